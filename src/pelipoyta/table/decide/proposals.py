"""Proposals that the other players must accept: a bot for an absent player, a step back past known choices."""

from collections.abc import Collection, Iterator

from pelipoyta.kernel.game import Over, Refusal, Seat
from pelipoyta.kernel.play import IllegalAction
from pelipoyta.table.commands import (
    AskBack,
    AskForBot,
    AskSeriesEnd,
    Consent,
    Do,
    DrawOffer,
    FromSeat,
    LetPass,
    Proposal,
    Resign,
    Return,
    Undo,
)
from pelipoyta.table.decide.play import steps
from pelipoyta.table.model import (
    AWAY,
    Agreed,
    AnyEntry,
    Awarded,
    Disagreed,
    Proposed,
    Replaced,
    Returned,
    Undone,
)
from pelipoyta.table.plans import Plan, SeriesEnd, StandIn, StepBack
from pelipoyta.table.state.table_state import TableState
from pelipoyta.table.state.transition import Transition

EntryAndTransition = tuple[AnyEntry, Transition | None]
PLAYING = (
    Do,
    Undo,
    Resign,
    DrawOffer,
    LetPass,
    AskForBot,
    AskBack,
    AskSeriesEnd,
    Consent,
)  # refused while a bot plays for the seat


def propose(state: TableState, seat: Seat, command: Proposal, missing: Collection[Seat]) -> list[EntryAndTransition]:
    """Decide a proposal or an answer to one: entries, and what follows once all agree. Raises IllegalAction.

    `missing`: seats whose players have been away longer than the table allows.
    """
    match command:
        case AskForBot():
            plan: Plan = _stand_in(state, seat, command, missing)
            return [(Proposed(seat, plan), None), *_done(state, seat, plan, set(), missing)]
        case AskBack():
            plan = _step_back(state, seat, command)
            return [(Proposed(seat, plan), None), *_done(state, seat, plan, set(), missing)]
        case AskSeriesEnd():
            plan = _series_end(state, seat, command, missing)
            return [(Proposed(seat, plan), None), *_done(state, seat, plan, set(), missing)]
        case Consent():
            return _consent(state, seat, command, missing)
        case Return():
            return _return(state, seat)


def may_act(state: TableState, given: FromSeat) -> None:
    """Check that no bot plays for the seat; its player may only chat and return. Raises IllegalAction."""
    if given.seat in state.seats.stand_ins and isinstance(given.command, PLAYING):
        raise IllegalAction(Refusal("TABLE-17", "bot-plays"))


def declined_by_coming(state: TableState, seat: Seat) -> FromSeat | None:
    """Refusal of a bot for the seat, or of a claim against it, given by its player's return; None without either."""
    proposed = state.offers.proposed
    wanted = proposed and isinstance(proposed.plan, StandIn | SeriesEnd) and proposed.plan.seat == seat
    return FromSeat(seat, Consent("", yes=False)) if wanted else None


def _stand_in(state: TableState, seat: Seat, command: AskForBot, missing: Collection[Seat]) -> StandIn:
    _alone(state)
    if state.header.contest:
        raise IllegalAction(Refusal("TABLE-17", "bot-in-contest"))
    if state.header.rated:
        raise IllegalAction(Refusal("TABLE-23", "rated-stand-in"))
    if not state.header.away:
        raise IllegalAction(Refusal("TABLE-17", "no-stand-ins"))
    if command.whom not in state.seats.playing or command.whom == seat:
        raise IllegalAction(Refusal("TABLE-17", "nobody-to-replace"))
    if command.whom not in missing:
        raise IllegalAction(Refusal("TABLE-17", "not-away", {"seconds": state.header.away}))
    return StandIn(command.whom, command.bot)


def _step_back(state: TableState, seat: Seat, command: AskBack) -> StepBack:
    _alone(state)
    if state.header.contest:
        raise IllegalAction(Refusal("TABLE-18", "back-in-contest"))
    if state.header.rated:
        raise IllegalAction(Refusal("TABLE-23", "rated-back"))
    if state.header.teaching:
        raise IllegalAction(Refusal("TABLE-15", "freely-here"))
    if seat in state.offers.declined_back:
        raise IllegalAction(Refusal("TABLE-18", "back-declined"))
    plan = StepBack(steps.free_choices(state.history, seat) - command.choices)
    steps.step_back(state.history, seat, plan.own)
    return plan


def _series_end(state: TableState, seat: Seat, command: AskSeriesEnd, missing: Collection[Seat]) -> SeriesEnd:
    _alone(state)
    rule = "TABLE-22" if command.whom is None else "TABLE-21"
    if not state.header.in_series:
        raise IllegalAction(Refusal(rule, "no-series"))
    if command.whom is not None and (command.whom not in missing or command.whom == seat):
        raise IllegalAction(Refusal(rule, "not-away", {"seconds": state.header.away or AWAY}))
    return SeriesEnd(command.whom)


def _alone(state: TableState) -> None:
    if state.offers.proposed:
        raise IllegalAction(Refusal("TABLE-17", "asked-already"))


def _consent(state: TableState, seat: Seat, command: Consent, missing: Collection[Seat]) -> list[EntryAndTransition]:
    proposed = state.offers.proposed
    if proposed is None or (command.yes and seat == proposed.seat):
        raise IllegalAction(Refusal("TABLE-17", "nothing-asked"))
    if not command.yes:
        return [(Disagreed(seat), None)]
    agreed = state.offers.agreed | {seat}
    return [(Agreed(seat), None), *_done(state, proposed.seat, proposed.plan, agreed, missing)]


def _done(
    state: TableState, by: Seat, plan: Plan, agreed: set[Seat], missing: Collection[Seat]
) -> Iterator[EntryAndTransition]:
    """Result of a proposal once every player has agreed."""
    if not agreed.issuperset(_others(state, by, plan, missing)):
        return
    if isinstance(plan, StandIn):
        yield Replaced(plan.seat, plan.bot), None
    elif isinstance(plan, SeriesEnd):
        yield Awarded(), steps.end(state.history, _ended_series(state, plan.seat))
    else:
        yield Undone(by, own=plan.own), steps.step_back(state.history, by, plan.own)


def _ended_series(state: TableState, absent: Seat | None) -> Over:
    """Result of the game with which a series ends: drawn by agreement, lost by the side of an absent player."""
    if absent is None:
        return Over((0.5,) * state.header.seats, "TABLE-22")
    return Over(tuple(0.0 if team == state.teams[absent] else 1.0 for team in state.teams), "TABLE-21", absent)


def _others(state: TableState, by: Seat, plan: Plan, missing: Collection[Seat]) -> set[Seat]:
    """Seats whose consent is needed; bots always agree."""
    others = set(state.seats.playing) - {by}
    against = plan.seat if isinstance(plan, StandIn | SeriesEnd) else None
    return others if against is None else others - set(missing) - {against}


def _return(state: TableState, seat: Seat) -> list[EntryAndTransition]:
    """Entry for a player who takes the seat back from a bot; none if the player plays already."""
    return [(Returned(seat), None)] if seat in state.seats.stand_ins else []
