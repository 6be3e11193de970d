"""Laws of style over the texts of all cards in three languages; each law is shown a planted fault."""

import re
from collections.abc import Iterator
from functools import cache

import pytest
from tests.games.lotr.text.all_cards import all_texts

from pelipoyta.games.lotr.engine.catalogue import CARDS
from pelipoyta.games.lotr.grammar.naming import Naming
from pelipoyta.games.lotr.grammar.phrase import forms
from pelipoyta.games.lotr.language.flow.abilities import Triggered
from pelipoyta.games.lotr.language.which.relations import This
from pelipoyta.games.lotr.terms import Side, Who
from pelipoyta.games.lotr.text import ability_text, teller
from pelipoyta.games.lotr.words.facts import code_of
from pelipoyta.games.lotr.words.targets import PickedTarget
from pelipoyta.games.lotr.words.word import inside
from pelipoyta.locales import LANGUAGES, Words

AND = {"fi": "ja", "sv": "och", "en": "and"}
MAY = {"fi": r"\bsaat\b", "sv": r"\bfår du\b|\bdu får\b", "en": r"\byou may\b"}
WISHES = {"fi": "halutessasi", "sv": "om du vill", "en": "if you wish"}
# What may stand before the command that begins a clause.
FIRST = {"fi": "muuten|sitten|ja", "sv": "annars|sedan", "en": "otherwise|then"}
CLOSED = re.compile(r", jo(?!s\b)\w+ [^,]*,")  # a Finnish relative clause, with a comma after it
BRACKETS = re.compile(r" \([^()]*\)")
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
    for part in re.split(r"[.,;→]|:(?!\w| X)", CLOSED.sub("", BRACKETS.sub("", line))):
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


# Turns of speech that no text has: pattern, and a line with it.
BANNED = {
    "fi": [
        (r"^Vastaus: jos", "Vastaus: jos Sormus on pantu sormeen: lisää taakka."),
        (r"\b[Jj]os [^:]*: jos\b", "Vastaus: jos on taisteluvaiheen loppu: jos Sormus on sormessa, lisää taakka."),
        (r"ollaan \w+vaihe", "Jos ollaan taisteluvaiheissa, tämän kortin hinta on −2."),
        (r"pelataan oma\b", "Aina kun pelataan oma haltia, saat nostaa kortin."),
        (r"käsketty", "palvelija, jota ei ole käsketty taisteluun"),
        (r"\bsana(?:n)?\b", "se menettää sanan vahinko"),
        (r"(?<!vähintään )\b[23] kertaa", "rasita tätä palvelijaa 2 kertaa"),
        (r"(?:merkkejä|taakkoja|kortteja): \d", "lisää varjomerkkejä: 1 jokaista taakkaa kohti"),
        (r" ja (?:sitä|sen|se|tätä) ei\b", "sen voima on +2 ja sitä ei lasketa jousiammuntaan"),
        (r"voima on [+−]\d+ ja sillä on vahinko", "sen voima on +3 ja sillä on vahinko +1"),
        (r"avainsanan vahinko(?!,)", "se menettää avainsanan vahinko"),
        (r"joka on (?:sen|\w+n) kannettavana", "poista pelistä sauva, joka on Gandalfin kannettavana"),
        (r", joka taistelee \w+ vastaan", "haavoita palvelijaa, joka taistelee Gandalfia vastaan"),
        (
            r", jo(?!s|nka päälle)\w* [^,;:→]*, (?:vastaan|kohti|päälle|kannettavaksi)\b",
            "jokaista korttia, jota se kantaa, kohti",
        ),
        (r"[Pp]aranna (?:tämä|\w+) (?:kumppani|liittolainen)\b", "rasita haltiaa → paranna tämä kumppani"),
        (r"pelaaja haavoittaa (?!X|kaksi)", "Vapaiden kansojen pelaaja haavoittaa kumppania"),
        (r"kantaa? (?:etsintää|hiipimistä)|(?:etsintää|hiipimistä) kanta", "hahmo, joka kantaa etsintää"),
        (r"paikasta: jos saattue on", "Aina kun saattue lähtee paikasta: jos saattue on suolla, poista taakka."),
        (r"\([^()]*\(enintään", "valitse X (enintään 1 jokaista taakkaa kohti (enintään 5))"),
        (r"on joutumassa murskatuksi \w+ vastaan", "hahmo on joutumassa murskatuksi kantajaa vastaan"),
    ],
    "sv": [
        (r"kostar [+−]\d", "Varje nazgûl kostar −1."),
        (
            r"^Svar: Om [^,:]*, (?:en|den|varje) \w+ \w+r\b",
            "Svar: Om en alv har vunnit, en motståndare kastar ett kort.",
        ),
        (r"^Varje gång [^,:]*: (?:är|blir) ", "Varje gång sällskapet kommer till plats 9: blir Ringbäraren fördärvad."),
        (r"bågskyttsalv", "Om en bågskyttsalv har vunnit en strid, dra ett kort."),
        (r"bär ett (?:sökande|smygande)", "en gestalt som bär ett sökande"),
        (r"\bom [^:]*: om\b", "Svar: om Ringen har satts på: om du kan upptäcka en alv, dra ett kort."),
        (r"det sker i ", "Om det sker i stridsfaser är kortets kostnad −2."),
        (r"[Kk]asta ur spel \w", "kasta ur spel ett villkor"),
        (r"skymningsmark(?!ör)", "3 skymningsmarker i potten"),
        (r"ett motståndares", "ett motståndares kort"),
        (r"början av \w+fasen(?= får|:)", "I början av sällskapsfasen: läk en bybo."),
        (r"(?:markörer|bördor|kort): \d", "dra kort: 1 för varje börda"),
        (r"styrka [+−]\d+ och den får (?:skada|försvarare)", "den får styrka +3 och den får skada +1"),
        (r"(?<!fram )till omgrupperingen", "sätt på Ringen till omgrupperingen"),
        (r"ordet skada(?! )", "den förlorar ordet skada."),
        (r"[;,] (?:sedan|därefter) (?:kasta|läk|dra|såra)\b", "läk en alv; därefter kasta detta villkor"),
    ],
    "en": [
        (r"costs [+−]\d", "Each Nazgûl costs −1."),
        (r"archer Elf", "If an archer Elf has won a skirmish, draw a card."),
        (r"Exert (?:Sam|Frodo|Gandalf|Aragorn|Gimli|Legolas) → it\b", "Exert Sam → it gets strength +3."),
        (r"(?:cards|burdens|twilight): X|twilight: that", "draw cards: X and add (X)"),
        (r"\bif [^:]*: if\b", "Response: if the Ring has been put on: if you can spot an Elf, draw a card."),
        (r"it is in skirmish", "If it is in skirmish phases, this card’s cost is −2."),
        (r"(?<!at least )\b2 times\b", "exert this minion 2 times"),
        (r"(?:twilight|burdens|cards): \d", "draw cards: 1 for each burden"),
        (r"time your [^,:]* is played", "Each time your Elf is played, you may draw a card."),
        (r"strength [+−]\d+ and it gains (?:damage|defender)", "it gets strength +3 and it gains damage +1"),
        (r"loses damage(?! from)", "each minion loses damage"),
        (r"of the draw deck", "discards the top card of the draw deck"),
    ],
}
BANNED_LINES = [(lang, pattern, line) for lang, found in BANNED.items() for pattern, line in found]


