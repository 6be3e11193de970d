"""Traces of moves for OpenTelemetry: a span from a command's arrival to its answer, and one for its commit.

Off unless PELIPOYTA_TRACES is set and the extra `traces` is installed. Where spans go is said by OpenTelemetry's own
variables, such as OTEL_EXPORTER_OTLP_ENDPOINT. A span holds the type of the command, the game and the table's id: no
name, no address, no card.
"""

from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager, nullcontext
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from opentelemetry.trace import Tracer as RealTracer


NOTHING = nullcontext()


class Span(Protocol):
    def end(self) -> None: ...


class TracesUnavailable(Exception):
    """Traces are asked for, and the extra is not installed."""


class Tracer:
    """Spans of this process; without a real tracer nothing happens."""

    def __init__(self, real: "RealTracer | None" = None, close: Callable[[], None] | None = None) -> None:
        self._real = real
        self.close = close  # sends what waits, where there is a real tracer

    def span(self, name: str, **attributes: str) -> AbstractContextManager[None]:
        """A span for the duration of the context; spans begun within are its children."""
        return NOTHING if self._real is None else self._span(self._real, name, attributes)

    @contextmanager
    def _span(self, real: Any, name: str, attributes: Mapping[str, str]) -> Iterator[None]:
        with real.start_as_current_span(name, attributes=attributes, record_exception=False):
            yield

    def begin(self, name: str) -> Span | None:
        """A span that its caller ends."""
        return None if self._real is None else self._real.start_span(name)


def make_tracer(wanted: bool, exporter: Any = None) -> Tracer:
    """Tracer that sends spans in batches; tests pass an exporter. Raises TracesUnavailable."""
    if not wanted:
        return Tracer()
    try:
        from opentelemetry.sdk.resources import Resource
        from opentelemetry.sdk.trace import TracerProvider
        from opentelemetry.sdk.trace.export import BatchSpanProcessor

        sends = exporter or _otlp()
    except ImportError as error:
        raise TracesUnavailable(str(error)) from error
    provider = TracerProvider(resource=Resource.create({"service.name": "pelipoyta"}))
    provider.add_span_processor(BatchSpanProcessor(sends))
    return Tracer(provider.get_tracer("pelipoyta"), provider.shutdown)


def _otlp() -> Any:
    from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter

    return OTLPSpanExporter()
