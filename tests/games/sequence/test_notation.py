"""Positions and moves as text: what can be written is read back, and what cannot be read is refused."""

import pytest

from pelipoyta.games.sequence import GAME
from pelipoyta.games.sequence.model import Agree, Claim, Deny, Exchange, Judge, Lock, Lose, Pass, Play, Take

ROWS = ["* . . . . . . . . *", *[". . . . . . . . . ."] * 8, "* . . . . . . . . *"]
POSITION = "\n".join([
    "seats 4",
    'options {"draw":"manual","no_coaching":true,"judge":"host","thieves":true}',
    "phase lock",
    "dealer 3",
    "turn 0",
    "turns 12",
    "board",
    *ROWS[:2],
    ". b b b b b b r r .",
    *ROWS[3:],
    "five red b1-f1",
    "hand 0 2C 7H",
    "hand 1 10D",
    "pile 0 7H 8D",
    "stock 2C 3C 4D",
    "drawn 0 2C",
    "dead 8D",
    "owed 1 12",
    "owed 3 lapsed",
    "placed e3",
    "last 0 4D e3",
    "claim 1 blue 11 0",
    "barred 1",
    "chosen 2 7H",
])  # fmt: skip


def test_a_position_is_read_and_drawn() -> None:
    assert GAME.notation.draw(GAME.notation.read(POSITION)) == POSITION


@pytest.mark.parametrize(("text", "action"), [
    ("7H c4", Play(31, 32)),
    ("10S j2", Play(47, 19)),
    ("dead AC", Exchange(12)),
    ("lock c3-g3", Lock((22, 23, 24, 25, 26))),
    ("lock e1-a5", Lock((4, 13, 22, 31, 40))),
    ("claim green", Claim(2)),
    ("lose 2C", Lose(0)),
    ("pass", Pass()),
    ("draw", Take()),
    ("agree", Agree()),
    ("deny", Deny()),
    ("uphold", Judge(True)),
    ("dismiss", Judge(False)),
])  # fmt: skip
def test_moves(text: str, action: Play) -> None:
    assert GAME.notation.parse(text) == action
    assert GAME.notation.write(action) == text


@pytest.mark.parametrize("text", [
    "", "7H", "7H z4", "7H c11", "11H c4", "dead", "dead 1C", "lock", "lock c3", "lock c3-h3", "claim pink", "lose",
])  # fmt: skip
def test_moves_that_cannot_be_read(text: str) -> None:
    with pytest.raises(ValueError, match=r".+"):
        GAME.notation.parse(text)


@pytest.mark.parametrize("text", [
    "",
    "turn 0",
    "seats five",
    "seats 5\nturn 0",
    'seats 4\noptions {"teams":3}\nturn 0',
    'seats 4\noptions {"teams":"many"}\nturn 0',
    'seats 4\noptions {"pace":3}\nturn 0',
    'seats 4\noptions {"judge":"host"}\nturn 0',
    "seats 4",
    "seats 4\nturn 4",
    "seats 4\nturn 0\nphase nap",
    "seats 4\nturn 0\nhand 0 2C 2C 2C",
    "seats 4\nturn 0\nhand",
    "seats 4\nturn 0\nweather fine",
    "seats 4\nturn 0\nphase lock",
    "seats 4\nturn 0\nover SEQ-2.2",
    "seats 4\nturn 0\nphase over\nover SEQ-1.2",
    "seats 4\nturn 0\nboard\n* . *",
    "seats 4\nturn 0\nboard\n" + "\n".join(ROWS).replace("*", "b"),
    "seats 4\nturn 0\nboard\n" + "\n".join(ROWS).replace(".", "g"),
    "seats 4\nturn 0\nboard\n" + "\n".join(ROWS).replace(".", "br"),
    "seats 4\nturn 0\nfive blue a1-b1",
])  # fmt: skip
def test_positions_that_cannot_be_read(text: str) -> None:
    with pytest.raises(ValueError, match=r".+"):
        GAME.notation.read(text)