@pytest.mark.parametrize(("lang", "pattern", "line"), BANNED_LINES)
def test_no_text_has_a_banned_turn_of_speech(lang: str, pattern: str, line: str) -> None:
    """The pattern finds the planted line, and no line of a card."""
    assert re.search(pattern, line)
    assert [(card, text) for card, text in lines(lang) if re.search(pattern, text)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_is_never_a_card_that_a_cost_picks(lang: str) -> None:
    """Where a cost picks another card, an effect on this card names it again: «this companion», not «it»."""
    say, checked = Words(lang, "lotr"), 0
    for card in CARDS.values():
        for text in card.text:
            picks = any(isinstance(word, PickedTarget) for word in inside(text.costs))
            if picks and any(This() == getattr(word, "target", None) for word in text.effects):
                this = teller(say, card, text).this()
                effect = ability_text(say, text, card).partition("→")[2].lower()
                names = (this.nom, this.gen, this.part, this.ade, this.all, this.abl)
                assert any(name.lower() in effect for name in names), (card.id, effect)
                checked += 1
    assert checked > 3


SHADOW_HAND = {"fi": "vastustajan kädestä", "sv": "motståndares hand", "en": "opponent’s hand"}


def vague_hands(lang: str) -> list[str]:
    """Shadow cards that speak of an opponent's hand: it is the Free Peoples player's."""
    return [
        card for card, line in lines(lang) if CARDS[code_of(card)].side is Side.SHADOW and SHADOW_HAND[lang] in line
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_shadow_card_says_whose_hand_it_is(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert vague_hands(lang) == []
    monkeypatch.setattr(Naming, "opponent", lambda self: "opponent")  # as it was once
    all_texts.cache_clear()
    assert len(vague_hands(lang)) >= 6
    all_texts.cache_clear()
