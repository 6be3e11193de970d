"""Service of bots from outside: presence, the games they wait for, pairing among bots, invitations by people."""

import asyncio
from collections.abc import Callable, Iterable
from contextlib import suppress
from time import monotonic, time
from typing import TYPE_CHECKING, Protocol, TypeVar

import structlog

from pelipoyta.community.accounts.model import Session
from pelipoyta.community.outside.model import GAMES_A_DAY, GAMES_AT_ONCE, HERE, BotAccepts, BotGame
from pelipoyta.server.lobby.pairing.paces import shown, wanted
from pelipoyta.server.outside.tables import OutsideTables
from pelipoyta.server.schemas.websocket.live import ToClient
from pelipoyta.server.schemas.websocket.lobby import TableReady
from pelipoyta.server.schemas.websocket.outside import (
    AcceptGames,
    Accepting,
    BotWelcome,
    InviteBot,
    LimitsOfBot,
    WaitingBotInfo,
)
from pelipoyta.storage.database import Database
from pelipoyta.table.errors import TableError
from pelipoyta.table.live.lobby import Lobby, SeatTicket

if TYPE_CHECKING:
    from sqlalchemy import Connection

T = TypeVar("T")
TICK = 0.2  # seconds between two looks at games that end
ROUND = 2.0  # seconds between two rounds of pairing where nothing has changed
LISTED = 200  # bots shown in the lobby
log = structlog.get_logger("pelipoyta.outside")


class ConnectedBot(Protocol):
    """Connection of a bot."""

    session: Session

    def tell(self, message: ToClient) -> None: ...

    def fail(self, code: str, facts: dict[str, object]) -> None: ...


