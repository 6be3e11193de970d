"""The verbs of RoleChess: what may be done, what happens then, and why something may not be done."""

from pelipoyta.games.rolechess.rules.refusals import why_not
from pelipoyta.games.rolechess.rules.turn import apply, legal, pending, settle, start

__all__ = ["apply", "legal", "pending", "settle", "start", "why_not"]
