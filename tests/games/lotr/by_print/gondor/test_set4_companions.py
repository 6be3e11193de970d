"""Companions of Gondor and what they bear, set 4, from their print."""

import pytest
from tests.games.lotr.by_print.plain_cards import *

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.engine.numbers import is_roaming
from pelipoyta.games.lotr.model import Assign, Play


def bound(make, **changes):
    """A Ring-bound Man of Gondor."""
    return friend(make, GONDOR, MAN, keywords=BOUND, **changes)


@pytest.mark.card("4C109")
def test_heir_of_elendil(scenario, make):
    """LOTR-12.4: he takes two minions, not three."""
    sc = scenario()
    aragorn, orcs = sc.put("4C109"), [sc.put(foe(make), 1) for _ in range(3)]
    sc.hand(0, IDLE)
    sc.begin("assignment").pass_until("defend")
    sc.assign(aragorn, orcs[0]).assign(aragorn, orcs[1])
    assert sc.refused(Assign(aragorn, orcs[2])).rule == "LOTR-12.4"


@pytest.mark.card("4C109")
def test_heir_of_elendil_adds_up(scenario):
    sc = scenario()
    aragorn = sc.put("4C109")
    assert sc.keyword(aragorn, Keyword.DEFENDER) == 1
    sc.give(aragorn, Keyword.DEFENDER)
    assert (sc.keyword(aragorn, Keyword.DEFENDER), sc.strength(aragorn), sc.vitality(aragorn)) == (2, 8, 4)


@pytest.mark.card("4U114", "4U127")
@pytest.mark.parametrize(("name", "race", "site"), [("4U114", MAN, 1), ("4U127", ORC, 9)])
def test_they_exhaust_a_foe(scenario, make, name, race, site):
    """LOTR-19.4: as often as the minion can exert."""
    sc = scenario()
    man, prey, away = (
        sc.put(name),
        sc.put(foe(make, race=race, site=site), 1),
        sc.put(foe(make, race=race, site=site), 1),
    )
    sc.hand(0, IDLE)
    sc.fight(man, prey)
    act(sc, man)
    assert (sc.wounds(man), sc.vitality(prey), sc.wounds(away)) == (1, 1, 0)


@pytest.mark.card("4U114", "4U127")
@pytest.mark.parametrize(("name", "race", "site"), [("4U114", ORC, 9), ("4U127", MAN, 1)])
def test_they_spare_other_foes(scenario, make, name, race, site):
    """An Orc, a minion that does not roam; both need a Ring-bound Man to come."""
    sc = scenario()
    man, prey = sc.put(name), sc.put(foe(make, race=race, site=site), 1)
    sc.hand(0, IDLE)
    sc.fight(man, prey)
    if uses(sc, man):
        act(sc, man)
    assert sc.wounds(prey) == 0
    sc = scenario()
    sc.put(friend(make, GONDOR, MAN))
    sc.hand(0, name)
    sc.begin("fellowship")
    assert why_not_play(sc, name) == "LOTR-18.1"
    sc.put(bound(make))
    sc.play(name)
    card = sc.find(name)
    assert (sc.keyword(card, Keyword.RING_BOUND), sc.keyword(card, Keyword.RANGER), sc.s.twilight) == (1, 1, 2)


@pytest.mark.card("4R116", "4C130")
@pytest.mark.parametrize(("name", "plain"), [("4R116", 7), ("4C130", 6)])
def test_stronger_against_the_roaming(scenario, make, name, plain):
    sc = scenario()
    man, wanderer, near = sc.put(name), sc.put(foe(make, site=3), 1), sc.put(foe(make, site=2), 1)
    sc.hand(0, IDLE)
    assert sc.strength(man) == plain
    sc.fight(man, near)
    assert sc.strength(man) == plain
    sc.fight(man, wanderer)
    assert sc.strength(man) == plain + 2


@pytest.mark.card("4R116")
def test_captain_of_gondor_starts(scenario):
    """Other Men of Gondor start 1 cheaper: 3 and 2 of 2 make 4; later they cost what they cost."""
    sc = scenario()
    sc.deck(0, "4R116", "4C122", "4C122")
    sc.starting()
    sc.play("4R116")
    assert sc.can(Play(4122))
    sc.play("4C122")
    assert sc.s.twilight == 0
    sc = scenario()
    sc.put("4R116")
    sc.hand(0, "4C122")
    sc.begin("fellowship").play("4C122")
    assert sc.s.twilight == 2


