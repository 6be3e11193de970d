"""Strongest The Lord of the Rings bot: each action is played on to the end of the turn in determinized states."""

from collections.abc import Sequence
from math import isinf
from random import Random
from time import monotonic, perf_counter

from pelipoyta.bots.games.lotr.greedy import Thought
from pelipoyta.bots.games.lotr.habits import HABITS
from pelipoyta.bots.games.lotr.strong.quick import Late, play_turn
from pelipoyta.bots.games.lotr.strong.value import chances
from pelipoyta.bots.search.halving import Candidate, HalvingSearch, halve
from pelipoyta.games.lotr import GAME
from pelipoyta.games.lotr.knowledge.view import View
from pelipoyta.games.lotr.model import Actions, Pass, Play, State
from pelipoyta.games.lotr.questions import Question
from pelipoyta.kernel import Seat

TURNS = 48  # default playouts for a choice, where neither nodes nor time are given
MANY = 1 << 40
SHARE, MOST = 0.6, 0.9  # shares of the time limit: after the first no playout begins, at the second all stop
WIDTH = 6  # actions that are tried
ENOUGH, TRIFLE = 3, 0.002  # playouts, and the loss accepted, for playing a card without visible effect
LEAST = 0.0001  # variance that a few equal results may still hide
SETTLED = 2  # playouts after which actions with equal results are no longer sampled
MORE = 3  # factor of further playouts, where two actions are close
BY_HABIT = {
    Question.BID,
    Question.PLACE,
    Question.STARTING,
    Question.REDRAW,
    Question.ORDER,
    Question.DRAW,
    Question.RECONCILE,
    Question.DISCARD_DOWN,
}


class World:
    """Determinized state in which an action is taken and the turn is played on."""

    def __init__(self, seat: Seat, actions: Sequence[Actions], state: State) -> None:
        self.seat = seat
        self.actions = actions
        self.state = state
        self.rng = Random(0)

    def copy_from(self, other: "World") -> None:
        self.state = other.state

    def seed(self, seed: int) -> None:
        self.rng = Random(seed)

    def apply(self, at: int) -> None:
        self.state, _ = GAME.apply(self.state, self.seat, self.actions[at])


class TurnPlayouts:
    """Playout evaluation: plays on with the quick policy, and values by the fitted weights."""

    def __init__(self, until: float) -> None:
        self.until = until

    def run(self, world: World) -> None:
        world.state = play_turn(world.state, world.rng, self.until)

    def value(self, world: World, seat: Seat) -> float:
        return chances(world.state)[seat]


def choose(
    view: View, seat: Seat, ask: str | None, legal: Sequence[Actions], rng: Random, budget: float, nodes: int
) -> Actions:
    if len(legal) == 1 or ask is None:
        return legal[0]
    if ask in BY_HABIT:
        return _usual(view, seat, ask, legal, rng)
    began = perf_counter()
    actions = candidates(view, seat, ask, legal, rng, budget)
    try:
        return _taken(ask, actions, weigh(view, seat, actions, rng, began, budget, nodes))
    except Late:
        return actions[0]


def _taken(ask: str, actions: Sequence[Actions], options: Sequence[Candidate]) -> Actions:
    """Best action; before moving on, a free card is played, since the hand is refilled (LOTR-15.2)."""
    best = options[0]
    if ask == Question.FELLOWSHIP and best.action == 0 and isinstance(actions[0], Pass):
        plays = [each for each in options[1:] if isinstance(actions[each.action], Play) and each.games >= ENOUGH]
        free = max(plays, key=lambda each: each.gaps / each.games, default=best)
        best = free if free.gaps >= -TRIFLE * free.games else best
    return actions[best.action]


def _usual(view: View, seat: Seat, ask: str, legal: Sequence[Actions], rng: Random) -> Actions:
    """Habitual answer; a level that passes fewer actions may lack the one the habit wants."""
    found = HABITS[ask](view, seat, legal, rng)
    return found if found in legal else legal[0]


def candidates(view: View, seat: Seat, ask: str, legal: Sequence[Actions], rng: Random, budget: float) -> list[Actions]:
    """Actions to try: greedy's choice, its next best ones, and passing."""
    if ask in HABITS:
        first = _usual(view, seat, ask, legal, rng)
        return [first, *(action for action in legal if action != first)][:WIDTH]
    thought, s = Thought(seat, rng, monotonic() + budget * SHARE / 2), GAME.determinize(view, rng)
    values = {action: thought.value(s, ask, action) for action in legal}
    best = sorted(legal, key=lambda action: (-values[action], not isinstance(action, Pass)))
    return [*best[:WIDTH], *(action for action in best[WIDTH:] if isinstance(action, Pass))]


def weigh(
    view: View, seat: Seat, actions: Sequence[Actions], rng: Random, began: float, budget: float, nodes: int
) -> list[Candidate]:
    """All actions with their win probability, the best first; `nodes` are turns played on."""

    def guess(into: World, rng: Random) -> None:
        into.state = GAME.determinize(view, rng)

    start = GAME.determinize(view, rng)
    world, sim = (World(seat, actions, start) for _ in range(2))
    policy = TurnPlayouts(began + budget * MOST)
    games = nodes or (TURNS if isinf(budget) else MANY)
    until = began + budget * SHARE
    search = HalvingSearch(policy, seat, world, sim, guess, rng, until, 1, LEAST, SETTLED, MORE * games)
    return halve(search, range(len(actions)), games)
