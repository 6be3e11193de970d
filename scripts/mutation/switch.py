"""Loader hook that puts mutants into the package, all of them switched off or one of them on.

PELIPOYTA_MUTANT names a JSON file: the modules with their mutants, the number of the active one (none: all are off),
and the file to which every process appends which test has reached which mutant. Child processes of a test load this
module through `sitecustomize`.
"""

import ast
import builtins
import json
import os
from collections.abc import Mapping
from contextlib import suppress
from importlib.machinery import SourceFileLoader
from pathlib import Path
from time import monotonic
from types import CodeType
from typing import Any

from mutation.mutants import SWITCH, switched

VARIABLE = "PELIPOYTA_MUTANT"
OFTEN = 0.02  # seconds


class Switch:
    """Answers whether a mutant is active, and notes the first time that each test reaches it."""

    def __init__(self, active: int | None, notes: str) -> None:
        self.active, self.notes = active, notes
        self.running = f"{notes}-{os.environ.get('PYTEST_XDIST_WORKER', 'main')}"  # a file with the name of the test
        self.seen: set[int] = set()
        self.test = os.environ.get("PYTEST_CURRENT_TEST", "").rpartition(" ")[0]
        self.phase = "child"
        self.looked = 0.0

    def __call__(self, number: int) -> bool:
        if self.notes:
            self._note(number)
        return number == self.active

    def _note(self, number: int) -> None:
        if self.phase == "child":
            self._catch_up()
        if number not in self.seen:
            self.seen.add(number)
            with suppress(OSError):  # a test may leave its server without room on the disk
                append(self.notes, [number, self.test, self.phase])

    def _catch_up(self) -> None:
        """Look now and then which test runs: a child process may serve several."""
        if monotonic() > self.looked + OFTEN:
            self.looked = monotonic()
            with suppress(OSError):
                test = Path(self.running).read_text(encoding="utf-8")
                self.enter(test, "child") if test != self.test else None

    def enter(self, test: str, phase: str) -> None:
        self.test, self.phase = test, phase
        self.seen.clear()

    def begin(self, test: str) -> None:
        """Enter a test, and let child processes know of it."""
        self.enter(test, "call")
        if self.notes:
            Path(self.running).write_text(test, encoding="utf-8")


def switch_sources(modules: Mapping[str, Any]) -> None:
    """Let every module that is loaded from one of these files have its switches; no bytecode cache is read for it.

    By file and not by name: Alembic loads its migrations by their files.
    """
    by_file = {module["path"]: module["numbers"] for module in modules.values()}
    as_written = SourceFileLoader.get_code

    def get_code(loader: SourceFileLoader, fullname: str) -> CodeType | None:
        if (numbers := by_file.get(str(Path(loader.path).absolute()))) is None:
            return as_written(loader, fullname)
        tree = ast.parse(Path(loader.path).read_text(encoding="utf-8"))
        return compile(switched(tree, {int(index): number for index, number in numbers.items()}), loader.path, "exec")

    SourceFileLoader.get_code = get_code  # type: ignore[method-assign, assignment]


def append(path: str, line: list[Any]) -> None:
    """Append a line of JSON in one write, so that lines of several processes do not mix."""
    file = os.open(path, os.O_WRONLY | os.O_APPEND | os.O_CREAT)
    os.write(file, (json.dumps(line) + "\n").encode())
    os.close(file)


def install() -> Switch | None:
    if VARIABLE not in os.environ:
        return None
    plan = json.loads(Path(os.environ[VARIABLE]).read_text(encoding="utf-8"))
    switch = Switch(plan["active"], plan["notes"])
    setattr(builtins, SWITCH, switch)  # a module that is run by its name (python -m) has globals of its own
    switch_sources(plan["modules"])
    return switch


SWITCHED = install()
