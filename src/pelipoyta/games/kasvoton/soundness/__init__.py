"""Check that a position is possible: setup must follow the rules; in battle a few cards are enough."""

from collections import Counter
from collections.abc import Callable, Iterator

from pelipoyta.games.kasvoton.board import ARMY, mates
from pelipoyta.games.kasvoton.deck import KNIGHTS, whole
from pelipoyta.games.kasvoton.model import Stage, State
from pelipoyta.games.kasvoton.points import points
from pelipoyta.games.kasvoton.soundness.field import faults_of_end, faults_of_lots, faults_of_starter, faults_of_turn
from pelipoyta.games.kasvoton.soundness.setup import (
    faults_of_deploy,
    faults_of_enlistment,
    faults_of_knights,
    faults_of_muster,
    faults_of_split,
)

BY_STAGE: dict[Stage, Callable[[State], Iterator[str]]] = {
    Stage.KNIGHT: faults_of_knights,
    Stage.SPLIT: faults_of_split,
    Stage.MUSTER: faults_of_muster,
    Stage.DEPLOY: faults_of_deploy,
    Stage.LOTS: faults_of_lots,
    Stage.STARTER: faults_of_starter,
    Stage.TURN: faults_of_turn,
    Stage.PAIR: faults_of_turn,
    Stage.ROYAL: faults_of_turn,
    Stage.OVER: faults_of_end,
    Stage.ENLIST: faults_of_enlistment,
}


def check(s: State) -> None:
    """Raise ValueError where the position is impossible."""
    fault = next(_faults(s), None)
    if fault:
        raise ValueError(fault)


def _faults(s: State) -> Iterator[str]:
    if not points.can_play(s.options, s.seats):
        yield "these variants cannot be played (TABLE-28)"
        return
    for side in (0, 1):
        if Counter(_faces(s, side)) - Counter(dict(whole())):
            yield "more cards of a kind than the deck has (KV-B)"
    if any(knight and knight not in KNIGHTS for knight in s.knights):
        yield "no such knight (KV-C2)"
    if s.seats == 2 and (any(s.splits) or any(s.agreed) or any(s.offers) or any(s.said) or s.middle != [-1, -1]):
        yield "two players have no team mates (KV-F)"
    yield from BY_STAGE[s.stage](s)


def _faces(s: State, side: int) -> list[int]:
    placed = [face for face in s.faces[ARMY * side : ARMY * side + ARMY] if face]
    return [*placed, *(face for seat in mates(s.seats, side) for face in s.hands[seat]), *s.turned[side]]
