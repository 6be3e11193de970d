"""Sequence keeps the laws of the house with every number of players and every option."""

from typing import Any

import pytest
from tests.soak import games
from tests.sweep import sample

from pelipoyta.games.sequence import GAME
from pelipoyta.games.sequence.model import Options
from pelipoyta.kernel.laws import check

FREE_HANDS: dict[str, Any] = {"draw": "manual", "thieves": True}
EVERYTHING: dict[str, Any] = {**FREE_HANDS, "no_coaching": True}
TABLES = [
    *((seats, Options()) for seats in GAME.seats),
    (6, Options(teams=3)),
    (12, Options(teams=3)),
    *((seats, Options(**FREE_HANDS)) for seats in (2, 3, 4)),
    *((seats, Options(**EVERYTHING)) for seats in (4, 8, 9)),
    (6, Options(teams=3, **EVERYTHING)),
    *((seats, Options(judge="host", **EVERYTHING)) for seats in (4, 9)),
    (2, Options(turn_limit=20)),
]


# One size of each kind of table: two and three alone, pairs, three teams, the largest; and every option there is.
KEPT = [TABLES[at] for at in (0, 1, 2, 4, 9, 11, 13, 15, 16, 17, 18, 19)]


@pytest.mark.parametrize(("seats", "options"), sample(TABLES, *KEPT))
def test_the_laws(seats: int, options: Options) -> None:
    tally = check(GAME, games(1), seats=seats, options=options, looks=12, texts=12)
    assert tally.games >= 1
    assert tally.steps / 2 < tally.twinned <= tally.steps  # what is done off one's turn is no twin's
    assert tally.read < tally.texts == 12 * tally.games
    assert tally.pairs > 5
    assert tally.strays > 50
    assert set(tally.ends) <= {"SEQ-2.2", "SEQ-2.7"}
