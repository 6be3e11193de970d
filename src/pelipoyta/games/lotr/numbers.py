"""Every number with its reasons: strength, vitality, cost, archery, and what a keyword adds up to (LOTR-25.1)."""

from collections.abc import Iterator, Sequence
from functools import cache

from pelipoyta.games.lotr import conditions  # conditions count, and numbers ask conditions
from pelipoyta.games.lotr.cards import CARDS
from pelipoyta.games.lotr.facts import Facts
from pelipoyta.games.lotr.find import (
    attached,
    fits,
    fits_printed,
    is_active,
    site_number,
    speaks,
    spot,
)
from pelipoyta.games.lotr.language import (
    Amount,
    Bearer,
    CannotBeAssigned,
    CannotBeWounded,
    Choose,
    Count,
    Each,
    IfElse,
    ModCost,
    Modifier,
    ModKeyword,
    ModOverwhelm,
    ModStrength,
    ModWoundLimit,
    OwnCost,
    SitesControlled,
    Source,
    Spotted,
    Static,
    Target,
    Tokens,
)
from pelipoyta.games.lotr.model import Card, Names, Part, State, Zone
from pelipoyta.games.lotr.terms import Culture, Keyword, Kind, Reason, Until
from pelipoyta.kernel import Seat


def total(parts: list[Part]) -> int:
    """Cut to 0 only at the end (LOTR-25.1)."""
    return max(sum(part.amount for part in parts), 0)


# -- Static texts in force -------------------------------------------------------------------------------------------


@cache
def statics(
    code: int, kind: type[Modifier], keyword: Keyword | None = None
) -> tuple[tuple[Static, tuple[Modifier, ...]], ...]:
    """The static abilities of a card that change this kind of thing, each with what it changes."""
    found = [a for a in CARDS[code].text if isinstance(a, Static)]
    pairs = [(a, tuple(mod for mod in a.mods if isinstance(mod, kind) and _gives(mod, keyword))) for a in found]
    return tuple((static, mods) for static, mods in pairs if mods)


@cache
def changers(kind: type[Modifier], keyword: Keyword | None = None) -> frozenset[int]:
    """The cards of the pool that have such a static ability at all."""
    return frozenset(code for code in CARDS if statics(code, kind, keyword))


def _gives(mod: Modifier, keyword: Keyword | None) -> bool:
    return keyword is None or (isinstance(mod, ModKeyword) and mod.keyword is keyword)


def in_force(s: State, kind: type[Modifier], keyword: Keyword | None = None) -> list[tuple[Card, Modifier]]:
    """Modifiers of a kind whose card is active, speaks, and whose condition holds."""
    codes = changers(kind, keyword)
    if not codes:
        return []
    sources = [card for card in s.cards.values() if card.code in codes and is_active(s, card)]
    return [
        (card, mod)
        for card in sources
        for static, mods in statics(card.code, kind, keyword)
        if speaks(s, card, static) and (static.when is None or conditions.holds(s, static.when, card.owner, card.id))
        for mod in mods
    ]


def _concerns(s: State, target: Target, source: Card, card: Card) -> bool:
    if isinstance(target, Source):
        return card.id == source.id
    if isinstance(target, Bearer):
        return card.id == source.host
    if isinstance(target, Each | Choose):
        return fits(s, card, target.which, source.owner, source.id)
    return False


def amount(s: State, value: Amount, you: Seat, source: int = -1, names: Names = ()) -> int:
    """What an amount comes to now."""
    if isinstance(value, Count):
        seen = len(spot(s, value.which, you, source))
        return min(max(seen - value.over, 0) * value.times, value.limit)
    if isinstance(value, IfElse):
        return value.then if conditions.holds(s, value.when, you, source, names) else value.otherwise
    if isinstance(value, Spotted):
        return dict(names).get(value.name, (0,))[0] * value.times
    if isinstance(value, Tokens):
        return tokens_on(s.cards[source], value.culture) if source in s.cards else 0
    if isinstance(value, SitesControlled):
        return sites_held(s, you)
    return value


def tokens_on(card: Card, culture: Culture) -> int:
    return dict(card.tokens).get(culture, 0)


def sites_held(s: State, seat: Seat) -> int:
    return sum(card.zone is Zone.CONTROLLED and card.holder == seat for card in s.cards.values())


# -- Characters ------------------------------------------------------------------------------------------------------


def strength_parts(s: State, card: Card) -> list[Part]:
    parts = [Part(card.code, CARDS[card.code].strength, Reason.PRINT)]
    borne = [CARDS[c.code] for c in attached(s, card.id)]
    parts += [Part(item.code, item.strength, Reason.PRINT) for item in borne if item.strength]
    parts += [
        Part(source.code, amount(s, mod.amount, source.owner, source.id))
        for source, mod in in_force(s, ModStrength)
        if isinstance(mod, ModStrength) and _concerns(s, mod.who, source, card)
    ]
    return parts + [Part(e.source, e.amount) for e in s.lasting if e.what == "strength" and card.id in e.targets]


def strength(s: State, card: Card) -> int:
    return total(strength_parts(s, card))


def ambushes(s: State, card: Card) -> list[int]:
    """Every ambush number of a minion on its own (LOTR-30.16)."""
    printed = [n for word, n in CARDS[card.code].keywords if word is Keyword.AMBUSH]
    given = [
        mod.amount
        for source, mod in in_force(s, ModKeyword, Keyword.AMBUSH)
        if isinstance(mod, ModKeyword) and _concerns(s, mod.who, source, card)
    ]
    return printed + given + [e.amount for e in s.lasting if e.keyword is Keyword.AMBUSH and card.id in e.targets]


