"""Moria of set 1: the Cave Troll and its chain of Orcs, arms, and what the dark does to a fellowship."""

import pytest
from tests.games.lotr.cards.dark import beaten, foe, in_fight
from tests.games.lotr.cards.old_road import tables

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.engine.numbers import total
from pelipoyta.games.lotr.model import Play, Use, Zone
from pelipoyta.games.lotr.rules.combat.archery import archery_parts
from pelipoyta.games.lotr.words.facts import code_of

ORC_OF_MORIA, LEGOLAS, GIMLI, ARAGORN, SAM = "1C177", "1U51", "1U12", "1P365", "1C311"


@pytest.fixture
def moria(scenario):
    return tables(scenario, 1, twilight=9)


@pytest.mark.card("1R163")
def test_ancient_chieftain(moria, troll, sauron_orc):
    sc = moria()
    chief = sc.put("1R163", 1)
    sc.put(troll, 1), sc.put(sauron_orc, 1)
    assert sc.strength(chief) == 9
    sc.put(ORC_OF_MORIA, 1), sc.put("1C176", 1)
    assert sc.strength(chief) == 11


@pytest.mark.card("1R165", "1R199")
@pytest.mark.parametrize(("site", "helper", "price"), [(4, "1C176", 10), (5, "1C176", 7), (5, "1R199", 5)])
def test_the_price_of_the_cave_troll(moria, site, helper, price):
    sc = moria(site, twilight=11, hand=["1R165"])
    sc.put(helper, 1)
    sc.begin("shadow", 1).play("1R165")
    assert sc.s.twilight == 11 - price


@pytest.mark.card("1R165")
def test_the_cave_troll_needs_an_orc_of_moria(moria, troll, sauron_orc):
    sc = moria(twilight=20, hand=["1R165"])
    sc.put(troll, 1), sc.put(sauron_orc, 1)
    sc.begin("shadow", 1)
    assert sc.refused(Play(code_of("1R165"))).rule == "LOTR-18.1"


@pytest.mark.card("1R199")
def test_the_keyward_helps_no_other_troll(moria, troll):
    sc = moria(twilight=2, hand=[troll])
    sc.put("1R199", 1)
    sc.begin("shadow", 1).play(troll)
    assert sc.s.twilight == 0


@pytest.mark.card("1R166")
def test_cave_trolls_hammer(moria, troll):
    sc = moria(hand=["1R166"])
    beast = sc.put("1R165", 1)
    sc.put(troll, 1), sc.put(ORC_OF_MORIA, 1)
    sc.begin("shadow", 1).play("1R166")
    assert sc.s.cards[sc.find("1R166")].host == beast
    assert (sc.strength(beast), sc.keyword(beast, Keyword.DAMAGE)) == (18, 2)


@pytest.mark.card("1R167")
@pytest.mark.parametrize(("others", "bonus"), [(0, 0), (2, 2), (5, 4)])
def test_denizens_enraged(moria, troll, sauron_orc, others, bonus):
    """One for each Orc of Moria beside the chosen one, no more than four."""
    sc = moria(hand=["1R167", "1R167"])
    hero, orc = sc.put(ARAGORN), sc.put("1C176", 1)
    sc.put(troll, 1), sc.put(sauron_orc, 1)
    for _ in range(others):
        sc.put("1C176", 1)
    in_fight(sc, hero, orc)
    sc.play("1R167")
    if others:
        sc.choose(orc)
    assert sc.strength(orc) == 7 + bonus


@pytest.mark.card("1R172", "1C184", "1C192")
@pytest.mark.parametrize(
    ("name", "beside", "less"),
    [
        ("1R172", ORC_OF_MORIA, 6),
        ("1R172", "sauron", 0),
        ("1C184", ORC_OF_MORIA, 1),
        ("1C184", "sauron", 0),
        ("1C192", "1C176", 1),
        ("1C192", ORC_OF_MORIA, 0),
        ("1C192", "archer", 0),
    ],
)
def test_arrows_that_keep_heads_down(moria, make, sauron_orc, name, beside, less):
    made = {"sauron": sauron_orc, "archer": foe(make, 63, SAURON, ORC, keywords=ARCHER)}
    sc = moria()
    for _ in range(8):
        sc.put(LEGOLAS)
    before = total(archery_parts(sc.s, Side.FREE))
    sc.put(name, 1), sc.put(made.get(beside, beside), 1)
    assert before - total(archery_parts(sc.s, Side.FREE)) == less


@pytest.mark.card("1C184")
@pytest.mark.parametrize(("site", "strength"), [(4, 6), (5, 8)])
def test_goblin_wallcrawler_underground(moria, site, strength):
    sc = moria(site)
    assert sc.strength(sc.put("1C184", 1)) == strength


@pytest.mark.card("1R173")
def test_goblin_armory_gathers_twilight(moria, make):
    """For one's own weapon of Moria; not for another weapon, nor for other things."""
    banner = make(possession("9C64", "Rags", MORIA, cost=0, bearer=MORIA & ORC))
    blade = make(possession("9C65", "Blade", SAURON, cost=0, bearer=ORC, item=HAND_WEAPON))
    sc = moria(twilight=0, hand=["1C180", banner, blade])
    sc.put("1R173", 1), sc.put(ORC_OF_MORIA, 1), sc.put(ORC_OF_MORIA, 1)
    sc.begin("shadow", 1).play(banner).choose(min(sc.offered))
    sc.play(blade).choose(min(sc.offered))
    assert sc.s.twilight == 0
    sc.play("1C180").let_pass()
    assert sc.s.twilight == 1


