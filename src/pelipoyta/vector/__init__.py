"""Vectorised games: thousands at once, a step each at a time, as arrays: `pelipoyta.vector.Vector("rolechess", 4096)`.

Runs on fast simulators where a game has them, compiled where `make build` or `pelipoyta build` was run; elsewhere on
the rules, much slower. Needs the extra: pip install pelipoyta[research]
"""

from pelipoyta.vector.processes import Processes
from pelipoyta.vector.vector import Vector

__all__ = ["Processes", "Vector"]
