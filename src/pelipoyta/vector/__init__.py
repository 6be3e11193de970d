"""Thousands of games at once, a step each at a time, as arrays: `pelipoyta.vector.Vector("rolechess", 4096)`.

Runs on the fast twins where a game has them, compiled where `make build` or `pelipoyta build` was run; elsewhere over
the rules, much slower.
Wants the extra: pip install pelipoyta[research]
"""

from pelipoyta.vector.processes import Processes
from pelipoyta.vector.vector import Vector

__all__ = ["Processes", "Vector"]
