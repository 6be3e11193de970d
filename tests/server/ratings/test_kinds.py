"""Kinds of games that ratings of listed tables are of, for every game and number of players."""

from typing import Any

import pytest
from msgspec import to_builtins
from tests.community.listing.test_stream import indexed

from pelipoyta.community.ratings.model import RatingKey, RatingPace, SeatClass
from pelipoyta.community.table_index.row import IndexedSeat, IndexedTable
from pelipoyta.games import NAMES, load_all
from pelipoyta.server.ratings.facts import key_of_table
from pelipoyta.table.decide.setup.rated import usual_options

GAMES = load_all()


def row(game: str, seats: int, **facts: Any) -> IndexedTable:
    options = to_builtins(usual_options(GAMES[game]))
    return indexed(game=game, seats=(IndexedSeat(),) * seats, options=options, **facts)


@pytest.mark.parametrize("name", NAMES)
def test_a_table_of_every_game_has_a_kind_by_its_sides(name: str) -> None:
    game = GAMES[name]
    for seats in game.seats:
        sides = len(set(game.hooks.teams(usual_options(game), seats)))
        wanted = SeatClass.TEAMS if sides < seats else SeatClass.TWO if seats == 2 else SeatClass.MANY
        assert key_of_table(GAMES, row(name, seats)) == RatingKey(name, RatingPace.LIVE, wanted)
    assert key_of_table(GAMES, row(name, min(game.seats), pace="days")) == RatingKey(
        name, RatingPace.DAYS, SeatClass.TWO if min(game.seats) == 2 else SeatClass.MANY
    )


def test_games_and_options_of_another_time_have_none() -> None:
    assert key_of_table({}, row("rolechess", 2)) is None
    old = indexed(game="rolechess", seats=(IndexedSeat(),) * 2, options={"no_progress": "seldom"})
    assert key_of_table(GAMES, old) is None
