"""The benchmarks run, and measure what they say: every way does its work in every round."""

import json
import subprocess
import sys
from pathlib import Path

from pelipoyta.bots.levels import LEVELS
from pelipoyta.bots.registry import names

RUN = Path(__file__).parents[2] / "benchmarks/speed/run.py"


def test_every_way_of_every_contest_is_measured() -> None:
    args = [sys.executable, str(RUN), "--rounds", "1", "--seconds", "0.01", "--nodes", "2", "--json", "rolechess"]
    lines = subprocess.run(args, capture_output=True, text=True, check=True).stdout.splitlines()
    contests = {contest["unit"]: contest["ways"] for contest in map(json.loads, lines)}
    assert set(contests) == {"steps", "copies", "views as JSON", "moves"}
    assert set(contests["steps"]) == {*(f"{name} plays" for name in names("rolechess") if name not in LEVELS), "laws"}
    for ways in contests.values():
        first, *others = ways.values()
        assert first["ratio"] == 1
        assert all(way["per_second"] > 0 and way["ratio"] > 0 for way in others)
