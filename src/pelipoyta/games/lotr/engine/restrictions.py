"""Restrictions by texts: actions, abilities, phases, bearers and assignments that they forbid."""

from pelipoyta.games.lotr.engine.catalogue import CARDS
from pelipoyta.games.lotr.engine.layout import layout
from pelipoyta.games.lotr.engine.statics import in_force, lasting_on, on_card
from pelipoyta.games.lotr.model import Card, State
from pelipoyta.games.lotr.terms import Change, Deed, Phase, Pile, Side, Who
from pelipoyta.games.lotr.words.facts import Facts
from pelipoyta.kernel import Seat


def bars_actions(s: State, seat: Seat, events: bool = True) -> bool:
    """True if a text keeps the seat from events of this phase, or from special abilities."""
    return actions_barred_by(s, seat, events) >= 0


def actions_barred_by(s: State, seat: Seat, events: bool = True) -> int:
    """The code of the card that does so; -1 where there is none."""
    found = [src.code for src, mod in in_force(s, Change.NO_ACTIONS) if mod.bars_actions(s, seat, events, src.owner)]
    return next(iter(found), -1)


def abilities_barred_by(s: State, card: Card) -> int:
    """The code of a card whose text keeps this one from special abilities; -1 where there is none."""
    codes = [effect.source for effect in lasting_on(s, card, Change.NO_ABILITIES)]
    return next(iter([*(source.code for source, _ in on_card(s, card, Change.NO_ABILITIES)), *codes]), -1)


def may_bear(s: State, bearer: Card, card: Facts, owner: Seat) -> bool:
    """True if no text keeps such a card of this player off the bearer."""
    return bearing_barred_by(s, bearer, card, owner) < 0


def bearing_barred_by(s: State, bearer: Card, card: Facts, owner: Seat) -> int:
    """The code of the card whose text keeps it off the bearer; -1 where there is none."""
    texts = on_card(s, bearer, Change.CANNOT_BEAR)
    return next((source.code for source, mod in texts if mod.speaks_of(card, source.owner == owner)), -1)


def may_meet(s: State, character: Card, minion: Card, by_free: bool) -> bool:
    """True if no text keeps these two from being assigned to each other, by that side."""
    return kept_apart_by(s, character, minion, by_free) < 0


def kept_apart_by(s: State, character: Card, minion: Card, by_free: bool) -> int:
    """The code of the card whose text does so; -1 where there is none."""
    alone = in_force(s, Change.ONE_MINION)
    if alone and any(f.character == character.id and f.minions for f in s.fights):
        return alone[0][0].code
    for effect in s.lasting:
        pairs = ((character, minion), (minion, character)) if effect.deed is Deed.ASSIGNMENT else ()
        named = any(one.id in effect.targets and other.id in effect.against for one, other in pairs)
        if named and (by_free or effect.side is not Side.FREE):
            return effect.source
    texts = in_force(s, Change.CANNOT)
    return next((src.code for src, mod in texts if mod.keeps_apart(s, character, minion, src, by_free)), -1)


def may_be_played(s: State, card: Facts) -> bool:
    """True if no text forbids everyone to play such a card."""
    return play_barred_by(s, card) < 0


def play_barred_by(s: State, card: Facts) -> int:
    """The code of the card whose text does so; -1 where there is none."""
    return next((source.code for source, mod in in_force(s, Change.NOT_PLAYED) if mod.bars_play(card, s.phase)), -1)


def may_be_played_from(s: State, pile: Pile, card: Facts) -> bool:
    return not any(mod.bars_play(card, s.phase, pile) for _, mod in in_force(s, Change.NOT_PLAYED))


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


def barred_by(s: State, card: Card, deed: Deed, by: Seat = -1) -> int:
    """The code of a card whose text forbids that this happens to the card, by this player; -1 where there is none."""
    lasting = [e.source for e in s.lasting if e.deed is deed and card.id in e.targets and not e.against]
    free = bool(lasting_on(s, card, Change.FREED))
    texts = [
        source.code
        for source, mod in in_force(s, Change.CANNOT)
        if mod.bars(s, deed, by, source.owner)
        and not (free and source.id == card.id)
        and mod.concerns(s, card, source.owner, source.id)
    ]
    return next(iter([*lasting, *texts]), -1)


def muted_by(s: State, card: Card) -> int:
    """The code of a card that switches the text of this one off (LOTR-30.61); its own where it is of another cause."""
    lasting = [e.source for e in lasting_on(s, card, Change.NO_TEXT)]
    borne = [heard.card.code for heard in layout(s).voices if heard.mutes and heard.card.host == card.id]
    return next(iter([*lasting, *borne]), card.code)
