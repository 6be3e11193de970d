"""Sites 4 to 6 of the Fellowship block, by their print."""

import pytest
from tests.games.lotr.by_print.sites.parts import *

from pelipoyta.games.lotr.engine.numbers import cost, is_roaming
from pelipoyta.games.lotr.model import Assign
from pelipoyta.games.lotr.terms import Keyword


@pytest.mark.card("1U343")
@pytest.mark.parametrize("way", [0, 1])
def test_balins_tomb(scenario, way):
    """A tale from play or hand heals one's companion."""
    sc = at(scenario, "1U343")
    guard, tale = sc.put(GUARD, wounds=1), sc.put("1C24")
    sc.put("1U17", wounds=1), sc.put(ORC, 1)
    sc.hand(0, "1R66", "1C3")
    sc.begin("maneuver").do(ability(sc, here(sc)))
    if not sc.offered:
        sc.decide(way)
    if sc.offered:
        sc.choose("1R66" if way else tale)
    assert (sc.wounds(guard), sc.lives(tale), "1R66" in sc.in_hand(0)) == (0, bool(way), not way)


@pytest.mark.card("1U343")
def test_balins_tomb_without_a_tale(scenario):
    """LOTR-18.3; and a Shadow player has no companion to heal."""
    sc = at(scenario, "1U343")
    guard = sc.put(GUARD, wounds=1)
    sc.put(ORC, 1), sc.put("1C21")
    sc.hand(0, "1C19")
    sc.begin("maneuver")
    assert sc.refused(ability(sc, here(sc))).rule == "LOTR-18.3"
    assert sc.wounds(guard) == 1


@pytest.mark.card("1U344", "1C346", "4U345")
@pytest.mark.parametrize(("site", "name"), [("1U344", "1U12"), ("1C346", "frodo"), ("4U345", "4P365")])
@pytest.mark.parametrize("alone", [True, False])
def test_one_or_two_others_exert(scenario, site, name, alone):
    """The named companion, or two other ones; the Free Peoples player picks."""
    sc = before(scenario, site)
    named = sc.frodo if name == "frodo" else sc.put(name)
    one, two = sc.put(GUARD), sc.put(GUARD)
    move(sc)
    assert sc.asked == 0
    sc.decide(0 if alone else 1)
    if not alone and sc.offered:
        assert named not in sc.offered
        sc.choose(one, two)
    assert wounds(sc, named, one, two) == ([1, 0, 0] if alone else [0, 1, 1])


@pytest.mark.card("1U344", "1C346", "4U345")
@pytest.mark.parametrize(("site", "name"), [("1U344", "1U12"), ("1C346", "frodo"), ("4U345", "4P365")])
def test_the_way_that_can_be_gone(scenario, site, name):
    """LOTR-18.7: with one other companion only, the named one exerts; exhausted, the two others."""
    sc = before(scenario, site)
    named = sc.frodo if name == "frodo" else sc.put(name)
    other = sc.put(GUARD)
    if name != "frodo":
        sc.wound(sc.frodo, 3)
    move(sc)
    if sc.asks == "effect":
        sc.decide(0)
    assert wounds(sc, named, other) == [1, 0]
    sc = before(scenario, site)
    named = sc.frodo if name == "frodo" else sc.put(name)
    sc.wound(named, sc.vitality(named) - 1)
    if name != "frodo":
        sc.wound(sc.frodo, 3)
    one, two = sc.put(GUARD), sc.put(GUARD)
    move(sc)
    if sc.asks == "effect":
        sc.decide(1)
    assert wounds(sc, one, two) == [1, 1]


@pytest.mark.card("1U345")
def test_mithril_mine(scenario):
    """A Shadow weapon from the pile, for (1) and its cost."""
    sc = at(scenario, "1U345", twilight=3)
    orc = sc.put(ORC, 1)
    sc.discard(1, "1R190", "1C192", "1C185")
    sc.hand(1, "1C185")
    sc.begin("shadow", 1).do(ability(sc, here(sc))).choose("1R190")
    assert (sc.strength(orc), sc.s.twilight, sc.in_discard(1)) == (15, 1, ["1C192", "1C185"])


