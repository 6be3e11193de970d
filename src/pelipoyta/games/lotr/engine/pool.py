"""A pool of cards with its indexes: which cards answer, change or could be something.

A pool is a value: the indexes are its own, made when they are first asked for, and gone with it.
"""

from collections.abc import Callable, Mapping
from functools import cache
from typing import TYPE_CHECKING

from pelipoyta.games.lotr.terms import Block, Change, Deed, Keyword, Kind, Phase, Side
from pelipoyta.games.lotr.words.facts import Facts

if TYPE_CHECKING:
    from pelipoyta.games.lotr.words.abilities import Ability
    from pelipoyta.games.lotr.words.filters import Filter
    from pelipoyta.games.lotr.words.triggers import Trigger

PLAYED_IN_PHASE = (Phase.FELLOWSHIP, Phase.SHADOW)  # when cards other than events are played
Numbered = tuple[tuple[int, "Ability"], ...]  # abilities with their places on the card


Key = Change | tuple[Change, Keyword]  # what a static text changes; of keywords, which


class StaticText:
    """Static modifier, indexed under one of the keys it may be looked up by."""

    def __init__(self, ability: "Ability", key: Key) -> None:
        self.ability = ability
        self.key = key
        change, keyword = key if isinstance(key, tuple) else (key, None)
        self.mods = [m for m in ability.changes if m.change is change and (keyword is None or m.gift is keyword)]


class Waits:
    """Ability with a trigger or a constant watch, with the facts that are looked up first."""

    def __init__(self, index: int, ability: "Ability", on: "Trigger") -> None:
        self.index = index  # its place on the card
        self.ability = ability
        self.deed = on.awaits
        self.is_before = on.is_before
        self.is_optional = ability.is_optional


class Pool:
    def __init__(self, cards: Mapping[int, Facts]) -> None:
        self.cards = cards
        self.age = 0  # how often the cards have changed
        self.renew()

    def renew(self) -> None:
        """Forget what was found: the cards have changed."""
        self.age += 1
        self.activated: Callable[[int], Numbered] = cache(self._activated)
        self.usable: Callable[[int, Phase], Numbered] = cache(self._usable)
        self.is_for: Callable[[int, Phase], bool] = cache(self._is_for)
        self.answering: Callable[[int], Numbered] = cache(self._answering)
        self.awaited: Callable[[int], frozenset[Deed]] = cache(self._awaited)
        self.waits: Callable[[int], tuple[Waits, ...]] = cache(self._waits)
        self.borrows: Callable[[int], tuple[int, Block] | None] = cache(self._borrows)
        self.said: Callable[[int], tuple[StaticText, ...]] = cache(self._said)
        self.mutes: Callable[[int], bool] = cache(self._mutes)
        self.responses: Callable[[], tuple[int, ...]] = cache(self._responses)
        self.from_hand: Callable[[frozenset[Deed], bool, Side], tuple[int, ...]] = cache(self._from_hand)
        self.awaited_from_hand: Callable[[], frozenset[Deed]] = cache(self._awaited_from_hand)
        self.events_for: Callable[[Side, Phase], bool] = cache(self._events_for)
        self.printed_amount: Callable[[int, Keyword], int] = cache(self._printed_amount)
        self.deckable: Callable[[], tuple[int, ...]] = cache(self._deckable)
        self.sites: Callable[[int, Block], tuple[int, ...]] = cache(self._sites)
        self.could_be: Callable[[Filter], tuple[frozenset[int], bool, bool]] = cache(self._could_be)

    def _activated(self, code: int) -> Numbered:
        """The special abilities of a card in play."""
        card = self.cards[code]
        return () if card.kind is Kind.EVENT else tuple((i, a) for i, a in enumerate(card.text) if a.used_in)

    def _usable(self, code: int, phase: Phase) -> Numbered:
        """Abilities that can be used in this phase."""
        return tuple((i, a) for i, a in self.activated(code) if phase in a.used_in)

    def _is_for(self, code: int, phase: Phase) -> bool:
        """True if it is played as an action of this phase: events by their texts (LOTR-17.5), others by LOTR-7.1."""
        card = self.cards[code]
        if card.kind is Kind.EVENT:
            return any(phase in ability.used_in for ability in card.text)
        return phase in PLAYED_IN_PHASE

    def _answering(self, code: int) -> Numbered:
        """The abilities of a card that wait for something to happen."""
        return tuple((i, a) for i, a in enumerate(self.cards[code].text) if a.waits_for is not None)

    def _awaited(self, code: int) -> frozenset[Deed]:
        """Triggers of a card's abilities."""
        triggers = [ability.waits_for for _, ability in self.answering(code)]
        return frozenset(on.awaits for on in triggers if on is not None and on.awaits is not None)

    def _waits(self, code: int) -> tuple[Waits, ...]:
        pairs = [(i, a, a.waits_for) for i, a in self.answering(code)]
        return tuple(Waits(i, a, on) for i, a, on in pairs if on is not None)

    def _borrows(self, code: int) -> tuple[int, Block] | None:
        """Sites whose text a card has besides its own."""
        return next((a.borrows for a in self.cards[code].text if a.borrows), None)

    def _said(self, code: int) -> tuple[StaticText, ...]:
        """Static modifiers of a card's texts."""
        return tuple(StaticText(ability, key) for ability in self.cards[code].text for key in _keys(ability))

    def _mutes(self, code: int) -> bool:
        """True if it switches off the text of the card that bears it."""
        return any(mod.change is Change.NO_TEXT for ability in self.cards[code].text for mod in ability.changes)

    def _responses(self) -> tuple[int, ...]:
        """Every event that answers something; any of them may be in a hidden hand."""
        return tuple(code for code, card in self.cards.items() if card.kind is Kind.EVENT and self.answering(code))

    def _from_hand(self, deeds: frozenset[Deed], before: bool, side: Side) -> tuple[int, ...]:
        """Events of this side with a text for any of these deeds, before or after it is done."""
        ours = [code for code in self.responses() if self.cards[code].side is side]
        return tuple(c for c in ours if any(w.deed in deeds and w.is_before == before for w in self.waits(c)))

    def _awaited_from_hand(self) -> frozenset[Deed]:
        return frozenset(deed for code in self.responses() for deed in self.awaited(code))

    def _events_for(self, side: Side, phase: Phase) -> bool:
        """True if there is any event of this side for this phase."""
        events = [card for card in self.cards.values() if card.kind is Kind.EVENT and card.side is side]
        return any(phase in ability.used_in for card in events for ability in card.text)

    def _printed_amount(self, code: int, keyword: Keyword) -> int:
        return sum(n for word, n in self.cards[code].keywords if word is keyword)

    def _deckable(self) -> tuple[int, ...]:
        """Every card that may be in a draw deck."""
        return tuple(code for code, card in self.cards.items() if card.side is not Side.NEITHER)

    def _sites(self, number: int, block: Block) -> tuple[int, ...]:
        wanted = (Kind.SITE, number, block)
        return tuple(code for code, card in self.cards.items() if (card.kind, card.site, card.block) == wanted)

    def _could_be(self, which: "Filter") -> tuple[frozenset[int], bool, bool]:
        """The cards that, in play, might ever be such a card; whether they always are; if they lie in stacks."""
        codes = frozenset(code for code, card in self.cards.items() if which.could(card))
        return codes, which.is_fixed(), which.in_stacks()


def _keys(ability: "Ability") -> dict[Key, None]:
    """In order, without doubles."""
    found: dict[Key, None] = {}
    for mod in ability.changes:
        found[mod.change] = None
        if mod.gift is not None:
            found[mod.change, mod.gift] = None
    return found
