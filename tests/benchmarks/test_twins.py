"""The benchmark of the twins plays both, and refuses to measure what is not compiled."""

import json
import os
import subprocess
import sys
from pathlib import Path

RUN = Path(__file__).parents[2] / "benchmarks/speed/twins.py"


def run(*args: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PELIPOYTA_COMPILED": "0"}
    return subprocess.run(
        [sys.executable, str(RUN), *args], capture_output=True, text=True, env=environment, check=False
    )


def test_rules_and_twins_take_turns() -> None:
    ran = run("--rounds", "1", "--seconds", "0.01", "--uncompiled", "--json")
    assert ran.returncode == 0, ran.stderr
    found = [json.loads(line) for line in ran.stdout.splitlines()]
    games = {(each["game"], each["seats"]) for each in found}
    assert games == {
        ("rolechess", 2), ("dnup", 2), ("dnup", 5), ("sequence", 2), ("sequence", 12), ("kasvoton", 2), ("kasvoton", 4),
    }  # fmt: skip
    assert all(not each["compiled"] and min(each["choices a second"].values()) > 0 for each in found)


def test_without_a_build_there_is_nothing_to_measure() -> None:
    ran = run("--rounds", "1")
    assert ran.returncode == 1 and "make build" in ran.stderr and ran.stdout == ""
