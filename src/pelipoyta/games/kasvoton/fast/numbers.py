"""Actions and their numbers."""

from pelipoyta.games.kasvoton.deck import KING, PRINCE, QUEEN, SCOUT
from pelipoyta.games.kasvoton.fast.state import FastState
from pelipoyta.games.kasvoton.fast.tables import (
    AGREE,
    BEGINS,
    CELLS,
    DECLINE,
    DONE,
    KNIGHTS,
    LINE,
    PAIRS,
    PLACES,
    READY,
    REVEALS,
    ROYALS,
    SAYS,
    SCOUTS,
    SHOTS,
    SPLITS,
    TRIANGLE,
)
from pelipoyta.games.kasvoton.model import (
    Agree,
    Begin,
    ChooseKnight,
    Decline,
    Deed,
    Done,
    Line,
    Move,
    Pair,
    Place,
    Ready,
    Reveal,
    Royal,
    Say,
    Scout,
    Shoot,
    Split,
    Triangle,
)

WORDS: dict[int, Deed] = {AGREE: Agree(), READY: Ready(), DECLINE: Decline(), DONE: Done()}
CODES = {type(word): number for number, word in WORDS.items()}
CELL = (  # deeds at one cell, the highest numbers first
    (SAYS, Say), (REVEALS, Reveal), (ROYALS, Royal), (TRIANGLE, Triangle), (LINE, Line), (SCOUTS, Scout),
    (SHOTS, Shoot),
)  # fmt: skip
BASE = {kind: base for base, kind in CELL}


def part(share: int, knight: int) -> tuple[int, ...]:
    """A share of the six (tables.py) as faces."""
    faces = [PRINCE] * (share // 16)
    faces += [face for bit, face in ((1, SCOUT), (2, QUEEN), (4, KING), (8, knight)) if share & bit]
    return tuple(sorted(faces))


def share_of(faces: tuple[int, ...]) -> int:
    worth = {SCOUT: 1, QUEEN: 2, KING: 4, PRINCE: 16}
    return sum(worth.get(face, 8) for face in faces)


def action(sim: FastState, number: int) -> Deed:
    if number in WORDS:
        return WORDS[number]
    if number < KNIGHTS:
        return Move(number // CELLS, number % CELLS)
    if number < SPLITS:
        return ChooseKnight(number - KNIGHTS)
    if number < AGREE:
        return Split(part(number - SPLITS, sim.camp.knights[sim.mover() % 2]))
    if number < READY:
        return Place((number - PLACES) // CELLS, (number - PLACES) % CELLS)
    if number < SHOTS:
        return Begin(number - BEGINS)
    if PAIRS <= number < ROYALS:
        return Pair((number - PAIRS) // CELLS, (number - PAIRS) % CELLS)
    base, kind = next(pair for pair in CELL if number >= pair[0])
    return kind(number - base)


def code(sim: FastState, deed: Deed) -> int:
    match deed:
        case Move(src, dst):
            return int(src * CELLS + dst)
        case ChooseKnight(knight):
            return int(KNIGHTS + knight)
        case Split(faces):
            return int(SPLITS + share_of(faces))
        case Place(face, cell):
            return int(PLACES + face * CELLS + cell)
        case Begin(seat):
            return int(BEGINS + seat)
        case Pair(one, other):
            return int(PAIRS + one * CELLS + other)
        case Shoot(cell) | Scout(cell) | Line(cell) | Triangle(cell) | Royal(cell) | Reveal(cell) | Say(cell):
            return int(BASE[type(deed)] + cell)
        case _:
            return int(CODES[type(deed)])
