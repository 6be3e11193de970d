"""`pelipoyta house check` and `tables`: every log folded, and the tables in it listed."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import typer

from pelipoyta.cli.house.database import database_file
from pelipoyta.cli.sentences import vocabulary
from pelipoyta.server.services.games import GameRegistry
from pelipoyta.server.services.plugins import load_plugins
from pelipoyta.server.settings import read_settings
from pelipoyta.table.live.loading import fold_log, load_log, summarise_log
from pelipoyta.table.log.sqlite import SqliteStore
from pelipoyta.table.state.table_state import TableState


def check(lang: str, file: Path | None) -> None:
    """Fold every log, and tell which tables cannot be played on; exit with 1 if there is any."""
    path, words = database_file(file), vocabulary(lang)
    faults = 0
    with closing(sqlite3.connect(path)) as db:
        if (sound := db.execute("PRAGMA integrity_check").fetchone()[0]) != "ok":
            print(words("cli-house-unsound", file=str(path), detail=str(sound)[:200]))
            faults += 1
    found = asyncio.run(_all(path, whole=True))
    for name, state in found:
        if isinstance(state, str):
            print(words("cli-house-broken-log", table=name, detail=state))
            faults += 1
    frozen = [name for name, state in found if isinstance(state, TableState) and state.frozen and not state.over]
    for name in frozen:
        print(words("cli-house-frozen-table", table=name))
    if faults:
        raise typer.Exit(1)
    print(words("cli-house-checked", tables=len(found)))


def tables(lang: str, file: Path | None) -> None:
    """List the tables whose games are not over, the newest last."""
    found = asyncio.run(_all(database_file(file), whole=False))
    running = [state for _, state in found if isinstance(state, TableState) and not state.over]
    for state in sorted(running, key=lambda state: state.header.created):
        filled = sum(player is not None for player in state.seats.players)
        print(f"{state.header.id}  {state.header.game}  {state.phase}  {filled}/{state.header.seats}")
    print(vocabulary(lang)("cli-house-tables-running", tables=len(running)))


async def _all(file: Path, *, whole: bool) -> list[tuple[str, TableState | str]]:
    return [each async for each in _states(file, whole)]


async def _states(file: Path, whole: bool) -> AsyncIterator[tuple[str, TableState | str]]:
    """State of every table, or what is wrong with its log."""
    games = GameRegistry(load_plugins(read_settings().games))
    store, fold = SqliteStore(file), fold_log if whole else summarise_log
    try:
        for name in await store.lengths():
            try:
                yield name, await fold(games, *await load_log(store, name))
            except Exception as error:  # any fault of a log is what is looked for
                yield name, f"{type(error).__name__}: {error}"[:200]
    finally:
        await store.close()
