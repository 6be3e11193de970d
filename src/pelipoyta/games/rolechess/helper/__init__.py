"""Helper for the real board: energies of both armies, battles by real dice or ours, and their odds."""

from pelipoyta.games.rolechess.helper.model import Command, EnergyTable
from pelipoyta.games.rolechess.helper.paper import SHEETS
from pelipoyta.games.rolechess.helper.rules import apply, begin, chance, why_not
from pelipoyta.games.rolechess.helper.sheet import show, tell
from pelipoyta.kernel.helper import Helper

HELPER: Helper[EnergyTable, Command] = Helper(
    players=(2,),
    commands=Command,
    begin=begin,
    why_not=why_not,
    chance=chance,
    apply=apply,
    show=show,
    tell=tell,
    sheets=SHEETS,
)
