"""Dwarven conditions of set 2, by their print."""

import pytest
from tests.games.lotr.by_print.dwarven.parts import *

from pelipoyta.games.lotr.engine.numbers import cost
from pelipoyta.games.lotr.terms import Keyword


@pytest.mark.card("2R1")
def test_beneath_the_mountains(scenario):
    """Three cards of the deck for a Dwarven weapon of the pile, paid as usual (LOTR-18.10)."""
    sc = scenario(site=2, **OLD)
    card, gimli = sc.put("2R1"), sc.put("1U12")
    sc.discard(0, "1R14", AXE, "1C8", "1C299")
    sc.deck(0, "1C3", "1C4", "1C5", "1C6")
    sc.begin("fellowship").do(ability(sc, card))
    assert sc.offered == {1014, 1009}
    sc.choose("1R14")
    assert (sc.strength(gimli), sc.s.twilight, len(sc.s.players[0].deck)) == (8, 2, 1)
    assert sorted(sc.in_discard(0)) == sorted([AXE, "1C8", "1C299", "1C3", "1C4", "1C5"])


@pytest.mark.card("2R1")
def test_beneath_the_mountains_unpaid(scenario):
    """LOTR-18.3: two cards are not three."""
    sc = scenario(site=2, **OLD)
    card = sc.put("2R1")
    sc.put(GUARD)
    sc.discard(0, AXE)
    sc.deck(0, "1C3", "1C4")
    sc.begin("fellowship")
    assert sc.refused(ability(sc, card)).rule == "LOTR-18.3"
    assert len(sc.s.players[0].deck) == 2


@pytest.mark.card("2R1")
def test_beneath_the_mountains_finds_what_it_pays(scenario):
    """LOTR-30.75: a weapon that was just discarded may be the one; without any there is nothing to play."""
    sc = scenario(site=2, **OLD)
    card, guard = sc.put("2R1"), sc.put(GUARD)
    sc.discard(0, "1C8")
    sc.deck(0, *["1C8"] * 5)
    sc.begin("fellowship")
    if sc.can(ability(sc, card)):
        sc.do(ability(sc, card))
    assert sc.strength(guard) == 4


@pytest.mark.card("2U8")
@pytest.mark.parametrize(("site", "more"), [(4, 2), (5, 0)])
def test_golden_light_on_the_land(scenario, site, more):
    """Moria Orcs cost two more, but not underground; Orcs of Sauron do not."""
    sc = scenario(site=site, **OLD)
    plain = cost(sc.s, 1, 1177), cost(sc.s, 1, 1271), cost(sc.s, 1, 1158)
    sc.put("2U8")
    now = cost(sc.s, 1, 1177), cost(sc.s, 1, 1271), cost(sc.s, 1, 1158)
    assert [b - a for a, b in zip(plain, now, strict=True)] == [more, 0, 0]


@pytest.mark.card("2U8")
def test_golden_light_goes_in_the_regroup_phase(scenario):
    sc = scenario(site=4, **OLD)
    sc.hand(0, "2U8")
    sc.begin("fellowship")
    assert why_not_played(sc, "2U8") == "LOTR-18.1"
    sc.put(GRIMIR), sc.put("4C76")
    sc.play("2U8")
    sc.put(ORC, 1)
    sc.begin("regroup")
    assert (sc.in_discard(0), sc.s.phase.value) == (["2U8"], "regroup")


@pytest.mark.card("2C9")
def test_great_works_begun_there(scenario):
    """Two cards for a Dwarven event, each time a Dwarf is played; an ally too."""
    sc = scenario(site=2, **OLD)
    works = sc.put("2C9")
    sc.hand(0, GRIMIR)
    sc.discard(0, "1C26", "1C8", "1C298")
    sc.deck(0, "1C9", "1C3", "1C177")
    sc.begin("fellowship").play(GRIMIR)
    answer(sc, works)
    if sc.offered:
        assert sc.offered == {1003, 1026}
        sc.choose("1C26")
    assert (sc.in_hand(0), len(sc.s.players[0].deck)) == (["1C26"], 1)


@pytest.mark.card("2C9")
def test_great_works_need_two_cards_and_a_dwarf(scenario):
    """LOTR-18.3, and no Elf; it may be left."""
    sc = scenario(site=2, **OLD)
    works = sc.put("2C9")
    sc.hand(0, GRIMIR, "1R50")
    sc.discard(0, "1C26")
    sc.deck(0, "1C9", "1C3")
    sc.begin("fellowship").play("1R50")
    assert answers(sc, works) == []
    sc.deck(0, "1C9")
    sc.play(GRIMIR)
    assert answers(sc, works) == []
    assert sc.in_discard(0) == ["1C26"]


