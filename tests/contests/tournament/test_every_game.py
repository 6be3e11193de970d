"""A tournament of any game of the house: its tables are laid, and the game begins."""

from collections.abc import AsyncIterator
from typing import Any

import pytest
from tests.contests.series.test_live import House
from tests.contests.tournament.test_live import announced, live, started

from pelipoyta.contests.commands import FromKey
from pelipoyta.contests.tournament.commands import PairRound, TournamentPlan
from pelipoyta.games import NAMES, load

pytestmark = pytest.mark.anyio


@pytest.fixture
async def whole_house(store: Any, advisers: Any) -> AsyncIterator[House]:
    house = House({name: load(name) for name in NAMES}, store, advisers)
    yield house
    await house.close()


@pytest.mark.parametrize("game", NAMES)
async def test_every_game_can_be_played_in_one(whole_house: House, game: str) -> None:
    """With as many seats as its smallest table has, and with the largest: everyone's ticket opens a seat."""
    for seats in {min(each for each in load(game).seats if each > 1), max(load(game).seats)}:
        id = await announced(
            whole_house, TournamentPlan(game, seats, "swiss", 1, title=f"{seats}"), seats, key=f"host{seats}"
        )
        await live(whole_house).do(id, FromKey(f"host{seats}", PairRound()))
        [laid] = (await live(whole_house).find(id)).running
        table = await started(whole_house, id, laid.table)
        assert sorted(laid.players) == list(range(seats))
        assert [table.state.seats.of(f"key{player}") for player in laid.players] == list(range(seats))
