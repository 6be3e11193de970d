"""What begins alike is not begun twice, and one card is not spoken of as several (all cards, all languages)."""

import pytest
from tests.games.lotr.text.all_cards import all_texts

from pelipoyta.games.lotr.engine.catalogue import CARDS
from pelipoyta.games.lotr.grammar.phrase import after_same, together
from pelipoyta.games.lotr.text import card_text
from pelipoyta.games.lotr.words.facts import code_of
from pelipoyta.locales import LANGUAGES, Words


@pytest.mark.parametrize(
    ("said", "whole"),
    [
        (["saattue on joella", "saattue on metsässä"], "saattue on joella tai metsässä"),
        (["saattue on paikassa 9", "saattue on paikassa 9T"], "saattue on paikassa 9 tai 9T"),
        (["löydät 5 örkkiä", "löydät 5 ihmistä"], "löydät 5 örkkiä tai 5 ihmistä"),
        (["löydät Samin", "saattue on joella"], "löydät Samin tai saattue on joella"),
        (["löydät Samin", "löydät örkin tai entin"], "löydät Samin tai löydät örkin tai entin"),
        (["löydät örkin, joka taistelee", "löydät Samin"], "löydät örkin, joka taistelee, tai löydät Samin"),
        (["löydät Samin"], "löydät Samin"),
    ],
)
def test_a_beginning_is_said_once(said: list[str], whole: str) -> None:
    assert together(Words("fi", "lotr"), "lotr-or", said) == whole


@pytest.mark.parametrize(
    ("card", "lang", "words"),
    [
        ("6C21", "fi", "jos se on [elven] kortti"),  # one card off the deck
        ("6C21", "sv", "om det är ett [elven]kort"),
        ("1U44", "fi", "jos siinä on [isengard] palvelija"),  # a hand
        ("5C28", "fi", "jokaista niiden joukossa olevaa Varjon korttia kohti"),  # four cards
        ("2R108", "sv", "avbryt en strid med Ringbäraren"),  # of which the bearer is no part
    ],
)
def test_cards_are_spoken_of_as_what_they_are(card: str, lang: str, words: str) -> None:
    assert words in " ".join(card_text(Words(lang, "lotr"), CARDS[code_of(card)]))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_price_is_counted_once(lang: str) -> None:
    once = {"fi": "1 kertaa", "sv": "1 gånger", "en": "1 times"}[lang]
    assert not any(once in line for said in all_texts(lang).values() for line in said)


@pytest.mark.parametrize(
    ("one", "other", "said"),
    [
        ("put this card on top of your deck", "put this card beneath your deck", "beneath your deck"),
        ("pane tämä kortti pakkasi päälle", "pane tämä kortti pakkasi alle", "alle"),
        ("shuffle up to 2 Elves", "shuffle up to 2 Dwarves", "shuffle up to 2 Dwarves"),
        ("draw a card", "draw a site", "draw a site"),
    ],
)
def test_ways_that_begin_alike_say_it_once(one, other, said):
    """But for a number, which is for each of them."""
    assert after_same(one, other) == said
