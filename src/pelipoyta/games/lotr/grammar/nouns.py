"""From a filter to a noun phrase: each word of the filter adds what it says of the card."""

from collections.abc import Sequence
from typing import Any, Protocol
from unicodedata import normalize

from pelipoyta.games.lotr.grammar.phrase import OTHER, Parts, Phrase, phrase
from pelipoyta.games.lotr.terms import (
    OF_SITES,
    Attribute,
    Being,
    Block,
    Culture,
    ItemClass,
    Keyword,
    Kind,
    Race,
    Side,
    Signet,
    Trait,
)

AS_NOUN = (
    Keyword.RANGER,
    Keyword.ARCHER,
    Keyword.VILLAGER,
    Keyword.TRACKER,
    Keyword.KNIGHT,
    Keyword.SOUTHRON,
    Keyword.EASTERLING,
    Keyword.WARG_RIDER,
    Keyword.MACHINE,
    Keyword.FORTIFICATION,
    Keyword.TALE,
    Keyword.SPELL,
    Keyword.WEATHER,
    Keyword.SEARCH,
    Keyword.STEALTH,
    Keyword.PIPEWEED,
    Keyword.TWILIGHT,
    Keyword.TENTACLE,
)
FIRST = (*OTHER, "lotr-adj-your", "lotr-adj-own", "lotr-adj-theirs", "lotr-adj-free", "lotr-adj-shadow")
PARTICIPLES = ("lotr-skirmishing", "lotr-borne-by", "lotr-bearing", "lotr-stacked-on")
CHARACTERS = {Kind.COMPANION, Kind.ALLY, Kind.MINION}
WEAPONS = {ItemClass.HAND_WEAPON, ItemClass.RANGED_WEAPON}


class BadPhrase(ValueError):
    """A filter says something for which there are no words."""


class Describes(Protocol):
    """A filter, as far as it is described."""

    def describe(self, said: "Described", /) -> None: ...
    def trait(self) -> Trait | None: ...
    def called(self) -> str: ...
    def is_titled(self) -> bool: ...
    def sort(self) -> type: ...
    def either_of(self) -> "Sequence[Describes]": ...


class Namer(Protocol):
    """Interface that names other cards inside a noun phrase."""

    @property
    def actor(self) -> str: ...

    def say(self, key: str, **args: object) -> str: ...
    def bare(self, word: Keyword) -> str: ...
    def keyword(self, word: Keyword, amount: int) -> str: ...
    def site(self, number: int, block: Block) -> str: ...
    def who(self, which: Describes, count: int | str = 1, each: bool = False) -> Phrase: ...
    def either(self, of: Sequence[Describes]) -> Phrase: ...
    def this(self) -> Phrase: ...
    def fixed(self, key: str) -> Phrase: ...
    def named(self, name: str) -> Phrase: ...


