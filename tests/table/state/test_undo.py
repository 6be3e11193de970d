"""Undo: as far back as nobody has learnt anything, and no further."""

from collections.abc import Awaitable, Callable
from functools import partial
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from pelipoyta.kernel.game import AnyGame, Ask, altered
from pelipoyta.kernel.play import IllegalAction
from pelipoyta.table.commands import Do, FromSeat, Undo
from pelipoyta.table.live.table import Table
from pelipoyta.table.state.table_state import TableState

pytestmark = pytest.mark.anyio
Seated = Callable[..., Awaitable[Table]]


@pytest.fixture
def pick(salkku: SimpleNamespace) -> Callable[..., Awaitable[int]]:
    async def pick(table: Table, seat: int, number: int) -> int:
        return (await table.submit(FromSeat(seat, Do("", table.state.versions[seat], salkku.Pick(number))))).version

    return pick


async def refused(table: Table, seat: int) -> str:
    with pytest.raises(IllegalAction, match="TABLE-6") as error:
        await table.submit(FromSeat(seat, Undo("u")))
    return error.value.refusal.reason


async def test_a_secret_choice_can_be_taken_back(seated: Seated, pick: Any, store: Any, games: Any) -> None:
    table = await seated("salkku", "me", "open")
    start = table.state.game_state
    assert await refused(table, 0) == "nothing-to-undo"
    await pick(table, 0, 2)
    assert table.state.versions == {None: 1, 0: 2, 1: 1}  # nobody else was told
    assert (await table.submit(FromSeat(0, Undo("a")))).version == 3
    assert table.state.game_state == start and table.state.versions == {None: 1, 0: 3, 1: 1}
    assert table.state.history.record_steps() == ()
    assert list(table.state.history.recent)[-1].undone
    header, lines = await store.load(table.state.header.id)
    folded = TableState.folded(header, games["salkku"], lines)
    assert (folded.game_state, folded.versions) == (table.state.game_state, table.state.versions)
    assert folded.history.steps == table.state.history.steps
    assert len(lines) == 5  # the log only grows: two seats, start, choice, undo


async def test_who_may_take_back_is_known_before_asking(seated: Seated, pick: Any) -> None:
    table = await seated("salkku", "me", "open")
    assert undoable(table) == []
    await pick(table, 0, 2)
    assert undoable(table) == [0]
    await pick(table, 1, 2)
    assert undoable(table) == [0, 1]
    await table.submit(FromSeat(0, Undo("a")))
    assert undoable(table) == [1]


def undoable(table: Table) -> list[int]:
    return list(list(table.state.history.recent)[-1].undoable)


async def test_whoever_is_ready_is_not_asked_any_more(seated: Seated, pick: Any) -> None:
    table = await seated("salkku", "me", "open")
    for _ in range(3):
        await pick(table, 0, 2)
    assert await refused(table, 0) == "nothing-to-undo"


async def test_others_answers_stay_and_do_not_show(seated: Seated, pick: Any) -> None:
    table = await seated("salkku", "me", "open", "open")
    await pick(table, 0, 2)
    for _ in range(3):
        await pick(table, 1, 3)
    await pick(table, 2, 1)
    await table.submit(FromSeat(0, Undo("a")))
    assert table.state.game_state.picks == [(), (3, 3, 3), (1,)]
    assert await refused(table, 0) == "nothing-to-undo"


async def test_forced_choices_go_back_with_the_free_one_before(seated: Seated, pick: Any, salkku: Any) -> None:
    table = await seated("salkku", "me", "open")
    await pick(table, 0, 0)
    await table.submit(FromSeat(0, Do("", table.state.versions[0], salkku.Pick(0)), by="table"))
    await pick(table, 1, 1)
    assert table.state.game_state.picks == [(0, 0), (1,)]
    await table.submit(FromSeat(0, Undo("a")))
    assert table.state.game_state.picks == [(), (1,)]


async def test_only_what_was_shown_to_others_stays(seated: Seated, salkku: Any, games: Any) -> None:
    """Where nothing is hidden, a choice seen by all can still be taken back; elsewhere it cannot."""
    loud = altered(salkku.GAME, apply=partial(shout, salkku.GAME))
    games["salkku"] = loud
    table = await seated("salkku", "me", "open")
    await table.submit(FromSeat(0, Do("", 1, salkku.Pick(2))))
    assert await refused(table, 0) == "others-know"
    games["salkku"] = altered(loud, open=True)
    table = await seated("salkku", "me", "open")
    await table.submit(FromSeat(0, Do("", 1, salkku.Pick(2))))
    await table.submit(FromSeat(0, Undo("a")))
    assert table.state.game_state.picks == [(), ()]


def shout(game: AnyGame, state: Any, seat: int, action: Any) -> tuple[Any, list[Any]]:
    """Tell everyone what was meant for one."""
    after, events = game.apply(state, seat, action)
    return after, [msgspec.structs.replace(event, eyes=None) for event in events]


async def test_a_new_question_to_another_is_the_end_of_it(seated: Seated, pick: Any, salkku: Any, games: Any) -> None:
    """In turns, not all at once: what was chosen before another was asked stays, also when one is asked again."""

    def in_turns(state: Any) -> Any:
        pending = salkku.GAME.pending(state)
        if not isinstance(pending, Ask):
            return pending
        return Ask((min(pending.seats, key=lambda seat: len(state.picks[seat])),), pending.what)

    games["salkku"] = altered(salkku.GAME, pending=in_turns, open=True)
    table = await seated("salkku", "me", "open")
    await pick(table, 0, 1)
    assert await refused(table, 0) == "nothing-to-undo"
    await pick(table, 1, 2)
    assert table.state.history.snapshot is not None and table.state.history.snapshot.ask == Ask((0,), "pick")
    assert await refused(table, 0) == "nothing-to-undo"
    assert await refused(table, 1) == "nothing-to-undo"


async def test_whoever_saw_a_choice_without_being_told_of_it_keeps_it(
    seated: Seated, pick: Any, salkku: Any, games: Any
) -> None:
    """TABLE-6: were it taken back, how many went with it would show which of them were forced."""

    def counting(state: Any, seat: int | None) -> Any:
        return msgspec.structs.replace(salkku.GAME.view(state, seat), die=sum(map(len, state.picks)))

    games["salkku"] = altered(salkku.GAME, view=counting)
    table = await seated("salkku", "me", "open")
    await pick(table, 0, 2)
    assert table.state.versions[1] == 2  # nothing was said, but there is more to see
    assert await refused(table, 0) == "others-know" and undoable(table) == []
