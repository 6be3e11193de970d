"""`pelipoyta house check` and `tables`: every log folded, and the tables in it listed."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing

import typer

from pelipoyta.cli.house.database import house_settings, opened_store
from pelipoyta.cli.sentences import vocabulary
from pelipoyta.server.services.games.plugins import load_plugins
from pelipoyta.server.services.games.registry import GameRegistry
from pelipoyta.server.settings import Settings
from pelipoyta.table.live.loading import fold_log, load_log, summarise_log
from pelipoyta.table.log.store import Store
from pelipoyta.table.state.table_state import TableState

States = list[tuple[str, TableState | str]]  # of each table by id; a text says what is wrong with its log


def check(lang: str, database: str | None) -> None:
    """Fold every log, and tell which tables cannot be played on; exit with 1 if there is any."""
    settings, words = house_settings(database), vocabulary(lang)
    faults = list(_broken_pages(settings))
    found = _states_of(lang, settings, whole=True)
    for detail in faults:
        print(words("cli-house-unsound", file=str(settings.database), detail=detail))
    broken = [(name, state) for name, state in found if isinstance(state, str)]
    for name, detail in broken:
        print(words("cli-house-broken-log", table=name, detail=detail))
    for name, state in found:
        if isinstance(state, TableState) and state.frozen and not state.over:
            print(words("cli-house-frozen-table", table=name))
    if faults or broken:
        raise typer.Exit(1)
    print(words("cli-house-checked", tables=len(found)))


def _broken_pages(settings: Settings) -> list[str]:
    """Faults that SQLite finds in its file; PostgreSQL looks after its own."""
    if settings.in_postgres:
        return []
    with closing(sqlite3.connect(settings.database)) as db:
        sound = str(db.execute("PRAGMA integrity_check").fetchone()[0])
    return [] if sound == "ok" else [sound[:200]]


def tables(lang: str, database: str | None) -> None:
    """List the tables whose games are not over, the newest last."""
    found = _states_of(lang, house_settings(database), whole=False)
    running = [state for _, state in found if isinstance(state, TableState) and not state.over]
    for state in sorted(running, key=lambda state: state.header.created):
        filled = sum(player is not None for player in state.seats.players)
        print(f"{state.header.id}  {state.header.game}  {state.phase}  {filled}/{state.header.seats}")
    print(vocabulary(lang)("cli-house-tables-running", tables=len(running)))


def _states_of(lang: str, settings: Settings, *, whole: bool) -> States:
    games = GameRegistry(load_plugins(settings.games))
    with opened_store(lang, settings) as store:
        return asyncio.run(_all(store, games, whole))


async def _all(store: Store, games: GameRegistry, whole: bool) -> States:
    return [each async for each in _states(store, games, whole)]


async def _states(store: Store, games: GameRegistry, whole: bool) -> AsyncIterator[tuple[str, TableState | str]]:
    """State of every table, or what is wrong with its log."""
    fold = fold_log if whole else summarise_log
    for name in await store.lengths():
        try:
            yield name, await fold(games, *await load_log(store, name))
        except Exception as error:  # any fault of a log is what is looked for
            yield name, f"{type(error).__name__}: {error}"[:200]
