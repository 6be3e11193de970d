"""Words about skirmishes, the Ring, and what is about to happen."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from pelipoyta.games.lotr.cards import CARDS
from pelipoyta.games.lotr.events import BearerChanged, FightCancelled, WoundPrevented
from pelipoyta.games.lotr.find import fits
from pelipoyta.games.lotr.language import (
    AssignMinion,
    BurdensInstead,
    CancelSkirmish,
    LeaveSkirmish,
    MakeRingBearer,
    Prevent,
    WearRing,
)
from pelipoyta.games.lotr.model import GainsBurdens, Happen, Perform, RingGoesOn, TakesWound
from pelipoyta.games.lotr.rules.assign import assign, can_be_assigned_by_text
from pelipoyta.games.lotr.rules.change import leave_skirmish
from pelipoyta.games.lotr.rules.going import Going
from pelipoyta.games.lotr.rules.resolve.targets import meant
from pelipoyta.games.lotr.terms import Kind


def _cancel_skirmish(g: Going, task: Perform, word: CancelSkirmish) -> None:
    """LOTR-13.6; LOTR-30.26 for the Ring-bearer's."""
    fight = g.s.fight
    if fight is None:
        return
    sides = [i for i in (fight.character, *fight.minions) if i in g.s.cards]
    involved = any(fits(g.s, g.s.cards[i], word.involving, task.seat, task.card) for i in sides)
    of_bearer = g.s.players[g.s.free].bearer == fight.character
    if involved and not (of_bearer and not g.s.options.cancel_rb_skirmish):
        g.tell(FightCancelled(fight.character))
        g.s.used["phase:cancelled"] = 1


def _leave_skirmish(g: Going, task: Perform, word: LeaveSkirmish) -> None:
    for card in meant(g, task, word.target):
        leave_skirmish(g, card)


def _assign_minion(g: Going, task: Perform, word: AssignMinion) -> None:
    """LOTR-12.2: both unassigned; LOTR-14.2: among the fierce only those that were so from the start."""
    minion = next(iter(meant(g, task, word.minion, "minion")), None)
    character = next(iter(meant(g, task, word.to, "to")), None)
    if minion is None or character is None:
        return
    able = [g.s.cards[i] for i in (minion, character)]
    if all(can_be_assigned_by_text(g.s, card, task.seat) for card in able):
        assign(g, task.seat, character, minion, by_free=task.seat == g.s.free)


def prevent(g: Going) -> None:
    """What is being answered does not happen (LOTR-17.4)."""
    at = next((i for i in range(len(g.s.agenda) - 1, -1, -1) if isinstance(g.s.agenda[i], Happen)), None)
    happen = None if at is None else g.s.agenda[at]
    if at is not None and isinstance(happen, Happen):
        g.s.agenda[at] = replace(happen, prevented=True)
        if isinstance(happen.what, TakesWound):
            g.tell(WoundPrevented(happen.what.card))


def _prevent(g: Going, task: Perform, word: Prevent) -> None:
    prevent(g)


def _wear_ring(g: Going, task: Perform, word: WearRing) -> None:
    g.then(Happen(RingGoesOn(g.s.free)))


def _burdens_instead(g: Going, task: Perform, word: BurdensInstead) -> None:
    """LOTR-19.13."""
    prevent(g)
    g.then(Happen(GainsBurdens(g.s.free, word.count)))


def _make_ring_bearer(g: Going, task: Perform, word: MakeRingBearer) -> None:
    """LOTR-19.16, LOTR-30.25."""
    if task.card in g.s.cards:
        ring = next(c.id for c in g.s.cards.values() if CARDS[c.code].kind is Kind.RING and c.owner == task.seat)
        g.set_card(ring, host=task.card)
        g.set_player(task.seat, bearer=task.card, burdens=0, resistance=word.resistance, worn=False)
        g.tell(BearerChanged(task.seat, task.card))


WORDS: dict[type, Callable[[Going, Perform, Any], None]] = {
    CancelSkirmish: _cancel_skirmish,
    LeaveSkirmish: _leave_skirmish,
    AssignMinion: _assign_minion,
    Prevent: _prevent,
    WearRing: _wear_ring,
    BurdensInstead: _burdens_instead,
    MakeRingBearer: _make_ring_bearer,
}
