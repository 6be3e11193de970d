"""Round trip: every noun through JSON, every position and action through text."""

from dataclasses import replace
from typing import Any

import arvaus
import pytest
from msgspec import Struct

from pelipoyta.kernel import Event, Rolled, Secret

NOUNS, NOTATION = arvaus.GAME.nouns, arvaus.GAME.notation


class Loose(Struct, frozen=True):
    """Options that come back as something else: JSON knows no tuples."""

    limits: Any = (1, 2)


class Strict(Secret[int], frozen=True):
    """A secret that cannot be shut."""

    value: int


class Named(Event, frozen=True):
    number: Strict


def test_options(breaks: Any) -> None:
    breaks("round trip", r"JSON gives back Loose\(limits=\[1, 2\]\)", options=Loose)


@pytest.mark.parametrize(
    ("noun", "wrong", "says"),
    [
        ("state", arvaus.View, "for State"),
        ("view", arvaus.State, "for View"),
        ("action", Rolled, "for Guess"),
        ("event", arvaus.Guessed, "for Rolled"),
    ],
)
def test_a_noun_of_another_type(breaks: Any, noun: str, wrong: Any, says: str) -> None:
    breaks("round trip", f"JSON .*{says}", nouns=replace(NOUNS, **{noun: wrong}))


class Screen(Struct, frozen=True):
    """More than a view of the game has."""

    guesses: tuple[int, ...]
    bag: int


def test_a_screen_that_is_sent_more_than_is_seen(breaks: Any) -> None:
    breaks("round trip", "the view has not all that a screen is sent: .*bag", nouns=replace(NOUNS, shown=Screen))


def test_marks(breaks: Any) -> None:
    breaks("round trip", "JSON .*for {'odds': 0.5}", marks=lambda state: {"odds": 0.5})


def test_an_event_that_only_some_can_hear(breaks: Any) -> None:
    """As it is told to its own eyes it goes through."""

    def apply(state: Any, seat: int, guess: Any) -> tuple[Any, list[Event]]:
        return arvaus.apply(state, seat, guess)[0], [Named(Strict(guess.number, (seat,)))]

    breaks(
        "round trip",
        r"JSON .*for Named\(number=Secret\(value=None",
        apply=apply,
        nouns=replace(NOUNS, event=Named | Rolled | arvaus.Shown),
    )


def test_a_notation_that_forgets(breaks: Any) -> None:
    forgetful = replace(NOTATION, draw=lambda state: arvaus.draw(arvaus.State(state.guesses, 0)))
    breaks("round trip", "is read as another state", notation=forgetful)


def test_a_move_that_is_read_as_another(breaks: Any) -> None:
    shifted = replace(NOTATION, parse=lambda text: arvaus.Guess(int(text) % 6 + 1))
    breaks("round trip", "is read as another action than", notation=shifted)


def in_words(text: str) -> Any:
    """«I guess 3», in any letters; what is not so is taken for a one."""
    words = text.casefold().split()
    return arvaus.Guess(int(words[2]) if words[:2] == ["i", "guess"] else 1)


def written(guess: Any) -> str:
    return f"I guess {guess.number}"


@pytest.mark.parametrize(
    ("parse", "says"),
    [
        (lambda text: in_words(text if text != text.upper() else ""), "«I GUESS"),
        (lambda text: in_words(text if text != text.lower() else ""), "«i guess"),
        (lambda text: in_words(text if "Guess" not in text else ""), "«I Guess"),
        (lambda text: in_words(text if text[0] != " " else ""), "«  I"),
        (lambda text: in_words(text if text[-1] != " " else ""), "«  I"),
        (lambda text: in_words(text if "\t" not in text else ""), "«  I"),
    ],
)
def test_a_move_in_other_letters(breaks: Any, parse: Any, says: str) -> None:
    notation = replace(NOTATION, write=written, parse=parse)
    breaks("round trip", f"{says}.*is read as another action than", notation=notation)


def test_a_move_in_other_words(breaks: Any) -> None:
    """The game says itself that the words may come in another order, and then does not read them."""
    notation = replace(NOTATION, write=written, parse=in_words, reworded=lambda guess: [f"{guess.number} guess I"])
    breaks("round trip", "guess I» is read as another action than", notation=notation)
