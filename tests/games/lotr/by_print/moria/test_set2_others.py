"""Moria items, conditions and events of sets 2 and 3, by their print."""

import pytest
from msgspec.structs import replace
from tests.games.lotr.by_print.sauron.sides import GOBLIN, SOLDIER, act, barred, clash, shadow, single

from pelipoyta.games.lotr.model import Pick, Play
from pelipoyta.games.lotr.terms import Block, Keyword

OLD = Block.FELLOWSHIP
RUNNER, BALROG = "1U178", "6R76"


@pytest.mark.card("2R50")
def test_the_balrogs_sword(scenario):
    """+3 and damage +1, beside one other hand weapon."""
    sc = scenario(twilight=3)
    balrog = sc.put(BALROG, 1)
    sc.put(GOBLIN, 1), sc.hand(1, "2R50", "2R74")
    shadow(sc, "shadow").play("2R50").play("2R74")
    assert (sc.strength(balrog), sc.keyword(balrog, Keyword.DAMAGE), sc.s.twilight) == (21, 3, 1)


@pytest.mark.card("2R50", "2R74")
@pytest.mark.parametrize(("name", "code"), [("2R50", 2050), ("2R74", 2074)])
def test_only_the_balrog_bears_it(scenario, name, code):
    """LOTR-21.1, LOTR-9.5: an own Balrog; in the other order too the Sword comes beside the Whip."""
    sc = scenario(seats=3, twilight=3)
    sc.put(GOBLIN, 1), sc.put(BALROG, 2), sc.hand(1, name)
    assert shadow(sc, "shadow").refused(Play(code)).rule == "LOTR-21.1"
    other = scenario(twilight=3)
    balrog = other.put(BALROG, 1)
    other.hand(1, "2R50", "2R74")
    assert shadow(other, "shadow").play("2R74").play("2R50").strength(balrog) == 21


@pytest.mark.card("2R53")
@pytest.mark.parametrize("skipped", [True, False])
def test_cave_trolls_chain(scenario, skipped):
    """+2; the Free Peoples player may have the archery phase skipped."""
    sc = scenario()
    legolas, troll = sc.put("1U51"), sc.put("1R165", 1)
    chain = sc.put("2R53", 1, on=troll)
    assert sc.strength(troll) == 17
    sc.begin("archery")
    assert sc.asked == 0
    if sc.asks == "respond":
        act(sc, chain) if skipped else sc.pass_()
    else:
        sc.decide(1 if skipped else 0)
    single(sc)
    assert sc.wounds(troll) == (0 if skipped else 1)
    assert sc.wounds(legolas) == 0


@pytest.mark.card("2R53")
def test_cave_trolls_chain_strikes_back(scenario):
    """A wound by archery may be answered with one on an archer companion."""
    sc = scenario()
    legolas, troll = sc.put("1U51"), sc.put("1R165", 1)
    chain = sc.put("2R53", 1, on=troll)
    sc.put("1C303"), sc.put("1U56")
    sc.begin("archery")
    sc.pass_() if sc.asks == "respond" else sc.decide(0)
    single(sc)
    while sc.asks == "archery":
        sc.pass_()
    assert (sc.asks, sc.asked, sc.wounds(troll)) == ("respond", 1, 1)
    assert act(sc, chain).wounds(legolas) == 1


@pytest.mark.card("2U54")
def test_dark_fire(scenario):
    """Gandalf is two weaker and exerts at each move."""
    sc = scenario(twilight=1)
    gandalf = sc.put("1P364")
    sc.put(BALROG, 1), sc.put("1C303"), sc.hand(1, "2U54")
    shadow(sc, "shadow").play("2U54")
    assert (sc.strength(gandalf), sc.s.twilight) == (5, 0)
    assert single(sc.begin("move")).wounds(gandalf) == 1


