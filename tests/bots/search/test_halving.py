"""Halving: the better action is found, all meet the same luck, and however little time there is an answer."""

from math import inf
from random import Random
from time import perf_counter
from typing import Any

from pelipoyta.bots.search.halving import AGAIN, Candidate, HalvingSearch, _is_open, halve


class Coin:
    """A game of one throw: action `a` wins in `a` of a hundred."""

    def __init__(self) -> None:
        self.chance = self.action = 0

    def copy_from(self, other: "Coin") -> None:
        self.chance, self.action = other.chance, other.action

    def seed(self, seed: int) -> None:
        self.chance = seed

    def apply(self, action: int) -> None:
        self.action = action


class CoinPolicy:
    def __init__(self) -> None:
        self.runs = 0

    def run(self, sim: Coin) -> None:
        self.runs += 1

    def value(self, sim: Coin, seat: int) -> float:
        return float(Random(sim.chance).random() * 100 < sim.action)


class Apart(CoinPolicy):
    """Each action has luck of its own, so that few games tell little of which is better."""

    def value(self, sim: Coin, seat: int) -> float:
        return float(Random(f"{sim.chance}/{sim.action}").random() * 100 < sim.action)


def tried(
    actions: list[int],
    games: int,
    until: float = inf,
    seed: int = 0,
    settled_after: int = 0,
    more: int = 0,
    kind: type[CoinPolicy] = CoinPolicy,
) -> tuple[list[Any], CoinPolicy]:
    policy = kind()
    search = HalvingSearch(
        policy, 0, Coin(), Coin(), lambda into, rng: None, Random(seed), until, settled_after=settled_after, more=more
    )
    return halve(search, actions, games), policy


def test_the_best_is_found_and_most_often_tried() -> None:
    options, policy = tried([30, 40, 80, 50, 20, 55], 600)
    assert options[0].action == 80 and options[0].games > options[-1].games
    assert 500 <= policy.runs <= 750


def test_all_meet_the_same_luck() -> None:
    """An action that wins wherever another does is never seen behind it, whatever the dice."""
    for seed in range(20):
        totals = {option.action: option.total for option in tried([49, 51], 2 * AGAIN, seed=seed)[0]}
        assert totals[51] >= totals[49]


def test_what_may_be_luck_does_not_change_the_first_choice() -> None:
    """One that is no better wins now and then in few games; the first glance stands all the same, as a rule."""
    first = [tried([50, 50], 2 * AGAIN, seed=seed)[0][0].action for seed in range(20)]
    assert first == [50] * 20
    assert sum(tried([50, 53], 2 * AGAIN, seed=seed)[0][0].action == 50 for seed in range(20)) >= 15


def test_without_time_each_is_tried_once() -> None:
    options, policy = tried([10, 90, 50], 1 << 40, until=perf_counter() - 1)
    assert policy.runs == 3 and all(option.games == 1 for option in options)


def test_the_same_seed_gives_the_same() -> None:
    assert tried([10, 50, 60], 60)[0] == tried([10, 50, 60], 60)[0]


def test_what_is_clear_is_soon_left_alone() -> None:
    """Whatever is thrown, 100 and 101 of a hundred win; of 5 and 95 it is soon plain, of 45 and 55 it is not."""
    assert tried([100, 101], 600, settled_after=AGAIN)[1].runs == 2 * AGAIN
    assert tried([100, 101], 600)[1].runs == tried([5, 95], 600)[1].runs == 600
    assert 2 * AGAIN < tried([5, 95], 600, settled_after=AGAIN)[1].runs < 100
    assert tried([55, 45], 600, settled_after=AGAIN, kind=Apart)[1].runs > 100


def test_more_is_played_only_while_it_may_be_luck_which_is_better() -> None:
    few, many = 2 * AGAIN, 4000
    close = [tried([50, 70], few, seed=seed, more=many, kind=Apart) for seed in range(30)]
    longer = [options for options, policy in close if few < policy.runs < few + many]
    assert len(longer) > 10 and all(options[0].action == 70 for options in longer[:10])
    capped = [tried([50, 55], few, seed=seed, more=few, kind=Apart)[1].runs for seed in range(30)]
    assert set(capped) == {few, 2 * few}
    assert all(tried([100, 0], few, seed=seed, more=many, kind=Apart)[1].runs == few for seed in range(30))


def test_a_little_is_at_stake_where_games_differ_little() -> None:
    """Nobody can tell which is better, but it hardly matters; where it does, more is played."""
    rival = [Candidate(1), Candidate(1)]
    for way in range(12):
        for option, size in zip(rival, (0.01, 0.3), strict=True):
            option.least = 0.0
            option.note(0.5 + size * (-1 if way % 2 else 0.9), 0.5)
    assert [_is_open(option) for option in rival] == [False, True]
