"""Bytecode of a page's Python: made once in the page, kept by the browser, so that later starts compile nothing."""

import importlib._bootstrap_external as bootstrap
import zipfile
from collections.abc import Callable, Iterator
from functools import partial
from io import BytesIO
from pathlib import Path
from time import monotonic
from typing import Any

UNCHECKED = b"\0" * 8  # the source is not there to be compared


SLICE = 0.02  # seconds that compiling may keep a board waiting


class Packing:
    """A zip file of compiled modules without docstrings that is made in slices."""

    def __init__(self, files: Iterator[tuple[str, Callable[[], bytes]]]) -> None:
        self._files = files
        self._packed = BytesIO()
        self._archive = zipfile.ZipFile(self._packed, "w", zipfile.ZIP_STORED)

    def go_on(self, seconds: float = SLICE) -> bool:
        """Compile for so long, one module at least; False once nothing is left."""
        began = monotonic()
        for name, read in self._files:
            is_module = name.endswith(".py")
            self._archive.writestr(f"{name}c" if is_module else name, _compiled(name, read()) if is_module else read())
            if monotonic() - began > seconds:
                return True
        self._archive.close()
        return False

    def result(self) -> bytes:
        """The zip file, once nothing is left."""
        return self._packed.getvalue()


def folder_packing(folder: str) -> Packing:
    """Packing of a folder's files."""
    root = Path(folder)
    files = (file for file in sorted(root.rglob("*")) if file.is_file() and "__pycache__" not in file.parts)
    return Packing((file.relative_to(root).as_posix(), file.read_bytes) for file in files)


def zip_packing(path: str) -> Packing:
    """Packing of the files in a zip file."""
    source = zipfile.ZipFile(path)
    names = [name for name in source.namelist() if not name.endswith("/")]
    return Packing((name, partial(source.read, name)) for name in names)


def _compiled(name: str, source: bytes) -> bytes:
    code = compile(source, f"/app/{name}", "exec", dont_inherit=True, optimize=2)
    importer: Any = bootstrap
    return bytes(importer._code_to_hash_pyc(code, UNCHECKED, False))
