"""Imitation of the rival, then PPO: against itself and the rival, with a critic that sees all cards."""

import sys
from dataclasses import dataclass, field
from pathlib import Path
from time import monotonic

import torch
from torch.nn.functional import log_softmax

from .armies import Pool
from .field import Field, Known
from .net import SECRET, SECRETS, Net, see, see_secrets
from .rival import greedy
from .tables import DEVICE, Tensor

COUNT, LONG, BATCH, EPOCHS = 12288, 48, 8192, 1
torch.backends.cudnn.benchmark = True
if DEVICE == "cpu":
    COUNT, LONG, BATCH = 256, 16, 512
RIVALS, LATER = 0.45, 0.25  # the share of battles against the rival, at first and where something was learnt before
COPYING = 40.0  # seconds in which the rival is copied
RATE, LEAST, ENTROPY, TRUST, CLIP = 8e-4, 3e-5, 0.004, 0.95, 0.2


@dataclass
class Row:
    """One choice in every battle."""

    known: Known
    legal: Tensor
    greedy: Tensor  # whether the mover is the rival, and the other
    action: Tensor
    likely: Tensor
    value: Tensor
    passed: Tensor = field(default=None)
    over: Tensor = field(default=None)
    result: Tensor = field(default=None)


class Pupil:
    def __init__(self, source: str) -> None:
        self.net, self.critic = Net().to(DEVICE), Net(48, 5, SECRET, SECRETS).to(DEVICE)
        if source:
            self.net.load_state_dict(torch.load(source, map_location=DEVICE))
        if Path(f"{source}.critic").exists():
            self.critic.load_state_dict(torch.load(f"{source}.critic", map_location=DEVICE))
        for part in (self.net, self.critic):
            part.to(memory_format=torch.channels_last)
        self.weights = [*self.net.parameters(), *self.critic.parameters()]
        self.step = torch.optim.Adam(self.weights, lr=RATE, eps=1e-5, fused=DEVICE == "cuda")

    def keep(self, out: str) -> None:
        torch.save(self.net.state_dict(), out)
        torch.save(self.critic.state_dict(), f"{out}.critic")

    def think(self, known: Known, rival: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        """Policy logits, value by own knowledge, and value by all cards."""
        with torch.autocast(DEVICE, torch.bfloat16):
            seen = see(known)
            return *self.net(*seen), self.critic(*see_secrets(known, *seen, rival))[1]

    def like(self, known: Known) -> Tensor:
        with torch.no_grad(), torch.autocast(DEVICE, torch.bfloat16):
            return self.net(*see(known))[0]

    def pace(self, rate: float) -> None:
        for group in self.step.param_groups:
            group["lr"] = rate

    def learn(self, loss: Tensor) -> None:
        self.step.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self.weights, 0.5)
        self.step.step()


def draw(liked: Tensor) -> Tensor:
    noise = -torch.log(-torch.log(torch.rand_like(liked).clamp(1e-12, 1 - 1e-7)))
    return (liked + noise).argmax(1)


class Battles:
    """Running battles, in some of which the rival has a side."""

    def __init__(self, pupil: Pupil, count: int, rivals: float) -> None:
        self.pupil, self.field = pupil, Field(count, Pool(131072 if DEVICE == "cuda" else 512))
        has = torch.arange(count, device=DEVICE) < rivals * count
        sits = torch.arange(count, device=DEVICE) % 2
        self.seats = torch.stack((has & (sits == 0), has & (sits == 1)), 1)

    def rival(self) -> Tensor:
        """Masks of battles in which the mover is the rival, and in which the other is."""
        mover = self.field.mover[:, None]
        return torch.cat((self.seats.gather(1, mover), self.seats.gather(1, 1 - mover)), 1)

    def answer(self, action: Tensor, legal: Tensor, who: Tensor) -> None:
        """Replace choices by the rival's own where the rival moves."""
        rows = who.nonzero().squeeze(1)
        if len(rows):
            action[rows] = greedy(self.field.part(rows), legal[rows])

    def play(self) -> Row:
        legal, known, rival = self.field.legal(), self.field.known(), self.rival()
        with torch.no_grad():
            liked, _, value = self.pupil.think(known, rival)
        liked = liked.masked_fill(~legal, -1e9)
        action = draw(liked)
        likely = log_softmax(liked, 1).gather(1, action[:, None]).squeeze(1)
        self.answer(action, legal, rival[:, 0])
        row = Row(known, legal, rival, action, likely, value)
        row.passed, row.over, row.result = self.field.play(action)
        return row


def judge(rows: list[Row], last: Tensor) -> list[Tensor]:
    """Advantages (GAE); what follows another's choice counts with the opposite sign."""
    gains, gain, after = list[Tensor](), torch.zeros_like(last), last
    for row in reversed(rows):
        sign = torch.where(row.over, 0.0, torch.where(row.passed, -1.0, 1.0))
        gain = row.result + sign * after - row.value + TRUST * sign * gain
        gains.insert(0, gain)
        after = row.value
    return gains


def gather(rows: list[Row]) -> tuple[Known, Tensor, Tensor, Tensor, Tensor, Tensor]:
    known = Known(*(torch.cat([getattr(row.known, name) for row in rows]) for name in Known.__annotations__))
    return known, *(
        torch.cat([getattr(row, name) for row in rows]) for name in ("legal", "greedy", "action", "likely", "value")
    )


