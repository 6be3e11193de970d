"""FIFO queue of a table's commands with the futures of their callers."""

import asyncio
from collections import deque
from typing import NamedTuple

from pelipoyta.table.commands import AnyCommand
from pelipoyta.table.decide.decide import Decision


class QueuedCommand(NamedTuple):
    """A queued command and its caller's future; with the decision where that was made already."""

    command: AnyCommand
    answer: "asyncio.Future[Decision]"
    decision: Decision | None = None


class CommandQueue(deque[QueuedCommand]):
    def add(self, command: AnyCommand) -> "asyncio.Future[Decision]":
        """Enqueue a command; the future of its result need not be awaited."""
        answer: asyncio.Future[Decision] = asyncio.get_running_loop().create_future()
        self.append(QueuedCommand(command, answer))
        return answer
