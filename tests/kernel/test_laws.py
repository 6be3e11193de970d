"""The laws hold for the worked example, and catch every planted bug."""

from dataclasses import replace
from random import Random
from typing import Any

import arvaus
import pytest

from pelipoyta.kernel import Ask, Dice, Event, Over, Pending, Refusal, Rolled, Secret, Talk
from pelipoyta.kernel.laws import LawBroken, check

SEEDS = range(40)


def broken_law(**planted: Any) -> str:
    with pytest.raises(LawBroken) as caught:
        check(replace(arvaus.GAME, **planted), SEEDS)
    return caught.value.law


def test_the_example_keeps_the_laws() -> None:
    tally = check(arvaus.GAME, SEEDS)  # ARV-1, ARV-2, ARV-3
    assert tally.games == len(SEEDS)
    assert tally.pairs > 100
    assert tally.strays > 100
    assert set(tally.ends) == {"ARV-3"}


def test_a_leaking_view_is_caught() -> None:
    def view(state: Any, seat: int | None) -> Any:
        return arvaus.View(tuple(state.guesses), state.die)

    def determinize(seen: Any, rng: Random) -> Any:
        return arvaus.State([rng.randint(1, 6) if guess else 0 for guess in seen.guesses], seen.die)

    assert broken_law(view=view, determinize=determinize) in {"fit", "no leak"}


def test_a_view_that_shows_everything_is_caught() -> None:
    """Its guess is the truth itself, so it always fits; only other moves that tell the same can betray it."""

    def view(state: Any, seat: int | None) -> Any:
        return arvaus.View(tuple(state.guesses), state.die)

    assert broken_law(view=view, determinize=lambda v, rng: arvaus.State(list(v.guesses), v.die)) == "no leak"


def test_a_view_that_tells_parity_is_caught() -> None:
    def view(state: Any, seat: int | None) -> Any:
        honest = arvaus.view(state, seat)
        return arvaus.View(
            tuple(-2 if g < 0 and state.guesses[i] % 2 else g for i, g in enumerate(honest.guesses)), honest.die
        )

    assert broken_law(view=view) in {"fit", "no leak"}


def test_talk_that_tells_a_secret_is_caught() -> None:
    def talk(state: Any, seat: int) -> Talk:
        return Talk(closed="ARV-1" if state.guesses[1 - seat % 2] == 3 else "")

    assert broken_law(talk=talk) in {"fit", "no leak"}


@pytest.mark.parametrize("aside", [(0,), (1, 1), (9,), (1,)])
def test_an_aside_to_whoever_cannot_answer_is_caught(aside: tuple[int, ...]) -> None:
    """To oneself, to one twice, to nobody there, to one who has no such line."""
    assert broken_law(talk=lambda state, seat: Talk(aside=() if seat else aside)) == "talk"


def test_talk_that_changes_the_state_is_caught() -> None:
    def talk(state: Any, seat: int) -> Talk:
        state.die = 6
        return Talk()

    assert broken_law(talk=talk) == "pure"


def test_an_impure_apply_is_caught() -> None:
    def apply(state: Any, seat: int, guess: Any) -> tuple[Any, list[Event]]:
        state.guesses[seat] = guess.number
        return state, [arvaus.Guessed(seat, Secret(guess.number, (seat,)))]

    assert broken_law(apply=apply) == "pure"


def test_an_apply_that_changes_only_what_it_was_given_is_caught() -> None:
    def apply(state: Any, seat: int, guess: Any) -> tuple[Any, list[Event]]:
        result = arvaus.apply(state, seat, guess)
        state.die = 0 if state.die else 1
        return result

    assert broken_law(apply=apply) == "pure"


@pytest.mark.parametrize("bound", [5, 7])
def test_a_wrong_why_not_is_caught(bound: int) -> None:
    def why_not(state: Any, seat: int, guess: Any) -> Refusal | None:
        if state.guesses[seat]:
            return Refusal("ARV-2", "named-already")
        return None if 1 <= guess.number <= bound else Refusal("ARV-1", "not-on-a-die")

    assert broken_law(why_not=why_not) == "honest"


