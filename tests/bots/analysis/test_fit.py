"""Games from which the weights of an evaluation are learnt."""

from typing import Any

import pytest

from pelipoyta.bots.analysis import fit
from pelipoyta.bots.analysis.evaluation import sight_of
from pelipoyta.games import load
from pelipoyta.kernel.play import Move


class Chosen(Exception):
    """The bot's own move was taken."""


@pytest.mark.parametrize("whim", [0.0, 1.0])
def test_a_whim_takes_a_random_move_in_place_of_the_bots(monkeypatch: pytest.MonkeyPatch, whim: float) -> None:
    def own(game: Any, state: Any, pending: Any, **_: Any) -> Move:
        if whim == 0.0:
            raise Chosen
        return Move(pending.seats[0], None)  # no action at all: the rules would refuse it

    monkeypatch.setattr(fit, "WHIM", whim)
    monkeypatch.setattr(fit, "next_move", own)
    sight = sight_of("rolechess")
    assert sight
    if whim == 0.0:
        with pytest.raises(Chosen):
            fit.play(load("rolechess"), sight, 2, "seed")
    else:
        samples = fit.play(load("rolechess"), sight, 2, "seed")
        assert samples and {sample.scores for sample in samples} <= {(1.0, 0.0), (0.0, 1.0), (0.5, 0.5)}
