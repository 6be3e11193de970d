"""Answers given without a person: by bots, and by the table where a player has no choice or wants none."""

import asyncio
from collections.abc import Coroutine
from dataclasses import dataclass, field
from math import inf
from random import Random
from typing import Any, Protocol

import structlog

from pelipoyta.kernel.bot_request import BotRequest
from pelipoyta.kernel.game import Seat
from pelipoyta.kernel.play import Move
from pelipoyta.table.autoplay.answer_delay import Prior
from pelipoyta.table.autoplay.bot_delay import BotDelay, Lateness
from pelipoyta.table.commands import Author, Do, FromSeat
from pelipoyta.table.errors import TableError
from pelipoyta.table.log.store import Overtaken, StoreFailed
from pelipoyta.table.state.table_state import TableState
from pelipoyta.table.state.transition import action_kind
from pelipoyta.table.state.views import Snapshot

log = structlog.get_logger("pelipoyta.table")
RETRY = 1.0  # seconds until a move that could not be stored is tried again
UNHURRIED = 4.0  # times the pause: the usual answer time of a person of whom nothing is known yet
PASSING = 0.7  # times as long: the answer time supposed for a pass, of a person who has not passed yet
HOLDING = ("in time", "when given")  # tasks that hold back a player's own answer
JobKey = tuple[str, int]  # the way a seat is answered for, and since which version


class Bots(Protocol):
    """Service that runs bots; a request holds a view and never a state."""

    async def choose(self, request: BotRequest) -> Any: ...

    async def difficulty(self, game_id: str, seat: Seat, view: Any, seed: int) -> float:
        """Difficulty of the seat's choice as a spectator with this view sees it, from 0 to 1."""
        ...


class TableFacts(Protocol):
    """A table as its autoplayer sees it."""

    @property
    def state(self) -> TableState: ...

    async def submit(self, command: FromSeat, /) -> object: ...

    def connected_for(self, seat: Seat) -> float | None:
        """Seconds for which the seat's player has been connected; None while absent."""
        ...

    def bot_seed(self, seat: Seat) -> int:
        """Seed of the bot's next choice."""
        ...

    def bot_game_seed(self, seat: Seat) -> str:
        """Seed of what the bot draws once for the whole game."""
        ...

    def spare_time(self, seat: Seat) -> float | None:
        """Seconds that the table may take over an answer for the seat (TABLE-16); None: any number."""
        ...


@dataclass
class AnswerTask:
    """Task that answers for a seat; `held` is the id of the player's own answer, which waits for its time."""

    key: JobKey
    task: "asyncio.Task[None]"
    held: str = ""
    given: asyncio.Event = field(default_factory=asyncio.Event)  # set when the player has answered


