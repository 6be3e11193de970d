"""Who knows what, what counting tells, and that guesses fit."""

from collections import Counter
from itertools import permutations
from random import Random

import msgspec
import pytest

from pelipoyta.games.kasvoton import GAME
from pelipoyta.games.kasvoton.board import ARMY
from pelipoyta.games.kasvoton.deck import standard
from pelipoyta.games.kasvoton.deduce import Unknown, bounds, guess, likely, ways
from pelipoyta.games.kasvoton.model import Options, Stage
from pelipoyta.kernel.laws import random_walk

DECK = ((1, 1), (2, 2), (3, 2), (11, 1), (12, 1), (13, 1), (14, 1), (15, 1))


def two(known=(), hidden=3, turned=(), six=(1, 13)):
    return Unknown(DECK, turned, (0,), (known,), (hidden,), ((six,),))


def four(known=((), ()), hidden=(2, 2), turned=(), splits=(((1,), (13,)), ((13,), (1,)))):
    return Unknown(DECK, turned, (0, 2), known, hidden, splits)


def rank(face):
    return min(face, 14)


def every_way(u):
    """All the ways to fill the groups, by brute force: the faces of each group, with how often each came up."""
    pool = Counter(dict(u.deck))
    for seen in (u.turned, *u.known):
        pool.subtract(seen)
    found = Counter()
    for faces in permutations(pool.elements(), sum(u.hidden)):
        groups, start = [], 0
        for hidden in u.hidden:
            groups.append(tuple(sorted(faces[start : start + hidden])))
            start += hidden
        whole = [Counter(group) + Counter(known) for group, known in zip(groups, u.known, strict=True)]
        for split in u.splits:
            if all(not Counter(share) - has for share, has in zip(split, whole, strict=True)):
                found[tuple(groups)] += 1
                break
    return found


CASES = [
    two(),
    two(known=(13,)),
    two(known=(2, 15), turned=(3, 3)),
    two(hidden=2),
    two(hidden=2, known=(1, 13), turned=(2, 2, 3, 3, 11)),
    two(hidden=4, six=(1, 11, 12, 13)),
    four(),
    four(known=((13,), ())),
    four(known=((2,), (3, 1)), hidden=(2, 2), turned=(2,)),
    four(known=((2,), (2,)), hidden=(1, 3), splits=(((), (1, 13)),)),
    four(known=((), (14,)), hidden=(3, 1), splits=(((1, 13), ()), ((1,), (13,)))),
]


@pytest.mark.parametrize("u", CASES)
def test_bounds_are_what_brute_force_finds(u):
    found = every_way(u)
    for group in range(len(u.seats)):
        counted = [Counter(map(rank, groups[group])) for groups in found]
        least = tuple(min(counts[number] for counts in counted) for number in range(1, 15))
        most = tuple(max(counts[number] for counts in counted) for number in range(1, 15))
        assert bounds(u, group) == (least, most)


@pytest.mark.parametrize("u", CASES)
def test_guesses_are_among_the_ways(u):
    found, rng = every_way(u), Random(1)
    for _ in range(100):
        _, groups = guess(u, rng)
        assert tuple(tuple(sorted(group)) for group in groups) in found


@pytest.mark.parametrize("u", CASES)
def test_likelihoods_are_shares(u):
    for group in range(len(u.seats)):
        shares = likely(u, group)
        least, most = bounds(u, group)
        assert sum(shares) == pytest.approx(1.0)
        for share, low, high in zip(shares, least, most, strict=True):
            assert low / u.hidden[group] - 1e-9 <= share <= high / u.hidden[group] + 1e-9


def test_a_hand_made_position_that_fits_no_split_leaves_everything_open():
    assert len(ways(two(known=(2,), hidden=1))) == 1 and bounds(two(known=(2,), hidden=1), 0)[0] == (0,) * 14


