"""Tournaments at real tables: laid by the round, through restarts, with tickets that can be lost (CONTEST-8 to 10)."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest
from tests.contests.series.test_live import House
from tests.failures import none_logged

from pelipoyta.contests.commands import FromKey, Reissue
from pelipoyta.contests.tournament.commands import EnterBots, PairRound, SettleGame, SignUp, TournamentPlan, Withdraw
from pelipoyta.contests.tournament.decide import is_over
from pelipoyta.contests.tournament.live import TournamentService
from pelipoyta.contests.tournament.standings import points_of
from pelipoyta.contests.tournament.state import Tournament
from pelipoyta.kernel.game import Over
from pelipoyta.kernel.play import IllegalAction
from pelipoyta.table.commands import FromSeat, Resign
from pelipoyta.table.errors import TableError
from pelipoyta.table.live.table import Table
from pelipoyta.table.log.store import StoreFailed

pytestmark = pytest.mark.anyio
SWISS = TournamentPlan("salkku", 2, "swiss", 3, bots=True)
AUTO = TournamentPlan("salkku", 2, "swiss", 3, bots=True, auto=True)


@pytest.fixture
async def house(games: Any, store: Any, advisers: Any) -> AsyncIterator[House]:
    house = House(games, store, advisers)
    yield house
    await house.close()


def live(house: House) -> TournamentService:
    return house.contests.tournaments


async def announced(house: House, plan: TournamentPlan, people: int, bots: int = 0, key: str = "organiser") -> str:
    id = await live(house).create(plan, key)
    for number in range(people):
        await live(house).do(id, FromKey(f"key{number}", SignUp(f"E{number}")))
    for _ in range(bots):
        await live(house).do(id, FromKey("organiser", EnterBots("first")))
    return id


async def until(house: House, id: str, holds: Any) -> Tournament:
    while not holds(tournament := await live(house).find(id)):
        none_logged()
        await asyncio.sleep(0.001)
    return tournament


async def started(house: House, id: str, table: str) -> Table:
    found = await house.lobby.own(table)
    while not found.state.started:
        none_logged()
        await asyncio.sleep(0.001)
    return found


async def resign_all(house: House, id: str) -> None:
    """Whoever sits second gives up, at every table of the round."""
    for game in (await live(house).find(id)).running:
        await (await started(house, id, game.table)).submit(FromSeat(1, Resign("r")))


async def test_rounds_follow_one_another_to_the_end(house: House) -> None:
    id = await announced(house, SWISS, 4)
    for number in (1, 2, 3):
        await live(house).do(id, FromKey("organiser", PairRound()))
        await resign_all(house, id)
        await until(house, id, lambda told, number=number: len(told.rounds) == number and told.rounds[-1].over)
    tournament = await live(house).find(id)
    assert is_over(tournament) and sum(points_of(tournament, each) for each in range(4)) == 6.0
    table = await house.lobby.own(tournament.rounds[1].games[0].table)
    assert (table.state.header.contest, table.state.header.number, table.state.header.hints) == (id, 2, False)


async def test_bots_play_it_out_by_themselves_through_restarts(house: House) -> None:
    """Killed at every round; nobody looks at any table, and the rounds are called by nobody."""
    id = await announced(house, AUTO, 0, 5)
    await live(house).do(id, FromKey("organiser", PairRound()))
    for number in (1, 2, 3):
        await until(house, id, lambda told, number=number: len(told.rounds) >= number)
        await house.restart()
    tournament = await until(house, id, is_over)
    assert len(tournament.rounds) == 3 and not tournament.running


async def test_an_end_that_was_not_noted_is_noted_after_a_restart(house: House) -> None:
    id = await announced(house, SWISS, 2)
    await live(house).do(id, FromKey("organiser", PairRound()))
    [game] = (await live(house).find(id)).running
    table = await started(house, id, game.table)
    house.deaf = True
    await table.submit(FromSeat(0, Resign("r")))
    await house.restart()
    assert (await until(house, id, lambda told: not told.running)).rounds[0].games[0].scores == (0.0, 1.0)


async def test_a_ticket_opens_every_table_and_a_void_one_none(house: House) -> None:
    id = await announced(house, SWISS, 2)
    await live(house).do(id, FromKey("organiser", PairRound()))
    [game] = (await live(house).find(id)).running
    table, seat = await started(house, id, game.table), game.players.index(0)
    assert table.state.seats.of("key0") == seat
    await live(house).do(id, FromKey("organiser", Reissue(0, "anew")))
    assert (table.state.seats.of("key0"), table.state.seats.of("anew")) == (None, seat)
    await house.restart()
    again = await started(house, id, game.table)
    assert (again.state.seats.of("key0"), again.state.seats.of("anew")) == (None, seat)


async def test_who_withdraws_gives_the_running_game_up_in_the_last_round_too(house: House) -> None:
    id = await announced(house, TournamentPlan("salkku", 2, "swiss", 1), 2)
    await live(house).do(id, FromKey("organiser", PairRound()))
    [game] = (await live(house).find(id)).running
    await started(house, id, game.table)
    await live(house).do(id, FromKey("key1", Withdraw(1)))
    tournament = await until(house, id, is_over)
    ended = tournament.rounds[0].games[0].ended
    assert ended and ended.why == "TABLE-1" and points_of(tournament, 0) == 1.0


async def test_a_running_game_that_is_awarded_ends_at_its_table(house: House) -> None:
    id = await announced(house, TournamentPlan("salkku", 2, "swiss", 1), 2)
    await live(house).do(id, FromKey("organiser", PairRound()))
    [game] = (await live(house).find(id)).running
    table = await started(house, id, game.table)
    await live(house).do(id, FromKey("organiser", SettleGame(game.table, (0.0, 1.0), 0, "late", award=True)))
    for _ in range(2000):
        if table.state.over:
            break
        await asyncio.sleep(0.001)
    assert table.state.over == Over((0.0, 1.0), "TABLE-20")
    assert (await live(house).find(id)).rounds[0].games[0].scores == (0.0, 1.0)


async def test_only_the_organiser_calls_a_round_and_nobody_calls_two_at_once(house: House) -> None:
    id = await announced(house, SWISS, 4)
    with pytest.raises(TableError, match="not_organiser"):
        await live(house).do(id, FromKey("key0", PairRound()))
    asked = await asyncio.gather(
        *[live(house).do(id, FromKey("organiser", PairRound())) for _ in range(3)], return_exceptions=True
    )
    assert sum(isinstance(each, Tournament) for each in asked) == 1
    refused = [each.refusal.reason for each in asked if isinstance(each, IllegalAction)]
    assert refused == ["round-running"] * 2 and len((await live(house).find(id)).rounds) == 1


async def test_what_could_not_be_stored_was_not_done(house: House) -> None:
    id = await announced(house, SWISS, 2)
    house.store.fails = StoreFailed("full")
    with pytest.raises(StoreFailed):
        await live(house).do(id, FromKey("organiser", PairRound()))
    house.store.fails = None
    assert (await live(house).find(id)).rounds == []
    await live(house).do(id, FromKey("organiser", PairRound()))


async def test_announced_twice_with_one_key_it_is_one(house: House) -> None:
    first = await live(house).create(SWISS, "organiser")
    assert await live(house).create(SWISS, "organiser") == first


async def test_a_tournament_is_no_series_and_a_series_no_tournament(house: House) -> None:
    id = await announced(house, SWISS, 0)
    with pytest.raises(TableError, match="no_such_contest"):
        await house.contests.series.find(id)
    with pytest.raises(TableError, match="no_such_tournament"):
        await live(house).find("nothing")


BAD = [
    (TournamentPlan("salkku", 2, "swiss", 0), "CONTEST-11", "event-rounds"),
    (TournamentPlan("salkku", 2, "swiss", 26), "CONTEST-11", "event-rounds"),
    (TournamentPlan("salkku", 3, "robin"), "CONTEST-12", "two-a-table"),
    (TournamentPlan("salkku", 3, "knockout"), "CONTEST-13", "two-a-table"),
]


@pytest.mark.parametrize(("plan", "rule", "reason"), BAD)
async def test_what_is_no_tournament_is_refused(house: House, plan: TournamentPlan, rule: str, reason: str) -> None:
    with pytest.raises(IllegalAction) as refused:
        await live(house).create(plan, "organiser")
    assert (refused.value.refusal.rule, refused.value.refusal.reason) == (rule, reason)
    assert house.store.headers == {}
