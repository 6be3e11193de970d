"""The strongest bots of dnup and Sequence see what wins; dnup's quick player counts as the usual opponent does."""

from collections import Counter
from math import inf
from random import Random

import pytest

from pelipoyta.bots.games.dnup.greedy import turns_left
from pelipoyta.bots.games.dnup.strong import equity
from pelipoyta.bots.games.dnup.strong.policy import Policy
from pelipoyta.bots.registry import find
from pelipoyta.games.dnup import GAME as DNUP
from pelipoyta.games.dnup.fast.tables import FACE, FACES
from pelipoyta.games.sequence import GAME as SEQUENCE
from pelipoyta.games.sequence.model import Options, Phase, Play
from pelipoyta.kernel import Ask, NoOptions
from pelipoyta.kernel.game import AnyGame
from pelipoyta.kernel.laws import random_walk
from pelipoyta.kernel.optional.machine import i64, vec

FEW = 12  # games played on, for a choice


def test_the_quick_player_of_dnup_counts_turns_as_greedy_does() -> None:
    policy, rng = Policy(), Random(1)
    for _ in range(300):
        hand = tuple(sorted(rng.choices(FACES, k=rng.randint(1, 12))))
        counts = Counter(hand)
        assert policy.turns_left(_row([counts[face] for face in FACES])) == turns_left(hand)
    assert FACE[FACES[3]] == 3


def _row(numbers: list[int]) -> "vec[i64]":
    """As the policy takes it: compiled, it wants the machine's own (`make compiled-test`)."""
    if hasattr(Policy.turns_left, "__code__"):
        return vec[i64](numbers)
    from librt.vecs import vec as machine_vec
    from mypy_extensions import i64 as machine_i64

    return machine_vec[machine_i64](numbers)


def test_the_match_is_played_for_not_the_round() -> None:
    assert equity((0, 0), 2) == (0.5, 0.5) and equity((1, 0), 2) == (0.75, 0.25) and equity((2, 1), 2) == (1.0, 0.0)
    assert (
        equity((0, 0, 0), 4)[0] == pytest.approx(equity((0, 0, 0), 4)[2])
        and equity((3, 1, 0), 4)[0] > 0.6 > equity((3, 1, 0), 4)[1]
    )


@pytest.mark.parametrize("seats", [2, 5])
def test_best_of_dnup_goes_out_where_it_can(seats: int) -> None:
    best, seen = find("dnup", "best", FEW), 0
    for s in random_walk(DNUP, NoOptions(), seats, Random(4)).states:
        if isinstance(DNUP.pending(s), Ask) and len({card.up for card in s.hands[s.turn]}) == 1:
            legal = DNUP.legal(s, s.turn)
            outs = [act for act in legal if not DNUP.apply(s, s.turn, act)[0].hands[s.turn]]
            if outs and seen < 3:
                assert best(DNUP.view(s, s.turn), s.turn, "turn", legal, Random(0), inf) in outs
                seen += 1
    assert seen


def test_best_of_dnup_answers_at_once_where_there_is_no_time() -> None:
    s = next(s for s in random_walk(DNUP, NoOptions(), 2, Random(1)).states if isinstance(DNUP.pending(s), Ask))
    legal = DNUP.legal(s, s.turn)
    assert find("dnup", "best")(DNUP.view(s, s.turn), s.turn, "turn", legal, Random(0), 0.0) in legal


def test_best_of_sequence_wins_where_it_can() -> None:
    best, seen = find("sequence", "best", FEW), 0
    for number in range(6):
        for s in random_walk(SEQUENCE, Options(), 3, Random(f"win/{number}")).states:
            if s.phase is not Phase.PLAY or s.drawer >= 0:
                continue
            legal = [action for action in SEQUENCE.legal(s, s.turn) if isinstance(action, Play)]
            wins = [a for a in legal if SEQUENCE.apply(s, s.turn, a)[0].winner >= 0]
            if wins and seen < 4:
                assert best(SEQUENCE.view(s, s.turn), s.turn, "play", legal, Random(0), inf) in wins
                seen += 1
    assert seen


@pytest.mark.parametrize("game", [DNUP, SEQUENCE])
def test_the_same_seed_gives_the_same_choice(game: AnyGame) -> None:
    best = find(game.id, "best", FEW)
    asked = [s for s in random_walk(game, game.options(), 2, Random(2)).states if isinstance(game.pending(s), Ask)]
    for s in asked[10:12]:
        view, legal = game.view(s, s.turn), game.legal(s, s.turn)
        ask = game.pending(s)
        assert isinstance(ask, Ask)
        first, again = (best(view, s.turn, ask.what, legal, Random(7), inf) for _ in range(2))
        assert first == again and first in legal
