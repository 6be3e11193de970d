"""Cookies of sessions: HttpOnly, SameSite=Lax, and bound to the host where the server has TLS."""

import secrets
from collections.abc import Mapping
from http.cookies import CookieError, SimpleCookie

from starlette.datastructures import Headers
from starlette.types import Scope

LONGEST = 400 * 86_400  # seconds; browsers keep no cookie longer
DEVICE_DAYS = 180
SESSION, BROWSER, DEVICE = "pelipoyta", "pelipoyta-browser", "pelipoyta-device"


class CookieJar:
    """Names and attributes of the cookies, by whether the public address has TLS."""

    def __init__(self, secure: bool) -> None:
        self._secure = secure
        prefix = "__Host-" if secure else ""
        self.session, self.browser, self.device = prefix + SESSION, prefix + BROWSER, prefix + DEVICE

    def written(self, name: str, value: str, seconds: int = LONGEST) -> str:
        """Value of a Set-Cookie header; an empty value deletes the cookie."""
        parts = [f"{name}={value}", "Path=/", f"Max-Age={seconds if value else 0}", "HttpOnly", "SameSite=Lax"]
        return "; ".join([*parts, "Secure"] if self._secure else parts)


class SetCookies:
    """Cookies that the response to a request will set."""

    def __init__(self, sent: Mapping[str, str]) -> None:
        """`sent`: headers of the request."""
        self._sent = sent
        self.headers: list[str] = []

    def keep_device(self, jar: CookieJar) -> None:
        """Give a browser that signs in the cookie by which two accounts on one device are known, unless it has one."""
        value = cookie(self._sent, jar.device) or secrets.token_urlsafe(16)
        self.add(jar.written(jar.device, value, DEVICE_DAYS * 86_400))

    def add(self, header: str) -> None:
        self.headers.append(header)


def cookie(headers: Mapping[str, str], name: str) -> str:
    """Value of a cookie of the request; empty without one, and for a header that cannot be read."""
    text = headers.get("cookie", "")
    if name not in text:
        return ""
    try:
        found = SimpleCookie(text).get(name)
    except CookieError:
        return ""
    return found.value if found else ""


def has_session(scope: Scope) -> bool:
    """True if the request brings a session's cookie, valid or not."""
    headers = Headers(scope=scope)
    return any(bool(cookie(headers, prefix + SESSION)) for prefix in ("", "__Host-"))
