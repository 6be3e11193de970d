"""Variants of RoleChess, in the order in which they change the rules."""

from pelipoyta.games.rolechess.model import Phase, State
from pelipoyta.games.rolechess.points import BOOK, ChessPoints
from pelipoyta.games.rolechess.variants.card_table import CARD_TABLE
from pelipoyta.games.rolechess.variants.shuffled import SHUFFLED
from pelipoyta.kernel import Seat
from pelipoyta.kernel.variants import Variants


def starter(s: State) -> Seat | None:
    """RC-3.0: who won the opening roll."""
    return None if s.phase in (Phase.SETUP, Phase.START) else s.turn


VARIANTS = Variants[ChessPoints](book=BOOK, version=1, offered=(SHUFFLED, CARD_TABLE), starter=starter)
