"""A port of its own for metrics: nothing else is answered there."""

import asyncio
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial

import structlog
import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from pelipoyta.server.telemetry.exposition import TYPE

CONNECTIONS = 20
log = structlog.get_logger("pelipoyta.metrics")


class _Server(uvicorn.Server):
    """uvicorn without signal handlers, which the main server has."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


class MetricsListener:
    """Serves `/metrics` at an address such as 127.0.0.1:9464."""

    def __init__(self, address: str, render: Callable[[], bytes]) -> None:
        self._address = address
        app = Starlette(routes=[Route("/metrics", partial(_metrics, render))])
        config = uvicorn.Config(app, log_config=None, access_log=False, server_header=False, lifespan="off")
        config.limit_concurrency = CONNECTIONS
        self._server = _Server(config)
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Listen; an address that cannot be used is logged, and the games go on."""
        try:
            listener = _bound(self._address)
        except OSError as error:
            log.error(
                "metrics not served: the address cannot be used",
                address=self._address,
                why=error.strerror or str(error),
            )
            return
        self._task = asyncio.create_task(self._server.serve([listener]), name="metrics")

    async def close(self) -> None:
        self._server.should_exit = True
        if self._task:
            with suppress(asyncio.CancelledError):
                await self._task


async def _metrics(render: Callable[[], bytes], request: Request) -> Response:
    return Response(render(), media_type=TYPE)


def _bound(address: str) -> socket.socket:
    """Socket at the address; a process that takes over from this one may have the same."""
    host, _, port = address.rpartition(":")
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if hasattr(socket, "SO_REUSEPORT"):
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
    try:
        listener.bind((host.strip("[]"), int(port)))
    except OSError:
        listener.close()
        raise
    return listener
