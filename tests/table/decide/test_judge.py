"""A host who does not play and judges: sees as an onlooker, acts through the same door, and is nobody else."""

import asyncio
from collections.abc import Callable
from time import time
from typing import Any

import msgspec
import pytest

from pelipoyta.games import load
from pelipoyta.games.sequence.model import Agree, Claim, Judge, Judged, Lose
from pelipoyta.kernel import HOST
from pelipoyta.kernel.game import AnyGame, Refusal
from pelipoyta.kernel.play import IllegalAction, Move
from pelipoyta.table.access.policy import access
from pelipoyta.table.commands import Do, DrawOffer, FromSeat, Rematch, Resign, Undo
from pelipoyta.table.errors import TableError
from pelipoyta.table.live.lobby import Lobby, SeatTicket, TableSpec
from pelipoyta.table.live.table import Table
from pelipoyta.table.state.table_state import TableState

pytestmark = pytest.mark.anyio
JUDGED = {"no_coaching": True, "judge": "host"}
OPEN = ("open",) * 4


@pytest.fixture
def games() -> dict[str, AnyGame]:
    return {"sequence": load("sequence")}


async def judged(lobby: Lobby) -> tuple[Table, SeatTicket]:
    """Four persons at a running game, and the host who judges it."""
    host = await lobby.create(TableSpec(game="sequence", seats=4, options=JUDGED, places=OPEN, name="Aino"))
    for name in ("Eino", "Oiva", "Saara", "Väinö"):
        await lobby.sit(host.table, None, name)
    table = await lobby.own(host.table)
    while not table.state.started:
        await asyncio.sleep(0)
    return table, host


async def do(table: Table, seat: int, action: Any, id: str = "", at: int | None = None) -> int:
    version = table.state.versions[seat] if at is None else at
    return (await table.submit(FromSeat(seat, Do(id, version, action)))).version


async def play_on(table: Table) -> None:
    """Whoever is asked takes the first choice."""
    now = table.state.history.current
    assert now.ask is not None
    [seat] = now.ask.seats
    await do(table, seat, now.seat_view(seat).legal[0])


async def again(table: Table, store: Any, game: AnyGame | None) -> TableState:
    header, lines = await store.load(table.state.header.id)
    return TableState.folded(header, game, lines)


@pytest.mark.parametrize("seat", range(4))
async def test_a_host_who_plays_cannot_judge(lobby: Lobby, store: Any, seat: int) -> None:
    """SEQ-6.1, TABLE-7: refused, and nothing made."""
    places = tuple("me" if place == seat else "open" for place in range(4))
    with pytest.raises(IllegalAction) as error:
        await lobby.create(TableSpec(game="sequence", seats=4, options=JUDGED, places=places, name="Aino"))
    assert error.value.refusal == Refusal("SEQ-6.1", "host-plays")
    assert store.headers == {}


async def test_the_judge_sees_what_an_onlooker_sees_and_its_own_choices(lobby: Lobby) -> None:
    table, host = await judged(lobby)
    assert access(table.state, host.key, time()).viewer == HOST
    assert table.state.seats.of(host.key) is None
    await do(table, 1, Claim(0))
    now = table.state.history.current
    judge, onlooker = now.seat_view(HOST), now.seat_view(None)
    assert (judge.view, judge.ask, judge.over) == (onlooker.view, onlooker.ask, onlooker.over)
    assert (judge.legal, onlooker.legal) == ((Judge(True), Judge(False)), ())
    assert now.events_for(HOST) == now.events_for(None)
    assert table.state.versions[HOST] == table.state.versions[None]


async def test_its_word_is_durable_numbered_and_done_once(lobby: Lobby, store: Any, games: Any) -> None:
    table, _ = await judged(lobby)
    await do(table, 1, Claim(0))
    at = table.state.versions[HOST]
    appends = store.appends
    assert await do(table, HOST, Judge(True), "j1") == at + 1
    assert await do(table, HOST, Judge(True), "j1", at) == at + 1
    assert await do(table, HOST, Judge(False), "j1", at) == at + 1
    assert store.appends == appends + 1
    assert table.state.history.record_steps()[-1] == Move(HOST, Judge(True))
    assert table.state.history.current.events_for(2) == (Judged(0, True),)
    same = await again(table, store, games["sequence"])
    assert (same.game_state, same.versions, same.done) == (
        table.state.game_state,
        table.state.versions,
        table.state.done,
    )


async def test_a_word_not_stored_was_never_said(lobby: Lobby, store: Any) -> None:
    table, _ = await judged(lobby)
    await do(table, 1, Claim(0))
    store.fails = RuntimeError("the disk is full")
    with pytest.raises(RuntimeError):
        await do(table, HOST, Judge(True), "j1")
    store.fails = None
    assert table.state.game_state.claim is not None
    await do(table, HOST, Judge(False), "j1")
    assert table.state.game_state.claim is None


