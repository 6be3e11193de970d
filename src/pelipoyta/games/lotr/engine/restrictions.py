"""Restrictions by texts: actions, abilities, phases, bearers and assignments that they forbid."""

from pelipoyta.games.lotr.engine.catalogue import CARDS
from pelipoyta.games.lotr.engine.statics import in_force, lasting_on, on_card
from pelipoyta.games.lotr.model import Card, State
from pelipoyta.games.lotr.terms import Change, Deed, Phase, Pile, Side, Who
from pelipoyta.games.lotr.words.facts import Facts
from pelipoyta.kernel import Seat


def bars_actions(s: State, seat: Seat, events: bool = True) -> bool:
    """True if a text keeps the seat from events of this phase, or from special abilities."""
    return any(mod.bars_actions(s, seat, events, source.owner) for source, mod in in_force(s, Change.NO_ACTIONS))


def bars_abilities(s: State, card: Card) -> bool:
    return bool(on_card(s, card, Change.NO_ABILITIES) or lasting_on(s, card, Change.NO_ABILITIES))


def may_bear(s: State, bearer: Card, card: Facts, owner: Seat) -> bool:
    """True if no text keeps such a card of this player off the bearer."""
    return not any(mod.speaks_of(card, source.owner == owner) for source, mod in on_card(s, bearer, Change.CANNOT_BEAR))


def may_meet(s: State, character: Card, minion: Card, by_free: bool) -> bool:
    """True if no text keeps these two from being assigned to each other, by that side."""
    if in_force(s, Change.ONE_MINION) and any(f.character == character.id and f.minions for f in s.fights):
        return False
    if any(
        effect.deed is Deed.ASSIGNMENT
        and one.id in effect.targets
        and other.id in effect.against
        and (by_free or effect.side is not Side.FREE)
        for effect in s.lasting
        for one, other in ((character, minion), (minion, character))
    ):
        return False
    return not any(mod.keeps_apart(s, character, minion, source, by_free) for source, mod in in_force(s, Change.CANNOT))


def may_be_played(s: State, card: Facts) -> bool:
    """True if no text forbids everyone to play such a card."""
    return not any(mod.bars_play(card) for _, mod in in_force(s, Change.NOT_PLAYED))


def may_be_played_from(s: State, pile: Pile, card: Facts) -> bool:
    return not any(mod.bars_play(card, pile) for _, mod in in_force(s, Change.NOT_PLAYED))


def is_safe(s: State, seat: Seat, code: int) -> bool:
    """True if a text keeps the cards of this player's hand and deck from being discarded by this card."""
    if CARDS[code].side is not Side.SHADOW:
        return False
    return any(source.owner == seat for source, _ in in_force(s, Change.SAFE_CARDS))


def skipper(s: State, phase: Phase, by: Who | None = None) -> int:
    """The code of a card whose text leaves the phase out, or leaves that to a player; -1 where there is none."""
    return next((source.code for source, mod in in_force(s, Change.SKIP) if mod.skips(phase, by)), -1)


def shield_of(s: State, card: Card) -> int:
    """The code of a card whose text prevents all its wounds; -1 where there is none."""
    codes = [effect.source for effect in lasting_on(s, card, Change.UNHURT)]
    return next(iter([*codes, *(source.code for source, _ in on_card(s, card, Change.UNHURT))]), -1)


def comes_exhausted(s: State, card: Card) -> bool:
    return bool(on_card(s, card, Change.COMES_EXHAUSTED))
