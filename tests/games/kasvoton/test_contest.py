"""KV-G1: five games for two, every case of its reckoning against a plain restatement."""

from itertools import product
from typing import Any

import pytest

from pelipoyta.games.kasvoton import GAME
from pelipoyta.games.kasvoton.contests import CONTESTS, knights
from pelipoyta.games.kasvoton.model import Options
from pelipoyta.kernel.optional.contest import ContestGame, Verdict

FIVE = CONTESTS["five"]
WON, LOST, DRAWN = (1.0, 0.0), (0.0, 1.0), (0.5, 0.5)


def spread(total: int) -> list[int]:
    """So many knights over five armies, one to four in each."""
    return [total // 5 + (game < total % 5) for game in range(5)]


def tournament(first: int, second: int, mine: int, others: int) -> list[ContestGame]:
    """Five games with so many wins and knights; the players change seats from game to game."""
    scores = [WON] * first + [LOST] * second + [DRAWN] * (5 - first - second)
    armies = zip(spread(mine), spread(others), strict=True)
    games = [ContestGame(score, (0, 1), {"knights": army}) for score, army in zip(scores, armies, strict=True)]
    return [turned(game) if number % 2 else game for number, game in enumerate(games)]


def turned(game: ContestGame) -> ContestGame:
    """The same with the seats changed."""
    army = game.marks["knights"]
    assert isinstance(army, tuple)
    return ContestGame(game.scores[::-1], (1, 0), {"knights": army[::-1]})


def told(first: int, second: int, mine: int, others: int) -> tuple[float, float]:
    """The book once more, said as plainly as can be and for one side at a time."""
    if abs(mine - others) <= 1:
        return WON if first > second else LOST if first < second else DRAWN
    if first == second:
        return WON if mine < others else LOST
    if first < second:
        return told(second, first, others, mine)[::-1]
    forgiven = 0
    while mine - others >= 3 * (forgiven + 1):
        forgiven += 1
    return WON if first - second > forgiven else DRAWN


CASES = [(first, second) for first, second in product(range(6), repeat=2) if first + second <= 5]


@pytest.mark.parametrize(("first", "second"), CASES)
def test_every_case_is_as_the_book_has_it(first: int, second: int) -> None:
    for mine, others in product(range(5, 21), repeat=2):
        games = tournament(first, second, mine, others)
        assert knights(games) == (mine, others)
        assert FIVE.reckon(games).scores == told(first, second, mine, others), (mine, others)


def test_more_wins_never_lose() -> None:
    for (first, second), mine, others in product(CASES, range(5, 21), range(5, 21)):
        ahead = told(first, second, mine, others)
        assert first <= second or ahead in (WON, DRAWN)


def keys(verdict: Verdict) -> list[str]:
    return [step.key for step in verdict.steps]


def test_the_example_of_the_book() -> None:
    verdict = FIVE.reckon(tournament(3, 1, 16, 10))
    assert verdict.scores == DRAWN and verdict.rule == "KV-G1"
    assert keys(verdict) == ["wins", "knights", "far", "forgiven", "drawn"]
    assert verdict.steps[0].facts == {"first": 3, "second": 1}
    assert verdict.steps[1].facts == {"first": 16, "second": 10}
    assert verdict.steps[3].facts == {"more": 6, "forgiven": 2, "lead": 2, "left": 0}


EXPLAINED = [
    ((3, 2, 10, 11), ["near", "won"], 0),
    ((2, 2, 12, 9), ["far", "fewer", "won"], 1),
    ((1, 3, 14, 9), ["far", "against", "won"], 1),
    ((1, 4, 9, 13), ["far", "forgiven", "won"], 1),
    ((2, 2, 9, 9), ["near", "drawn"], None),
]


@pytest.mark.parametrize(("case", "steps", "winner"), EXPLAINED)
def test_each_way_is_explained(case: tuple[int, int, int, int], steps: list[str], winner: int | None) -> None:
    verdict = FIVE.reckon(tournament(*case))
    assert keys(verdict)[2:] == steps
    assert verdict.steps[-1].who == winner


def test_an_army_that_was_never_drawn_counts_one_knight() -> None:
    given_up = ContestGame(LOST, (0, 1))
    assert knights([given_up] * 5) == (5, 5)


def test_it_is_five_games_for_two() -> None:
    assert (FIVE.games, FIVE.seats, GAME.contests["five"].rule) == (5, 2, "KV-G1")
    assert FIVE.fits(Options()) is None


@pytest.mark.parametrize(("option", "rule"), [("shield_wall", "KV-Ha"), ("spear_hedge", "KV-Hb"), ("shame", "KV-Hc")])
def test_what_weakens_knights_is_refused_by_its_own_rule(option: str, rule: str) -> None:
    chosen: dict[str, Any] = {option: True}
    refusal = FIVE.fits(Options(**chosen))
    assert refusal is not None and (refusal.rule, refusal.reason) == (rule, "not-in-contest")


@pytest.mark.parametrize("turns", [0, 124, 126])
def test_the_turn_limit_is_the_books(turns: int) -> None:
    refusal = FIVE.fits(Options(turn_limit=turns))
    assert refusal is not None and (refusal.rule, refusal.facts) == ("KV-G1", {"turns": 125})
