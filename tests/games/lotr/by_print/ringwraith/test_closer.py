"""Ringwraith cards looked at a second time: rarer situations, by their print."""

import pytest
from tests.games.lotr.by_print.sauron.sides import GOBLIN, SOLDIER, able, act, clash, company, shadow, single

from pelipoyta.games.lotr.model import Play
from pelipoyta.games.lotr.terms import Block, Keyword

OLD = Block.FELLOWSHIP
LEMENYA, NELYA, KING = "1U232", "2R84", "1R237"


@pytest.mark.card("1R216", "3U86")
@pytest.mark.parametrize("name", ["1R216", "3U86"])
def test_another_players_blade_tip_stays(scenario, name):
    """Both speak of «your support area»."""
    sc = scenario(seats=3)
    aragorn, foe = sc.put("4C109"), sc.put("3U86", 1)
    tip = sc.put("1U209", 2)
    source = foe if name == "3U86" else sc.put("1R216", 1, on=foe)
    sc.hand(1, "1R210"), clash(sc, aragorn, foe)
    if name == "1R216" and able(sc, source):
        act(sc, source)
    sc.resolve()
    if name == "3U86" and sc.asks == "respond" and able(sc, source):
        act(sc, source)
    assert sc.s.cards[tip].host == -1


@pytest.mark.card("1U209")
def test_blade_tip_on_its_owners_turn(scenario):
    """LOTR-4.2: on the turn of its owner neither it nor its bearer is active."""
    sc = scenario()
    hero = sc.put("4C109")
    sc.put("1U209", 1, on=hero)
    sc.s.free = 1
    sc.hand(1, "1C299")
    sc.begin("turn")
    assert sc.wounds(hero) == 0


@pytest.mark.card("1R206")
def test_bent_on_discovery_after_a_second_move(scenario):
    """Each Shadow phase of its owner: another card after a second move."""
    sc = scenario()
    sc.put(KING, 1), sc.put("1R206", 1)
    sc.s.moves = 1
    sc.deck(1, *[GOBLIN] * 3), sc.hand(1, *[SOLDIER] * 8)
    sc.begin("regroup").pass_until("move-again").decide(1)
    assert (sc.asks, len(sc.in_hand(1))) == ("shadow", 9)


@pytest.mark.card("1U207")
def test_black_breath_and_healing_texts(scenario):
    """A text that heals finds others, not the bearer."""
    sc = scenario()
    merry, pippin = sc.put("1C303", wounds=1), sc.put("1C306", wounds=1)
    sc.put("1U207", 1, on=merry), sc.put(GOBLIN, 1), sc.wound(sc.frodo, 1), sc.hand(0, "1C315")
    sc.begin("maneuver").play("1C315")
    assert sc.offered == {pippin, sc.frodo}


@pytest.mark.card("2U81")
def test_they_will_find_the_ring_with_many_burdens(scenario):
    """LOTR-18.6: all companions exert who can."""
    sc = scenario(twilight=1)
    (merry,) = company(sc, 1)
    sc.put(LEMENYA, 1), sc.put(NELYA, 1), sc.set_player(0, burdens=7), sc.hand(1, "2U81")
    single(shadow(sc, "maneuver").play("2U81"))
    while sc.asked == 1 and sc.offered:
        sc.choose(min(sc.offered))
    assert (sc.wounds(merry), sc.wounds(sc.frodo)) == (1, 1)


@pytest.mark.card("6P122")
def test_deathless_lord_without_allies(scenario):
    """LOTR-18.7: then a companion exerts, of the owner's choice; another player's Nazgûl may have killed."""
    sc = scenario(seats=3)
    merry, elf, foe = sc.put("1C303"), sc.put("1U51"), sc.put(LEMENYA, 2)
    sc.put("6P122", 1), sc.fight(merry, foe).resolve()
    assert (sc.asked, sc.offered) == (1, {elf, sc.frodo})
    assert sc.choose(elf).wounds(elf) == 1


@pytest.mark.card("1R224")
def test_return_to_its_master_and_the_silent_ring(scenario):
    """LOTR-30.61: worn or not, a wound of this skirmish is a wound."""
    sc = scenario(block=OLD)
    hero, foe, wraith = sc.put("4C109"), sc.put(SOLDIER, 1), sc.put(LEMENYA, 1)
    sc.set_player(0, worn=True), sc.set_strength(wraith, sc.strength(sc.frodo)), sc.hand(1, "1R224")
    sc.fight(hero, foe).resolve().play("1R224")
    while sc.asks in ("skirmish", "respond"):
        sc.pass_()
    assert (sc.wounds(sc.frodo), sc.burdens()) == (1, 0)


