"""Reach of tests: which test calls which function, noted by a run of the unchanged code and kept by test file."""

import gzip
import json
from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from mutation.mutants import Mutant
from mutation.nearest import is_own

BUDGET = 60.0  # seconds of tests, as they took on the unchanged code, for one mutant
IMPORTED = 25.0  # the same where a fresh process has to import the package with the mutant
QUICK = 1.0
Noted = dict[str, tuple[str, float, list[int]]]  # by test: its outcome, its seconds, the functions it calls


@dataclass
class Reach:
    """What runs of the unchanged code noted: tests by function, whole files by function, and seconds by test."""

    tests: dict[int, set[str]] = field(default_factory=lambda: defaultdict(set))
    files: dict[int, set[str]] = field(default_factory=lambda: defaultdict(set))  # by fixture or child process
    seconds: dict[str, float] = field(default_factory=dict)
    by_file: dict[str, list[str]] = field(default_factory=dict)  # tests that pass
    left_out: set[str] = field(default_factory=set)  # tests that fail on the unchanged code

    def add(self, file: str, noted: Noted, shared: Iterable[int], wanted: Collection[int]) -> None:
        """What a file's run noted; functions that no mutant of the sample needs are forgotten."""
        self.by_file[file] = [test for test, (what, *_) in noted.items() if what == "passed"]
        self.left_out |= {test for test, (what, *_) in noted.items() if what not in ("passed", "skipped")}
        for function in set(shared) & set(wanted):
            self.files[function].add(file)
        for test, (_, seconds, called) in noted.items():
            self.seconds[test] = seconds
            for function in set(called) & set(wanted):
                self.tests[function].add(test)

    def of(self, functions: Iterable[int]) -> set[str]:
        """Tests that pass and call one of these functions."""
        found = {test for each in functions for test in self.tests.get(each, ())}
        found |= {test for each in functions for file in self.files.get(each, ()) for test in self.by_file[file]}
        return found - self.left_out


def chosen(mutant: Mutant, tests: Iterable[str], seconds: Mapping[str, float], budget: float) -> list[str]:
    """Tests in the order in which a mutant is tried on them, as many as the budget of time allows.

    Quick ones of its package come first, then other quick ones; those of a file stand together, as they share fixtures.
    """
    order = sorted(tests, key=lambda test: (seconds[test] > QUICK, not is_own(test, mutant), seconds[test], test))
    picked, left = list[str](), budget
    for test in order:
        left -= seconds[test]
        if picked and left < 0:
            break
        picked.append(test)
    files = {file: place for place, file in reversed(list(enumerate(map(file_of, picked))))}
    return sorted(picked, key=lambda test: files[file_of(test)])


def file_of(test: str) -> str:
    return test.partition("::")[0]


def keep(path: Path, texts: str, noted: Noted, shared: Iterable[int]) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_suffix(".new")
    with gzip.open(fresh, "wt", compresslevel=3) as file:
        json.dump({"texts": texts, "noted": noted, "shared": sorted(shared)}, file)
    fresh.replace(path)


def kept(path: Path, texts: str) -> tuple[Noted, list[int]] | None:
    """What was noted of the same texts."""
    if not path.exists():
        return None
    with gzip.open(path, "rt") as file:
        told = json.load(file)
    return (told["noted"], told["shared"]) if told["texts"] == texts else None
