"""Compile the hot modules of the rules with mypyc; the build is stamped with the digest of its sources.

Modules that define Structs stay Python: mypyc drops the element types of tuples and unions in their annotations, and
messages would be decoded without being checked.
"""

import ast
import os
import shutil
import sys
from collections.abc import Iterator, Sequence
from contextlib import chdir, contextmanager, redirect_stdout
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from io import StringIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from pelipoyta.compiled.places import SOURCE, STAMP, build_folder, is_checkout
from pelipoyta.compiled.plan import plan, sources, stamp

TOOLS = ("mypyc", "setuptools")  # of the extra pelipoyta[build]
NATIVE = ("BaseState", "BaseBatch", "Generic")  # base classes in `kernel.fast`, which are compiled


class BuildFailed(Exception):
    """mypyc or the C compiler has failed; the text is their output."""


class BuildRunning(Exception):
    """Another process is building into the same folder."""


def missing_tools() -> list[str]:
    """Python packages that a build needs and that are not installed."""
    return [name for name in TOOLS if find_spec(name) is None]


def has_compiler() -> bool:
    """True if there is a C compiler. On Windows setuptools knows better where to look for it than the path does."""
    return sys.platform == "win32" or shutil.which(os.environ.get("CC", "cc")) is not None


def hot(source: Path = SOURCE) -> Iterator[Path]:
    """Modules to compile; package files stay, as a compiled package would not find its uncompiled modules."""
    for file in sources(source):
        name = file.relative_to(source).as_posix()
        left = name.startswith(plan().left) and not name.startswith(plan().shared)
        if not left and file.name != "__init__.py" and not _defines_structs(file):
            yield file


def _defines_structs(file: Path) -> bool:
    """True if a class may be a Struct: any class may inherit from one, but for those of the fast simulators."""
    classes = [node for node in ast.parse(file.read_text("utf-8")).body if isinstance(node, ast.ClassDef)]
    return any(not ast.unparse(base).startswith(NATIVE) for each in classes for base in each.bases)


def groups(files: Sequence[Path], source: Path = SOURCE) -> list[tuple[list[str], str | None]]:
    """Libraries to compile: the kernel, and each game with its bots, so that they are compiled in parallel."""
    by_game: dict[str, list[str]] = {}
    for file in files:
        parts = file.relative_to(source).parts
        place = {"kernel": 0, "games": 1, "bots": 2}[parts[0]]
        by_game.setdefault(parts[place], []).append(_name(file, source))
    return [(names, f"pelipoyta_{game}") for game, names in by_game.items()]


def _name(file: Path, source: Path) -> str:
    return str(file.relative_to(source.parent))


def translate(work: Path, source: Path = SOURCE) -> list[Any]:
    """Translate the hot modules to C and return the setuptools extensions. Raises BuildFailed."""
    from mypyc.build import mypycify

    options = ["--config-file=", f"--cache-dir={work / 'cache'}", "--explicit-package-bases", "--namespace-packages"]
    files = list(hot(source))
    names = [_name(file, source) for file in files]
    output = StringIO()  # on success it holds remarks on generators alone
    try:
        with chdir(source.parent), redirect_stdout(output):
            return mypycify(
                [*options, *names], opt_level="2", debug_level="0", target_dir=str(work), separate=groups(files, source)
            )
    except (Exception, SystemExit) as error:
        raise BuildFailed(f"{output.getvalue()}{error}") from error


def check() -> None:
    """Translate to C without compiling it, in seconds. Raises BuildFailed."""
    with TemporaryDirectory() as work:
        translate(Path(work))


def build(target: Path | None = None) -> bool:
    """Compile into the target folder, and return True, unless the build there is up to date.

    Raises BuildFailed, BuildRunning, OSError.
    """
    target = target or build_folder()
    with exclusive(target):
        made, stamp_file = stamp(), target / STAMP
        if stamp_file.exists() and stamp_file.read_text() == made:
            return False
        work = target.parent / f"{target.name}-work"  # C code, objects and mypy's cache
        clear(target, work)
        extensions = translate(work, _sources_for(work))
        _compile(extensions, target, work)
        drop_others(target, [extension.name for extension in extensions])
        stamp_file.write_text(made)
        if not is_checkout():
            shutil.rmtree(work)  # tens of megabytes that only the next build of changed sources would use
        return True


def _sources_for(work: Path) -> Path:
    """Sources to compile. Those of an installed package are copied: mypy would check all of site-packages with them."""
    if is_checkout():
        return SOURCE
    copy = work / "src" / SOURCE.name
    shutil.rmtree(copy, ignore_errors=True)
    for file in (*SOURCE.rglob("*.py"), SOURCE / "py.typed"):
        place = copy / file.relative_to(SOURCE)
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(file, place)
    return copy


def _compile(extensions: list[Any], target: Path, work: Path) -> None:
    """Run the C compiler, in the work folder: setuptools would read a pyproject.toml in the current one."""
    where = ["--build-lib", str(target), "--build-temp", str(work)]
    in_parallel = ["--parallel", str(os.cpu_count() or 1)]
    setup = import_module("setuptools").setup  # imported by name: some versions have no types
    try:
        with chdir(work):
            setup(
                name="pelipoyta",
                packages=[],
                ext_modules=extensions,
                script_args=["--quiet", "build_ext", *in_parallel, *where],
            )
    except SystemExit as error:
        raise BuildFailed(str(error)) from error


def clear(target: Path, work: Path) -> None:
    """Invalidate the build; with the same Python and mypyc its files stay, so that only changed C code is compiled."""
    from importlib.metadata import version

    maker, made_by = f"{sys.implementation.cache_tag} mypy {version('mypy')}", target / "maker"
    (target / STAMP).unlink(missing_ok=True)
    if not made_by.exists() or made_by.read_text() != maker:
        shutil.rmtree(target, ignore_errors=True)
        shutil.rmtree(work, ignore_errors=True)
    for folder in (target, work):
        folder.mkdir(parents=True, exist_ok=True)
    made_by.write_text(maker)


def drop_others(target: Path, names: Sequence[str]) -> None:
    """Delete compiled modules of earlier builds that are no longer compiled: the import hook would find them."""
    suffix = EXTENSION_SUFFIXES[0]
    wanted = {target / (name.replace(".", "/") + suffix) for name in names}
    for file in target.rglob(f"*{suffix}"):
        if file not in wanted:
            file.unlink()


@contextmanager
def exclusive(target: Path) -> Iterator[None]:
    """Lock the target folder while it is built. Raises BuildRunning."""
    target.parent.mkdir(parents=True, exist_ok=True)
    with (target.parent / f"{target.name}.lock").open("w") as file:
        if sys.platform != "win32":
            from fcntl import LOCK_EX, LOCK_NB, flock

            try:
                flock(file, LOCK_EX | LOCK_NB)
            except OSError as error:
                raise BuildRunning(str(target)) from error
        yield
