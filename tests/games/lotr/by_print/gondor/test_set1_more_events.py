"""More events of Gondor of set 1, and its conditions, from their print."""

import pytest
from tests.games.lotr.by_print.gondor.test_set1_events import ranger
from tests.games.lotr.by_print.plain_cards import *

from pelipoyta.games.lotr.cards.hand import *

FOTR = Block.FELLOWSHIP


@pytest.mark.card("1U113")
@pytest.mark.parametrize(("site", "may"), [("1U330", True), ("1U334", True), ("1U327", False)])
def test_rangers_versatility(scenario, make, site, may):
    """LOTR-30.72, LOTR-19.4: at a river or forest a minion is exhausted."""
    sc = scenario(block=FOTR, sites={2: site})
    man, orc = sc.put(ranger(make)), sc.put(foe(make), 1)
    sc.hand(0, "1U113", IDLE)
    sc.begin("maneuver")
    assert can_play(sc, "1U113") == may
    if may:
        sc.play("1U113")
        assert (sc.wounds(man), sc.wounds(orc), sc.s.twilight) == (1, 3, 1)


@pytest.mark.card("1R115")
def test_strength_of_kings(scenario, make):
    """A skirmish event of the Shadow is cancelled, its cost stays paid (LOTR-18.5)."""
    sc = scenario(twilight=5, block=FOTR)
    man, orc = sc.put(friend(make, GONDOR, MAN)), sc.put(foe(make), 1)
    trick = deed(make, cost=2, phase=skirmish)
    sc.hand(0, "1R115", IDLE), sc.hand(1, trick)
    sc.fight(man, orc).pass_().play(trick)
    assert (sc.asks, sc.asked) == ("respond", 0)
    sc.play("1R115")
    assert (sc.s.twilight, sc.in_discard(1), sc.in_discard(0)) == (3, [trick], ["1R115"])


@pytest.mark.card("1R115")
def test_strength_of_kings_for_men_of_gondor(scenario, make):
    """Not in the skirmish of an Elf, though a Man looks on."""
    sc = scenario(twilight=5, block=FOTR)
    elf, orc = sc.put(friend(make)), sc.put(foe(make), 1)
    sc.put(friend(make, GONDOR, MAN))
    trick = deed(make, cost=2, phase=skirmish)
    sc.hand(0, "1R115", IDLE), sc.hand(1, trick)
    sc.fight(elf, orc).pass_().play(trick)
    assert not can_play(sc, "1R115")
    sc.let_pass()
    assert sc.s.twilight == 4


@pytest.mark.card("1C116")
@pytest.mark.parametrize(("defender_", "now"), [(0, 8), (1, 10), (2, 10)])
def test_swordarm(scenario, make, defender_, now):
    """LOTR-26.4: defender +2 is defender +1 too."""
    sc = scenario()
    man = sc.put(friend(make, GONDOR, MAN))
    if defender_:
        sc.give(man, Keyword.DEFENDER, defender_)
    sc.hand(0, "1C116", IDLE)
    sc.fight(man, sc.put(foe(make), 1)).play("1C116")
    assert sc.strength(man) == now


@pytest.mark.card("1C116")
def test_swordarm_of_companions(scenario, make):
    sc = scenario()
    man, dwarf = sc.put(friend(make, GONDOR, MAN)), sc.put(friend(make, GONDOR, DWARF))
    sc.put(friend(make)), sc.put(helper(make, GONDOR, MAN))
    sc.hand(0, "1C116", IDLE)
    sc.fight(man, sc.put(foe(make), 1)).play("1C116")
    assert sc.offered == {man, dwarf}


@pytest.mark.card("1C117")
@pytest.mark.parametrize(("site", "now"), [(9, 10), (2, 8)])
def test_swordsman(scenario, make, site, now):
    sc = scenario()
    man = sc.put(ranger(make))
    sc.hand(0, "1C117", IDLE)
    sc.fight(man, sc.put(foe(make, site=site), 1)).play("1C117")
    assert sc.strength(man) == now