class AutoPlayer:
    """Runs one task for each seat that is answered for automatically, as long as its question stands."""

    def __init__(self, table: TableFacts, bots: Bots, delay: BotDelay, random: Random) -> None:
        self._table = table
        self._state = table.state
        self._bots = bots
        self._delay = delay
        self._random = random
        self._lateness = Lateness()
        self._tasks: dict[Seat, AnswerTask] = {}

    @property
    def busy(self) -> bool:
        return any(not job.task.done() for job in self._tasks.values())

    def prompt(self) -> None:
        """Start and cancel tasks until exactly the right seats are being answered for."""
        snapshot, asked = self._state.history.snapshot, self._state.history.asked_version
        playing = snapshot if snapshot and not self._state.over else None
        for seat in range(self._state.header.seats):
            key, old = self._key(seat, playing, asked.get(seat)) if playing else None, self._tasks.get(seat)
            if old and key == old.key:
                continue
            if old:
                old.task.cancel()
                del self._tasks[seat]
            if key:
                self._tasks[seat] = AnswerTask(key, asyncio.create_task(self._answer(seat, key)))

    def hold(self, seat: Seat, do: Do[Any]) -> bool:
        """Hold a player's forced answer until the table would give it, as an early one would show it (TABLE-11).

        Returns False for an answer that is not forced, which is played at once.
        """
        job = self._tasks.get(seat)
        if do.now or not job or job.key[0] not in HOLDING or not self._delay.pause:
            return False
        if not job.key[1] <= do.version <= self._state.versions[seat] or self._forced_action(seat) != do.action:
            return False
        job.held = do.id
        job.given.set()
        return True

    def answers_at_once(self, seat: Seat) -> bool:
        """True if the table answers for the asked player and need not hide it."""
        return self._forced_action(seat) is not None and self._nothing_shows() and not self._asks_anyway(seat)

    def stop(self) -> None:
        for job in self._tasks.values():
            job.task.cancel()
        self._tasks.clear()

    def _key(self, seat: Seat, snapshot: Snapshot, since: int | None) -> JobKey | None:
        """Kind of task that answers for the seat, asked since that version (None: it is not asked)."""
        is_bot = self._state.seats.bot(seat)
        if since is not None:
            way = "think" if is_bot else self._way_for_person(seat)
            return (way, since) if way else None
        return ("offer", self._state.versions[seat]) if is_bot and snapshot.legal(seat) else None

    def _way_for_person(self, seat: Seat) -> str:
        """Kind of task that answers for a person, or ""; for an absent one only passes they asked for (TABLE-11)."""
        if self._forced_action(seat) is None:
            return ""
        if self._asks_anyway(seat):
            return "" if self._nothing_shows() else "when given"
        if self._nothing_shows():
            return "at once"
        return "in time" if self._state.lets_pass(seat) or self._table.connected_for(seat) is not None else ""

    def _asks_anyway(self, seat: Seat) -> bool:
        """True if the player wants to give even an only answer; a question let pass is passed all the same."""
        return seat in self._state.seats.asked_anyway and not self._state.lets_pass(seat)

    def _forced_action(self, seat: Seat) -> Any:
        """The table's answer for a player: the only choice, or the pass they asked for; None: the choice is theirs."""
        current = self._state.history.current
        if self._state.lets_pass(seat):
            return current.game.hooks.passes[current.what]
        return current.only_choice(seat)

    def _nothing_shows(self) -> bool:
        """True if nothing is hidden, or only from bots."""
        return self._state.open or len(self._state.seats.persons) == 1

    def _answer(self, seat: Seat, key: JobKey) -> Coroutine[Any, Any, None]:
        way, version = key
        ways = {"think": self._think, "at once": self._at_once, "in time": self._in_time, "offer": self._offer}
        return {**ways, "when given": self._when_given}[way](seat, version)

    async def _think(self, seat: Seat, version: int) -> None:
        """Play a bot's turn. Bots that may act out of turn answer first, or they would never get to."""
        began = _time()
        takes = await self._pause_of_bot(seat)
        offers = [job.task for job in self._tasks.values() if job.key[0] == "offer" and not job.task.done()]
        if offers:
            await asyncio.wait(offers)
        action = await self._choose(seat, takes, max(began + takes, _time()))
        others = self._random.sample(legal := self._state.history.current.legal(seat), len(legal))
        for choice in (action, *others):  # never more than the first, unless rules or bot are broken
            if await self._play(seat, Do("", version, choice), "bot"):
                return

    async def _pause_of_bot(self, seat: Seat) -> float:
        """Seconds the choice will seem to take, by what everyone sees and by chance alone (TABLE-11)."""
        current = self._state.history.current
        if not self._delay.pause or self._is_unseen(seat) or current.what in current.game.hooks.brisk:
            return 0.0
        return self._delay.over(await self._difficulty(seat), self._state.game.hooks.pace, self._random)

    async def _difficulty(self, seat: Seat) -> float:
        current = self._state.history.current
        try:
            view, seed = current.view(None), self._random.getrandbits(48)
            return await self._bots.difficulty(current.game.id, seat, view, seed)
        except Exception:
            log.exception("bot choice failed", table=self._state.header.id, seat=seat)
            return 0.5

    def _is_unseen(self, seat: Seat) -> bool:
        """True if no other seat learnt of the seat's last choice, so that no player needs time to follow."""
        own = (each for each in reversed(self._state.history.steps) if _is_move(each.step, seat))
        last = next(own, None)
        return last is not None and not last.shown and not self._state.open

    async def _at_once(self, seat: Seat, version: int) -> None:
        """Answer for a player, where it shows nothing that the table answers."""
        await self._pause()
        await self._play(seat, Do("", version, self._forced_action(seat)), "table")

    async def _in_time(self, seat: Seat, version: int) -> None:
        """Answer for a player after a delay drawn from the player's free choices (TABLE-11)."""
        action = self._forced_action(seat)
        if self._delay.pause:
            await asyncio.sleep(self._pause_as(seat, action))
        await self._play(seat, Do(self._tasks[seat].held, version, action), "table")

    async def _when_given(self, seat: Seat, version: int) -> None:
        """Hold the only answer of a player who wants to be asked until the table would have given it (TABLE-11)."""
        action = self._forced_action(seat)
        if self._delay.pause:
            await asyncio.sleep(self._pause_as(seat, action))
        await self._tasks[seat].given.wait()
        await self._play(seat, Do(self._tasks[seat].held, version, action), "table")

    def _pause_as(self, seat: Seat, action: Any) -> float:
        """Seconds the seat's player might take over this, counted from when the question could be seen."""
        state, current, now = self._state, self._state.history.current, self._state.clock()
        share = PASSING if action in current.game.hooks.passes.values() else 1.0
        asked_for, spare = now - state.history.asked_time[seat], self._table.spare_time(seat)
        spare = inf if spare is None else spare
        prior = Prior(self._delay.pause * UNHURRIED, share, spare + asked_for)
        takes = state.answer_times.draw(seat, current.what, action_kind(action), prior, self._random)
        connected = self._table.connected_for(seat)
        seen_for = asked_for if connected is None else min(asked_for, connected)
        return min(max(takes - seen_for, 0.0), takes, spare)

    async def _offer(self, seat: Seat, version: int) -> None:
        action = await self._ask_bot(seat, None, self._delay.budget)
        if action is not None:
            await self._play(seat, Do("", version, action), "bot")

    async def _pause(self) -> None:
        await asyncio.sleep(self._delay.short(self._random))

    async def _choose(self, seat: Seat, takes: float, due: float) -> Any:
        """The bot's choice when it is due; a bot without a choice is late as often as one that thinks (TABLE-11)."""
        current = self._state.history.current
        if current.has_one_choice(seat):
            action, late = current.only_choice(seat), self._lateness.draw(seat, current.what, self._random)
        else:
            action, late = await self._ask_bot(seat, current.what, self._delay.thinking(takes)), 0.0
            self._lateness.add(seat, current.what, _time() - due)
        await asyncio.sleep(max(due + late - _time(), 0.0))
        return action

    async def _ask_bot(self, seat: Seat, what: str | None, budget: float) -> Any:
        """The bot's choice; a random one if the bots fail."""
        current = self._state.history.current
        seat_view = current.seat_view(seat)
        request = BotRequest(
            game_id=current.game.id,
            bot=self._state.seats.bot(seat),
            seat=seat,
            view=seat_view.view,
            ask=what,
            legal=seat_view.legal,
            seed=self._table.bot_seed(seat),
            budget=budget,
            game_seed=self._table.bot_game_seed(seat),
        )
        try:
            return await self._bots.choose(request)
        except Exception:
            log.exception("bot choice failed", table=self._state.header.id, bot=request.bot, seat=seat)
            return self._random.choice(seat_view.legal) if what else None

    async def _play(self, seat: Seat, do: Do[Any], by: Author) -> bool:
        """Submit the choice, again while storing fails; False when it cannot be done at all."""
        while True:
            try:
                await self._table.submit(FromSeat(seat, do, by))
                return True
            except Overtaken:  # this table is out of date; the process that overtook it answers
                return True
            except StoreFailed:
                await asyncio.sleep(RETRY)
            except TableError:  # the question has changed meanwhile, and is another task's
                return True
            except Exception:
                log.exception("automatic choice failed", table=self._state.header.id, seat=seat)
                return False


def _is_move(step: object, seat: Seat) -> bool:
    return isinstance(step, Move) and step.seat == seat


def _time() -> float:
    return asyncio.get_running_loop().time()
