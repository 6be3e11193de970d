"""Whether what is announced is a meeting at all; as a good arbiter would say it."""

from typing import Any

import msgspec
from msgspec import Raw, Struct

from pelipoyta.contests.apart.model import TEAMS, Form, Header
from pelipoyta.contests.terms import options_of
from pelipoyta.kernel.game import AnyGame
from pelipoyta.kernel.play import IllegalAction
from pelipoyta.kernel.terms import Refusal
from pelipoyta.table.errors import TableError
from pelipoyta.table.model import Timing

MOST_PLAYERS = 32  # of a team


class Plan(Struct, frozen=True):
    """A meeting as its organiser wants it."""

    game: str
    form: Form
    size: int
    seats: int = 2
    options: dict[str, Any] = {}
    title: str = ""
    sides: tuple[str, ...] = ("", "")
    time: Timing | None = None


def announced(game: AnyGame, plan: Plan, id: str, host: str, now: float) -> Header:
    """The header of such a meeting. Raises TableError or IllegalAction."""
    options = options_of(game, plan.options, plan.seats)
    _check_teams(game, plan, options)
    if refusal := game.manners.fits(options, plan.seats):
        raise IllegalAction(refusal)
    told = Raw(msgspec.json.encode(options))
    named = (*plan.sides, *[""] * TEAMS)[:TEAMS]
    whole = plan.form, plan.seats, plan.size, told, plan.title, named, plan.time
    return Header(id, game.id, game.version, *whole, host, now)


def _check_teams(game: AnyGame, plan: Plan, options: Any) -> None:
    contest = game.team_contest
    if contest is None:
        raise TableError("no_team_contest", {"game": game.id})
    if plan.seats != 2:
        raise IllegalAction(Refusal(contest.rule, "contest-seats", {"seats": 2}))
    if plan.size % 2 or not 2 <= plan.size <= MOST_PLAYERS:
        raise IllegalAction(Refusal(contest.rule, "odd-team", {"most": MOST_PLAYERS}))
    if refusal := contest.fits(options):
        raise IllegalAction(refusal)
