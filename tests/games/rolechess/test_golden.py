"""Golden games: whole records replayed step by step, to the same end and the same final picture."""

from pathlib import Path

import pytest

from pelipoyta.games.rolechess import GAME
from pelipoyta.games.rolechess.notation import draw
from pelipoyta.kernel import Over, fold, record

GOLDEN = sorted(Path(__file__).with_name("golden").glob("*.game"))


def test_there_are_golden_games():
    assert {path.stem for path in GOLDEN} >= {"pale-wins", "dark-wins", "no-progress", "free-pass"}


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_golden_game(path):
    text = path.read_text(encoding="utf-8")
    game = record.read(text, {GAME.id: GAME})
    *_, (end, _) = fold(GAME, game.options, game.seats, game.steps)
    assert GAME.pending(end) == game.result
    assert isinstance(game.result, Over)
    assert draw(end) + "\n" == path.with_suffix(".end").read_text(encoding="utf-8")
    assert record.write(GAME, game) == text
