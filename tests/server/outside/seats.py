"""Games between two clients of the package `pelipoyta.client`, at tables of a real server."""

import asyncio
from random import Random
from typing import Any

from tests.server import web
from tests.server.conftest import Process

from pelipoyta.client.events import BotEvent, GameFinished
from pelipoyta.client.messages import SeatPaired
from pelipoyta.client.question import Answered, OpenQuestion
from pelipoyta.client.seat import TableSeat


class SeatGame:
    """One game at a table; each seat answers with a random legal action."""

    def __init__(self, server: Process, urls: list[str], game: str, **wish: Any) -> None:
        seats = len(urls)
        body = {"game": game, "seats": seats, "options": {}, "places": ["open"] * seats, "name": "", **wish}
        self.table: str = web.post(f"http://{server.address}/api/tables", json=body).json()["table"]
        self.asks: asyncio.Queue[OpenQuestion] = asyncio.Queue()
        self.events: list[BotEvent] = []
        self.done: list[tuple[int, Any]] = []  # acknowledged answers, by seat
        self.outcomes: list[Answered] = []
        self.places = [self._sit(server, url, game) for url in urls]

    def _sit(self, server: Process, url: str, game: str) -> TableSeat:
        seated = web.post(f"http://{server.address}/api/tables/{self.table}/sit", json={"name": "Botti"}).json()
        place = SeatPaired(self.table, game, seated["seat"], seated["token"])
        return TableSeat(url.replace("http", "ws", 1), "", place, self.asks.put_nowait, self.events.append)

    async def play(self, random: Random, most: int = 10_000) -> None:
        """Play to the end; after so many answers a seat resigns."""
        running = asyncio.gather(*(place.run() for place in self.places))
        answering = asyncio.create_task(self._answer(random, most))
        try:
            await running
        finally:
            answering.cancel()
            await asyncio.gather(answering, return_exceptions=True)

    async def _answer(self, random: Random, most: int) -> None:
        while True:
            ask = await self.asks.get()
            if ask.is_open and len(self.done) >= most:
                await self.places[ask.seat].resign()
            elif ask.is_open:
                action = random.choice(ask.legal)
                outcome = await ask.answer(action)
                self.outcomes.append(outcome)
                if outcome is Answered.DONE:
                    self.done.append((ask.seat, action))

    @property
    def results(self) -> list[GameFinished]:
        return [event for event in self.events if isinstance(event, GameFinished)]