@pytest.mark.card("4C130")
def test_ranger_of_ithilien_starts(scenario):
    """Two of them start for 2 each; in the game he costs 3."""
    sc = scenario()
    sc.deck(0, "4C130", "4C130", "4C130")
    sc.starting().play("4C130").play("4C130")
    assert sc.refused(Play(4130)).rule == "LOTR-3.8" if sc.asks else True
    sc = scenario()
    sc.hand(0, "4C130")
    sc.begin("fellowship").play("4C130")
    assert sc.s.twilight == 3


@pytest.mark.card("4C117")
def test_faramir_stops_skirmish_events(scenario, make):
    """No skirmish event and no skirmish ability of an opponent in his skirmish; his own side may."""
    sc = scenario(twilight=5)
    faramir, orc = sc.put("4C117"), sc.put(foe(make), 1)
    trick = deed(make, phase=skirmish)
    dark = sc.put(make(condition("9C60", "Dark", SAURON, cost=0).says(skirmish(do=AddTwilight(1)))), 1)
    sc.hand(0, "4C135", IDLE), sc.hand(1, trick)
    sc.fight(faramir, orc).play("4C135")
    if sc.asked == 1:
        assert (can_play(sc, trick), uses(sc, dark)) == (False, [])
    assert sc.strength(faramir) == 9
    sc.resolve()
    assert sc.in_hand(1) == [trick]


@pytest.mark.card("4C117")
def test_faramir_elsewhere(scenario, make):
    """In another's skirmish they may."""
    sc = scenario(twilight=5)
    sc.put("4C117")
    man, orc, trick = sc.put(bound(make)), sc.put(foe(make), 1), deed(make, phase=skirmish)
    sc.hand(0, IDLE), sc.hand(1, trick)
    sc.fight(man, orc).pass_().play(trick)
    assert sc.s.twilight == 6


@pytest.mark.card("4R118", "4C131")
@pytest.mark.parametrize("name", ["4R118", "4C131"])
@pytest.mark.parametrize(("race", "site", "hurt"), [(MAN, 1, 1), (ORC, 9, 1), (ORC, 2, 0)])
def test_bows_in_skirmish(scenario, make, name, race, site, hurt):
    """A Man or a roaming minion is wounded for an exertion."""
    sc = scenario()
    man, prey = sc.put("4C117"), sc.put(foe(make, race=race, site=site), 1)
    bow = sc.put(name, on=man)
    sc.hand(0, IDLE)
    sc.fight(man, prey)
    assert bool(uses(sc, bow)) == bool(hurt)
    if hurt:
        act(sc, bow)
    assert (sc.wounds(prey), sc.wounds(man)) == (hurt, hurt)


@pytest.mark.card("4R118", "4C131")
@pytest.mark.parametrize(("name", "total_"), [("4R118", 1), ("4C131", 0)])
def test_who_bears_the_bows(scenario, make, name, total_):
    """Faramir alone, or any Ring-bound Man; only the first makes an archer."""
    sc = scenario()
    sc.put(friend(make, GONDOR, MAN)), sc.put(friend(make, SHIRE, HOBBIT, keywords=BOUND))
    sc.hand(0, name)
    sc.begin("fellowship")
    assert why_not_play(sc, name) == "LOTR-21.1"
    faramir = sc.put("4C117")
    sc.play(name)
    assert (host(sc, name), arrows(sc), sc.s.twilight) == (faramir, total_, 1)


@pytest.mark.card("4R119")
def test_faramirs_cloak(scenario, make):
    """Roaming minions against a Ring-bound Man are 1 weaker."""
    for name, site, now in ((bound(make), 9, 6), (bound(make), 2, 7), (friend(make, GONDOR, MAN), 9, 7)):
        sc = scenario()
        man, orc, faramir = sc.put(name), sc.put(foe(make, site=site), 1), sc.put("4C117")
        sc.put("4R119", on=faramir)
        sc.hand(0, IDLE)
        sc.fight(man, orc)
        assert sc.strength(orc) == now


@pytest.mark.card("4R119")
def test_faramirs_cloak_is_his(scenario, make):
    sc = scenario()
    sc.put(bound(make))
    sc.hand(0, "4R119")
    sc.begin("fellowship")
    assert why_not_play(sc, "4R119") == "LOTR-21.1"


@pytest.mark.card("4C122")
def test_gondorian_ranger(scenario, make):
    """A minion assigned to a Ring-bound Man roams by site number +2; two rangers make +4."""
    sc = scenario()
    man, other, orc = sc.put("4C122"), sc.put(friend(make, GONDOR, MAN)), sc.put(foe(make, site=1), 1)
    sc.hand(0, IDLE)
    assert not is_roaming(sc.s, sc.s.cards[orc])
    sc.fight(man, orc)
    assert is_roaming(sc.s, sc.s.cards[orc])
    sc.fight(other, orc)
    assert not is_roaming(sc.s, sc.s.cards[orc])


