"""A pool of cards, and what one wants to know of it at once: which cards answer, change or could be something.

A pool is a value: the indexes are its own, made when they are first asked for, and gone with it.
"""

from collections.abc import Callable, Mapping
from functools import cache
from typing import TYPE_CHECKING

from pelipoyta.games.lotr.facts import Facts
from pelipoyta.games.lotr.terms import Block, Change, Deed, Keyword, Kind, Phase, Side

if TYPE_CHECKING:
    from pelipoyta.games.lotr.language.abilities import Ability
    from pelipoyta.games.lotr.language.filters import Filter
    from pelipoyta.games.lotr.language.modifiers import Modifier

Numbered = tuple[tuple[int, "Ability"], ...]  # abilities with their places on the card
Changing = tuple[tuple["Ability", tuple["Modifier", ...]], ...]  # static abilities, each with what it changes


class Pool:
    def __init__(self, cards: Mapping[int, Facts]) -> None:
        self.cards = cards
        self.renew()

    def renew(self) -> None:
        """Forget what was found: the cards have changed."""
        self.activated: Callable[[int], Numbered] = cache(self._activated)
        self.answering: Callable[[int], Numbered] = cache(self._answering)
        self.awaited: Callable[[int], frozenset[Deed]] = cache(self._awaited)
        self.watching: Callable[[int], Numbered] = cache(self._watching)
        self.watchers: Callable[[], frozenset[int]] = cache(self._watchers)
        self.waiters: Callable[[frozenset[Deed]], frozenset[int]] = cache(self._waiters)
        self.responses: Callable[[], tuple[int, ...]] = cache(self._responses)
        self.awaited_from_hand: Callable[[], frozenset[Deed]] = cache(self._awaited_from_hand)
        self.events_for: Callable[[Side, Phase], bool] = cache(self._events_for)
        self.statics: Callable[[int, Change, Keyword | None], Changing] = cache(self._statics)
        self.changers: Callable[[Change, Keyword | None], frozenset[int]] = cache(self._changers)
        self.printed_amount: Callable[[int, Keyword], int] = cache(self._printed_amount)
        self.deckable: Callable[[], tuple[int, ...]] = cache(self._deckable)
        self.sites: Callable[[int, Block], tuple[int, ...]] = cache(self._sites)
        self.could_be: Callable[[Filter], tuple[frozenset[int], bool, bool]] = cache(self._could_be)

    def _activated(self, code: int) -> Numbered:
        """The special abilities of a card in play."""
        card = self.cards[code]
        return () if card.kind is Kind.EVENT else tuple((i, a) for i, a in enumerate(card.text) if a.used_in)

    def _answering(self, code: int) -> Numbered:
        """The abilities of a card that wait for something to happen."""
        return tuple((i, a) for i, a in enumerate(self.cards[code].text) if a.waits_for is not None)

    def _awaited(self, code: int) -> frozenset[Deed]:
        """What a card's abilities wait for."""
        triggers = [ability.waits_for for _, ability in self.answering(code)]
        return frozenset(on.awaits for on in triggers if on is not None and on.awaits is not None)

    def _watching(self, code: int) -> Numbered:
        """The abilities of a card that are looked at all the time."""
        return tuple((i, a) for i, a in self.answering(code) if a.waits_for is not None and a.waits_for.awaits is None)

    def _watchers(self) -> frozenset[int]:
        return frozenset(code for code in self.cards if self.watching(code))

    def _waiters(self, deeds: frozenset[Deed]) -> frozenset[int]:
        """The cards that wait for any of these at all."""
        return frozenset(code for code in self.cards if self.awaited(code) & deeds)

    def _responses(self) -> tuple[int, ...]:
        """Every event that answers something; any of them may be in a hidden hand."""
        return tuple(code for code, card in self.cards.items() if card.kind is Kind.EVENT and self.answering(code))

    def _awaited_from_hand(self) -> frozenset[Deed]:
        return frozenset(deed for code in self.responses() for deed in self.awaited(code))

    def _events_for(self, side: Side, phase: Phase) -> bool:
        """Whether there is any event of this side for this phase."""
        events = [card for card in self.cards.values() if card.kind is Kind.EVENT and card.side is side]
        return any(phase in ability.used_in for card in events for ability in card.text)

    def _statics(self, code: int, change: Change, keyword: Keyword | None) -> Changing:
        """The static abilities of a card that change this, each with what it changes."""
        pairs = [(a, tuple(mod for mod in a.changes if _is(mod, change, keyword))) for a in self.cards[code].text]
        return tuple((ability, mods) for ability, mods in pairs if mods)

    def _changers(self, change: Change, keyword: Keyword | None) -> frozenset[int]:
        """The cards that have such a static ability at all."""
        return frozenset(code for code in self.cards if self.statics(code, change, keyword))

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


def _is(mod: "Modifier", change: Change, keyword: Keyword | None) -> bool:
    return mod.change is change and (keyword is None or mod.gift is keyword)
