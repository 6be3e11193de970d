"""Playout policy: plays as greedy would, directly on the state, to the end of the turn.

It uses open cards and the mover's own cards only, never another hand.
"""

from collections.abc import Sequence
from math import inf
from random import Random
from time import perf_counter

from pelipoyta.bots.games.lotr.greedy import Thought
from pelipoyta.bots.games.lotr.move_on import dares
from pelipoyta.games.lotr import GAME
from pelipoyta.games.lotr.cards import CARDS
from pelipoyta.games.lotr.model import Actions, Decide, Pass, Pick, State
from pelipoyta.games.lotr.questions import Question
from pelipoyta.games.lotr.terms import Kind
from pelipoyta.kernel import Ask, Over, Seat

YES = {Question.DRAW, Question.AMBUSH}
FIRST = {Question.ORDER}
FULL_HAND = 7  # hand size from which a card is discarded for a better
USES = {Kind.MINION: 4.0, Kind.COMPANION: 4.5, Kind.EVENT: 3.0, Kind.CONDITION: 2.0, Kind.ALLY: 2.2}
LONGEST = 400  # most choices: no human turn takes as many


class Late(Exception):
    """The time limit is over."""


def play_turn(s: State, rng: Random, until: float = inf) -> State:
    """State at the beginning of the next turn, or at the end of the game."""
    free = s.free
    for _ in range(LONGEST):
        if perf_counter() > until:
            raise Late
        pending = GAME.pending(s)
        if isinstance(pending, Over) or s.free != free:
            break
        if isinstance(pending, Ask):
            seat = pending.seats[0]
            s, _ = GAME.apply(s, seat, quick(s, seat, pending.what, GAME.legal(s, seat), rng))
        else:
            s, _ = GAME.settle(s, pending.sample(rng))
    return s


def quick(s: State, seat: Seat, ask: str, legal: Sequence[Actions], rng: Random) -> Actions:
    """Greedy's action, with greedy's knowledge."""
    if len(legal) == 1 or ask in FIRST:
        return legal[0]
    if ask in YES:
        return legal[-1]
    if ask == Question.MOVE_AGAIN:
        return Decide(int(dares(s)))
    if ask == Question.RECONCILE or ask == Question.DISCARD_DOWN:
        return _discard(s, seat, ask, legal)
    if ask == Question.SKIRMISH_ORDER:
        bearer = s.players[seat].bearer
        return next((each for each in legal if isinstance(each, Pick) and each.what != bearer), legal[0])
    return Thought(seat, rng, inf).best(s, ask, legal)


def _discard(s: State, seat: Seat, ask: str, legal: Sequence[Actions]) -> Actions:
    """Discard the least useful card; optional discards only from a full hand or of unplayable cards."""
    uses = {action: use(s, seat, action.what) for action in legal if isinstance(action, Pick)}
    if not uses:
        return legal[-1]
    least = min(uses, key=lambda action: uses[action])
    keeps = ask == Question.RECONCILE and len(s.players[seat].hand) < FULL_HAND and uses[least] > 0
    return Pass() if keeps else least


def use(s: State, seat: Seat, code: int) -> float:
    """Usefulness of a card in hand; 0 if it can never be played again."""
    card = CARDS[code]
    if card.unique and any(CARDS[dead].title == card.title for dead in s.players[seat].dead):
        return 0.0
    if card.unique and any(c.owner == seat and CARDS[c.code].title == card.title for c in s.cards.values()):
        return 1.0
    return USES.get(card.kind, 2.5) + 0.1 * card.strength - 0.1 * max(card.twilight - 4, 0)
