"""Loader hook that puts mutants into the package, all switched off or one of them on, and probes into functions.

PELIPOYTA_MUTANT names a JSON file: the modules with their mutants and the number of their first function, how many
functions there are, the number of the active mutant (none: all are off), and the file to which child processes of a
test append which functions they call. Child processes load this module through `sitecustomize`.
"""

import builtins
import json
import os
from contextlib import suppress
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import CodeType
from typing import Any

from mutation.planting import NOTE, SWITCH, UNSEEN, planted_code

VARIABLE = "PELIPOYTA_MUTANT"
KEPT = "PELIPOYTA_MUTANT_CODE"


class Switch:
    """Answers whether a mutant is active; notes the functions that are called, and mutants asked for at import."""

    def __init__(self, active: int | None = None, notes: str = "", functions: int = 0) -> None:
        self.active, self.notes = active, notes
        self.reached = False  # the active one was asked for
        self.imports = False  # asked for before any test
        self.at_import: set[int] = set()
        self.called: list[int] = []
        self.unseen = bytearray(functions)
        self._all = bytes([1]) * functions

    def __call__(self, number: int) -> bool:
        if self.imports:
            self.at_import.add(number)
        if number != self.active:
            return False
        self.reached = True
        return True

    def note(self, function: int) -> None:
        """Of this process: kept until it is taken."""
        self.unseen[function] = 0
        self.called.append(function)

    def note_in_child(self, function: int) -> None:
        """Of a child process: appended in one write, so that lines of several processes do not mix."""
        self.unseen[function] = 0
        with suppress(OSError):  # a test may leave its server without room on the disk
            file = os.open(self.notes, os.O_WRONLY | os.O_APPEND | os.O_CREAT)
            os.write(file, f"{function}\n".encode())
            os.close(file)

    def watch(self, notes: str) -> None:
        """Begin to note calls; processes that are forked from this one note them in the file."""
        self.notes = notes
        setattr(builtins, NOTE, self.note)
        self.take()
        os.register_at_fork(after_in_child=self._renew)

    def become_child(self) -> None:
        self._renew()
        os.register_at_fork(after_in_child=self._renew)

    def _renew(self) -> None:
        setattr(builtins, NOTE, self.note_in_child)
        self.unseen[:] = self._all

    def take(self) -> list[int]:
        """Functions called since they were taken last; all count as not called."""
        taken, self.called = self.called, []
        self.unseen[:] = self._all
        return taken

    def install(self) -> None:
        setattr(builtins, SWITCH, self)  # a module that is run by its name (python -m) has globals of its own
        setattr(builtins, UNSEEN, self.unseen)
        setattr(builtins, NOTE, self.note)


def switch_sources(modules: dict[str, Any]) -> None:
    """Let every module that is loaded from one of these files be planted; Python's bytecode cache is not read for it.

    By file and not by name: Alembic loads its migrations by their files.
    """
    as_written, kept = SourceFileLoader.get_code, Path(os.environ[KEPT])

    def get_code(loader: SourceFileLoader, fullname: str) -> CodeType | None:
        path = str(Path(loader.path).absolute())
        if (module := modules.get(path)) is None:
            return as_written(loader, fullname)
        numbers = {int(index): number for index, number in module["numbers"].items()}
        return planted_code(path, numbers, module["first"], kept)

    SourceFileLoader.get_code = get_code  # type: ignore[method-assign, assignment]


def install() -> Switch | None:
    """What the environment asks for; in a child process of a test."""
    if VARIABLE not in os.environ:
        return None
    plan = json.loads(Path(os.environ[VARIABLE]).read_text(encoding="utf-8"))
    switch = Switch(plan["active"], plan["notes"], plan["functions"])
    switch.install()
    switch_sources(plan["modules"])
    if switch.notes:
        switch.become_child()
    return switch


SWITCHED = install()
