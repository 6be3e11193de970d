"""A fourth random sample of cards against their print (seed 240119): sets 1 to 3, second part."""

import pytest
from tests.games.lotr.by_print.acts import ability, answers
from tests.games.lotr.by_print.fourth_sample.parts import may_play
from tests.games.lotr.by_print.sites.parts import at, before, here, in_play, move, wounds
from tests.games.lotr.by_print.situations import HELD, burdened, in_deck, old

from pelipoyta.games.lotr import rules
from pelipoyta.games.lotr.model import Assign, Pass

ELF, DWARF, GANDALF, RANGER = "1C53", "1C7", "1P364", "1R89"
SAM, MERRY, PIPPIN = "1C311", "1C303", "1C306"
URUK, ORC, GOBLIN, RUNNER = "1C151", "2C90", "1C177", "1U178"


@pytest.mark.card("1C277")
@pytest.mark.parametrize(("name", "hurt", "able"), [(ORC, 0, True), (ORC, 2, False), (GOBLIN, 0, False)])
def test_the_shadows_reach(scenario, name, hurt, able):
    sc = old(scenario, site=6, twilight=1)
    orc = sc.put(name, 1, wounds=hurt)
    good, other, bad = sc.put("1C24"), sc.put("1C20"), sc.put("1U209", 1)
    sc.hand(1, "1C277", GOBLIN)
    sc.begin("shadow", 1)
    assert may_play(sc, "1C277") == able
    if able:
        sc.play("1C277")
        assert sc.offered == {good, other}
        sc.choose(good)
        assert (sc.wounds(orc), sc.lives(good), sc.lives(bad)) == (1, False, True)


@pytest.mark.card("1U321")
@pytest.mark.parametrize("deck", [(MERRY, DWARF), (PIPPIN, ELF), (DWARF, ELF)])
def test_farmer_maggots_fields(scenario, deck):
    sc = at(scenario, "1U321")
    sc.deck(0, *deck)
    sc.begin("fellowship").do(ability(sc, here(sc)))
    found = deck[0] if deck[0] in (MERRY, PIPPIN) else None
    if found and not in_play(sc, found):
        sc.choose(found)
    assert sc.wounds(sc.frodo) == 1 and sc.s.twilight == bool(found)
    assert in_deck(sc) == sorted(set(deck) - {found})


@pytest.mark.card("1U321")
def test_farmer_maggots_fields_without_strength(scenario):
    sc = at(scenario, "1U321")
    sc.wound(sc.frodo, 3)
    sc.put(DWARF), sc.deck(0, MERRY), sc.hand(0, HELD)
    sc.begin("fellowship")
    assert not sc.can(ability(sc, here(sc)), 0)


@pytest.mark.card("1U332")
def test_midgewater_marshes(scenario):
    sc = before(scenario, "1U332")
    sam, dwarf, ally = sc.put(SAM), sc.put(DWARF), sc.put("1C286")
    sc.hand(1, GOBLIN)
    move(sc)
    assert wounds(sc, sc.frodo, sam, dwarf, ally) == [1, 1, 0, 0]


@pytest.mark.card("1U332")
def test_midgewater_marshes_kill_nobody(scenario):
    sc = before(scenario, "1U332")
    sam = sc.put(SAM, wounds=3)
    sc.hand(1, GOBLIN)
    move(sc)
    assert wounds(sc, sc.frodo, sam) == [1, 3]


@pytest.mark.card("1U343")
@pytest.mark.parametrize("place", ["hand", "play"])
def test_balins_tomb(scenario, place):
    sc = at(scenario, "1U343")
    dwarf, elf = sc.put(DWARF, wounds=1), sc.put(ELF)
    sc.put("1C24") if place == "play" else None
    sc.hand(0, *(["1C24"] if place == "hand" else []), HELD), sc.put(RUNNER, 1)
    sc.begin("maneuver").do(ability(sc, here(sc)))
    while sc.asks in ("card", "effect"):  # a hand is asked about, whatever it holds
        sc.do(rules.legal(sc.s, 0)[0])
    assert (wounds(sc, dwarf, elf), sc.in_hand(0), sc.in_discard(0)) == ([0, 0], [HELD], ["1C24"])
    assert not in_play(sc, "1C24")


@pytest.mark.card("1U343")
def test_balins_tomb_wants_ones_own_tale(scenario):
    sc = at(scenario, "1U343", seats=3)
    sc.put(DWARF, wounds=1), sc.hand(0, HELD), sc.put(RUNNER, 1)
    sc.put("1R16", 1)
    sc.begin("maneuver")
    assert not sc.can(ability(sc, here(sc)), 0)


