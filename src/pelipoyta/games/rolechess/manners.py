"""RoleChess at a table: two alone against each other, and nothing hidden (RC-9.4)."""

from pelipoyta.games.rolechess.model import Options, State
from pelipoyta.kernel import Manners

MANNERS = Manners[Options, State](open=True)