@pytest.mark.card("2U54")
def test_dark_fire_needs_the_balrog(scenario):
    """LOTR-18.1; without Gandalf there is no bearer (LOTR-21.1)."""
    sc = scenario(twilight=1)
    sc.put("1P364"), sc.put(GOBLIN, 1), sc.hand(1, "2U54")
    assert shadow(sc, "shadow").refused(Play(2054)).rule == "LOTR-18.1"
    other = scenario(twilight=1)
    other.put(BALROG, 1), other.put("1C303"), other.hand(1, "2U54")
    assert shadow(other, "shadow").refused(Play(2054)).rule == "LOTR-21.1"


@pytest.mark.card("2C55")
def test_dark_places(scenario):
    """Unique Moria minions are one stronger."""
    sc = scenario(seats=3)
    sc.put("2C55", 1)
    chief, other, goblin, warden = sc.put("1R199", 1), sc.put("1R199", 2), sc.put(GOBLIN, 1), sc.put("1U280", 1)
    assert [sc.strength(card) for card in (chief, other, goblin, warden)] == [9, 9, 13, 10]


@pytest.mark.card("2C55")
def test_dark_places_replace_a_site(scenario):
    """An opponent's site makes way for the own marsh or underground site of its number."""
    sc = scenario(block=OLD, site=5)
    card = sc.put("2C55", 1)
    for number in (1, 2, 3, 4):
        site = sc.s.cards[sc.s.path[number]]
        sc.s.cards[site.id] = replace(site, owner=0)
    sc.adventure(1, "1U327", "1U340", "1C346", "1U348")
    sc.hand(1, GOBLIN)
    act(shadow(sc, "shadow"), card)
    while sc.asks != "shadow":
        assert sc.offered <= {sc.s.path[3], sc.s.path[4], 1346, 1348}
        sc.choose(sc.s.path[3] if sc.s.path[3] in sc.offered else "1C346")
    codes = {sc.s.cards[i].code: sc.s.cards[i].owner for i in sc.s.path}
    assert codes[1346] == 1


@pytest.mark.card("2C55")
def test_dark_places_without_opponents_sites(scenario):
    """LOTR-17.9: there must be one to spot."""
    sc = scenario(block=OLD, site=4)
    card = sc.put("2C55", 1)
    sc.adventure(1, "1U327", "1C346"), sc.hand(1, GOBLIN)
    shadow(sc, "shadow")
    assert barred(sc, card) == {"LOTR-17.9"}


@pytest.mark.card("2U56")
@pytest.mark.parametrize(("name", "wounds"), [(BALROG, 0), ("1R165", 1)])
def test_fill_with_fear_skips_archery(scenario, name, wounds):
    """No arrows while The Balrog is there."""
    sc = scenario()
    sc.put("1U51"), sc.put("2U56", 1)
    foe = sc.put(name, 1)
    assert single(sc.begin("archery")).wounds(foe) == wounds


@pytest.mark.card("2U56")
def test_fill_with_fear(scenario):
    """The Balrog exerts: a ranged weapon goes; without it nobody pays (LOTR-18.3)."""
    sc = scenario()
    elf, fear = sc.put("1U51"), sc.put("2U56", 1)
    bow = sc.put("1C41", on=elf)
    sc.put("1C299", on=sc.frodo), sc.put("1R165", 1), sc.hand(1, "1R250")
    shadow(sc, "maneuver")
    assert barred(sc, fear) == {"LOTR-18.3"}
    balrog = sc.put(BALROG, 1)
    act(sc, fear)
    assert (sc.lives(bow), sc.wounds(balrog)) == (False, 1)


def whipped(scenario, card, whip=True):
    sc = scenario(block=OLD, site=5, twilight=1)
    aragorn, balrog = sc.put("4C109"), sc.put("2R52", 1)
    if whip:
        sc.put("2R74", 1, on=balrog)
    sc.set_strength(balrog, 8)
    sc.hand(1, card)
    sc.fight(aragorn, balrog)
    return sc.pass_until("respond") if whip else sc.resolve(), aragorn


