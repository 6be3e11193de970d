"""Results that a rule of the table can give to a game, for checking records."""

from collections.abc import Sequence

from pelipoyta.kernel.game import Over

HALF = 0.5
LOST = ("TABLE-1", "TABLE-16", "TABLE-21")  # a side resigned, ran out of time or stayed away
DRAWN = ("TABLE-2", "TABLE-16", "TABLE-22")  # agreed, all ran out of time, or a series was ended
AWARDED = "TABLE-20"  # any result, or no points at all


def is_table_end(over: Over, teams: Sequence[int]) -> bool:
    """True if a rule of the table can end a game so: partners alike, and a result that this rule gives."""
    scores = over.scores
    if len(scores) != len(teams) or len(set(zip(teams, scores, strict=True))) != len(set(teams)):
        return False
    drawn = all(score == HALF for score in scores)
    lost = set(scores) == {0.0, 1.0}
    if over.why == AWARDED:
        return set(scores) <= {0.0, HALF, 1.0}
    return (lost and over.why in LOST) or (drawn and over.why in DRAWN)
