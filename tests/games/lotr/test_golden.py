"""Which golden games of The Lord of the Rings there are; tests/games/test_golden.py plays them."""

from pathlib import Path

GOLDEN = {path.stem for path in Path(__file__).with_name("golden").glob("*.game")}


def test_there_are_games_of_every_kind() -> None:
    assert {"two-towers", "two-fellowship", "two-beginners", "three-mixed", "five-chance"} == GOLDEN
