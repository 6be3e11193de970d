"""Import hook that loads compiled modules, while the stamp of a build matches the sources beside it."""

import os
import sys
from collections.abc import Sequence
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from typing import Literal, NamedTuple

from pelipoyta.compiled.places import SOURCE, STAMP, build_command, lookup_folders
from pelipoyta.compiled.plan import stamp

Standing = Literal["compiled", "off", "missing", "stale"]


class NotCompiled(RuntimeError):
    """PELIPOYTA_COMPILED=1 requires a build, and there is none or it is out of date."""


class Finder:
    """Meta path finder for the compiled modules of one build."""

    def __init__(self, build: Path) -> None:
        self.build = build
        suffix = EXTENSION_SUFFIXES[0]
        files = {file: ".".join(file.relative_to(build).parts) for file in build.rglob(f"*{suffix}")}
        self.modules = {name.removesuffix(suffix): str(file) for file, name in files.items()}

    def find_spec(self, name: str, *_: object) -> ModuleSpec | None:
        file = self.modules.get(name)
        return spec_from_file_location(name, file, loader=ExtensionFileLoader(name, file)) if file else None


class _Found(NamedTuple):
    standing: Standing
    build: Path | None = None


def _find(folders: Sequence[Path] | None, source: Path) -> _Found:
    if os.environ.get("PELIPOYTA_COMPILED") == "0":
        return _Found("off")
    stamps = {build: build / STAMP for build in folders or lookup_folders()}
    built = {build: file.read_text() for build, file in stamps.items() if file.exists()}
    if not built:
        return _Found("missing")
    wanted = stamp(source)
    return next((_Found("compiled", build) for build, made in built.items() if made == wanted), _Found("stale"))


def standing(folders: Sequence[Path] | None = None, source: Path = SOURCE) -> Standing:
    """State of the build: present and matching the sources, or not; "off" where PELIPOYTA_COMPILED=0 forbids it."""
    return _find(folders, source).standing


def use(folders: Sequence[Path] | None = None, source: Path = SOURCE) -> Standing:
    """Import compiled modules from now on, if a build matches the sources. Raises NotCompiled if it is required."""
    if any(isinstance(finder, Finder) for finder in sys.meta_path):
        return "compiled"
    found = _find(folders, source)
    if found.build:
        sys.meta_path.insert(0, Finder(found.build))
    elif os.environ.get("PELIPOYTA_COMPILED") == "1":
        raise NotCompiled(f"compiled rules: {found.standing}; {build_command()}")
    return found.standing
