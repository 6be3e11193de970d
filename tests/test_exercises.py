"""The solutions of docs/first-change.md apply to today's code and do what the exercises ask."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

ROOT = Path(__file__).parents[1]
EXERCISES = ROOT / "docs" / "exercises"
LANGUAGES = ("fi", "sv", "en")
# What the tests of the copy import.
HELPERS = ("conftest.py", "failures.py", "forks.py", "idle_time.py", "table/conftest.py", "table/memory_store.py")
pytestmark = pytest.mark.long


def apply_patch(folder: Path, name: str) -> None:
    """Copy the files that the patch changes into `folder`, and apply it there."""
    patch = EXERCISES / name
    for line in patch.read_text(encoding="utf-8").splitlines():
        file = line.removeprefix("--- a/")
        if file != line and not (folder / file).exists():
            (folder / file).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / file, folder / file)
    subprocess.run(
        ["git", "apply", str(patch)], cwd=folder, check=True, env={**os.environ, "GIT_CEILING_DIRECTORIES": "/"}
    )


def run_test(folder: Path, test: str) -> subprocess.CompletedProcess[str]:
    """Run one test file of the copy, with the examples of the copy before those of the checkout."""
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-q",
        "-p",
        "no:cacheprovider",
        "-p",
        "anyio",
        "--import-mode=importlib",
        test,
    ]
    folders = (folder, folder / "src", folder / "examples", ROOT / "examples", ROOT / "src")
    places = os.pathsep.join(map(str, folders))
    environment = {**os.environ, "PYTHONPATH": places, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    (folder / "pytest.ini").write_text("[pytest]\n", encoding="utf-8")
    return subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True)


def link_sources(folder: Path, *changed: str) -> None:
    """Lay out src/pelipoyta in `folder`: copies of the changed packages, links to all others."""
    source, target = ROOT / "src/pelipoyta", folder / "src/pelipoyta"
    target.mkdir(parents=True)
    for part in source.iterdir():
        if part.name in changed:
            shutil.copytree(part, target / part.name, ignore=shutil.ignore_patterns("__pycache__"))
        elif part.name != "__pycache__":
            (target / part.name).symlink_to(part)
    for file in HELPERS:
        (folder / "tests" / file).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / "tests" / file, folder / "tests" / file)


def copy_project(folder: Path) -> None:
    """Lay out in `folder` what exercise 3 changes or runs: table, locales and client as copies, the rest as links."""
    link_sources(folder, "table", "locales")
    shutil.copytree(ROOT / "scripts", folder / "scripts", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(ROOT / "client", folder / "client", ignore=shutil.ignore_patterns("node_modules"))
    (folder / "client/node_modules").symlink_to(ROOT / "client/node_modules")


def run_types(folder: Path) -> subprocess.CompletedProcess[str]:
    """Compare the client's types in the copy with those that the copy's Structs give."""
    command = [sys.executable, str(folder / "scripts/write_types.py"), "--check"]
    environment = {**os.environ, "PYTHONPATH": str(folder / "src")}
    return subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True)


def run_client_test(folder: Path, test: str) -> subprocess.CompletedProcess[str]:
    command = [str(ROOT / "client/node_modules/.bin/vitest"), "run", test]
    environment = {**os.environ, "NO_COLOR": "1"}
    return subprocess.run(command, cwd=folder / "client", env=environment, capture_output=True, text=True)


def message(folder: Path, language: str, key: str) -> str:
    bundle = FluentBundle([language])
    text = (folder / "src/pelipoyta/locales" / language / "cli.ftl").read_text(encoding="utf-8")
    bundle.add_resource(FluentResource(text))
    found = bundle.get_message(key)
    assert found is not None and found.value is not None
    return str(bundle.format_pattern(found.value)[0])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sentence_is_changed_in_every_language(tmp_path: Path, language: str) -> None:
    apply_patch(tmp_path, "1-sentence.patch")
    before, after = message(ROOT, language, "cli-play-undone"), message(tmp_path, language, "cli-play-undone")
    assert after.startswith(before.rstrip(".")) and len(after) > len(before)


def test_the_rule_test_passes_and_finds_the_planted_fault(tmp_path: Path) -> None:
    apply_patch(tmp_path, "2-rule-test.patch")
    test = "tests/examples/test_arvaus_ties.py"
    assert run_test(tmp_path, test).returncode == 0
    apply_patch(tmp_path, "2-planted-fault.patch")
    failed = run_test(tmp_path, test)
    assert failed.returncode == 1 and "2 failed, 1 passed" in failed.stdout


def test_the_button_is_answered_and_unknown_without_the_solution(tmp_path: Path) -> None:
    copy_project(tmp_path)
    apply_patch(tmp_path, "3-button.patch")
    test = "tests/table/decide/test_applaud.py"
    assert "1 passed" in run_test(tmp_path, test).stdout
    for file in ("commands.py", "decide/decide.py"):
        shutil.copy(ROOT / "src/pelipoyta/table" / file, tmp_path / "src/pelipoyta/table" / file)
    assert "1 failed" in run_test(tmp_path, test).stdout


def test_the_button_reaches_the_browser(tmp_path: Path) -> None:
    """Its types are generated, its label is there in three languages, and a click sends it."""
    copy_project(tmp_path)
    apply_patch(tmp_path, "3-button.patch")
    types = run_types(tmp_path)
    assert types.returncode == 0, types.stdout + types.stderr
    test = "src/table/chat/ApplaudButton.test.ts"
    ran = run_client_test(tmp_path, test)
    assert "4 passed" in ran.stdout, ran.stdout + ran.stderr
    shutil.copy(ROOT / "client/src/table/chat/ChatForm.svelte", tmp_path / "client/src/table/chat/ChatForm.svelte")
    assert "3 failed" in run_client_test(tmp_path, test).stdout


def test_stale_types_are_found(tmp_path: Path) -> None:
    copy_project(tmp_path)
    apply_patch(tmp_path, "3-button.patch")
    shutil.copy(ROOT / "client/src/api/messages.ts", tmp_path / "client/src/api/messages.ts")
    assert run_types(tmp_path).returncode == 1


def test_a_patch_that_does_not_fit_is_found(tmp_path: Path) -> None:
    (tmp_path / "examples").mkdir()
    (tmp_path / "examples/arvaus.py").write_text("another game\n", encoding="utf-8")
    with pytest.raises(subprocess.CalledProcessError):
        apply_patch(tmp_path, "2-planted-fault.patch")
