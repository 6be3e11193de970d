"""The net of `bots/games/kasvoton/strong` in torch, its features, and a critic that sees all cards."""

import torch
from torch import nn
from torch.nn.functional import one_hot, relu

from .field import FOE, OWN, Known
from .tables import CELLS, COLUMN, DEVICE, PLANES, ROW, Tensor

OF_CELL, OF_ALL = 44, 39
SECRET, SECRETS = 14, 2  # more of a cell and of the whole, for the critic
EDGE = ((COLUMN == 0) | (COLUMN == 12)).float()
ROWS = one_hot(ROW, 6).float()


def see(known: Known) -> tuple[Tensor, Tensor]:
    """Features of the mover's knowledge: by cell, and global."""
    own, foe, is_open = known.side == OWN, known.side == FOE, known.open
    rank, home = one_hot(known.rank.long(), 15)[..., 1:].float(), known.home.long()
    moved, front = home != torch.arange(CELLS, device=DEVICE), (ROW[home] == 1) | (ROW[home] == 4)
    hidden, there = foe & ~is_open, own | foe
    aside, along = (COLUMN - COLUMN[home]) / 4 * there, (ROW - ROW[home]) / 4 * there
    flags = (own & is_open, own & moved, own & front, hidden, hidden & moved, hidden & front)
    rest = torch.stack((*(flag.float() for flag in flags), aside, along, known.shot.float(), EDGE.expand_as(aside)), 2)
    rows = ROWS.expand(len(rank), -1, -1)
    cells = torch.cat((rank * own[..., None], rank * (foe & is_open)[..., None], rest, rows), 2)
    return cells, known.whole.float()


def see_secrets(known: Known, cells: Tensor, whole: Tensor, greedy: Tensor) -> tuple[Tensor, Tensor]:
    """Features with hidden cards, and which side is the rival."""
    hidden = (known.side == FOE) & ~known.open
    rank = one_hot(known.rank.long(), 15)[..., 1:].float() * hidden[..., None]
    return torch.cat((cells, rank), 2), torch.cat((whole, greedy.float()), 1)


class Net(nn.Module):  # type: ignore[misc]
    def __init__(self, width: int = 48, rounds: int = 6, more: int = 0, mores: int = 0) -> None:
        super().__init__()
        self.cell, self.all = nn.Linear(OF_CELL + more, width), nn.Linear(OF_ALL + mores, width, bias=False)
        self.near = nn.ModuleList(nn.Conv2d(width, width, 3, padding=1) for _ in range(rounds))
        self.far = nn.ModuleList(nn.Linear(width, width, bias=False) for _ in range(rounds))
        self.deeds, self.done = nn.Linear(width, PLANES), nn.Linear(width, 1)
        self.v1, self.v2 = nn.Linear(2 * width, width), nn.Linear(width, 1)
        with torch.no_grad():
            for layer in (self.deeds, self.done, self.v2):
                layer.weight *= 0.1
            for layer in self.near:
                layer.weight *= 0.5

    def forward(self, cells: Tensor, whole: Tensor) -> tuple[Tensor, Tensor]:
        """Policy logits, and the value from -1 to 1."""
        count = len(cells)
        here = self.cell(cells) + self.all(whole)[:, None]
        here = here.view(count, 6, 13, -1).permute(0, 3, 1, 2)
        for near, far in zip(self.near, self.far, strict=True):
            loud = relu(here)
            here = here + near(loud) + far(loud.mean((2, 3)))[..., None, None]
        loud = relu(here).permute(0, 2, 3, 1).reshape(count, CELLS, -1)
        mean = loud.mean(1)
        liked = torch.cat((self.deeds(loud).transpose(1, 2).reshape(count, -1), self.done(mean)), 1)
        ends = self.v2(relu(self.v1(torch.cat((mean, loud.amax(1)), 1))))
        return liked.float(), torch.tanh(ends.float().squeeze(1))
