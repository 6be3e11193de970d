"""Why a seat may not do what is written."""

from pelipoyta.games.kasvoton import GAME
from pelipoyta.games.kasvoton.notation import parse


def refusal(s, seat, action):
    return GAME.why_not(s, seat, parse(action))
