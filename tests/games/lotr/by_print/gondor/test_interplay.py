"""Gondor cards together with answers, deaths, several players and lasting phases, from their print."""

import pytest
from tests.games.lotr.by_print.gondor.test_set4_companions import bound
from tests.games.lotr.by_print.plain_cards import *

from pelipoyta.games.lotr.cards.hand import *

FOTR = Block.FELLOWSHIP


@pytest.mark.card("1C92", "1R118")
def test_each_skirmish_counts_anew(scenario, make):
    """One wound in each of two skirmish phases, with Valiant Man of the West."""
    sc = scenario()
    aragorn = sc.put("1R89")
    orcs = [sc.put(foe(make, strength=9, keywords=damage(2)), 1) for _ in range(2)]
    sc.hand(0, "1R118", IDLE), sc.hand(1, STILL)
    sc.begin("maneuver").play("1R118").pass_until("defend")
    sc.fight(aragorn, orcs[0]).resolve()
    assert sc.wounds(aragorn) == 1
    sc.put("1C92", on=aragorn)
    sc.fight(aragorn, orcs[1]).resolve()
    assert sc.wounds(aragorn) == 2


@pytest.mark.card("1C92")
def test_armor_in_archery(scenario, make):
    """Only skirmish phases are limited: two arrows are two wounds."""
    sc = scenario()
    man = sc.put(friend(make, GONDOR, MAN))
    sc.put("1C92", on=man)
    for _ in range(2):
        sc.put(foe(make, keywords=ARCHER), 1)
    sc.hand(0, IDLE)
    sc.begin("archery")
    while sc.asks == "archery":
        sc.pass_()
    sc.choose(man, man)
    assert sc.wounds(man) == 2


@pytest.mark.card("1R115")
def test_strength_of_kings_and_paid_costs(scenario, make):
    """LOTR-18.5: what the cancelled event cost stays paid; events of other kinds are not cancelled."""
    sc = scenario(block=FOTR, twilight=5)
    man, orc = sc.put(friend(make, GONDOR, MAN)), sc.put(foe(make), 1)
    trick = make(event("9C41", "Trick", MORIA, cost=0).says(skirmish(cost=Exert(Choose(MINION)), do=AddTwilight(3))))
    sc.hand(0, "1R115", IDLE), sc.hand(1, trick)
    sc.fight(man, orc).pass_().play(trick)
    sc.play("1R115")
    assert (sc.wounds(orc), sc.s.twilight) == (1, 5)


@pytest.mark.card("1R115")
def test_strength_of_kings_outside_a_skirmish(scenario, make):
    """A maneuver event is no skirmish event."""
    sc = scenario(block=FOTR, twilight=5)
    sc.put(friend(make, GONDOR, MAN)), sc.put(foe(make), 1)
    trick = deed(make, phase=maneuver)
    sc.hand(0, "1R115", IDLE), sc.hand(1, trick)
    sc.begin("maneuver").pass_().play(trick)
    assert not can_play(sc, "1R115")
    sc.let_pass()
    assert sc.s.twilight == 6


@pytest.mark.card("1C103", "1R89", "3R39")
def test_defence_lasts_through_fierce_skirmishes(scenario, make):
    """Until the regroup phase: in the fierce assignment phase too."""
    sc = scenario()
    aragorn, orc = sc.put("1R89"), sc.put(foe(make, strength=9, vitality=9, keywords=FIERCE), 1)
    sc.hand(0, "1C103", "3R39", IDLE), sc.hand(1, STILL)
    sc.begin("maneuver").play("1C103").pass_until_seat(0).play("3R39").pass_until_seat(0)
    act(sc, aragorn)
    sc.pass_until("defend").assign(aragorn, orc)
    sc.pass_until("skirmish")
    sc.resolve()
    sc.pass_until("defend")
    assert (sc.s.fierce, sc.keyword(aragorn, Keyword.DEFENDER), sc.strength(aragorn)) == (True, 3, 11)