def test_a_refusal_without_a_rule_is_caught() -> None:
    def why_not(state: Any, seat: int, guess: Any) -> Refusal | None:
        return arvaus.why_not(state, seat, guess) and Refusal("", "no")

    assert broken_law(why_not=why_not) == "honest"


def test_a_refusal_that_tells_a_secret_is_caught() -> None:
    """Who asks in vain learns what the neighbour guessed."""

    def why_not(state: Any, seat: int, guess: Any) -> Refusal | None:
        refusal = arvaus.why_not(state, seat, guess)
        return refusal and Refusal(refusal.rule, refusal.reason, {"hint": state.guesses[seat - 1]})

    assert broken_law(why_not=why_not) == "no leak"


def test_a_delayed_leak_is_caught() -> None:
    """Nothing shows while the guesses are named; once all are, the sum slips out before any event tells it."""

    def view(state: Any, seat: int | None) -> Any:
        seen = arvaus.view(state, seat)
        return arvaus.View((*seen.guesses, sum(state.guesses)), 0) if 0 not in state.guesses and not state.die else seen

    def determinize(seen: Any, rng: Random) -> Any:
        if seen.die or 0 in seen.guesses:
            return arvaus.determinize(seen, rng)
        *known, total = seen.guesses
        while True:  # a careful guess that fits the slip, so that only what came before can tell
            guess = arvaus.determinize(arvaus.View(tuple(known), 0), rng)
            if sum(guess.guesses) == total:
                return guess

    assert broken_law(view=view, determinize=determinize) == "no leak"


def test_a_leak_by_who_is_asked_is_caught() -> None:
    """Who guessed a six is asked once more, and everyone sees the question."""

    def pending(state: Any) -> Pending:
        named = [seat for seat, guess in enumerate(state.guesses) if guess == 6]
        if 0 in state.guesses:
            asked = [seat for seat, guess in enumerate(state.guesses) if guess == 0]
            return Ask(tuple(asked), "guess-again" if named else "guess")
        found: Pending = arvaus.pending(state)
        return found

    assert broken_law(pending=pending) in {"fit", "no leak"}


def test_a_dead_end_is_caught() -> None:
    def legal(state: Any, seat: int) -> list[Any]:
        return [] if seat else list(arvaus.legal(state, seat))

    assert broken_law(legal=legal) == "alive"


def test_a_game_that_never_ends_is_caught() -> None:
    def settle(state: Any, dice: tuple[int, ...]) -> tuple[Any, list[Event]]:
        return arvaus.State(state.guesses, 0), [Rolled(dice)]

    with pytest.raises(LawBroken, match="alive"):
        check(replace(arvaus.GAME, settle=settle), [1], max_steps=200)


def test_order_among_blind_answers_is_caught() -> None:
    """The last to name moves everyone's number: the order of answers would matter."""

    def apply(state: Any, seat: int, guess: Any) -> tuple[Any, list[Event]]:
        after, events = arvaus.apply(state, seat, guess)
        if 0 not in after.guesses:
            after.guesses[seat] = 1
        return after, events

    assert broken_law(apply=apply) == "blind"


def test_team_mates_who_score_apart_are_caught() -> None:
    def pending(state: Any) -> Pending:
        found: Pending = arvaus.pending(state)
        return Over(tuple(float(i) for i in range(len(found.scores))), "ARV-3") if isinstance(found, Over) else found

    assert broken_law(pending=pending, teams=lambda options, seats: (0,) * seats) == "blind"


def test_a_notation_that_forgets_is_caught() -> None:
    forgetful = replace(arvaus.GAME.notation, draw=lambda state: arvaus.draw(arvaus.State(state.guesses, 0)))
    assert broken_law(notation=forgetful) == "round trip"


def test_chance_is_never_confused_with_a_question() -> None:
    assert isinstance(arvaus.pending(arvaus.State([1, 2], 0)), Dice)
