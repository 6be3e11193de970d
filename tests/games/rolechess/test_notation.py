"""Positions and moves as text, there and back, and what is not one."""

import re
from pathlib import Path
from random import Random

import pytest

from pelipoyta.games.rolechess import GAME, model
from pelipoyta.games.rolechess.model import Options, Phase
from pelipoyta.games.rolechess.notation import draw, parse, read, write
from pelipoyta.kernel.laws import random_walk

BOARD = """
7   .  .  . e1  .  .  .
6   .  .  .  .  .  .  .
5   .  . l5  .  . G2  .
4   .  .  .  .  .  .  .
3  K1  .  .  . A2  .  .
2   .  .  .  .  .  .  .
1   .  .  . E1  .  .  .
"""


def test_the_picture_in_the_rule_book_can_be_read(clean):
    book = Path(model.__file__).with_name("RULES.md").read_text(encoding="utf-8")
    (picture,) = re.findall(r"```\n(.*?)```", book, re.DOTALL)
    s = read(picture)
    assert s.phase is Phase.DEFENCE
    assert (s.energy[1], s.energy[17], s.quiet, s.options) == (17, 4, 12, Options(no_progress=30))
    assert draw(s) == picture.strip("\n").replace('{"no_progress":30}', '{"no_progress":30,"free_pass":false}')


def test_seven_rows_are_enough():
    s = read(BOARD)
    assert (s.turn, s.phase, s.quiet, s.options) == (0, Phase.TURN, 0, Options())
    assert (s.energy[1], s.energy[0]) == (21, 0), "full where it stands, none where it is gone"


@pytest.mark.parametrize("seed", range(4))
def test_every_position_of_a_game_can_be_drawn_and_read(seed):
    options = Options(no_progress=seed * 20, free_pass=seed % 2 == 0)
    for s in random_walk(GAME, options, 2, Random(seed)).states:
        assert read(draw(s)) == s


@pytest.mark.parametrize(
    ("text", "same"),
    [("C2-C3", "c2-c3"), (" c2 - c3 ", "c2-c3"), ("C3 X d4", "c3xd4"), ("+ E5", "+e5"), ("Stop", "stop")],
)
def test_letters_and_spaces_do_not_matter(text, same):
    assert parse(text) == parse(same)


@pytest.mark.parametrize("text", ["c2-c3", "c3xd4", "+e5", "alone", "stop", "advance", "stay", "pass"])
def test_moves_there_and_back(text):
    assert write(parse(text)) == text


@pytest.mark.parametrize("text", ["", "c2", "c2-c8", "h1-a1", "c2–c3", "+", "+z9", "resign", "c2-c3-"])
def test_what_is_not_a_move(text):
    with pytest.raises(ValueError, match=r"is not a (move|circle)"):
        parse(text)


FULL = """
7  g2 k2 a2 e1 a1 k1 g1
6  l7 l6 l5 l4 l3 l2 l1
5   .  .  .  .  .  .  .
4   .  .  .  . L4  .  .
3   .  .  .  .  .  .  .
2  L1 L2 L3  . L5 L6 L7
1  G1 K1 A1 E1 A2 K2 G2
turn pale e4xd5
waits advance
"""
BAD = [
    ("", "rows 1 … 7"),
    (BOARD.replace("7   .", "8   ."), "rows 1 … 7"),
    (BOARD.replace("e1  .  .  .", "e1  .  ."), "rows 1 … 7"),
    (BOARD + "1   .  .  . E1  .  .  .", "lines of a position"),
    (BOARD.replace("K1", "Q1"), "is not a piece"),
    (BOARD.replace("K1", "K3"), "is not a piece"),
    (BOARD.replace("K1", "A2"), "on two circles"),
    (BOARD.replace("E1", " .").replace("e1", " ."), "an Emperor must stand"),
    (BOARD + "weather fine", "lines of a position"),
    (BOARD + "energy K1", "a piece and a number"),
    (BOARD + "energy K1 22", "cannot have 22"),
    (BOARD + "energy K1 0", "cannot have 0"),
    (BOARD + "energy K1 -3", "is not a number"),
    (BOARD + "energy K2 5", "not on the board"),
    (BOARD + "turn white", "pale or dark"),
    (BOARD + "turn", "pale or dark"),
    (BOARD + "turn pale stop", "cannot come there"),
    (BOARD + "turn pale +a3 f5xc5", "cannot come there"),
    (BOARD + "turn pale +a3\nwaits strike", "cannot come there"),
    (BOARD + "turn pale f5xc5 +e3 +a3\nwaits strike", "cannot come there"),
    (BOARD + "turn pale f5xc5 f4-f5\nwaits partner", "cannot come there"),
    (BOARD + "waits tea", "tea"),
    (BOARD + "waits attack", "does not lead to"),
    (BOARD + "turn pale f4-f5", "does not lead to"),
    (BOARD + "turn pale f5xc5 +e3\nwaits partner", "does not lead to"),
    (BOARD + "turn pale f5xc5\nwaits defence", "does not lead to"),
    (BOARD + "turn pale f5xc5 rolled 7\nwaits defence", "does not lead to"),
    (BOARD + "turn pale f5xc5 rolled 1 2\nwaits defence", "does not lead to"),
    (BOARD + "turn pale f4-f6\nwaits attack", "is not where the move says"),
    (BOARD + "turn pale a3-f5\nwaits attack", "is not where the move says"),
    (BOARD + "turn pale f4-f5 e3xc5\nwaits partner", "does not open"),
    (BOARD + "turn pale f5xc5 +f5\nwaits strike", "the attackers must be"),
    (BOARD + "turn pale c5xd7\nwaits strike", "the attackers must be"),
    (BOARD + "turn pale f5xc4\nwaits strike", "the target must be"),
    (BOARD + "turn pale f5xc5\nwaits advance", "the target must be"),
    (BOARD + "turn pale f5xc5 rolled 6\nwaits advance", "does not lead to"),
    (BOARD + "energy K1 5, K1 6", "twice for one piece"),
    (BOARD + "turn pale e3xd7\nwaits strike", "the target in range"),
    (BOARD + "turn pale f5xc5 +d1\nwaits strike", "the target in range"),
    (BOARD + "turn pale g5-f5 f5xc5 +a3\nwaits strike", "the target in range"),
    (BOARD.replace("G2", " .") + "turn pale e3xc5\nwaits partner", "nobody could join"),
    (FULL, "nobody has fallen"),
    (BOARD + "turn pale a1-f5\nwaits attack", "cannot have moved so"),
    (BOARD + "turn pale d2-d1\nwaits attack", "has nobody to attack"),
    (BOARD + "turn dark\nwaits start", "before the first roll"),
    (BOARD + "quiet 3\nwaits start", "3 quiet turns"),
    (BOARD + "quiet 101", "101 quiet turns"),
    (BOARD.replace("e1", " .") + "turn pale f4-f5\nwaits attack", "the game is over"),
    (BOARD + "quiet -1", "is not a number"),
    (BOARD + "quiet many", "is not a number"),
    (BOARD + "options free", "options:"),
    (BOARD + 'options {"chess":true}', "options:"),
    (BOARD + 'options {"no_progress":-1}', "options:"),
]


@pytest.mark.parametrize(("text", "complaint"), BAD)
def test_what_is_not_a_position(text, complaint):
    with pytest.raises(ValueError, match=re.escape(complaint)):
        read(text)
