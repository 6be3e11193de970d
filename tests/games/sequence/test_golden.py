"""Which golden games of Sequence there are; tests/games/test_golden.py plays them."""

from pathlib import Path

GAMES = sorted((Path(__file__).parent / "golden").glob("*.game"))


def test_there_are_golden_games() -> None:
    found = {path.stem for path in GAMES}
    assert found == {"drawn_by_turns", "four_with_a_judge", "nine_players", "twelve_in_three_teams", "two_by_hand"}
