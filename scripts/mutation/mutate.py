"""Mutation testing: make small wrong changes of the sources, and list those that no test notices.

`make mutate SAMPLE=400 SEED=1 ONLY=table JOBS=2`; without SAMPLE all of them, which takes days.
The tests are first run on the unchanged code and must pass, but for a few, which are left out and told; that run notes
which test reaches which mutant, and only those are tried on it. Results are kept in build/mutants, so that a run that
was broken off goes on where it was. Survivors that no test can notice are answered in mutants.toml beside this
file, with the reason. docs/decisions/006-mutation.md says why this is no library.
"""

import json
import os
import sys
from argparse import ArgumentParser
from collections import Counter, defaultdict
from collections.abc import Callable, Generator, Iterable, Sequence
from functools import cache, partial
from hashlib import sha256
from math import inf
from pathlib import Path
from random import Random

from mutation.answers import answered, answers
from mutation.mutants import ROOT, SOURCE, Mutant, mutants, sources
from mutation.nearest import Functions, batches, candidates, import_graph, in_order
from mutation.process import Order
from mutation.reach import BUDGET, IMPORTED, Noted, Reach, chosen, file_of, keep, kept
from mutation.runs import BaselineFailed, Processes, Result, Work, drive
from mutation.trials import Verdict, plan_of, trial, unchanged
from quick import Graph

ROUNDS = 4
MOST, AT_FIRST = 120, 45.0  # tests of a file in the first round, and seconds in which they are begun
FEW, PART = 5, 0.03  # tests that may fail on the unchanged code: so many, or this part of them
KEPT = ROOT / "build" / "mutants"
NOTICED = ("killed", "hung")
COLUMNS = ("killed", "hung", "answered", "survived", "unreached")
Tell = Callable[[int, Verdict], None]
Results = dict[str, dict[str, str]]  # by mutant's key: its outcome, and a digest of what it was reached from


