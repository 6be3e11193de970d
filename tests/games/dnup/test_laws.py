"""dnup keeps every law of the house, with every number of players."""

import pytest
from tests.soak import games

from pelipoyta.games.dnup import GAME
from pelipoyta.kernel.laws import check


@pytest.mark.parametrize(("players", "end"), [(2, "DNUP-8.5"), (3, "DNUP-3.3"), (4, "DNUP-3.3"), (5, "DNUP-3.3")])
def test_the_laws(players: int, end: str) -> None:
    tally = check(GAME, games(1), seats=players, looks=20, texts=20)
    assert tally.ends == {end: tally.games} and tally.games >= 1
    assert tally.twinned == tally.steps
    assert 0 < tally.read < tally.texts == 20 * tally.games
    assert tally.pairs > 30
