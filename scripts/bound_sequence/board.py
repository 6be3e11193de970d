"""The board as tables in C, and positions with what greedy plays: `python -m bound_sequence.board OUT [GAMES]`."""

import struct
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from random import Random

from pelipoyta.bots.minds.sequence.greedy import greedy
from pelipoyta.games.sequence import GAME
from pelipoyta.games.sequence.board import CELLS, CELLS_OF, CORNERS, FACES
from pelipoyta.games.sequence.cards import THIEF, WILD
from pelipoyta.games.sequence.fast.tables import ALL_LINES, LINE
from pelipoyta.games.sequence.model import Play, View
from pelipoyta.kernel import Ask, Over

WHIM = 0.25  # a choice in four is by chance, so that odd boards come up
CORNER = 2  # on the board, beside the two teams


def number(play: Play) -> int:
    """A hundred cells each for a card of their own, a two-eyed jack and a one-eyed jack."""
    return play.cell + (100 if play.card in WILD else 200 if play.card in THIEF else 0)


def array(kind: str, name: str, numbers: Iterable[int]) -> str:
    return f"static {kind} {name}[] = {{{','.join(map(str, numbers))}}};\n"


def beside(line: tuple[int, ...]) -> Iterator[int]:
    """Lines that count together (SEQ-2.4), thirty-two to a word."""
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
    """Board, own hand, discards, fives and the play; teams are counted from one's own."""
    board = [
        CORNER if cell in CORNERS else chip if chip < 0 else (chip - seat) % 2 for cell, chip in enumerate(view.board)
    ]
    hand, laid = Counter(view.hand), Counter(card for pile in view.piles for card in pile)
    fives = {(five.team - seat) % 2: LINE[five.cells] for five in view.fives}
    numbers = (*board, *(hand[card] for card in range(52)), *(laid[card] for card in range(52)))
    return struct.pack("<204bhhi", *numbers, fives.get(0, -1), fives.get(1, -1), number(play))


def positions(seed: int) -> Iterator[bytes]:
    """One game of greedy against itself."""
    rng, state = Random(seed), GAME.start(GAME.options(), 2)
    while not isinstance(pending := GAME.pending(state), Over):
        if not isinstance(pending, Ask):
            state, _ = GAME.settle(state, pending.sample(rng))
            continue
        seat = pending.seats[0]
        legal, view = GAME.legal(state, seat), GAME.view(state, seat)
        chosen = greedy(view, seat, pending.what, legal, rng, 0.0) or legal[0]
        if isinstance(chosen, Play):
            yield record(view, seat, chosen)
            plays = [action for action in legal if isinstance(action, Play)]
            chosen = rng.choice(plays) if rng.random() < WHIM else chosen
        state, _ = GAME.apply(state, seat, chosen)


def main() -> None:
    out = Path(sys.argv[1])
    out.mkdir(parents=True, exist_ok=True)
    (out / "board.h").write_text(header())
    games = range(int([*sys.argv, "", "24"][2] or 24))
    (out / "positions").write_bytes(b"".join(each for seed in games for each in positions(seed)))


if __name__ == "__main__":
    main()
