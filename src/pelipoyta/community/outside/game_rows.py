"""Games that bots wait for and play, as rows: a place is reserved in one transaction with the limits it must keep."""

from collections.abc import Iterable, Sequence

import msgspec
from sqlalchemy import Connection, delete, insert, select, update

from pelipoyta.community.accounts.account_rows import read_row
from pelipoyta.community.outside.bot_rows import bot_by
from pelipoyta.community.outside.model import (
    DAY,
    GAMES_A_DAY,
    GAMES_AT_ONCE,
    BotAccepts,
    BotGame,
    WaitingBot,
)
from pelipoyta.storage.schema.people.outside_bots import BOT_ACCEPTS, BOT_GAMES
from pelipoyta.table.errors import TableError


def put_accepts(db: Connection, accepts: BotAccepts) -> None:
    """Store the games that a bot takes, in place of the former ones; no games: it waits no more."""
    drop_accepts(db, accepts.bot)
    if accepts.wants:
        db.execute(insert(BOT_ACCEPTS).values(**msgspec.to_builtins(accepts)))


def drop_accepts(db: Connection, bot: str) -> None:
    db.execute(delete(BOT_ACCEPTS).where(BOT_ACCEPTS.c.bot == bot))


def renew_accepts(db: Connection, bots: Iterable[str], until: float) -> None:
    """Note that these bots are still connected."""
    db.execute(update(BOT_ACCEPTS).where(BOT_ACCEPTS.c.bot.in_(sorted(bots))).values(until=until))


def waiting_bots(db: Connection, now: float) -> list[WaitingBot]:
    """Bots that are connected and wait, the longest first."""
    rows = db.execute(select(BOT_ACCEPTS).where(BOT_ACCEPTS.c.until > now).order_by(BOT_ACCEPTS.c.since)).mappings()
    return [bot for row in rows if (bot := _waiting(db, read_row(row, BotAccepts), now))]


def waiting_bot(db: Connection, bot: str, now: float) -> WaitingBot | None:
    row = db.execute(select(BOT_ACCEPTS).where(BOT_ACCEPTS.c.bot == bot, BOT_ACCEPTS.c.until > now)).mappings().first()
    return None if row is None else _waiting(db, read_row(row, BotAccepts), now)


def _waiting(db: Connection, accepts: BotAccepts, now: float) -> WaitingBot | None:
    account = bot_by(db, accepts.bot)
    if account is None:
        return None
    running, today = len(running_games(db, accepts.bot, now)), len(games_today(db, accepts.bot, now))
    return WaitingBot(account=account, accepts=accepts, running=running, today=today)


def running_games(db: Connection, bot: str, now: float) -> list[BotGame]:
    """Games of a bot that are not over."""
    rows = db.execute(select(BOT_GAMES).where(BOT_GAMES.c.bot == bot, BOT_GAMES.c.ended.is_(None))).mappings()
    return [game for row in rows if (game := read_row(row, BotGame)).counts(now)]


def games_today(db: Connection, bot: str, now: float) -> list[float]:
    """Beginnings of the bot's games among bots in the last day, the oldest first."""
    mine = (BOT_GAMES.c.bot == bot) & BOT_GAMES.c.among_bots.is_(True) & (BOT_GAMES.c.began > now - DAY)
    return [float(began) for began in db.execute(select(BOT_GAMES.c.began).where(mine)).scalars()]


def reserve(db: Connection, games: Sequence[BotGame], now: float) -> None:
    """Take a place of each bot for a game. Raises TableError, with the seconds to wait, where a bot has none left."""
    for game in games:
        _lock(db, game.bot)
        accepts = waiting_bot(db, game.bot, now)
        if accepts is None:
            raise TableError("bot_gone")
        if not accepts.has_room:
            raise TableError("bot_busy", {"most": min(accepts.accepts.at_once, GAMES_AT_ONCE)})
        if game.among_bots:
            check_day(db, game.bot, now)
        db.execute(insert(BOT_GAMES).values(**msgspec.to_builtins(game)))


def check_day(db: Connection, bot: str, now: float) -> None:
    """Raises TableError where the bot has begun its games of the day, with the seconds until the next one."""
    today = sorted(games_today(db, bot, now))
    if len(today) >= GAMES_A_DAY:
        seconds = max(1, round(today[-GAMES_A_DAY] + DAY - now))
        raise TableError("bot_games_today", {"most": GAMES_A_DAY, "seconds": seconds})


def _lock(db: Connection, bot: str) -> None:
    """Let other processes wait that reserve a place of this bot; SQLite's transactions do so by themselves."""
    db.execute(select(BOT_ACCEPTS.c.bot).where(BOT_ACCEPTS.c.bot == bot).with_for_update())


def release(db: Connection, table: str) -> None:
    """Give the places of a table back that could not be made."""
    db.execute(delete(BOT_GAMES).where(BOT_GAMES.c.table_id == table))


def mark_made(db: Connection, table: str) -> None:
    db.execute(update(BOT_GAMES).where(BOT_GAMES.c.table_id == table).values(made=True))


def mark_ended(db: Connection, tables: Sequence[str], now: float) -> None:
    """Note that these games are over."""
    db.execute(update(BOT_GAMES).where(BOT_GAMES.c.table_id.in_(list(tables))).values(ended=now))


def unfinished(db: Connection) -> list[BotGame]:
    """Games of all bots that are not over, or were never made, by table and seat."""
    query = select(BOT_GAMES).where(BOT_GAMES.c.ended.is_(None)).order_by(BOT_GAMES.c.table_id, BOT_GAMES.c.seat)
    return [read_row(row, BotGame) for row in db.execute(query).mappings()]