@pytest.mark.card("4C122")
def test_gondorian_rangers_add_up(scenario, make):
    sc = scenario(site=4)
    man, orc = sc.put("4C122"), sc.put(foe(make, site=1), 1)
    sc.hand(0, IDLE)
    sc.fight(man, orc)
    assert not is_roaming(sc.s, sc.s.cards[orc])
    sc.put("4C122")
    assert is_roaming(sc.s, sc.s.cards[orc])


@pytest.mark.card("4U132")
@pytest.mark.parametrize(("race", "now"), [(URUK_HAI, 12), (ORC, 10)])
def test_blade_of_aragorn(scenario, make, race, now):
    sc = scenario()
    aragorn = sc.put("4C109")
    sc.put("4U132", on=aragorn)
    sc.hand(0, IDLE)
    sc.fight(aragorn, sc.put(foe(make, race=race), 1))
    assert (sc.strength(aragorn), sc.keyword(aragorn, Keyword.DAMAGE)) == (now, 0)


@pytest.mark.card("4U132")
def test_blade_of_aragorn_and_the_older_one(scenario):
    """LOTR-1.10, LOTR-24.1: the other version has the same title."""
    sc = scenario()
    aragorn = sc.put("4C109")
    sc.put("4U132", on=aragorn)
    sc.hand(0, "1U112")
    sc.begin("fellowship")
    assert why_not_play(sc, "1U112") == "LOTR-24.1"


@pytest.mark.card("4C134")
@pytest.mark.parametrize(("race", "site", "more"), [(MAN, 1, 1), (ORC, 9, 1), (ORC, 2, 0), (MAN, 9, 1)])
def test_sword_of_gondor(scenario, make, race, site, more):
    """Damage +1 against a Man or a roaming minion, once."""
    sc = scenario()
    man = sc.put(friend(make, GONDOR, MAN))
    sc.put("4C134", on=man)
    sc.hand(0, IDLE)
    assert sc.keyword(man, Keyword.DAMAGE) == 0
    sc.fight(man, sc.put(foe(make, race=race, site=site), 1))
    assert (sc.strength(man), sc.keyword(man, Keyword.DAMAGE)) == (8, more)


@pytest.mark.card("4C134", "4C112")
@pytest.mark.parametrize("name", ["4C134", "4C112"])
def test_things_of_men_of_gondor(scenario, make, name):
    """An ally may bear it; no Man of Rohan, no Dwarf."""
    sc = scenario()
    men = {sc.put(friend(make, GONDOR, MAN)), sc.put(helper(make, GONDOR, MAN))}
    sc.put(friend(make, ROHAN, MAN)), sc.put(friend(make, GONDOR, DWARF))
    sc.hand(0, name)
    sc.begin("fellowship").play(name)
    assert sc.offered == men


@pytest.mark.card("4P364")
@pytest.mark.parametrize(("hobbits", "hurt"), [(2, 2), (1, 1)])
def test_wingfoot(scenario, make, hobbits, hurt):
    """LOTR-18.17: a wound for each unbound Hobbit, the same minion too."""
    sc = scenario()
    aragorn, orc = sc.put("4P364"), sc.put(foe(make), 1)
    for _ in range(hobbits):
        sc.put(friend(make, SHIRE, HOBBIT))
    sc.put(helper(make, SHIRE, HOBBIT))
    sc.adventure(1, "4U342")
    sc.hand(0, IDLE), sc.hand(1, STILL)
    sc.begin("fellowship").pass_()
    act(sc, aragorn)
    while sc.asks in {"spot", "number"}:
        sc.decide(most(sc))
    assert sc.wounds(orc) == hurt


@pytest.mark.card("4P364")
def test_wingfoot_need_not(scenario, make):
    """Optional; without Hobbits nothing is asked; Frodo is bound."""
    for hobbits in (0, 1):
        sc = scenario()
        sc.put("4P364")
        orc = sc.put(foe(make), 1)
        if hobbits:
            sc.put(friend(make, SHIRE, HOBBIT))
        sc.adventure(1, "4U342")
        sc.hand(0, IDLE), sc.hand(1, STILL)
        sc.begin("fellowship").pass_()
        assert (sc.asks == "respond") == bool(hobbits)
        sc.let_pass()
        assert sc.wounds(orc) == 0
