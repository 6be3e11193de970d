"""Outcome of one attempt to send."""

import random
from typing import Literal

from msgspec import Struct

PAUSES = (60.0, 300.0, 1500.0)  # seconds until the next try; three tries again, then it has failed
JITTER = 0.2

Result = Literal["sent", "again", "gone", "ours", "failed"]


class Outcome(Struct, frozen=True):
    """Result of an attempt, with a word for the operator; `again` after so many seconds."""

    result: Result
    note: str = ""
    seconds: float = 0.0


def retried(tries: int, note: str, seconds: float | None = None) -> Outcome:
    """Outcome of a try that failed for a reason that may pass; `tries` counts this one."""
    if tries > len(PAUSES):
        return Outcome("failed", note)
    pause = PAUSES[tries - 1] * (1 + random.uniform(-JITTER, JITTER))
    return Outcome("again", note, max(pause, seconds or 0.0))
