"""Sheets of paper for the Lord of the Rings TCG: path and burdens of the players, and wounds of characters."""

from pelipoyta.games.lotr.helper.model import LAST, RESISTANCE
from pelipoyta.kernel.helper import HelperNote
from pelipoyta.kernel.helper.paper import BLANK, numbered, paper

PLAYERS = 6
CHARACTERS = 12
PATH = paper(  # LOTR-3.7
    "helper-lotr-paper-path",
    (HelperNote("helper-player"), *(numbered(site) for site in range(1, LAST + 1))),
    [(BLANK,)] * PLAYERS,
    "LOTR-3.7",
)
BURDENS = paper(  # LOTR-19.8
    "helper-lotr-paper-burdens",
    (HelperNote("helper-player"), *(numbered(burden) for burden in range(1, RESISTANCE + 1))),
    [(BLANK,)] * PLAYERS,
    "LOTR-19.8",
)
WOUNDS = paper(  # LOTR-19.1
    "helper-lotr-paper-wounds",
    (HelperNote("helper-lotr-title"), HelperNote("helper-lotr-vitality"), *(numbered(wound) for wound in range(1, 6))),
    [(BLANK,)] * CHARACTERS,
    "LOTR-19.1",
)
SHEETS = (PATH, BURDENS, WOUNDS)
