"""Whoever answers without a person: bots, and the table itself where a person has only one choice."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from dataclasses import dataclass
from random import SystemRandom
from typing import Any, Protocol

import structlog

from pelipoyta.kernel.game import Seat
from pelipoyta.kernel.play import Move
from pelipoyta.table.commands import Do
from pelipoyta.table.errors import TableError
from pelipoyta.table.match import Match
from pelipoyta.table.store import Overtaken, StoreFailed

log = structlog.get_logger("pelipoyta.table")
RETRY = 1.0  # seconds until a move that could not be stored is tried again
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
    ) -> Any: ...


@dataclass(frozen=True)
class Pace:
    """Seconds: how long a choice made by the house seems to take, and how long a bot may think."""

    pause: float = 0.8
    budget: float = 1.0


class Prompter:
    """Keeps one task for each seat that the house answers for, as long as its question stands."""

    def __init__(self, match: Match, minds: Minds, pace: Pace, do: Callable[[Do], Awaitable[object]]) -> None:
        self._match = match
        self._minds = minds
        self._pace = pace
        self._do = do
        self._random = SystemRandom()
        self._running: dict[Seat, tuple[Key, asyncio.Task[None]]] = {}

    @property
    def busy(self) -> bool:
        return any(not task.done() for _, task in self._running.values())

    def prompt(self) -> None:
        """See to it that exactly the right seats are being answered for."""
        for seat in range(self._match.header.seats):
            key = self._wanted(seat)
            old, task = self._running.get(seat, (None, None))
            if key == old:
                continue
            if task:
                task.cancel()
                del self._running[seat]
            if key:
                self._running[seat] = (key, asyncio.create_task(self._answer(seat, key)))

    def stop(self) -> None:
        for _, task in self._running.values():
            task.cancel()
        self._running.clear()

    def _wanted(self, seat: Seat) -> Key | None:
        match, beat = self._match, self._match.beat
        if beat is None or match.over:
            return None
        bot = match.bot(seat)
        if seat in match.question:
            forced = not bot and len(beat.legal(seat)) == 1
            return ("think" if bot else "forced", match.question[seat]) if bot or forced else None
        return ("offer", match.at[seat]) if bot and beat.legal(seat) else None

    def _answer(self, seat: Seat, key: Key) -> Coroutine[Any, Any, None]:
        why, at = key
        return {"think": self._think, "forced": self._only_choice, "offer": self._offer}[why](seat, at)

    async def _think(self, seat: Seat, at: int) -> None:
        """A bot's turn. Whoever may act out of turn is asked first, or would never get a word in."""
        offers = [task for (why, _), task in self._running.values() if why == "offer" and not task.done()]
        if offers:
            await asyncio.wait(offers)
        pause = None if self._is_unseen(seat) else asyncio.create_task(self._pause())
        action = await self._choose(seat, True)
        if pause:
            await pause
        others = self._random.sample(legal := self._legal(seat), len(legal))
        for choice in (action, *others):  # never more than the first, unless rules or bot are broken
            if await self._insist(Do(seat, "", at, choice)):
                return

    def _is_unseen(self, seat: Seat) -> bool:
        """The seat's last choice told nobody anything: nobody is there to follow, and nobody need wait."""
        own = (t for t in reversed(self._match.steps) if isinstance(t.step, Move) and t.step.seat == seat)
        last = next(own, None)
        return last is not None and not last.shown and not self._match.game.manners.open

    async def _only_choice(self, seat: Seat, at: int) -> None:
        """A person's forced answer, given in an ordinary time so that its being forced does not show."""
        await self._pause()
        legal = self._legal(seat)
        if len(legal) == 1:
            await self._insist(Do(seat, "", at, legal[0], forced=True))

    async def _offer(self, seat: Seat, at: int) -> None:
        action = await self._choose(seat, False)
        if action is not None:
            await self._insist(Do(seat, "", at, action))

    async def _pause(self) -> None:
        await asyncio.sleep(self._pace.pause * self._random.uniform(0.6, 1.4))

    async def _choose(self, seat: Seat, asked: bool) -> Any:
        """The bot's choice; a random one should even the pool of bots fail."""
        beat = self._match.beats[-1]
        sight = beat.sight(seat)
        what = beat.ask.what if asked and beat.ask else None
        bot, seed = self._match.bot(seat), self._random.getrandbits(48)
        try:
            return await self._minds.choose(
                beat.game.id, bot, seat, sight.view, what, sight.legal, seed, self._pace.budget
            )
        except Exception:
            log.exception("bots failed", table=self._match.header.id, bot=bot, seat=seat)
            return self._random.choice(sight.legal) if asked else None

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
                log.exception("choice of the house failed", table=self._match.header.id, seat=do.seat)
                return False

    def _legal(self, seat: Seat) -> tuple[Any, ...]:
        beat = self._match.beat
        return beat.legal(seat) if beat else ()
