"""Naming cards in a language: which are meant, as noun phrases."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TypeVar

from pelipoyta.games.lotr.grammar.nouns import Described, Describes
from pelipoyta.games.lotr.grammar.phrase import (
    ALL_OF,
    Parts,
    Phrase,
    Say,
    either,
    fixed,
    phrase,
    that_one,
    up_to_one,
)
from pelipoyta.games.lotr.grammar.spoken import Meant, Quantity
from pelipoyta.games.lotr.terms import NUMBERED, Block, Culture, Deed, Keyword, Kind, Who
from pelipoyta.games.lotr.words.word import Word, inside

N = TypeVar("N", bound="Naming")


@dataclass(frozen=True)
class Context:
    """The card that speaks, and one ability of it."""

    kind: Kind
    ability: Word | None = None
    chosen: Mapping[str, Describes] = field(default_factory=dict)  # cards it picks, by the names it gives them
    prevents: Deed | None = None  # the deed that is about to happen when the ability answers
    is_before: bool = False  # whether it answers what is about to happen
    from_stack: bool = False  # whether the card lies on another when the ability is used
    in_regroup: bool = False  # whether it answers in the regroup phase
    is_shadow: bool = False  # whether it is a Shadow card, whose opponent is the Free Peoples player


class Naming:
    """Names of cards in one language, for one ability of one card. `say` turns a key and arguments into words."""

    def __init__(self, say: Say, context: Context) -> None:
        self._say, self.context = say, context
        self.mood, self.actor = "do", "you"  # the form of verbs; who acts: you, or they
        self._goes_on = False  # whether the sentence goes on after those that are meant

    @property
    def whole(self) -> str:
        """Case of a whole object in Finnish."""
        return "nom" if self.mood == "do" else "gen"

    def say(self, key: str, **args: object) -> str:
        """A message; a phrase is given to it in all its forms."""
        given: dict[str, object] = {}
        for name, value in args.items():
            given.update(value.args(name, self.whole) if isinstance(value, Phrase) else {name: value})
        return self._say(key, **given)

    # -- Amounts ---------------------------------------------------------------------------------------------------

    def signed(self, number: int) -> str:
        return f"+{number}" if number >= 0 else f"−{-number}"

    def amount(self: N, value: "int | Quantity[N]", sign: bool = True) -> str:
        if isinstance(value, int):
            return self.signed(value) if sign else str(value)
        return value.said(self, sign)

    def culture(self, culture: Culture) -> str:
        return f"[{culture.value}]"

    def keyword(self: N, word: Keyword, amount: "int | Quantity[N]") -> str:
        signs = word in (Keyword.DAMAGE, Keyword.DEFENDER)
        return self.say(f"lotr-keyword-{word.value}", n=self.amount(amount, sign=signs))

    def bare(self, word: Keyword) -> str:
        """Name of a keyword without its number."""
        return self.say(f"lotr-bare-{word.value}") if word in NUMBERED else self.say(f"lotr-keyword-{word.value}")

    def site(self, number: int, block: Block) -> str:
        """A site by its number (LOTR-23.3)."""
        return f"{number}T" if block is Block.TOWERS else str(number)

    def opponent(self) -> str:
        """The selector of whose hand an opponent's hand is."""
        return "free" if self.context.is_shadow else "opponent"

    def player(self, who: Who) -> str:
        return self._say(f"lotr-player-{who.value}")

    # -- Cards -----------------------------------------------------------------------------------------------------

    def who(self, which: Describes, count: int | str = 1, each: bool = False) -> Phrase:
        parts = which.either_of()
        if parts:
            return either(self._say, [self.who(part, count, each) for part in parts])
        said = Described(self, "" if count == 1 else str(count))
        which.describe(said)
        return said.phrase(each)

    def either(self, of: Sequence[Describes]) -> Phrase:
        return either(self._say, [self.who(part) for part in of])

    def some(self: N, which: Describes | None, count: "int | Quantity[N]" = 1) -> Phrase:
        """Noun phrase for a number of such cards."""
        if isinstance(count, int):
            return self._such(which, count)
        how_many = self.amount(count, sign=False)
        if count.is_worded:
            return self._such(which, how_many)
        many = self._such(which, "X")
        return many if how_many == "X" else many.each_form(lambda form: f"{form} (X: {how_many.rstrip(',')})")

    def _such(self, which: Describes | None, count: int | str) -> Phrase:
        """Noun phrase for a number of such cards, or of any cards."""
        return Described(self, "" if count == 1 else str(count)).phrase() if which is None else self.who(which, count)

    def several(self, which: Describes) -> Phrase:
        """Noun phrase for several such cards, without a number."""
        return self.who(which, ALL_OF)

    def target(self: N, target: "Meant[N]") -> Phrase:
        said = target.phrase(self)
        return said.inner() if self._goes_on else said

    def up_to(self, said: Phrase, count: object) -> Phrase:
        if count == 1:
            return up_to_one(self._say, said)
        return said.each_form(lambda form: self._say("lotr-up-to", who=form))

    def subject(self: N, target: "Meant[N]") -> Phrase:
        """Noun phrase as subject: a language without articles says that the cards are chosen."""
        said = self.target(target)
        if not target.is_new():
            return said
        return said.each_form(lambda form: self._say("lotr-chosen", who=form))

    def _givers(self, name: str) -> list[Word]:
        words = inside(self.context.ability)
        return [word for word in words if name in (getattr(word, field) for field in word.gives)]

    def gives_several(self, name: str) -> bool:
        """True if a word of the ability names more than one card so."""
        givers = [
            word for word in inside(self.context.ability) if name in (getattr(word, field) for field in word.gives)
        ]
        return any(getattr(word, "count", 1) != 1 for word in givers)

    def given(self, name: str) -> str:
        """Noun phrase of a card named earlier by the ability: one card, a hand, or empty for several cards."""
        givers = [
            word for word in inside(self.context.ability) if name in (getattr(word, field) for field in word.gives)
        ]
        if any(word.gives_hand for word in givers):
            return "hand"
        return "one" if givers and all(getattr(word, "count", None) == 1 for word in givers) else ""

    def this(self) -> Phrase:
        """Name the card by its kind: «this companion»."""
        return self.fixed(f"lotr-this-{self.context.kind.value}")

    def fixed(self, key: str) -> Phrase:
        return fixed(self._say, key)

    def named(self, name: str) -> Phrase:
        """«It», or «that Orc» where the ability has named several."""
        if name.endswith("-bearer"):
            return self.fixed("lotr-its-bearer")
        chosen = self.context.chosen
        if name in chosen and len(chosen) > 1:
            return that_one(self._say, self.who(chosen[name]))
        if name in chosen and chosen[name].is_titled():
            return self.who(chosen[name])  # a person's name is said again, rather than «it»
        return self.fixed("lotr-that")

    def names_one(self) -> bool:
        """True if the ability names no more than one pick, so that «it» tells which."""
        return len(self.context.chosen) < 2

    def that(self, which: Describes) -> Phrase:
        """Noun phrase «that …» of a card named before."""
        return that_one(self._say, self.who(which))

    def noun(self: N, name: str, count: "int | Quantity[N]" = 1, culture: str = "") -> Phrase:
        """Noun phrase for a number of things that are not cards."""
        parts_ = Parts((f"lotr-noun-{name}",), culture=culture)
        if isinstance(count, int):
            return phrase(self._say, parts_, "" if count == 1 else str(count))
        how_many = self.amount(count, sign=False)
        return phrase(self._say, parts_, "X").each_form(lambda form: f"{form} (X: {how_many.rstrip(',')})")
