"""What happens in dnup: rounds and their scores, one turn, and what a seat may do."""

from pelipoyta.games.dnup.rules.choices import legal, why_not
from pelipoyta.games.dnup.rules.round import pending, settle, start
from pelipoyta.games.dnup.rules.turn import apply

__all__ = ["apply", "legal", "pending", "settle", "start", "why_not"]
