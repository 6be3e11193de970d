"""A table: stored before told, done once, stale choices refused, and the same again after a restart."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from operator import attrgetter
from typing import Any

import arvaus
import pytest

from pelipoyta.kernel.game import AnyGame, Ask, altered
from pelipoyta.kernel.play import IllegalAction
from pelipoyta.table.commands import Do, DrawOffer, FromSeat, Rematch, Resign, Undo
from pelipoyta.table.errors import TableError
from pelipoyta.table.live.audience import NoAudience
from pelipoyta.table.live.lobby import Lobby, TableSpec
from pelipoyta.table.live.table import Table
from pelipoyta.table.log.store import Overtaken, StoreFailed
from pelipoyta.table.model import Spoke
from pelipoyta.table.state.table_state import TableState
from pelipoyta.table.state.transition import Transition

pytestmark = pytest.mark.anyio
Seated = Callable[..., Awaitable[Table]]
FACTS = attrgetter(
    "versions", "history.asked_version", "done", "history.steps", "over", "seats.players", "length", "started"
)


def guess(seat: int, number: int, at: int = 1, id: str = "") -> FromSeat:
    return FromSeat(seat, Do(id, at, arvaus.Guess(number)))


class Heard(NoAudience):
    """An audience that remembers."""

    def __init__(self) -> None:
        self.transitions: list[Transition] = []
        self.changes = 0
        self.gone = False

    def on_transition(self, transition: Transition) -> None:
        self.transitions.append(transition)

    def on_chat(self, spoke: Spoke) -> None:
        raise AssertionError("nobody speaks here")

    def on_passes_changed(self, seat: int) -> None:
        raise AssertionError("nobody lets anything pass here")

    def on_table_changed(self) -> None:
        self.changes += 1

    def on_closed(self) -> None:
        self.gone = True


async def again(table: Table, store: Any, games: dict[str, AnyGame]) -> TableState:
    """The match as a fresh process would find it."""
    header, lines = await store.load(table.state.header.id)
    return TableState.folded(header, games[header.game], lines)


def same(one: TableState, other: TableState) -> bool:
    """True if two matches stand alike, numbers and memories included."""
    alike = FACTS(one) == FACTS(other) and vars(one.offers) == vars(other.offers)
    told = [
        [(update.versions, update.undoable, update.undone) for update in state.history.recent] for state in (one, other)
    ]
    return alike and one.game_state == other.game_state and told[0] == told[1]


async def test_a_whole_game_and_the_same_again_from_its_log(seated: Seated, store: Any, games: Any) -> None:
    table = await seated("arvaus", "me", "open")
    assert table.state.versions == {None: 1, 0: 1, 1: 1}
    assert (await table.submit(guess(0, 3))).version == 2
    assert same(table.state, await again(table, store, games))
    await table.submit(guess(1, 5, at=2))
    assert table.state.phase == "over"
    assert table.state.over is not None and table.state.over.why == "ARV-3"
    assert same(table.state, await again(table, store, games))


async def test_nothing_is_told_before_it_is_stored(seated: Seated, store: Any) -> None:
    table = await seated("arvaus", "me", "open")
    table.audience = heard = Heard()
    stored, appending = store.append, asyncio.Event()
    release = asyncio.Event()

    async def slow(batches: Any) -> None:
        appending.set()
        await release.wait()
        await stored(batches)

    store.append = slow
    doing = asyncio.create_task(table.submit(guess(0, 3)))
    await appending.wait()
    assert heard.transitions == [] and not doing.done() and table.state.versions[0] == 1
    release.set()
    assert (await doing).version == 2
    assert len(heard.transitions) == 1


async def test_what_cannot_be_stored_has_not_happened(seated: Seated, store: Any) -> None:
    table = await seated("arvaus", "me", "open")
    table.audience = heard = Heard()
    store.fails = StoreFailed("disk full")
    with pytest.raises(StoreFailed):
        await table.submit(guess(0, 3, id="a"))
    assert (table.state.versions[0], table.state.game_state.guesses, heard.transitions) == (1, [0, 0], [])
    store.fails = None
    assert (await table.submit(guess(0, 3, id="a"))).version == 2


async def test_a_table_that_was_overtaken_sends_everyone_away(seated: Seated, store: Any, lobby: Lobby) -> None:
    table = await seated("arvaus", "me", "open")
    table.audience = heard = Heard()
    other = await Lobby(lobby.games, store, lobby._advisers, lobby.bots, lobby._delay).find(table.state.header.id)
    await other.submit(guess(1, 6))
    with pytest.raises(Overtaken):
        await table.submit(guess(0, 3))
    assert heard.gone
    fresh = await lobby.find(table.state.header.id)
    assert fresh is not table
    assert fresh.state.game_state.guesses == [0, 6]
    await other.close()


async def test_a_command_sent_again_is_acknowledged_and_not_done_again(
    seated: Seated, store: Any, lobby: Lobby
) -> None:
    table = await seated("arvaus", "me", "open")
    first = (await table.submit(guess(0, 3, id="a"))).version
    lines = len(store.lines[table.state.header.id])
    assert (await table.submit(guess(0, 3, id="a"))).version == first
    assert len(store.lines[table.state.header.id]) == lines
    await table.submit(guess(1, 3, at=2, id="a"))  # another seat's ids are its own
    await lobby.put_away(table.state.header.id)
    revived = await lobby.find(table.state.header.id)
    assert (await revived.submit(guess(0, 3, id="a"))).version == first
    with pytest.raises(TableError, match="game_over"):
        await revived.submit(guess(0, 3, id="b"))


@pytest.mark.parametrize("at", [0, 2, 99])
async def test_a_stale_number_is_refused(seated: Seated, at: int) -> None:
    table = await seated("arvaus", "me", "open")
    with pytest.raises(TableError) as error:
        await table.submit(guess(0, 3, at=at))
    assert (error.value.code, error.value.facts) == ("stale", {"at": 1})
    assert table.state.game_state.guesses == [0, 0]


async def test_anothers_blind_answer_does_not_make_ours_stale(seated: Seated) -> None:
    table = await seated("arvaus", "me", "open", "open")
    await table.submit(guess(1, 4))
    assert table.state.versions[0] == 2  # it was told that seat 1 has answered
    assert (await table.submit(guess(0, 3, at=1))).version == 3
    with pytest.raises(TableError, match="stale"):
        await table.submit(guess(0, 3, at=1))


async def test_news_make_the_choice_of_a_single_seat_stale(seated: Seated, salkku: Any, games: Any) -> None:
    """Asked alone, a seat hears of another's free action: its choice, made before, is asked for anew."""

    def one_by_one(state: Any) -> Any:
        pending = salkku.GAME.pending(state)
        return Ask(pending.seats[:1], pending.what) if isinstance(pending, Ask) else pending

    games["salkku"] = replace(salkku.GAME, pending=one_by_one)
    table = await seated("salkku", "me", "open")
    for _ in range(3):
        await table.submit(FromSeat(0, Do("", table.state.versions[0], salkku.Pick(1))))
    seen = table.state.versions[1]
    await table.submit(FromSeat(0, Do("", table.state.versions[0], salkku.Wave())))
    with pytest.raises(TableError, match="stale"):
        await table.submit(FromSeat(1, Do("", seen, salkku.Pick(1))))
    await table.submit(FromSeat(1, Do("", seen + 1, salkku.Pick(1))))


