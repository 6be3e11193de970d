"""Who knows what, and what everyone remembers."""

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from pelipoyta.games.dnup import GAME
from pelipoyta.games.dnup.cards import STAR, cards, flat, holds
from pelipoyta.games.dnup.model import Options, State
from pelipoyta.games.dnup.view import unseen_cards
from pelipoyta.kernel import Dice, Draw, Over, roll, told

PlayAll = Callable[..., tuple[State, list[Any]]]

POSITION = """
dnup 3
turn 0.1
hand 0 5/2 6/2 8/3
hand 1 1/6 1/7 2/4
hand 2 6/3 9/1
table 1.1 7/4
table 2.1 6/1 6/4 6/7
pile the rest
"""


def dealt(players: int, seed: int) -> State:
    state, rng = GAME.start(Options(), players), Random(seed)
    while isinstance(pending := GAME.pending(state), Dice | Draw):
        state, _ = GAME.settle(state, pending.sample(rng))
    return state


def test_what_is_open_and_what_is_hidden() -> None:
    """DNUP-9.3."""
    state = GAME.notation.read(POSITION)
    seen = GAME.view(state, 1)
    assert (seen.hand, seen.counts) == (state.hands[1], (3, 3, 2))
    assert seen.table == tuple(state.table)
    assert len(seen.pile) == 18
    assert GAME.view(state, None).hand == ()
    assert [name for name in seen.__struct_fields__ if name in ("hands", "faces")] == []


def chance(state: State) -> Dice | Draw:
    pending = GAME.pending(state)
    assert isinstance(pending, Dice | Draw)
    return pending


def test_a_deal_tells_each_their_own_hand() -> None:
    """DNUP-1.3."""
    state, rng = GAME.start(Options(), 3), Random(5)
    state, _ = roll(GAME, state, chance(state).sample(rng))
    state, (event,) = roll(GAME, state, chance(state).sample(rng))
    for seat in (None, 0, 1, 2):
        heard = told(event, seat)
        assert heard is not None
        assert [secret.value for secret in heard.hands] == [
            hand if seat == who else None for who, hand in enumerate(state.hands)
        ]


def test_everyone_remembers_what_went_to_a_hand(play_all: PlayAll) -> None:
    """DNUP-9.3: the seven that was beaten and the sixes that were taken, the other way up."""
    state, _ = play_all(POSITION, "play 8/3", "take 2.1")
    assert state.known == [(), cards("1/6 4/6 4/7 7/6"), ()]
    state, _ = play_all(state, "turn", "turn")
    assert state.known[1] == cards("1/6 4/6 4/7 7/6")


def test_what_is_known_turns_with_the_hand(play_all: PlayAll) -> None:
    state, _ = play_all(POSITION, "play 8/3", "turn")
    assert state.known[1] == cards("7/4")


def test_a_card_that_looks_like_a_known_one_uses_it_up(play_all: PlayAll) -> None:
    """There are two 1/6; after one is played nobody can be sure of the other."""
    state, _ = play_all(POSITION, "play 8/3", "take 2.1", "turn", "turn")
    assert cards("1/6")[0] in state.known[1]
    state, _ = play_all(state, "play 1/6 1/7")
    assert state.hands[1] == cards("1/6 2/4 4/6 4/7 7/6")
    assert state.known[1] == cards("4/6 4/7 7/6")


def test_a_card_nobody_knew_of_leaves_what_is_known(play_all: PlayAll) -> None:
    state, _ = play_all(POSITION, "play 8/3", "play 1/6 1/7")
    assert state.known[1] == cards("4/7")


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_what_is_known_is_true(players: int) -> None:
    """In whole random games; and every card is somewhere."""
    rng = Random(players)
    state = GAME.start(Options(), players)
    while not isinstance(pending := GAME.pending(state), Over):
        if isinstance(pending, Dice | Draw):
            state, _ = GAME.settle(state, pending.sample(rng))
        else:
            state, _ = GAME.apply(state, state.turn, rng.choice(GAME.legal(state, state.turn)))
        assert all(holds(hand, known) for hand, known in zip(state.hands, state.known, strict=True))


@pytest.mark.parametrize("seed", range(5))
def test_the_star_is_guessed_where_the_round_began(seed: int) -> None:
    """DNUP-2.1: everyone knows who holds it, but not which way up."""
    state, rng = dealt(4, seed), Random(seed)
    seat = (state.starter + 1) % 4
    ways = set()
    for _ in range(20):
        guess = GAME.determinize(GAME.view(state, seat), rng)
        assert STAR in flat(guess.hands[state.starter])
        ways.add(STAR in guess.hands[state.starter])
    assert ways == {True, False}


def test_a_guess_keeps_what_is_known(play_all: PlayAll) -> None:
    state, _ = play_all(POSITION, "play 8/3", "take 2.1")
    for seed in range(20):
        guess = GAME.determinize(GAME.view(state, 0), Random(seed))
        assert holds(guess.hands[1], cards("1/6 4/6 4/7 7/6"))
        assert flat(card for hand in guess.hands for card in hand) == flat(
            card for hand in state.hands for card in hand
        )


def test_with_two_players_only_the_way_up_is_guessed() -> None:
    state = dealt(2, 3)
    guesses = [GAME.determinize(GAME.view(state, 0), Random(seed)).hands[1] for seed in range(40)]
    assert {flat(guess) for guess in guesses} == {flat(state.hands[1])}
    assert len(set(guesses)) > 30


def test_guesses_are_even_handed() -> None:
    """Each unseen card comes to each hand, and each way up, about as often."""
    state = GAME.notation.read(POSITION)
    seen = GAME.view(state, 0)
    assert unseen_cards(seen) == list(flat(card for hand in state.hands[1:] for card in hand))
    held = Counter(card for seed in range(1000) for card in GAME.determinize(seen, Random(seed)).hands[2])
    assert set(held) == {card for each in unseen_cards(seen) for card in (each, *cards(f"{each.down}/{each.up}"))}
    assert all(140 < count < 260 for count in held.values())  # 2 of 5 cards, either way up: 200


def test_a_guess_is_no_round_that_would_be_void(play_all: PlayAll) -> None:
    """DNUP-9.2: were all three hands the same when turned, six turns would have made the round void."""
    position = "dnup 3\nhand 0 1/6 6/1\nhand 1 1/7 7/1\nhand 2 2/4 2/4\npile the rest"
    state, _ = play_all(position, *["turn"] * 6)
    guesses = [GAME.determinize(GAME.view(state, 0), Random(seed)).hands for seed in range(200)]
    assert [cards("1/6 6/1"), cards("1/7 7/1"), cards("2/4 4/2")] not in guesses
    assert [cards("1/6 6/1"), cards("1/7 7/1"), cards("2/4 2/4")] in guesses
