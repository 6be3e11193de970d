"""Measure the steps between levels by thousands of battles on the GPU: `python -m training.kasvoton.levels [SKILL…]`.

Given the four skills of `SCALE` in the game's bots (bots/games/kasvoton), it measures their steps; given none, it first
finds skills whose steps are even. A level errs as bots/levels.py has it, but every battle has its own errors; luck is
not mirrored. What counts is confirmed by the house's own games (`training/calibrate.py`).
"""

import sys
from math import log, sqrt
from pathlib import Path
from statistics import linear_regression
from struct import unpack

import torch

from .armies import Pool
from .drive import BEST, LEVELS, drive
from .field import FOE, Field
from .net import Net, see
from .rival import greedy
from .tables import ACTIONS, BORDERS, CELLS, DEVICE, FALL, KING, OFF, Tensor, around

SHIPPED = Path(__file__).parents[2] / "src/pelipoyta/bots/games/kasvoton/strong/two.net"
SEE, DOUBT = 0.5, 12.0  # of skill 0: SCALE.weakest
EVIDENT, LASTS, SURE = 0.9, 4, 1000.0  # bots/levels.py
AIM = 0.71
FEW, MANY = (512, 4096) if DEVICE == "cuda" else (2, 2)
THING = torch.cat((torch.arange(CELLS, device=DEVICE).repeat(12), torch.tensor([OFF], device=DEVICE)))
EDGE = 0.1 * BORDERS


def shipped() -> Net:
    """The net in the package, reordered for torch (the inverse of `export`)."""
    body = SHIPPED.read_bytes().partition(b"\n")[2]
    rest, net = torch.tensor(unpack(f"<{len(body) // 2}e", body)), Net()

    def take(*shape: int) -> Tensor:
        nonlocal rest
        count = int(torch.tensor(shape).prod())
        part, rest = rest[:count].reshape(shape), rest[count:]
        return part

    wide, kept = 48, net.state_dict()
    kept["cell.weight"], kept["cell.bias"], kept["all.weight"] = take(44, wide).T, take(wide), take(39, wide).T
    for turn in range(6):
        kept[f"near.{turn}.weight"] = take(3, 3, wide, wide).permute(3, 2, 0, 1)
        kept[f"near.{turn}.bias"], kept[f"far.{turn}.weight"] = take(wide), take(wide, wide).T
    kept["deeds.weight"], kept["deeds.bias"], kept["done.weight"], kept["done.bias"] = (
        take(12, wide), take(12), take(1, wide), take(1)
    )  # fmt: skip
    assert not len(rest)
    net.load_state_dict(kept)
    net.to(DEVICE).eval()
    return net


class Errors:
    """Oversights and errors of each side of each battle, constant for some turns."""

    def __init__(self, count: int) -> None:
        self.each = torch.arange(count, device=DEVICE)
        self.turn = torch.full((count, 2), -1, device=DEVICE)
        self.draw, self.astray = (torch.zeros(count, 2, ACTIONS, device=DEVICE) for _ in range(2))

    def now(self, field: Field) -> tuple[Tensor, Tensor]:
        turn, place = field.used.sum(1) // LASTS, (self.each, field.mover)
        stale, shape = (self.turn[place] != turn)[:, None], (len(turn), ACTIONS)
        things = torch.randn(len(turn), CELLS + 1, device=DEVICE)[:, THING]
        astray = (torch.randn(shape, device=DEVICE) + things) / sqrt(2)
        self.draw[place] = torch.where(stale, torch.rand(shape, device=DEVICE), self.draw[place])
        self.astray[place] = torch.where(stale, astray, self.astray[place])
        self.turn[place] = turn
        return self.draw[place], self.astray[place]


def lay(moves: Tensor, shots: Tensor, scouts: Tensor, lines: Tensor, triangles: Tensor, done: float) -> Tensor:
    """Expand values by cell to values by action; moves by cell and direction."""
    last = torch.full((len(moves), 1), done, device=DEVICE)
    return torch.cat((moves.transpose(1, 2).flatten(1), shots, scouts, lines, triangles, last), 1)


def salience(field: Field) -> Tensor:
    """Salience of each action, like bots/games/kasvoton/salience.py."""
    king = (field.side == FOE) & field.open & (field.rank == KING)
    met, here = around(king), king[:, :CELLS]
    moves = torch.where(met, 1.0, torch.where(around(field.side == FOE), 0.7, 0.5))
    shots = torch.where(met[:, :, 0], 1.0, 0.7)
    lines, triangles = (torch.where(here, 1.0, plain - EDGE) for plain in (0.35, 0.55))
    return lay(moves, shots, torch.full_like(shots, 0.5), lines, triangles, 1.0)


