"""Message keys of a lesson; the texts are in the locales, or in a plugin's own folder."""

from collections.abc import Iterator

from pelipoyta.kernel.lesson.model import Chapter, Lesson, LessonStep

GAME = "game"  # name of the last chapter, the real game
DONE = "done"  # name of the answer to a right action


def title_key(game: str, lesson: Lesson) -> str:
    return f"{game}-lesson-{lesson.id}"


def chapter_key(game: str, lesson: Lesson, chapter: str) -> str:
    """Message key of a chapter's title."""
    return f"{title_key(game, lesson)}-{chapter}"


def sentence_key(game: str, lesson: Lesson, chapter: Chapter, step: LessonStep, name: str = "") -> str:
    """Message key of a sentence at a task: the instruction, or by its name an answer."""
    return "-".join(filter(None, (chapter_key(game, lesson, chapter.name), step.name, name)))


def keys(game: str, lesson: Lesson) -> Iterator[str]:
    """All message keys of a lesson."""
    yield title_key(game, lesson)
    for chapter in lesson.chapter:
        yield chapter_key(game, lesson, chapter.name)
        for step in chapter.step:
            names = dict.fromkeys(["", DONE, *step.wrong.values()])
            yield from (sentence_key(game, lesson, chapter, step, name) for name in names)
    yield from (chapter_key(game, lesson, name) for name in (GAME, f"{GAME}-play"))


def rules_of(lesson: Lesson) -> set[str]:
    """Ids of the rules that a lesson names."""
    steps = [step for chapter in lesson.chapter for step in chapter.step]
    return {rule for step in steps for rule in (*step.rules, *step.refused.values())}
