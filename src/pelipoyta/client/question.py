"""Question to a bot's seat: what the seat sees, what it may do, and until when."""

from collections.abc import Awaitable, Callable, Sequence
from enum import Enum
from time import monotonic
from typing import Any, Protocol

from pelipoyta.client.messages import ClockReading, SeatUpdate


class Answered(Enum):
    """Outcome of an answer. A stale one is no error: the game had moved on, and another question comes."""

    DONE = "done"
    STALE = "stale"
    OVER = "over"


class QuestionSource(Protocol):
    """Seat at a table, as its questions need it."""

    table: str
    game: str
    seat: int

    @property
    def clock(self) -> tuple[ClockReading, float] | None:
        """Clock of the seat, and the monotonic time at which it was read; None without clocks."""

    def is_open(self, question: "OpenQuestion") -> bool: ...

    async def act(self, at: int, action: Any) -> Answered: ...


class OpenQuestion:
    """Question that the seat has to answer: `view` is all it sees, `legal` all it may do, as JSON values."""

    def __init__(self, source: QuestionSource, update: SeatUpdate) -> None:
        assert update.ask is not None
        self._source, self._update = source, update
        self.what: str = update.ask.what
        self.legal: Sequence[Any] = [choice.action for choice in update.legal]

    @property
    def table(self) -> str:
        return self._source.table

    @property
    def game(self) -> str:
        return self._source.game

    @property
    def seat(self) -> int:
        return self._source.seat

    @property
    def step(self) -> int:
        """Number of the update that asks; rises with everything the seat sees."""
        return self._update.at

    @property
    def view(self) -> Any:
        return self._update.view

    @property
    def events(self) -> Sequence[Any]:
        """Events since the update before; empty after a gap, where only the view is sent."""
        return self._update.events

    @property
    def is_open(self) -> bool:
        """False once the question is answered or the game has moved on, also while a bot still thinks."""
        return self._source.is_open(self)

    @property
    def deadline(self) -> float | None:
        """Moment of the monotonic clock at which the seat's time runs out; None while no clock runs for it."""
        read = self._source.clock
        if read is None or not read[0].runs:
            return None
        return read[1] + (read[0].left + read[0].room) / 1000

    @property
    def seconds_left(self) -> float | None:
        return None if self.deadline is None else max(0.0, self.deadline - monotonic())

    async def answer(self, action: Any) -> Answered:
        """Send the action and wait until it is stored. Raises IllegalAnswer and BadAnswer."""
        return await self._source.act(self.step, action)


Chooser = Callable[[OpenQuestion], Awaitable[Any]]
