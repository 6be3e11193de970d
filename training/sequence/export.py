"""Export the weights of `learn` as a net file: `python -m training.sequence.export IN OUT`; needs torch."""

import sys
from pathlib import Path
from typing import Any

import torch

from pelipoyta.bots.games.sequence.strong import VERSION
from pelipoyta.bots.search.netfile import write_numbers

BEGIN = ("c0.weight", "c0.bias", "g0.weight", "l0.weight", "l0.bias")
ROUND = ("ll.{}.weight", "ll.{}.bias", "cl.{}.weight", "cc.{}.weight", "cc.{}.bias", "lc.{}.weight", "gc.{}.weight")


def numbers(weights: Any) -> list[float]:
    """Weights in the order of use: the row of each input lies together."""
    names = [*BEGIN, *(name.format(at) for at in range(3) for name in ROUND)]
    turned = [weights[name].T if name.endswith("weight") else weights[name] for name in names]
    return [float(one) for part in (*turned, weights["pol.weight"], weights["pol.bias"]) for one in part.flatten()]


if __name__ == "__main__":
    kept = torch.load(sys.argv[1], map_location="cpu")
    write_numbers(Path(sys.argv[2]), "sequence", VERSION, numbers(kept))
