"""Elven events of sets 4 and 5, from their print."""

import pytest
from tests.games.lotr.by_print.plain_cards import *

from pelipoyta.games.lotr.cards.hand import *


@pytest.mark.card("4R58")
def test_alliance_reforged(scenario, make):
    """A card for each Elf companion; allies and Men do not count."""
    sc = scenario()
    sc.put(friend(make)), sc.put(friend(make)), sc.put(helper(make)), sc.put(friend(make, GONDOR, MAN))
    sc.hand(0, "4R58"), sc.deck(0, *["1C53"] * 5)
    sc.begin("fellowship").play("4R58")
    assert most(sc) == 2
    sc.decide(2)
    assert (sc.in_hand(0), sc.s.twilight) == (["1C53", "1C53"], 3)


@pytest.mark.card("4R58")
def test_alliance_reforged_rule_of_four(scenario, make):
    """LOTR-7.5; it is a tale."""
    sc = scenario()
    for _ in range(5):
        sc.put(friend(make))
    sc.hand(0, "4R58"), sc.deck(0, *["1C53"] * 6)
    sc.begin("fellowship").play("4R58")
    sc.decide(most(sc))
    assert len(sc.in_hand(0)) == 4


@pytest.mark.card("4U59")
@pytest.mark.parametrize("count_", [1, 3])
def test_arrow_and_blade(scenario, make, count_):
    """X Elf companions exert for -X; allies cannot."""
    sc = scenario()
    elves, man = [sc.put(friend(make)) for _ in range(3)], sc.put(friend(make, GONDOR, MAN))
    orc, aide = sc.put(foe(make), 1), sc.put(helper(make))
    sc.hand(0, "4U59", IDLE)
    sc.fight(man, orc).play("4U59")
    for elf in elves[:count_]:
        sc.choose(elf)
    if count_ < 3:
        sc.pass_()
    assert (sc.strength(orc), sum(map(sc.wounds, elves)), sc.wounds(aide)) == (7 - count_, count_, 0)


@pytest.mark.card("4U59")
def test_arrow_and_blade_for_frodo_or_nobody(scenario, make):
    """LOTR-30.33: nobody to exert, not played; the foe of Frodo is not weakened."""
    sc = scenario()
    sc.put(helper(make))
    orc = sc.put(foe(make, strength=5), 1)
    sc.hand(0, "4U59", IDLE)
    sc.fight(sc.frodo, orc)
    assert why_not_play(sc, "4U59") == "LOTR-18.3"
    sc.put(friend(make))
    sc.play("4U59")
    while sc.asks != "skirmish":
        sc.choose(min(sc.offered))
    assert sc.strength(orc) == 5


@pytest.mark.card("4R61")
def test_company_of_archers(scenario, make):
    """Two Elf companions in sight; any condition."""
    sc = scenario()
    sc.put(friend(make)), sc.put(helper(make)), sc.put(foe(make), 1)
    plans = {sc.put(plan(make), 1), sc.put(plan(make, ELVEN))}
    sc.hand(0, "4R61", IDLE)
    sc.begin("archery")
    assert why_not_play(sc, "4R61") == "LOTR-17.9"
    sc.put(friend(make))
    sc.play("4R61")
    assert (sc.offered, sc.s.twilight) == (plans, 1)


@pytest.mark.card("4R61")
def test_company_of_archers_with_nothing_there(scenario, make):
    """LOTR-18.8; a possession is no condition."""
    sc = scenario()
    sc.put(friend(make)), sc.put(friend(make))
    tool = sc.put(thing(make), 1, on=sc.put(foe(make), 1))
    sc.hand(0, "4R61", IDLE)
    sc.begin("archery").play("4R61")
    assert (sc.lives(tool), sc.in_discard(0)) == (True, ["4R61"])


@pytest.mark.card("4U66")
@pytest.mark.parametrize(("wounds", "now"), [(0, 9), (1, 7), (3, 3)])
def test_feathered(scenario, make, wounds, now):
    """LOTR-25.2: fixed when used."""
    sc = scenario()
    elf, orc = sc.put(friend(make)), sc.put(foe(make, strength=9), 1, wounds=wounds)
    sc.hand(0, "4U66", IDLE)
    sc.fight(elf, orc).play("4U66")
    assert (sc.strength(orc), sc.s.twilight) == (now, 1)
    sc.wound(orc, 0)
    assert sc.strength(orc) == now


