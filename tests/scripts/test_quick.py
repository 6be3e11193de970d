"""`make quick` finds the tests that are nearest to a change."""

from pathlib import Path

import pytest

import quick

FILES = {
    "src/pelipoyta/kernel/deck.py": "",
    "src/pelipoyta/table/live.py": "from pelipoyta.kernel.deck import Deck",
    "src/pelipoyta/server/app.py": "def f():\n    from pelipoyta.table import live",
    "tests/kernel/test_deck.py": "from pelipoyta.kernel import deck",
    "tests/table/test_live.py": "import pelipoyta.table.live",
    "tests/server/test_app.py": "from pelipoyta.server.app import f",
    "tests/e2e/test_page.py": "from pelipoyta.kernel import deck",
    "tests/table/helper.py": "from pelipoyta.kernel import deck",
}


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    for name, text in FILES.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return tmp_path


@pytest.mark.parametrize(
    ("changed", "rings"),
    [
        ("pelipoyta.kernel.deck", [["tests.kernel.test_deck"], ["tests.table.test_live"], ["tests.server.test_app"]]),
        ("pelipoyta.table.live", [["tests.table.test_live"], ["tests.server.test_app"]]),
        ("tests.server.test_app", [["tests.server.test_app"]]),
        ("pelipoyta.nowhere", []),
    ],
)
def test_tests_come_by_their_distance(checkout: Path, changed: str, rings: list[list[str]]) -> None:
    """Late imports count, helpers and browser tests are not run."""
    assert quick.by_distance(quick.importers(checkout), [changed]) == rings


def test_a_module_is_named_as_it_is_imported() -> None:
    names = {"src/pelipoyta/kernel/__init__.py": "pelipoyta.kernel", "scripts/quick.py": "quick"}
    assert {path: quick.module_of(Path(path)) for path in names} == names


def test_what_there_is_no_time_for_is_listed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(quick, "_pytest", lambda files, deadline: None)
    assert quick.run_tests([["tests.a.test_x"]], deadline=float("inf"))
    assert "not run, 1 files farther away: tests.a.test_x" in capsys.readouterr().out


def test_a_failure_ends_the_run(monkeypatch: pytest.MonkeyPatch) -> None:
    ran = []

    def fails(files: list[str], deadline: float) -> int:
        ran.append(files)
        return 1

    monkeypatch.setattr(quick, "_pytest", fails)
    assert not quick.run_tests([["tests.a.test_x"], ["tests.b.test_y"]], deadline=float("inf"))
    assert ran == [["tests/a/test_x.py"]]


def test_changed_texts_have_tests_too() -> None:
    """A changed sentence is no Python, yet every language must have it."""
    changed = ["src/pelipoyta/locales/en/cli.ftl", "src/pelipoyta/locales/fi/cli.ftl", "docs/decisions/000-contract.md"]
    wanted = ["tests/locales", "tests/test_docs.py", "tests/test_locales.py", "tests/test_tree.py"]
    assert quick.tests_of_texts(changed) == wanted
    assert quick.tests_of_texts(["src/pelipoyta/games/rolechess/RULES.md"]) == ["tests/test_rules_cited.py"]
    assert quick.tests_of_texts(["src/pelipoyta/kernel/deck.py", "client/src/main.ts"]) == []


def test_the_tests_of_texts_exist() -> None:
    named = {test for tests in quick.TEXT_TESTS.values() for test in tests}
    assert {test for test in named if not (quick.ROOT / test).exists()} == set()


@pytest.mark.parametrize(("code", "passed"), [(0, True), (None, True), (1, False)])
def test_a_failure_of_a_text_is_told(monkeypatch: pytest.MonkeyPatch, code: int | None, passed: bool) -> None:
    monkeypatch.setattr(quick, "_pytest", lambda files, deadline: code)
    assert quick.check_texts(["README.md"], deadline=float("inf")) is passed