def learn(pupil: Pupil, battles: Battles, entropy_weight: float) -> str:
    rows = [battles.play() for _ in range(LONG)]
    with torch.no_grad():
        last = pupil.think(battles.field.known(), battles.rival())[2]
    gain = torch.cat(judge(rows, last))
    known, legal, rival, action, likely, value = gather(rows)
    result, own = (gain + value).clamp(-1, 1), (~rival[:, 0] & (legal.sum(1) > 1)).float()
    some = own > 0
    gain = (gain - gain[some].mean()) / (gain[some].std() + 1e-6)
    told = torch.zeros(4, device=DEVICE)
    for _ in range(EPOCHS):
        mixed = torch.randperm(len(gain), device=DEVICE)
        for at in range(0, len(mixed) - BATCH + 1, BATCH):
            few = mixed[at : at + BATCH]
            liked, ends, all_ends = pupil.think(known[few], rival[few])
            chances = log_softmax(liked.masked_fill(~legal[few], -1e9), 1)
            ratio = (chances.gather(1, action[few][:, None]).squeeze(1) - likely[few]).clamp(-5, 5).exp()
            better = torch.min(ratio * gain[few], ratio.clamp(1 - CLIP, 1 + CLIP) * gain[few])
            entropy = -(chances.exp() * chances.clamp(min=-50)).sum(1)
            count, mine = own[few].sum().clamp(min=1), own[few]
            wrong = (all_ends - result[few]).pow(2).mean()
            blind = ((ends - result[few]).pow(2) * mine).sum() / count
            pupil.learn(0.5 * wrong + 0.1 * blind - ((better + entropy_weight * entropy) * mine).sum() / count)
            told += torch.stack((wrong, blind, (entropy * mine).sum() / count, torch.ones_like(wrong))).detach()
    return " ".join(f"{one:.3f}" for one in (told / told[3])[:3].tolist())


def copy(pupil: Pupil, battles: Battles) -> float:
    """Imitation learning of the rival's choices, also in states that the pupil's own have led to."""
    rows, says = list[Row](), list[Tensor]()
    for _ in range(LONG // 4):
        says.append(greedy(battles.field, battles.field.legal()))
        rows.append(battles.play())
    with torch.no_grad():
        last = pupil.think(battles.field.known(), battles.rival())[2]
    gain = torch.cat(judge(rows, last))
    known, legal, rival, _, _, value = gather(rows)
    said, result, total = torch.cat(says), (gain + value).clamp(-1, 1), 0.0
    mixed = torch.randperm(len(said), device=DEVICE)
    for at in range(0, len(mixed) - BATCH + 1, BATCH):
        few = mixed[at : at + BATCH]
        liked, ends, all_ends = pupil.think(known[few], rival[few])
        chances = log_softmax(liked.masked_fill(~legal[few], -1e9), 1)
        miss = -chances.gather(1, said[few][:, None]).clamp(min=-20).mean()
        pupil.learn(miss + 0.5 * (all_ends - result[few]).pow(2).mean() + 0.1 * (ends - result[few]).pow(2).mean())
        total = float(miss.detach())
    return total


def measure(pupil: Pupil, count: int = 2048, warm: float = 0.0, other: Pupil | None = None) -> tuple[float, float]:
    """Share of battles that the net wins against the rival or another net, a draw being half; share of draws."""
    battles = Battles(pupil, count, 1.0)
    battles.field.pool = Pool(8192 if DEVICE == "cuda" else 256, 0.0)
    battles.field.begin(torch.ones(count, dtype=torch.bool, device=DEVICE))
    counted, share, draws = torch.zeros(count, dtype=torch.bool, device=DEVICE), 0.0, 0.0
    for step in range(4000):
        legal, rival, known = battles.field.legal(), battles.rival()[:, 0], battles.field.known()
        liked = pupil.like(known).masked_fill(~legal, -1e9)
        action = draw(liked / warm) if warm else liked.argmax(1)
        if other:
            action = torch.where(rival, other.like(known).masked_fill(~legal, -1e9).argmax(1), action)
        else:
            battles.answer(action, legal, rival)
        _, over, result = battles.field.play(action)
        fresh = over & ~counted
        won = torch.where(rival, -result, result)[fresh]
        share, draws = share + float((0.5 + 0.5 * won).sum()), draws + float((won == 0).sum())
        counted |= over
        if step % 50 == 0 and counted.all():
            break
    return share / count, draws / count


def copy_rival(pupil: Pupil, seconds: float) -> None:
    battles, begun, rounds = Battles(pupil, COUNT, 0.7), monotonic(), 0
    while (gone := monotonic() - begun) < seconds:
        miss, rounds = copy(pupil, battles), rounds + 1
        if rounds % 10 == 1:
            print(f"{gone:5.0f} s copying {miss:.3f}", flush=True)


def main() -> None:
    seconds, out, source = float(sys.argv[1]), sys.argv[2], [*sys.argv, ""][3]
    pupil, begun, looked = Pupil(source), monotonic(), 0.0
    before = Pupil(source) if source else None
    rate = RATE / 2 if source else RATE
    if not source:
        copy_rival(pupil, COPYING)
    battles = Battles(pupil, COUNT, LATER if source else RIVALS)
    while (gone := monotonic() - begun) < seconds:
        left = 1 - gone / seconds
        pupil.pace(rate * left + LEAST)
        told = learn(pupil, battles, ENTROPY * left + 0.001)
        if gone - looked > 60:
            looked = gone
            pupil.keep(out)
            report(f"{gone:5.0f} s {told}", pupil, before, 2048)
    pupil.keep(out)
    report("at last", pupil, before, 8192)


def report(when: str, pupil: Pupil, before: Pupil | None, count: int) -> None:
    shares = [*measure(pupil, count), *(measure(pupil, count, 0.0, before) if before else ())]
    print(when, *(f"{share:.3f}" for share in shares), flush=True)


if __name__ == "__main__":
    main()
