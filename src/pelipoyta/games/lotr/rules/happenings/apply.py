"""Carries out happenings: one small function for each kind."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from pelipoyta.games.lotr.engine.numbers import can_be_healed, can_be_unburdened, can_be_wounded, can_exert
from pelipoyta.games.lotr.engine.restrictions import shield_of
from pelipoyta.games.lotr.events import Died, Exerted, Healed, Wounded
from pelipoyta.games.lotr.model import (
    AddsTwilight,
    Card,
    Dies,
    Drawing,
    Draws,
    Exerts,
    GainsBurdens,
    Happen,
    Happenings,
    Heals,
    IsAssigned,
    IsOverwhelmed,
    LeavesPlay,
    LosesBurdens,
    RingGoesOn,
    State,
    TakesSite,
    TakesWound,
    Zone,
)
from pelipoyta.games.lotr.model.game_change import GameChange
from pelipoyta.games.lotr.rules.changes.control import take_site, within_reach
from pelipoyta.games.lotr.rules.changes.steps import (
    add_burdens,
    add_twilight,
    lay_off,
    offer_answers,
    remove_from_play,
    wear_ring,
)
from pelipoyta.games.lotr.rules.combat.assign import offer_ambush


def is_void(s: State, what: Happenings) -> bool:
    """True if it can no longer happen: its card has left play, or cannot be wounded, exerted or healed (LOTR-30.54)."""
    find = VOID.get(type(what))
    return find is not None and find(s, what)


def _is_hurt(s: State, card: Card) -> bool:
    return can_be_wounded(s, card) and shield_of(s, card) < 0


VOID: dict[type, Callable[[State, Any], bool]] = {
    TakesWound: lambda s, what: what.card not in s.cards or not _is_hurt(s, s.cards[what.card]),
    Exerts: lambda s, what: what.card not in s.cards or not can_exert(s, s.cards[what.card]),
    TakesSite: lambda s, what: within_reach(s) is None,  # LOTR-30.28
    Heals: lambda s, what: what.card not in s.cards or not can_be_healed(s, s.cards[what.card]),
    LosesBurdens: lambda s, what: not can_be_unburdened(s),
}


def rest_of(what: Happenings, saved: tuple[int, ...], every: bool) -> Happenings | None:
    """Rest of several things when one is prevented, or all that are meant; None if nothing is."""
    if isinstance(what, Dies | IsOverwhelmed | LeavesPlay):
        left = tuple(card for card in what.cards if card not in saved)
        return replace(what, cards=left) if left and saved else None
    if isinstance(what, GainsBurdens | AddsTwilight):
        return replace(what, count=what.count - 1) if what.count > 1 and not every else None
    return None


def do(g: GameChange, what: Happenings) -> Happenings:
    """Carry out the happening; return it with what is known only now."""
    deed = DEEDS.get(type(what))
    return deed(g, what) if deed else what


def _take_wound(g: GameChange, what: TakesWound) -> Happenings:
    g.set_card(what.card, wounds=g.s.cards[what.card].wounds + 1)
    g.s.wounded[what.card] = g.s.wounded.get(what.card, 0) + 1
    g.tell(Wounded(what.card))
    return what


def _exert(g: GameChange, what: Exerts) -> Happenings:
    g.set_card(what.card, wounds=g.s.cards[what.card].wounds + 1)
    g.tell(Exerted(what.card))
    return what


def _heal(g: GameChange, what: Heals) -> Happenings:
    """LOTR-19.6."""
    card = g.s.cards[what.card]
    if card.wounds:
        g.set_card(what.card, wounds=card.wounds - 1)
        g.tell(Healed(what.card))
    return what


def _overwhelm(g: GameChange, what: IsOverwhelmed) -> Happenings:
    g.then(Happen(Dies(what.cards)))
    return what


def _die(g: GameChange, what: Dies) -> Happenings:
    """LOTR-19.2, LOTR-30.41: all go to their piles together."""
    here = [i for i in what.cards if i in g.s.cards]
    codes = tuple(g.s.cards[i].code for i in here)
    gone = remove_from_play(g, here, to_dead=True)
    if here:
        g.tell(Died(tuple(here), codes))
        offer_answers(g, [card for card in gone if card.id not in here])
    return Dies(tuple(here), codes)


def _leave(g: GameChange, what: LeavesPlay) -> Happenings:
    here = [i for i in what.cards if i in g.s.cards]
    gone = [card for card in lay_off(g, here) if card.zone is not Zone.STACKED]  # LOTR-21.7
    return LeavesPlay(tuple(here), tuple(card.code for card in gone), tuple(card.owner for card in gone))


def _be_assigned(g: GameChange, what: IsAssigned) -> Happenings:
    offer_ambush(g, what)
    return what


def _gain_burdens(g: GameChange, what: GainsBurdens) -> Happenings:
    add_burdens(g, what.seat, what.count)
    return what


def _lose_burdens(g: GameChange, what: LosesBurdens) -> Happenings:
    add_burdens(g, what.seat, -what.count)
    return what


def _add_twilight(g: GameChange, what: AddsTwilight) -> Happenings:
    add_twilight(g, what.count)
    return what


def _draw(g: GameChange, what: Draws) -> Happenings:
    g.then(Drawing(what.seat, what.count))
    return what


def _take_site(g: GameChange, what: TakesSite) -> Happenings:
    return TakesSite(what.seat, take_site(g, what.seat))


def _wear_ring(g: GameChange, what: RingGoesOn) -> Happenings:
    wear_ring(g, what.seat)
    return what


DEEDS: dict[type, Callable[[GameChange, Any], Happenings]] = {
    TakesWound: _take_wound,
    Exerts: _exert,
    Heals: _heal,
    IsOverwhelmed: _overwhelm,
    Dies: _die,
    LeavesPlay: _leave,
    IsAssigned: _be_assigned,
    GainsBurdens: _gain_burdens,
    LosesBurdens: _lose_burdens,
    AddsTwilight: _add_twilight,
    Draws: _draw,
    TakesSite: _take_site,
    RingGoesOn: _wear_ring,
}
