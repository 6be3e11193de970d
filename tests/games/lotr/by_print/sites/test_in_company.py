"""Sites beside other cards: several players, starting fellowships, later phases, by their print."""

import pytest
from tests.games.lotr.by_print.sites.parts import *

from pelipoyta.games.lotr.engine.numbers import cost
from pelipoyta.games.lotr.model import Assign, Transfer
from pelipoyta.games.lotr.terms import Keyword, Side


@pytest.mark.card("1U320", "4U324")
@pytest.mark.parametrize("site", ["1U320", "4U324"])
def test_no_site_text_in_a_starting_fellowship(scenario, site):
    """LOTR-3.9."""
    sc = at(scenario, site)
    sc.deck(0, "1R89", KNIGHT, KNIGHT)
    sc.hand(0, "1C3", "1C4")
    sc.starting()
    sc.play(KNIGHT).play(KNIGHT)
    assert (sc.s.twilight, sc.in_discard(0)) == (0, [])


@pytest.mark.card("1U327")
def test_bree_gate_for_a_ranger_who_comes_later(scenario):
    """LOTR-30.46: from the first moment."""
    sc = at(scenario, "1U327")
    sc.hand(0, "1R89")
    sc.begin("turn")
    assert sc.s.limit == 2
    sc.play("1R89")
    assert sc.s.limit == 3


@pytest.mark.card("1C331")
def test_ettenmoors_is_for_any_of_ones_characters(scenario):
    """Also a companion who is not in the skirmish, and exhausted ones cannot."""
    sc = at(scenario, "1C331")
    guard, other, orc = sc.put(GUARD, wounds=1), sc.put("1U12"), sc.put(ORC, 1)
    sc.fight(guard, orc).do(ability(sc, here(sc)))
    assert sc.offered == {sc.frodo, other}


@pytest.mark.card("1U329")
def test_breeland_forest_and_stealth_conditions(scenario):
    """Only events are meant: 1U316 is a condition with stealth."""
    sc = at(scenario, "1U329")
    sc.hand(0, "1U316")
    sc.begin("fellowship").play("1U316")
    assert in_play(sc, "1U316")


@pytest.mark.card("1U330")
def test_buckleberry_ferry_with_gandalf_gone(scenario):
    """While: a Wizard in the fellowship brings the phases back; an ally does not."""
    sc = at(scenario, "1U330")
    sc.put("1C303"), sc.put(ORC, 1), sc.put("1R40")
    gandalf = sc.put("1P364")
    sc.begin("assignment")
    assert sc.asks == "defend"
    del sc.s.cards[gandalf]
    sc.begin("assignment")
    assert sc.asks != "defend"


@pytest.mark.card("1U333")
def test_midgewater_moors_counts_minions_from_piles(scenario):
    """Each time a minion is played, from the discard pile too (1C196)."""
    sc = at(scenario, "1U333", twilight=20)
    coming = sc.put("1C196", 1)
    sc.discard(1, "1C185")
    sc.hand(1, "1C3", "1C4", "1C5"), sc.hand(0, "1C3")
    sc.begin("shadow", 1).do(ability(sc, coming))
    while sc.asked == 1 and sc.offered:
        sc.choose(min(sc.offered))
    while sc.asked == 0 and sc.offered:
        sc.choose(min(sc.offered))
    assert (in_play(sc, "1C185"), sc.in_hand(0)) == (True, [])


@pytest.mark.card("1U334")
def test_trollshaw_forest_and_transfers(scenario):
    """LOTR-21.6: a transfer is no playing."""
    sc = at(scenario, "1U334")
    one, two = sc.put(GUARD), sc.put(GUARD)
    axe = sc.put("1C9", on=one)
    sc.deck(0, "1C3")
    sc.begin("fellowship").do(Transfer(axe))
    if sc.offered:
        sc.choose(two)
    assert (sc.s.cards[axe].host, sc.in_hand(0)) == (two, [])


