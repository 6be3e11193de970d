"""Seat at a table: reads updates, asks each question once, and sends an answer until it is acknowledged."""

import asyncio
from collections.abc import Callable, Iterator
from time import monotonic
from typing import Any
from uuid import uuid4

from msgspec import UNSET

from pelipoyta.client import messages as heard
from pelipoyta.client.errors import BadAnswer, ClientError, IllegalAnswer
from pelipoyta.client.events import BotEvent, BotLimited, GameFinished, LineLost
from pelipoyta.client.line import LastingLine, Message
from pelipoyta.client.question import Answered, OpenQuestion

AGAIN = {"too_fast": 1.0, "busy": 1.0, "not_saved": 1.0}  # seconds after which the same command is sent again
GONE = {"stale": Answered.STALE, "game_over": Answered.OVER}


class TableSeat:
    """Seat of a bot in one game. Its line may break at any message: updates are numbered, and commands have ids."""

    def __init__(
        self,
        url: str,
        token: str,
        place: heard.SeatPaired,
        asked: Callable[[OpenQuestion], None],
        happened: Callable[[BotEvent], None],
    ) -> None:
        self.table, self.game, self.seat = place.table, place.game, place.seat
        self._place, self._asked, self._happened = place, asked, happened
        self._line = LastingLine(
            url=f"{url}/api/tables/{place.table}/live",
            token=token,
            greeting=self._greeting,
            heard=self._read,
            lost=self._lost,
        )
        self._seen = 0
        self._question: OpenQuestion | None = None
        self._commands: dict[str, tuple[Message, asyncio.Future[Answered]]] = {}
        self._clock: tuple[heard.ClockReading, float] | None = None
        self._over = asyncio.Event()
        self._sending: set[asyncio.Task[None]] = set()

    @property
    def clock(self) -> tuple[heard.ClockReading, float] | None:
        return self._clock

    def is_open(self, question: OpenQuestion) -> bool:
        return self._question is question

    async def run(self) -> None:
        """Serve the game to its end."""
        line = asyncio.create_task(self._line.run())
        ended = asyncio.create_task(self._over.wait())
        try:
            await asyncio.wait((line, ended), return_when=asyncio.FIRST_COMPLETED)
            if line.done():
                line.result()
        except ClientError as error:
            self._fail(error)
            raise
        finally:
            for task in (line, ended, *self._sending):
                task.cancel()
            await asyncio.gather(line, ended, return_exceptions=True)

    async def act(self, at: int, action: Any) -> Answered:
        """Give an answer, once: however often the line breaks, its id makes the server do it a single time."""
        if self._over.is_set():
            return Answered.OVER
        return await self._command({"type": "do", "at": at, "action": action})

    async def resign(self) -> Answered:
        return await self._command({"type": "resign"})

    async def _command(self, message: Message) -> Answered:
        id = uuid4().hex
        future: asyncio.Future[Answered] = asyncio.get_running_loop().create_future()
        self._commands[id] = {**message, "id": id}, future
        await self._line.send(self._commands[id][0])
        try:
            return await future
        finally:
            self._commands.pop(id, None)

    def _greeting(self) -> Iterator[Message]:
        """Say hello with the number of the last update, then repeat every command that is not answered."""
        yield {"type": "hello", "token": self._place.token or None, "seen": self._seen}
        yield from (message for message, _ in list(self._commands.values()))

    def _lost(self, pause: float) -> None:
        self._happened(LineLost(self.table, pause))

    def _read(self, data: bytes | str) -> None:
        message = heard.read_message(data)
        if isinstance(message, heard.SeatUpdate):
            self._update(message)
        elif isinstance(message, heard.CommandDone | heard.CommandHeld):
            self._settle(message.id, Answered.DONE)
        elif isinstance(message, heard.RuleForbids):
            self._settle(message.id, IllegalAnswer(message.rule, message.reason, message.facts))
        elif isinstance(message, heard.ServerError):
            self._error(message)
        elif isinstance(message, heard.ClockReadings):
            self._clocks(message)

    def _update(self, update: heard.SeatUpdate) -> None:
        if update.at <= self._seen and not update.over:  # told again after a gap
            return
        self._seen = update.at
        self._question = None
        if update.over:
            self._end(update.over)
        elif update.ask and self.seat in update.ask.seats and update.legal and update.forced is UNSET:
            self._question = OpenQuestion(self, update)
            self._asked(self._question)

    def _end(self, result: heard.FinalScores) -> None:
        if not self._over.is_set():
            self._over.set()
            self._happened(GameFinished(self.table, self.game, self.seat, result))
        for id in list(self._commands):
            self._settle(id, Answered.OVER)

    def _settle(self, id: str, outcome: Answered | ClientError) -> None:
        if id not in self._commands or self._commands[id][1].done():
            return
        message, future = self._commands[id]
        if isinstance(outcome, ClientError):
            future.set_exception(outcome)
            return
        future.set_result(outcome)
        if self._question and self._question.step <= message.get("at", -1):  # the next update may have come first
            self._question = None

    def _error(self, error: heard.ServerError) -> None:
        if error.id is None or error.id not in self._commands:
            return
        if error.code in AGAIN:
            seconds = float(error.facts.get("seconds", AGAIN[error.code]))
            self._happened(BotLimited(error.code, seconds))
            self._later(error.id, seconds)
        else:
            self._settle(error.id, GONE.get(error.code) or BadAnswer(error.code, error.facts))

    def _later(self, id: str, seconds: float) -> None:
        """Send the command again after a pause that the server asked for."""

        async def again() -> None:
            await asyncio.sleep(seconds)
            if id in self._commands:
                await self._line.send(self._commands[id][0])

        task = asyncio.create_task(again())
        self._sending.add(task)
        task.add_done_callback(self._sending.discard)

    def _clocks(self, readings: heard.ClockReadings) -> None:
        """Keep the own clock, and reply to the probe, so that the line's delay is not counted."""
        own = next((each for each in readings.clocks if self.seat in each.seats), None)
        self._clock = None if own is None else (own, monotonic() - readings.line / 2000)
        task = asyncio.create_task(self._line.send({"type": "echo", "probe": readings.probe}))
        self._sending.add(task)
        task.add_done_callback(self._sending.discard)

    def _fail(self, error: ClientError) -> None:
        for id in list(self._commands):
            self._settle(id, error)
