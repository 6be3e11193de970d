"""Text and behaviour cannot part: whatever one changes in a word of a card, its text changes, in every language."""

from collections.abc import Iterator, Sequence
from enum import Enum
from functools import cache
from typing import Any, NamedTuple

import pytest
from msgspec.structs import replace
from tests.games.lotr.text.unused import MADE_UP
from tests.soak import TIMES

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.engine.catalogue import CARDS
from pelipoyta.games.lotr.language.vocabulary import WORDS, inside
from pelipoyta.games.lotr.text import Say, ability_text
from pelipoyta.games.lotr.text.check import fault_of, named_in, spoken_of
from pelipoyta.games.lotr.words.effects import Effect
from pelipoyta.games.lotr.words.facts import Facts
from pelipoyta.games.lotr.words.filters import Filter
from pelipoyta.games.lotr.words.modifiers import Modifier
from pelipoyta.games.lotr.words.word import Word
from pelipoyta.locales import LANGUAGES, Words

# What a field may be that is nothing now.
SOME: dict[str, Any] = {
    "when": CanSpot(TROLL),
    "who": TROLL,
    "which": TROLL,
    "on": TROLL,
    "during": Phase.ARCHERY,
    "except_in": Phase.MANEUVER,
    "by": Who.FREE,
    "first": Until.TURN,
    "limit": 7,
    "against": TROLL,
    "given_by": TROLL,
    "to": Each(TROLL),
    "least": 7,
    "most": 7,
    "below": THIS,
    "culture": Culture.MORIA,
    "unseen": Likeness.RACE,
}
# The same where the name alone does not tell.
SOME_OF: dict[tuple[str, str], Any] = {("On", "by"): TROLL, ("Tokens", "on"): Each(TROLL)}
OTHERS: dict[type, tuple[Word, ...]] = {
    Filter: (TROLL, WIZARD),
    Target: (Each(TROLL), Each(WIZARD)),
    Condition: (CanSpot(TROLL), RingWorn()),
    Effect: (AddTwilight(7), WearRing()),
    Modifier: (Archery(Side.FREE, 7), MoveLimit(3)),
    Number: (Burdens(), Twilight()),
    Trigger: (dies(TROLL), start_of_turn()),
    ForEach: (ForEach(Burdens()),),
}


def changed(word: Word, name: str) -> Iterator[Any]:
    """Other values a field may have."""
    value = getattr(word, name)
    if value is None:
        yield SOME_OF.get((type(word).__name__, name)) or SOME[name]
    elif isinstance(value, bool):
        yield not value
    elif isinstance(value, int):
        yield value + 1
    elif isinstance(value, str):
        yield "Sam" if value != "Sam" else "Frodo"
    elif isinstance(value, Enum):
        yield from [other for other in type(value) if other is not value][:2]
    elif isinstance(value, Word):
        others = [other for kind, found in OTHERS.items() if isinstance(value, kind) for other in found]
        yield from (other for other in others if other != value)
    elif isinstance(value, tuple):
        yield from (value[:at] + value[at + 1 :] for at in range(len(value)) if len(value) > 1)


class Mutant(NamedTuple):
    """A word with one field changed somewhere in it: which field, on what way into the word, from what to what."""

    what: str
    way: tuple[str, ...]
    old: Any
    new: Any
    word: Any

    @property
    def place(self) -> tuple[Any, ...]:
        """The same change at the same place of another card is heard there as it is here."""
        return (self.way, self.old, self.new)

    @property
    def kind(self) -> tuple[Any, ...]:
        """Another number for a number, another filter for a filter: most likely heard alike."""
        return (self.way, type(self.old), type(self.new))


def mutants(value: Any) -> Iterator[Mutant]:
    """Each of a word, or of a tuple of words."""
    if isinstance(value, tuple):
        for at, part in enumerate(value):
            yield from (found._replace(word=(*value[:at], found.word, *value[at + 1 :])) for found in mutants(part))
    elif isinstance(value, Word):
        for name in value.__struct_fields__:
            yield from _field_mutants(value, name)


def _field_mutants(word: Word, name: str) -> Iterator[Mutant]:
    mine = f"{type(word).__name__}.{name}"
    if name not in word.silent:
        for new in changed(word, name):
            if other := _with(word, name, new):
                yield Mutant(mine, (mine,), getattr(word, name), new, other)
    for inner in mutants(getattr(word, name)):
        if other := _with(word, name, inner.word):
            yield inner._replace(way=(mine, *inner.way), word=other)


def _with(word: Word, name: str, value: Any) -> Word | None:
    """None where the word itself refuses such a thing."""
    try:
        return type(word)(**{field: getattr(word, field) for field in word.__struct_fields__} | {name: value})
    except ValueError:
        return None


def deaf(card: Facts, says: Sequence[Say]) -> set[str]:
    """The fields of the card's words whose change nobody hears; what would be refused when it is loaded is none."""
    changes = [Changed(card, ability, mutant) for ability in card.text for mutant in mutants(ability)]
    told: Told = {}
    return {change.mutant.what for change in changes if is_heard(change, says, told) is False}


