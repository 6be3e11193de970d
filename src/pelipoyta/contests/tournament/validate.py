"""Validation of a new tournament."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Raw

from pelipoyta.contests.commands import calendar_of
from pelipoyta.contests.series.validate import options_of
from pelipoyta.contests.tournament.commands import NewBoosters, TournamentPlan
from pelipoyta.contests.tournament.decide import MOST_ROUNDS
from pelipoyta.contests.tournament.draft.boosters import limited_of, needed
from pelipoyta.contests.tournament.model import Boosters, TournamentHeader
from pelipoyta.kernel.game import AnyGame
from pelipoyta.kernel.play import IllegalAction
from pelipoyta.kernel.terms import Refusal
from pelipoyta.table.decide.setup.private_options import foreseen
from pelipoyta.table.state.chat import clean
from pelipoyta.table.state.clock import window_of

LEAST_BOOSTERS, MOST_BOOSTERS = 3, 8


def header_for(
    game: AnyGame, plan: TournamentPlan, id: str, host: str, now: float, organiser: str = ""
) -> TournamentHeader:
    """Header by the plan; `organiser` is the account of the host. Raises TableError or IllegalAction."""
    options = options_of(game, plan.options, plan.seats)
    boosters = _boosters(game, plan.boosters) if plan.boosters else None
    if boosters:
        options = needed(game).table(options)
    _check(game, plan, options)
    return TournamentHeader(
        id=id,
        game=game.id,
        version=game.version,
        seats=plan.seats,
        teams=tuple(game.hooks.teams(options, plan.seats)),
        options=Raw(msgspec.json.encode(options)),
        system=plan.system,
        rounds=plan.rounds if plan.system == "swiss" else 0,
        title=clean(plan.title),
        bots=plan.bots,
        check_in=plan.check_in,
        auto=plan.auto,
        host=host,
        created=now,
        time=plan.time,
        boosters=boosters,
        partners=plan.partners,
        calendar=calendar_of(plan.calendar, organiser, now),
    )


def _boosters(game: AnyGame, wanted: NewBoosters) -> Boosters:
    """Booster settings with the game's defaults filled in (CONTEST-17)."""
    limited = limited_of(game)
    if limited is None:
        raise IllegalAction(Refusal("CONTEST-17", "no-boosters"))
    if wanted.each and not LEAST_BOOSTERS <= wanted.each <= MOST_BOOSTERS:
        raise IllegalAction(Refusal("CONTEST-17", "booster-count", {"least": LEAST_BOOSTERS, "most": MOST_BOOSTERS}))
    return Boosters(wanted.way, wanted.each or limited.usual[wanted.way], wanted.pace, limited.most)


def _check(game: AnyGame, plan: TournamentPlan, options: Any) -> None:
    window_of(plan.time, game)  # whether such clocks make sense
    if plan.seats < 2:
        raise IllegalAction(Refusal("CONTEST-8", "event-alone"))
    teams = game.hooks.teams(options, plan.seats)
    if plan.partners:
        _check_partners(teams)
    if plan.system != "swiss" and (len(set(teams)) if plan.partners else plan.seats) != 2:
        rule = "CONTEST-12" if plan.system == "robin" else "CONTEST-13"
        raise IllegalAction(Refusal(rule, "two-a-table"))
    if plan.system == "swiss" and not 1 <= plan.rounds <= MOST_ROUNDS:
        raise IllegalAction(Refusal("CONTEST-11", "event-rounds", {"most": MOST_ROUNDS}))
    if refusal := game.misfit(foreseen(game, options, [None] * plan.seats), plan.seats):
        raise IllegalAction(refusal)


def _check_partners(teams: Sequence[int]) -> None:
    """Check that teams have one size, larger than one (CONTEST-30)."""
    sizes = set(Counter(teams).values())
    if len(sizes) != 1 or sizes == {1} or len(set(teams)) < 2:
        raise IllegalAction(Refusal("CONTEST-30", "no-teams"))
