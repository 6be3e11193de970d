"""Bus over a NATS server, by nats-py; it connects again by itself for as long as the process runs."""

import asyncio
import socket
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import structlog

from pelipoyta.cluster.bus.interface import Answer, BusFailed, Listen, Stop
from pelipoyta.table.log.store import StoreUnusable

if TYPE_CHECKING:
    from nats.aio.client import Client
    from nats.aio.msg import Msg
    from nats.aio.subscription import Subscription

PORT = 4222
CONNECT_SECONDS = 3.0
AGAIN = 0.2  # seconds between two attempts to connect
PING = 2  # seconds between two probes of the connection
SILENT = 2  # probes without an answer after which the connection counts as lost
MOST_WAITING = 10_000  # messages that wait to be sent; more are lost
log = structlog.get_logger("pelipoyta.cluster")


def check_nats(url: str) -> None:
    """Check that a NATS server answers at the address. Raises StoreUnusable, whose code has a sentence."""
    parts = urlsplit(url)
    if parts.scheme not in ("nats", "tls") or not parts.hostname:
        raise StoreUnusable("bus_unknown", {"url": url})
    shown = shown_address(url)
    try:
        with socket.create_connection((parts.hostname, parts.port or PORT), CONNECT_SECONDS) as line:
            line.settimeout(CONNECT_SECONDS)
            greeting = line.recv(5)
    except OSError as error:
        raise StoreUnusable("bus_unreachable", {"url": shown, "detail": str(error)}) from error
    if greeting[:4] != b"INFO":
        raise StoreUnusable("bus_foreign", {"url": shown})


def shown_address(url: str) -> str:
    """The server's address as it may be logged and shown."""
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.hostname}:{parts.port or PORT}"


class NatsBus:
    """Connection of one process to NATS."""

    def __init__(self, url: str, name: str = "pelipoyta") -> None:
        self._url, self._name = url, name
        self._client: Client | None = None
        self._closing = False
        self._returns: list[Stop] = []
        self._waiting: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue(MOST_WAITING)
        self._sender: asyncio.Task[None] | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """Connect. Raises BusFailed."""
        from nats.errors import Error

        import nats

        try:
            connecting = nats.connect(
                self._url,
                name=self._name,
                connect_timeout=int(CONNECT_SECONDS),
                max_reconnect_attempts=-1,  # also of the first connection, which is therefore given up here
                reconnect_time_wait=AGAIN,
                ping_interval=PING,
                max_outstanding_pings=SILENT,
                error_cb=_note_error,
                disconnected_cb=self._note_loss,
                reconnected_cb=self._note_return,
            )
            self._client = await asyncio.wait_for(connecting, 2 * CONNECT_SECONDS)
        except (Error, OSError) as error:
            raise BusFailed(str(error) or type(error).__name__) from error
        self._sender = asyncio.create_task(self._send(), name="bus-sender")

    def publish(self, subject: str, data: bytes) -> None:
        try:
            self._waiting.put_nowait((subject, data))
        except asyncio.QueueFull:
            log.warning("bus queue is full, message dropped")

    async def listen(self, subject: str, listen: Listen) -> Stop:
        async def heard(message: "Msg") -> None:
            listen(message.data)

        return self._stopping(await self._connected.subscribe(subject, cb=heard))

    async def serve(self, subject: str, answer: Answer) -> Stop:
        async def respond(message: "Msg") -> None:
            answered = await answer(message.data)
            # Through the same queue as the news, so that what the answer tells of is known before it.
            self.publish(message.reply, answered)

        async def asked(message: "Msg") -> None:
            self._spawn(asyncio.create_task(respond(message)))

        return self._stopping(await self._connected.subscribe(subject, cb=asked))

    async def ask(self, subject: str, data: bytes, seconds: float) -> bytes:
        from nats.errors import Error

        try:
            return (await self._connected.request(subject, data, seconds)).data
        except (Error, OSError, TimeoutError) as error:
            raise BusFailed(f"{subject}: {type(error).__name__}") from error

    async def close(self) -> None:
        self._closing = True
        for task in (*self._tasks, self._sender):
            if task:
                task.cancel()
        if self._client:
            await self._client.close()

    async def _note_loss(self) -> None:
        if not self._closing:
            log.warning("bus disconnected; tables go on after it reconnects")

    async def _note_return(self) -> None:
        log.warning("bus reconnected")
        for listener in self._returns:
            listener()

    def on_return(self, listener: Stop) -> None:
        self._returns.append(listener)

    @property
    def _connected(self) -> "Client":
        if self._client is None:
            raise BusFailed("the bus has not been started")
        return self._client

    async def _send(self) -> None:
        from nats.errors import Error

        while True:
            subject, data = await self._waiting.get()
            try:
                await self._connected.publish(subject, data)
            except (Error, OSError) as error:
                log.warning("message dropped", why=type(error).__name__)

    def _spawn(self, task: "asyncio.Task[None]") -> None:
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _stopping(self, subscription: "Subscription") -> Stop:
        def stop() -> None:
            self._spawn(asyncio.create_task(_unsubscribed(subscription)))

        return stop


async def _unsubscribed(subscription: "Subscription") -> None:
    from nats.errors import Error

    try:
        await subscription.unsubscribe()
    except (Error, OSError):
        return  # the connection has gone, and the subscription with it


async def _note_error(error: Exception) -> None:
    log.info("bus", why=type(error).__name__)
