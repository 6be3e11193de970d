"""The table as a picture: the road, the twilight, characters in their places, and the hands in view."""

from collections.abc import Iterable, Sequence

from pelipoyta.games.lotr.art.tiles import WIDE, leather, tile
from pelipoyta.games.lotr.engine.catalogue import CARDS
from pelipoyta.games.lotr.engine.find import is_of
from pelipoyta.games.lotr.knowledge.view import View
from pelipoyta.games.lotr.model import Card, Zone
from pelipoyta.games.lotr.terms import Kind
from pelipoyta.kernel import Seat
from pelipoyta.kernel.picture import (
    Picture,
    circle,
    group,
    lettering,
    line,
    mark,
    on_ground,
    rect,
    row,
    stack,
    with_hands,
)

SITES, STEP = 9, 84
SPAN = 860
VELLUM, LEATHER, DUSK = "#f6ecd4", "#6b4e2c", "#2b2733"


def picture(views: Sequence[View]) -> Picture:
    """Rows from the Free Peoples' side: seats that do not move above, the Shadow between, the fellowship below."""
    table = views[0]
    others = [seat for seat in table.order if seat != table.free]
    rows = [_road(table), *(_company(table, seat, 0.6) for seat in others)]
    rows += [_shadow(table), _company(table, table.free, 1)]
    hands = [_hand(view) for view in views if view.seat is not None and view.players[view.seat].hand]
    return on_ground(with_hands(stack(rows, gap=16), hands, gap=16), fill="#efe4cc")


def _road(view: View) -> Picture:
    """Nine sites, where each player has come to, and the twilight that the shadow may spend."""
    stones = "".join(_site(view, number) for number in range(1, SITES + 1))
    way = line(40, 40, 40 + STEP * (SITES - 1), 40, stroke="#c9b58a", width=12)
    pool = _twilight(view.twilight, 60 + STEP * SITES, 40)
    return Picture(SPAN, 80, way + stones + pool)


def _site(view: View, number: int) -> str:
    x = 40 + STEP * (number - 1)
    here = [seat for seat, player in enumerate(view.players) if player.site == number and not player.out]
    laid = any(card.zone is Zone.PATH and CARDS[card.code].site == number for card in view.cards)
    stone = circle(x, 40, 24, VELLUM if laid else "#e2d3af", stroke=LEATHER, stroke_width=3)
    marks = "".join(mark(seat, x + 13 * (2 * i - len(here) + 1), 68, 20) for i, seat in enumerate(here))
    return stone + lettering(str(number), x, 48, 18, LEATHER) + marks


def _twilight(amount: int, x: float, y: float) -> str:
    bowl = circle(x, y, 30, DUSK, stroke="#8a7fa3", stroke_width=3)
    return bowl + lettering(str(amount), x, y + 10, 22, "#f2ead8", bold=2.1)


def _company(view: View, seat: Seat, scale: float) -> Picture:
    """A player's companions and what supports them."""
    stand = [card for card in view.cards if card.owner == seat and card.zone is Zone.FELLOWSHIP]
    support = [card for card in view.cards if card.owner == seat and card.zone is Zone.SUPPORT]
    cards = (*(_upright(view, card) for card in stand), *(_scaled(_upright(view, card), 0.62) for card in support))
    return row((_owner(view, seat), _fitting(cards, scale)), gap=14)


def _owner(view: View, seat: Seat) -> Picture:
    """Player mark beside a row of cards, with burdens and the number of cards in hand."""
    player = view.players[seat]
    burdens = "".join(circle(14 + 11 * (i % 6), 52 + 11 * (i // 6), 4.2, DUSK) for i in range(min(player.burdens, 12)))
    held = rect(42, 6, 20, 28, "#a58a5b", rx=3, stroke=VELLUM, stroke_width=1.5)
    count = lettering(str(player.hand_count), 76, 27, 13, "#3b2c17")
    return Picture(90, 80, mark(seat, 20, 20, 30) + held + count + burdens)


def _shadow(view: View) -> Picture:
    minions = [card for card in view.cards if card.zone is Zone.CENTRE]
    fought = {minion: fight.character for fight in view.fights for minion in fight.minions}
    minions.sort(key=lambda card: (fought.get(card.id, -1), card.id))
    return _fitting([_upright(view, card) for card in minions], 1)


def _upright(view: View, card: Card) -> Picture:
    """A card in play with what it bears showing beneath it."""
    numbers = next((each for each in view.numbers if each.card == card.id), None)
    strength = sum(part.amount for part in numbers.strength) if numbers else None
    fights = any(is_of(fight, card) for fight in view.fights)
    shown = tile(CARDS[card.code], strength, numbers.vitality if numbers else None, card.wounds, lit=fights)
    borne = [each for each in view.cards if each.host == card.id and each.zone is Zone.ATTACHED]
    strips = "".join(_strip(each, 16 * i) for i, each in enumerate(borne))
    return Picture(WIDE, shown.height + 16 * len(borne), group(strips, 0, shown.height - 6) + shown.body)


def _strip(card: Card, y: float) -> str:
    fact = CARDS[card.code]
    gold = circle(WIDE / 2, y + 12, 5.5, "none", stroke="#f3cf6b", stroke_width=3) if fact.kind is Kind.RING else ""
    return rect(6, y, WIDE - 12, 20, leather(fact), rx=5, stroke=VELLUM, stroke_width=1.2) + gold


def _hand(view: View) -> Picture:
    assert view.seat is not None
    owner = Picture(44, 44, mark(view.seat, 22, 22, 34))
    cards = (tile(CARDS[held.code]) for held in view.players[view.seat].hand)
    return row((owner, _fitting(cards, 0.82)), gap=12)


def _scaled(picture: Picture, scale: float) -> Picture:
    return Picture(picture.width * scale, picture.height * scale, group(picture.body, scale=scale))


def _fitting(cards: Iterable[Picture], scale: float) -> Picture:
    """In one row, as large as the table is wide."""
    whole = row(cards, gap=10)
    return _scaled(whole, min(scale, (SPAN - 110) / max(1.0, whole.width)))
