"""Positions and moves as text: what can be written is read back, and what cannot be read is refused."""

import pytest

from pelipoyta.games.sequence import GAME
from pelipoyta.games.sequence.cards import NAMES, PACKS, face_named, minus
from pelipoyta.games.sequence.model import Agree, Claim, Deny, Exchange, Judge, Lock, Lose, Pass, Play, Take

ROWS = ["* . . . . . . . . *", *[". . . . . . . . . ."] * 8, "* . . . . . . . . *"]
HELD = ("2C", "7H", "10D", "8D", "4D", "5S")
LEFT = " ".join(NAMES[face] for face in minus(PACKS, (face_named(name) for name in HELD[1:])))  # 2C was drawn of it
LINES = [
    "seats 4",
    'options {"draw":"manual","no_coaching":true,"judge":"host","thieves":true}',
    "phase lock",
    "dealer 3",
    "turn 0",
    "turns 12",
    "passes 2",
    "board",
    "* r r r r r . . . *",
    ROWS[1],
    ". b b b b b b r r .",
    *ROWS[3:],
    "five red b1-f1",
    "hand 0 2C 7H",
    "hand 1 10D",
    "pile 0 8D 4D",
    "pile 2 5S",
    f"stock {LEFT}",
    "drawn 0 2C",
    "dead 8D",
    "owed 1 12",
    "owed 3 lapsed",
    "placed e3",
    "last 0 4D e3",
]
CLAIM = ["claim 1 blue 11", "barred 1 2"]
POSITION = "\n".join(LINES + CLAIM)
OWING = """seats 8
options {{"no_coaching":true}}
phase play
turn 2
board
{}
hand 1 2C
hand 3 2C 3D
hand 5 3D
barred 0
owing 1 3
chosen 5 3D""".format("\n".join(ROWS))
DENIED = """seats 8
options {{"no_coaching":true}}
phase play
turn 2
turns 3
board
{}
claim 1 blue 0 0 4""".format("\n".join(ROWS))
CUT = "seats 4\nphase cut\nboard\n{}\ncutting 0 2".format("\n".join(ROWS))


@pytest.mark.parametrize("text", [POSITION, OWING, DENIED, CUT])
def test_a_position_is_read_and_drawn(text: str) -> None:
    assert GAME.notation.draw(GAME.notation.read(text)) == text


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


@pytest.mark.parametrize(("text", "same"), [
    ("7h C4", "7H c4"),
    (" 7H  c4 ", "7H c4"),
    ("lock g3-c3", "lock c3-g3"),
    ("lock c3 - g3", "lock c3-g3"),
    ("Claim GREEN", "claim green"),
    ("PASS", "pass"),
    ("dead  ac", "dead AC"),
])  # fmt: skip
def test_what_means_the_same_is_read_the_same(text: str, same: str) -> None:
    assert GAME.notation.parse(text) == GAME.notation.parse(same)


@pytest.mark.parametrize("text", [
    "", "pass now", "7H", "7H z4", "7H c11", "11H c4", "dead", "dead 1C", "lock", "lock c3", "lock c3-i3",
    "claim pink", "lose",
])  # fmt: skip
def test_moves_that_cannot_be_read(text: str) -> None:
    with pytest.raises(ValueError, match=r".+"):
        GAME.notation.parse(text)


