"""Export the weights of `learn` as a net file: `python -m training.rolechess.export IN OUT`; needs the package."""

import sys
from pathlib import Path
from struct import unpack

from pelipoyta.bots.games.rolechess.strong import VERSION
from pelipoyta.bots.search.netfile import write_numbers


def numbers(kept: bytes) -> list[float]:
    return list(unpack(f"<{len(kept) // 4}f", kept))


if __name__ == "__main__":
    write_numbers(Path(sys.argv[2]), "rolechess", VERSION, numbers(Path(sys.argv[1]).read_bytes()))
