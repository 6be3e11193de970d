"""Which abilities answer what happens."""

from collections.abc import Iterator
from functools import cache

from pelipoyta.games.lotr.cards import CARDS
from pelipoyta.games.lotr.conditions import holds
from pelipoyta.games.lotr.find import is_active, speaks
from pelipoyta.games.lotr.language import AboutTo, AboutToTakeWound, PlayCard, PlayStacked, Response, Triggered
from pelipoyta.games.lotr.model import Card, Happenings, State, Zone
from pelipoyta.games.lotr.numbers import cost
from pelipoyta.games.lotr.rules.about import about, waits_for
from pelipoyta.games.lotr.rules.allowed import plays_in
from pelipoyta.games.lotr.rules.costs import payable
from pelipoyta.games.lotr.rules.idle import could_matter
from pelipoyta.games.lotr.terms import Kind, Pile, Side
from pelipoyta.kernel import Seat

Answer = tuple[int, int]  # card, ability
BEFORE = (AboutTo, AboutToTakeWound)


@cache
def answering(code: int) -> tuple[tuple[int, Triggered | Response], ...]:
    """The abilities of a card that wait for something to happen."""
    return tuple((i, a) for i, a in enumerate(CARDS[code].text) if isinstance(a, Triggered | Response))


@cache
def awaited(code: int) -> frozenset[type]:
    """The kinds of happening a card's abilities wait for."""
    return frozenset(kind for _, ability in answering(code) if (kind := waits_for(ability.on)) is not None)


@cache
def awaited_from_hand() -> frozenset[type]:
    return frozenset(kind for code in response_events() for kind in awaited(code))


@cache
def waiters(kind: type) -> frozenset[int]:
    """The cards of the pool that wait for such a thing at all."""
    return frozenset(code for code in CARDS if kind in awaited(code))


def may_be_answered(s: State, what: Happenings) -> bool:
    """Whether anything on the table, or any event of the card pool, waits for such a thing."""
    codes = waiters(type(what))
    return type(what) in awaited_from_hand() or any(card.code in codes for card in s.cards.values())


def collect(s: State, what: Happenings, *, before: bool, optional: bool) -> list[Answer]:
    """Abilities in play that answer this now, by the age of their cards."""
    found = []
    codes = waiters(type(what))
    for card in s.cards.values():
        if card.code not in codes or not is_active(s, card):
            continue
        for index, ability in answering(card.code):
            wanted = isinstance(ability.on, BEFORE) == before and is_optional(ability) == optional
            if wanted and speaks(s, card, ability) and can_answer(s, card, ability, what, index):
                found.append((card.id, index))
    return found


def idle(s: State, what: Happenings, *, before: bool) -> list[Card]:
    """Cards whose optional text waits for this, but could change nothing: it is not offered (LOTR-17.3)."""
    codes = waiters(type(what))
    cards = [card for card in s.cards.values() if card.code in codes and is_active(s, card)]
    return [card for card in cards if any(_is_idle(s, card, a, what, before) for _, a in answering(card.code))]


def _is_idle(s: State, card: Card, ability: Triggered | Response, what: Happenings, before: bool) -> bool:
    if not is_optional(ability) or ability.cost or isinstance(ability.on, BEFORE) != before:
        return False
    you = actor(s, card)
    fits = speaks(s, card, ability) and about(s, ability.on, what, card) is not None
    holding = fits and (ability.when is None or holds(s, ability.when, you, card.id))
    return holding and not could_matter(s, ability.do, you, card.id)


def is_optional(ability: Triggered | Response) -> bool:
    """LOTR-17.1."""
    return isinstance(ability, Response) or ability.optional


def can_answer(s: State, card: Card, ability: Triggered | Response, what: Happenings, index: int) -> bool:
    if CARDS[card.code].kind is Kind.EVENT or about(s, ability.on, what, card) is None:
        return False
    you = actor(s, card)
    if isinstance(ability, Triggered) and ability.once_a_turn and f"once/{card.id}/{index}" in s.used:
        return False
    if is_optional(ability) and not ability.cost and not could_matter(s, ability.do, you, card.id):
        return False
    needed = (*ability.cost, *_open_plays(ability))
    return (ability.when is None or holds(s, ability.when, you, card.id)) and payable(s, needed, you, card.id)


def _open_plays(ability: Triggered | Response) -> tuple[PlayCard | PlayStacked, ...]:
    """LOTR-18.8: what it plays must be there, as far as all can see; a hand might hold it."""
    return tuple(word for word in plays_in(ability) if getattr(word, "piles", ()) in ((), (Pile.DISCARD,)))


def actor(s: State, card: Card) -> Seat:
    """Who carries out a card's triggered text: its owner, at a site the Free Peoples player."""
    return s.free if CARDS[card.code].kind is Kind.SITE else card.owner


# -- Response events in hand -----------------------------------------------------------------------------------------


@cache
def response_events() -> tuple[int, ...]:
    """Every event of the card pool that answers something; any of them may be in a hidden hand."""
    return tuple(
        code
        for code, card in CARDS.items()
        if card.kind is Kind.EVENT and any(isinstance(a, Response) for a in card.text)
    )


def event_answers(s: State, seat: Seat, code: int, what: Happenings, before: bool) -> int | None:
    """Which ability of this event answers the happening, if it could be played for it by the seat."""
    side = CARDS[code].side
    if (side is Side.FREE) != (seat == s.free):
        return None
    for index, ability in answering(code):
        if isinstance(ability.on, BEFORE) == before and _event_fits(s, seat, code, ability, what):
            return index
    return None


def _event_fits(s: State, seat: Seat, code: int, ability: Triggered | Response, what: Happenings) -> bool:
    ghost = Card(-1, code, seat, Zone.VOID)
    price = cost(s, seat, code) if CARDS[code].side is Side.SHADOW else 0
    return (
        price <= s.twilight
        and about(s, ability.on, what, ghost) is not None
        and (ability.when is None or holds(s, ability.when, seat))
        and payable(s, ability.cost, seat, -1, price)
    )


def could_answer_from_hand(s: State, seat: Seat, what: Happenings, before: bool) -> bool:
    """Whether, for all that anyone can see, the seat might hold an event for this; not being asked would tell."""
    if not s.players[seat].hand or type(what) not in awaited_from_hand():
        return False
    return any(event_answers(s, seat, code, what, before) is not None for code in response_events())


def held_answers(s: State, seat: Seat, what: Happenings, before: bool) -> Iterator[int]:
    for code in sorted({held.code for held in s.players[seat].hand} & set(response_events())):
        if event_answers(s, seat, code, what, before) is not None:
            yield code
