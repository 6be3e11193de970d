"""Sequence at a table: teams, a host who may judge, silence where coaching is forbidden, draws off one's turn."""

from pelipoyta.games.sequence.model import Options, State
from pelipoyta.games.sequence.rules import fits, judged, teams
from pelipoyta.games.sequence.rules.talk import talk
from pelipoyta.kernel import TableHooks

TABLE_HOOKS = TableHooks[Options, State](teams=teams, fits=fits, judged=judged, talk=talk, free=True, luck=2.0)
