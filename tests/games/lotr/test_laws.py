"""The game keeps every law of the house: all numbers of players, all starters, the beginners' game, the redraw."""

import pytest

from pelipoyta.games.lotr import GAME
from pelipoyta.games.lotr.model import Options
from pelipoyta.kernel.laws import check

TABLES = [
    (2, Options()),
    (2, Options(decks=("fotr-aragorn", "fotr-gandalf"), redraw=True)),
    (2, Options(decks=("fotr-gandalf-60", "fotr-aragorn-60"), variant="starter")),
    (3, Options(decks=("ttt-theoden", "ttt-aragorn"), cancel_rb_skirmish=False)),
    (4, Options(decks=("fotr-gandalf", "fotr-aragorn"))),
    (5, Options()),
    (6, Options()),
]


@pytest.mark.parametrize(("seats", "options"), TABLES, ids=lambda value: getattr(value, "decks", (value,))[0])
def test_the_laws(seats: int, options: Options) -> None:
    tally = check(GAME, range(2), seats=seats, options=options, looks=6)
    assert tally.games == 2
    assert tally.pairs > 30
    assert set(tally.ends) <= {"LOTR-3.5", "LOTR-16.1", "LOTR-16.3", "LOTR-19.8"}
