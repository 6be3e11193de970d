"""Write the board as C tables, and positions with greedy's plays.

Run `python -m training.sequence_bound.board OUT [GAMES]`.
"""

import struct
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path

from pelipoyta.games.sequence.board import CELLS, CELLS_OF, CORNERS, FACES
from pelipoyta.games.sequence.cards import THIEF, WILD
from pelipoyta.games.sequence.fast.tables import ALL_LINES, LINE
from pelipoyta.games.sequence.model import Play, View
from training.sequence.plays import number, questions

CORNER = 2  # on the board, beside the two teams


def array(kind: str, name: str, numbers: Iterable[int]) -> str:
    return f"static {kind} {name}[] = {{{','.join(map(str, numbers))}}};\n"


def beside(line: tuple[int, ...]) -> Iterator[int]:
    """Lines that count together (SEQ-2.4), as bit sets of 32-bit words."""
    bits = sum((len({*line} & {*other}) <= 1) << at for at, other in enumerate(ALL_LINES))
    return ((bits >> word * 32) & 0xFFFFFFFF for word in range(len(ALL_LINES) // 32))


def header() -> str:
    via = [[at for at, line in enumerate(ALL_LINES) if cell in line] for cell in CELLS]
    tables = (
        array("const signed char", "FACES", FACES),
        array("const unsigned char", "LINES", (cell for line in ALL_LINES for cell in line)),
        array("const unsigned char", "VIAS", (line for lines in via for line in lines)),
        array("const short", "FROMS", (sum(map(len, via[:cell])) for cell in range(len(via) + 1))),
        array("const signed char", "SPOTS", (cell for cells in CELLS_OF for cell in (*cells, -1, -1)[:2])),
        array("const unsigned", "BESIDES", (word for line in ALL_LINES for word in beside(line))),
        array("__constant__ int", "WILDS", sorted(WILD)),
        array("__constant__ int", "THIEVES", sorted(THIEF)),
    )
    return "".join(tables)


def record(view: View, seat: int, play: Play) -> bytes:
    """Record: board, own hand, discards, fives and the play; teams are numbered from the mover's own."""
    board = [
        CORNER if cell in CORNERS else chip if chip < 0 else (chip - seat) % 2 for cell, chip in enumerate(view.board)
    ]
    hand, laid = Counter(view.hand), Counter(card for pile in view.piles for card in pile)
    fives = {(five.team - seat) % 2: LINE[five.cells] for five in view.fives}
    numbers = (*board, *(hand[card] for card in range(52)), *(laid[card] for card in range(52)))
    return struct.pack("<204bhhi", *numbers, fives.get(0, -1), fives.get(1, -1), number(play))


def positions(seed: int) -> Iterator[bytes]:
    """Positions of one game of greedy against itself."""
    return (record(asked.view, asked.seat, asked.chosen) for asked in questions(seed))


def main() -> None:
    out = Path(sys.argv[1])
    out.mkdir(parents=True, exist_ok=True)
    (out / "board.h").write_text(header())
    games = range(int([*sys.argv, "", "24"][2] or 24))
    (out / "positions").write_bytes(b"".join(each for seed in games for each in positions(seed)))


if __name__ == "__main__":
    main()