@pytest.mark.card("1R224")
def test_return_to_its_master_without_a_nazgul(scenario):
    """There is nobody to be assigned: nothing comes of it for the Ring-bearer."""
    sc = scenario(block=OLD)
    hero, foe = sc.put("4C109"), sc.put(SOLDIER, 1)
    sc.set_player(0, worn=True), sc.hand(1, "1R224")
    sc.fight(hero, foe).resolve()
    if sc.asks == "respond" and sc.can(Play(1224)):
        sc.play("1R224")
    assert (sc.wounds(sc.frodo), sc.burdens(), sc.s.fight) == (0, 0, None)


@pytest.mark.card("2R75")
@pytest.mark.parametrize("bill", [True, False])
def test_bill_ferny_and_texts_about_the_roaming(scenario, bill):
    """A Nazgûl beside him is not roaming for other texts either."""
    sc = scenario(site=2)
    foe = sc.put(LEMENYA, 1)
    sc.put("1P365"), sc.hand(0, "1C119")
    if bill:
        sc.put("2R75", 1)
    sc.begin("maneuver").play("1C119")
    assert sc.lives(foe) == bill


@pytest.mark.card("2U79")
def test_resistance_becomes_unbearable_for_the_exhausted(scenario):
    """Who cannot exert is exhausted all the same, and puts the Ring on."""
    sc = scenario(block=OLD, twilight=1)
    sc.put(NELYA, 1), sc.wound(sc.frodo, sc.vitality(sc.frodo) - 1), sc.hand(1, "2U79")
    before = sc.wounds(sc.frodo)
    shadow(sc, "maneuver").play("2U79")
    assert (sc.wounds(sc.frodo), sc.s.players[0].worn) == (before, True)


@pytest.mark.card("3R81")
def test_gates_of_the_dead_city_and_blade_tip(scenario):
    """The burden of Blade Tip, a Ringwraith card in play, counts."""
    sc = scenario()
    merry = sc.put("1C303")
    sc.put("3R81", 1), sc.put("1U209", 1, on=sc.frodo), sc.hand(0, "1C299")
    sc.begin("turn")
    assert (sc.burdens(), sc.asked, sc.offered) == (1, 0, {merry, sc.frodo})


@pytest.mark.card("1R236")
def test_toldea_twice(scenario):
    """LOTR-12.2: assigned once, he is not assigned a second companion."""
    sc = scenario()
    merry, foe = sc.put("1C303"), sc.put("1R236", 1)
    sc.put("1U51"), sc.set_player(0, burdens=4), sc.hand(1, "1R169")
    act(shadow(sc, "assignment"), foe).choose(merry)
    sc.pass_until_seat(1)
    if sc.asks == "assignment" and able(sc, foe):
        act(sc, foe)
    assert [(fight.character, fight.minions) for fight in sc.s.fights] == [(merry, (foe,))]


@pytest.mark.card("1U226")
def test_their_power_is_in_terror_kills(scenario):
    """LOTR-19.2: an exhausted ally dies."""
    sc = scenario()
    ally = sc.put("1C286", wounds=1)
    sc.put(LEMENYA, 1), sc.hand(1, "1U226")
    shadow(sc, "maneuver").play("1U226")
    assert (sc.lives(ally), sc.s.players[0].dead) == (False, (1286,))


@pytest.mark.card("1U222")
def test_paths_seldom_trodden_on_an_own_site(scenario):
    """LOTR-30.53: only an opponent's site is replaced."""
    sc = scenario(block=OLD, site=2, twilight=3)
    card = sc.put("1U222", 1)
    sc.adventure(1, "1C331"), sc.hand(1, GOBLIN)
    shadow(sc, "shadow")
    if able(sc, card):
        single(act(sc, card))
    assert [sc.s.cards[i].code for i in sc.s.path] == [1320, 1327]


@pytest.mark.card("1U203")
def test_all_blades_perish_against_an_arrow(scenario):
    """A wound by archery is a wound."""
    sc = scenario(block=OLD)
    sc.put("1U51"), sc.hand(1, "1U203")
    foe = sc.put(LEMENYA, 1)
    single(sc.begin("archery"))
    while sc.asks == "archery":
        single(sc.pass_())
    assert (sc.asks, sc.asked) == ("respond", 1)
    assert sc.play("1U203").wounds(foe) == 0


@pytest.mark.card("6R88", "6R85")
def test_toldea_winged_with_his_sword(scenario):
    """Both texts are carried out, in the order the Free Peoples player likes."""
    sc = scenario()
    aragorn, foe, tale = sc.put("4C109"), sc.put("6R88", 1), sc.put("1C24")
    sc.put("6R85", 1, on=foe), sc.set_strength(foe, 14), sc.fight(aragorn, foe).resolve()
    single(sc)
    assert sc.asks == "effect"
    single(sc.decide(1))
    assert (sc.lives(tale), sc.burdens()) == (False, 1)


