"""Helper for real cards: twilight pool, path and moves, burdens, wounds, archery totals, deck check."""

from pelipoyta.games.lotr.helper.model import Command, TableTokens
from pelipoyta.games.lotr.helper.paper import SHEETS
from pelipoyta.games.lotr.helper.rules import apply, begin, why_not
from pelipoyta.games.lotr.helper.sheet import show, tell
from pelipoyta.kernel.helper import Helper

HELPER: Helper[TableTokens, Command] = Helper(
    players=(2, 3, 4, 5, 6),
    commands=Command,
    begin=begin,
    why_not=why_not,
    apply=apply,
    show=show,
    tell=tell,
    sheets=SHEETS,
)
