"""The same die at several tables: nobody's own (CONTEST-23)."""

from typing import Any

from pelipoyta.kernel.fairness.shared_chance import NOBODYS, Whose


def shared_chance(state: Any) -> Whose:
    return NOBODYS
