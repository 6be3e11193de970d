"""Nazgûl of set 2, and an event about them, by their print."""

import pytest
from tests.games.lotr.by_print.sauron.sides import GOBLIN, act, clash, shadow

from pelipoyta.games.lotr.model import Play
from pelipoyta.games.lotr.terms import Block, Keyword

OLD = Block.FELLOWSHIP
LEMENYA, ENQUEA, NELYA, KING = "1U232", "1U231", "2R84", "2R85"  # the last two are twilight Nazgûl


@pytest.mark.card("2U82")
@pytest.mark.parametrize("wished", [True, False])
def test_the_easterling(scenario, wished):
    """He may wound an ally as he comes."""
    sc = scenario(site=3, twilight=6)
    one, two = sc.put("1C286"), sc.put("1U56")
    sc.put("1C303"), sc.hand(1, "2U82")
    shadow(sc, "shadow").play("2U82")
    if not wished:
        assert sc.pass_().wounds(one) == 0
        return
    act(sc, sc.find("2U82"))
    assert sc.offered == {one, two}
    assert sc.choose(two).wounds(two) == 1
    assert sc.keyword(sc.find("2U82"), Keyword.TWILIGHT) == 1


@pytest.mark.card("2U82")
def test_the_easterling_without_allies(scenario):
    """Nobody is asked."""
    sc = scenario(site=3, twilight=6)
    sc.put("1C303"), sc.hand(1, "2U82", GOBLIN)
    assert shadow(sc, "shadow").play("2U82").asks == "shadow"


@pytest.mark.card("2U83")
@pytest.mark.parametrize(("burdens", "wounds"), [(4, 1), (5, 2)])
def test_enquea_in_twilight(scenario, burdens, wounds):
    """A win: he may exert to wound the Ring-bearer, twice with five burdens."""
    sc = scenario()
    aragorn, foe = sc.put("4C109"), sc.put("2U83", 1)
    sc.set_player(0, burdens=burdens)
    sc.fight(aragorn, foe).resolve()
    act(sc, foe).let_pass()
    assert (sc.wounds(sc.frodo), sc.wounds(foe)) == (wounds, 1)


@pytest.mark.card("2U83")
def test_enquea_in_twilight_exhausted(scenario):
    """LOTR-18.3."""
    sc = scenario()
    aragorn, foe = sc.put("4C109"), sc.put("2U83", 1, wounds=3)
    sc.fight(aragorn, foe).resolve()
    assert (sc.asks == "respond", sc.wounds(sc.frodo), sc.wounds(aragorn)) == (False, 0, 1)


@pytest.mark.card("2R84")
@pytest.mark.parametrize(("burdens", "wounds", "more"), [(2, 0, 1), (0, 2, 1), (1, 1, 0)])
def test_nelya_in_twilight(scenario, burdens, wounds, more):
    """Two burdens, or two wounds on the Ring-bearer: fierce and damage +1; one and one are not two."""
    sc = scenario()
    foe = sc.put("2R84", 1)
    sc.set_player(0, burdens=burdens), sc.wound(sc.frodo, wounds)
    assert (sc.keyword(foe, Keyword.FIERCE), sc.keyword(foe, Keyword.DAMAGE)) == (more, more)


@pytest.mark.card("2R84")
def test_nelya_in_twilight_and_others_wounds(scenario):
    """Wounds of other companions do not count; with both it is still damage +1."""
    sc = scenario()
    foe = sc.put("2R84", 1)
    sc.put("1C303", wounds=3)
    assert sc.keyword(foe, Keyword.DAMAGE) == 0
    sc.set_player(0, burdens=5), sc.wound(sc.frodo, 2)
    assert sc.keyword(foe, Keyword.DAMAGE) == 1


@pytest.mark.card("2R86")
def test_wraith_world(scenario):
    """A twilight Nazgûl and a worn Ring: three burdens."""
    sc = scenario(twilight=1)
    aragorn, foe = sc.put("4C109"), sc.put(NELYA, 1)
    sc.set_player(0, worn=True), sc.hand(1, "2R86", "1R210")
    clash(sc, aragorn, foe).play("2R86")
    assert (sc.burdens(), sc.s.twilight) == (3, 0)


@pytest.mark.card("2R86")
@pytest.mark.parametrize(("name", "worn"), [(NELYA, False), (LEMENYA, True)])
def test_wraith_world_needs_both(scenario, name, worn):
    """LOTR-17.9, LOTR-18.1."""
    sc = scenario(twilight=1)
    aragorn, foe = sc.put("4C109"), sc.put(name, 1)
    sc.set_player(0, worn=worn), sc.hand(1, "2R86", "1R210")
    assert clash(sc, aragorn, foe).refused(Play(2086)).rule == ("LOTR-17.9" if worn else "LOTR-18.1")
