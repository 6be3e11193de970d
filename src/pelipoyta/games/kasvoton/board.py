"""The field of 13 × 6 cells: neighbours, lines, triangles, halves, and where the armies stand.

    6  65 66 … 77   side 1, rear row                columns a … m
    5  52 53 … 64   side 1, front row               seats of four: 1 holds a–f, 3 holds h–m
    4  39 …
    3  26 …
    2  13 14 … 25   side 0, front row               seats of four: 0 holds a–f, 2 holds h–m
    1   0  1 … 12   side 0, rear row                g is the middle column, held by both of a side

A card's id is where it stood first: ids 0–25 are the cells 0–25, ids 26–51 the cells 52–77.
"""

from collections.abc import Collection
from itertools import combinations

COLUMNS, ROWS = 13, 6
CELLS = COLUMNS * ROWS
MIDDLE = 6
ARMY = 2 * COLUMNS
LETTERS = "abcdefghijklm"

# Clockwise from straight ahead of side 0; the opposite of a step is four further on.
STEPS = ((0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1))


def cell_at(column: int, row: int) -> int:
    """The cell there, or -1 off the board."""
    return row * COLUMNS + column if 0 <= column < COLUMNS and 0 <= row < ROWS else -1


def _around(cell: int) -> tuple[int, ...]:
    row, column = divmod(cell, COLUMNS)
    return tuple(cell_at(column + dx, row + dy) for dx, dy in STEPS)


AROUND = tuple(_around(cell) for cell in range(CELLS))  # all eight steps, -1 where one leaves the board
NEAR = tuple(tuple(sorted(n for n in around if n >= 0)) for around in AROUND)
AHEAD = (tuple(around[0] for around in AROUND), tuple(around[4] for around in AROUND))  # KV-D1, by side
BORDERS = tuple((8 - len(near)) // 2 for near in NEAR)  # 0 interior, 1 edge, 2 corner


def _lines(cell: int) -> tuple[tuple[int, int], ...]:
    """KV-D4.1, KV-D4.7, KV-D4.8: the pairs of neighbours that make a line with this cell."""
    around = AROUND[cell]
    opposite = [(around[i], around[i + 4]) for i in range(4) if around[i] >= 0 and around[i + 4] >= 0]
    if BORDERS[cell] == 2:
        return ()
    if BORDERS[cell] == 1:
        along = opposite[0]
        opposite += combinations([n for n in NEAR[cell] if n not in along], 2)
    return tuple(sorted((min(pair), max(pair)) for pair in opposite))


LINES = tuple(_lines(cell) for cell in range(CELLS))


def is_triangle(cell: int, own: Collection[int]) -> bool:
    """True if these neighbours of the cell hold it in a triangle (KV-D4.5, KV-D4.7, KV-D4.8)."""
    if len(own) < 3:
        return BORDERS[cell] == 2 and len(own) == 2
    return BORDERS[cell] > 0 or any(one in own and other in own for one, other in LINES[cell])


def side_of(seat: int) -> int:
    """KV-F1: seats 0 and 2 sit on one side of the table, 1 and 3 on the other."""
    return seat % 2


def left_of(side: int) -> int:
    """The seat of four on the left, as seen from its own side."""
    return 0 if side == 0 else 3


def partner_of(seat: int) -> int:
    return seat ^ 2


def mates(seats: int, side: int) -> tuple[int, ...]:
    return tuple(range(side, seats, 2))


def controls(seats: int, seat: int, cell: int) -> bool:
    """KV-F2: does the seat hold its side's cards on this cell? Of two players each holds the whole board."""
    column = cell % COLUMNS
    return seats == 2 or column == MIDDLE or (column > MIDDLE) == (seat >= 2)


def holders(seats: int, side: int, cell: int) -> int:
    """The seats that may look at the side's cards on this cell, a bit each."""
    return sum(1 << seat for seat in mates(seats, side) if controls(seats, seat, cell))


def home_of(card: int) -> int:
    return card if card < ARMY else card + ARMY


def card_from(home: int) -> int:
    """The id of the card that stood first on this cell, or -1 for the two rows between the armies."""
    if 0 <= home < ARMY:
        return home
    return home - ARMY if CELLS - ARMY <= home < CELLS else -1


def _berths(seats: int, seat: int) -> tuple[int, ...]:
    rows = (0, 1) if side_of(seat) == 0 else (5, 4)
    cells = [cell_at(column, row) for row in rows for column in range(COLUMNS)]
    return tuple(c for c in cells if seats == 2 or (c % COLUMNS != MIDDLE and controls(4, seat, c)))


BERTHS = {(seats, seat): _berths(seats, seat) for seats in (2, 4) for seat in range(seats)}
MIDDLE_BERTHS = ((cell_at(MIDDLE, 0), cell_at(MIDDLE, 1)), (cell_at(MIDDLE, 5), cell_at(MIDDLE, 4)))  # rear, front


def cell_name(cell: int) -> str:
    """`c4`; a number off the board names itself."""
    return f"{LETTERS[cell % COLUMNS]}{cell // COLUMNS + 1}" if 0 <= cell < CELLS else str(cell)


def cell_named(name: str) -> int:
    """The cell of a name; ValueError where there is none."""
    column, row = LETTERS.find(name[:1]) if name else -1, name[1:]
    if column < 0 or row not in {"1", "2", "3", "4", "5", "6"}:
        raise ValueError(f"no such cell: {name!r}")
    return cell_at(column, int(row) - 1)
