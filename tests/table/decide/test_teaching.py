"""TABLE-15: at a teaching table all lies open to all, and any choice may be taken back; bots see what they ever saw."""

import asyncio
from collections.abc import AsyncIterator
from random import Random
from typing import Any

import pytest
from tests.table.fairness.test_chance import whole

from pelipoyta.games import NAMES, load
from pelipoyta.kernel import Over
from pelipoyta.kernel.fairness.verify import verify
from pelipoyta.kernel.play import IllegalAction, Move
from pelipoyta.kernel.records import record
from pelipoyta.table.autoplay.bot_delay import BotDelay
from pelipoyta.table.commands import Do, FromSeat, Rematch, Resign, Undo
from pelipoyta.table.decide.setup.create import ContestSlot
from pelipoyta.table.errors import TableError
from pelipoyta.table.live.lobby import Lobby, TableSpec
from pelipoyta.table.live.table import Table
from pelipoyta.table.state.history import EVERY
from pelipoyta.table.state.table_state import TableState

pytestmark = pytest.mark.anyio


@pytest.fixture
def games(games: dict[str, Any]) -> dict[str, Any]:
    return games | {name: load(name) for name in NAMES}


@pytest.fixture
async def calm(store: Any, advisers: Any, games: dict[str, Any]) -> AsyncIterator[Lobby]:
    """Where the table answers for nobody: all choices are the test's own."""
    lobby = Lobby(games, store, advisers, lambda game: (), BotDelay(3600.0, 1.0), 60.0)
    yield lobby
    await lobby.close()


async def taught(lobby: Lobby, game: str, *places: str) -> Table:
    place = await lobby.create(
        TableSpec(game=game, seats=len(places), options={}, places=places, name="Aino", teaching=True),
        "one key of this test",
    )
    for name in ("Eino", "Oiva")[: places.count("open")]:
        await lobby.sit(place.table, None, name)
    table = await lobby.own(place.table)
    while not table.state.started:
        await asyncio.sleep(0)
    return table


async def wander(table: Table, choices: int, rng: Random) -> list[tuple[int, Any]]:
    """So many choices at random, none of which ends the game by itself; what was chosen."""
    made: list[tuple[int, Any]] = []
    for _ in range(choices):
        seat = rng.choice(sorted(seat for seat in table.state.history.asked_version if seat >= 0))
        legal = [action for action in table.state.history.current.legal(seat) if goes_on(table, seat, action)]
        if not legal:
            break
        made.append((seat, rng.choice(legal)))
        await do(table, *made[-1])
    return made


def goes_on(table: Table, seat: int, action: Any) -> bool:
    game = table.state.game
    return not isinstance(game.pending(game.apply(table.state.game_state, seat, action)[0]), Over)


async def do(table: Table, seat: int, action: Any) -> None:
    await table.submit(FromSeat(seat, Do("", table.state.versions[seat], action)))


def refusal(error: pytest.ExceptionInfo[IllegalAction]) -> tuple[str, str]:
    return error.value.refusal.rule, error.value.refusal.reason