def takes_king(field: Field) -> Tensor:
    king = (field.side == FOE) & field.open & (field.rank == KING)
    met, here = around(king), king[:, :CELLS].float()
    wins = met & (FALL[field.rank[:, :CELLS].long(), KING] == 2)[:, :, None]
    return lay(wins.float(), met[:, :, 0].float(), torch.zeros_like(here), here, here, 0.0)


def choose(skill: Tensor, field: Field, legal: Tensor, liked: Tensor, errors: tuple[Tensor, Tensor]) -> Tensor:
    """Choice of a level of that skill in each battle; skill 1 is the strongest."""
    salient, (draw, astray), rest = salience(field), errors, 1 - skill[:, None]
    seen = legal & ((salient >= EVIDENT) | (draw < (1 - (1 - SEE) * rest) ** (2 * (1 - salient))))
    return (liked + SURE * takes_king(field) + DOUBT * rest * astray).masked_fill(~seen, -1e9).argmax(1)


def meet(net: Net, first: Tensor, second: Tensor | None) -> Tensor:
    """Result by battle for the first level, a draw being half; without a second it plays the rival."""
    count = len(first)
    field, errors = Field(count, Pool(8192, 0.0)), Errors(count)
    sits = torch.arange(count, device=DEVICE) % 2
    counted, share = torch.zeros(count, dtype=torch.bool, device=DEVICE), torch.zeros(count, device=DEVICE)
    for step in range(6000):
        legal, own = field.legal(), field.mover == sits
        with torch.no_grad():
            liked, now = net(*see(field.known()))[0], errors.now(field)
        mover = first if second is None else torch.where(own, first, second)
        liked = liked + drive(field, torch.where(mover < 1, LEVELS, BEST))
        action = choose(mover, field, legal, liked, now)
        if second is None:
            action = torch.where(own, action, greedy(field, legal))
        _, over, result = field.play(action)
        share = torch.where(over & ~counted, 0.5 + 0.5 * torch.where(own, result, -result), share)
        counted |= over
        if step % 50 == 0 and counted.all():
            break
    return share


def shares(net: Net, meetings: list[tuple[float, float]], count: int) -> list[float]:
    """Win shares of the first of each pair of levels, all pairs at once."""
    first, second = (
        torch.tensor(skills, device=DEVICE).repeat_interleave(count) for skills in zip(*meetings, strict=True)
    )
    return [float(share) for share in meet(net, first, second).view(-1, count).mean(1)]


def step_below(net: Net, top: float) -> float:
    """Skill at which a line through the log-odds of nearby tried skills crosses the wanted value."""
    tried = [top * (1 - at / 40) for at in range(1, 25)]
    won = shares(net, [(top, skill) for skill in tried], FEW)
    near = [(skill, log(share / (1 - share))) for skill, share in zip(tried, won, strict=True) if 0.55 < share < 0.85]
    print(
        f"  below {top:.3f}:",
        *(f"{skill:.3f} {share:.1%}" for skill, share in zip(tried, won, strict=True)),
        flush=True,
    )
    line = linear_regression([odds for _, odds in near], [skill for skill, _ in near])
    return round(line.slope * log(AIM / (1 - AIM)) + line.intercept, 3)


def find(net: Net) -> list[float]:
    skills = [1.0]
    for _ in range(4):
        skills.insert(0, step_below(net, skills[0]))
    return skills[:-1]


def main() -> None:
    net = shipped()
    skills = [*([float(told) for told in sys.argv[1:]] or find(net)), 1.0]
    print(f"skills {skills}")
    meetings = [pair for apart in (1, 2) for pair in zip(skills[apart:], skills, strict=False)]
    for (high, low), share in zip(meetings, shares(net, meetings, MANY), strict=True):
        print(f"{high:.3f} - {low:.3f}: {share:.1%} of {MANY}", flush=True)
    against = torch.tensor([skills[0], 1.0], device=DEVICE).repeat_interleave(MANY)
    for skill, share in zip((skills[0], 1.0), meet(net, against, None).view(2, -1).mean(1).tolist(), strict=True):
        print(f"{skill:.3f} - greedy restated: {share:.1%} of {MANY}", flush=True)


if __name__ == "__main__":
    main()
