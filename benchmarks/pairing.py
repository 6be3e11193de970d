"""Simulation of pairing: 20, 200 and 5,000 people a day, their waiting times and differences in rating.

`python -m benchmarks.pairing --days 3 --plot build/pairing.svg`. Sessions have an evening peak; a person would play
any of a few games of three paces, and searches on while playing a bot (40 minutes on average), or leaves after four.
Calls the pairing function that the server calls.
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
    outcome = Outcome(people, choices, stays, len(coming), [], [])
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


def plot(outcomes: list[Outcome], path: Path) -> None:
    """Share of wishes met by seconds waited, one line a crowd, as SVG."""
    width, height, longest = 640, 360, 600.0
    lines = []
    for number, outcome in enumerate(outcomes):
        waits = sorted(wait for wait in outcome.waits if wait <= longest)
        points = " ".join(
            f"{40 + wait / longest * (width - 60):.1f},{height - 30 - (rank + 1) / outcome.wishes * (height - 50):.1f}"
            for rank, wait in enumerate(waits)
            if rank % max(1, len(waits) // 200) == 0
        )
        hue = number * 360 // len(outcomes)
        lines.append(f'<polyline fill="none" stroke="hsl({hue} 60% 40%)" stroke-width="2" points="{points}"/>')
        label = (
            f"{outcome.people} a day, {outcome.choices} choices, {'goes on' if outcome.stays == GOES_ON else '4 min'}"
        )
        lines.append(f'<text x="50" y="{24 + 15 * number}" fill="hsl({hue} 60% 40%)" font-size="12">{label}</text>')
    axes = f'<path d="M40 20V{height - 30}H{width - 20}" fill="none" stroke="#555"/>'
    ends = f'<text x="{width - 60}" y="{height - 12}" font-size="12">{longest:.0f} s</text>'
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif">'
        f"{axes}{ends}{''.join(lines)}</svg>\n",
        encoding="utf-8",
    )


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
