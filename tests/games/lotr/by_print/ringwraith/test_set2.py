"""Ringwraith cards of set 2, and Return to Its Master, by their print."""

import pytest
from tests.games.lotr.by_print.sauron.sides import GOBLIN, SOLDIER, able, act, company, shadow

from pelipoyta.games.lotr.engine.numbers import cost
from pelipoyta.games.lotr.model import Assign, Play
from pelipoyta.games.lotr.terms import Block

OLD = Block.FELLOWSHIP
LEMENYA, ENQUEA, NELYA, KING = "1U232", "1U231", "2R84", "2R85"  # the last two are twilight Nazgûl


def after_a_skirmish(scenario, card, worn=True, nazgul=LEMENYA):
    """The first of two skirmishes ends; the Ring-bearer fights in neither."""
    sc = scenario(block=OLD)
    hero, other, foe = sc.put("4C109"), sc.put("1C303"), sc.put(SOLDIER, 1)
    second, wraith = sc.put(GOBLIN, 1), sc.put(nazgul, 1)
    sc.set_player(0, worn=worn), sc.set_strength(foe, 7), sc.hand(1, card)
    sc.fights(hero, foe, other, second).choose(hero)
    while sc.asks == "skirmish" and sc.s.fight and sc.s.fight.character == hero:
        sc.pass_()
    return sc, wraith


@pytest.mark.card("1R224")
def test_return_to_its_master(scenario):
    """The remaining skirmish is gone and a Nazgûl skirmishes the Ring-bearer, whose Ring says nothing."""
    sc, wraith = after_a_skirmish(scenario, "1R224")
    assert (sc.asks, sc.asked) == ("respond", 1)
    sc.play("1R224")
    fights = [sc.s.fight, *sc.s.fights] if sc.s.fight else sc.s.fights
    assert {(fight.character, fight.minions) for fight in fights if fight} <= {(sc.frodo, (wraith,))} or sc.s.over


@pytest.mark.card("1R224")
def test_return_to_its_master_with_the_ring_off(scenario):
    """It cannot be played."""
    sc, _ = after_a_skirmish(scenario, "1R224", worn=False)
    assert sc.asks != "respond" or not sc.can(Play(1224))


@pytest.mark.card("2R85")
def test_lord_of_the_nazgul_forbids_it(scenario):
    """While this Witch-king is there Return to Its Master is not played."""
    sc, _ = after_a_skirmish(scenario, "1R224", nazgul="2R85")
    assert sc.asks != "respond" or not sc.can(Play(1224))


@pytest.mark.card("2R85")
@pytest.mark.parametrize("wished", [True, False])
def test_lord_of_the_nazgul(scenario, wished):
    """A win: he may exert for two wounds of the Ring-bearer."""
    sc = scenario()
    aragorn, king = sc.put("4C109"), sc.put("2R85", 1)
    sc.fight(aragorn, king).resolve()
    assert (sc.asks, sc.asked) == ("respond", 1)
    (act(sc, king) if wished else sc.pass_()).let_pass()
    assert (sc.wounds(sc.frodo), sc.wounds(king)) == ((2, 1) if wished else (0, 0))


@pytest.mark.card("2R75")
def test_bill_ferny(scenario):
    """Nazgûl do not roam, nor pay for it; Orcs do."""
    sc = scenario(site=2, seats=3)
    before = [cost(sc.s, 1, 1232), cost(sc.s, 2, 1232), cost(sc.s, 1, 1271)]
    sc.put("2R75", 1)
    after = [cost(sc.s, 1, 1232), cost(sc.s, 2, 1232), cost(sc.s, 1, 1271)]
    assert (before, after) == ([6, 6, 4], [4, 4, 4])