@pytest.mark.card("1U339", "1U340", "1U341", "2C117", "4U354")
@pytest.mark.parametrize(
    ("site", "name"), [("1U339", "1C303"), ("1U340", "1U97"), ("1U341", "1R50"), ("2C117", "1R291"), ("4U354", "1C9")]
)
def test_the_rule_of_four_at_drawing_sites(scenario, site, name):
    """LOTR-7.5: after four cards none is drawn, but the card is played."""
    sc = at(scenario, site)
    sc.put(GUARD)
    sc.hand(0, name)
    sc.deck(0, "1C3", "1C4")
    sc.begin("fellowship")
    sc.s.drawn = 4
    sc.do(ability(sc, here(sc))).choose(name)
    assert (in_play(sc, name), sc.in_hand(0)) == (True, [])


@pytest.mark.card("1U352")
def test_lothlorien_woods_in_the_archery_and_skirmish(scenario):
    """At home there the ally fights with three more."""
    sc = at(scenario, "1U352")
    ally, orc = sc.put("1R45"), sc.put(ORC, 1)
    sc.begin("assignment")
    assert sc.can(Assign(ally, orc))


@pytest.mark.card("1U355", "4U357")
@pytest.mark.parametrize("site", ["1U355", "4U357"])
def test_arrivals_of_the_regroup_phase(scenario, site):
    """A second move brings it as well."""
    sc = before(scenario, site)
    knight = sc.put(KNIGHT)
    sc.s.moves = 1
    sc.begin("regroup").pass_until("move-again").decide(1)
    assert sc.wounds(knight) == 1


@pytest.mark.card("1U359", "4U331")
@pytest.mark.parametrize("site", ["1U359", "4U331"])
def test_a_march_is_stopped_for_this_turn(scenario, site):
    """A new turn is free again."""
    sc = at(scenario, site)
    names = [ORC] * 5 if site == "1U359" else ["4C187"] * 3
    for name in names:
        sc.put(name, 1)
    sc.begin("shadow", 1).do(ability(sc, here(sc)))
    sc.adventure(1, "1U361" if site == "1U359" else "4U342")
    sc.begin("turn").pass_until("fellowship")
    where = sc.s.players[0].site
    sc.pass_()
    assert sc.s.players[0].site == where + 1


@pytest.mark.card("4U333")
def test_plains_of_rohan_camp_begins_each_fellowship_phase(scenario):
    """Nobody wounded: nobody is asked."""
    sc = at(scenario, "4U333")
    sc.put(KNIGHT)
    sc.begin("fellowship")
    assert sc.asks == "fellowship"


@pytest.mark.card("4U335")
def test_uruk_camp_and_trackers_from_the_pile(scenario):
    """Played from elsewhere it exerts too, before it can be used."""
    sc = at(scenario, "4U335", twilight=9, seats=3)
    sc.hand(2, URUK)
    sc.begin("shadow", 2).play(URUK)
    assert sc.wounds(sc.find(URUK)) == 1


@pytest.mark.card("4U340")
def test_streets_of_edoras_and_left_over_minions(scenario):
    """The Shadow player cannot assign to such an ally, who is not shot at either."""
    name = next(
        c.id for c in CARDS.values() if (3, Block.TOWERS) in c.home and c.culture and c.culture.value == "rohan"
    )
    sc = at(scenario, "4U340")
    ally, uruk = sc.put(name), sc.put(URUK, 1)
    sc.begin("assignment").pass_()
    assert not sc.can(Assign(ally, uruk), 1)
    sc = at(scenario, "4U340")
    ally = sc.put(name)
    sc.put("4C248", 1), sc.put("4C248", 1), sc.put(KNIGHT)
    sc.begin("archery").pass_until_seat(0)
    assert ally not in sc.offered


@pytest.mark.card("4U353")
def test_great_hall_archers(scenario):
    """LOTR-11.2: an archer ally of Rohan counts there."""
    sc = at(scenario, "4U353")
    guma = sc.put("4C277")
    sc.give(guma, Keyword.ARCHER)
    assert arrows(sc, Side.FREE) == 1


