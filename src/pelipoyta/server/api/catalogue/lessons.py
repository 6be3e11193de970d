"""Lessons: the list of them, and what a learner is shown. Stateless: each request has all actions so far."""

import msgspec

from pelipoyta.kernel.lesson import Chapter, Lesson, lessons_of
from pelipoyta.server.api.content import EncodedJson
from pelipoyta.server.api.deps import CHECK_LIMIT, TABLE_LIMIT, Address, GameInPath, State, seated
from pelipoyta.server.api.endpoint import Endpoints
from pelipoyta.server.archive.games.jobs import LastGameJob, SceneJob
from pelipoyta.server.schemas.catalogue.lessons import (
    LessonActions,
    LessonChapter,
    LessonInfo,
    LessonScene,
    LessonStep,
    NewLessonGame,
)
from pelipoyta.server.schemas.play.tables import Seated
from pelipoyta.table.live.lobby import TableSpec

endpoints = Endpoints()


@endpoints.get("/api/games/{game}/lessons")
async def get_lessons(game: GameInPath) -> list[LessonInfo]:
    """The lessons of a game, in the order in which they should be taken."""
    return [_info(lesson) for lesson in lessons_of(game).values()]


@endpoints.post("/api/games/{game}/lessons/{lesson}/game", status=201, errors=(409, 503), dependencies=(TABLE_LIMIT,))
async def create_lesson_game(
    state: State, address: Address, game: GameInPath, lesson: str, body: NewLessonGame
) -> Seated:
    """Make the table for the real game at a lesson's end."""
    found = await state.archive.get(LastGameJob(game.id, lesson, state.lobby.bots(game.id)[-1], body.name), address)
    wanted = msgspec.json.decode(found, type=TableSpec)
    return seated(state, await state.lobby.create(wanted, state.tokens.own(body.key)))


@endpoints.post("/api/games/{game}/lessons/{lesson}/{chapter}", errors=(409, 503), dependencies=(CHECK_LIMIT,))
async def play_lesson(
    state: State, address: Address, game: GameInPath, lesson: str, chapter: int, body: LessonActions
) -> EncodedJson[LessonScene]:
    """The scene of a chapter, counted from 0, after these actions. Nothing is stored: each request has them all."""
    job = SceneJob(
        game.id, lesson=lesson, chapter=chapter, deeds=tuple(bytes(deed) for deed in body.deeds), why=body.why
    )
    return EncodedJson(await state.archive.get(job, address))


def _info(lesson: Lesson) -> LessonInfo:
    return LessonInfo(lesson.id, lesson.minutes, tuple(_chapter(chapter) for chapter in lesson.chapter))


def _chapter(chapter: Chapter) -> LessonChapter:
    return LessonChapter(chapter.name, tuple(LessonStep(step.name, step.rules) for step in chapter.step))