async def test_an_event_alone_is_news(seated: Seated, salkku: Any, games: Any) -> None:
    def unseen(state: Any, seat: int, action: Any) -> Any:
        after, events = salkku.GAME.apply(state, seat, action)
        return (state if isinstance(action, salkku.Wave) else after), events

    games["salkku"] = replace(salkku.GAME, apply=unseen)
    table = await seated("salkku", "me", "open")
    for _ in range(3):
        await table.submit(FromSeat(0, Do("", table.state.versions[0], salkku.Pick(1))))
    before = dict(table.state.versions)
    await table.submit(FromSeat(0, Do("", before[0], salkku.Wave())))
    assert table.state.versions == {viewer: at + 1 for viewer, at in before.items()}


async def test_a_rule_refuses_with_its_id_and_nothing_changes(seated: Seated) -> None:
    table = await seated("arvaus", "me", "open")
    for action, rule in ((guess(0, 7), "ARV-1"), (guess(1, -5), "ARV-1")):
        with pytest.raises(IllegalAction) as error:
            await table.submit(action)
        assert error.value.refusal.rule == rule
    assert table.state.length == 3  # two seats and the start


async def test_commands_need_a_running_game(lobby: Lobby, seated: Seated) -> None:
    place = await lobby.create(TableSpec(game="arvaus", seats=2, options={}, places=("me", "open"), name="Aino"))
    waiting = await lobby.find(place.table)
    for command in (
        guess(0, 3),
        FromSeat(0, Resign("a")),
        FromSeat(0, Undo("b")),
        FromSeat(0, DrawOffer("c", "offer")),
    ):
        with pytest.raises(TableError, match="not_started"):
            await waiting.submit(command)
    with pytest.raises(IllegalAction, match="TABLE-3"):
        await waiting.submit(FromSeat(0, Rematch("d")))


