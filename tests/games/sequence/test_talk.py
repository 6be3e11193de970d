"""SEQ-6.1: without coaching the players keep silent during play."""

import pytest

from pelipoyta.games.sequence import GAME
from pelipoyta.games.sequence.model import Options
from pelipoyta.kernel import Talk


def test_team_mates_may_talk() -> None:
    state = GAME.start(Options(), 4)
    assert [GAME.hooks.talk(state, seat) for seat in range(4)] == [Talk()] * 4


@pytest.mark.parametrize("seats", [4, 6, 9])
def test_without_coaching_nobody_may(seats: int) -> None:
    state = GAME.start(Options(no_coaching=True), seats)
    assert [GAME.hooks.talk(state, seat) for seat in range(seats)] == [Talk(closed="SEQ-6.1")] * seats


@pytest.mark.parametrize("seats", [2, 3])
def test_who_has_no_team_mate_cannot_coach(seats: int) -> None:
    state = GAME.start(Options(no_coaching=True), seats)
    assert [GAME.hooks.talk(state, seat) for seat in range(seats)] == [Talk()] * seats
