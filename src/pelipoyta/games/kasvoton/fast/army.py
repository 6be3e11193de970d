"""Cards on the board: positions, faces, and the seats that have seen them."""

from typing import final

from pelipoyta.games.kasvoton.fast.tables import (
    ARMY,
    CARDS,
    CELLS,
    FROM,
    HOLDERS,
    HOLDS,
    IS_TRIANGLE,
    LINE_FROM,
    LINE_ONE,
    LINE_OTHER,
    NEXT,
    RANK,
)
from pelipoyta.kernel.optional.machine import i64, vec


@final
class Army:
    """Both of them; a card's id is where it stood first (board.py)."""

    def __init__(self) -> None:
        self.faces = vec[i64]([0] * 52)
        self.cells = vec[i64]([-1] * 52)
        self.board = vec[i64]([-1] * 78)
        self.open = vec[i64]([0] * 52)
        self.eyes = vec[i64]([0] * 52)
        self.graves = vec[i64]([0] * 52)
        self.beside = vec[i64]([0] * 156)  # by side and cell: how many of its cards stand beside; kept by every move
        self.fallen: i64 = 0
        self.seats: i64 = 2

    def copy_from(self, other: "Army") -> None:
        for card in range(CARDS):
            self.faces[card] = other.faces[card]
            self.cells[card] = other.cells[card]
            self.open[card] = other.open[card]
            self.eyes[card] = other.eyes[card]
        for cell in range(CELLS):
            self.board[cell] = other.board[cell]
            self.beside[cell] = other.beside[cell]
            self.beside[CELLS + cell] = other.beside[CELLS + cell]
        for at in range(other.fallen):
            self.graves[at] = other.graves[at]
        self.fallen, self.seats = other.fallen, other.seats

    def clear(self) -> None:
        for card in range(CARDS):
            self.faces[card] = 0
            self.cells[card] = -1
            self.open[card] = 0
            self.eyes[card] = 0
        for cell in range(CELLS):
            self.board[cell] = -1
            self.beside[cell] = 0
            self.beside[CELLS + cell] = 0
        self.fallen = 0

    def recount(self) -> None:
        """Recount the neighbours of cards that were placed without counting."""
        for at in range(2 * CELLS):
            self.beside[at] = 0
        for cell in range(CELLS):
            if self.board[cell] >= 0:
                self._count(self.board[cell], cell, 1)

    def _count(self, card: i64, cell: i64, by: i64) -> None:
        beside, first = self.beside, CELLS if card >= ARMY else i64(0)
        for at in range(FROM[cell], FROM[cell + 1]):
            beside[first + NEXT[at]] += by

    def side_at(self, cell: i64) -> i64:
        card = self.board[cell]
        if card < 0:
            return -1
        return 0 if card < ARMY else 1

    def rank_at(self, cell: i64) -> i64:
        return RANK[self.faces[self.board[cell]]]

    def holds(self, seat: i64, cell: i64) -> bool:
        """KV-F2."""
        return self.seats == 2 or HOLDS[seat * CELLS + cell] != 0

    def can_use(self, seat: i64, cell: i64) -> bool:
        """KV-F8."""
        return self.holds(seat, cell) or self.open[self.board[cell]] != 0

    def stand(self, seat: i64, face: i64, cell: i64) -> None:
        card = cell if cell < ARMY else cell - ARMY
        self.faces[card] = face
        self.cells[card] = cell
        self.board[cell] = card
        self._count(card, cell, 1)
        self.eyes[card] = 1 << seat

    def turn_up(self, cell: i64) -> None:
        """KV-D0.3."""
        card = self.board[cell]
        if not self.open[card]:
            self.open[card] = 1
            self.eyes[card] = (1 << self.seats) - 1

    def shift(self, card: i64, dst: i64) -> None:
        self._count(card, self.cells[card], -1)
        self._count(card, dst, 1)
        self.board[self.cells[card]] = -1
        self.board[dst] = card
        self.cells[card] = dst
        if self.seats == 4:
            self.eyes[card] |= HOLDERS[card // ARMY * CELLS + dst]

    def strike(self, cell: i64) -> i64:
        """KV-C5; says which card fell."""
        card = self.board[cell]
        self._count(card, cell, -1)
        self.board[cell] = -1
        self.cells[card] = -1
        self.graves[self.fallen] = card
        self.fallen += 1
        return card

    def show_all(self) -> None:
        for card in range(CARDS):
            seen = self.faces[card] > 0
            self.open[card] = 1 if seen else 0
            self.eyes[card] = (1 << self.seats) - 1 if seen else 0

    def near(self, side: i64, cell: i64) -> i64:
        """Number of cards of the side beside the cell."""
        return self.beside[side * CELLS + cell]

    def in_touch(self) -> bool:
        cells, beside = self.cells, self.beside
        for card in range(ARMY):
            cell = cells[card]
            if cell >= 0 and beside[CELLS + cell]:
                return True
        return False

    def is_triangle(self, side: i64, cell: i64) -> bool:
        """True if the side holds the cell in a triangle (KV-D4.5)."""
        mask: i64 = 0
        bit: i64 = 1
        for at in range(FROM[cell], FROM[cell + 1]):
            if self.side_at(NEXT[at]) == side:
                mask |= bit
            bit <<= 1
        return IS_TRIANGLE[cell * 256 + mask] != 0

    def usable(self, seat: i64, cell: i64) -> bool:
        """True if a card of the seat's side stands there and may take part with its value."""
        return self.side_at(cell) == seat % 2 and self.can_use(seat, cell)

    def has_line(self, seat: i64, cell: i64) -> bool:
        """KV-D4.1."""
        for at in range(LINE_FROM[cell], LINE_FROM[cell + 1]):
            if self.usable(seat, LINE_ONE[at]) and self.usable(seat, LINE_OTHER[at]):
                return True
        return False

    def plays(self, seat: i64) -> bool:
        """True if the seat has a card that it controls (KV-F6)."""
        for card in range(seat % 2 * ARMY, seat % 2 * ARMY + ARMY):
            if self.cells[card] >= 0 and self.holds(seat, self.cells[card]):
                return True
        return False

    def stands(self, side: i64) -> bool:
        return any(self.cells[card] >= 0 for card in range(side * ARMY, side * ARMY + ARMY))
