"""TABLE-27: trees of conditional answers are checked by the rules and followed as the game is played."""

from functools import cache
from random import Random
from typing import Any

import msgspec
import pytest

from pelipoyta.community.conditionals.tree import Branch, MovePlayed, answer, check, follow, forecast
from pelipoyta.games import load
from pelipoyta.kernel.chance import Dice
from pelipoyta.table.errors import TableError

GAME: Any = load("rolechess")


@cache
def start() -> Any:
    """The first position in which a player chooses."""
    state = GAME.start(msgspec.convert({}, GAME.options), 2)
    rng = Random(1)
    while isinstance(pending := GAME.pending(state), Dice):
        state = GAME.settle(state, pending.sample(rng))[0]
    return state


def quiet(state: Any, seat: int, moves: list[str]) -> str:
    """A choice after these that no dice decide."""
    for move in forecast(GAME, state, seat, moves).moves:
        if forecast(GAME, state, seat, [*moves, move]).turn in ("me", "them"):
            return move
    raise AssertionError("none")


def way(state: Any, seat: int, length: int) -> list[str]:
    moves: list[str] = []
    while len(moves) < length:
        moves.append(quiet(state, seat, moves))
    return moves


def tree_of(state: Any, seat: int, moves: list[str]) -> tuple[Branch, ...]:
    found: tuple[Branch, ...] = ()
    for number in reversed(range(len(moves))):
        mine = forecast(GAME, state, seat, moves[:number]).turn == "me"
        found = (Branch(moves[number], mine, found),)
    return found


def other() -> int:
    """The seat that does not begin."""
    return int(1 - GAME.pending(start()).seats[0])


def test_a_tree_of_legal_choices_is_taken_and_followed_to_its_answers() -> None:
    state, seat = start(), other()
    moves = way(state, seat, 4)
    tree = tree_of(state, seat, moves)
    check(GAME, state, seat, tree)
    now: Any = tree
    for number, move in enumerate(moves):
        mover = seat if now[0].mine else 1 - seat
        assert answer(now) == (move if now[0].mine else "")
        now = follow(tree, seat, [MovePlayed(seat if b else 1 - seat, m) for m, b in played(tree, number + 1)])
        assert (now is None) == (number == len(moves) - 1), mover


def played(tree: tuple[Branch, ...], count: int) -> list[tuple[str, bool]]:
    found, now = [], tree
    for _ in range(count):
        found.append((now[0].move, now[0].mine))
        now = now[0].then
    return found


def test_a_game_that_goes_another_way_leaves_the_tree() -> None:
    tree = (Branch("a", False, (Branch("b", True),)), Branch("c", False, (Branch("d", True),)))
    assert answer(follow(tree, 0, [MovePlayed(1, "c")]) or ()) == "d"
    assert follow(tree, 0, [MovePlayed(1, "x")]) is None
    assert follow(tree, 0, [MovePlayed(0, "a")]) is None  # played by the wrong side
    assert follow(tree, 0, [MovePlayed(1, "a"), MovePlayed(0, "b")]) is None  # used up
    assert follow(tree, 0, [MovePlayed(1, "x", forced=True), MovePlayed(1, "a")]) == (Branch("b", True),)
    assert follow(tree, 0, []) == tree


def test_what_the_rules_do_not_allow_is_refused() -> None:
    state, seat = start(), other()
    first, second = way(state, seat, 2)
    for tree in (
        (Branch("z9-z8"),),
        (Branch(""),),
        (Branch(first, mine=True),),  # the other's choice
        (Branch(first), Branch(first)),
        (Branch(first, False, (Branch("z9-z8"),)),),
        (Branch(first, False, (Branch(second, mine=not tree_of(state, seat, [first, second])[0].then[0].mine),)),),
    ):
        with pytest.raises(TableError):
            check(GAME, state, seat, tree)


def test_no_answer_is_given_beyond_dice() -> None:
    state, seat = start(), other()
    for _ in range(200):
        found = forecast(GAME, state, seat, [])
        dice = [move for move in found.moves if forecast(GAME, state, seat, [move]).turn == "chance"]
        if dice:
            break
        mover = GAME.pending(state).seats[0]
        action = GAME.notation.parse(quiet(state, seat, []))
        state = GAME.apply(state, mover, action)[0]
    assert dice, "no attack was reached"
    with pytest.raises(TableError, match="conditional_chance"):
        check(GAME, state, seat, (Branch(dice[0], found.turn == "me", (Branch("x"),)),))


def test_large_and_deep_trees_are_refused_without_a_walk_to_their_end() -> None:
    wide = tuple(Branch(str(number)) for number in range(101))
    deep: tuple[Branch, ...] = ()
    for _ in range(300):
        deep = (Branch("a", False, deep),)
    for tree in (wide, deep):
        with pytest.raises(TableError, match="conditional_too_long"):
            check(GAME, start(), other(), tree)
