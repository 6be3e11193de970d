"""`pelipoyta house doctor`: whether the settings, the machine and the proxy suit a server, a line for each matter."""

import asyncio
import os
import shutil
import time
from collections.abc import Callable, Iterator
from email.utils import parsedate_to_datetime
from pathlib import Path
from stat import S_IMODE
from typing import NamedTuple
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import urlopen

import typer

from pelipoyta.cli.house.database import house_settings
from pelipoyta.cli.sentences import vocabulary
from pelipoyta.server.services.storage.database import open_store
from pelipoyta.server.services.storage.migration_backup import migration_of
from pelipoyta.server.settings import BadSettings, Settings, read_settings, unknown_settings
from pelipoyta.server.transport.connection_limits import RESERVE, descriptors
from pelipoyta.table.log.database_file import BESIDE, OTHERS
from pelipoyta.table.log.store import StoreFailed, StoreUnusable

ROOM = 2**30  # bytes that should be free beside twice the database
DRIFT = 2.0  # seconds between two clocks
WAIT = 10.0  # seconds for an answer
HOME = "http://localhost"  # the public address that was not set


class Finding(NamedTuple):
    """A matter that was looked at: its sentence, and whether all is well."""

    well: bool
    key: str
    facts: dict[str, str | int]


def doctor(lang: str, database: str | None) -> None:
    """Print a line for each matter, and exit with 1 if one is not well. Nothing is changed."""
    words, ill = vocabulary(lang), 0
    for finding in findings(database):
        ill += not finding.well
        print(f"{'✓' if finding.well else '✗'} {words(finding.key, **finding.facts)}")
    if ill:
        raise typer.Exit(1)


def findings(database: str | None) -> Iterator[Finding]:
    """Findings in the order in which an operator would look."""
    try:
        settings = read_settings() if database is None else house_settings(database)
    except BadSettings as bad:
        for fault in bad.faults:
            yield Finding(False, "cli-doctor-setting", {"name": fault.name, "detail": fault.message})
        return
    yield Finding(True, "cli-doctor-settings", {})
    for name, meant in unknown_settings(os.environ):
        yield Finding(False, "cli-doctor-unknown", {"name": name, "near": meant or "–"})
    looks: tuple[Callable[[Settings], Iterator[Finding]], ...] = (_file, _database, _limits, _address, _proxy, _outside)
    for look in looks:
        yield from look(settings)


def _file(settings: Settings) -> Iterator[Finding]:
    """The SQLite file: its mode, its migration, and the room beside it."""
    if settings.in_postgres:
        return
    path = settings.database
    for each in (Path(f"{path}{end}") for end in BESIDE):
        mode = S_IMODE(each.stat().st_mode) if each.exists() else 0
        if mode & OTHERS:
            yield Finding(False, "cli-doctor-mode", {"file": str(each), "mode": f"{mode:o}"})
    migration = migration_of(path)
    if migration and migration.pending:
        yield Finding(True, "cli-doctor-migration", {"logs": migration.logs[1], "rows": migration.rows[1]})
    folder = next(each for each in (path, *path.absolute().parents) if each.exists())
    size = path.stat().st_size if path.exists() else 0
    free = shutil.disk_usage(folder).free
    facts: dict[str, str | int] = {"free": free // 2**20, "size": size // 2**20}
    yield Finding(free > ROOM + 2 * size, "cli-doctor-room", facts)


def _database(settings: Settings) -> Iterator[Finding]:
    """The database: an existing one can be opened, and written to; one that needs a migration is left alone."""
    if not settings.in_postgres:
        migration = migration_of(settings.database)
        if not settings.database.exists() or (migration and migration.pending):
            return
    try:
        asyncio.run(_checked(settings))
    except (StoreUnusable, StoreFailed) as error:
        detail = str(error.facts.get("detail", error.code)) if isinstance(error, StoreUnusable) else str(error)
        yield Finding(False, "cli-doctor-no-database", {"detail": detail})
    else:
        yield Finding(True, "cli-doctor-database", {})


async def _checked(settings: Settings) -> None:
    store = open_store(settings)
    try:
        await store.check()
    finally:
        await store.close()


def _limits(settings: Settings) -> Iterator[Finding]:
    """Descriptors: each connection may need two."""
    there, wanted = descriptors(), 2 * settings.connections + RESERVE
    yield Finding(there >= wanted, "cli-doctor-descriptors", {"there": there, "wanted": wanted})


def _address(settings: Settings) -> Iterator[Finding]:
    """The public address: passkeys are bound to its host, so it should be the right one from the first day on."""
    if settings.public_url == HOME:
        yield Finding(True, "cli-doctor-home", {})
        return
    parts = urlsplit(settings.public_url)
    host = parts.hostname or ""
    yield Finding(parts.scheme == "https", "cli-doctor-https", {"url": settings.public_url})
    names = {*map(str.lower, settings.hosts), *(urlsplit(each).hostname or "" for each in settings.origins)}
    yield Finding(host in names, "cli-doctor-host", {"host": host})


def _proxy(settings: Settings) -> Iterator[Finding]:
    """A server with https is behind a proxy, which must be named: else all clients share one address and its limits."""
    if settings.public_url.startswith("https:"):
        yield Finding(bool(settings.proxies), "cli-doctor-proxies", {})


def _outside(settings: Settings) -> Iterator[Finding]:
    """The running server, asked through its public address: the name, the proxy and the clock."""
    if settings.public_url == HOME:
        return
    try:
        with urlopen(f"{settings.public_url}/readyz", timeout=WAIT) as answer:
            sent = answer.headers.get("Date", "")
    except HTTPError as error:
        yield Finding(False, "cli-doctor-answer", {"url": settings.public_url, "status": error.code})
        return
    except (URLError, OSError, ValueError) as error:
        detail = str(getattr(error, "reason", error))
        yield Finding(False, "cli-doctor-silent", {"url": settings.public_url, "detail": detail})
        return
    yield Finding(True, "cli-doctor-reached", {"url": settings.public_url})
    if sent:
        drift = abs(parsedate_to_datetime(sent).timestamp() - time.time())
        yield Finding(drift <= DRIFT, "cli-doctor-clock", {"seconds": round(drift)})
