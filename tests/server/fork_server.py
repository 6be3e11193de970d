"""Fork server: server processes are forked from one that has imported everything and does nothing else.

The imports take ten times as long as the start. A forked process reads its settings, opens its database and is killed
like any other; `pelipoyta serve` itself is started in tests/cli and in every browser test.
"""

import ctypes
import json
import os
import resource
import signal
import socket
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

LOADED = (
    "pelipoyta.server.app",
    "pelipoyta.server.transport.server",
    "pelipoyta.server.transport.http_protocol",
    "pelipoyta.server.transport.websocket_protocol",
)
CLONE_NEWNET = 0x40000000
MAIN = "import sys; from tests.server.fork_server import main; main(int(sys.argv[1]))"


class ForkServer:
    """Process that forks servers, and the socket to it."""

    def __init__(self, *program: str, more: str = "") -> None:
        """`program` is run instead of `main`, with `more` as its second argument."""
        self._ours, theirs = socket.socketpair()
        with theirs:
            command = [sys.executable, *(program or ("-c", MAIN)), str(theirs.fileno()), more]
            self._process = subprocess.Popen(command, pass_fds=[theirs.fileno()])
        self._answers = self._ours.makefile("rb")

    def fork(
        self,
        port: int,
        descriptors: int,
        env: dict[str, str],
        output: int,
        log: int,
        *,
        host: str = "127.0.0.1",
        namespace: str = "",
    ) -> int:
        """Fork a server with these streams; its process id. `namespace`: file of its network, if not ours."""
        place = {"host": host, "port": port, "namespace": namespace}
        wish = json.dumps({**place, "descriptors": descriptors, "env": env}).encode() + b"\n"
        socket.send_fds(self._ours, [b"+"], [output, log])
        self._ours.sendall(wish)
        return self._answer()

    def reap(self, pid: int) -> None:
        """Wait until the killed process has ended, and its port is free."""
        self._ours.sendall(b"-" + json.dumps(pid).encode() + b"\n")
        self._answer()

    def close(self) -> None:
        self._answers.close()
        self._ours.close()
        self._process.wait()

    def _answer(self) -> int:
        return int(self._answers.readline())


@cache
def shared_fork_server() -> ForkServer:
    """The fork server for all tests of this process; it ends with it, and its children too."""
    return ForkServer()


def main(descriptor: int) -> None:
    import gc
    from importlib import import_module

    from pelipoyta.games import load_all

    for name in LOADED:
        import_module(name)
    load_all()
    gc.freeze()  # so that the memory stays shared
    children: set[int] = set()
    with socket.socket(fileno=descriptor) as requests:
        while (received := socket.recv_fds(requests, 1, 2))[0]:
            kind, descriptors, *_ = received
            wish = _line(requests)
            if kind == b"+":
                children.add(_fork(requests, wish, descriptors))
            else:
                os.waitpid(wish, 0)
                children.remove(wish)
                requests.sendall(b"0\n")
    for child in children:
        os.kill(child, signal.SIGKILL)


def _line(requests: socket.socket) -> Any:
    """Read a line and no byte more: the next message brings descriptors along."""
    text = b""
    while not text.endswith(b"\n"):
        text += requests.recv(1)
    return json.loads(text)


def _fork(requests: socket.socket, wish: dict[str, Any], streams: list[int]) -> int:
    child = os.fork()
    if not child:
        requests.close()
        _serve(wish, streams)
    for stream in streams:
        os.close(stream)
    requests.sendall(f"{child}\n".encode())
    return child


def _serve(wish: dict[str, Any], streams: list[int]) -> None:
    from pelipoyta.server.serve import serve

    code = 1
    try:
        for stream, place in zip(streams, (1, 2), strict=True):
            os.dup2(stream, place)
            os.close(stream)
        os.environ.clear()
        os.environ.update(wish["env"])
        if wish["descriptors"]:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wish["descriptors"],) * 2)
        if wish["namespace"]:
            _enter(wish["namespace"])
        code = serve(host=wish["host"], port=wish["port"], lang="en")
    finally:
        sys.stdout.flush()
        os._exit(code)


def _enter(namespace: str) -> None:
    """Move this process into another network."""
    with Path(namespace).open() as file:
        if ctypes.CDLL(None, use_errno=True).setns(file.fileno(), CLONE_NEWNET):
            raise OSError(ctypes.get_errno(), namespace)
