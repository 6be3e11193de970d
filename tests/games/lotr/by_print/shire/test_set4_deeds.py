"""Events of the Shire of set 4, by their print."""

import pytest
from tests.games.lotr.by_print.situations import burdened, codes, play_rule
from tests.games.lotr.cards.crowd import brute

from pelipoyta.games.lotr.cards.hand import *


@pytest.mark.card("4R304")
def test_get_on_lays_two_sites(scenario):
    """Two burdens; the next two sites are the player's own, an opponent's goes back."""
    sc = scenario()
    sc.put_site("4U342", 1)
    sc.adventure(0, "4U341", "4U346", "4U350")
    sc.adventure(1)
    sc.hand(0, "4R304")
    sc.begin("fellowship").play("4R304")
    assert [(sc.s.cards[i].code, sc.s.cards[i].owner) for i in sc.s.path[2:]] == [(4341, 0), (4346, 0)]
    assert (sc.burdens(), sc.s.players[1].adventure) == (2, (4342,))


@pytest.mark.card("4R304")
def test_get_on_before_the_end(scenario):
    """LOTR-23.4: from site 8 there is but one; as much as possible is done (LOTR-18.6)."""
    sc = scenario(site=8)
    sc.adventure(0, "4U362")
    sc.hand(0, "4R304")
    sc.begin("fellowship").play("4R304")
    assert (len(sc.s.path), sc.s.cards[sc.s.path[8]].owner, sc.burdens()) == (9, 0, 2)


@pytest.mark.card("4R307")
@pytest.mark.parametrize("says", [True, False])
def test_impatient_sam_wins(scenario, make, says):
    """Three stronger; when he wins, a burden may go."""
    sc = burdened(scenario(), 2)
    sam, foe = sc.put("4C316"), sc.put(brute(make), 1)
    sc.hand(0, "4R307", "4C321")
    sc.fight(sam, foe).play("4R307")
    assert (sc.wounds(sam), sc.strength(sam)) == (1, 6)
    sc.resolve()
    sc.decide(int(says))
    assert sc.burdens() == 2 - says


@pytest.mark.card("4R307")
def test_impatient_sam_loses_or_is_exhausted(scenario, make):
    sc = burdened(scenario(), 2)
    sam, foe = sc.put("4C316"), sc.put(brute(make, strength=7), 1)
    sc.hand(0, "4R307")
    sc.fight(sam, foe).play("4R307")
    assert (sc.wounds(sam), sc.burdens(), sc.asks in ("may", "respond")) == (2, 2, False)
    other = scenario()
    sam, foe = other.put("4C316", wounds=3), other.put(brute(make, strength=7), 1)
    other.hand(0, "4R307", "4C321")
    other.fight(sam, foe)
    assert play_rule(other, "4R307") == "LOTR-18.3"


@pytest.mark.card("4C308")
def test_knocked_on_the_head_plays_an_unbound_hobbit(scenario):
    """From one's discard pile, at the usual cost; Sam is bound."""
    sc = scenario()
    sc.discard(0, "4C310", "4C314", "4C316", "4C49")
    sc.hand(0, "4C308")
    sc.begin("regroup").play("4C308")
    assert sc.offered == codes("4C310", "4C314")
    sc.choose("4C310")
    assert (sc.lives(sc.find("4C310")), sc.s.twilight) == (True, 1)


@pytest.mark.card("4C308")
def test_knocked_on_the_head_needs_one_there(scenario):
    """LOTR-18.8, LOTR-24.1: Merry is in play already."""
    sc = scenario()
    sc.put("4R311")
    sc.discard(0, "4C310", "4C316")
    sc.hand(0, "4C308", "4U320")
    assert play_rule(sc.begin("regroup"), "4C308") == "LOTR-18.8"


@pytest.mark.card("4U309")
def test_light_shining_heals_twice(scenario):
    """Frodo, Sam and Sméagol are Ring-bound; Merry is not."""
    sc = scenario()
    sam, smeagol = sc.put("4C316", wounds=3), sc.put("5C28", wounds=1)
    sc.put("4C310", wounds=2)
    sc.hand(0, "4U309")
    sc.begin("fellowship").play("4U309")
    assert sc.offered == {sam, smeagol}
    sc.choose(sam)
    assert (sc.wounds(sam), sc.wounds(smeagol), sc.burdens()) == (1, 1, 1)


@pytest.mark.card("4U309")
def test_light_shining_may_corrupt(scenario):
    """LOTR-19.8: the burden comes first, and the tenth is the last."""
    sc = burdened(scenario(), 9)
    sc.wound(sc.frodo, 2)
    sc.hand(0, "4U309")
    sc.begin("fellowship").play("4U309")
    assert sc.s.over


@pytest.mark.card("4U312")
def test_mind_your_own_affairs(scenario, make):
    """A minion that fights one of the Frodo signet; Frodo is spotted; a burden."""
    sc = scenario()
    merry, foe, idle = sc.put("4C310"), sc.put(brute(make), 1), sc.put(brute(make), 1)
    sc.hand(0, "4U312", "4C322")
    sc.fight(merry, foe).play("4U312")
    assert (sc.wounds(foe), sc.wounds(idle), sc.burdens(), sc.s.twilight) == (1, 0, 1, 1)


@pytest.mark.card("4U312")
def test_mind_your_own_affairs_of_another_signet(scenario, make):
    """LOTR-18.8: paid for nothing; Frodo of the starter has Gandalf's signet."""
    sc = scenario()
    sc.put("4C310")
    foe = sc.put(brute(make), 1)
    sc.hand(0, "4U312", "4C321")
    sc.fight(sc.frodo, foe).play("4U312")
    assert (sc.wounds(foe), sc.burdens()) == (0, 1)


