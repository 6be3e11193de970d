"""Bus between the processes of a cluster: news to every listener, and questions to one process.

Nothing on the bus is truth: a message may be lost, and what it told is found in the database.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Protocol

Listen = Callable[[bytes], None]
Answer = Callable[[bytes], Awaitable[bytes]]
Stop = Callable[[], None]


class BusFailed(Exception):
    """The question was not answered: no process serves the subject, the bus is away, or the time is over."""


class Bus(Protocol):
    """Subjects with listeners and servers."""

    def publish(self, subject: str, data: bytes) -> None:
        """Publish to all listeners; never waits, and what cannot be sent is lost."""

    async def listen(self, subject: str, listen: Listen) -> Stop:
        """Call `listen` with each message, in the order of its sender; the result ends that."""

    async def serve(self, subject: str, answer: Answer) -> Stop:
        """Answer the questions of a subject, several at a time; where several processes serve it, the first counts."""

    async def ask(self, subject: str, data: bytes, seconds: float) -> bytes:
        """Ask the process that serves the subject. Raises BusFailed."""

    def on_return(self, listener: Stop) -> None:
        """Call the listener whenever the bus is back after it was away: messages were lost."""

    async def close(self) -> None: ...


class MemoryBus:
    """Bus between services of one process, as in tests; `cut` loses everything, like a broken network."""

    def __init__(self) -> None:
        self.cut = False
        self._listeners: dict[str, list[Listen]] = {}
        self._servers: dict[str, list[Answer]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def publish(self, subject: str, data: bytes) -> None:
        if not self.cut:
            for listen in self._listeners.get(subject, ()):
                asyncio.get_running_loop().call_soon(listen, data)

    async def listen(self, subject: str, listen: Listen) -> Stop:
        listeners = self._listeners.setdefault(subject, [])
        listeners.append(listen)
        return lambda: listeners.remove(listen)

    async def serve(self, subject: str, answer: Answer) -> Stop:
        serving = self._servers.setdefault(subject, [])
        serving.append(answer)
        return lambda: serving.remove(answer)

    async def ask(self, subject: str, data: bytes, seconds: float) -> bytes:
        serving = [] if self.cut else self._servers.get(subject, [])
        if not serving:
            raise BusFailed(f"{subject} is not served")
        try:
            return await asyncio.wait_for(serving[0](data), seconds)
        except TimeoutError as error:
            raise BusFailed(f"no answer from {subject}") from error

    def on_return(self, listener: Stop) -> None:
        pass  # it is never away

    async def close(self) -> None:
        self._listeners.clear()
        self._servers.clear()
