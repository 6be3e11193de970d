"""Variants of dnup: the points that win, and cards handed on at the deal."""

from dataclasses import replace

from pelipoyta.games.dnup.model import State
from pelipoyta.games.dnup.points import BOOK, DnupPoints
from pelipoyta.games.dnup.rules.table import stage
from pelipoyta.kernel import Seat
from pelipoyta.kernel.variants import Variant, VariantParameter, Variants


def to_win(points: DnupPoints, goal: int) -> DnupPoints:
    """DNUP-V1."""
    return replace(points, goal=goal)


def hand_on(points: DnupPoints, cards: int) -> DnupPoints:
    """DNUP-V2."""
    return replace(points, handed_on=cards)


def starter(s: State) -> Seat | None:
    """DNUP-2.1: who begins the first round."""
    return s.starter if stage(s) == "play" else None


VARIANTS = Variants[DnupPoints](
    book=BOOK,
    version=1,
    offered=(
        Variant("goal", "DNUP-V1", to_win, (VariantParameter("points", 6, 1, 20),)),
        Variant("passing", "DNUP-V2", hand_on, (VariantParameter("cards", 1, 1, 3),)),
    ),
    starter=starter,
)
