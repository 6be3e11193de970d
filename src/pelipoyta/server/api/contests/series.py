"""Series: the course of one, as every viewer sees it."""

from collections.abc import Sequence
from time import time

from pelipoyta.contests.series.forms import FORMS
from pelipoyta.contests.series.state import Series, SeriesRound
from pelipoyta.kernel.optional.contest import Verdict
from pelipoyta.server.api.contests.organised import look_up
from pelipoyta.server.api.deps import Address, State
from pelipoyta.server.api.endpoint import Endpoints
from pelipoyta.server.schemas.contests.series import (
    ContestVerdict,
    ReckonedStep,
    SeriesInfo,
    SeriesPlayer,
    SeriesRoundInfo,
)
from pelipoyta.table.player_names import shown_name
from pelipoyta.table.state.table_state import TableState

endpoints = Endpoints()


@endpoints.get("/api/contests/{contest}", errors=(404, 429))
async def get_series(state: State, address: Address, contest: str) -> SeriesInfo:
    """The course of a series: its games, the score, and at the end the verdict."""
    return series_info(*await look_up(state, address, state.contests.series.find_with_table, contest))


def series_info(series: Series, last: TableState) -> SeriesInfo:
    """The series; of a game that is not over, only its players are shown (CONTEST-7)."""
    header, terms = series.header, series.header.terms
    return SeriesInfo(
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


def _players(current: SeriesRound, last: TableState) -> Sequence[SeriesPlayer]:
    """The players by the names they have at the last table."""
    seated = [last.seats.players[current.players.index(player)] for player in range(len(current.players))]
    return [SeriesPlayer(shown_name(player) if player else "", player.bot if player else "") for player in seated]


def _round(each: SeriesRound, last: TableState) -> SeriesRoundInfo:
    played, ended = each.played, each.ended
    marks = {name: by for name, by in ended.marks.items() if isinstance(by, tuple)} if ended else {}
    return SeriesRoundInfo(
        table=each.table,
        state="over" if ended else last.phase,
        players=each.players,
        points=played.points if played else None,
        why=ended.why if ended else "",
        marks={name: played.by_player(by) for name, by in marks.items() if played and len(by) == len(each.players)},
    )


def verdict_of(verdict: Verdict | None) -> ContestVerdict | None:
    if verdict is None:
        return None
    steps = tuple(ReckonedStep(step.key, dict(step.facts), step.who) for step in verdict.steps)
    return ContestVerdict(verdict.scores, verdict.rule, steps)
