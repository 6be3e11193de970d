"""`pelipoyta house void`: a result taken out of the ratings."""

import asyncio
from time import time

from sqlalchemy import Connection

from pelipoyta.cli.house.database import house_settings, opened_rows
from pelipoyta.cli.sentences import Trouble, vocabulary
from pelipoyta.community.results import rows as results
from pelipoyta.server.ratings.service import rating_rows
from pelipoyta.server.services.games.plugins import load_plugins
from pelipoyta.server.services.games.registry import GameRegistry
from pelipoyta.server.settings import Settings


def void(lang: str, database: str | None, table: str, reason: str) -> None:
    """Void the result and compute ratings again from there. Raises Trouble where there is none."""
    count = asyncio.run(_void(lang, house_settings(database), table, reason))
    if count is None:
        raise Trouble("cli-house-no-result", table=table)
    print(vocabulary(lang)("cli-house-voided", results=count))


async def _void(lang: str, settings: Settings, table: str, reason: str) -> int | None:
    database = opened_rows(lang, settings)
    rows = rating_rows(GameRegistry(load_plugins(settings.games)))

    def work(db: Connection) -> int | None:
        return rows.catch_up(db) if results.void(db, table, reason, time()) else None

    try:
        return await database.run(work)
    finally:
        await database.close()
