"""Two teams by the book (KV-G2): whose armies the second table of a pair has, and who has won the match."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pelipoyta.games import load
from pelipoyta.games.kasvoton.contests import TEAMS
from pelipoyta.games.kasvoton.deck import ARMY
from pelipoyta.games.kasvoton.model import Options, Stage, State
from pelipoyta.kernel.game import Ask, Over
from pelipoyta.kernel.optional.contest import ContestGame

GAME = load("kasvoton")
RESULTS = st.sampled_from([(1.0, 0.0), (0.0, 1.0), (0.5, 0.5)])


def played(steps: int, seed: int) -> list[State]:
    """A random game, step by step."""
    rng, states = Random(seed), [GAME.start(Options(), 2)]
    while len(states) <= steps and not isinstance(pending := GAME.pending(states[-1]), Over):
        now = states[-1]
        if isinstance(pending, Ask):
            seat = rng.choice(pending.seats)
            states.append(GAME.apply(now, seat, rng.choice(GAME.legal(now, seat)))[0])
        else:
            states.append(GAME.settle(now, pending.sample(rng))[0])
    return states


@pytest.mark.parametrize("seed", range(3))
def test_the_armies_are_those_that_were_drawn_whatever_happens_to_them_later(seed: int) -> None:
    states = played(400, seed)
    mirrored = [TEAMS.mirrored(state) for state in states]
    drawn = next(at for at, state in enumerate(states) if state.stage is Stage.DEPLOY)
    assert mirrored[:drawn] == [None] * drawn
    assert all(each == mirrored[drawn] for each in mirrored[drawn:])
    assert mirrored[drawn] == states[drawn], "as it was when the armies were drawn, nothing set up"
    assert [len(hand) for hand in mirrored[drawn].hands] == [ARMY, ARMY]
    assert any(state.graves for state in states), "the games went far enough for cards to fall"


@given(st.lists(st.tuples(RESULTS, RESULTS), min_size=1, max_size=16))
def test_more_wins_over_all_tables_take_the_match(pairs: list[tuple[tuple[float, float], tuple[float, float]]]) -> None:
    """The plain restatement: count who won each table, whichever seat that was."""
    games = [ContestGame(scores, seats) for pair in pairs for scores, seats in zip(pair, ((0, 1), (1, 0)), strict=True)]
    won = Counter(team for game in games for team, score in zip(game.players, game.scores, strict=True) if score == 1.0)
    verdict = TEAMS.reckon(games)
    first = 1.0 if won[0] > won[1] else 0.5 if won[0] == won[1] else 0.0
    assert verdict.scores == (first, 1.0 - first) and verdict.rule == "KV-G2"
    total = next(step for step in verdict.steps if step.key == "team-total")
    assert total.facts == {"first": won[0], "second": won[1], "drawn": len(games) - won.total()}
    assert [step.key for step in verdict.steps].count("team-pair") == len(pairs)


def test_only_the_turn_limit_of_the_book_goes_with_it() -> None:
    refusal = TEAMS.fits(Options(turn_limit=0))
    assert refusal is not None and (refusal.rule, refusal.reason) == ("KV-G2", "contest-turns")
    assert TEAMS.fits(Options(shame=True)) is None, "section H is shut out of KV-G1 alone"
