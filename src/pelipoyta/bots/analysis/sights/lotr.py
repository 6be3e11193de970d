"""The Lord of the Rings: how far each has come, what the Ring-bearer suffers, and who goes with him or lies in wait."""

from pelipoyta.bots.analysis.sight import Rows
from pelipoyta.bots.minds.lotr.worth import companion_worth, minion_worth
from pelipoyta.games.lotr.cards import CARDS
from pelipoyta.games.lotr.find import is_active
from pelipoyta.games.lotr.model import State
from pelipoyta.games.lotr.terms import Kind
from pelipoyta.kernel import Seat

TERMS = ("journey", "burdens", "wounds", "fellowship", "minions", "hand", "dead", "turn")
WEIGHTS = (-0.57, -0.28, -0.17, 1.03, 0.16, 0.0, -1.43, -0.03)
ERROR = 0.064
MEASURES = {"journey": 1.0, "burdens": 3.0, "wounds": 2.0, "fellowship": 20.0, "minions": 20.0, "dead": 3.0}


def terms(s: State) -> Rows:
    return [_row(s, seat) for seat in range(len(s.players))]


def _row(s: State, seat: Seat) -> tuple[float, ...]:
    player, bearer = s.players[seat], s.cards.get(s.players[seat].bearer)
    own = [card for card in s.cards.values() if card.owner == seat]
    company = [card for card in own if CARDS[card.code].kind is Kind.COMPANION]
    foes = [card for card in own if CARDS[card.code].kind is Kind.MINION and is_active(s, card)]
    return (
        player.site,
        player.burdens / 3,
        (bearer.wounds if bearer else 0) / 2,
        sum(companion_worth(s, card) - card.wounds for card in company) / 20,
        sum(minion_worth(s, card) for card in foes) / 20,
        len(player.hand) / 8,
        len(player.dead) / 3,
        float(seat == s.free),
    )
