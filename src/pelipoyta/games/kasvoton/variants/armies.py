"""Ways to form the armies: by number of knights, the same for both, mirrored, or chosen with points or without."""

from collections import Counter
from dataclasses import replace

from pelipoyta.games.kasvoton.board import BERTHS, card_from, side_of
from pelipoyta.games.kasvoton.deck import ARMY, DRAWN, KNIGHT, KNIGHTS, rank_of, standard, whole
from pelipoyta.games.kasvoton.model import Dealt, Deployed, Placed, Stage, State, View
from pelipoyta.games.kasvoton.points import Deck, KasvotonPoints
from pelipoyta.games.kasvoton.rules.muster import army_draw, muster, undrawn
from pelipoyta.kernel import Draw, Event, Outcome, Seat, Secret
from pelipoyta.kernel.variants import Variant, VariantParameter

TWO = (2,)
Faces = tuple[int, ...]


def others(knight: int) -> Faces:
    """The knights that were not chosen."""
    return tuple(each for each in KNIGHTS if each != knight)


def relabelled(faces: Faces, knight: int, chosen: int) -> Faces:
    """The same cards for a side that chose another knight: knights differ in name only."""
    name = dict(zip((knight, *others(knight)), (chosen, *others(chosen)), strict=True))
    return tuple(name.get(face, face) for face in faces)


def with_knights(points: KasvotonPoints, count: int) -> KasvotonPoints:
    """KV-V5: every army has so many knights; the rest is drawn from the other cards."""

    def draw(s: State) -> Draw:
        return Draw(tuple(face for face in undrawn(s, s.mustered) if face < KNIGHT), DRAWN - count + 1)

    def deal(s: State, outcome: Outcome, events: list[Event]) -> None:
        muster(s, outcome + others(s.knights[s.mustered])[: count - 1], events)

    def deck(v: View, side: int) -> Deck:
        left = Counter(v.turned[side])
        spare = others(v.knights[side])[count - 1 :]
        return tuple((face, left[face] if face in spare else number) for face, number in whole())

    return replace(points, draw=draw, deal=deal, deck=deck)


def same_draw(points: KasvotonPoints) -> KasvotonPoints:
    """KV-V1: what is drawn for the first army, the second has too."""
    form = points.deal or muster

    def deal(s: State, outcome: Outcome, events: list[Event]) -> None:
        form(s, outcome, events)
        form(s, relabelled(outcome, *s.knights), events)

    def deck(v: View, side: int) -> Deck:
        if v.seat is None or v.seat == side:
            return points.deck(v, side) if points.deck else whole()
        return tuple(Counter([*_own_army(v), *v.turned[side]]).items())

    return replace(points, deal=deal, deck=deck)


def _own_army(v: View) -> Faces:
    """The viewer's army, by the names of the enemy's knights."""
    assert v.seat is not None
    own = tuple(card.face for card in v.cards if card.side == v.seat) + v.hand
    return relabelled(own, v.knights[v.seat], v.knights[1 - v.seat])


def mirrored(points: KasvotonPoints) -> KasvotonPoints:
    """KV-V2: the same cards, put down by lot as mirror images: both players know every card."""
    first, form = points.draw or army_draw, points.deal or muster

    def draw(s: State) -> Draw:
        return first(s) if s.mustered == 0 else Draw(s.hands[0], ARMY)

    def deal(s: State, outcome: Outcome, events: list[Event]) -> None:
        if s.mustered == 0:
            form(s, outcome, events)
        else:
            _stand_mirrored(s, outcome, events)

    return replace(points, draw=draw, deal=deal, known=True)


def _stand_mirrored(s: State, order: Outcome, events: list[Event]) -> None:
    armies = order, relabelled(order, *s.knights)
    events.append(Dealt(1, Secret(tuple(sorted(armies[1])), (1,))))
    for side, faces in enumerate(armies):
        for face, cell in zip(faces, BERTHS[2, side], strict=True):
            card = card_from(cell)
            s.faces[card], s.cells[card], s.board[cell], s.eyes[card] = face, cell, card, 0b11
            events.append(Placed(side, cell, face, eyes=(0, 1)))
        s.hands[side], s.ready[side] = (), True
        events.append(Deployed(side))
    s.mustered, s.stage = 2, Stage.LOTS


def any_left(s: State, seat: Seat) -> list[int]:
    """KV-V4: any card of the own deck."""
    return sorted(set(undrawn(s, side_of(seat))))


def bought(points: KasvotonPoints, purse: int) -> KasvotonPoints:
    """KV-V3: a card costs its number, and all twenty together no more than the purse."""

    def recruits(s: State, seat: Seat) -> list[int]:
        left = undrawn(s, side_of(seat))
        missing = ARMY - len(s.hands[seat])
        spare = purse - cost(s.hands[seat]) + cost(standard(s.knights[side_of(seat)]))
        return [face for face in any_left(s, seat) if rank_of(face) + cheapest(left, face, missing - 1) <= spare]

    return replace(points, recruits=recruits)


def cost(faces: Faces) -> int:
    return sum(map(rank_of, faces))


def cheapest(left: Faces, but: int, count: int) -> int:
    """Cost of the cheapest cards that complete an army once this one is taken."""
    ranks = sorted(map(rank_of, left))
    ranks.remove(rank_of(but))
    return sum(ranks[:count])


def chosen(points: KasvotonPoints) -> KasvotonPoints:
    return replace(points, recruits=any_left)


ARMIES = (
    Variant("knights", "KV-V5", with_knights, (VariantParameter("count", 4, 1, 4),), seats=TWO),
    Variant("same-draw", "KV-V1", same_draw, seats=TWO),
    Variant("mirrored", "KV-V2", mirrored, against=("same-draw",), seats=TWO),
    Variant(
        "points",
        "KV-V3",
        bought,
        (VariantParameter("purse", 130, 90, 200),),
        against=("knights", "same-draw", "mirrored", "open-choice"),
        seats=TWO,
    ),
    Variant("open-choice", "KV-V4", chosen, against=("knights", "same-draw", "mirrored"), seats=TWO),
)
