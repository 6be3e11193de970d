"""Puzzles: the list of a game's puzzles, and what a solver is shown after an answer."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Raw, Struct

from pelipoyta.server.schemas.play.decklists import BrokenRule
from pelipoyta.server.schemas.websocket.live import Update


class PuzzleInfo(Struct, frozen=True):
    """A puzzle without its answer; what it asks is `<game>-puzzle-<theme>`."""

    id: str
    theme: str
    rating: int  # from how often bots solve it; people have ratings on the same scale


class PuzzleList(Struct, frozen=True):
    """Puzzles of a game, the easiest first; `daily` is today's, empty where there are none."""

    puzzles: tuple[PuzzleInfo, ...]
    themes: tuple[str, ...]
    daily: str
    day: str  # today's date in UTC


class PuzzleAnswer(Struct, frozen=True, forbid_unknown_fields=True):
    """The solver's answer, as JSON of the game's action type or a text in its notation; none shows the position.

    With `why` the rules alone are asked; with `give_up` the best answer is told; with `refute` the scene shows how the
    answer fails.
    """

    deeds: Annotated[tuple[Raw, ...], Meta(max_length=1)] = ()
    why: bool = False
    give_up: bool = False
    refute: bool = False


class PuzzleValue(Struct, frozen=True):
    """An answer in the game's notation with its proved value from 0 to 1."""

    text: str
    value: float
    cells: tuple[int, ...] = ()  # of the board that it names, from where to where


class PuzzleScene(Struct, frozen=True):
    """The solver's position, and the verdict on the answer; `updates` are a table's, the last is the present."""

    seat: int
    seats: int
    answer: Literal["asked", "done", "other", "open", "refused"]  # open: it decides nothing yet
    refusal: BrokenRule | None
    wanted: Any  # the best answer, only for a solver who gave up
    theme: str
    rule: str
    sure: bool  # the goal is reached for sure or not at all; else values are probabilities
    given: PuzzleValue | None  # the answer that was given
    best: float | None  # value of the best answers, told with that of the answer given
    values: tuple[PuzzleValue, ...]  # the best answers and the next ones, told when they were found or given up
    refutation: tuple[Update, ...]  # what follows a wrong answer, where it was asked for
    updates: tuple[Update, ...]
