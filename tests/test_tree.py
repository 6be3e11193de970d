"""The folder tree in docs/tree.md is the real one; no file is longer than the limit, and no folder fuller."""

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
TREE = re.compile(r"^## The tree\n.*?```\n(.*?)```", re.MULTILINE | re.DOTALL)
SOURCES = ("src/pelipoyta", "client/src")
BOUNDED = (*SOURCES, "tests", "scripts", "training", "benchmarks", "examples", "client/plugins")
MADE = {"__pycache__", "static", "bundle"}  # folders that builds make
SUFFIXES = {".py", ".ts", ".svelte", ".css"}
LONGEST = 300
MOST_FILES = 12
PYTHON = ("src/pelipoyta", "benchmarks", "scripts", "training")
ONE_A_CHANGE = {"src/pelipoyta/storage/migrations/versions"}  # one module a migration, and none ever goes


def tree_paths(document: str) -> Iterator[str]:
    """Each path of the tree: one a line, two spaces a level, what it is after two or more spaces."""
    block = TREE.search(document)
    assert block, "docs/tree.md has no tree under “The tree”"
    above: list[str] = []
    for line in block[1].splitlines():
        depth = (len(line) - len(line.lstrip())) // 2
        name = re.split(r" {2,}", line.strip())[0]
        above[depth:] = [name]
        yield "".join(above)


def pattern(path: str) -> str:
    """A `<game>` stands for every game."""
    return re.sub(r"<\w+>", "*", path)


def folders(root: Path) -> Iterator[str]:
    """Each folder of the sources that holds a file, as the tree writes it."""
    for source in SOURCES:
        for path in sorted((root / source).rglob("*")):
            inside = path.relative_to(root)
            if path.is_file() and not MADE & set(inside.parts):
                yield inside.parent.as_posix() + "/"


def is_named(folder: str, patterns: set[str]) -> bool:
    """Named itself, or inside a folder that stands for many and so for all they hold."""
    exact = any(Path(folder).match(p) for p in patterns if p.endswith("/"))
    return exact or any("*" in p and Path(up).match(p) for p in patterns for up in Path(folder).parents)


def tree_faults(root: Path) -> list[str]:
    paths = list(tree_paths((root / "docs/tree.md").read_text(encoding="utf-8")))
    patterns = {pattern(path) for path in paths}
    gone = [f"{path} is not there" for path in paths if not any(root.glob(pattern(path)))]
    unnamed = [f"{folder} is not named" for folder in dict.fromkeys(folders(root)) if not is_named(folder, patterns)]
    return gone + unnamed


def long_files(root: Path) -> Iterator[str]:
    """Files over the bound, but for those a machine writes."""
    for source in BOUNDED:
        for path in sorted((root / source).rglob("*")):
            if path.suffix in SUFFIXES and not MADE & set(path.relative_to(root).parts):
                lines = path.read_text(encoding="utf-8").splitlines()
                if len(lines) > LONGEST and not lines[0].startswith("// Made by scripts/types"):
                    yield f"{path.relative_to(root)} has {len(lines)} lines"


def full_folders(root: Path) -> list[str]:
    """Folders of the client that hold too many files to be read at a glance."""
    counts = Counter(folder for folder in folders(root) if folder.startswith("client/"))
    return [f"{folder} has {count} files" for folder, count in counts.items() if count > MOST_FILES]


def full_packages(root: Path) -> list[str]:
    """Folders of Python that hold too many modules to be read at a glance; `__init__.py` is none."""
    modules = (path.relative_to(root) for source in PYTHON for path in sorted((root / source).rglob("*.py")))
    named = (path for path in modules if path.name != "__init__.py" and not MADE & set(path.parts))
    counts = Counter(path.parent.as_posix() for path in named)
    full = {folder: count for folder, count in counts.items() if count > MOST_FILES and folder not in ONE_A_CHANGE}
    return [f"{folder}/ has {count} modules" for folder, count in full.items()]


def test_the_tree_is_the_real_one() -> None:
    assert tree_faults(ROOT) == []


def test_no_file_outgrows_its_bounds() -> None:
    assert list(long_files(ROOT)) == []


def test_no_folder_of_the_client_outgrows_its_bounds() -> None:
    assert full_folders(ROOT) == []


def test_no_package_outgrows_its_bounds() -> None:
    assert full_packages(ROOT) == []


DOCUMENT = """# Where things are

## The tree
One path a line.
```
README.md            what this is
src/pelipoyta/
  kernel/            the contract
    game.py
  games/<game>/      rules
client/src/          the browser's half
```
"""
PATHS = ("README.md", "src/pelipoyta/a.py", "src/pelipoyta/kernel/game.py", "src/pelipoyta/games/zig/rules/a.py")


@pytest.fixture
def project(tmp_path: Path) -> Path:
    for path in (*PATHS, "client/src/main.ts"):
        put(tmp_path / path, "x\n")
    put(tmp_path / "src/pelipoyta/games/__pycache__/a.pyc", "x\n")
    put(tmp_path / "docs/tree.md", DOCUMENT.replace("  games/<game>/", "  games/\n    <game>/"))
    return tmp_path


def put(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def test_a_tree_in_order_has_no_fault(project: Path) -> None:
    assert tree_faults(project) == []
    assert list(long_files(project)) == []
    assert full_folders(project) == []
    assert full_packages(project) == []


def test_a_path_that_is_gone_is_found(project: Path) -> None:
    (project / "src/pelipoyta/kernel/game.py").unlink()
    (project / "README.md").unlink()
    assert tree_faults(project) == ["README.md is not there", "src/pelipoyta/kernel/game.py is not there"]


@pytest.mark.parametrize("folder", ["src/pelipoyta/attic/", "src/pelipoyta/kernel/cellar/", "client/src/table/"])
def test_a_folder_that_is_not_named_is_found(project: Path, folder: str) -> None:
    put(project / folder / "a.py", "x\n")
    assert tree_faults(project) == [f"{folder} is not named"]


def test_a_long_file_is_found(project: Path) -> None:
    put(project / "client/src/Long.svelte", "x\n" * 301)
    put(project / "client/src/types.ts", "// Made by scripts/types from here; do not edit.\n" * 301)
    put(project / "tests/table/test_long.py", "x\n" * 301)
    found = ["client/src/Long.svelte has 301 lines", "tests/table/test_long.py has 301 lines"]
    assert list(long_files(project)) == found


def test_a_full_folder_is_found(project: Path) -> None:
    for number in range(13):
        put(project / f"client/src/table/Part{number}.svelte", "x\n")
    assert full_folders(project) == ["client/src/table/ has 13 files"]


def test_a_full_package_is_found(project: Path) -> None:
    """A package of a dozen is none: its `__init__.py` does not count. A migration more is no fault either."""
    for number in range(12):
        put(project / f"src/pelipoyta/kernel/part{number}.py", "x\n")
        put(project / f"scripts/part{number}.py", "x\n")
        put(project / f"src/pelipoyta/storage/migrations/versions/m{number}.py", "x\n")
    put(project / "scripts/__init__.py", "x\n")
    put(project / "src/pelipoyta/storage/migrations/versions/more.py", "x\n")
    assert full_packages(project) == ["src/pelipoyta/kernel/ has 13 modules"]
