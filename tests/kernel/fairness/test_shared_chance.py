"""Tables with one chance: what is whose comes the same, whatever others choose and in whichever order (CONTEST-23)."""

from collections import Counter, defaultdict
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from pelipoyta.games import load
from pelipoyta.kernel.chance import Dice, Draw, Luck, Outcome
from pelipoyta.kernel.fairness.commitment import key_of
from pelipoyta.kernel.fairness.shared_chance import (
    NamedChance,
    SharedChance,
    SharedPile,
    Whose,
    fallen,
    lots,
    order,
    place_of,
)
from pelipoyta.kernel.game import AnyGame, Ask, Over, altered
from pelipoyta.kernel.laws import LawBroken, check

GAMES = ("rolechess", "sequence", "dnup", "kasvoton")
KEY = b"common"
Bring = Callable[[Any, Any, Any], Outcome]  # of a chance, the state that awaits it, and who acted last


def seats_of(game: AnyGame) -> int:
    return 3 if game.id == "dnup" else 2


def shared(game: AnyGame, seed: int) -> Bring:
    assert game.common is not None
    chance = SharedChance(seed, game.common)
    return lambda pending, state, _: chance.bring(pending, state)


def by_last(game: AnyGame, seed: int) -> Bring:
    """As tables have it that share nothing: named after who acted last."""
    luck = Luck(seed)
    return lambda pending, state, last: luck.bring(pending, last)


def played(game: AnyGame, bring: Bring, wits: Random, backwards: bool, longest: int = 300) -> tuple[Any, list[Outcome]]:
    """A game of seats that each draw their choices from their own wits, so that the order of answers changes none."""
    state, last = game.start(game.options(), seats_of(game)), None
    own = [Random(wits.random()) for _ in range(seats_of(game))]
    fell: list[Outcome] = []
    for _ in range(longest):
        pending = game.pending(state)
        if isinstance(pending, Over):
            break
        if isinstance(pending, Ask):
            last = pending.seats[-1 if backwards else 0]
            state, _ = game.apply(state, last, own[last].choice(game.legal(state, last)))
        else:
            fell.append(bring(pending, state, last))
            assert pending.allows(fell[-1])
            state, _ = game.settle(state, fell[-1])
    return state, fell


@pytest.mark.parametrize("name", GAMES)
def test_the_same_moves_meet_the_same_chance_in_whichever_order_they_are_made(name: str) -> None:
    game = load(name)
    for seed in range(4):
        one, other = (played(game, shared(game, seed), Random(seed), backwards) for backwards in (False, True))
        assert one == other and len(one[1]) > 2


def test_named_after_who_acted_last_the_armies_would_tell_who_was_quicker() -> None:
    game = load("kasvoton")
    one, other = (played(game, by_last(game, 1), Random(1), backwards) for backwards in (False, True))
    assert one[1][:2] != other[1][:2]


def pieces(game: AnyGame, seed: int, wits: int) -> dict[tuple[str, int | None], list[Outcome]]:
    """Each owner's, by kind, in their order; those of a pile that was shuffled anew left out."""
    assert game.common is not None
    found, met, common = defaultdict[tuple[str, int | None], list[Outcome]](list), Counter[Any](), game.common

    def bring(pending: Dice | Draw, state: Any, _: Any) -> Outcome:
        brought = [(lot, fallen(KEY + bytes([seed]), lot)) for lot in lots(pending, common(state), met)]
        for lot, outcome in brought:
            found[lot.kind, lot.owner].append(outcome)
        return tuple(each for _, outcome in brought for each in outcome)

    played(game, bring, Random(wits), False)
    return {name: each for name, each in found.items() if name[0] != "pile2"}


