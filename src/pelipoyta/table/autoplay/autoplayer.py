"""Whoever answers without a person: bots, and the table itself where a person has no choice or wants none."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from dataclasses import dataclass
from math import inf
from random import Random
from typing import Any, Protocol

import structlog

from pelipoyta.kernel.game import Seat
from pelipoyta.kernel.play import Move
from pelipoyta.table.autoplay.answer_delay import Prior
from pelipoyta.table.autoplay.bot_delay import BotDelay, Lateness
from pelipoyta.table.commands import Do
from pelipoyta.table.errors import TableError
from pelipoyta.table.log.store import Overtaken, StoreFailed
from pelipoyta.table.state.history import how
from pelipoyta.table.state.table_state import TableState
from pelipoyta.table.state.views import Snapshot

log = structlog.get_logger("pelipoyta.table")
RETRY = 1.0  # seconds until a move that could not be stored is tried again
UNHURRIED = 4.0  # times the pause: what a person of whom nothing is known yet might take
PASSING = 0.7  # times as long: what a person who has not passed yet might take to pass
Key = tuple[str, int]  # what a seat is wanted for, and since which number


class Minds(Protocol):
    """Where bots think; they get a view and never a state."""

    async def choose(
        self,
        game_id: str,
        bot: str,
        seat: Seat,
        view: Any,
        ask: str | None,
        legal: Sequence[Any],
        seed: int,
        budget: float,
        nature: str,
    ) -> Any: ...

    async def doubt(self, game_id: str, seat: Seat, view: Any, seed: int) -> float:
        """How hard the seat's choice looks to an onlooker with this view, from 0 to 1."""
        ...


@dataclass
class Job:
    """A seat being answered for; `held` is the id of its player's own answer, which waits for its time."""

    key: Key
    task: "asyncio.Task[None]"
    held: str = ""