@pytest.mark.card("4U347", "1U338")
@pytest.mark.parametrize(
    ("site", "there", "other", "price"), [("4U347", URUK, "4C195", 0), ("1U338", "1U232", "1R236", 1)]
)
def test_a_first_one_of_an_earlier_site(scenario, site, there, other, price):
    """Of those played here: one that came before the fellowship did does not count."""
    sc = at(scenario, site)
    sc.put(there, 1)
    assert cost(sc.s, 1, code_of(other)) == price


@pytest.mark.card("4U361", "4U348")
def test_saruman_of_dunland(scenario):
    """LOTR-24.3: Saruman is the title; Saruman's Staff is another card."""
    sc = at(scenario, "4U361", twilight=9)
    sc.discard(1, "4R33", "4R174", "3R68")
    sc.begin("shadow", 1).do(ability(sc, here(sc)))
    assert sc.offered == {4033, 3068}
    sc = at(scenario, "4U348", twilight=9)
    sc.deck(1, "4R33", "4R174")
    sc.begin("shadow", 1).do(ability(sc, here(sc)))
    assert sc.offered == {4033}


@pytest.mark.card("5U119", "6U120")
@pytest.mark.parametrize("site", ["5U119", "6U120"])
def test_the_free_peoples_player_has_no_minion(scenario, site):
    """A companion's wound is not prevented there."""
    sc = at(scenario, site, twilight=9)
    rider, uruk = sc.put(RIDER), sc.put(URUK, 1)
    sc.put(HORSE, on=rider)
    sc.hand(0, "4C10", "4C10"), sc.hand(1, "4C10", "4C10")
    sc.set_strength(uruk, 6)
    sc.fight(rider, uruk).resolve()
    assert sc.wounds(rider) == 2
    assert sc.s.twilight in (9, 0)


@pytest.mark.card("3C118")
def test_the_great_river_and_the_dead(scenario):
    """Taking cards into hand from a pile is no playing (1U17 shuffles)."""
    sc = at(scenario, "3C118")
    grimir = sc.put("1U17")
    sc.discard(0, "1C3")
    sc.begin("fellowship").do(ability(sc, grimir)).choose("1C3")
    assert sc.in_discard(0) == []


@pytest.mark.card("3U115")
def test_caras_galadhon_and_assignment_actions(scenario):
    """A minion assigned by an ability fills the place too (4U249)."""
    sc = at(scenario, "3U115")
    commander, orc = sc.put("4U249", 1), sc.put(ORC, 1)
    for _ in range(5):
        sc.put(KNIGHT)
    sc.begin("assignment").pass_until_seat(1)
    sc.do(ability(sc, commander)).decide(0)
    sc.pass_until("defend")
    assert not sc.can(Assign(sc.frodo, orc))
    sc.pass_()
    assert not sc.can(Assign(sc.frodo, orc), 1)


@pytest.mark.card("1R1", "4C2")
@pytest.mark.parametrize("name", ["1R1", "4C2"])
def test_a_ring_and_an_overwhelming_foe(scenario, name):
    """LOTR-19.14: no wound is about to be taken, so nothing is asked."""
    sc = scenario(block=Block.FELLOWSHIP if name == "1R1" else Block.TOWERS)
    sc.ring(name)
    sc.fight(sc.frodo, sc.put(ORC, 1))
    assert sc.s.over is not None


@pytest.mark.card("1C2", "4C2")
@pytest.mark.parametrize("name", ["1C2", "4C2"])
def test_a_worn_ring_in_a_second_skirmish(scenario, name):
    """Worn until the regroup phase: the fierce skirmish's wound is a burden without asking."""
    sc = scenario(block=Block.FELLOWSHIP if name == "1C2" else Block.TOWERS)
    sc.ring(name)
    foe = sc.put("4C10", 1)
    sc.set_strength(foe, 5)
    sc.set_player(0, worn=True)
    sc.fight(sc.frodo, foe)
    assert (sc.burdens(), sc.wounds(sc.frodo)) == (1, 0)