@pytest.mark.card("2R11")
@pytest.mark.parametrize("way", ["dwarf", "weather"])
def test_make_light_of_burdens(scenario, way):
    """A Shadow condition on a Dwarf, or a weather condition anywhere."""
    sc = scenario(site=2, **OLD)
    card, gimli = sc.put("2R11"), sc.put("1U12")
    cold = sc.put("1C134", 1, on=sc.s.path[1])
    curse = sc.put("1C283", 1, on=gimli)
    other = sc.put("1C192", 1)
    sc.put(ORC, 1)
    sc.deck(0, "1C3", "1C4", "1C5")
    sc.begin("maneuver").do(ability(sc, card))
    target = curse if way == "dwarf" else cold
    if not sc.offered:
        sc.decide(int(way == "weather"))
    if sc.offered:
        assert other not in sc.offered
        sc.choose(target)
    assert (sc.lives(target), sc.lives(curse if target == cold else cold), sc.lives(other)) == (False, True, True)
    assert (sc.wounds(gimli), len(sc.s.players[0].deck)) == (1, 0)


@pytest.mark.card("2R11")
def test_make_light_of_burdens_unpaid(scenario):
    """LOTR-18.3: an ally cannot exert for it, nor are two cards enough; nothing is paid."""
    sc = scenario(site=2, **OLD)
    card = sc.put("2R11")
    sc.put(GRIMIR), sc.put(ORC, 1), sc.put("1C134", 1, on=sc.s.path[1])
    sc.deck(0, "1C3", "1C4", "1C5")
    sc.hand(0, "1C19")
    sc.begin("maneuver")
    assert sc.refused(ability(sc, card)).rule == "LOTR-18.3"
    guard = sc.put(GUARD)
    sc.deck(0, "1C3", "1C4")
    assert sc.refused(ability(sc, card)).rule == "LOTR-18.3"
    assert sc.wounds(guard) == 0


@pytest.mark.card("2R12")
@pytest.mark.parametrize(("site", "numbers"), [(4, (7, 0)), (5, (7, 3))])
def test_realm_of_dwarrowdelf(scenario, site, numbers):
    """LOTR-18.16: three at most in a skirmish, of strength and, underground, of damage."""
    sc, guard, _ = duel(scenario, GUARD, ORC, "1C26", site=site)
    card = sc.put("2R12")
    sc.deck(0, *["1C3"] * 13)
    for _ in range(4):
        sc.do(ability(sc, card))
    assert (sc.strength(guard), sc.keyword(guard, Keyword.DAMAGE)) == numbers
    assert len(sc.s.players[0].deck) == 1


@pytest.mark.card("2R12")
def test_realm_of_dwarrowdelf_unpaid(scenario):
    sc, guard, _ = duel(scenario, GUARD, ORC, "1C26", site=5)
    card = sc.put("2R12")
    sc.deck(0, *["1C3"] * 5)
    sc.do(ability(sc, card))
    assert sc.refused(ability(sc, card)).rule == "LOTR-18.3"
    assert (sc.strength(guard), len(sc.s.players[0].deck)) == (5, 2)


@pytest.mark.card("2C14")
@pytest.mark.parametrize(("site", "healed"), [(5, True), (4, False)])
def test_till_durin_wakes_again(scenario, site, healed):
    """Each Dwarf companion leaving an underground site may heal."""
    sc = scenario(site=site, **OLD)
    sc.put("2C14")
    one, two = sc.put("1U12", wounds=1), sc.put(GUARD, wounds=1)
    elf, ally = sc.put("1R50", wounds=1), sc.put(GRIMIR, wounds=1)
    sc.adventure(1, "1C349", "1C351")
    sc.begin("fellowship").pass_()
    if healed:
        assert sc.offered == {one, two}
        sc.choose(one, two)
    assert [sc.wounds(card) for card in (one, two, elf, ally)] == ([0, 0, 1, 1] if healed else [1, 1, 1, 1])


@pytest.mark.card("2C14")
def test_till_durin_wakes_again_may_be_left(scenario):
    sc = scenario(site=5, **OLD)
    sc.put("2C14")
    one = sc.put("1U12", wounds=1)
    sc.adventure(1, "1C351")
    sc.begin("fellowship").pass_()
    assert sc.offered == {one}
    sc.pass_()
    assert sc.wounds(one) == 1
