"""Elves of set 1, and what they bear."""

import pytest
from tests.games.lotr.cards.dark import at_blows
from tests.games.lotr.cards.old_road import gatherings

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.engine.numbers import total
from pelipoyta.games.lotr.model import Play, Use
from pelipoyta.games.lotr.rules.combat.archery import archery_parts
from pelipoyta.games.lotr.words.facts import code_of

ARAGORN, LEGOLAS, GIMLI, GREY, URUK, GOBLIN = "1P365", "1U51", "1U12", "1P364", "1C158", "1C177"


@pytest.fixture
def wood(scenario):
    return gatherings(scenario, 0)


@pytest.mark.card("1R30")
@pytest.mark.parametrize(("enemy", "strength"), [("nazgul", 9), (URUK, 6)])
def test_arwen_daughter_of_elrond(wood, nazgul, enemy, strength):
    sc, [arwen] = wood(friends=["1R30"])
    at_blows(sc, arwen, sc.put(nazgul if enemy == "nazgul" else enemy, 1))
    assert (sc.strength(arwen), sc.keyword(arwen, Keyword.RANGER)) == (strength, 1)


@pytest.mark.card("1R33")
def test_bow_of_the_galadhrim(wood):
    """For Legolas alone; who wins with it may wound a minion."""
    sc, [legolas, _] = wood(hand=["1R33"], friends=[LEGOLAS, "1C53"])
    uruk, orc = sc.put(URUK, 1), sc.put(GOBLIN, 1)
    sc.begin("fellowship").play("1R33")
    bow = sc.find("1R33")
    assert (sc.s.cards[bow].host, sc.strength(legolas)) == (legolas, 7)
    sc.set_strength(uruk, 5)
    sc.fight(legolas, uruk).resolve().use(bow).choose(orc)
    assert sc.wounds(orc) == 1


@pytest.mark.card("1R34")
def test_celeborn(wood):
    sc, [celeborn] = wood(friends=["1R34"])
    elf, hobbit, companion_ = sc.put("1U56", wounds=1), sc.put("1U309", wounds=1), sc.put(LEGOLAS, wounds=1)
    sc.begin("fellowship").use(celeborn)
    sc.choose(elf)
    assert [sc.wounds(card) for card in (celeborn, elf, hobbit, companion_)] == [1, 0, 1, 1]


@pytest.mark.card("1R40", "1C42", "1U48", "1C53")
@pytest.mark.parametrize(("name", "helper"), [("1R40", LEGOLAS), ("1R40", GREY), ("1C42", "1U56"), ("1U48", "1U56")])
def test_what_needs_an_elf(wood, name, helper):
    """Elrond comes to Gandalf as well."""
    sc, _ = wood(hand=[name], friends=[ARAGORN])
    sc.begin("fellowship")
    assert sc.refused(Play(code_of(name))).rule == "LOTR-18.1"
    sc.put(helper)
    assert sc.can(Play(code_of(name)))


@pytest.mark.card("1C53")
def test_lorien_elf(wood):
    sc, _ = wood(hand=["1C53"], friends=[GREY])
    sc.begin("fellowship")
    assert sc.refused(Play(code_of("1C53"))).rule == "LOTR-18.1"
    sc.put(LEGOLAS)
    assert sc.lives(sc.play("1C53").find("1C53"))


@pytest.mark.card("1R40")
def test_elrond_lord_of_rivendell(wood):
    """Allies of Rivendell heal as the turn starts; for his own strain he draws a card."""
    sc, [elrond] = wood(friends=["1R40"])
    near, far = sc.put("1U17", wounds=1), sc.put("1U56", wounds=1)
    sc.deck(0, LEGOLAS, GIMLI)
    sc.begin("turn").let_pass()
    assert (sc.wounds(near), sc.wounds(far)) == (0, 1)
    sc.use(elrond, 2)
    assert (len(sc.in_hand(0)), sc.wounds(elrond)) == (1, 1)


@pytest.mark.card("1C41")
def test_elven_bow(wood):
    sc, [elf] = wood(hand=["1C41"], friends=["1C53"])
    sc.put(ARAGORN)
    sc.begin("fellowship").play("1C41")
    assert (sc.s.cards[sc.find("1C41")].host, total(archery_parts(sc.s, Side.FREE))) == (elf, 1)


@pytest.mark.card("1C42")
def test_elven_cloak(wood):
    sc, [hero] = wood(friends=[ARAGORN])
    sc.put("1C176", 1), sc.put("1C176", 1)
    sc.put("1C42", on=hero)
    assert total(archery_parts(sc.s, Side.SHADOW)) == 1


@pytest.mark.card("1R47")
@pytest.mark.parametrize("way", [0, 1])
def test_gwemegil(wood, way):
    sc, [arwen] = wood(hand=["1C37", "1C37", "1C37"], friends=["1R30"])
    sword = sc.put("1R47", on=arwen)
    assert (sc.strength(arwen), sc.keyword(arwen, Keyword.DAMAGE)) == (8, 1)
    sc.fight(arwen, sc.put(URUK, 1)).use(sword, 1).decide(way)
    if way:
        sc.choose("1C37", "1C37") if sc.offered else None
    assert (sc.strength(arwen), sc.wounds(arwen), len(sc.in_hand(0))) == (9, 1 - way, 3 - 2 * way)


@pytest.mark.card("1U48")
@pytest.mark.parametrize(("site", "strength"), [(5, 5), (6, 7), (8, 7), (9, 5)])
def test_haldir(wood, site, strength):
    sc, [haldir] = wood(site, friends=["1U48"])
    assert sc.strength(haldir) == strength


@pytest.mark.card("1R50")
def test_legolas_greenleaf(wood):
    """He wounds one at once, and then does not shoot with the others."""
    sc, [legolas] = wood(friends=["1R50"])
    orc, uruk = sc.put(GOBLIN, 1), sc.put(URUK, 1)
    sc.begin("archery").use(legolas).choose(orc)
    assert (sc.wounds(orc), sc.wounds(uruk), sc.wounds(legolas)) == (1, 0, 1)
    sc.pass_until("defend")
    assert sc.wounds(orc) + sc.wounds(uruk) == 1


@pytest.mark.card("1U56", "1U57")
@pytest.mark.parametrize(("name", "hit", "spared"), [("1U56", URUK, GOBLIN), ("1U57", GOBLIN, URUK)])
def test_bowmen_of_lorien(wood, name, hit, spared):
    """Each knows one kind of foe, and shoots as often as able: twice, and never to death."""
    sc, [bowman] = wood(hand=["1C52"], friends=[name])
    hit, other, spared = sc.put(hit, 1), sc.put(hit, 1), sc.put(spared, 1)
    sc.begin("archery").use(bowman)
    assert sc.offered == {hit, other}
    sc.choose(hit)
    assert [sc.wounds(card) for card in (hit, other, spared, bowman)] == [1, 0, 0, 1]
    sc.pass_until_seat(0).use(bowman).choose(other)
    assert [sc.wounds(card) for card in (hit, other, spared, bowman)] == [1, 1, 0, 2]
    assert sc.refused(Use(bowman, 0), 0).rule in ("LOTR-18.3", "LOTR-10.2")
