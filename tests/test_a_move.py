"""docs/a-move.md names files and functions that are there."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
ROW = re.compile(r"^\| `([^`]+)` \| ([^|]+) \|", re.MULTILINE)


def named(document: str) -> Iterator[tuple[str, str]]:
    """Each file of the tables with each function of its row."""
    for file, functions in ROW.findall(document):
        yield from ((file, name) for name in re.findall(r"`([^`]+)`", functions))


def defines(text: str, name: str) -> bool:
    """Whether a source defines it: a function or class of Python, or a function, method or constant of TypeScript."""
    word = re.escape(name)
    python = rf"^\s*(async )?(def|class) {word}\b"
    script = rf"^\s*(export )?(async )?(function|const|readonly) {word}\b|^\s*(async )?{word}( = |\(.*\{{$)"
    return re.search(f"{python}|{script}", text, re.MULTILINE) is not None


def faults(root: Path, document: str) -> list[str]:
    found = []
    for file, name in named(document):
        if not (root / file).is_file():
            found.append(f"{file} is not there")
        elif not defines((root / file).read_text(encoding="utf-8"), name):
            found.append(f"{file} has no {name}")
    return found


def test_the_map_of_a_move_is_true() -> None:
    document = (ROOT / "docs" / "a-move.md").read_text(encoding="utf-8")
    assert len(list(named(document))) > 50
    assert faults(ROOT, document) == []


SOURCES = {
    "a.py": "class Table:\n    async def do(self) -> None:\n        return told()\n",
    "b.ts": "class Live {\n  do = (): void => {}\n  #sent(at: number): void {\n    push(at)\n  }\n}\nconst touch = 1\n",
}


@pytest.mark.parametrize(
    ("row", "fault"),
    [
        ("| `a.py` | `Table` `do` | x |", []),
        ("| `b.ts` | `do` `#sent` `touch` | x |", []),
        ("| `a.py` | `told` | what is only called is not there |", ["a.py has no told"]),
        ("| `b.ts` | `push` `sent` | x |", ["b.ts has no push", "b.ts has no sent"]),
        ("| `c.py` | `do` | x |", ["c.py is not there"]),
    ],
)
def test_what_is_not_there_is_found(tmp_path: Path, row: str, fault: list[str]) -> None:
    for name, text in SOURCES.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    assert faults(tmp_path, row) == fault
