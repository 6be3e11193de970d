"""Lessons: their chapters and steps, and what a learner is shown after each action."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Raw, Struct

from pelipoyta.server.schemas.common import IdempotencyKey, Name
from pelipoyta.server.schemas.play.decklists import BrokenRule
from pelipoyta.server.schemas.websocket.live import Update


class LessonStep(Struct, frozen=True):
    """A thing to do; its words are `<game>-lesson-<lesson>-<chapter>-<name>`."""

    name: str
    rules: tuple[str, ...]


class LessonChapter(Struct, frozen=True):
    name: str
    steps: tuple[LessonStep, ...]


class LessonInfo(Struct, frozen=True):
    """A lesson and its chapters; a real game follows the last."""

    id: str
    minutes: int
    chapters: tuple[LessonChapter, ...]


class NewLessonGame(Struct, frozen=True, forbid_unknown_fields=True):
    """Request for the real game at a lesson's end."""

    name: Name = ""
    key: IdempotencyKey | None = None


class LessonActions(Struct, frozen=True, forbid_unknown_fields=True):
    """The learner's actions in a chapter, step by step; only the last may differ from what its step asks for.

    Each is JSON of the game's action type, or a text in its notation. With `why` the last is only asked about.
    """

    deeds: Annotated[tuple[Raw, ...], Meta(max_length=32)] = ()
    why: bool = False


class LessonScene(Struct, frozen=True):
    """The learner's position, and the answer to the last action; `updates` are a table's, the last is the present."""

    seat: int
    seats: int
    step: int  # equal to the number of steps: the chapter is finished
    answer: Literal["asked", "done", "other", "refused"]
    said: str  # the name of the sentence that answers; empty: the general one
    refusal: BrokenRule | None
    wanted: Any  # the action that fulfils the step, for a learner who asks to be shown
    updates: tuple[Update, ...]
