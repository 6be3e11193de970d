"""Start draw, and which of the starting team has the first turn."""

from pelipoyta.games.kasvoton.board import left_of, mates, side_of
from pelipoyta.games.kasvoton.deck import rank_of
from pelipoyta.games.kasvoton.model import Agree, Begin, LotDrawn, Stage, StarterOffered, State, TurnedUp
from pelipoyta.games.kasvoton.rules.muster import OFFERS, forbid_agree, list_agree, undrawn
from pelipoyta.games.kasvoton.rules.turn import begin_turn
from pelipoyta.games.kasvoton.rules.verb import Verb
from pelipoyta.kernel import Dice, Draw, Event, Outcome, Refusal, Seat


def lots(s: State) -> Dice | Draw:
    """KV-C6: a card from the rest of each deck; by lot where a tie has used one up."""
    blue, grey = map(len, s.turned)
    if blue > grey:
        return Draw(undrawn(s, 1), 1)
    rests = undrawn(s, 0), undrawn(s, 1)
    return Draw(rests[0], 1) if all(rests) else Dice(1, 2)


def turn_lots(s: State, outcome: Outcome, events: list[Event]) -> None:
    if isinstance(lots(s), Dice):
        events.append(LotDrawn(outcome[0] - 1))
        _start(s, outcome[0] - 1, events)
        return
    side = int(len(s.turned[0]) > len(s.turned[1]))
    s.turned[side] += outcome
    events.append(TurnedUp(side, outcome[0]))
    if side == 1:
        _compare(s, events)


def _compare(s: State, events: list[Event]) -> None:
    blue, grey = (rank_of(turned[-1]) for turned in s.turned)
    if blue != grey:
        _start(s, int(grey > blue), events)


def _start(s: State, side: int, events: list[Event]) -> None:
    s.first = left_of(side) if s.seats == 4 else side
    if s.seats == 4:
        s.stage = Stage.STARTER
    else:
        begin_turn(s, s.first, events)


def list_begins(s: State, seat: Seat) -> list[Begin]:
    begins = [Begin(mate) for mate in mates(s.seats, side_of(seat))]
    return [begin for begin in begins if forbid_begin(s, seat, begin) is None]


def forbid_begin(s: State, seat: Seat, begin: Begin) -> Refusal | None:
    offers = s.offers[side_of(seat)]
    if begin.seat not in mates(s.seats, side_of(seat)):
        return Refusal("KV-F4", "not-of-the-team")
    if offers == OFFERS:
        return Refusal("KV-F4", "offers-spent", {"limit": OFFERS})
    return Refusal("KV-F4", "offered-already") if offers and begin.seat == s.first else None


def offer_begin(s: State, seat: Seat, begin: Begin, events: list[Event]) -> None:
    s.first = begin.seat
    s.offers[side_of(seat)] += 1
    events.append(StarterOffered(seat, begin.seat))


def agree_begin(s: State, seat: Seat, action: Agree, events: list[Event]) -> None:
    s.offers[side_of(seat)] = 0
    begin_turn(s, s.first, events)


BEGIN = Verb(list_begins, forbid_begin, offer_begin)
AGREE_BEGIN = Verb(list_agree, forbid_agree, agree_begin)
