"""Model of a lesson: chapters, each a position and a few tasks in it, and a short real game at the end."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from pelipoyta.kernel.terms import Seat

Name = Annotated[str, Meta(pattern="^[a-z0-9]+(-[a-z0-9]+)*$", max_length=30)]  # part of its message keys
Pattern = str  # an action as the game writes it, in which * stands for anything
Line = str  # a step as a record writes it: `1 c6-c5` by a seat, `* 5 2` by chance


class BadLesson(ValueError):
    """The lesson cannot be parsed, or does not fit the game's rules; the text says where."""


class LessonStep(Struct, frozen=True, forbid_unknown_fields=True):
    """Task of a lesson: the actions that fulfil it, the steps that follow, and the answers to other actions."""

    name: Name
    do: Annotated[tuple[Pattern, ...], Meta(min_length=1)]  # the first one is shown when the learner asks for help
    then: tuple[Line, ...] = ()
    wrong: dict[Pattern, Name] = {}  # legal but wrong actions: the name of the sentence; the first match counts
    refused: dict[str, str] = {}  # illegal actions: the rule by which the game must refuse each, for the lesson law
    rules: tuple[str, ...] = ()  # rules that the learner can look up


class Opening(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Position of a chapter: given, or reached from the start by moves, or with `after` the end of the last chapter."""

    position: str = ""
    after: bool = False
    seats: int = 2
    options: dict[str, Any] = {}
    moves: tuple[Line, ...] = ()
    seat: Seat = 0  # where the learner sits


class Chapter(Opening, frozen=True, forbid_unknown_fields=True, kw_only=True):
    name: Name
    step: Annotated[tuple[LessonStep, ...], Meta(min_length=1)]


class Match(Opening, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Last chapter: a real game against the weakest bot, short by its options or by beginning late."""

    name: Name = "game"

    @property
    def goes_on(self) -> bool:
        """True if it begins from a position instead of the game's start."""
        return bool(self.position or self.after or self.moves)


class Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    """Lesson of five to ten minutes; its id is the name of its file."""

    minutes: Annotated[int, Meta(ge=1, le=20)]
    chapter: Annotated[tuple[Chapter, ...], Meta(min_length=1)]
    game: Match = Match()
    order: int = 1  # position among the lessons of a game
    id: Name = ""
