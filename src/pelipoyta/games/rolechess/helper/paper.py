"""Sheets of paper for RoleChess: the energies of both armies, and a score sheet."""

from pelipoyta.games.rolechess.board import ATTACK, DEFENCE, FULL, SIDE
from pelipoyta.games.rolechess.helper.sheet import piece_facts
from pelipoyta.kernel.helper import HelperNote
from pelipoyta.kernel.helper.paper import BLANK, numbered, paper, score_sheet

HEADS = tuple(HelperNote(f"helper-rolechess-paper-{name}") for name in ("piece", "attack", "defence", "energy"))
ARMIES = tuple(HelperNote("helper-rolechess-paper-army", {"army": army}) for army in (1, 1, 1, 2, 2, 2))

ENERGIES = paper(  # RC-1.2
    "helper-rolechess-paper",
    (*HEADS, *ARMIES),
    [
        (
            HelperNote("rolechess-piece-first", piece_facts(piece)),
            *map(numbered, (ATTACK[piece], DEFENCE[piece], FULL[piece])),
        )
        for piece in range(SIDE)
    ],
    "RC-1.2",
)
SCORES = score_sheet("helper-rolechess-scores", (HelperNote("helper-paper-game"), BLANK, BLANK), 10)
SHEETS = (ENERGIES, SCORES)
