"""Laws of style over the texts of all cards in three languages; each law is shown a planted fault."""

import re
from collections.abc import Iterator
from functools import cache

import pytest
from tests.games.lotr.text.all_cards import all_texts

from pelipoyta.games.lotr.engine.catalogue import CARDS
from pelipoyta.games.lotr.grammar.phrase import forms
from pelipoyta.games.lotr.language.flow.abilities import Triggered
from pelipoyta.games.lotr.terms import Who
from pelipoyta.games.lotr.text import ability_text
from pelipoyta.locales import LANGUAGES, Words

AND = {"fi": "ja", "sv": "och", "en": "and"}
MAY = {"fi": r"\bsaat\b", "sv": r"\bfår du\b|\bdu får\b", "en": r"\byou may\b"}
WISHES = {"fi": "halutessasi", "sv": "om du vill", "en": "if you wish"}
# What may stand before the command that begins a clause.
FIRST = {"fi": "muuten|sitten|ja", "sv": "annars|sedan", "en": "otherwise|then"}
CLOSED = re.compile(r", jo(?!s\b)\w+ [^,]*,")  # a Finnish relative clause, with a comma after it
# Words after which a verb is no command, though it looks like one.
INFINITIVE = {"fi": r"\bsaa[t]?\b", "sv": r"\bfår\b|\batt\b", "en": r"\bmay\b"}
# A card of several that were named, said of one: «a card of the cards».
HEAP = {
    "fi": r"kortti niistä korteista|niistä kaikki kortit|(?:poiste|näyte|paljaste)tuista (?:kortti|kortin)\b",
    "sv": r"ett kort av (?:de \w+ korten)|alla kort av dem",
    "en": r"a card of the (?:discarded )?cards|all cards of those",
}


def lines(lang: str) -> Iterator[tuple[str, str]]:
    for code, said in all_texts(lang).items():
        yield from ((CARDS[code].id, line) for line in said)


@cache
def commands(lang: str) -> str:
    """The verbs of all commands, as alternatives of a pattern."""
    say = Words(lang, "lotr")
    verbs = [key for key in say.ids() if key.startswith("lotr-verb-")]
    return "|".join({forms(say, key)[0].partition(" ")[0] for key in verbs})


def is_mixed(line: str, lang: str) -> bool:
    """True if «and» joins a command to a clause that is none."""
    verbs, players = commands(lang), [Words(lang, "lotr")(f"lotr-player-{who.value}") for who in Who]
    for part in re.split(r"[.,;→]|:(?!\w| X)", CLOSED.sub("", line)):
        joined = re.search(rf" {AND[lang]} (?:{verbs})\b", part)
        begins = re.match(rf"\s*(?:(?:{FIRST[lang]}) )?(?:{verbs})\b", part, re.IGNORECASE)
        other = re.search(INFINITIVE[lang], part) or any(player in part.lower() for player in map(str.lower, players))
        if joined and not begins and not other:
            return True
    return False


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_command_is_joined_to_commands_only(lang: str) -> None:
    assert [(card, line) for card, line in lines(lang) if is_mixed(line, lang)] == []


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("fi", "Jousiammunta: Rasita kantajaa → sitä ei lasketa jousiammuntaan ja haavoita palvelijaa."),
        ("fi", "Saattue: Poista pelistä sauva, joka on Gandalfin kannettavana ja rasita Gandalfia → nosta kortti."),
        ("sv", "Bågskytte: Ansträng bäraren → den räknas inte i bågskyttet och såra en hantlangare."),
        ("en", "Archery: Exert the bearer → it does not add to the archery total and wound a minion."),
    ],
)
def test_a_command_after_a_statement_is_noticed(lang: str, line: str) -> None:
    assert is_mixed(line, lang)


def is_wished_last(line: str, lang: str) -> bool:
    return WISHES[lang] in line


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_optional_effect_begins_with_you_may(lang: str) -> None:
    say = Words(lang, "lotr")
    optional = [(card, text) for card in CARDS.values() for text in card.text if isinstance(text, Triggered)]
    said = [(card.id, ability_text(say, text, card)) for card, text in optional if text.optional]
    assert len(said) > 100
    assert [(card, line) for card, line in said if not begins_with_may(line, lang)] == []
    assert [(card, line) for card, line in lines(lang) if is_wished_last(line, lang)] == []


def begins_with_may(line: str, lang: str) -> bool:
    """True if «you may» stands before the first effect: no arrow, semicolon or further sentence comes before."""
    return bool(re.search(MAY[lang], re.split(r"[→;.]", line)[0]))


def test_a_wish_at_the_end_is_noticed() -> None:
    line = "Kun pelaat tämän esineen: nosta kortti (halutessasi)."
    assert is_wished_last(line, "fi") and not begins_with_may(line, "fi")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_one_known_card_is_that_card(lang: str) -> None:
    assert [(card, line) for card, line in lines(lang) if re.search(HEAP[lang], line)] == []


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("fi", "saat pinota poistetuista kortin tämän olosuhteen päälle"),
        ("sv", "stapla ett kort av de kastade korten på detta villkor"),
        ("en", "stack a card of the discarded cards on this condition"),
    ],
)
def test_a_card_of_cards_is_noticed(lang: str, line: str) -> None:
    assert re.search(HEAP[lang], line)
