"""The board: which card each cell shows, and every five in line.

Cells are numbered row by row from the top left corner; c4 is the third cell of the fourth row.

         a  b  c  …  j
     1   0  1  2  …  9
     2  10 11 12  … 19
     …
    10  90 91 92  … 99
"""

from functools import cache

from pelipoyta.games.sequence.cards import BY_NAME, NAMES

SIDE = 10
CELLS = range(SIDE * SIDE)
CORNER = -1
LAYOUT = """
 ** 2S 3S 4S 5S 6S 7S 8S 9S **
 6C 5C 4C 3C 2C AH KH QH 10H 10S
 7C AS 2D 3D 4D 5D 6D 7D 9H QS
 8C KS 6C 5C 4C 3C 2C 8D 8H KS
 9C QS 7C 6H 5H 4H AH 9D 7H AS
10C 10S 8C 7H 2H 3H KH 10D 6H 2D
 QC 9S 9C 8H 9H 10H QH QD 5H 3D
 KC 8S 10C QC KC AC AD KD 4H 4D
 AC 7S 6S 5S 4S 3S 2S 2H 3H 5D
 ** AD KD QD 10D 9D 8D 7D 6D **
"""  # SEQ-1.1

Line = tuple[int, ...]  # the cells of a row in line, ascending: five by the printed rules
FIVE = 5
LENGTHS = (5, 4, 6)  # rows that a table may choose (SEQ-V1)

FACES = tuple(CORNER if name == "**" else BY_NAME[name] for name in LAYOUT.split())
CORNERS = frozenset(cell for cell in CELLS if FACES[cell] == CORNER)
CELLS_OF = tuple(tuple(cell for cell in CELLS if FACES[cell] == face) for face in range(len(NAMES)))
CELL_NAMES = tuple(f"{'abcdefghij'[cell % SIDE]}{cell // SIDE + 1}" for cell in CELLS)
BY_CELL_NAME = {name: cell for cell, name in enumerate(CELL_NAMES)}
STEPS = ((0, 1), (1, 0), (1, 1), (1, -1))  # along a row, a column and both diagonals


def _line(cell: int, step: tuple[int, int], length: int) -> Line | None:
    (row, column), (down, right), far = divmod(cell, SIDE), step, length - 1
    if row + far * down >= SIDE or not 0 <= column + far * right < SIDE:
        return None
    return tuple(cell + at * (down * SIDE + right) for at in range(length))


@cache
def lines_of(length: int) -> tuple[tuple[Line, ...], ...]:
    """By direction, every row of so many cells."""
    return tuple(tuple(line for cell in CELLS if (line := _line(cell, step, length))) for step in STEPS)


@cache
def through(length: int) -> tuple[tuple[tuple[Line, ...], ...], ...]:
    """By cell and direction, the rows of so many cells through it."""
    return tuple(tuple(tuple(line for line in lines if cell in line) for lines in lines_of(length)) for cell in CELLS)


LINES = lines_of(FIVE)
THROUGH = through(FIVE)


def cell_named(name: str) -> int:
    """The cell of that name, in small letters."""
    if name not in BY_CELL_NAME:
        raise ValueError(f"no such cell: {name}")
    return BY_CELL_NAME[name]


def line_between(first: int, last: int) -> Line:
    """The row from the one cell to the other, or from the other to the one."""
    for length in LENGTHS:
        for lines in through(length)[first]:
            for line in lines:
                if {line[0], line[-1]} == {first, last}:
                    return line
    raise ValueError(f"no row from {CELL_NAMES[first]} to {CELL_NAMES[last]}")
