"""Work over several processes or machines, the results in order: how many changes nothing but the time it takes."""

import signal
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from multiprocessing import get_all_start_methods, get_context
from typing import Any

from pelipoyta import compiled

Each = Callable[[Callable[[Any], Any], Iterable[Any]], Iterator[Any]]


@contextmanager
def spread(jobs: int, on: str = "") -> Iterator[Each]:
    """`map`, here for one job or over so many processes; or `on` a Ray cluster."""
    if on:
        from pelipoyta.bots.arena.ray_backend import farm

        with farm(on, jobs) as each:
            yield each
        return
    if jobs <= 1:
        yield map
        return
    # Imported here: a plain start should not pay for it.
    from concurrent.futures import ProcessPoolExecutor

    # Forking a process that has threads (a progress bar is one) is asking for trouble.
    method = "forkserver" if "forkserver" in get_all_start_methods() else "spawn"
    pool = ProcessPoolExecutor(jobs, get_context(method), initializer=_begin)
    try:
        yield pool.map
    finally:
        pool.shutdown(cancel_futures=True)


def _begin() -> None:
    """Ctrl-C reaches every process: the parent tells the user, and these just go."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    compiled.use()
