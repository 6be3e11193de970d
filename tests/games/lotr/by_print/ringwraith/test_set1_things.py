"""What Nazgûl of set 1 bear, by its print."""

import pytest
from tests.games.lotr.by_print.sauron.sides import GOBLIN, SOLDIER, act, clash, shadow, single

from pelipoyta.games.lotr.model import Play, Zone
from pelipoyta.games.lotr.terms import Block, Keyword

OLD = Block.FELLOWSHIP
LEMENYA, ENQUEA, NELYA, KING = "1U232", "1U231", "2R84", "1R237"


@pytest.mark.card("1R208")
@pytest.mark.parametrize(("site", "strength"), [(3, 13), (2, 11)])
def test_black_steed(scenario, site, strength):
    """+2, and two more at a plains site."""
    sc = scenario(site=site)
    foe = sc.put(LEMENYA, 1)
    sc.put("1R208", 1, on=foe)
    assert sc.strength(foe) == strength


@pytest.mark.card("1R208")
def test_black_steed_underground(scenario):
    """It goes underground; its bearer stays."""
    sc = scenario(block=OLD, site=5)
    foe = sc.put(LEMENYA, 1)
    steed = sc.put("1R208", 1, on=foe)
    sc.hand(1, GOBLIN)
    sc.begin("shadow", 1)
    assert (sc.lives(steed), sc.lives(foe), sc.in_discard(1)) == (False, True, ["1R208"])


@pytest.mark.card("1R208", "1U218", "6R85")
@pytest.mark.parametrize(("name", "code"), [("1R208", 1208), ("1U218", 1218), ("6R85", 6085)])
def test_things_of_nazgul(scenario, name, code):
    """LOTR-21.1, LOTR-9.5: an own Nazgûl only."""
    sc = scenario(seats=3, twilight=2)
    sc.put(SOLDIER, 1), sc.put(LEMENYA, 2), sc.hand(1, name)
    shadow(sc, "shadow")
    assert sc.refused(Play(code)).rule == "LOTR-21.1"
    foe = sc.put(NELYA, 1)
    assert sc.play(name).strength(foe) == 12


@pytest.mark.card("1R216")
def test_morgul_blade(scenario):
    """It goes, and Blade Tip passes from the support area to the companion its bearer skirmishes."""
    sc = scenario()
    aragorn, foe, tip = sc.put("4C109"), sc.put(LEMENYA, 1), sc.put("1U209", 1)
    blade = sc.put("1R216", 1, on=foe)
    sc.hand(0, "4C42"), sc.hand(1, "1R210")
    assert sc.strength(foe) == 10
    act(clash(sc, aragorn, foe), blade)
    assert (sc.s.cards[tip].host, sc.lives(blade), sc.in_discard(1)) == (aragorn, False, ["1R216"])


@pytest.mark.card("1R216")
def test_morgul_blade_and_a_tip_of_the_discard_pile(scenario):
    """Blade Tip comes from the discard pile as well."""
    sc = scenario()
    aragorn, foe = sc.put("4C109"), sc.put(LEMENYA, 1)
    blade = sc.put("1R216", 1, on=foe)
    sc.discard(1, "1U209", SOLDIER), sc.hand(0, "4C42"), sc.hand(1, "1R210")
    single(act(clash(sc, aragorn, foe), blade))
    tip = sc.s.cards[sc.find("1U209")]
    assert (tip.host, tip.zone, sorted(sc.in_discard(1))) == (aragorn, Zone.ATTACHED, sorted([SOLDIER, "1R216"]))


@pytest.mark.card("1R216")
def test_morgul_blade_beside_another_weapon(scenario):
    """LOTR-21.2 does not hold for it: one other hand weapon may be borne."""
    sc = scenario(twilight=3)
    foe = sc.put(LEMENYA, 1)
    sc.put("1U218", 1, on=foe), sc.hand(1, "1R216", "1U218")
    shadow(sc, "shadow").play("1R216")
    assert sc.strength(foe) == 12
    assert sc.refused(Play(1218)).rule == "LOTR-21.2"


@pytest.mark.card("1U218")
@pytest.mark.parametrize(("burdens", "damage"), [(2, 0), (3, 1)])
def test_nazgul_sword(scenario, burdens, damage):
    """+2, and damage +1 with three burdens."""
    sc = scenario()
    sc.set_player(0, burdens=burdens)
    foe = sc.put(LEMENYA, 1)
    sc.put("1U218", 1, on=foe)
    assert (sc.strength(foe), sc.keyword(foe, Keyword.DAMAGE)) == (11, damage)


@pytest.mark.card("1R221")
def test_the_pale_blade(scenario):
    """+3 and damage +1; a win and an exertion discard a Free Peoples condition."""
    sc = scenario()
    aragorn, king, tale = sc.put("4C109"), sc.put(KING, 1), sc.put("1C24")
    blade = sc.put("1R221", 1, on=king)
    sc.put("1C278", 1), sc.set_strength(king, 15)
    assert sc.keyword(king, Keyword.DAMAGE) == 1
    sc.fight(aragorn, king).resolve()
    assert (sc.asks, sc.asked, sc.wounds(aragorn)) == ("respond", 1, 2)
    act(sc, blade)
    assert (sc.lives(tale), sc.wounds(king)) == (False, 1)


@pytest.mark.card("1R221", "1U225")
@pytest.mark.parametrize(
    ("name", "code", "mine", "strength"), [("1R221", 1221, KING, 17), ("1U225", 1225, LEMENYA, 11)]
)
def test_blades_of_one_master(scenario, name, code, mine, strength):
    """LOTR-21.1: only the Nazgûl it names bears it."""
    sc = scenario(twilight=2)
    sc.put(NELYA, 1), sc.hand(1, name)
    shadow(sc, "shadow")
    assert sc.refused(Play(code)).rule == "LOTR-21.1"
    del sc.s.cards[sc.find(NELYA)]
    foe = sc.put(mine, 1)
    assert sc.play(name).strength(foe) == strength
    assert (sc.keyword(foe, Keyword.DAMAGE), sc.s.twilight) == (1, 0)


@pytest.mark.card("1U225")
def test_sword_of_minas_morgul(scenario):
    """Lemenya exerts: a possession of his foe goes, no condition, nobody else's."""
    sc = scenario()
    boromir, foe, other = sc.put("1U97"), sc.put(LEMENYA, 1), sc.put("1C303")
    sword, armor, item = sc.put("1U225", 1, on=foe), sc.put("1C92", on=boromir), sc.put("1C107", on=boromir)
    sc.put("1C299", on=other), sc.hand(0, "4C42"), sc.hand(1, "1R210")
    act(clash(sc, boromir, foe), sword)
    assert sc.offered == {armor, item}
    sc.choose(armor)
    assert (sc.lives(armor), sc.wounds(foe)) == (False, 1)


@pytest.mark.card("1R221")
def test_the_pale_blade_of_an_exhausted_king(scenario):
    """LOTR-18.3: he cannot exert, so the condition stays."""
    sc = scenario()
    aragorn, king, tale = sc.put("4C109"), sc.put(KING, 1, wounds=3), sc.put("1C24")
    sc.put("1R221", 1, on=king), sc.set_strength(king, 15), sc.fight(aragorn, king).resolve()
    assert (sc.asks == "respond", sc.lives(tale)) == (False, True)
