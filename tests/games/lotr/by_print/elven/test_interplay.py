"""Elven cards together with answers, deaths, several players and lasting phases, from their print."""

import pytest
from tests.games.lotr.by_print.plain_cards import *

from pelipoyta.games.lotr.cards.hand import *

FOTR = Block.FELLOWSHIP


@pytest.mark.card("1U29")
def test_enmity_against_two_owners(scenario, make):
    """Each loser's owner discards two, an overwhelmed one too."""
    sc = scenario(seats=3)
    elf = sc.put(friend(make, strength=9))
    orcs = [sc.put(foe(make, strength=2), 1), sc.put(foe(make, strength=2), 2)]
    sc.hand(0, "1U29", IDLE), sc.hand(1, STILL, STILL, STILL), sc.hand(2, STILL)
    sc.fight(elf, *orcs).play("1U29").resolve()
    assert ([sc.lives(orc) for orc in orcs], len(sc.in_hand(1)), len(sc.in_hand(2))) == ([False, False], 1, 0)


@pytest.mark.card("1R33")
def test_bow_after_a_death_in_the_skirmish(scenario, make):
    """LOTR-13.7: the only minion dies of a skirmish action, so Legolas has won."""
    sc = scenario()
    legolas, orc, other = sc.put("4C74"), sc.put(foe(make), 1), sc.put(foe(make), 1)
    bow = sc.put("1R33", on=legolas)
    dart = make(event("9C40", "Dart", ELVEN, cost=0).says(skirmish(do=Wound(Choose(MINION & SKIRMISHING), 4))))
    sc.hand(0, dart, IDLE)
    sc.fight(legolas, orc).play(dart)
    while sc.asks == "skirmish":
        sc.pass_()
    act(sc, bow)
    assert (sc.lives(orc), sc.wounds(other)) == (False, 1)


@pytest.mark.card("1R34")
def test_celeborn_heals_himself_in_vain(scenario):
    """LOTR-18.1: whole before, he may heal the wound of his own exertion."""
    sc = scenario()
    celeborn = sc.put("1R34")
    sc.hand(0, IDLE)
    sc.begin("fellowship")
    act(sc, celeborn)
    assert sc.wounds(celeborn) == 0


@pytest.mark.card("1C43", "1R45")
def test_eyes_see_an_elf_come_free(scenario, make):
    """An Elf played by Galadriel is played, so an opponent discards; no twilight is added even at a dear site."""
    sc = scenario(site=1, block=FOTR)
    lady, name = sc.put("1R45"), "1U48"
    sc.put("1C43")
    sc.hand(0, name, IDLE), sc.hand(1, STILL)
    sc.begin("fellowship")
    act(sc, lady).choose(name)
    sc.choose(STILL)
    assert (sc.in_hand(1), sc.s.twilight, sc.lives(sc.find(name))) == ([], 0, True)


@pytest.mark.card("1U46")
def test_boats_in_regroup(scenario, make):
    """From a river, but in the regroup phase: no further move."""
    sc = scenario(site=7, block=FOTR)
    sc.put("1U46"), sc.put(foe(make), 1)
    sc.adventure(1, "1U358")
    sc.hand(0, IDLE)
    sc.begin("regroup")
    sc.s.moves = 1
    sc.pass_until("move-again").decide(1)
    assert sc.s.limit == 2


@pytest.mark.card("1R50")
def test_greenleaf_is_out_for_that_phase(scenario, make):
    """Having shot he is no arrow in this archery phase, and is one again in the next."""
    sc = scenario()
    legolas, orc = sc.put("1R50"), sc.put(foe(make, vitality=9), 1)
    sc.hand(0, IDLE), sc.hand(1, STILL)
    sc.begin("archery")
    act(sc, legolas)
    sc.pass_until("defend")
    assert sc.wounds(orc) == 1
    sc.begin("archery")
    assert arrows(sc) == 1


@pytest.mark.card("1U64")
def test_an_ally_called_may_be_attacked(scenario, make):
    """LOTR-22.4: the Shadow may assign left-over minions to that ally too."""
    sc = scenario()
    aide, orc = sc.put(helper(make)), sc.put(foe(make, strength=1), 1)
    sc.hand(0, "1U64", IDLE), sc.hand(1, STILL)
    sc.begin("maneuver").play("1U64").pass_until("defend").pass_()
    assert sc.asked == 1
    sc.assign(aide, orc)


@pytest.mark.card("2U18")
def test_hosts_stop_an_arrow_on_an_ally(scenario, make):
    """Any wound of any Elf: an archery wound of an ally at home; one exertion is no wound."""
    sc = scenario(site=3, block=FOTR)
    aide, hosts = sc.put(helper(make)), sc.put("2U18")
    sc.put(foe(make, keywords=ARCHER), 1)
    sc.hand(0, IDLE)
    sc.begin("archery")
    while sc.asks == "archery":
        sc.pass_()
    sc.choose(aide)
    act(sc, hosts)
    assert (sc.wounds(aide), sc.lives(hosts)) == (0, False)


@pytest.mark.card("3U7")
def test_arwen_saves_frodo_from_an_arrow(scenario, make):
    sc = scenario()
    arwen = sc.put("3U7", wounds=2)
    sc.put(foe(make, keywords=ARCHER), 1)
    sc.hand(0, IDLE, IDLE, IDLE)
    sc.begin("archery")
    while sc.asks == "archery":
        sc.pass_()
    sc.choose(sc.frodo)
    act(sc, arwen)
    while sc.asks == "card":
        sc.choose(IDLE)
    assert (sc.wounds(sc.frodo), sc.in_hand(0)) == (0, [])


@pytest.mark.card("3R15")
def test_forests_at_the_second_move(scenario, make):
    sc = scenario(site=3, block=FOTR)
    wood, orc = sc.put("3R15"), sc.put(foe(make), 1)
    for _ in range(3):
        sc.put(helper(make))
    sc.adventure(1, "3U116")
    sc.hand(0, IDLE)
    sc.begin("regroup")
    sc.s.moves = 1
    sc.pass_until("move-again").decide(1)
    act(sc, wood)
    assert sc.wounds(orc) == 1
