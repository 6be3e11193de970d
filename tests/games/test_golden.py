"""The golden games of every game of the house play as they did, to the picture beside them."""

from pathlib import Path

import pytest

from pelipoyta.games import NAMES, load
from pelipoyta.kernel import Over
from pelipoyta.kernel.laws.texts.golden import check_golden

GOLDEN = sorted(Path(__file__).parent.glob("*/golden/*.game"))


def test_every_game_has_golden_games_with_their_pictures() -> None:
    assert {path.parent.parent.name for path in GOLDEN} == set(NAMES)
    assert [path.name for path in GOLDEN if not path.with_suffix(".end").exists()] == []


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: f"{path.parent.parent.name}-{path.stem}")
def test_golden_game(path: Path) -> None:
    assert isinstance(check_golden(load(path.parent.parent.name), path).result, Over)
