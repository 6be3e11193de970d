"""Allies and conditions of Rohan of set 4, by their print."""

import pytest
from tests.games.lotr.by_print.situations import add_tokens, codes, tokens_on, use_rule
from tests.games.lotr.cards.crowd import brute

from pelipoyta.games.lotr.cards.hand import *


@pytest.mark.card("4R262")
def test_aldor_adds_an_arrow(scenario, make):
    """He exerts; a villager is spotted."""
    sc = scenario(site=5)
    aldor, foe = sc.put("4R262"), sc.put(brute(make), 1)
    sc.put("4C277")
    sc.begin("archery").use(aldor)
    assert sc.wounds(aldor) == 1
    sc.pass_until("defend") if sc.asks == "archery" else None
    assert sc.wounds(foe) == 1


@pytest.mark.card("4R262")
def test_aldor_needs_a_villager(scenario, make):
    """He himself is none; exhausted he cannot."""
    sc = scenario(site=5)
    aldor, foe = sc.put("4R262"), sc.put(brute(make), 1)
    bow = sc.put("5C88", on=sc.put("4C286"))
    sc.begin("archery")
    assert (use_rule(sc, aldor), sc.lives(bow)) == ("LOTR-17.9", True)
    sc.put("4C277")
    sc.wound(aldor, 1)
    assert (use_rule(sc, aldor), sc.wounds(foe)) == ("LOTR-18.3", 0)


@pytest.mark.card("4C277", "4C281", "4U285", "4U295")
@pytest.mark.parametrize("name", ["4C277", "4C281", "4U285", "4U295"])
@pytest.mark.parametrize(("number", "owner", "stays"), [(4, 1, False), (3, 1, True), (4, 0, True)])
def test_villagers_leave_when_home_is_taken(scenario, name, number, owner, stays):
    """Site 4 of the Towers in an opponent's hands; another site, or one's own control, does not matter."""
    sc = scenario(site=6)
    villager = sc.put(name)
    sc.hold(sc.s.path[number - 1], owner)
    sc.begin("fellowship")
    assert (sc.lives(villager), sc.in_discard(0)) == (stays, [] if stays else [name])


@pytest.mark.card("4C277")
def test_guma_heals_a_man_of_rohan(scenario):
    """Companion or ally; not a Man of Gondor."""
    sc = scenario()
    guma, rider, aldor = sc.put("4C277"), sc.put("4C286", wounds=2), sc.put("4R262", wounds=1)
    sc.put("4C109", wounds=1)
    sc.begin("fellowship").use(guma, 1)
    assert sc.offered == {rider, aldor, guma}  # Guma has exerted, and is a Man of Rohan too
    sc.choose(rider)
    assert (sc.wounds(rider), sc.wounds(guma)) == (1, 1)


@pytest.mark.card("4C281")
def test_hlafwine_strengthens_a_man_of_rohan(scenario, make):
    sc = scenario()
    farmer, rider, foe = sc.put("4C281"), sc.put("4C286"), sc.put(brute(make), 1)
    sc.put("4C109")
    sc.hand(0, "4C297")
    sc.fight(rider, foe).use(farmer, 1)
    assert sc.offered == {farmer, rider}
    sc.choose(rider)
    assert (sc.strength(rider), sc.wounds(farmer), use_rule(sc, farmer, 1)) == (7, 1, "LOTR-18.3")


@pytest.mark.card("4U285")
def test_leod_strengthens_a_mounted_companion(scenario, make):
    """Of any culture; one on foot is not offered."""
    sc = scenario()
    leod, rider, aragorn, foe = sc.put("4U285"), sc.put("4C286"), sc.put("4C109"), sc.put(brute(make), 1)
    sc.put("4C283", on=aragorn)
    sc.hand(0, "4C297")
    sc.fight(rider, foe).use(leod, 1)
    assert (sc.strength(aragorn), sc.strength(rider), sc.wounds(leod)) == (10, 5, 1)


@pytest.mark.card("4U295")
def test_weland_heals_a_mounted_companion(scenario):
    sc = scenario()
    smith, rider, aragorn = sc.put("4U295"), sc.put("4C286", wounds=1), sc.put("4C109", wounds=2)
    sc.put("4C283", on=aragorn)
    sc.begin("fellowship").use(smith, 1)
    assert (sc.wounds(aragorn), sc.wounds(rider), sc.wounds(smith)) == (1, 1, 1)


@pytest.mark.card("4U276")
@pytest.mark.parametrize(("who", "count"), [("4C286", 1), ("4C109", 0)])
def test_fortress_counts_victories_of_rohan(scenario, make, who, count):
    sc = scenario()
    card, hero, foe = sc.put("4U276"), sc.put(who), sc.put(brute(make, strength=1), 1)
    sc.fight(hero, foe).resolve()
    assert (sc.asks == "respond") is bool(count)
    if count:
        sc.use(card)
    assert tokens_on(sc, card) == count


