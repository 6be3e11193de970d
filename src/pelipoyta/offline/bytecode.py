"""Bytecode of a page's Python: made once in the page, kept by the browser, so that later starts compile nothing."""

import importlib._bootstrap_external as bootstrap
import zipfile
from collections.abc import Callable, Iterator
from functools import partial
from io import BytesIO
from pathlib import Path
from typing import Any

UNCHECKED = b"\0" * 8  # the source is not there to be compared


def compiled_folder(folder: str) -> bytes:
    """A folder as a zip file in which every module is compiled, without docstrings."""
    root = Path(folder)
    files = (file for file in sorted(root.rglob("*")) if file.is_file() and "__pycache__" not in file.parts)
    return _packed((file.relative_to(root).as_posix(), file.read_bytes) for file in files)


def compiled_zip(path: str) -> bytes:
    """A zip file of modules, compiled likewise."""
    with zipfile.ZipFile(path) as source:
        names = [name for name in source.namelist() if not name.endswith("/")]
        return _packed((name, partial(source.read, name)) for name in names)


def _packed(files: Iterator[tuple[str, Callable[[], bytes]]]) -> bytes:
    packed = BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_STORED) as archive:
        for name, read in files:
            is_module = name.endswith(".py")
            archive.writestr(f"{name}c" if is_module else name, _compiled(name, read()) if is_module else read())
    return packed.getvalue()


def _compiled(name: str, source: bytes) -> bytes:
    code = compile(source, f"/app/{name}", "exec", dont_inherit=True, optimize=2)
    importer: Any = bootstrap
    return bytes(importer._code_to_hash_pyc(code, UNCHECKED, False))