@pytest.mark.card("4U66")
def test_feathered_for_elves_alone(scenario, make):
    sc = scenario()
    man, orc = sc.put(friend(make, GONDOR, MAN)), sc.put(foe(make), 1, wounds=2)
    sc.put(friend(make))
    sc.hand(0, "4U66", IDLE)
    sc.fight(man, orc).play("4U66")
    assert sc.strength(orc) == 7


@pytest.mark.card("4C70")
def test_flashing_steel(scenario, make):
    sc = scenario()
    elf, orc, away = sc.put(friend(make)), sc.put(foe(make), 1), sc.put(foe(make), 1)
    sc.hand(0, "4C70", IDLE)
    sc.fight(elf, orc).play("4C70")
    assert (sc.strength(orc), sc.strength(away), sc.wounds(elf)) == (4, 7, 1)
    sc.resolve()
    assert (sc.strength(orc), sc.wounds(orc)) == (7, 1)


@pytest.mark.card("4C70")
def test_flashing_steel_of_that_elf(scenario, make):
    """Another Elf's exertion does not weaken this minion; the exhausted cannot pay."""
    sc = scenario()
    elf, fighter, orc = sc.put(friend(make)), sc.put(friend(make), wounds=3), sc.put(foe(make), 1)
    sc.hand(0, "4C70", "4C70", IDLE)
    sc.fight(fighter, orc).play("4C70")
    assert (sc.wounds(elf), sc.wounds(fighter), sc.strength(orc)) == (1, 3, 7)


@pytest.mark.card("4R79")
def test_night_without_end_wounds(scenario, make):
    """The winner exerts; a site is freed or a minion wounded."""
    sc = scenario(site=4)
    elf, other, orc = sc.put(friend(make)), sc.put(friend(make)), sc.put(foe(make, strength=4), 1)
    site = sc.s.path[0]
    sc.hold(site, 1)
    sc.hand(0, "4R79", IDLE)
    sc.fight(elf, orc).resolve()
    sc.play("4R79")
    assert (sc.wounds(elf), sc.wounds(other), sc.s.twilight) == (1, 0, 1)
    sc.decide(0)
    assert site in sc.s.path or sc.wounds(orc) == 2
    assert (site in sc.s.path) != (sc.wounds(orc) == 2)


@pytest.mark.card("4R79")
def test_night_without_end_only_for_a_winning_elf(scenario, make):
    """A Man's win is not answered; an exhausted Elf cannot pay; LOTR-18.7: with no site held, the wound."""
    for name, wounds, may in ((friend(make, GONDOR, MAN), 0, False), (friend(make), 3, False), (friend(make), 0, True)):
        sc = scenario(site=4)
        winner, orc = sc.put(name, wounds=wounds), sc.put(foe(make, strength=4), 1)
        sc.hand(0, "4R79", IDLE)
        sc.fight(winner, orc).resolve()
        assert can_play(sc, "4R79") == may
    sc.play("4R79")
    assert sc.wounds(orc) == 2


@pytest.mark.card("4C83")
@pytest.mark.parametrize(("elves", "now"), [(1, 8), (2, 8), (3, 9)])
def test_supporting_fire(scenario, make, elves, now):
    """Three Elf companions, the one who fights too; an ally is none."""
    sc = scenario()
    fighter, orc = sc.put(friend(make)), sc.put(foe(make), 1)
    sc.put(helper(make))
    for _ in range(elves - 1):
        sc.put(friend(make))
    sc.hand(0, "4C83", IDLE)
    sc.fight(fighter, orc).play("4C83").choose(fighter)
    assert (sc.strength(fighter), sc.s.twilight) == (now, 1)


@pytest.mark.card("4C83", "4C87")
@pytest.mark.parametrize("name", ["4C83", "4C87"])
def test_strength_for_elves(scenario, make, name):
    """No Man is offered; it lasts for the skirmish."""
    sc = scenario()
    elf, man, orc = sc.put(friend(make)), sc.put(friend(make, GONDOR, MAN)), sc.put(foe(make, strength=1), 1)
    aide = sc.put(helper(make))
    sc.hand(0, name, IDLE)
    sc.fight(man, orc).play(name)
    assert sc.offered == {elf, aide}
    sc.choose(aide)
    assert sc.strength(aide) == 5
    sc.resolve()
    assert sc.strength(aide) == 3


