"""A NATS server of the tests' own: Debian's program on a port of the loopback address."""

import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).parents[1]
SECONDS = 20.0


class NatsServer:
    """A server that can be stopped, started again on the same port, and paused."""

    def __init__(self, program: str, host: str = "127.0.0.1") -> None:
        self._program, self._host = program, host
        self.port = free_port()
        self._process: subprocess.Popen[bytes] | None = None
        self.start()

    @property
    def url(self) -> str:
        return f"nats://{self._host}:{self.port}"

    @property
    def pid(self) -> int:
        assert self._process is not None, "it runs"
        return self._process.pid

    def start(self) -> None:
        """Start, and wait until it answers."""
        command = [self._program, "-a", self._host, "-p", str(self.port)]
        self._process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        until = time.monotonic() + SECONDS
        while True:
            try:
                socket.create_connection((self._host, self.port), 1).close()
                return
            except OSError:
                assert time.monotonic() < until, "NATS does not start"
                time.sleep(0.02)

    def stop(self) -> None:
        if self._process:
            self._process.kill()
            self._process.wait()
            self._process = None


def free_port() -> int:
    """A port that is free now."""
    with socket.create_server(("127.0.0.1", 0)) as found:
        port: int = found.getsockname()[1]
        return port


@contextmanager
def nats_server(host: str = "127.0.0.1") -> Iterator[NatsServer]:
    """Start a server; a machine without the program gets it installed or fails the test."""
    found = subprocess.run([ROOT / "scripts" / "nats"], check=True, capture_output=True, text=True, timeout=600)
    server = NatsServer(found.stdout.strip(), host)
    try:
        yield server
    finally:
        server.stop()
