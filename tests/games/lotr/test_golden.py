"""Whole games from their records: replayed step by step, and compared with the position they ended in."""

from pathlib import Path

import pytest

from pelipoyta.games.lotr import GAME
from pelipoyta.kernel import fold, record

GOLDEN = sorted((Path(__file__).parent / "golden").glob("*.game"))


def test_there_are_games_of_every_kind() -> None:
    assert {path.stem for path in GOLDEN} == {
        "two-towers",
        "two-fellowship",
        "two-beginners",
        "three-mixed",
        "five-chance",
    }


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_golden_game(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    played = record.read(text, {"lotr": GAME})
    *_, (end, _) = fold(GAME, played.options, played.seats, played.steps)
    assert GAME.pending(end) == played.result
    assert GAME.notation.draw(end) == path.with_suffix(".end").read_text(encoding="utf-8")
    assert record.write(GAME, played) == text
