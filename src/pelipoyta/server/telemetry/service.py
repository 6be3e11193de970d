"""Telemetry of one server: its meters and traces, and where they can be read."""

import asyncio
import hmac
from collections.abc import Callable, Iterable
from contextlib import AbstractContextManager
from time import perf_counter
from typing import TYPE_CHECKING

from pelipoyta.community.projections.changes import Grown, Stored
from pelipoyta.server.telemetry.lag import LagMeter
from pelipoyta.server.telemetry.load import Load, load_of
from pelipoyta.server.telemetry.metered_store import MeteredStore
from pelipoyta.server.telemetry.meters import Meters
from pelipoyta.server.telemetry.tracing import Tracer, make_tracer
from pelipoyta.table.log.store import Store

if TYPE_CHECKING:
    from pelipoyta.server.settings import Settings
    from pelipoyta.server.telemetry.listener import MetricsListener


class Telemetry:
    """Meters that are always on; metrics and traces only where settings ask for them."""

    def __init__(self, settings: "Settings", tracer: Tracer | None = None) -> None:
        """Raises TracesUnavailable."""
        self.meters = Meters()
        self.tracer = tracer or make_tracer(settings.traces)
        self.sources: dict[str, object] = {}  # what has a queue, or counts choices of bots, by name
        self.tables: Callable[[], Iterable[tuple[str, str]]] = tuple  # game and phase of each table in memory
        self._settings = settings
        self._render: Callable[[], bytes] | None = None
        self._lag: LagMeter | None = None
        self._listener: MetricsListener | None = None

    def metered(
        self, store: Store, *grown: Grown, stored: Stored | None = None, contest: Callable[[str], None] | None = None
    ) -> MeteredStore:
        """The store, measured and watched."""
        self.sources["commits"] = store
        return MeteredStore(store, self.meters, self.tracer, *grown, stored=stored, contest=contest)

    def move(self, command: str, game: str, table: str) -> AbstractContextManager[None]:
        """A trace of a command, while it is executed."""
        return self.tracer.span("command", command=command, game=game, table=table)

    def done(self, command: str, began: float) -> None:
        """Count a command that began at this time of `perf_counter`."""
        self.meters.done(command, perf_counter() - began)

    def load(self) -> Load:
        """Load of the process now."""
        return load_of(self.sources, self.tables())

    def start(self) -> None:
        """Measure the event loop, and serve metrics where the settings say; needs a running loop."""
        self._lag = LagMeter(self.meters.lag)
        if self._settings.metrics:
            from pelipoyta.server.telemetry.listener import MetricsListener

            self._listener = MetricsListener(self._settings.metrics, self.render)
            self._listener.start()

    def render(self) -> bytes:
        """Metrics in Prometheus' format."""
        if self._render is None:
            from pelipoyta.server.telemetry.exposition import exposition  # its library is loaded on demand

            self._render = exposition(self.meters, self.load)
        return self._render()

    def may_read(self, authorization: str) -> bool:
        """True for the token of the settings; there is no page without one."""
        scheme, _, given = authorization.partition(" ")
        wanted = self._settings.metrics_token
        return bool(wanted) and scheme.lower() == "bearer" and hmac.compare_digest(given.encode(), wanted.encode())

    async def close(self) -> None:
        if self._lag:
            await self._lag.close()
        if self._listener:
            await self._listener.close()
        if self.tracer.close:
            await asyncio.to_thread(self.tracer.close)
