"""Compare the nets in C, in torch and in the package: `python -m training.rolechess.check DIR NET`.

Positions of games by the net, seen from both sides: all must judge them alike, and see the same blows.
"""

import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import torch

from pelipoyta.bots.games.rolechess.strong.net import Net as HouseNet
from pelipoyta.bots.games.rolechess.strong.scene import ActivatedBoard
from pelipoyta.games.rolechess.fast.men import Men

from .export import numbers
from .net import RECORD, Net, looks, tensors
from .pupil import SIZES, build

GAMES = 10
SHIPPED = "middle"


def house(net: HouseNet, record: Any) -> float:
    men, scene = Men(), ActivatedBoard(net)
    for piece in range(28):
        men.energy[piece] = int(record["energy"][piece])
        if record["where"][piece] >= 0:
            men.put(piece, int(record["where"][piece]), men.energy[piece])
    scene.look(men)
    return scene.judge(int(record["side"]), int(record["quiet"]) / 100)


def main(folder: Path, file: Path) -> None:
    program, games = build(folder, SHIPPED), folder / "checked"
    subprocess.run([program, "games", file, "1", str(GAMES), "1.0", games], check=True)
    said = subprocess.run([program, "judge", file, games], check=True, capture_output=True, text=True).stdout
    records, net, own = np.fromfile(games, RECORD), Net(*SIZES[SHIPPED]), HouseNet(numbers(file.read_bytes()))
    net.read(file)
    with torch.no_grad():
        torched = torch.tanh(net(*looks(tensors(records, "cpu"), torch.arange(len(records)))) / 2)
    gaps = [
        max(abs(float(c) - house(own, record)), abs(float(c) - float(t)))
        for c, t, record in zip(said.split(), torched, records, strict=True)
    ]
    print(f"{len(gaps)} positions, no two further apart than {max(gaps):.5f}")


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
