"""TABLE-18: a step back beyond one's own horizon, by consent of the others, and never behind what chance brought."""

from collections.abc import Awaitable, Callable
from operator import attrgetter
from random import Random
from typing import Any

import arvaus
import msgspec
import pytest
from tests.table.decide.test_teaching import calm, do, refusal, taught, wander

from pelipoyta.games import NAMES, load
from pelipoyta.kernel.game import altered
from pelipoyta.kernel.play import IllegalAction, Move
from pelipoyta.table.commands import AskBack, Consent, FromSeat, Resign
from pelipoyta.table.decide.setup.create import ContestSlot
from pelipoyta.table.live.lobby import Lobby, TableSpec
from pelipoyta.table.live.table import Table
from pelipoyta.table.state.table_state import TableState

pytestmark = pytest.mark.anyio
Seated = Callable[..., Awaitable[Table]]
assert calm


@pytest.fixture
def games(games: dict[str, Any]) -> dict[str, Any]:
    return games | {name: load(name) for name in NAMES}


async def laid(lobby: Lobby, game: str, seats: int) -> Table:
    places = ("me", *["open"] * (seats - 1))
    place = await lobby.create(
        TableSpec(game=game, seats=seats, options={}, places=places, name="Aino"), "one key of this test"
    )
    for name in ("Eino", "Oiva")[: seats - 1]:
        await lobby.sit(place.table, None, name)
    return await lobby.own(place.table)


def free(table: Table, seat: int) -> list[int]:
    steps = table.state.history.steps
    return [n for n, t in enumerate(steps) if isinstance(t.step, Move) and t.step.seat == seat and not t.forced]


async def agree(table: Table, by: int, choices: int = 1) -> None:
    await table.submit(FromSeat(by, AskBack("", choices)))
    for seat in set(table.state.seats.persons) - {by}:
        assert table.state.offers.proposed is not None
        await table.submit(FromSeat(seat, Consent("", True)))
    assert table.state.offers.proposed is None


@pytest.mark.parametrize("game", NAMES)
async def test_back_to_before_a_choice_and_never_behind_chance(calm: Lobby, games: Any, store: Any, game: str) -> None:
    """Wherever it is granted the game is as it was before that choice; else chance has fallen since."""
    table = await laid(calm, game, min(s for s in load(game).seats if s > 1))
    rng, granted, refused = Random(7), 0, 0
    for _ in range(60):
        if table.state.over:
            break
        before = msgspec.json.encode(table.state.game_state)
        made = await wander(table, 1, rng)
        if not made:
            break
        seat = made[0][0]
        steps = len(table.state.history.steps)
        if table.state.history.steps[-1].chance_names or table.state.over:
            with pytest.raises(IllegalAction) as error:
                await table.submit(FromSeat(seat, AskBack("", 1)))
            refused += refusal(error) == ("TABLE-18", "foretold")
        elif free(table, seat)[-1:] == [steps - 1] and rng.random() < 0.5:
            await agree(table, seat)
            assert msgspec.json.encode(table.state.game_state) == before
            granted += 1
    assert granted or (refused and game == "sequence"), "there a card is drawn after every choice"
    header, lines = await store.load(table.state.header.id)
    facts = attrgetter(
        "versions", "history.asked_version", "history.steps", "history.consent_base", "offers.proposed", "over"
    )
    assert facts(TableState.folded(header, games[game], lines)) == facts(table.state)


@pytest.mark.parametrize("game", NAMES)
async def test_chance_that_fell_is_heard_by_all(calm: Lobby, game: str) -> None:
    """So to be told that one cannot go back behind it tells nothing."""
    table = await laid(calm, game, min(s for s in load(game).seats if s > 1))
    rng = Random(3)
    for _ in range(80):
        heard = dict(table.state.versions)
        if table.state.over or not await wander(table, 1, rng):
            break
        if table.state.history.steps[-1].chance_names:
            assert all(table.state.versions[viewer] > heard[viewer] for viewer in heard), game


