"""Self-play by PPO: the critic sees all hands, the net only its own.

At a part of the tables (`--greedy SHARE`) one team is greedy restated: what beats oneself need not beat another.
"""

from argparse import ArgumentParser, Namespace
from dataclasses import dataclass, field
from pathlib import Path
from time import monotonic
from typing import Any

import torch
from torch.nn.functional import log_softmax

from .deal import Known, Tables
from .net import SECRET, SECRETS, Net, see, see_secrets
from .rival import greedy
from .tables import DEVICE

Tensor = Any
SHAPES = ((2, 2), (4, 2), (3, 3), (6, 2), (12, 2), (6, 3))  # seats and teams; for two alone the first
COUNT, LONG, BATCH, EPOCHS = 12288, 40, 12288, 2
RATE, LEAST, ENTROPY, TRUST, CLIP = 1e-3, 2e-5, 0.006, 0.9, 0.2
MEASURED = 4096  # games against greedy
WARM = 6  # rounds in which the critic alone learns


@dataclass
class Row:
    """One choice in every game."""

    known: Known
    secrets: Tensor
    legal: Tensor
    action: Tensor
    likely: Tensor
    value: Tensor
    can: Tensor
    team: Tensor
    own: Tensor  # whether the net chose
    over: Tensor = field(default=None)
    winner: Tensor = field(default=None)


class Pupil:
    def __init__(self, source: str) -> None:
        self.net, self.critic = Net().to(DEVICE), Net(48, 2, SECRET, SECRETS).to(DEVICE)
        self.is_new = not Path(f"{source}.critic").exists()
        if source:
            self.net.load_state_dict(torch.load(source, map_location=DEVICE))
        if not self.is_new:
            self.critic.load_state_dict(torch.load(f"{source}.critic", map_location=DEVICE))
        self.weights = [*self.net.parameters(), *self.critic.parameters()]
        self.step = torch.optim.Adam(self.weights, lr=RATE, eps=1e-5)

    def keep(self, out: str) -> None:
        torch.save(self.net.state_dict(), out)
        torch.save(self.critic.state_dict(), f"{out}.critic")

    def think(self, known: Known, secrets: Tensor, tables: Tables) -> tuple[Tensor, Tensor, Tensor]:
        """Policy logits, value by own knowledge, and value by all hands."""
        with torch.autocast(DEVICE, torch.bfloat16):
            seen = see(known, tables.seats, tables.teams)
            return *self.net(*seen), self.critic(*see_secrets(seen, secrets))[1]


def greedy_teams(tables: Tables, share: float) -> Tensor:
    """Team that greedy plays in each game; -1: none."""
    places = tables.each
    return torch.where(places < share * len(places), places % tables.teams, -1)


def play(pupil: Pupil, tables: Tables, rival: Tensor) -> Row:
    tables.exchange()
    legal, known, secrets = tables.legal(), tables.known(), tables.secrets()
    can = legal.any(1)
    with torch.no_grad():
        liked, _, value = pupil.think(known, secrets, tables)
    liked = liked.masked_fill(~(legal | ~can[:, None]), -1e9)
    noise = -torch.log(-torch.log(torch.rand_like(liked).clamp(1e-12, 1 - 1e-7)))
    action = (liked + noise).argmax(1)
    likely = log_softmax(liked, 1).gather(1, action[:, None]).squeeze(1)
    team = tables.turn % tables.teams
    row = Row(known, secrets, legal, action, likely, value, can, team, team != rival)
    chosen = torch.where(row.own, action, greedy(known, legal, tables.teams, tables.needed))
    row.over, row.winner = tables.play(torch.where(can, chosen, -1))
    return row


def judge(rows: list[Row], seats: int) -> tuple[list[Tensor], list[Tensor]]:
    """Advantage of each choice, and a mask of where it is known: a seat chooses again a round later."""
    gains, sure = list[Tensor](), list[Tensor]()
    for at in reversed(range(len(rows))):
        row, ended, result = rows[at], torch.zeros_like(rows[at].over), torch.zeros_like(rows[at].value)
        for later in rows[at : at + seats]:
            won = torch.where(later.winner < 0, 0.0, torch.where(later.winner == row.team, 1.0, -1.0))
            result, ended = torch.where(later.over & ~ended, won, result), ended | later.over
        if at + seats < len(rows):
            gain = torch.where(ended, result, rows[at + seats].value) - row.value
            onward = torch.where(ended | ~sure[seats - 1], 0.0, TRUST * gains[seats - 1])
            gains.insert(0, gain + onward)
            sure.insert(0, torch.ones_like(ended))
        else:
            gains.insert(0, result - row.value)
            sure.insert(0, ended)
    return gains, sure


