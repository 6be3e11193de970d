"""Batch of RoleChess games stepped together, for training."""

from typing import Final, final

from pelipoyta.games.rolechess.fast.codes import CELLS
from pelipoyta.games.rolechess.fast.state import FastState
from pelipoyta.games.rolechess.fast.tables import SORT
from pelipoyta.kernel.fast.batch import BaseBatch
from pelipoyta.kernel.optional.machine import i64

LOOK: Final[i64] = 109


@final
class Batch(BaseBatch[FastState]):
    """RoleChess games."""

    def __init__(self, first: FastState, count: i64) -> None:
        games = [FastState(first.limit, first.free_pass) for _ in range(count)]
        super().__init__(first, games, 2, LOOK)

    def restart(self, game: FastState) -> None:
        game.copy_from(self.first)

    def write_look(self, game: FastState, at: i64) -> None:
        """Features: pieces by circle with their energy, then the turn as far as it was played."""
        looks, board, energy, sorts = self.looks, game.men.board, game.men.energy, SORT
        for cell in range(CELLS):
            piece = board[cell]
            looks[at + cell] = 1 + sorts[piece] if piece >= 0 else 0
            looks[at + CELLS + cell] = energy[piece] if piece >= 0 else 0
        at += 2 * CELLS
        looks[at], looks[at + 1], looks[at + 2] = game.mover(), game.turn, game.phase
        looks[at + 3], looks[at + 4] = game.src + 1, game.dst + 1
        looks[at + 5], looks[at + 6], looks[at + 7] = game.first + 1, game.second + 1, game.target + 1
        looks[at + 8], looks[at + 9], looks[at + 10] = game.die, game.other, game.quiet
