"""Gandalf of set 2: staffs, spells and friends from Laketown and Dale."""

import pytest
from tests.games.lotr.cards.dark import foe
from tests.games.lotr.cards.old_road import gatherings

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.model import Play, Zone
from pelipoyta.games.lotr.words.facts import code_of

ARAGORN, LEGOLAS, GIMLI, GREY, URUK, GOBLIN = "1P365", "1U51", "1U12", "1P364", "1C158", "1C177"


@pytest.fixture
def road(scenario):
    return gatherings(scenario, 0)


@pytest.mark.card("2C24", "2R25")
@pytest.mark.parametrize("name", ["2C24", "2R25"])
def test_who_comes_to_gandalf(road, name):
    sc, _ = road(hand=[name], friends=[ARAGORN])
    sc.begin("fellowship")
    assert sc.refused(Play(code_of(name))).rule == "LOTR-18.1"
    sc.put(GREY)
    assert sc.play(name).s.cards[sc.find(name)].zone is Zone.SUPPORT


@pytest.mark.card("2R22")
def test_gandalfs_staff(road):
    """Spells cost one less; the bearer leaves a fight by exerting twice."""
    sc, [gandalf] = road(hand=["1C78", "1C84"], friends=[GREY])
    staff, orc = sc.put("2R22", on=gandalf), sc.put(GOBLIN, 1)
    assert sc.vitality(gandalf) == 5
    sc.begin("fellowship").play("1C84")
    assert sc.s.twilight == 2
    sc.wound(gandalf, 0)
    sc.fight(gandalf, orc).use(staff, 1)
    assert (sc.wounds(gandalf), sc.wounds(orc), sc.asks != "skirmish") == (2, 0, True)


@pytest.mark.card("2C23")
@pytest.mark.parametrize(("bearer", "price"), [(LEGOLAS, 0), (GIMLI, 1)])
def test_gandalfs_wisdom(road, make, bearer, price):
    """On one with Gandalf's signet; Gimli of Erebor has another."""
    cloak = make(possession("9C67", "Cloak", ELVEN, cost=1, bearer=COMPANION & (ELF | DWARF), item=CLOAK))
    sc, _ = road(hand=[cloak], friends=[bearer])
    sc.put("2C23")
    assert sc.begin("fellowship").play(cloak).s.twilight == price


@pytest.mark.card("2C24")
def test_hugin(road):
    sc, [hugin, _] = road(friends=["2C24", GREY])
    sc.discard(0, "1C76", GOBLIN)
    sc.begin("fellowship").use(hugin, 1)
    assert sc.offered == {code_of("1C76")}
    sc.choose("1C76")
    assert (sc.in_discard(0), sc.s.players[0].deck.bottom, sc.wounds(hugin)) == ([GOBLIN], (code_of("1C76"),), 1)


@pytest.mark.card("2R25")
@pytest.mark.parametrize(("item", "price"), [(HAND_WEAPON, 1), (SHIELD, 1), (HELM, 1), (ARMOR, 1), (CLOAK, 2)])
def test_jarnsmid(road, make, item, price):
    thing = make(possession("9C67", "Thing", GONDOR, cost=2, bearer=MAN, item=item))
    sc, _ = road(hand=[thing], friends=["2R25", ARAGORN])
    sc.begin("fellowship").play(thing)
    if sc.offered:
        sc.choose(min(sc.offered))
    assert sc.s.twilight == price


@pytest.mark.card("2R27")
def test_staff_asunder(road):
    sc, [gandalf] = road(hand=["2R27", "1C78"], friends=[GREY])
    orc, other = sc.put(GOBLIN, 1), sc.put(URUK, 1)
    sc.fight(gandalf, orc)
    assert not sc.can(Play(code_of("2R27")))  # he bears no staff
    staff = sc.put("2C29", on=gandalf)
    sc.play("2R27")
    assert (sc.lives(staff), sc.wounds(gandalf), sc.lives(orc), sc.lives(other)) == (False, 2, False, True)


@pytest.mark.card("2U28")
@pytest.mark.parametrize("paid", [0, 1])
def test_wielder_of_the_flame(road, paid):
    sc, [gandalf, hero] = road(twilight=5, hand=["2U28"], friends=[GREY, ARAGORN])
    sc.put(GOBLIN, 1)
    sc.begin("maneuver").play("2U28")
    sc.choose(hero)
    assert sc.asked == 1
    sc.decide(paid)
    assert (sc.keyword(hero, Keyword.DEFENDER), sc.s.twilight) == (1 - paid, 6 - 3 * paid)
    assert sc.keyword(gandalf, Keyword.DEFENDER) == 0


@pytest.mark.card("2C29")
def test_wizard_staff(road):
    sc, [gandalf] = road(friends=[GREY])
    staff, orc = sc.put("2C29", on=gandalf), sc.put(GOBLIN, 1)
    sc.hand(0, "1C78")
    assert sc.strength(gandalf) == 8
    sc.fight(gandalf, orc).use(staff)
    assert (sc.strength(orc), sc.wounds(gandalf)) == (10, 2)


@pytest.mark.card("2U30")
def test_you_cannot_pass(road, make):
    """Gandalf must bear a staff; the minion is fierce no more."""
    wild = foe(make, 61, MORIA, ORC, keywords=FIERCE)
    sc, [gandalf] = road(hand=["2U30", "1C84"], friends=[GREY])
    orc = sc.put(wild, 1)
    sc.put("2C23")
    sc.begin("maneuver")
    assert sc.asks != "maneuver" or not sc.can(Play(code_of("2U30")))
    sc, [gandalf] = road(hand=["2U30"], friends=[GREY])
    orc = sc.put(wild, 1)
    sc.put("2C29", on=gandalf)
    sc.begin("maneuver").play("2U30")
    assert sc.keyword(orc, Keyword.FIERCE) == 0


@pytest.mark.card("2P122")
@pytest.mark.parametrize("wanted", [True, False])
def test_gandalf_the_grey_pilgrim(road, wanted):
    sc, [gandalf] = road(friends=["2P122"])
    sc.deck(0, GIMLI, GIMLI)
    sc.begin("turn")
    sc.use(gandalf) if wanted else sc.pass_()
    assert len(sc.in_hand(0)) == wanted
