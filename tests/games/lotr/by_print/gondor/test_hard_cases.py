"""Rare situations of Gondor and Gollum cards: shared costs, who chooses, fierce phases, from their print."""

import pytest
from tests.games.lotr.by_print.gondor.test_set4_companions import bound
from tests.games.lotr.by_print.gondor.test_set5 import knight
from tests.games.lotr.by_print.plain_cards import *

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.engine.numbers import cost

FOTR = Block.FELLOWSHIP


@pytest.mark.card("3U45")
def test_events_of_two_phases_cost_more_too(scenario, make):
    """LOTR-17.5: used in the maneuver phase it is a maneuver event; after the phase prices are as printed."""
    sc = scenario(twilight=5)
    sc.put(friend(make, GONDOR, MAN)), sc.put(foe(make), 1)
    sc.hand(0, "3U45", IDLE), sc.hand(1, STILL)
    sc.begin("maneuver").play("3U45")
    assert cost(sc.s, 0, code_of("3U26")) == 2
    sc.pass_until("archery")
    assert (cost(sc.s, 0, code_of("3U26")), cost(sc.s, 0, code_of("1C119"))) == (0, 1)


@pytest.mark.card("4U110")
def test_arrows_kill_in_a_skirmish(scenario, make):
    """LOTR-13.7: the roaming minion dies of them and its skirmish is won; no wound for the Man."""
    sc = scenario()
    men, orc = [sc.put(bound(make)) for _ in range(2)], sc.put(foe(make, site=9, vitality=1), 1)
    sc.hand(0, "4U110", IDLE)
    sc.fight(men[0], orc).play("4U110")
    while sc.asks == "skirmish":
        sc.pass_()
    assert (sc.lives(orc), [sc.wounds(man) for man in men]) == (False, [1, 1])


@pytest.mark.card("4R118", "4C131")
@pytest.mark.parametrize("name", ["4R118", "4C131"])
def test_bows_choose_among_fitting_minions(scenario, make, name):
    """Of three minions against him only the Man and the roaming one may be shot."""
    sc = scenario()
    faramir = sc.put("4C117")
    man, wanderer, near = (sc.put(foe(make, race=r, site=s), 1) for r, s in ((MAN, 1), (ORC, 9), (ORC, 1)))
    bow = sc.put(name, on=faramir)
    sc.hand(0, IDLE)
    sc.fight(faramir, man, wanderer, near)
    act(sc, bow)
    assert sc.offered == {man, wanderer}
    sc.choose(wanderer)
    assert (sc.wounds(wanderer), sc.wounds(man), sc.wounds(faramir)) == (1, 0, 1)


@pytest.mark.card("4C117")
def test_faramir_and_abilities_of_minions(scenario, make):
    """Gollum's skirmish text is of no use against him; an answer is no skirmish action (LOTR-17.5)."""
    sc = scenario()
    faramir, gollum = sc.put("4C117"), sc.put("6C40", 1)
    sc.hand(0, IDLE), sc.hand(1, STILL, "6C42")
    sc.set_strength(gollum, 8)
    sc.fight(faramir, gollum)
    while sc.asks == "skirmish":
        assert sc.asked == 0 or not uses(sc, gollum)
        sc.pass_()
    while sc.asked != 1:
        sc.pass_()
    sc.play("6C42")
    assert sc.burdens() == 1


@pytest.mark.card("5C36")
def test_a_wall_on_a_minion_pays(scenario, make):
    """A condition of Gondor anywhere in play, one on a minion too."""
    sc = scenario()
    man, orc = sc.put("5C36", wounds=1), sc.put(foe(make), 1)
    wall = sc.put("5C33", on=orc)
    sc.hand(0, IDLE)
    sc.begin("fellowship")
    act(sc, man)
    assert (sc.wounds(man), sc.lives(wall), sc.strength(orc)) == (0, False, 7)


@pytest.mark.card("5C32", "5C33")
@pytest.mark.parametrize("name", ["5C32", "5C33"])
def test_a_wall_for_one_of_two_minions(scenario, make, name):
    """Any Man of Gondor exerts, also an ally; a minion against an Elf is not offered."""
    sc = scenario()
    man, aide = sc.put(friend(make, GONDOR, MAN)), sc.put(helper(make, GONDOR, MAN))
    orcs, wall = [sc.put(foe(make), 1) for _ in range(2)], sc.put(name)
    sc.put(foe(make), 1)
    sc.hand(0, IDLE)
    sc.fight(man, *orcs)
    act(sc, wall)
    if sc.asks not in {"cost", "card"} and not sc.offered:
        sc.decide(0)
    assert sc.offered == {man, aide}
    sc.choose(aide)
    assert sc.offered == set(orcs)
    sc.choose(orcs[1])
    assert (sc.s.cards[wall].host, sc.wounds(aide)) == (orcs[1], 1)


@pytest.mark.card("5R31")
def test_alcarin_in_the_fierce_phase(scenario, make):
    """LOTR-14.2: a walled minion that is not fierce cannot be assigned then."""
    sc = scenario()
    alcarin, fierce, slow = sc.put("5R31", wounds=2), sc.put(foe(make, keywords=FIERCE), 1), sc.put(foe(make), 1)
    sc.put("5C33", on=slow)
    sc.hand(0, IDLE)
    sc.s.fierce = True
    sc.begin("assignment")
    if sc.asks == "assignment" and uses(sc, alcarin):
        act(sc, alcarin)
    assert all(slow not in fight.minions for fight in sc.s.fights)
    assert (sc.wounds(alcarin), sc.lives(fierce)) == (2, True)


