"""The application of a page: opened once, then asked by the web worker's messages."""

from collections.abc import Callable
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, cast

import msgspec

from pelipoyta.bots.workers.pool import BotPool
from pelipoyta.offline.asgi import Connections, request
from pelipoyta.offline.bot_worker import WebWorker, WorkerPort
from pelipoyta.offline.indexed_db import IndexedDbStore, LogPort
from pelipoyta.server.app import create_app
from pelipoyta.server.schemas.errors import Failure, Problem
from pelipoyta.server.services.games.registry import GameRegistry
from pelipoyta.storage.database import NoDatabase

if TYPE_CHECKING:
    from pelipoyta.server.settings import Settings


# Features that need other people, and so a server.
PEOPLE = tuple(
    f"/api/{name}"
    for name in ("account", "people", "ratings", "clubs", "leagues", "bots", "lobby", "operator", "reports", "notices")
)
OFFLINE = msgspec.json.encode(Failure(error=Problem("offline", {})))


class Page:
    """The application, and its open WebSockets."""

    def __init__(self, app: Any, life: Any, tell: Callable[[int, str | None], None]) -> None:
        self._app = app
        self._life = life  # the services close with it
        self._connections = Connections(app, tell)
        self.dial, self.heard, self.hung_up = (
            self._connections.dial,
            self._connections.heard,
            self._connections.hung_up,
        )

    @classmethod
    async def opened(
        cls, settings: str, logs: LogPort, bots: WorkerPort, tell: Callable[[int, str | None], None]
    ) -> "Page":
        """Start the application; `tell` sends a text to the WebSocket of that number, None closes it."""
        worker = WebWorker(bots)
        app = create_app(
            page_settings(settings),
            GameRegistry({}),
            store=await IndexedDbStore.opened(logs),
            advisers=BotPool(1, make=lambda command: worker),
            rows=NoDatabase(),
        )
        life = app.router.lifespan_context(app)
        await life.__aenter__()
        return cls(app, life, tell)

    async def request(self, method: str, path: str, headers: str, body: Any) -> tuple[int, str, bytes]:
        """Status, headers as JSON, and body of the answer to a request."""
        if path.startswith(PEOPLE):
            return 503, '{"content-type": "application/json"}', OFFLINE
        data = body if isinstance(body, bytes) else body.to_bytes()  # a typed array of JavaScript
        answer = await request(self._app, method, path, msgspec.json.decode(headers, type=dict[str, str]), data)
        return answer.status, msgspec.json.encode(answer.headers).decode(), answer.body

    async def close(self) -> None:
        """Stop the application."""
        await self._life.__aexit__(None, None, None)


def page_settings(text: str) -> "Settings":
    """Settings from the JSON that the archive's builder wrote: pydantic stays outside of a page."""
    return cast("Settings", SimpleNamespace(**msgspec.json.decode(text)))
