"""Tables of bots from outside: reserved first, made and seated then; a crash between is made good."""

from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from time import time
from typing import TYPE_CHECKING, Protocol, TypeVar

import structlog
from msgspec.structs import replace

from pelipoyta.community.outside.model import BotGame, WaitingBot
from pelipoyta.community.pairing import PairedGame, PairingPool
from pelipoyta.server.lobby.pairing.paces import first_options, table_options, time_of
from pelipoyta.server.schemas.websocket.outside import InviteBot
from pelipoyta.table.decide.setup.create import name_by, new_key
from pelipoyta.table.errors import TableError
from pelipoyta.table.live.lobby import Lobby, SeatTicket
from pelipoyta.table.spec import TableSpec
from pelipoyta.table.watching import ListedAs

if TYPE_CHECKING:
    from sqlalchemy import Connection

T = TypeVar("T")
BOTS_SEAT = 1  # of an invited bot; the person who invites has the first
LISTED = ListedAs(listing="open")  # who was found in the lobby plays in its lists
log = structlog.get_logger("pelipoyta.outside")


class RunInTransaction(Protocol):
    """Runs work in one transaction of the database."""

    def __call__(self, work: "Callable[[Connection], T]") -> Awaitable[T]: ...


class OutsideTables:
    """Makes the tables of bots: among themselves by pairing, with people by invitation."""

    def __init__(self, lobby: Lobby, run: RunInTransaction) -> None:
        self._lobby, self._run = lobby, run

    async def pair(self) -> list[list[BotGame]]:
        """Pair bots that wait for bots, and make their tables; the games that began."""
        from pelipoyta.community.outside import game_rows
        from pelipoyta.community.outside.meeting import BotFacts, is_rated, pair_bots

        now = time()
        waiting = {bot.account.id: bot for bot in await self._run(lambda db: game_rows.waiting_bots(db, now))}
        begun = []
        for paired in pair_bots(list(waiting.values()), BotFacts(self._team_count), now):
            bots = [waiting[name] for side in paired.sides for name in side]
            games = self._seated(paired, bots, is_rated(bots, paired.pool))
            try:
                await self._run(partial(_reserved, games=games, now=now))
            except TableError:  # another process was quicker
                continue
            await self._make(games)
            begun.append(games)
        return begun

    async def invite(self, bot: str, message: InviteBot, key: str, account: str) -> tuple[SeatTicket, BotGame]:
        """Make a table for a person and a bot. Raises TableError, and then nothing is reserved."""
        from pelipoyta.community.outside import game_rows

        now = time()
        waiting = await self._run(lambda db: game_rows.waiting_bot(db, bot, now))
        if waiting is None:
            raise TableError("bot_gone")
        _check_willing(waiting, message)
        pool = PairingPool(message.game, message.pace)
        game = BotGame(table_id=name_by(key), seat=BOTS_SEAT, bot=bot, key=key, pool=pool, among_bots=False, began=now)
        await self._run(partial(_reserved, games=[game], now=now))
        try:
            spec = self._spec(pool, message.seats, rated=False, places=("me", *("open",) * (message.seats - 1)))
            spec = replace(spec, name=message.name, account=account, listed=LISTED)
            ticket = await self._lobby.create(spec, key)
            await self._lobby.sit(ticket.table, BOTS_SEAT, "", key=_seat_key(game), account=bot)
        except BaseException:
            await self._run(lambda db: game_rows.release(db, game.table_id))
            raise
        await self._run(lambda db: game_rows.mark_made(db, game.table_id))
        return ticket, game

    async def finish(self) -> None:
        """Make the tables among bots that were reserved before a crash; give back places of invitations."""
        from pelipoyta.community.outside import game_rows

        by_table: dict[str, list[BotGame]] = {}
        for game in await self._run(game_rows.unfinished):
            if not game.made:
                by_table.setdefault(game.table_id, []).append(game)
        for name, games in by_table.items():
            if games[0].among_bots:
                await self._make(games)
            else:
                await self._run(partial(_released, table=name))

    def _team_count(self, pool: PairingPool, seats: int) -> int:
        teams = self._teams(pool, seats)
        return len(set(teams)) if len(set(teams)) < seats else 0

    def _teams(self, pool: PairingPool, seats: int) -> Sequence[int]:
        game = self._lobby.game(pool.game)
        return game.hooks.teams(first_options(game), seats)

    def _seated(self, paired: PairedGame, bots: Sequence[WaitingBot], rated: bool) -> list[BotGame]:
        """Rows of a game by seat: bots of one side sit in the seats of one team."""
        sides = [list(side) for side in paired.sides]
        teams = self._teams(paired.pool, len(bots))
        order = {team: number for number, team in enumerate(dict.fromkeys(teams))}
        key, pool = new_key(), PairingPool(paired.pool.game, paired.pool.pace, rated=rated)
        return [
            BotGame(
                table_id=name_by(key),
                seat=seat,
                bot=sides[order[team]].pop(0),
                key=key,
                pool=pool,
                among_bots=True,
                began=time(),
            )
            for seat, team in enumerate(teams)
        ]

    async def _make(self, games: Sequence[BotGame]) -> None:
        """Make the table and seat every bot; doing it twice makes one table (TABLE-4)."""
        from pelipoyta.community.outside import game_rows

        first = games[0]
        places = ("open",) * len(games)
        spec = replace(self._spec(first.pool, len(games), first.pool.rated, places), listed=LISTED)
        ticket = await self._lobby.create(spec, first.key)
        for game in games:
            await self._lobby.sit(ticket.table, game.seat, "", key=_seat_key(game), account=game.bot)
        await self._run(lambda db: game_rows.mark_made(db, first.table_id))

    def _spec(self, pool: PairingPool, seats: int, rated: bool, places: tuple[str, ...]) -> TableSpec:
        options = table_options(self._lobby.game(pool.game))
        return TableSpec(
            game=pool.game,
            seats=seats,
            options=options,
            places=places,
            name="",
            time=time_of(pool),
            hints=not rated,
            rated=rated,
        )


def _reserved(db: "Connection", games: Sequence[BotGame], now: float) -> None:
    from pelipoyta.community.outside import game_rows

    game_rows.reserve(db, games, now)


def _released(db: "Connection", table: str) -> None:
    from pelipoyta.community.outside import game_rows

    game_rows.release(db, table)


def _seat_key(game: BotGame) -> str:
    """Key of the bot's seat: the same when the table is made twice."""
    return name_by(f"{game.key}/{game.seat}") + game.key[:16]


def _check_willing(bot: WaitingBot, message: InviteBot) -> None:
    """Raises TableError where the bot does not take such games from people."""
    if bot.accepts.opponents == "bots" or not bot.accepts.takes(message.game, message.pace, message.seats):
        raise TableError("bot_unwilling")
