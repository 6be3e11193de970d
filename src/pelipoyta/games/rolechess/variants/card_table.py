"""The game card as a table: other energies and factors, the same for both sides (RC-V2)."""

from dataclasses import replace

from pelipoyta.games.rolechess.board import CARD
from pelipoyta.games.rolechess.model import Line
from pelipoyta.games.rolechess.points import ChessPoints
from pelipoyta.kernel.variants import Variant, VariantParameter

MOST_ENERGY, MOST_FACTOR = 60, 12
COLUMNS = (("energy", MOST_ENERGY), ("attack", MOST_FACTOR), ("defence", MOST_FACTOR))


def rewrite(points: ChessPoints, *numbers: int) -> ChessPoints:
    """Three numbers for each kind of piece, in the order of the game card."""
    lines = [numbers[at : at + len(COLUMNS)] for at in range(0, len(numbers), len(COLUMNS))]
    kinds = [line.kind for line in points.card]
    return replace(points, card=tuple(Line(kind, *line) for kind, line in zip(kinds, lines, strict=True)))


CARD_TABLE = Variant(
    "card",
    "RC-V2",
    rewrite,
    parameters=tuple(
        VariantParameter(f"{line.kind.value}-{column}", getattr(line, column), 1, most)
        for line in CARD.values()
        for column, most in COLUMNS
    ),
)
