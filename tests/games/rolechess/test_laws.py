"""The laws of the house, with every option, and what else is true of every game of RoleChess."""

from random import Random

import pytest
from tests.soak import games

from pelipoyta.games.rolechess import GAME
from pelipoyta.games.rolechess.board import FULL
from pelipoyta.games.rolechess.model import NOBODY, Attack, Odds, Options
from pelipoyta.kernel.laws import check, random_walk

ALL_OPTIONS = [
    Options(),
    Options(no_progress=0),
    Options(no_progress=3),
    Options(free_pass=True),
    Options(no_progress=0, free_pass=True),
]


@pytest.mark.parametrize("options", ALL_OPTIONS)
def test_laws(options):
    tally = check(GAME, games(2), options=options, looks=25, texts=25)
    assert tally.games >= 2
    assert tally.twinned == tally.steps
    assert 3 < tally.read < tally.texts == 25 * tally.games
    assert tally.strays > 150
    assert tally.pairs > 150


@pytest.mark.parametrize("seed", range(6))
def test_energy_never_rises_and_the_fallen_are_gone(seed):
    """RC-9.4."""
    before = list(FULL)
    for s in random_walk(GAME, Options(), 2, Random(seed)).states:
        assert all(0 <= now <= then for now, then in zip(s.energy, before, strict=True))
        standing = {piece for piece in s.board if piece != NOBODY}
        fallen = {piece for piece, energy in enumerate(s.energy) if energy == 0}
        assert standing.isdisjoint(fallen) and len(standing) + len(fallen) == 28
        before = s.energy


def test_every_attack_offered_has_its_odds():
    for s in random_walk(GAME, Options(), 2, Random(7)).states:
        view = GAME.view(s, s.turn)
        for action in GAME.legal(s, s.turn):
            if isinstance(action, Attack):
                found = GAME.preview(view, s.turn)(action)
                assert isinstance(found, Odds)
                assert 0 <= found.chances.kill <= found.chances.hit <= 1