@pytest.mark.card("5C40")
def test_cover_is_taken_by_a_knight_alone(scenario, make):
    """The fortification comes from one's own discard pile; a unique one in play does not come twice."""
    sc = scenario()
    man = sc.put(knight(make))
    sc.put("6C52")
    sc.hand(0, "5C40")
    sc.discard(0, "6C52")
    sc.begin("fellowship")
    assert why_not_play(sc, "5C40") == "LOTR-18.8"
    sc.discard(0, "6C52", "5C33")
    sc.play("5C40")
    assert (sc.offered or {5033}) == {5033}
    assert sc.wounds(man) == 1


@pytest.mark.card("6R55")
def test_ring_of_barahir_and_shadow_tokens(scenario, make):
    """A token of a Shadow culture heals nobody of the fellowship."""
    sc = scenario()
    aragorn = sc.put("4P364", wounds=1)
    ring_, machine = sc.put("6R55", on=aragorn), sc.put("4C137", 1)
    set_tokens(sc, machine, Culture.ISENGARD, 2)
    sc.hand(0, IDLE)
    sc.begin("turn")
    while sc.asks == "respond":
        act(sc, ring_) if uses(sc, ring_) else sc.pass_()
    assert (sc.wounds(aragorn), sc.asks) == (1, "fellowship")


@pytest.mark.card("4U126")
def test_trap_among_exhausted_minions(scenario, make):
    """LOTR-19.4, LOTR-18.6: the exhausted do not exert; the trap is gone all the same."""
    sc = scenario()
    trap, tired, fit = sc.put("4U126"), sc.put(foe(make, vitality=1), 1), sc.put(foe(make, vitality=2), 1)
    set_tokens(sc, trap, Culture.GONDOR, 3)
    sc.hand(0, IDLE)
    sc.begin("maneuver")
    act(sc, trap)
    for _ in range(4):
        if sc.asks == "card" or (sc.offered and sc.asks not in {"maneuver", "archery"}):
            sc.choose(fit if fit in sc.offered else min(sc.offered))
    assert (sc.wounds(tired), sc.wounds(fit), sc.lives(trap)) == (0, 1, False)


@pytest.mark.card("1U91")
def test_pipe_heals_no_more_than_are_hurt(scenario, make):
    """LOTR-18.17: two pipes heal two different companions, never one twice."""
    sc = scenario(block=FOTR)
    man = sc.put(friend(make, GONDOR, MAN), wounds=3)
    sc.put("1C305")
    pipe = sc.put("1U91", on=man)
    sc.put(thing(make, SHIRE, item=PIPE), on=sc.frodo)
    sc.hand(0, IDLE)
    sc.begin("fellowship")
    act(sc, pipe)
    while sc.asks != "fellowship":
        sc.choose(man) if sc.offered else sc.decide(most(sc))
    assert sc.wounds(man) == 2


@pytest.mark.card("1U94")
def test_athelas_with_one_way_open(scenario, make):
    """LOTR-18.7: nobody is hurt, so the condition is removed; of two the player chooses."""
    sc = scenario()
    man, elf = sc.put(friend(make, GONDOR, MAN)), sc.put(friend(make))
    leaf = sc.put("1U94", on=man)
    plans = {sc.put(plan(make, bearer=COMPANION), 1, on=man), sc.put(plan(make, bearer=COMPANION), 1, on=elf)}
    sc.hand(0, IDLE)
    sc.begin("fellowship")
    act(sc, leaf)
    if not sc.offered:
        sc.decide(most(sc))
    assert sc.offered == plans


@pytest.mark.card("1R93", "2R36")
def test_aragorn_dead_tired(scenario, make):
    """LOTR-18.3: exhausted, neither event may be paid by him; Arwen may pay for the first."""
    sc = scenario()
    aragorn, arwen = sc.put("1R89", wounds=3), sc.put("1R30")
    sc.hand(0, "1R93", "2R36", IDLE)
    sc.fight(aragorn, sc.put(foe(make), 1))
    assert why_not_play(sc, "2R36") == "LOTR-18.3"
    sc.play("1R93")
    assert (sc.wounds(arwen), sc.strength(aragorn), sc.strength(arwen)) == (1, 11, 6)
    sc.resolve()
    assert sc.strength(aragorn) == 8


@pytest.mark.card("1C110")
def test_pathfinder_at_the_end(scenario, make):
    """LOTR-23.4: there is no site 10."""
    sc = scenario(site=9, block=FOTR)
    sc.put(friend(make, GONDOR, MAN, keywords=RANGER))
    sc.hand(0, "1C110", IDLE)
    sc.begin("fellowship")
    if can_play(sc, "1C110"):
        sc.play("1C110")
    assert len(sc.s.path) == 9


@pytest.mark.card("2U31")
def test_blood_of_numenor_and_the_weak(scenario, make):
    """An Orc with one vitality comes and lives."""
    sc = scenario(twilight=9)
    orc = foe(make, SAURON, ORC, vitality=1)
    sc.put("2U31")
    sc.hand(1, orc, STILL)
    sc.begin("shadow", 1).play(orc)
    assert (sc.vitality(sc.find(orc)), sc.wounds(sc.find(orc))) == (1, 0)
