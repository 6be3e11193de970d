"""Turn of dnup: exactly one of the four actions, then the next player's discard."""

from pelipoyta.games.dnup.cards import flat, minus, plus, turned
from pelipoyta.games.dnup.model import (
    Act,
    Add,
    Added,
    Beaten,
    Cards,
    Deed,
    Discarded,
    Play,
    Played,
    Spot,
    State,
    Take,
    Took,
    Turned,
)
from pelipoyta.games.dnup.rules.round import go_out, void_if_stuck
from pelipoyta.games.dnup.rules.table import AREAS, same_size, slot, stage
from pelipoyta.kernel import Event, Seat


def apply(state: State, seat: Seat, act: Act) -> tuple[State, list[Event]]:
    s = state.copy()
    events: list[Event] = []
    here = Spot(seat, s.area)
    if isinstance(act, Play):
        _play(s, here, act, events)
    elif isinstance(act, Add):
        _add(s, here, act, events)
    elif isinstance(act, Take):
        _take(s, here, act, events)
    else:
        _turn(s, here, act, events)
    if stage(s) == "play":
        _pass_on(s, events)
        void_if_stuck(s, events)
    return s, events


def _play(s: State, here: Spot, act: Play, events: list[Event]) -> None:
    """DNUP-A."""
    _leave(s, here.seat, act.cards)
    events.append(Played(here.seat, here.area, act.cards))
    _lay(s, Deed(here, act), here, act.cards, events)


def _add(s: State, here: Spot, act: Add, events: list[Event]) -> None:
    """DNUP-B; the card now belongs to the set (DNUP-B.3)."""
    _leave(s, here.seat, (act.card,))
    events.append(Added(here.seat, act.card, act.seat, act.area))
    there = Spot(act.seat, act.area)
    _lay(s, Deed(here, act), there, plus(s.table[slot(len(s.hands), there)], [act.card]), events)


def _leave(s: State, seat: Seat, cards: Cards) -> None:
    """Move cards from a hand to the table, and remove them from the known cards of the hand."""
    s.hands[seat] = minus(s.hands[seat], cards)
    s.known[seat] = minus(s.known[seat], cards)
    s.quiet = 0


def _lay(s: State, deed: Deed, spot: Spot, cards: Cards, events: list[Event]) -> None:
    """The set now lies there; then its player goes out or not, and the set of its size is beaten."""
    players, seat = len(s.hands), deed.at.seat
    s.table[slot(players, spot)] = cards
    beaten = same_size(s.table, players, len(cards), but=spot)
    lifted = s.table[slot(players, beaten)] if beaten else ()
    _remember(s, Deed(deed.at, deed.act, beaten, lifted))
    if not s.hands[seat]:
        go_out(s, seat, events)
    if beaten and stage(s) == "play":  # DNUP-8.6: a won round is over, nothing returns
        _beat(s, beaten, events)


def _remember(s: State, deed: Deed) -> None:
    s.deeds[slot(len(s.hands), deed.at)] = deed
    s.trail = (*s.trail, deed)


def _beat(s: State, spot: Spot, events: list[Event]) -> None:
    """DNUP-A.2, DNUP-B.2: back to the owner, turned; DNUP-3.1: to the pile if the owner is out."""
    piled = spot.seat in s.out
    cards = s.table[slot(len(s.hands), spot)]
    events.append(Beaten(spot.seat, spot.area, cards, piled))
    if piled:
        _to_pile(s, spot)
    else:
        _to_hand(s, spot, spot.seat)


def _to_hand(s: State, spot: Spot, seat: Seat) -> None:
    """DNUP-1.5: turned upside down, before everyone's eyes."""
    gained = turned(s.table[slot(len(s.hands), spot)])
    s.table[slot(len(s.hands), spot)] = ()
    s.hands[seat] = plus(s.hands[seat], gained)
    s.known[seat] = plus(s.known[seat], gained)


def _to_pile(s: State, spot: Spot) -> None:
    s.pile = plus(s.pile, flat(s.table[slot(len(s.hands), spot)]))
    s.table[slot(len(s.hands), spot)] = ()
    s.trail = ()


def _take(s: State, here: Spot, act: Take, events: list[Event]) -> None:
    """DNUP-C."""
    there = Spot(act.seat, act.area)
    cards = s.table[slot(len(s.hands), there)]
    _to_hand(s, there, here.seat)
    s.quiet += 1
    _remember(s, Deed(here, act, there, cards))
    events.append(Took(here.seat, act.seat, act.area, cards))


def _turn(s: State, here: Spot, act: Act, events: list[Event]) -> None:
    """DNUP-D: all together; what is known of the hand turns with it."""
    s.hands[here.seat] = turned(s.hands[here.seat])
    s.known[here.seat] = turned(s.known[here.seat])
    s.quiet += 1
    _remember(s, Deed(here, act))
    events.append(Turned(here.seat))


def _pass_on(s: State, events: list[Event]) -> None:
    """DNUP-2.1, DNUP-8.2: next turn; DNUP-2.2: it begins with a discard, also for a seat that is out (DNUP-3.1)."""
    while True:
        if s.area < AREAS[len(s.hands)]:
            s.area += 1
        else:
            s.turn, s.area = (s.turn + 1) % len(s.hands), 1
        _discard(s, Spot(s.turn, s.area), events)
        if s.turn not in s.out:
            return


def _discard(s: State, spot: Spot, events: list[Event]) -> None:
    cards = s.table[slot(len(s.hands), spot)]
    if cards:
        events.append(Discarded(spot.seat, spot.area, cards))
        _to_pile(s, spot)
