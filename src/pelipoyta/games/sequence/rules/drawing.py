"""Drawing: the pile and its reshuffle, and the owed card when drawing is left to the player."""

from pelipoyta.games.sequence.cards import Cards, minus, with_card
from pelipoyta.games.sequence.model import LAPSED, NOBODY, Drew, Lapsed, Reshuffled, State
from pelipoyta.kernel import Deck, Event, Outcome, Seat, Secret, only


def can_draw(s: State) -> bool:
    """SEQ-3.3: from the pile, or from what would be shuffled into a new one."""
    return len(s.deck) > 0 or sum(map(len, s.piles)) > len(s.exchanged)


def begin_draw(s: State, seat: Seat) -> list[Event]:
    """Let chance give the seat a card; an empty pile is renewed first."""
    s.drawer = seat
    return [] if len(s.deck) else _reshuffle(s)


def _reshuffle(s: State) -> list[Event]:
    """SEQ-3.3: all discards but the dead cards exchanged in this turn; everyone knows what goes in."""
    kept: list[Cards] = [()] * s.seats
    kept[s.turn] = s.exchanged
    loose = minus((card for pile in s.piles for card in pile), s.exchanged)
    s.piles, s.deck = kept, Deck().shuffled(loose)
    s.stock, s.drawn = s.deck.bag, [()] * s.seats
    return [Reshuffled(len(loose))]


def settle_draw(s: State, outcome: Outcome) -> list[Event]:
    (card,), s.deck = s.deck.drawn(1, outcome)
    seat, s.drawer = s.drawer, NOBODY
    s.hands[seat] = with_card(s.hands[seat], card)
    s.drawn[seat] = with_card(s.drawn[seat], card)
    return [Drew(seat, Secret(card, only(seat)))]


def take(s: State, seat: Seat) -> list[Event]:
    """SEQ-3.2: draw the owed card; earlier players who have not drawn lose theirs."""
    turn, s.owed[seat] = s.owed[seat], 0
    return lapse_before(s, turn) + begin_draw(s, seat)


def lapse_before(s: State, turn: int) -> list[Event]:
    """SEQ-3.2: the rights of earlier turns lapse, the next player's draw, pass or lapse behind them."""
    late = [seat for seat, owed in enumerate(s.owed) if 0 < owed < turn]
    for seat in late:
        s.owed[seat] = LAPSED
    return [Lapsed(seat) for seat in late]
