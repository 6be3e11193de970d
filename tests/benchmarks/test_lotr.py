"""The benchmark of the rules compares what it says, and refuses to measure anything else."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from pelipoyta.compiled.places import SOURCE

RUN = Path(__file__).parents[2] / "benchmarks/speed/lotr.py"


def run(*args: str, compiled: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PELIPOYTA_COMPILED": compiled}
    return subprocess.run(
        [sys.executable, str(RUN), *args], capture_output=True, text=True, env=environment, check=False
    )


@pytest.mark.sweep
def test_two_versions_take_turns() -> None:
    ran = run("--rounds", "2", "--seconds", "0.05", "--json", "--against", str(SOURCE.parent), compiled="0")
    assert ran.returncode == 0, ran.stderr
    found = [json.loads(line) for line in ran.stdout.splitlines()]
    assert [each["bot"] for each in found] == ["uniform", "greedy"]
    for each in found:
        assert all(rate > 0 for rate in each["decisions a second"].values())
        assert all(rate > 0 for rate in each["games a second"].values())
        assert 0 < each["ratio"]["least"] <= each["ratio"]["median"] <= each["ratio"]["most"]


@pytest.mark.sweep
def test_pools_take_turns() -> None:
    ran = run("--rounds", "1", "--seconds", "0.05", "--json", "--pools", compiled="0")
    assert ran.returncode == 0, ran.stderr
    found = [json.loads(line)["games a second"] for line in ran.stdout.splitlines()]
    assert [[*each] for each in found] == [["towers", "open"]] * 2 + [["towers", "fellowship"]] * 2
    assert all(rate > 0 for each in found for rate in each.values())


def test_without_a_build_there_is_nothing_to_measure() -> None:
    ran = run("--rounds", "1", compiled="0")
    assert ran.returncode == 1 and "make build" in ran.stderr
    assert ran.stdout == ""
