"""DNUP-9.2: number of repetitions of the position, found by undoing public acts.

A card in the pile never comes back in a round, so no position from before a discard can come again: the trail begins
there. It stores no secret: with the current hands, the trail gives the earlier ones.
"""

from collections.abc import Iterator

from pelipoyta.games.dnup.cards import minus, plus, turned
from pelipoyta.games.dnup.model import Add, Cards, Deed, Play, Spot, State, Take
from pelipoyta.games.dnup.rules.table import slot

Position = tuple[tuple[Cards, ...], tuple[Cards, ...], Spot]  # hands, table, whose turn for which area


def positions(s: State) -> Iterator[Position]:
    """The position now, then each one before it as far as the trail goes."""
    hands, table = s.hands[:], s.table[:]
    yield tuple(hands), tuple(table), Spot(s.turn, s.area)
    for deed in reversed(s.trail):
        _take_back(hands, table, deed)
        yield tuple(hands), tuple(table), deed.at


def times_seen(s: State) -> int:
    """Number of times that the position has come up, this time included."""
    seen = positions(s)
    now = next(seen)
    return 1 + sum(position == now for position in seen)


def _take_back(hands: list[Cards], table: list[Cards], deed: Deed) -> None:
    seat, act, players = deed.at.seat, deed.act, len(hands)
    if isinstance(act, Play):
        table[slot(players, deed.at)] = ()
        hands[seat] = plus(hands[seat], act.cards)
    elif isinstance(act, Add):
        target = slot(players, Spot(act.seat, act.area))
        table[target] = minus(table[target], [act.card])
        hands[seat] = plus(hands[seat], [act.card])
    elif not isinstance(act, Take):
        hands[seat] = turned(hands[seat])
    if deed.hit:
        keeper = seat if isinstance(act, Take) else deed.hit.seat
        hands[keeper] = minus(hands[keeper], turned(deed.lifted))
        table[slot(players, deed.hit)] = deed.lifted
