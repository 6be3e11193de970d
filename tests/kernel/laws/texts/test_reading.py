"""Reading: a misprinted position is refused, or is as good as any other."""

from dataclasses import replace
from random import Random
from typing import Any

import arvaus
import pytest

from pelipoyta.kernel import Ask, Dice, Event, Over, Pending, Refusal, Talk
from pelipoyta.kernel.game import altered
from pelipoyta.kernel.laws import LawBroken, check

NOTATION = arvaus.GAME.notation


def lax(text: str) -> Any:
    """Takes any numbers for as many as can play."""
    guesses, die = text.split("/")
    state = arvaus.State([int(guess) for guess in guesses.split()], int(die))
    if len(state.guesses) not in (2, 3, 4) or any(guess not in range(7) for guess in state.guesses):
        raise ValueError(text)
    return state


def is_odd(state: Any) -> bool:
    """No game gets there; only a misprint does."""
    return bool(state.die > 6)


@pytest.fixture
def misread() -> Any:
    """The game reads too much, does something wrong in what it should not have read, and that is found."""

    def hold(says: str, read: Any = lax, draw: Any = arvaus.draw, **planted: Any) -> None:
        game = altered(arvaus.GAME, notation=replace(NOTATION, read=read, draw=draw), **planted)
        with pytest.raises(LawBroken, match=says) as caught:
            check(game, range(60), texts=40)
        assert caught.value.law == "reading"

    return hold


def test_the_example_reads_with_care() -> None:
    tally = check(arvaus.GAME, range(20), texts=50)
    assert tally.texts == 1000
    assert 200 < tally.read < 800


def test_what_is_not_checked_is_found() -> None:
    """The laws themselves do not mind a die that shows seven, if all else is right."""
    assert check(altered(arvaus.GAME, notation=replace(NOTATION, read=_most)), range(20), texts=50).read > 200


def _most(text: str) -> Any:
    state = lax(text)
    if not 0 <= state.die <= 7 or (state.die and 0 in state.guesses):
        raise ValueError(text)
    return state


def test_an_error_of_another_kind(misread: Any) -> None:
    def read(text: str) -> Any:
        if "//" in text or text.count("/") != 1:
            raise KeyError(text)
        return arvaus.read(text)

    misread("KeyError.* is no ValueError; of the text", read=read)


def test_a_table_of_another_size(misread: Any) -> None:
    def read(text: str) -> Any:
        guesses, die = text.split("/")
        return arvaus.State([int(guess) % 7 for guess in guesses.split()], int(die) % 7)

    misread(r"\d seats", read=read)


def test_a_question_to_one_who_is_not_there(misread: Any) -> None:
    def pending(state: Any) -> Pending:
        return Ask((9,), "guess") if is_odd(state) else arvaus.pending(state)

    misread("asks one who is not there", pending=pending)


def test_an_end_without_scores(misread: Any) -> None:
    def pending(state: Any) -> Pending:
        return Over((1.0,), "ARV-3") if is_odd(state) else arvaus.pending(state)

    misread("alive: Over", pending=pending)


def test_a_position_that_cannot_be_drawn_again(misread: Any) -> None:
    def draw(state: Any) -> str:
        return str(arvaus.draw(arvaus.State(state.guesses, 0 if is_odd(state) else state.die)))

    misread("is read as another state", draw=draw)


def test_a_choice_that_is_nobodys(misread: Any) -> None:
    def legal(state: Any, seat: int) -> list[Any]:
        return [arvaus.Guess(1)] if is_odd(state) else list(arvaus.legal(state, seat))

    def why_not(state: Any, seat: int, guess: Any) -> Any:
        return None if guess in legal(state, seat) else Refusal("ARV-2", "no")

    misread("idle: seat .* while the game waits for Over", legal=legal, why_not=why_not)


def test_a_refusal_that_is_not_honest(misread: Any) -> None:
    misread("honest: ", why_not=lambda s, seat, guess: None if is_odd(s) else arvaus.why_not(s, seat, guess))


def test_a_preview_of_what_cannot_be(misread: Any) -> None:
    nouns = replace(arvaus.GAME.nouns, preview=int)
    misread("preview: ", nouns=nouns, preview=lambda view, seat: lambda guess: 1 if view.die > 6 else None)


def test_answers_that_do_not_commute(misread: Any) -> None:
    def apply(state: Any, seat: int, guess: Any) -> tuple[Any, list[Event]]:
        after, events = arvaus.apply(state, seat, guess)
        return arvaus.State(after.guesses, seat + 7 if is_odd(state) else 0), events

    misread("blind: .*do not commute", apply=apply)


def test_talk_that_goes_nowhere(misread: Any) -> None:
    misread("talk: ", talk=lambda state, seat: Talk(aside=(9,) if is_odd(state) else ()))


def test_a_guess_that_does_not_fit(misread: Any) -> None:
    def determinize(seen: Any, rng: Random) -> Any:
        return arvaus.determinize(arvaus.View(seen.guesses, 1) if seen.die > 6 else seen, rng)

    misread("fit: ", determinize=determinize)


def test_a_leak(misread: Any) -> None:
    """While an odd die lies there and some have not guessed yet, all is seen; what is seen is then guessed right."""

    def apply(state: Any, seat: int, guess: Any) -> tuple[Any, list[Event]]:
        after, events = arvaus.apply(state, seat, guess)
        return arvaus.State(after.guesses, state.die if is_odd(state) else 0), events

    def view(state: Any, seat: int | None) -> Any:
        return arvaus.View(tuple(state.guesses), state.die) if is_odd(state) else arvaus.view(state, seat)

    def pending(state: Any) -> Pending:
        return Ask(tuple(range(len(state.guesses))), "more") if is_odd(state) else arvaus.pending(state)

    def legal(state: Any, seat: int) -> list[Any]:
        return [arvaus.Guess(n) for n in range(1, 7)] if is_odd(state) else list(arvaus.legal(state, seat))

    def why_not(state: Any, seat: int, guess: Any) -> Any:
        return None if guess in legal(state, seat) else Refusal("ARV-2", "no")

    misread("no leak: ", apply=apply, view=view, pending=pending, legal=legal, why_not=why_not)


def test_a_game_that_breaks_when_it_is_played_on(misread: Any) -> None:
    def settle(state: Any, dice: tuple[int, ...]) -> tuple[Any, list[Event]]:
        if state.die < 0:
            raise KeyError(dice)
        return arvaus.settle(state, dice)

    def pending(state: Any) -> Pending:
        return Dice(1) if state.die < 0 else arvaus.pending(state)

    misread("KeyError", settle=settle, pending=pending)


def test_spaces_that_matter(breaks: Any) -> None:
    def read(text: str) -> Any:
        return arvaus.State([1, 1], 1) if text.startswith(" ") else arvaus.read(text)

    breaks("round trip", "is read as another state", notation=replace(NOTATION, read=read))


def test_an_order_that_matters(breaks: Any) -> None:
    """The game says that guesses may come in any order; it reads them in theirs."""

    def reordered(text: str, rng: Random) -> str:
        guesses, die = text.split(" / ")
        return f"{' '.join(reversed(guesses.split()))} / {die}"

    breaks("round trip", "is read as another state", notation=replace(NOTATION, reordered=reordered))
