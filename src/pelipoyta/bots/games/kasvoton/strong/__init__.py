"""Strongest Kasvoton vihollinen bot: a neural net trained by self-play and against greedy."""

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from pelipoyta.bots.games.kasvoton.field import Field
from pelipoyta.bots.games.kasvoton.greedy import greedy
from pelipoyta.bots.games.kasvoton.strikes import line_gain, news, triangle_gain
from pelipoyta.bots.games.kasvoton.strong.net import DONE, Net
from pelipoyta.bots.search.netfile import read_numbers
from pelipoyta.games.kasvoton.board import AHEAD, AROUND, CELLS, NEAR
from pelipoyta.games.kasvoton.deck import KING
from pelipoyta.games.kasvoton.model import Done, Line, Move, Scout, Shoot, Stage, Triangle, View
from pelipoyta.games.kasvoton.rules.march import battle
from pelipoyta.kernel import Seat

VERSION = 1  # version of the features and the architecture
HERE = Path(__file__).parent
PLANES: dict[type, int] = {Shoot: 8, Scout: 9, Line: 10, Triangle: 11}


@cache
def net() -> Net:
    return Net(read_numbers(HERE / "two.net", "kasvoton", VERSION))


def choose(
    view: View, seat: Seat, ask: str | None, legal: Sequence[Any], rng: Random, budget: float, nodes: int
) -> Any:
    """The net plays the battle of two; placing, unfinished strikes and battles of four go to greedy."""
    if ask is None or view.seats != 2 or view.stage is not Stage.TURN:
        return greedy(view, seat, ask, legal, rng, budget)
    ranked = weigh(view, seat, legal)
    return ranked[0] if ranked else greedy(view, seat, ask, legal, rng, budget)


def weigh(view: View, seat: Seat, legal: Sequence[Any]) -> list[Any]:
    """Actions in order: taking a face-up king first, then by the net; pointless actions are left out."""
    field, scorer = Field(view, seat), net()
    deeds = [deed for deed in legal if _is_deed(deed) and not _is_idle(field, deed)]
    if len(deeds) > 1:
        scorer.read(view, seat)
        deeds.sort(key=lambda deed: (takes_king(field, deed), scorer.worth(number(deed, seat))), reverse=True)
    return deeds


def number(deed: Any, seat: Seat) -> int:
    """Action number of the net (net.py), on a board turned so that own cards march up."""
    if isinstance(deed, Done):
        return DONE
    if isinstance(deed, Move):
        src, dst = _turned(deed.src, seat), _turned(deed.dst, seat)
        return AROUND[src].index(dst) * CELLS + src
    return PLANES[type(deed)] * CELLS + _turned(deed.cell, seat)


def _turned(cell: int, seat: Seat) -> int:
    return cell if seat == 0 else CELLS - 1 - cell


def takes_king(field: Field, deed: Any) -> bool:
    """True if the action surely takes the king: the net has seen few boards that are nearly empty."""
    match deed:
        case Move(src, dst):
            return _is_king(field, dst) and battle(field.view.options, field.rank(src), KING)[1]
        case Shoot(cell):
            return _is_king(field, AHEAD[field.side][cell])
        case Line(cell) | Triangle(cell):
            return _is_king(field, cell)
        case _:
            return False


def _is_king(field: Field, cell: int) -> bool:
    card = field.board[cell]
    return card is not None and card.side != field.side and card.face == KING


def _is_deed(deed: Any) -> bool:
    return isinstance(deed, Move | Done) or type(deed) in PLANES


def _is_idle(field: Field, deed: Any) -> bool:
    """True if a strike was tried in vain before: it may be repeated for ever (KV-D4.10), and the net does so."""
    match deed:
        case Line():
            return line_gain(field, deed) <= 0
        case Triangle():
            return triangle_gain(field, deed) <= 0
        case Scout(cell):
            near = [card for n in NEAR[cell] if (card := field.board[n]) and card.side != field.side]
            return not any(news(card) for card in near)
        case _:
            return False
