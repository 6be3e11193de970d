"""Dunland minions of set 4, continued, by their print."""

import pytest
from tests.games.lotr.by_print.dunland.table import BRIGAND, SAVAGE, SPY, wins
from tests.games.lotr.by_print.isengard.table import (
    DAMAGE,
    FIERCE,
    KNIGHT,
    URUK,
    ability,
    act,
    control,
    controlled,
    denied,
    late,
    passed_by_all,
    shadow,
)

from pelipoyta.games.lotr.model import Assign


@pytest.mark.card("4C15", "4C18")
@pytest.mark.parametrize("name", ["4C15", "4C18"])
def test_an_ally_is_drawn_into_a_skirmish(scenario, name):
    """LOTR-22.4: an ally far from home takes part, and this minion is assigned to it."""
    sc = late(scenario, site=5)
    man, guma, other = sc.put(name, 1), sc.put("4C277"), sc.put("4C281")
    sc.put(KNIGHT), act(shadow(sc.begin("assignment")), man)
    assert (sc.asked, sc.offered) == (1, {guma, other})
    sc.choose(guma)
    assert [(fight.character, fight.minions) for fight in sc.s.fights] == [(guma, (man,))]


@pytest.mark.card("4C15", "4C18")
@pytest.mark.parametrize("name", ["4C15", "4C18"])
def test_no_ally_to_draw(scenario, name):
    """LOTR-17.9: companions are none; once assigned it cannot be assigned again (LOTR-12.2)."""
    sc = late(scenario, site=5)
    man, _ = sc.put(name, 1), sc.put(KNIGHT)
    shadow(sc.begin("assignment"))
    assert denied(sc, man) == "LOTR-17.9"
    guma, other = sc.put("4C277"), sc.put("4C281")
    act(sc, man).choose(guma)
    if sc.can(ability(shadow(sc), man)):
        act(sc, man)
    assert [(fight.character, fight.minions) for fight in sc.s.fights] == [(guma, (man,))]
    assert sc.can(Assign(other, man), 0) is False


@pytest.mark.card("4R20")
def test_hill_chief(scenario):
    """With a controlled site he exerts for three cards; another player's site does not do (LOTR-17.9)."""
    sc = late(scenario, site=4, seats=3)
    chief, sites = sc.put("4R20", 1), sc.s.path[:2]
    sc.deck(1, *[BRIGAND] * 4), sc.hand(1), sc.hold(sites[1], 2)
    sc.begin("shadow", 1)
    assert denied(sc, chief) == "LOTR-17.9"
    sc.hold(sites[0], 1), act(sc, chief)
    assert (len(sc.in_hand(1)), sc.wounds(chief), denied(sc, chief)) == (3, 1, "LOTR-18.3")


@pytest.mark.card("4R20")
def test_hill_chief_with_a_short_deck(scenario):
    """LOTR-18.6: what there is."""
    sc = control(late(scenario, site=4), 1)
    chief = sc.put("4R20", 1)
    sc.deck(1, BRIGAND), sc.hand(1)
    act(sc.begin("shadow", 1), chief)
    assert sc.in_hand(1) == [BRIGAND]


@pytest.mark.card("4R22")
@pytest.mark.parametrize(("held", "fierce", "damage"), [(1, 0, 0), (2, 0, 0), (3, 1, 0), (4, 1, 1)])
def test_hillman_horde(scenario, held, fierce, damage):
    """With three sites each of the own Men is fierce, with four does more damage; another player's are not."""
    sc = control(late(scenario, site=6, seats=3), *range(1, held + 1))
    men = [sc.put("4R22", 1), sc.put(BRIGAND, 1)]
    others = [sc.put(BRIGAND, 2), sc.put(SPY, 1)]
    assert [(sc.keyword(man, FIERCE), sc.keyword(man, DAMAGE)) for man in men] == [(fierce, damage)] * 2
    assert [(sc.keyword(man, FIERCE), sc.keyword(man, DAMAGE)) for man in others] == [(0, 0)] * 2


@pytest.mark.card("4R22")
@pytest.mark.parametrize(("held", "wounds"), [(1, 1), (2, 0)])
def test_hillman_horde_and_archery(scenario, held, wounds):
    """With two sites the archery phase is left out."""
    sc = control(late(scenario, site=6), *range(1, held + 1))
    sc.put("4R22", 1), sc.put("4C74")
    foe = sc.put(URUK, 1)
    sc.hand(0), sc.begin("archery")
    for _ in range(9):
        if sc.asks == "assignment":
            break
        sc.choose(foe) if sc.asks == "archery-wound" else sc.pass_()
    assert sc.wounds(foe) == wounds


@pytest.mark.card("4R33")
def test_saruman_rabble_rouser_tires_the_fellowship(scenario):
    """Each time the fellowship moves its player exerts a companion for each Man of Dunland; he cannot be assigned."""
    sc = late(scenario, site=4)
    man, knight = sc.put("4R33", 1), sc.put("4P364")
    sc.put(BRIGAND, 1), sc.put(BRIGAND, 1), sc.put(SPY, 1)
    sc.put_site("4U350", 1), sc.hand(0), sc.begin("fellowship").pass_()
    for _ in range(2):
        sc.pass_() if sc.asks == "respond" else None
        assert (sc.asked, sc.offered) == (0, {knight, sc.frodo})
        sc.choose(knight)
    assert (sc.wounds(knight), sc.wounds(sc.frodo)) == (2, 0)
    sc.hand(0, "4C42"), sc.begin("assignment").pass_until("defend")
    assert not sc.can(Assign(knight, man))


@pytest.mark.card("4R33")
def test_saruman_rabble_rouser_helps(scenario):
    """He exerts: a Man of Dunland gets +2 in this skirmish, not one of Isengard."""
    sc = late(scenario, site=4)
    man, savage, other, _ = sc.put("4R33", 1), sc.put(SAVAGE, 1), sc.put(BRIGAND, 1), sc.put(SPY, 1)
    act(shadow(sc.fight(sc.put("4P364"), savage)), man)
    assert sc.offered == {savage, other}
    sc.choose(savage)
    assert (sc.strength(savage), sc.wounds(man)) == (13, 1)
    sc.resolve()
    assert sc.strength(savage) == 11


@pytest.mark.card("4R40")
def test_wulf(scenario):
    """Another Man of Dunland wins: he exerts to take a site; he is fierce."""
    sc = passed_by_all(late(scenario, site=4))
    wulf, savage = sc.put("4R40", 1), sc.put(SAVAGE, 1)
    assert sc.keyword(wulf, FIERCE) == 1
    wins(sc, savage)
    assert (sc.asks, sc.asked) == ("respond", 1)
    act(sc, wulf)
    assert (controlled(sc), sc.wounds(wulf)) == (1, 1)


@pytest.mark.card("4R40")
@pytest.mark.parametrize("name", ["4R40", SPY, "uruk"])
def test_wulf_does_not_answer(scenario, name):
    """Not his own victory, nor one of an Isengard Man or an Uruk-hai."""
    sc = passed_by_all(late(scenario, site=4))
    wulf = sc.put("4R40", 1)
    foe = wulf if name == "4R40" else sc.put(URUK if name == "uruk" else name, 1)
    wins(sc, foe)
    assert (sc.asks != "respond", controlled(sc), sc.wounds(wulf)) == (True, 0, 0)
