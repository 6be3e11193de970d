"""dnup at a table: a game of several rounds."""

from pelipoyta.games.dnup.model import Options, State
from pelipoyta.kernel import TableHooks

TABLE_HOOKS = TableHooks[Options, State](
    rounds=lambda s: len(s.past),
    luck=2.0,
    first_seats=3,  # as the lesson teaches it; two players have rules of their own (DNUP-8.1)
)
