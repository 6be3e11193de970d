"""Commands that wait for their table, in order, and whoever waits for what comes of them."""

import asyncio
from collections import deque
from typing import NamedTuple

from pelipoyta.table.commands import AnyCommand
from pelipoyta.table.decide.decide import Decision


class QueuedCommand(NamedTuple):
    """A command, and whoever waits for it; with what was decided already, where the game starts upon that."""

    command: AnyCommand
    answer: "asyncio.Future[Decision]"
    decision: Decision | None = None


class CommandQueue(deque[QueuedCommand]):
    def add(self, command: AnyCommand) -> "asyncio.Future[Decision]":
        """What will come of it; nobody need wait for that."""
        answer: asyncio.Future[Decision] = asyncio.get_running_loop().create_future()
        self.append(QueuedCommand(command, answer))
        return answer
