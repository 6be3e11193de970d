"""Archive processes as the server sees them: started on first use, restarted when they died or took too long."""

import asyncio
import sys
from asyncio.subprocess import PIPE, Process, create_subprocess_exec
from collections.abc import Sequence
from contextlib import suppress

import msgspec
import structlog

from pelipoyta.bots.workers.priority import IdleTime
from pelipoyta.server.archive.jobs import ArchiveAnswer, ArchiveRequest
from pelipoyta.server.archive.turns import TurnsByAddress
from pelipoyta.server.services.requests.processor_shares import ProcessorShares

COMMAND = (sys.executable, "-P", "-m", "pelipoyta.server.archive.worker")
LIMIT = 120.0  # seconds for an answer with the start of the process: one or two on an idle machine
PATIENCE = 10.0  # seconds for an answer in idle time, until there is taken to be none
log = structlog.get_logger("pelipoyta.archive")


class ArchiveFailed(Exception):
    """The process died over the request, or took too long."""


class ArchiveProcess:
    """Process that answers one request at a time; addresses take turns."""

    def __init__(self, secret: bytes, command: Sequence[str] = COMMAND, limit: float = LIMIT) -> None:
        self._secret = secret
        self._command = command
        self._limit = limit
        self._process: Process | None = None
        self._turns = TurnsByAddress()

    async def answer(self, request: ArchiveRequest, address: str) -> ArchiveAnswer:
        """The answer of the process. Raises ArchiveFailed."""
        async with self._turns.turn(address):
            try:
                async with asyncio.timeout(self._limit):
                    return await self._exchange(request)
            except (TimeoutError, OSError, EOFError, RuntimeError, msgspec.DecodeError) as error:
                log.warning("archive process failed", job=type(request.job).__name__, why=repr(error))
                await self.stop()
                raise ArchiveFailed from error
            except asyncio.CancelledError:  # its answer would be read as that of the next request
                await self.stop()
                raise

    async def _exchange(self, request: ArchiveRequest) -> ArchiveAnswer:
        if self._process is None or self._process.returncode is not None:
            self._process = await create_subprocess_exec(*self._command, stdin=PIPE, stdout=PIPE)
            await _send(self._process, self._secret)
        await _send(self._process, msgspec.msgpack.encode(request))
        reader = self._process.stdout
        assert reader is not None
        size = int.from_bytes(await reader.readexactly(4))
        return msgspec.msgpack.decode(await reader.readexactly(size), type=ArchiveAnswer)

    async def stop(self) -> None:
        """End the process; the next request starts another."""
        process, self._process = self._process, None
        if process is not None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()


class IdleProcess:
    """Archive process in idle time, shared by all kinds of answers; remembers when there was none."""

    def __init__(self, process: ArchiveProcess, patience: float = PATIENCE) -> None:
        self.process = process
        self._patience = patience
        self._time = IdleTime()

    async def answer(self, request: ArchiveRequest, address: str) -> ArchiveAnswer | None:
        """The answer, or None on a machine without idle time. Raises ArchiveFailed."""
        if not self._time.is_likely:
            return None
        try:
            async with asyncio.timeout(self._patience):
                return await self.process.answer(request, address)
        except TimeoutError:
            self._time.miss()
            return None


class SharedProcesses:
    """Process that answers at once, and one in idle time for addresses that have used up their processor time.

    So an address that asks for pictures without a pause takes no processor time from tables.
    """

    def __init__(self, prompt: ArchiveProcess, idle: IdleProcess, shares: ProcessorShares) -> None:
        self._prompt = prompt
        self._idle = idle
        self._shares = shares
        self._turns = TurnsByAddress()

    async def answer(self, request: ArchiveRequest, address: str) -> ArchiveAnswer:
        """The answer of one of the processes. Raises ArchiveFailed."""
        async with self._turns.turn(address):
            if not self._shares.are_used_up(address):
                return self._charged(await self._prompt.answer(request, address), address)
        answer = await self._idle.answer(request, address) or await self._prompt.answer(request, address)
        return self._charged(answer, address)

    def _charged(self, answer: ArchiveAnswer, address: str) -> ArchiveAnswer:
        self._shares.charge(address, answer.seconds)
        return answer

    async def stop(self) -> None:
        """End both processes; the next requests start others."""
        await self._prompt.stop()
        await self._idle.process.stop()


async def _send(process: Process, data: bytes) -> None:
    assert process.stdin is not None
    process.stdin.write(len(data).to_bytes(4) + data)
    await process.stdin.drain()
