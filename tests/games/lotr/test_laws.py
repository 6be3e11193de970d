"""The game keeps every law of the house: numbers of players, starters, the beginners' game, decks nobody knows."""

from random import Random
from typing import Any

import pytest
from msgspec import structs
from tests.soak import games
from tests.sweep import sample

from pelipoyta.games.lotr import GAME
from pelipoyta.games.lotr.decks.bring import alike
from pelipoyta.games.lotr.model import Format, Options
from pelipoyta.kernel.game import altered
from pelipoyta.kernel.laws import LawBroken, check

TABLES = [
    (2, Options()),
    (2, Options(decks=("fotr-aragorn", "fotr-gandalf"), redraw=True)),
    (2, Options(decks=("fotr-gandalf-60", "fotr-aragorn-60"), format="fellowship", variant="starter")),
    (3, Options(decks=("ttt-theoden", "ttt-aragorn"), cancel_rb_skirmish=False)),
    (4, Options(decks=("fotr-gandalf", "fotr-aragorn"), shadow_chat=True)),
    (5, Options()),
    (6, Options()),
]


# Five sit as four and six do.
@pytest.mark.parametrize(
    ("seats", "options"), sample(TABLES, *TABLES[:5], TABLES[6]), ids=lambda value: getattr(value, "decks", (value,))[0]
)
def test_the_laws(seats: int, options: Options) -> None:
    tally = check(GAME, games(1), seats=seats, options=options, looks=6, texts=25)
    assert tally.read < tally.texts == 25 * tally.games
    assert tally.pairs > 15
    assert set(tally.ends) <= {"LOTR-3.5", "LOTR-16.1", "LOTR-16.3", "LOTR-19.8", "LOTR-30.42"}


def strange(name: Format, like: str, seats: int) -> Options:
    """Decks that no starter explains."""
    options = Options(format=name, decks=(like,))
    texts = tuple(alike(options, like, Random(f"{name}/{seat}")) for seat in range(seats))
    return structs.replace(options, decks=texts)


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, strange("towers", "ttt-aragorn", 2)),
        (3, strange("open", "ttt-theoden", 3)),
        (2, strange("fellowship", "fotr-gandalf", 2)),
    ],
    ids=["towers", "open", "fellowship"],
)
def test_the_laws_with_decks_of_ones_own(seats: int, options: Options) -> None:
    """LOTR-25.6: what is guessed of a deck nobody knows fits all that was seen of it."""
    assert check(GAME, games(1), seats=seats, options=options, looks=6).pairs > 10


def test_a_view_that_shows_a_list_is_caught() -> None:
    """LOTR-25.6: two games that differ in another's list must look alike."""

    def view(state: Any, seat: int | None) -> Any:
        seen = GAME.view(state, seat)
        shown = [structs.replace(seen.players[i], brought=each.brought) for i, each in enumerate(state.players)]
        return structs.replace(seen, players=tuple(shown))

    with pytest.raises(LawBroken, match="no leak"):
        check(altered(GAME, view=view), range(3), seats=2, looks=6)


def test_a_view_that_tells_a_fact_of_a_list_is_caught() -> None:
    """How many Shadow cards of a culture are left, folded into an open number: the guess cannot know it is told."""

    def view(state: Any, seat: int | None) -> Any:
        seen = GAME.view(state, seat)
        return structs.replace(seen, limit=seen.limit + 100 * len(set(state.players[-1].deck.bag)))

    def determinize(seen: Any, rng: Random) -> Any:
        return GAME.determinize(structs.replace(seen, limit=seen.limit % 100), rng)

    with pytest.raises(LawBroken, match="no leak"):
        check(altered(GAME, view=view, determinize=determinize), range(3), seats=2, looks=6)
