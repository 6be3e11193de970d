"""Moria of set 1: what the dark does to a fellowship, and what is found there."""

import pytest
from tests.games.lotr.cards.dark import in_fight, printed
from tests.games.lotr.cards.old_road import tables

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.model import Play, Zone
from pelipoyta.games.lotr.words.facts import code_of

ORC_OF_MORIA, LEGOLAS, GIMLI, ARAGORN, SAM = "1C177", "1U51", "1U12", "1P365", "1C311"


@pytest.fixture
def moria(scenario):
    return tables(scenario, 1, twilight=9)


@pytest.mark.card("1R186")
def test_guard_commander(moria, troll, sauron_orc):
    sc = moria(twilight=4)
    hero, chief, orc = sc.put(ARAGORN), sc.put("1R186", 1), sc.put(ORC_OF_MORIA, 1)
    sc.put(troll, 1), sc.put(sauron_orc, 1)
    in_fight(sc, hero, orc).use(chief)
    assert sc.offered == {chief, orc}
    sc.choose(orc)
    assert (sc.strength(orc), sc.s.twilight) == (15, 1)


@pytest.mark.card("1U188")
@pytest.mark.parametrize(("site", "added"), [(3, 4), (4, 4), (5, 0)])
def test_the_long_dark_gathers(moria, site, added):
    """Two for each Dwarf companion as one comes to site 4 or 5: not to 6."""
    sc = moria(site, twilight=0)
    sc.put(GIMLI), sc.put(GIMLI), sc.put(LEGOLAS), sc.put("1U188", 1)
    sc.adventure(1, "1U345", "1C349", "1C351")
    shadow_number = printed({3: "1U345", 4: "1C349", 5: "1C351"}[site]).twilight
    sc.begin("move").let_pass()
    companions = sum(card.zone is Zone.FELLOWSHIP for card in sc.s.cards.values() if card.owner == 0)
    assert sc.s.twilight == shadow_number + companions + added


@pytest.mark.card("1U188")
def test_the_long_dark_is_spent(moria, troll):
    sc = moria()
    hero, orc, dark = sc.put(ARAGORN), sc.put(ORC_OF_MORIA, 1), sc.put("1U188", 1)
    sc.put(troll, 1)
    in_fight(sc, hero, orc).use(dark, 1)
    assert (sc.strength(orc), sc.lives(dark)) == (15, False)


@pytest.mark.card("1R190")
def test_moria_axe(moria, troll):
    sc = moria(hand=["1R190"])
    hero, orc = sc.put(ARAGORN), sc.put(ORC_OF_MORIA, 1)
    sc.put(troll, 1)
    sc.begin("shadow", 1).play("1R190")
    axe = sc.find("1R190")
    assert (sc.s.cards[axe].host, sc.strength(orc), sc.keyword(orc, Keyword.DAMAGE)) == (orc, 15, 1)
    in_fight(sc, hero, orc).use(axe, 1)
    assert (sc.strength(orc), sc.wounds(orc)) == (17, 1)


@pytest.mark.card("1R195")
def test_relics_of_moria(moria, make):
    blade = make(possession("9C65", "Blade", SAURON, cost=0, bearer=ORC, item=HAND_WEAPON))
    sc = moria(twilight=2)
    orc, relics = sc.put(ORC_OF_MORIA, 1), sc.put("1R195", 1)
    sc.discard(1, "1C180", blade, ORC_OF_MORIA, "1R173")
    sc.begin("shadow", 1).use(relics)
    assert sc.offered == {code_of("1C180")}
    sc.choose("1C180").let_pass()
    assert (sc.s.cards[sc.find("1C180")].host, sc.s.twilight) == (orc, 0)
    assert sc.in_discard(1) == [blade, ORC_OF_MORIA, "1R173"]


@pytest.mark.card("1C197")
def test_threat_of_the_unknown(moria, troll):
    sc = moria(hand=["1C197"])
    orc, beast = sc.put(ORC_OF_MORIA, 1), sc.put(troll, 1)
    sc.deck(1, "1C180", "1C168", "1C176")
    sc.begin("shadow", 1).play("1C197")
    assert (sc.wounds(orc), sc.wounds(beast), len(sc.in_hand(1))) == (1, 0, 2)


@pytest.mark.card("1U198")
@pytest.mark.parametrize(("site", "friend", "left"), [(3, GIMLI, 1), (5, LEGOLAS, 1), (6, GIMLI, 3), (3, ARAGORN, 3)])
def test_through_the_misty_mountains(moria, site, friend, left):
    """As the fellowship comes to site 4, 5 or 6 with a Dwarf or an Elf in it."""
    sc = moria(site)
    sc.put(friend), sc.put("1U198", 1)
    sc.hand(0, "1C299", "1C299", "1C299")
    sc.adventure(1, "1U345", "1C349", "1C351", "1U355")
    sc.begin("move").let_pass()
    assert len(sc.in_hand(0)) == left


@pytest.mark.card("1U198", "1U202")
@pytest.mark.parametrize(("name", "by_troll"), [("1U198", True), ("1U202", False)])
def test_what_is_asked_for_a_search(moria, make, troll, name, by_troll):
    """A minion of Moria is exerted for one, for the other an Orc of Moria."""
    sc = moria(hand=[name])
    beast = sc.put(troll, 1)
    sc.begin("shadow", 1)
    assert sc.can(Play(code_of(name))) is by_troll
    if not by_troll:
        beast = sc.put(ORC_OF_MORIA, 1)
    sc.play(name)
    assert (sc.wounds(beast), sc.s.cards[sc.find(name)].zone) == (1, Zone.SUPPORT)


@pytest.mark.card("1U202")
@pytest.mark.parametrize(("site", "dearer"), [(4, 0), (5, 2), (9, 2)])
def test_what_is_this_new_devilry(moria, site, dearer):
    """A companion costs two more from site 5 on; an ally does not."""
    sc = moria(site, twilight=0)
    sc.put("1U202", 1)
    sc.hand(0, LEGOLAS, "1U309")
    sc.begin("fellowship").play(LEGOLAS)
    assert sc.s.twilight == 2 + dearer
    sc.play("1U309")
    assert sc.s.twilight == 3 + dearer


@pytest.mark.card("1C201")
@pytest.mark.parametrize(("fighter", "bonus"), [(ARAGORN, 2), (LEGOLAS, 4)])
def test_unfamiliar_territory(moria, troll, fighter, bonus):
    sc = moria(hand=["1C201"])
    hero, orc = sc.put(fighter), sc.put(ORC_OF_MORIA, 1)
    sc.put(troll, 1)
    in_fight(sc, hero, orc).play("1C201")
    assert sc.strength(orc) == 13 + bonus
