"""Numbers of the journey: Shadow numbers, the move limit, homes and the fellowship."""

from pelipoyta.games.lotr.engine.catalogue import CARDS
from pelipoyta.games.lotr.engine.find import attached, current_site
from pelipoyta.games.lotr.engine.numbers import sized
from pelipoyta.games.lotr.engine.statics import in_force
from pelipoyta.games.lotr.model import Card, Part, State, Zone
from pelipoyta.games.lotr.terms import Change, Reason
from pelipoyta.kernel import Seat


def shadow_number_parts(s: State, site: Card) -> list[Part]:
    parts = [Part(site.code, CARDS[site.code].twilight, Reason.PRINT)]
    return (
        parts
        + [
            Part(source.code, sized(s, source, mod))
            for source, mod in in_force(s, Change.SHADOW_NUMBER)
            if mod.is_of_site(s, site, source.owner, source.id)
        ]
        + [Part(e.source, e.amount) for e in s.lasting if e.what is Change.SHADOW_NUMBER]
    )


def widen_move_limit(s: State) -> None:
    """LOTR-8.6, LOTR-30.46: a source counts once a turn, from the first moment its condition holds."""
    for source, mod in list(in_force(s, Change.MOVE_LIMIT)):
        key = f"limit/{source.id}"
        if key not in s.used:
            s.used[key] = 1
            change_limit(s, sized(s, source, mod), mod.least)


def change_limit(s: State, by: int, least: int) -> None:
    """LOTR-8.6: for this whole turn; a floor lifts nothing that is lower already."""
    s.limit = max(s.limit + by, min(least, s.limit))


def base_move_limit(s: State) -> int:
    """LOTR-8.5."""
    return 2 if len(s.players) <= 3 else len(s.players) - 1


def is_home(s: State, card: Card) -> bool:
    """LOTR-22.3, LOTR-22.5: the fellowship is at one of the ally's home sites, block included."""
    here = current_site(s)
    return here is not None and any(
        number == CARDS[here.code].site and block is CARDS[here.code].block for number, block in CARDS[card.code].home
    )


def fellowship(s: State) -> list[Card]:
    return [c for c in s.cards.values() if c.zone is Zone.FELLOWSHIP and c.owner == s.free]


def resistance(s: State, seat: Seat) -> int:
    """LOTR-19.8: with what the Ring-bearer bears, in any turn."""
    player = s.players[seat]
    borne = [CARDS[c.code] for c in attached(s, player.bearer)]
    mods = [mod for card in borne for ability in card.text for mod in ability.changes]
    return player.resistance + sum(
        mod.size for mod in mods if mod.change is Change.RESISTANCE and isinstance(mod.size, int)
    )
