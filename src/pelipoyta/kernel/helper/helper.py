"""Helper: the record of a helper's functions, all pure, over frozen states."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Annotated, Any, Generic, TypeVar

from msgspec import Meta, Struct

from pelipoyta.kernel.chance import Dice, Draw, Outcome
from pelipoyta.kernel.helper.sheet import HelperField, HelperNote, HelperPanel
from pelipoyta.kernel.terms import Refusal, Seat

S = TypeVar("S")
C = TypeVar("C", bound="HelperCommand")

HelperName = Annotated[str, Meta(min_length=1, max_length=24)]


class HelperSetup(Struct, frozen=True, forbid_unknown_fields=True):
    """Names of the players, and the options of the session."""

    names: Annotated[tuple[HelperName, ...], Meta(max_length=12)]
    options: dict[str, int] = {}


class HelperCommand(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag=True):
    """Base class of what people tell a helper; tagged by its class name."""


@dataclass(frozen=True, kw_only=True)
class Helper(Generic[S, C]):
    """Functions of a game's helper. None of them changes its arguments.

    The caller checks a command by `why_not` before `apply`; chance comes from outside, as in a game.
    """

    players: tuple[int, ...]  # numbers of people it can help
    options: tuple[HelperField, ...] = ()  # of the setup, besides names
    commands: Any  # union of the command Structs
    begin: Callable[[HelperSetup], S]
    why_no_start: Callable[[HelperSetup], Refusal | None] = lambda setup: None
    why_not: Callable[[S, C], Refusal | None]
    chance: Callable[[S, C], Dice | Draw | None] = lambda state, command: None
    apply: Callable[[S, C, Outcome], S]
    show: Callable[[S, Seat | None], tuple[HelperPanel, ...]]
    tell: Callable[[S, C, Outcome, Seat | None], HelperNote]  # line of the history; of the state before
    owner: Callable[[C], Seat | None] = lambda command: None  # the only one who may give it, and undo it
    shares: Callable[[S, Seat], tuple[Seat, ...]] = lambda state, seat: (seat,)  # who may see what the owner drew
    secrets: bool = False  # whether people have something that others must not see, and so take seats
    sheets: tuple[HelperPanel, ...] = ()  # to print and fill in
    opens: tuple[type[HelperCommand], ...] = ()  # commands after which something hidden may be told
