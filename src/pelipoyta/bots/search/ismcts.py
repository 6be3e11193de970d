"""Information set MCTS with random playouts: a textbook baseline.

A node belongs to its mover's information set (Cowling, Powley, Whitehouse 2012): worlds that look alike to the mover
share it. An action is compared by the visits in which it was available. Without hidden information this is plain UCT.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import isinf, log, sqrt
from random import Random
from time import perf_counter
from typing import Any

from pelipoyta.games import open_game
from pelipoyta.kernel.game import AnyGame, Seat
from pelipoyta.kernel.optional.simulator import CHANCE, OVER, Simulator, listed

PLAYOUTS = 300  # default, where neither nodes nor time are given
LONGEST = 2_000  # choices of a playout; a longer one is a draw
EAGER = 0.7  # exploration constant
SHARE = 0.8  # share of the time limit that is used


@dataclass
class Edge:
    """Statistics of an action: visits, availability, and the mover's total score."""

    visits: int = 0
    offers: int = 0
    total: float = 0.0

    def promise(self) -> float:
        return self.total / self.visits + EAGER * sqrt(log(self.offers) / self.visits)


@dataclass
class Tree:
    twin: Simulator
    rng: Random
    sim: Any
    buffer: Any
    nodes: dict[tuple[Seat, int], dict[int, Edge]] = field(default_factory=dict)

    def grow(self) -> None:
        """Run an iteration: descend the tree, add a node, and play out at random."""
        path: list[tuple[Seat, Edge]] = []
        fresh = False
        while not fresh and (mover := self.sim.mover()) != OVER:
            if mover == CHANCE:
                self.sim.roll()
                continue
            action, edge = self._step(mover)
            fresh = edge.visits == 0
            path.append((mover, edge))
            self.sim.apply(action)
        self.sim.playout(LONGEST)
        ended = self.sim.mover() == OVER
        for mover, edge in path:
            edge.visits += 1
            edge.total += self.sim.score(mover) if ended else 0.5

    def _step(self, mover: Seat) -> tuple[int, Edge]:
        """An untried action, or the one with the highest upper confidence bound."""
        known = self.nodes.setdefault((mover, self.sim.key(mover)), {})
        offered = listed(self.sim, self.buffer)
        edges = [known.setdefault(action, Edge()) for action in offered]
        for edge in edges:
            edge.offers += 1
        new = [at for at, edge in enumerate(edges) if not edge.visits]
        at = self.rng.choice(new) if new else max(range(len(edges)), key=lambda at: edges[at].promise())
        return offered[at], edges[at]

    def best(self, seat: Seat) -> int:
        """Most visited action."""
        known = self.nodes[seat, self.sim.key(seat)]
        return max(known, key=lambda action: (known[action].visits, known[action].total))


def ismcts(
    game_id: str, view: Any, seat: Seat, ask: str | None, legal: Sequence[Any], rng: Random, budget: float, nodes: int
) -> Any:
    """Action by the textbook search; `nodes` are playouts."""
    game = open_game(game_id)
    if ask is None or len(legal) == 1 or game.twin is None:
        return None if ask is None else rng.choice(legal)
    return _searched(game, game.twin, view, seat, legal, rng, budget, nodes)


def _searched(
    game: AnyGame, twin: Simulator, view: Any, seat: Seat, legal: Sequence[Any], rng: Random, budget: float, nodes: int
) -> Any:
    until = perf_counter() + budget * SHARE
    most = nodes or (PLAYOUTS if isinf(budget) else 1 << 40)
    first = game.determinize(view, rng)  # gives options and seats
    tree = Tree(twin, rng, twin.new(game.options(), len(game.at_table(first))), twin.buffer())
    for number in range(most):
        if number and perf_counter() >= until:
            break
        twin.guess(tree.sim, view, rng)
        if tree.sim.mover() != seat:
            return rng.choice(legal)  # of several seats that choose blind, a simulator asks one after another
        tree.sim.seed(rng.getrandbits(31))
        tree.grow()
    twin.guess(tree.sim, view, rng)
    return twin.action(tree.sim, tree.best(seat))
