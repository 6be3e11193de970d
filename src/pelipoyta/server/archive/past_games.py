"""Finished games as histories tell of them: worked out from the log once, then stored beside the analyses."""

import msgspec
import structlog
from msgspec import Struct

from pelipoyta.bots.analysis.model import VERSION as ANALYSIS_VERSION
from pelipoyta.server.archive.documents import Course, StudyText
from pelipoyta.server.archive.jobs import CourseJob, LogRef, StudyJob
from pelipoyta.server.archive.service import Archive
from pelipoyta.table.errors import TableError
from pelipoyta.table.log.store import Batch, Store, StoreFailed

VERSION = 1  # of what is worked out; another one works it out anew
log = structlog.get_logger("pelipoyta.archive")


class PastGame(Struct, frozen=True):
    """Course of a finished game, and the names by which its analysis is stored; none for one that is too long."""

    course: Course
    study: StudyText | None


class PastGames:
    """Reads finished games as histories need them; each is folded when it is first asked for."""

    def __init__(self, archive: Archive, store: Store) -> None:
        self._archive, self._store = archive, store

    async def find(self, of: LogRef, address: str) -> PastGame:
        """The game of a log that has ended. Raises TableError."""
        name = f"past/{VERSION}.{ANALYSIS_VERSION}/{of.table}/{of.length}"
        stored = await self._store.read(name, "analyses")
        if stored is not None:
            return msgspec.json.decode(stored[1][0], type=PastGame)
        course = msgspec.json.decode(await self._archive.get(CourseJob(of), address), type=Course)
        found = PastGame(course, await self._study(of, address))
        await self._keep(name, found)
        return found

    async def _study(self, of: LogRef, address: str) -> StudyText | None:
        """Names of the game's analysis, without the long text."""
        try:
            data = await self._archive.get(StudyJob(of), address)
        except TableError as error:
            if error.code != "analysis_too_long":
                raise
            return None
        return msgspec.structs.replace(msgspec.json.decode(data, type=StudyText), text="")

    async def _keep(self, name: str, found: PastGame) -> None:
        """Store what was worked out; where that fails it is worked out again."""
        line = msgspec.json.encode(found)
        try:
            await self._store.append([Batch(table=name, first=0, lines=(line,), header=b"{}", kind="analyses")])
        except StoreFailed as error:  # another request was quicker, or the disk is full
            log.debug("past game not cached", why=str(error))
