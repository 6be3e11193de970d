"""What a happening is about, and whether a trigger waits for it: one small function a trigger."""

from collections.abc import Callable
from typing import Any

from pelipoyta.games.lotr.cards import CARDS
from pelipoyta.games.lotr.find import current_site, fits, fits_printed
from pelipoyta.games.lotr.language import (
    AboutTo,
    AboutToTakeWound,
    After,
    FellowshipMoves,
    Filter,
    Killed,
    MovesFrom,
    MovesTo,
    Played,
    StartOfPhase,
    StartOfSkirmish,
    StartOfTurn,
    Trigger,
    WinsSkirmish,
)
from pelipoyta.games.lotr.model import (
    AddsTwilight,
    Card,
    Dies,
    Draws,
    Exerts,
    FightEnds,
    FightStarts,
    GainsBurdens,
    HandRevealed,
    Happenings,
    Heals,
    IsAssigned,
    IsOverwhelmed,
    IsPlayed,
    LeavesPlay,
    LosesBurdens,
    Moves,
    PhaseEnds,
    PhaseStarts,
    RingGoesOn,
    State,
    TakesSite,
    TakesWound,
    TurnEnds,
    TurnStarts,
    UsesAbility,
    WinsFight,
)
from pelipoyta.games.lotr.terms import Deed, Kind, Phase

About = tuple[int, ...] | None

DEED_KINDS: dict[Deed, type] = {
    Deed.WOUND: TakesWound,
    Deed.DEATH: Dies,
    Deed.OVERWHELM: IsOverwhelmed,
    Deed.EXERT: Exerts,
    Deed.HEAL: Heals,
    Deed.DISCARD: LeavesPlay,
    Deed.BURDEN: GainsBurdens,
    Deed.UNBURDEN: LosesBurdens,
    Deed.TWILIGHT: AddsTwilight,
    Deed.DRAW: Draws,
    Deed.CONTROL: TakesSite,
    Deed.PLAY: IsPlayed,
    Deed.ABILITY: UsesAbility,
    Deed.WIN: WinsFight,
    Deed.LOSE: WinsFight,
    Deed.FIGHT_END: FightEnds,
    Deed.ASSIGNMENT: IsAssigned,
    Deed.DEFENCE: IsAssigned,
    Deed.PHASE_END: PhaseEnds,
    Deed.TURN_END: TurnEnds,
    Deed.RING: RingGoesOn,
    Deed.REVEAL: HandRevealed,
}


def waits_for(on: Trigger) -> type | None:
    """The kind of happening this trigger waits for; None for what is looked at all the time."""
    if isinstance(on, AboutTo | After):
        return DEED_KINDS[on.deed]
    return KINDS.get(type(on))


def about(s: State, on: Trigger, what: Happenings, card: Card) -> About:
    """What the happening is about, if this trigger of the card waits for it; else None."""
    if waits_for(on) is not type(what):
        return None
    if isinstance(on, AboutTo | After):
        return _deed(s, on, what, card)
    return ABOUT[type(on)](s, on, what, card)


# -- Any deed (LOTR-29.3) ---------------------------------------------------------------------------------------------


def _deed(s: State, on: AboutTo | After, what: Happenings, card: Card) -> About:
    if on.deed is Deed.DEFENCE and isinstance(what, IsAssigned) and not (what.by_free and what.first):
        return None
    cards, codes = _subjects(on.deed, what)
    if on.who is None:
        return cards
    found = tuple(i for i in cards if i in s.cards and fits(s, s.cards[i], on.who, card.owner, card.id))
    return found or _gone(on.who, cards, codes)


def _gone(who: Filter, cards: tuple[int, ...], codes: tuple[int, ...]) -> About:
    """What has left play is known by its print."""
    return cards if any(fits_printed(CARDS[code], who) for code in codes) else None