def test_deduction_counts_what_was_seen(field):
    """KV-C2, KV-C5, KV-C6: fallen, open and turned-up cards are not among the hidden ones; the six are."""
    s = field("b13@a1 g13@m6 g2@c5 g1@d5 G11@e5", "graves G2 G2 G11 G12 GA", "turned 9 2")
    (told,) = GAME.view(s, 0).deduced
    assert told.seat == 1 and len(told.cards) == 3
    by_rank = dict(zip(range(1, 15), zip(told.least, told.most, strict=True), strict=True))
    assert by_rank[13] == by_rank[1] == (1, 1) and by_rank[11] == by_rank[12] == (0, 0)
    assert by_rank[2] == (0, 1) and by_rank[9] == (0, 1) and by_rank[14] == (0, 1)


def test_deduction_may_be_switched_off(field):
    s = field("b13@a1 g13@m6 g2@c5", "options deduction=0")
    assert GAME.view(s, 0).deduced == ()


def test_nothing_is_deduced_of_own_cards(field):
    s = field("b13@a1 g13@m6 g2@c5 b4@c2")
    assert [told.seat for told in GAME.view(s, 0).deduced] == [1]


@pytest.mark.parametrize("seats", [2, 4])
def test_deduction_never_errs(quiet, seats):
    """What stands is always within the bounds that anyone is told."""
    for seed in range(3):
        walk = random_walk(quiet, Options(turn_limit=12), seats, Random(f"deduce/{seed}"))
        for s in walk.states[::7]:
            for seat in range(seats):
                for told in GAME.view(s, seat).deduced:
                    counts = Counter(rank(s.faces[card]) for card in told.cards)
                    assert all(
                        low <= counts[number] <= high
                        for number, low, high in zip(range(1, 15), told.least, told.most, strict=True)
                    )


@pytest.mark.parametrize("seats", [2, 4])
def test_a_view_holds_no_face_its_seat_has_not_seen(seats):
    """KV-C3, KV-F2: whatever a seat can tell apart is what it saw, what lies open or what fell."""
    walk = random_walk(GAME, Options(turn_limit=12), seats, Random("sight"))
    for s in walk.states:
        for seat in (None, *range(seats)):
            bit = 0 if seat is None else 1 << seat
            for card in GAME.view(s, seat).cards:
                assert bool(card.face) == bool(s.open[card.id] or s.eyes[card.id] & bit)


@pytest.mark.parametrize("seats", [2, 4])
def test_ids_and_order_tell_nothing(quiet, seats):
    """The same table with all of a seat's unseen faces shuffled is the same to that seat, to the byte."""
    walk = random_walk(quiet, Options(turn_limit=6), seats, Random("order"))
    s = next(s for s in walk.states if s.stage is Stage.TURN and s.used[0] == 3)
    for seat in range(seats):
        seen = msgspec.json.encode(GAME.view(s, seat))
        for seed in range(10):
            other = GAME.determinize(GAME.view(s, seat), Random(seed))
            assert other.faces != s.faces
            assert msgspec.json.encode(GAME.view(other, seat)) == seen


@pytest.mark.parametrize("seats", [2, 4])
def test_guessed_armies_are_armies(quiet, seats):
    """KV-C2, KV-C3, KV-F1: with the six among them, split as was told, and nothing twice that is there once."""
    walk = random_walk(quiet, Options(turn_limit=9), seats, Random("armies"))
    rng = Random(5)
    for s in walk.states[::11]:
        for seat in (None, *range(seats)):
            other = GAME.determinize(GAME.view(s, seat), rng)
            for side in (0, 1):
                if other.mustered > side:
                    placed = [face for face in other.faces[ARMY * side : ARMY * side + ARMY] if face]
                    whole = placed + [face for mate in range(side, seats, 2) for face in other.hands[mate]]
                    assert len(whole) == 26 and not Counter(standard(other.knights[side])) - Counter(whole)
                    assert max(Counter(whole).values()) <= 4 and Counter(whole)[13] == 1
