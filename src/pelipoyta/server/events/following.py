"""Guests who are told of a contest: their ticket says which entrant they are."""

from contextlib import suppress
from time import time
from typing import TYPE_CHECKING

from pelipoyta.contests.commands import Contest
from pelipoyta.server.state import AppState
from pelipoyta.table.errors import TableError

if TYPE_CHECKING:
    from sqlalchemy import Connection


async def follow_contest(state: AppState, contest: str, key: str, person: str) -> None:
    """Tell the person of the contest from now on. Raises TableError without a ticket of it."""
    entrant = (await _found(state, contest)).entrant_of(key)
    if entrant is None:
        raise TableError("not_entrant", {"rule": "CONTEST-31"})
    await state.events.flush()

    def work(db: "Connection") -> None:
        from pelipoyta.community.events import beginnings, index

        row = index.one(db, contest)
        if row is not None and not any(each.entrant == entrant and each.account for each in row.entrants):
            beginnings.follow(db, contest, entrant=entrant, person=person, row=row, now=time())

    await state.database.run(work)


async def _found(state: AppState, contest: str) -> Contest:
    with suppress(TableError):
        return await state.contests.tournaments.find(contest)
    return await state.contests.team_matches.find(contest)
