"""Archery fire: totals are fixed once, then wounds are placed one at a time (LOTR-11, LOTR-30.7)."""

from msgspec.structs import replace

from pelipoyta.games.lotr.engine.catalogue import CARDS
from pelipoyta.games.lotr.engine.find import active, facts, minions, shadow_seats
from pelipoyta.games.lotr.engine.numbers import can_be_healed, can_be_wounded, has_keyword, sized, total
from pelipoyta.games.lotr.engine.statics import in_force, lasting_on, on_card
from pelipoyta.games.lotr.events import ArcheryFired
from pelipoyta.games.lotr.model import (
    Card,
    Flow,
    Happen,
    Marking,
    Part,
    Sanctuary,
    Select,
    State,
    TakesWound,
    Volley,
    Zone,
)
from pelipoyta.games.lotr.model import Heals as HealsOne
from pelipoyta.games.lotr.model.game_change import GameChange
from pelipoyta.games.lotr.rules.combat.assign import takes_part
from pelipoyta.games.lotr.terms import Change, Keyword, Kind, Reason, Side
from pelipoyta.kernel import Seat


def archery_parts(s: State, side: Side) -> list[Part]:
    """LOTR-11.2: one for each archer that takes part, and what texts add."""
    archers = [
        card
        for card in active(s)
        if CARDS[card.code].side is side
        and has_keyword(s, card, Keyword.ARCHER)
        and takes_part(s, card)
        and not (on_card(s, card, Change.OUT_OF_ARCHERY) or lasting_on(s, card, Change.OUT_OF_ARCHERY))
    ]
    parts = [Part(card.code, 1, Reason.PRINT) for card in archers]
    parts += [Part(e.source, e.amount) for e in s.lasting if e.what is Change.ARCHERY and e.side is side]
    return parts + [
        Part(source.code, sized(s, source, mod)) for source, mod in in_force(s, Change.ARCHERY) if mod.is_of_side(side)
    ]


def fire(g: GameChange, flow: Flow) -> None:
    free, shadow = total(archery_parts(g.s, Side.FREE)), total(archery_parts(g.s, Side.SHADOW))
    if free or shadow:
        g.tell(ArcheryFired(free, shadow))
    g.then(Volley(g.s.free, shadow), Marking(free))


def targets(s: State, seat: Seat) -> list[int]:
    """LOTR-11.3, LOTR-11.4, LOTR-30.9."""
    if seat != s.free:
        return [c.id for c in minions(s) if c.owner == seat and can_be_wounded(s, c)]
    able = [c for c in active(s) if _is_shot_at(s, c)]
    return [c.id for c in able if can_be_wounded(s, c)]


def _is_shot_at(s: State, card: Card) -> bool:
    instead = [effect.which for effect in s.lasting if effect.what is Change.FALLS_ON]
    if instead:  # LOTR-30.57
        return card.code in instead[-1]
    return facts(card).kind in (Kind.COMPANION, Kind.ALLY) and takes_part(s, card)


def run_volley(g: GameChange, task: Volley) -> None:
    chosen = dict(task.names).get("target")
    if chosen:
        g.then(Happen(TakesWound(chosen[0])), Volley(task.seat, task.left - 1))
        return
    able = targets(g.s, task.seat)
    if task.left > 0 and able:  # LOTR-11.5: the rest is lost
        g.then(Select(task.seat, "archery-wound", tuple(able), "target"), task)


def run_marking(g: GameChange, task: Marking) -> None:
    """LOTR-30.8: one with a minion that can take a wound, if there is one."""
    chosen = dict(task.names).get("seat")
    seats = [seat for seat in shadow_seats(g.s) if targets(g.s, seat)]
    if task.total <= 0 or not seats:
        return
    if chosen or len(seats) == 1:
        g.then(Volley(chosen[0] if chosen else seats[0], task.total))
    else:
        g.then(Select(g.s.free, "archery-player", tuple(sorted(seats)), "seat"), task)


def run_sanctuary(g: GameChange, task: Sanctuary) -> None:
    """LOTR-6.2, LOTR-30.5: up to five healings of companions, chosen one by one."""
    chosen = dict(task.names).get("target")
    if chosen:
        g.then(Happen(HealsOne(chosen[0])), Sanctuary(task.left - 1))
        return
    mine = [c for c in g.s.cards.values() if c.zone is Zone.FELLOWSHIP and c.owner == g.s.free and c.wounds]
    hurt = [c.id for c in mine if can_be_healed(g.s, c)]
    if task.left and hurt and chosen is None:
        g.then(Select(g.s.free, "sanctuary", tuple(hurt), "target", least=0), replace(task, names=()))
