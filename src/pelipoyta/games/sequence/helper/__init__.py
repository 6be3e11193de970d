"""Helper for the real board: cards to deal, seating of teams, the cut, forgotten draws, finished sequences."""

from pelipoyta.games.sequence.helper.model import Command, Seating
from pelipoyta.games.sequence.helper.paper import SHEETS
from pelipoyta.games.sequence.helper.rules import apply, begin, chance, why_no_start, why_not
from pelipoyta.games.sequence.helper.sheet import OPTIONS, show, tell
from pelipoyta.games.sequence.rules.setup import SEATS
from pelipoyta.kernel.helper import Helper

HELPER: Helper[Seating, Command] = Helper(
    players=SEATS,
    options=OPTIONS,
    commands=Command,
    begin=begin,
    why_no_start=why_no_start,
    why_not=why_not,
    chance=chance,
    apply=apply,
    show=show,
    tell=tell,
    sheets=SHEETS,
)
