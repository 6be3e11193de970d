"""Lessons by HTTP: which there are, and what a learner is shown. Nothing is kept: what was done comes along."""

from asyncio import to_thread
from typing import Any

import msgspec
from fastapi import APIRouter, Request, Response
from msgspec import Raw

from pelipoyta.kernel.game import AnyGame
from pelipoyta.kernel.lesson import Answer, BadLesson, Chapter, Lesson, Scene, fulfilling, lessons_of, opening, show
from pelipoyta.kernel.lesson.run import Beat as Happened
from pelipoyta.server.api.openapi import body, says
from pelipoyta.server.api.play.tables import address_of, answer, game_of, house_of, read_body, seated
from pelipoyta.server.live.actions import read_action
from pelipoyta.server.live.updates import Shown, update
from pelipoyta.server.schemas import http as wire
from pelipoyta.server.schemas.live import Update
from pelipoyta.table.errors import TableError
from pelipoyta.table.live.lobby import TableSpec
from pelipoyta.table.model import Placed
from pelipoyta.table.state.views import SeatUpdate, snapshot_of

lessons = APIRouter()


@lessons.get("/api/games/{game}/lessons", responses=says(200, wire.LessonInfo, 404, many=True))
async def get_lessons(request: Request, game: str) -> Response:
    """The lessons of a game, in the order in which they are to be taken."""
    found = game_of(request, game)
    return answer([_info(lesson) for lesson in lessons_of(found).values()])


@lessons.post(
    "/api/games/{game}/lessons/{lesson}/game",
    responses=says(201, wire.Seated, 400, 404, 409, 413, 415, 429, 503),
    openapi_extra=body(wire.LastGame),
)
async def post_game(request: Request, game: str, lesson: str) -> Response:
    """A table for the real game at a lesson's end."""
    found, house = game_of(request, game), house_of(request)
    house.limits.table(address_of(request))
    taught = lessons_of(found).get(lesson)
    if taught is None:
        raise TableError("no_such_lesson")
    wish = await read_body(request, wire.LastGame)
    try:
        wanted = await to_thread(_last_game, found, taught, house.lobby.bots(found.id)[-1], wish.name)
    except BadLesson as error:
        raise TableError("lesson_changed") from error
    return answer(seated(house, await house.lobby.create(wanted, house.tokens.own(wish.key))), 201)


@lessons.post(
    "/api/games/{game}/lessons/{lesson}/{chapter}",
    responses=says(200, wire.LessonScene, 400, 404, 409, 413, 415, 429),
    openapi_extra=body(wire.Deeds),
)
async def post_deeds(request: Request, game: str, lesson: str, chapter: int) -> Response:
    """What is shown in a chapter, counted from 0, after these deeds."""
    found = game_of(request, game)
    house_of(request).limits.check(address_of(request))
    taught = lessons_of(found).get(lesson)
    if taught is None or not 0 <= chapter < len(taught.chapter):
        raise TableError("no_such_lesson")
    wish = await read_body(request, wire.Deeds)
    deeds = [read_action(found, raw) for raw in wish.deeds]
    return answer(await to_thread(_scene, found, taught, chapter, deeds, wish.why))


def _last_game(game: AnyGame, lesson: Lesson, bot: str, name: str) -> TableSpec:
    """Against the weakest bot: from its start, or far on already (TABLE-13)."""
    match = lesson.game
    places = tuple("me" if seat == match.seat else f"bot:{bot}" for seat in range(match.seats))
    if match.goes_on:
        state = opening(game, lesson, len(lesson.chapter))
        return TableSpec(game.id, match.seats, {}, places, name, placed=Placed(Raw(msgspec.json.encode(state)), "set"))
    private = {each.option for each in game.hooks.private}
    brought = {option: texts for option, texts in match.options.items() if option in private}
    options = {option: value for option, value in match.options.items() if option not in private}
    brings = tuple({key: texts[seat % len(texts)] for key, texts in brought.items()} for seat in range(match.seats))
    return TableSpec(game.id, match.seats, options, places, name, brings)


def _info(lesson: Lesson) -> wire.LessonInfo:
    return wire.LessonInfo(lesson.id, lesson.minutes, tuple(_chapter(chapter) for chapter in lesson.chapter))


def _chapter(chapter: Chapter) -> wire.LessonChapter:
    return wire.LessonChapter(chapter.name, tuple(wire.LessonStep(step.name, step.rules) for step in chapter.step))


def _scene(game: AnyGame, lesson: Lesson, number: int, deeds: list[Any], why: bool) -> wire.LessonScene:
    """Folded off the event loop: a long chapter takes some milliseconds."""
    try:
        scene = show(game, lesson, number, deeds)
        if why and scene.answer is not Answer.REFUSED:
            scene = show(game, lesson, number, deeds[:-1])
    except BadLesson as error:
        raise TableError("lesson_changed") from error
    return _told(game, lesson.chapter[number], scene)


def _told(game: AnyGame, chapter: Chapter, scene: Scene) -> wire.LessonScene:
    refusal = scene.refusal
    wanted = fulfilling(game, scene.state, chapter, chapter.step[scene.step]) if scene.step < len(chapter.step) else []
    return wire.LessonScene(
        seat=chapter.seat,
        seats=sum(seat >= 0 for seat in game.at_table(scene.state)),
        step=scene.step,
        answer=scene.answer.value,
        said=scene.said,
        refusal=wire.Broken(refusal.rule, refusal.reason, refusal.facts) if refusal else None,
        wanted=wanted[0] if wanted else None,
        updates=tuple(_update(game, chapter, beat) for beat in scene.beats) or (_fresh(game, chapter, scene),),
    )


def _fresh(game: AnyGame, chapter: Chapter, scene: Scene) -> Update:
    return _update(game, chapter, Happened((), scene.state))


def _update(game: AnyGame, chapter: Chapter, beat: Happened) -> Update:
    """As a table tells it to the learner's seat."""
    snapshot = snapshot_of(game, beat.state, beat.events, game.pending(beat.state))
    return update(SeatUpdate(snapshot, {}), chapter.seat, 0, Shown(), fresh=not beat.events)
