"""Variants of Kasvoton vihollinen, in the order in which they change the rules: armies first, then abilities."""

from pelipoyta.games.kasvoton.model import State
from pelipoyta.games.kasvoton.points import BOOK, KasvotonPoints
from pelipoyta.games.kasvoton.variants.armies import ARMIES
from pelipoyta.games.kasvoton.variants.battles import BATTLES
from pelipoyta.games.kasvoton.variants.strikes import STRIKES
from pelipoyta.games.kasvoton.variants.ways import WAYS
from pelipoyta.kernel import Seat
from pelipoyta.kernel.variants import Variants


def starter(s: State) -> Seat | None:
    """KV-C6, KV-F4: who has the first turn."""
    return s.turn if s.turn >= 0 else None


OFFERED = (*ARMIES, *WAYS, *BATTLES, *STRIKES)
VARIANTS = Variants[KasvotonPoints](book=BOOK, version=1, offered=OFFERED, starter=starter)
