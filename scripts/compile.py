"""Compile the hot modules of the rules with mypyc into build/compiled, stamped with what they were made from.

A module that defines Structs stays as it is: mypyc forgets what the tuples and unions in their annotations hold, and
messages would be decoded without being checked.
"""

import ast
import os
import shutil
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

from pelipoyta.kernel.compiled import BUILD, PARTS, ROOT, SOURCE, STAMP, stamp

WORK = ROOT / "build" / "mypyc"  # C code, objects and mypy's cache
# Read once and never hot, or made to be introspected.
LEFT = ("kernel/", "games/lotr/cards/", "games/lotr/decks/", "games/lotr/words/", "games/lotr/events/")


def hot(source: Path = SOURCE) -> Iterator[Path]:
    """The modules worth compiling that can be; a compiled package would not find its uncompiled modules."""
    for part in PARTS:
        for file in sorted((source / part).rglob("*.py")):
            left = file.relative_to(source).as_posix().startswith(LEFT) or file.name == "__init__.py"
            if not left and not _defines_structs(file):
                yield file


def _defines_structs(file: Path) -> bool:
    """A class with a base may be a Struct by way of that base; only plain classes are sure not to be."""
    return any(isinstance(node, ast.ClassDef) and node.bases for node in ast.parse(file.read_text("utf-8")).body)


def build() -> None:
    from mypyc.build import mypycify

    shutil.rmtree(BUILD, ignore_errors=True)
    made = stamp()
    os.chdir(SOURCE.parent)
    options = ["--config-file=", f"--cache-dir={WORK / 'cache'}", "--explicit-package-bases", "--namespace-packages"]
    files = [str(file.relative_to(SOURCE.parent)) for file in hot()]
    modules = mypycify([*options, *files], opt_level="2", debug_level="0", target_dir=str(WORK))
    where = ["--build-lib", str(BUILD), "--build-temp", str(WORK)]
    setup = import_module("setuptools").setup  # so imported, it may be a version without types
    setup(name="pelipoyta", packages=[], ext_modules=modules, script_args=["--quiet", "build_ext", *where])
    (BUILD / STAMP).write_text(made)
    print(f"{len(files)} modules compiled into {BUILD.relative_to(ROOT)}")


if __name__ == "__main__":
    if (BUILD / STAMP).exists() and (BUILD / STAMP).read_text() == stamp():
        sys.exit(0)
    build()
