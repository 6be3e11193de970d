"""Words about where the fellowship is, for cards that lie on sites; replacing sites."""

from typing import TYPE_CHECKING

from pelipoyta.games.lotr.engine.find import current_site
from pelipoyta.games.lotr.language.effects import OnTarget
from pelipoyta.games.lotr.language.which.relations import ItsBearer
from pelipoyta.games.lotr.model import Card, Names, Perform, State
from pelipoyta.games.lotr.model.game_change import GameChange
from pelipoyta.games.lotr.rules.changes.moving import own_site_for, replace_site
from pelipoyta.games.lotr.rules.play.meaning import meant
from pelipoyta.games.lotr.words.conditions import Condition
from pelipoyta.games.lotr.words.filters import ANY_CARD, AnyOf, Filter, Pointer, parts
from pelipoyta.kernel import Seat

if TYPE_CHECKING:
    from pelipoyta.games.lotr.grammar.nouns import Described
    from pelipoyta.games.lotr.grammar.tell import Tell


class AtItsSite(Condition, frozen=True):
    """The fellowship is at the site that bears the card that speaks."""

    lack = "site"

    def holds(self, s: State, you: Seat, source: int = -1, names: Names = ()) -> bool:
        here = current_site(s)
        return here is not None and here in ItsBearer().cards(s, you, source, names)

    def said(self, t: "Tell") -> str:
        return t.say("lotr-at-its-site")


class TheSite(Pointer, frozen=True):
    """The one the fellowship is at."""

    def fits(self, s: State, card: Card, you: Seat, source: int, names: Names = ()) -> bool:
        return current_site(s) == card

    def cards(self, s: State, you: Seat, source: int, names: Names = ()) -> list[Card]:
        here = current_site(s)
        return [] if here is None else [here]

    def describe(self, said: "Described") -> None:
        said.fixed("lotr-the-site")


class ReplaceSite(OnTarget, frozen=True):
    """By such a site of the same number out of one's own adventure deck (LOTR-23.4, LOTR-30.53)."""

    which: Filter = ANY_CARD

    def resolve(self, g: GameChange, task: Perform) -> None:
        for site in meant(g, task, self.target):
            replace_site(g, task.seat, site, self.which)

    def pickable(self, s: State, card: Card, you: Seat, source: int) -> bool:
        return own_site_for(s, you, card, self.which) is not None

    def said(self, t: "Tell") -> str:
        if self.which == ANY_CARD:
            return t.clause("replace-site", "replace", who=t.target(self.target))
        return t.clause(
            "replace-site-by", "replace", who=t.target(self.target), whom=t.either(parts(AnyOf, self.which))
        )
