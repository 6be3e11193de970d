"""`pelipoyta house rebuild`: rows that come from the logs of tables, computed anew or compared."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import typer

from pelipoyta.cli.house.database import database_file
from pelipoyta.cli.progress import progress
from pelipoyta.cli.sentences import vocabulary
from pelipoyta.community.projections import rebuild as work
from pelipoyta.community.projections.registry import all_projections
from pelipoyta.server.ratings.service import rating_rows
from pelipoyta.server.services.games import GameRegistry
from pelipoyta.server.services.plugins import load_plugins
from pelipoyta.server.settings import read_settings
from pelipoyta.storage.database import Database
from pelipoyta.table.log.sqlite import SqliteStore


def rebuild(lang: str, file: Path | None, *, check: bool) -> None:
    """Compute all rows anew; with `check` only tell which differ, and exit with 1 if any does."""
    asyncio.run(_compare(lang, database_file(file)) if check else _rebuild(lang, database_file(file)))


@asynccontextmanager
async def _opened(file: Path) -> AsyncIterator[work.LogsAndRows]:
    store, database = SqliteStore(file), Database.of_file(file)
    try:
        yield work.LogsAndRows(store, database, GameRegistry(load_plugins(read_settings().games)), all_projections())
    finally:
        await database.close()
        await store.close()


async def _rebuild(lang: str, file: Path) -> None:
    words = vocabulary(lang)
    async with _opened(file) as house:
        with progress(words("cli-house-progress"), len(await house.store.lengths())) as told:
            tables = await work.rebuild(house, lambda done, count: told(min(work.AT_ONCE, count - done)))
        results = await house.database.run(rating_rows(house.games).rebuild)
    print(words("cli-house-rebuilt", tables=tables))
    print(words("cli-house-rated-again", results=results))


async def _compare(lang: str, file: Path) -> None:
    words = vocabulary(lang)
    async with _opened(file) as house:
        found = await work.differences(house)
    for projection, table in found:
        print(words("cli-house-row-differs", projection=projection, table=table))
    if found:
        raise typer.Exit(1)
    print(words("cli-house-rows-hold"))
