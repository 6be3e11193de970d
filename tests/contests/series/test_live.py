"""A series at real tables: one after another by itself, through restarts, and nothing noted twice (CONTEST-1)."""

import asyncio
from collections.abc import AsyncIterator, Callable
from typing import Any

import pytest
from tests.failures import none_logged

from pelipoyta.bots.arena.drafters import drafter
from pelipoyta.contests.model import Terms
from pelipoyta.contests.series.state import Series
from pelipoyta.contests.service import ContestService
from pelipoyta.contests.tables import LiveTables
from pelipoyta.kernel.play import IllegalAction
from pelipoyta.table.autoplay.bot_delay import BotDelay
from pelipoyta.table.commands import AskSeriesEnd, Consent, DrawOffer, FromSeat, Rematch, Resign
from pelipoyta.table.errors import TableError
from pelipoyta.table.live.lobby import Lobby, SeatTicket, TableSpec
from pelipoyta.table.live.table import Table
from pelipoyta.table.log.store import StoreFailed
from pelipoyta.table.model import AWAY

pytestmark = pytest.mark.anyio
Restart = Callable[[], Any]


class House:
    """A lobby with its contests, which can be stopped and started as a server is."""

    def __init__(self, games: Any, store: Any, advisers: Any) -> None:
        self._parts = games, store, advisers
        self.store = store
        self.deaf = False  # True: contests are told of no end, as if the server died just after it was stored
        self.lobby, self.contests = self._open()

    def _open(self) -> tuple[Lobby, ContestService]:
        games, store, advisers = self._parts
        pace = BotDelay(0.0, 1.0)
        lobby = Lobby(games, store, advisers, lambda game: ("first",), pace, 60.0, ended=self._ended)
        return lobby, ContestService(LiveTables(lobby), store, drafter)

    def _ended(self, table: Table) -> None:
        if not self.deaf:
            self.contests.table_changed(table)

    async def stop(self) -> None:
        """Stop and open again; nothing is resumed yet."""
        await self.close()
        self.deaf = False
        self.lobby, self.contests = self._open()

    async def restart(self) -> None:
        """Lose everything in memory, then do what a server does when it starts."""
        await self.stop()
        await self.contests.resume()

    async def close(self) -> None:
        self.contests.close()
        await self.lobby.close()

    async def create(self, terms: Terms, game: str = "salkku", *places: str) -> tuple[str, SeatTicket]:
        wish = TableSpec(game=game, seats=2, options={}, places=places or ("me", "open"), name="Aino")
        place = await self.contests.series.create(wish, terms)
        if "open" in wish.places:
            await self.lobby.sit(place.table, None, "Eino")
        contest = (await self.lobby.own(place.table)).state.header.contest
        assert contest
        return contest, place

    async def table(self, series: Series) -> Table:
        """The table of the game that is played now, once it has started."""
        table = await self.lobby.own(series.current.table)
        while not table.state.started:
            none_logged()
            await asyncio.sleep(0)
        return table

    async def until(self, contest: str, rounds: int) -> Series:
        """The series, once so many tables have been laid."""
        while True:
            series = await self.contests.series.find(contest)
            if len(series.rounds) == rounds or series.verdict:
                return series
            none_logged()
            await asyncio.sleep(0.001)

    async def give_up(self, series: Series, player: int) -> None:
        table = await self.table(series)
        await table.submit(FromSeat(series.current.players.index(player), Resign("r")))


@pytest.fixture
async def house(games: Any, store: Any, advisers: Any) -> AsyncIterator[House]:
    house = House(games, store, advisers)
    yield house
    await house.close()


