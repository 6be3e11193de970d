"""Logging: one line an event, as text or as JSON; repeated warnings are written once a minute."""

import logging
import os
import sys
from collections import OrderedDict
from collections.abc import Hashable
from time import monotonic
from types import TracebackType
from typing import Any

import structlog

from pelipoyta.server.telemetry.faults import FAULTS

QUIET = 60.0  # seconds after a line until the same is written again
DISTINCTIVE = ("why", "game", "bot")  # fields that tell events of one name apart; never text from a client
KNOWN = 1000  # different lines that are remembered
ExceptionInfo = tuple[type[BaseException], BaseException, TracebackType | None] | tuple[None, None, None]


def configure_logging(level: str = "warning", as_json: bool = False) -> None:
    """Log to standard error, in one format for our events and those of libraries.

    Tracebacks have no local variables, which may be secrets of a game.
    """
    threshold = logging.getLevelNamesMapping()[level.upper()]
    repeats = RepeatFilter()
    before: list[structlog.typing.Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
    ]
    after: list[structlog.typing.Processor] = [structlog.processors.TimeStamper(fmt="iso"), *_render(as_json)]
    handler = logging.StreamHandler(sys.stderr)
    handler.addFilter(repeats.record)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=[*before, structlog.stdlib.add_logger_name],
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, *after],
        )
    )
    logging.basicConfig(level=threshold, handlers=[handler])
    structlog.configure(
        processors=[*before, _count_fault, repeats.event, *after],
        wrapper_class=structlog.make_filtering_bound_logger(threshold),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )


def _render(as_json: bool) -> list[structlog.typing.Processor]:
    if as_json:
        return [structlog.processors.format_exc_info, structlog.processors.JSONRenderer()]
    colors = sys.stderr.isatty() and not os.environ.get("NO_COLOR")
    return [structlog.dev.ConsoleRenderer(colors=colors, exception_formatter=structlog.dev.plain_traceback)]


def _count_fault(_logger: Any, _method: str, event: structlog.typing.EventDict) -> structlog.typing.EventDict:
    """Count warnings and errors for the operator's page, those too that are not written again."""
    if event["level"] in ("warning", "error", "critical"):
        FAULTS.note(event["level"], str(event["event"]))
    return event


class RepeatFilter:
    """Drop repeated warnings and errors: the first is written, then one a minute, with the number dropped.

    Events are the same if they come from the same place in the code, whatever the table or address: otherwise a client
    could fill the log and the disk by repeating a request.
    """

    def __init__(self) -> None:
        self._events: OrderedDict[Hashable, tuple[float, int]] = (
            OrderedDict()
        )  # time of the last line, and the number dropped since

    def event(self, _logger: Any, _method: str, event: structlog.typing.EventDict) -> structlog.typing.EventDict:
        """Filter as a structlog processor."""
        if event["level"] in ("warning", "error", "critical"):
            facts = tuple(str(event.get(name)) for name in DISTINCTIVE)
            since = self._since((event["event"], *facts, *_place(_exception_of(event.get("exc_info")))))
            if since is None:
                raise structlog.DropEvent
            if since:
                event["and_before"] = since
        return event

    def record(self, record: logging.LogRecord) -> bool:
        """Filter for records of the standard library's logging."""
        if record.levelno < logging.WARNING:
            return True
        FAULTS.note(record.levelname.lower(), str(record.msg))  # the template: the text may hold what a client sent
        since = self._since((record.name, str(record.msg)[:200], *_place(record.exc_info or (None, None, None))))
        if since:
            record.msg = f"{record.msg} (and {since} times before)"
        return since is not None

    def _since(self, event: Hashable) -> int | None:
        """Number of times the event was dropped since it was last written; None if it is to be dropped again."""
        last, dropped = self._events.pop(event, (-QUIET, 0))
        quiet = monotonic() - last < QUIET
        self._events[event] = (last, dropped + 1) if quiet else (monotonic(), 0)
        if len(self._events) > KNOWN:
            self._events.popitem(last=False)
        return None if quiet else dropped


def _exception_of(given: Any) -> ExceptionInfo:
    """The exception in `exc_info`: an exception, True for the current one, or the tuple of sys.exc_info."""
    if isinstance(given, BaseException):
        return type(given), given, given.__traceback__
    return given if isinstance(given, tuple) else sys.exc_info() if given else (None, None, None)


def _place(exception: ExceptionInfo) -> tuple[Any, ...]:
    """The exception's type and message, and the line that raised it."""
    kind, _, trace = exception
    while trace and trace.tb_next:
        trace = trace.tb_next
    return (kind, trace.tb_frame.f_code.co_filename, trace.tb_lineno) if trace else (kind,)
