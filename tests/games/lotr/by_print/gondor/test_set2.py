"""Gondor cards of set 2, from their print."""

import pytest
from tests.games.lotr.by_print.plain_cards import *

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.events import ArcheryFired

FOTR = Block.FELLOWSHIP


@pytest.mark.card("2U31")
def test_blood_of_numenor(scenario, make):
    """Orcs of Sauron come exhausted; no archery; gone in regroup."""
    sc = scenario(twilight=9)
    man, orc, other = sc.put(friend(make, GONDOR, MAN)), foe(make, SAURON, ORC), foe(make, MORIA, ORC)
    card = sc.put("2U31")
    sc.put(foe(make, keywords=ARCHER), 1)
    sc.hand(0, IDLE), sc.hand(1, orc, other)
    sc.begin("shadow", 1, after="maneuver").play(orc).play(other)
    assert (sc.vitality(sc.find(orc)), sc.vitality(sc.find(other))) == (1, 4)
    sc.pass_until("defend")
    assert (sc.told(ArcheryFired), sc.wounds(man)) == ([], 0)
    sc.begin("regroup")
    assert not sc.lives(card)


@pytest.mark.card("2U31")
def test_blood_of_numenor_is_paid_for(scenario, make):
    """LOTR-18.3: a companion of Gondor exerts."""
    sc = scenario()
    sc.put(helper(make, GONDOR, MAN)), sc.put(friend(make))
    sc.hand(0, "2U31")
    sc.begin("fellowship")
    assert why_not_play(sc, "2U31") == "LOTR-18.3"
    man = sc.put(friend(make, GONDOR, MAN))
    sc.play("2U31")
    assert (sc.wounds(man), sc.s.twilight) == (1, 2)


@pytest.mark.card("2R32")
@pytest.mark.parametrize(("race", "strength_", "damage_"), [(NAZGUL, 9, 1), (ORC, 7, 0)])
def test_flaming_brand(scenario, make, race, strength_, damage_):
    sc = scenario()
    man = sc.put(friend(make, GONDOR, MAN))
    sc.put("2R32", on=man)
    sc.hand(0, IDLE)
    sc.fight(man, sc.put(foe(make, race=race), 1))
    assert (sc.strength(man), sc.keyword(man, Keyword.DAMAGE)) == (strength_, damage_)


@pytest.mark.card("2R32")
def test_flaming_brand_beside_one_other(scenario, make):
    """Beside one other hand weapon, whichever comes first; not beside two."""
    sword, blade = thing(make, GONDOR, item=HAND_WEAPON), thing(make, GONDOR, item=HAND_WEAPON)
    sc = scenario()
    man = sc.put(friend(make, ROHAN, MAN))
    sc.put(sword, on=man)
    sc.hand(0, "2R32", blade)
    sc.begin("fellowship").play("2R32")
    assert host(sc, "2R32") == man
    sc.put(thing(make, ELVEN, item=HAND_WEAPON), on=sc.frodo)
    assert why_not_play(sc, blade) == "LOTR-21.2"


@pytest.mark.card("2U33")
def test_flee_in_terror(scenario, make):
    """An exhausted Orc goes after a win of Gondor."""
    sc = scenario(block=FOTR)
    man, loser = sc.put(friend(make, GONDOR, MAN)), sc.put(foe(make, strength=4), 1)
    tired, tired2 = (sc.put(foe(make, race=ORC), 1, wounds=3) for _ in range(2))
    sc.put(foe(make, race=ORC), 1), sc.put(foe(make, race=URUK_HAI), 1, wounds=3)
    sc.hand(0, "2U33", IDLE)
    sc.fight(man, loser).resolve()
    sc.play("2U33")
    assert (sc.asked, sc.offered) == (0, {tired, tired2})
    sc.choose(tired2)
    assert (sc.lives(tired), sc.lives(tired2)) == (True, False)


@pytest.mark.card("2U33")
def test_flee_in_terror_prevented_by_the_owner(scenario, make):
    """Only the owner may pay 3."""
    sc = scenario(block=FOTR, seats=3, twilight=3)
    man, loser = sc.put(friend(make, GONDOR, MAN)), sc.put(foe(make, strength=4), 1)
    tired = sc.put(foe(make, race=ORC), 2, wounds=3)
    sc.hand(0, "2U33", IDLE)
    sc.fight(man, loser).resolve()
    sc.play("2U33")
    assert sc.asked == 2
    sc.decide(1)
    assert (sc.lives(tired), sc.s.twilight) == (True, 0)


@pytest.mark.card("2U34")
def test_gondor_will_see_it_done(scenario, make):
    """A companion of Gondor exerts for a wound of any companion, the wounded one too."""
    sc = scenario(block=FOTR)
    man, elf = sc.put(friend(make, GONDOR, MAN)), sc.put(friend(make))
    sc.hand(0, "2U34", IDLE)
    sc.fight(elf, sc.put(foe(make), 1)).resolve()
    sc.play("2U34")
    assert (sc.wounds(man), sc.wounds(elf)) == (1, 0)


