"""The search from the position on the table: which turn, or which part of the turn that is left."""

from typing import Final, final

from pelipoyta.bots.games.rolechess.strong.net import Net
from pelipoyta.bots.games.rolechess.strong.star import Star
from pelipoyta.bots.games.rolechess.strong.turns import NO, PASSING, turn_of
from pelipoyta.games.rolechess.fast.codes import ATTACK, TURN
from pelipoyta.games.rolechess.fast.men import Men
from pelipoyta.games.rolechess.fast.scratch import Scratch
from pelipoyta.kernel.optional.machine import i64

SURE: Final[float] = 0.9999  # nothing better needs to be looked for
FEW: Final[i64] = 8  # of the turns that look best are looked at again, with the best answer to each
# How much the look counts against the best answer. The net knows by experience what such positions come to, against
# opponents who err too; the best answer is found by the net's own errors as often. Both together win the most games.
LOOK: Final[float] = 0.5


@final
class Root:
    """What there is to choose from, and what is known of it."""

    def __init__(self, scratch: Scratch, net: Net) -> None:
        self.star = Star(scratch.limit, net)
        self.side: i64 = scratch.turn
        self.quiet: i64 = scratch.quiet
        self.depth: i64 = 0  # turns that were looked ahead
        self.value: float = 0.0  # of the best
        self._find(scratch)

    def _find(self, scratch: Scratch) -> None:
        """Whole turns; after a move what it opens; after a fall, to stay or to take the circle."""
        men, turns = Men(), self.star.turns[0]
        men.copy_from(scratch.men)
        turns.count = 0
        if scratch.phase == TURN:
            turns.find(men, self.side)
        elif scratch.phase == ATTACK:
            piece = men.board[scratch.dst]
            men.move(piece, scratch.src)
            turns.after_move(men, self.side, piece, scratch.src, scratch.dst)
        else:
            self.quiet = -1  # somebody fell this turn, and what looks like a move is none
            turns.add(PASSING, 0.0)
            turns.add(turn_of(scratch.first, scratch.target, NO, NO), 0.0)
        self.star.scenes[0].look(men)

    def search(self, nodes: i64, seconds: float) -> i64:
        """The best turn, as well as nodes and seconds allow to tell."""
        self.star.begin(nodes, seconds)
        best = self.look()
        if self.star.stopped or self.star.turns[0].count == 1 or not -SURE < self.value < SURE:
            return best
        return self._weigh(best)

    def look(self) -> i64:
        """The turn after which all looks best; `order` has how each looks."""
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
        """The few that look best once more, with the answers; when time is up, what is known to be better by then."""
        star, turns = self.star, self.star.turns[0]
        found: float = -1.0
        for index in range(min(FEW, turns.count)):
            turn = turns.take(index)
            look = LOOK * turns.order[index]
            needed = (found - look) / (1.0 - LOOK)  # to be better than what was found
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
