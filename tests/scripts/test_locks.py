"""The locks pin everything with hashes, agree with one another and name no registry."""

import json
import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
LOCKS = ("requirements.lock", "requirements-dev.lock", "requirements-research.lock")
CLUSTER = "requirements-cluster.lock"  # the extras of a server: cluster, traces
PIN = re.compile(r"^([\w.-]+)==(\S+)(?: ; .*?)? \\$")
HASH = re.compile(r"^    --hash=sha256:[0-9a-f]{64}(?: \\)?$")


def pins(lock: str) -> set[tuple[str, str]]:
    lines = (ROOT / lock).read_text().splitlines()
    return {(found[1], found[2]) for line in lines if (found := PIN.match(line))}


@pytest.mark.parametrize("lock", [*LOCKS, CLUSTER])
def test_a_lock_holds_pins_and_hashes_alone(lock: str) -> None:
    lines = (ROOT / lock).read_text().splitlines()
    assert [line for line in lines if not PIN.match(line) and not HASH.match(line)] == []
    followed = zip(lines, [*lines[1:], ""], strict=True)
    assert [line for line, after in followed if PIN.match(line) and not HASH.match(after)] == []


def test_what_runs_is_a_part_of_what_is_worked_with() -> None:
    runs, works, studies = (pins(lock) for lock in LOCKS)
    assert runs and runs < works < studies


def test_every_named_dependency_is_pinned() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    named = {re.split(r"[\[<>=]", text)[0].replace(".", "-") for text in project["project"]["dependencies"]}
    assert named <= {name for name, _ in pins("requirements.lock")}
    tools = {re.split(r"[\[<>=]", text)[0] for text in project["dependency-groups"]["dev"] if isinstance(text, str)}
    assert tools <= {name for name, _ in pins("requirements-dev.lock")}
    extras = [text for extra in project["project"]["optional-dependencies"].values() for text in extra]
    pinned = {name for lock in ("requirements-research.lock", CLUSTER) for name, _ in pins(lock)}
    assert {re.split(r"[\[<>=]", text)[0] for text in extras} <= pinned


def test_the_client_lock_names_no_registry() -> None:
    lock = json.loads((ROOT / "client/package-lock.json").read_text())
    packages = {name: package for name, package in lock["packages"].items() if name}
    assert packages
    assert [name for name, package in packages.items() if "resolved" in package] == []
    assert [name for name, package in packages.items() if "integrity" not in package] == []
