"""Runs the command line in this process, in English unless a test says otherwise."""

import io
from collections.abc import Callable
from typing import Any, NamedTuple

import arvaus
import pytest

from pelipoyta.cli import main


class Ran(NamedTuple):
    """What a command left behind."""

    code: int
    out: str
    err: str


Run = Callable[..., Ran]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    monkeypatch.setenv("COLUMNS", "120")

    def run(*args: Any, typed: str = "") -> Ran:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        with pytest.raises(SystemExit) as left:
            main([str(arg) for arg in args])
        return Ran(int(left.value.code or 0), *capsys.readouterr())

    return run


@pytest.fixture
def arvaus_file() -> str:
    return str(arvaus.__file__)
