"""The keys of a lesson's words; the words themselves are in the locales, or in the folder of a game from outside."""

from collections.abc import Iterator

from pelipoyta.kernel.lesson.model import Chapter, Lesson, Step

GAME = "game"  # the name of the last chapter, the real game
DONE = "done"  # the name of the answer to what was rightly done


def title_key(game: str, lesson: Lesson) -> str:
    return f"{game}-lesson-{lesson.id}"


def chapter_key(game: str, lesson: Lesson, chapter: str) -> str:
    """What a chapter is called."""
    return f"{title_key(game, lesson)}-{chapter}"


def sentence_key(game: str, lesson: Lesson, chapter: Chapter, step: Step, name: str = "") -> str:
    """What is said at a step: what to do, or by its name the answer to what was done."""
    return "-".join(filter(None, (chapter_key(game, lesson, chapter.name), step.name, name)))


def keys(game: str, lesson: Lesson) -> Iterator[str]:
    """All of a lesson's words."""
    yield title_key(game, lesson)
    for chapter in lesson.chapter:
        yield chapter_key(game, lesson, chapter.name)
        for step in chapter.step:
            names = dict.fromkeys(["", DONE, *step.wrong.values()])
            yield from (sentence_key(game, lesson, chapter, step, name) for name in names)
    yield from (chapter_key(game, lesson, name) for name in (GAME, f"{GAME}-play"))


def rules_of(lesson: Lesson) -> set[str]:
    """Every rule that a lesson names."""
    steps = [step for chapter in lesson.chapter for step in chapter.step]
    return {rule for step in steps for rule in (*step.rules, *step.refused.values())}
