"""The search from the position on the table: which turn, or which part of the turn that is left."""

from typing import Final, final

from pelipoyta.bots.minds.rolechess.deep.net import Net
from pelipoyta.bots.minds.rolechess.deep.star import DEEPEST, Star
from pelipoyta.bots.minds.rolechess.deep.turns import NO, PASSING, turn_of
from pelipoyta.games.rolechess.fast.codes import ATTACK, TURN
from pelipoyta.games.rolechess.fast.men import Men
from pelipoyta.games.rolechess.fast.scratch import Scratch
from pelipoyta.kernel.machine import i64

SURE: Final[float] = 0.9999  # nothing better needs to be looked for


@final
class Root:
    """What there is to choose from, and what is known of it."""

    def __init__(self, scratch: Scratch, net: Net) -> None:
        self.star = Star(scratch.limit, net)
        self.side: i64 = scratch.turn
        self.quiet: i64 = scratch.quiet
        self.depth: i64 = 0  # to which all was searched
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

    def search(self, nodes: i64, seconds: float, deepest: i64 = DEEPEST) -> i64:
        """The best turn, as deep as nodes and seconds allow; one turn deep at least."""
        turns = self.star.turns[0]
        self.star.begin(nodes, seconds)
        best = turns.take(0)
        depth: i64 = 1
        while turns.count > 1 and depth <= deepest and not self.star.stopped and -SURE < self.value < SURE:
            best = self._deepen(best, depth)
            depth += 1
        return best

    def _deepen(self, best: i64, depth: i64) -> i64:
        """Once through all, the best so far first; when time is up, what is known to be better by then."""
        star, turns = self.star, self.star.turns[0]
        turns.raise_to_top(best)
        alpha = -1.0
        for index in range(turns.count):
            turn = turns.take(index)
            value = star.outcome(0, self.side, self.quiet, depth, turn, alpha, 1.0, False)
            if star.stopped:
                return best
            turns.order[index] = value  # next time the better ones come first
            if index == 0 or value > alpha:
                alpha, best = value, turn
        self.depth, self.value = depth, alpha
        return best