async def test_one_game_follows_another_until_it_is_decided(house: House) -> None:
    contest, place = await house.create(Terms("best", 3))
    for number, loser in enumerate((1, 0, 1), 1):
        series = await house.until(contest, number)
        assert series.current.players == ((0, 1), (1, 0), (0, 1))[number - 1]
        assert (await house.table(series)).state.header.number == number
        await house.give_up(series, loser)
    while not (series := await house.contests.series.find(contest)).verdict:
        await asyncio.sleep(0.001)
    assert (series.score, series.verdict.scores) == ((2.0, 1.0), (1.0, 0.0))
    assert [each.ended and each.ended.why for each in series.rounds] == ["TABLE-1"] * 3
    assert series.rounds[0].table == place.table and series.next_at is None


async def test_the_same_key_opens_every_game(house: House) -> None:
    contest, place = await house.create(Terms("every", 2))
    await house.give_up(await house.until(contest, 1), 1)
    second = await house.table(await house.until(contest, 2))
    assert second.state.seats.of(place.key) == 1
    first = await house.lobby.own(place.table)
    assert first.state.offers.next == second.state.header.id


async def test_there_is_no_rematch_in_a_contest(house: House) -> None:
    contest, place = await house.create(Terms("every", 2, pause=60))
    await house.give_up(await house.until(contest, 1), 1)
    table = await house.lobby.own(place.table)
    with pytest.raises(IllegalAction) as refused:
        await table.submit(FromSeat(0, Rematch("again")))
    assert (refused.value.refusal.rule, refused.value.refusal.reason) == ("TABLE-3", "in-contest")


async def test_a_draw_by_agreement_counts_as_the_table_says(house: House) -> None:
    contest, _ = await house.create(Terms("every", 2))
    table = await house.table(await house.until(contest, 1))
    await table.submit(FromSeat(0, DrawOffer("o", "offer")))
    await table.submit(FromSeat(1, DrawOffer("a", "accept")))
    assert (await house.until(contest, 2)).score == (0.5, 0.5)


async def ended(house: House, contest: str) -> Series:
    while not (series := await house.contests.series.find(contest)).current.ended:
        await asyncio.sleep(0.001)
    return series


async def test_the_pause_outlives_a_restart(house: House) -> None:
    contest, _ = await house.create(Terms("every", 3, pause=60))
    await house.give_up(await house.until(contest, 1), 1)
    series = await ended(house, contest)
    assert series.next_at == series.current.time + 60
    await house.restart()
    assert (await house.contests.series.find(contest)).next_at == series.next_at
    await asyncio.sleep(0.01)
    assert len((await house.contests.series.find(contest)).rounds) == 1


async def test_an_end_that_was_not_noted_is_noted_after_a_restart(house: House) -> None:
    contest, place = await house.create(Terms("every", 3))
    series = await house.until(contest, 1)
    table = await house.table(series)
    house.deaf = True
    await table.submit(FromSeat(1, Resign("r")))
    await house.stop()
    assert (await house.contests.series.find(contest)).current.ended is None
    await house.contests.resume()
    second = await house.until(contest, 2)
    assert second.score == (1.0, 0.0)
    assert (await house.lobby.own(place.table)).state.offers.next == second.current.table


async def test_looking_at_an_ended_game_notes_nothing(house: House) -> None:
    contest, place = await house.create(Terms("every", 3))
    table = await house.table(await house.until(contest, 1))
    house.deaf = True
    await table.submit(FromSeat(1, Resign("r")))
    await house.stop()
    appends = house.store.appends
    await house.lobby.own(place.table)
    await house.contests.series.find_with_table(contest)
    await asyncio.sleep(0.01)
    assert house.store.appends == appends


async def test_a_series_that_is_over_is_not_resumed(house: House) -> None:
    contest, _ = await house.create(Terms("every", 1))
    await house.give_up(await house.until(contest, 1), 1)
    assert (await ended(house, contest)).verdict
    while contest in house.store.unfinished:
        await asyncio.sleep(0.001)
    assert await house.store.unfinished_contests() == []


