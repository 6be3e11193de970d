"""Strongest Kasvoton vihollinen bot: a neural net, and exact search of the turns in which a king may fall."""

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from pelipoyta.bots.games.kasvoton.field import Field
from pelipoyta.bots.games.kasvoton.greedy import greedy
from pelipoyta.bots.games.kasvoton.strikes import line_gain, news, triangle_gain
from pelipoyta.bots.games.kasvoton.strong.drive import BEST, drives
from pelipoyta.bots.games.kasvoton.strong.kings_fall import KingsFall
from pelipoyta.bots.games.kasvoton.strong.net import DONE, Net
from pelipoyta.bots.games.kasvoton.strong.reply import Reply
from pelipoyta.bots.levels import SURE
from pelipoyta.bots.search.netfile import read_numbers
from pelipoyta.games.kasvoton.board import AROUND, CELLS, NEAR, side_of
from pelipoyta.games.kasvoton.model import Done, Line, Move, Phase, Scout, Shoot, Stage, Triangle, View
from pelipoyta.kernel import Seat

CERTAIN, LIKELY = 0.999, 0.4  # chances to fell the king: taken at once, and worth more than the net's liking
KILL, PERIL = 60.0, 30.0  # in units of the net: between its best and its middling deed lie 16
VERSION = 1  # version of the features and the architecture
HERE = Path(__file__).parent
PLANES: dict[type, int] = {Shoot: 8, Scout: 9, Line: 10, Triangle: 11}


@cache
def net() -> Net:
    return Net(read_numbers(HERE / "two.net", "kasvoton", VERSION))


def choose(
    view: View, seat: Seat, ask: str | None, legal: Sequence[Any], rng: Random, budget: float, nodes: int
) -> Any:
    """The net plays turns, of four too; placing and unfinished strikes go to greedy."""
    if ask is None or view.stage is not Stage.TURN:
        return greedy(view, seat, ask, legal, rng, budget)
    worths = weigh(view, seat, legal, BEST)
    return max(worths, key=lambda deed: worths[deed]) if worths else greedy(view, seat, ask, legal, rng, budget)


def weigh(view: View, seat: Seat, legal: Sequence[Any], drive: float) -> dict[Any, float]:
    """Value of each deed by the net, by exact search around the kings, and by the drive towards the enemy's.

    Pointless deeds are left out.
    """
    field, scorer = Field(view, seat), net()
    deeds = [deed for deed in legal if _is_deed(deed) and not _is_idle(field, deed)]
    if len(deeds) < 2:
        return dict.fromkeys(deeds, 0.0)
    scorer.read(view, seat)
    parts = zip(deeds, kills(field, deeds), perils(field, deeds), drives(field, deeds, drive), strict=True)
    return {deed: scorer.worth(number(deed, seat)) + kill - peril + step for deed, kill, peril, step in parts}


def kills(field: Field, deeds: Sequence[Any]) -> list[float]:
    """Value of the chance that the enemy king falls in this turn: beyond everything where it is certain."""
    chances = KingsFall(field).values(deeds)
    return [
        SURE if chance > CERTAIN else KILL * chance if chance >= LIKELY or field.lost else 0.0 for chance in chances
    ]


def perils(field: Field, deeds: Sequence[Any]) -> list[float]:
    """Cost of the chance that the own king falls in the enemy's turn, beyond the safest deed's."""
    reply = Reply(field)
    if field.view.phase is not Phase.ARCHERS or not reply.is_known():
        return [0.0] * len(deeds)
    risks = [reply.after(deed) if isinstance(deed, Move | Done) else None for deed in deeds]
    least = min((risk for risk in risks if risk is not None), default=0.0)
    return [PERIL * (risk - least) if risk is not None else 0.0 for risk in risks]


def number(deed: Any, seat: Seat) -> int:
    """Action number of the net (net.py), on a board turned so that own cards march up."""
    if isinstance(deed, Done):
        return DONE
    if isinstance(deed, Move):
        src, dst = _turned(deed.src, seat), _turned(deed.dst, seat)
        return AROUND[src].index(dst) * CELLS + src
    return PLANES[type(deed)] * CELLS + _turned(deed.cell, seat)


def _turned(cell: int, seat: Seat) -> int:
    return cell if side_of(seat) == 0 else CELLS - 1 - cell


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