def vitality_left(s: State, card: Card) -> int:
    """LOTR-19.1: what wounds have left."""
    borne = sum(CARDS[c.code].vitality for c in attached(s, card.id))
    return max(CARDS[card.code].vitality + borne, 0) - card.wounds


@cache
def printed_amount(code: int, keyword: Keyword) -> int:
    return sum(n for word, n in CARDS[code].keywords if word is keyword)


def keyword_amount(s: State, card: Card, keyword: Keyword) -> int:
    """How much of a keyword the card has, from print, texts and lasting effects together."""
    return keyword_among(s, card, keyword, in_force(s, ModKeyword, keyword))


def keyword_among(s: State, card: Card, keyword: Keyword, texts: Sequence[tuple[Card, Modifier]]) -> int:
    """The same for whoever asks of many cards, and has looked once for the texts in force that give the keyword."""
    have = printed_amount(card.code, keyword)
    for source, mod in texts:
        if isinstance(mod, ModKeyword) and _concerns(s, mod.who, source, card):
            have += mod.amount
    for effect in s.lasting:
        if effect.keyword is keyword and card.id in effect.targets:
            have += effect.amount
    return have


def has_keyword(s: State, card: Card, keyword: Keyword, least: int = 1) -> bool:
    return keyword_amount(s, card, keyword) >= least


def is_roaming(s: State, card: Card) -> bool:
    """LOTR-20.2: only numbers are compared, not blocks."""
    printed = CARDS[card.code]
    return printed.kind is Kind.MINION and printed.site > site_number(s)


def overwhelm_factor(s: State, card: Card) -> int:
    """LOTR-30.12."""
    factors = [2]
    factors += [
        mod.times
        for source, mod in in_force(s, ModOverwhelm)
        if isinstance(mod, ModOverwhelm) and _concerns(s, mod.who, source, card)
    ]
    return max(factors + [e.amount for e in s.lasting if e.what == "overwhelm" and card.id in e.targets])


def can_be_wounded(s: State, card: Card) -> bool:
    """LOTR-30.9, and limits of wounds in a phase."""
    for source, mod in in_force(s, CannotBeWounded):
        if isinstance(mod, CannotBeWounded) and _concerns(s, mod.who, source, card):
            if mod.phase is None and mod.except_in is None:
                return False
            if mod.phase is s.phase or (mod.except_in is not None and mod.except_in is not s.phase):
                return False
    return s.wounded.get(card.id, 0) < _wound_limit(s, card)


def _wound_limit(s: State, card: Card) -> int:
    limits = [99]
    if s.fight is not None:
        limits += [
            mod.count
            for source, mod in in_force(s, ModWoundLimit)
            if isinstance(mod, ModWoundLimit) and _concerns(s, mod.who, source, card)
        ]
    return min(limits + [e.amount for e in s.lasting if e.what == "wounds" and card.id in e.targets])


def can_be_assigned(s: State, card: Card, by_free: bool) -> bool:
    """Whether no text keeps the card out of skirmishes."""
    return not any(
        isinstance(mod, CannotBeAssigned) and (by_free or not mod.by_free) and _concerns(s, mod.who, source, card)
        for source, mod in in_force(s, CannotBeAssigned)
    )


def can_exert(s: State, card: Card, times: int = 1) -> bool:
    """LOTR-19.4, LOTR-19.5."""
    return vitality_left(s, card) > times


# -- Twilight --------------------------------------------------------------------------------------------------------


def cost_parts(s: State, seat: Seat, code: int, change: int = 0) -> list[Part]:
    """The twilight cost of a card about to be played: print, its own text, others' texts, roaming, and the occasion."""
    card = CARDS[code]
    parts = [Part(code, card.twilight, Reason.PRINT), *_own_cost(s, seat, card), *_others_cost(s, card, seat)]
    if card.kind is Kind.MINION and card.site > site_number(s):
        parts.append(Part(code, 2, Reason.ROAMING))  # LOTR-20.2
    return parts + ([Part(-1, change, Reason.OCCASION)] if change else [])


def _own_cost(s: State, seat: Seat, card: Facts) -> Iterator[Part]:
    for ability in card.text:
        if isinstance(ability, OwnCost) and conditions.holds(s, ability.when, seat):
            yield Part(card.code, amount(s, ability.amount, seat))


def _others_cost(s: State, card: Facts, seat: Seat) -> Iterator[Part]:
    for source, mod in in_force(s, ModCost):
        if isinstance(mod, ModCost) and _cost_concerns(s, mod, source, card, seat):
            yield Part(source.code, amount(s, mod.amount, source.owner, source.id))


def _cost_concerns(s: State, mod: ModCost, source: Card, card: Facts, seat: Seat) -> bool:
    which = mod.which
    if not fits_printed(card, which):
        return False
    if getattr(which, "yours", False) and source.owner != seat:
        return False
    return mod.first is None or first_key(mod, source) not in s.used


def first_key(mod: ModCost, source: Card) -> str:
    scope = "phase:" if mod.first is Until.PHASE else ""
    return f"{scope}first/{source.id}"


def cost(s: State, seat: Seat, code: int, change: int = 0) -> int:
    return total(cost_parts(s, seat, code, change))