@pytest.mark.card("2R75")
def test_bill_ferny_is_not_assigned(scenario):
    """The Free Peoples player may not assign anybody to him; the Shadow player may."""
    sc = scenario()
    merry, bill = sc.put("1C303"), sc.put("2R75", 1)
    other = sc.put(SOLDIER, 1)
    sc.begin("assignment").pass_until("defend")
    assert (sc.can(Assign(merry, bill)), sc.can(Assign(merry, other))) == (False, True)
    sc.pass_()
    assert (sc.asks, sc.can(Assign(merry, bill))) == ("left-over", True)


@pytest.mark.card("2R75")
@pytest.mark.parametrize(("site", "stays"), [(5, False), (4, True)])
def test_bill_ferny_underground(scenario, site, stays):
    """There he is discarded."""
    sc = scenario(block=OLD, site=site)
    bill = sc.put("2R75", 1)
    sc.hand(1, GOBLIN)
    assert sc.begin("shadow", 1).lives(bill) == stays


@pytest.mark.card("2U76")
def test_helpless(scenario):
    """Sam's text does not apply: he removes no burden."""
    sc = scenario()
    sam = sc.put("1C311")
    sc.set_player(0, burdens=1), sc.hand(0, "1C299")
    assert able(sc.begin("fellowship"), sam)
    sc.put("2U76", 1, on=sam)
    assert not able(sc.begin("fellowship"), sam)


@pytest.mark.card("2U76")
def test_helpless_on_whom(scenario):
    """LOTR-18.1: a Nazgûl and Frodo are seen; Sam alone bears it; he does not take the Ring then."""
    sc = scenario(block=OLD)
    sam = sc.put("1C311")
    sc.put("1C303"), sc.put(SOLDIER, 1), sc.hand(1, "2U76")
    shadow(sc, "shadow")
    assert sc.refused(Play(2076)).rule == "LOTR-18.1"
    foe = sc.put(KING, 1)
    sc.play("2U76")
    assert sc.s.cards[sc.find("2U76")].host == sam
    sc.fight(sc.frodo, foe).resolve().let_pass()
    assert sc.s.over


def hurt(scenario, card, name, twilight=1):
    sc = scenario(twilight=twilight)
    aragorn, foe = sc.put("4C109"), sc.put(name, 1)
    sc.set_strength(foe, 7)
    servants = sc.put(card, 1)
    sc.fight(aragorn, foe).resolve()
    return sc, foe, servants


@pytest.mark.card("2R77")
def test_his_terrible_servants(scenario):
    """One twilight prevents a wound of a twilight Nazgûl."""
    sc, foe, card = hurt(scenario, "2R77", NELYA)
    assert (sc.asks, sc.asked) == ("respond", 1)
    act(sc, card)
    assert (sc.wounds(foe), sc.s.twilight, sc.lives(card)) == (0, 0, True)


@pytest.mark.card("2R77")
@pytest.mark.parametrize(("name", "twilight"), [(LEMENYA, 1), (NELYA, 0), ("6C99", 1)])
def test_his_terrible_servants_otherwise(scenario, name, twilight):
    """Not for other Nazgûl, not without twilight (LOTR-18.3), not for twilight minions that are no Nazgûl."""
    sc, foe, _ = hurt(scenario, "2R77", name, twilight)
    assert (sc.asks == "respond", sc.wounds(foe)) == (False, 1)


@pytest.mark.card("2U78")
def test_it_wants_to_be_found(scenario):
    """A twilight Nazgûl is seen: a burden, for two twilight."""
    sc = scenario(twilight=2)
    foe = sc.put(NELYA, 1)
    sc.hand(1, "2U78")
    shadow(sc, "maneuver").play("2U78")
    assert (sc.burdens(), sc.s.twilight, sc.wounds(foe)) == (1, 0, 0)


@pytest.mark.card("2U78")
@pytest.mark.parametrize("name", [LEMENYA, "6C99"])
def test_it_wants_to_be_found_by_twilight_nazgul(scenario, name):
    """LOTR-17.9: both a Nazgûl and twilight."""
    sc = scenario(twilight=2)
    sc.put(name, 1), sc.hand(1, "2U78")
    assert shadow(sc, "maneuver").refused(Play(2078)).rule == "LOTR-17.9"