@pytest.mark.parametrize("text", [
    "",
    "turn 0",
    "seats five",
    "seats 4 4\nturn 0",
    "seats -2\nturn 0",
    "seats 5\nturn 0",
    'seats 4\noptions {"teams":3}\nturn 0',
    'seats 4\noptions {"teams":"many"}\nturn 0',
    'seats 4\noptions {"pace":3}\nturn 0',
    'seats 4\noptions {"judge":"host"}\nturn 0',
    "seats 4",
    "seats 4\nturn 4",
    "seats 4\nturn 0 1",
    "seats 4\nturn 0\nturn 1",
    "seats 4\nturn 0\nphase nap",
    "seats 4\nturn 0\nhand 0 2C 2C 2C",
    "seats 4\nturn 0\nhand 0 2C\nhand 0 3C",
    "seats 4\nturn 0\nhand",
    "seats 4\nturn 0\nweather fine",
    "seats 4\nturn 0\nphase lock",
    "seats 4\nturn 0\nturns -1",
    "seats 4\nturn 0\nboard\n* . *",
    "seats 4\nturn 0\nboard\n" + "\n".join(ROWS).replace("*", "b"),
    "seats 4\nturn 0\nboard\n" + "\n".join(ROWS).replace(".", "g"),
    "seats 4\nturn 0\nboard\n" + "\n".join(ROWS).replace(".", "br"),
    "seats 4\nturn 0\nfive blue a1-b1",
    "seats 4\nturn 0\nover",
])  # fmt: skip
def test_positions_that_cannot_be_read(text: str) -> None:
    with pytest.raises(ValueError, match=r".+"):
        GAME.notation.read(text)