async def test_resigning_loses_for_the_whole_side(seated: Seated, games: dict[str, AnyGame]) -> None:
    games["pairs"] = altered(arvaus.GAME, id="pairs", teams=lambda options, seats: (0, 1, 0, 1))
    table = await seated("pairs", "me", "open", "open", "open")
    table.audience = heard = Heard()
    await table.submit(FromSeat(2, Resign("a")))
    over = table.state.over
    assert over is not None
    assert (over.scores, over.why) == ((0.0, 1.0, 0.0, 1.0), "TABLE-1")
    assert over.by == 2
    assert heard.transitions[-1].snapshot.seat_view(1).over == over and heard.transitions[-1].snapshot.legal(1) == ()
    assert heard.changes == 1
    with pytest.raises(TableError) as error:
        await table.submit(guess(0, 3))
    assert (error.value.code, error.value.facts) == ("game_over", {"rule": "TABLE-1"})


async def test_a_rematch_moves_everyone_on_by_one_seat(seated: Seated, lobby: Lobby) -> None:
    table = await seated("arvaus", "me", "open", "bot:first")
    with pytest.raises(IllegalAction, match="not-over"):
        await table.submit(FromSeat(0, Rematch("a")))
    await table.submit(FromSeat(1, Resign("b")))
    await table.submit(FromSeat(1, Rematch("c")))
    await table.submit(FromSeat(0, Rematch("d")))  # the second who asks gets the same table
    assert table.state.offers.next is not None
    new = (await lobby.find(table.state.offers.next)).state
    old = table.state.seats.players
    assert new.seats.players == [old[2], old[0], old[1]]
    assert new.header.before == table.state.header.id
    key = old[0].key if old[0] else ""
    assert new.seats.of(key) == 1


async def test_other_rules_freeze_a_table(seated: Seated, store: Any, games: dict[str, AnyGame], lobby: Lobby) -> None:
    table = await seated("arvaus", "me", "open")
    await table.submit(FromSeat(0, Resign("a")))
    await lobby.put_away(table.state.header.id)
    games["arvaus"] = altered(arvaus.GAME, version=2)
    frozen = await lobby.find(table.state.header.id)
    assert frozen.state.frozen
    assert frozen.state.phase == "over" and frozen.state.over == table.state.over
    assert frozen.state.versions == table.state.versions
    with pytest.raises(TableError) as error:
        await frozen.submit(FromSeat(0, Rematch("b")))
    assert (error.value.code, error.value.facts) == ("frozen", {"game": "arvaus", "version": 1})


async def test_a_log_that_does_not_replay_is_frozen_not_lost(
    seated: Seated, games: dict[str, AnyGame], lobby: Lobby, capsys: pytest.CaptureFixture[str]
) -> None:
    table = await seated("arvaus", "me", "open")
    await table.submit(guess(0, 3))
    await lobby.put_away(table.state.header.id)
    games["arvaus"] = altered(arvaus.GAME, apply=lambda state, seat, action: dict[str, Any]()["gone"])
    assert (await lobby.find(table.state.header.id)).state.frozen
    assert "log does not replay" in capsys.readouterr().out
