"""Golden games replay to the position they ended in."""

from pathlib import Path

import pytest

from pelipoyta.games.sequence import GAME
from pelipoyta.kernel import fold
from pelipoyta.kernel.record import read

GAMES = sorted((Path(__file__).parent / "golden").glob("*.game"))


def test_there_are_golden_games() -> None:
    found = {path.stem for path in GAMES}
    assert found == {"drawn_by_turns", "four_with_a_judge", "nine_players", "twelve_in_three_teams", "two_by_hand"}


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_golden(path: Path) -> None:
    record = read(path.read_text(encoding="utf-8"), {"sequence": GAME})
    *_, (state, _) = fold(GAME, record.options, record.seats, record.steps)
    assert GAME.pending(state) == record.result
    assert GAME.notation.draw(state) == path.with_suffix(".end").read_text(encoding="utf-8").rstrip("\n")
