"""Search from the root position: over whole turns, or the rest of a begun turn."""

from typing import Final, final

from pelipoyta.bots.games.rolechess.strong.net import Net
from pelipoyta.bots.games.rolechess.strong.star import Star
from pelipoyta.bots.games.rolechess.strong.turns import NO, PASSING, turn_of
from pelipoyta.games.rolechess.fast.codes import ATTACK, TURN
from pelipoyta.games.rolechess.fast.men import Men
from pelipoyta.games.rolechess.fast.state import FastState
from pelipoyta.kernel.optional.machine import i64

SURE: Final[float] = 0.9999  # value at which the search stops
FEW: Final[i64] = 8  # turns with the best static values that are searched with their answers
# Weight of the static value against the best answer. The net knows from experience what such positions lead to against
# fallible opponents; the best answer is as often found by the net's errors. Both together win the most games.
LOOK: Final[float] = 0.5


@final
class Root:
    """Root moves and their values."""

    def __init__(self, sim: FastState, net: Net) -> None:
        self.star = Star(sim.limit, net)
        self.side: i64 = sim.turn
        self.quiet: i64 = sim.quiet
        self.depth: i64 = 0  # turns that were searched
        self.value: float = 0.0  # value of the best
        self._find(sim)

    def _find(self, sim: FastState) -> None:
        """Candidate turns at the root; after a move its attacks; after a fall, to stay or to take the circle."""
        men, turns = Men(), self.star.turns[0]
        men.copy_from(sim.men)
        turns.count = 0
        if sim.phase == TURN:
            turns.find(men, self.side)
        elif sim.phase == ATTACK:
            piece = men.board[sim.dst]
            men.move(piece, sim.src)
            turns.after_move(men, self.side, piece, sim.src, sim.dst)
        else:
            self.quiet = -1  # a piece fell this turn, and what looks like a move is none
            turns.add(PASSING, 0.0)
            turns.add(turn_of(sim.first, sim.target, NO, NO), 0.0)
        self.star.scenes[0].look(men)

    def search(self, nodes: i64, seconds: float) -> i64:
        """Best turn within these nodes and seconds."""
        self.star.begin(nodes, seconds)
        best = self.look()
        if self.star.stopped or self.star.turns[0].count == 1 or not -SURE < self.value < SURE:
            return best
        return self._weigh(best)

    def look(self) -> i64:
        """Turn with the best static value; `order` has the values of all."""
        star, turns = self.star, self.star.turns[0]
        best = turns.take(0)
        for index in range(turns.count):
            turn = turns.take(index)
            value = star.outcome(0, self.side, self.quiet, 1, turn, -1.0, 1.0)
            if star.stopped:
                return best
            turns.order[index] = value
            if index == 0 or value > self.value:
                self.value, best = value, turn
        self.depth = 1
        return best

    def _weigh(self, best: i64) -> i64:
        """Search the best few with their answers; when time is up, return the best known."""
        star, turns = self.star, self.star.turns[0]
        found: float = -1.0
        for index in range(min(FEW, turns.count)):
            turn = turns.take(index)
            look = LOOK * turns.order[index]
            needed = (found - look) / (1.0 - LOOK)  # threshold: to be better than the best so far
            if needed >= 1.0:
                break
            needed = needed if needed > -1.0 else -1.0
            value = look + (1.0 - LOOK) * star.outcome(0, self.side, self.quiet, 2, turn, needed, 1.0)
            if star.stopped:
                return best
            if index == 0 or value > found:
                found, best = value, turn
        self.depth, self.value = 2, found
        return best
