"""Sheets of paper: tables to fill in with a pencil, declared as data like the rest of a helper."""

from collections.abc import Sequence

from pelipoyta.kernel.helper.sheet import Facts, HelperGrid, HelperNote, HelperPanel

BLANK = HelperNote("helper-blank")


def numbered(number: int) -> HelperNote:
    return HelperNote("helper-number", {"number": number})


def paper(word: str, heads: Sequence[HelperNote], rows: Sequence[Sequence[HelperNote]], rule: str = "") -> HelperPanel:
    """A sheet of one table under its title; short rows are filled up with empty cells."""
    filled = tuple((*row, *[BLANK] * (len(heads) - len(row))) for row in rows)
    facts: Facts = {}
    return HelperPanel(HelperNote(word), (HelperGrid(HelperNote(f"{word}-about", facts, rule), tuple(heads), filled),))


def score_sheet(word: str, heads: Sequence[HelperNote], rows: int) -> HelperPanel:
    """A sheet with numbered rows, such as one for each round."""
    return paper(word, heads, [(numbered(row),) for row in range(1, rows + 1)])
