"""Positions and actions as text."""

from random import Random

import pytest

from pelipoyta.games.kasvoton import GAME
from pelipoyta.games.kasvoton.model import Options, Stage
from pelipoyta.games.kasvoton.notation import draw, parse, read, write
from pelipoyta.games.kasvoton.notation.read import _mixed
from pelipoyta.kernel.laws import random_walk

PICTURE = """\
kasvoton 4 turn scout
options turn_limit=50 shame=1
knights A C
splits - -
agreed no no
middle g1 g5
turned 4,7 4,9
turn 0 first 2
used 2 3 3 3
shot b4
said yes no no no
graves B7@c2 GD@d6
homes a2=c1 b4=d1 b5=a5
eyes a2=02

6  g13 .   .   .   .   .   .   .   .   .   .   .   .
5  .   G10 .   .   .   .   .   .   .   .   .   .   .
4  .   B5  .   .   .   .   .   .   .   .   .   .   .
3  .   .   .   .   .   .   .   .   .   .   .   .   .
2  b8  .   .   .   .   .   .   .   .   .   .   .   .
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


BAD = [
    ("kasvoton 4", "kasvoton 3", "a position begins with"),
    ("kasvoton 4 turn scout\n", "", "a position begins with"),
    ("turn scout", "turn sideways", "no such phase"),
    ("kasvoton 4 turn", "kasvoton 4 lunch", "lunch"),
    ("used 2 3 3 3", "used 3 3", "used: 2 values"),
    ("used 2 3 3 3", "used a b c d", "no such number"),
    ("used 2 3 3 3", "used 2 3 3 -3", "no such number"),
    ("shame=1", "pride=1", "options: .*pride"),
    ("shame=1", "shame", "not of the form"),
    ("shame=1", "shame=2", "options: Expected `bool`"),
    ("shame=1", "shame=1 shame=0", "a number for each, once"),
    ("turn_limit=50", "turn_limit=-4", "a number for each"),
    ("turn_limit=50", "turn_limit=1000", "options: Expected `int` <= 999"),
    ("a2=c1", "a2:c1", "not of the form"),
    ("a2=c1", "z4=c1", "no such cell"),
    ("a2=c1", "c4=c1", "homes: no card stands there"),
    ("a2=c1", "a2=c6", "no home of that side"),
    ("a2=c1", "a2=c3", "no home of that side"),
    ("a2=c1", "a2=d1", "no home of that side"),
    ("a2=c1", "a2=c1 a2=c1", "a cell is named twice"),
    ("eyes a2=02", "eyes a4=0", "no card stands on a4"),
    ("eyes a2=02", "eyes a2=04", "no such number: 4"),
    ("eyes a2=02", "eyes a2=03", "by no enemy else"),
    ("eyes a2=02", "eyes a2=2", "seen by whoever holds it"),
    ("shot b4", "shot a4", "no card stands on a4"),
    ("shot b4", "shot b4 b4", "only archers have shot"),
    ("shot b4", "shot m1", "only archers have shot"),
    ("B5", "b5", "only archers have shot"),
    ("graves B7@c2", "graves @c2", "no such card"),
    ("graves B7@c2", "graves B7@c6", "no home of that side"),
    ("graves B7@c2", "graves B7@", "no such cell"),
    ("g13 .", "x13 .", "no such card"),
    ("g13 .", "g14 .", "no such card"),
    ("g13 .", ".", "numbered rows"),
    ("6  g13", "7  g13", "numbered rows"),
    ("6  g13", "12  g13", "numbered rows"),
    ("said yes", "sung yes", "no such line in a position"),
    ("said yes no no no", "said yes no no maybe", "yes or no"),
    ("said yes no no no", "knights A C", "or twice"),
    ("middle g1 g5", "middle g1", "middle: 1 values"),
    ("turn 0 first 2", "turn 7", "no such number: 7"),
    ("turn 0 first 2", "turn 0 last 2", "«first» and a seat"),
    ("turn 0 first 2", "turn", "not enough values"),
    ("turn 0 first 2", "turn 0\nmustered", "not enough values"),
    ("turn 0 first 2", "turn 0\nmustered 3", "no such number: 3"),
    ("turn 0 first 2", "turn 0\noffers 7 0", "no such number: 7"),
    ("turn 0 first 2", "turn 0\ntarget b5 b4 b4", "a cell is named twice"),
    ("turn 0 first 2", "turn 0\nresult x KV-A1", "could not convert"),
    ("b6", "b13", "more cards of a kind"),
    ("knights A C", "knights A 12", "no such knight"),
]


@pytest.mark.parametrize(("old", "new", "says"), BAD)
def test_bad_positions(old, new, says):
    assert old in PICTURE
    with pytest.raises(ValueError, match=says):
        read(PICTURE.replace(old, new, 1))


def test_too_many_cards_of_a_side():
    rows = "\n".join(f"{row} " + " ".join(["b2"] * 13) for row in range(1, 7))
    with pytest.raises(ValueError, match="more than 26"):
        read(f"kasvoton 2 turn archers\n{rows}")


def test_a_reordered_target_keeps_its_cell():
    """The cards that may take part have no order."""
    mixed = {_mixed("target c3 a1 b2 d4 e5", Random(seed)) for seed in range(30)}
    assert len(mixed) > 5
    assert {(tuple(words[:2]), tuple(sorted(words[2:]))) for words in map(str.split, mixed)} == {
        (("target", "c3"), ("a1", "b2", "d4", "e5"))
    }
