"""FIFO queue of a table's commands with the futures of their callers."""

import asyncio
from collections import deque
from typing import NamedTuple

from pelipoyta.kernel.game import Seat
from pelipoyta.table.commands import AnyCommand, TakeSeat
from pelipoyta.table.decide.decide import Decision
from pelipoyta.table.model import Sat
from pelipoyta.table.state.table_state import TableState


class QueuedCommand(NamedTuple):
    """A queued command and its caller's future; with the decision where that was made already."""

    command: AnyCommand
    answer: "asyncio.Future[Decision]"
    decision: Decision | None = None


class CommandQueue(deque[QueuedCommand]):
    def __init__(self) -> None:
        super().__init__()
        self._loop = asyncio.get_running_loop()

    def add(self, command: AnyCommand) -> "asyncio.Future[Decision]":
        """Enqueue a command; the future of its result need not be awaited."""
        answer: asyncio.Future[Decision] = self._loop.create_future()
        self.append(QueuedCommand(command, answer))
        return answer

    def fail(self, error: Exception) -> None:
        """Fail all that wait, so that no caller waits for ever."""
        while self:
            answer = self.popleft().answer
            if not answer.done():
                answer.set_exception(error)
                answer.exception()  # it need not be awaited


def filled_seat(state: TableState, command: AnyCommand, decision: Decision) -> Seat | None:
    """The seat that was filled; where the player sits already, that one."""
    for line, _ in decision.lines:
        if isinstance(line.entry, Sat):
            return line.entry.seat
    return state.seats.of(command.player.key) if isinstance(command, TakeSeat) else None
