"""Parse a position or an act; raises ValueError where the text is malformed or the position impossible."""

from collections.abc import Callable
from random import Random

from pelipoyta.games.dnup.cards import card, cards, flat
from pelipoyta.games.dnup.model import Act, Add, Deed, Options, Play, Spot, State, Take, Turn
from pelipoyta.games.dnup.notation.sense import check, find_starter, rest_of_deck
from pelipoyta.games.dnup.points import points_of
from pelipoyta.games.dnup.rules import start
from pelipoyta.games.dnup.rules.table import slot, spots

REST = "pile the rest"
MANY = ("round ", "since ")
OF_EACH = ("hand ", "known ", "table ", "last ")


def parse(text: str) -> Act:
    words = text.lower().split()
    if words == ["turn"]:
        return Turn()
    if len(words) > 1 and words[0] == "play":
        return Play(cards(" ".join(words[1:])))
    if len(words) == 2 and words[0] == "take":
        return Take(*_read_numbers(words[1]))
    if len(words) == 4 and words[0] == "add" and words[2] == "to":
        return Add(card(words[1]), *_read_numbers(words[3]))
    raise ValueError(f"not a move: {text}")


def _read_numbers(text: str) -> tuple[int, int]:
    seat, dot, area = text.partition(".")
    if not dot:
        raise ValueError(f"not a place: {text}")
    return int(seat), int(area)


def read(text: str) -> State:
    """The position; raises ValueError where a line, a card or a place makes no sense."""
    head, *lines = [" ".join(line.split()) for line in text.splitlines() if line.strip()] or [""]
    s = start(_read_options(lines), _read_players(head))
    if not points_of.can_play(s.options, len(s.hands)):
        raise ValueError("these variants cannot be played (TABLE-28)")
    _check_once(lines)
    for line in sorted(lines, key=REST.__eq__):
        word, _, rest = line.partition(" ")
        if word not in READERS:
            raise ValueError(f"not a line of a position: {line}")
        READERS[word](s, rest)
    if any(s.hands) and not any(line.startswith("starter ") for line in lines):
        s.starter = find_starter(s)
    check(s)
    return s


def _read_options(lines: list[str]) -> Options:
    told = next((line.split()[1:] for line in lines if line.startswith("variants ")), ())
    return Options(tuple(told)) if told else Options()


def _read_nothing(s: State, rest: str) -> None:
    """Read before the others."""


def _check_once(lines: list[str]) -> None:
    """Check that each fact is told once, except rounds and the acts since a discard."""
    said = [line.split()[: 2 if line.startswith(OF_EACH) else 1] for line in lines if not line.startswith(MANY)]
    if any(said.count(what) > 1 for what in said):
        raise ValueError("a position says something twice")


def reordered(text: str, rng: Random) -> str:
    """The lines in another order, save those that tell of one thing after another; the cards of a line too."""
    head, *lines = text.splitlines()
    steady = [line for line in lines if line.startswith(MANY)]
    moving = [_mixed(line, rng) for line in lines if not line.startswith(MANY)]
    rng.shuffle(moving)
    return "\n".join([head, *moving, *steady])


def _mixed(line: str, rng: Random) -> str:
    words = line.split()
    ends = [index for index, word in enumerate(words) if "/" not in word]
    last = ends[-1] + 1
    return " ".join([*words[:last], *rng.sample(words[last:], len(words) - last)])


def _read_players(head: str) -> int:
    name, _, players = head.partition(" ")
    if name != "dnup" or players not in ("2", "3", "4", "5"):
        raise ValueError("a position begins with «dnup» and the number of players")
    return int(players)


def _read_seat(s: State, text: str) -> int:
    if not text.isdecimal() or int(text) not in range(len(s.hands)):
        raise ValueError(f"no such seat: {text}")
    return int(text)


def _read_seats(s: State, text: str) -> tuple[int, ...]:
    return () if text == "-" else tuple(_read_seat(s, word) for word in text.split())


def _read_spot(s: State, text: str) -> Spot:
    spot = Spot(*_read_numbers(text))
    if spot not in spots(len(s.hands)):
        raise ValueError(f"no such place: {text}")
    return spot


def _read_deed(s: State, text: str) -> Deed:
    said, _, lifted = text.partition(" lifts ")
    at, _, act = said.partition(" ")
    hit, _, set_ = lifted.partition(" ")
    return Deed(_read_spot(s, at), parse(act), _read_spot(s, hit) if hit else None, cards(set_))


def _read_round(s: State, rest: str) -> None:
    s.past.append(_read_seats(s, rest))


def _read_out(s: State, rest: str) -> None:
    s.out = _read_seats(s, rest)


def _read_turn(s: State, rest: str) -> None:
    spot = _read_spot(s, rest)
    s.turn, s.area = spot.seat, spot.area


def _read_starter(s: State, rest: str) -> None:
    s.starter = _read_seat(s, rest)


def _read_quiet(s: State, rest: str) -> None:
    s.quiet = int(rest)


def _read_shuffled(s: State, rest: str) -> None:
    s.faces = cards(rest)


def _read_hand(s: State, rest: str) -> None:
    seat, _, held = rest.partition(" ")
    s.hands[_read_seat(s, seat)] = cards(held)


def _read_known(s: State, rest: str) -> None:
    seat, _, held = rest.partition(" ")
    s.known[_read_seat(s, seat)] = cards(held)


def _read_table(s: State, rest: str) -> None:
    spot, _, set_ = rest.partition(" ")
    s.table[slot(len(s.hands), _read_spot(s, spot))] = cards(set_)


def _read_pile(s: State, rest: str) -> None:
    """`pile the rest` saves naming the cards that are nowhere else: it is read last."""
    s.pile = rest_of_deck(s) if rest == "the rest" else flat(cards(rest))


def _read_last(s: State, rest: str) -> None:
    deed = _read_deed(s, rest)
    s.deeds[slot(len(s.hands), deed.at)] = deed


def _read_since(s: State, rest: str) -> None:
    s.trail = (*s.trail, _read_deed(s, rest))


READERS: dict[str, Callable[[State, str], None]] = {
    "round": _read_round, "out": _read_out, "turn": _read_turn, "starter": _read_starter, "quiet": _read_quiet,
    "shuffled": _read_shuffled, "hand": _read_hand, "known": _read_known, "table": _read_table, "pile": _read_pile,
    "variants": _read_nothing, "last": _read_last, "since": _read_since,
}  # fmt: skip
