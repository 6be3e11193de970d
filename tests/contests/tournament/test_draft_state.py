"""CONTEST-18: packs go round, everyone takes at once, and nothing is lost on the way."""

from collections import Counter
from random import Random

import pytest

from pelipoyta.contests.tournament.draft.state import DraftState, begun, hand_in, take

BOOSTERS = [[tuple(range(100 * who + 10 * n, 100 * who + 10 * n + 4)) for n in range(3)] for who in range(3)]


def draft() -> DraftState:
    return begun("draft", [4, 7, 9], BOOSTERS, 0.0)


def everyone_takes_the_first(stage: DraftState) -> None:
    for place, entrant in enumerate(stage.players):
        take(stage, entrant, stage.packs[place][0], 5.0)


def test_in_sealed_everything_is_ones_own_at_once() -> None:
    stage = begun("sealed", [4, 7, 9], BOOSTERS, 0.0)
    assert stage.pools[1] == [card for booster in BOOSTERS[1] for card in booster]
    assert not stage.picking and stage.building and stage.late == [4, 7, 9]


def test_nothing_moves_before_the_last_has_taken() -> None:
    stage = draft()
    take(stage, 4, 2, 1.0)
    take(stage, 9, 200, 2.0)
    assert (stage.late, stage.picks, stage.pools, stage.packs[0]) == ([7], 0, [[], [], []], [0, 1, 2, 3])
    take(stage, 7, 101, 3.0)
    assert (stage.late, stage.picks, stage.pools, stage.since) == ([4, 7, 9], 1, [[2], [101], [200]], 3.0)


def test_the_first_booster_goes_left_and_the_second_right() -> None:
    stage = draft()
    everyone_takes_the_first(stage)
    assert [pack[0] // 100 for pack in stage.packs] == [2, 0, 1]
    while stage.opened == 1:
        everyone_takes_the_first(stage)
    everyone_takes_the_first(stage)
    assert [pack[0] // 100 for pack in stage.packs] == [1, 2, 0]


@pytest.mark.parametrize("seed", range(5))
def test_every_card_lands_with_somebody_and_all_have_as_many(seed: int) -> None:
    stage, rng = draft(), Random(seed)
    while stage.picking:
        place = rng.choice([at for at in range(3) if at not in stage.chosen])
        take(stage, stage.players[place], rng.choice(stage.packs[place]), 0.0)
    assert [len(pool) for pool in stage.pools] == [12, 12, 12]
    cards = [card for each in BOOSTERS for booster in each for card in booster]
    assert Counter(card for pool in stage.pools for card in pool) == Counter(cards)
    assert stage.building


def test_when_the_last_deck_is_in_nobody_is_waited_for() -> None:
    stage = begun("sealed", [4, 7], BOOSTERS[:2], 0.0)
    hand_in(stage, 4, {"decks": "a"})
    assert stage.building and stage.late == [7]
    hand_in(stage, 7, {"decks": "b"})
    assert not stage.building and stage.late == []
