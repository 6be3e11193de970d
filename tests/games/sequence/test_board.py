"""The board shows every card but the jacks twice, and holds every five in line."""

import re
from collections import Counter
from pathlib import Path

from pelipoyta.games.sequence.board import CELLS_OF, CORNERS, FACES, LINES, THROUGH, cell_named, line_between
from pelipoyta.games.sequence.cards import JACKS, NAMES, PACKS, face_named, rank, sign

CLIENT = Path(__file__).parents[3] / "client/src/games/sequence/board/layout.ts"


def test_every_card_but_the_jacks_is_there_twice() -> None:
    """SEQ-1.1."""
    assert {cell_named(name) for name in ("a1", "j1", "a10", "j10")} == CORNERS
    for face in range(len(NAMES)):
        assert len(CELLS_OF[face]) == (0 if face in JACKS else 2)
    assert len(PACKS) == 104
    assert sum(card in JACKS for card in PACKS) == 8


def test_landmarks_of_the_layout() -> None:
    """SEQ-1.1: cells anyone can check on a board: along the edges, and the heart of the spiral."""
    shown = {
        "b1": "2S",
        "i1": "9S",
        "j2": "10S",
        "a2": "6C",
        "j9": "5D",
        "b10": "AD",
        "e6": "2H",
        "f6": "3H",
        "g7": "QH",
    }
    assert {cell: NAMES[FACES[cell_named(cell)]] for cell in shown} == shown


def test_fives_in_line() -> None:
    """SEQ-2.1: 60 along rows, 60 along columns and 36 along each way of the diagonals."""
    assert [len(lines) for lines in LINES] == [60, 60, 36, 36]
    assert [len(lines) for lines in THROUGH[cell_named("b2")]] == [2, 2, 2, 0]
    assert line_between(cell_named("e1"), cell_named("a5")) == tuple(map(cell_named, ("e1", "d2", "c3", "b4", "a5")))


def test_no_five_reaches_two_corners() -> None:
    """SEQ-2.5."""
    assert max(len(CORNERS.intersection(line)) for lines in LINES for line in lines) == 1


def test_ranks_go_from_two_to_ace() -> None:
    """SEQ-1.5."""
    names = ["2S", "3C", "10D", "JH", "QS", "KC", "AD"]
    assert sorted(names, key=lambda name: rank(face_named(name))) == names
    assert [sign(face_named(name)) for name in names[2:4]] == ["10♦", "J♥"]


def test_the_client_draws_the_same_board() -> None:
    text = CLIENT.read_text(encoding="utf-8").split("`")[1]
    cells = re.findall(r"\*\*|\b(?:10|[2-9QKA])[CDHS]\b", text)
    assert [name.replace("**", "-1") for name in cells] == [NAMES[face] if face >= 0 else "-1" for face in FACES]
    assert Counter(cells)["**"] == 4