class OutsideBots:
    """Bots of one server process; truth is in the database. Nothing runs before the first bot connects."""

    def __init__(self, lobby: Lobby, database: Database) -> None:
        self._lobby, self._database = lobby, database
        self._here: dict[str, dict[ConnectedBot, float]] = {}  # connections by bot, and when they were last heard
        self._games: dict[str, list[BotGame]] = {}  # running games by table
        self._tables = OutsideTables(lobby, self._run)
        self._due = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._limited: dict[str, float] = {}  # until when a bot need not be told again that it has had its games

    async def _run(self, work: "Callable[[Connection], T]") -> T:
        return await self._database.run(work)

    async def enter(self, bot: ConnectedBot) -> None:
        """Let a bot in: its account, limits, and the games that it left unfinished."""
        from pelipoyta.community.outside import game_rows

        session = bot.session
        self._task = self._task or asyncio.create_task(self._keep_going())
        await self._look_at_games()
        self._here.setdefault(session.account, {})[bot] = monotonic()
        now = time()
        games = await self._run(lambda db: game_rows.running_games(db, session.account, now))
        today = len(await self._run(lambda db: game_rows.games_today(db, session.account, now)))
        limits = LimitsOfBot(GAMES_AT_ONCE, GAMES_A_DAY, today)
        ready = tuple(_ready(game) for game in games if game.made)
        welcome = BotWelcome(
            account=session.account, name=session.name, scopes=session.scopes, limits=limits, games=ready
        )
        bot.tell(welcome)

    def heard(self, bot: ConnectedBot) -> None:
        if bot in self._here.get(bot.session.account, {}):
            self._here[bot.session.account][bot] = monotonic()

    def leave(self, bot: ConnectedBot) -> None:
        """Take a connection away; the bot's last one takes its offer along, which is dropped when it runs out."""
        lines = self._here.get(bot.session.account, {})
        lines.pop(bot, None)
        if not lines:
            self._here.pop(bot.session.account, None)
            self._due.set()

    async def accept(self, bot: ConnectedBot, message: AcceptGames) -> None:
        """Store the games that a bot waits for. Raises TableError."""
        from pelipoyta.community.outside import game_rows

        session = bot.session
        if "offer" not in session.scopes or "play" not in session.scopes:
            raise TableError("no_scope", {"scope": "offer" if "play" in session.scopes else "play"})
        wants = tuple(wanted(each, self._lobby.games.get(each.game)) for each in message.wants)
        if len({want.pool for want in wants}) != len(wants):
            raise TableError("bad_message")
        self.heard(bot)
        now = time()
        accepts = BotAccepts(
            bot=session.account,
            wants=wants,
            opponents=message.opponents,
            at_once=message.at_once,
            since=now,
            until=now + HERE,
        )
        await self._run(lambda db: game_rows.put_accepts(db, accepts))
        self._limited.pop(session.account, None)
        bot.tell(Accepting(message.wants, message.opponents, message.at_once))
        self._due.set()

    async def listed(self) -> list[WaitingBotInfo]:
        """Bots that wait, for the lobby."""
        from pelipoyta.community.accounts.account_rows import labels_of
        from pelipoyta.community.outside import game_rows

        bots = (await self._run(lambda db: game_rows.waiting_bots(db, time())))[:LISTED]
        owners = await self._run(lambda db: labels_of(db, [bot.account.owner for bot in bots]))
        return [
            WaitingBotInfo(
                id=bot.account.id,
                name=bot.account.name,
                owner=owners[bot.account.owner].name if bot.account.owner in owners else "",
                wants=tuple(map(shown, bot.accepts.wants)),
                opponents=bot.accepts.opponents,
                free=bot.has_room,
            )
            for bot in bots
        ]

    async def invite(self, bot: str, message: InviteBot, key: str, account: str) -> SeatTicket:
        """Make a table for a person and a waiting bot. Raises TableError where the bot is gone, busy or unwilling."""
        ticket, game = await self._tables.invite(bot, message, key, account)
        self._begin([game])
        return ticket

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _keep_going(self) -> None:
        """Notice games that end, and pair; for ever."""
        await self._guarded(self._tables.finish)
        paired = 0.0
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(TICK):  # wait_for may lose a cancellation
                    await self._due.wait()
            ended = [name for name in self._games if self._is_over(name)]
            if ended or self._due.is_set() or monotonic() - paired > ROUND:
                self._due.clear()
                paired = monotonic()
                await self._guarded(self._round)

    async def _guarded(self, work: "Callable[[], object]") -> None:
        try:
            await work()  # type: ignore[misc]
        except Exception:  # the next round comes
            log.exception("bots not paired")

    async def _round(self) -> None:
        await self._renew()
        await self._look_at_games()
        for games in await self._tables.pair():
            self._begin(games)
        await self._tell_limits()

    async def _renew(self) -> None:
        """Note in the database which bots are here, for all processes."""
        from pelipoyta.community.outside import game_rows

        now = monotonic()
        alive = [bot for bot, lines in self._here.items() if any(now - heard < HERE for heard in lines.values())]
        if alive:
            await self._run(lambda db: game_rows.renew_accepts(db, alive, time() + HERE))

    async def _look_at_games(self) -> None:
        """Find the running games, note those that are over, and tell bots of those that another process began."""
        from pelipoyta.community.outside import game_rows

        found: dict[str, list[BotGame]] = {}
        for game in await self._run(game_rows.unfinished):
            if game.made:
                found.setdefault(game.table_id, []).append(game)
        new = [name for name in found if name not in self._games]
        over = [name for name in found if self._is_over(name)] + [name for name in new if await self._was_over(name)]
        if over:
            await self._run(lambda db: game_rows.mark_ended(db, over, time()))
        self._games = {name: games for name, games in found.items() if name not in over}
        for game in (game for name in new if name not in over for game in found[name]):
            self._tell_ready(game)

    def _is_over(self, table: str) -> bool:
        held = self._lobby.held(table)
        return held is not None and held.state.over is not None

    async def _was_over(self, table: str) -> bool:
        """True if the game of a table that this process did not know is over, or the table is gone."""
        try:
            return (await self._lobby.read(table)).state.over is not None
        except TableError:
            return True

    def _begin(self, games: Iterable[BotGame]) -> None:
        """Tell the bots of a game that it begins; those of another process hear it when they look."""
        for game in games:
            self._games.setdefault(game.table_id, []).append(game)
            self._tell_ready(game)

    def _tell_ready(self, game: BotGame) -> None:
        for bot in self._here.get(game.bot, {}):
            bot.tell(_ready(game))

    async def _tell_limits(self) -> None:
        """Tell bots that have begun their games of the day until when they wait; once."""
        from pelipoyta.community.outside import game_rows

        waiting = await self._run(lambda db: game_rows.waiting_bots(db, time()))
        for each in waiting:
            bot = each.account.id
            if each.today < GAMES_A_DAY or each.accepts.opponents == "people":
                continue
            if self._limited.get(bot, 0.0) > time():
                continue
            try:
                await self._run(lambda db, bot=bot: game_rows.check_day(db, bot, time()))  # type: ignore[misc]
            except TableError as error:
                self._limited[bot] = time() + float(error.facts.get("seconds", 60))
                for line in self._here.get(bot, {}):
                    line.fail(error.code, dict(error.facts))


def _ready(game: BotGame) -> TableReady:
    """Message of a game; the bot's own token proves its seat."""
    return TableReady(game.table_id, game.pool.game, game.seat, "")
