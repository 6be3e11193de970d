"""`pelipoyta house rebuild`: rows that come from the logs of tables, computed anew or compared."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import typer

from pelipoyta.cli.house.database import house_settings, opened_rows, opened_store
from pelipoyta.cli.progress import progress
from pelipoyta.cli.sentences import vocabulary
from pelipoyta.community.events import rebuild as contests
from pelipoyta.community.projections import rebuild as work
from pelipoyta.community.projections.registry import all_projections
from pelipoyta.community.ratings.recheck import rating_differences
from pelipoyta.server.ratings.service import rating_rows
from pelipoyta.server.services.games.plugins import load_plugins
from pelipoyta.server.services.games.registry import GameRegistry
from pelipoyta.server.settings import Settings
from pelipoyta.table.log.store import Store


def rebuild(lang: str, database: str | None, *, check: bool) -> None:
    """Compute all rows anew; with `check` only tell which differ, and exit with 1 if any does."""
    settings = house_settings(database)
    with opened_store(lang, settings) as store:
        asyncio.run((_compare if check else _rebuild)(lang, settings, store))


@asynccontextmanager
async def _opened(lang: str, settings: Settings, store: Store) -> AsyncIterator[work.LogsAndRows]:
    rows = opened_rows(lang, settings)
    try:
        yield work.LogsAndRows(store, rows, GameRegistry(load_plugins(settings.games)), all_projections())
    finally:
        await rows.close()


async def _rebuild(lang: str, settings: Settings, store: Store) -> None:
    words = vocabulary(lang)
    async with _opened(lang, settings, store) as house:
        with progress(words("cli-house-progress"), len(await house.store.lengths())) as told:
            tables = await work.rebuild(house, lambda done, count: told(min(work.AT_ONCE, count - done)))
        results = await house.database.run(rating_rows(house.games).rebuild)
        await contests.rebuild(house.store, house.database, house.games)
    print(words("cli-house-rebuilt", tables=tables))
    print(words("cli-house-rated-again", results=results))


async def _compare(lang: str, settings: Settings, store: Store) -> None:
    words = vocabulary(lang)
    async with _opened(lang, settings, store) as house:
        found = await work.differences(house)
        differing = await contests.differences(house.store, house.database, house.games)
        found += [("contest_index", contest) for contest in differing]
        found += await house.database.run(lambda db: rating_differences(db, rating_rows(house.games)))
    for projection, table in found:
        print(words("cli-house-row-differs", projection=projection, table=table))
    if found:
        raise typer.Exit(1)
    print(words("cli-house-rows-hold"))