@pytest.mark.card("1U345")
@pytest.mark.parametrize(("pool", "pile"), [(1, "1R190"), (9, "1C192"), (9, "1C9")])
def test_mithril_mine_refused(scenario, pool, pile):
    """LOTR-18.8: the weapon must be there and payable."""
    sc = at(scenario, "1U345", twilight=pool)
    sc.put(ORC, 1)
    sc.discard(1, pile)
    sc.hand(1, "1C180")
    sc.begin("shadow", 1)
    assert not sc.can(ability(sc, here(sc)))
    assert sc.s.twilight == pool


@pytest.mark.card("1U347")
def test_moria_stairway(scenario):
    """Companions and minions with a hand weapon; no ally, no armor."""
    sc = at(scenario, "1U347")
    guard, ally, orc, bare = sc.put(GUARD), sc.put("1U17"), sc.put(ORC, 1), sc.put(GUARD)
    sc.put("1C9", on=guard), sc.put("1C9", on=ally), sc.put("1C180", 1, on=orc), sc.put("1C8", on=bare)
    assert [sc.keyword(card, Keyword.DAMAGE) for card in (guard, ally, orc, bare)] == [1, 0, 1, 0]


@pytest.mark.card("1U347")
def test_moria_stairway_counts_once(scenario):
    """Two hand weapons are no more than one."""
    sc = at(scenario, "1U347")
    guard = sc.put(GUARD)
    sc.put("1C9", on=guard), sc.put("2C10", on=guard)
    assert sc.keyword(guard, Keyword.DAMAGE) == 1


@pytest.mark.card("2U118", "1U350")
@pytest.mark.parametrize(("site", "name", "full"), [("2U118", "1C176", 3), ("1U350", "1C177", 6)])
def test_the_first_of_each_shadow_phase(scenario, site, name, full):
    """Two less for the first, for each Shadow player again."""
    sc = at(scenario, site, twilight=30, seats=3)
    sc.hand(1, name, name), sc.hand(2, name, "1C158")
    sc.begin("shadow", 2).play("1C158")
    left = sc.s.twilight
    sc.play(name)
    assert left - sc.s.twilight == full - 2
    sc.begin("shadow", 1).play(name).play(name)
    assert left - sc.s.twilight == full - 2 + full - 2 + full


@pytest.mark.card("2U118", "1U350")
@pytest.mark.parametrize(("site", "code"), [("2U118", 1177), ("2U118", 1256), ("1U350", 1271), ("1U350", 1158)])
def test_another_kind_is_not_cheaper(scenario, site, code):
    """No archer, or of another culture; no Orc of Moria."""
    sc = at(scenario, site)
    plain = scenario(site=sc.s.players[0].site, block=Block.FELLOWSHIP)
    assert cost(sc.s, 1, code) == cost(plain.s, 1, code)


@pytest.mark.card("2C119")
@pytest.mark.parametrize(("name", "roams"), [("1C158", False), ("1C271", True)])
def test_hollin(scenario, name, roams):
    """Uruk-hai do not roam, and pay no penalty; Orcs of Sauron do."""
    sc = at(scenario, "2C119", twilight=20)
    sc.hand(1, name)
    sc.begin("shadow", 1).play(name)
    assert is_roaming(sc.s, sc.s.cards[sc.find(name)]) == roams
    assert sc.s.twilight == 16  # four, or two and two for roaming


@pytest.mark.card("2C119")
def test_hollin_elsewhere(scenario):
    sc = scenario(site=3, block=Block.FELLOWSHIP)
    assert (cost(sc.s, 1, 1158), cost(at(scenario, "2C119").s, 1, 1158)) == (6, 4)


@pytest.mark.card("3U116")
def test_eregion_hills(scenario):
    sc = before(scenario, "3U116")
    sc.hand(1, "1C185")
    move(sc)
    assert (sc.burdens(), sc.s.twilight) == (1, 3)


@pytest.mark.card("3U116")
def test_eregion_hills_may_corrupt(scenario):
    """LOTR-19.8: the tenth burden; leaving it adds none."""
    sc = before(scenario, "3U116")
    sc.set_player(0, burdens=9)
    move(sc)
    assert sc.s.over is not None
    sc = scenario(site=4, block=Block.FELLOWSHIP, sites={4: "3U116"})
    sc.adventure(1, "1C349")
    sc.hand(1, "1C185")
    move(sc)
    assert sc.burdens() == 0


