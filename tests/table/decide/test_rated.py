"""TABLE-23: a rated table is for accounts, with a clock and the usual options, without help of any kind."""

from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from msgspec import Raw

from pelipoyta.kernel.play import IllegalAction
from pelipoyta.table.commands import AskBack, AskForBot, FromSeat, Rematch, Resign, TakeAdvice
from pelipoyta.table.decide.setup.create import ContestSlot
from pelipoyta.table.live.lobby import Lobby, TableSpec
from pelipoyta.table.live.table import Table
from pelipoyta.table.model import AWAY, Placed, Timing

pytestmark = pytest.mark.anyio
CLOCK = Timing(300)
Made = Callable[..., Awaitable[Table]]


def spec(*places: str, **other: Any) -> TableSpec:
    terms: dict[str, Any] = {"hints": False, "time": CLOCK, "rated": True, "account": "a-aino"} | other
    return TableSpec(game="arvaus", seats=len(places), options={}, places=places, name="", **terms)


@pytest.fixture
def made(lobby: Lobby) -> Made:
    async def make() -> Table:
        place = await lobby.create(spec("me", "open"))
        await lobby.sit(place.table, None, "", account="a-eino")
        return await lobby.own(place.table)

    return make


async def refused(doing: Awaitable[Any]) -> str:
    with pytest.raises(IllegalAction) as error:
        await doing
    assert error.value.refusal.rule == "TABLE-23"
    return error.value.refusal.reason


@pytest.mark.parametrize(
    ("terms", "reason"),
    [
        ({"hints": True}, "rated-hints"),
        ({"teaching": True, "time": None, "hints": True}, "rated-teaching"),
        ({"placed": Placed(Raw(b"{}"), "set")}, "rated-position"),
        ({"time": None}, "rated-without-clock"),
        ({"account": ""}, "rated-guest"),
    ],
)
async def test_terms_that_ratings_cannot_compare_are_refused(lobby: Lobby, terms: Any, reason: str) -> None:
    assert await refused(lobby.create(spec("me", "open", **terms))) == reason
    await lobby.create(spec("me", "open", **terms | {"rated": False}))


async def test_a_contest_has_no_rated_games(lobby: Lobby) -> None:
    slot = ContestSlot(contest="c", number=1)
    assert await refused(lobby.create(spec("me", "open"), slot=slot)) == "rated-contest"


async def test_a_table_of_terms_that_fit_is_rated_and_says_so(made: Made) -> None:
    table = await made()
    assert table.state.header.rated
    assert [player.account for player in table.state.seats.players if player] == ["a-aino", "a-eino"]


async def test_guests_do_not_sit_and_nobody_sits_twice(lobby: Lobby) -> None:
    place = await lobby.create(spec("me", "open", "open"))
    assert await refused(lobby.sit(place.table, None, "Vieras")) == "rated-guest"
    assert await refused(lobby.sit(place.table, None, "", account="a-aino")) == "rated-twice"
    await lobby.sit(place.table, None, "", account="a-eino")
    assert await refused(lobby.put_bot(place.table, 2, "first", place.key)) == "rated-bot"


async def test_one_player_may_play_bots_alone(lobby: Lobby) -> None:
    place = await lobby.create(spec("me", "open", "bot:first"))
    assert await refused(lobby.sit(place.table, None, "", account="a-eino")) == "rated-bot"
    await lobby.put_bot(place.table, 1, "first", place.key)
    assert (await lobby.own(place.table)).state.complete


async def test_two_accounts_and_a_bot_cannot_be_put_there_at_once(lobby: Lobby) -> None:
    place = await lobby.create(spec("me", "open", "open"))
    await lobby.put_bot(place.table, 2, "first", place.key)
    assert await refused(lobby.sit(place.table, None, "", account="a-eino")) == "rated-bot"


async def test_no_bot_takes_a_players_place(made: Made) -> None:
    table = await made()
    table.join(0)
    clock = table.presence.clock
    table.presence.clock = lambda: clock() + AWAY + 1
    assert await refused(table.submit(FromSeat(0, AskForBot("x", 1, "first")))) == "rated-stand-in"


async def test_nothing_is_taken_back_by_consent(made: Made) -> None:
    table = await made()
    assert await refused(table.submit(FromSeat(0, AskBack("x", 1)))) == "rated-back"


async def test_there_is_no_advice(made: Made) -> None:
    table = await made()
    with pytest.raises(IllegalAction) as error:
        await table.submit(FromSeat(0, TakeAdvice("x")))
    assert error.value.refusal.rule == "TABLE-14"


async def test_a_rematch_is_rated_again(made: Made, lobby: Lobby) -> None:
    table = await made()
    await table.submit(FromSeat(0, Resign("x")))
    await table.submit(FromSeat(0, Rematch("y")))
    assert table.state.offers.next is not None
    again = await lobby.own(table.state.offers.next)
    assert again.state.header.rated
    assert {player.account for player in again.state.seats.players if player} == {"a-aino", "a-eino"}
