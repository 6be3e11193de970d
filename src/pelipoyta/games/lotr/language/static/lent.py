"""A card that has another's text, and what such a text says of its own place."""

from typing import TYPE_CHECKING

from pelipoyta.games.lotr.engine.find import current_site, facts
from pelipoyta.games.lotr.model import Card, Names, State
from pelipoyta.games.lotr.terms import Block, Kind
from pelipoyta.games.lotr.words.abilities import Ability
from pelipoyta.games.lotr.words.conditions import Condition
from pelipoyta.games.lotr.words.filters import Filter
from pelipoyta.games.lotr.words.printed import PrintedCard
from pelipoyta.kernel import Seat

if TYPE_CHECKING:
    from pelipoyta.games.lotr.grammar.nouns import Described
    from pelipoyta.games.lotr.grammar.tell import Tell


class TextOf(Ability, frozen=True):
    """While its owner's site of this number is in play, the card has that site's text too (LOTR-30.64)."""

    number: int
    block: Block

    @property
    def borrows(self) -> tuple[int, Block] | None:
        return self.number, self.block

    def said(self, t: "Tell") -> str:
        return t.say("lotr-text-of", who=t.this(), n=t.site(self.number, self.block))


class SiteAt(Filter, frozen=True):
    """The site of this number."""

    rank = 8
    fixed = True

    number: int
    block: Block

    def fits(self, s: State, card: Card, you: Seat, source: int, names: Names = ()) -> bool:
        return self.printed(facts(card))

    def printed(self, card: PrintedCard, mine: bool = True) -> bool:
        return (card.kind, card.site, card.block) == (Kind.SITE, self.number, self.block)

    def describe(self, said: "Described") -> None:
        said.remark("lotr-site-at", n=said.site(self.number, self.block))


class Here(Condition, frozen=True):
    """The fellowship is at the site that says so; a text that another card has of it is never there."""

    lack = "site"

    def holds(self, s: State, you: Seat, source: int = -1, names: Names = ()) -> bool:
        here = current_site(s)
        return here is not None and here.id == source

    def said(self, t: "Tell") -> str:
        return t.say("lotr-if-here")
