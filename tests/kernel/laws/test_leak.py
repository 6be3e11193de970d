"""Fit and no leak: guesses look like the truth, and nothing tells more than the events do."""

from dataclasses import replace
from random import Random
from typing import Any

import arvaus
from msgspec import Struct, json

from pelipoyta.kernel import Ask, CheckedText, Event, NoOptions, Pending, Private, Refusal, Talk
from pelipoyta.kernel.game import altered
from pelipoyta.kernel.laws import check, random_walk
from pelipoyta.kernel.laws.leak import check_no_leak, check_private


def all_seen(state: Any, seat: int | None) -> Any:
    return arvaus.View(tuple(state.guesses), state.die)


def test_a_guess_that_does_not_fit_the_view(breaks: Any) -> None:
    """One's own number is guessed too, as if one did not know it."""

    def determinize(seen: Any, rng: Random) -> Any:
        return arvaus.State([rng.randint(1, 6) if guess else 0 for guess in seen.guesses], seen.die)

    breaks("fit", "does not fit: views", determinize=determinize)


def test_a_view_that_shows_everything(breaks: Any) -> None:
    """Its guess is the truth itself, so it always fits; only other moves that tell the same can betray it."""

    def determinize(seen: Any, rng: Random) -> Any:
        return arvaus.State(list(seen.guesses), seen.die)

    breaks("no leak", "sees apart: views", view=all_seen, determinize=determinize)


def test_a_view_that_tells_parity(breaks: Any) -> None:
    def view(state: Any, seat: int | None) -> Any:
        honest = arvaus.view(state, seat)
        odd = [-2 if g < 0 and state.guesses[i] % 2 else g for i, g in enumerate(honest.guesses)]
        return arvaus.View(tuple(odd), honest.die)

    def determinize(seen: Any, rng: Random) -> Any:
        pools = {-1: (2, 4, 6), -2: (1, 3, 5)}
        return arvaus.State([rng.choice(pools.get(g, (g,))) for g in seen.guesses], seen.die)

    breaks("no leak", "sees apart: views", view=view, determinize=determinize)


def test_talk_that_tells_a_secret(breaks: Any) -> None:
    def talk(state: Any, seat: int) -> Talk:
        return Talk(closed="ARV-1" if state.guesses[1 - seat % 2] == 3 else "")

    breaks("fit", "does not fit: talk", talk=talk)


def test_a_list_whose_order_tells_a_secret(breaks: Any) -> None:
    def legal(state: Any, seat: int) -> list[Any]:
        return list(arvaus.legal(state, seat))[:: -1 if state.guesses[seat - 1] % 2 else 1]

    breaks("fit", "does not fit: choices", legal=legal)


def test_a_question_that_tells_a_secret(breaks: Any) -> None:
    """Who guessed a six makes the others be asked in other words."""

    def pending(state: Any) -> Pending:
        found: Pending = arvaus.pending(state)
        return Ask(found.seats, "guess-again") if isinstance(found, Ask) and 6 in state.guesses else found

    breaks("fit", "does not fit: questions", pending=pending)


def test_a_refusal_that_tells_a_secret(breaks: Any) -> None:
    """Who asks in vain learns what the neighbour guessed."""

    def why_not(state: Any, seat: int, guess: Any) -> Refusal | None:
        refusal = arvaus.why_not(state, seat, guess)
        return refusal and Refusal(refusal.rule, refusal.reason, {"hint": state.guesses[seat - 1]})

    breaks("no leak", "sees apart: Guess.*hint", why_not=why_not)


def test_a_delayed_leak(breaks: Any) -> None:
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

    breaks("no leak", "sees apart: views", view=view, determinize=determinize)


class Charms(Struct, frozen=True):
    """What each brings: a word nobody else knows."""

    charms: tuple[str, ...] = ("clover", "horseshoe")


CHARMS = Private[Charms](
    option="charms",
    offers={},
    usual=lambda options, seat: options.charms[seat % 2],
    check=lambda options, text: CheckedText((), {}, {}),
    alike=lambda options, text, rng: text + "s" * rng.randint(1, 3),
)


def charmed(options: Charms, seats: int) -> Any:
    """Until it rolls, the die betrays how long the first player's charm is."""
    return arvaus.State([0] * seats, -len(options.charms[0]))


LAX = replace(
    arvaus.GAME.notation,
    draw=lambda state: json.encode(state).decode(),
    read=lambda text: json.decode(text, type=arvaus.State),
)
BRINGING: dict[str, Any] = {"private": (CHARMS,), "options": Charms, "start": charmed, "notation": LAX}


def test_a_view_that_shows_what_another_brought(breaks: Any) -> None:
    """Two games that differ in what others brought are told apart before the first step."""
    breaks("no leak", "sees what others brought by charms: views", **BRINGING)


def test_a_view_that_shows_later_what_another_brought(breaks: Any) -> None:
    """The usual charms are guessed as they are, so that only other charms can tell."""

    def view(state: Any, seat: int | None) -> Any:
        seen = arvaus.view(state, seat)
        return seen if any(state.guesses) else arvaus.View(seen.guesses, 0)

    def determinize(seen: Any, rng: Random) -> Any:
        guessed = arvaus.determinize(seen, rng)
        return arvaus.State(guessed.guesses, seen.die or -len("clover"))

    def apply(state: Any, seat: int, guess: Any) -> tuple[Any, list[Event]]:
        after, events = arvaus.apply(state, seat, guess)
        return arvaus.State(after.guesses, state.die if 0 in after.guesses else 0), events

    planted = {**BRINGING, "view": view, "determinize": determinize, "apply": apply}
    breaks("no leak", "was told the same after Move.*sees apart: views", **planted)


def test_what_is_brought_and_not_shown_is_no_leak() -> None:
    game = altered(arvaus.GAME, **{**BRINGING, "start": lambda options, seats: arvaus.start(options, seats)})
    assert check(game, range(4)).games == 4


def test_pairs_are_counted_step_by_step() -> None:
    """Nothing can be followed after the end; from the start it is the guesses of all and the die, at the most."""
    walk = random_walk(arvaus.GAME, NoOptions(), 3, Random(1))
    assert check_no_leak(arvaus.GAME, walk, walk.states[-1], Random(1)) == 0
    assert {check_no_leak(arvaus.GAME, walk, walk.states[0], Random(seed)) for seed in range(20)} <= {0, 1, 2, 3, 4}
    assert check_private(arvaus.GAME, walk, Random(1)) == 0
