"""Sheets of paper for Sequence: cards to deal by the number of players, and a score sheet."""

from pelipoyta.games.sequence.rules.setup import HAND_SIZES, SEATS
from pelipoyta.kernel.helper import HelperNote
from pelipoyta.kernel.helper.paper import numbered, paper, score_sheet

NOTHING = HelperNote("helper-nothing")


def _size(teams: int, players: int) -> HelperNote:
    size = HAND_SIZES[teams].get(players)
    return numbered(size) if size else NOTHING


DEAL = paper(  # SEQ-1.4
    "helper-sequence-paper",
    (
        HelperNote("helper-sequence-paper-players"),
        *(HelperNote("helper-sequence-so-many-teams", {"teams": teams}) for teams in HAND_SIZES),
    ),
    [(numbered(players), *(_size(teams, players) for teams in HAND_SIZES)) for players in SEATS],
    "SEQ-1.4",
)
SCORES = score_sheet(
    "helper-sequence-scores",
    (HelperNote("helper-paper-game"), *(HelperNote("helper-sequence-team", {"team": team}) for team in (1, 2, 3))),
    14,
)
SHEETS = (DEAL, SCORES)
