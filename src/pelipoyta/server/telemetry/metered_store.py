"""Store whose commits are measured."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from time import perf_counter

from pelipoyta.community.projections.changes import Grown, Stored, WatchedStore
from pelipoyta.server.telemetry.meters import Meters
from pelipoyta.server.telemetry.tracing import Tracer
from pelipoyta.table.log.store import Batch, Store


class MeteredStore(WatchedStore):
    """Watched store that measures the time from an append until its lines are durable."""

    def __init__(
        self,
        store: Store,
        meters: Meters,
        tracer: Tracer,
        *grown: Grown,
        stored: Stored | None,
        contest: Callable[[str], None] | None = None,
    ) -> None:
        super().__init__(store, *grown, stored=stored, contest=contest)
        self._meters, self._tracer = meters, tracer

    def append(self, batches: Sequence[Batch]) -> Awaitable[None]:
        began, span = perf_counter(), self._tracer.begin("commit")
        stored = asyncio.ensure_future(self._store.append(batches))
        stored.add_done_callback(partial(self._measure, began, batches))
        if span is not None:
            stored.add_done_callback(lambda _: span.end())
        return stored

    def _measure(self, began: float, batches: Sequence[Batch], stored: "asyncio.Future[None]") -> None:
        if stored.cancelled() or stored.exception():
            self._meters.failed_commits += 1
            return
        self._meters.commits.observe(perf_counter() - began)
        lines = [len(batch.lines) for batch in batches if batch.kind == "tables"]
        self._meters.lines += sum(lines)
        self._report(batches, stored)
