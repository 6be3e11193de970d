"""A position and a move as text; RULES.md shows the form."""

from collections.abc import Iterable, Iterator

from pelipoyta.games.dnup.model import Act, Add, Card, Cards, Deed, Play, Spot, State, Take
from pelipoyta.games.dnup.rules.table import slot, spots
from pelipoyta.kernel.variants import chosen_by, varied


def draw(s: State) -> str:
    """Write a position: a line for each fact that is not the ordinary one; every card is somewhere."""
    players = len(s.hands)
    lines = [f"dnup {players}", *_draw_score(s)]
    if varied(s.options):
        lines.append(f"variants {' '.join(chosen_by(s.options))}")
    if s.faces:
        lines.append(f"shuffled {_cards(s.faces)}")
    if any(s.hands):
        lines += [f"turn {s.turn}.{s.area}", f"starter {s.starter}"]
    if s.quiet:
        lines.append(f"quiet {s.quiet}")
    lines += [f"hand {seat} {_cards(hand)}" for seat, hand in enumerate(s.hands) if hand]
    lines += [f"known {seat} {_cards(known)}" for seat, known in enumerate(s.known) if known]
    lines += [f"table {_spot(spot)} {_cards(there)}" for spot in spots(players) if (there := _there(s, spot))]
    if s.pile:
        lines.append(f"pile {_cards(s.pile)}")
    lines += [f"last {_deed(deed)}" for deed in s.deeds if deed]
    lines += [f"since {_deed(deed)}" for deed in s.trail]
    return "\n".join(lines) + "\n"


def _draw_score(s: State) -> list[str]:
    rounds = [f"round {_seats(out)}" for out in s.past]
    return [*rounds, f"out {_seats(s.out)}"] if s.out else rounds


def _there(s: State, spot: Spot) -> Cards:
    return s.table[slot(len(s.hands), spot)]


def _seats(out: Iterable[int]) -> str:
    return " ".join(map(str, out)) or "-"


def _card(one: Card) -> str:
    return f"{one.up}/{one.down}"


def _cards(some: Cards) -> str:
    return " ".join(map(_card, some))


def _spot(spot: Spot) -> str:
    return f"{spot.seat}.{spot.area}"


def _deed(deed: Deed) -> str:
    lifted = f" lifts {_spot(deed.hit)} {_cards(deed.lifted)}" if deed.hit else ""
    return f"{_spot(deed.at)} {write(deed.act)}{lifted}"


def reworded(act: Act) -> Iterator[str]:
    """The cards of a set in another order."""
    if isinstance(act, Play):
        yield f"play {_cards(act.cards[::-1])}"


def write(act: Act) -> str:
    if isinstance(act, Play):
        return f"play {_cards(act.cards)}"
    if isinstance(act, Add):
        return f"add {_card(act.card)} to {act.seat}.{act.area}"
    if isinstance(act, Take):
        return f"take {act.seat}.{act.area}"
    return "turn"
