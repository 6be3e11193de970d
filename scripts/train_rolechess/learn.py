"""`python -m train_rolechess.learn SECONDS DIR OUT [FROM]`: play, learn, play with what was learnt."""

import os
import subprocess
import sys
from pathlib import Path
from time import monotonic
from typing import Any

import numpy as np
import torch
from torch import Tensor

from .net import RECORD, Net, looks, tensors

HERE = Path(__file__).parent
DEVICE = "cuda" if torch.cuda.is_available() else "cpu"
GAMES = int(os.environ.get("GAMES", "80000"))  # a generation
STEPS = int(os.environ.get("STEPS", "1200"))
BATCH = 8192
KEPT = 3  # generations that are learnt from
CORES = os.cpu_count() or 1


def build(folder: Path) -> Path:
    """The C of this folder, with the tables of that one."""
    made = folder / "play"
    flags = ["-O3", "-march=native", "-ffast-math", f"-I{folder}"]
    subprocess.run(["cc", *flags, "-o", str(made), str(HERE / "play.c"), "-lm"], check=True)
    return made


def play(program: Path, player: str, seed: int, trust: float) -> Any:
    """A generation of games, a process a core; `trust`: how much ends count against what looked best on the way."""
    files = [program.parent / f"games{core}" for core in range(CORES)]
    told = [str(max(1, GAMES // CORES)), str(trust)]
    running = [
        subprocess.Popen([program, "games", player, str(seed * 1000 + core), *told, file])
        for core, file in enumerate(files)
    ]
    if sum(each.wait() for each in running):
        raise RuntimeError("games broke off")
    return np.concatenate([np.fromfile(file, RECORD) for file in files])


def learn(net: Net, told: dict[str, Tensor], steps: int, rate: float, last: float, ends: float = 0.0) -> float:
    """Adam, its rate falling from one to the other; returns the loss as it was at the end."""
    wanted = ((1 - ends) * told["value"] + ends * told["won"] + 1) / 2
    adam, loss = torch.optim.Adam(net.parameters()), torch.zeros(1)
    for step in range(steps):
        for group in adam.param_groups:
            group["lr"] = rate + (last - rate) * step / steps
        pick = torch.randint(len(wanted), (BATCH,), device=wanted.device)
        loss = torch.nn.functional.binary_cross_entropy_with_logits(net(*looks(told, pick)), wanted[pick])
        adam.zero_grad()
        loss.backward()
        adam.step()
    return float(loss.item())


def main(seconds: float, folder: Path, out: Path, begun: Path | None) -> None:
    until, program, net = monotonic() + seconds, build(folder), Net()
    torch.manual_seed(1)
    if begun:
        net.read(begun)
        net.write(out)
    net.to(DEVICE)
    games: list[Any] = []
    number = 0
    while monotonic() < until:
        first = number == 0 and begun is None
        fresh = play(program, "hand" if first else str(out), number, 1.0 if first else 0.85)
        games = [fresh] if number < 2 else [*games, fresh][-KEPT:]
        loss = learn(net, tensors(np.concatenate(games), DEVICE), STEPS, 2e-3, 4e-4)
        net.write(out)
        number += 1
        print(f"generation {number}: {len(fresh)} positions, loss {loss:.4f}", flush=True)
    learn(net, tensors(np.concatenate(games), DEVICE), 4 * STEPS, 1.5e-3, 2e-5, 0.1)
    net.write(out)


if __name__ == "__main__":
    main(float(sys.argv[1]), Path(sys.argv[2]), Path(sys.argv[3]), Path(sys.argv[4]) if sys.argv[4:] else None)
