"""Actions as text and back."""

import re
from collections.abc import Callable, Iterator

from pelipoyta.games.kasvoton.board import cell_name, cell_named
from pelipoyta.games.kasvoton.model import (
    Agree,
    Begin,
    ChooseKnight,
    Decline,
    Deed,
    Done,
    Enlist,
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
from pelipoyta.games.kasvoton.notation.faces import read_face, read_faces, write_face, write_faces

ON_A_CELL: dict[str, type[Shoot | Scout | Line | Triangle | Royal | Reveal | Say]] = {
    "shoot": Shoot, "scout": Scout, "line": Line, "triangle": Triangle, "royal": Royal, "reveal": Reveal, "say": Say,
}  # fmt: skip
BARE: dict[str, type[Agree | Ready | Decline | Done]] = {
    "agree": Agree, "ready": Ready, "decline": Decline, "done": Done,
}  # fmt: skip
JOINTS = re.compile(r"(?<=\w)\s*([-@,])\s*(?=\w)")  # spaces do not matter around these
WORD_OF: dict[type, str] = {kind: word for words in (ON_A_CELL, BARE) for word, kind in words.items()}


def write(action: Deed) -> str:
    match action:
        case ChooseKnight(knight):
            return f"knight {write_face(knight)}"
        case Enlist(face):
            return f"enlist {write_face(face)}"
        case Split(faces):
            return f"split {write_faces(faces)}"
        case Place(face, cell):
            return f"{write_face(face)}@{cell_name(cell)}"
        case Begin(seat):
            return f"begin {seat}"
        case Move(src, dst):
            return f"{cell_name(src)}-{cell_name(dst)}"
        case Pair(one, other):
            return f"pair {cell_name(one)} {cell_name(other)}"
        case Agree() | Ready() | Decline() | Done():
            return WORD_OF[type(action)]
    return f"{WORD_OF[type(action)]} {cell_name(action.cell)}"


def reworded(action: Deed) -> Iterator[str]:
    """Two cards, or the six, in another order."""
    if isinstance(action, Pair):
        yield f"pair {cell_name(action.other)} {cell_name(action.one)}"
    if isinstance(action, Split):
        yield f"split {write_faces(action.faces[::-1])}"


def parse(text: str) -> Deed:
    word, *rest = JOINTS.sub(r"\1", text.lower()).split() or [""]
    if word in BARE and not rest:
        return BARE[word]()
    if word in ON_A_CELL and len(rest) == 1:
        return ON_A_CELL[word](cell_named(rest[0]))
    if word in WITH_WORDS and len(rest) == WITH_WORDS[word][0]:
        return WITH_WORDS[word][1](*rest)
    if not rest and "@" in word:
        face, _, cell = word.partition("@")
        return Place(read_face(face), cell_named(cell))
    if not rest and "-" in word:
        src, _, dst = word.partition("-")
        return Move(cell_named(src), cell_named(dst))
    raise ValueError(f"no such action: {text!r}")


WITH_WORDS: dict[str, tuple[int, Callable[..., Deed]]] = {
    "knight": (1, lambda face: ChooseKnight(read_face(face))),
    "enlist": (1, lambda face: Enlist(read_face(face))),
    "split": (1, lambda faces: Split(read_faces(faces))),
    "begin": (1, lambda seat: Begin(int(seat))),
    "pair": (2, lambda *names: Pair(*sorted(map(cell_named, names)))),
}
