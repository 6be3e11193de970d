"""Leaks by response time: can forced answers be told from free ones? Simulated players at real tables.

`python benchmarks/leaks/timing.py [--tables N] [--seats N] [--seed S] [GAME ...]`

Of all questions that look the same to another seat whether the one asked has a choice or not, the times of forced and
free answers are compared: within one person, one kind of question and one kind of answer. Told are two chances that of
a forced answer and a free one the forced shows: as the quicker one, and as the one nearer to the person's usual time.
One half is guessing; the bars are two standard errors, by tables. "before" is the pace of old: a short pause.
"""

import argparse
import asyncio
import logging
from collections import defaultdict
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, suppress
from dataclasses import dataclass, field
from math import exp, log, sqrt
from random import Random
from statistics import median
from typing import Any, NamedTuple
from unittest.mock import AsyncMock, patch

import structlog

from pelipoyta.bots.workers.difficulty import difficulty
from pelipoyta.games import load
from pelipoyta.kernel.bot_request import BotRequest
from pelipoyta.kernel.game import AnyGame, Seat
from pelipoyta.kernel.play import Move
from pelipoyta.table.autoplay.autoplayer import AutoPlayer
from pelipoyta.table.autoplay.bot_delay import BotDelay
from pelipoyta.table.commands import Do, FromSeat
from pelipoyta.table.decide.setup.create import new_log
from pelipoyta.table.errors import TableError
from pelipoyta.table.live.audience import NoAudience
from pelipoyta.table.live.table import Table
from pelipoyta.table.log.store import read_log
from pelipoyta.table.model import Player, Sat
from pelipoyta.table.state.table_state import TableState
from pelipoyta.table.state.transition import Transition, action_kind
from pelipoyta.table.state.views import Snapshot

MOST = 150  # steps of a game that are looked at
WORLDS = 4  # guesses at what another seat might take a state for
LEAVES, PRESSES, SNAPS = "leaves", "presses", "snaps"  # what a person does about a question without a choice


class VirtualTimeLoop(asyncio.SelectorEventLoop):
    """Event loop in virtual time: when all tasks sleep, the clock jumps to the next wake-up."""

    _now = 0.0

    def __init__(self) -> None:
        super().__init__()
        self._look: Any = self._selector.select  # type: ignore[attr-defined]
        self._selector.select = self._jump  # type: ignore[attr-defined]

    def time(self) -> float:
        return self._now

    def _jump(self, timeout: float | None) -> Any:
        self._now += timeout or 0.0
        return self._look(None if timeout is None else 0)


@dataclass(frozen=True)
class Habit:
    """Response times of a player: seconds for an ordinary question, spread, and factor for passes."""

    usual: float
    spread: float
    passing: float
    about: str
    seed: int

    def seconds(self, what: str, how: str, random: Random) -> float:
        kind = exp(Random(f"{self.seed}/{what}").gauss(0.0, 0.4)) * (self.passing if how == "Pass" else 1.0)
        slip = 6.0 if random.random() < 0.03 else 1.0
        return self.usual * kind * slip * exp(random.gauss(0.0, self.spread))


@dataclass
class Answer:
    """One answer as another seat saw it."""

    who: Seat
    what: str
    how: str
    seconds: float
    forced: bool


@dataclass
class Question:
    since: float
    what: str
    forced: bool
    alike: bool  # for all another seat knows, it could be otherwise


class RandomBots:
    """Bots that think as long as bots do, and choose anything."""

    def __init__(self, random: Random, middle: float = 0.5, spread: float = 0.6) -> None:
        self._random, self._middle, self._spread = random, middle, spread

    async def choose(self, request: BotRequest) -> Any:
        await asyncio.sleep(min(self._middle * exp(self._random.gauss(0.0, self._spread)), request.budget))
        return self._random.choice(request.legal) if request.ask else None

    async def difficulty(self, game: str, seat: Seat, view: Any, seed: int) -> float:
        return difficulty(load(game), view, seat, Random(seed))


