"""Answers without search: bids, seating, the starting fellowship, discards, and moving on."""

from collections.abc import Callable, Sequence
from random import Random

from pelipoyta.bots.games.lotr.move_on import dares
from pelipoyta.games.lotr.cards import CARDS
from pelipoyta.games.lotr.knowledge.guess import determinize
from pelipoyta.games.lotr.knowledge.view import View
from pelipoyta.games.lotr.model import Actions, Bid, Decide, Pass, Pick, Play, TakePlace
from pelipoyta.games.lotr.questions import Question
from pelipoyta.games.lotr.terms import Kind
from pelipoyta.kernel import Seat

Habit = Callable[[View, Seat, Sequence[Actions], Random], Actions]
FULL_HAND = 7  # hand size from which a card is discarded for a better


def _bid(view: View, seat: Seat, legal: Sequence[Actions], rng: Random) -> Actions:
    """Bid low: burdens stay all game."""
    return Bid(rng.choice((0, 0, 1)))


def _place(view: View, seat: Seat, legal: Sequence[Actions], rng: Random) -> Actions:
    """Go first: the game is a race."""
    return min(legal, key=lambda action: action.place if isinstance(action, TakePlace) else 99)


def _starting(view: View, seat: Seat, legal: Sequence[Actions], rng: Random) -> Actions:
    """Most strength for the twilight."""
    plays = [action for action in legal if isinstance(action, Play)]
    return max(plays, key=lambda play: _bargain(play.code), default=legal[-1])


def _bargain(code: int) -> float:
    card = CARDS[code]
    return (card.strength + 0.5 * card.vitality) / (card.twilight + 1)


def _reconcile(view: View, seat: Seat, legal: Sequence[Actions], rng: Random) -> Actions:
    """A full hand that was not played needs new cards."""
    if len(view.players[seat].hand) < FULL_HAND and not any(_is_dead(view, seat, code) for code in _codes(legal)):
        return Pass()
    return _discard(view, seat, legal, rng)


def _discard(view: View, seat: Seat, legal: Sequence[Actions], rng: Random) -> Actions:
    picks = [action for action in legal if isinstance(action, Pick)]
    return min(picks, key=lambda pick: _use(view, seat, pick.what), default=legal[-1])


def _codes(legal: Sequence[Actions]) -> list[int]:
    return [action.what for action in legal if isinstance(action, Pick)]


def _is_dead(view: View, seat: Seat, code: int) -> bool:
    """True if the card can never be played again."""
    card = CARDS[code]
    return card.unique and any(CARDS[dead].title == card.title for dead in view.players[seat].dead)


def _use(view: View, seat: Seat, code: int) -> float:
    """Usefulness of a card in hand."""
    card = CARDS[code]
    if _is_dead(view, seat, code):
        return 0.0
    there = any(c.owner == seat and CARDS[c.code].title == card.title for c in view.cards)
    if card.unique and there:
        return 1.0
    worth = {Kind.MINION: 4.0, Kind.COMPANION: 4.5, Kind.EVENT: 3.0, Kind.CONDITION: 2.0, Kind.ALLY: 2.2}
    return worth.get(card.kind, 2.5) + 0.1 * card.strength - 0.1 * max(card.twilight - 4, 0)


def _yes(view: View, seat: Seat, legal: Sequence[Actions], rng: Random) -> Actions:
    return Decide(1) if Decide(1) in legal else legal[-1]


def _no(view: View, seat: Seat, legal: Sequence[Actions], rng: Random) -> Actions:
    return Decide(0) if Decide(0) in legal else legal[0]


def _first(view: View, seat: Seat, legal: Sequence[Actions], rng: Random) -> Actions:
    return legal[0]


def _move_again(view: View, seat: Seat, legal: Sequence[Actions], rng: Random) -> Actions:
    """Move on when the fellowship can bear what the Shadow could play; hidden cards have no part in it."""
    return Decide(int(dares(determinize(view, Random(0)))))


def _order(view: View, seat: Seat, legal: Sequence[Actions], rng: Random) -> Actions:
    """The Ring-bearer fights last, when others may still help him."""
    bearer = view.players[seat].bearer
    return next((action for action in legal if isinstance(action, Pick) and action.what != bearer), legal[0])


HABITS: dict[str, Habit] = {
    Question.BID: _bid,
    Question.PLACE: _place,
    Question.STARTING: _starting,
    Question.REDRAW: _no,
    Question.RECONCILE: _reconcile,
    Question.DISCARD_DOWN: _discard,
    Question.DRAW: _yes,
    Question.AMBUSH: _yes,
    Question.ORDER: _first,
    Question.SKIRMISH_ORDER: _order,
    Question.MOVE_AGAIN: _move_again,
}
