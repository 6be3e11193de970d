"""Naming cards in a language: which are meant, as noun phrases."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from pelipoyta.games.lotr.engine.facts import Facts
from pelipoyta.games.lotr.language.flow.abilities import Ability
from pelipoyta.games.lotr.language.piles.look import LookAtHand
from pelipoyta.games.lotr.language.which.relations import Against, BorneBy, This
from pelipoyta.games.lotr.language.which.targets import Choose, Each, Target, Whom
from pelipoyta.games.lotr.language.which.traits import Called, Has, In
from pelipoyta.games.lotr.terms import NUMBERED, Being, Block, Culture, Keyword, Who
from pelipoyta.games.lotr.text.nouns import Described
from pelipoyta.games.lotr.text.phrase import ALL_OF, Parts, Phrase, Say, either, fixed, phrase, that_one, up_to_one
from pelipoyta.games.lotr.words.amounts import AllOf, Amount, is_any
from pelipoyta.games.lotr.words.filters import ANY_CARD, All, AnyOf, Filter, parts
from pelipoyta.games.lotr.words.word import inside

if TYPE_CHECKING:
    from pelipoyta.games.lotr.text.tell import Tell


class Naming:
    """One card, and one ability of it, in one language. `say` turns a key and arguments into words."""

    def __init__(self, say: Say, card: Facts, ability: Ability | None = None) -> None:
        self._say, self.card = say, card
        self.mood = "do"
        self._ability = ability
        self._goes_on = False  # whether the sentence goes on after those that are meant
        self._names = {word.name: word for word in inside(ability) if isinstance(word, Choose) and word.name}

    @property
    def whole(self) -> "Tell":
        """The same, with all that words may ask for."""
        raise NotImplementedError

    def say(self, key: str, **args: object) -> str:
        """A message; a phrase is given to it in all its forms."""
        whole = "nom" if self.mood == "do" else "gen"
        given: dict[str, object] = {}
        for name, value in args.items():
            given.update(value.args(name, whole) if isinstance(value, Phrase) else {name: value})
        return self._say(key, **given)

    # -- Amounts ---------------------------------------------------------------------------------------------------

    def signed(self, number: int) -> str:
        return f"+{number}" if number >= 0 else f"−{-number}"

    def amount(self, value: Amount, sign: bool = True) -> str:
        if isinstance(value, int):
            return self.signed(value) if sign else str(value)
        return value.said(self.whole, sign)

    def culture(self, culture: Culture) -> str:
        return f"[{culture.value}]"

    def keyword(self, word: Keyword, amount: Amount) -> str:
        signs = word in (Keyword.DAMAGE, Keyword.DEFENDER)
        return self.say(f"lotr-keyword-{word.value}", n=self.amount(amount, sign=signs))

    def bare(self, word: Keyword) -> str:
        """A keyword, however much of it there is."""
        return self.say(f"lotr-bare-{word.value}") if word in NUMBERED else self.say(f"lotr-keyword-{word.value}")

    def site(self, number: int, block: Block) -> str:
        """A site by its number (LOTR-23.3)."""
        return f"{number}T" if block is Block.TOWERS else str(number)

    def player(self, who: Who) -> str:
        return self._say(f"lotr-player-{who.value}")

    # -- Cards -----------------------------------------------------------------------------------------------------

    def who(self, which: Filter, count: int | str = 1, each: bool = False) -> Phrase:
        if isinstance(which, AnyOf) and not _is_one_list(which):
            return either(self._say, [self.who(part, count, each) for part in which.of])
        said = Described(self.whole, "" if count == 1 else str(count))
        which.describe(said)
        return said.phrase(each)

    def either(self, of: Sequence[Filter]) -> Phrase:
        return either(self._say, [self.who(part) for part in of])

    def some(self, which: Filter | None, count: Amount = 1) -> Phrase:
        """So many such cards."""
        if isinstance(count, int):
            return self.who(which or ANY_CARD, count)
        how_many = self.amount(count, sign=False)
        if is_any(count) or isinstance(count, AllOf):
            return self.who(which or ANY_CARD, how_many)
        many = self.who(which or ANY_CARD, "X")
        return many if how_many == "X" else many.each_form(lambda form: f"{form} (X: {how_many.rstrip(',')})")

    def several(self, which: Filter) -> Phrase:
        """Such cards, whatever their number."""
        return self.who(which, ALL_OF)

    def target(self, target: Whom) -> Phrase:
        said = target.phrase(self.whole) if isinstance(target, Target) else self.who(target)
        return said.inner() if self._goes_on else said

    def picked(self, pick: Choose) -> Phrase:
        which = ~This() & pick.which if pick.but else pick.which
        said = self.some(which, pick.count)
        if pick.up_to:
            said = self.up_to(said, pick.count)
        if pick.by is not Who.YOU:
            chooser = self.say("lotr-chosen-by", player=self.player(pick.by))
            said = said.each_form(lambda form: form + chooser)
        return said

    def up_to(self, said: Phrase, count: Amount) -> Phrase:
        if count == 1:
            return up_to_one(self._say, said)
        return said.each_form(lambda form: self._say("lotr-up-to", who=form))

    def subject(self, target: Whom) -> Phrase:
        """Those a sentence is about: a language without articles says that they are chosen."""
        said = self.target(target)
        if not isinstance(target, Choose) or target.but or _is_known(target.which):
            return said
        return said.each_form(lambda form: self._say("lotr-chosen", who=form))

    def gives_several(self, name: str) -> bool:
        """Whether a word of the ability names more than one card so."""
        givers = [word for word in inside(self._ability) if name in (getattr(word, field) for field in word.gives)]
        return any(getattr(word, "count", 1) != 1 for word in givers)

    def given(self, name: str) -> str:
        """What the ability names so: one card, a hand, or (nothing is said) several cards."""
        givers = [word for word in inside(self._ability) if name in (getattr(word, field) for field in word.gives)]
        if any(isinstance(word, LookAtHand) for word in givers):
            return "hand"
        return "one" if givers and all(getattr(word, "count", None) == 1 for word in givers) else ""

    def this(self) -> Phrase:
        """«This companion»."""
        return self.fixed(f"lotr-this-{self.card.kind.value}")

    def fixed(self, key: str) -> Phrase:
        return fixed(self._say, key)

    def named(self, name: str) -> Phrase:
        """«It», or «that Orc» where the ability has named several."""
        if name.endswith("-bearer"):
            return self.fixed("lotr-its-bearer")
        if name in self._names and len(self._names) > 1:
            return that_one(self._say, self.who(_short(self._names[name].which)))
        return self.fixed("lotr-that")

    def that(self, which: Filter) -> Phrase:
        """That one, by what it is."""
        return that_one(self._say, self.who(which))

    def is_long(self, target: Whom) -> bool:
        """Whether those meant are told by a clause that follows the noun, and would come between owner and owned."""
        which = target.which if isinstance(target, Choose) else None
        return any(isinstance(word, Against | BorneBy | In) and _is_clause(word) for word in inside(which))

    def is_described(self, target: Whom) -> bool:
        return isinstance(target, Choose | Each)

    def noun(self, name: str, count: Amount = 1, culture: str = "") -> Phrase:
        """So many of what is no card."""
        parts_ = Parts((f"lotr-noun-{name}",), culture=culture)
        if isinstance(count, int):
            return phrase(self._say, parts_, "" if count == 1 else str(count))
        how_many = self.amount(count, sign=False)
        return phrase(self._say, parts_, "X").each_form(lambda form: f"{form} (X: {how_many.rstrip(',')})")


def _short(which: Filter) -> Filter:
    """Who has been named is not described by a state again: «that companion»."""
    found = [part for part in parts(All, which) if not isinstance(part, In)]
    return All(tuple(found)) if found else which


def _is_one_list(which: AnyOf) -> bool:
    kinds = {type(part.term) if isinstance(part, Has) else type(part) for part in which.of}
    return len(kinds) == 1 and kinds != {All}


def _is_known(which: Filter) -> bool:
    """Titles and the Ring-bearer are known, and so are others than this."""
    said = parts(All, which)
    known = any(isinstance(part, Called) or part == In(Being.RING_BEARER) or part == ~This() for part in said)
    return known or (isinstance(which, AnyOf) and not _is_one_list(which))


def _is_clause(word: Filter) -> bool:
    return not isinstance(word, In) or word.being is Being.UNASSIGNED
