"""Positions and actions as text."""

from random import Random

import pytest

from pelipoyta.games.kasvoton import GAME
from pelipoyta.games.kasvoton.model import Options, Stage
from pelipoyta.games.kasvoton.notation import draw, parse, read, write
from pelipoyta.kernel.laws import random_walk

PICTURE = """\
kasvoton 4 turn scout
options turn_limit=50 shame=1
knights A C
splits 1,13 -
agreed yes yes
middle g1 g5
turned 4,7 4,9
turn 2 first 0
used 3 3 2 2
shot b4
said yes no no no
graves B7@c2 GD@d6
homes b4=c1 b5=a5
eyes b4=02

6  g13 .   .   .   .   .   .   .   .   .   .   .   .
5  .   G10 .   .   .   .   .   .   .   .   .   .   .
4  .   b5  .   .   .   .   .   .   .   .   .   .   .
3  .   .   .   .   .   .   .   .   .   .   .   .   .
2  .   .   .   .   .   .   .   .   .   .   .   .   .
1  b13 .   .   .   .   .   b6  .   .   .   .   .   BA
   a   b   c   d   e   f   g   h   i   j   k   l   m
"""


def test_a_position_is_drawn_as_it_was_read():
    assert draw(read(PICTURE)) == PICTURE


def test_what_is_not_said_is_as_usual():
    rows = "\n".join(PICTURE.splitlines()[-7:])
    s = read(f"kasvoton 2 turn archers\n{rows}")
    assert (s.options, s.turn, s.first, s.used, s.ready) == (Options(), 0, 0, [0, 0], [True, True])


@pytest.mark.parametrize("seats", [2, 4])
def test_every_state_can_be_written(seats):
    for seed in range(2):
        walk = random_walk(GAME, Options(turn_limit=8, shame=True, deduction=False), seats, Random(f"text/{seed}"))
        assert {s.stage for s in walk.states} >= {Stage.KNIGHT, Stage.MUSTER, Stage.DEPLOY, Stage.LOTS, Stage.TURN}
        for s in walk.states:
            assert read(draw(s)) == s


ACTIONS = (
    "knight B", "split 1,13", "split -", "agree", "13@g1", "A@a6", "ready", "begin 2", "shoot c2", "c2-c3", "scout c3",
    "line c4", "pair b4 d4", "triangle c4", "royal b4", "decline", "reveal c3", "say g1", "done",
)  # fmt: skip


@pytest.mark.parametrize("text", ACTIONS)
def test_actions(text):
    assert write(parse(text)) == text


@pytest.mark.parametrize(
    ("text", "same"),
    [
        ("pair f3 d3", "pair d3 f3"),
        ("split 13,1", "split 1,13"),
        ("split 1, 13", "split 1,13"),
        ("SPLIT -", "split -"),
        ("Knight b", "knight B"),
        ("a @ A6", "A@a6"),
        ("C2 - C3", "c2-c3"),
        ("  Done ", "done"),
    ],
)
def test_what_means_the_same_is_read_the_same(text, same):
    assert parse(text) == parse(same)


BAD_ACTIONS = ("", "  ", "knight", "knight 13 B", "knight E", "split 0", "a1-", "a1-a9", "-", "@a1", "14@a1", "pair a1",
               "reveal", "done now", "begin x", "fly c3")  # fmt: skip


@pytest.mark.parametrize("text", BAD_ACTIONS)
def test_bad_actions(text):
    with pytest.raises(ValueError):  # noqa: PT011 - each part says its own words
        parse(text)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("kasvoton 4", "kasvoton 3"),
        ("turn scout", "turn sideways"),
        ("kasvoton 4 turn", "kasvoton 4 lunch"),
        ("used 3 3 2 2", "used 3 3"),
        ("used 3 3 2 2", "used a b c d"),
        ("shame=1", "pride=1"),
        ("shame=1", "shame"),
        ("b4=c1", "b4:c1"),
        ("b4=c1", "z4=c1"),
        ("g13 .", "x13 ."),
        ("g13 .", "g14 ."),
        ("g13 .", "."),
        ("6  g13", "7  g13"),
        ("said yes", "sung yes"),
        ("middle g1 g5", "middle g1"),
        ("kasvoton 4 turn scout\n", ""),
    ],
)
def test_bad_positions(old, new):
    assert old in PICTURE
    with pytest.raises(ValueError):  # noqa: PT011 - each part says its own words
        read(PICTURE.replace(old, new))


def test_too_many_cards_of_a_side():
    rows = "\n".join(f"{row} " + " ".join(["b2"] * 13) for row in range(1, 7))
    with pytest.raises(ValueError, match="more than 26"):
        read(f"kasvoton 2 turn archers\n{rows}")
