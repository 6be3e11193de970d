"""The net as torch has it; `bots/minds/rolechess/deep/net.py` has the same, and `board.h` too."""

from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn

EYES, OPINIONS, LOOKS, SPOTS = 16, 16, 37, 490
RECORD = np.dtype(
    [
        ("where", "i1", 28),
        ("energy", "i1", 28),
        ("side", "u1"),
        ("quiet", "u1"),
        ("blows", "<f4", 4),
        ("value", "<f4"),  # what is to be learnt, from -1 to 1
        ("won", "<f4"),  # how the game ended
    ]
)
KIND = torch.tensor([3, 2, 1, 0, 1, 2, 3] + [4] * 7).repeat(2)
FULL = torch.tensor([9.0, 25.0, 21.0, 15.0, 7.0])[KIND]
SEAT = torch.arange(28) // 14


class Net(nn.Module):  # type: ignore[misc]
    def __init__(self) -> None:
        super().__init__()
        self.stands = nn.Parameter(torch.randn(SPOTS, EYES) * 0.08)
        self.energy = nn.Parameter(torch.randn(SPOTS, EYES) * 0.08)
        self.calm = nn.Parameter(torch.full((EYES,), 0.3))
        self.looks = nn.Parameter(torch.randn(OPINIONS, LOOKS) * 0.2)
        self.first = nn.Parameter(torch.zeros(OPINIONS))
        self.weight = nn.Parameter(torch.randn(OPINIONS) * 0.3)
        self.last = nn.Parameter(torch.zeros(1))

    def forward(self, own: Tensor, other: Tensor, rest: Tensor) -> Tensor:
        """Log-odds of winning: of what each side sees (n × 980), and of blows and quiet (n × 5)."""
        heard = torch.cat([self._hear(own), self._hear(other), rest], 1)
        return torch.relu(heard @ self.looks.T + self.first) @ self.weight + self.last

    def _hear(self, seen: Tensor) -> Tensor:
        mirrored = seen.view(-1, 20, 7, 7).flip(3).reshape(-1, 2 * SPOTS)
        return self._eyes(seen) + self._eyes(mirrored)

    def _eyes(self, seen: Tensor) -> Tensor:
        return (seen @ torch.cat([self.stands, self.energy]) + self.calm).clamp(0, 1)

    def write(self, file: Path) -> None:
        parts = [part.detach().cpu().float().flatten() for part in self.parameters()]
        file.write_bytes(torch.cat(parts).numpy().astype("<f4").tobytes())

    def read(self, file: Path) -> None:
        numbers = torch.from_numpy(np.fromfile(file, "<f4"))
        for part in self.parameters():
            part.data.copy_(numbers[: part.numel()].view(part.shape))
            numbers = numbers[part.numel() :]


def tensors(records: Any, device: str) -> dict[str, Tensor]:
    told = {name: torch.from_numpy(records[name].copy()).to(device) for name in RECORD.names or ()}
    told["rest"] = torch.cat([told["blows"], told["quiet"].float()[:, None] / 100], 1)
    return told


def looks(told: dict[str, Tensor], pick: Tensor) -> tuple[Tensor, Tensor, Tensor]:
    """What the side to move sees, what the other sees, and the rest."""
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
