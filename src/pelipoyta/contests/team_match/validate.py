"""Validation of a new team match."""

from typing import Any

import msgspec
from msgspec import Raw
from msgspec.structs import replace

from pelipoyta.contests.commands import calendar_of
from pelipoyta.contests.series.validate import options_of
from pelipoyta.contests.team_match.commands import TeamMatchPlan
from pelipoyta.contests.team_match.duplicate import LEAST_TABLES, MOST_DEALS
from pelipoyta.contests.team_match.duplicate import MOST_PLAYERS as MOST_ALIKE
from pelipoyta.contests.team_match.model import TEAMS, TeamMatchHeader
from pelipoyta.kernel.game import AnyGame
from pelipoyta.kernel.play import IllegalAction
from pelipoyta.kernel.terms import Refusal
from pelipoyta.table.errors import TableError
from pelipoyta.table.state.chat import clean

MOST_PLAYERS = 32  # of a team


def header_for(
    game: AnyGame, plan: TeamMatchPlan, id: str, host: str, now: float, organiser: str = ""
) -> TeamMatchHeader:
    """Header by the plan; `organiser` is the account of the host. Raises TableError or IllegalAction."""
    options = options_of(game, plan.options, plan.seats)
    if plan.form == "duplicate":
        check_duplicate(game, options, plan.tables, plan.seats, plan.deals)
        plan = replace(plan, size=plan.tables * plan.seats)
    else:
        _check_teams(game, plan, options)
    if refusal := game.misfit(options, plan.seats):
        raise IllegalAction(refusal)
    sides = () if plan.form == "duplicate" else (*map(clean, plan.sides), *[""] * TEAMS)[:TEAMS]
    return TeamMatchHeader(
        id=id,
        game=game.id,
        version=game.version,
        form=plan.form,
        seats=plan.seats,
        size=plan.size,
        options=Raw(msgspec.json.encode(options)),
        title=clean(plan.title),
        sides=sides,
        time=plan.time,
        host=host,
        created=now,
        tables=plan.tables,
        deals=plan.deals,
        calendar=calendar_of(plan.calendar, organiser, now),
    )


def check_duplicate(game: AnyGame, options: Any, tables: int, seats: int, deals: int) -> None:
    """Check that duplicate play is possible so. Raises IllegalAction (CONTEST-23, CONTEST-25)."""
    if game.common is None:
        raise IllegalAction(Refusal("CONTEST-23", "no-common-chance"))
    if game.hooks.judged(options):
        raise IllegalAction(Refusal("CONTEST-25", "no-judge-hidden"))
    most = MOST_ALIKE // seats
    if not LEAST_TABLES <= tables <= most:
        raise IllegalAction(Refusal("CONTEST-25", "duplicate-tables", {"least": LEAST_TABLES, "most": most}))
    if not 1 <= deals <= MOST_DEALS:
        raise IllegalAction(Refusal("CONTEST-25", "duplicate-deals", {"most": MOST_DEALS}))


def _check_teams(game: AnyGame, plan: TeamMatchPlan, options: Any) -> None:
    contest = game.team_contest
    if contest is None:
        raise TableError("no_team_contest", {"game": game.id})
    if plan.seats != 2:
        raise IllegalAction(Refusal(contest.rule, "contest-seats", {"seats": 2}))
    if plan.size % 2 or not 2 <= plan.size <= MOST_PLAYERS:
        raise IllegalAction(Refusal(contest.rule, "odd-team", {"most": MOST_PLAYERS}))
    if refusal := contest.fits(options):
        raise IllegalAction(refusal)
