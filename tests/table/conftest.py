"""A small game with every kind of secret, and tables that need neither disk nor processes."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from enum import StrEnum
from inspect import isawaitable
from random import Random
from types import SimpleNamespace
from typing import Any

import arvaus
import msgspec
import pytest
import structlog
from msgspec import Struct
from tests.failures import FAILURES, note_failure
from tests.table.memory_store import MemoryStore

from pelipoyta.kernel import (
    Action,
    Ask,
    Dice,
    Event,
    Game,
    NoOptions,
    Notation,
    Nouns,
    Over,
    Refusal,
    Secret,
    TableHooks,
)
from pelipoyta.kernel.bot_request import BotRequest
from pelipoyta.kernel.game import AnyGame, Pending
from pelipoyta.kernel.optional.hint import Hint
from pelipoyta.table.autoplay.bot_delay import BotDelay
from pelipoyta.table.live.lobby import Lobby, TableSpec
from pelipoyta.table.live.table import Table

# Salkku: each puts three numbers into a briefcase, one by one and in secret; a first zero is followed by another.
# Whoever is ready may wave once while others still choose. A die falls; the nearest sum wins.


class Question(StrEnum):
    PICK = "pick"


class Pick(Action, frozen=True):
    number: int


class Wave(Action, frozen=True):
    pass


class Picked(Event, frozen=True):
    seat: int
    number: Secret[int]


class Ready(Event, frozen=True):
    seat: int


class Waved(Event, frozen=True):
    seat: int


class Opened(Event, frozen=True):
    die: int
    picks: tuple[tuple[int, ...], ...]


class State(Struct):
    picks: list[tuple[int, ...]]
    waved: list[bool]
    die: int = 0


class View(Struct, frozen=True):
    picks: tuple[tuple[int, ...], ...]  # empty: not ours to see
    ready: tuple[bool, ...]
    waved: tuple[bool, ...]
    die: int


def pending(s: State) -> Pending:
    choosing = tuple(seat for seat, picks in enumerate(s.picks) if len(picks) < 3)
    if choosing:
        return Ask(choosing, Question.PICK)
    if not s.die:
        return Dice(1)
    miss = [abs(sum(picks) - s.die) for picks in s.picks]
    return Over(tuple(float(m == min(miss)) for m in miss), "SALK-3")


def legal(s: State, seat: int) -> list[Any]:
    picks, choosing = s.picks[seat], any(len(picks) < 3 for picks in s.picks)
    if len(picks) == 3:
        return [Wave()] if choosing and not s.waved[seat] else []
    return [Pick(0)] if picks == (0,) else [Pick(number) for number in range(4)]


def why_not(s: State, seat: int, action: Any) -> Refusal | None:
    return None if action in legal(s, seat) else Refusal("SALK-1", "not-now")


def apply(s: State, seat: int, action: Any) -> tuple[State, list[Event]]:
    picks, waved = s.picks[:], s.waved[:]
    if isinstance(action, Wave):
        waved[seat] = True
        return State(picks, waved, s.die), [Waved(seat)]
    picks[seat] = (*picks[seat], action.number)
    events: list[Event] = [Picked(seat, Secret(action.number, (seat,)), eyes=(seat,))]
    return State(picks, waved, s.die), events + ([Ready(seat)] if len(picks[seat]) == 3 else [])


def settle(s: State, outcome: tuple[int, ...]) -> tuple[State, list[Event]]:
    return State(s.picks, s.waved, outcome[0]), [Opened(outcome[0], tuple(s.picks))]


def view(s: State, seat: int | None) -> View:
    seen = tuple(picks if s.die or who == seat else () for who, picks in enumerate(s.picks))
    return View(seen, tuple(len(picks) == 3 for picks in s.picks), tuple(s.waved), s.die)


def determinize(v: View, rng: Random) -> State:
    guesses = [picks or _guess(ready, rng) for picks, ready in zip(v.picks, v.ready, strict=True)]
    return State(guesses, list(v.waved), v.die)


def _guess(ready: bool, rng: Random) -> tuple[int, ...]:
    first = rng.randrange(4)
    return (first, rng.randrange(4) if first else 0, rng.randrange(4)) if ready else ()


SALKKU: AnyGame = Game(
    id="salkku",
    version=1,
    seats=(2, 3),
    at_table=lambda s: range(len(s.picks)),
    options=NoOptions,
    nouns=Nouns(State, Pick | Wave, Picked | Ready | Waved | Opened, View, Question),
    start=lambda options, seats: State([()] * seats, [False] * seats),
    pending=pending,
    legal=legal,
    why_not=why_not,
    apply=apply,
    settle=settle,
    view=view,
    determinize=determinize,
    notation=Notation(
        lambda s: msgspec.json.encode(s).decode(),
        lambda text: msgspec.json.decode(text, type=State),
        lambda action: "wave" if isinstance(action, Wave) else str(action.number),
        lambda text: Wave() if text.strip().lower() == "wave" else Pick(int(text)),
    ),
    hooks=TableHooks(free=True),
)


class Minds:
    """Bots that a test can look into: they remember what they were given, and answer by a rule of the test's."""

    def __init__(self) -> None:
        self.jobs: list[BotRequest] = []
        self.answer: Callable[[BotRequest], Any] = lambda job: job.legal[0]
        self.looks: list[tuple[int, Any]] = []  # what they were shown, to say how hard a choice looks

    async def choose(self, request: BotRequest) -> Any:
        self.jobs.append(request)
        answer = self.answer(request)
        return await answer if isawaitable(answer) else answer

    async def difficulty(self, game_id: str, seat: int, view: Any, seed: int) -> float:
        self.looks.append((seat, view))
        return 0.5

    async def explain(self, game_id: str, seat: int, view: Any, action: Any) -> tuple[Hint, ...]:
        return ()


@pytest.fixture
def salkku() -> SimpleNamespace:
    return SimpleNamespace(GAME=SALKKU, Pick=Pick, Wave=Wave, State=State)


@pytest.fixture
def store() -> MemoryStore:
    return MemoryStore()


@pytest.fixture
def advisers() -> Minds:
    return Minds()


@pytest.fixture
def games() -> dict[str, AnyGame]:
    return {"salkku": SALKKU, "arvaus": arvaus.GAME}


@pytest.fixture
async def lobby(store: MemoryStore, advisers: Minds, games: dict[str, AnyGame]) -> AsyncIterator[Lobby]:
    lobby = Lobby(games, store, advisers, lambda game: ("first",), BotDelay(0.0, 1.0), 60.0)
    yield lobby
    await lobby.close()


@pytest.fixture
def seated(lobby: Lobby) -> Callable[..., Any]:
    """Make a table and fill it: `await seated("arvaus", "me", "open", "bot:first")`; persons take the open seats."""

    async def make(game: str, *places: str) -> Table:
        place = await lobby.create(TableSpec(game=game, seats=len(places), options={}, places=places, name="Aino"))
        for name in ("Eino", "Oiva", "Saara")[: places.count("open")]:
            await lobby.sit(place.table, None, name)
        table = await lobby.own(place.table)
        while not table.state.started:
            await asyncio.sleep(0)
        return table

    return make


@pytest.fixture(autouse=True)
def logs() -> Iterator[None]:
    """Plain and quick tracebacks, printed where a test can read them."""
    FAILURES.clear()
    shown = structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback)
    structlog.configure(processors=[note_failure, shown])
    yield
    structlog.reset_defaults()
