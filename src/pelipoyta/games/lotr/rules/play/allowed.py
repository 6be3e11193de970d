"""Legality of playing a card: the first rule that forbids it (LOTR-18.1, LOTR-20, LOTR-21, LOTR-24)."""

from collections.abc import Collection
from typing import TYPE_CHECKING

from msgspec.structs import replace

from pelipoyta.games.lotr.decks import is_simple
from pelipoyta.games.lotr.engine.catalogue import CARDS
from pelipoyta.games.lotr.engine.find import active, attached, companions, is_active, stacked_on
from pelipoyta.games.lotr.engine.numbers import amount, cost
from pelipoyta.games.lotr.engine.restrictions import bearing_barred_by, may_be_played_from, may_bear, play_barred_by
from pelipoyta.games.lotr.model import Card, Names, State, Zone
from pelipoyta.games.lotr.rules.play.costs import lacking, payable
from pelipoyta.games.lotr.terms import Kind, Phase, Pile, Side
from pelipoyta.games.lotr.words.facts import Facts
from pelipoyta.kernel import Refusal, Seat

if TYPE_CHECKING:
    from pelipoyta.games.lotr.words.abilities import Ability
    from pelipoyta.games.lotr.words.effects import Effect, Effects, PlayOrder
    from pelipoyta.games.lotr.words.filters import Filter

RULE_OF_NINE = 9


def why_not_play(
    s: State, seat: Seat, code: int, change: int = 0, on: "Filter | None" = None, spent: int = 0, dead: bool = False
) -> Refusal | None:
    """The first rule that forbids this seat to play this card now; `spent` twilight goes for what plays it.

    `dead`: it comes from the dead pile.
    """
    card = CARDS[code]
    facts: dict[str, str | int] = {"card": card.title}
    if card.kind in (Kind.SITE, Kind.RING):
        return Refusal("LOTR-7.1", "not-played-so", facts)
    if (card.side is Side.FREE) != (seat == s.free):
        return Refusal("LOTR-4.2", "wrong-side", {**facts, "side": card.side.value})
    return (
        _not_for_beginners(s, card)
        or _forbidden(s, card)
        or _not_unique(s, seat, card, dead)
        or _too_many_companions(s, seat, card, dead)
        or _requirement_missing(s, seat, card)
        or _too_dear(s, seat, card, change, s.twilight - spent)
        or _nobody_to_bear(s, seat, card, on)
        or _price_missing(s, seat, card, change)
        or _costs_missing(s, seat, card, change)
    )


def _not_for_beginners(s: State, card: Facts) -> Refusal | None:
    """LOTR-27.4."""
    if card.kind in (Kind.ALLY, Kind.ARTIFACT) and is_simple(s.options):
        return Refusal("LOTR-27.4", "not-for-beginners", {"card": card.title})
    return None


def _forbidden(s: State, card: Facts) -> Refusal | None:
    barred_by = play_barred_by(s, card)
    return None if barred_by < 0 else forbidden(card.title, barred_by)


def forbidden(title: str, by: int) -> Refusal:
    """Refusal that names the card whose text forbids this one to be played or used."""
    return Refusal("LOTR-18.1", "forbidden-by-text", {"card": title, "source": CARDS[by].title})


def _not_unique(s: State, seat: Seat, card: Facts, dead: bool) -> Refusal | None:
    """LOTR-24.1, LOTR-24.2: by title, whatever the subtitle (LOTR-24.3)."""
    if not card.unique:
        return None
    mine = [c for c in s.cards.values() if c.owner == seat and CARDS[c.code].title == card.title and is_active(s, c)]
    if any(CARDS[c.code].unique for c in mine):
        return Refusal("LOTR-24.1", "already-in-play", {"card": card.title})
    fallen = [code for code in s.players[seat].dead if CARDS[code].title == card.title and CARDS[code].unique]
    if len(fallen) > dead:
        return Refusal("LOTR-24.2", "dead", {"card": card.title})
    return None


def _too_many_companions(s: State, seat: Seat, card: Facts, from_dead: bool) -> Refusal | None:
    """LOTR-7.6, LOTR-30.19."""
    if card.kind is not Kind.COMPANION or is_simple(s.options):
        return None
    dead = [code for code in s.players[seat].dead if CARDS[code].kind is Kind.COMPANION]
    if len(companions(s, seat)) + len(dead) - from_dead >= RULE_OF_NINE:
        return Refusal("LOTR-7.6", "rule-of-nine", {"card": card.title})
    return None


def _requirement_missing(s: State, seat: Seat, card: Facts) -> Refusal | None:
    missing = next((ability.play_lacks(s, seat) for ability in card.text if not ability.lets_play(s, seat)), None)
    return None if missing is None else Refusal("LOTR-18.1", "requirement-missing", {"card": card.title, **missing})


