"""Contests by HTTP: the course of one, as everyone sees it."""

from collections.abc import Sequence
from time import time

from fastapi import APIRouter, Request, Response

from pelipoyta.contests.series.forms import FORMS
from pelipoyta.contests.series.state import Series, SeriesRound
from pelipoyta.kernel.optional.contest import Verdict
from pelipoyta.server.api.contests.lookup import look_up
from pelipoyta.server.api.openapi import says
from pelipoyta.server.api.play.tables import answer, house_of
from pelipoyta.server.schemas import series as wire
from pelipoyta.table.state.table_state import TableState

contests = APIRouter()


@contests.get("/api/contests/{contest}", responses=says(200, wire.ContestInfo, 404, 429))
async def contest(request: Request, contest: str) -> Response:
    """The course of a contest: its games, the score, and at the end the reckoning."""
    return answer(described(*await look_up(request, house_of(request).contests.series.find_with_table, contest)))


def described(series: Series, last: TableState) -> wire.ContestInfo:
    """Of a game that is not over, nothing but who plays it (CONTEST-7)."""
    header, terms = series.header, series.header.terms
    return wire.ContestInfo(
        id=header.id,
        game=header.game,
        form=terms.form,
        book=terms.form not in FORMS,
        count=terms.count,
        most=series.form.most,
        players=tuple(_players(series.current, last)),
        rounds=tuple(_round(each, last) for each in series.rounds),
        score=series.score,
        next_in=None if series.next_at is None else max(0.0, series.next_at - time()),
        verdict=verdict_of(series.verdict),
    )


def _players(current: SeriesRound, last: TableState) -> Sequence[wire.ContestPlayer]:
    """As they are called now, or were at the last table."""
    seated = [last.seats.players[current.players.index(player)] for player in range(len(current.players))]
    return [wire.ContestPlayer(player.name if player else "", player.bot if player else "") for player in seated]


def _round(each: SeriesRound, last: TableState) -> wire.ContestRound:
    played, ended = each.played, each.ended
    marks = {name: by for name, by in ended.marks.items() if isinstance(by, tuple)} if ended else {}
    return wire.ContestRound(
        table=each.table,
        state="over" if ended else last.phase,
        players=each.players,
        points=played.points if played else None,
        why=ended.why if ended else "",
        marks={name: played.by_player(by) for name, by in marks.items() if played and len(by) == len(each.players)},
    )


def verdict_of(verdict: Verdict | None) -> wire.ContestVerdict | None:
    if verdict is None:
        return None
    steps = tuple(wire.ReckonedStep(step.key, dict(step.facts), step.who) for step in verdict.steps)
    return wire.ContestVerdict(verdict.scores, verdict.rule, steps)
