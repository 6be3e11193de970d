"""Handover: a second server process takes over the open port and all tables of the first, without a refused connection.

On SIGUSR2 the first process starts the second, with the same command line and the same listening socket. Once the
second has loaded everything it says so, and waits. The first then closes its tables, which notes their clocks, tells
clients to come back, and lets the second go on. Between the two, connections wait in the socket's queue. If the second
does not come up, the first goes on as if nothing had been asked.
"""

import asyncio
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple, Protocol

import structlog

VARIABLE = "PELIPOYTA_HANDOVER"  # descriptors of the listening socket and of the channel, in the second process
READY, GO = b"r", b"g"
DRAIN = 0.2  # seconds in which connections that were accepted last are still answered
PATIENCE = 600.0  # seconds for the second process to come up: it may have to migrate the database first
log = structlog.get_logger("pelipoyta.server")


class Predecessor(NamedTuple):
    """The first process, as the second sees it."""

    listener: socket.socket
    channel: socket.socket

    async def wait(self) -> None:
        """Say that all is loaded, and wait until the first process has let go of its tables, or has ended."""
        with self.channel, suppress(OSError):
            self.channel.sendall(READY)
            self.channel.setblocking(False)
            await asyncio.get_running_loop().sock_recv(self.channel, 1)


def predecessor() -> Predecessor | None:
    """The process that started this one to take over from it; None for an ordinary start."""
    given = os.environ.pop(VARIABLE, "")
    if not given:
        return None
    listener, channel = (socket.socket(fileno=int(each)) for each in given.split(","))
    return Predecessor(listener, channel)


class Stoppable(Protocol):
    """Server that accepts connections until told otherwise."""

    should_exit: bool

    def stop_accepting(self) -> None: ...


class NoSuccessor(Exception):
    """The second process did not come up."""


class Handover:
    """The first process's part: waits for the signal, starts a second process and lets go of everything."""

    def __init__(self, listener: socket.socket, server: Stoppable, let_go: Callable[[], Awaitable[None]]) -> None:
        """`let_go` closes all tables and returns once everything is stored."""
        self._listener, self._server, self._let_go = listener, server, let_go
        self._task: asyncio.Task[None] | None = None

    def arm(self) -> None:
        """Hand over when SIGUSR2 comes; needs a running loop, and does nothing on Windows."""
        if hasattr(signal, "SIGUSR2"):
            asyncio.get_running_loop().add_signal_handler(signal.SIGUSR2, self._asked)

    def _asked(self) -> None:
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._hand_over(), name="handover")

    async def _hand_over(self) -> None:
        ours, theirs = socket.socketpair()
        with ours:
            try:
                pid = await _started(self._listener, ours, theirs)
            except (NoSuccessor, OSError) as error:
                log.error("handover failed: the new process did not start", why=str(error))
                return
            self._server.stop_accepting()
            await asyncio.sleep(DRAIN)
            try:
                await self._let_go()
            finally:
                tell_systemd(f"MAINPID={pid}")
                ours.sendall(GO)
                self._server.should_exit = True
        log.info("handed over", process=pid)


async def _started(listener: socket.socket, ours: socket.socket, theirs: socket.socket) -> int:
    """Process id of a second process that is ready. Raises NoSuccessor."""
    with theirs:
        given = f"{listener.fileno()},{theirs.fileno()}"
        passed = [listener.fileno(), theirs.fileno()]
        process = subprocess.Popen(_command(), env={**os.environ, VARIABLE: given}, pass_fds=passed)
    ours.setblocking(False)
    try:
        said = await asyncio.wait_for(asyncio.get_running_loop().sock_recv(ours, 1), PATIENCE)
    except TimeoutError:
        said = b""
        process.kill()
    ours.setblocking(True)
    if said != READY:
        raise NoSuccessor(f"exit code {await asyncio.to_thread(process.wait)}")
    return process.pid


def _command() -> Sequence[str]:
    """Command line of this process. An installed program is started by its name, which may lead to a newer version."""
    program = Path(sys.argv[0]).absolute()
    if os.access(program, os.X_OK) and program.suffix != ".py":
        return [str(program), *sys.argv[1:]]
    return [sys.executable, *sys.orig_argv[1:]]


def tell_systemd(state: str) -> None:
    """Send a state to systemd's notification socket (sd_notify), where the service has one."""
    address = os.environ.get("NOTIFY_SOCKET", "")
    if address:
        with suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as notice:
            notice.sendto(state.encode(), f"\0{address[1:]}" if address.startswith("@") else address)
