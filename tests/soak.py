"""How many random games a law plays: a few in `make test`, TIMES as many in `make soak`, where the night is long."""

import os

TIMES = int(os.environ.get("PELIPOYTA_SOAK", "1"))


def games(few: int) -> range:
    """The seeds of so many games, or of many times as many."""
    return range(few * TIMES)
