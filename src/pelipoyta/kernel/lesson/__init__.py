"""Lessons: data in a game's folder, shown to a learner through the game's functions. See docs/lessons.md."""

from pelipoyta.kernel.lesson.find import lessons_of
from pelipoyta.kernel.lesson.model import BadLesson, Chapter, Lesson, LessonStep, Match
from pelipoyta.kernel.lesson.run import Answer, LessonEvent, LessonScene, fulfilling, opening, show
from pelipoyta.kernel.lesson.words import chapter_key, keys, rules_of, sentence_key, title_key

__all__ = [
    "Answer",
    "BadLesson",
    "Chapter",
    "Lesson",
    "LessonEvent",
    "LessonScene",
    "LessonStep",
    "Match",
    "chapter_key",
    "fulfilling",
    "keys",
    "lessons_of",
    "opening",
    "rules_of",
    "sentence_key",
    "show",
    "title_key",
]
