"""Kasvoton vihollinen at a table: two or two teams of two, talk that all hear (KV-F7), cards turned up at any time."""

from collections.abc import Sequence

from msgspec.structs import replace

from pelipoyta.games.kasvoton.model import Deed, Done, Ended, Happening, Options, Question, Reveal, Stage, State
from pelipoyta.games.kasvoton.rules import legal, marks, teams
from pelipoyta.kernel import Seat, TableHooks


def late(s: State, seat: Seat) -> Deed | None:
    """With both kings gone the battle is drawn at the end of the turn, after any action (KV-D0.5, TABLE-16)."""
    if not all(s.fell):
        return None
    return Done() if s.stage is Stage.TURN else legal(s, seat)[0]


def cover(before: State, s: State, events: Sequence[Happening]) -> tuple[State, list[Happening]]:
    """The end with the cards as they lay before it, at a table whose twin still plays with them (CONTEST-19)."""
    covered = s.copy()
    covered.open, covered.eyes = before.open[:], before.eyes[:]
    return covered, [replace(each, faces=(), knights=()) if isinstance(each, Ended) else each for each in events]


TABLE_HOOKS = TableHooks[Options, State](
    teams=teams,
    marks=marks,
    free=True,
    anytime=(Reveal,),  # KV-D0.4
    brisk=(Question.DEPLOY,),  # an open table sees a bot lay 26 cards
    late=late,
    cover=cover,
    pace=0.8,
)