@pytest.mark.parametrize("name", ["rolechess", "sequence", "dnup"])
def test_other_moves_meet_the_same_dice_and_cards_of_ones_own(name: str) -> None:
    game, compared, ways = load(name), 0, set()
    for seed in range(3):
        tables = [pieces(game, seed, wits) for wits in range(4)]
        for owner in {owner for table in tables for owner in table}:
            rows = [table.get(owner, []) for table in tables]
            alike = [set(column) for column in zip(*rows, strict=False)]
            compared += sum(len(column) == 1 for column in alike)
            assert all(len(column) == 1 for column in alike), (seed, owner)
            ways.add(len(set(map(len, rows))) > 1)
    assert compared > 20 and True in ways  # they did play differently


def test_another_knight_changes_one_card_of_an_army_at_most() -> None:
    game, changed = load("kasvoton"), 0
    for seed in range(8):
        one, other = (pieces(game, seed, wits)["order20", None] for wits in (seed, 100 + seed))
        for army, elsewhere in zip(one, other, strict=True):
            differ = sum((Counter(army) - Counter(elsewhere)).values())
            assert differ <= 1
            changed += differ
    assert changed > 0


@pytest.mark.parametrize(("size", "seats"), [(10, 2), (11, 3), (104, 12), (5, 4)])
def test_a_pile_is_shared_out_card_by_card_however_often_anyone_draws(size: int, seats: int) -> None:
    """One's n-th card lies in one place while one's own last; what is gone follows from how many each has had."""
    for seed in range(60):
        rng, had, gone = Random(seed), [0] * seats, dict[int, int]()
        greed = [rng.random() ** 3 for _ in range(seats)]
        for _ in range(size):
            (seat,) = rng.choices(range(seats), greed)
            place = place_of(size, had, seat)
            assert place not in gone and 0 <= place < size
            own = seat + seats * had[seat]
            assert place == own or own >= size or own in gone
            gone[place] = seat
            had[seat] += 1


def test_one_thing_more_or_less_changes_nothing_between_the_others() -> None:
    bag = (2, 2, 3, 4, 4, 5, 6)
    for number in range(50):
        whole = order(KEY, f"order7/-/{number}", bag)
        without = list(whole)
        without.remove(6)
        assert order(KEY, f"order7/-/{number}", (2, 2, 3, 4, 4, 5)) == tuple(without)


def test_the_protocol_is_as_written() -> None:
    """The same as in client/src/fairness/commitment.test.ts: both halves of the protocol give the same."""
    key, bag = key_of(bytes(range(32)), ["Aino", "äiti"]), (1, 1, 2, 2, 3, 10, 11)
    assert fallen(key, NamedChance("order7", Draw(bag, 7), None, 2)) == (2, 1, 1, 11, 3, 2, 10)
    assert [fallen(key, NamedChance("pile1", Draw(bag, 1), 1, place)) for place in range(1, 8)] == [
        (3,),
        (2,),
        (1,),
        (11,),
        (1,),
        (2,),
        (10,),
    ]


def test_each_is_as_likely_as_the_others() -> None:
    first = Counter(fallen(KEY, NamedChance("order2", Draw((1, 1, 2, 3), 2), 0, n)) for n in range(6000))
    expected = {(1, 1): 1000, (1, 2): 1000, (1, 3): 1000, (2, 1): 1000, (2, 3): 500, (3, 1): 1000, (3, 2): 500}
    assert set(first) == set(expected)
    assert sum((first[each] - mean) ** 2 / mean for each, mean in expected.items()) < 22.5  # 1 in 1000, 6 free


@pytest.mark.parametrize("fault", [
    Whose((0,)), Whose((0, 7)), Whose((0, 1), SharedPile((1, 2), (0, 0))),
])  # fmt: skip
def test_the_law_finds_what_cannot_be_shared_out(fault: Whose) -> None:
    game = altered(load("rolechess"))
    vars(game)["common"] = lambda state: fault
    if fault.pile:
        game = altered(load("sequence"))
        vars(game)["common"] = lambda state: fault
    with pytest.raises(LawBroken, match="common"):
        check(game, [1], looks=1, seats=2)
