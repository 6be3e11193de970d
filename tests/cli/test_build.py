"""`pelipoyta build` compiles the rules, or says in one sentence what is missing."""

from collections.abc import Callable
from typing import Any

import pytest

from pelipoyta.compiled import builder
from pelipoyta.compiled.places import build_folder


@pytest.fixture
def building(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Stand in for mypyc and the C compiler, which take minutes; every builder.build() ends like this."""

    def end(built: bool = True, error: Exception | None = None) -> None:
        def build() -> bool:
            if error:
                raise error
            return built

        monkeypatch.setattr(builder, "build", build)

    return end


def test_it_says_what_was_compiled_and_where(run: Any, building: Callable[..., None]) -> None:
    building(built=True)
    ran = run("build")
    assert ran.code == 0 and f"compiled into {build_folder()}" in ran.out
    building(built=False)
    ran = run("build")
    assert ran.code == 0 and "up to date" in ran.out


def test_missing_tools_are_named_with_the_way_to_get_them(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(builder, "find_spec", lambda name: None)
    for is_checkout, command in ((True, "make build"), (False, 'pip install "pelipoyta[build]"')):
        monkeypatch.setattr("pelipoyta.cli.authoring.build.is_checkout", lambda found=is_checkout: found)
        ran = run("build")
        assert ran.code == 2 and "mypyc, setuptools" in ran.err and ran.err.endswith(f"{command}\n")
        assert ran.err.count("\n") == 1


def test_a_missing_compiler_is_told(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    ran = run("build")
    assert ran.code == 2 and "C compiler" in ran.err and "Traceback" not in ran.err


@pytest.mark.parametrize(
    ("error", "code", "said"),
    [
        (builder.BuildFailed("cc: no Python.h"), 2, "cc: no Python.h"),
        (builder.BuildRunning(), 0, "Another build is running"),
        (PermissionError(13, "Permission denied"), 2, "Permission denied"),
    ],
)
def test_a_build_that_fails(run: Any, building: Callable[..., None], error: Exception, code: int, said: str) -> None:
    building(error=error)
    ran = run("build")
    assert ran.code == code and said in ran.out + ran.err and "Traceback" not in ran.err


def test_it_can_be_built_where_a_build_is_required(
    run: Any, building: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    """PELIPOYTA_COMPILED=1 refuses every other command until there is a build."""
    monkeypatch.setenv("PELIPOYTA_COMPILED", "1")
    monkeypatch.setattr("pelipoyta.compiled.finder.lookup_folders", lambda: ())
    building(built=True)
    assert run("build").code == 0
