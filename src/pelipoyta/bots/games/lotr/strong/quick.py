"""The quick player: it goes on from a position as greedy would, on the position itself, to the end of the turn.

Nobody looks into another's hand: what is seen of a choice is what lies on the table, and one's own cards.
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
FULL_HAND = 7  # with so many cards one is thrown away for a better
USES = {Kind.MINION: 4.0, Kind.COMPANION: 4.5, Kind.EVENT: 3.0, Kind.CONDITION: 2.0, Kind.ALLY: 2.2}
LONGEST = 400  # choices: no turn of people takes as many


class Late(Exception):
    """There is no time left to play on."""


def play_turn(s: State, rng: Random, until: float = inf) -> State:
    """The position when the next turn begins, or the game is over."""
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
    """What greedy would do here, knowing what it knows."""
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
    """The least useful; when nothing must go, only of a full hand or what can never be played."""
    uses = {action: use(s, seat, action.what) for action in legal if isinstance(action, Pick)}
    if not uses:
        return legal[-1]
    least = min(uses, key=lambda action: uses[action])
    keeps = ask == Question.RECONCILE and len(s.players[seat].hand) < FULL_HAND and uses[least] > 0
    return Pass() if keeps else least


def use(s: State, seat: Seat, code: int) -> float:
    """How useful a card in hand will be; nothing, if it can never be played again."""
    card = CARDS[code]
    if card.unique and any(CARDS[dead].title == card.title for dead in s.players[seat].dead):
        return 0.0
    if card.unique and any(c.owner == seat and CARDS[c.code].title == card.title for c in s.cards.values()):
        return 1.0
    return USES.get(card.kind, 2.5) + 0.1 * card.strength - 0.1 * max(card.twilight - 4, 0)
