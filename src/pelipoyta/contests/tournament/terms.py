"""Whether what is announced is a tournament at all; as a good arbiter would say it."""

from typing import Any

import msgspec
from msgspec import Raw, Struct

from pelipoyta.contests.terms import options_of
from pelipoyta.contests.tournament.decide import MOST_ROUNDS
from pelipoyta.contests.tournament.model import Header, System
from pelipoyta.kernel.game import AnyGame
from pelipoyta.kernel.play import IllegalAction
from pelipoyta.kernel.terms import Refusal
from pelipoyta.table.clock import window_of
from pelipoyta.table.model import Timing


class Plan(Struct, frozen=True):
    """A tournament as its organiser wants it."""

    game: str
    seats: int
    system: System
    rounds: int = 0
    options: dict[str, Any] = {}
    title: str = ""
    bots: bool = False
    check_in: bool = False
    auto: bool = False
    time: Timing | None = None


def announced(game: AnyGame, plan: Plan, id: str, host: str, now: float) -> Header:
    """The header of such a tournament. Raises TableError or IllegalAction."""
    options = options_of(game, plan.options, plan.seats)
    _check(game, plan, options)
    return Header(
        id=id,
        game=game.id,
        version=game.version,
        seats=plan.seats,
        teams=tuple(game.manners.teams(options, plan.seats)),
        options=Raw(msgspec.json.encode(options)),
        system=plan.system,
        rounds=plan.rounds if plan.system == "swiss" else 0,
        title=plan.title,
        bots=plan.bots,
        check_in=plan.check_in,
        auto=plan.auto,
        host=host,
        created=now,
        time=plan.time,
    )


def _check(game: AnyGame, plan: Plan, options: Any) -> None:
    window_of(plan.time, game)  # whether such clocks make sense
    if plan.seats < 2:
        raise IllegalAction(Refusal("CONTEST-8", "event-alone"))
    if plan.system != "swiss" and plan.seats != 2:
        rule = "CONTEST-12" if plan.system == "robin" else "CONTEST-13"
        raise IllegalAction(Refusal(rule, "two-a-table"))
    if plan.system == "swiss" and not 1 <= plan.rounds <= MOST_ROUNDS:
        raise IllegalAction(Refusal("CONTEST-11", "event-rounds", {"most": MOST_ROUNDS}))
    if refusal := game.manners.fits(options, plan.seats):
        raise IllegalAction(refusal)
