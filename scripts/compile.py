"""Compile the hot modules of the rules with mypyc into build/compiled, stamped with what they were made from.

A module that defines Structs stays as it is: mypyc forgets what the tuples and unions in their annotations hold, and
messages would be decoded without being checked.
"""

import ast
import os
import shutil
import sys
from collections.abc import Iterator, Sequence
from contextlib import chdir, contextmanager, redirect_stdout
from fcntl import LOCK_EX, LOCK_NB, flock
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.metadata import version
from io import StringIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from pelipoyta.kernel.compiled import BUILD, ROOT, SOURCE, STAMP, plan, sources, stamp

WORK = ROOT / "build" / "mypyc"  # C code, objects and mypy's cache


def hot(source: Path = SOURCE) -> Iterator[Path]:
    """The modules worth compiling that can be; a compiled package would not find its uncompiled modules."""
    for file in sources(source):
        left = file.relative_to(source).as_posix().startswith(plan().left) or file.name == "__init__.py"
        if not left and not _defines_structs(file):
            yield file


def _defines_structs(file: Path) -> bool:
    """A class with a base may be a Struct by way of that base; only plain classes are sure not to be."""
    return any(isinstance(node, ast.ClassDef) and node.bases for node in ast.parse(file.read_text("utf-8")).body)


def groups(files: Sequence[Path]) -> list[tuple[list[str], str | None]]:
    """A library for each game, with its minds: no game calls another, and several can be compiled at once."""
    by_game: dict[str, list[str]] = {}
    for file in files:
        parts = file.relative_to(SOURCE).parts
        by_game.setdefault(parts[1] if parts[0] == "games" else parts[2], []).append(_name(file))
    return [(names, f"pelipoyta_{game}") for game, names in by_game.items()]


def _name(file: Path) -> str:
    return str(file.relative_to(SOURCE.parent))


def translate(files: Sequence[Path], work: Path) -> list[Any]:
    """Write them as C; leaves with a message where mypyc cannot."""
    from mypyc.build import mypycify

    options = ["--config-file=", f"--cache-dir={work / 'cache'}", "--explicit-package-bases", "--namespace-packages"]
    names = [_name(file) for file in files]
    said = StringIO()  # on a good day only that it makes lists of generators
    try:
        with chdir(SOURCE.parent), redirect_stdout(said):
            return mypycify(
                [*options, *names], opt_level="2", debug_level="0", target_dir=str(work), separate=groups(files)
            )
    except BaseException:
        print(said.getvalue(), file=sys.stderr)
        raise


def build() -> None:
    """What is there is no longer used from now on; of it stays what would come out the same."""
    _clear()
    made, files = stamp(), list(hot())
    modules = translate(files, WORK)
    where = ["--build-lib", str(BUILD), "--build-temp", str(WORK)]
    setup = import_module("setuptools").setup  # so imported, it may be a version without types
    at_once = ["--parallel", str(os.cpu_count() or 1)]
    setup(name="pelipoyta", packages=[], ext_modules=modules, script_args=["--quiet", "build_ext", *at_once, *where])
    _sweep([module.name for module in modules])
    (BUILD / STAMP).write_text(made)
    print(f"{len(files)} modules compiled into {BUILD.relative_to(ROOT)}")


def _clear() -> None:
    """Another mypyc or Python begins anew; the same one compiles only what its C code has changed of."""
    maker, made_by = f"{sys.implementation.cache_tag} mypy {version('mypy')}", BUILD / "maker"
    (BUILD / STAMP).unlink(missing_ok=True)
    if not made_by.exists() or made_by.read_text() != maker:
        shutil.rmtree(BUILD, ignore_errors=True)
        shutil.rmtree(WORK, ignore_errors=True)
    BUILD.mkdir(parents=True, exist_ok=True)
    made_by.write_text(maker)


def _sweep(names: Sequence[str]) -> None:
    """What is no longer compiled would be found all the same."""
    suffix = EXTENSION_SUFFIXES[0]
    wanted = {BUILD / (name.replace(".", "/") + suffix) for name in names}
    for file in BUILD.rglob(f"*{suffix}"):
        if file not in wanted:
            file.unlink()


def main() -> None:
    """With --check, in seconds: could it be compiled? Otherwise build, unless what is there is of these sources."""
    if sys.argv[1:] == ["--check"]:
        with TemporaryDirectory() as work:
            translate(list(hot()), Path(work))
        return
    with alone() as is_alone:
        if is_alone and not ((BUILD / STAMP).exists() and (BUILD / STAMP).read_text() == stamp()):
            build()


@contextmanager
def alone() -> Iterator[bool]:
    """Whether nobody else is building; two at once would spoil each other's work."""
    BUILD.parent.mkdir(exist_ok=True)
    with (BUILD.parent / "lock").open("w") as file:
        try:
            flock(file, LOCK_EX | LOCK_NB)
        except OSError:
            print("another build is going on")
            yield False
        else:
            yield True


if __name__ == "__main__":
    main()
