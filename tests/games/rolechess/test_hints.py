"""What a hint says of a choice is so: found again by other means, over random games."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from pelipoyta.games.rolechess import GAME
from pelipoyta.games.rolechess.board import CELLS, SIDE, look
from pelipoyta.games.rolechess.hints import hints
from pelipoyta.games.rolechess.model import NOBODY, Attack, Stay, Step
from pelipoyta.kernel import Ask, Dice, Over
from pelipoyta.kernel.hint import percent

GAMES, STEPS = 8, 120


def met(seed: int) -> Iterator[tuple[Any, int, Any]]:
    """Every choice of a random game, where attacks are liked."""
    rng, state = Random(seed), GAME.start(GAME.options(), 2)
    for _ in range(STEPS):
        pending = GAME.pending(state)
        if isinstance(pending, Over):
            return
        if isinstance(pending, Dice):
            state, _ = GAME.settle(state, pending.sample(rng))
            continue
        assert isinstance(pending, Ask)
        legal = GAME.legal(state, pending.seats[0])
        yield from ((state, pending.seats[0], action) for action in legal)
        liked = [action for action in legal if isinstance(action, Attack)] or legal
        state, _ = GAME.apply(state, pending.seats[0], rng.choice(liked))


def in_range_of(board: list[int], seat: int, cell: int) -> int:
    """How many of the seat's pieces have the cell in range: each is asked where it can go."""
    own = [at for at in range(CELLS) if board[at] != NOBODY and board[at] // SIDE == seat]
    return sum(cell in look(board, at)[1] for at in own)


def holds(state: Any, seat: int, action: Any, key: str, facts: dict[str, Any]) -> bool:
    after = GAME.apply(state, seat, action)[0] if isinstance(action, Step) else state
    match key:
        case "reach":
            wanted = [a for a in GAME.legal(after, seat) if isinstance(a, Attack) and a.src == action.dst]
            return any(hints(GAME.view(after, seat), seat, a)[1].facts["kill"] == facts["kill"] for a in wanted)
        case "saved":
            found = [GAME.view(s, seat).threats[seat] for s in (state, after)]
            return [facts["was"], facts["now"]] == [percent(each.kill) if each else 0 for each in found]
        case "nearer" | "exposed" | "safer":
            return in_range_of(after.board, 1 - seat, action.dst) == int(facts["now"])
        case "waits":
            return in_range_of(after.board, 1 - seat, action.dst) == 0
        case "stop-none":
            return not any(isinstance(each, Attack) for each in GAME.legal(state, seat))
        case "place":
            cell = state.attackers[0] if isinstance(action, Stay) else state.target
            then = GAME.apply(state, seat, action)[0].board
            return facts == {"targets": len(look(then, cell)[1]), "now": in_range_of(then, 1 - seat, cell)}
    return True


@pytest.fixture(scope="module")
def said() -> list[tuple[Any, int, Any, str, dict[str, Any]]]:
    return [
        (state, seat, action, hint.key, hint.facts)
        for seed in range(GAMES)
        for state, seat, action in met(seed)
        for hint in hints(GAME.view(state, seat), seat, action)[1:]
    ]


def test_every_reason_holds_in_the_position(said: list[Any]) -> None:
    wrong = {key for state, seat, action, key, facts in said if not holds(state, seat, action, key, facts)}
    assert wrong == set()


def test_every_kind_of_reason_was_met(said: list[Any]) -> None:
    met_ = {key for *_, key, _ in said}
    assert {"reach", "saved", "nearer", "exposed", "safer", "waits", "odds", "emperor", "stop-why", "place"} <= met_