async def test_a_bot_agrees_and_thinks_anew(seated: Seated, advisers: Any, games: Any) -> None:
    games["arvaus"] = altered(arvaus.GAME, open=True)
    table = await seated("arvaus", "me", "open", "bot:first")
    await do(table, 0, arvaus.Guess(2))
    await table.submit(FromSeat(0, AskBack("a", 1)))
    await table.submit(FromSeat(1, Consent("b", True)))
    assert free(table, 0) == [] and table.state.history.asked_version.keys() >= {0}


async def test_what_ends_a_request(seated: Seated) -> None:
    """A no, its maker's no, a new choice of one's own; not the secret choice of another."""
    table = await seated("salkku", "me", "open", "open")
    pick = type(table.state.history.current.legal(0)[0])
    await do(table, 0, pick(1))
    await table.submit(FromSeat(0, AskBack("a", 1)))
    await do(table, 1, pick(2))
    assert table.state.offers.proposed is not None
    await table.submit(FromSeat(2, Consent("no", False)))
    assert table.state.offers.proposed is None
    for number in range(3):
        with pytest.raises(IllegalAction, match="back-declined"):
            await table.submit(FromSeat(0, AskBack(f"again{number}", 1)))
    await do(table, 0, pick(3))
    await table.submit(FromSeat(0, AskBack("b", 1)))
    await table.submit(FromSeat(0, Consent("mine", False)))
    assert table.state.offers.proposed is None
    await do(table, 0, pick(3))
    await table.submit(FromSeat(0, AskBack("z", 3)))
    await table.submit(FromSeat(1, Consent("y", True)))
    assert free(table, 0) == [0, 2, 3], "not before all have agreed"
    await table.submit(FromSeat(2, Consent("x", True)))
    assert table.state.history.steps == [] and set(table.state.history.asked_version) == {0, 1, 2}


async def test_chance_overtakes_a_request(seated: Seated) -> None:
    table = await seated("salkku", "me", "open")
    pick = type(table.state.history.current.legal(0)[0])
    for number in (1, 1, 1):
        await do(table, 0, pick(number))
    for number in (2, 2):
        await do(table, 1, pick(number))
    await table.submit(FromSeat(0, AskBack("a", 1)))
    await do(table, 1, pick(2))  # the die falls, and the game is over
    assert table.state.offers.proposed is None


async def test_what_cannot_be_taken_back(seated: Seated, lobby: Lobby, calm: Lobby) -> None:
    table = await seated("arvaus", "me", "open")
    for choices in (1, 5):
        with pytest.raises(IllegalAction) as error:
            await table.submit(FromSeat(0, AskBack(f"{choices}", choices)))
        assert refusal(error) == ("TABLE-18", "no-such-choice")
    place = await lobby.create(
        TableSpec(game="arvaus", seats=2, options={}, places=("me", "open"), name="Aino"),
        None,
        ContestSlot(contest="s", number=1),
    )
    await lobby.sit(place.table, None, "Eino")
    with pytest.raises(IllegalAction) as error:
        await (await lobby.own(place.table)).submit(FromSeat(0, AskBack("", 1)))
    assert refusal(error) == ("TABLE-18", "back-in-contest")
    teaching = await taught(calm, "rolechess", "me", "open")
    with pytest.raises(IllegalAction) as error:
        await teaching.submit(FromSeat(0, AskBack("", 1)))
    assert refusal(error) == ("TABLE-15", "freely-here")


async def test_not_to_before_somebody_left(calm: Lobby) -> None:
    """LOTR-30.42: the others play on, and nobody is called back."""
    table = await laid(calm, "lotr", 3)
    made: list[tuple[int, Any]] = []
    while not any(free(table, seat) for seat in (0, 1)):
        made += await wander(table, 1, Random(1))
    seat = next(seat for seat in (0, 1) if free(table, seat))
    await table.submit(FromSeat(2, Resign("r")))
    if not table.state.over:
        with pytest.raises(IllegalAction, match="foretold"):
            await table.submit(FromSeat(seat, AskBack("", 1)))
