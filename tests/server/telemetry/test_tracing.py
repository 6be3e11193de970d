"""Traces of moves: a span for a command, one for its commit within it, and nothing that names a person."""

from collections.abc import Callable
from typing import Any

import pytest
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter

from pelipoyta.server import app
from pelipoyta.server.settings import Settings
from pelipoyta.server.telemetry import tracing
from pelipoyta.server.telemetry.service import Telemetry
from pelipoyta.server.telemetry.tracing import Tracer, TracesUnavailable, make_tracer


def test_a_move_is_traced(
    opened: Callable[[Settings], Any], settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = InMemorySpanExporter()
    tracer = make_tracer(True, found)
    monkeypatch.setattr(app, "Telemetry", lambda settings: Telemetry(settings, tracer))
    table, first, second = opened(settings).pair()
    asked = first if first.updates[-1]["legal"] else second
    assert asked.do(**asked.updates[-1]["legal"][0]["action"])["type"] == "ack"
    assert tracer.close
    tracer.close()
    spans = {span.name: span for span in found.get_finished_spans()}
    command, commit = spans["command"], spans["commit"]
    assert dict(command.attributes or {}) == {"command": "do", "game": "arvaus", "table": table}
    assert commit.parent is not None and commit.parent.span_id == command.context.span_id
    times = (command.start_time, commit.start_time, commit.end_time, command.end_time)
    assert sorted(time or 0 for time in times) == list(times)


def test_without_the_extra_it_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing() -> Any:
        raise ImportError("no opentelemetry here")

    monkeypatch.setattr(tracing, "_otlp", missing)
    with pytest.raises(TracesUnavailable):
        make_tracer(True)


def test_off_nothing_is_made() -> None:
    tracer = Tracer()
    assert tracer.begin("commit") is None
    with tracer.span("command"):
        pass
