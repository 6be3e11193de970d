"""Tales, stealth and things of the Shire of set 2."""

import pytest
from tests.games.lotr.cards.old_road import gatherings

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.engine.journey import shadow_number_parts
from pelipoyta.games.lotr.engine.numbers import can_be_wounded, cost, total
from pelipoyta.games.lotr.model import Play, Use
from pelipoyta.games.lotr.rules.combat.archery import archery_parts
from pelipoyta.games.lotr.words.facts import code_of

GIMLI, SAM, MERRY, ROSIE, GOBLIN, URUK, BILBO = "1U12", "1C311", "1C303", "1U309", "1C177", "1C158", "1R284"


@pytest.fixture
def shire(scenario):
    return gatherings(scenario, 0, site=3)


@pytest.mark.card("2R97")
@pytest.mark.parametrize("way", [0, 1])
def test_consorting_with_wizards(shire, way):
    """Only arrows wound Bilbo; he exerts, or the tale goes, to take twilight away."""
    sc, [bilbo, _] = shire(hand=["2R97"], friends=[BILBO, SAM], twilight=3)
    tale = sc.begin("fellowship").play("2R97").find("2R97")
    assert sc.s.cards[tale].host == bilbo
    sc.use(tale, 1).decide(way)
    assert (sc.wounds(bilbo), sc.lives(tale), sc.s.twilight) == (1 - way, not way, 2)
    sc.s.phase = Phase.SKIRMISH
    assert can_be_wounded(sc.s, sc.s.cards[bilbo]) is bool(way)
    sc.s.phase = Phase.ARCHERY
    assert can_be_wounded(sc.s, sc.s.cards[bilbo])


@pytest.mark.card("2C99")
def test_deft_in_their_movements(shire):
    sc, _ = shire(hand=["2C99"], friends=[GIMLI])
    site = sc.put_site("1U345", 1)
    sc.begin("regroup")
    assert not sc.can(Play(code_of("2C99")), 0)
    sc.put(ROSIE)
    sc.begin("regroup").play("2C99")
    assert total(shadow_number_parts(sc.s, sc.s.cards[site])) == 1


@pytest.mark.card("2R100")
def test_fearing_the_worst(shire, make):
    """Two Hobbits exert to play it; searches and trackers are dearer."""
    hunt = make(condition("9C135", "Hunt", ISENGARD, cost=1, keywords=SEARCH))
    hound = make(minion("9C136", "Hound", SAURON, ORC, cost=2, strength=5, vitality=2, site=1, keywords=TRACKER))
    sc, [sam] = shire(hand=["2R100"], friends=[SAM])
    sc.begin("fellowship").play("2R100")
    assert [sc.wounds(i) for i in (sc.frodo, sam)] == [1, 1]
    assert [cost(sc.s, 1, code_of(name)) for name in (hunt, hound, "1C157")] == [3, 4, 1]


@pytest.mark.card("2R105")
def test_mithril_coat(shire):
    """One arrow fewer; who skirmishes Frodo has nothing of weapons and does no more damage."""
    sc, _ = shire(hand=["2R105", "1C304"], friends=[SAM])
    uruk, other, _ = (sc.put(name, 1) for name in (URUK, URUK, "1C176"))
    for one in (uruk, other):
        sc.put("1C160", 1, on=one)
    coat = sc.begin("fellowship").play("2R105").find("2R105")
    assert (sc.s.cards[coat].host, total(archery_parts(sc.s, Side.SHADOW))) == (sc.frodo, 0)
    sc.fight(sc.frodo, uruk)
    assert [sc.strength(i) for i in (uruk, other)] == [9, 11]
    assert sc.keyword(uruk, Keyword.DAMAGE) == 0 < sc.keyword(other, Keyword.DAMAGE)


@pytest.mark.card("2U106")
def test_nice_imitation(shire):
    """It is thrown away instead of a Hobbit's wound; another's it does not stop."""
    sc, [sam, gimli] = shire(friends=[MERRY, GIMLI])
    trick, uruk = sc.put("2U106"), sc.put(URUK, 1)
    sc.set_strength(uruk, 5)
    sc.fight(sam, uruk).pass_until("respond").use(trick)
    assert (sc.wounds(sam), sc.lives(trick)) == (1, False)
    trick = sc.put("2U106")
    sc.set_strength(uruk, 7)
    sc.fight(gimli, uruk).resolve()
    assert (sc.wounds(gimli), sc.lives(trick)) == (2, True)


@pytest.mark.card("2U107")
def test_not_feared_in_sunlight(shire, make):
    nazgul = make(minion("9C100", "Nazgûl", RINGWRAITH, NAZGUL, cost=4, strength=9, vitality=2, site=3))
    sc, _ = shire(hand=["2U107"], friends=[GIMLI])
    sc.begin("fellowship")
    assert not sc.can(Play(code_of("2U107")))
    sc.put(ROSIE)
    light = sc.play("2U107").find("2U107")
    wraith, orc = sc.put(nazgul, 1), sc.put(GOBLIN, 1)
    assert [sc.strength(i) for i in (wraith, orc)] == [5, 13]
    sc.begin("regroup")
    assert not sc.lives(light)


@pytest.mark.card("2R112")
def test_a_promise(shire):
    """Frodo and Sam, as long as neither is exhausted."""
    sc, [gimli] = shire(friends=[GIMLI])
    sc.put("2R112")
    before = sc.strength(sc.frodo)
    sam = sc.put(SAM)
    assert (sc.strength(sc.frodo) - before, sc.strength(sam), sc.strength(gimli)) == (1, 4, 6)
    for tired in (sam, sc.frodo):
        sc.wound(tired, sc.vitality(tired) - 1)
        assert (sc.strength(sc.frodo) - before, sc.strength(sam)) == (0, 3)
        sc.wound(tired, 0)


@pytest.mark.card("2R113")
def test_red_book_of_westmarch(shire):
    """Each tale of one's own brings a card, if Bilbo is there."""
    sc, _ = shire(hand=["1C317", "1C317", "1C305"], friends=[SAM])
    book = sc.put("2R113")
    sc.deck(0, GIMLI, GIMLI)
    sc.begin("fellowship").play("1C317").choose(sc.frodo)
    assert sc.asks == "fellowship"
    sc.put(BILBO)
    sc.play("1C305").let_pass()
    assert GIMLI not in sc.in_hand(0)
    del sc.s.cards[sc.find("1C317")]
    sc.play("1C317").choose(sc.frodo).use(book)
    assert sc.in_hand(0) == [GIMLI]
    assert not sc.can(Use(book, 0))