@pytest.mark.card("1C117")
def test_swordsman_is_a_ranger(scenario, make):
    """Of any culture, also who does not fight the roaming minion."""
    sc = scenario()
    man, elf, plain = sc.put(ranger(make)), sc.put(friend(make, keywords=RANGER)), sc.put(friend(make, GONDOR, MAN))
    sc.hand(0, "1C117", IDLE)
    sc.fight(plain, sc.put(foe(make, site=9), 1)).play("1C117")
    assert sc.offered == {man, elf}
    sc.choose(elf)
    assert sc.strength(elf) == 8


@pytest.mark.card("1R118")
def test_valiant_man(scenario, make):
    """Defender +1, and one wound a skirmish, until regroup."""
    sc = scenario()
    aragorn = sc.put("1R89")
    orcs = [sc.put(foe(make, strength=9, keywords=damage(1)), 1) for _ in range(2)]
    sc.hand(0, "1R118", IDLE), sc.hand(1, STILL)
    sc.begin("maneuver").play("1R118")
    assert (sc.keyword(aragorn, Keyword.DEFENDER), sc.s.twilight) == (1, 1)
    sc.pass_until("defend").assign(aragorn, orcs[0])
    sc.pass_until("regroup")
    assert (sc.wounds(aragorn), sc.keyword(aragorn, Keyword.DEFENDER)) == (1, 0)


@pytest.mark.card("1R118")
def test_valiant_man_is_aragorn(scenario, make):
    """LOTR-18.8: without him nothing happens."""
    sc = scenario()
    man = sc.put(ranger(make))
    sc.put(foe(make), 1)
    sc.hand(0, "1R118", IDLE)
    sc.begin("maneuver").play("1R118")
    assert (sc.keyword(man, Keyword.DEFENDER), sc.in_discard(0)) == (0, ["1R118"])


@pytest.mark.card("1C119")
def test_what_are_they(scenario, make):
    """A roaming minion goes; the others are not offered."""
    sc = scenario()
    man = sc.put(ranger(make))
    wanderer, other, near = (sc.put(foe(make, site=n), 1) for n in (9, 3, 2))
    sc.hand(0, "1C119", IDLE)
    sc.begin("maneuver").play("1C119")
    assert sc.offered == {wanderer, other}
    sc.choose(other)
    assert (sc.lives(other), sc.lives(near), sc.wounds(man), sc.s.twilight) == (False, True, 0, 1)


@pytest.mark.card("1U94")
def test_athelas_heals(scenario, make):
    sc = scenario()
    man, elf = sc.put(friend(make, GONDOR, MAN), wounds=1), sc.put(friend(make), wounds=1)
    leaf = sc.put("1U94", on=man)
    sc.put(helper(make), wounds=1)
    sc.hand(0, IDLE)
    sc.begin("fellowship")
    act(sc, leaf)
    if not sc.offered:
        sc.decide(0)
    assert sc.offered == {man, elf}
    sc.choose(elf)
    assert (sc.wounds(elf), sc.lives(leaf)) == (0, False)


@pytest.mark.card("1U94")
def test_athelas_removes_a_condition(scenario, make):
    """A Shadow condition on a companion; none in the support area."""
    sc = scenario()
    man = sc.put(friend(make, GONDOR, MAN))
    leaf, curse, far = sc.put("1U94", on=man), sc.put(plan(make, bearer=COMPANION), 1, on=man), sc.put(plan(make), 1)
    good = sc.put(plan(make, GONDOR, bearer=COMPANION), 0, on=man)
    sc.hand(0, IDLE)
    sc.begin("fellowship")
    act(sc, leaf)
    if sc.asks != "fellowship":
        sc.decide(most(sc))
    assert (sc.lives(curse), sc.lives(far), sc.lives(good), sc.lives(leaf)) == (False, True, True, False)