@pytest.mark.card("2R57")
def test_final_cry(scenario):
    """As the skirmish ends the companion takes two wounds more."""
    sc, aragorn = whipped(scenario, "2R57")
    assert sc.asked == 1
    sc.play("2R57")
    assert not sc.lives(aragorn)  # two wounds of the skirmish, damage +1, and two of the cry


@pytest.mark.card("2R57")
def test_final_cry_without_the_whip(scenario):
    """The Balrog must bear it."""
    sc, aragorn = whipped(scenario, "2R57", whip=False)
    assert sc.asks != "respond" or not sc.can(Play(2057))
    assert sc.wounds(aragorn) == 2


@pytest.mark.card("2U68")
def test_must_do_without_hope(scenario):
    """The Balrog exerts: a burden."""
    sc = scenario()
    balrog = sc.put(BALROG, 1)
    sc.hand(1, "2U68")
    shadow(sc, "maneuver").play("2U68")
    assert (sc.burdens(), sc.wounds(balrog)) == (1, 1)


@pytest.mark.card("2U68")
def test_must_do_without_hope_without_the_balrog(scenario):
    """LOTR-18.3: no other minion pays, nor an exhausted Balrog."""
    sc = scenario()
    sc.put(GOBLIN, 1), sc.put(BALROG, 1, wounds=4), sc.hand(1, "2U68")
    assert shadow(sc, "maneuver").refused(Play(2068)).rule == "LOTR-18.3"


@pytest.mark.card("2C69")
@pytest.mark.parametrize(("hero", "other", "less"), [("1U51", "1C303", 1), ("1U51", "1U17", 3), ("1U12", "1C303", 1)])
def test_old_differences(scenario, hero, other, less):
    """-1 for the Elf or Dwarf, -3 where both races are there, allies too."""
    sc = scenario()
    hero, foe = sc.put(hero), sc.put(RUNNER, 1)
    sc.put(other), sc.hand(1, "2C69", "1C168")
    clash(sc, hero, foe).play("2C69")
    assert sc.strength(hero) == 6 - less


@pytest.mark.card("2C69")
def test_old_differences_of_others(scenario):
    """A Man is not weakened, nor who skirmishes a Sauron Orc."""
    for hero, foe in (("1U97", RUNNER), ("1U51", SOLDIER)):
        sc = scenario()
        hero, foe = sc.put(hero), sc.put(foe, 1)
        sc.put(RUNNER, 1), sc.hand(1, "2C69", "1C168")
        clash(sc, hero, foe)
        before = sc.strength(hero)
        if sc.can(Play(2069)):
            sc.play("2C69")
        assert sc.strength(hero) == before


@pytest.mark.card("2U70")
def test_power_and_terror(scenario):
    """Orcs shown from hand make The Balrog cheaper by two each, and stay in hand."""
    sc = scenario(block=OLD, site=5, twilight=8)
    sc.hand(1, "2U70", "2C51", RUNNER, GOBLIN, SOLDIER)
    shadow(sc, "shadow").play("2U70")
    for code in (1177, 1178):
        assert code in sc.offered
        sc.do(Pick(code))
    while sc.ask and sc.asks != "shadow" and sc.asked == 1:
        sc.choose("2C51") if 2051 in sc.offered else sc.pass_()
    assert (sc.lives(sc.find("2C51")), sc.s.twilight) == (True, 0)
    assert sorted(sc.in_hand(1)) == sorted([RUNNER, GOBLIN, SOLDIER])


@pytest.mark.card("2U70")
def test_power_and_terror_too_dear(scenario):
    """LOTR-18.8: with seven twilight and two Orcs a Balrog of twelve cannot be played."""
    sc = scenario(block=OLD, site=5, twilight=7)
    sc.hand(1, "2U70", "2C51", RUNNER, GOBLIN)
    assert not shadow(sc, "shadow").can(Play(2070))
