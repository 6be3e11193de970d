"""Both games of a pair bring the same luck to the same seats, and the bots change sides between them."""

from typing import Any

import arvaus
import msgspec
import pytest

from pelipoyta.bots.match.pair import MatchSpec, play_pair, share, sides_of
from pelipoyta.kernel.chance import Dice, Draw, Luck, named

ARVAUS = arvaus.__file__


def timeless(pair: Any) -> Any:
    halves = tuple(msgspec.structs.replace(half, seconds=(0.0, 0.0)) for half in pair.halves)
    return msgspec.structs.replace(pair, halves=halves)


def test_chance_by_name_is_a_pure_function_of_its_name() -> None:
    bag = Draw(tuple(range(40)), 3)
    assert named(bag, 7, 0, 1) == named(bag, 7, 0, 1)
    others = [named(bag, 8, 0, 1), named(bag, 7, 1, 1), named(bag, 7, 0, 2), named(bag, 7, None, 1)]
    assert named(bag, 7, 0, 1) not in others and len(set(others)) == 4
    assert bag.allows(named(bag, 7, 0, 1))


def test_what_one_meets_changes_nothing_for_another() -> None:
    one, two = Luck("x"), Luck("x")
    two.bring(Dice(1), 1)
    two.bring(Dice(2), 0)
    rolls = [one.bring(Dice(1), 0) for _ in range(20)]
    assert rolls == [two.bring(Dice(1), 0) for _ in range(20)]
    assert len(set(rolls)) == 6


@pytest.mark.parametrize("number", range(5))
def test_a_bot_against_itself_draws_every_pair(number: int) -> None:
    """Luck and wits are the seats': changing places with oneself changes nothing."""
    pair = play_pair(MatchSpec("rolechess", 2, 3, ("uniform", "uniform"), {"no_progress": 20}), (0, 1, number))
    assert pair.score == 0.5
    assert pair.halves[0].steps == pair.halves[1].steps


def test_the_better_bot_wins_from_both_sides() -> None:
    pair = play_pair(MatchSpec("rolechess", 2, 1, ("uniform", "greedy")), (0, 1, 0))
    assert (pair.score, [half.score for half in pair.halves]) == (0.0, [0.0, 0.0])
    assert all(half.moves[0] > 5 and half.moves[1] > 5 for half in pair.halves)
    assert pair.halves[0].seconds[1] > pair.halves[0].seconds[0]  # greedy thinks, uniform does not


def test_the_same_pair_comes_again() -> None:
    trial = MatchSpec(ARVAUS, 3, 5, ("uniform", "uniform"))
    assert timeless(play_pair(trial, (0, 1, 2))) == timeless(play_pair(trial, (0, 1, 2)))


def test_nodes_of_its_own_go_before_those_of_all() -> None:
    trial = MatchSpec("dnup", 2, 1, ("best@400", "ismcts@140", "best"), nodes=7)
    bots: list[Any] = [_searcher(trial.bot(place)) for place in range(3)]
    assert [bot.keywords["nodes"] for bot in bots] == [400, 140, 7]
    assert bots[0].func == bots[2].func != bots[1].func


def _searcher(bot: Any) -> Any:
    """The search of a bot that leaves variants to another one."""
    return bot.args[0]


def test_sides_go_by_teams() -> None:
    assert sides_of((0, 1), 0) == (0, 1)
    assert sides_of((0, 1), 1) == (1, 0)
    assert sides_of((0, 1, 0, 1), 1) == (1, 0, 1, 0)
    assert sides_of((0, 1, 2), 0) == (0, 1, 0)


def test_what_a_side_has_of_what_both_have() -> None:
    assert share((1.0, 0.0), (1, 0)) == 0.0
    assert share((0.5, 0.5), (0, 1)) == 0.5
    assert share((1.0, 0.0, 0.0), (0, 1, 0)) == 1.0
    assert share((0.0, 0.0, 0.0), (0, 1, 0)) == 0.5
    assert share((1.0, 0.5, 0.0), (0, 1, 0)) == 0.5


def test_options_go_round_by_the_number_of_the_pair() -> None:
    """The second and fourth pair are broken off after ten moves without progress."""
    trial = MatchSpec("rolechess", 2, 3, ("uniform", "uniform"), {"no_progress": 50}, others=({"no_progress": 10},))
    steps = [play_pair(trial, (0, 1, number)).halves[0].steps for number in range(4)]
    alone = [
        play_pair(MatchSpec("rolechess", 2, 3, ("uniform", "uniform"), {"no_progress": limit}), (0, 1, number))
        .halves[0]
        .steps
        for number, limit in enumerate((50, 10, 50, 10))
    ]
    assert steps == alone and min(steps[::2]) > max(steps[1::2])
