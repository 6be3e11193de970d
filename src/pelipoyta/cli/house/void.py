"""`pelipoyta house void`: a result taken out of the ratings."""

import asyncio
from pathlib import Path
from time import time

from sqlalchemy import Connection

from pelipoyta.cli.house.database import database_file
from pelipoyta.cli.sentences import Trouble, vocabulary
from pelipoyta.community.results import rows as results
from pelipoyta.server.ratings.service import rating_rows
from pelipoyta.server.services.games import GameRegistry
from pelipoyta.server.services.plugins import load_plugins
from pelipoyta.server.settings import read_settings
from pelipoyta.storage.database import Database


def void(lang: str, file: Path | None, table: str, reason: str) -> None:
    """Void the result and compute ratings again from there. Raises Trouble where there is none."""
    count = asyncio.run(_void(database_file(file), table, reason))
    if count is None:
        raise Trouble("cli-house-no-result", table=table)
    print(vocabulary(lang)("cli-house-voided", results=count))


async def _void(file: Path, table: str, reason: str) -> int | None:
    database = Database.of_file(file)
    rows = rating_rows(GameRegistry(load_plugins(read_settings().games)))

    def work(db: Connection) -> int | None:
        return rows.catch_up(db) if results.void(db, table, reason, time()) else None

    try:
        return await database.run(work)
    finally:
        await database.close()
