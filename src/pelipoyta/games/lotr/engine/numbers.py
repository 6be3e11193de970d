"""Every number with its reasons: strength, vitality, cost, archery, and what a keyword adds up to (LOTR-25.1)."""

from collections.abc import Iterator, Sequence
from typing import Final

from pelipoyta.games.lotr.engine.catalogue import ALL_CARDS, CARDS
from pelipoyta.games.lotr.engine.find import attached, site_number
from pelipoyta.games.lotr.engine.layout import layout
from pelipoyta.games.lotr.engine.statics import in_force, lasting_on, on_card
from pelipoyta.games.lotr.model import Card, Names, Part, State
from pelipoyta.games.lotr.terms import Attribute, Change, Deed, Keyword, Kind, Reason, Side, Until
from pelipoyta.games.lotr.words.amounts import Amount
from pelipoyta.games.lotr.words.facts import Facts
from pelipoyta.games.lotr.words.modifiers import Modifier
from pelipoyta.kernel import Seat

CANNOT: Final = Change.CANNOT  # asked of every card: the way through the class tells
KEYWORD: Final = Change.KEYWORD
OVERWHELM: Final = Change.OVERWHELM
NO_BONUS: Final = Change.NO_BONUS
STRENGTH: Final = Change.STRENGTH


def total(parts: list[Part]) -> int:
    """Cut to 0 only at the end (LOTR-25.1)."""
    return max(sum(part.amount for part in parts), 0)


def sized(s: State, source: Card, mod: Modifier, card: Card | None = None) -> int:
    """Value of a modifier of this card now, for the card it changes (which its amount may call «it»)."""
    names: Names = () if card is None or isinstance(mod.size, int) else (("it", (card.id,)),)
    return amount(s, mod.size, source.owner, source.id, names)


def amount(s: State, value: Amount, you: Seat, source: int = -1, names: Names = ()) -> int:
    """Evaluate an amount in this position."""
    return value if isinstance(value, int) else value.count(s, you, source, names)


# -- Characters ------------------------------------------------------------------------------------------------------


def strength_parts(s: State, card: Card) -> list[Part]:
    borne = [CARDS[c.code] for c in attached(s, card.id) if not lasting_on(s, c, NO_BONUS)]
    given = [Part(item.code, item.strength, Reason.PRINT) for item in borne if item.strength]
    texts = [(source, mod) for source, mod in on_card(s, card, Change.STRENGTH) if not lasting_on(s, source, NO_BONUS)]
    given += [Part(source.code, sized(s, source, mod, card)) for source, mod in texts]
    given += [Part(e.source, e.amount) for e in lasting_on(s, card, Change.STRENGTH)]
    return [Part(card.code, CARDS[card.code].strength, Reason.PRINT), *_that_count(s, card, given)]


def _that_count(s: State, card: Card, given: list[Part]) -> list[Part]:
    """Without the bonuses that a text takes away."""
    texts = [mod for _, mod in on_card(s, card, Change.NO_BONUS)]
    codes = {code for effect in lasting_on(s, card, Change.NO_BONUS) for code in effect.which}
    if not texts and not codes:
        return given
    return [
        part
        for part in given
        if part.amount < 0 or (part.code not in codes and not any(mod.speaks_of(CARDS[part.code]) for mod in texts))
    ]


def strength(s: State, card: Card) -> int:
    """The sum of its parts, without asking for each where it comes from."""
    known = layout(s)
    if NO_BONUS in known.speakers or (s.lasting and any(effect.what is NO_BONUS for effect in s.lasting)):
        return total(strength_parts(s, card))
    value = CARDS[card.code].strength
    for item in known.borne.get(card.id, ()):
        value += CARDS[item.code].strength
    for source, mod in on_card(s, card, STRENGTH):
        value += sized(s, source, mod, card)
    for effect in s.lasting:
        if effect.what is STRENGTH and card.id in effect.targets:
            value += effect.amount
    return max(value, 0)


