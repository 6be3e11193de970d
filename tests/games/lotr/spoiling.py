"""Games as they were played, and ways to spoil one thing in them."""

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from pelipoyta.games.lotr import GAME
from pelipoyta.games.lotr.cards import CARDS
from pelipoyta.games.lotr.model import (
    Options,
    State,
    Task,
    Window,
)
from pelipoyta.games.lotr.soundness import check
from pelipoyta.games.lotr.terms import Kind, Phase
from pelipoyta.kernel.laws import random_walk

Spoil = Callable[[State], None]


@cache
def states() -> list[State]:
    found = [s for seed in range(4) for s in random_walk(GAME, Options(), 2, Random(f"sound/{seed}")).states]
    many = [s for seed in range(4) for s in random_walk(GAME, Options(), 4, Random(f"many/{seed}")).states]
    boxed = Options(decks=("fotr-aragorn", "fotr-gandalf"), format="fellowship")
    many += [s for seed in range(4) for s in random_walk(GAME, boxed, 2, Random(f"boxed/{seed}")).states]
    simple = Options(decks=("fotr-gandalf-60", "fotr-aragorn-60"), format="fellowship", variant="starter")
    return found + many + random_walk(GAME, simple, 2, Random("simple")).states


def some(is_wanted: Callable[[State], Any]) -> State:
    """A state of the games that is as wanted, for the test to change."""
    return next(s for s in states() if is_wanted(s)).copy()


def asking(kind: type[Task], below: type[Task] | None = None) -> State:
    return some(
        lambda s: s.agenda and isinstance(s.agenda[-1], kind) and (below is None or isinstance(s.agenda[-2], below))
    )


def in_play(s: State, kind: Kind) -> int:
    return next(i for i, card in s.cards.items() if CARDS[card.code].kind is kind)


def player(seat: int = 0, **changes: Any) -> Spoil:
    def do(s: State) -> None:
        s.players[seat] = replace(s.players[seat], **changes)

    return do


def card(kind: Kind, **changes: Any) -> Spoil:
    def do(s: State) -> None:
        s.cards[in_play(s, kind)] = replace(s.cards[in_play(s, kind)], **changes)

    return do


def fields(**changes: Any) -> Spoil:
    def do(s: State) -> None:
        for name, value in changes.items():
            setattr(s, name, value)

    return do


def top(**changes: Any) -> Spoil:
    def do(s: State) -> None:
        s.agenda[-1] = replace(s.agenda[-1], **changes)

    return do


def below(**changes: Any) -> Spoil:
    def do(s: State) -> None:
        s.agenda[-2] = replace(s.agenda[-2], **changes)

    return do


def push(*tasks: Any) -> Spoil:
    return lambda s: s.agenda.extend(tasks)


def drop(at: int) -> Spoil:
    def do(s: State) -> None:
        del s.agenda[at]

    return do


def refuses(s: State, spoil: Spoil, says: str) -> None:
    check(s)
    before = s.copy()
    spoil(s)
    assert s != before
    with pytest.raises(ValueError, match=says):
        check(s)


def is_window(s: State) -> bool:
    return s.phase is Phase.FELLOWSHIP and bool(s.agenda) and isinstance(s.agenda[-1], Window)