class Described:
    """A noun phrase in the making."""

    def __init__(self, tell: Namer, count: str = "") -> None:
        self._tell, self._count = tell, count
        self._titles: list[str] = []
        self._terms: dict[type, list[Trait]] = {}
        self._stems: list[str] = []
        self._adjectives: list[str] = []
        self._clauses: list[str] = []
        self._before: list[str] = []
        self._whole: Phrase | None = None

    # -- What words of a filter say --------------------------------------------------------------------------------

    def has(self, term: Trait, least: int) -> None:
        if isinstance(term, Keyword):
            self._keyword(term, least)
        elif isinstance(term, Side):
            self.adjective(term.value)
        elif isinstance(term, Signet):
            self._signet(self._tell.say(f"lotr-signet-{term.value}"))
        else:
            self._terms.setdefault(type(term), []).append(term)
            if len(self._terms[type(term)]) > 1:
                raise BadPhrase(f"nothing is both {self._terms[type(term)]}")

    def _signet(self, signet: str) -> None:
        if before := self._tell.say("lotr-with-signet-before", signet=signet):
            self._before.append(before)
        else:
            self._add("lotr-with-signet-many" if self._count else "lotr-with-signet", signet=signet)

    def _keyword(self, term: Keyword, least: int) -> None:
        if term in AS_NOUN or term in OF_SITES:
            self._stems.append(f"lotr-noun-{term.value}")
        elif term is Keyword.VALIANT or (term is Keyword.DEFENDER and least == 1):
            self.adjective(term.value)
        else:
            word = self._tell.bare(term) if least == 1 else self._tell.keyword(term, least)
            self._add("lotr-with-keyword", word=word)

    def title(self, title: str) -> None:
        self._titles.append(f"lotr-title-{slug(title)}")

    def being(self, being: Being) -> None:
        if being is Being.RING_BEARER:
            self._titles.append("lotr-noun-ring-bearer")
        elif being is Being.UNASSIGNED:
            self._add("lotr-unassigned", n=2 if self._count else 1)
        else:
            self.adjective(being.value)

    def adjective(self, name: str) -> None:
        if name == "your" and self._tell.actor != "you":
            name = "own"  # what another player does with own cards
        many = name == "other" and self._count
        self._adjectives.append("lotr-adj-others" if many else f"lotr-adj-{name}")

    def alternatives(self, of: Sequence[Describes]) -> None:
        """Alternatives: one list of nouns where all are of one kind, else a clause «is one or the other»."""
        kinds = {part.sort() for part in of}
        titles = [title for part in of if (title := part.called())]
        terms = [term for part in of if (term := part.trait()) is not None]
        if len(titles) == len(of):
            self._titles += [f"lotr-title-{slug(title)}" for title in titles]
        elif set(terms) == CHARACTERS:
            self._terms.setdefault(Kind, []).append(CHARACTER)
        elif len(kinds) == 1 and kinds <= {Kind, Race, Culture, ItemClass}:
            self._terms.setdefault(kinds.pop(), []).extend(terms)
        else:
            self._add("lotr-which-is-many" if self._count else "lotr-which-is", whom=self._tell.either(of))

    def clause(self, key: str, which: Describes, count: int = 1) -> None:
        whom = self._tell.who(which, count)
        is_open, whom = whom.open, whom.inner()
        if count > 1:
            whom = whom.each_form(lambda form: self._tell.say("lotr-at-least", who=form))
        self._told(key, whom, is_open)

    def against(self, which: Describes) -> None:
        """A clause of the other's must not come between them and a word that follows them, as «vastaan» does."""
        whom = self._tell.who(which)
        self._told("lotr-facing" if whom.open else "lotr-skirmishing", whom, whom.open)

    def _told(self, key: str, whom: Phrase, is_open: bool) -> None:
        """A clause after the noun; or a participle before it, in a language with one that fits."""
        before = self._tell.say(f"{key}-before", whom=whom) if key in PARTICIPLES and not is_open else ""
        if before:
            self._before.append(before)
        else:
            self._add(f"{key}-many" if self._count else key, whom=whom)

    def remark(self, key: str, **args: object) -> None:
        self._add(key, **args)

    def site(self, number: int, block: Block) -> str:
        return self._tell.site(number, block)

    def measured(self, of: Attribute, least: int | None, most: int | None, below: Describes | None) -> None:
        what = self._tell.say(f"lotr-attribute-{of.value}")
        if below is not None:
            self._add("lotr-stat-below", what=what, whom=self._tell.who(below))
        else:
            self._add(
                "lotr-stat", what=what, how="most" if least is None else "least", n=most if least is None else least
            )

    def but_not(self, which: Describes) -> None:
        self._add("lotr-but-not-many" if self._count else "lotr-but-not", whom=self._tell.who(which))

    def this(self) -> None:
        self._whole = self._tell.this()

    def fixed(self, key: str) -> None:
        self._whole = self._tell.fixed(key)

    def named(self, name: str) -> None:
        self._whole = self._tell.named(name)

    def _add(self, key: str, **args: object) -> None:
        self._clauses.append(self._tell.say(key, **args))

    # -- The phrase ------------------------------------------------------------------------------------------------

    def phrase(self, each: bool = False) -> Phrase:
        if self._whole is not None:
            if self._titles or self._terms or self._adjectives or self._clauses or self._before:
                raise BadPhrase("a card that is pointed at is not described too")
            return self._whole
        nouns, stems = self._nouns()
        culture = "/".join(f"[{term.value}]" for term in self._terms.get(Culture, ()))
        if each:  # jokainen muu: every second one is jokainen toinen
            self._adjectives = ["lotr-adj-others" if key == "lotr-adj-other" else key for key in self._adjectives]
        adjectives = tuple(sorted(self._adjectives, key=lambda key: FIRST.index(key) if key in FIRST else len(FIRST)))
        parts = Parts(
            nouns=nouns,
            stems=stems,
            adjectives=adjectives,
            culture=culture,
            after="".join(self._clauses),
            before=tuple(self._before),
        )
        return phrase(self._tell.say, parts, self._count, each and not self._titles)

    def _nouns(self) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """The head, or several of which any will do, and the words before it: hobbit + companion, or only hobbit."""
        races, kinds, items = (self._terms.get(kind, []) for kind in (Race, Kind, ItemClass))
        if self._titles:
            self._also(races, kinds, items)
            return tuple(self._titles), ()
        if items:
            self._also(races, kinds)
            return (("lotr-noun-weapon",) if set(items) == WEAPONS else _keys(items)), tuple(self._stems)
        if len(races) > 1:
            self._also(kinds)
            return _keys(races), tuple(self._stems)
        stems = (*self._stems, *_keys(races))
        if self._stems == [f"lotr-noun-{Keyword.ARCHER.value}"]:
            stems = (*_keys(races), *self._stems)  # Elf archer, haltiajousiampuja, alvbågskytt
        if kinds or not stems:
            return _keys(kinds) or ("lotr-noun-card",), stems
        return stems[-1:], stems[:-1]

    def _also(self, *terms: list[Trait]) -> None:
        """Descriptions that the head of the phrase cannot express."""
        for found in terms:
            if found:
                whom = phrase(self._tell.say, Parts(_keys(found)))
                self._clauses.insert(0, self._tell.say("lotr-which-is", whom=whom))


class _Character:
    value = "character"  # a companion, ally or minion


CHARACTER: Any = _Character()


def _keys(terms: list[Trait]) -> tuple[str, ...]:
    return tuple(f"lotr-noun-{term.value}" for term in terms)


def slug(title: str) -> str:
    """The title in plain small letters: Úlairë Toldëa, ulaire-toldea."""
    letters = normalize("NFKD", title.lower())
    return "-".join("".join(c for c in letters if c.isalnum() or c in " -").split())
