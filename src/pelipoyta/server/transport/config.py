"""Options of uvicorn that both servers share."""

from typing import Any

import uvicorn

from pelipoyta.server.settings import Settings

FRAME = 64 * 1024  # bytes; a message over 16 kB and within this is answered with an error, a larger one closes
GRACE = 3  # seconds for the last answers when the server stops


def make_config(app: Any, settings: Settings, **protocols: Any) -> uvicorn.Config:
    """Build uvicorn's configuration; `protocols` are its `http` and `ws` classes or their names."""
    return uvicorn.Config(
        app,
        ws_max_size=FRAME,
        ws_per_message_deflate=False,  # deflate.py does without a compressor for each connection
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=[str(each) for each in settings.proxies],
        timeout_graceful_shutdown=GRACE,
        **protocols,
    )
