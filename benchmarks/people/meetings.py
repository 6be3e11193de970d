"""Repeated meetings at tables of three and four: tournaments with random results beside the known optimum.

`python benchmarks/people/meetings.py [--events N]`

For each number of entrants and seats: rounds that can be played without any repeat (the social golfer problem; with
byes, of those who play), and how many meetings were repeated in that many rounds, and in one round more. Each event is
played twice: with rounds from a plan, as tournaments are paired, and by the search for one round alone.
"""

import argparse
from collections import Counter
from itertools import combinations
from random import Random
from statistics import fmean
from time import perf_counter

from msgspec import Struct

from pelipoyta.contests.table_groups import groups
from pelipoyta.contests.tournament.pairing.planned_rounds import next_round
from pelipoyta.contests.tournament.pairing.table_plan import PlannedRound

KNOWN = {(9, 3): 4, (12, 3): 4, (16, 3): 7, (20, 3): 8, (9, 4): 1, (12, 4): 1, (16, 4): 5, (20, 4): 5}
Tables = list[list[int]]


class Event:
    """A tournament with random results; `plans`: rounds come from a plan where one is needed and found."""

    def __init__(self, entrants: int, seats: int, rounds: int, seed: int, plans: bool = True) -> None:
        self._seats, self._rounds, self._seed, self._plans = seats, rounds, seed, plans
        self._random, self._entrants = Random(seed), range(entrants)
        self._history: list[PlannedRound] = []
        self._met, self._points, self._byes = Counter[frozenset[int]](), Counter[int](), Counter[int]()
        self.gaps: list[int] = []  # differences of points of two at a table

    def play(self) -> None:
        for number in range(self._rounds):
            tables = self._tables(number)
            pairs = [two for table in tables for two in combinations(table, 2)]
            self.gaps += [abs(self._points[one] - self._points[other]) for one, other in pairs]
            self._met.update(map(frozenset, pairs))
            self._points.update({self._random.choice(table): 2 for table in tables})

    @property
    def repeats(self) -> int:
        return sum(count - 1 for count in self._met.values())

    @property
    def uneven(self) -> int:
        """Byes of who had most beyond those of who had fewest."""
        counts = [self._byes[each] for each in self._entrants]
        return max(counts) - min(counts)

    def _tables(self, number: int) -> Tables:
        points = {each: self._points[each] for each in self._entrants}
        found = self._from_plan(points) or self._searched(points, number)
        self._history.append(found)
        self._byes.update(found.byes)
        return sorted(sorted(table) for table in found.tables)

    def _from_plan(self, points: dict[int, int]) -> PlannedRound | None:
        if not self._plans:
            return None
        return next_round(
            self._history, self._entrants, seats=self._seats, rounds=self._rounds, points=points, seed=str(self._seed)
        )

    def _searched(self, points: dict[int, int], number: int) -> PlannedRound:
        order = sorted(self._entrants, key=lambda each: -points[each])
        over = len(order) % self._seats
        idle = sorted(order, key=lambda each: (self._byes[each], -order.index(each)))[:over]
        playing = [each for each in order if each not in idle]
        told, later = {each: points[each] for each in playing}, self._rounds - number - 1
        tables = groups(playing, self._seats, met=self._met, points=told, later=later, seed=f"{self._seed} {number}")
        return PlannedRound(frozenset(map(frozenset, tables)), frozenset(idle))


class Row(Struct):
    """Events of one kind."""

    entrants: int
    seats: int
    rounds: int
    plans: bool
    events: int

    def measured(self) -> str:
        played, began = [], perf_counter()
        for seed in range(self.events):
            played.append(
                Event(entrants=self.entrants, seats=self.seats, rounds=self.rounds, seed=seed, plans=self.plans)
            )
            played[-1].play()
        seconds = (perf_counter() - began) / self.events / self.rounds
        repeats = [event.repeats for event in played]
        clean = sum(not each for each in repeats)
        return (
            f"without repeats {clean:2} of {self.events}, mean {fmean(repeats):5.2f}, most {max(repeats)}  "
            f"apart {fmean(gap for event in played for gap in event.gaps) / 2:.2f} points  "
            f"byes uneven by {max(event.uneven for event in played)}  {seconds:.2f} s a round"
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--events", type=int, default=10)
    events = parser.parse_args().events
    for (entrants, seats), known in sorted(KNOWN.items(), key=lambda each: each[0][::-1]):
        for rounds in (known, known + 1):
            for plans in (True, False):
                row = Row(entrants=entrants, seats=seats, rounds=rounds, plans=plans, events=events)
                way = "plan" if plans else "search"
                print(f"{entrants:3} at {seats}: {rounds} rounds (known {known}) {way:6}", row.measured(), flush=True)


if __name__ == "__main__":
    main()