@pytest.mark.card("1C346")
@pytest.mark.parametrize("way", [0, 1])
def test_moria_lake_tires_frodo_or_two_others(scenario, way):
    sc = before(scenario, "1C346")
    dwarf, elf = sc.put(DWARF), sc.put(ELF)
    sc.hand(1, GOBLIN)
    move(sc)
    assert sc.asked == 0
    sc.decide(way)
    assert wounds(sc, sc.frodo, dwarf, elf) == ([1, 0, 0] if way == 0 else [0, 1, 1])


@pytest.mark.card("1C346")
def test_moria_lake_with_one_other(scenario):
    """LOTR-18.7: two others cannot be had, so Frodo."""
    sc = before(scenario, "1C346")
    dwarf = sc.put(DWARF)
    sc.hand(1, GOBLIN)
    move(sc)
    assert wounds(sc, sc.frodo, dwarf) == [1, 0]


@pytest.mark.card("2R80")
@pytest.mark.parametrize(("king", "able"), [("1R237", True), ("1U232", False)])
def test_stricken_dumb(scenario, king, able):
    sc = old(scenario, twilight=9)
    wraith, dwarf = sc.put(king, 1), sc.put("1R13")
    axe, tale, other = sc.put("1C9", on=dwarf), sc.put("1C24"), sc.put("1C20")
    blade = sc.put("1R216", 1, on=wraith)
    sc.hand(1, "2R80", GOBLIN), sc.hand(0, HELD)
    sc.begin("maneuver").pass_until_seat(1)
    assert may_play(sc, "2R80") == able
    if able:
        sc.play("2R80")
        assert sc.offered == {axe, tale, blade}
        sc.choose(tale)
        assert (sc.wounds(wraith), sc.lives(tale), sc.lives(axe), sc.lives(other)) == (1, False, True, True)


@pytest.mark.card("3C6")
@pytest.mark.parametrize(("shown", "most"), [(RUNNER, 1), ("1C191", 2), ("1U209", 0)])
def test_a_storm_of_argument(scenario, shown, most):
    sc = old(scenario, seats=3)
    sc.hand(0, "3C6", HELD), sc.hand(1, shown), sc.hand(2, GOBLIN)
    sc.discard(0, DWARF, "1C9", ELF)
    sc.deck(0, RANGER)
    sc.begin("fellowship").play("3C6")
    assert sc.offered == {1, 2}
    sc.choose(1)
    for name in (DWARF, "1C9")[:most]:
        sc.choose(name)
    if sc.asks not in ("fellowship", "") and sc.can(Pass()):
        sc.pass_()
    assert in_deck(sc) == sorted([RANGER, *(DWARF, "1C9")[:most]])
    assert ELF in sc.in_discard(0) and sc.in_hand(1) == [shown]


@pytest.mark.card("3C6")
def test_a_storm_of_argument_may_take_fewer(scenario):
    sc = old(scenario)
    sc.hand(0, "3C6", HELD), sc.hand(1, "1C191"), sc.discard(0, DWARF, "1C9"), sc.deck(0, RANGER)
    sc.begin("fellowship").play("3C6").choose(DWARF)
    sc.pass_()
    assert in_deck(sc) == sorted([RANGER, DWARF])


@pytest.mark.card("3C31")
@pytest.mark.parametrize("site", [5, 6])
def test_departing_silently(scenario, site):
    sc = old(scenario, site=site)
    sc.put(GANDALF)
    sam, dwarf, foe = sc.put(SAM), sc.put(DWARF), sc.put(GOBLIN, 1)
    sc.hand(0, "3C31"), sc.hand(1, "1R186")
    was = sc.strength(sam)
    sc.begin("maneuver").play("3C31")
    if site == 6:
        assert sc.offered == {sc.frodo, sam}
        sc.choose(sam)
    assert sc.strength(sam) - was == (3 if site == 6 else 0)
    sc.pass_until("defend")
    assert [sc.can(Assign(each, foe), 0) for each in (sc.frodo, sam, dwarf)] == [site == 6, site == 6, True]


@pytest.mark.card("3C31")
def test_departing_silently_needs_gandalf(scenario):
    sc = old(scenario)
    sc.put(GOBLIN, 1), sc.hand(0, "3C31", HELD)
    sc.begin("maneuver")
    assert not may_play(sc, "3C31", 0)


@pytest.mark.card("3C51")
@pytest.mark.parametrize(("shown", "healed"), [(DWARF, 1), ("1R13", 2), ("1C24", 0)])
def test_coming_for_the_ring(scenario, shown, healed):
    sc = old(scenario, site=4, twilight=9, seats=3)
    own, other, third = sc.put("3U57", 1, wounds=1), sc.put(URUK, 2, wounds=1), sc.put(GOBLIN, 1, wounds=1)
    sc.hand(0, shown), sc.hand(1, "3C51", RUNNER)
    sc.begin("regroup").pass_until_seat(1).play("3C51")
    if healed == 1:
        assert sc.offered == {own, other}
        sc.choose(own)
    assert wounds(sc, own, other, third) == [healed < 1, healed < 2, 1]
    assert sc.in_hand(0) == [shown]


