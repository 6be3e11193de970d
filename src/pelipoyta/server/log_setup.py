"""Logging: one line an event, as text or as JSON; repeated warnings are written once a minute."""

import logging
import sys
from collections import OrderedDict
from collections.abc import Hashable
from time import monotonic
from types import TracebackType
from typing import Any

import structlog

QUIET = 60.0  # seconds after a line until the same is written again
TELLING = ("why", "game", "bot")  # what makes another event of one with the same name; never what a guest wrote
KNOWN = 1000  # different lines that are remembered
Trouble = tuple[type[BaseException], BaseException, TracebackType | None] | tuple[None, None, None]


def configure_logging(level: str = "warning", as_json: bool = False) -> None:
    """Log to standard error. Tracebacks have no local variables, which may be secrets of a game."""
    threshold = logging.getLevelNamesMapping()[level.upper()]
    repeats = RepeatFilter()
    handler = logging.StreamHandler(sys.stderr)
    handler.addFilter(repeats.record)
    logging.basicConfig(level=threshold, handlers=[handler])
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            repeats.event,
            structlog.processors.TimeStamper(fmt="iso"),
            *_render(as_json),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(threshold),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )


def _render(as_json: bool) -> list[structlog.typing.Processor]:
    if as_json:
        return [structlog.processors.format_exc_info, structlog.processors.JSONRenderer()]
    return [structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback)]


class RepeatFilter:
    """Drop repeated warnings and errors: the first is written, then one a minute, with the number dropped.

    The same is what was said at the same place in the code, of whatever table or address: a log that can be filled by
    anyone who asks often enough hides what matters, and fills the disk.
    """

    def __init__(self) -> None:
        self._said: OrderedDict[Hashable, tuple[float, int]] = OrderedDict()  # when last, and how often since

    def event(self, _logger: Any, _method: str, event: structlog.typing.EventDict) -> structlog.typing.EventDict:
        """Filter as a structlog processor."""
        if event["level"] in ("warning", "error", "critical"):
            told = tuple(str(event.get(name)) for name in TELLING)
            since = self._since((event["event"], *told, *_place(_trouble(event.get("exc_info")))))
            if since is None:
                raise structlog.DropEvent
            if since:
                event["and_before"] = since
        return event

    def record(self, record: logging.LogRecord) -> bool:
        """Filter for records of the standard library's logging."""
        if record.levelno < logging.WARNING:
            return True
        since = self._since((record.name, str(record.msg)[:200], *_place(record.exc_info or (None, None, None))))
        if since:
            record.msg = f"{record.msg} (and {since} times before)"
        return since is not None

    def _since(self, said: Hashable) -> int | None:
        """How often the event was dropped since it was last written; None if it is to be dropped again."""
        last, kept_back = self._said.pop(said, (-QUIET, 0))
        quiet = monotonic() - last < QUIET
        self._said[said] = (last, kept_back + 1) if quiet else (monotonic(), 0)
        if len(self._said) > KNOWN:
            self._said.popitem(last=False)
        return None if quiet else kept_back


def _trouble(given: Any) -> Trouble:
    """The exception in `exc_info`: an exception, True for the current one, or the tuple of sys.exc_info."""
    if isinstance(given, BaseException):
        return type(given), given, given.__traceback__
    return given if isinstance(given, tuple) else sys.exc_info() if given else (None, None, None)


def _place(trouble: Trouble) -> tuple[Any, ...]:
    """The exception's type and message, and the line that raised it."""
    kind, _, trace = trouble
    while trace and trace.tb_next:
        trace = trace.tb_next
    return (kind, trace.tb_frame.f_code.co_filename, trace.tb_lineno) if trace else (kind,)
