"""Pieces by circle and their energy, over machine integers."""

from typing import final

from pelipoyta.games.rolechess.fast.codes import CELLS, NONE, SIDE
from pelipoyta.games.rolechess.fast.tables import BIT, EMPEROR, ENERGIES, LACKEY, LAST, SORT, STANDS
from pelipoyta.kernel.optional.machine import i64, vec


@final
class Men:
    """Pieces of both sides, with derived values that are updated incrementally."""

    def __init__(self) -> None:
        self.board = vec[i64]([-1] * 49)  # the piece on each circle
        self.where = vec[i64]([-1] * 28)  # the circle of each piece
        self.energy = vec[i64]([0] * 28)
        self.clear()

    def clear(self) -> None:
        for cell in range(CELLS):
            self.board[cell] = NONE
        for piece in range(2 * SIDE):
            self.where[piece] = NONE
            self.energy[piece] = 0
        self.taken: i64 = 0  # the circles someone stands on, as bits
        self.hash: i64 = 0  # of all that stands
        self.able: i64 = 0  # pieces that are neither Emperors nor Lackeys on their last row

    def copy_from(self, other: "Men") -> None:
        board, where, energy = self.board, self.where, self.energy
        its_board, its_where, its_energy = other.board, other.where, other.energy
        for cell in range(CELLS):
            board[cell] = its_board[cell]
        for piece in range(2 * SIDE):
            where[piece] = its_where[piece]
            energy[piece] = its_energy[piece]
        self.taken, self.hash, self.able = other.taken, other.hash, other.able

    def put(self, piece: i64, cell: i64, energy: i64) -> None:
        """Set a piece on a free circle."""
        self.board[cell] = piece
        self.where[piece] = cell
        self.energy[piece] = energy
        self.taken |= BIT[cell]
        self.hash ^= STANDS[(SORT[piece] * CELLS + cell) * ENERGIES + energy]
        self.able += self._counts(piece, cell)

    def lift(self, piece: i64) -> None:
        """Take a piece off the board; its energy stays as it is."""
        cell = self.where[piece]
        self.board[cell] = NONE
        self.where[piece] = NONE
        self.taken ^= BIT[cell]
        self.hash ^= STANDS[(SORT[piece] * CELLS + cell) * ENERGIES + self.energy[piece]]
        self.able -= self._counts(piece, cell)

    def _counts(self, piece: i64, cell: i64) -> i64:
        """1, but 0 for the pieces of RC-9.2."""
        if EMPEROR[piece]:
            return 0
        return 0 if LACKEY[piece] and cell // 7 == LAST[piece // SIDE] else 1

    def move(self, piece: i64, cell: i64) -> None:
        """Set a piece from where it stands on a free circle."""
        energy = self.energy[piece]
        self.lift(piece)
        self.put(piece, cell, energy)
