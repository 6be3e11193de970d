"""`pelipoyta house retain` and `forget --guest` on the logs of helpers, in SQLite and in PostgreSQL."""

import asyncio
import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from pelipoyta.kernel.helper import HelperSetup
from pelipoyta.server.helpers.session import HelperHeader
from pelipoyta.table.log.postgres import PostgresStore
from pelipoyta.table.log.sqlite import SqliteStore
from pelipoyta.table.log.store import Batch, Store

HELPERS = {"newer": "Hilkka", "older": "Eino", "oldest": "Eino"}  # only the first was used lately


@pytest.fixture(params=["sqlite", "postgresql"])
def opened(request: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[], Store]:
    """Open the database of the settings."""
    if request.param == "sqlite":
        monkeypatch.setenv("PELIPOYTA_DATABASE_URL", f"sqlite:///{tmp_path / 'games'}")
        return lambda: SqliteStore(tmp_path / "games")
    url = request.getfixturevalue("postgres").new_database()
    monkeypatch.setenv("PELIPOYTA_DATABASE_URL", url)
    return lambda: PostgresStore(url)


async def fill(store: Store) -> None:
    """Three helpers, and a contest that is none."""
    lately = json.dumps({"entry": {"type": "undone"}, "time": time.time()}).encode()
    headers = {
        id: HelperHeader(id, "rolechess", 1, HelperSetup((name, "Iida")), created=1.0) for id, name in HELPERS.items()
    }
    batches = [
        Batch(id, 0, (lately,) if id == "newer" else (), msgspec.json.encode(header), kind="contests")
        for id, header in headers.items()
    ]
    await store.append([*batches, Batch("match", 0, (), b'{"kind":"series","created":1}', kind="contests")])
    await store.close()


async def read(store: Store) -> dict[str, str]:
    """Name of the first player of each helper there is."""
    found = {name: await store.read(name, "contests") for name in (*HELPERS, "match")}
    assert found.pop("match") is not None
    await store.close()
    return {name: msgspec.json.decode(log[0])["setup"]["names"][0] for name, log in found.items() if log}


def test_old_helpers_are_deleted_and_names_in_them_forgotten(run: Any, opened: Callable[[], Store]) -> None:
    """Not those that were used lately, and no contests; `forget` finds a name that only a helper has."""
    asyncio.run(fill(opened()))
    told = run("house", "forget", "EINO", "--guest")
    assert told.code == 0 and "of helpers: 2" in told.out
    assert asyncio.run(read(opened())) == {"newer": "Hilkka", "older": "–", "oldest": "–"}
    assert "The logs of 2 old helpers" in run("house", "retain", "--older", "1d").out
    assert asyncio.run(read(opened())) == {"newer": "Hilkka"}
    assert "old helper" not in run("house", "retain", "--older", "1d").out
    again = run("house", "forget", "Eino", "--guest")
    assert (again.code, "No guest has played" in again.err) == (2, True)
