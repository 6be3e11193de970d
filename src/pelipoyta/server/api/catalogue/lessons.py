"""Lessons: the list of them, and what a learner is shown. Stateless: each request has all actions so far."""

from asyncio import to_thread
from typing import Any

import msgspec
from msgspec import Raw

from pelipoyta.kernel.game import AnyGame
from pelipoyta.kernel.lesson import Answer, BadLesson, Chapter, Lesson, fulfilling, lessons_of, opening, show
from pelipoyta.kernel.lesson import LessonScene as Scene
from pelipoyta.kernel.lesson.run import LessonEvent as Happened
from pelipoyta.server.api.deps import CHECK_LIMIT, TABLE_LIMIT, GameInPath, State, seated
from pelipoyta.server.api.endpoint import Endpoints
from pelipoyta.server.live.actions import read_action
from pelipoyta.server.live.updates import EncodedViews, update_message
from pelipoyta.server.schemas.decklists import BrokenRule
from pelipoyta.server.schemas.lessons import (
    LessonActions,
    LessonChapter,
    LessonInfo,
    LessonScene,
    LessonStep,
    NewLessonGame,
)
from pelipoyta.server.schemas.live import Update
from pelipoyta.server.schemas.tables import Seated
from pelipoyta.table.errors import TableError
from pelipoyta.table.live.lobby import TableSpec
from pelipoyta.table.model import Placed
from pelipoyta.table.state.views import snapshot_of

endpoints = Endpoints()


@endpoints.get("/api/games/{game}/lessons")
async def get_lessons(game: GameInPath) -> list[LessonInfo]:
    """The lessons of a game, in the order in which they should be taken."""
    return [_info(lesson) for lesson in lessons_of(game).values()]


@endpoints.post("/api/games/{game}/lessons/{lesson}/game", status=201, errors=(409, 503), dependencies=(TABLE_LIMIT,))
async def create_lesson_game(state: State, game: GameInPath, lesson: str, body: NewLessonGame) -> Seated:
    """Make the table for the real game at a lesson's end."""
    taught = _lesson(game, lesson)
    try:
        wanted = await to_thread(_last_game, game, taught, state.lobby.bots(game.id)[-1], body.name)
    except BadLesson as error:
        raise TableError("lesson_changed") from error
    return seated(state, await state.lobby.create(wanted, state.tokens.own(body.key)))


@endpoints.post("/api/games/{game}/lessons/{lesson}/{chapter}", errors=(409,), dependencies=(CHECK_LIMIT,))
async def play_lesson(game: GameInPath, lesson: str, chapter: int, body: LessonActions) -> LessonScene:
    """The scene of a chapter, counted from 0, after these actions. Nothing is stored: each request has them all."""
    taught = _lesson(game, lesson)
    if not 0 <= chapter < len(taught.chapter):
        raise TableError("no_such_lesson")
    actions = [read_action(game, raw) for raw in body.deeds]
    return await to_thread(_scene, game, taught, chapter, actions, body.why)


def _lesson(game: AnyGame, name: str) -> Lesson:
    found = lessons_of(game).get(name)
    if found is None:
        raise TableError("no_such_lesson")
    return found


def _last_game(game: AnyGame, lesson: Lesson, bot: str, name: str) -> TableSpec:
    """The game against the weakest bot, from its start or from the lesson's last position (TABLE-13)."""
    match = lesson.game
    places = tuple("me" if seat == match.seat else f"bot:{bot}" for seat in range(match.seats))
    if match.goes_on:
        state = opening(game, lesson, len(lesson.chapter))
        return TableSpec(
            game=game.id,
            seats=match.seats,
            options={},
            places=places,
            name=name,
            placed=Placed(Raw(msgspec.json.encode(state)), "set"),
        )
    private = {each.option for each in game.hooks.private}
    brought = {option: texts for option, texts in match.options.items() if option in private}
    options = {option: value for option, value in match.options.items() if option not in private}
    decks = tuple({key: texts[seat % len(texts)] for key, texts in brought.items()} for seat in range(match.seats))
    return TableSpec(game=game.id, seats=match.seats, options=options, places=places, name=name, private_options=decks)


def _info(lesson: Lesson) -> LessonInfo:
    return LessonInfo(lesson.id, lesson.minutes, tuple(_chapter(chapter) for chapter in lesson.chapter))


def _chapter(chapter: Chapter) -> LessonChapter:
    return LessonChapter(chapter.name, tuple(LessonStep(step.name, step.rules) for step in chapter.step))


def _scene(game: AnyGame, lesson: Lesson, number: int, actions: list[Any], why: bool) -> LessonScene:
    """The scene after these actions; called in a thread, because a long chapter takes some milliseconds."""
    try:
        scene = show(game, lesson, number, actions)
        if why and scene.answer is not Answer.REFUSED:
            scene = show(game, lesson, number, actions[:-1])
    except BadLesson as error:
        raise TableError("lesson_changed") from error
    return _scene_message(game, lesson.chapter[number], scene)


def _scene_message(game: AnyGame, chapter: Chapter, scene: Scene) -> LessonScene:
    refusal = scene.refusal
    wanted = fulfilling(game, scene.state, chapter, chapter.step[scene.step]) if scene.step < len(chapter.step) else []
    return LessonScene(
        seat=chapter.seat,
        seats=sum(seat >= 0 for seat in game.at_table(scene.state)),
        step=scene.step,
        answer=scene.answer.value,
        said=scene.said,
        refusal=BrokenRule(refusal.rule, refusal.reason, refusal.facts) if refusal else None,
        wanted=wanted[0] if wanted else None,
        updates=tuple(_update(game, chapter, happened) for happened in scene.beats) or (_fresh(game, chapter, scene),),
    )


def _fresh(game: AnyGame, chapter: Chapter, scene: Scene) -> Update:
    return _update(game, chapter, Happened((), scene.state))


def _update(game: AnyGame, chapter: Chapter, happened: Happened) -> Update:
    """The update that a table would send to the learner's seat."""
    snapshot = snapshot_of(game, happened.state, happened.events, game.pending(happened.state))
    return update_message(snapshot, chapter.seat, 0, EncodedViews(), fresh=not happened.events)
