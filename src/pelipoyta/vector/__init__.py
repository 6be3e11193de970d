"""Thousands of games at once, a step each at a time, as arrays: `pelipoyta.vector.Vector("rolechess", 4096)`.

On the fast twins where a game has them, compiled where `make build` was run; over the rules elsewhere, much slower.
Wants the extra: pip install pelipoyta[research]
"""

from pelipoyta.vector.processes import Processes
from pelipoyta.vector.vector import Vector

__all__ = ["Processes", "Vector"]
