"""Dice are counted for whoever rolled them."""

from pathlib import Path

import pytest

from pelipoyta.games import load
from pelipoyta.games.rolechess.model import Began, Defended, Struck, Tied
from pelipoyta.kernel.play import take
from pelipoyta.kernel.records import record
from pelipoyta.kernel.records.dice_stats import DiceStats, dice_stats
from pelipoyta.kernel.records.record import beginning

GAME = load("rolechess")
GOLDEN = sorted((Path(__file__).parents[2] / "games/rolechess/golden").glob("*.game"))


@pytest.mark.parametrize("file", GOLDEN, ids=lambda file: file.stem)
def test_each_die_is_the_one_who_rolled_it(file: Path) -> None:
    """The game's own story says it, by the pieces that struck and defended."""
    told = record.read(file.read_text(encoding="utf-8"), {"rolechess": GAME})
    dice: list[list[int]] = [[], []]
    state = beginning(GAME, told)
    for step in told.steps:
        state, events = take(GAME, state, step)
        for event in events:
            match event:
                case Tied() | Began():
                    dice[0].append(event.dice[0])
                    dice[1].append(event.dice[1])
                case Struck():
                    dice[event.pieces[0].seat] += event.dice
                case Defended():
                    dice[event.piece.seat].append(event.die)
                case _:
                    pass
    found = dice_stats(GAME, beginning(GAME, told), told.steps, 2)
    assert [(each.dice, each.total) for each in found] == [(len(faces), sum(faces)) for faces in dice]
    assert [each.expected for each in found] == [3.5 * len(faces) for faces in dice]


def test_what_is_expected_of_a_die() -> None:
    both = DiceStats().and_die(6, 6).and_die(1, 2)
    assert (both.dice, both.total, both.expected) == (2, 7, 5.0)
    assert both.variance == pytest.approx(35 / 12 + 1 / 4)


def test_a_game_that_does_not_say_whose_dice_are_whose_has_none() -> None:
    game = load("sequence")
    assert dice_stats(game, game.start(game.options(), 2), (), 2) == ()
