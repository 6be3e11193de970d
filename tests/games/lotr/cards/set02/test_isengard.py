"""Isengard of set 2."""

import pytest
from tests.games.lotr.cards.dark import beaten, foe
from tests.games.lotr.cards.old_road import tables

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.model import Play, Use, Zone
from pelipoyta.games.lotr.words.facts import code_of

ARAGORN, URUK, GOBLIN, ROSIE, BUTTERBUR = "1P365", "1C158", "1C177", "1U309", "1U70"


@pytest.fixture
def orc(make):
    """Of Isengard, but no Uruk-hai."""
    return foe(make, 61, ISENGARD, ORC)


@pytest.fixture
def hunt(scenario):
    return tables(scenario, 1, site=5, twilight=9)


@pytest.mark.card("2C40")
@pytest.mark.parametrize(("friend", "added"), [(ROSIE, 1), (BUTTERBUR, 0)])
def test_demands_of_the_sackville_bagginses(hunt, friend, added):
    """A friend of the Shire who exerts brings twilight, another's does not."""
    sc = hunt(twilight=0)
    sc.put("2C40", 1)
    sam, friend = sc.put("1C311", wounds=1), sc.put(friend)
    sc.discard(0, "1C76")
    sc.begin("fellowship").use(friend, 1 if added else 0)
    assert (sc.wounds(friend), sc.s.twilight) == (1, added)
    assert sam


@pytest.mark.card("2C40")
def test_demands_need_a_minion_of_isengard(hunt, orc):
    sc = hunt(hand=["2C40"])
    sc.put(GOBLIN, 1)
    sc.begin("shadow", 1)
    assert sc.refused(Play(code_of("2C40"))).rule == "LOTR-18.1"
    sc.put(orc, 1)
    assert sc.play("2C40").s.cards[sc.find("2C40")].zone is Zone.SUPPORT


@pytest.mark.card("2U41")
def test_evil_afoot(hunt, orc):
    """As many minions as burdens are spotted, which may be fewer than there are."""
    sc = hunt(hand=["2U41"])
    uruk, other = sc.put(URUK, 1), sc.put(orc, 1)
    sc.set_player(0, burdens=3)
    sc.discard(1, URUK, GOBLIN, "1C133", "1C152")
    sc.begin("shadow", 1).play("2U41").decide(2)
    assert sc.offered == {code_of(name) for name in (URUK, GOBLIN, "1C152")}
    sc.choose(URUK, GOBLIN)
    assert (sc.wounds(uruk), sc.wounds(other)) == (1, 0)
    assert sc.in_discard(1) == ["1C133", "1C152", "2U41"]


@pytest.mark.card("2R43")
@pytest.mark.parametrize("winner", ["1R127", URUK])
def test_lurtzs_sword(hunt, winner):
    sc = hunt(hand=["2R43"])
    lurtz, hero = sc.put("1R127", 1), sc.put(ARAGORN)
    other = sc.put(URUK, 1)
    sc.begin("shadow", 1).play("2R43")
    assert (sc.s.cards[sc.find("2R43")].host, sc.strength(lurtz), sc.keyword(lurtz, Keyword.DAMAGE)) == (lurtz, 15, 2)
    sc.deck(0, ARAGORN, "1U51", "1U12")
    beaten(sc, hero, lurtz if winner == "1R127" else other, 15).let_pass()
    assert len(sc.in_discard(0)) == (2 if winner == "1R127" else 0)


@pytest.mark.card("2R46")
def test_uruk_captain(hunt, orc):
    sc = hunt(twilight=5)
    captain = sc.put("2R46", 1)
    sc.discard(1, URUK, orc, GOBLIN)
    sc.begin("shadow", 1).use(captain)
    assert sc.offered == {code_of(URUK)}
    sc.choose(URUK)
    assert (sc.wounds(captain), sc.s.twilight, sc.lives(sc.find(URUK))) == (1, 0, True)
    sc.s.twilight = 4
    assert sc.refused(Use(captain, 0), 1)  # exhausted, and none is left
