"""Transport: uvicorn with time and connection limits of our own, or uvicorn as it is."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from pelipoyta.server.settings import Settings

if TYPE_CHECKING:
    from pelipoyta.server.transport.plain import PlainServer
    from pelipoyta.server.transport.server import Server


def make_server(app: Any, settings: Settings, on_start: Callable[[], None]) -> "PlainServer | Server":
    """Build the server that the settings ask for; `on_start` is called once it accepts connections."""
    if settings.plain:
        from pelipoyta.server.transport.plain import PlainServer

        return PlainServer(app, settings, on_start)
    from pelipoyta.server.transport.server import Server

    return Server(app, settings, on_start)
