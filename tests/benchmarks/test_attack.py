"""What quiet players feel of an attack, and what clocks tell, is reckoned as it is told."""

from random import Random

import pytest
from benchmarks.attack.__main__ import Pair, told
from benchmarks.attack.attacker import KINDS, RECONNECTS, Ask
from benchmarks.attack.world import World
from benchmarks.leaks.clock import Question, SlowPlayer, free_costs_more

WORLD = World(
    lotr="l", moments=700, kasvoton="k", moves=400, small=("a", "b"), tournament="t", record="players x\n\n0 go\n1 no"
)


def test_ratios_are_taken_within_a_pair_of_phases() -> None:
    pairs = [Pair((5.0, 10.0), (10.0, 40.0), {"200": 3.0}), Pair((50.0, 100.0), (50.0, 100.0), {"429": 9.0})]
    row = told("here", "records", pairs)
    assert (row["ratio"], row["ratios p95"]) == ([1.5, 2.5], [4.0, 1.0])
    assert row["answers"] == {"200": 1.5, "429": 4.5}


@pytest.mark.parametrize("kind", KINDS)
def test_every_attack_asks_for_what_was_prepared(kind: str) -> None:
    asked = [KINDS[kind](WORLD, number) for number in range(3)]
    assert all(isinstance(each, Ask) and each.path.startswith("/") for each in asked) and kind != RECONNECTS
    if kind == "uploads":
        assert len({each.body for each in asked}) == 3  # another record each time, or it would be refused unread


def test_of_a_free_and_a_forced_answer_the_dearer_is_counted() -> None:
    even, telling = SlowPlayer(7.0, Random(1)), SlowPlayer(7.0, Random(1))
    free, forced = Question("lay", "Pass", False), Question("lay", "Pass", True)
    even.charged.update({free: [1, 2], forced: [1, 2]})
    telling.charged.update({free: [5, 6], forced: [0], Question("lay", "Lay", False): []})
    assert free_costs_more([even])[0] == 0.5 and free_costs_more([telling])[0] == 1.0
    assert free_costs_more([even, telling])[2:] == (4, 3)
