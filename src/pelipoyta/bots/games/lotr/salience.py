"""Salience of The Lord of the Rings actions to people: characters first; events, abilities and their targets last."""

from pelipoyta.games.lotr.cards import CARDS
from pelipoyta.games.lotr.knowledge.view import View
from pelipoyta.games.lotr.model import Actions, Assign, HealBy, Pick, Play, Transfer, Use
from pelipoyta.games.lotr.terms import Kind
from pelipoyta.kernel import Seat

OF_KIND = {Kind.COMPANION: 0.95, Kind.MINION: 0.9, Kind.ALLY: 0.7, Kind.CONDITION: 0.6, Kind.EVENT: 0.5}
OF_ITEMS = 0.75


def salience(view: View, seat: Seat, action: Actions) -> float:
    match action:
        case Play(code):
            return OF_KIND.get(CARDS[code].kind, OF_ITEMS)
        case Assign():
            return 0.9
        case Pick():
            return 0.88
        case HealBy() | Use():
            return 0.5
        case Transfer():
            return 0.4
        case _:
            return 1.0  # yes and no, bids and places, and passing


def clock(view: View) -> int:
    """Site number: it grows with every turn."""
    return sum(player.site for player in view.players)
