"""The states a card in play can be in."""

from collections.abc import Callable

from pelipoyta.games.lotr.engine.catalogue import CARDS
from pelipoyta.games.lotr.engine.find import is_assigned, is_mounted, is_ring_bound, opponents_in_fight
from pelipoyta.games.lotr.engine.journey import is_home
from pelipoyta.games.lotr.engine.numbers import is_roaming, vitality_left
from pelipoyta.games.lotr.model import Card, State, Zone
from pelipoyta.games.lotr.terms import Being, Kind


def is_in(s: State, card: Card, being: Being) -> bool:
    return STATES[being](s, card)


STATES: dict[Being, Callable[[State, Card], bool]] = {
    Being.WOUNDED: lambda s, card: card.wounds > 0,
    Being.EXHAUSTED: lambda s, card: CARDS[card.code].is_character and vitality_left(s, card) == 1,
    Being.ROAMING: is_roaming,
    Being.MOUNTED: is_mounted,
    Being.UNBOUND: lambda s, card: CARDS[card.code].kind is Kind.COMPANION and not is_ring_bound(s, card),
    Being.RING_BOUND: lambda s, card: CARDS[card.code].kind is Kind.COMPANION and is_ring_bound(s, card),
    Being.RING_BEARER: lambda s, card: s.players[card.owner].bearer == card.id,
    Being.UNASSIGNED: lambda s, card: not is_assigned(s, card),
    Being.SKIRMISHING: lambda s, card: bool(opponents_in_fight(s, card)),
    Being.SUPPORTING: lambda s, card: card.zone is Zone.SUPPORT,
    Being.PRESENT: lambda s, card: card.zone in (Zone.FELLOWSHIP, Zone.CENTRE) or is_home(s, card),
    Being.CONTROLLED: lambda s, card: card.zone is Zone.CONTROLLED,
}
