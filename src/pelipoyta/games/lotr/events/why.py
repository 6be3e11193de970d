"""Causes of events, by which the log explains them."""

from typing import Literal

from pelipoyta.kernel import Event

Why = Literal["", "skirmish", "archery", "sanctuary", "move", "cost", "bid", "turn"]


class Caused(Event, frozen=True, kw_only=True):
    """The card whose words brought it about (its code, or -1), or the rule that did."""

    cause: int = -1
    why: Why = ""
