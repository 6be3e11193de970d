"""From a lesson and what the learner did to what is shown next: a fold through the game's own functions."""

from collections.abc import Iterable, Sequence
from enum import StrEnum
from fnmatch import fnmatchcase
from typing import Any

import msgspec
from msgspec import Struct

from pelipoyta.kernel.game import AnyGame, Refusal
from pelipoyta.kernel.lesson.model import BadLesson, Chapter, Lesson, Match, Step
from pelipoyta.kernel.lesson.words import DONE
from pelipoyta.kernel.play import IllegalAction, IllegalOutcome, Move, NotAtTable, take
from pelipoyta.kernel.records.record import BadRecord, read_step

MAYBE = "?"


class Answer(StrEnum):
    """What is said of the last thing the learner did."""

    ASKED = "asked"  # nothing was done yet
    DONE = "done"
    OTHER = "other"  # legal, but not what is taught
    REFUSED = "refused"


class Beat(Struct, frozen=True):
    """A thing that happened, and the state after it."""

    events: tuple[Any, ...]
    state: Any


class Scene(Struct, frozen=True):
    """Where the learner is: the state, the step that is to be done now, and the answer to the last deed."""

    state: Any
    step: int  # as many as the chapter has: it is finished
    answer: Answer = Answer.ASKED
    said: str = ""  # the name of the sentence, for what is legal and foreseen
    refusal: Refusal | None = None
    beats: tuple[Beat, ...] = ()  # what the last deed set off, in order


def opening(game: AnyGame, lesson: Lesson, number: int) -> Any:
    """The state in which a chapter begins; after the last, the real game."""
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
    """The state in which a chapter ends for whoever does the first thing that each step names."""
    if number < 0:
        raise BadLesson(f"lesson {lesson.id}: nothing comes before its first chapter")
    state, chapter = opening(game, lesson, number), lesson.chapter[number]
    for step in chapter.step:
        wanted = next(iter(fulfilling(game, state, chapter, step)), None)
        if wanted is None:
            raise BadLesson(f"{_place(lesson, chapter, step)}: nothing legal fulfils it")
        state = _done(game, lesson, chapter, step, state, wanted)[-1].state
    return state


def show(game: AnyGame, lesson: Lesson, number: int, deeds: Sequence[Any]) -> Scene:
    """The scene after these deeds in a chapter. All but the last fulfilled their steps; that one may be anything."""
    chapter, state = lesson.chapter[number], opening(game, lesson, number)
    if len(deeds) > len(chapter.step):
        raise BadLesson(f"{_place(lesson, chapter)}: more was done than there is to do")
    scene = Scene(state, 0)
    for index, deed in enumerate(deeds):
        if scene.step < index:
            raise BadLesson(f"{_place(lesson, chapter)}: what was done no longer fits")
        scene = _answer(game, lesson, chapter, index, scene.state, deed)
    return scene


def fulfilling(game: AnyGame, state: Any, chapter: Chapter, step: Step) -> list[Any]:
    """The legal actions that fulfil a step, in the order in which it names them."""
    legal = [(action, game.notation.write(action)) for action in game.legal(state, chapter.seat)]
    found = {text: action for wanted in step.do for action, text in legal if fnmatchcase(text, wanted)}
    return list(found.values())


def _answer(game: AnyGame, lesson: Lesson, chapter: Chapter, index: int, state: Any, deed: Any) -> Scene:
    refusal = game.why_not(state, chapter.seat, deed)
    if refusal:
        return Scene(state, index, Answer.REFUSED, refusal=refusal)
    step, text = chapter.step[index], game.notation.write(deed)
    if not matches(text, step.do):
        return Scene(state, index, Answer.OTHER, next((step.wrong[p] for p in step.wrong if matches(text, [p])), ""))
    beats = _done(game, lesson, chapter, step, state, deed)
    return Scene(beats[-1].state, index + 1, Answer.DONE, DONE, beats=beats)


def matches(text: str, patterns: Iterable[str]) -> bool:
    return any(fnmatchcase(text, pattern) for pattern in patterns)


def _done(game: AnyGame, lesson: Lesson, chapter: Chapter, step: Step, state: Any, deed: Any) -> tuple[Beat, ...]:
    """What the deed sets off: its own events, then what the lesson dictates."""
    state, events = game.apply(state, chapter.seat, deed)
    return (Beat(tuple(events), state), *taken(game, state, step.then, _place(lesson, chapter, step)))


def taken(game: AnyGame, state: Any, lines: Sequence[str], place: str) -> tuple[Beat, ...]:
    """Steps as a record writes them, one after another; `place` says where one could not be taken.

    One with MAYBE behind it is taken where it is all that somebody may do: which windows open changes with the cards.
    """
    beats: list[Beat] = []
    for line in lines:
        try:
            step = read_step(game, line.removesuffix(MAYBE))
            if line.endswith(MAYBE) and not _is_forced(game, state, step):
                continue
            state, events = take(game, state, step)
        except (BadRecord, IllegalAction, IllegalOutcome, NotAtTable) as error:
            raise BadLesson(f"{place}: «{line}»: {error}; the game waits for {game.pending(state)}") from error
        beats.append(Beat(tuple(events), state))
    return tuple(beats)


def _is_forced(game: AnyGame, state: Any, step: Any) -> bool:
    return isinstance(step, Move) and game.legal(state, step.seat) == [step.action]


def _place(lesson: Lesson, chapter: Chapter | Match, step: Step | None = None) -> str:
    return f"lesson {lesson.id}, {chapter.name}{f', {step.name}' if step else ''}"
