"""What README, CONTRIBUTING and the pages of docs name is there: links, files, make's targets, commands."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from typer.main import get_command

from pelipoyta.cli.commands import app

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "CHANGELOG.md", *sorted((ROOT / "docs").rglob("*.md"))]
PLACES = ("src/", "tests/", "client/", "scripts/", "training/", "docs/", "examples/", "benchmarks/", ".ci/")
PLANNED = re.compile(r"^## Rooms to come\n.*?(?=^## )", re.MULTILINE | re.DOTALL)
COMMANDS: set[str] = set(get_command(app).commands)  # type: ignore[attr-defined]
TARGETS = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))


def links(page: Path, text: str) -> Iterator[str]:
    for target in re.findall(r"\]\(([^)#\s]+)", text):
        if ":" not in target and not (page.parent / target).exists():
            yield f"links to {target}"


def paths(text: str) -> Iterator[str]:
    """Whatever stands in code marks and begins as our folders do; `<game>` stands for any game."""
    for path in re.findall(r"`([^`\s]+)`", text):
        if path.startswith(PLACES) and not any(ROOT.glob(re.sub(r"<\w+>", "*", path).rstrip("/"))):
            yield f"names {path}"


def words(text: str) -> Iterator[str]:
    """Commands, where they stand in code marks or at the start of a line of code."""
    for command in re.findall(r"(?:^|`)(?:\.venv/bin/)?pelipoyta ([a-z]+)\b", text, re.MULTILINE):
        if command not in COMMANDS:
            yield f"names the command {command}"
    for target in re.findall(r"(?:^|`)make ([a-z][a-z-]*)", text, re.MULTILINE):
        if target not in TARGETS:
            yield f"names make {target}"


def faults(page: Path, text: str) -> list[str]:
    text = PLANNED.sub("", text)
    return [*links(page, text), *paths(text), *words(text)]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_what_a_page_names_is_there(page: Path) -> None:
    assert faults(page, page.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        (
            "[here](docs/architecture.md#a), [there](https://example.org/x), `src/pelipoyta/games/<game>/RULES.md`",
            [],
        ),
        ("`make test`, `pelipoyta sim rolechess`\n", []),
        ("[here](docs/attic.md)", ["links to docs/attic.md"]),
        ("`tests/test_attic.py`", ["names tests/test_attic.py"]),
        ("```sh\nmake haste\npelipoyta dance\n```", ["names the command dance", "names make haste"]),
        ("## Rooms to come\n`src/attic/`\n## Else\n`src/cellar/`", ["names src/cellar/"]),
    ],
)
def test_what_is_not_there_is_found(text: str, fault: list[str]) -> None:
    assert faults(ROOT / "README.md", text) == fault