async def test_a_store_that_fails_for_a_while_loses_nothing(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pelipoyta.contests.runner.RETRY", 0.001)
    contest, _ = await house.create(Terms("every", 2))
    append, failures = house.store.append, iter([None, StoreFailed("full"), StoreFailed("full"), StoreFailed("full")])

    def fail_after_the_end(batches: Any) -> Any:
        house.store.fails = next(failures, None)
        return append(batches)

    house.store.append = fail_after_the_end
    await house.give_up(await house.until(contest, 1), 1)
    series = await house.until(contest, 2)
    assert len(series.rounds) == 2 and series.length == 3


async def test_asked_twice_with_one_key_it_is_made_once(house: House) -> None:
    wish = TableSpec(game="salkku", seats=2, options={}, places=("me", "open"), name="Aino")
    first = await house.contests.series.create(wish, Terms("best", 3), "a key of one's own")
    again = await house.contests.series.create(wish, Terms("best", 3), "a key of one's own")
    assert first == again


BAD = [
    (Terms("best", 4), IllegalAction),
    (Terms("best", 0), IllegalAction),
    (Terms("every", 26), IllegalAction),
    (Terms("first", -1), IllegalAction),
    (Terms("nonsense", 3), TableError),
    (Terms("best", 3, pause=-1), TableError),
    (Terms("best", 3, pause=float("nan")), TableError),
]


@pytest.mark.parametrize(("terms", "error"), BAD)
async def test_what_is_no_contest_is_refused_and_nothing_is_made(
    house: House, terms: Terms, error: type[Exception]
) -> None:
    with pytest.raises(error):
        await house.create(terms)
    assert house.store.headers == {}


async def test_a_contest_is_no_table(house: House) -> None:
    contest, place = await house.create(Terms("best", 3))
    with pytest.raises(TableError, match="no_such_table"):
        await house.lobby.own(contest)
    with pytest.raises(TableError, match="no_such_contest"):
        await house.contests.series.find(place.table)


async def decided(house: House, contest: str) -> Series:
    while not (series := await house.contests.series.find(contest)).verdict:
        await asyncio.sleep(0.001)
    return series


async def test_a_series_is_claimed_against_one_who_stays_away(house: House) -> None:
    """Not before the grace time; the claim ends game and series, through a restart too (TABLE-21)."""
    contest, _ = await house.create(Terms("best", 5))
    table = await house.table(await house.contests.series.find(contest))
    table.join(0)
    with pytest.raises(IllegalAction, match="not-away"):
        await table.submit(FromSeat(0, AskSeriesEnd("a", 1)))
    clock = table.presence.clock
    table.presence.clock = lambda: clock() + AWAY + 1
    await table.submit(FromSeat(0, AskSeriesEnd("b", 1)))
    verdict = (await decided(house, contest)).verdict
    assert verdict and verdict.scores == (1.0, 0.0) and verdict.steps[0].key == "claimed"
    await house.restart()
    assert (await house.contests.series.find(contest)).verdict == verdict


async def test_a_series_ends_by_agreement_as_it_stands(house: House) -> None:
    contest, _ = await house.create(Terms("every", 4))
    table = await house.table(await house.contests.series.find(contest))
    await table.submit(FromSeat(0, AskSeriesEnd("a")))
    assert table.state.over is None
    await table.submit(FromSeat(1, Consent("b", True)))
    series = await decided(house, contest)
    assert series.verdict and series.verdict.scores == (0.5, 0.5) and series.next_at is None


async def test_a_table_outside_a_series_has_none_to_end(house: House) -> None:
    wish = TableSpec(game="salkku", seats=2, options={}, places=("me", "open"), name="Aino")
    place = await house.lobby.create(wish)
    await house.lobby.sit(place.table, None, "Eino")
    table = await house.lobby.own(place.table)
    while not table.state.started:
        await asyncio.sleep(0)
    with pytest.raises(IllegalAction, match="no-series"):
        await table.submit(FromSeat(0, AskSeriesEnd("a")))


async def test_fixed_partners_need_a_game_with_teams(house: House) -> None:
    with pytest.raises(IllegalAction, match="no-series-teams"):
        await house.create(Terms("every", 4, partners=True))