def _too_dear(s: State, seat: Seat, card: Facts, change: int, pool: int) -> Refusal | None:
    """LOTR-20.1: only Shadow cards are paid from the pool; LOTR-18.4: one payment, one thing."""
    if card.side is Side.SHADOW:
        price = min(cost(s, seat, card.code, change, bearer) for bearer in _possible_bearers(s, seat, card))
        if price > pool:
            return Refusal("LOTR-20.1", "too-dear", {"card": card.title, "cost": price, "pool": pool})
    return None


def _possible_bearers(s: State, seat: Seat, card: Facts) -> list[int]:
    """Possible bearers of the card, as the price may depend on them; -1 for none."""
    return [-1, *(c.id for c in bearers(s, seat, card))] if card.bearer is not None else [-1]


def _price_missing(s: State, seat: Seat, card: Facts, change: int) -> Refusal | None:
    """Refusal where the costs besides twilight cannot be paid."""
    price = cost(s, seat, card.code, change) if card.side is Side.SHADOW else 0
    for ability in card.text:
        if not payable(s, ability.to_play, you=seat, source=-1, price=price, playing=card.code):
            return unpayable(card, lacking(s, ability.to_play, you=seat, source=-1, price=price, playing=card.code))
    return None


def unpayable(card: Facts, what: str) -> Refusal:
    """Refusal that says of what there is too little to pay a cost of the card."""
    return Refusal("LOTR-18.3", "cost-unpayable", {"card": card.title, "what": what})


def _nobody_to_bear(s: State, seat: Seat, card: Facts, on: "Filter | None") -> Refusal | None:
    if card.bearer is None or bearers(s, seat, card, on):
        return None
    if bearers(s, seat, card, on, pays=False):
        return unpayable(card, next(word.lack for ability in card.text for word in ability.to_play))
    if card.item is not None and bearers(s, seat, card, on, room=False):
        return Refusal("LOTR-21.2", "no-room", {"card": card.title})
    if card.once_each and bearers(s, seat, card, on, room=False):
        return Refusal("LOTR-21.1", "one-on-each", {"card": card.title})
    barred = bearers(s, seat, card, on, allowed=False)
    if barred:
        source = CARDS[bearing_barred_by(s, barred[0], card, seat)].title
        return Refusal("LOTR-21.1", "bearer-barred", {"card": card.title, "source": source})
    return Refusal("LOTR-21.1", "no-bearer", {"card": card.title})


def bearers(
    s: State,
    seat: Seat,
    card: Facts,
    on: "Filter | None" = None,
    pays: bool = True,
    room: bool = True,
    allowed: bool = True,
) -> list[Card]:
    """Cards that may bear the card and have room for it (LOTR-9.5, LOTR-21.1, LOTR-21.2).

    `pays`: they also pay what the card asks of its bearer. `room`: they bear no other item of its class. `allowed`: no
    text keeps the card off them.
    """
    if card.bearer is None:
        return []
    return [
        c
        for c in active(s)
        if _may_carry(s, seat, c, card)
        and card.bearer.fits(s, c, seat, -1)
        and (on is None or on.fits(s, c, seat, -1))
        and (not room or has_room(s, c, card))
        and (not allowed or may_bear(s, c, card, seat))
        and (not pays or all(word.could_bear(s, c, seat) for ability in card.text for word in ability.to_play))
    ]


def _may_carry(s: State, seat: Seat, bearer: Card, card: Facts) -> bool:
    """LOTR-9.5, LOTR-30.50: own characters, and sites; a Shadow condition also those of the Free Peoples."""
    printed = CARDS[bearer.code]
    if not printed.is_character:
        return printed.kind is Kind.SITE
    return bearer.owner == seat or (card.kind is Kind.CONDITION and bearer.owner == s.free)


def has_room(s: State, bearer: Card, card: Facts) -> bool:
    borne = [CARDS[c.code] for c in attached(s, bearer.id)]
    alike = [c for c in borne if card.item is not None and c.item is card.item and c.is_item]
    if len(alike) > 1 or (alike and not (card.beside or alike[0].beside)):
        return False
    return not (card.once_each and any(c.title == card.title for c in borne))


def event_out_of_phase(card: Facts) -> Refusal:
    phases = [phase for ability in card.text for phase in ability.used_in]
    return out_of_phase("LOTR-17.5", card, phases)


def out_of_phase(rule: str, card: Facts, phases: Collection[Phase]) -> Refusal:
    """Refusal that names the phases it is for, or that it is a response only."""
    when = "answer" if not phases else "several" if len(set(phases)) > 1 else next(iter(phases)).value
    return Refusal(rule, "wrong-phase", {"card": card.title, "phase": when})


def _costs_missing(s: State, seat: Seat, card: Facts, change: int) -> Refusal | None:
    """For events: an ability for this moment whose costs can be paid."""
    if card.kind is not Kind.EVENT:
        return None
    abilities = [a for a in card.text if a.waits_for is not None or s.phase in a.used_in]
    if not abilities:
        return event_out_of_phase(card)
    price = cost(s, seat, card.code, change) if card.side is Side.SHADOW else 0
    refusals = [why_not_begin(s, seat, each, -1, card, price=price, playing=card.code) for each in abilities]
    return None if None in refusals else refusals[0]


