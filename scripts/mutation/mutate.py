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
import tomllib
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from functools import cache
from hashlib import sha256
from pathlib import Path
from random import Random

from mutation.mutants import ROOT, SOURCE, Mutant, mutants, sources
from mutation.runs import BaselineFailed, Reach, baseline, candidates, chosen, groups, import_graph, outcome

KEPT = ROOT / "build" / "mutants"
ANSWERED = Path(__file__).with_name("mutants.toml")
NOTICED = ("killed", "hung")
COLUMNS = ("killed", "hung", "answered", "survived", "unreached")
Results = dict[str, dict[str, str]]  # by mutant's key: its outcome, and a digest of what it was reached from


def sample(size: int, seed: int, only: str) -> list[Mutant]:
    """Random sample, as many mutants of each package; all of them where no size is given."""
    parts: dict[str, list[Mutant]] = {}
    for file in sources():
        name = file.relative_to(SOURCE).as_posix()
        for mutant in mutants(file, name) if any(name.startswith(part) for part in only.split(",")) else ():
            parts.setdefault(mutant.part, []).append(mutant)
    if not size:
        return [mutant for found in parts.values() for mutant in found]
    rng, each = Random(seed), -(-size // max(len(parts), 1))
    picked = [mutant for found in parts.values() for mutant in rng.sample(found, min(each, len(found)))]
    return rng.sample(picked, min(size, len(picked)))  # so that a run broken off has seen some of every package


def answered(path: Path = ANSWERED) -> dict[str, str]:
    """Reasons for survivors, by file, function, old and new text."""
    told = tomllib.loads(path.read_text(encoding="utf-8")).get("mutant", [])
    return {f"{each['file']}: {each['where']}: {each['old']} → {each['new']}": each["why"] for each in told}


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


def reach_of(found: Sequence[Mutant], near: dict[str, list[str]], jobs: int) -> Reach:
    """Run every group of tests on the unchanged code; a group that was run before on the same texts is remembered."""
    whole = Reach()
    every = groups({file for mutant in found for file in near[mutant.key]})
    for count, (name, files) in enumerate(every.items(), 1):
        print(f"unchanged code {count}/{len(every)}: {len(files)} test files of {name}", flush=True)
        whole.add(_kept_baseline(name, files, found, jobs))
    return whole


def _kept_baseline(name: str, files: list[str], found: Sequence[Mutant], jobs: int) -> Reach:
    path = KEPT / f"unchanged-{name.replace('/', '-')}.json"
    keys = sha256("\n".join(mutant.key for mutant in found).encode()).hexdigest()[:16]
    texts = f"{keys} {digest(tuple(sorted(SOURCE.rglob('*.py'))))} {tests_digest(tuple(files))}"
    kept = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    if kept.get("texts") == texts:
        tests, reached = ({key: set(each) for key, each in kept[what].items()} for what in ("tests", "files"))
        return Reach(tests, reached, kept["seconds"], set(kept.get("left_out", ())))
    reach = baseline(found, files, jobs)
    told = {"tests": reach.tests, "files": reach.files}
    listed = {what: {key: sorted(each) for key, each in by_key.items()} for what, by_key in told.items()}
    for test in sorted(reach.left_out):
        print(f"fails on the unchanged code, left out: {test}", flush=True)
    write(path, {"texts": texts, **listed, "seconds": reach.seconds, "left_out": sorted(reach.left_out)})
    return reach


def write(path: Path, told: object) -> None:
    """Write a file in one piece, so that one that was broken off is the old one."""
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_suffix(".new")
    fresh.write_text(json.dumps(told, ensure_ascii=False, indent=0), encoding="utf-8")
    fresh.replace(path)


def run(found: Sequence[Mutant], jobs: int) -> dict[str, str]:
    """Outcome of each mutant, by its key."""
    path, graph = KEPT / "results.json", import_graph()
    results: Results = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    near = {mutant.key: candidates(mutant, graph) for mutant in found}
    left = [mutant for mutant in found if not is_known(mutant, results, near[mutant.key])]
    reach = reach_of(left, near, jobs)
    with ThreadPoolExecutor(jobs) as pool:
        tests = {mutant.key: chosen(mutant, reach, near[mutant.key]) for mutant in left}
        running = {pool.submit(outcome, mutant, tests[mutant.key], reach): mutant for mutant in left}
        for done, future in enumerate(as_completed(running), 1):
            mutant, what = running[future], future.result()
            source, read = digest((SOURCE / mutant.file,)), tests_digest(tuple(near[mutant.key]))
            results[mutant.key] = {"outcome": what, "source": source, "tests": read}
            write(path, results)
            print(f"{done}/{len(left)} {what:9} by {len(tests[mutant.key])}: {mutant.key}", flush=True)
    return {mutant.key: results[mutant.key]["outcome"] for mutant in found}


def report(found: Sequence[Mutant], outcomes: dict[str, str], reasons: dict[str, str]) -> int:
    """Print survivors, mutants that were noticed only by a time limit, and a count by package; 1 if any survived."""
    by_part: dict[str, Counter[str]] = {}
    for mutant in sorted(found, key=lambda mutant: (mutant.file, mutant.line)):
        what = outcomes[mutant.key]
        what = "answered" if what not in NOTICED and mutant.place in reasons else what
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
    words.add_argument("--only", default="", help="how a file's path in the package begins, or several with commas")
    words.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    told = words.parse_args()
    found = sample(told.sample, told.seed, told.only)
    try:
        return report(found, run(found, told.jobs), answered())
    except BaselineFailed as failed:
        print(f"The tests fail on the unchanged code, so that no mutant can be judged by them:\n{failed}")
        return 2


if __name__ == "__main__":
    sys.exit(main())
