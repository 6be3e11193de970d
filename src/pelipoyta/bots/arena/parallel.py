"""Parallel `map` over processes or machines, with ordered results that do not depend on their number."""

import signal
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Any

from pelipoyta import compiled

Each = Callable[[Callable[[Any], Any], Iterable[Any]], Iterator[Any]]


@contextmanager
def spread(jobs: int, on: str = "") -> Iterator[Each]:
    """`map` in this process for one job, over so many processes, or `on` a Ray cluster."""
    if on:
        from pelipoyta.bots.arena.ray_backend import ray_cluster

        with ray_cluster(on, jobs) as each:
            yield each
        return
    if jobs <= 1:
        yield map
        return
    # Imported here for a fast start, and since Python in a page has no processes.
    from concurrent.futures import ProcessPoolExecutor
    from multiprocessing import get_all_start_methods, get_context

    # Forking a process that has threads (a progress bar is one) is unsafe.
    method = "forkserver" if "forkserver" in get_all_start_methods() else "spawn"
    pool = ProcessPoolExecutor(jobs, get_context(method), initializer=_begin)
    try:
        yield pool.map
    finally:
        pool.shutdown(cancel_futures=True)


def _begin() -> None:
    """Ignore Ctrl-C in workers: the parent reports it and ends them."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    compiled.use()