@pytest.mark.parametrize("game", NAMES)
async def test_back_to_any_choice_and_chance_comes_again_as_it_was(
    calm: Lobby, games: Any, store: Any, game: str
) -> None:
    """Whatever is taken back, the same choices lead to the same game; and all of it can be checked when it is over."""
    rng = Random(8)
    table = await taught(calm, game, "me", "open")
    state, states = table.state, [table.state.game_state]
    made: list[tuple[int, Any]] = []
    for _ in range(2 * EVERY):
        made += await wander(table, 1, rng)
        states.append(state.game_state)
    assert len(state.history.steps) > EVERY
    for to in (len(made) - 1, len(made) // 2, 3, 0):
        steps, met = state.history.record_steps(), +state.history.chance_counts
        await table.submit(FromSeat(rng.randrange(2), Undo("", to)))
        assert state.game_state == states[to] and sum(isinstance(s, Move) for s in state.history.record_steps()) == to
        header, lines = await store.load(state.header.id)
        folded = TableState.folded(header, games[game], lines)
        assert (folded.game_state, +folded.history.chance_counts, folded.versions) == (
            state.game_state,
            +state.history.chance_counts,
            state.versions,
        )
        for choice in made[to:]:
            await do(table, *choice)
        assert (state.history.record_steps(), +state.history.chance_counts) == (steps, met)
    await table.submit(FromSeat(0, Resign("r")))
    assert verify(games[game], whole(table), table.commitment) == sum(met.values())


async def test_another_way_taken_after_it_is_the_one_gone_back_on(calm: Lobby) -> None:
    """Nothing that was taken back is remembered as if it had been."""
    table, rng = await taught(calm, "rolechess", "me", "open"), Random(1)
    for _ in range(2):
        states = [table.state.game_state]
        for _ in range(2 * EVERY):
            await wander(table, 1, rng)
            states.append(table.state.game_state)
        for to in (2 * EVERY - 2, EVERY, 0):
            await table.submit(FromSeat(0, Undo("", to)))
            assert table.state.game_state == states[to]


async def test_without_a_number_ones_own_last_free_choice_goes(lobby: Lobby, salkku: Any) -> None:
    table = await taught(lobby, "salkku", "me", "open")
    with pytest.raises(IllegalAction) as error:
        await table.submit(FromSeat(0, Undo("u")))
    assert refusal(error) == ("TABLE-15", "nothing-to-take-back")
    for seat, number in ((0, 0), (0, 0), (1, 3), (1, 1)):  # after a zero there is but one choice
        await do(table, seat, salkku.Pick(number))
    assert list(table.state.history.recent)[-1].undoable == (0, 1)
    await table.submit(FromSeat(0, Undo("a")))
    assert table.state.game_state.picks == [(), ()]  # the other's later choices went too
    assert list(table.state.history.recent)[-1].undone and not list(table.state.history.recent)[-1].undoable


async def test_what_is_not_there_is_not_gone_back_to(lobby: Lobby, seated: Any, salkku: Any) -> None:
    table = await taught(lobby, "salkku", "me", "open")
    await do(table, 0, salkku.Pick(2))
    for to in (1, 2, -1):
        with pytest.raises(IllegalAction) as error:
            await table.submit(FromSeat(0, Undo("u", to)))
        assert refusal(error) == ("TABLE-15", "no-such-choice")
    plain = await seated("salkku", "me", "open")
    await do(plain, 0, salkku.Pick(2))
    with pytest.raises(IllegalAction) as error:
        await plain.submit(FromSeat(0, Undo("u", 0)))
    assert refusal(error) == ("TABLE-15", "not-teaching")
    await table.submit(FromSeat(1, Resign("r")))
    with pytest.raises(TableError, match="game_over"):
        await table.submit(FromSeat(0, Undo("late", 0)))


async def test_an_answer_to_what_was_taken_back_is_late(lobby: Lobby, salkku: Any) -> None:
    """Though the same may be done again: it was meant for another moment."""
    table = await taught(lobby, "salkku", "me", "open")
    await do(table, 0, salkku.Pick(2))
    at = table.state.versions[1]
    await table.submit(FromSeat(0, Undo("u", 0)))
    with pytest.raises(TableError, match="stale"):
        await table.submit(FromSeat(1, Do("", at, salkku.Pick(1))))


async def test_all_are_told_of_everything(lobby: Lobby, salkku: Any) -> None:
    """What a seat sees lies open: there is no moment of which another is not told."""
    table = await taught(lobby, "salkku", "me", "open")
    await do(table, 0, salkku.Pick(2))
    assert table.state.versions == {None: 2, 0: 2, 1: 2}
    assert table.state.open and not table.state.game.hooks.open


@pytest.mark.parametrize("game", NAMES)
async def test_a_bot_is_shown_its_own_seats_view_and_no_other(lobby: Lobby, advisers: Any, game: str) -> None:
    """Every view that any bot or adviser got is the one of its seat, at a moment at which that seat could choose."""
    table = await taught(lobby, game, "me", "bot:first")
    views: list[Any] = []  # what seat 1 sees, whenever anything changed
    rng = Random(3)
    for _ in range(12):
        while 0 not in table.state.history.asked_version and not table.state.over:
            views.append(table.state.game.view(table.state.game_state, 1))
            await asyncio.sleep(0)
        if table.state.over:
            break
        views.append(table.state.game.view(table.state.game_state, 1))
        await do(table, 0, rng.choice(table.state.history.current.legal(0)))
    jobs = [job for job in advisers.jobs if job.seat == 1]
    assert jobs and all(job.view in views for job in jobs)


async def test_a_contest_and_no_hints_do_not_go_with_it(lobby: Lobby) -> None:
    spec = TableSpec(game="salkku", seats=2, options={}, places=("me", "open"), name="Aino", teaching=True)
    with pytest.raises(IllegalAction) as error:
        await lobby.create(spec, slot=ContestSlot(contest="c", number=1))
    assert refusal(error) == ("TABLE-15", "teaching-in-contest")
    with pytest.raises(IllegalAction) as error:
        await lobby.create(
            TableSpec(
                game="salkku", seats=2, options={}, places=("me", "open"), name="Aino", hints=False, teaching=True
            )
        )
    assert refusal(error) == ("TABLE-15", "without-hints")


async def test_a_rematch_is_for_teaching_again_and_the_record_says_so(lobby: Lobby, games: Any) -> None:
    table = await taught(lobby, "salkku", "me", "open")
    await table.submit(FromSeat(0, Resign("r")))
    await table.submit(FromSeat(1, Rematch("again")))
    second = await lobby.own(str(table.state.offers.next))
    assert second.state.header.teaching
    told = record.Record("salkku", 1, 2, table.state.options, (), table.state.over, (), teaching=True)
    text = record.write(games["salkku"], told)
    assert "\nteaching true\n" in text and record.read(text, games).teaching
    assert not record.read(text.replace("teaching true\n", ""), games).teaching
