"""README, CONTRIBUTING and the pages of docs name what exists: links, files, names of the code, commands, snippets."""

import builtins
import re
import subprocess
from collections.abc import Iterator
from functools import cache
from pathlib import Path, PurePosixPath

import pytest
from tests.project_names import project_names
from typer.main import get_command

from pelipoyta.cli.commands import app

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "CHANGELOG.md", *sorted((ROOT / "docs").rglob("*.md"))]
LAB = ROOT / "docs" / "lab"  # notes of their day: names may have changed since
PLACES = ("src/", "tests/", "client/", "scripts/", "training/", "docs/", "examples/", "benchmarks/", ".ci/")
SOURCES = (".py", ".ts", ".svelte", ".toml", ".md", ".ftl", ".cff", ".lock", ".yml")
COMMANDS: set[str] = set(get_command(app).commands)  # type: ignore[attr-defined]
TARGETS = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
WIDTH = 120
BLOCK = re.compile(r"^```(\w*)\n(.*?)^```", re.MULTILINE | re.DOTALL)
MARK = re.compile(r"(?<!`)`([^`\n]+)`(?!`)")
NAME = re.compile(r"([A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*)(\(.*\))?")
FINDINGS = [*sorted(LAB.glob("findings*.md")), LAB / "second-hand.md"]
FOLDER = re.compile(r"[a-z_]+(/[a-z_]+)+")
# Names of others (HTTP headers, Starlette), metadata of data sets, and files that exercises add or that must not exist.
OUTSIDE = {"Host", "Origin", "Request", "Applaud", "pelipoyta.game", "utils.py", "tests/examples/test_arvaus_ties.py"}


