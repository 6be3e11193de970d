"""Proposals that the other players must accept: a bot for an absent player, a step back past known choices."""

from collections.abc import Collection, Iterator

from pelipoyta.kernel.game import Refusal, Seat
from pelipoyta.kernel.play import IllegalAction
from pelipoyta.table.commands import (
    AskBack,
    AskForBot,
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
from pelipoyta.table.decide import steps
from pelipoyta.table.model import (
    Agreed,
    AnyEntry,
    Disagreed,
    Plan,
    Proposed,
    Replaced,
    Returned,
    StandIn,
    StepBack,
    Undone,
)
from pelipoyta.table.state.history import Transition
from pelipoyta.table.state.table_state import TableState

EntryAndTransition = tuple[AnyEntry, Transition | None]
PLAYING = (Do, Undo, Resign, DrawOffer, LetPass, AskForBot, AskBack, Consent)  # refused while a bot plays for the seat


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
        case Consent():
            return _consent(state, seat, command, missing)
        case Return():
            return _return(state, seat)


def may_act(state: TableState, given: FromSeat) -> None:
    """Check that no bot plays for the seat; its player may only chat and return. Raises IllegalAction."""
    if given.seat in state.seats.stand_ins and isinstance(given.command, PLAYING):
        raise IllegalAction(Refusal("TABLE-17", "bot-plays"))


def declined_by_coming(state: TableState, seat: Seat) -> FromSeat | None:
    """Refusal of a bot for the seat, given by its player's return; None without such a proposal."""
    proposed = state.offers.proposed
    wanted = proposed and isinstance(proposed.plan, StandIn) and proposed.plan.seat == seat
    return FromSeat(seat, Consent("", yes=False)) if wanted else None


def _stand_in(state: TableState, seat: Seat, command: AskForBot, missing: Collection[Seat]) -> StandIn:
    _alone(state)
    if state.header.contest:
        raise IllegalAction(Refusal("TABLE-17", "bot-in-contest"))
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
    if state.header.teaching:
        raise IllegalAction(Refusal("TABLE-15", "freely-here"))
    plan = StepBack(steps.free_choices(state.history, seat) - command.choices)
    steps.step_back(state.history, seat, plan.own)
    return plan


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
    else:
        yield Undone(by, own=plan.own), steps.step_back(state.history, by, plan.own)


def _others(state: TableState, by: Seat, plan: Plan, missing: Collection[Seat]) -> set[Seat]:
    """Seats whose consent is needed; bots always agree."""
    others = set(state.seats.playing) - {by}
    return others - set(missing) - {plan.seat} if isinstance(plan, StandIn) else others


def _return(state: TableState, seat: Seat) -> list[EntryAndTransition]:
    """Entry for a player who takes the seat back from a bot; none if the player plays already."""
    return [(Returned(seat), None)] if seat in state.seats.stand_ins else []