@pytest.mark.card("2U34")
def test_gondor_will_see_it_done_not_for_allies(scenario, make):
    """No ally's wound; no exertion by the exhausted."""
    sc = scenario(site=3, block=FOTR)
    man, aide = sc.put(friend(make, GONDOR, MAN)), sc.put(helper(make))
    sc.hand(0, "2U34", IDLE)
    sc.fight(aide, sc.put(foe(make, strength=4), 1)).resolve()
    assert not can_play(sc, "2U34")
    sc.let_pass()
    assert (sc.wounds(aide), sc.wounds(man)) == (1, 0)


@pytest.mark.card("2C35")
@pytest.mark.parametrize(("site", "left"), [("1U334", 1), ("1U327", 3)])
def test_natural_cover(scenario, make, site, left):
    sc = scenario(block=FOTR, sites={2: site})
    for _ in range(3):
        sc.put(foe(make, keywords=ARCHER), 1)
    sc.put("2C35")
    assert arrows(sc, Side.SHADOW) == left


@pytest.mark.card("2C35")
def test_natural_cover_needs_a_ranger(scenario, make):
    sc = scenario()
    sc.put(friend(make, GONDOR, MAN))
    sc.hand(0, "2C35")
    sc.begin("fellowship")
    assert why_not_play(sc, "2C35") == "LOTR-18.1"
    sc.put(friend(make, keywords=RANGER))
    sc.play("2C35")
    assert sc.s.twilight == 1


@pytest.mark.card("2R36")
@pytest.mark.parametrize(("signet", "now"), [(ARAGORN_SIGNET, 9), (GANDALF_SIGNET, 8)])
def test_no_mere_ranger(scenario, make, signet, now):
    """Another companion, not Aragorn."""
    sc = scenario()
    aragorn, man = sc.put("1P365"), sc.put(friend(make, GONDOR, MAN, signet=signet))
    sc.hand(0, "2R36", IDLE)
    sc.fight(man, sc.put(foe(make), 1)).play("2R36")
    assert sc.offered == {man, sc.frodo}
    sc.choose(man)
    assert (sc.strength(man), sc.wounds(aragorn), sc.strength(aragorn)) == (now, 1, 8)


@pytest.mark.card("2R36")
def test_no_mere_ranger_without_aragorn(scenario, make):
    sc = scenario()
    man = sc.put(friend(make, GONDOR, MAN))
    sc.hand(0, "2R36", IDLE)
    sc.fight(man, sc.put(foe(make), 1))
    assert why_not_play(sc, "2R36") == "LOTR-18.3"


@pytest.mark.card("2C37")
@pytest.mark.parametrize(("fierce", "now"), [(False, 8), (True, 10)])
def test_sentinels_of_numenor(scenario, make, fierce, now):
    """+4 in the fierce skirmish only, though the minion is fierce in both."""
    sc = scenario()
    man = sc.put(friend(make, GONDOR, MAN))
    sc.hand(0, "2C37", IDLE)
    sc.s.fierce = fierce
    sc.fight(man, sc.put(foe(make, keywords=FIERCE), 1)).play("2C37")
    assert sc.strength(man) == now


@pytest.mark.card("2C37")
def test_sentinels_are_companions(scenario, make):
    sc = scenario()
    man, other = sc.put(friend(make, GONDOR, MAN)), sc.put(friend(make, GONDOR, MAN))
    sc.put(friend(make)), sc.put(helper(make, GONDOR, MAN))
    sc.s.fierce = True
    sc.hand(0, "2C37", IDLE)
    sc.fight(man, sc.put(foe(make, keywords=FIERCE), 1)).play("2C37")
    assert sc.offered == {man, other}
    sc.choose(man).resolve()
    assert sc.strength(man) == 6


@pytest.mark.card("2R38")
@pytest.mark.parametrize(("name", "now"), [("1U97", 7), ("1R89", 10)])
def test_shield_of_boromir(scenario, make, name, now):
    """Against Boromir weapons give no strength; another bearer has only the shield's arrow."""
    sc = scenario()
    man, orc = sc.put(name), sc.put(foe(make, race=ORC, keywords=ARCHER), 1)
    sc.put("2R38", on=man)
    sc.put(make(possession("9C90", "Mace", SAURON, cost=0, bearer=CHARACTER, item=HAND_WEAPON, strength=3)), 1, on=orc)
    sc.hand(0, IDLE)
    sc.fight(man, orc)
    assert (sc.strength(orc), arrows(sc, Side.SHADOW)) == (now, 0)


@pytest.mark.card("2R38")
def test_shield_of_boromir_elsewhere(scenario, make):
    """A minion against another keeps its weapon's strength; companions of Gondor bear the shield."""
    sc = scenario()
    boromir, elf, orc = sc.put("1U97"), sc.put(friend(make)), sc.put(foe(make, race=ORC), 1)
    sc.put(make(possession("9C90", "Mace", SAURON, cost=0, bearer=CHARACTER, item=HAND_WEAPON, strength=3)), 1, on=orc)
    sc.hand(0, "2R38")
    sc.begin("fellowship").play("2R38")
    assert host(sc, "2R38") == boromir
    sc.hand(0, IDLE)
    sc.fight(elf, orc)
    assert sc.strength(orc) == 10
