"""Lazy people service: checks of relations and sanctions; SQLAlchemy is loaded at the first one."""

import asyncio
from typing import TYPE_CHECKING

from pelipoyta.community.moderation.ladder import Act
from pelipoyta.kernel.game import HOST
from pelipoyta.server.people.persons import person_at, person_of_key
from pelipoyta.storage.database import Database
from pelipoyta.table.errors import TableError
from pelipoyta.table.state.table_state import TableState

if TYPE_CHECKING:
    from pelipoyta.server.people.service import PeopleService


class LazyPeople:
    """Checks acts and meetings of people; SQLAlchemy is not imported before the first check."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._opening: asyncio.Task[PeopleService] | None = None

    async def opened(self) -> "PeopleService":
        if self._opening is None or (self._opening.done() and self._opening.exception()):
            self._opening = asyncio.create_task(asyncio.to_thread(_service, self._database))
        return await asyncio.shield(self._opening)

    async def check(self, person: str, act: Act | None) -> None:
        """Raises TableError if a sanction of the person, or of a bot's owner, forbids the act."""
        if person and act:
            await (await self.opened()).check(person, act)

    async def check_at_table(self, state: TableState, seat: int, act: Act | None) -> None:
        """Check an act of a seat; a guest is known by the key of the seat, and only for talk."""
        person = person_of_key(state.header.host) if seat == HOST else person_at(state, seat)
        if person.startswith("a-") or act == "talk":
            await self.check(person, act)

    async def unheard(self, state: TableState, seat: int) -> tuple[int, ...]:
        """Seats that a line of this seat must not reach: a block is between the two."""
        others = {n: person_at(state, n) for n in range(state.header.seats) if n != seat}
        others = {n: person for n, person in others.items() if person.startswith("a-")}
        me = "" if seat == HOST else person_at(state, seat)
        if not me.startswith("a-") or not others:
            return ()
        strangers = await (await self.opened()).apart_from(me)
        return tuple(n for n, person in others.items() if person in strangers)

    async def check_meeting(self, account: str, state: TableState) -> None:
        """Raises TableError, the one for no table at all, where somebody sits whom a block keeps from the account."""
        sitting = {player.account for player in state.seats.players if player and player.account}
        if not account or account in sitting or not sitting:
            return
        if sitting & await (await self.opened()).apart_from(account):
            raise TableError("no_such_table", {"table": state.header.id})

    async def check_club(self, account: str, club: str) -> None:
        """Raises TableError for a caller who is no member of the club; without a club nothing is checked."""
        if club and not (account and await (await self.opened()).is_member(club, account)):
            raise TableError("not_member")

    async def check_organises(self, account: str, club: str) -> None:
        """Raises TableError for a caller who may not list events of the club."""
        from pelipoyta.community.clubs.book import check_may

        await (await self.opened()).run(lambda db: check_may(db, club, account, "event"))


def _service(database: Database) -> "PeopleService":
    from pelipoyta.server.people.service import PeopleService

    return PeopleService(database)
