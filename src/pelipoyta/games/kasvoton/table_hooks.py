"""Kasvoton vihollinen at a table: two or two teams of two, talk that all hear (KV-F7), cards turned up at any time."""

from pelipoyta.games.kasvoton.model import Deed, Done, Options, Stage, State
from pelipoyta.games.kasvoton.rules import legal, marks, teams
from pelipoyta.kernel import Seat, TableHooks


def late(s: State, seat: Seat) -> Deed | None:
    """With both kings gone the battle is drawn at the end of the turn, after any action (KV-D0.5, TABLE-16)."""
    if not all(s.fell):
        return None
    return Done() if s.stage is Stage.TURN else legal(s, seat)[0]


TABLE_HOOKS = TableHooks[Options, State](teams=teams, marks=marks, free=True, late=late, pace=0.8)
