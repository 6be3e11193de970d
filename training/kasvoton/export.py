"""Export the weights of `learn` as a net file: `python -m training.kasvoton.export IN OUT`; needs torch."""

import sys
from pathlib import Path
from typing import Any

import torch

from pelipoyta.bots.games.kasvoton.strong import VERSION
from pelipoyta.bots.search.netfile import write_numbers

ROUNDS = 6


def numbers(weights: Any) -> list[float]:
    """Weights in the order of use: the row of each input lies together."""
    parts = [weights["cell.weight"].T, weights["cell.bias"], weights["all.weight"].T]
    for at in range(ROUNDS):
        taps = weights[f"near.{at}.weight"].permute(2, 3, 1, 0)
        parts += [taps, weights[f"near.{at}.bias"], weights[f"far.{at}.weight"].T]
    parts += [weights[name] for name in ("deeds.weight", "deeds.bias", "done.weight", "done.bias")]
    return [float(one) for part in parts for one in part.flatten()]


if __name__ == "__main__":
    kept = torch.load(sys.argv[1], map_location="cpu")
    write_numbers(Path(sys.argv[2]), "kasvoton", VERSION, numbers(kept))
