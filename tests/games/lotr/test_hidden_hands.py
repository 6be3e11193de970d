"""Who is asked, and what, never depends on a hand others do not see (LOTR-30.49); `make soak` looks at more games."""

import os
from typing import Any

import pytest
from tests.soak import TIMES

from pelipoyta.games.lotr import GAME
from pelipoyta.games.lotr.engine.catalogue import CARDS
from pelipoyta.games.lotr.model import State
from pelipoyta.games.lotr.terms import Side
from pelipoyta.kernel import Seat
from pelipoyta.kernel.game import altered

GAMES = 3


@pytest.mark.parametrize("table", ["towers", "fellowship", "three", "open", "four"])
def test_two_hands_cannot_be_told_apart(hands: Any, table: str) -> None:
    found = [hands.compared(table, seed) for seed in range(GAMES * TIMES)]
    assert sum(each["apart"] for each in found) == 0
    assert sum(each["alike"] for each in found) > 10 * GAMES


def test_every_table_is_looked_at(hands: Any) -> None:
    assert {options.format for options, _ in hands.TABLES.values()} == {"towers", "fellowship", "open"}
    assert set(hands.TABLES) == {"towers", "fellowship", "three", "open", "four"}


@pytest.mark.skipif(
    os.environ.get("PELIPOYTA_COMPILED") == "1", reason="compiled code does not look a planted fault up"
)
def test_a_question_that_looks_into_the_hand_is_noticed(hands: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted: only who holds an answer is asked."""

    def peeks(s: State, seat: Seat, what: object, before: bool) -> bool:
        return any(CARDS[held.code].title == "Intimidate" for held in s.players[seat].hand)

    monkeypatch.setattr("pelipoyta.games.lotr.rules.happenings.run.could_answer_from_hand", peeks)
    assert tells(hands)


def test_a_setting_that_looks_into_the_hand_is_noticed(hands: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted: what is asked about is called otherwise where an answer is held."""

    def peeks(s: State) -> str:
        pending = GAME.pending(s)
        held = [h for seat in getattr(pending, "seats", ()) for h in s.players[seat].hand]
        return "respond-other" if any(CARDS[h.code].side is Side.FREE for h in held) else ""

    monkeypatch.setattr(hands, "GAME", altered(GAME, moment=peeks))
    assert tells(hands)


def tells(hands: Any) -> bool:
    return any(hands.compared("fellowship", seed)["apart"] for seed in range(12))
