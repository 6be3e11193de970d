"""Find the abilities that answer a happening."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from pelipoyta.games.lotr.engine.catalogue import ALL_CARDS, CARDS, pool_of
from pelipoyta.games.lotr.engine.find import speaks, text_at
from pelipoyta.games.lotr.engine.layout import SHADOW, SITE, VOID, Waiting, layout
from pelipoyta.games.lotr.engine.numbers import cost
from pelipoyta.games.lotr.engine.restrictions import may_be_played
from pelipoyta.games.lotr.model import Card, Happenings, State, WinsFight
from pelipoyta.games.lotr.rules.happenings import match
from pelipoyta.games.lotr.rules.happenings.match import DEEDS_OF, About, about
from pelipoyta.games.lotr.rules.play.allowed import plays_in
from pelipoyta.games.lotr.rules.play.costs import could_matter, payable
from pelipoyta.games.lotr.rules.play.perform import answered_key, is_about_one
from pelipoyta.games.lotr.terms import Deed, Kind, Side
from pelipoyta.kernel import Seat

if TYPE_CHECKING:
    from pelipoyta.games.lotr.words.abilities import Ability
    from pelipoyta.games.lotr.words.effects import Effects

Answer = tuple[int, int]  # card, ability
NO_DEEDS: frozenset[Deed] = frozenset()


def deeds_of(what: Happenings) -> frozenset[Deed]:
    return DEEDS_OF.get(type(what), NO_DEEDS)


def may_be_answered(s: State, what: Happenings) -> bool:
    """True if anything on the table, or any event of the format's pool, waits for such a thing (LOTR-30.49)."""
    deeds = deeds_of(what)
    return not deeds.isdisjoint(layout(s).awaited) or not deeds.isdisjoint(
        pool_of(s.options.format).awaited_from_hand()
    )


def collect(s: State, what: Happenings, *, before: bool, optional: bool) -> list[Answer]:
    """Abilities in play that answer this now, by the age of their cards."""
    return [
        (one.card.id, one.index)
        for one in waiting(s, deeds_of(what), before, optional)
        if speaks(s, one.card, one.ability) and can_answer(s, one.card, one.ability, what, one.index)
    ]


def waiting(s: State, deeds: frozenset[Deed], before: bool, optional: bool) -> Sequence[Waiting]:
    """Abilities of active cards that wait for any of these, by the age of their cards."""
    known, key = layout(s), (deeds, before, optional)
    found = known.waiting.get(key)
    if found is None:
        able = [one for one in known.answers if one.waits.deed in deeds and one.waits.is_before == before]
        found = known.waiting[key] = [one for one in able if one.waits.is_optional == optional]
    return found


def idle(s: State, what: Happenings, *, before: bool) -> list[Card]:
    """Cards whose optional text waits for this, but could change nothing: it is not offered (LOTR-17.3)."""
    able = waiting(s, deeds_of(what), before, optional=True)
    found = [one for one in able if _is_idle(s, one.card, one.ability, what)]
    return list({one.card.id: one.card for one in found}.values())


def _is_idle(s: State, card: Card, ability: "Ability", what: Happenings) -> bool:
    if ability.costs:
        return False
    it = subject(s, ability, what, card)
    you = actor(s, card, ability, it)
    if it is None or not speaks(s, card, ability) or not _may_speak(s, ability, you, card.id):
        return False
    return not could_matter(s, ability.effects, you, card.id, (("it", it),))


def is_before(ability: "Ability") -> bool:
    return ability.waits_for is not None and ability.waits_for.is_before


def subject(s: State, ability: "Ability", what: Happenings, card: Card) -> About:
    """Cards that the happening is about for this ability of the card; None if the ability does not wait for it."""
    return None if ability.waits_for is None else about(s, ability.waits_for, what, card)


def left_of(s: State, ability: "Ability", what: Happenings, card: Card, index: int) -> About:
    """The same, without those that a free ability about one card has answered for already (LOTR-30.70)."""
    it = subject(s, ability, what, card)
    if not it or not is_about_one(s, ability) or ability.may_repeat:
        return it
    at = text_at(s, card, index)[1]
    return tuple(one for one in it if answered_key(card.id, at, one) not in s.used) or None