HAPPENED = [
    "turn 1",
    "turns 1",
    "passes 1",
    "hand 0 2C",
    "pile 1 2C",
    "dead 2C",
    "last 0 2S b1",
    "barred 1",
    "owed 0 1",
]
BAD = [
    *((f"seats 4\nphase deal\ndealer 0\n{more}", "nothing has happened but the cut") for more in HAPPENED),
    ("seats 4\nphase deal", "nothing has happened but the cut"),
    ("seats 4\nphase deal\ndealer 1\ncutting 0 1", "nothing has happened but the cut"),
    (CUT.replace("0 2", "2"), "nothing has happened but the cut"),
    (CUT.replace("phase cut", "phase cut\ndealer 1"), "nothing has happened but the cut"),
    (CUT.replace("0 2", "2 2"), "named twice"),
    (CUT.replace("phase cut", "turn 0"), "nobody cuts any more"),
    (POSITION.replace("turn 0\n", ""), "whose turn"),
    (POSITION.replace("drawn 0 2C", "drawn 0 3C"), "not what is gone from the pile"),
    (POSITION.replace("drawn 0 2C", "drawn 1 2C"), "not what is gone from the pile"),
    (POSITION.replace("drawn 0 2C\n", ""), "not what is gone from the pile"),
    ("seats 4\nturn 0\nhand 0 2C\ndrawn 1 2C", "not what is gone from the pile"),
    (POSITION.replace("dead 8D", "dead 8C"), "dead cards lie"),
    (POSITION.replace("dead 8D", "dead 5S"), "dead cards lie"),
    ("seats 4\nturn 0\npile 0 JC\ndead JC", "dead cards lie"),
    (POSITION.replace("last 0 4D e3", "last 0 4D d3"), "does not go to that cell"),
    (POSITION.replace("last 0 4D e3", "last 0 JC a1"), "does not go to that cell"),
    (POSITION.replace("five red b1-f1", "five red c1-g1"), "five chips of one team"),
    (POSITION.replace("five red b1-f1", "five blue b1-f1"), "five chips of one team"),
    (POSITION.replace("five red", "five green"), "no such team here"),
    (POSITION.replace("five red b1-f1", "five red a1-e1\nfive red b1-f1"), "share one chip at most"),
    (POSITION.replace("five red b1-f1", "five red b1-f1\nfive red f1-b1"), "share one chip at most"),
    (POSITION.replace("passes 2", "passes 4"), "the end does not go with"),
    (POSITION.replace("turns 12", "turns 500"), "the end does not go with"),
    (POSITION + "\nover SEQ-2.2 blue", "the end does not go with"),
    ("seats 4\nphase over\nturn 0", "the end does not go with"),
    ("seats 4\nphase over\nturn 0\nover SEQ-1.2", "the end does not go with"),
    ("seats 4\nphase over\nturn 0\nover SEQ-2.2 red", "the end does not go with"),
    ("seats 4\nphase over\nturn 0\nturns 9\npasses 3\nover SEQ-2.7", "the end does not go with"),
    ("seats 4\nphase over\nturn 0\nturns 9\npasses 4\nover SEQ-2.7 blue", "the end does not go with"),
    ("seats 4\nphase over\nturn 0\nturns 501\npasses 4\nover SEQ-2.7", "so many turns or passes"),
    (POSITION.replace("passes 2", "passes 13"), "so many turns or passes"),
    ("seats 2\nturn 0\nturns 9\npasses 3", "so many turns or passes"),
    (POSITION.replace("phase lock", "phase play"), "the phase does not go with the rest"),
    (POSITION.replace("b b b b b b r", "b b b b b r r"), "leaves no choice of fives"),
    (POSITION.replace("placed e3", "placed h3"), "leaves no choice of fives"),
    (POSITION.replace("placed e3", "placed e4"), "leaves no choice of fives"),
    (POSITION.replace(". b b b b b b r r .", "b b b b b b b b b ."), "leaves no choice of fives"),
    (
        POSITION.replace("turn 0\n", "turn 0\ndrawer 0\n").replace("phase lock", "phase refill"),
        "phase does not go with",
    ),
    ("seats 4\nturn 0\nphase refill", "whoever has played draws"),
    ("seats 4\nturn 0\nphase refill\ndrawer 1", "whoever has played draws"),
    ('seats 4\noptions {"draw":"manual"}\nturn 0\nphase refill\ndrawer 0', "whoever has played draws"),
    ("seats 4\nturn 0\ndrawer 0", "nobody draws now"),
    ("seats 4\nturn 0\ndrawer 1\npile 0 2C\ndead 2C", "nobody draws now"),
    (
        f"seats 4\nturn 0\ndrawer 0\npile 0 2C\ndead 2C\nhand 0 {' '.join(NAMES[face] for face in PACKS[1:])}",
        "nothing is",
    ),
    ("seats 4\nphase over\nturn 0\nturns 9\npasses 4\nover SEQ-2.7\ndrawer 0", "nothing is being drawn"),
    (POSITION.replace("owed 1 12", "owed 1 13"), "cannot be owed"),
    ("seats 4\nturn 0\nturns 3\nowed 1 2", "cannot be owed"),
    ("seats 4\nturn 0\nbarred 1", "no penalty for coaching here"),
    ("seats 4\nturn 0\nclaim 1 blue 0", "no penalty for coaching here"),
    (POSITION.replace("claim 1 blue 11", "claim 0 blue 11"), "cannot stand"),
    (POSITION.replace("claim 1 blue 11", "claim 1 blue 13"), "cannot stand"),
    (POSITION.replace("claim 1 blue 11", "claim 1 blue 8"), "cannot stand"),
    (POSITION.replace("claim 1 blue 11", "claim 1 blue 11 0"), "cannot stand"),
    (DENIED.replace("0 0 4", "0 1 4"), "cannot stand"),
    (DENIED.replace("0 0 4", "0 0 2 4 6"), "cannot stand"),
    (OWING + "\nclaim 1 blue 0", "cannot stand"),
    ('seats 2\noptions {"no_coaching":true}\nturn 0\nclaim 1 blue 0', "cannot stand"),
    (OWING.replace("owing 1 3\n", ""), "a team owes cards"),
    (OWING.replace("owing 1 3", "owing 1 2"), "a team owes cards"),
    (OWING.replace("chosen 5 3D", "chosen 3 3D"), "a team owes cards"),
    (OWING.replace("chosen 5 3D", "chosen 5 4D"), "do not hold"),
    (OWING.replace("hand 1 2C\n", ""), "do not hold"),
]


@pytest.mark.parametrize(("text", "says"), BAD)
def test_positions_that_cannot_be(text: str, says: str) -> None:
    with pytest.raises(ValueError, match=says):
        GAME.notation.read(text)
