"""Track where the cards of each player's deck lie, so that draws can be verified without showing decks (TABLE-19)."""

from collections.abc import Iterator

from pelipoyta.games.lotr.engine.catalogue import CARDS
from pelipoyta.games.lotr.events import (
    CardPlayed,
    CardReturned,
    CardsDiscarded,
    CardStacked,
    CardSunk,
    DeckShuffled,
    Events,
)
from pelipoyta.games.lotr.model import State
from pelipoyta.games.lotr.terms import Kind, Pile
from pelipoyta.kernel import Seat
from pelipoyta.kernel.fairness.copies import CopyTracker

DECK, HAND = "deck", "hand"


def heaps(s: State, seat: Seat) -> CopyTracker:
    """Tracker of the copies of a seat's cards, sites left out: deck, hand, and cards that all have seen."""
    player, others = s.players[seat], [other for other in range(len(s.players)) if other != seat]
    in_play = [card.code for card in s.cards.values() if card.owner == seat and CARDS[card.code].kind is not Kind.SITE]
    hand = tuple(held.code for held in player.hand)
    seen = tuple(held.code for held in player.hand if all(other in held.eyes for other in others))
    return CopyTracker({DECK: player.deck.bag, HAND: hand}, (*in_play, *player.discard, *player.dead), seen)


def told(event: Events) -> Iterator[tuple[Seat, int]]:
    if isinstance(event, CardPlayed):
        yield event.seat, event.code
    elif isinstance(event, CardsDiscarded):
        yield from ((event.seat, code) for code in event.codes)


def stirs(event: Events) -> Iterator[tuple[Seat, str]]:
    """A hand changes with nearly everything that its player does; a deck seldom, and then all are told."""
    seat = getattr(event, "seat", -1)
    yield getattr(event, "of", seat), HAND
    if isinstance(event, DeckShuffled | CardSunk | CardStacked) or _touches_deck(event):
        yield seat, DECK


def _touches_deck(event: Events) -> bool:
    piles = (Pile.DECK, Pile.DECK_TOP)
    if isinstance(event, CardReturned):
        return event.to in piles
    return isinstance(event, CardPlayed | CardsDiscarded) and event.pile in piles
