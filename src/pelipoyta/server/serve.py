"""Open the house on a port of this machine: `pelipoyta serve`."""

import errno
import os
import socket
import sys
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from pelipoyta import compiled
from pelipoyta.compiled.builder import has_compiler
from pelipoyta.locales import Words
from pelipoyta.locales.details import detail

if TYPE_CHECKING:
    from pelipoyta.server.settings import Settings

CANNOT = 2  # exit code


class CannotServe(Exception):
    """Something the operator can mend; `code` has a sentence in errors.ftl."""

    def __init__(self, code: str, **facts: Any) -> None:
        super().__init__(code, facts)
        self.code = code
        self.facts = facts


def serve(
    host: str = "127.0.0.1",
    port: int = 8765,
    open_browser: bool = False,
    lang: str = "fi",
    games: Sequence[str] = (),
) -> int:
    """Serve until interrupted; the exit code: 0, or 2 after a sentence that says what to do."""
    try:
        _serve(host, port, games, lambda address: _greet(address, open_browser, lang))
    except CannotServe as trouble:
        facts = {name: detail(lang, str(fact)) if name == "detail" else fact for name, fact in trouble.facts.items()}
        print(Words(lang, "errors")(f"error-{trouble.code}", **facts), file=sys.stderr)
        return CANNOT
    except KeyboardInterrupt:
        pass
    return 0


def _serve(host: str, port: int, games: Sequence[str], greet: Callable[[str], None]) -> None:
    with listening(host, port) as door:
        # Imported here: a port in use should be told at once.
        from pelipoyta.server.app import create_app
        from pelipoyta.server.guests import GuestRefused
        from pelipoyta.server.logs import set_up_logs
        from pelipoyta.server.uvicorn_server import OpenHouse
        from pelipoyta.table.store import StoreUnusable

        settings = _settings(games)
        set_up_logs(settings.log_level, settings.log_json)
        try:
            app = create_app(settings, host=host)
        except (StoreUnusable, GuestRefused) as trouble:
            raise CannotServe(trouble.code, **trouble.facts) from trouble
        OpenHouse(app, settings, lambda: greet(_address(host, door))).run([door])


def listening(host: str, port: int) -> socket.socket:
    """Raises CannotServe."""
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        return socket.create_server((host, port), family=family, backlog=1024)
    except OSError as error:
        codes = {errno.EADDRINUSE: "port_in_use", errno.EACCES: "port_forbidden"}
        code = codes.get(error.errno or 0, "bad_address")
        raise CannotServe(code, host=host, port=str(port), next=str(port + 1)) from error


def _settings(games: Sequence[str]) -> "Settings":
    from pydantic import ValidationError

    from pelipoyta.server.settings import Settings

    try:
        settings = Settings()
        return settings.model_copy(update={"games": (*settings.games, *games)})
    except ValidationError as error:
        first = error.errors()[0]
        name = f"PELIPOYTA_{'_'.join(map(str, first['loc'])).upper()}"
        raise CannotServe("bad_setting", name=name, detail=first["msg"]) from error


def _address(host: str, door: socket.socket) -> str:
    shown = {"0.0.0.0": "localhost", "::": "localhost"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{shown}:{door.getsockname()[1]}"


def _greet(address: str, open_browser: bool, lang: str) -> None:
    words = Words(lang, "server")
    print(words("serve-open", address=address), flush=True)
    if how := how_bots_think():
        print(words(f"serve-bots-{how}", command=compiled.build_command()), flush=True)
    if open_browser and _has_desktop():
        import threading
        import webbrowser

        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def how_bots_think() -> str:
    """Key of the sentence for uncompiled rules: "uncompiled", or "no-compiler"; empty where they are compiled."""
    if compiled.standing() not in ("missing", "stale"):
        return ""
    return "uncompiled" if has_compiler() else "no-compiler"


def _has_desktop() -> bool:
    wanted = os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    return sys.platform in ("darwin", "win32") or bool(wanted)
