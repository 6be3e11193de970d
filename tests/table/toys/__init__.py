"""Guessing games for tests of who may see what: one that hides, one that is open, two to which players bring a deck.

Each player names a number and a die falls, as in Arvaus; each seat has numbers of its own, long enough to be searched
for in whatever a server tells. The games have a picture and may share their chance.
"""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import arvaus
from arvaus import Guess, Guessed, Question, Shown
from msgspec import Struct

from pelipoyta.kernel import Event, Notation, Nouns, Refusal, Rolled, Secret, TableHooks
from pelipoyta.kernel.fairness.copies import CopyTracker
from pelipoyta.kernel.game import HOST, AnyGame, CheckedText, Private
from pelipoyta.kernel.table_hooks import DealtCards

USUAL = "7 7 7"  # the deck of a seat that brings none
NUMBERS = 4_104_104_100, 5_205_205_200  # by seat: a guess is one to three more than this


class DeckOptions(Struct, frozen=True, forbid_unknown_fields=True):
    decks: tuple[str, ...] = (USUAL,)


class DeckState(Struct):
    guesses: list[int]
    decks: tuple[str, ...]
    die: int = 0


class DeckView(Struct, frozen=True):
    guesses: tuple[int, ...]  # -1: named, not ours to see
    deck: str  # the viewer's own
    die: int


def _deck_of(options: DeckOptions, seat: int) -> str:
    return options.decks[seat % len(options.decks)]


def _start(options: DeckOptions, seats: int) -> DeckState:
    return DeckState([0] * seats, tuple(_deck_of(options, seat) for seat in range(seats)))


def _keep(verb: Callable[..., tuple[Any, list[Event]]]) -> Callable[..., tuple[DeckState, list[Event]]]:
    """The verb of Arvaus, with the decks kept."""

    def kept(s: DeckState, *what: Any) -> tuple[DeckState, list[Event]]:
        after, events = verb(arvaus.State(s.guesses, s.die), *what)
        return DeckState(after.guesses, s.decks, after.die), events

    return kept


def _deck_view(s: DeckState, seat: int | None) -> DeckView:
    seen = arvaus.view(arvaus.State(s.guesses, s.die), seat)
    return DeckView(seen.guesses, "" if seat is None else s.decks[seat], seen.die)


def _guess_decks(v: DeckView, rng: Any) -> DeckState:
    guessed = arvaus.determinize(arvaus.View(v.guesses, v.die), rng)
    return DeckState(guessed.guesses, (v.deck or USUAL,) * len(v.guesses), v.die)


def _check(options: DeckOptions, text: str) -> CheckedText:
    legal = all(word.isdigit() for word in text.split())
    return CheckedText(() if legal else (Refusal("ARV-1", "not-a-deck"),), {}, {}, text)


def _nothing(*_: Any) -> tuple[()]:
    return ()


DEALT: DealtCards[Any] = DealtCards(
    lambda text: map(int, text.split()), lambda state, seat: CopyTracker({}, ()), told=_nothing, stirs=_nothing
)
DECKS: Private[DeckOptions] = Private("decks", {}, lambda options, seat: USUAL, _check, lambda options, text, rng: text)
DECK_NOTATION: Notation[DeckState, Guess] = Notation(
    lambda s: f"{' '.join(map(str, s.guesses))} / {s.die} / {' | '.join(s.decks)}",
    lambda text: DeckState([0, 0], (USUAL, USUAL)),
    arvaus.GAME.notation.write,
    arvaus.GAME.notation.parse,
)


def _legal(s: Any, seat: int) -> list[Guess]:
    return [] if seat == HOST or s.guesses[seat] else [Guess(NUMBERS[seat] + more) for more in (1, 2, 3)]


def _why_not(s: Any, seat: int, guess: Guess) -> Refusal | None:
    return None if guess in _legal(s, seat) else Refusal("ARV-1", "not-on-a-die")


def _openly(s: arvaus.State, seat: int, guess: Guess) -> tuple[arvaus.State, list[Event]]:
    after, _ = arvaus.apply(s, seat, guess)
    return after, [Guessed(seat, Secret(guess.number, tuple(range(len(s.guesses)))))]


HIDDEN: AnyGame = replace(arvaus.GAME, id="hidden", seats=(2,), legal=_legal, why_not=_why_not, home=__name__)
OPEN: AnyGame = replace(
    HIDDEN,
    id="open",
    apply=_openly,
    view=lambda s, seat: arvaus.View(tuple(s.guesses), s.die),
    hooks=TableHooks(open=True),
)
LOOSE_DECKS: AnyGame = replace(  # its decks are committed to as a text: nothing is drawn from them
    HIDDEN,
    id="loose-decks",
    options=DeckOptions,
    nouns=Nouns(DeckState, Guess, Guessed | Rolled | Shown, DeckView, Question),
    start=_start,
    apply=_keep(arvaus.apply),
    settle=_keep(arvaus.settle),
    view=_deck_view,
    determinize=_guess_decks,
    notation=DECK_NOTATION,
    hooks=TableHooks(private=(DECKS,)),
)
SEALED_DECKS: AnyGame = replace(  # its decks are committed to card by card (TABLE-19)
    LOOSE_DECKS, id="sealed-decks", hooks=TableHooks(private=(replace(DECKS, dealt=DEALT),))
)
JUDGED: AnyGame = replace(  # its host judges, and has nothing to do
    HIDDEN,
    id="judged",
    hooks=TableHooks(judged=lambda options: "ARV-1"),
    at_table=lambda s: (*range(len(s.guesses)), HOST),
)
GAMES: dict[str, AnyGame] = {game.id: game for game in (HIDDEN, OPEN, LOOSE_DECKS, SEALED_DECKS, JUDGED)}
