"""People service: transactions behind the endpoints of friends, clubs, reports and the operator's page."""

from collections.abc import Callable
from time import monotonic, time
from typing import TypeVar

from sqlalchemy import Connection, select

from pelipoyta.community.friends.blocks import apart_from
from pelipoyta.community.moderation.ladder import Act
from pelipoyta.community.moderation.sanctions import refusals
from pelipoyta.community.table_index.queries import is_member
from pelipoyta.storage.database import Database
from pelipoyta.storage.schema.people.accounts import ACCOUNTS
from pelipoyta.table.errors import TableError

T = TypeVar("T")
REMEMBERED, MOVES = 1.0, 30.0  # seconds for which sanctions are not looked up again; for moves, which are many
CACHE = 20_000


class PeopleService:
    """Runs work on rows, and answers what a person may do."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._known: dict[str, tuple[float, dict[Act, TableError]]] = {}

    async def run(self, work: Callable[[Connection], T]) -> T:
        """Do the work in one transaction."""
        return await self._database.run(work)

    async def check(self, person: str, act: Act) -> None:
        """Raises TableError if a sanction forbids the act; a look at the rows counts for a moment."""
        known = self._known.get(person)
        if known is None or monotonic() - known[0] > (MOVES if act == "move" else REMEMBERED):
            if len(self._known) > CACHE:
                self._known.clear()
            known = self._known[person] = (monotonic(), await self.run(lambda db: _refusals(db, person)))
        if act in known[1]:
            raise known[1][act]

    def forget(self, person: str) -> None:
        """Look at the person's sanctions again at the next act."""
        self._known.pop(person, None)

    async def is_member(self, club: str, person: str) -> bool:
        return await self.run(lambda db: is_member(db, club, person))

    async def apart_from(self, person: str) -> frozenset[str]:
        return await self.run(lambda db: apart_from(db, person))


def _refusals(db: Connection, person: str) -> dict[Act, TableError]:
    """Refusal of each act that is forbidden to the person, or to the person who answers for a bot."""
    found = refusals(db, person, time())
    owner = db.execute(select(ACCOUNTS.c.owner).where(ACCOUNTS.c.id == person)).scalar()
    return found if not owner else refusals(db, str(owner), time()) | found