@pytest.mark.card("3U86", "1U209")
def test_a_second_tip_for_the_ring_bearer(scenario):
    """One Blade Tip for each character, however it is passed on."""
    sc = scenario()
    aragorn, foe = sc.put("4C109"), sc.put("3U86", 1)
    sc.put("1U209", 1, on=sc.frodo)
    tip = sc.put("1U209", 1)
    sc.fight(aragorn, foe).resolve()
    if able(sc, foe):
        act(sc, foe)
    assert sc.s.cards[tip].host != sc.frodo


@pytest.mark.card("1R216", "1U209")
def test_a_second_tip_by_morgul_blade(scenario):
    """A companion who bears a Blade Tip bears no second one."""
    sc = scenario()
    aragorn, foe = sc.put("4C109"), sc.put(LEMENYA, 1)
    sc.put("1U209", 1, on=aragorn)
    tip, blade = sc.put("1U209", 1), sc.put("1R216", 1, on=foe)
    sc.hand(0, "4C42"), sc.hand(1, "1R210"), clash(sc, aragorn, foe)
    if able(sc, blade):
        act(sc, blade)
    assert sc.s.cards[tip].host == -1


@pytest.mark.card("1U213")
def test_frozen_by_fear_against_the_ring_bearer(scenario):
    """His own skirmish, still going on, has not resolved."""
    sc = scenario(twilight=1)
    foe = sc.put(LEMENYA, 1)
    sc.hand(1, "1U213", "1R210")
    clash(sc, sc.frodo, foe).play("1U213")
    assert sc.strength(foe) == 12


@pytest.mark.card("1U234")
def test_nertea_and_minions_that_cannot_be_paid(scenario):
    """LOTR-18.10: who is too dear, or roams too far, is not offered."""
    sc = scenario(site=3, twilight=8)
    company(sc, 5)
    sc.hand(1, "1U234"), sc.discard(1, SOLDIER, GOBLIN, "1R236")
    shadow(sc, "shadow").play("1U234")
    if able(sc, sc.find("1U234")):
        act(sc, sc.find("1U234"))
    while sc.ask and sc.asks in ("play", "may", "card"):
        assert {1177, 1236}.isdisjoint(sc.offered)
        sc.choose(SOLDIER) if 1271 in sc.offered else sc.decide(1)
    assert sorted(sc.in_discard(1)) == sorted([GOBLIN, "1R236"])
    assert sc.s.twilight == 0


@pytest.mark.card("1R210")
def test_dark_whispers_with_the_lesser_choice(scenario):
    """Only Nazgûl are chosen, and the bonus goes with the skirmish."""
    sc = scenario()
    sc.set_player(0, burdens=3)
    aragorn, foe = sc.put("4C109"), sc.put(LEMENYA, 1)
    sc.put(SOLDIER, 1), sc.hand(1, "1R210", "1R210")
    clash(sc, aragorn, foe).play("1R210")
    assert sc.strength(foe) == 10
    sc.resolve()
    assert (sc.strength(foe), sc.wounds(aragorn)) == (9, 2)


@pytest.mark.card("2R77")
def test_his_terrible_servants_against_damage(scenario):
    """Each wound is a matter of its own and costs one."""
    sc = scenario(twilight=2)
    gimli, foe, card = sc.put("1U12"), sc.put(NELYA, 1), sc.put("2R77", 1)
    sc.set_strength(foe, 5), sc.fight(gimli, foe).resolve()
    act(act(sc, card), card)
    assert (sc.wounds(foe), sc.s.twilight) == (0, 0)


@pytest.mark.card("2U76")
def test_helpless_and_a_response_of_sam(scenario):
    """His response to burdens of Shadow cards is silent too."""
    sc = scenario(twilight=2)
    sam = sc.put("4C316")
    sc.put("2U76", 1, on=sam), sc.put(NELYA, 1), sc.hand(1, "2U78")
    shadow(sc, "maneuver").play("2U78")
    assert (sc.asks == "respond" and sc.asked == 0, sc.burdens(), sc.wounds(sam)) == (False, 1, 0)


@pytest.mark.card("6U83")
def test_fell_beast_and_the_nazgul_it_leaves(scenario):
    """LOTR-17.8: fierce while it is borne."""
    sc = scenario()
    foe = sc.put(LEMENYA, 1)
    beast = sc.put("6U83", 1, on=foe)
    before = sc.keyword(foe, Keyword.FIERCE)
    del sc.s.cards[beast]
    assert (before, sc.keyword(foe, Keyword.FIERCE)) == (1, 0)
