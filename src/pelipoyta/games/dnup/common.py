"""What is the same at tables with one chance: each round's deal, and which way up the cards come (CONTEST-23)."""

from pelipoyta.games.dnup.model import State
from pelipoyta.kernel.common import NOBODYS, Whose


def common(s: State) -> Whose:
    return NOBODYS