@cache
def project_paths() -> str:
    """Every file and folder of the project, one a line, each after a slash."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout.splitlines()
    files = [file for file in listed if (ROOT / file).exists()]
    folders = {str(folder) for file in files for folder in PurePosixPath(file).parents}
    return "\n".join(f"/{path}" for path in (*files, *sorted(folders)))


def prose(text: str) -> str:
    return BLOCK.sub("", text)


def links(page: Path, text: str) -> Iterator[str]:
    """Links to missing pages, and to missing headings of pages; a page of the site links within docs only."""
    for target, _, heading in re.findall(r"\]\(([^)#\s]*)(#([^)\s]+))?\)", prose(text)):
        path = page.parent / target if target else page
        if ":" in target:
            continue
        if not path.exists():
            yield f"links to {target}"
        elif (
            heading
            and path.suffix == ".md"
            and heading not in headings(text if path == page else path.read_text("utf-8"))
        ):
            yield f"links to {target}#{heading}"


def headings(text: str) -> set[str]:
    found = re.findall(r"^#+ (.+)$", prose(text), re.MULTILINE)
    return {re.sub(r"[\s]+", "-", re.sub(r"[^\w\s-]", "", title).strip().lower()) for title in found}


def paths(text: str) -> Iterator[str]:
    """Files and folders in code marks, whole or from some folder on; `<game>` stands for any game."""
    for mark in MARK.findall(prose(text)):
        if re.fullmatch(r"[\w.<>*/-]+", mark) and (mark.startswith(PLACES) or mark.endswith(SOURCES)):
            wanted = re.sub(r"<\w+>|\\\*", "[^/\n]+", re.escape(mark.strip("/")))
            if mark not in OUTSIDE and not mark.startswith(".") and not re.search(f"/{wanted}$", project_paths(), re.M):
                yield f"names {mark}"


def names(text: str) -> Iterator[str]:
    """`Class`, `Class.member`, `module.name` and `function()` in code marks that the code does not define."""
    known = project_names()
    for mark in MARK.findall(prose(text)):
        match = NAME.fullmatch(mark)
        if not match or mark.endswith(SOURCES) or mark in OUTSIDE:
            continue
        name, is_call = match[1], bool(match[2])
        dotted = "." in name and not known.has_dotted(name)
        camel = re.match(r"[A-Z]+[a-z]", name) is not None
        single = "." not in name and (is_call or camel) and name not in known.all and not hasattr(builtins, name)
        if dotted or single:
            yield f"names {name}, which nothing defines"


def commands(text: str) -> Iterator[str]:
    """Commands in code marks or at the start of a line of code."""
    for command in re.findall(r"(?:^|`)(?:\.venv/bin/)?pelipoyta ([a-z]+)\b", text, re.MULTILINE):
        if command not in COMMANDS:
            yield f"names the command {command}"
    for target in re.findall(r"(?:^|`)make ([a-z][a-z-]*)", text, re.MULTILINE):
        if target not in TARGETS:
            yield f"names make {target}"


def snippets(text: str) -> Iterator[str]:
    """Python snippets that do not compile; one with a line `>>>` is run, and what it prints compared."""
    for language, code in BLOCK.findall(text):
        if language == "python":
            yield from run_doctest(code) if ">>>" in code else compile_errors(code)


def compile_errors(code: str) -> Iterator[str]:
    try:
        compile(code, "snippet", "exec")
    except SyntaxError as error:
        yield f"has Python that does not compile: {error.msg}"


def run_doctest(code: str) -> Iterator[str]:
    import doctest

    told: list[str] = []
    test = doctest.DocTestParser().get_doctest(code, {}, "snippet", None, 0)
    doctest.DocTestRunner(verbose=False).run(test, out=told.append)
    if told:
        yield "has Python that prints something else: " + "".join(told).rpartition("Got:")[2].strip()


def faults(page: Path, text: str) -> list[str]:
    named = [] if page.is_relative_to(LAB) or page.name == "CHANGELOG.md" else [*paths(text), *names(text)]
    return [*links(page, text), *named, *commands(text), *snippets(text)]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_a_page_names_what_exists(page: Path) -> None:
    assert faults(page, page.read_text(encoding="utf-8")) == []


def missing_tests(text: str) -> list[str]:
    """Tests, and folders of tests, that a table of findings names and the project does not have."""
    named = [mark for mark in MARK.findall(text) if mark.endswith((".py", ".test.ts")) or FOLDER.fullmatch(mark)]
    return [mark for mark in named if not re.search(rf"/{re.escape(mark)}(\.py)?$", project_paths(), re.M)]


def unanswered(text: str, heading: str, last: int) -> set[int]:
    """Numbers of findings that have no row in the tables under the heading."""
    part = text.split(f"\n## {heading}\n")[1].split("\n## ")[0] if heading else text
    rows = re.findall(r"^\| (\d[\d, *]*)", part, re.M)
    return {*range(1, last + 1)} - {int(number) for row in rows for number in re.findall(r"\d+", row)}


@pytest.mark.parametrize("page", FINDINGS, ids=lambda page: page.stem)
def test_findings_name_tests_that_exist(page: Path) -> None:
    assert missing_tests(page.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    ("page", "heading", "last"),
    [
        ("findings", "Contests and clocks", 23),
        ("findings", "Trust", 19),
        ("findings", "Tests that notice", 18),
        ("findings-lotr", "", 47),
    ],
)
def test_every_numbered_finding_has_a_row(page: str, heading: str, last: int) -> None:
    assert unanswered((LAB / f"{page}.md").read_text(encoding="utf-8"), heading, last) == set()


def test_a_finding_without_a_row_is_found() -> None:
    text = "\n## One\n| 1 a | b |\n| 2, 3* | c |\n| 5 | d |\n\n## Two\n| 4 | e |\n"
    assert unanswered(text, "One", 5) == {4}


def test_a_missing_test_of_a_finding_is_found() -> None:
    text = "| 1 | done | `tests/test_docs.py`, `nowhere/test_never.py`, `kernel/laws/twin` and `kernel/laws/never` |"
    assert missing_tests(text) == ["nowhere/test_never.py", "kernel/laws/never"]


@pytest.mark.parametrize(
    "page", [page for page in PAGES if page.is_relative_to(ROOT / "docs")], ids=lambda page: page.name
)
def test_a_page_of_the_site_is_in_its_navigation_and_links_within_it(page: Path) -> None:
    path = page.relative_to(ROOT / "docs")
    nav = (ROOT / "mkdocs.yml").read_text(encoding="utf-8")
    assert path.as_posix() in nav or path.match("decisions/[0-9]*.md")
    targets = re.findall(r"\]\(([^)#:\s]+)[)#]", prose(page.read_text(encoding="utf-8")))
    assert [target for target in targets if not (page.parent / target).resolve().is_relative_to(ROOT / "docs")] == []


def long_lines(text: str) -> list[str]:
    """Lines that do not fit an editor window; a row of a table cannot be broken."""
    return [line for line in text.splitlines() if len(line) > WIDTH and not line.startswith("|")]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_lines_are_not_long(page: Path) -> None:
    assert page.is_relative_to(LAB) or long_lines(page.read_text(encoding="utf-8")) == []


def test_a_long_line_is_found() -> None:
    line = "word " * 30
    assert long_lines(f"{line}\n| {line} |\nshort") == [line]


def test_readme_is_short() -> None:
    assert len((ROOT / "README.md").read_text(encoding="utf-8").splitlines()) <= 40


def test_records_of_decisions_have_numbers_of_their_own() -> None:
    numbers = [page.name[:3] for page in (ROOT / "docs" / "decisions").glob("[0-9]*.md")]
    assert len(set(numbers)) == len(numbers)


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("[here](docs/tree.md#the-tree), [there](https://example.org/x), `src/pelipoyta/games/<game>/RULES.md`", []),
        ("`make test`, `pelipoyta sim rolechess`\n", []),
        (
            "`TableHooks.talk`, `kernel.laws.check(GAME, seeds)`, `hooks.talk`, `Ask(seats, what)`, `table/replay.py`",
            [],
        ),
        ("[here](docs/attic.md)", ["links to docs/attic.md"]),
        ("[here](docs/tree.md#attic)", ["links to docs/tree.md#attic"]),
        ("`tests/test_attic.py`", ["names tests/test_attic.py"]),
        ("`table/attic.py`", ["names table/attic.py"]),
        ("`TableHooks.attic`", ["names TableHooks.attic, which nothing defines"]),
        ("`kernel.laws.attic()`", ["names kernel.laws.attic, which nothing defines"]),
        (
            "`AtticWindow`, `open_attic()`",
            ["names AtticWindow, which nothing defines", "names open_attic, which nothing defines"],
        ),
        ("```sh\nmake haste\npelipoyta dance\n```", ["names the command dance", "names make haste"]),
        ("```python\nif:\n```", ["has Python that does not compile: invalid syntax"]),
        ("```python\n>>> 1 + 1\n2\n\n```", []),
        ("```python\n>>> 1 + 1\n3\n\n```", ["has Python that prints something else: 2"]),
    ],
)
def test_a_planted_fault_is_found(text: str, fault: list[str]) -> None:
    assert faults(ROOT / "README.md", text) == fault
