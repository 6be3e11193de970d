"""Trees of conditional answers as pure functions: checked by the rules, and followed as the game is played."""

from collections.abc import Iterable, Sequence
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from pelipoyta.kernel.chance import Dice, Draw
from pelipoyta.kernel.game import AnyGame, Over, Seat
from pelipoyta.table.errors import TableError

MOST, DEEPEST = 100, 20  # choices in a tree, and on one way through it


class Branch(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A choice in the game's notation, and what may follow. A choice of one's own stands alone at its place."""

    move: Annotated[str, Meta(min_length=1, max_length=100)]
    mine: bool = False
    then: "Annotated[tuple[Branch, ...], Meta(max_length=MOST)]" = ()


class Forecast(Struct, frozen=True):
    """A position that is thought ahead: who chooses there, and what may be chosen."""

    turn: Literal["me", "them", "chance", "over"]
    moves: tuple[str, ...] = ()


class MovePlayed(Struct, frozen=True):
    """A choice that was made in the game since the tree was given."""

    seat: Seat
    move: str
    forced: bool = False


def forecast(game: AnyGame, state: Any, seat: Seat, moves: Iterable[str]) -> Forecast:
    """The position after these choices. Raises TableError where one of them cannot be made."""
    for move in moves:
        state = _after(game, state, _chooser(game, state), move)
    pending = game.pending(state)
    if isinstance(pending, Over):
        return Forecast("over")
    if isinstance(pending, Dice | Draw):
        return Forecast("chance")
    who = _chooser(game, state)
    written = tuple(game.notation.write(action) for action in game.legal(state, who))
    return Forecast("me" if who == seat else "them", written)


def check(game: AnyGame, state: Any, seat: Seat, branches: Sequence[Branch]) -> None:
    """Raises TableError unless every choice of the tree can be made where it stands."""
    if _size(branches) > MOST:
        raise TableError("conditional_too_long", {"most": MOST})
    _check(game, state, seat, branches, DEEPEST)


def _check(game: AnyGame, state: Any, seat: Seat, branches: Sequence[Branch], depth: int) -> None:
    if not branches:
        return
    if depth == 0:
        raise TableError("conditional_too_long", {"most": DEEPEST})
    mine = _chooser(game, state) == seat
    twice = len({each.move for each in branches}) != len(branches)
    if twice or any(each.mine != mine for each in branches) or (mine and len(branches) > 1):
        raise TableError("bad_conditional", {"move": branches[0].move})
    for each in branches:
        _check(game, _after(game, state, _chooser(game, state), each.move), seat, each.then, depth - 1)


def _size(branches: Sequence[Branch]) -> int:
    """Number of choices in the tree, by a walk that no depth can stop."""
    count, waiting = 0, list(branches)
    while waiting and count <= MOST:
        count += 1
        waiting.extend(waiting.pop().then)
    return count


def follow(branches: Sequence[Branch], seat: Seat, played: Iterable[MovePlayed]) -> tuple[Branch, ...] | None:
    """Branches that may still come after what was played; None once the game has left the tree."""
    now = tuple(branches)
    for each in played:
        found = next((branch for branch in now if (branch.move, branch.mine) == (each.move, each.seat == seat)), None)
        if found is None and not each.forced:
            return None
        now = now if found is None else found.then
    return now or None


def answer(branches: Sequence[Branch]) -> str:
    """The choice that the tree holds for its owner now; empty while it is another's turn."""
    return branches[0].move if len(branches) == 1 and branches[0].mine else ""


def parsed(game: AnyGame, move: str) -> Any:
    """The choice that a text means. Raises TableError."""
    try:
        return game.notation.parse(move)
    except Exception as error:  # notations raise several kinds
        raise TableError("bad_conditional", {"move": move}) from error


def _chooser(game: AnyGame, state: Any) -> Seat:
    """The one seat that chooses here. Raises TableError where chance, several or none do."""
    pending = game.pending(state)
    if isinstance(pending, Over | Dice | Draw) or len(pending.seats) != 1:
        raise TableError("conditional_chance")
    seat: Seat = pending.seats[0]
    return seat


def _after(game: AnyGame, state: Any, seat: Seat, move: str) -> Any:
    action = parsed(game, move)
    if action not in game.legal(state, seat):
        raise TableError("bad_conditional", {"move": move})
    return game.apply(state, seat, action)[0]
