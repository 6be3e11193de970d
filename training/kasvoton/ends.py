"""Measure how many battles are drawn when bots press towards the enemy king: `python -m training.kasvoton.ends SKILL…`.

The net's values get a term for steps nearer to where counting has the king, which grows with the turns
(bots/games/kasvoton/strong/drive.py); told are the shares of draws, and what the term is worth against the net without.
"""

import sys

import torch

from .armies import Pool
from .drive import BEST, LEVELS, drive
from .field import Field
from .levels import Errors, choose, shipped
from .net import Net, see
from .tables import DEVICE

COUNT = 2048 if DEVICE == "cuda" else 4


def play(net: Net, skill: float, own: float, other: float) -> tuple[float, float, float]:
    """Share of the first, of draws, and turns of a battle."""
    field, errors = Field(COUNT, Pool(8192, 0.0)), Errors(COUNT)
    sits = torch.arange(COUNT, device=DEVICE) % 2
    skills = torch.full((COUNT,), skill, device=DEVICE)
    counted, share = torch.zeros(COUNT, dtype=torch.bool, device=DEVICE), torch.zeros(COUNT, device=DEVICE)
    turns = torch.zeros(COUNT, device=DEVICE)
    for step in range(6000):
        legal, mine, used = field.legal(), field.mover == sits, field.used.sum(1)
        with torch.no_grad():
            liked, now = net(*see(field.known()))[0], errors.now(field)
        liked = liked + torch.where(mine[:, None], drive(field, own), drive(field, other))
        _, over, result = field.play(choose(skills, field, legal, liked, now))
        fresh = over & ~counted
        share = torch.where(fresh, 0.5 + 0.5 * torch.where(mine, result, -result), share)
        turns = torch.where(fresh, used.float(), turns)
        counted |= over
        if step % 50 == 0 and counted.all():
            break
    return float(share.mean()), float((share == 0.5).float().mean()), float(turns.mean()) / 2


def main() -> None:
    net = shipped()
    for skill in (1.0, *map(float, sys.argv[1:])):
        weight = BEST if skill == 1.0 else LEVELS
        none, both, alone = (play(net, skill, *pair) for pair in ((0.0, 0.0), (weight, weight), (weight, 0.0)))
        print(
            f"skill {skill}: draws {none[1]:.1%} in {none[2]:.0f} turns without, {both[1]:.1%} in {both[2]:.0f} with",
            end="",
        )
        print(f"; {alone[0]:.1%} against the same without", flush=True)


if __name__ == "__main__":
    main()
