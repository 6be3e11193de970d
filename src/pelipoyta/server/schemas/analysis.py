"""What is said of a game that is studied after its end."""

from typing import Literal

from msgspec import Struct

from pelipoyta.bots.analysis.model import Analysis


class Study(Struct, frozen=True):
    """How far a study has come, in pieces, and what it found."""

    state: Literal["none", "working", "failed", "done"]
    done: int = 0
    total: int = 0
    found: Analysis | None = None
