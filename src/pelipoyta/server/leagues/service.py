"""League service: does what people ask, opens rounds when they are due, makes tables, and takes their results."""

import asyncio
import secrets
from collections.abc import Callable, Coroutine, Sequence
from time import time
from typing import TYPE_CHECKING, Any

import structlog

from pelipoyta.community.leagues.model import LeagueTerms
from pelipoyta.community.projections.projector import Projector
from pelipoyta.contests.commands import FURTHEST
from pelipoyta.server.ratings.service import RatingService
from pelipoyta.storage.database import Database
from pelipoyta.table.decide.setup.create import new_name
from pelipoyta.table.decide.setup.rated import usual_options
from pelipoyta.table.errors import TableError
from pelipoyta.table.live.lobby import Lobby

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from pelipoyta.community.leagues.rows import StoredLeague
    from pelipoyta.community.projections.compute import ProjectedTable
    from pelipoyta.server.schemas.contests.leagues import LeagueInfo, ListedLeagueInfo

FIRST_LOOK = 30.0  # seconds after the start of the server
EVERY = 60.0  # seconds between two looks at the calendar
log = structlog.get_logger("pelipoyta.leagues")


class LeagueService:
    """Runs leagues; their truth is in the database, so that any process may go on with them."""

    def __init__(
        self, database: Database, projector: Projector, lobby: Lobby, ratings: RatingService, secret: bytes
    ) -> None:
        self._database, self._projector, self._lobby = database, projector, lobby
        self._ratings, self._secret = ratings, secret
        self._tasks: set[asyncio.Task[None]] = set()
        self._locks: dict[str, asyncio.Lock] = {}
        self._looks = False
        projector.listen(self._stored)

    def start(self) -> None:
        """Look at the calendar from now on, if that has not begun; nothing is loaded before the first look."""
        if self._looks:
            return
        self._looks = True
        self._spawn(self._keep_looking())

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def create(self, organiser: str, terms: LeagueTerms, club: str) -> str:
        """Announce a league. Raises TableError."""
        from pelipoyta.community.leagues import rows
        from pelipoyta.server.leagues.clubs import check_organises

        game = self._lobby.game(terms.game)
        if 2 not in game.seats or game.misfit(usual_options(game), 2) is not None:
            raise TableError("bad_seats", {"game": terms.game, "seats": 2})
        if terms.begins is not None and not -60 <= terms.begins - time() <= FURTHEST:
            raise TableError("bad_beginning")
        name = new_name()

        def work(db: "Connection") -> None:
            if club:
                check_organises(db, club, organiser)
            rows.create(db, name, terms, organiser=organiser, club=club, now=time())

        await self._database.run(work)
        return name

    async def read(self, league: str, reader: str) -> "LeagueInfo":
        """The league as the reader sees it. Raises TableError."""
        from pelipoyta.server.leagues.views import league_info

        return await self._database.run(lambda db: league_info(db, _found(db, league), reader))

    async def listed(self, club: str, organiser: str) -> "tuple[ListedLeagueInfo, ...]":
        """Leagues of a club, or those of an organiser."""
        from pelipoyta.server.leagues.views import listed_leagues

        return await self._database.run(lambda db: listed_leagues(db, club, organiser))

    async def do(self, league: str, person: str, what: str) -> None:
        """Do what a person asks for. Raises TableError."""
        from pelipoyta.community.events.beginnings import tell_league
        from pelipoyta.community.leagues import decide, rows
        from pelipoyta.server.leagues.clubs import check_member

        strength = await self._strength(league) if what == "begin" else None

        def work(db: "Connection") -> None:
            stored = _found(db, league)
            if what in ("begin", "close") and person != stored.organiser:
                raise TableError("not_league_organiser")
            if what == "enter":
                check_member(db, stored.club, person)
                rows.append(db, stored, decide.join(stored.league, person))
            elif what == "leave":
                rows.append(db, stored, decide.depart(stored.league, person))
            elif strength is not None:
                rows.append(db, stored, decide.begin(stored.league, secrets.randbits(48), strength))
            else:
                rows.append(db, stored, decide.close(stored.league))
            tell_league(db, stored, time())

        await self._database.run(work)
        await self.advance(league)

    async def advance(self, league: str) -> None:
        """Do everything that is due in a league. Raises as the stores do."""
        from pelipoyta.server.leagues.games import LeagueGames

        async with self._locks.setdefault(league, asyncio.Lock()):
            games = LeagueGames(self._database, self._lobby, self._secret, league)
            while await games.step():
                pass

    async def look(self) -> None:
        """Advance every league that is not over: rounds may be due, and games have ended unnoticed."""
        from pelipoyta.community.leagues import rows

        for league in await self._database.run(rows.unfinished):
            try:
                await self._begin_in_time(league)
                await self.advance(league)
            except Exception:  # the others go on
                log.exception("league not advanced", league=league)

    async def _begin_in_time(self, league: str) -> None:
        """Begin the first season at the start time that the terms name, once enough have entered."""
        from pelipoyta.community.leagues.decide import begins_by_itself

        stored = await self._database.run(lambda db: _found(db, league))
        if begins_by_itself(stored.league, time()):
            await self.do(league, stored.organiser, "begin")

    async def _strength(self, league: str) -> Callable[[str], float]:
        """Ratings of the members, by which the first divisions are made."""
        from pelipoyta.community.ratings.model import RatingKey, RatingPace

        stored = await self._database.run(lambda db: _found(db, league))
        terms, people = stored.league.terms, list(stored.league.members)
        key = RatingKey(terms.game, RatingPace.DAYS)
        book = await self._ratings.read(lambda db, ratings: ratings.book(db, terms.game, people))
        return lambda person: book.scale.points(key, book.skill(key, person))

    def _stored(self, tables: Sequence["ProjectedTable"]) -> None:
        """Take the results of league games that have ended."""
        ended = [each.table for each in tables if each.rows.get("results") is not None]
        if ended:
            self._spawn(self._ended(ended))

    async def _ended(self, tables: Sequence[str]) -> None:
        from pelipoyta.community.leagues import rows

        try:
            for league in await self._database.run(lambda db: rows.leagues_of_tables(db, tables)):
                await self.advance(league)
        except Exception:  # the next look takes them
            log.exception("results of league games not recorded")

    async def _keep_looking(self) -> None:
        await asyncio.sleep(FIRST_LOOK)
        while True:
            try:
                await self._projector.caught_up()
                await self.look()
            except Exception:
                log.exception("league maintenance failed")
            await asyncio.sleep(EVERY)

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def _found(db: "Connection", league: str) -> "StoredLeague":
    from pelipoyta.community.leagues import rows

    stored = rows.read(db, league)
    if stored is None:
        raise TableError("no_such_league")
    return stored
