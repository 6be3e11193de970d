"""A random sample of cards against their print: Towers block, third set."""

import pytest

from pelipoyta.games.lotr.model import Use
from pelipoyta.games.lotr.rules import legal
from pelipoyta.games.lotr.terms import Keyword


@pytest.mark.card("6U24")
def test_boomed_and_trumpeted(scenario):
    sc = scenario(site=5)
    ent, foe = sc.put("6C27"), sc.put("1C177", 1)
    sc.put("1C303"), sc.put("1C306"), sc.put("5U115")
    sc.hand(0, "6U24", "1U293")
    sc.fight(ent, foe)
    sc.play("6U24")
    assert (sc.strength(ent), sc.keyword(ent, Keyword.DAMAGE)) == (8, 2)


@pytest.mark.card("6R57")
def test_agents_of_orthanc(scenario):
    sc = scenario(site=5)
    man = sc.put("6R57", 1)
    sc.put("1R13")
    assert (sc.strength(man), sc.keyword(man, Keyword.DAMAGE)) == (9, 0)
    sc.put("1C53"), sc.put("1C53")
    assert (sc.strength(man), sc.keyword(man, Keyword.DAMAGE)) == (11, 1)
    sc.put("4U296")
    assert (sc.strength(man), sc.keyword(man, Keyword.DAMAGE)) == (13, 2)


@pytest.mark.card("6R68")
@pytest.mark.parametrize("companions", [5, 6])
def test_mechanics_wound_companions(scenario, companions):
    sc = scenario(site=5)
    orc, other, uruk = sc.put("6R68", 1), sc.put("3C56", 1), sc.put("4C207", 1)
    sc.put("1C177", 1)
    heroes = [sc.put("1C53") for _ in range(companions - 1)]
    sc.begin("regroup").pass_until_seat(1)
    sc.use(orc)
    assert sc.offered == {orc, other} and uruk not in sc.offered
    sc.choose(other)
    for hero in heroes[:2]:
        if hero in sc._pickable():
            assert sc.asked == 0
            sc.choose(hero)
        elif sc.asks == "effect":
            sc.decide(1)
    assert not sc.lives(other)
    assert sum(sc.wounds(hero) for hero in heroes) == (2 if companions == 6 else 1)


@pytest.mark.card("6R68")
@pytest.mark.parametrize("orc", ["3C56", "1C177"])
def test_stacked_mechanics_add_twilight(scenario, orc):
    sc = scenario(site=5)
    host = sc.put("5R49", 1)
    stacked = sc.stack("6R68", 1, host)
    sc.put(orc, 1)
    sc.begin("regroup")
    uses = [action for action in legal(sc.s, 1) if isinstance(action, Use) and action.card == stacked]
    if orc == "1C177":
        assert not uses
        return
    sc.pass_until_seat(1)
    before = sc.s.twilight
    sc.do(next(action for action in legal(sc.s, 1) if isinstance(action, Use) and action.card == stacked))
    assert sc.s.twilight - before == 3 and "6R68" in sc.in_discard(1)


@pytest.mark.card("6U75")
@pytest.mark.parametrize(("foe", "works"), [("6C72", True), ("4C207", False)])
def test_twisted_tales(scenario, foe, works):
    sc = scenario(site=5)
    tales, hero, man = sc.put("6U75", 1), sc.put("1C53"), sc.put(foe, 1)
    bow, axe = sc.put("1C41", on=hero), sc.put("4C26", 1, on=sc.put("4C10", 1))
    sc.set_strength(man, 7), sc.set_strength(hero, 5)
    sc.fight(hero, man).resolve()
    if works:
        assert sc.asks == "respond"
        sc.use(tales)
        assert sc.offered == {bow, axe}
        sc.choose(bow)
        assert sc.s.cards[bow].host == tales
    else:
        assert sc.asks != "respond"


@pytest.mark.card("6U86")
@pytest.mark.parametrize("cards", [2, 3])
def test_winged_hunter(scenario, cards):
    sc = scenario(site=5)
    wraith, hero, ally = sc.put("6U86", 1), sc.put("1R13"), sc.put("1U57")
    other = sc.put("1C53")
    sc.hand(1, *["4C10"] * cards)
    sc.hand(0, "4C102")
    sc.begin("regroup")
    if cards == 2:
        assert not sc.can(Use(wraith, 0), 1)
        return
    sc.pass_until_seat(1).use(wraith).choose("4C10", "4C10", "4C10")
    assert sc.offered == {hero, other} and ally not in sc.offered
    sc.choose(hero)
    assert "1R13" in sc.in_hand(0) and sc.wounds(wraith) == 1 and not sc.in_hand(1)


@pytest.mark.card("6C99")
def test_corpse_lights(scenario):
    sc = scenario(site=5, seats=3)
    lights, orc, moria = sc.put("6C99", 1), sc.put("2C90", 1), sc.put("1C177", 1)
    wraith, hero = sc.put("2U82", 2), sc.put("1R13")
    sc.hand(0, "1U293")
    sc.fight(hero, moria)
    sc.pass_until_seat(1).use(lights)
    assert sc.offered == {lights, orc, wraith} and moria not in sc.offered
    sc.choose(wraith)
    assert (sc.strength(wraith), sc.wounds(lights)) == (14, 1)


@pytest.mark.card("6R106")
@pytest.mark.parametrize(("other", "left"), [("6R103", 4), ("1R165", 4), ("2C90", 0)])
def test_troll_of_udun_costs_less_with_a_troll(scenario, other, left):
    sc = scenario(site=6, twilight=10)
    sc.put(other, 1)
    sc.hand(1, "6R106")
    sc.begin("shadow", 1)
    sc.play("6R106")
    assert sc.s.twilight == left


@pytest.mark.card("6R106")
def test_troll_of_udun_grows(scenario):
    sc = scenario(site=6)
    troll, hero = sc.put("6R106", 1), sc.put("1R13")
    sc.hand(1, "2C90", "1C177")
    sc.hand(0, "1U293")
    sc.fight(hero, troll)
    sc.pass_until_seat(1).use(troll, next(n for n in range(4) if sc.can(Use(troll, n), 1)))
    sc.choose("2C90") if sc._pickable() else None
    assert sc.strength(troll) == 15 and sc.in_hand(1) == ["1C177"]


@pytest.mark.card("6P122")
def test_deathless_lord(scenario):
    sc = scenario(site=5, seats=3)
    sc.put("6P122", 1)
    wraith, victim, other, ally = sc.put("2U82", 2), sc.put("1C303"), sc.put("1R13"), sc.put("1U57")
    sc.fight(victim, wraith).resolve()
    assert sc.asked == 1
    sc.decide(0)
    sc.choose(*({ally} & sc._pickable()))
    assert (sc.wounds(ally), sc.wounds(other)) == (2, 0)


@pytest.mark.card("6P122")
def test_deathless_lord_heeds_nazgul_only(scenario):
    sc = scenario(site=5)
    sc.put("6P122", 1)
    orc, victim, ally = sc.put("1C177", 1), sc.put("1C303"), sc.put("1U57")
    sc.fight(victim, orc).resolve()
    assert not sc.lives(victim) and sc.wounds(ally) == 0 and sc.asks != "effect"
