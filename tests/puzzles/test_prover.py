"""The prover on a small game whose values are reckoned by hand, and on positions of the real ones."""

from fractions import Fraction
from pathlib import Path
from random import Random
from typing import Any

import pytest

from pelipoyta.games import open_game
from pelipoyta.kernel import Over
from pelipoyta.puzzles.games.dnup import worlds
from pelipoyta.puzzles.proof import is_puzzle, prove, sample
from pelipoyta.puzzles.prover import Prover, TooLarge, Unprovable
from pelipoyta.puzzles.refute import refutation
from pelipoyta.puzzles.theme import Goal, SearchProof, Theme, World, seen_whole

DNUP = open_game("dnup")
ARVAUS = open_game(str(Path(__file__).parents[2] / "examples" / "arvaus.py"))
Guess, Guesses = ARVAUS.nouns.action, ARVAUS.nouns.state


def wins(first: Any, seat: int) -> Goal:
    def reached(state: Any, choices: int) -> float | None:
        pending = ARVAUS.pending(state)
        return pending.scores[seat] if isinstance(pending, Over) else None

    return reached


def other_named(state: Any, seat: int) -> list[World]:
    """Seat 1 has named a number that seat 0 does not know: an even one twice as likely."""
    return [(2.0 if number % 2 == 0 else 1.0, Guesses([0, number])) for number in range(1, 7)]


def any_theme(search: SearchProof, **changes: Any) -> Theme:
    return Theme("theme", "ARV-3", lambda state, seat: True, search, **changes)


def test_the_value_is_the_average_over_worlds_and_dice() -> None:
    values = prove(ARVAUS, any_theme(SearchProof(wins, other_named)), Guesses([0, 0]), 0)
    for guess, value in values.items():
        by_hand = sum(
            Fraction(2 - number % 2, 9)
            * Fraction(sum(abs(guess.number - die) <= abs(number - die) for die in range(1, 7)), 6)
            for number in range(1, 7)
        )
        assert value == pytest.approx(float(by_hand))


def test_the_other_chooses_what_is_worst() -> None:
    """Both still choose: after any guess the other names the neighbour on the larger side."""
    values = prove(ARVAUS, any_theme(SearchProof(wins, seen_whole)), Guesses([0, 0]), 0)
    for guess, value in values.items():
        worst = min(
            sum(abs(guess.number - die) <= abs(number - die) for die in range(1, 7)) / 6 for number in range(1, 7)
        )
        assert value == pytest.approx(worst)


def test_what_the_other_knows_is_not_decided_for_it() -> None:
    """Two worlds, and the other chooses: without `sure` nothing is claimed."""
    two = [(1.0, Guesses([0, 0])), (1.0, Guesses([0, 0], die=0))]
    with pytest.raises(Unprovable):
        Prover(ARVAUS, 0, SearchProof(wins, lambda state, seat: two), Guesses([0, 0]), 1000).values()


def test_a_search_that_is_too_large_proves_nothing() -> None:
    with pytest.raises(TooLarge):
        Prover(ARVAUS, 0, SearchProof(wins, other_named), Guesses([0, 0]), 20).values()


def test_sure_means_in_every_world_and_for_every_die() -> None:
    same = SearchProof(wins, lambda state, seat: [(1.0, Guesses([0, 3]))], sure=True)
    prover = Prover(ARVAUS, 0, same, Guesses([0, 3]), 1000)
    assert {guess.number for guess, value in prover.values().items() if value} == {3}  # a tie is a win for both
    shown = refutation(ARVAUS, any_theme(same), Guesses([0, 3]), 0, Guess(4))
    assert shown[0].state.die == 0 and prover.goal(shown[0].state, 1) is None  # the die has not fallen yet
    assert prover.goal(shown[-1].state, 1) == 0.0 and shown[-1].state.die
    hidden = SearchProof(wins, other_named, sure=True)
    assert not any(Prover(ARVAUS, 0, hidden, Guesses([0, 0]), 1000).values().values())


def test_sampling_meets_the_value() -> None:
    theme, state = any_theme(SearchProof(wins, other_named)), Guesses([0, 0])
    for guess, value in prove(ARVAUS, theme, state, 0).items():
        assert sample(ARVAUS, theme, state, seat=0, answer=guess, tries=2000, rng=Random(1)) == pytest.approx(
            value, abs=0.05
        )


def test_a_puzzle_has_one_clear_answer() -> None:
    search = SearchProof(wins, other_named)
    clear = {"a": 0.9, "b": 0.5, "c": 0.5}
    assert is_puzzle(any_theme(search, margin=0.4), clear)
    assert not is_puzzle(any_theme(search, margin=0.41), clear)
    assert not is_puzzle(any_theme(search, margin=0.4, least=0.95), clear)
    assert not is_puzzle(any_theme(search, answer=lambda answer: answer == "b"), clear)
    assert not is_puzzle(any_theme(search), {"a": 0.9, "b": 0.1})
    assert not is_puzzle(any_theme(search), {"a": 0.9, "b": 0.9, "c": 0.9})
    assert not is_puzzle(any_theme(search), dict.fromkeys("abcd", 0.9) | {"e": 0.1})


def test_worlds_of_dnup_are_all_hands_that_give_the_view() -> None:
    """Against the rules' own guesses: every guess is among the worlds, and every world gives the same view."""
    rng, game = Random(4), DNUP
    compared = 0
    for seed in range(40):
        state = late_position(Random(seed))
        if state is None:
            continue
        seat = state.turn
        found = [world for _, world in worlds(state, seat)]
        if not found:
            continue
        view = game.view(state, seat)
        assert all(game.view(world, seat) == view for world in found)
        hands = {world.hands[1 - seat] for world in found}
        assert len(hands) == len(found)
        assert all(game.determinize(view, rng).hands[1 - seat] in hands for _ in range(20))
        compared += 1
    assert compared > 3


def late_position(rng: Random) -> Any:
    """A late position of a random game of dnup, or None where the game has none."""
    state = DNUP.start(DNUP.options(), 2)
    for _ in range(400):
        pending = DNUP.pending(state)
        if isinstance(pending, Over):
            return None
        if hasattr(pending, "seats"):
            seat = pending.seats[0]
            if len(state.hands[0]) + len(state.hands[1]) <= 10:
                return state
            state, _ = DNUP.apply(state, seat, rng.choice(DNUP.legal(state, seat)))
        else:
            state, _ = DNUP.settle(state, pending.sample(rng))
    return None
