"""The bots' drive towards the enemy king, restated in torch (bots/games/kasvoton/strong/drive.py)."""

import torch

from .field import Field
from .rival import look, pad
from .tables import CELLS, DEVICE, DISTANCE, DONE, KING, QUEEN, SHOTS, Tensor, around

FIRST, SPAN = 10, 30  # turns before it sets in, and until it is whole
BEST, LEVELS = 4.0, 12.0  # how much a step nearer is worth, in units of the net


def drive(field: Field, weight: float | Tensor) -> Tensor:
    """Values by action of steps nearer to the king, and of an idle turn."""
    s = look(field)
    prey = s.belief[:, :CELLS, KING]
    prey = prey / prey.sum(1, keepdim=True).clamp(min=1e-9)
    far = prey @ DISTANCE
    royal = ((s.rank == KING) | (s.rank == QUEEN))[:, :CELLS, None]
    nearer = (far[..., None] - around(pad(far))) * ~royal
    now = weight * ((s.used - FIRST) / SPAN).clamp(0, 1)
    values = torch.zeros(len(far), DONE + 1, device=DEVICE)
    values[:, : SHOTS * CELLS] = nearer.transpose(1, 2).flatten(1)
    values[:, DONE] = torch.where(field.phase == 0, -1.0, 0.0)
    return values * now[:, None]
