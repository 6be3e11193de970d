"""Host and Origin checks, against cross-site requests and DNS rebinding.

A page of another site can make a browser send requests here; under a host name that points at this server's address
(DNS rebinding) it could even read the responses. So the server answers under its own names only, and refuses changes
that a page of another site requests. Programs, which send no Origin header, are not restricted.
"""

import re
import socket
from collections.abc import Mapping
from ipaddress import ip_address
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.responses import PlainTextResponse, Response
from starlette.types import ASGIApp, Receive, Scope, Send

from pelipoyta.locales import Words
from pelipoyta.server.accounts.cookies import has_session
from pelipoyta.server.api.errors import failure_response
from pelipoyta.server.middleware.static_files import preferred
from pelipoyta.table.errors import TableError

if TYPE_CHECKING:
    from pelipoyta.server.settings import Settings

OWN_HOST = "pelipoyta.own_host"  # in the scope: links to this server may name the host of the request
READING = ("GET", "HEAD", "OPTIONS")
HOST = re.compile(r"([\w.-]+|\[[\da-fA-F:.]+\])(:\d{1,5})?", re.ASCII)  # name or address, and a port
SHOWN = 100  # characters of a host name that the refusal repeats
HOME = ("", ".local", ".lan", ".home.arpa")  # suffixes that home networks add to host names


class OriginGuard:
    """Refuse requests under foreign host names, and changes requested by pages of other sites."""

    def __init__(self, app: ASGIApp, settings: "Settings", host: str) -> None:
        self._app = app
        self._origins = settings.origins
        asked = (_name(origin) for origin in settings.origins)
        self._names = {*_own_names(), host.lower(), *map(str.lower, settings.hosts), *filter(None, asked)}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        refusal = self._why_not(scope) if scope["type"] in ("http", "websocket") else None
        if scope["type"] == "http":
            scope[OWN_HOST] = self._is_own(scope)
        if refusal is None:
            await self._app(scope, receive, send)
        elif scope["type"] == "websocket":
            await send({"type": "websocket.close"})  # before it is accepted: the browser gets a 403
        else:
            await _answer(refusal, scope)(scope, receive, send)

    def _why_not(self, scope: Scope) -> TableError | None:
        headers = Headers(scope=scope)
        host = headers.get("host")
        if host is not None and not self._is_ours(host):
            return TableError("unknown_host", {"host": (_name(f"//{host}") or host)[:SHOWN]})
        changes = scope["type"] == "websocket" or scope["method"] not in READING
        if changes and (not self._is_own_page(headers) or _is_unsigned(scope, headers)):
            return TableError("foreign_page")
        return None

    def _is_ours(self, host: str) -> bool:
        """True if the host is one of the server's names or a bare IP address, which cannot be rebound."""
        name = _name(f"//{host}") if HOST.fullmatch(host) else None
        return name is not None and (name in self._names or name.endswith(".localhost") or _is_address(name))

    def _is_own(self, scope: Scope) -> bool:
        """True if the host is a name of the server or the address that the connection came to, and not any address."""
        name = _name(f"//{Headers(scope=scope).get('host', '')}")
        if name is None or not _is_address(name):
            return name is not None
        reached = (scope.get("server") or ("",))[0]
        return name in self._names or name == reached or ip_address(name).is_loopback

    def _is_own_page(self, headers: Mapping[str, str]) -> bool:
        origin, host = headers.get("origin"), headers.get("host", "")
        return origin is None or origin in self._origins or _place(origin) == host.lower()


def _is_unsigned(scope: Scope, headers: Mapping[str, str]) -> bool:
    """True for a request with a session's cookie that does not say which page sent it, as every browser does."""
    return "origin" not in headers and has_session(scope)


def _own_names() -> set[str]:
    machine = socket.gethostname().lower()
    return {"localhost", machine, *(machine.partition(".")[0] + end for end in HOME)}


def _name(address: str) -> str | None:
    """The host name in a URL; None where there is none."""
    try:
        return (urlsplit(address).hostname or "").removesuffix(".") or None
    except ValueError:
        return None


def _place(origin: str) -> str | None:
    """Host and port of an origin; None for an invalid one, such as http://[."""
    try:
        return urlsplit(origin).netloc.lower()
    except ValueError:
        return None


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def _answer(refusal: TableError, scope: Scope) -> Response:
    """The refusal as JSON under /api, elsewhere as a sentence in the visitor's language."""
    response = failure_response(refusal)
    if scope["path"].startswith("/api/"):
        return response
    words = Words(preferred(Headers(scope=scope).get("accept-language", "")), "errors")
    return PlainTextResponse(words(f"error-{refusal.code}", **refusal.facts), response.status_code)
