"""Trials: the unchanged code is run by its tests, and each mutant by the tests that reach it."""

from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from mutation.mutants import SOURCE, Mutant
from mutation.process import Ended, Order, Plan
from mutation.reach import Noted, file_of
from mutation.runs import BaselineFailed, Work


@dataclass(frozen=True)
class Verdict:
    """`killed`, `hung`, `survived` or `unreached`, and by which test."""

    outcome: str
    by: str = ""


def trial(
    number: int,
    plan: Plan,
    tests: Sequence[str],
    tell: Callable[[Verdict], None],
    *,
    known: Collection[str],
    budget: float,
    imports: bool,
) -> Work:
    """Try a mutant on tests until one notices it.

    One that fails or hangs must pass at once with the mutant off, and fail again with it on, else it judges nothing.
    One that takes long, and is not `known` from the unchanged code, is left to a later round with the rest of its file.
    """
    left, reached = list(tests), imports
    while left:
        result = yield Order(left, number, plan, imports=imports, budget=budget)
        reached |= result.reached
        suspect = result.failed
        if suspect is None:
            break
        if result.hung and suspect not in known:  # a slow test, or a hang that a later round finds
            left = [test for test in left[_place(left, suspect) :] if file_of(test) != file_of(suspect)]
            continue
        alone = [suspect] if suspect else left[:1]
        off = yield Order(alone, None, plan, imports=imports)
        passes = {each.outcome for each in off.ended} == {"passed"} and off.failed is None
        if passes and (yield Order(alone, number, plan, imports=imports)).failed is not None:
            tell(Verdict("hung" if result.hung else "killed", suspect or "at import"))
            return
        left = left[_place(left, suspect) + 1 :]
    tell(Verdict("survived" if reached else "unreached"))


def _place(tests: Sequence[str], test: str) -> int:
    return tests.index(test) if test in tests else len(tests)


def unchanged(file: str, tests: Sequence[str], keep: Callable[[Noted, set[int]], None]) -> Work:
    """Run the tests of a file with all mutants off, and note what they call; one that hangs or dies has failed."""
    noted: dict[str, Ended] = {}
    with TemporaryDirectory() as place:
        notes = Path(place) / "notes"
        left = list(tests)
        while left:
            result = yield Order(left, None, notes=str(notes))
            noted |= {each.test: each for each in result.ended}
            if result.failed is not None and result.failed not in noted:
                noted[result.failed] = Ended(result.failed, "late" if result.hung else "failed", 0.0)
            before, left = len(left), [test for test in left if test not in noted]
            if len(left) == before:
                raise BaselineFailed(f"no test of {file} ends")
        shared = _of_children(notes) | {function for each in noted.values() for function in each.shared}
    for each in noted.values():
        if each.outcome in ("failed", "late"):
            print(f"{each.outcome} on the unchanged code, left out: {each.test}: {each.told[-300:]}", flush=True)
    keep({test: (each.outcome, round(each.seconds, 4), sorted(each.called)) for test, each in noted.items()}, shared)


def _of_children(notes: Path) -> set[int]:
    lines = notes.read_text(encoding="utf-8").splitlines() if notes.exists() else ()
    return {int(line) for line in lines}


def plan_of(found: Iterable[tuple[int, Mutant]], first: dict[str, int], functions: int) -> Plan:
    """Modules with these mutants by number; and with probes, where functions are counted."""
    modules: dict[str, Any] = {str(SOURCE / file): {"numbers": {}, "first": at} for file, at in first.items()}
    for number, mutant in found:
        module = modules.setdefault(str(SOURCE / mutant.file), {"numbers": {}, "first": None})
        module["numbers"][mutant.index] = number
    return Plan(modules, functions)