@pytest.mark.card("4U276")
@pytest.mark.parametrize(("count", "left"), [(0, 3), (2, 1), (5, 0)])
def test_fortress_discards_as_many_conditions(scenario, count, left):
    """One Shadow condition for each token, then itself; Free Peoples ones stay."""
    sc = scenario()
    rider = sc.put("4C286")
    card, own = sc.put("4U276"), sc.put("4R290")
    foes = [sc.put("4C212", 1, on=rider), sc.put("4R215", 1, on=rider), sc.put("4R139", 1, on=rider)]
    if count:
        add_tokens(sc, card, Culture.ROHAN, count)
    sc.begin("regroup").use(card, 1)
    while sc.asks == "target":
        sc.choose(min(sc.offered))
    assert (sum(sc.lives(foe) for foe in foes), sc.lives(own), sc.lives(card)) == (left, True, False)


@pytest.mark.card("4R290")
def test_supplies_heal_for_a_villager_in_hand(scenario):
    """Two tokens and a villager beneath the deck; an ally of Rohan is healed."""
    sc = scenario()
    card, aldor, guma = sc.put("4R290"), sc.put("4R262", wounds=1), sc.put("4C277", wounds=1)
    sc.put("4C286", wounds=1)
    sc.deck(0, "4C306")
    sc.hand(0, "4C281", "4R262", "4C297")
    sc.begin("fellowship").use(card)
    assert sc.offered == codes("4C281")
    sc.choose("4C281")
    assert sc.offered == {aldor, guma}
    sc.choose(aldor)
    assert (sc.wounds(aldor), sc.s.twilight, sc.s.players[0].deck.bottom) == (0, 2, (4281,))


@pytest.mark.card("4R290")
def test_supplies_without_a_villager_in_hand(scenario):
    """LOTR-18.3: no tokens are added."""
    sc = scenario()
    card = sc.put("4R290")
    sc.put("4R262", wounds=1), sc.put("4C277")
    sc.hand(0, "4R262")
    assert (use_rule(sc.begin("fellowship"), card), sc.s.twilight) == ("LOTR-18.3", 0)


@pytest.mark.card("4R293")
@pytest.mark.parametrize(("site", "asked"), [(2, True), (5, False)])
def test_valleys_tire_the_roaming(scenario, site, asked):
    """An Uruk of site 5 roams at site 2; at 5 it does not."""
    sc = scenario(site=site, twilight=9)
    card = sc.put("4R293")
    sc.put("4C277")
    sc.hand(1, "4C207")
    sc.begin("shadow", 1).play("4C207")
    assert (sc.asks == "respond") is asked
    if asked:
        sc.use(card)
    assert sc.wounds(sc.find("4C207")) == int(asked)


@pytest.mark.card("4R293")
def test_valleys_need_a_villager_and_may_be_left(scenario):
    sc = scenario(site=2, twilight=20)
    sc.put("4R293")
    sc.hand(1, "4C207", "4C207")
    sc.begin("shadow", 1).play("4C207")
    assert sc.asks == "shadow"
    sc.put("4C277")
    sc.play("4C207").pass_()
    assert sc.wounds(sc.find("4C207")) == 0


@pytest.mark.card("4R294")
def test_weapon_store_plays_a_hand_weapon(scenario):
    """Of any culture, from the discard pile, at its cost; a mount and a bow are no hand weapons."""
    sc = scenario()
    card, rider = sc.put("4R294"), sc.put("4C286")
    sc.put("4C310")
    sc.discard(0, "4C291", "4C306", "4C283", "5C88", "4U280")
    sc.begin("fellowship").use(card)
    assert sc.offered == codes("4C291", "4C306")
    sc.choose("4C291")
    assert (sc.s.cards[sc.find("4C291")].host, sc.wounds(rider), sc.s.twilight) == (rider, 1, 1)


@pytest.mark.card("4R294")
def test_weapon_store_without_weapon_or_man(scenario):
    """LOTR-18.8; LOTR-18.3: Gondor's Man does not exert for it."""
    sc = scenario()
    card = sc.put("4R294")
    sc.put("4C286")
    sc.discard(0, "4C283")
    assert use_rule(sc.begin("fellowship"), card) == "LOTR-18.8"
    other = scenario()
    card = other.put("4R294")
    other.put("4C109"), other.put("4C310")
    other.discard(0, "4C306")
    assert use_rule(other.begin("fellowship"), card) == "LOTR-18.3"


@pytest.mark.card("4U296")
@pytest.mark.parametrize("says", [True, False])
def test_well_stored_heals_a_villager(scenario, says):
    """As the fellowship phase begins, if wished; Aldor is no villager."""
    sc = scenario()
    card, guma, aldor = sc.put("4U296"), sc.put("4C277", wounds=1), sc.put("4R262", wounds=1)
    sc.begin("fellowship")
    assert sc.asks == "respond"
    sc.use(card) if says else sc.pass_()
    assert (sc.wounds(guma), sc.wounds(aldor), sc.asks) == (1 - says, 1, "fellowship")


@pytest.mark.card("4U296")
def test_well_stored_heals_one_of_several(scenario):
    """Two copies, two healings; unique it is not."""
    sc = scenario()
    cards = [sc.put("4U296"), sc.put("4U296")]
    folk = [sc.put("4C277", wounds=1), sc.put("4C281", wounds=1)]
    sc.begin("fellowship").use(cards[0]).choose(folk[0])
    assert sc.asks == "respond"
    sc.use(cards[1])
    assert [sc.wounds(one) for one in folk] == [0, 0]