class AutoPlayer:
    """Keeps one task for each seat that the house answers for, as long as its question stands."""

    def __init__(
        self,
        state: TableState,
        minds: Minds,
        delay: BotDelay,
        do: Callable[[Do], Awaitable[object]],
        here: Callable[[Seat], float | None],
        random: Random,
        wits: Callable[[Seat], int] | None = None,
        room: Callable[[Seat], float | None] = lambda seat: None,
        nature: Callable[[Seat], str] = lambda seat: "",
    ) -> None:
        """`here` says since when the player of a seat has been here, None of one who is away; `wits` seeds its bot.

        `room`: seconds within which the table may answer for it, lest that take of its time (TABLE-16); None: any.
        `nature`: what its bot draws from that stays as it is for the whole game.
        """
        self._state = state
        self._minds = minds
        self._delay = delay
        self._do = do
        self._here = here
        self._random = random
        self._wits = wits or (lambda seat: random.getrandbits(48))
        self._room = room
        self._nature = nature
        self._overdue = Lateness()
        self._jobs: dict[Seat, Job] = {}

    @property
    def busy(self) -> bool:
        return any(not job.task.done() for job in self._jobs.values())

    def prompt(self) -> None:
        """See to it that exactly the right seats are being answered for."""
        snapshot, asked = self._state.history.snapshot, self._state.history.asked_version
        playing = snapshot if snapshot and not self._state.over else None
        for seat in range(self._state.header.seats):
            key, old = self._wanted(seat, playing, asked.get(seat)) if playing else None, self._jobs.get(seat)
            if old and key == old.key:
                continue
            if old:
                old.task.cancel()
                del self._jobs[seat]
            if key:
                self._jobs[seat] = Job(key, asyncio.create_task(self._answer(seat, key)))

    def hold(self, do: Do) -> bool:
        """Whether a person's own answer waits until the table would give it: how soon it came would tell (TABLE-11)."""
        job = self._jobs.get(do.seat)
        if do.now or not job or job.key[0] != "in time" or not self._delay.pause:
            return False
        if not job.key[1] <= do.version <= self._state.versions[do.seat] or self._ours(do.seat) != do.action:
            return False
        job.held = do.id
        return True

    def answers_at_once(self, seat: Seat) -> bool:
        """Whether the table answers for a person who is asked, and may do so without hiding that it does."""
        return self._ours(seat) is not None and self._nothing_shows()

    def stop(self) -> None:
        for job in self._jobs.values():
            job.task.cancel()
        self._jobs.clear()

    def _wanted(self, seat: Seat, snapshot: Snapshot, since: int | None) -> Key | None:
        """What the seat is to be answered for, which has had its question since then, if it has one."""
        is_bot = self._state.seats.bot(seat)
        if since is not None:
            why = "think" if is_bot else self._manner(seat)
            return (why, since) if why else None
        return ("offer", self._state.versions[seat]) if is_bot and snapshot.legal(seat) else None

    def _manner(self, seat: Seat) -> str:
        """How the table answers for a person, if it does. For one who is away, only what they wanted (TABLE-11)."""
        if self._ours(seat) is None:
            return ""
        if self._nothing_shows():
            return "at once"
        return "in time" if self._state.lets_pass(seat) or self._here(seat) is not None else ""

    def _ours(self, seat: Seat) -> Any:
        """What the table would answer for a person: the only choice, or that nothing is wanted; None: it is theirs."""
        now = self._state.history.current
        legal = now.legal(seat)
        if self._state.lets_pass(seat):
            return now.game.hooks.passes[now.what]
        return legal[0] if len(legal) == 1 else None

    def _nothing_shows(self) -> bool:
        """Nothing is hidden, or there are only bots to hide it from."""
        return self._state.open or len(self._state.seats.persons) == 1

    def _answer(self, seat: Seat, key: Key) -> Coroutine[Any, Any, None]:
        why, at = key
        ways = {"think": self._think, "at once": self._at_once, "in time": self._in_time, "offer": self._offer}
        return ways[why](seat, at)

    async def _think(self, seat: Seat, at: int) -> None:
        """A bot's turn. Whoever may act out of turn is asked first, or would never get a word in."""
        began = _time()
        takes = await self._takes(seat)
        offers = [job.task for job in self._jobs.values() if job.key[0] == "offer" and not job.task.done()]
        if offers:
            await asyncio.wait(offers)
        action = await self._choose(seat, takes, max(began + takes, _time()))
        others = self._random.sample(legal := self._legal(seat), len(legal))
        for choice in (action, *others):  # never more than the first, unless rules or bot are broken
            if await self._insist(Do(seat, "", at, choice)):
                return

    async def _takes(self, seat: Seat) -> float:
        """Seconds the choice will seem to take, by what all can see and by chance alone (TABLE-11)."""
        if not self._delay.pause or self._is_unseen(seat):
            return 0.0
        return self._delay.over(await self._doubt(seat), self._state.game.hooks.pace, self._random)

    async def _doubt(self, seat: Seat) -> float:
        now = self._state.history.current
        try:
            return await self._minds.doubt(now.game.id, seat, now.view(None), self._random.getrandbits(48))
        except Exception:
            log.exception("bots failed", table=self._state.header.id, seat=seat)
            return 0.5

    def _is_unseen(self, seat: Seat) -> bool:
        """The seat's last choice told nobody anything: nobody is there to follow, and nobody need wait."""
        own = (t for t in reversed(self._state.history.steps) if isinstance(t.step, Move) and t.step.seat == seat)
        last = next(own, None)
        return last is not None and not last.shown and not self._state.open

    async def _at_once(self, seat: Seat, at: int) -> None:
        """For a person, where it shows nothing that the table answers."""
        await self._pause()
        await self._insist(Do(seat, "", at, self._ours(seat), forced=True))

    async def _in_time(self, seat: Seat, at: int) -> None:
        """For a person, when a free choice of theirs might have come (TABLE-11)."""
        action = self._ours(seat)
        await self._wait_as(seat, action)
        await self._insist(Do(seat, self._jobs[seat].held, at, action, forced=True))

    async def _wait_as(self, seat: Seat, action: Any) -> None:
        if self._delay.pause:
            await asyncio.sleep(self._pause_as(seat, action))

    def _pause_as(self, seat: Seat, action: Any) -> float:
        """As long as the seat's player might take over this, from when the question could be seen."""
        state, now, time = self._state, self._state.history.current, self._state.clock()
        share = PASSING if action in now.game.hooks.passes.values() else 1.0
        since, room = state.history.asked_time[seat], self._room(seat)
        room = inf if room is None else room
        supposed = Prior(self._delay.pause * UNHURRIED, share, room + time - since)
        takes = state.answer_times.draw(seat, now.what, how(action), supposed, self._random)
        seen = max(since, self._here(seat) or 0.0)
        return min(max(seen + takes - time, 0.0), takes, room)

    async def _offer(self, seat: Seat, at: int) -> None:
        action = await self._mind(seat, None, self._delay.budget)
        if action is not None:
            await self._insist(Do(seat, "", at, action))

    async def _pause(self) -> None:
        await asyncio.sleep(self._delay.short(self._random))

    async def _choose(self, seat: Seat, takes: float, due: float) -> Any:
        """The bot's choice when it is due; one without a choice is late as often as one that thinks (TABLE-11)."""
        now = self._state.history.current
        if now.has_one_choice(seat):
            action, late = now.legal(seat)[0], self._overdue.draw(seat, now.what, self._random)
        else:
            action, late = await self._mind(seat, now.what, self._delay.thinking(takes)), 0.0
            self._overdue.add(seat, now.what, _time() - due)
        await asyncio.sleep(max(due + late - _time(), 0.0))
        return action

    async def _mind(self, seat: Seat, what: str | None, budget: float) -> Any:
        """What the bot makes of it; a random choice should even the pool of bots fail."""
        now = self._state.history.current
        seat_view = now.seat_view(seat)
        bot, drawn = self._state.seats.bot(seat), (self._wits(seat), budget, self._nature(seat))
        try:
            return await self._minds.choose(now.game.id, bot, seat, seat_view.view, what, seat_view.legal, *drawn)
        except Exception:
            log.exception("bots failed", table=self._state.header.id, bot=bot, seat=seat)
            return self._random.choice(seat_view.legal) if what else None

    async def _insist(self, do: Do) -> bool:
        """Do it, though storing fail for a while; False when it cannot be done at all."""
        while True:
            try:
                await self._do(do)
                return True
            except Overtaken:  # this table is out of date; whoever overtook it answers
                return True
            except StoreFailed:
                await asyncio.sleep(RETRY)
            except TableError:  # the question has changed meanwhile, and is another task's
                return True
            except Exception:
                log.exception("choice of the house failed", table=self._state.header.id, seat=do.seat)
                return False

    def _legal(self, seat: Seat) -> tuple[Any, ...]:
        snapshot = self._state.history.snapshot
        return snapshot.legal(seat) if snapshot else ()


def _time() -> float:
    return asyncio.get_running_loop().time()
