"""A random sample of cards against their print: Fellowship block, second and third set."""

import pytest

from pelipoyta.games.lotr.model import Decide, Play, Use
from pelipoyta.games.lotr.terms import Block
from pelipoyta.games.lotr.words.facts import code_of


@pytest.mark.card("2R15")
def test_an_opponent_draws_and_then_discards_shadow_cards_or_rests(scenario):
    for way in (0, 1):
        sc = scenario(seats=3)
        dwarf = sc.put("1R13")
        sc.hand(0, "2R15")
        sc.hand(2, "1C53")
        sc.deck(2, "1C177", "2C60")
        sc.begin("fellowship")
        sc.play("2R15")
        assert sc.offered == {1, 2}
        sc.choose(2)
        assert (len(sc.in_hand(2)), sc.wounds(dwarf), sc.asked) == (3, 1, 2)
        sc.decide(way)
        assert sc.in_hand(2) in (["1C53"], ["1C53", "1C177", "2C60"])


@pytest.mark.card("2R15")
def test_without_two_shadow_cards_the_phase_is_skipped(scenario):
    sc = scenario(twilight=9)
    sc.put("1R13")
    sc.hand(0, "2R15")
    sc.hand(1, "1C53")
    sc.deck(1, "1C177", "1C53")
    sc.begin("fellowship")
    sc.play("2R15")
    assert sc.in_hand(1).count("1C177") == 1
    assert not sc.can(Decide(0))
    sc.decide(1)
    sc.pass_until("regroup")
    assert sc.s.free == 0 and "1C177" in sc.in_hand(1)


@pytest.mark.card("2R27")
def test_staff_asunder(scenario):
    sc = scenario(site=5)
    gandalf, foe, idle = sc.put("2P122"), sc.put("1C177", 1), sc.put("1C177", 1)
    staff = sc.put("2C29", on=gandalf)
    sc.hand(0, "2R27", "1U293")
    sc.fight(gandalf, foe)
    sc.play("2R27")
    assert not sc.lives(staff) and not sc.lives(foe) and sc.lives(idle)
    assert sc.wounds(gandalf) == 2


@pytest.mark.card("2R27")
def test_staff_asunder_costs_both(scenario):
    for wounds, staff in ((2, True), (0, False)):
        sc = scenario(site=5)
        gandalf, foe = sc.put("2P122", wounds=wounds), sc.put("1C177", 1)
        if staff:
            sc.put("2C29", on=gandalf)
        sc.hand(0, "2R27", "1U293")
        sc.fight(gandalf, foe)
        assert sc.refused(Play(code_of("2R27")))


@pytest.mark.card("2U33")
@pytest.mark.parametrize("pays", [True, False])
def test_flee_in_terror(scenario, pays):
    sc = scenario(site=5, seats=3, twilight=3, block=Block.FELLOWSHIP)
    hero, loser = sc.put("3R38"), sc.put("2C60", 1)
    orc, uruk, fresh = sc.put("2C90", 2, wounds=2), sc.put("1C158", 1, wounds=2), sc.put("2C90", 1)
    other = sc.put("2C90", 1, wounds=2)
    sc.hand(0, "2U33")
    sc.fight(hero, loser).resolve()
    assert sc.asks == "respond"
    sc.play("2U33")
    assert sc.offered == {orc, other} and uruk not in sc.offered and fresh not in sc.offered
    sc.choose(orc)
    assert sc.asked == 2
    sc.decide(int(pays))
    assert (sc.lives(orc), sc.s.twilight) == ((True, 0) if pays else (False, 3))


@pytest.mark.card("2C35")
@pytest.mark.parametrize(("site", "wounds"), [("1U329", 1), ("1U327", 3)])
def test_natural_cover(scenario, site, wounds):
    sc = scenario(block=Block.FELLOWSHIP, sites={2: site})
    sc.put("2C35")
    for _ in range(3):
        sc.put("2C60", 1)
    sc.begin("archery")
    assert sc.wounds(sc.frodo) == wounds


@pytest.mark.card("2C35")
def test_natural_cover_needs_a_ranger(scenario):
    sc = scenario()
    sc.put("1U97")
    sc.hand(0, "2C35")
    sc.begin("fellowship")
    assert sc.refused(Play(code_of("2C35")))


@pytest.mark.card("2R113")
@pytest.mark.parametrize("bilbo", [True, False])
def test_red_book(scenario, bilbo):
    sc = scenario()
    book = sc.put("2R113")
    sc.put("1C53")
    if bilbo:
        sc.put("1R284")
    sc.hand(0, "1R66", "1C21")
    sc.deck(0, "1C7", "1C7")
    sc.begin("fellowship")
    sc.play("1C21")
    assert len(sc.in_hand(0)) == 1
    sc.play("1R66")
    if bilbo:
        sc.use(book)
    assert len(sc.in_hand(0)) == (1 if bilbo else 0)


