"""Mutation testing: run the tests on mutants of the sources and list the survivors: `make mutate SAMPLE=400`.

Results are kept in build/mutants, so that a run that was broken off goes on where it was. Survivors that no test can
notice are answered in scripts/mutants.toml, with the reason.
"""

import json
import os
import subprocess
import sys
import tomllib
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from mutants import ROOT, SOURCE, Mutant, sources, unmade

KEPT = ROOT / "build" / "mutants" / "results.json"
ANSWERED = Path(__file__).with_name("mutants.toml")
PATIENCE = 1800  # seconds; a test that loops is stopped by its own time-out long before
SLOW = {"test_laws.py", "test_golden.py", "test_games.py", "test_every_card.py"}  # tried last


def suite_of(name: str) -> list[str]:
    """The tests that mirror a module's folder: those of its own name first, the slowest last."""
    parts = Path(name).parts
    folder = ROOT / "tests" / (Path(*parts[:2]) if parts[0] == "games" and len(parts) > 2 else parts[0])
    files = [file for file in sorted(folder.rglob("test_*.py")) if "cards" not in file.relative_to(folder).parts]
    words = {Path(part).stem for part in parts}
    ranked = sorted(files, key=lambda file: (file.name in SLOW, not words & set(file.stem.split("_"))))
    beside = {"kernel": "examples", "games": "games/test_golden.py"}
    more = [ROOT / "tests" / beside[parts[0]]] if parts[0] in beside else []
    return [str(file.relative_to(ROOT)) for file in (*ranked, *more)]


def is_noticed(mutant: Mutant) -> bool:
    module = ".".join(["pelipoyta", *Path(mutant.file).with_suffix("").parts]).removesuffix(".__init__")
    with TemporaryDirectory() as folder:
        change = Path(folder) / "mutant.json"
        told = {"name": module, "path": str(SOURCE / mutant.file), "text": mutant.text}
        change.write_text(json.dumps(told), encoding="utf-8")
        found = {"PELIPOYTA_MUTANT": str(change), "PYTHONPATH": str(ROOT / "scripts"), "PYTHONDONTWRITEBYTECODE": "1"}
        how = ["-x", "-q", "-p", "mutant_plugin", "-p", "no:cacheprovider", "-p", "no:xdist", "--timeout", "120"]
        how += ["--timeout-method", "thread"]  # ends the run whatever it waits for
        command = [sys.executable, "-m", "pytest", *how, *suite_of(mutant.file)]
        try:
            ran = subprocess.run(
                command, cwd=ROOT, env={**os.environ, **found}, capture_output=True, timeout=PATIENCE, check=False
            )
        except subprocess.TimeoutExpired:
            return True
    return ran.returncode != 0


def chosen(sample: int, seed: int, only: str) -> list[Mutant]:
    """Random sample of a number from each part; all where no number is given."""
    by_part: dict[str, list[Callable[[], Mutant]]] = {}
    for file in sources():
        name = file.relative_to(SOURCE).as_posix()
        part = "/".join(Path(name).parts[:-1][:2])
        part = part if part.startswith("games/") else part.split("/")[0]
        if only in name:
            by_part.setdefault(part, []).extend(unmade(file, name))
    if not sample:
        return [make() for found in by_part.values() for make in found]
    rng, each = Random(seed), -(-sample // len(by_part))
    picked = [make() for found in by_part.values() for make in rng.sample(found, min(each, len(found)))]
    return rng.sample(picked, len(picked))  # so that a run broken off has seen some of every part


def answered() -> dict[str, str]:
    """Survivors that are explained in mutants.toml, by file, old and new text, with the reason."""
    if not ANSWERED.exists():
        return {}
    return {
        f"{each['file']}: {each['old']} → {each['new']}": each["why"]
        for each in tomllib.loads(ANSWERED.read_text(encoding="utf-8"))["mutant"]
    }


def without_line(mutant: Mutant) -> str:
    return f"{mutant.file}: {mutant.old} → {mutant.new}"


def run(found: list[Mutant], jobs: int) -> dict[str, bool]:
    """True by mutant if it was noticed; results for the same text are cached."""
    kept: dict[str, bool] = json.loads(KEPT.read_text(encoding="utf-8")) if KEPT.exists() else {}
    KEPT.parent.mkdir(parents=True, exist_ok=True)
    left = [mutant for mutant in found if mutant.key not in kept]
    with ThreadPoolExecutor(jobs) as pool:
        running = {pool.submit(is_noticed, mutant): mutant for mutant in left}
        for done, future in enumerate(as_completed(running), 1):
            mutant, noticed = running[future], future.result()
            kept[mutant.key] = noticed
            KEPT.write_text(json.dumps(kept, ensure_ascii=False, indent=0), encoding="utf-8")
            print(f"{done}/{len(left)} {'noticed ' if noticed else 'SURVIVED'} {mutant.key}", flush=True)
    return {mutant.key: kept[mutant.key] for mutant in found}


def main() -> int:
    words = ArgumentParser(description=__doc__)
    words.add_argument("--sample", type=int, default=0, help="how many mutants (0: all)")
    words.add_argument("--seed", type=int, default=1)
    words.add_argument("--only", default="", help="a part of a file's name")
    words.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    told = words.parse_args()
    found = chosen(told.sample, told.seed, told.only)
    results, reasons = run(found, told.jobs), answered()
    survivors = [mutant for mutant in found if not results[mutant.key]]
    open_ones = [mutant for mutant in survivors if without_line(mutant) not in reasons]
    for mutant in open_ones:
        print(f"SURVIVED {mutant.key}")
    count = Counter(
        "noticed" if results[m.key] else "answered" if without_line(m) in reasons else "open" for m in found
    )
    told_of = ", ".join(f"{count[what]} {what}" for what in ("noticed", "answered", "open"))
    print(f"{len(found)} mutants: {told_of}; {1 - count['open'] / max(len(found), 1):.1%}")
    return 1 if open_ones else 0


if __name__ == "__main__":
    sys.exit(main())
