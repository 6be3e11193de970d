"""Simulation of pairing: 20, 200 and 5,000 people a day, their waiting times and differences in rating.

`python -m benchmarks.people.pairing --days 3 --plot build/pairing.svg`. Sessions have an evening peak; a person would
play any of a few games of three paces, and searches on while playing a bot (40 minutes on average), or leaves after
four. Calls the pairing function that the server calls.
"""

import argparse
from collections.abc import Iterator
from pathlib import Path
from random import Random
from statistics import median, quantiles

from msgspec import Struct

from pelipoyta.community.pairing import Offer, PairingPool, Want, pair

GAMES = {"rolechess": (2,), "kasvoton": (2,), "sequence": (2, 3, 4), "dnup": (2, 3, 4, 5), "lotr": (2,)}
PACES = ("quick", "normal", "slow")
WAVE = 4.0
DAY = 86_400.0
GOES_ON, LEAVES = 2400.0, 240.0


class Outcome(Struct):
    """Numbers of one simulated crowd."""

    people: int
    choices: int
    stays: float
    wishes: int
    waits: list[float]
    apart: list[float]

    @property
    def search(self) -> str:
        return "goes on" if self.stays == GOES_ON else "4 min"

    def row(self) -> str:
        met, wishes = len(self.waits), max(self.wishes, 1)
        waits = sorted(self.waits) or [0.0]
        p90 = quantiles(waits, n=10)[-1] if len(waits) > 1 else waits[0]
        quick = sum(wait <= 60 for wait in waits) / wishes
        share = f"{met / wishes:.0%} ± {_error(met, wishes):.0%}"
        apart = median(self.apart) if self.apart else 0
        cells = (f"{self.people:,}", self.choices, self.search, share, f"{quick:.0%}")
        return "| " + " | ".join(map(str, (*cells, f"{median(waits):.0f} s", f"{p90:.0f} s", f"{apart:.0f}"))) + " |"


def _error(met: int, wishes: int) -> float:
    share = met / max(wishes, 1)
    return float(1.96 * (share * (1 - share) / max(wishes, 1)) ** 0.5)


class Crowd:
    """Ratings by person; everybody is here while the offer stands, and nobody is blocked."""

    def __init__(self, ratings: dict[str, float]) -> None:
        self.ratings = ratings

    def rating(self, person: str, _pool: PairingPool) -> float:
        return self.ratings[person]

    def may_meet(self, one: str, other: str, _pool: PairingPool) -> bool:
        return one != other

    def is_here(self, _person: str) -> bool:
        return True

    def met_lately(self, _one: str, _other: str) -> bool:
        return False

    def conduct(self, _person: str) -> int:
        return 0

    def team_count(self, pool: PairingPool, seats: int) -> int:
        return 2 if pool.game == "sequence" and seats == 4 else 0


def arrivals(people: int, choices: int, stays: float, days: int, rng: Random) -> Iterator[tuple[Offer, float]]:
    """Offers with the moment at which they are given up, in order of time."""
    pools = [(PairingPool(game, pace), seats) for game, seats in GAMES.items() for pace in PACES]
    found = []
    for day in range(days):
        for number in range(people):
            hour = rng.gauss(20, 2.5) if rng.random() < 0.7 else rng.uniform(0, 24)
            time = day * DAY + min(max(hour, 0), 24) * 3600
            wants = tuple(Want(pool, seats) for pool, seats in rng.sample(pools, choices))
            name = f"d{day}p{number}"
            offer = Offer(id=name, people=(name,), wants=wants, since=time)
            found.append((offer, time + rng.expovariate(1 / stays)))
    return iter(sorted(found, key=lambda each: each[0].since))


def simulate(people: int, choices: int, stays: float, days: int, seed: int) -> Outcome:
    rng = Random(seed)
    coming = list(arrivals(people, choices, stays, days, rng))
    crowd = Crowd({offer.people[0]: rng.gauss(1500, 250) for offer, _ in coming})
    outcome = Outcome(people=people, choices=choices, stays=stays, wishes=len(coming), waits=[], apart=[])
    waiting: dict[str, tuple[Offer, float]] = {}
    now, at = 0.0, 0
    while at < len(coming) or waiting:
        now = max(now + WAVE, coming[at][0].since if at < len(coming) and not waiting else 0.0)
        while at < len(coming) and coming[at][0].since <= now:
            waiting[coming[at][0].id] = coming[at]
            at += 1
        waiting = {name: each for name, each in waiting.items() if each[1] > now}
        _pair_wave(waiting, crowd, now, outcome)
    return outcome


