"""Draw offers and their answers (TABLE-2)."""

from pelipoyta.kernel.game import Over, Refusal, Seat
from pelipoyta.kernel.play import IllegalAction
from pelipoyta.table.commands import DrawOffer
from pelipoyta.table.decide.play import steps
from pelipoyta.table.decide.proposals import EntryAndTransition
from pelipoyta.table.model import Accepted, Declined, Offered
from pelipoyta.table.state.table_state import TableState


def answer_draw(state: TableState, seat: Seat, command: DrawOffer) -> list[EntryAndTransition]:
    """Entries of an offer, of its refusal or withdrawal, or of an acceptance. Raises IllegalAction."""
    answer = command.answer
    if answer == "offer" and state.offers.draw == seat:
        raise IllegalAction(Refusal("TABLE-2", "offered-already"))
    if answer == "offer" and state.offers.draw is None:
        return _offer(state, seat)
    if state.offers.draw is None or (state.offers.draw == seat and answer == "accept"):
        raise IllegalAction(Refusal("TABLE-2", "no-offer"))
    if answer == "decline":  # of the seat's own offer: a withdrawal
        return [(Declined(seat), None)]
    return [_accept(state, seat)]


def _offer(state: TableState, seat: Seat) -> list[EntryAndTransition]:
    """Entries of an offer; bots decline at once, also those that play for an absent player."""
    bots = (*state.seats.bots, *state.seats.stand_ins)
    declined: list[EntryAndTransition] = [(Declined(bots[0]), None)] if bots else []
    return [(Offered(seat), None), *declined]


def _accept(state: TableState, seat: Seat) -> EntryAndTransition:
    """Entry of an acceptance; the game ends once every person has accepted."""
    agreed = state.offers.accepted | {seat, state.offers.draw}
    if not agreed.issuperset(state.seats.persons):
        return Accepted(seat), None
    over = Over((0.5,) * state.header.seats, "TABLE-2")
    return Accepted(seat), steps.end(state.history, over)