@pytest.mark.card("1C351")
def test_galadriels_glade(scenario):
    """An Elf exerts, an ally too, and sees an opponent's hand; nobody else does."""
    sc = at(scenario, "1C351", seats=3)
    elf = sc.put("1R40")
    sc.hand(2, "1C185"), sc.hand(1, "1C177")
    sc.begin("fellowship").do(ability(sc, here(sc)))
    assert sc.offered == {1, 2}
    sc.choose(2)
    assert sc.wounds(elf) == 1
    (held,) = sc.s.players[2].hand
    assert 0 in held.eyes and 1 not in held.eyes
    assert sc.s.players[1].hand[0].eyes == ()


@pytest.mark.card("1C351")
def test_galadriels_glade_without_elves(scenario):
    sc = at(scenario, "1C351")
    sc.put(GUARD), sc.put("1R50", wounds=2)
    sc.hand(1, "1C185")
    sc.begin("fellowship")
    assert sc.refused(ability(sc, here(sc))).rule == "LOTR-18.3"


@pytest.mark.card("1U352")
@pytest.mark.parametrize(("name", "bonus"), [("1R45", 3), ("1R40", 0)])
def test_lothlorien_woods(scenario, name, bonus):
    """Allies whose home is 6; Elrond's is 3."""
    sc = at(scenario, "1U352")
    ally = sc.put(name)
    plain = scenario(site=6, block=Block.FELLOWSHIP)
    assert sc.strength(ally) - plain.strength(plain.put(name)) == bonus


@pytest.mark.card("1U352")
def test_lothlorien_woods_left_behind(scenario):
    """LOTR-23.2; companions gain nothing there."""
    sc = scenario(site=7, block=Block.FELLOWSHIP, sites={6: "1U352"})
    away = sc.strength(sc.put("1R45"))
    sc = at(scenario, "1U352")
    assert (sc.strength(sc.put("1R45")) - away, sc.strength(sc.put("1R50"))) == (3, 6)


@pytest.mark.card("2U120")
def test_valley_of_the_silverlode(scenario):
    """Each Hobbit companion may heal on arrival; others and allies do not."""
    sc = before(scenario, "2U120")
    merry, guard, ally = sc.put("1C303", wounds=2), sc.put(GUARD, wounds=1), sc.put("1C286", wounds=1)
    sc.wound(sc.frodo, 1)
    move(sc)
    assert sc.offered == {merry, sc.frodo}
    sc.choose(merry, sc.frodo)
    assert wounds(sc, merry, sc.frodo, guard, ally) == [1, 0, 1, 1]


@pytest.mark.card("2U120")
def test_valley_of_the_silverlode_declined(scenario):
    sc = before(scenario, "2U120")
    merry = sc.put("1C303", wounds=2)
    move(sc)
    assert sc.offered == {merry}
    sc.pass_()
    assert sc.wounds(merry) == 2


@pytest.mark.card("3U115")
def test_caras_galadhon(scenario):
    """One minion to a skirmish: neither defender nor left-over minions can be more."""
    sc = at(scenario, "3U115")
    guard, one, two = sc.put(GUARD), sc.put(ORC, 1), sc.put(ORC, 1)
    sc.give(guard, Keyword.DEFENDER, 1)
    sc.begin("assignment").assign(guard, one)
    assert not sc.can(Assign(guard, two))
    sc.pass_()
    assert sc.asked == 1
    assert not sc.can(Assign(guard, two))
    assert sc.can(Assign(sc.frodo, two))


@pytest.mark.card("3U115")
def test_caras_galadhon_elsewhere(scenario):
    sc = scenario(site=7, block=Block.FELLOWSHIP, sites={6: "3U115"})
    guard, one, two = sc.put(GUARD), sc.put(ORC, 1), sc.put(ORC, 1)
    sc.begin("assignment").assign(guard, one).pass_()
    assert sc.can(Assign(guard, two))
