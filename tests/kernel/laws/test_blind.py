"""Blind: answers to one question commute, and team-mates score alike."""

from typing import Any

import arvaus

from pelipoyta.kernel import Event, Over, Pending, Refusal


def test_order_among_blind_answers(breaks: Any) -> None:
    """The last to name moves everyone's number: the order of answers would matter."""

    def apply(state: Any, seat: int, guess: Any) -> tuple[Any, list[Event]]:
        after, events = arvaus.apply(state, seat, guess)
        if 0 not in after.guesses:
            after.guesses[seat] = 1
        return after, events

    breaks("blind", "do not commute", apply=apply)


def test_an_answer_that_another_forbids(breaks: Any) -> None:
    """Once anyone has named a number, which all see, a six is no longer to be had."""

    def legal(state: Any, seat: int) -> list[Any]:
        return [guess for guess in arvaus.legal(state, seat) if guess.number < 6 or not any(state.guesses)]

    def why_not(state: Any, seat: int, guess: Any) -> Refusal | None:
        return None if guess in legal(state, seat) else Refusal("ARV-2", "taken")

    breaks("blind", "is refused after another's blind answer", legal=legal, why_not=why_not)


def test_team_mates_who_score_apart(breaks: Any) -> None:
    def pending(state: Any) -> Pending:
        found: Pending = arvaus.pending(state)
        return Over(tuple(float(i) for i in range(len(found.scores))), "ARV-3") if isinstance(found, Over) else found

    breaks("blind", "scores apart", pending=pending, teams=lambda options, seats: (0,) * seats)
