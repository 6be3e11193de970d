"""Dwarves of set 2: tales, tidings and what they make light of."""

import pytest
from tests.games.lotr.cards.dark import at_blows
from tests.games.lotr.cards.old_road import gatherings

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.model import Play, Use
from pelipoyta.games.lotr.words.facts import code_of

ARAGORN, LEGOLAS, GIMLI, URUK, GOBLIN, GUARD = "1P365", "1U51", "1U12", "1C158", "1C177", "1C7"


@pytest.fixture
def hall(scenario):
    return gatherings(scenario, 0)


@pytest.fixture
def axe(make):
    return make(possession("9C66", "Axe", DWARVEN, cost=0, bearer=DWARF, item=HAND_WEAPON))


@pytest.mark.card("2R1")
def test_beneath_the_mountains(hall, axe, make):
    helm = make(possession("9C67", "Cap", DWARVEN, cost=0, bearer=DWARF, item=HELM))
    sc, [dwarf] = hall(friends=[GIMLI])
    tale = sc.put("2R1")
    sc.deck(0, GUARD, GUARD, GUARD, GUARD), sc.discard(0, axe, helm, "1C299")
    sc.begin("fellowship").use(tale)
    assert sc.offered == {code_of(axe)}
    sc.choose(axe)
    assert (sc.s.cards[sc.find(axe)].host, sc.in_discard(0).count(GUARD)) == (dwarf, 3)


@pytest.mark.card("2C2")
@pytest.mark.parametrize(("enemy", "defends"), [(GOBLIN, 2), (URUK, 1)])
def test_disquiet_of_our_people(hall, enemy, defends):
    sc, [dwarf, elf] = hall(hand=["2C2"], friends=[GIMLI, LEGOLAS])
    sc.put(enemy, 1)
    sc.begin("maneuver").play("2C2")
    assert (sc.keyword(dwarf, Keyword.DEFENDER), sc.wounds(dwarf), sc.keyword(elf, Keyword.DEFENDER)) == (defends, 1, 0)


@pytest.mark.card("2U3")
def test_dwarven_bracers(hall):
    sc, [dwarf, other] = hall(friends=[GIMLI, GUARD])
    bracers, orc = sc.put("2U3", on=dwarf), sc.put(GOBLIN, 1)
    assert (sc.strength(dwarf), sc.strength(other)) == (7, 4)
    sc.set_strength(orc, 8)
    sc.fight(dwarf, orc).resolve().use(bracers)
    assert (sc.wounds(dwarf), sc.lives(bracers)) == (0, False)


@pytest.mark.card("2U3")
def test_dwarven_bracers_save_their_bearer_alone(hall):
    sc, [dwarf, other] = hall(friends=[GUARD, GIMLI])
    bracers, orc = sc.put("2U3", on=dwarf), sc.put(GOBLIN, 1)
    sc.set_strength(orc, 8)
    sc.fight(other, orc).resolve()
    assert not (sc.asks == "respond" and sc.can(Use(bracers, 0), 0))


@pytest.mark.card("2U4")
def test_endurance_of_dwarves(hall):
    sc, [dwarf] = hall(friends=[GIMLI])
    oath = sc.put("2U4", on=dwarf)
    assert sc.vitality(dwarf) == 4
    sc.hand(0, "1C3")
    sc.fight(dwarf, sc.put(GOBLIN, 1)).use(oath)
    assert (sc.strength(dwarf), sc.lives(oath)) == (7, False)


@pytest.mark.card("2C5")
@pytest.mark.parametrize(("weapons", "bonus", "damage"), [(1, 2, 1), (2, 4, 2)])
def test_flurry_of_blows(hall, axe, weapons, bonus, damage):
    sc, [dwarf] = hall(hand=["2C5", "1C3"], friends=[GIMLI])
    for _ in range(weapons):
        sc.put(axe, on=dwarf)
    sc.fight(dwarf, sc.put(GOBLIN, 1)).play("2C5")
    assert (sc.strength(dwarf), sc.keyword(dwarf, Keyword.DAMAGE)) == (6 + bonus, damage)


@pytest.mark.card("2C6")
@pytest.mark.parametrize(("enemy", "strength"), [(URUK, 8), (GOBLIN, 5)])
def test_fror(hall, enemy, strength):
    sc, [dwarf] = hall(friends=["2C6"])
    at_blows(sc, dwarf, sc.put(enemy, 1))
    assert sc.strength(dwarf) == strength


@pytest.mark.card("2C6", "2U8")
@pytest.mark.parametrize("name", ["2C6", "2U8"])
def test_what_needs_a_dwarf(hall, name):
    sc, _ = hall(hand=[name], friends=[LEGOLAS])
    sc.begin("fellowship")
    assert sc.refused(Play(code_of(name))).rule == "LOTR-18.1"
    sc.put(GIMLI)
    assert sc.lives(sc.play(name).find(name))


