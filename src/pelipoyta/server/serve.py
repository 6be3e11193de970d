"""Run the server on a port of this machine: `pelipoyta serve`."""

import errno
import os
import socket
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from pelipoyta import compiled
from pelipoyta.compiled.builder import has_compiler
from pelipoyta.locales import Words
from pelipoyta.locales.details import detail
from pelipoyta.server.addresses import lan_urls, local_url
from pelipoyta.server.handover import Handover, predecessor, tell_systemd

if TYPE_CHECKING:
    from starlette.applications import Starlette

    from pelipoyta.server.settings import Settings

CANNOT = 2  # exit code
PASSED = 3  # descriptor of a socket that systemd opened (sd_listen_fds)


class CannotServe(Exception):
    """A fault that the operator can mend; `code` has a sentence in errors.ftl."""

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
    plain: bool = False,
) -> int:
    """Serve until interrupted; the exit code: 0, or 2 after sentences that say what to do, one for each fault."""
    code = 0
    try:
        _serve(host, port, games, plain, lang=lang, open_browser=open_browser)
    except* CannotServe as faults:
        for fault in faults.exceptions:
            assert isinstance(fault, CannotServe)
            _print_error(lang, fault.code, fault.facts)
        code = CANNOT
    except* KeyboardInterrupt:
        pass
    return code


def _print_error(lang: str, code: str, facts: Mapping[str, Any]) -> None:
    shown = {name: detail(lang, str(fact)) if name == "detail" else fact for name, fact in facts.items()}
    print(Words(lang, "errors")(f"error-{code}", **shown), file=sys.stderr)


def _serve(host: str, port: int, games: Sequence[str], plain: bool, *, lang: str, open_browser: bool) -> None:
    before = predecessor()
    with before.listener if before else listening(host, port) as listener:
        # Imported late, so that a port in use is reported at once.
        from pelipoyta.server.app import create_app
        from pelipoyta.server.log_setup import configure_logging
        from pelipoyta.server.services.games.plugins import PluginRefused
        from pelipoyta.server.telemetry.tracing import TracesUnavailable
        from pelipoyta.server.transport import make_server
        from pelipoyta.table.log.store import StoreUnusable

        settings = _settings(games, plain)
        _warn_unknown_settings(lang)
        configure_logging(settings.log_level, settings.log_json)
        try:
            app = create_app(settings, host=host, ready=before.wait if before else None)
        except (StoreUnusable, PluginRefused) as trouble:
            raise CannotServe(trouble.code, **trouble.facts) from trouble
        except TracesUnavailable as trouble:
            raise CannotServe("traces_not_installed") from trouble

        def started() -> None:  # once the server accepts connections
            Handover(listener, server, app.state.let_go).arm()
            tell_systemd(f"READY=1\nMAINPID={os.getpid()}")
            if not before:
                _greet(host, listener.getsockname()[1], open_browser, lang)

        server = make_server(app, settings, started)
        with _startup_faults(app):
            server.run([listener])


@contextmanager
def _startup_faults(app: "Starlette") -> Iterator[None]:
    """Raise CannotServe for the fault with which the application could not start."""
    try:
        yield
    except SystemExit as gone:
        fault = getattr(app.state, "fault", None)
        if fault is None:
            raise
        raise CannotServe(fault.code, **fault.facts) from gone


def listening(host: str, port: int) -> socket.socket:
    """Socket that systemd passes, or a new one. Raises CannotServe."""
    if os.environ.get("LISTEN_FDS") == "1" and os.environ.get("LISTEN_PID") == str(os.getpid()):
        return socket.socket(fileno=PASSED)
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        return socket.create_server((host, port), family=family, backlog=1024)
    except OSError as error:
        codes = {errno.EADDRINUSE: "port_in_use", errno.EACCES: "port_forbidden"}
        code = codes.get(error.errno or 0, "bad_address")
        raise CannotServe(code, host=host, port=str(port), next=str(port + 1)) from error


def _settings(games: Sequence[str], plain: bool) -> "Settings":
    """Settings of the environment with what the command line adds. Raises a group of CannotServe, one a setting."""
    from pelipoyta.server.settings import BadSettings, read_settings

    try:
        settings = read_settings()
    except BadSettings as bad:
        faults = [CannotServe("bad_setting", name=fault.name, detail=fault.message) for fault in bad.faults]
        raise ExceptionGroup("settings", faults) from bad
    return settings.model_copy(update={"games": (*settings.games, *games), "plain": settings.plain or plain})


def _warn_unknown_settings(lang: str) -> None:
    """Warn of misspelt variables, which would be ignored silently."""
    from pelipoyta.server.settings import unknown_settings

    for name, meant in unknown_settings(os.environ):
        _print_error(lang, "unknown_setting_near" if meant else "unknown_setting", {"name": name, "near": meant})


def _greet(host: str, port: int, open_browser: bool, lang: str) -> None:
    """Print where the server can be opened, and how well bots play here."""
    words, address = Words(lang, "server"), local_url(host, port)
    print(words("serve-open", address=address), flush=True)
    for url in lan_urls(host, port):
        print(words("serve-network", address=url), flush=True)
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
