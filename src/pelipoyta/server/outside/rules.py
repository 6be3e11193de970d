"""Rules for callers with a bot's token: what its scopes allow, where a bot may sit, when it may talk."""

import re

from pelipoyta.community.accounts.model import Session
from pelipoyta.table.errors import TableError
from pelipoyta.table.player_names import account_mark
from pelipoyta.table.state.table_state import TableState

# Requests that a bot may make, and the scopes of which one is needed; every other endpoint refuses bots.
ALLOWED = (
    ("GET", re.compile(r"/api/account"), ("play", "watch", "offer")),
    ("GET", re.compile(r"/api/tables/[^/]+(/.*)?"), ("play", "watch")),
    ("POST", re.compile(r"/api/tables/[^/]+/sit"), ("play",)),
)


def check_request(session: Session, method: str, path: str) -> None:
    """Refuse a bot's request by HTTP unless its token has a scope for it. Raises TableError."""
    if session.kind != "bot":
        return
    for allowed, pattern, scopes in ALLOWED:
        if method == allowed and pattern.fullmatch(path):
            check_scope(session, *scopes)
            return
    raise TableError("not_for_bots")


def check_scope(session: Session, *scopes: str) -> None:
    """Raises TableError where the token has none of these scopes."""
    if not set(scopes) & set(session.scopes):
        raise TableError("no_scope", {"scope": scopes[0]})


def check_connection(session: Session | None, state: TableState) -> None:
    """Check that a bot may connect to the table: to its own seat to play, to any other table to watch."""
    if session is not None and session.kind == "bot":
        check_scope(session, "play" if state.seats.key_of(session.account) else "watch")


def check_sitting(session: Session | None, state: TableState) -> None:
    """Refuse a bot that would sit down where people are rated. Raises TableError."""
    if session is not None and session.kind == "bot" and state.header.rated:
        raise TableError("bot_rated")


def check_talk(state: TableState, seat: int) -> None:
    """Let a bot from outside answer: a line for each line that it has heard from others. Raises TableError."""
    player = state.seats.players[seat] if 0 <= seat < state.header.seats else None
    if player is None or account_mark(player) != "bot":
        return
    lines = [line.spoke.seat for line in state.chat.lines_for(seat)]
    if lines.count(seat) >= len(lines) - lines.count(seat):
        raise TableError("bot_quiet")
