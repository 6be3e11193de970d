"""Rule points of The Lord of the Rings TCG: which cards decks and boosters may hold; `BOOK` are the printed rules."""

from dataclasses import dataclass

from pelipoyta.games.lotr.decks.deck import DeckList
from pelipoyta.games.lotr.engine.catalogue import CARDS
from pelipoyta.kernel import Refusal
from pelipoyta.kernel.variants import RulePoints


@dataclass(frozen=True, eq=False)
class LotrPoints:
    """Cards by code; an empty set forbids nothing."""

    banned: frozenset[int] = frozenset()
    sets: frozenset[int] = frozenset()  # sets whose cards may be played
    cube: frozenset[int] = frozenset()  # cards that boosters are made of

    def allows(self, code: int) -> bool:
        return code not in self.banned and (not self.sets or code // 1000 in self.sets)

    def in_boosters(self, code: int) -> bool:
        return self.allows(code) and (not self.cube or code in self.cube)

    def broken_by(self, deck: DeckList) -> list[Refusal]:
        """Rules of variants that the deck breaks, each with its first card."""
        codes = (deck.bearer, deck.ring, *deck.sites, *dict(deck.cards))
        banned = [code for code in codes if code in self.banned]
        strange = [code for code in codes if self.sets and code // 1000 not in self.sets]
        found = [Refusal("LOTR-V1", "banned", {"card": CARDS[banned[0]].title})] if banned else []
        if strange:
            found.append(Refusal("LOTR-V2", "other-set", {"card": CARDS[strange[0]].title}))
        return found


BOOK = LotrPoints()
points = RulePoints(__package__, BOOK)
