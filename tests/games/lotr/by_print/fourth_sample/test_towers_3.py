"""A fourth random sample of cards against their print (seed 240119): sets 4 to 6, third part."""

import pytest
from tests.games.lotr.by_print.acts import ability
from tests.games.lotr.by_print.fourth_sample.parts import (
    ARAGORN,
    BRIGAND,
    GIMLI,
    HELD,
    KNIGHT,
    MERRY,
    ORC,
    RIDER,
    SAM,
    URUK,
    may_play,
    take_first,
    yes,
)
from tests.games.lotr.by_print.isengard.table import control
from tests.games.lotr.by_print.sites.parts import before, in_play, move
from tests.games.lotr.by_print.situations import burdened

from pelipoyta.games.lotr.engine.numbers import cost
from pelipoyta.games.lotr.terms import Keyword
from pelipoyta.games.lotr.words.facts import code_of


@pytest.mark.card("5U80")
@pytest.mark.parametrize(("riders", "able"), [(2, True), (1, False)])
def test_arrow_slits(scenario, riders, able):
    sc = scenario(site=5)
    card = sc.put("5U80")
    men = [sc.put(RIDER) for _ in range(riders)]
    machine, horse, other = sc.put("5U44", 1), sc.put("4C287", on=men[0]), sc.put("4R29", 1)
    sc.put(URUK, 1), sc.hand(0, HELD)
    sc.begin("maneuver")
    assert sc.can(ability(sc, card), 0) == able
    if able:
        sc.do(ability(sc, card))
        assert sc.offered == {machine, horse}
        sc.choose(machine)
        assert [sc.lives(each) for each in (machine, horse, other, card)] == [False, True, True, False]


@pytest.mark.card("5R112")
@pytest.mark.parametrize("name", ["5C28", "5C24", None])
def test_no_help_for_it(scenario, name):
    sc = burdened(scenario(), 4)
    sc.put(SAM), sc.hand(0, "5R112", HELD)
    gollum = sc.put(name, int(name == "5C24")) if name else None
    sc.begin("regroup")
    assert may_play(sc, "5R112", 0) == (name is not None)
    if name:
        sc.play("5R112")
        assert (sc.burdens(), sc.lives(gollum)) == (1, False)


@pytest.mark.card("5R112")
def test_no_help_without_sam(scenario):
    sc = burdened(scenario(), 4)
    sc.put("5C28"), sc.put(MERRY), sc.hand(0, "5R112", HELD)
    assert not may_play(sc.begin("regroup"), "5R112", 0)


@pytest.mark.card("6R7")
@pytest.mark.parametrize(("sites", "holder", "able"), [(2, 1, True), (1, 1, False), (2, 2, False)])
def test_ready_to_fall(scenario, sites, holder, able):
    sc = scenario(site=5, twilight=9, seats=3)
    card = sc.put("6R7", 1)
    control(sc, *range(1, sites + 1), seat=holder)
    sc.discard(1, BRIGAND, URUK, "4C17"), sc.hand(1, URUK)
    sc.begin("shadow", 1)
    assert sc.can(ability(sc, card), 1) == able
    if able:
        sc.do(ability(sc, card))
        assert sc.offered == {code_of(BRIGAND), code_of("4C17")}
        sc.choose(BRIGAND)
        assert in_play(sc, BRIGAND) and sc.s.twilight == 5


@pytest.mark.card("6R62")
@pytest.mark.parametrize(("orcs", "able"), [(4, True), (3, False)])
def test_fires_and_foul_fumes(scenario, orcs, able):
    sc = scenario(site=5, twilight=9)
    foes, uruk = [sc.put(ORC, 1) for _ in range(orcs)], sc.put(URUK, 1)
    hero, man = sc.put(KNIGHT), sc.put(ARAGORN)
    sc.hand(0, HELD), sc.hand(1, "6R62", URUK)
    sc.begin("regroup").pass_until_seat(1)
    assert may_play(sc, "6R62") == able
    if able:
        sc.play("6R62")
        assert sc.offered == {hero, man}
        sc.choose(hero)
        assert [sc.lives(each) for each in (*foes, uruk, hero, man)] == [False] * 4 + [True, False, True]


@pytest.mark.card("6C81")
@pytest.mark.parametrize(("other", "able"), [("4C252", True), (BRIGAND, False)])
def test_southron_invaders(scenario, other, able):
    sc = scenario(site=4, twilight=20)
    sc.put(other, 1), sc.hand(1, "6C81", URUK), sc.discard(1, "4C254", "4C222", URUK)
    sc.begin("shadow", 1).play("6C81")
    if able:
        yes(sc, sc.find("6C81"))
        if not in_play(sc, "4C254"):
            assert sc.offered == {code_of("4C254")}
            sc.choose("4C254")
    assert in_play(sc, "4C254") == able and sc.s.twilight == 15 - 2 * able


@pytest.mark.card("6R106")
@pytest.mark.parametrize(("beside", "price"), [("6R103", 6), (ORC, 10)])
def test_a_troll_of_udun_is_cheaper_beside_trolls(scenario, beside, price):
    sc = scenario(site=6, twilight=20)
    sc.put(beside, 1)
    assert cost(sc.s, 1, code_of("6R106")) == price


@pytest.mark.card("6R106")
def test_a_troll_of_udun_throws_cards(scenario):
    sc = scenario(site=6)
    troll, hero = sc.put("6R106", 1), sc.put(ARAGORN)
    sc.hand(0, HELD), sc.hand(1, "6R103", "6R103", URUK), sc.put(GIMLI)
    sc.fight(hero, troll).pass_until_seat(1).do(ability(sc, troll))
    take_first(sc, "card", "discard")
    assert (sc.strength(troll), sc.in_discard(1), sc.keyword(troll, Keyword.FIERCE)) == (15, ["6R103"], 1)
    assert sorted(sc.in_hand(1)) == [URUK, "6R103"]


@pytest.mark.card("6U119")
def test_the_valley_of_saruman(scenario):
    sc = before(scenario, "6U119")
    ally, hero, foe = sc.put("4C277"), sc.put(KNIGHT), sc.put(URUK, 1)
    other = sc.put("4R262")
    sc.hand(1, URUK)
    move(sc)
    assert [sc.lives(each) for each in (ally, hero, foe, other)] == [False, True, True, False]
