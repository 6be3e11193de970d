"""Raider weapons and Wrath of Harad of set 4, by their print."""

import pytest
from tests.games.lotr.by_print.raider.parts import *

from pelipoyta.games.lotr.model import Play
from pelipoyta.games.lotr.terms import Keyword


@pytest.mark.card("4R247")
@pytest.mark.parametrize(("beside", "total"), [(BRIGAND, 1), (EASTERLING, 2), (SOUTHRON, 2)])
def test_southron_bow(scenario, beside, total):
    """The bearer shoots, and another Raider adds one."""
    sc = scenario(site=4)
    man = sc.put("4C224", 1)
    sc.put("4R247", 1, on=man), sc.put(beside, 1)
    assert (sc.keyword(man, Keyword.ARCHER), arrows(sc)) == (1, total)


@pytest.mark.card("4R247")
def test_southron_bow_is_for_raiders(scenario):
    """LOTR-9.5: one's own Raider Man, an Easterling too; not another player's."""
    sc = scenario(site=4, twilight=3, seats=3)
    man, other = sc.put("4C224", 1), sc.put(SOUTHRON, 1)
    sc.put(BRIGAND, 1), sc.put("4C222", 2)
    sc.hand(1, "4R247")
    sc.begin("shadow", 1).play("4R247")
    assert sc.offered == {man, other}
    sc.choose(man)
    assert (sc.keyword(man, Keyword.ARCHER), sc.s.twilight) == (1, 0)


@pytest.mark.card("4C255")
def test_southron_spear(scenario):
    sc = scenario(site=4, twilight=5)
    man, aragorn, other = sc.put("4U250", 1), sc.put("4P364"), sc.put(KNIGHT)
    spear = sc.put("4C255", 1, on=man)
    sc.hand(1, "4C235")
    sc.fight(aragorn, man).pass_until_seat(1)
    assert sc.strength(man) == 7
    sc.do(ability(sc, spear))
    assert [sc.wounds(card) for card in (man, aragorn, other)] == [1, 1, 0]
    assert sc.s.twilight == 1


@pytest.mark.card("4C255")
@pytest.mark.parametrize(("wounds", "pool"), [(2, 4), (0, 3)])
def test_southron_spear_unpaid(scenario, wounds, pool):
    """LOTR-18.3."""
    sc = scenario(site=4, twilight=pool)
    man, aragorn = sc.put("4U250", 1, wounds=wounds), sc.put("4P364")
    spear = sc.put("4C255", 1, on=man)
    sc.put("4R237", 1)
    sc.fight(aragorn, man).pass_until_seat(1)
    assert sc.refused(ability(sc, spear)).rule == "LOTR-18.3"


@pytest.mark.card("4C255")
def test_southron_spear_is_for_southrons(scenario):
    sc = scenario(site=4, twilight=2)
    sc.put("4C224", 1)
    sc.hand(1, "4C255")
    sc.begin("shadow", 1)
    assert sc.refused(Play(4255), 1).rule == "LOTR-21.1"
    southron = sc.put(SOUTHRON, 1)
    sc.begin("shadow", 1).play("4C255")
    assert sc.strength(southron) == 5


@pytest.mark.card("4R261")
@pytest.mark.parametrize("raider", [True, False])
def test_wrath_of_harad(scenario, raider):
    """Beside a Raider, an event that spots a ranger costs a wound on a companion, picked by its player."""
    sc = scenario(site=3)
    sc.put("4R261", 1)
    if raider:
        sc.put(EASTERLING, 1)
    ranger, knight = sc.put(RANGER), sc.put(KNIGHT)
    sc.hand(0, "4C129")
    sc.adventure(0, "4U346")
    sc.begin("fellowship").play("4C129")
    if raider:
        assert (sc.asked, sc.offered) == (0, {sc.frodo, ranger, knight})
        sc.choose(knight)
    assert sc.wounds(knight) == int(raider)
    assert len(sc.s.path) == 4


@pytest.mark.card("4R261")
def test_wrath_of_harad_on_events_that_exert(scenario):
    """Two rangers exert and a companion is wounded; an event without rangers costs nothing more."""
    sc = scenario(site=3)
    sc.put("4R261", 1)
    foe = sc.put(EASTERLING, 1)
    one, two, gimli = sc.put(RANGER), sc.put(RANGER), sc.put("4C49")
    sc.hand(0, "6U54")
    sc.begin("regroup").play("6U54")
    while sc.asks == "choose" or sc.offered:
        sc.choose(gimli if gimli in sc.offered else min(sc.offered))
    assert [sc.wounds(card) for card in (one, two, gimli)] == [1, 1, 1]
    assert not sc.lives(foe)


@pytest.mark.card("4R261")
def test_wrath_of_harad_spent(scenario):
    """Discarded for two of strength; and events without rangers are as cheap as ever."""
    sc = scenario(site=4)
    wrath, man, gimli = sc.put("4R261", 1), sc.put("4C224", 1), sc.put("4C49")
    sc.hand(0, DWARF_EVENT)
    sc.fight(gimli, man).play(DWARF_EVENT)
    assert (sc.wounds(gimli), sc.strength(gimli)) == (0, 10)  # 4T is a battleground
    sc.pass_until_seat(1)
    sc.do(ability(sc, wrath))
    assert (sc.strength(man), sc.lives(wrath)) == (8, False)
