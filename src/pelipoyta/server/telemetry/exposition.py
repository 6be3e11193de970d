"""Metrics in Prometheus' text format, computed when they are asked for."""

from collections.abc import Callable, Iterable, Iterator
from itertools import accumulate

from prometheus_client import CollectorRegistry, PlatformCollector, ProcessCollector
from prometheus_client.core import (
    CounterMetricFamily,
    GaugeMetricFamily,
    HistogramMetricFamily,
    InfoMetricFamily,
    Metric,
)
from prometheus_client.exposition import generate_latest
from prometheus_client.registry import Collector

from pelipoyta import __version__
from pelipoyta.server.telemetry.load import Load
from pelipoyta.server.telemetry.meters import BOUNDS, Histogram, Meters

TYPE = "text/plain; version=0.0.4; charset=utf-8"


class ServerCollector(Collector):
    """Metrics of one running server."""

    def __init__(self, meters: Meters, load: Callable[[], Load]) -> None:
        self._meters, self._load = meters, load

    def collect(self) -> Iterator[Metric]:
        meters, load = self._meters, self._load()
        yield InfoMetricFamily("pelipoyta_build", "Version of the program.", {"version": __version__})
        yield _gauge("pelipoyta_tables", "Tables in memory.", ("game", "phase"), load.tables.items())
        yield _gauge("pelipoyta_sockets", "Open WebSockets.", ("kind",), _single(meters.sockets.items()))
        yield _gauge("pelipoyta_queue_length", "Things that wait.", ("queue",), _single(load.queues.items()))
        yield _counter("pelipoyta_commands", "Commands done.", ("command",), _single(meters.commands.items()))
        yield _counter("pelipoyta_log_lines", "Lines stored in logs of tables.", (), [((), meters.lines)])
        yield _counter("pelipoyta_failed_commits", "Appends that failed.", (), [((), meters.failed_commits)])
        yield _counter("pelipoyta_refusals", "Refusals and errors.", ("place", "code"), meters.refusals.items())
        statuses = (((str(status),), count) for status, count in meters.requests.items())
        yield _counter("pelipoyta_requests", "HTTP answers.", ("status",), statuses)
        yield _counter("pelipoyta_bot_choices", "Choices asked of bots.", (), [((), load.choices)])
        replaced = _single(load.fallbacks.items())
        yield _counter("pelipoyta_bot_fallbacks", "Choices of bots that were replaced.", ("why",), replaced)
        yield _histogram("pelipoyta_ack_seconds", "From a command to its answer.", meters.acks)
        yield _histogram("pelipoyta_commit_seconds", "From an append until it is durable.", meters.commits)
        yield _histogram("pelipoyta_loop_lag_seconds", "By how much the event loop is late.", meters.lag)


Values = Iterable[tuple[tuple[str, ...], int]]


def _single(items: Iterable[tuple[str, int]]) -> Values:
    return [((name,), count) for name, count in items]


def _gauge(name: str, text: str, labels: tuple[str, ...], values: Values) -> Metric:
    family = GaugeMetricFamily(name, text, labels=labels)
    for label, value in values:
        family.add_metric(label, value)
    return family


def _counter(name: str, text: str, labels: tuple[str, ...], values: Values) -> Metric:
    family = CounterMetricFamily(name, text, labels=labels)
    for label, value in values:
        family.add_metric(label, value)
    return family


def _histogram(name: str, text: str, times: Histogram) -> Metric:
    family = HistogramMetricFamily(name, text)
    bounds = [*(str(bound) for bound in BOUNDS), "+Inf"]
    family.add_metric((), list(zip(bounds, accumulate(times.counts), strict=True)), times.total)
    return family


def exposition(meters: Meters, load: Callable[[], Load]) -> Callable[[], bytes]:
    """Function that renders the metrics of the server, with those of its process."""
    registry = CollectorRegistry()
    for collector in (ServerCollector(meters, load), ProcessCollector(registry=None), PlatformCollector(registry=None)):
        registry.register(collector)
    return lambda: generate_latest(registry)
