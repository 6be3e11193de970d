"""Reasons for an act: the set it beats, the cards that come to the hand, and the cards it sheds."""

from collections import Counter

from pelipoyta.games.dnup.model import Act, Add, Card, Play, Spot, Take, Turn, View
from pelipoyta.games.dnup.preview import preview
from pelipoyta.games.dnup.rules.table import slot
from pelipoyta.kernel import Seat
from pelipoyta.kernel.optional.hint import Hint


def hints(view: View, seat: Seat, action: Act) -> tuple[Hint, ...]:
    return (_deed(view, action), *_comes(view, seat, action))


def _deed(view: View, action: Act) -> Hint:
    match action:
        case Play(cards):
            return Hint("play", {"count": len(cards), "value": cards[0].up})
        case Add(card):
            return Hint("add", {"value": card.up})
        case Take(seat, area):
            there = view.table[slot(len(view.counts), Spot(seat, area))]
            return Hint("take", {"count": len(there), "value": there[0].up, "turned": _values(there)})
        case _:
            return Hint("turn", {"turned": _values(view.hand)})


def _values(cards: tuple[Card, ...]) -> str:
    """Values of the cards the other way up, for turning the hand."""
    return ", ".join(map(str, sorted(card.down for card in cards)))


def _comes(view: View, seat: Seat, action: Act) -> tuple[Hint, ...]:
    what = preview(view, seat)(action)
    if what is None:
        return (_quiet(view, action),)
    if isinstance(action, Take | Turn):
        return (_quiet(view, action),)
    if what.out:
        return (Hint("out"),)  # of two, the round is won before anything is beaten (DNUP-8.6)
    beats = (Hint("beats-own" if what.gains else "beats"),) if what.beats else ()
    leaving = len(action.cards) if isinstance(action, Play) else 1
    return (*beats, Hint("left", {"left": len(view.hand) - leaving + len(what.gains)}))


def _quiet(view: View, action: Act) -> Hint:
    """For an act that sheds no card: the largest set that the hand will hold after it."""
    after = [card.down for card in view.hand]
    if isinstance(action, Take):
        taken = view.table[slot(len(view.counts), Spot(action.seat, action.area))]
        after = [*(card.up for card in view.hand), *(card.down for card in taken)]
    value, count = max(Counter(after).items(), key=lambda found: (found[1], found[0]))
    return Hint("gathers", {"count": count, "value": value}) if count > 1 else Hint("single")