@pytest.mark.card("3R64")
def test_the_orc_commander_leads_orcs_of_isengard(scenario):
    sc = old(scenario, site=4, seats=3)
    orc, far, uruk, goblin = sc.put("3U57", 1), sc.put("3C56", 2), sc.put(URUK, 1), sc.put(GOBLIN, 1)
    was = [sc.strength(each) for each in (orc, far, uruk, goblin)]
    boss = sc.put("3R64", 1)
    now = [sc.strength(each) for each in (orc, far, uruk, goblin)]
    assert ([b - a for a, b in zip(was, now, strict=True)], sc.strength(boss)) == ([1, 1, 0, 0], 11)


@pytest.mark.card("3R64")
def test_the_orc_commander_lets_the_free_peoples_player_choose(scenario):
    sc = old(scenario, site=4)
    boss, dwarf, ally = sc.put("3R64", 1), sc.put(DWARF), sc.put("1C286")
    sc.begin("regroup").pass_until_seat(1).do(ability(sc, boss))
    assert (sc.asked, sc.offered) == (0, {sc.frodo, dwarf}) and ally not in sc.offered
    sc.choose(dwarf)
    assert wounds(sc, boss, dwarf) == [1, 1]


@pytest.mark.card("3C70")
@pytest.mark.parametrize(("left", "more"), [(3, 2), (2, 3), (0, 3)])
def test_servants_to_saruman(scenario, left, more):
    sc = old(scenario, site=4)
    orc, uruk = sc.put("3U57", 1), sc.put(URUK, 1)
    sc.hand(1, "3C70", *[GOBLIN] * left), sc.hand(0, HELD)
    dwarf, was = sc.put("1R13"), sc.strength(orc)
    sc.fight(dwarf, orc).pass_until_seat(1).play("3C70")
    assert (sc.strength(orc) - was, sc.strength(uruk)) == (more, 5)


@pytest.mark.card("3U96")
def test_the_orc_pillager_counts_cards_of_the_free_peoples(scenario):
    sc = old(scenario, site=6)
    foe, dwarf, other = sc.put("3U96", 1), sc.put("1R13"), sc.put(RANGER)
    sc.put("1C9", on=dwarf), sc.put("2C10", on=dwarf), sc.put("1U209", 1, on=dwarf), sc.put("1U112", on=other)
    was = [sc.strength(each) for each in (dwarf, other)]
    sc.hand(0, HELD)
    sc.fight(dwarf, foe)
    assert [sc.strength(each) for each in (dwarf, other)] == [was[0] - 2, was[1]]


@pytest.mark.card("3U96")
def test_the_ring_is_no_card_of_the_free_peoples(scenario):
    sc = old(scenario, site=6)
    foe, was = sc.put("3U96", 1), sc.strength(sc.frodo)
    sc.put(DWARF), sc.hand(0, HELD)
    sc.fight(sc.frodo, foe)
    assert sc.strength(sc.frodo) == was


@pytest.mark.card("3U119")
@pytest.mark.parametrize(("elves", "takes"), [(2, True), (2, False), (1, None)])
def test_the_house_of_elrond(scenario, elves, takes):
    sc = burdened(before(scenario, "3U119"), 2)
    for _ in range(elves):
        sc.put(ELF)
    sc.hand(1, GOBLIN)
    move(sc)
    asked = sc.asked == 0
    if asked and takes is not None:
        found = answers(sc, here(sc)) if sc.asks == "respond" else []
        if found:
            sc.do(found[0]) if takes else sc.pass_()
        else:
            sc.decide(int(takes))
    assert sc.burdens() == (1 if takes else 2)


@pytest.mark.card("3U120")
@pytest.mark.parametrize(("companions", "hurt", "able"), [(4, 0, True), (3, 0, False), (4, 2, False)])
def test_the_wastes_of_emyn_muil(scenario, companions, hurt, able):
    sc = at(scenario, "3U120", seats=3)
    orc = sc.put("3U57", 1, wounds=hurt)
    sc.put(URUK, 1), sc.put("3C56", 2)
    others = [sc.put(DWARF) for _ in range(companions - 1)]
    sc.hand(0, HELD), sc.hand(1, GOBLIN)
    sc.begin("maneuver").pass_until_seat(1)
    assert sc.can(ability(sc, here(sc))) == able
    if able:
        sc.do(ability(sc, here(sc)))
        assert (sc.asked, sc.offered) == (0, {sc.frodo, *others})
        sc.choose(others[0])
        assert wounds(sc, orc, others[0]) == [1, 1]