@pytest.mark.card("2U79")
@pytest.mark.parametrize(("wounds", "worn"), [(1, False), (2, True)])
def test_resistance_becomes_unbearable(scenario, wounds, worn):
    """The Ring-bearer exerts, and puts the Ring on if that exhausts him."""
    sc = scenario(block=OLD, twilight=1)
    foe = sc.put(NELYA, 1)
    left = sc.vitality(sc.frodo)
    sc.wound(sc.frodo, left - 4 + wounds), sc.hand(1, "2U79")
    before = sc.wounds(sc.frodo)
    shadow(sc, "maneuver").play("2U79")
    assert (sc.wounds(sc.frodo), sc.wounds(foe), sc.s.players[0].worn) == (before + 1, 1, worn)
    sc.begin("regroup")
    assert not sc.s.players[0].worn


@pytest.mark.card("2U79")
def test_resistance_becomes_unbearable_unpaid(scenario):
    """LOTR-18.3: a twilight Nazgûl that can exert."""
    sc = scenario(block=OLD, twilight=1)
    sc.put(NELYA, 1, wounds=2), sc.put(LEMENYA, 1), sc.hand(1, "2U79")
    assert shadow(sc, "maneuver").refused(Play(2079)).rule == "LOTR-18.3"


@pytest.mark.card("2R80")
def test_stricken_dumb(scenario):
    """The Witch-king exerts: a tale or a weapon, of either side, goes."""
    sc = scenario(twilight=2)
    king, tale, merry = sc.put(KING, 1), sc.put("1C24"), sc.put("1C303")
    sword, blade = sc.put("1C299", on=merry), sc.put("1U218", 1, on=king)
    sc.put("1C59"), sc.put("1C42", on=merry), sc.hand(1, "2R80")
    shadow(sc, "maneuver").play("2R80")
    if sc.asks == "effect":
        sc.decide(0)
    else:
        assert sc.offered == {tale, sword, blade}
    sc.choose(tale) if sc.offered else None
    assert (sc.lives(tale), sc.wounds(king)) == (False, 1)


@pytest.mark.card("2R80")
def test_stricken_dumb_without_the_witch_king(scenario):
    """LOTR-18.3: another Nazgûl does not pay."""
    sc = scenario(twilight=2)
    sc.put(NELYA, 1), sc.put("1C24"), sc.hand(1, "2R80")
    assert shadow(sc, "maneuver").refused(Play(2080)).rule == "LOTR-18.3"


@pytest.mark.card("2U81")
def test_they_will_find_the_ring(scenario):
    """Two Nazgûl exert: as many different companions exert as there are burdens (LOTR-18.17)."""
    sc = scenario(twilight=1)
    friends = company(sc, 3)
    foes = [sc.put(LEMENYA, 1), sc.put(NELYA, 1)]
    sc.set_player(0, burdens=2), sc.hand(1, "2U81")
    shadow(sc, "maneuver").play("2U81")
    assert (sc.asked, sc.offered) == (1, {sc.frodo, *friends})
    sc.choose(friends[0])
    assert sc.offered == {sc.frodo, *friends[1:]}
    sc.choose(friends[1])
    assert [sc.wounds(card) for card in (*foes, *friends)] == [1, 1, 1, 1, 0]


@pytest.mark.card("2U81")
def test_they_will_find_the_ring_with_one_nazgul(scenario):
    """LOTR-18.3: two different ones."""
    sc = scenario(twilight=1)
    sc.put(KING, 1), sc.put(SOLDIER, 1), sc.set_player(0, burdens=2), sc.hand(1, "2U81")
    assert shadow(sc, "maneuver").refused(Play(2081)).rule == "LOTR-18.3"
