"""Targets: cards a player picks for an effect, or every card a filter means."""

from collections.abc import Iterator

from pelipoyta.games.lotr.engine.find import spot
from pelipoyta.games.lotr.grammar.phrase import Phrase
from pelipoyta.games.lotr.grammar.tell import Tell
from pelipoyta.games.lotr.language.which.relations import This
from pelipoyta.games.lotr.model import Card, Names, State
from pelipoyta.games.lotr.terms import Who
from pelipoyta.games.lotr.words.amounts import is_any, number
from pelipoyta.games.lotr.words.filters import AnyOf, Filter, parts, without_states
from pelipoyta.games.lotr.words.targets import PickedTarget, Target, Whom
from pelipoyta.games.lotr.words.word import Word, inside
from pelipoyta.kernel import Seat


class Choose(PickedTarget, frozen=True):
    """Such cards in play, picked by the acting player or another."""

    silent = ("name",)  # the words that speak of them by it are heard
    gives = ("name",)
    uses = ("but",)

    def cards(self, s: State, you: Seat, source: int, names: Names = ()) -> list[Card]:
        taken = dict(names).get(self.but, ())
        return [card for card in spot(s, self.which, you, source, names) if card.id not in taken]

    def phrase(self, t: Tell) -> Phrase:
        if self._is_the_other(t):
            return t.fixed("lotr-other-of-them")
        said = t.some(~This() & self.which if self.but else self.which, self.count)
        if self.up_to:
            said = t.up_to(said, self.count)
        if self.by is not Who.YOU:
            chooser = t.say("lotr-chosen-by", player=t.player(self.by))
            said = said.each_form(lambda form: form + chooser)
        return said

    def _is_the_other(self, t: Tell) -> bool:
        """True if it is the other of two persons, the first of whom was picked before."""
        alike = bool(self.but) and t.context.chosen.get(self.but) == without_states(self.which)
        titles = [part.called() for part in parts(AnyOf, self.which)]
        return alike and len(titles) == 2 and all(titles) and self.count == 1 and not self.up_to

    def is_new(self) -> bool:
        return not self.but and not self.which.is_known()

    def is_long(self) -> bool:
        return any(isinstance(word, Filter) and word.follows_noun() for word in inside(self.which))


class Each(Target, frozen=True):
    """Every such card in play now (LOTR-18.15)."""

    def cards(self, s: State, you: Seat, source: int, names: Names = ()) -> list[Card]:
        return spot(s, self.which, you, source, names)

    def phrase(self, t: Tell) -> Phrase:
        return t.who(self.which, each=True)

    def phrase_in_denial(self, t: Tell) -> Phrase:
        """«Hobbits» cannot be assigned: a Hobbit would be one of them; a name has no plural."""
        titled = any(isinstance(word, Filter) and word.called() for word in inside(self.which))
        return t.who(self.which) if titled else t.several(self.which)


def needed(s: State, target: Whom, you: Seat, source: int, names: Names = ()) -> int:
    """Number of such cards needed to pay a cost."""
    if isinstance(target, Choose) and not target.up_to and not is_any(target.count):
        return number(s, target.count, you, source, names)
    return 1


def chosen_in(ability: Word) -> Iterator[tuple[str, Filter]]:
    """The names an ability gives to cards it has picked, each with what such a card is, without passing states."""
    for word in inside(ability):
        if isinstance(word, Choose) and word.name:
            yield word.name, without_states(word.which)