async def test_its_question_stands_while_the_game_goes_on_and_no_longer(lobby: Lobby) -> None:
    table, _ = await judged(lobby)
    await do(table, 1, Claim(0))
    asked = table.state.versions[HOST]
    await play_on(table)
    assert table.state.versions[HOST] == asked + 1
    await do(table, HOST, Judge(False), "j1", asked)
    with pytest.raises(TableError, match="stale"):
        await do(table, HOST, Judge(False), "j2", asked)
    await do(table, 3, Claim(0))
    with pytest.raises(TableError, match="stale"):  # this is another claim
        await do(table, HOST, Judge(False), "j3", asked)


async def test_only_the_judge_judges_and_does_nothing_else(lobby: Lobby) -> None:
    table, _ = await judged(lobby)
    for seat, action, reason in (
        (HOST, Judge(True), "no-claim"),
        (HOST, Claim(0), "host-only-judges"),
        (0, Judge(True), "not-the-host"),
    ):
        with pytest.raises(IllegalAction, match=reason):
            await do(table, seat, action)
    await do(table, 1, Claim(0))
    with pytest.raises(IllegalAction, match="host-judges"):
        await do(table, 0, Agree())
    for command in (
        FromSeat(HOST, Undo("u")),
        FromSeat(HOST, Resign("r")),
        FromSeat(HOST, DrawOffer("d", "offer")),
        FromSeat(HOST, Rematch("m")),
    ):
        with pytest.raises(TableError, match="onlooker"):
            await table.submit(command)
    assert table.state.offers.draw is None and table.state.over is None


async def test_the_accused_then_choose_and_may_think_again(lobby: Lobby) -> None:
    table, _ = await judged(lobby)
    await do(table, 1, Claim(0))
    await do(table, HOST, Judge(True))
    for seat in (0, 2):
        legal = table.state.history.current.seat_view(seat).legal
        assert legal and all(isinstance(action, Lose) for action in legal)
        await do(table, seat, legal[0])
    assert [len(hand) for hand in table.state.game_state.hands] == [5, 6, 5, 6]


async def test_the_rematch_keeps_its_judge(lobby: Lobby) -> None:
    """TABLE-3."""
    table, host = await judged(lobby)
    await table.submit(FromSeat(0, Resign("r")))
    await table.submit(FromSeat(1, Rematch("m")))
    assert table.state.offers.next is not None
    new = await lobby.own(table.state.offers.next)
    assert access(new.state, host.key, time()).viewer == HOST
    assert new.state.seats.of(host.key) is None


async def test_other_rules_freeze_a_judged_table_too(lobby: Lobby, store: Any) -> None:
    table, host = await judged(lobby)
    await do(table, 1, Claim(0))
    await do(table, HOST, Judge(True))
    frozen = await again(table, store, None)
    assert frozen.frozen and frozen.versions == table.state.versions
    assert access(frozen, host.key, time()).viewer is None


async def test_without_the_option_a_seatless_host_looks_on(lobby: Lobby) -> None:
    host = await lobby.create(
        TableSpec(game="sequence", seats=4, options={"no_coaching": True}, places=OPEN, name="Aino")
    )
    state = (await lobby.own(host.table)).state
    assert access(state, host.key, time()).viewer is None
    assert HOST not in state.history.viewers


async def test_bots_are_not_asked_to_judge(lobby: Lobby, advisers: Any) -> None:
    """SEQ-6.1: a claim that no judge answers falls after a round."""
    host = await lobby.create(
        TableSpec(game="sequence", seats=4, options=JUDGED, places=("open", *("bot:first",) * 3), name="Aino")
    )
    advisers.answer = lambda job: job.legal[0] if job.ask else None
    await lobby.sit(host.table, 0, "Eino")
    table = await lobby.own(host.table)
    await until(lambda: table.state.started)
    await do(table, 0, Claim(1))
    end = table.state.game_state.turns + 4
    while table.state.game_state.turns < end:
        now = table.state.history.current
        if now.ask is not None and now.ask.seats == (0,):
            await do(table, 0, now.seat_view(0).legal[0])
        await asyncio.sleep(0)
    assert table.state.game_state.claim is None
    assert {job.seat for job in advisers.jobs} <= {1, 2, 3}
    assert b"Judge" not in msgspec.json.encode([job.legal for job in advisers.jobs])


async def until(holds: Callable[[], bool]) -> None:
    while not holds():
        await asyncio.sleep(0)