def sample(size: int, seed: int, only: str) -> list[Mutant]:
    """Random sample, as many mutants of each package; all of them where no size is given."""
    parts: dict[str, list[Mutant]] = {}
    for file in sources():
        name = file.relative_to(SOURCE).as_posix()
        for mutant in mutants(file, name) if _is_wanted(name, only) or only.find(f"{name}:") >= 0 else ():
            if _is_wanted(mutant.key, only):
                parts.setdefault(mutant.part, []).append(mutant)
    if not size:
        return [mutant for found in parts.values() for mutant in found]
    rng, each = Random(seed), -(-size // max(len(parts), 1))
    picked = [mutant for found in parts.values() for mutant in rng.sample(found, min(each, len(found)))]
    return rng.sample(picked, min(size, len(picked)))  # so that a run broken off has seen some of every package


@cache
def digest(files: Iterable[Path]) -> str:
    return sha256(b"\0".join(file.read_bytes() for file in files)).hexdigest()[:16]


def tests_digest(files: Iterable[str]) -> str:
    """Of test files and everything that they may share."""
    shared = [file for file in (ROOT / "tests").rglob("*.py") if not file.name.startswith("test_")]
    return digest((*(ROOT / file for file in files), *sorted(shared)))


def is_known(mutant: Mutant, results: Results, near: Sequence[str]) -> bool:
    """True if a result still holds: of one that was noticed, for the same source; of a survivor, for the same tests."""
    kept = results.get(mutant.key, {})
    same_source = kept.get("source") == digest((SOURCE / mutant.file,))
    return same_source and (kept.get("outcome") in NOTICED or kept.get("tests") == tests_digest(tuple(near)))


def run(found: Sequence[Mutant], jobs: int) -> dict[str, str]:
    """Outcome of each mutant, by its key."""
    graph, results = import_graph(), Outcomes(KEPT / "results.json")
    near = {mutant.key: candidates(mutant, graph) for mutant in found}
    left = [mutant for mutant in found if not is_known(mutant, results.kept, near[mutant.key])]
    if left:
        campaign = Campaign(left, near, graph, results)
        campaign.run(jobs)
    return {mutant.key: results.kept[mutant.key]["outcome"] for mutant in found}


def _is_wanted(key: str, only: str) -> bool:
    return key.startswith(tuple(only.split(",")))


class Outcomes:
    """Results on disk, by mutant's key."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self.kept: Results = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}

    def add(self, mutant: Mutant, verdict: Verdict, near: Sequence[str]) -> None:
        source, read = digest((SOURCE / mutant.file,)), tests_digest(tuple(near))
        told = {"outcome": verdict.outcome, "by": verdict.by, "source": source, "tests": read}
        self.kept[mutant.key] = told
        write(self._path, self.kept)


class Campaign:
    """Trials of mutants: first on the tests of their own package, then on the others near them by imports."""

    def __init__(self, left: Sequence[Mutant], near: dict[str, list[str]], graph: Graph, results: Outcomes) -> None:
        self._near, self._graph, self._results = near, graph, results
        self._functions, self._reach = Functions(path.relative_to(SOURCE).as_posix() for path in sources()), Reach()
        self._numbers = dict(enumerate(left))
        self._wanted = {at for mutant in left for at in self._functions.of(mutant, graph)}
        self._plan = plan_of(self._numbers.items(), self._functions.first, len(self._functions.names))
        print(f"{len(left)} mutants, {len(self._functions.names)} functions", flush=True)
        self._passed: dict[int, set[str]] = defaultdict(set)  # tests that a mutant has been tried on
        self._tried = Counter[int]()
        self._reached = set[int]()
        self._done = 0

    def run(self, jobs: int) -> None:
        """Two rounds on few test files, then two on all, which are collected for those that live alone."""
        rounds = {mutant.key: batches(mutant, self._graph, self._near[mutant.key]) for mutant in self._numbers.values()}
        left = self._rounds(self._numbers, rounds, (0, 1), jobs)
        if left:
            self._rounds(left, rounds, (2, 3), jobs)

    def _rounds(
        self, left: dict[int, Mutant], rounds: dict[str, list[list[str]]], which: Sequence[int], jobs: int
    ) -> dict[int, Mutant]:
        files = in_order({file for mutant in left.values() for file in rounds[mutant.key][which[-1]]})
        self._processes = Processes(self._plan, files, KEPT)
        self._processes.seconds.update(self._reach.seconds)
        self._ids: dict[str, list[str]] = defaultdict(list)
        for test in self._processes.tests:
            self._ids[file_of(test)].append(test)
        print(f"{len(self._processes.tests)} tests collected", flush=True)
        try:
            for at in which:
                print(f"round {at + 1} of {ROUNDS}: {len(left)} mutants", flush=True)
                self._is_first = at == 0  # no run of the unchanged code is needed for so few tests
                files_of = {key: each[at] for key, each in rounds.items()}
                left = self._round(left, files_of, jobs, is_last=at == ROUNDS - 1)
        finally:
            self._processes.close()
        return left

    def _round(
        self, left: dict[int, Mutant], files: dict[str, list[str]], jobs: int, *, is_last: bool
    ) -> dict[int, Mutant]:
        """Try mutants on tests of these files; those that live."""
        lives = dict(left)

        def tell(number: int, verdict: Verdict) -> None:
            mutant = left[number]
            if verdict.outcome in NOTICED:
                del lives[number]
            if verdict.outcome == "survived":
                self._reached.add(number)
            elif verdict.outcome == "unreached" and number in self._reached:
                verdict = Verdict("survived")
            if verdict.outcome in NOTICED or is_last:
                self._results.add(mutant, verdict, self._near[mutant.key])
                self._done += 1
                tried = self._tried[number]
                print(
                    f"{self._done}/{len(self._numbers)} {verdict.outcome:9} by {tried}: {mutant.key} {verdict.by}",
                    flush=True,
                )

        drive((self._work(number, files[left[number].key], tell) for number in left), self._processes, jobs)
        return lives

    def _work(self, number: int, files: Sequence[str], tell: Tell) -> Work:
        """Try the mutant on tests of these files, as far as it was not."""
        mutant, imports = self._numbers[number], number in self._processes.at_import
        if self._is_first:
            picked = [test for file in files for test in self._ids[file][:MOST]]
        else:
            tests = yield from self._reaching(number, files)
            picked = chosen(mutant, tests - self._passed[number], self._reach.seconds, IMPORTED if imports else BUDGET)
        self._tried[number] += len(picked)
        if not self._is_first:  # where slow tests were left out
            self._passed[number] |= set(picked)
        plan = plan_of([(number, mutant)], {}, 0)
        known, budget = self._processes.seconds, AT_FIRST if self._is_first else inf
        yield from trial(number, plan, picked, partial(tell, number), known=known, budget=budget, imports=imports)

    def _reaching(self, number: int, files: Sequence[str]) -> Generator[Order, Result, set[str]]:
        """Tests that reach a mutant; files that were not yet are run on the unchanged code for it."""
        for file in files:
            if file not in self._reach.by_file and self._ids[file]:
                yield from self._note(file)
        reached = self._reach.of(self._functions.of(self._numbers[number], self._graph))
        tests = {test for test in reached if file_of(test) in files}
        if number in self._processes.at_import and not tests:
            return {test for file in files for test in self._reach.by_file.get(file, ())}
        return tests

    def _note(self, file: str) -> Work:
        if (known := kept(self._path(file), self._texts(file))) is None:
            yield from unchanged(file, self._ids[file], partial(self._keep, file))
        else:
            self._reach.add(file, *known, self._wanted)
        self._processes.seconds.update(self._reach.seconds)

    def _keep(self, file: str, noted: Noted, shared: set[int]) -> None:
        keep(self._path(file), self._texts(file), noted, shared)
        self._reach.add(file, noted, shared, self._wanted)
        check(self._reach)
        seconds = sum(each[1] for each in noted.values())
        print(f"unchanged code: {file}: {len(noted)} tests, {seconds:.1f} s", flush=True)

    def _path(self, file: str) -> Path:
        return KEPT / "unchanged" / f"{file.replace('/', '-')}.json.gz"

    def _texts(self, file: str) -> str:
        return f"{digest(tuple(sorted(SOURCE.rglob('*.py'))))} {tests_digest((file,))}"


def check(reach: Reach) -> None:
    """Where more than a few tests fail on the unchanged code, something else is wrong, and nothing is judged."""
    if len(reach.left_out) > max(FEW, PART * len(reach.seconds)):
        raise BaselineFailed("\n".join(sorted(reach.left_out)))


def write(path: Path, told: object) -> None:
    """Write a file in one piece, so that one that was broken off is the old one."""
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_suffix(".new")
    fresh.write_text(json.dumps(told, ensure_ascii=False, indent=0), encoding="utf-8")
    fresh.replace(path)


def report(found: Sequence[Mutant], outcomes: dict[str, str], reasons: dict[str, str]) -> int:
    """Print survivors, mutants that were noticed only by a time limit, and a count by package; 1 if any survived."""
    by_part: dict[str, Counter[str]] = {}
    for mutant in sorted(found, key=lambda mutant: (mutant.file, mutant.line)):
        what = outcomes[mutant.key]
        what = "answered" if what not in NOTICED and mutant.key in reasons else what
        by_part.setdefault(mutant.part, Counter())[what] += 1
        if what not in ("killed", "answered"):
            print(f"{what.upper():9} {mutant.key}  [{mutant.where}]")
    total = sum(by_part.values(), Counter[str]())
    print(f"{'':16}" + "".join(f"{name:>11}" for name in ("sampled", *COLUMNS, "noticed")))
    for part, count in (*sorted(by_part.items()), ("all", total)):
        share = 1 - (count["survived"] + count["unreached"]) / max(count.total(), 1)
        print(f"{part:16}{count.total():>11}" + "".join(f"{count[name]:>11}" for name in COLUMNS) + f"{share:>11.1%}")
    return 1 if total["survived"] or total["unreached"] else 0


def main() -> int:
    words = ArgumentParser(description=__doc__)
    words.add_argument("--sample", type=int, default=0, help="how many mutants (0: all)")
    words.add_argument("--seed", type=int, default=1)
    words.add_argument(
        "--only",
        default="",
        help="how their paths in the package begin, path:line:column at most",
    )
    words.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    told = words.parse_args()
    found = sample(told.sample, told.seed, told.only)
    try:
        return report(found, run(found, told.jobs), answered(answers()))
    except BaselineFailed as failed:
        print(f"The tests fail on the unchanged code, so that no mutant can be judged by them:\n{failed}")
        return 2


if __name__ == "__main__":
    sys.exit(main())