@dataclass
class Evening(NoAudience):
    """One table, its players, and an observer of response times."""

    table: Table
    habits: dict[Seat, Habit]
    random: Random
    most: int  # steps; the evening has an end
    answers: list[Answer] = field(default_factory=list)
    asked: dict[Seat, Question] = field(default_factory=dict)
    over: asyncio.Event = field(default_factory=asyncio.Event)
    tasks: set["asyncio.Task[None]"] = field(default_factory=set)

    def on_transition(self, transition: Transition) -> None:
        state = self.table.state
        mover = next((t.step.seat for t in reversed(state.history.steps) if isinstance(t.step, Move)), None)
        if mover in self.asked:
            self._answered(mover, self.asked.pop(mover))
        for seat in state.history.asked_version:
            if seat not in self.asked:
                self._ask(seat, transition.snapshot)
        if state.over or len(state.history.steps) >= self.most:
            self.over.set()

    def _answered(self, seat: Seat, question: Question) -> None:
        last = next(t.step for t in reversed(self.table.state.history.steps) if isinstance(t.step, Move))
        seconds = self.table.state.clock() - question.since
        if question.alike:
            self.answers.append(Answer(seat, question.what, action_kind(last.action), seconds, forced=question.forced))

    def _ask(self, seat: Seat, snapshot: Snapshot) -> None:
        now, forced = self.table.state.clock(), snapshot.has_one_choice(seat)
        self.asked[seat] = Question(now, snapshot.what, forced, self._is_alike(seat, snapshot, forced))
        if seat in self.habits:
            task = asyncio.create_task(self._choose(seat, snapshot, forced))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    def _is_alike(self, seat: Seat, snapshot: Snapshot, forced: bool) -> bool:
        """True if another seat, by what it sees, might take a forced question for a free one, or vice versa."""
        game = snapshot.game
        view = snapshot.seat_view((seat + 1) % self.table.state.header.seats).view
        worlds = (game.determinize(view, self.random) for _ in range(WORLDS))
        return any((len(game.legal(world, seat)) == 1) != forced for world in worlds)

    async def _choose(self, seat: Seat, snapshot: Snapshot, forced: bool) -> None:
        habit, at = self.habits[seat], self.table.state.versions[seat]
        action = self._pick(snapshot.seat_view(seat).legal)
        if forced and habit.about == LEAVES:
            return
        snap = forced and habit.about == SNAPS
        await asyncio.sleep(0.7 if snap else habit.seconds(snapshot.what, action_kind(action), self.random))
        with suppress(TableError):  # the table was quicker
            await self.table.submit(FromSeat(seat, Do("", at, action)))

    def _pick(self, legal: Sequence[Any]) -> Any:
        """Random choice; half of the time to do nothing, where that is one: people hold back more than chance does."""
        passes = [action for action in legal if action_kind(action) == "Pass"]
        return passes[0] if passes and self.random.random() < 0.5 else self.random.choice(legal)


def habit(seed: int) -> Habit:
    """Random habit: quick or slow, even or uneven; three ways to give forced answers."""
    random = Random(f"habit {seed}")
    usual, spread = exp(random.uniform(log(0.8), log(12.0))), random.uniform(0.25, 0.9)
    return Habit(usual, spread, random.uniform(0.4, 1.0), (LEAVES, PRESSES, SNAPS)[seed % 3], seed=seed)


async def evening(game: AnyGame, seats: int, seed: int, bots: bool, most: int, *think: float) -> list[Answer]:
    """Observed answers at one table within a number of steps."""
    random = Random(f"evening {game.id} {seed}")
    seated = [Sat(seat, Player("B", bot="b") if bots and seat else Player("P", f"key{seat}")) for seat in range(seats)]
    batch = new_log(game, game.options(), seated, "key0", 0.0)
    header, lines = read_log(batch.header or b"", batch.lines)
    state = TableState.folded(header, game, lines)
    state.clock = asyncio.get_running_loop().time
    table = Table(state, AsyncMock(secret=random.randbytes(32)), RandomBots(random, *think), BotDelay(), random=random)
    persons = {seat: habit(seed * seats + seat) for seat in state.seats.persons}
    table.audience = scene = Evening(table, persons, random, most)
    for seat in persons:
        table.join(seat)
    await scene.over.wait()
    for task in scene.tasks:
        task.cancel()
    await table.close()
    return [answer for answer in scene.answers if bool(state.seats.bot(answer.who)) == bots]


