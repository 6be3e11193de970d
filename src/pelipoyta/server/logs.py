"""What the server writes for its operator: a line an event, as text or as JSON."""

import logging
import sys

import structlog


def set_up_logs(level: str = "warning", as_json: bool = False) -> None:
    """To standard error. Tracebacks are plain: values of variables may be secrets of a game."""
    threshold = logging.getLevelNamesMapping().get(level.upper(), logging.WARNING)
    logging.basicConfig(level=threshold, stream=sys.stderr)
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
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
