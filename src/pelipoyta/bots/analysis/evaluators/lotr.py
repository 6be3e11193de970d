"""The Lord of the Rings: how far each has come, what the Ring-bearer suffers, and who goes with him or lies in wait."""

from random import Random

from pelipoyta.bots.analysis.evaluation import Row, Rows
from pelipoyta.bots.games.lotr.evaluate import lasting_strength, outcome
from pelipoyta.games.lotr.cards import CARDS
from pelipoyta.games.lotr.decks import OFFERED, why_not_deck
from pelipoyta.games.lotr.engine.numbers import vitality_left
from pelipoyta.games.lotr.model import Card, Format, Options, State, Zone
from pelipoyta.games.lotr.terms import Kind, Phase, Side
from pelipoyta.kernel import Seat

WEIGHED = {
    "journey": 0.83, "last": 2.86, "burdens": -0.41, "wounds": -0.41, "failing": -0.31, "fellowship": 0.97,
    "companions": 0.51, "shadows": 0.2, "minions": 0.32, "lurking": 0.22, "twilight": 0.43, "fights": 0.4, "dead": -0.1,
}  # fmt: skip
TERMS, WEIGHTS = tuple(WEIGHED), tuple(WEIGHED.values())
MEASURES = {"journey": 3.0, "burdens": 1.0, "wounds": 2.0, "fellowship": 20.0, "companions": 4.0, "shadows": 3.0,
            "minions": 10.0, "twilight": 8.0, "dead": 3.0}  # fmt: skip
SIGNS = (1, 1, -1, -1, -1, 1, 1, 1, 1, 1, 1, 1, -1)
KEPT = 0.12  # of the positions of a game, for it has many
MOST = 30.0  # that a skirmish is thought to change
OPEN = (Phase.FELLOWSHIP, Phase.SHADOW, Phase.BETWEEN)  # while twilight can still bring minions


def terms(s: State) -> Rows:
    return [_row(s, seat) for seat in range(len(s.players))]


def told(s: State) -> Rows:
    """Burdens as they are counted, not by how few more can be borne; strength as it is, however hurt one may be."""
    burdens, fellowship = TERMS.index("burdens"), TERMS.index("fellowship")
    rows = [list(row) for row in terms(s)]
    for seat, row in enumerate(rows):
        company = [card for card in s.cards.values() if card.owner == seat and card.zone is Zone.FELLOWSHIP]
        row[burdens] = s.players[seat].burdens
        row[fellowship] = sum(lasting_strength(s, card) for card in company) / 20
    return [tuple(row) for row in rows]


def table(rng: Random) -> Options:
    """Options of a game between two ready-made decks, for fitting and measuring."""
    decks = {key: form for key in OFFERED if (form := _form(key))}
    deck = rng.choice([*decks])
    others = [key for key, form in decks.items() if form == decks[deck]]
    return Options(decks=(deck, rng.choice(others)), format=decks[deck])


def _form(key: str) -> Format | None:
    """The narrowest format that lets the deck in."""
    forms: tuple[Format, ...] = ("towers", "fellowship", "open")
    return next((form for form in forms if not why_not_deck(Options(format=form), key)), None)


def _row(s: State, seat: Seat) -> Row:
    player, bearer = s.players[seat], s.cards.get(s.players[seat].bearer)
    own = [card for card in s.cards.values() if card.owner == seat]
    company = [card for card in own if card.zone is Zone.FELLOWSHIP]
    return (
        player.site / 3,
        max(player.site - 6, 0) / 2,
        max(4 - player.resistance + player.burdens, 0) / 2,
        (bearer.wounds if bearer else 4) / 2,
        float(bearer is None or vitality_left(s, bearer) <= 2),
        sum(_might(s, card) for card in company) / 20,
        len(company) / 4,
        sum(_is_shadow_support(card) for card in own) / 3,
        sum(lasting_strength(s, card) for card in own if card.zone is Zone.CENTRE) / 10,
        sum(CARDS[held.code].strength for held in player.hand if CARDS[held.code].kind is Kind.MINION) / 20,
        s.twilight / 8 if s.phase in OPEN and seat != s.free else 0.0,
        _fights(s) / 10 if seat == s.free else 0.0,
        len(player.dead) / 3,
    )


def _might(s: State, card: Card) -> float:
    return lasting_strength(s, card) * min(vitality_left(s, card), 4) / 4


def _is_shadow_support(card: Card) -> bool:
    kinds = (Kind.CONDITION, Kind.POSSESSION, Kind.ARTIFACT)
    lying = card.zone is Zone.SUPPORT or card.zone is Zone.ATTACHED
    return lying and CARDS[card.code].side is Side.SHADOW and CARDS[card.code].kind in kinds


def _fights(s: State) -> float:
    """Predicted results of the skirmishes for the Free Peoples, as they stand."""
    fights = [*s.fights, s.fight] if s.fight else s.fights
    return sum(max(min(outcome(s, fight), MOST), -MOST) for fight in fights)