@pytest.mark.card("1R173")
def test_goblin_armory_saves_an_orc(moria, troll):
    sc = moria()
    hero, orc, armory = sc.put(ARAGORN), sc.put(ORC_OF_MORIA, 1), sc.put("1R173", 1)
    sc.set_strength(orc, 5)
    sc.fight(hero, orc).resolve()
    sc.use(armory, 1)
    assert (sc.wounds(orc), sc.lives(armory)) == (0, False)


@pytest.mark.card("1R173")
def test_goblin_armory_saves_no_troll(moria, troll):
    sc = moria()
    hero, beast, armory = sc.put(ARAGORN), sc.put(troll, 1), sc.put("1R173", 1)
    sc.set_strength(beast, 5)
    sc.fight(hero, beast).resolve()
    assert (sc.wounds(beast), sc.lives(armory)) == (1, True)


@pytest.mark.card("1C174")
def test_goblin_backstabber(moria, sauron_orc):
    """In the same skirmish as another Orc of Moria."""
    sc = moria()
    hero, sly, stranger = sc.put(ARAGORN), sc.put("1C174", 1), sc.put(sauron_orc, 1)
    sc.put(ORC_OF_MORIA, 1)
    assert sc.keyword(sly, Keyword.DAMAGE) == 0
    sc.hand(1, "1C168")
    in_fight(sc, hero, sly, stranger)
    assert sc.keyword(sly, Keyword.DAMAGE) == 0
    sc = moria(hand=["1C168"])
    hero, sly, brother = sc.put(ARAGORN), sc.put("1C174", 1), sc.put(ORC_OF_MORIA, 1)
    in_fight(sc, hero, sly, brother)
    assert sc.keyword(sly, Keyword.DAMAGE) == 2


@pytest.mark.card("1C182")
@pytest.mark.parametrize(("victim", "burdens"), [(SAM, 2), (LEGOLAS, 1)])
def test_goblin_spear(moria, troll, victim, burdens):
    """LOTR-30.66: it is for any minion of Moria, and adds burdens for whom its bearer kills."""
    sc = moria()
    hero, beast = sc.put(victim), sc.put(troll, 1)
    sc.put("1C182", 1, on=beast)
    assert sc.strength(beast) == 11
    beaten(sc, hero, beast, 30).let_pass()
    assert (sc.lives(hero), sc.burdens()) == (False, burdens)


@pytest.mark.card("1C182")
def test_goblin_spear_of_an_onlooker(moria, troll):
    sc = moria()
    hero, beast, orc = sc.put(SAM), sc.put(troll, 1), sc.put(ORC_OF_MORIA, 1)
    sc.put("1C182", 1, on=orc)
    beaten(sc, hero, beast, 30).let_pass()
    assert (sc.lives(hero), sc.burdens()) == (False, 0)


@pytest.mark.card("1R183")
def test_goblin_swarms(moria, sauron_orc, troll):
    """Who wins is laid there, healed and bare, and is played from there."""
    sc = moria(twilight=6)
    hero, orc, swarms = sc.put(ARAGORN), sc.put(ORC_OF_MORIA, 1, wounds=1), sc.put("1R183", 1)
    sword = sc.put("1C180", 1, on=orc)
    beaten(sc, hero, orc, 9)
    sc.use(swarms)
    assert (sc.s.cards[orc].zone, sc.s.cards[orc].host, sc.lives(sword)) == (Zone.STACKED, swarms, False)
    sc.stack(troll, 1, swarms)
    sc.begin("shadow", 1).use(swarms, 1)
    played = sc.find(ORC_OF_MORIA)
    assert (sc.s.cards[played].zone, sc.wounds(played), sc.s.twilight) == (Zone.CENTRE, 0, 0)
    sc.let_pass()
    assert sc.refused(Use(swarms, 1), 1)  # a Troll is no Orc


@pytest.mark.card("1R183")
def test_goblin_swarms_send_one_of_two(moria):
    """Which of them is its owner's choice, and one it is."""
    sc = moria()
    swarms = sc.put("1R183", 1)
    first, second = sc.stack(ORC_OF_MORIA, 1, swarms), sc.stack("1C176", 1, swarms)
    sc.begin("shadow", 1).use(swarms, 1)
    assert sc.offered == {first, second} and (sc.s.agenda[-1].least, sc.s.agenda[-1].most) == (1, 1)
    sc.choose(second)
    assert sc.s.cards[first].zone is Zone.STACKED and sc.s.cards[sc.find("1C176")].zone is Zone.CENTRE


@pytest.mark.card("1R183")
def test_goblin_swarms_take_only_orcs_of_moria(moria, sauron_orc):
    sc = moria()
    hero, orc = sc.put(ARAGORN), sc.put(sauron_orc, 1)
    sc.put("1R183", 1)
    beaten(sc, hero, orc, 9).let_pass()
    assert sc.s.cards[orc].zone is Zone.CENTRE


@pytest.mark.card("1C185")
def test_goblin_warrior(moria, make):
    """An ally or a condition of the Dwarves; no companion, no possession, nobody else's."""
    home = (3, Block.FELLOWSHIP)
    friend = make(ally("9C64", "Smith", "", DWARVEN, DWARF, home=home, cost=1, strength=2, vitality=2))
    oath = make(condition("9C65", "Oath", DWARVEN, cost=0))
    axe = make(possession("9C66", "Axe", DWARVEN, cost=0, bearer=DWARF, item=HAND_WEAPON))
    sc = moria(hand=["1C185"])
    dwarf, smith, vow = sc.put(GIMLI), sc.put(friend), sc.put(oath)
    sc.put(axe, on=dwarf), sc.put("1U309"), sc.put("1U108", on=sc.put(ARAGORN))
    sc.begin("shadow", 1).play("1C185").use(sc.find("1C185"))
    assert sc.offered == {smith, vow}
    sc.choose(vow)
    assert not sc.lives(vow)
