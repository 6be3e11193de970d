"""`pelipoyta house retain`: logs of old games are packed, and stay replayable; old helpers are deleted."""

import re
from time import time

from pelipoyta.cli.house.backup import refuse_if_open
from pelipoyta.cli.house.database import house_settings, opened_store, raw_connection
from pelipoyta.cli.progress import progress
from pelipoyta.cli.sentences import Trouble, vocabulary
from pelipoyta.server.helpers.cleanup import HelperCleanup
from pelipoyta.table.log.retention import Packed, Retention

SECONDS = {"d": 86400, "w": 7 * 86400, "y": 365 * 86400}
LEAST = 1  # days; a game of today may still be talked about


def retain(lang: str, database: str | None, older: str, *, shrink: bool) -> None:
    """Pack the logs of games whose last line is older, and delete such helpers; `shrink` frees the disk's space."""
    words, settings, before = vocabulary(lang), house_settings(database), time() - seconds_of(older)
    if shrink and not settings.in_postgres:
        refuse_if_open(settings.database)
    with opened_store(lang, settings):  # migrates it
        pass
    with raw_connection(settings) as db:
        retention, packed = Retention(db, postgres=settings.in_postgres), list[Packed]()
        names = retention.candidates(before)
        with progress(words("cli-house-progress"), len(names)) as told:
            for name in names:
                if found := retention.pack(name, before):
                    packed.append(found)
                told(1)
        cleanup = HelperCleanup(db, postgres=settings.in_postgres)
        removed = sum(cleanup.remove(helper, before) for helper in cleanup.candidates(before))
        if shrink:
            db.execute("VACUUM")
    was, now = sum(each.before for each in packed), sum(each.after for each in packed)
    print(words("cli-house-retained", games=len(packed), was=_kilobytes(was), now=_kilobytes(now)))
    if removed:
        print(words("cli-house-helpers-removed", helpers=removed))


def seconds_of(age: str) -> int:
    """Seconds of an age such as 400d, 60w or 2y. Raises Trouble."""
    found = re.fullmatch(r"(\d{1,5})([dwy])", age.strip().lower())
    if not found or (seconds := int(found[1]) * SECONDS[found[2]]) < LEAST * SECONDS["d"]:
        raise Trouble("cli-house-bad-age", age=age)
    return seconds


def _kilobytes(size: int) -> str:
    return f"{size / 1000:.1f}"
