"""Files of a page's Python: the package without what a page cannot use, and the libraries it imports."""

import ast
import re
import sys
import zipfile
from collections.abc import Iterator, Mapping
from gzip import compress
from hashlib import sha256
from importlib.metadata import distribution
from io import BytesIO
from pathlib import Path

import msgspec

PACKAGE = Path(__file__).parents[1]
# Parts that a page never imports: servers, other processes, tools, research.
LEFT_OUT = (
    *("cli", "client", "cluster", "adapters", "vector", "server/static", "server/transport", "server/serve.py"),
    *("storage/migrations", "storage/migrate.py", "storage/schema", "bots/match", "kernel/laws/cards"),
    *("offline/collect.py", "offline/site.py", "offline/bundle", "server/settings.py"),
    *("locales/en/cli.ftl", "locales/fi/cli.ftl", "locales/sv/cli.ftl"),
)
ENDINGS = {".py", ".ftl", ".toml", ".json", ".jsonl", ".md", ".txt", ".net"}
LIBRARIES = (
    *("anyio", "attrs", "babel", "fluent-runtime", "fluent-syntax", "itsdangerous", "pytz", "starlette", "structlog"),
    "typing-extensions",
)
# Modules that import one of these at their beginning cannot be imported in a page.
ABSENT = re.compile(
    rb"^(?:from|import) (?:sqlalchemy|alembic|pydantic|uvicorn|uvloop|networkx|aiohttp|psycopg)\b", re.M
)
LANGUAGES = ("en", "fi", "sv", "root")  # whose numbers and dates babel knows
UNUSED = ("babel/locale-data/", "babel/messages/", "pytz/zoneinfo/", "starlette/testclient", "starlette/templating",
          "anyio/pytest_plugin", "anyio/_backends/_trio", "structlog/twisted")  # fmt: skip
UNUSED_LIBRARY = (
    *("test", "idlelib", "lib2to3", "pydoc", "ensurepip", "turtle", "tkinter", "unittest", "xmlrpc", "pdb", "doctest"),
    *("_pyrepl", "imaplib", "mailbox", "poplib", "smtplib", "ftplib", "pickletools", "optparse", "cProfile", "profile"),
    *("pstats", "trace.", "webbrowser", "venv", "zipapp", "curses", "dbm", "sqlite3", "wsgiref", "xml/sax", "xml/dom"),
    *(
        "multiprocessing",
        "_pyio",
        "argparse",
        "tarfile",
        "ctypes",
        "difflib",
        "bdb",
        "cmd.",
        "code.",
        "netrc",
        "tabnanny",
    ),
)
ENCODINGS = {"__init__", "aliases", "ascii", "cp437", "idna", "latin_1", "punycode", "utf_8", "utf_8_sig", "utf_16"}
SETTINGS = "pelipoyta/offline/settings.json"
SCOPES = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
WHEN = (2026, 1, 1, 0, 0, 0)  # time of every file: the same files give the same bytes


def collect(pyodide: Path, wheel: Path, out: Path) -> None:
    """Write what a page loads into a folder; `pyodide` is the unpacked npm package, `wheel` msgspec's for it.

    Data is compressed here and unpacked by the page, so that any file server will do. Scripts, which browsers import by
    themselves, stay as they are beside their compressed copy.
    """
    out.mkdir(parents=True, exist_ok=True)
    with zipfile.ZipFile(wheel) as msgspec_wheel, zipfile.ZipFile(pyodide / "python_stdlib.zip") as library:
        files = {name: msgspec_wheel.read(name) for name in msgspec_wheel.namelist() if ".dist-info" not in name}
        files |= {name: source.read_bytes() for source, name in (*_package(), *_libraries())}
        files[SETTINGS] = _settings()
        modules = {name: library.read(name) for name in library.namelist() if _is_used(name)}
    data = {
        "pelipoyta.zip": _stored(_bare(files)),
        "python_stdlib.zip": _stored(_bare(modules)),
        "pyodide.asm.wasm": (pyodide / "pyodide.asm.wasm").read_bytes(),
    }
    sizes = {f"{name}.z": _write(out / f"{name}.z", compress(bytes, 9, mtime=0)) for name, bytes in data.items()}
    for name in ("pyodide.mjs", "pyodide.asm.mjs"):
        script = (pyodide / name).read_bytes()
        _write(out / name, script)
        sizes[name] = _write(out / f"{name}.gz", compress(script, 9, mtime=0))
    info = msgspec.json.decode((pyodide / "pyodide-lock.json").read_bytes())["info"]
    version = sha256(b"".join(data.values())).hexdigest()[:16]
    _write(out / "files.json", msgspec.json.encode({"version": version, "info": info, "files": sizes}))


def _bare(files: Mapping[str, bytes]) -> dict[str, bytes]:
    """The files; modules without comments and docstrings, which saves a megabyte of eight."""
    return {name: _bare_module(data) if name.endswith(".py") else data for name, data in files.items()}


def _bare_module(source: bytes) -> bytes:
    try:
        tree = ast.parse(source)
    except SyntaxError:  # of a Python that is newer than this one
        return source
    for node in ast.walk(tree):
        if isinstance(node, SCOPES) and ast.get_docstring(node, clean=False) is not None:
            node.body[:1] = [] if len(node.body) > 1 else [ast.Pass()]
    return ast.unparse(tree).encode()


def _write(path: Path, data: bytes) -> int:
    path.write_bytes(data)
    return len(data)


def _stored(files: Mapping[str, bytes]) -> bytes:
    """A zip file without compression: it is compressed as a whole, which saves more."""
    packed = BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_STORED) as archive:
        for name, data in sorted(files.items()):
            archive.writestr(zipfile.ZipInfo(name, WHEN), data)
    return packed.getvalue()


def _is_used(name: str) -> bool:
    """True if a page uses that module of the standard library."""
    if name.startswith("encodings/"):
        return name.removeprefix("encodings/").removesuffix(".py") in ENCODINGS
    return not name.endswith("/") and not name.startswith(UNUSED_LIBRARY)


def _package() -> Iterator[tuple[Path, str]]:
    for source, name in _files(PACKAGE):
        if source.suffix in ENDINGS and not name.startswith(LEFT_OUT) and not ABSENT.search(source.read_bytes()):
            yield source, f"pelipoyta/{name}"


def _files(folder: Path) -> Iterator[tuple[Path, str]]:
    for source in sorted(folder.rglob("*")):
        if source.is_file() and "__pycache__" not in source.parts:
            yield source, source.relative_to(folder).as_posix()


def _libraries() -> Iterator[tuple[Path, str]]:
    for library in LIBRARIES:
        for file in distribution(library).files or ():
            name = file.as_posix()
            if file.suffix in (".py", ".dat", ".tab") and not name.startswith((*UNUSED, "..")):
                yield Path(str(file.locate())), name
    data = Path(str(distribution("babel").locate_file("babel/locale-data")))
    yield from ((data / f"{name}.dat", f"babel/locale-data/{name}.dat") for name in LANGUAGES)


def _settings() -> bytes:
    """Settings of a page: the server's defaults, without limits that are meant for strangers."""
    from pelipoyta.server.settings import Settings

    free = Settings.model_construct().model_copy(
        update={"messages_per_second": 1000, "tables_per_minute": 1000, "cost_per_ten_seconds": 100_000}
    )
    return msgspec.json.encode(free.model_dump(mode="json"))


if __name__ == "__main__":
    collect(*map(Path, sys.argv[1:]))
