"""TABLE-17: a bot plays for one who is away too long, by consent of the others, until the player comes back."""

import asyncio
from collections.abc import Awaitable, Callable
from operator import attrgetter
from time import time
from types import SimpleNamespace
from typing import Any

import arvaus
import pytest
import time_machine

from pelipoyta.kernel.play import IllegalAction
from pelipoyta.kernel.records import record
from pelipoyta.server.services.games.records import record_of
from pelipoyta.table.access.policy import access
from pelipoyta.table.commands import AskForBot, Consent, Do, DrawOffer, FromSeat, Rename, Resign, Return
from pelipoyta.table.decide.setup.create import ContestSlot
from pelipoyta.table.live.lobby import Lobby, TableSpec
from pelipoyta.table.live.presence import absence_limit, missing
from pelipoyta.table.live.table import Table
from pelipoyta.table.model import AWAY, DAY, Timing
from pelipoyta.table.replay import Replay
from pelipoyta.table.state.table_state import TableState

pytestmark = pytest.mark.anyio
Seated = Callable[..., Awaitable[Table]]


def later(table: Table, seconds: float) -> None:
    """It is so much later than it was."""
    clock = table.presence.clock
    table.presence.clock = lambda: clock() + seconds


async def at(seated: Seated, *places: str, here: tuple[int, ...] = (0,)) -> Table:
    """A table of guesses where these have been all the while, and the others have been away too long."""
    table = await seated("arvaus", *places)
    for seat in here:
        table.join(seat)
    later(table, AWAY + 1)
    return table


def refusal(error: "pytest.ExceptionInfo[IllegalAction]") -> tuple[str, str]:
    return error.value.refusal.rule, error.value.refusal.reason


async def settled(table: Table) -> None:
    for _ in range(20):
        await asyncio.sleep(0)


async def test_a_system_clock_that_is_set_on_makes_nobody_absent(seated: Seated) -> None:
    with time_machine.travel(1_000_000_000.0) as clock:
        table = await seated("arvaus", "me", "open")
        table.join(0)
        clock.shift(3600)
        assert not table.missing
        later(table, AWAY + 1)
        clock.shift(-7200)
        assert list(table.missing) == [1]


