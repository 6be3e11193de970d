"""Dice, bags and decks: outcomes, their weights, and what cannot have happened."""

from random import Random

import pytest

from pelipoyta.kernel import Deck, Dice, Draw


@pytest.mark.parametrize(
    "chance",
    [Dice(1), Dice(2), Dice(3, 4), Draw((1, 2, 3), 2), Draw((1, 1, 2), 2), Draw((5, 5, 5), 3), Draw((1, 2), 0)],
)
def test_outcomes_are_complete_and_weighted(chance: Dice | Draw) -> None:
    outcomes = dict(chance.outcomes())
    assert len(outcomes) == chance.size
    assert sum(outcomes.values()) == pytest.approx(1)
    assert all(chance.allows(outcome) for outcome in outcomes)
    assert chance.sample(Random(1)) in outcomes


def test_a_bag_weighs_alike_things_together() -> None:
    assert dict(Draw((1, 1, 2), 1).outcomes()) == {(1,): pytest.approx(2 / 3), (2,): pytest.approx(1 / 3)}


@pytest.mark.parametrize(
    ("chance", "outcome"),
    [(Dice(1), (7,)), (Dice(1), (0,)), (Dice(2), (1,)), (Draw((1, 2), 1), (3,)), (Draw((1, 2), 2), (1, 1))],
)
def test_impossible_outcomes_are_not_allowed(chance: Dice | Draw, outcome: tuple[int, ...]) -> None:
    assert not chance.allows(outcome)


def test_a_deck_keeps_known_ends_and_draws_the_rest_by_chance() -> None:
    deck = Deck(top=(9,), bag=(1, 2, 3), bottom=(7,))
    assert deck.chance(1) is None
    assert deck.chance(3) == Draw((1, 2, 3), 2)
    drawn, rest = deck.drawn(3, (3, 1))
    assert drawn == (9, 3, 1)
    assert rest == Deck(bag=(2,), bottom=(7,))
    assert rest.drawn(5, (2,)) == ((2, 7), Deck())


def test_a_shuffle_forgets_every_position() -> None:
    assert Deck((3,), (1,), (2,)).shuffled([1]) == Deck(bag=(1, 1, 2, 3))
    assert len(Deck((3,), (1,)).put_on_top((5,)).put_under((6,))) == 4
