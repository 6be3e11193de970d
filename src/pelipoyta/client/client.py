"""Client of a bot account: waits in the lobby, plays several games at once, watches tables."""

import asyncio
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import suppress
from typing import Any

from pelipoyta.client import messages as heard
from pelipoyta.client.errors import ClientError, NotAdmitted, TableClosed
from pelipoyta.client.events import BotEvent, BotLimited, BotWelcomed, GameBegun, GameFinished, LineLost
from pelipoyta.client.line import LastingLine, Message
from pelipoyta.client.question import OpenQuestion
from pelipoyta.client.seat import TableSeat

FATAL = ("bad_token", "no_scope", "bot_closed")
MISTAKES = ("bad_message", "no_such_game", "bad_seats")  # an offer that the server will never take
KEPT = 1000  # events kept for `events`; the oldest are dropped


class Client:
    """Connection of a bot to a server; `url` begins with http or https, `token` is the bot account's."""

    def __init__(self, url: str, token: str) -> None:
        self._url = url.rstrip("/").replace("http", "ws", 1)
        self._token = token
        self._lobby = LastingLine(
            url=f"{self._url}/api/lobby/live", token=token, greeting=self._greeting, heard=self._read, lost=self._lost
        )
        self._offer: Message | None = None
        self._wanted: int | None = None  # games still to begin; None: any number
        self._games: dict[str, asyncio.Task[None]] = {}
        self._asks: asyncio.Queue[OpenQuestion | ClientError | None] = asyncio.Queue()
        self._events: asyncio.Queue[BotEvent] = asyncio.Queue(KEPT)
        self._running: asyncio.Task[None] | None = None
        self._sending: set[asyncio.Task[None]] = set()

    async def __aenter__(self) -> "Client":
        self._running = asyncio.create_task(self._run())
        return self

    async def __aexit__(self, *error: object) -> None:
        tasks = [*self._games.values(), *self._sending, *([self._running] if self._running else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _run(self) -> None:
        try:
            await self._lobby.run()
        except ClientError as error:
            self._asks.put_nowait(error)

    async def play(
        self,
        game: str,
        pace: str = "quick",
        seats: Sequence[int] = (2,),
        opponents: str = "bots",
        games: int | None = None,
        at_once: int = 1,
    ) -> AsyncIterator[OpenQuestion]:
        """Wait for opponents and yield every question of all games, the games of an earlier run first.

        `games`: so many are begun, then it ends with the last of them; None: for ever.
        """
        self._wanted = games
        await self.offer([{"game": game, "pace": pace, "seats": list(seats)}], opponents, at_once)
        while True:
            ask = await self._asks.get()
            if isinstance(ask, ClientError):
                raise ask
            if ask is not None and ask.is_open:
                yield ask
            elif ask is None and self._wanted == 0 and not self._games:
                return

    async def offer(self, wants: Sequence[dict[str, Any]], opponents: str = "bots", at_once: int = 1) -> None:
        """Wait in the lobby for games of these kinds, against `bots`, `people` or `all`; an empty list: no more."""
        self._offer = {"type": "accepts", "wants": list(wants), "opponents": opponents, "at_once": at_once}
        await self._lobby.send(self._offer)

    async def events(self) -> AsyncIterator[BotEvent]:
        """Yield games that begin and end, lost lines and limits, for ever."""
        while True:
            yield await self._events.get()

    async def watch(self, table: str) -> AsyncIterator[heard.SeatUpdate]:
        """Yield the updates of a table as onlookers see it, to the end of its game."""
        updates: asyncio.Queue[heard.SeatUpdate | ClientError] = asyncio.Queue()
        seen = 0

        def read(data: bytes | str) -> None:
            nonlocal seen
            message = heard.read_message(data)
            if isinstance(message, heard.SeatUpdate) and message.at > seen:
                seen = message.at
                updates.put_nowait(message)
            elif isinstance(message, heard.ServerError) and message.id is None:
                updates.put_nowait(TableClosed(message.code, message.facts))

        url = f"{self._url}/api/tables/{table}/live"
        line = LastingLine(url, self._token, lambda: [{"type": "hello", "seen": seen}], read)
        running = asyncio.create_task(line.run())
        running.add_done_callback(lambda task: _tell_failure(task, updates))
        try:
            while True:
                update = await updates.get()
                if isinstance(update, ClientError):
                    raise update
                yield update
                if update.over:
                    return
        finally:
            running.cancel()
            with suppress(asyncio.CancelledError, ClientError):
                await running

    def _greeting(self) -> Iterator[Message]:
        yield {"type": "enter"}
        if self._offer is not None:
            yield self._offer

    def _lost(self, pause: float) -> None:
        self._happened(LineLost("", pause))

    def _read(self, data: bytes | str) -> None:
        message = heard.read_message(data)
        if isinstance(message, heard.LobbyBotWelcome):
            self._happened(BotWelcomed(message))
            for place in message.games:
                self._sit(place)
        elif isinstance(message, heard.SeatPaired):
            self._sit(message)
        elif isinstance(message, heard.ServerError):
            self._error(message)

    def _error(self, error: heard.ServerError) -> None:
        """Wait as long as the server asks; give up where waiting does not help."""
        if error.code in FATAL:
            self._asks.put_nowait(NotAdmitted(error.code, error.facts))
        elif error.code in MISTAKES:
            self._asks.put_nowait(ClientError(error.code, error.facts))
        else:
            seconds = float(error.facts.get("seconds", 1))
            self._happened(BotLimited(error.code, seconds))
            self._start(self._offer_again(seconds))

    async def _offer_again(self, seconds: float) -> None:
        await asyncio.sleep(seconds)
        if self._offer is not None:
            await self._lobby.send(self._offer)

    def _sit(self, place: heard.SeatPaired) -> None:
        """Play a game, unless it is played already."""
        if place.table in self._games:
            return
        self._happened(GameBegun(place.table, place.game, place.seat))
        if self._wanted:
            self._wanted -= 1
            if self._wanted == 0:
                self._start(self.offer([]))
        seat = TableSeat(
            url=self._url, token=self._token, place=place, asked=self._asks.put_nowait, happened=self._happened
        )
        task = self._games[place.table] = asyncio.create_task(seat.run())
        task.add_done_callback(lambda done: self._left(place.table, done))

    def _left(self, table: str, done: "asyncio.Task[None]") -> None:
        self._games.pop(table, None)
        if done.cancelled():
            return
        error = done.exception()
        if isinstance(error, NotAdmitted):
            self._asks.put_nowait(error)
        elif error is not None and not isinstance(error, TableClosed):
            self._asks.put_nowait(ClientError("unexpected", {"detail": repr(error)}))
        else:
            self._asks.put_nowait(None)

    def _happened(self, event: BotEvent) -> None:
        if self._events.full():
            self._events.get_nowait()
        self._events.put_nowait(event)
        if isinstance(event, GameFinished):
            self._asks.put_nowait(None)

    def _start(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._sending.add(task)
        task.add_done_callback(self._sending.discard)


def _tell_failure(task: "asyncio.Task[None]", updates: "asyncio.Queue[heard.SeatUpdate | ClientError]") -> None:
    error = None if task.cancelled() else task.exception()
    if isinstance(error, ClientError):
        updates.put_nowait(error)
