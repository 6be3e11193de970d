"""Refutations: each leads by legal steps from a world that the view allows to where the answer has failed."""

from typing import Any

import pytest

from pelipoyta.games import load_all, open_game
from pelipoyta.kernel.game import AnyGame
from pelipoyta.puzzles.files import shipped, state_of, themes_of
from pelipoyta.puzzles.hands import HandProver
from pelipoyta.puzzles.model import Puzzle
from pelipoyta.puzzles.prover import Prover
from pelipoyta.puzzles.refute import Frame, refutation
from pelipoyta.puzzles.theme import CountProof, HandProof, SearchProof

GAMES = [game for game in load_all() if themes_of(game)]


def wrong_answers(game: AnyGame, puzzle: Puzzle, state: Any) -> list[Any]:
    legal = game.legal(state, puzzle.seat)
    return [action for action in legal if game.notation.write(action) not in (*puzzle.best, *puzzle.open)]


@pytest.mark.parametrize(("game", "theme"), [(game, theme) for game in GAMES for theme in themes_of(game)])
def test_a_wrong_answer_is_shown_to_fail(game: str, theme: str) -> None:
    rules, asked = open_game(game), themes_of(game)[theme]
    puzzle = next(each for each in shipped(game).values() if each.theme == theme)
    state = state_of(rules, puzzle)
    for answer in wrong_answers(rules, puzzle, state)[:2]:
        shown = refutation(rules, asked, state, puzzle.seat, answer)
        assert shown and shown[0].events
        if isinstance(asked.proof, SearchProof | HandProof):
            assert fails(rules, asked.proof, state, puzzle, shown)


def fails(game: AnyGame, proof: SearchProof | HandProof, state: Any, puzzle: Puzzle, shown: list[Frame]) -> bool:
    seat = puzzle.seat
    goal = (
        Prover(game, seat, proof, state).goal
        if isinstance(proof, SearchProof)
        else HandProver(game, seat, proof, state).goal
    )
    reached = [goal(frame.state, 9) for frame in shown]
    assert all(value is None for value in reached[:-1]) or game.id == "dnup"
    last = reached[-1]
    return last is not None and last < max(puzzle.answers.values())


def test_the_others_hidden_cards_are_not_looked_at() -> None:
    """The refutation is the same in every world with the solver's view."""
    from random import Random

    game = open_game("sequence")
    theme = themes_of("sequence")["block"]
    assert isinstance(theme.proof, CountProof)
    puzzle = next(each for each in shipped("sequence").values() if each.theme == "block")
    state = state_of(game, puzzle)
    answer = wrong_answers(game, puzzle, state)[0]
    view = game.view(state, puzzle.seat)
    told = [
        [frame.events for frame in refutation(game, theme, world, puzzle.seat, answer)]
        for world in (state, *(game.determinize(view, Random(seed)) for seed in range(5)))
    ]
    assert all(each == told[0] for each in told)
