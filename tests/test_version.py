"""The version is written in one place, and everything else agrees with it."""

import json
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from pelipoyta import __version__
from pelipoyta.server.app import create_app
from pelipoyta.server.settings import Settings

ROOT = Path(__file__).parents[1]


def test_the_package_takes_its_version_from_the_sources() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert "version" in project["project"]["dynamic"] and "version" not in project["project"]
    assert re.fullmatch(r"\d+\.\d+\.\d+", __version__)


@pytest.mark.parametrize("name", ["package.json", "package-lock.json"])
def test_the_client_has_no_version_of_its_own(name: str) -> None:
    told = json.loads((ROOT / "client" / name).read_text(encoding="utf-8"))
    assert "version" not in told
    assert "version" not in told.get("packages", {}).get("", {})


def test_the_changelog_begins_with_what_is_to_come_and_then_this_version() -> None:
    heads = re.findall(r"^## (.*)$", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert heads[0] == "[Unreleased]"
    assert re.fullmatch(rf"\[{re.escape(__version__)}\] - \d{{4}}-\d\d-\d\d", heads[1])


def test_the_citation_names_this_version_and_its_day() -> None:
    cited = (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    day = re.search(rf"## \[{re.escape(__version__)}\] - (\S+)", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"))
    assert day and f"version: {__version__}\n" in cited and f"date-released: {day[1]}\n" in cited


def test_the_api_tells_it(tmp_path: Path) -> None:
    app = create_app(Settings(database_url=f"sqlite:///{tmp_path}/games.sqlite3"))
    told = TestClient(app, base_url="http://localhost").get("/api/openapi.json").json()
    assert told["info"]["version"] == __version__


def test_the_module_runs_the_command_line() -> None:
    command = [sys.executable, "-m", "pelipoyta", "--version"]
    assert subprocess.run(command, capture_output=True, text=True, check=True).stdout == f"{__version__}\n"
