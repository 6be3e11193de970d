"""Which golden games of RoleChess there are; tests/games/test_golden.py plays them."""

from pathlib import Path

GOLDEN = sorted(Path(__file__).with_name("golden").glob("*.game"))


def test_there_are_golden_games():
    assert {path.stem for path in GOLDEN} >= {"pale-wins", "dark-wins", "no-progress", "free-pass"}