@pytest.mark.card("2R7")
def test_gloin(hall, make):
    """One for each tale of the Dwarves, four at most."""
    song = make(condition("9C67", "Song", ELVEN, cost=0, keywords=TALE))
    sc, [dwarf] = hall(friends=["2R7"])
    sc.put(song), sc.put("2U8")
    assert sc.strength(dwarf) == 5
    for count in range(1, 6):
        sc.put("2R1")
        assert sc.strength(dwarf) == 5 + min(count, 4)


@pytest.mark.card("2U8")
@pytest.mark.parametrize(("site", "price"), [(4, 8), (5, 6)])
def test_golden_light_on_the_land(hall, site, price):
    """Orcs of Moria cost two more above the ground; it fades as one regroups."""
    sc, [_] = hall(site, twilight=20, friends=[GIMLI])
    light = sc.put("2U8")
    sc.hand(1, GOBLIN, URUK)
    sc.begin("shadow", 1).play(GOBLIN)
    assert sc.s.twilight == 20 - price
    before = sc.s.twilight
    sc.play(URUK)
    assert before - sc.s.twilight in (4, 6)  # roaming or not, nothing more
    sc.begin("regroup")
    assert not sc.lives(light)


@pytest.mark.card("2C9")
@pytest.mark.parametrize("wanted", [True, False])
def test_great_works_begun_there(hall, wanted):
    sc, [_] = hall(hand=[GUARD, LEGOLAS], friends=[GIMLI])
    works = sc.put("2C9")
    sc.deck(0, GOBLIN, GOBLIN, GOBLIN), sc.discard(0, "1C3", "1C37")
    sc.begin("fellowship").play(LEGOLAS)
    assert sc.asks == "fellowship"
    sc.play(GUARD)
    if not wanted:
        sc.pass_()
        assert sc.in_discard(0) == ["1C3", "1C37"]
        return
    sc.use(works)
    if sc.asks == "card":
        sc.choose("1C3")
    assert ("1C3" in sc.in_hand(0), sc.in_discard(0)) == (True, ["1C37", GOBLIN, GOBLIN])


@pytest.mark.card("2R11")
@pytest.mark.parametrize("way", [0, 1])
def test_make_light_of_burdens(hall, make, way):
    chain = make(condition("9C67", "Chain", MORIA, cost=0, bearer=COMPANION))
    storm = make(condition("9C68", "Storm", ISENGARD, cost=0, keywords=WEATHER))
    sc, [dwarf, elf] = hall(friends=[GIMLI, LEGOLAS])
    light, bound, storm = sc.put("2R11"), sc.put(chain, 1, on=dwarf), sc.put(storm, 1)
    other = sc.put(chain, 1, on=elf)
    sc.put(GOBLIN, 1)
    sc.deck(0, GUARD, GUARD, GUARD)
    sc.begin("maneuver").use(light).decide(way)
    assert [sc.lives(card) for card in (bound, storm, other)] == [way == 1, way == 0, True]
    assert (sc.wounds(dwarf), sc.in_discard(0).count(GUARD)) == (1, 3)


@pytest.mark.card("2U13")
@pytest.mark.parametrize(("paid", "drawn"), [(0, 3), (1, 0)])
def test_tidings_of_erebor(hall, paid, drawn):
    """The Shadow may pay three that nothing be drawn."""
    sc, _ = hall(twilight=3, hand=["2U13"], friends=[GIMLI])
    sc.deck(0, GUARD, GUARD, GUARD, GUARD)
    sc.begin("regroup").play("2U13")
    assert sc.asked == 1
    sc.decide(paid)
    assert (sc.in_hand(0).count(GUARD), sc.s.twilight) == (drawn, 3 - 3 * paid)


@pytest.mark.card("2C14")
@pytest.mark.parametrize(("site", "healed"), [(5, 1), (4, 0)])
def test_till_durin_wakes_again(hall, site, healed):
    """Dwarf companions heal as they come up from the ground."""
    sc, _ = hall(site)
    dwarf, elf, tale = sc.put(GIMLI, wounds=1), sc.put(LEGOLAS, wounds=1), sc.put("2C14")
    sc.adventure(1, "1C349", "1C351")
    sc.begin("move")
    if healed:
        assert sc.offered == {dwarf}
        sc.choose(dwarf)
    assert (sc.wounds(dwarf), sc.wounds(elf), sc.lives(tale)) == (1 - healed, 1, True)


@pytest.mark.card("2P121")
@pytest.mark.parametrize(("site", "less"), [(4, 2), (5, 0)])
def test_gimli_of_the_mountain_race(hall, site, less):
    """Underground sites have two less."""

    def brought(who):
        sc, _ = hall(site, friends=[who])
        sc.adventure(1, "1C349", "1C351")
        return sc.begin("move").let_pass().s.twilight

    assert brought(GIMLI) - brought("2P121") == less
