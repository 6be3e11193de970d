"""Nets in training: weights, their moving average that plays, and the replay buffer that all learn from."""

import os
import subprocess
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import Tensor

from .net import RECORD, Net, looks, tensors

HERE = Path(__file__).parent
DEVICE = "cuda" if torch.cuda.is_available() else "cpu"
SIZES = {"small": (16, 16), "middle": (32, 32), "large": (64, 32)}  # units of the first and of the hidden layer
BATCH = int(os.environ.get("BATCH", "16384"))
KEPT = int(os.environ.get("KEPT", "10000000"))  # positions that are learnt from
ENDS = 0.1  # how much the mere end of a game counts
SMOOTH = 0.999

Seen = tuple[Tensor, Tensor, Tensor]


def build(folder: Path, name: str) -> Path:
    """Compile the C program for a net of that size, with the tables of that folder."""
    made = folder / f"play-{name}"
    units, hidden = SIZES[name]
    flags = ["-O3", "-march=native", "-ffast-math", f"-DUNITS={units}", f"-DHIDDEN={hidden}", f"-I{folder}"]
    subprocess.run(["cc", *flags, "-o", str(made), str(HERE / "play.c"), "-lm"], check=True)
    return made


class Memory:
    """Replay buffer: the latest positions, on the training device."""

    def __init__(self) -> None:
        one = tensors(np.zeros(1, RECORD), DEVICE)
        self.told = {name: each.repeat(KEPT, *[1] * (each.dim() - 1)) for name, each in one.items()}
        self.count = 0

    def add(self, records: Any) -> None:
        at = (torch.arange(len(records), device=DEVICE) + self.count) % KEPT
        for name, numbers in tensors(records, DEVICE).items():
            self.told[name][at] = numbers
        self.count += len(records)

    def pick(self) -> tuple[Seen, Tensor]:
        """Random batch: inputs, and target probabilities of winning."""
        at = torch.randint(min(self.count, KEPT), (BATCH,), device=DEVICE)
        wanted = (1 - ENDS) * self.told["value"][at] + ENDS * self.told["won"][at]
        return looks(self.told, at), (wanted + 1) / 2


class Pupil:
    def __init__(self, name: str, folder: Path, out: Path, begun: Path | None) -> None:
        self.name, self.program = name, build(folder, name)
        self.file, self.best_file, self.best = out / f"{name}.raw", out / f"{name}-best.raw", 0.0
        self.net, self.likeness = Net(*SIZES[name]), Net(*SIZES[name])
        if begun:
            self.net.read(begun)
        self.likeness.load_state_dict(self.net.state_dict())
        self.net.to(DEVICE)
        self.likeness.to(DEVICE)
        self.adam = torch.optim.Adam(self.net.parameters(), foreach=True)
        self.loss = torch.zeros(1)
        self.write()

    def write(self) -> None:
        self.likeness.write(self.file)

    def learn(self, seen: Seen, wanted: Tensor, rate: float) -> None:
        for group in self.adam.param_groups:
            group["lr"] = rate
        loss = torch.nn.functional.binary_cross_entropy_with_logits(self.net(*seen), wanted)
        self.adam.zero_grad()
        loss.backward()
        self.adam.step()
        with torch.no_grad():
            torch._foreach_lerp_(list(self.likeness.parameters()), list(self.net.parameters()), 1 - SMOOTH)
        self.loss = loss.detach()
