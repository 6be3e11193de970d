"""Cookies of sessions: HttpOnly, SameSite=Lax, and bound to the host where the server has TLS."""

from collections.abc import Mapping
from http.cookies import CookieError, SimpleCookie

from starlette.datastructures import Headers
from starlette.types import Scope

LONGEST = 400 * 86_400  # seconds; browsers keep no cookie longer
SESSION, BROWSER = "pelipoyta", "pelipoyta-browser"


class CookieJar:
    """Names and attributes of the cookies, by whether the public address has TLS."""

    def __init__(self, secure: bool) -> None:
        self._secure = secure
        prefix = "__Host-" if secure else ""
        self.session, self.browser = prefix + SESSION, prefix + BROWSER

    def written(self, name: str, value: str, seconds: int = LONGEST) -> str:
        """Value of a Set-Cookie header; an empty value deletes the cookie."""
        parts = [f"{name}={value}", "Path=/", f"Max-Age={seconds if value else 0}", "HttpOnly", "SameSite=Lax"]
        return "; ".join([*parts, "Secure"] if self._secure else parts)


class SetCookies:
    """Cookies that the response to a request will set."""

    def __init__(self) -> None:
        self.headers: list[str] = []

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