class Finding(NamedTuple):
    """Probability, and two standard errors of it."""

    chance: float
    bar: float

    @property
    def is_guessing(self) -> bool:
        return abs(self.chance - 0.5) <= max(self.bar, 1e-9)

    def __str__(self) -> str:
        return f"{self.chance:.3f} ± {self.bar:.3f}"


class Result(NamedTuple):
    forced: int
    free: int
    quicker: Finding
    nearer: Finding


def compare(tables: Sequence[Sequence[Answer]]) -> Result:
    answers = [answer for table in tables for answer in table]
    forced = sum(answer.forced for answer in answers)
    quicker = _found([_pairs(table, middle=False) for table in tables])
    nearer = _found([_pairs(table, middle=True) for table in tables])
    return Result(forced, len(answers) - forced, quicker, nearer)


def _pairs(table: Sequence[Answer], middle: bool) -> tuple[float, float]:
    """Share of pairs, alike but for that, in which the forced answer can be told; and the number of pairs.

    A kind of question counts by its answers, not by its pairs, or the commonest would drown the others.
    """
    won, weight = 0.0, 0.0
    for kind in _kinds(table):
        times = [log(answer.seconds + 1e-3) for answer in kind]
        usual = median(times)
        signs = [abs(time - usual) for time in times] if middle else times
        forced = [sign for sign, answer in zip(signs, kind, strict=True) if answer.forced]
        free = [sign for sign, answer in zip(signs, kind, strict=True) if not answer.forced]
        ahead = sum((one < other) + 0.5 * (one == other) for one in forced for other in free)
        won, weight = won + ahead / len(kind), weight + len(forced) * len(free) / len(kind)
    return won, weight


def _kinds(table: Sequence[Answer]) -> Iterator[list[Answer]]:
    kinds: dict[tuple[Seat, str, str], list[Answer]] = defaultdict(list)
    for answer in table:
        kinds[answer.who, answer.what, answer.how].append(answer)
    yield from kinds.values()


def _found(tables: Sequence[tuple[float, float]]) -> Finding:
    """Ratio of sums, and its error by the spread between tables."""
    won, weight = (sum(each) for each in zip(*tables, strict=True))
    chance = won / weight if weight else 0.5
    off = [mine - chance * all for mine, all in tables]
    return Finding(chance, 2 * sqrt(sum(each**2 for each in off)) / weight if weight else 1.0)


def measure(game: AnyGame, seats: int, tables: int, seed: int, *, bots: bool, before: bool, most: int = MOST) -> Result:
    """Results at simulated tables; `before`: the earlier design, with short pauses for forced answers."""
    with ExitStack() as old:
        if before:
            old.enter_context(patch.object(AutoPlayer, "_nothing_shows", lambda prompter: True))
            old.enter_context(patch.object(AutoPlayer, "_choose", _choose_of_old))
        with asyncio.Runner(loop_factory=VirtualTimeLoop) as runner:
            return compare([runner.run(evening(game, seats, seed + number, bots, most)) for number in range(tables)])


async def _choose_of_old(autoplayer: AutoPlayer, seat: Seat, takes: float, due: float) -> Any:
    """Earlier design: a bot answers after a pause, and with a choice it thinks besides."""
    now = autoplayer._state.history.current
    await autoplayer._pause()
    return now.legal(seat)[0] if now.has_one_choice(seat) else await autoplayer._ask_bot(seat, now.what, 1.0)


def main() -> None:
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING))
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("games", nargs="*", default=["lotr", "kasvoton"])
    parser.add_argument("--tables", type=int, default=60)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    for name in wanted.games:
        for bots in (False, True):
            for before in (True, False):
                found = measure(load(name), wanted.seats, wanted.tables, wanted.seed, bots=bots, before=before)
                who, when = "bots" if bots else "persons", "before" if before else "now"
                print(f"{name:9} {who:8} {when:7} forced {found.forced:5} free {found.free:5}", end="  ")
                print(f"quicker {found.quicker}  nearer to usual {found.nearer}", flush=True)


if __name__ == "__main__":
    main()