@pytest.mark.card("4U318")
def test_seven_we_had_discards_a_condition_of_a_hobbit(scenario):
    """Of either side; not one in a support area, not on a Dwarf."""
    sc = scenario()
    merry, gimli = sc.put("4C310"), sc.put("4C49")
    weary, own = sc.put("4C212", 1, on=merry), sc.put("4R300", on=merry)
    other = sc.put("4C212", 1, on=gimli)
    sc.hand(0, "4U318")
    sc.begin("fellowship").play("4U318")
    assert sc.offered == {weary, own}
    sc.choose(weary)
    assert (sc.lives(weary), sc.lives(own), sc.lives(other), sc.burdens()) == (False, True, True, 1)


@pytest.mark.card("4U318")
def test_seven_we_had_leaves_possessions(scenario):
    sc = scenario()
    merry = sc.put("4C310")
    sword = sc.put("4C306", on=merry)
    sc.hand(0, "4U318")
    sc.begin("fellowship").play("4U318")
    assert (sc.lives(sword), sc.burdens(), sc.in_discard(0)) == (True, 1, ["4U318"])


@pytest.mark.card("4C319", "4C321")
@pytest.mark.parametrize(("name", "last"), [("4C319", 4), ("4C321", 5)])
def test_stealth_cancels_up_to_a_towers_site(scenario, make, name, last):
    sc = scenario(site=last)
    merry, foe = sc.put("4C310"), sc.put(brute(make, strength=20), 1)
    sc.hand(0, name)
    sc.fight(merry, foe).play(name)
    assert (sc.s.fight, sc.wounds(merry), sc.wounds(foe), sc.s.twilight) == (None, 0, 0, 1)


@pytest.mark.card("4C319")
@pytest.mark.parametrize(("strength", "lives"), [(8, True), (9, False)])
def test_severed_his_bonds_later(scenario, make, strength, lives):
    """LOTR-30.12: at site 5 he is only overwhelmed by three times his strength; so too on the old path."""
    for sc in (scenario(site=5), scenario(site=2, block=Block.FELLOWSHIP)):
        merry, foe = sc.put("4C310"), sc.put(brute(make, strength=strength), 1)
        sc.hand(0, "4C319")
        sc.fight(merry, foe).play("4C319").choose(merry).resolve()
        assert sc.lives(merry) is lives


@pytest.mark.card("4C321")
def test_swiftly_and_softly_later(scenario, make):
    """At site 6 a Hobbit takes no more than one wound, though the minion's damage is three."""
    sc = scenario(site=6)
    merry, foe = sc.put("4C310"), sc.put(brute(make, keywords=damage(3)), 1)
    sc.put("4C49")
    sc.hand(0, "4C321")
    sc.fight(merry, foe).play("4C321")
    assert sc.offered == {merry, sc.frodo}
    sc.choose(merry).resolve()
    assert (sc.lives(merry), sc.wounds(merry)) == (True, 1)


@pytest.mark.card("4U320")
@pytest.mark.parametrize(("gandalf", "left"), [(False, 2), (True, 1)])
def test_store_room(scenario, gandalf, left):
    """Once, or twice with Gandalf; an unbound Hobbit."""
    sc = scenario()
    merry, sam = sc.put("4C310", wounds=3), sc.put("4C316", wounds=3)
    if gandalf:
        sc.put("4C90")
    sc.hand(0, "4U320")
    sc.begin("regroup").play("4U320")
    assert (sc.wounds(merry), sc.wounds(sam), sc.s.twilight) == (left, 3, 1)


@pytest.mark.card("4U320")
def test_store_room_for_one_of_two(scenario):
    """LOTR-17.5: only in the regroup phase; both wounds are healed on the same Hobbit."""
    sc = scenario()
    merry, pippin = sc.put("4C310", wounds=2), sc.put("4C314", wounds=2)
    sc.put("4C90"), sc.put("4C49", wounds=1)
    sc.hand(0, "4U320")
    assert play_rule(sc.begin("fellowship"), "4U320") == "LOTR-17.5"
    sc.begin("regroup").play("4U320")
    assert sc.offered == {merry, pippin}
    sc.choose(pippin)
    assert (sc.wounds(merry), sc.wounds(pippin)) == (2, 0)


@pytest.mark.card("4C322")
def test_warmed_up_discards_an_unbound_hobbit(scenario, make):
    """LOTR-13.7: he is gone from the skirmish, and not dead (LOTR-19.7)."""
    sc = scenario()
    merry, pippin, foe = sc.put("4C310"), sc.put("4C314"), sc.put(brute(make), 1)
    sc.put("4C316"), sc.put("4C49")
    sc.hand(0, "4C322")
    sc.fight(merry, foe).play("4C322")
    assert sc.offered == {merry, pippin}
    sc.choose(merry)
    assert (sc.lives(merry), sorted(sc.in_discard(0)), sc.s.players[0].dead) == (False, ["4C310", "4C322"], ())


@pytest.mark.card("4C322")
def test_warmed_up_without_an_unbound_hobbit(scenario, make):
    """LOTR-18.8: nobody is discarded."""
    sc = scenario()
    sam, gimli, foe = sc.put("4C316"), sc.put("4C49"), sc.put(brute(make), 1)
    sc.hand(0, "4C322", "4C42")
    sc.fight(gimli, foe).play("4C322")
    assert (sc.lives(sam), sc.lives(gimli), sc.in_discard(0)) == (True, True, ["4C322"])