def ambushes(s: State, card: Card) -> list[int]:
    """Every ambush number of a minion on its own (LOTR-30.16)."""
    printed = [n for word, n in CARDS[card.code].keywords if word is Keyword.AMBUSH]
    given = [sized(s, source, mod) for source, mod in on_card(s, card, Change.KEYWORD, Keyword.AMBUSH)]
    return printed + given + [e.amount for e in s.lasting if e.keyword is Keyword.AMBUSH and card.id in e.targets]


def vitality_left(s: State, card: Card) -> int:
    """LOTR-19.1: what wounds have left."""
    known = layout(s).vitality
    full = known.get(card.id)
    if full is None:
        borne = sum([CARDS[c.code].vitality for c in attached(s, card.id)])
        full = known[card.id] = max(CARDS[card.code].vitality + borne, 0)
    return full - card.wounds


def printed_amount(code: int, keyword: Keyword) -> int:
    return ALL_CARDS.printed_amount(code, keyword)


def keyword_amount(s: State, card: Card, keyword: Keyword) -> int:
    """Total of a keyword on the card, from print, texts and lasting effects together."""
    return keyword_among(s, card, keyword, in_force(s, KEYWORD, keyword))


def keyword_among(s: State, card: Card, keyword: Keyword, texts: Sequence[tuple[Card, Modifier]]) -> int:
    """The same for a caller that asks of many cards, and has looked up the texts that give the keyword once."""
    have = printed_amount(card.code, keyword)
    for source, mod in texts:
        if mod.concerns(s, card, source.owner, source.id):
            have += 0 if _does_not_count(s, card, keyword, source) else sized(s, source, mod)
    for effect in s.lasting:
        if effect.keyword is keyword and card.id in effect.targets and effect.what is KEYWORD:
            have += effect.amount
    return 0 if have and _has_lost(s, card, keyword) else have


def _has_lost(s: State, card: Card, keyword: Keyword) -> bool:
    given = [effect.keyword for effect in lasting_on(s, card, Change.LOSES)]
    texts = on_card(s, card, Change.LOSES, keyword)
    return keyword in given or any(mod.takes_all() for _, mod in texts)


def _does_not_count(s: State, card: Card, keyword: Keyword, source: Card) -> bool:
    """True if a text takes away what such a card gives."""
    return any(mod.speaks_of(CARDS[source.code]) for _, mod in on_card(s, card, Change.LOSES, keyword))


def has_keyword(s: State, card: Card, keyword: Keyword, least: int = 1) -> bool:
    return keyword_amount(s, card, keyword) >= least


def is_roaming(s: State, card: Card) -> bool:
    """LOTR-20.2: only numbers are compared, not blocks."""
    if CARDS[card.code].kind is not Kind.MINION or on_card(s, card, Change.NEVER_ROAMS):
        return False
    return site_number_of(s, card) > site_number(s)


def site_number_of(s: State, card: Card) -> int:
    texts = [sized(s, source, mod) for source, mod in on_card(s, card, Change.SITE_NUMBER)]
    return CARDS[card.code].site + sum(texts) + sum(e.amount for e in lasting_on(s, card, Change.SITE_NUMBER))


def site_number_played(s: State, card: Facts, seat: Seat) -> int:
    """LOTR-30.44: of a minion being played, with what texts say of such minions."""
    return card.site + sum(
        sized(s, source, mod)
        for source, mod in in_force(s, Change.SITE_NUMBER)
        if mod.will_concern(card, source.owner == seat)
    )


def overwhelm_factor(s: State, card: Card) -> int:
    """LOTR-30.12."""
    times = 2
    for source, mod in on_card(s, card, OVERWHELM):
        times = max(times, sized(s, source, mod))
    for effect in lasting_on(s, card, OVERWHELM):
        times = max(times, effect.amount)
    return times


def is_barred(s: State, card: Card, deed: Deed, by: Seat = -1) -> bool:
    """True if a text forbids that this happens to the card; by this player, where it matters who does it."""
    if s.lasting and any(e.deed is deed and card.id in e.targets and not e.against for e in s.lasting):
        return True
    texts = in_force(s, CANNOT)
    return bool(texts) and any(
        mod.bars(s, deed, by, source.owner)
        and not (source.id == card.id and lasting_on(s, card, Change.FREED))
        and mod.concerns(s, card, source.owner, source.id)
        for source, mod in texts
    )