def learn(pupil: Pupil, tables: Tables, rival: Tensor, entropy_weight: float, warm: bool) -> None:
    rows = [play(pupil, tables, rival) for _ in range(LONG)]
    gains, sure = judge(rows, tables.seats)
    known = Known(*(torch.cat([getattr(row.known, name) for row in rows]) for name in Known.__annotations__))
    parts = ("secrets", "legal", "action", "likely", "value", "can", "own")
    secrets, legal, action, likely, value, can, own = (
        torch.cat([getattr(row, name) for row in rows]) for name in parts
    )
    gain, fit = torch.cat(gains), torch.cat(sure) & can & own & (legal.sum(1) > 1)
    result, use = (gain + value).clamp(-1, 1), fit.nonzero().squeeze(1)
    gain = (gain - gain[use].mean()) / (gain[use].std() + 1e-6)
    size = min(BATCH, len(use))
    for _ in range(EPOCHS):
        mixed = use[torch.randperm(len(use), device=DEVICE)]
        for at in range(0, len(mixed) - size + 1, size):
            some = mixed[at : at + size]
            liked, ends, all_ends = pupil.think(known[some], secrets[some], tables)
            chances = log_softmax(liked.masked_fill(~legal[some], -1e9), 1)
            ratio = (chances.gather(1, action[some][:, None]).squeeze(1) - likely[some]).exp()
            better = torch.min(ratio * gain[some], ratio.clamp(1 - CLIP, 1 + CLIP) * gain[some]).mean()
            entropy = -(chances.exp() * chances.clamp(min=-50)).sum(1).mean()
            loss = 0.25 * (ends - result[some]).pow(2).mean() + 0.5 * (all_ends - result[some]).pow(2).mean()
            if not warm:
                loss = loss - better - entropy_weight * entropy
            pupil.step.zero_grad()
            loss.backward()
            torch.nn.utils.clip_grad_norm_(pupil.weights, 0.5)
            pupil.step.step()


def measure(pupil: Pupil, seats: int, teams: int, count: int) -> float:
    """Share of games that one team of the net wins against greedy teams."""
    tables = Tables(count, seats, teams)
    side, counted = torch.arange(count, device=DEVICE) % teams, torch.zeros(count, dtype=torch.bool, device=DEVICE)
    share = 0.0
    while not counted.all():
        tables.exchange()
        legal, known = tables.legal(), tables.known()
        with torch.no_grad():
            liked = pupil.think(known, tables.secrets(), tables)[0]
        own = tables.turn % teams == side
        action = torch.where(own, liked.masked_fill(~legal, -1e9).argmax(1), greedy(known, legal, teams, tables.needed))
        over, winner = tables.play(torch.where(legal.any(1), action, -1))
        fresh = over & ~counted
        share += float((fresh & (winner == side)).sum() + 0.5 * (fresh & (winner < 0)).sum())
        counted |= over
    return share / count


def main() -> None:
    asked = reading()
    pupil, begun, rounds = Pupil(asked.source), monotonic(), 0
    shapes = SHAPES if asked.many else SHAPES[:1]
    all_tables = [Tables(asked.tables // len(shapes), *shape) for shape in shapes]
    rivals = [greedy_teams(tables, asked.greedy) for tables in all_tables]
    while (gone := (monotonic() - begun) / asked.seconds) < 1:
        for group in pupil.step.param_groups:
            group["lr"] = asked.rate * (1 - gone) + LEAST
        warm = pupil.is_new and bool(asked.source) and rounds < WARM
        for tables, rival in zip(all_tables, rivals, strict=True):
            learn(pupil, tables, rival, ENTROPY * (1 - gone) + 0.001, warm)
        rounds += 1
        if rounds % 25 == 1:
            pupil.keep(asked.out)
            shares = (measure(pupil, *shape, min(MEASURED, asked.tables)) for shape in shapes)
            print(
                f"{gone:4.0%}",
                *(f"{shape}: {share:.3f}" for shape, share in zip(shapes, shares, strict=True)),
                flush=True,
            )
    pupil.keep(asked.out)


def reading() -> Namespace:
    """Parse the command line."""
    parser = ArgumentParser(description="teach Sequence's net")
    parser.add_argument("seconds", type=float)
    parser.add_argument("out")
    parser.add_argument("source", nargs="?", default="", help="what an earlier sitting kept")
    parser.add_argument("--many", action="store_true", help="tables of two to twelve")
    parser.add_argument("--greedy", type=float, default=0.0, help="share of the tables at which one team is greedy")
    parser.add_argument("--rate", type=float, default=RATE)
    parser.add_argument("--tables", type=int, default=COUNT)
    return parser.parse_args()


if __name__ == "__main__":
    main()
