"""Rules of dnup: rounds and their scores, turns, and legal actions."""

from pelipoyta.games.dnup.rules.choices import legal, why_not
from pelipoyta.games.dnup.rules.round import pending, settle, start
from pelipoyta.games.dnup.rules.turn import apply

__all__ = ["apply", "legal", "pending", "settle", "start", "why_not"]
