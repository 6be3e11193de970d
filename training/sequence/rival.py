"""The default bot (`bots/games/sequence/greedy.py`) restated in torch, for many games at once."""

from typing import Any

import torch

from .deal import Known
from .tables import BESIDE, DEVICE, FACE, FIELD, ON

Tensor = Any
UNSEEN = torch.tensor([0.05, 0.16, 0.22], device=DEVICE)
HELD, LAST_ONE, BLOCK, THREAT, WIN, WILD_COST, THIEF_COST = 0.48, 3.0, 0.9, 6.0, 1000.0, 0.8, 0.4


def greedy(known: Known, legal: Tensor, teams: int, needed: int) -> Tensor:
    free = (known.board < 0).float() * FIELD
    theirs = UNSEEN[(2 - known.laid - known.hand)[:, FACE].clamp(0, 2).long()]
    ours = torch.where(known.hand[:, FACE] > 0, HELD, theirs)
    chips = [(known.board == team).float() for team in range(teams)]
    taken, lacks = sum(chips), free @ ON.T
    place, take, finish = (torch.zeros_like(free) for _ in range(3))
    for team in range(teams):
        five, chance = known.five[:, team].long(), ours if team == 0 else theirs
        counts = torch.where((five >= 0)[:, None], BESIDE[five.clamp(min=0)], 1.0)
        alive = ((taken - chips[team]) @ ON.T < 0.5).float() * counts
        near = ((five >= 0).long() + 1 >= needed).float()[:, None]
        value = torch.exp((chance.log() * free) @ ON.T) * alive * (1 + (LAST_ONE - 1) * near)
        if team == 0:
            place += free * (value @ ON) * (1 / ours - 1)
            finish += free * ((alive * (lacks == 1).float()) @ ON)
        else:
            danger = (BLOCK * value * (1 + (THREAT - 1) * near * (lacks == 1).float())) @ ON
            place += free * danger
            take += (1 - free) * FIELD * danger * (1 - theirs)
    foreign = taken - chips[0]
    kept = torch.exp((ours.log() * free) @ ON.T) * ((foreign @ ON.T) == 1).float()
    take += foreign * (kept @ ON) * ours
    have = (known.five[:, :1] >= 0).float()
    place += WIN * ((finish > 0) & (have + finish >= needed)).float()
    worth = torch.cat((place, place - WILD_COST, take - THIEF_COST), 1)
    chosen: Tensor = (worth + 1e-6 * torch.rand_like(worth)).masked_fill(~legal, -1e9).argmax(1)
    return chosen
