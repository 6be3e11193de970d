"""Elven cards of set 2, from their print."""

import pytest
from tests.games.lotr.by_print.plain_cards import *

from pelipoyta.games.lotr.cards.hand import *

FOTR = Block.FELLOWSHIP


@pytest.mark.card("2U16")
def test_blended_race(scenario, make):
    """Uruk-hai, not Orcs, lose 2 strength and every damage bonus."""
    sc = scenario()
    uruk, orc = (
        sc.put(foe(make, race=URUK_HAI, keywords=damage(2)), 1),
        sc.put(foe(make, race=ORC, keywords=damage(1)), 1),
    )
    sc.give(uruk, Keyword.DAMAGE, 1)
    sc.put("2U16")
    assert (sc.strength(uruk), sc.keyword(uruk, Keyword.DAMAGE)) == (5, 0)
    assert (sc.strength(orc), sc.keyword(orc, Keyword.DAMAGE)) == (7, 1)


@pytest.mark.card("2U16")
def test_blended_race_goes_in_regroup(scenario, make):
    sc = scenario()
    sc.hand(0, "2U16", IDLE)
    sc.begin("fellowship")
    assert why_not_play(sc, "2U16") == "LOTR-18.1"
    sc.put(helper(make))
    sc.play("2U16")
    card = sc.find("2U16")
    uruk = sc.put(foe(make, race=URUK_HAI), 1)
    assert (sc.lives(card), sc.strength(uruk)) == (True, 5)
    sc.begin("regroup")
    assert (sc.lives(card), sc.strength(uruk)) == (False, 7)


@pytest.mark.card("2U17")
def test_dismay(scenario, make):
    """The opponent chooses among own minions; the winner must be an Elf archer."""
    sc = scenario()
    elf, loser, other = sc.put(friend(make, keywords=ARCHER)), sc.put(foe(make, strength=4), 1), sc.put(foe(make), 1)
    sc.hand(0, "2U17", IDLE)
    sc.fight(elf, loser).resolve()
    sc.play("2U17")
    assert (sc.asked, sc.offered) == (1, {loser, other})
    sc.choose(other)
    assert (sc.lives(other), sc.lives(loser)) == (False, True)


@pytest.mark.card("2U17")
def test_dismay_prevented_for_three(scenario, make):
    sc = scenario(twilight=3)
    elf, loser = sc.put(friend(make, keywords=ARCHER)), sc.put(foe(make, strength=4), 1)
    sc.hand(0, "2U17", IDLE)
    sc.fight(elf, loser).resolve()
    sc.play("2U17")
    assert sc.asked == 1
    sc.decide(1)
    assert (sc.lives(loser), sc.s.twilight) == (True, 0)


@pytest.mark.card("2U17")
def test_dismay_not_for_other_winners(scenario, make):
    for name in (friend(make), friend(make, GONDOR, MAN, keywords=ARCHER)):
        sc = scenario()
        winner, loser = sc.put(name), sc.put(foe(make, strength=4), 1)
        sc.hand(0, "2U17", IDLE)
        sc.fight(winner, loser).resolve()
        assert not can_play(sc, "2U17")


@pytest.mark.card("2U18")
def test_hosts_save_an_elf(scenario, make):
    """Discarded to prevent one wound of an Elf."""
    sc = scenario()
    elf, orc = sc.put(friend(make)), sc.put(foe(make, keywords=damage(1)), 1)
    hosts = sc.put("2U18")
    sc.hand(0, IDLE)
    sc.fight(elf, orc).resolve()
    assert sc.asks == "respond"
    act(sc, hosts)
    assert (sc.lives(hosts), sc.wounds(elf)) == (False, 1)


@pytest.mark.card("2U18")
def test_hosts_and_arrows(scenario, make):
    """One arrow less while an Elf companion is there; an ally is none; no help for a Man."""
    sc = scenario()
    man, orc = sc.put(friend(make, GONDOR, MAN)), sc.put(foe(make, keywords=ARCHER), 1)
    sc.put(helper(make))
    hosts = sc.put("2U18")
    assert arrows(sc, Side.SHADOW) == 1
    sc.put(friend(make))
    assert arrows(sc, Side.SHADOW) == 0
    sc.hand(0, IDLE)
    sc.fight(man, orc).resolve()
    assert (sc.wounds(man), sc.lives(hosts)) == (1, True)


@pytest.mark.card("2R19")
@pytest.mark.parametrize(("site", "hurt"), [("1U330", 2), ("1U327", 1)])
def test_flood(scenario, make, site, hurt):
    """Each Nazgûl once, twice at a river."""
    sc = scenario(block=FOTR, sites={2: site})
    elf = sc.put(friend(make))
    dark = [sc.put(foe(make, RINGWRAITH, NAZGUL), 1) for _ in range(2)]
    orc = sc.put(foe(make), 1)
    sc.hand(0, "2R19", IDLE)
    sc.begin("maneuver").play("2R19")
    assert ([sc.wounds(card) for card in dark], sc.wounds(orc), sc.wounds(elf)) == ([hurt, hurt], 0, 1)


@pytest.mark.card("2R19")
def test_flood_needs_an_elf(scenario, make):
    sc = scenario(block=FOTR)
    sc.put(friend(make, GONDOR, MAN)), sc.put(foe(make, RINGWRAITH, NAZGUL), 1)
    sc.hand(0, "2R19", IDLE)
    sc.begin("maneuver")
    assert why_not_play(sc, "2R19") == "LOTR-18.3"


@pytest.mark.card("2R20")
@pytest.mark.parametrize(("race", "left"), [(ORC, 1), (URUK_HAI, 2)])
def test_sentinels(scenario, make, race, left):
    """One condition, or two where an Orc is in sight."""
    sc = scenario()
    aide = sc.put(helper(make))
    plans = [sc.put(plan(make), 1) for _ in range(3)]
    sc.put(foe(make, race=race), 1)
    sc.hand(0, "2R20", IDLE)
    sc.begin("maneuver").play("2R20")
    while sc.asks != "maneuver":
        sc.choose(min(sc.offered)) if sc.offered else sc.decide(1)
    assert (sum(map(sc.lives, plans)), sc.wounds(aide), sc.s.twilight) == (left, 1, 2)


@pytest.mark.card("2R20")
def test_sentinels_are_allies(scenario, make):
    sc = scenario()
    sc.put(friend(make)), sc.put(plan(make), 1), sc.put(foe(make, race=ORC), 1)
    sc.hand(0, "2R20", IDLE)
    sc.begin("maneuver")
    assert why_not_play(sc, "2R20") == "LOTR-18.3"