class Changed(NamedTuple):
    """One field of one ability of a card, changed."""

    card: Facts
    ability: Ability
    mutant: Mutant


Told = dict[tuple[str, Ability], list[str]]  # what abilities say as they are: asked once


def is_heard(change: Changed, says: Sequence[Say], told: Told) -> bool | None:
    """Whether every language tells it; None where the card would be refused when it is loaded."""
    card, ability, mutant = change
    if spoken_of(mutant.word) - named_in(mutant.word):
        return None
    try:
        after = [ability_text(say, mutant.word, card) for say in says]
    except ValueError:
        assert fault_of(replace(card, text=(mutant.word,)))
        return None
    if (card.id, ability) not in told:
        told[card.id, ability] = [ability_text(say, ability, card) for say in says]
    return not any(_unheard(text, was) for text, was in zip(after, told[card.id, ability], strict=True))


@cache
def places() -> list[list[Changed]]:
    """Every change there is, on every card that it could be made on: what is heard on one of them is on all.

    Three in ten are heard in `make test`, one of each kind at each place in an ability; all of them in `make soak`.
    """
    found: dict[tuple[Any, ...], list[Changed]] = {}
    for card in CARDS.values():
        for ability in card.text:
            for mutant in mutants(ability):
                found.setdefault(mutant.place if TIMES > 1 else mutant.kind, []).append(Changed(card, ability, mutant))
    return list(found.values())


def unheard_of(place: list[Changed], says: Sequence[Say], told: Told) -> Changed | None:
    """The first card that is not refused for it tells it, or is the one that does not."""
    judged = ((change, is_heard(change, says, told)) for change in place)
    first, heard = next(((change, heard) for change, heard in judged if heard is not None), (None, True))
    return None if heard else first


def _unheard(text: str, before: str) -> bool:
    return text == before or "lotr-" in text.lower()  # nothing is heard, or a message is not there


def remembering(say: Say) -> Say:
    """The same words, looked up once."""
    known: dict[Any, str] = {}

    def remembered(key: str, **args: object) -> str:
        asked = (key, *((name, type(value), value) for name, value in args.items()))
        if asked not in known:
            known[asked] = say(key, **args)
        return known[asked]

    return remembered


SAYS = [remembering(Words(lang, "lotr")) for lang in LANGUAGES]
SHARES = min(TIMES, 12)  # that several may hear at once, each of whom first makes all changes


@pytest.mark.parametrize("share", range(SHARES))
def test_whatever_changes_is_heard(share: int) -> None:
    told: Told = {}
    found = [unheard_of(place, SAYS, told) for place in places()[share::SHARES]]
    assert {(change.card.id, change.mutant.what) for change in found if change is not None} == set()


def test_whatever_changes_in_words_no_card_has_is_heard() -> None:
    assert {(card.id, what) for card in MADE_UP for what in deaf(card, SAYS)} == set()


def test_the_law_hears_a_field_that_is_not_said(monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted: a text that forgets how often one exerts, and one that forgets what is forbidden."""
    card = event("9C1", "Odd", ROHAN, cost=0).says(skirmish(do=Exert(Choose(MAN), 2)))
    assert deaf(card, SAYS) == set()
    monkeypatch.setattr(Exert, "said", lambda word, t: t.clause("exert", who=t.target(word.target)))
    assert deaf(card, SAYS) == {"Exert.times"}


def test_every_word_is_in_a_text_that_the_law_reads() -> None:
    read = {type(word) for card in (*CARDS.values(), *MADE_UP) for word in inside((card.text, card.bearer))}
    assert sorted(word.__name__ for word in set(WORDS) - read) == []


def test_silent_fields_are_few() -> None:
    """A name is heard by the words that speak of it; nothing else may be silent."""
    assert {(word.__name__, *word.silent) for word in WORDS if word.silent} == {
        ("Choose", "name"),
        ("DiscardOn", "name"),
        ("DiscardTop", "name"),
        ("ExertX", "name"),
        ("Look", "name"),
        ("LookAtHand", "name"),
        ("LookAtRandom", "name"),
        ("NameCultures", "name"),
        ("PlayNextSite", "name"),
        ("RevealAtRandom", "name"),
        ("RevealUntil", "name"),
        ("SaidX", "name"),
        ("SayX", "name"),
        ("Put", "name"),
        ("ShuffleIn", "name"),
        ("PlayCard", "name"),
        ("SpotAny", "name"),
        ("X", "name"),
    }


def test_a_name_is_silent_but_what_it_names_is_not() -> None:
    """Two that were chosen are told apart."""
    both = skirmish(do=(Heal(Choose(MAN, "one")), Heal(Choose(ELF, "two")), Exert(Named("one"))))
    card = event("9C1", "Odd", ROHAN, cost=0).says(both)
    assert "Named.name" not in deaf(card, SAYS)
