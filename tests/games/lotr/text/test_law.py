"""Text and behaviour cannot part: whatever one changes in a word of a card, its text changes, in every language."""

from collections.abc import Iterator
from enum import Enum
from typing import Any

import pytest
from msgspec.structs import replace
from tests.games.lotr.text.unused import MADE_UP

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.catalogue import CARDS
from pelipoyta.games.lotr.facts import Facts
from pelipoyta.games.lotr.language.effects import Effect
from pelipoyta.games.lotr.language.filters import Filter
from pelipoyta.games.lotr.language.modifiers import Modifier
from pelipoyta.games.lotr.language.word import Word
from pelipoyta.games.lotr.text import ability_text
from pelipoyta.games.lotr.text.check import fault_of
from pelipoyta.games.lotr.vocabulary import WORDS, inside
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
    "to": Each(TROLL),
    "least": 7,
    "most": 7,
    "below": THIS,
    "culture": Culture.MORIA,
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


def mutants(value: Any) -> Iterator[tuple[str, Any]]:
    """A word, or a tuple of words, with one field changed somewhere in it; and which."""
    if isinstance(value, tuple):
        for at, part in enumerate(value):
            yield from ((what, (*value[:at], other, *value[at + 1 :])) for what, other in mutants(part))
    elif isinstance(value, Word):
        for name in value.__struct_fields__:
            yield from _field_mutants(value, name)


def _field_mutants(word: Word, name: str) -> Iterator[tuple[str, Any]]:
    mine = f"{type(word).__name__}.{name}"
    if name not in word.silent:
        yield from ((mine, other) for new in changed(word, name) if (other := _with(word, name, new)))
    for what, inner in mutants(getattr(word, name)):
        other = _with(word, name, inner)
        if other is not None:
            yield what, other


def _with(word: Word, name: str, value: Any) -> Word | None:
    """None where the word itself refuses such a thing."""
    try:
        return type(word)(**{field: getattr(word, field) for field in word.__struct_fields__} | {name: value})
    except ValueError:
        return None


def deaf(card: Facts, say: Words) -> set[str]:
    """The fields of the card's words whose change nobody hears; what would be refused when it is loaded is none."""
    found = set()
    for ability in card.text:
        before = ability_text(say, ability, card)
        for what, other in mutants(ability):
            if fault_of(replace(card, text=(other,))):
                continue
            text = ability_text(say, other, card)
            if text == before or "lotr-" in text:  # nothing is heard, or a message is not there
                found.add(what)
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whatever_changes_is_heard(lang: str) -> None:
    say = Words(lang, "lotr")
    found = {(card.id, what) for card in (*CARDS.values(), *MADE_UP) for what in deaf(card, say)}
    assert found == set()


def test_the_law_hears_a_field_that_is_not_said(monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted: a text that forgets how often one exerts, and one that forgets what is forbidden."""
    card = event("9C1", "Odd", ROHAN, cost=0).says(skirmish(do=Exert(Choose(MAN), 2)))
    say = Words("fi", "lotr")
    assert deaf(card, say) == set()
    monkeypatch.setattr(Exert, "said", lambda word, t: t.clause("exert", who=t.target(word.target)))
    assert deaf(card, say) == {"Exert.times"}


def test_every_word_is_in_a_text_that_the_law_reads() -> None:
    read = {type(word) for card in (*CARDS.values(), *MADE_UP) for word in inside((card.text, card.bearer))}
    assert sorted(word.__name__ for word in set(WORDS) - read) == []


def test_silent_fields_are_few() -> None:
    """A name is heard by the words that speak of it; nothing else may be silent."""
    assert {(word.__name__, *word.silent) for word in WORDS if word.silent} == {
        ("Choose", "name"),
        ("DiscardTop", "name"),
        ("Look", "name"),
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
    for lang in LANGUAGES:
        assert "Named.name" not in deaf(card, Words(lang, "lotr"))
