"""Positions and moves as text, both ways."""

from pathlib import Path
from random import Random

import pytest

import pelipoyta.games.dnup
from pelipoyta.games.dnup import GAME
from pelipoyta.games.dnup.cards import flat
from pelipoyta.games.dnup.model import Add, Card, Options, Play, Take, Turn
from pelipoyta.games.dnup.notation.sense import check
from pelipoyta.kernel.laws import random_walk

RULES = Path(pelipoyta.games.dnup.__file__).with_name("RULES.md")


@pytest.mark.parametrize(
    ("text", "act"),
    [
        ("play 5/1 5/2", Play((Card(5, 1), Card(5, 2)))),
        ("play 10/2", Play((Card(10, 2),))),
        ("add 5/1 to 2.1", Add(Card(5, 1), 2, 1)),
        ("take 0.2", Take(0, 2)),
        ("turn", Turn()),
    ],
)
def test_a_move(text: str, act: object) -> None:
    assert GAME.notation.parse(text) == act
    assert GAME.notation.write(act) == text


@pytest.mark.parametrize(
    ("text", "same"),
    [("play 5/2 5/1", "play 5/1 5/2"), ("Play  5/1 5/2 ", "play 5/1 5/2"), ("ADD 5/1 TO 2.1", "add 5/1 to 2.1")],
)
def test_what_means_the_same_is_read_the_same(text: str, same: str) -> None:
    assert GAME.notation.parse(text) == GAME.notation.parse(same)


@pytest.mark.parametrize(
    "text", ["", "play", "play five", "add 5/1 2.1", "add 5/1 to 2", "take", "take a.b", "turn 1", "pass", "take 1"]
)
def test_what_is_no_move(text: str) -> None:
    with pytest.raises(ValueError, match=r"not a|invalid literal"):
        GAME.notation.parse(text)


def test_the_position_in_the_rules_can_be_read() -> None:
    example = RULES.read_text(encoding="utf-8").rsplit("```", 2)[1]
    state = GAME.notation.read(example)
    assert GAME.notation.read(GAME.notation.draw(state)) == state
    assert GAME.view(state, 0).points == (2, 0, 1)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_position_of_a_game_can_be_drawn_and_read(players: int) -> None:
    """Hidden parts, memories and the way to a void round included."""
    for state in random_walk(GAME, Options(), players, Random(players)).states:
        assert GAME.notation.read(GAME.notation.draw(state)) == state


GOOD = """
dnup 3
turn 0.1
hand 0 5/2 8/3
hand 1 1/6 1/7
hand 2 6/3 9/1
table 1.1 7/4
table 2.1 6/1 6/2 6/3
pile the rest
"""


def test_the_game_before_a_deal_has_nothing_but_its_past() -> None:
    for fact in ("turn 1.1", "out 1", "quiet 2", "last 0.1 turn", "since 0.1 turn", "starter 1"):
        with pytest.raises(ValueError, match="before the cards are dealt"):
            GAME.notation.read(f"dnup 3\nround 0 1\n{fact}")


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("dnup 3", "dnup 6", "begins with"),
        ("dnup 3", "chess 3", "begins with"),
        ("turn 0.1", "turn 3.1", "no such place"),
        ("turn 0.1", "turn 0.2", "no such place"),
        ("turn 0.1", "turn 0", "not a place"),
        ("turn 0.1", "starter 4", "no such seat"),
        ("turn 0.1", "weather fine", "not a line"),
        ("turn 0.1", "quiet much", "invalid literal"),
        ("turn 0.1", "quiet -5", "void before"),
        ("turn 0.1", "quiet 200", "void before"),
        ("turn 0.1", "round 0 1 2", "no more than count"),
        ("turn 0.1", "round 1 1", "goes out twice"),
        ("turn 0.1", "round 0 1\nround 0 2", "the game would have been over"),
        ("hand 0 5/2 8/3\nhand 1 1/6 1/7", "hand 0 5/2 8/3\nout 1 2", "the round would have been over"),
        ("turn 0.1", "turn 0.1\nturn 1.1", "twice"),
        ("turn 0.1", "hand 2 6/3", "twice"),
        ("turn 0.1", "out x", "no such seat"),
        ("turn 0.1", "turn 1.1", "begins with the discard"),
        ("turn 0.1\nhand 0 5/2 8/3", "turn 0.1\nout 0", "one who is out has no turn"),
        ("turn 0.1", "since 0.1 add 1/7 to 3.1", "nobody can have done that"),
        ("turn 0.1", "last 0.1 take 7.1", "nobody can have done that"),
        ("turn 0.1", "last 0.1 take 0.1 lifts 0.1 2/4", "nobody can have done that"),
        ("turn 0.1", "last 0.1 take 1.1", "nobody can have done that"),
        ("turn 0.1", "last 0.1 take 1.1 lifts 2.1 2/4", "nobody can have done that"),
        ("turn 0.1", "last 0.1 turn lifts 2.1 2/4", "nobody can have done that"),
        ("turn 0.1", "last 0.1 play 2/4 3/4", "nobody can have done that"),
        ("turn 0.1", "last 0.1 play 2/2", "nobody can have done that"),
        ("turn 0.1", "last 0.1 add 2/2 to 1.1", "nobody can have done that"),
        ("turn 0.1", "last 0.1 add 2/4 to 1.1 lifts 1.1 2/4", "nobody can have done that"),
        ("turn 0.1", "last 0.1 play 2/4 lifts 1.1", "nobody can have done that"),
        ("turn 0.1", "since 1.1 turn", "do not lead here"),
        ("turn 0.1", "quiet 1\nsince 2.1 turn", "do not lead here"),
        ("8/3", "8/x", "not a card"),
        ("8/3", "8/9", "too many 8/9"),
        ("6/1 6/2", "6/1 7/2", "too many 2/7"),
        ("pile the rest", "pile 1/5", "lacking"),
        ("6/1 6/2 6/3", "6/1 7/6 6/3", "one active value"),
        ("6/1 6/2 6/3", "6/1", "same size"),
        ("hand 2 6/3 9/1\n", "", "empty exactly when"),
        ("turn 0.1", "out 2", "empty exactly when"),
        ("turn 0.1", "known 0 9/1", "known of a hand"),
        ("hand 2 6/3", "starter 0\nhand 2 5/1 6/3", "the star nobody has seen"),
        ("turn 0.1", "since 2.1 play 8/3", "do not lead here"),
        ("turn 0.1", "shuffled 5/1", "too many"),
    ],
)
def test_what_is_no_position(old: str, new: str, reason: str) -> None:
    assert GAME.notation.read(GOOD)
    with pytest.raises(ValueError, match=reason):
        GAME.notation.read(GOOD.replace(old, new))


def test_cards_that_are_not_the_decks_are_named() -> None:
    """Those that are there are not said to be lacking."""
    walk = random_walk(GAME, GAME.options(), 3, Random(1))
    s = next(state for state in walk.states if all(state.hands)).copy()
    first, second, *rest = flat(s.hands[0])
    s.hands[0] = (second, second, *rest)
    said = f"lacking {first.up}/{first.down}, too many {second.up}/{second.down}$"
    with pytest.raises(ValueError, match=said):
        check(s)
