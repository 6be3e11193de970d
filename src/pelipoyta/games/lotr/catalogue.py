"""Every card there is, by its code (set × 1000 + number); the files of `cards` fill it when the game is loaded."""

from pelipoyta.games.lotr.facts import Facts
from pelipoyta.games.lotr.pool import Pool

CARDS: dict[int, Facts] = {}
ALL_CARDS = Pool(CARDS)
