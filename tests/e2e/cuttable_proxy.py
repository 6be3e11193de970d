"""TCP proxy between a browser and a server that can be cut and restored."""

import socket
import socketserver
import threading
from contextlib import suppress
from types import TracebackType


class _Listener(socketserver.ThreadingTCPServer):
    allow_reuse_address = True
    daemon_threads = True


class CuttableProxy:
    """Passes bytes between its own port and a server, unless it is cut."""

    def __init__(self, address: str) -> None:
        host, port = address.removeprefix("http://").split(":")
        self._server = (host, int(port))
        self._open: set[socket.socket] = set()
        self._listener: _Listener | None = None
        self._port = 0

    def __enter__(self) -> "CuttableProxy":
        self.restore()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.cut()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self._port}"

    def restore(self) -> None:
        """Let bytes pass, at the same port as before."""
        proxy = self

        class RelayHandler(socketserver.BaseRequestHandler):
            def handle(self) -> None:
                proxy._pass(self.request)

        self._listener = _Listener(("127.0.0.1", self._port), RelayHandler)
        self._port = self._listener.server_address[1]
        threading.Thread(target=self._listener.serve_forever, daemon=True).start()

    def cut(self) -> None:
        """Refuse new connections, and end those that are open."""
        if self._listener:
            self._listener.shutdown()
            self._listener.server_close()
            self._listener = None
        for end in list(self._open):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)

    def _pass(self, near: socket.socket) -> None:
        with socket.create_connection(self._server) as far:
            self._open |= {near, far}
            back = threading.Thread(target=_pump, args=(far, near), daemon=True)
            back.start()
            _pump(near, far)
            back.join()
            self._open -= {near, far}


def _pump(source: socket.socket, target: socket.socket) -> None:
    with suppress(OSError):
        while data := source.recv(65536):
            target.sendall(data)
    with suppress(OSError):
        target.shutdown(socket.SHUT_WR)