@pytest.mark.card("1U113")
def test_exhausting_the_exhausted(scenario, make):
    """LOTR-19.4: an exhausted minion stays as it is."""
    sc = scenario(block=FOTR, sites={2: "1U330"})
    sc.put(friend(make, GONDOR, MAN, keywords=RANGER))
    orc = sc.put(foe(make, vitality=1), 1)
    sc.hand(0, "1U113", IDLE)
    sc.begin("maneuver").play("1U113")
    assert (sc.lives(orc), sc.wounds(orc)) == (True, 0)


@pytest.mark.card("1R99")
def test_change_of_plans_with_few_cards(scenario, make):
    """LOTR-18.6: as many as there are."""
    sc = scenario()
    sc.put(friend(make, GONDOR, MAN, keywords=RANGER)), sc.put(foe(make), 1)
    sc.hand(0, "1R99", IDLE), sc.hand(1, STILL), sc.deck(1, "1C53", "1C53")
    sc.begin("regroup").play("1R99")
    assert (len(sc.in_hand(1)), len(sc.s.players[1].deck)) == (3, 0)


@pytest.mark.card("2U34")
def test_the_wounded_may_exert_for_himself(scenario, make):
    """One wound token either way, but no wound: an arrow is prevented too."""
    sc = scenario(block=FOTR)
    man = sc.put(friend(make, GONDOR, MAN))
    sc.put(foe(make, keywords=ARCHER), 1)
    sc.hand(0, "2U34", "2U34", IDLE)
    sc.begin("archery")
    while sc.asks == "archery":
        sc.pass_()
    sc.choose(man)
    sc.play("2U34")
    assert (sc.wounds(man), hand_of(sc, 0)) == (1, ["2U34", IDLE])


@pytest.mark.card("2U34")
def test_the_last_vitality_cannot_exert(scenario, make):
    sc = scenario(block=FOTR)
    man = sc.put(friend(make, GONDOR, MAN), wounds=3)
    sc.put(
        make(condition("9C42", "Charm", SHIRE, cost=0).says(Response(on=about_to(Deed.WOUND, COMPANION), do=Prevent())))
    )
    sc.hand(0, "2U34", IDLE)
    sc.fight(man, sc.put(foe(make), 1)).resolve()
    assert (sc.asks, why_not_play(sc, "2U34")) == ("respond", "LOTR-18.3")
    sc.let_pass()
    assert not sc.lives(man)


@pytest.mark.card("3R40")
@pytest.mark.parametrize(("strength_", "healed"), [(13, False), (1, True)])
def test_citadel_and_a_death(scenario, make, strength_, healed):
    """Who is overwhelmed has lost too."""
    sc = scenario()
    man, elf, citadel = sc.put(friend(make, GONDOR, MAN), wounds=2), sc.put(friend(make)), sc.put("3R40")
    sc.hand(0, IDLE), sc.hand(1, STILL)
    sc.fight(elf, sc.put(foe(make, strength=strength_), 1)).resolve()
    sc.pass_until("move-again").decide(0)
    for _ in range(9):
        if sc.s.free != 0:
            break
        found = uses(sc, citadel) if sc.asks == "respond" else []
        act(sc, citadel) if found else sc.pass_()
    assert sc.wounds(man) == (1 if healed else 2)


@pytest.mark.card("3R40")
def test_citadel_after_a_cancelled_skirmish(scenario, make):
    """LOTR-13.6: nobody lost."""
    sc = scenario()
    man, citadel, orc = sc.put(bound(make), wounds=1), sc.put("3R40"), sc.put(foe(make, site=9), 1)
    sc.hand(0, "4C113", IDLE), sc.hand(1, STILL)
    sc.fight(man, orc).play("4C113")
    sc.pass_until("move-again").decide(0)
    while sc.asks != "respond":
        sc.pass_()
    act(sc, citadel)
    assert sc.wounds(man) == 1
