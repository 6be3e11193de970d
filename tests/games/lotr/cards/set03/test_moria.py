"""Moria of set 3."""

import pytest
from tests.games.lotr.cards.dark import foe, in_fight
from tests.games.lotr.cards.old_road import tables

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.model import Play, Zone
from pelipoyta.games.lotr.words.facts import code_of

GOBLIN, LEGOLAS, SAM = "1C177", "1U51", "1C311"


@pytest.fixture
def moria(scenario):
    return tables(scenario, 1, site=5, twilight=20)


@pytest.fixture
def troll(make):
    return foe(make, 61, MORIA, TROLL)


@pytest.fixture
def stranger(make):
    """An Orc that is not of Moria."""
    return foe(make, 62, SAURON, ORC)


@pytest.mark.card("3R77")
def test_depths_of_moria_need_an_orc_of_moria(moria, troll, stranger):
    sc = moria(hand=["3R77"])
    sc.put(troll, 1), sc.put(stranger, 1)
    sc.begin("shadow", 1)
    assert sc.refused(Play(code_of("3R77"))).rule == "LOTR-18.1"
    sc.put(GOBLIN, 1)
    sc.play("3R77")
    assert sc.s.cards[sc.find("3R77")].zone is Zone.SUPPORT


@pytest.mark.card("3R77")
def test_depths_of_moria(moria):
    """A move in the regroup phase brings two more than the same move in the fellowship phase."""

    def brought(again, depths):
        sc = moria(twilight=0)
        sc.put("3R77", 1) if depths else None
        sc.adventure(1, "1C351")
        sc.begin("regroup").pass_until("move-again").decide(1) if again else sc.begin("move")
        return sc.let_pass().s.twilight

    assert brought(True, True) - brought(True, False) == 2
    assert brought(False, True) == brought(False, False)


@pytest.mark.card("3C78")
@pytest.mark.parametrize(("second", "able"), [(SAM, True), (LEGOLAS, False)])
def test_hide_and_seek(moria, troll, stranger, second, able):
    sc = moria(hand=["3C78", "1C168"])
    hero, ogre = sc.put(second), sc.put(troll, 1)
    sc.put("1U309"), sc.put(stranger, 1)
    in_fight(sc, hero, ogre)
    assert sc.can(Play(code_of("3C78"))) is able
    if able:
        sc.play("3C78")
        assert sc.keyword(ogre, Keyword.DAMAGE) == 1