@pytest.mark.card("1R100")
def test_choice_of_luthien(scenario, make):
    """Each for the other."""
    sc = scenario()
    aragorn, arwen, tale = sc.put("1R89", wounds=1), sc.put("1R30", wounds=1), sc.put("1R100")
    sc.put(foe(make), 1)
    sc.hand(0, IDLE)
    sc.begin("maneuver")
    assert len(uses(sc, tale)) == 2
    act(sc, tale)
    assert {sc.wounds(aragorn), sc.wounds(arwen)} == {2, 0}


@pytest.mark.card("1R100")
def test_choice_of_luthien_exhausted(scenario, make):
    sc = scenario()
    aragorn, arwen, tale = sc.put("1R89", wounds=3), sc.put("1R30", wounds=1), sc.put("1R100")
    sc.put(foe(make), 1)
    sc.hand(0, IDLE)
    sc.begin("maneuver")
    assert len(uses(sc, tale)) == 1
    act(sc, tale)
    assert (sc.wounds(aragorn), sc.wounds(arwen)) == (2, 2)


@pytest.mark.card("1U105")
def test_foes_of_mordor(scenario, make):
    """A character of Gondor, ally too, against a minion of Sauron."""
    sc = scenario()
    aide, orc, other = (
        sc.put(helper(make, GONDOR, MAN)),
        sc.put(foe(make, SAURON, ORC), 1),
        sc.put(foe(make, MORIA, ORC), 1),
    )
    foes = sc.put("1U105")
    sc.put(friend(make))
    sc.hand(0, IDLE)
    sc.begin("maneuver")
    act(sc, foes)
    assert (sc.wounds(aide), sc.wounds(orc), sc.wounds(other)) == (1, 1, 0)


@pytest.mark.card("1U105")
def test_foes_of_mordor_unpaid(scenario, make):
    sc = scenario()
    foes = sc.put("1U105")
    sc.put(friend(make)), sc.put(friend(make, GONDOR, MAN), wounds=3), sc.put(foe(make, SAURON, ORC), 1)
    sc.hand(0, IDLE)
    sc.begin("maneuver")
    assert why_not_use(sc, foes) == {"LOTR-18.3"}


@pytest.mark.card("1U108")
def test_no_stranger(scenario, make):
    """Each site adds 1 less: Shadow number 1 and two companions make 2."""
    sc = scenario()
    man = sc.put(ranger(make))
    sc.put("1U108", on=man)
    sc.adventure(1, "4U342")
    sc.hand(0, IDLE)
    sc.begin("fellowship").pass_()
    assert sc.s.twilight == 2


@pytest.mark.card("1U108")
def test_no_stranger_once_each(scenario, make):
    """LOTR-25.1: one on each ranger; a Shadow number is never below 0."""
    sc = scenario()
    first, second = sc.put(ranger(make)), sc.put(friend(make, keywords=RANGER))
    sc.put(friend(make, GONDOR, MAN))
    sc.hand(0, "1U108", "1U108", "1U108")
    sc.begin("fellowship").play("1U108")
    assert sc.offered == {first, second}
    sc.choose(first).play("1U108")
    assert (host(sc, "1U108"), why_not_play(sc, "1U108")) == (second, "LOTR-21.1")
    sc.adventure(1, "4U342")
    sc.pass_()
    assert sc.s.twilight == 4


@pytest.mark.card("1R114")
def test_saga_of_elendil(scenario, make):
    """Vitality +1 for a companion of Gondor; it goes for +2 strength."""
    sc = scenario()
    man = sc.put(friend(make, GONDOR, MAN))
    saga = sc.put("1R114", on=man)
    assert sc.vitality(man) == 5
    sc.hand(0, IDLE)
    sc.fight(man, sc.put(foe(make), 1))
    act(sc, saga)
    assert (sc.strength(man), sc.vitality(man), sc.lives(saga)) == (8, 4, False)


@pytest.mark.card("1R114")
def test_saga_of_elendil_bearer(scenario, make):
    sc = scenario()
    sc.put(helper(make, GONDOR, MAN)), sc.put(friend(make, ROHAN, MAN))
    sc.hand(0, "1R114")
    sc.begin("fellowship")
    assert why_not_play(sc, "1R114") == "LOTR-21.1"
