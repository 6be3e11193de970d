"""Repeated meetings at tables of three and four: tournaments with random results beside the known optimum.

`python benchmarks/meetings.py [--events N]`

For each number of entrants and seats: rounds that can be played without any repeat (the social golfer problem; with
byes, of those who play), and how many meetings were repeated in that many rounds, and in one round more.
"""

import argparse
from collections import Counter
from collections.abc import Callable
from itertools import combinations
from random import Random
from statistics import fmean
from time import perf_counter

from pelipoyta.contests.table_groups import groups

KNOWN = {(9, 3): 4, (12, 3): 4, (16, 3): 7, (20, 3): 8, (9, 4): 1, (12, 4): 1, (16, 4): 5, (20, 4): 5}
Grouping = Callable[..., list[list[int]]]


def repeats(entrants: int, seats: int, rounds: int, seed: int, search: Grouping = groups) -> int:
    """Repeated meetings of one event with random results; those with the fewest byes and points have byes."""
    random, met, points, byes = Random(seed), Counter[frozenset[int]](), Counter[int](), Counter[int]()
    for number in range(rounds):
        order = sorted(range(entrants), key=lambda each: -points[each])
        idle = sorted(order, key=lambda each: (byes[each], -order.index(each)))[: entrants % seats]
        byes.update(idle)
        playing = [each for each in order if each not in idle]
        later = rounds - number - 1
        tables = search(playing, seats, met, {each: points[each] for each in playing}, later, f"{seed} {number}")
        points.update({random.choice(table): 2 for table in tables})
        met.update(frozenset(two) for table in tables for two in combinations(table, 2))
    return sum(count - 1 for count in met.values())


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--events", type=int, default=10)
    events = parser.parse_args().events
    for (entrants, seats), known in sorted(KNOWN.items(), key=lambda each: each[0][::-1]):
        for rounds in (known, known + 1):
            began = perf_counter()
            found = [repeats(entrants, seats, rounds, seed) for seed in range(events)]
            seconds = (perf_counter() - began) / events / rounds
            clean = sum(not each for each in found)
            print(f"{entrants:3} at {seats}: {rounds} rounds (known {known})", end="  ")
            print(f"without repeats {clean:2} of {events}, mean {fmean(found):5.2f}, most {max(found)}", end="  ")
            print(f"{seconds:.2f} s a round", flush=True)


if __name__ == "__main__":
    main()
