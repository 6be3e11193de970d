"""What a lesson is: chapters, each a position and a few things to do in it, and a short real game at the end."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from pelipoyta.kernel.terms import Seat

Name = Annotated[str, Meta(pattern="^[a-z0-9]+(-[a-z0-9]+)*$", max_length=30)]  # part of the keys of its words
Pattern = str  # an action as the game writes it, in which * stands for anything
Line = str  # a step as a record writes it: `1 c6-c5` by a seat, `* 5 2` by chance


class BadLesson(ValueError):
    """The lesson cannot be read, or does not fit the game as it is now; the text says where."""


class Step(Struct, frozen=True, forbid_unknown_fields=True):
    """One thing to do: what fulfils it, what then happens, and what is said of other things one may try."""

    name: Name
    do: Annotated[tuple[Pattern, ...], Meta(min_length=1)]  # the first one is the way of whoever asks to be shown
    then: tuple[Line, ...] = ()
    wrong: dict[Pattern, Name] = {}  # legal, but not what is taught: the name of the sentence; the first that fits
    refused: dict[str, str] = {}  # not legal: the rule by which the game must refuse it, for the lesson law
    rules: tuple[str, ...] = ()  # what can be looked up about it


class Opening(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """In a position; or at the start with options and moves; or, with `after`, where the last chapter ended."""

    position: str = ""
    after: bool = False
    seats: int = 2
    options: dict[str, Any] = {}
    moves: tuple[Line, ...] = ()
    seat: Seat = 0  # where the learner sits


class Chapter(Opening, frozen=True, forbid_unknown_fields=True, kw_only=True):
    name: Name
    step: Annotated[tuple[Step, ...], Meta(min_length=1)]


class Match(Opening, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The last chapter: a real game against the weakest bot, short by its options or because it is far on already."""

    name: Name = "game"

    @property
    def goes_on(self) -> bool:
        """It begins from a position and not at the game's start."""
        return bool(self.position or self.after or self.moves)


class Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    """What one learns in five to ten minutes; its id is the name of its file."""

    minutes: Annotated[int, Meta(ge=1, le=20)]
    chapter: Annotated[tuple[Chapter, ...], Meta(min_length=1)]
    game: Match = Match()
    order: int = 1  # among the lessons of a game
    id: Name = ""