def can_be_wounded(s: State, card: Card) -> bool:
    """LOTR-30.9, and limits of wounds in a phase."""
    return not is_barred(s, card, Deed.WOUND) and s.wounded.get(card.id, 0) < _wound_limit(s, card)


def _wound_limit(s: State, card: Card) -> int:
    given = on_card(s, card, Change.WOUNDS) if s.fight is not None else []
    limits = [sized(s, source, mod) for source, mod in given]
    passing = [e for e in lasting_on(s, card, Change.WOUNDS) if e.until is Until.PHASE or s.fight is not None]
    return min([99, *limits, *(e.amount for e in passing)])


def can_be_healed(s: State, card: Card) -> bool:
    return not is_barred(s, card, Deed.HEAL)


def can_be_discarded(s: State, card: Card, by: Seat = -1) -> bool:
    return not is_barred(s, card, Deed.DISCARD, by)


def can_be_assigned(s: State, card: Card, by_free: bool) -> bool:
    """True if no text keeps the card out of skirmishes."""
    return not is_barred(s, card, Deed.ASSIGNMENT, s.free if by_free else -1)


def can_exert(s: State, card: Card, times: int = 1, by: Side | None = None) -> bool:
    """LOTR-19.4, LOTR-19.5; by a card of this side, where it is known.

    Who may be exerted by Shadow cards only is not exerted by sites either.
    """
    who = s.free if by in (Side.FREE, Side.NEITHER) else -1
    return vitality_left(s, card) > times and not is_barred(s, card, Deed.EXERT, who)


def can_be_unburdened(s: State) -> bool:
    bearer = s.cards.get(s.players[s.free].bearer)
    return bearer is None or not is_barred(s, bearer, Deed.UNBURDEN)


def value_of(s: State, card: Card, of: Attribute) -> int:
    if of is Attribute.STRENGTH:
        return strength(s, card)
    return vitality_left(s, card) if of is Attribute.VITALITY else CARDS[card.code].twilight


# -- Twilight --------------------------------------------------------------------------------------------------------


def cost_parts(s: State, seat: Seat, code: int, change: int = 0, bearer: int = -1) -> list[Part]:
    """The twilight cost of a card about to be played: print, its own text, others' texts, roaming, and the occasion."""
    card = CARDS[code]
    parts = [
        Part(code, card.twilight, Reason.PRINT),
        *_own_cost(s, seat, card, bearer),
        *_others_cost(s, card, seat, bearer),
    ]
    roams = card.kind is Kind.MINION and site_number_played(s, card, seat) > site_number(s)
    if roams and not _never_roams(s, card, seat):
        parts.append(Part(code, _roaming_cost(s, card, seat), Reason.ROAMING))  # LOTR-20.2
    return parts + ([Part(-1, change, Reason.OCCASION)] if change else [])


def _never_roams(s: State, card: Facts, seat: Seat) -> bool:
    texts = in_force(s, Change.NEVER_ROAMS)
    return any(mod.will_concern(card, source.owner == seat) for source, mod in texts)


def _roaming_cost(s: State, card: Facts, seat: Seat) -> int:
    texts = [
        sized(s, source, mod)
        for source, mod in in_force(s, Change.ROAMING)
        if mod.speaks_of(card, source.owner == seat)
    ]
    return max(2 + sum(texts), 0)


def _own_cost(s: State, seat: Seat, card: Facts, bearer: int) -> Iterator[Part]:
    for ability in card.text:
        by = ability.price(s, seat, bearer)
        if by:
            yield Part(card.code, by)


def _others_cost(s: State, card: Facts, seat: Seat, bearer: int) -> Iterator[Part]:
    for source, mod in in_force(s, Change.COST):
        if mod.prices(s, card, bearer, source, source.owner == seat):
            yield Part(source.code, sized(s, source, mod))
    yield from (Part(e.source, e.amount) for e in s.lasting if e.what is Change.COST and card.code in e.which)


def cost(s: State, seat: Seat, code: int, change: int = 0, bearer: int = -1) -> int:
    return total(cost_parts(s, seat, code, change, bearer))