def gone_of(ability: "Ability", what: Happenings, owner: Seat) -> tuple[int, ...]:
    """The codes of what has left play by the happening and is what the ability of this player's card waits for."""
    return () if ability.waits_for is None else match.gone_of(ability.waits_for, what, owner)


def owners_of(ability: "Ability", what: Happenings) -> tuple[Seat, ...]:
    """Owners of the losers, where the ability waits for such cards to lose."""
    on = ability.waits_for
    if not isinstance(what, WinsFight) or on is None or on.awaits is not Deed.LOSE:
        return ()
    which = getattr(on, "who", None)
    losers = zip(what.codes, what.owners, strict=False)
    return tuple(owner for code, owner in losers if which is None or which.printed(CARDS[code]))


def answers_defence(ability: "Ability") -> bool:
    """True if it answers that the Free Peoples player assigns a character."""
    return ability.waits_for is not None and ability.waits_for.awaits is Deed.DEFENCE


def _may_speak(s: State, ability: "Ability", you: Seat, source: int = -1) -> bool:
    return ability.needs is None or ability.needs.holds(s, you, source)


def can_answer(s: State, card: Card, ability: "Ability", what: Happenings, index: int) -> bool:
    it = None if CARDS[card.code].kind is Kind.EVENT else left_of(s, ability, what, card, index)
    if it is None:
        return False
    you = actor(s, card, ability, it)
    if ability.limit_of(card.id, index) in s.used:
        return False
    if ability.is_optional and not ability.costs and not could_matter(s, ability.effects, you, card.id, (("it", it),)):
        return False
    needed = (*ability.costs, *_open_plays(ability))
    return _may_speak(s, ability, you, card.id) and payable(s, needed, you, card.id, names=(("it", it),))


def _open_plays(ability: "Ability") -> "Effects":
    """LOTR-18.8: what it plays must be there, as far as all can see; a hand might hold it."""
    return tuple(word for word in plays_in(ability) if word.is_open())


def actor(s: State, card: Card, ability: "Ability | None" = None, it: About = None) -> Seat:
    """Seat that carries out a triggered text: its owner; at a site the Free Peoples player, or «your» card's owner."""
    if CARDS[card.code].kind is not SITE:
        return card.owner
    on = None if ability is None else ability.waits_for
    return s.cards[it[0]].owner if it and it[0] in s.cards and on is not None and on.is_of_own else s.free


# -- Response events in hand -----------------------------------------------------------------------------------------


def event_answers(
    s: State, seat: Seat, code: int, what: Happenings, before: bool, *, is_paid: bool = False
) -> int | None:
    """Index of the ability of this event that answers the happening, if the seat could play it; else None.

    With `is_paid` it is being played: its twilight cost is paid and need not be there a second time.
    """
    side = CARDS[code].side
    if (side is Side.FREE) != (seat == s.free) or not may_be_played(s, CARDS[code]):
        return None
    price = 0 if is_paid or side is not SHADOW else cost(s, seat, code)
    for index, ability in ALL_CARDS.answering(code):
        if is_before(ability) == before and _event_fits(s, seat, code=code, ability=ability, what=what, price=price):
            return index
    return None


def _event_fits(s: State, seat: Seat, code: int, ability: "Ability", what: Happenings, price: int) -> bool:
    it = subject(s, ability, what, Card(-1, code, seat, VOID))
    if it is None:
        return False
    can_pay = payable(s, ability.costs, seat, -1, price, names=(("it", it),))
    return price <= s.twilight and _may_speak(s, ability, seat) and can_pay


def could_answer_from_hand(s: State, seat: Seat, what: Happenings, before: bool) -> bool:
    """True if, by public knowledge, the seat might hold an event for this; not being asked would tell."""
    if not s.players[seat].hand:
        return False
    side = Side.FREE if seat == s.free else Side.SHADOW
    for code in pool_of(s.options.format).from_hand(deeds_of(what), before, side):
        if event_answers(s, seat, code, what, before) is not None:
            return True
    return False


def held_answers(s: State, seat: Seat, what: Happenings, before: bool) -> Iterator[int]:
    for code in sorted({held.code for held in s.players[seat].hand} & set(ALL_CARDS.responses())):
        if event_answers(s, seat, code, what, before) is not None:
            yield code
