"""Run a lesson: fold the learner's actions into the next scene through the game's own functions."""

from collections.abc import Iterable, Sequence
from enum import StrEnum
from fnmatch import fnmatchcase
from typing import Any

import msgspec
from msgspec import Struct

from pelipoyta.kernel.game import AnyGame, Refusal
from pelipoyta.kernel.lesson.model import BadLesson, Chapter, Lesson, LessonStep, Match
from pelipoyta.kernel.lesson.words import DONE
from pelipoyta.kernel.play import IllegalAction, IllegalOutcome, Move, NotAtTable, take
from pelipoyta.kernel.records.record import BadRecord, read_step

MAYBE = "?"


class Answer(StrEnum):
    """Answer to the learner's last action."""

    ASKED = "asked"  # no action yet
    DONE = "done"
    OTHER = "other"  # legal, but not what is taught
    REFUSED = "refused"


class LessonEvent(Struct, frozen=True):
    """Event of a lesson, and the state after it."""

    events: tuple[Any, ...]
    state: Any


class LessonScene(Struct, frozen=True):
    """Position of the learner: the state, the current task, and the answer to the last action."""

    state: Any
    step: int  # equal to the number of tasks: the chapter is finished
    answer: Answer = Answer.ASKED
    said: str = ""  # name of the sentence for a legal action that the lesson foresees
    refusal: Refusal | None = None
    beats: tuple[LessonEvent, ...] = ()  # events that the last action caused, in order


def opening(game: AnyGame, lesson: Lesson, number: int) -> Any:
    """State in which a chapter begins; after the last chapter, the real game."""
    chapters: tuple[Chapter | Match, ...] = (*lesson.chapter, lesson.game)
    chapter = chapters[number]
    if chapter.after:
        return _end(game, lesson, number - 1)
    try:
        if chapter.position:
            return game.notation.read(chapter.position)
        state = game.start(msgspec.convert(chapter.options, game.options), chapter.seats)
    except ValueError as error:
        raise BadLesson(f"{_place(lesson, chapter)}: {error}") from error
    beats = taken(game, state, chapter.moves, _place(lesson, chapter))
    return beats[-1].state if beats else state


def _end(game: AnyGame, lesson: Lesson, number: int) -> Any:
    """State in which a chapter ends when the first action of each task is played."""
    if number < 0:
        raise BadLesson(f"lesson {lesson.id}: nothing comes before its first chapter")
    state, chapter = opening(game, lesson, number), lesson.chapter[number]
    for step in chapter.step:
        wanted = next(iter(fulfilling(game, state, chapter, step)), None)
        if wanted is None:
            raise BadLesson(f"{_place(lesson, chapter, step)}: nothing legal fulfils it")
        state = _done(game, lesson, chapter=chapter, step=step, state=state, deed=wanted)[-1].state
    return state


def show(game: AnyGame, lesson: Lesson, number: int, deeds: Sequence[Any]) -> LessonScene:
    """Scene after these actions in a chapter. All but the last fulfilled their tasks; the last may be anything."""
    chapter, state = lesson.chapter[number], opening(game, lesson, number)
    if len(deeds) > len(chapter.step):
        raise BadLesson(f"{_place(lesson, chapter)}: more was done than there is to do")
    scene = LessonScene(state, 0)
    for index, deed in enumerate(deeds):
        if scene.step < index:
            raise BadLesson(f"{_place(lesson, chapter)}: what was done no longer fits")
        scene = _answer(game, lesson, chapter=chapter, index=index, state=scene.state, deed=deed)
    return scene


def fulfilling(game: AnyGame, state: Any, chapter: Chapter, step: LessonStep) -> list[Any]:
    """Legal actions that fulfil a task, in the order in which it names them."""
    legal = [(action, game.notation.write(action)) for action in game.legal(state, chapter.seat)]
    found = {text: action for wanted in step.do for action, text in legal if fnmatchcase(text, wanted)}
    return list(found.values())


def _answer(game: AnyGame, lesson: Lesson, chapter: Chapter, index: int, state: Any, deed: Any) -> LessonScene:
    refusal = game.why_not(state, chapter.seat, deed)
    if refusal:
        return LessonScene(state, index, Answer.REFUSED, refusal=refusal)
    step, text = chapter.step[index], game.notation.write(deed)
    if not matches(text, step.do):
        return LessonScene(
            state, index, Answer.OTHER, next((step.wrong[p] for p in step.wrong if matches(text, [p])), "")
        )
    beats = _done(game, lesson, chapter=chapter, step=step, state=state, deed=deed)
    return LessonScene(beats[-1].state, index + 1, Answer.DONE, DONE, beats=beats)


def matches(text: str, patterns: Iterable[str]) -> bool:
    return any(fnmatchcase(text, pattern) for pattern in patterns)


def _done(
    game: AnyGame, lesson: Lesson, chapter: Chapter, step: LessonStep, state: Any, deed: Any
) -> tuple[LessonEvent, ...]:
    """Events of the action, then those of the steps that the lesson dictates."""
    state, events = game.apply(state, chapter.seat, deed)
    return (LessonEvent(tuple(events), state), *taken(game, state, step.then, _place(lesson, chapter, step)))


def taken(game: AnyGame, state: Any, lines: Sequence[str], place: str) -> tuple[LessonEvent, ...]:
    """Take recorded steps one after another; `place` names the lesson's place in errors.

    A step with MAYBE behind it is taken where it is the only legal action: which windows open changes with the cards.
    """
    beats: list[LessonEvent] = []
    for line in lines:
        try:
            step = read_step(game, line.removesuffix(MAYBE))
            if line.endswith(MAYBE) and not _is_forced(game, state, step):
                continue
            state, events = take(game, state, step)
        except (BadRecord, IllegalAction, IllegalOutcome, NotAtTable) as error:
            raise BadLesson(f"{place}: «{line}»: {error}; the game waits for {game.pending(state)}") from error
        beats.append(LessonEvent(tuple(events), state))
    return tuple(beats)


def _is_forced(game: AnyGame, state: Any, step: Any) -> bool:
    return isinstance(step, Move) and game.legal(state, step.seat) == [step.action]


def _place(lesson: Lesson, chapter: Chapter | Match, step: LessonStep | None = None) -> str:
    return f"lesson {lesson.id}, {chapter.name}{f', {step.name}' if step else ''}"