def _pair_wave(waiting: dict[str, tuple[Offer, float]], crowd: Crowd, now: float, outcome: Outcome) -> None:
    for game in pair([offer for offer, _ in waiting.values()], crowd, now) if len(waiting) > 1 else ():
        offers = [waiting.pop(name)[0] for name, _ in game.offers]
        ratings = [crowd.ratings[offer.people[0]] for offer in offers]
        outcome.waits += [now - offer.since for offer in offers]
        outcome.apart.append(max(ratings) - min(ratings))


class Panel(Struct, frozen=True):
    """Diagram of a distribution: the share of a crowd that has at most so many seconds, or points."""

    title: str
    unit: str
    longest: float
    left: int  # of its place in the picture

    def line(self, values: list[float], whole: int, colour: str) -> str:
        """Curve of the values up to the longest, as a share of `whole`."""
        kept = sorted(value for value in values if value <= self.longest)
        step = max(1, len(kept) // 200)
        points = [
            (self.left + value / self.longest * WIDE, TOP + HIGH * (1 - (rank + 1) / whole))
            for rank, value in enumerate(kept)
            if rank % step == 0 or rank == len(kept) - 1
        ]
        text = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
        return f'<polyline fill="none" stroke="{colour}" stroke-width="2" points="{text}"/>'

    def frame(self) -> str:
        """Axes with their marks."""
        bottom, marks = TOP + HIGH, []
        for part in range(5):
            x, y = self.left + WIDE * part / 4, bottom - HIGH * part / 4
            marks.append(f'<path d="M{self.left} {y}h{WIDE}" stroke="#bbb" stroke-width="0.5"/>')
            marks.append(f'<text x="{self.left - 6}" y="{y + 4}" text-anchor="end">{25 * part} %</text>')
            marks.append(f'<text x="{x}" y="{bottom + 16}" text-anchor="middle">{self.longest * part / 4:.0f}</text>')
        title = f'<text x="{self.left}" y="{TOP - 10}" font-weight="bold">{self.title}</text>'
        unit = f'<text x="{self.left + WIDE}" y="{bottom + 32}" text-anchor="end">{self.unit}</text>'
        axes = f'<path d="M{self.left} {TOP}v{HIGH}h{WIDE}" fill="none" stroke="#555"/>'
        return "".join((*marks, title, unit, axes))


WIDE, HIGH, TOP = 360, 260, 34
WAITED = Panel("wishes met after", "seconds waited", 600.0, 50)
APART = Panel("games with a difference of at most", "points", 600.0, 480)


def plot(outcomes: list[Outcome], path: Path) -> None:
    """Waits and rating differences, one colour a crowd, as SVG."""
    parts = [WAITED.frame(), APART.frame()]
    for number, outcome in enumerate(outcomes):
        colour = f"hsl({number * 360 // len(outcomes)} 60% 40%)"
        parts.append(WAITED.line(outcome.waits, max(1, outcome.wishes), colour))
        parts.append(APART.line(outcome.apart, max(1, len(outcome.apart)), colour))
        several = "choices" if outcome.choices > 1 else "choice"
        label = f"{outcome.people:,} a day, {outcome.choices} {several}, {outcome.search}"
        x, y = 50 + 270 * (number // 4), TOP + HIGH + 56 + 17 * (number % 4)
        parts.append(f'<path d="M{x} {y - 4}h16" stroke="{colour}" stroke-width="3"/>')
        parts.append(f'<text x="{x + 22}" y="{y}">{label}</text>')
    path.parent.mkdir(parents=True, exist_ok=True)
    head = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 860 420" font-family="sans-serif" font-size="12">'
    back = '<rect width="860" height="420" fill="#fff"/>'
    path.write_text(f"{head}{back}{''.join(parts)}</svg>\n", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--days", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--people", type=int, nargs="+", default=[20, 200, 5000])
    parser.add_argument("--plot", type=Path)
    told = parser.parse_args()
    print("| people a day | choices | search | meet | within 60 s | median wait | 90 % | points apart |")
    print("|---|---|---|---|---|---|---|---|")
    outcomes = []
    for people in told.people:
        for choices, stays in ((1, LEAVES), (3, LEAVES), (3, GOES_ON), (6, GOES_ON)):
            days = max(1, told.days * 200 // people) if people < 200 else told.days if people == 200 else 1
            outcomes.append(simulate(people, choices, stays, days, told.seed))
            print(outcomes[-1].row(), flush=True)
    if told.plot:
        plot(outcomes, told.plot)
        print(f"plot: {told.plot}")


if __name__ == "__main__":
    main()