@pytest.mark.card("4R84")
@pytest.mark.parametrize("phase", ["skirmish", "regroup"])
def test_sword_wall(scenario, make, phase):
    """In either phase three Elf companions free a site or exert a minion."""
    sc = scenario(site=4)
    elves, orc = [sc.put(friend(make)) for _ in range(2)], sc.put(foe(make), 1)
    site = sc.s.path[0]
    sc.put(helper(make))
    sc.hand(0, "4R84", IDLE)
    sc.fight(elves[0], orc) if phase == "skirmish" else sc.begin("regroup")
    assert why_not_play(sc, "4R84") == "LOTR-17.9"
    sc.put(friend(make))
    sc.hold(site, 1)
    sc.play("4R84")
    sc.decide(0)
    assert (site in sc.s.path) != (sc.wounds(orc) == 1)
    assert sc.s.twilight == 2


@pytest.mark.card("4R84")
def test_sword_wall_does_what_can_be_done(scenario, make):
    """LOTR-18.7: no site is held, so a minion exerts; an exhausted one cannot."""
    sc = scenario(site=4)
    for _ in range(3):
        elf = sc.put(friend(make))
    orc, tired = sc.put(foe(make), 1), sc.put(foe(make), 1, wounds=3)
    sc.hand(0, "4R84", IDLE)
    sc.fight(elf, orc).play("4R84")
    if sc.asks != "skirmish":
        sc.choose(orc)
    assert (sc.wounds(orc), sc.wounds(tired)) == (1, 3)


@pytest.mark.card("4C87")
@pytest.mark.parametrize(("wounds", "now"), [(0, 8), (1, 9)])
def test_valor(scenario, make, wounds, now):
    sc = scenario()
    elf, orc = sc.put(friend(make)), sc.put(foe(make), 1, wounds=wounds)
    sc.put(foe(make), 1, wounds=1)
    sc.hand(0, "4C87", IDLE)
    sc.fight(elf, orc).play("4C87")
    assert (sc.strength(elf), sc.s.twilight) == (now, 1)


@pytest.mark.card("5R11")
def test_break_the_charge(scenario, make):
    sc = scenario()
    elves = [sc.put(friend(make)) for _ in range(3)]
    sc.put(foe(make), 1)
    sc.hand(0, "5R11", IDLE)
    sc.begin("archery").play("5R11")
    assert (arrows(sc), [sc.wounds(elf) for elf in elves], sc.s.twilight) == (2, [1, 1, 1], 2)


@pytest.mark.card("5R11")
def test_break_the_charge_with_too_few(scenario, make):
    """LOTR-18.3: three companions who can exert, or it is not played."""
    sc = scenario()
    elves = [sc.put(friend(make)) for _ in range(2)] + [sc.put(friend(make), wounds=3)]
    sc.put(helper(make)), sc.put(foe(make), 1)
    sc.hand(0, "5R11", IDLE)
    sc.begin("archery")
    assert (why_not_play(sc, "5R11"), [sc.wounds(elf) for elf in elves]) == ("LOTR-18.3", [0, 0, 3])


@pytest.mark.card("5C14")
def test_no_orc_horn(scenario, make):
    """Both: a companion heals and a site is freed."""
    sc = scenario(site=4)
    elves, site = [sc.put(friend(make)) for _ in range(3)], sc.s.path[0]
    sc.wound(elves[0], 2)
    sc.put(helper(make), wounds=1), sc.hold(site, 1), sc.put(foe(make), 1)
    sc.hand(0, "5C14", IDLE)
    sc.begin("regroup").play("5C14")
    assert (sc.wounds(elves[0]), site in sc.s.path, sc.s.twilight) == (1, True, 2)


@pytest.mark.card("5C14")
def test_no_orc_horn_in_part(scenario, make):
    """LOTR-18.6: nobody hurt, the site is still freed; two Elves are too few."""
    sc = scenario(site=4)
    site = sc.s.path[0]
    sc.put(friend(make)), sc.put(friend(make)), sc.put(helper(make)), sc.hold(site, 1), sc.put(foe(make), 1)
    sc.hand(0, "5C14", IDLE)
    sc.begin("regroup")
    assert why_not_play(sc, "5C14") == "LOTR-17.9"
    sc.put(friend(make))
    sc.play("5C14")
    assert site in sc.s.path