@pytest.mark.card("2P121")
@pytest.mark.parametrize(("site", "less"), [("1U345", 2), ("1U341", 0)])
def test_gimli_lessens_underground_shadow_numbers(scenario, site, less):
    added = []
    for gimli in ("1R13", "2P121"):
        sc = scenario(site=3 if less else 2, block=Block.FELLOWSHIP)
        sc.put(gimli)
        sc.adventure(1, site)
        sc.begin("move")
        added.append(sc.s.twilight)
    assert added[0] - added[1] == less


@pytest.mark.card("3R15")
@pytest.mark.parametrize("allies", [2, 3])
def test_forests_of_lothlorien(scenario, allies):
    sc = scenario(site=5)
    forest, foe = sc.put("3R15"), sc.put("1C177", 1)
    sc.put("1C53")
    for name in ("1U57", "3U12", "3U10")[:allies]:
        sc.put(name)
    sc.adventure(1, "4U354")
    sc.begin("move")
    if allies == 3:
        assert sc.asks == "respond"
        sc.use(forest)
        assert sc.wounds(foe) == 1
    else:
        assert sc.asks != "respond" and sc.wounds(foe) == 0


@pytest.mark.card("3R19")
def test_gift_of_the_evenstar(scenario):
    sc = scenario(site=5)
    aragorn, foe, idle = sc.put("4C109"), sc.put("1C177", 1), sc.put("1C177", 1)
    gift = sc.put("3R19", on=aragorn)
    sc.hand(0, "1C7", "1C7")
    sc.fight(aragorn, foe)
    sc.use(gift, 1).decide(1).choose("1C7", "1C7")
    assert (sc.strength(foe), sc.strength(idle), sc.in_hand(0), sc.wounds(aragorn)) == (12, 13, [], 0)
    sc.use(gift, 1)
    assert (sc.strength(foe), sc.wounds(aragorn)) == (11, 1)


@pytest.mark.card("3R19")
@pytest.mark.parametrize("arwen", [True, False])
def test_gift_needs_arwen_and_aragorn(scenario, arwen):
    sc = scenario()
    aragorn = sc.put("4C109")
    sc.put("1R30" if arwen else "1C53"), sc.put("3P122")
    sc.hand(0, "3R19")
    sc.begin("fellowship")
    if arwen:
        sc.play("3R19")
        assert sc.s.cards[sc.find("3R19")].host == aragorn
    else:
        assert sc.refused(Play(code_of("3R19")))


@pytest.mark.card("3R50")
@pytest.mark.parametrize("pays", [0, 1])
def test_aragorn_is_exhausted_unless_burdens_are_added(scenario, pays):
    sc = scenario(site=5)
    aragorn, _ = sc.put("4C109", wounds=1), sc.put("3C56", 1)
    sc.hand(1, "3R50")
    before = sc.burdens()
    sc.begin("maneuver").pass_until_seat(1)
    sc.play("3R50")
    assert sc.asked == 0
    sc.decide(pays)
    assert (sc.wounds(aragorn), sc.burdens() - before) == ((1, 2) if pays else (3, 0))


@pytest.mark.card("3R50")
def test_needs_an_isengard_minion(scenario):
    sc = scenario(site=5)
    sc.put("4C109"), sc.put("4R33", 1), sc.put("2C90", 1)
    sc.hand(1, "3R50", "1U220")
    sc.begin("maneuver")
    assert sc.refused(Play(code_of("3R50")), 1)


@pytest.mark.card("3C62")
def test_worker_lets_the_other_choose(scenario):
    sc = scenario(site=5)
    worker, hero, ally = sc.put("3C62", 1), sc.put("1R13"), sc.put("1U57")
    sc.begin("regroup").pass_until_seat(1)
    sc.use(worker)
    assert (sc.asked, sc.offered) == (0, {hero, sc.frodo}) and ally not in sc.offered
    sc.choose(hero)
    assert (sc.wounds(hero), sc.wounds(worker)) == (1, 1)


@pytest.mark.card("3R65", "3R66")
@pytest.mark.parametrize(("name", "step"), [("3R65", "regroup"), ("3R66", "maneuver")])
def test_exhausts_a_companion_but_not_the_bearer(scenario, name, step):
    sc = scenario(site=5, seats=3)
    foe, hero, tired = sc.put(name, 1), sc.put("1R13"), sc.put("1R30", wounds=2)
    sc.put("1U57")
    sc.set_player(0, burdens=5)
    sc.begin(step).pass_until_seat(1)
    sc.use(foe)
    assert sc.offered - {tired} <= {hero} and sc.frodo not in sc.offered
    sc.choose(*({hero} & sc._pickable()))
    assert (sc.wounds(hero), sc.wounds(foe), sc.wounds(tired)) == (2, 2, 2)


@pytest.mark.card("3R66")
def test_berserker_needs_five_burdens(scenario):
    sc = scenario(site=5)
    foe = sc.put("3R66", 1)
    sc.put("1R13")
    sc.set_player(0, burdens=4)
    sc.hand(1, "3R50")
    sc.begin("maneuver").pass_until_seat(1)
    assert sc.refused(Use(foe, 0))
