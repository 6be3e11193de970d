"""Variants of RoleChess: set-ups by lot, other energies and factors, and how short one is to write."""

from pathlib import Path

import pytest
from tests.soak import games

from pelipoyta.bots.arena.arena import play_game
from pelipoyta.bots.registry import find
from pelipoyta.games.rolechess import GAME, variants
from pelipoyta.games.rolechess.board import CELLS, PIECES, SIDE, SIZE
from pelipoyta.games.rolechess.model import Arranged, Kind, Options, Phase
from pelipoyta.games.rolechess.variants.card_table import CARD_TABLE
from pelipoyta.kernel import Draw
from pelipoyta.kernel.laws import check
from pelipoyta.kernel.play import roll
from pelipoyta.kernel.variants import written

USUAL_CARD = written(CARD_TABLE.usual())
STRONG_LACKEYS = "card:9:1:8:25:5:5:21:4:4:15:3:6:20:6:6"
LINES = 35


@pytest.mark.parametrize("chosen", [("shuffled",), (STRONG_LACKEYS,), ("shuffled", STRONG_LACKEYS)])
def test_laws(chosen):
    tally = check(GAME, games(2), options=Options(variants=chosen), looks=15, texts=10)
    assert tally.games >= 2 and tally.twinned == 0


def test_home_rows_are_drawn_alike():
    """RC-V1: one order for both, each seen from its own side; then it is decided who begins."""
    state = GAME.start(Options(variants=("shuffled",)), 2)
    assert GAME.pending(state) == Draw(tuple(range(SIZE)), SIZE)
    state, events = roll(GAME, state, (6, 5, 4, 3, 2, 0, 1))
    assert [PIECES[piece].kind for piece in state.board[:2]] == [Kind.GUARD, Kind.KNIGHT]
    for column in range(SIZE):
        assert state.board[CELLS - 1 - column] == state.board[column] + SIDE
    assert state.phase is Phase.START and events == [Arranged(pieces=tuple(PIECES[p] for p in (6, 5, 4, 3, 2, 0, 1)))]


def test_the_card_decides_energies_and_factors():
    """RC-V2: start, odds and battles go by the table's card."""
    state = GAME.start(Options(variants=(STRONG_LACKEYS,)), 2)
    lackey = next(piece for piece, each in enumerate(PIECES) if each.kind is Kind.LACKEY)
    assert state.energy[lackey] == 20
    line = next(line for line in GAME.view(state, 0).card if line.kind is Kind.LACKEY)
    assert (line.energy, line.attack, line.defence) == (20, 6, 6)
    usual = GAME.start(Options(variants=(USUAL_CARD,)), 2)
    assert usual.energy == GAME.start(Options(), 2).energy


def test_a_variant_takes_35_lines_and_is_played():
    """The set-up by lot is a whole variant: its module is short, and bots play it to the end."""
    file = Path(variants.__file__).parent / "shuffled.py"
    assert len(file.read_text().splitlines()) <= LINES
    options = Options(variants=("shuffled",), no_progress=20)
    bots = [find("rolechess", name) for name in ("greedy", "level1")]
    assert sum(play_game(GAME, options, 2, bots, seed=4).scores) == 1