def _subjects(deed: Deed, what: Happenings) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The cards a happening is about, and the codes of those that have left play by it."""
    if isinstance(what, Dies | LeavesPlay):
        return what.cards, what.codes
    if isinstance(what, IsOverwhelmed):
        return what.cards, ()
    if isinstance(what, WinsFight):
        return (what.winners, ()) if deed is Deed.WIN else (what.losers, what.codes)
    if isinstance(what, IsAssigned):
        return ((what.character,) if deed is Deed.DEFENCE else (what.minion,)), ()
    if isinstance(what, TakesWound | Exerts | Heals | IsPlayed | UsesAbility | TakesSite):
        return (what.card,), ()
    return (), ()


# -- Each trigger ------------------------------------------------------------------------------------------------------


def _wound(s: State, on: AboutToTakeWound, what: TakesWound, card: Card) -> About:
    """On the Ring: the bearer's wound."""
    if CARDS[card.code].kind is Kind.RING and what.card != card.host:
        return None
    if on.in_skirmish and s.phase is not Phase.SKIRMISH:
        return None
    return (what.card,) if fits(s, s.cards[what.card], on.who, card.owner, card.id) else None


def _played(s: State, on: Played, what: IsPlayed, card: Card) -> About:
    played = s.cards.get(what.card)
    return (what.card,) if played and fits(s, played, on.which, card.owner, card.id) else None


def _wins(s: State, on: WinsSkirmish, what: WinsFight, card: Card) -> About:
    winners = tuple(i for i in what.winners if i in s.cards and fits(s, s.cards[i], on.who, card.owner, card.id))
    return winners or None


def _killed(s: State, on: Killed, what: Dies, card: Card) -> About:
    return _gone(on.who, what.cards, what.codes)


def _turn(s: State, on: StartOfTurn, what: TurnStarts, card: Card) -> About:
    return () if not on.yours or card.owner == s.free else None


def _phase(s: State, on: StartOfPhase, what: PhaseStarts, card: Card) -> About:
    return () if on.phase is what.phase and (what.first or not on.first) else None


def _fight(s: State, on: StartOfSkirmish, what: FightStarts, card: Card) -> About:
    """On an item: the bearer's skirmishes."""
    sides = (s.fight.character, *s.fight.minions) if s.fight else ()
    here = [s.cards[i] for i in sides if i in s.cards]
    bearer_only = CARDS[card.code].is_item
    found = [c for c in here if fits(s, c, on.involving, card.owner, card.id)]
    return tuple(c.id for c in found if not bearer_only or c.id == card.host) or None


def _moves(s: State, on: FellowshipMoves, what: Moves, card: Card) -> About:
    return () if what.leg == "on" else None


def _moves_to(s: State, on: MovesTo, what: Moves, card: Card) -> About:
    return () if what.leg == "to" and _is_here(s, card) else None


def _moves_from(s: State, on: MovesFrom, what: Moves, card: Card) -> About:
    return () if what.leg == "from" and _is_here(s, card) else None


def _is_here(s: State, card: Card) -> bool:
    here = current_site(s)
    return here is not None and here.id == card.id


KINDS: dict[type, type] = {
    AboutToTakeWound: TakesWound,
    Played: IsPlayed,
    WinsSkirmish: WinsFight,
    Killed: Dies,
    StartOfTurn: TurnStarts,
    StartOfPhase: PhaseStarts,
    StartOfSkirmish: FightStarts,
    FellowshipMoves: Moves,
    MovesTo: Moves,
    MovesFrom: Moves,
}
ABOUT: dict[type, Callable[[State, Any, Any, Card], About]] = {
    AboutToTakeWound: _wound,
    Played: _played,
    WinsSkirmish: _wins,
    Killed: _killed,
    StartOfTurn: _turn,
    StartOfPhase: _phase,
    StartOfSkirmish: _fight,
    FellowshipMoves: _moves,
    MovesTo: _moves_to,
    MovesFrom: _moves_from,
}