async def test_others_are_told_of_an_absence_when_its_limit_has_passed(
    seated: Seated, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only of players of a game that runs: before it nobody is missing."""
    table = await seated("arvaus", "me", "open")
    table.join(1)
    later: list[float] = []
    monkeypatch.setattr(table, "_loop", SimpleNamespace(call_later=lambda delay, _: later.append(delay)))
    table.leave(1)
    assert len(later) == 1 and AWAY < later[0] < AWAY + 1


async def test_of_two_the_one_who_is_here_decides(seated: Seated, advisers: Any, store: Any, games: Any) -> None:
    """And the bot is given what that seat sees, and nothing else."""
    table = await at(seated, "me", "open")
    await table.submit(FromSeat(0, AskForBot("a", 1, "first")))
    assert table.state.seats.stand_ins == {1: "first"} and table.state.offers.proposed is None
    await settled(table)
    job = advisers.jobs[0]
    assert (job.seat, job.bot) == (1, "first")
    assert job.view == table.state.game.view(next(iter(table.state.history.recent)).snapshot.state, 1)
    header, lines = await store.load(table.state.header.id)
    other, facts = (
        TableState.folded(header, games["arvaus"], lines),
        attrgetter("seats.stand_ins", "offers.proposed", "versions"),
    )
    assert facts(other) == facts(table.state)


async def test_every_other_player_who_is_not_away_must_agree(seated: Seated) -> None:
    table = await at(seated, "me", "open", "open", "open", here=(0, 1))
    await table.submit(FromSeat(0, AskForBot("a", 2, "first")))
    assert table.state.seats.stand_ins == {}
    for command, reason in (
        (FromSeat(1, AskForBot("b", 3, "first")), "asked-already"),
        (FromSeat(0, Consent("c", True)), "nothing-asked"),
    ):
        with pytest.raises(IllegalAction) as error:
            await table.submit(command)
        assert refusal(error) == ("TABLE-17", reason)
    await table.submit(FromSeat(1, Consent("d", True)))
    assert table.state.seats.stand_ins == {2: "first"}, "who is away too is not asked"


@pytest.mark.parametrize("by", [0, 1])
async def test_a_no_ends_it(seated: Seated, by: int) -> None:
    table = await at(seated, "me", "open", "open", here=(0, 1))
    await table.submit(FromSeat(0, AskForBot("a", 2, "first")))
    await table.submit(FromSeat(by, Consent("b", False)))
    assert (table.state.offers.proposed, table.state.seats.stand_ins) == (None, {})
    with pytest.raises(IllegalAction, match="nothing-asked"):
        await table.submit(FromSeat(1, Consent("c", True)))


async def test_to_come_back_is_to_be_against_it(seated: Seated) -> None:
    table = await at(seated, "me", "open", "open", here=(0, 1))
    await table.submit(FromSeat(0, AskForBot("a", 2, "first")))
    table.join(2)
    assert table.state.offers.proposed is None
    with pytest.raises(IllegalAction, match="nothing-asked"):
        await table.submit(FromSeat(1, Consent("b", True)))


async def test_the_player_comes_back(seated: Seated, advisers: Any) -> None:
    """Looks on and talks while the bot plays; plays again by a word; whatever the bot was about to do is off."""
    advisers.answer = lambda job: asyncio.get_running_loop().create_future()
    table = await at(seated, "me", "open")
    await table.submit(FromSeat(0, AskForBot("a", 1, "first")))
    table.join(1)
    for command in (
        FromSeat(1, Do("b", 1, arvaus.Guess(2))),
        FromSeat(1, Resign("c")),
        FromSeat(1, DrawOffer("d", "offer")),
    ):
        with pytest.raises(IllegalAction) as error:
            await table.submit(command)
        assert refusal(error) == ("TABLE-17", "bot-plays")
    await table.submit(FromSeat(1, Rename("e", "Eino palasi")))
    await table.submit(FromSeat(1, Return("f")))
    assert table.state.seats.stand_ins == {}
    length = table.state.length
    await table.submit(FromSeat(1, Return("g")))
    assert table.state.length == length, "who plays already says nothing new"
    await table.submit(FromSeat(1, Do("h", 1, arvaus.Guess(2))))
    assert len(table.state.history.steps) == 1
    assert table.state.history.stand_ins() == {}


async def test_what_cannot_be_asked_for(seated: Seated, lobby: Lobby) -> None:
    table = await seated("arvaus", "me", "open", "bot:first")
    table.join(0)
    asked = {"not-away": 1, "nobody-to-replace": 2}
    for reason, whom in asked.items():
        with pytest.raises(IllegalAction) as error:
            await table.submit(FromSeat(0, AskForBot(reason, whom, "first")))
        assert refusal(error) == ("TABLE-17", reason)
    later(table, AWAY + 1)
    for whom in (0, 7, -1):
        with pytest.raises(IllegalAction, match="nobody-to-replace"):
            await table.submit(FromSeat(0, AskForBot(f"w{whom}", whom, "first")))
    assert table.state.offers.proposed is None


@pytest.mark.parametrize(("wish", "round", "reason"), [(0, None, "no-stand-ins"), (None, "s", "bot-in-contest")])
async def test_where_nobody_is_replaced(lobby: Lobby, wish: int | None, round: str | None, reason: str) -> None:
    wanted = TableSpec(game="arvaus", seats=2, options={}, places=("me", "open"), name="Aino", away=wish)
    place = await lobby.create(wanted, None, ContestSlot(contest=round, number=1))
    await lobby.sit(place.table, None, "Eino")
    table = await lobby.own(place.table)
    later(table, AWAY + 1)
    with pytest.raises(IllegalAction) as error:
        await table.submit(FromSeat(0, AskForBot("a", 1, "first")))
    assert refusal(error) == ("TABLE-17", reason)


async def test_where_turns_take_days_nobody_is_away_so_soon(lobby: Lobby) -> None:
    place = await lobby.create(
        TableSpec(
            game="arvaus", seats=2, options={}, places=("me", "open"), name="Aino", time=Timing(2 * DAY, each=True)
        )
    )
    assert (await lobby.own(place.table)).state.header.away == 2 * DAY


async def test_time_away_counts_from_the_start_of_the_game(lobby: Lobby) -> None:
    """Whoever sat down long ago, and waited elsewhere for the others, is not away yet."""
    place = await lobby.create(TableSpec(game="arvaus", seats=2, options={}, places=("me", "open"), name="Aino"))
    table = await lobby.own(place.table)
    later(table, AWAY + 1)
    await lobby.sit(place.table, None, "Eino")
    assert table.state.started and not table.missing
    later(table, AWAY + 1)
    assert table.missing == (0, 1)


async def test_a_bot_in_a_players_place_declines_a_draw(seated: Seated, advisers: Any) -> None:
    advisers.answer = lambda job: asyncio.get_running_loop().create_future()
    table = await at(seated, "me", "open")
    await table.submit(FromSeat(0, AskForBot("a", 1, "first")))
    await table.submit(FromSeat(0, DrawOffer("b", "offer")))
    assert table.state.offers.draw is None and table.state.over is None


async def test_what_the_player_brought_stays_the_players(seated: Seated, advisers: Any) -> None:
    """The host sees what bots play with (TABLE-9), but not what a bot plays with in a player's place."""
    advisers.answer = lambda job: asyncio.get_running_loop().create_future()
    table = await at(seated, "me", "open")
    await table.submit(FromSeat(0, AskForBot("a", 1, "first")))
    assert access(table.state, table.state.header.host, time()).decks == {0}


async def test_the_record_and_the_replay_tell_its_choices(seated: Seated, games: Any) -> None:
    table = await at(seated, "me", "open")
    await table.submit(FromSeat(0, AskForBot("a", 1, "first")))
    await settled(table)
    await table.submit(FromSeat(0, Do("b", table.state.versions[0], arvaus.Guess(2))))
    told = record_of(table.state)
    number = next(n for n, step in enumerate(told.steps) if getattr(step, "seat", None) == 1)
    assert told.stand_ins == {"first": (number,)}
    again = record.read(record.write(table.state.game, told), games)
    assert again.stand_ins == told.stand_ins
    by = {passage.by: passage.bot for passage in Replay(table.state.game, again).passages}
    assert (by[0], by[1]) == ("", "first")


async def test_a_record_with_wrong_numbers_is_refused(seated: Seated, games: Any) -> None:
    table = await seated("arvaus", "me", "open")
    text = record.write(table.state.game, record_of(table.state))
    for wrong in ('{"first":[7]}', '{"first":[-1]}', '["first"]', "x"):
        with pytest.raises(record.BadRecord):
            record.read(text.replace("\n\n", f"\nstand_ins {wrong}\n\n", 1), games)


@pytest.mark.parametrize(("beyond", "counts"), [(-0.01, False), (0.0, True), (1.0, True)])
async def test_the_limit_itself_counts_as_too_long(seated: Seated, beyond: float, counts: bool) -> None:
    state = (await seated("arvaus", "me", "open")).state
    limit = absence_limit(state)
    presence: Any = SimpleNamespace(away_for=lambda seat: limit + beyond if seat == 1 else 0.0)
    assert missing(state, presence) == ((1,) if counts else ())
