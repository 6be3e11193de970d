"""The net in torch; `bots/games/rolechess/strong/net.py` has the same, and `board.h` too."""

from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn

SPOTS, REST = 490, 25
RECORD = np.dtype(
    [
        ("where", "i1", 28),
        ("energy", "i1", 28),
        ("side", "u1"),
        ("quiet", "u1"),
        ("rest", "<f4", REST),
        ("value", "<f4"),  # what is to be learnt, from -1 to 1
        ("won", "<f4"),  # how the game ended
    ]
)
KIND = torch.tensor([3, 2, 1, 0, 1, 2, 3] + [4] * 7).repeat(2)
FULL = torch.tensor([9.0, 25.0, 21.0, 15.0, 7.0])[KIND]
SEAT = torch.arange(28) // 14


class Net(nn.Module):  # type: ignore[misc]
    def __init__(self, units: int, hidden: int) -> None:
        super().__init__()
        looks = 2 * units + REST
        self.stands = nn.Parameter(torch.randn(SPOTS, units) * 0.08)
        self.energy = nn.Parameter(torch.randn(SPOTS, units) * 0.08)
        self.bias = nn.Parameter(torch.full((units,), 0.3))
        self.looks = nn.Parameter(torch.randn(hidden, looks) * looks**-0.5)
        self.first = nn.Parameter(torch.zeros(hidden))
        self.weight = nn.Parameter(torch.randn(hidden) * 0.3)
        self.last = nn.Parameter(torch.zeros(1))

    def forward(self, own: Tensor, other: Tensor, rest: Tensor) -> Tensor:
        """Log-odds of winning, from the features of each side (n × 980), attacks and quiet turns (n × 25)."""
        inputs = torch.cat([self._units(own), self._units(other), rest], 1)
        return torch.relu(inputs @ self.looks.T + self.first) @ self.weight + self.last

    def _units(self, seen: Tensor) -> Tensor:
        table = torch.cat([self.stands, self.energy])
        mirrored = table.view(20, 7, 7, -1).flip(2).reshape(table.shape)
        both = seen @ torch.cat([table, mirrored], 1) + self.bias.repeat(2)
        return both.clamp(0, 1).view(len(seen), 2, -1).sum(1)

    def write(self, file: Path) -> None:
        parts = [part.detach().cpu().float().flatten() for part in self.parameters()]
        part = file.with_suffix(".part")
        part.write_bytes(torch.cat(parts).numpy().astype("<f4").tobytes())
        part.replace(file)  # who reads it meanwhile reads a whole one

    def read(self, file: Path) -> None:
        numbers = torch.from_numpy(np.fromfile(file, "<f4"))
        for part in self.parameters():
            part.data.copy_(numbers[: part.numel()].view(part.shape))
            numbers = numbers[part.numel() :]


def tensors(records: Any, device: str) -> dict[str, Tensor]:
    return {name: torch.from_numpy(records[name].copy()).to(device) for name in RECORD.names or ()}


def looks(told: dict[str, Tensor], pick: Tensor) -> tuple[Tensor, Tensor, Tensor]:
    """Inputs of the net: features of the side to move, of the other side, and the rest."""
    where, energy, side = told["where"][pick].long(), told["energy"][pick], told["side"][pick].long()
    return _seen(where, energy, side), _seen(where, energy, 1 - side), told["rest"][pick]


def _seen(where: Tensor, energy: Tensor, side: Tensor) -> Tensor:
    kind, full, seat = (each.to(where.device) for each in (KIND, FULL, SEAT))
    foreign = (seat[None] != side[:, None]).long()
    cell = torch.where(side[:, None] == 1, 48 - where, where)
    spot = torch.where(where >= 0, (foreign * 5 + kind[None]) * 49 + cell, 2 * SPOTS)
    share = torch.where(where >= 0, spot + SPOTS, 2 * SPOTS)
    seen = torch.zeros(len(where), 2 * SPOTS + 1, device=where.device)
    seen.scatter_(1, spot, 1.0)
    seen.scatter_(1, share, energy.float() / full)
    return seen[:, :-1]
