"""Parallel `map` over many machines by Ray, with ordered results; work lost with a machine is repeated.

Needs the extra: pip install pelipoyta[ray], on every machine.
"""

import os
import socket
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import partial
from importlib import import_module
from itertools import islice
from typing import Any

from pelipoyta import compiled

HERE = "ray"  # in place of an address: a local Ray of our own
AGAIN = 20  # attempts for a task whose process dies: one that kills every process must end some time
PATIENCE = 5.0  # seconds for a machine to answer
AHEAD = 4  # queued tasks for each processor


class RayUnavailable(RuntimeError):
    """Ray is not installed, or does not answer at the address."""


@contextmanager
def ray_cluster(address: str, jobs: int) -> Iterator[Callable[[Callable[[Any], Any], Iterable[Any]], Iterator[Any]]]:
    """`map` over a Ray cluster; a local one has so many processes."""
    ray = _open(address, jobs)
    try:
        yield partial(_each, ray)
    finally:
        ray.shutdown()


def _open(address: str, jobs: int) -> Any:
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")  # else it warns of a future change
    try:
        ray = import_module("ray")
    except ImportError as error:
        raise RayUnavailable(str(error)) from error
    _knock(address)
    own = {"num_cpus": jobs, "include_dashboard": False} if address == HERE else {}
    try:
        ray.init(None if address == HERE else address, log_to_driver=False, logging_level="ERROR", **own)
    except (ConnectionError, RuntimeError, ValueError, TimeoutError, ray.exceptions.RayError) as error:
        raise RayUnavailable(str(error).partition("\n")[0]) from error
    return ray


def _knock(address: str) -> None:
    """Probe the address: Ray itself waits for minutes for an answer."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon:
        return
    try:
        socket.create_connection((host, int(port)), PATIENCE).close()
    except (OSError, ValueError) as error:
        raise RayUnavailable(str(error)) from error


def _each(ray: Any, work: Callable[[Any], Any], items: Iterable[Any]) -> Iterator[Any]:
    """Ordered results; tasks of a killed process are repeated by Ray, with the same seed and so the same result."""
    task = ray.remote(num_cpus=1, max_retries=AGAIN)(_do)
    waiting = (task.remote(work, item) for item in items)
    ahead = deque(islice(waiting, AHEAD * int(ray.cluster_resources().get("CPU", 1))))
    while ahead:
        yield _result(ray, ahead.popleft())
        ahead.extend(islice(waiting, 1))


def _result(ray: Any, promised: Any) -> Any:
    try:
        return ray.get(promised)
    except ray.exceptions.RayTaskError as error:
        raise error.cause from error


def _do(work: Callable[[Any], Any], item: Any) -> Any:
    compiled.use()
    return work(item)
