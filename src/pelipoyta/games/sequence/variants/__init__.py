"""Variants of Sequence: the length of a row, the number of rows, and shuffled boards."""

from dataclasses import replace
from hashlib import blake2b

from pelipoyta.games.sequence.board import CORNER
from pelipoyta.games.sequence.model import Phase, State
from pelipoyta.games.sequence.points import BOOK, SequencePoints
from pelipoyta.kernel import Seat
from pelipoyta.kernel.variants import Variant, VariantParameter, Variants


def with_length(points: SequencePoints, length: int) -> SequencePoints:
    """SEQ-V1."""
    return replace(points, length=length)


def with_rows(points: SequencePoints, rows: int) -> SequencePoints:
    """SEQ-V2."""
    return replace(points, rows=rows)


def shuffled(points: SequencePoints, number: int) -> SequencePoints:
    """SEQ-V3: a board by its number, the same wherever it is played; corners stay free."""
    cards = [(face, at) for at, face in enumerate(points.faces) if face != CORNER]
    mixed = iter(sorted(cards, key=lambda card: blake2b(f"{number}/{card[1]}".encode(), digest_size=8).digest()))
    return replace(points, faces=tuple(face if face == CORNER else next(mixed)[0] for face in points.faces))


def starter(s: State) -> Seat | None:
    """Seat to the dealer's left, which begins (SEQ-1.5); None before the deal."""
    return None if s.phase in (Phase.CUT, Phase.DEAL) else s.turn


VARIANTS = Variants[SequencePoints](
    book=BOOK,
    version=1,
    offered=(
        Variant("row", "SEQ-V1", with_length, (VariantParameter("length", 4, 4, 6),)),
        Variant("rows", "SEQ-V2", with_rows, (VariantParameter("count", 3, 1, 4),)),
        Variant("board", "SEQ-V3", shuffled, (VariantParameter("number", 1, 1, 9999),)),
    ),
    starter=starter,
)
