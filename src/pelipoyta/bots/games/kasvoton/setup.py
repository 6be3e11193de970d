"""Setup before the battle: the split of the six, the first turn, and the placing of cards."""

from collections.abc import Sequence
from random import Random
from typing import Any

from pelipoyta.games.kasvoton.board import BERTHS, COLUMNS, MIDDLE, NEAR
from pelipoyta.games.kasvoton.deck import KING, PRINCE, QUEEN, rank_of
from pelipoyta.games.kasvoton.model import Agree, Begin, Enlist, Place, Ready, Split, View
from pelipoyta.kernel import Seat

# By rank: preference for the front row.
FORWARD = (0.0, 0.7, 0.5, 0.5, 0.55, 0.8, 0.6, 0.55, 0.55, 0.6, 0.65, 0.3, 0.1, 0.0, 0.6)
# By rank: how much a card is wanted in an army that is chosen.
WANTED = (0.0, 0.0, 1.0, 1.0, 1.5, 4.0, 2.0, 2.5, 3.0, 4.0, 5.0, 0.0, 0.0, 0.0, 8.0)
GUARDS = frozenset({PRINCE, 9, 10, 14})


def choose_knight(view: View, seat: Seat, legal: Sequence[Any], rng: Random) -> Any:
    return rng.choice(legal)


def bargain(view: View, seat: Seat, legal: Sequence[Any], rng: Random) -> Any:
    """Accept any proposal of the partner; propose an even split, or to begin."""
    if Agree() in legal:
        return Agree()
    if Begin(seat) in legal:
        return Begin(seat)
    return rng.choice([split for split in legal if isinstance(split, Split) and len(split.faces) == 3])


def enlist(view: View, seat: Seat, legal: Sequence[Any], rng: Random) -> Any:
    """Choose a card by chance, strong ones and archers more often (KV-V4)."""
    cards = [action for action in legal if isinstance(action, Enlist)]
    return rng.choices(cards, [WANTED[rank_of(card.face)] for card in cards])[0]


def deploy(view: View, seat: Seat, legal: Sequence[Any], rng: Random) -> Any:
    """Place the king behind, away from the edges, with strong guards around him; archers and scout in front."""
    if Ready() in legal:
        return Ready()
    places = [place for place in legal if isinstance(place, Place)]
    if any(place.face == KING for place in places):
        seats_left = _king_cells(view, seat, places[0].cell)
        if places[0].cell in seats_left and rng.random() < 1 / len(seats_left):
            return next(place for place in places if place.face == KING)
        places = [place for place in places if place.face != KING] or places
    return rng.choices(places, [_longing(view, place) for place in places])[0]


def _king_cells(view: View, seat: Seat, cell: int) -> list[int]:
    """Cells from this one on where the king may be put."""
    berths = BERTHS[view.seats, seat]
    later = berths[berths.index(cell) :] if cell in berths else ()
    return [c for c in later if _is_rear(c) and 2 <= c % COLUMNS <= 10 and (view.seats == 2 or c % COLUMNS != MIDDLE)]


def _is_rear(cell: int) -> bool:
    return cell // COLUMNS in (0, 5)


def _longing(view: View, place: Place) -> float:
    rank = rank_of(place.face)
    forward = FORWARD[rank]
    longing = (1 - forward if _is_rear(place.cell) else forward) ** 3 + 0.02
    king = next((card.cell for card in view.cards if card.face == KING and card.cell >= 0), -1)
    if king >= 0 and place.cell in NEAR[king]:
        longing *= 4.0 if rank in GUARDS or rank == QUEEN else 0.6
    return longing
