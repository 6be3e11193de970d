"""Reconciling a hand: a free discard, then down or up to eight cards (LOTR-15.2, LOTR-30.20)."""

from msgspec.structs import replace

from pelipoyta.games.lotr.model import Drawing, Reconciling, Select
from pelipoyta.games.lotr.model.game_change import GameChange
from pelipoyta.games.lotr.rules.changes.steps import discard_from_hand
from pelipoyta.games.lotr.terms import Pile

HAND = 8


def run_reconciling(g: GameChange, task: Reconciling) -> None:
    """LOTR-15.2, LOTR-30.20."""
    s = g.s
    if s.players[task.seat].out:
        return
    hand = tuple(held.code for held in s.players[task.seat].hand)
    names = dict(task.names)
    if task.stage == 0:
        g.then(
            Select(task.seat, what="reconcile", options=hand, name="spare", least=0, most=1, pile=Pile.HAND),
            replace(task, stage=1),
        ) if hand else (g.then(replace(task, stage=1)))
    elif task.stage == 1:
        if names.get("spare"):
            discard_from_hand(g, task.seat, names["spare"])
        _fill_or_cut(g, task)
    elif names.get("excess"):
        discard_from_hand(g, task.seat, names["excess"])


def _fill_or_cut(g: GameChange, task: Reconciling) -> None:
    hand = tuple(held.code for held in g.s.players[task.seat].hand)
    excess = len(hand) - HAND
    if excess > 0:
        select = Select(
            task.seat, what="discard-down", options=hand, name="excess", least=excess, most=excess, pile=Pile.HAND
        )
        g.then(select, Reconciling(task.seat, 2))
    elif excess < 0:
        g.then(Drawing(task.seat, -excess))
