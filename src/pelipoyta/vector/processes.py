"""A vector over several processes: arrays lie in shared memory, and only commands are sent.

Compiled code holds Python's lock, so that threads would wait for one another.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.shared_memory import SharedMemory
from typing import Any

import numpy as np

from pelipoyta.adapters.encoding import Tensors
from pelipoyta.vector.engine import Ints
from pelipoyta.vector.vector import Illegal, Vector

OUT = ("masks", "rows", "rewards", "movers", "ended")  # arrays of each process's Vector
Plan = dict[str, tuple[str, tuple[int, ...], str]]  # by name: shared memory, shape, type
WORKERS = 64  # most processes: seeds of neighbours stay apart


class Processes:
    """Interface of Vector over several processes, with `count` games in all; `with` or `close` ends the processes."""

    def __init__(
        self, game: str, count: int, processes: int = 2, seats: int | None = None, options: Any = None, seed: int = 0
    ) -> None:
        if not 0 < processes <= WORKERS or count % processes:
            raise ValueError(f"{count} games cannot be shared evenly by {processes} processes")
        probe = Vector(game, 1, seats, options)
        self.count, self.actions, self.seats, self.encoding = count, probe.actions, probe.seats, probe.sitting.encoding
        self.memory, plan = _laid_out({name: getattr(probe, name) for name in OUT} | {"numbers": probe.movers}, count)
        arrays = _arrays(self.memory, plan)
        self.masks, self.rows, self.rewards, self.movers, self.ended, self.numbers = arrays.values()
        context = get_context("spawn")
        pipes = [context.Pipe() for _ in range(processes)]
        self.lines = [here for here, _ in pipes]
        told = [(there, game, count // processes, seats, options, plan, at) for at, (_, there) in enumerate(pipes)]
        self.workers = [context.Process(target=_work, args=each, daemon=True) for each in told]
        for worker in self.workers:
            worker.start()
        self.begin(seed)

    def begin(self, seed: int) -> None:
        self._all("begin", seed)

    def step(self, numbers: Ints) -> None:
        """Step like `Vector.step`; where one process finds an illegal action, the others have stepped."""
        self.numbers[:] = numbers
        self._all("step", 0)

    def _all(self, word: str, seed: int) -> None:
        for line in self.lines:
            line.send((word, seed))
        said = [line.recv() for line in self.lines]
        if faults := [each for each in said if each]:
            raise Illegal("; ".join(faults))

    def observations(self) -> Tensors:
        return self.encoding.tensor(self.rows, self.seats)

    def close(self) -> None:
        for line in self.lines:
            line.send(("close", 0))
        for worker in self.workers:
            worker.join()
        self.masks = self.rows = self.rewards = self.movers = self.ended = self.numbers = np.zeros(0, np.int64)
        for each in self.memory.values():
            each.close()
            each.unlink()

    def __enter__(self) -> "Processes":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def _laid_out(samples: dict[str, Any], count: int) -> tuple[dict[str, SharedMemory], Plan]:
    """Shared memory for `count` games, shaped like the samples of one game."""
    shapes = {name: (count, *array.shape[1:]) for name, array in samples.items()}
    sizes = {name: int(np.prod(shape)) * samples[name].itemsize for name, shape in shapes.items()}
    memory = {name: SharedMemory(create=True, size=size) for name, size in sizes.items()}
    return memory, {name: (memory[name].name, shape, samples[name].dtype.str) for name, shape in shapes.items()}


def _arrays(memory: dict[str, SharedMemory], plan: Plan) -> dict[str, Any]:
    return {name: np.ndarray(shape, kind, memory[name].buf) for name, (_, shape, kind) in plan.items()}


@contextmanager
def _opened(plan: Plan) -> Iterator[dict[str, SharedMemory]]:
    memory = {name: SharedMemory(whose) for name, (whose, _, _) in plan.items()}
    yield memory
    for each in memory.values():
        each.close()


def _work(line: Any, game: str, each: int, seats: int | None, options: Any, plan: Plan, at: int) -> None:
    """Worker process: steps its share of the games until it is told to close."""
    vector = Vector(game, each, seats, options)
    with _opened(plan) as memory:
        arrays = {name: array[at * each : (at + 1) * each] for name, array in _arrays(memory, plan).items()}
        word, seed = line.recv()
        while word != "close":
            line.send(_do(vector, arrays, word, seed, at))
            word, seed = line.recv()
        arrays.clear()


def _do(vector: Vector, arrays: dict[str, Any], word: str, seed: int, at: int) -> str:
    try:
        if word == "begin":
            vector.begin(WORKERS * seed + at)
        else:
            vector.step(arrays["numbers"].copy())
    except Illegal as error:
        return f"process {at}: {error}"
    for name in OUT:
        arrays[name][:] = getattr(vector, name)
    return ""
