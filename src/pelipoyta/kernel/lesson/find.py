"""Lessons of a game: the TOML files in the folder `lessons` beside it."""

import tomllib
from functools import cache
from pathlib import Path

import msgspec

from pelipoyta.kernel.game import AnyGame
from pelipoyta.kernel.lesson.model import BadLesson, Lesson
from pelipoyta.kernel.lesson.words import DONE, keys
from pelipoyta.kernel.parts import lessons_in


def lessons_of(game: AnyGame) -> dict[str, Lesson]:
    """Lessons of a game by id, in the order in which they are to be taken. Raises BadLesson."""
    folder = lessons_in(game.home)
    return _read_all(folder) if folder else {}


@cache
def _read_all(folder: Path) -> dict[str, Lesson]:
    found = [read(file.stem, file.read_text(encoding="utf-8")) for file in sorted(folder.glob("*.toml"))]
    return {lesson.id: lesson for lesson in sorted(found, key=lambda lesson: lesson.order)}


def read(id: str, text: str) -> Lesson:
    """Parse a lesson."""
    try:
        lesson: Lesson = msgspec.convert({**tomllib.loads(text), "id": id}, Lesson)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadLesson(f"lesson {id}: {error}") from error
    wrong = {name for chapter in lesson.chapter for step in chapter.step for name in step.wrong.values()}
    own = list(keys("", lesson))
    if DONE in wrong or len(set(own)) < len(own):
        raise BadLesson(f"lesson {id}: one key for two sentences, or something wrong called {DONE}")
    return lesson
