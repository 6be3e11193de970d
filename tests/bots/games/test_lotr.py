"""The greedy bot of the Lord of the Rings TCG: sound habits, and better than chance."""

from math import inf
from random import Random
from types import SimpleNamespace

import pytest

from pelipoyta.bots.arena.arena import play_game
from pelipoyta.bots.games.lotr.greedy import greedy
from pelipoyta.bots.games.lotr.move_on import _caution
from pelipoyta.bots.registry import find, names
from pelipoyta.bots.uniform import uniform
from pelipoyta.games.lotr import GAME
from pelipoyta.games.lotr.model import Assign, Bid, Options
from pelipoyta.kernel import Ask, fold


def test_it_is_the_usual_one():
    assert names("lotr") == ("greedy", "level1", "level2", "level3", "level4", "best", "uniform")
    assert find("lotr", "greedy") is greedy


@pytest.mark.parametrize("options", [Options(), Options(decks=("fotr-gandalf", "fotr-aragorn"))])
def test_it_beats_chance(options):
    won = 0.0
    for number in range(4):
        choosers = [greedy, uniform] if number % 2 == 0 else [uniform, greedy]
        won += play_game(GAME, options, 2, choosers, f"ladder/{number}").scores[number % 2]
    assert won >= 3


def test_it_plays_with_four():
    played = play_game(GAME, Options(), 4, [greedy, uniform, greedy, uniform], "four")
    assert sum(played.scores) == 1


def positions(ask, seed="look"):
    """Positions of a game of greedy against itself in which this is asked."""
    played = play_game(GAME, Options(), 2, [greedy, greedy], seed)
    for state, _ in fold(GAME, played.record.options, 2, played.record.steps):
        pending = GAME.pending(state)
        if isinstance(pending, Ask) and pending.what == ask:
            yield state, pending.seats[0]


def choice(state, seat, ask, budget=inf):
    return greedy(GAME.view(state, seat), seat, ask, GAME.legal(state, seat), Random(1), budget)


def test_it_bids_low():
    """LOTR-3.2: burdens stay."""
    s = GAME.start(Options(), 2)
    assert all(
        greedy(GAME.view(s, 0), 0, "bid", GAME.legal(s, 0), Random(n), inf) in (Bid(0), Bid(1)) for n in range(9)
    )


def test_it_keeps_the_ring_bearer_out_of_fights():
    """LOTR-12.3: he is assigned only where nobody better is left."""
    seen = [(s, seat) for seed in ("look", "more", "again") for s, seat in positions("defend", seed)]
    chosen = [(s, seat, choice(s, seat, "defend")) for s, seat in seen]
    bearer = [a for s, seat, a in chosen if isinstance(a, Assign) and a.character == s.players[seat].bearer]
    assert chosen
    assert len(bearer) * 4 <= len(chosen)


def test_it_answers_without_time():
    """A budget that is spent already still brings a legal answer."""
    for state, seat in positions("fellowship"):
        assert choice(state, seat, "fellowship", 0.0) in GAME.legal(state, seat)


def test_who_is_behind_is_less_cautious():
    def caution(mine, other):
        players = [SimpleNamespace(site=site, out=False, bearer=None, burdens=0) for site in (mine, other)]
        return _caution(SimpleNamespace(free=0, players=players, cards={}))

    assert caution(2, 5) < caution(4, 5) < caution(5, 5) == caution(5, 3)
