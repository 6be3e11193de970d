"""Cultures that are named."""

import pytest

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.engine.catalogue import CARDS
from pelipoyta.games.lotr.events import Decided
from pelipoyta.games.lotr.language.which.cultures import CULTURES
from pelipoyta.games.lotr.rules import legal
from pelipoyta.locales import LANGUAGES, Words

ARAGORN, RIDER = "4P364", "4C286"
SHIRE_NO, GONDOR_NO, ROHAN_NO, ELVEN_NO = (
    CULTURES.index(culture) for culture in (Culture.SHIRE, Culture.GONDOR, Culture.ROHAN, Culture.ELVEN)
)


@pytest.fixture
def gate(scenario, make):
    """Frodo, Aragorn, a Rider and perhaps an Elf who is an ally, somewhere."""
    elf = make(
        ally("9C70", "Guest", "Far from Home", ELVEN, ELF, home=(9, Block.TOWERS), cost=1, strength=3, vitality=3)
    )

    def at(guest=True):
        sc = scenario(site=6)
        friends = [sc.frodo, sc.put(ARAGORN), sc.put(RIDER), *([sc.put(elf)] if guest else [])]
        return sc, friends

    return at


@pytest.mark.card("6R101")
def test_gate_picket(gate):
    """Of four cultures three are named, each once; companions and allies of the fourth take a wound."""
    sc, friends = gate()
    picket = sc.put("6R101", 1)
    sc.begin("maneuver").pass_until_seat(1)
    sc.use(picket)
    assert (sc.asked, sc.asks, sc.wounds(picket)) == (0, "culture", 2)
    sc.decide(SHIRE_NO).decide(ELVEN_NO)
    assert {action.way for action in legal(sc.s, 0)} == {GONDOR_NO, ROHAN_NO}
    sc.decide(GONDOR_NO)
    assert [sc.wounds(card) for card in friends] == [0, 0, 1, 0]


@pytest.mark.card("6R101")
def test_gate_picket_hits_allies_too(gate):
    sc, friends = gate()
    picket = sc.put("6R101", 1)
    sc.begin("maneuver").pass_until_seat(1)
    sc.use(picket)
    sc.decide(SHIRE_NO).decide(ROHAN_NO).decide(GONDOR_NO)
    assert [sc.wounds(card) for card in friends] == [0, 0, 0, 1]


@pytest.mark.card("6R101")
def test_gate_picket_where_three_cultures_are_all_there_are(gate):
    """LOTR-30.59: nobody is asked what all would say, and all hear it."""
    sc, friends = gate(guest=False)
    picket = sc.put("6R101", 1)
    sc.begin("maneuver").pass_until_seat(1)
    sc.use(picket)
    assert [sc.wounds(card) for card in friends] == [0, 0, 0]
    assert [event.way for event in sc.told(Decided)] == [GONDOR_NO, ROHAN_NO, SHIRE_NO]
    assert sc.wounds(picket) == 2


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_culture_that_may_be_named_has_its_words(lang):
    words = Words(lang, "lotr")
    folk = {card.culture for card in CARDS.values() if card.kind in (Kind.COMPANION, Kind.ALLY)}
    for number, culture in enumerate(CULTURES):
        if culture in folk:
            name = words(f"lotr-culture-{culture.value}")
            assert words(f"lotr-way-culture-{number}") == name[0].upper() + name[1:]  # on a button
            assert words(f"lotr-log-decided-culture-{number}", name="N").endswith(f"{name}.")
