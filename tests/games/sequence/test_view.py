"""Who knows what: hands, the pile, and what a careful player remembers."""

from collections import Counter
from collections.abc import Callable
from random import Random

from pelipoyta.games.sequence import GAME
from pelipoyta.games.sequence.cards import NAMES, PACKS, face_named, minus
from pelipoyta.games.sequence.model import State
from pelipoyta.games.sequence.view import may_be_drawn, unseen

Put = Callable[..., State]
Run = Callable[..., State]


def test_hands_are_hidden_from_team_mates_too(put: Put) -> None:
    """SEQ-1.6."""
    state = put("seats 4\nturn 0\nhand 0 2D 3D\nhand 1 4D\nhand 2 6D 7D 8D")
    assert GAME.view(state, 0).hand == state.hands[0]
    assert GAME.view(state, None).hand == ()
    others = put("seats 4\nturn 0\nhand 0 2D 3D\nhand 1 9D\nhand 2 AC KC QC")
    assert GAME.view(state, 0) == GAME.view(others, 0)
    assert GAME.view(state, 0).counts == (2, 1, 3, 0)


def test_every_pile_is_open_to_the_bottom(put: Put) -> None:
    """SEQ-3.1."""
    state = put("seats 4\nturn 0\npile 1 4D 5D 6D")
    for seat in (None, 0, 1, 2, 3):
        assert GAME.view(state, seat).piles[1] == tuple(map(face_named, ("4D", "5D", "6D")))


def test_a_careful_player_remembers_what_was_shuffled(put: Put, run: Run) -> None:
    """SEQ-3.3: after the reshuffle of a game of two, each knows the other's hand; and knows what came to oneself."""
    others = [NAMES[face] for face in minus(PACKS, map(face_named, ("2D", "2D", "3D", "4D", "7H", "7H")))]
    state = put(f"seats 2\nturn 0\nhand 0 2D 3D\nhand 1 4D 7H\npile 0 2D 7H\npile 1 {' '.join(others)}")
    state = run(state, "0 3D d3", f"* {face_named('7H')}")
    seen = GAME.view(state, 0)
    assert len(seen.stock) == 101
    assert minus(unseen(seen), may_be_drawn(seen)) == tuple(map(face_named, ("4D", "7H")))
    for seed in range(5):
        assert GAME.determinize(seen, Random(seed)).hands == state.hands


def test_a_guess_keeps_every_card(put: Put) -> None:
    state = put("seats 4\nturn 0\nhand 0 2D 3D\nhand 1 4D\nhand 2 6D 7D 8D\npile 3 AC AC")
    for seat in (None, 0, 1, 2, 3):
        guess = GAME.determinize(GAME.view(state, seat), Random(7))
        cards = Counter(card for pile in (*guess.hands, *guess.piles, guess.deck.bag) for card in pile)
        assert cards == Counter(PACKS)
        assert sorted(card for drawn in guess.drawn for card in drawn) == sorted(minus(PACKS, guess.deck.bag))