def why_not_begin(
    s: State,
    seat: Seat,
    ability: "Ability",
    source: int,
    card: Facts,
    price: int = 0,
    playing: int = -1,
    names: Names = (),
) -> Refusal | None:
    """LOTR-18.1 b: what the text demands before anything is paid; `playing` is the event whose text it is."""
    if ability.needs is not None and not ability.needs.holds(s, seat, source):
        missing = ability.needs.lacks(s, seat, source)
        return Refusal("LOTR-18.1", "requirement-missing", {"card": card.title, **missing})
    costs = (*ability.costs, *plays_in(ability))
    if payable(s, costs, seat, source, price=price, playing=playing, names=names):
        return None
    spots = tuple(word for word in ability.costs if _only_sees(word))
    if not payable(s, spots, seat, source, names=names):
        need, found = _short_of(s, seat, source, spots)
        return Refusal("LOTR-17.9", "nothing-to-spot", {"card": card.title, "need": need, "found": found})
    if not payable(s, ability.costs, seat, source, price=price, playing=playing, names=names):
        return unpayable(card, lacking(s, ability.costs, seat, source, price=price, playing=playing, names=names))
    spent = price + sum(word.twilight(s, seat, source) for word in ability.costs)
    return _why_not_other(s, seat, ability, source, spent) or Refusal(
        "LOTR-18.8", "nothing-to-play", {"card": card.title}
    )


def _short_of(s: State, seat: Seat, source: int, spots: "Effects") -> tuple[int, int]:
    """Numbers of cards to spot and of cards there: of the first spotting that fails, or of its first way."""
    words = [word.ways()[0][0] if word.ways() else word for word in spots]
    numbers = [word.falls_short(s, seat, source) for word in words]
    return next(((need, found) for need, found in numbers if found < need), (1, 0))


def _only_sees(word: "Effect") -> bool:
    """True if nothing changes by this cost: it spots, or each of its ways does."""
    return word.only_sees or (bool(word.ways()) and all(_only_sees(part) for way in word.ways() for part in way))


def _why_not_other(s: State, seat: Seat, ability: "Ability", source: int, spent: int) -> Refusal | None:
    """Refusal of the card that the text would play, if such a card is there; None if there is none."""
    for order in (word.play_order() for word in plays_in(ability)):
        piles = [pile for pile in order.piles if pile is not Pile.STACK] if order else []
        for code in (code for pile in piles for code in codes_in(s, seat, pile)):
            if order and order.which.printed(CARDS[code]):
                change = amount(s, order.cost, seat, source)
                found = why_not_play(s, seat, code=code, change=change, on=order.on, spent=spent)
                return None if found is None else replace(found, rule="LOTR-18.8")
    return None


def plays_in(ability: "Ability") -> "Effects":
    """LOTR-18.8: an effect that plays a card needs such a card beforehand, unless it comes from the draw deck."""
    return tuple(word for word in ability.effects if word.plays() is not None)


def playable_for(s: State, seat: Seat, word: "PlayOrder", source: int, spent: int = 0) -> list[tuple[Pile, int]]:
    """The cards an ability could play now, and where they are."""
    change = amount(s, word.cost, seat, source)
    found: list[tuple[Pile, int]] = []
    for pile in word.piles:
        for code in sorted(set(codes_in(s, seat, pile))):
            known = any(code == other for _, other in found)
            wanted = not known and word.which.printed(CARDS[code]) and may_be_played_from(s, pile, CARDS[code])
            dead = pile is Pile.DEAD
            if wanted and why_not_play(s, seat, code=code, change=change, on=word.on, spent=spent, dead=dead) is None:
                found.append((pile, code))
    if not found and word.searches:
        return [(Pile.DECK, -1)]  # one may search in vain (LOTR-18.9)
    return found


def codes_in(s: State, seat: Seat, pile: Pile) -> list[int]:
    player = s.players[seat]
    if pile is Pile.HAND:
        return [held.code for held in player.hand]
    if pile is Pile.DECK:
        return list(player.deck.shuffled().bag)
    return list(player.dead if pile is Pile.DEAD else player.discard)


def playable_stacked(s: State, seat: Seat, word: "PlayOrder", source: int, spent: int = 0) -> list[Card]:
    """The player's cards stacked on the source, or the source itself, that an ability could play now (LOTR-21.7)."""
    change = amount(s, word.cost, seat, source)
    itself = [s.cards[source]] if word.of_itself and source in s.cards else []
    laid = [c for c in itself or stacked_on(s, source) if c.owner == seat and c.zone is Zone.STACKED]
    able = [c for c in laid if word.which.fits(s, c, seat, source)]
    return [c for c in able if why_not_play(s, seat, c.code, change, spent=spent) is None]
