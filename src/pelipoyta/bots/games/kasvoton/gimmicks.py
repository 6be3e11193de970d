"""Kasvoton vihollinen gimmicks: run, stand still, mirror the enemy, or attack the nearest card."""

from typing import Any

from pelipoyta.bots.games.kasvoton.greedy import greedy
from pelipoyta.bots.games.kasvoton.moves import distance
from pelipoyta.bots.gimmicks import trick
from pelipoyta.games.kasvoton.board import CELLS, COLUMNS, side_of
from pelipoyta.games.kasvoton.deck import QUEEN, rank_of
from pelipoyta.games.kasvoton.model import Done, Line, Move, Shoot, Triangle, View
from pelipoyta.kernel import Seat


def rush(view: View, seat: Seat, deed: Any) -> float:
    """Prefer a step forward with any card, kings and queens too."""
    match deed:
        case Move(src, dst):
            return (dst // COLUMNS - src // COLUMNS) * (1.0 if side_of(seat) == 0 else -1.0)
        case _:
            return 2.0 * _strikes(view, deed)


def turtle(view: View, seat: Seat, deed: Any) -> float:
    """Prefer to stand still; shoot and strike enemies that come near."""
    return 1.0 if isinstance(deed, Done) else 2.0 * _strikes(view, deed)


def mirror(view: View, seat: Seat, deed: Any) -> float:
    """Prefer to stand opposite the enemy's cards."""
    match deed:
        case Move(src, dst):
            foes = {card.cell for card in view.cards if card.side != side_of(seat)}
            return 0.5 + (CELLS - 1 - dst in foes) - (CELLS - 1 - src in foes)
        case _:
            return 0.6 + _strikes(view, deed)


def attack(view: View, seat: Seat, deed: Any) -> float:
    """Prefer to attack with the strongest card; else to come nearer."""
    match deed:
        case Move(src, dst):
            foes = [card.cell for card in view.cards if card.side != side_of(seat) and card.cell >= 0]
            if dst in foes:
                return 100.0 + next((rank_of(card.face) for card in view.cards if card.cell == src), 0)
            return -float(min((distance(dst, cell) for cell in foes), default=0))
        case _:
            return 250.0 * _strikes(view, deed) - 50.0


def _strikes(view: View, deed: Any) -> bool:
    """True if the action is a shot, or a strike that was not tried in vain before (KV-D4.10 allows endless retries)."""
    if not isinstance(deed, Line | Triangle):
        return isinstance(deed, Shoot)
    face = next((card.face for card in view.cards if card.cell == deed.cell), 0)
    return not face or (isinstance(deed, Triangle) and face != QUEEN)


TURN = frozenset({"archers", "scout", "strikes"})
GIMMICKS = {
    name: trick(liking, greedy, TURN)
    for name, liking in (("rush", rush), ("turtle", turtle), ("mirror", mirror), ("attack", attack))
}
