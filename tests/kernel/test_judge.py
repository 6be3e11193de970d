"""A host who does not play and judges: a chair of its own, which the laws walk over too."""

from random import Random
from typing import Any

import arvaus
import pytest

from pelipoyta.kernel import HOST, Ask, Event, Move, Pending, Refusal, Rolled, chairs
from pelipoyta.kernel.game import altered
from pelipoyta.kernel.laws import LawBroken, check, random_walk
from pelipoyta.kernel.table_hooks import never_judged

SEEDS = range(40)


def broken_law(**planted: Any) -> str:
    with pytest.raises(LawBroken) as caught:
        check(altered(arvaus.GAME, **planted), SEEDS)
    return caught.value.law


class Judged:
    """Arvaus with a judge, who may have all begin anew while some have named a number and others have not."""

    @staticmethod
    def legal(state: Any, seat: int) -> list[Any]:
        if seat != HOST:
            return list(arvaus.legal(state, seat))
        return [arvaus.Guess(1)] if 0 in state.guesses and any(state.guesses) else []

    @staticmethod
    def why_not(state: Any, seat: int, guess: Any) -> Refusal | None:
        if seat != HOST:
            return arvaus.why_not(state, seat, guess)
        return None if guess in Judged.legal(state, HOST) else Refusal("ARV-2", "nothing-to-judge")

    @staticmethod
    def apply(state: Any, seat: int, guess: Any) -> tuple[Any, list[Event]]:
        if seat != HOST:
            return arvaus.apply(state, seat, guess)
        return arvaus.State([0] * len(state.guesses)), [Rolled((0,))]


JUDGED: dict[str, Any] = {
    "legal": Judged.legal,
    "why_not": Judged.why_not,
    "apply": Judged.apply,
    "judged": lambda options: "ARV-2",
    "at_table": lambda state: (*range(len(state.guesses)), HOST),
}


def test_a_host_who_judges_walks_along() -> None:
    game = altered(arvaus.GAME, **JUDGED)
    tally = check(game, SEEDS)
    assert tally.games == len(SEEDS)
    walks = [random_walk(game, game.options(), 3, Random(seed)) for seed in SEEDS]
    judged = [walk for walk in walks if any(isinstance(step, Move) and step.seat == HOST for step in walk.steps)]
    assert 0 < len(judged) < len(SEEDS) * 3 // 4  # in half of the games the host says nothing


def test_a_judge_that_nobody_wants_never_acts() -> None:
    game = altered(arvaus.GAME, **{**JUDGED, "judged": never_judged, "at_table": arvaus.GAME.at_table})
    walks = [random_walk(game, game.options(), 3, Random(seed)) for seed in SEEDS]
    assert all(step.seat != HOST for walk in walks for step in walk.steps if isinstance(step, Move))
    assert chairs(game, game.options(), 3) == (0, 1, 2)
    assert chairs(altered(arvaus.GAME, **JUDGED), game.options(), 3) == (0, 1, 2, HOST)


def test_a_judge_whose_choices_tell_a_secret_is_caught() -> None:
    def legal(state: Any, seat: int) -> list[Any]:
        return Judged.legal(state, seat) if seat != HOST or 6 in state.guesses else []

    def why_not(state: Any, seat: int, guess: Any) -> Refusal | None:
        refusal = Judged.why_not(state, seat, guess)
        told = seat == HOST and 6 not in state.guesses
        return Refusal("ARV-2", "nothing-to-judge") if told else refusal

    assert broken_law(**{**JUDGED, "legal": legal, "why_not": why_not}) in {"fit", "no leak"}


def test_a_judge_who_is_refused_what_is_legal_is_caught() -> None:
    def why_not(state: Any, seat: int, guess: Any) -> Refusal | None:
        return Refusal("ARV-2", "nothing-to-judge") if seat == HOST else arvaus.why_not(state, seat, guess)

    assert broken_law(**{**JUDGED, "why_not": why_not}) == "honest"


def test_a_judge_who_is_asked_is_caught() -> None:
    def pending(state: Any) -> Pending:
        return Ask((HOST,), "judge") if any(state.guesses) and 0 in state.guesses else arvaus.pending(state)

    assert broken_law(**{**JUDGED, "pending": pending}) == "alive"


def test_a_game_that_cannot_end_without_its_judge_is_caught() -> None:
    """The die shows only after the host has had all begin anew, which it never does in half of the games."""

    def apply(state: Any, seat: int, guess: Any) -> tuple[Any, list[Event]]:
        after, events = Judged.apply(state, seat, guess)
        return arvaus.State(after.guesses, 6 if seat == HOST or state.die else 0), events

    def settle(state: Any, dice: tuple[int, ...]) -> tuple[Any, list[Event]]:
        return arvaus.State([0] * len(state.guesses)), [Rolled(dice)]

    game = altered(arvaus.GAME, **{**JUDGED, "apply": apply, "settle": settle})
    ended = [_ends(game, seed) for seed in range(8)]
    assert True in ended
    assert False in ended


def _ends(game: Any, seed: int) -> bool:
    try:
        random_walk(game, game.options(), 3, Random(seed), 200)
    except LawBroken as broken:
        return broken.law != "alive"
    return True
