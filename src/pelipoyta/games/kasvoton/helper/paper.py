"""Sheets of paper for Kasvoton vihollinen: an army, the turns of a game, and the tournament of five games."""

from pelipoyta.games.kasvoton.contests import GAMES, TURNS
from pelipoyta.games.kasvoton.deck import COUNTS, KNIGHT, KNIGHTS
from pelipoyta.kernel.helper import HelperNote
from pelipoyta.kernel.helper.paper import numbered, paper

WIDTH = 25  # turns in a row
RANKS = [rank for rank in COUNTS if rank <= KNIGHT]


def _count(rank: int) -> int:
    return sum(COUNTS[each] for each in KNIGHTS) if rank == KNIGHT else COUNTS[rank]


ARMY = paper(  # KV-B, KV-C7
    "helper-kasvoton-paper-army",
    tuple(HelperNote(f"helper-kasvoton-paper-{name}") for name in ("card", "deck", "mine", "fallen", "foe")),
    [(HelperNote("helper-kasvoton-paper-rank", {"rank": rank}), numbered(_count(rank))) for rank in RANKS],
    "KV-C7",
)
COUNTER = paper(  # KV-E1
    "helper-kasvoton-paper-turns",
    tuple(numbered(turn) for turn in range(1, WIDTH + 1)),
    [tuple(numbered(turn) for turn in range(first, first + WIDTH)) for first in range(WIDTH + 1, TURNS, WIDTH)],
    "KV-E1",
)
FIVE = paper(  # KV-G1
    "helper-kasvoton-paper-five",
    (
        HelperNote("helper-paper-game"),
        *(HelperNote(f"helper-kasvoton-paper-{name}") for name in ("winner", "first", "second")),
    ),
    [(numbered(game),) for game in range(1, GAMES + 1)],
    "KV-G1",
)
SHEETS = (ARMY, COUNTER, FIVE)
