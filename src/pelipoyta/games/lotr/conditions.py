"""Whether a condition on a card holds now: one small function a word."""

from collections.abc import Callable
from typing import Any

from pelipoyta.games.lotr import numbers  # conditions count, and numbers ask conditions
from pelipoyta.games.lotr.cards import CARDS
from pelipoyta.games.lotr.find import current_site, fits, spot
from pelipoyta.games.lotr.language import (
    AtNumbers,
    AtSite,
    Bearer,
    Both,
    BurdensAtMost,
    CanSpot,
    Condition,
    ControlsSites,
    DeadPileHas,
    HomeIsHeld,
    InPhase,
    Matches,
    Not,
    RingWorn,
    Target,
    That,
    ThisIsControlled,
    TwilightBelow,
)
from pelipoyta.games.lotr.model import Names, State, Zone
from pelipoyta.kernel import Seat


def holds(s: State, condition: Condition, you: Seat, source: int = -1, names: Names = ()) -> bool:
    return HOLDS[type(condition)](s, condition, you, source, names)


def _can_spot(s: State, word: CanSpot, you: Seat, source: int, names: Names) -> bool:
    return len(spot(s, word.which, you, source)) >= word.count


def _not(s: State, word: Not, you: Seat, source: int, names: Names) -> bool:
    return not holds(s, word.what, you, source, names)


def _at_site(s: State, word: AtSite, you: Seat, source: int, names: Names) -> bool:
    here = current_site(s)
    return here is not None and numbers.has_keyword(s, here, word.keyword)


def _at_numbers(s: State, word: AtNumbers, you: Seat, source: int, names: Names) -> bool:
    here = current_site(s)
    if here is None:
        return False
    site = CARDS[here.code]
    return site.block is word.block and word.low <= site.site <= word.high


def _in_phase(s: State, word: InPhase, you: Seat, source: int, names: Names) -> bool:
    return s.phase is word.phase


def _burdens_at_most(s: State, word: BurdensAtMost, you: Seat, source: int, names: Names) -> bool:
    return s.players[s.free].burdens <= word.count


def _twilight_below(s: State, word: TwilightBelow, you: Seat, source: int, names: Names) -> bool:
    return s.twilight < word.count


def _dead_pile_has(s: State, word: DeadPileHas, you: Seat, source: int, names: Names) -> bool:
    dead = [code for code in s.players[s.free].dead if word.kind is None or CARDS[code].kind is word.kind]
    return len(dead) >= word.count


def _ring_worn(s: State, word: RingWorn, you: Seat, source: int, names: Names) -> bool:
    return s.players[s.free].worn


def _matches(s: State, word: Matches, you: Seat, source: int, names: Names) -> bool:
    chosen = _meant(s, word.target, source, names)
    return bool(chosen) and all(i in s.cards and fits(s, s.cards[i], word.which, you, source) for i in chosen)


def _meant(s: State, target: Target, source: int, names: Names) -> tuple[int, ...]:
    if isinstance(target, Bearer):
        return (s.cards[source].host,) if source in s.cards else ()
    return dict(names).get(target.name, ()) if isinstance(target, That) else ()


def _home_is_held(s: State, word: HomeIsHeld, you: Seat, source: int, names: Names) -> bool:
    home = CARDS[s.cards[source].code].home
    held = [c for c in s.cards.values() if c.zone is Zone.CONTROLLED and c.holder != s.cards[source].owner]
    return any((CARDS[c.code].site, CARDS[c.code].block) in home for c in held)


def _controls(s: State, word: ControlsSites, you: Seat, source: int, names: Names) -> bool:
    return numbers.sites_held(s, you) >= word.count


def _this_is_controlled(s: State, word: ThisIsControlled, you: Seat, source: int, names: Names) -> bool:
    return source in s.cards and s.cards[source].zone is Zone.CONTROLLED


def _both(s: State, word: Both, you: Seat, source: int, names: Names) -> bool:
    return holds(s, word.one, you, source, names) and holds(s, word.other, you, source, names)


HOLDS: dict[type, Callable[[State, Any, Seat, int, Names], bool]] = {
    CanSpot: _can_spot,
    Not: _not,
    AtSite: _at_site,
    AtNumbers: _at_numbers,
    InPhase: _in_phase,
    BurdensAtMost: _burdens_at_most,
    TwilightBelow: _twilight_below,
    DeadPileHas: _dead_pile_has,
    RingWorn: _ring_worn,
    Matches: _matches,
    HomeIsHeld: _home_is_held,
    ControlsSites: _controls,
    ThisIsControlled: _this_is_controlled,
    Both: _both,
}
