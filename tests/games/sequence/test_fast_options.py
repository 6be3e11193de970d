"""The fast twin knows every option of a table, and gives it back."""

from typing import Any

import pytest

from pelipoyta.games import load
from pelipoyta.games.sequence.model import Options


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {}),
        (4, {"teams": 2, "draw": "manual"}),
        (6, {"teams": 3, "no_coaching": True, "judge": "host"}),
        (3, {"thieves": True, "turn_limit": 77}),
    ],
)
def test_options_come_back_from_the_twin(seats: int, options: dict[str, Any]) -> None:
    game, given = load("sequence"), Options(**options)
    assert game.twin
    sim = game.twin.new(given, seats)
    game.twin.read(sim, game.start(given, seats))
    assert game.twin.write(sim).options == given
