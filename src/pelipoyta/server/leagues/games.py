"""Tables of a league's fixtures: made when their round opens, read when their games have ended."""

import hmac
from functools import partial
from time import time
from typing import Literal

from msgspec import Struct
from sqlalchemy import Connection

from pelipoyta.community.leagues import decide, rows
from pelipoyta.community.leagues.model import LeagueGameEnded, LeagueTableMade, LeagueTerms
from pelipoyta.community.leagues.rows import StoredLeague
from pelipoyta.community.leagues.state import LeagueGame
from pelipoyta.community.notices import book as notices
from pelipoyta.community.results import rows as results
from pelipoyta.community.results.model import TableResult
from pelipoyta.server.lobby.pairing.paces import table_options
from pelipoyta.storage.database import Database
from pelipoyta.table.live.lobby import Lobby, TableSpec
from pelipoyta.table.model import DAY, Timing


class WantedTable(Struct, frozen=True, kw_only=True):
    """A game of a fixture that needs a table."""

    terms: LeagueTerms
    season: int
    fixture: int
    number: int
    players: tuple[str, str]  # by seat


class LeagueGames:
    """Steps of one league, each done once however often it is tried."""

    def __init__(self, database: Database, lobby: Lobby, secret: bytes, league: str) -> None:
        self._database, self._lobby, self._secret, self._league = database, lobby, secret, league

    async def step(self) -> bool:
        """Take results, do what is due, and make tables; False when nothing was left to do."""
        changed, wanted = await self._database.run(self._settle)
        for each in wanted:
            await self._database.run(partial(self._note, wanted=each, table=await self._make(each)))
        return changed or bool(wanted)

    def _settle(self, db: Connection) -> tuple[bool, list[WantedTable]]:
        stored = rows.read(db, self._league)
        if stored is None or stored.league.closed:
            return False, []
        ended = _ended(db, stored)
        rows.append(db, stored, ended)
        now_due = decide.due(stored.league, time())
        rows.append(db, stored, now_due)
        return bool(ended or now_due), _wanted(stored)

    async def _make(self, wanted: WantedTable) -> str:
        """Make the table and seat both; doing it twice makes one table (TABLE-4)."""
        game, terms = self._lobby.game(wanted.terms.game), wanted.terms
        spec = TableSpec(
            game=game.id,
            seats=2,
            options=table_options(game),
            places=("open", "open"),
            name="",
            hints=False,
            time=Timing(bank=terms.turn_days * DAY, each=True),
            away=0,
            rated=terms.rated,
        )
        ticket = await self._lobby.create(spec, self._key(wanted, "table"))
        for seat, person in enumerate(wanted.players):
            await self._lobby.sit(ticket.table, seat, "", key=self._key(wanted, f"seat {seat}"), account=person)
        return ticket.table

    def _key(self, wanted: WantedTable, what: str) -> str:
        """Secret key that no client can choose, the same for every attempt."""
        name = f"{self._league}/{wanted.season}/{wanted.fixture}/{wanted.number}/{what}"
        return hmac.new(self._secret, b"pelipoyta.league" + name.encode(), "sha256").hexdigest()

    def _note(self, db: Connection, wanted: WantedTable, table: str) -> None:
        """Note the table in the log, with a notice to both players."""
        stored = rows.read(db, self._league)
        season = stored.league.season if stored else None
        if stored is None or season is None or season.games[wanted.fixture, wanted.number].table:
            return
        rows.append(db, stored, [LeagueTableMade(wanted.fixture, wanted.number, table)])
        for person in wanted.players:
            key = f"fixture:{self._league}:{wanted.season}:{wanted.fixture}"
            facts = {"link": f"/t/{table}", "game": wanted.terms.game, "name": wanted.terms.name}
            notices.add(db, person, "fixture", key, facts)


def _wanted(stored: StoredLeague) -> list[WantedTable]:
    """Games of opened rounds without a table."""
    season = stored.league.season
    if season is None:
        return []
    return [
        WantedTable(
            terms=stored.league.terms,
            season=season.number,
            fixture=game.fixture.number,
            number=game.number,
            players=_players(game),
        )
        for game in season.games.values()
        if game.fixture.round < season.opened and not game.table and not season.is_decided(game)
    ]


def _players(game: LeagueGame) -> tuple[str, str]:
    """Players by seat; the second game of a pair has the seats changed."""
    first, second = game.fixture.first, game.fixture.second
    return (second, first) if game.number % 2 else (first, second)


def _ended(db: Connection, stored: StoredLeague) -> list[LeagueGameEnded]:
    season = stored.league.season
    games = season.games.values() if season else ()
    return [event for game in games if (event := _end_of(db, game))]


def _end_of(db: Connection, game: LeagueGame) -> LeagueGameEnded | None:
    result = results.read(db, game.table) if game.table and game.score is None else None
    if result is None:
        return None
    return LeagueGameEnded(game.fixture.number, game.number, _score(result, game.fixture.first), _how(result))


def _score(result: TableResult, first: str) -> float:
    own = next(rank for side, rank in zip(result.sides, result.ranks, strict=True) if first in side)
    if result.ranks.count(own) > 1:
        return 0.5
    return float(own == 1)


def _how(result: TableResult) -> Literal["played", "timeout", "resigned"]:
    return "timeout" if "timeout" in result.flags else "resigned" if "resigned" in result.flags else "played"
