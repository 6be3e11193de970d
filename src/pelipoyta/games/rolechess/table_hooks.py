"""RoleChess at a table: two alone against each other, and nothing hidden (RC-9.4)."""

from pelipoyta.games.rolechess.model import Options, State
from pelipoyta.kernel import TableHooks

TABLE_HOOKS = TableHooks[Options, State](open=True)
