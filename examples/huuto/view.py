"""Who knows what in Huuto; nothing else decides it."""

from collections import Counter
from random import Random

from huuto.model import NOTHING, PACK, UNSEEN, Cards, State, View
from pelipoyta.kernel import Seat


def view(s: State, seat: Seat | None) -> View:
    """One's own hand and one's own laid card; of others that they have laid one."""
    laid = tuple(card if card == NOTHING or who == seat else UNSEEN for who, card in enumerate(s.laid))
    hand = s.hands[seat] if seat is not None else ()
    counts = tuple(map(len, s.hands))
    return View(
        options=s.options,
        seat=seat,
        hand=hand,
        counts=counts,
        laid=laid,
        points=tuple(s.points),
        seen=_shown(s),
        left=len(s.bag),
        round=s.round,
    )


def _shown(s: State) -> Cards:
    """All that was turned up: what is neither in the pack, nor in a hand, nor face down."""
    hidden = Counter(s.bag) + Counter(card for hand in s.hands for card in hand) + Counter(s.laid)
    return tuple(sorted((Counter(PACK) - hidden).elements()))


def determinize(v: View, rng: Random) -> State:
    """One full state that looks so: what is hidden is dealt anew from all that was not seen."""
    mine = Counter(v.hand) + Counter(card for card in v.laid if card > NOTHING)
    rest = list((Counter(PACK) - Counter(v.seen) - mine).elements())
    rng.shuffle(rest)
    laid = [rest.pop() if card == UNSEEN else card for card in v.laid]
    hands = [v.hand if seat == v.seat else _dealt(rest, count) for seat, count in enumerate(v.counts)]
    return State(
        options=v.options, hands=hands, laid=laid, points=list(v.points), bag=tuple(sorted(rest)), round=v.round
    )


def _dealt(rest: list[int], count: int) -> Cards:
    return tuple(sorted(rest.pop() for _ in range(count)))
