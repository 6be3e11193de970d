"""The net of `bots/games/sequence/strong` in torch, its features, and a critic that sees all hands."""

from typing import Any

import torch
from torch import nn
from torch.nn.functional import relu

from .deal import Known
from .tables import BESIDE, CORNER, FACE, FIELD, ON, OTHER, THIEF, WILD

Tensor = Any
Seen = tuple[Tensor, Tensor, Tensor]  # of cells, of lines, of the whole
OF_CELL, OF_LINE, OF_ALL = 12, 17, 13
SECRET, SECRETS = 3, 4  # more of a cell and of the whole, for the critic


def see(known: Known, seats: int, teams: int) -> Seen:
    chips = [(known.board == team).float() for team in range(3)]
    fives = [known.five[:, team].long() for team in range(3)]
    hand, laid = known.hand.float(), known.laid.float()
    held, left = hand[:, FACE] * FIELD, (2 - laid - hand)[:, FACE] * FIELD
    free = (known.board < 0).float() * FIELD
    locks = [ON[five.clamp(min=0)] * (five >= 0).float()[:, None] for five in fives]
    card = [(held > 0).float(), (held > 1).float(), (left > 0).float(), (left > 1).float(), free[:, OTHER] * FIELD]
    cells = torch.stack((*chips, *locks, CORNER.expand_as(held), *card), 2)
    return cells, see_lines(chips, fives, free, held, left), see_all(hand, laid, fives, seats, teams)


def see_lines(chips: list[Tensor], fives: list[Tensor], free: Tensor, held: Tensor, left: Tensor) -> Tensor:
    taken, missing, seen = sum(chips) @ ON.T, (free * (held > 0).float()) @ ON.T, list[Tensor]()
    for team in range(3):
        counts = torch.where((fives[team] >= 0)[:, None], BESIDE[fives[team].clamp(min=0)], 1.0)
        full, others = (chips[team] + CORNER) @ ON.T, taken - chips[team] @ ON.T
        alive = (others < 0.5).float() * counts
        seen += [alive, alive * full / 5, alive * (full > 3.5).float(), alive * (full > 2.5).float()]
        if team == 0:
            lacks = 5 - full
            seen += [alive * missing / 5, alive * (missing > lacks - 0.5).float()]
            seen += [alive * (missing > lacks - 1.5).float()]
            seen += [((others > 0.5) & (others < 1.5)).float() * counts * full / 5]
    return torch.stack((*seen, (left * free) @ ON.T / 10), 2)


def see_all(hand: Tensor, laid: Tensor, fives: list[Tensor], seats: int, teams: int) -> Tensor:
    wild, thief = hand[:, WILD].sum(1), hand[:, THIEF].sum(1)
    left = [(4 - laid[:, jacks].sum(1) - own) / 4 for jacks, own in ((WILD, wild), (THIEF, thief))]
    table = [float(teams == 3), seats / 12]
    rest = [hand.sum(1) / 7, torch.full_like(wild, seats / teams / 6), laid.sum(1) / 104, (wild + thief > 0).float()]
    have = [(five >= 0).float() for five in fives]
    return torch.stack((wild / 2, thief / 2, *left, *have, *(torch.full_like(wild, one) for one in table), *rest), 1)


def see_secrets(seen: Seen, secrets: Tensor) -> Seen:
    cells, lines, whole = seen
    hands = secrets.float()
    following, rest = (hands[:, at][:, FACE] * FIELD for at in range(2))
    more = torch.stack(((following > 0).float(), (following > 1).float(), rest / 2), 2)
    jacks = [hands[:, :, kind].sum(2) / 2 for kind in (WILD, THIEF)]
    return torch.cat((cells, more), 2), lines, torch.cat((whole, *jacks), 1)


class Net(nn.Module):  # type: ignore[misc]
    def __init__(self, width: int = 48, rounds: int = 3, more: int = 0, mores: int = 0) -> None:
        super().__init__()

        def squares(bias: bool) -> Any:
            return nn.ModuleList(nn.Linear(width, width, bias=bias) for _ in range(rounds))

        self.c0, self.l0 = nn.Linear(OF_CELL + more, width), nn.Linear(OF_LINE, width)
        self.g0 = nn.Linear(OF_ALL + mores, width, bias=False)
        self.ll, self.cl, self.cc, self.lc, self.gc = (squares(bias) for bias in (True, False, True, False, False))
        self.pol, self.v1, self.v2 = nn.Linear(width, 3), nn.Linear(3 * width, width), nn.Linear(width, 1)
        with torch.no_grad():
            self.pol.weight *= 0.1
            self.v2.weight *= 0.1

    def forward(self, cells: Tensor, lines: Tensor, whole: Tensor) -> tuple[Tensor, Tensor]:
        """Policy logits of 300 plays, and the value from -1 to 1."""
        whole = self.g0(whole)
        cell, line, whole = relu(self.c0(cells) + whole[:, None]), relu(self.l0(lines)), relu(whole)
        on = ON.to(cell.dtype)
        for ll, cl, cc, lc, gc in zip(self.ll, self.cl, self.cc, self.lc, self.gc, strict=True):
            line = line + relu(ll(line) + cl(on @ cell * 0.4))
            cell = cell + relu(cc(cell) + lc(on.T @ line * 0.15) + gc(whole + cell.mean(1))[:, None])
        liked = self.pol(cell).float().transpose(1, 2).reshape(-1, 300)
        ends = self.v2(relu(self.v1(torch.cat((cell.mean(1), line.mean(1), whole), 1))))
        return liked, torch.tanh(ends.float().squeeze(1))
