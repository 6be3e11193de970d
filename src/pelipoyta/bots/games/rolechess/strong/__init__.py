"""Strongest RoleChess bot: search over whole turns, answers and dice, with a neural net as evaluation."""

from collections.abc import Sequence
from functools import cache
from math import isinf
from pathlib import Path
from random import Random

from pelipoyta.bots.games.rolechess.strong.net import Net
from pelipoyta.bots.games.rolechess.strong.root import Root
from pelipoyta.bots.games.rolechess.strong.turns import NO, PASSING, turn_of
from pelipoyta.bots.search.netfile import read_numbers
from pelipoyta.games.rolechess.board import ATTACK
from pelipoyta.games.rolechess.fast import FAST
from pelipoyta.games.rolechess.fast.state import FastState
from pelipoyta.games.rolechess.model import Advance, Attack, Choice, Join, Pass, Stay, Step, View
from pelipoyta.kernel import Seat

__all__ = ["NO", "PASSING", "choose", "looks", "net", "turn_of"]

VERSION = 2  # version of the features and the architecture
HERE = Path(__file__).parent
NODES = 20_000  # default, where neither nodes nor time are given
MANY = 1 << 40
SHARE = 0.8  # share of the time limit that is used: the answer must still be sent


@cache
def net() -> Net:
    return Net(read_numbers(HERE / "position.net", "rolechess", VERSION))


def choose(
    view: View, seat: Seat, ask: str | None, legal: Sequence[Choice], rng: Random, budget: float, nodes: int
) -> Choice:
    if len(legal) == 1:
        return legal[0]
    sim: FastState = FAST.new(view.options, 2)
    FAST.guess(sim, view, rng)
    if ask == "partner":
        return max(legal, key=lambda choice: _factor(sim, choice))
    turn = Root(sim, net()).search(nodes or (NODES if isinf(budget) else MANY), budget * SHARE)
    return _part(turn, ask)


def looks(view: View, rng: Random, budget: float) -> dict[int, float]:
    """Value of each turn that can be played from here, and of stopping or passing; empty without time."""
    sim: FastState = FAST.new(view.options, 2)
    FAST.guess(sim, view, rng)
    root = Root(sim, net())
    root.star.begin(MANY, budget * SHARE)
    root.look()
    turns = root.star.turns[0]
    found = {int(turns.turn[at]): float(turns.order[at]) for at in range(turns.count)}
    idle = turn_of(view.step.src, view.step.dst, NO, NO) if view.step else PASSING
    found.setdefault(int(idle), float(root.star.outcome(0, root.side, root.quiet, 1, idle, -1.0, 1.0)))
    return {} if root.star.stopped else found


def _factor(sim: FastState, choice: Choice) -> int:
    """Attack factor of a partner: it costs nothing, so the strongest is the best."""
    return ATTACK[sim.men.board[choice.src]] if isinstance(choice, Join) else 0


def _part(turn: int, ask: str | None) -> Choice:
    """First action of the turn, as an answer to the question."""
    if ask == "advance":
        return Stay() if turn == PASSING else Advance()
    if turn == PASSING:
        return Pass()
    src, dst, target = turn & 63, turn >> 6 & 63, turn >> 12 & 63
    assert target != NO or ask == "turn"
    return Attack(dst, target) if ask == "attack" or src == dst else Step(src, dst)
