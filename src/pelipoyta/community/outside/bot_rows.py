"""Bot accounts and their tokens in the database; a token is a session of the bot's account with scopes."""

from collections.abc import Sequence

from sqlalchemy import Connection, delete, func, select, update

from pelipoyta.community.accounts.account_rows import add_account, free_name
from pelipoyta.community.accounts.secret_values import BOT_TOKEN
from pelipoyta.community.accounts.session_rows import SessionRow, end_session, end_sessions, open_session, sessions_of
from pelipoyta.community.outside.model import BOTS_OF_OWNER, TOKENS_OF_BOT, BotAccount, BotScope
from pelipoyta.storage.schema.people.accounts import ACCOUNTS
from pelipoyta.storage.schema.people.outside_bots import BOT_ACCEPTS
from pelipoyta.table.errors import TableError

COLUMNS = [ACCOUNTS.c[name] for name in BotAccount.__struct_fields__]
OPEN_BOT = (ACCOUNTS.c.kind == "bot") & ACCOUNTS.c.closed.is_(None)


def add_bot(db: Connection, owner: str, name: str, now: float) -> BotAccount:
    """Make a bot account of this checked name, for which the owner answers. Raises TableError."""
    count = db.execute(select(func.count()).where(OPEN_BOT, ACCOUNTS.c.owner == owner)).scalar() or 0
    if count >= BOTS_OF_OWNER:
        raise TableError("too_many_bots", {"most": BOTS_OF_OWNER})
    made = add_account(db, name, now, kind="bot", owner=owner)
    return BotAccount(id=made.id, name=made.name, owner=owner, made=now)


def bots_of(db: Connection, owner: str) -> list[BotAccount]:
    """Open bot accounts of an owner, the oldest first."""
    rows = db.execute(select(*COLUMNS).where(OPEN_BOT, ACCOUNTS.c.owner == owner).order_by(ACCOUNTS.c.made))
    return [BotAccount(**row) for row in rows.mappings()]


def bot_by(db: Connection, bot: str) -> BotAccount | None:
    row = db.execute(select(*COLUMNS).where(OPEN_BOT, ACCOUNTS.c.id == bot)).mappings().first()
    return None if row is None else BotAccount(**row)


def own_bot(db: Connection, owner: str, bot: str) -> BotAccount:
    """Bot of this owner. Raises TableError, the same for another's bot and for none."""
    found = bot_by(db, bot)
    if found is None or found.owner != owner:
        raise TableError("no_such_bot_account")
    return found


def close_bot(db: Connection, owner: str, bot: str, now: float) -> list[str]:
    """Close a bot account for good: its name rests, its tokens end; their ids. Its games and results stay."""
    own_bot(db, owner, bot)
    free_name(db, bot, now)
    gone = {"closed": now, "deleted": now, "name": "", "folded": None, "look": None}
    db.execute(update(ACCOUNTS).where(ACCOUNTS.c.id == bot).values(**gone))
    db.execute(delete(BOT_ACCEPTS).where(BOT_ACCEPTS.c.bot == bot))
    return end_sessions(db, bot)


def add_token(
    db: Connection, owner: str, bot: str, label: str, scopes: Sequence[BotScope], now: float
) -> tuple[str, str]:
    """A new token of the owner's bot: its id, and the token itself, which is nowhere stored. Raises TableError."""
    own_bot(db, owner, bot)
    if len(sessions_of(db, bot)) >= TOKENS_OF_BOT:
        raise TableError("too_many_tokens", {"most": TOKENS_OF_BOT})
    id, secret = open_session(db, bot, now, label=label, scopes=sorted(set(scopes)), token=True)
    return id, BOT_TOKEN + secret


def tokens_of(db: Connection, owner: str, bot: str) -> list[SessionRow]:
    own_bot(db, owner, bot)
    return [row for row in sessions_of(db, bot) if row.kind == "token"]


def end_token(db: Connection, owner: str, bot: str, token: str) -> None:
    """End a token of the owner's bot, by its id. Raises TableError."""
    own_bot(db, owner, bot)
    end_session(db, bot, token)
