"""Archive process: one request after another on standard input, an answer to each on standard output.

A message is MessagePack after its length in four bytes. The first one is the store's secret. Plugin games are named on
the command line by their files, perhaps after `--idle`: such a process uses idle processor time alone.
"""

import os
import signal
import sys
from contextlib import suppress
from time import process_time
from typing import BinaryIO

import msgspec
from msgspec.structs import replace

from pelipoyta import compiled
from pelipoyta.bots.workers.priority import lower_priority, use_idle_time
from pelipoyta.games import open_game
from pelipoyta.server.archive.executor import JobExecutor
from pelipoyta.server.archive.jobs import IDLE, ArchiveAnswer, ArchiveRequest
from pelipoyta.server.services.games.registry import GameRegistry

MEMORY = 2 * 1024**3  # bytes; a record that needs more is refused with the process


def main(requests: BinaryIO, answers: BinaryIO, plugins: list[str]) -> None:
    """Answer requests until there are no more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server decides when to stop
    lower_priority()
    if plugins[:1] == [IDLE]:
        use_idle_time()
        plugins = plugins[1:]
    _bound_memory()
    executor = JobExecutor(GameRegistry({game.id: game for game in map(open_game, plugins)}), read(requests) or b"")
    with suppress(BrokenPipeError):  # the server is gone
        while data := read(requests):
            write(answers, msgspec.msgpack.encode(_timed(executor, data)))


def _timed(executor: JobExecutor, data: bytes) -> ArchiveAnswer:
    start = process_time()
    return replace(_answer(executor, data), seconds=process_time() - start)


def _answer(executor: JobExecutor, data: bytes) -> ArchiveAnswer:
    try:
        return executor.answer(msgspec.msgpack.decode(data, type=ArchiveRequest))
    except Exception as error:  # rules may fail in any way; the next request is answered all the same
        return ArchiveAnswer(code="unexpected", facts={"detail": f"{type(error).__name__}: {error}"[:500]})


def read(stream: BinaryIO) -> bytes | None:
    """The next message; None at the end."""
    size = stream.read(4)
    return stream.read(int.from_bytes(size)) if len(size) == 4 else None


def write(stream: BinaryIO, data: bytes) -> None:
    stream.write(len(data).to_bytes(4) + data)
    stream.flush()


def _bound_memory() -> None:
    with suppress(ImportError, OSError, ValueError):  # where the system has no such limit
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, resource.getrlimit(resource.RLIMIT_AS)[1]))


if __name__ == "__main__":
    compiled.use()
    output = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what a plugin prints goes to standard error
    main(sys.stdin.buffer, output, sys.argv[1:])
