"""Sauron weapons and a leader of set 1, by their print."""

import pytest
from tests.games.lotr.by_print.sauron.sides import GOBLIN, GUARD, SOLDIER, able, act, shadow


@pytest.mark.card("1C269")
def test_orc_scimitar(scenario):
    """+2, and one more for each twilight, three times in a skirmish at most (LOTR-18.16)."""
    sc = scenario(twilight=5)
    aragorn, foe = sc.put("4C109"), sc.put(SOLDIER, 1)
    blade = sc.put("1C269", 1, on=foe)
    sc.hand(0, "4C42"), sc.hand(1, "1C255")
    assert sc.strength(foe) == 9
    sc.fight(aragorn, foe)
    for strength in (10, 11, 12, 12):
        sc.pass_until_seat(1)
        if able(sc, blade):
            act(sc, blade)
        assert sc.strength(foe) == strength


@pytest.mark.card("1C269", "2C95")
@pytest.mark.parametrize("name", ["1C269", "2C95"])
def test_weapons_of_sauron_orcs(scenario, name):
    """LOTR-21.2, LOTR-9.5: an own Sauron Orc without a hand weapon."""
    sc = scenario(seats=3, twilight=3)
    foe, armed = sc.put(SOLDIER, 1), sc.put(SOLDIER, 1)
    more = sc.put(GUARD, 1)
    sc.put("1C269", 1, on=armed), sc.put(GOBLIN, 1), sc.put(SOLDIER, 2)
    sc.hand(1, name)
    shadow(sc, "shadow").play(name)
    assert sc.offered == {foe, more}
    sc.choose(foe)
    assert (sc.strength(foe), sc.s.twilight) == (9, 2)


@pytest.mark.card("1U280")
def test_tower_lieutenant(scenario):
    """A win costs two cards at random."""
    sc = scenario()
    aragorn, foe = sc.put("4C109"), sc.put("1U280", 1)
    sc.hand(0, *["1C299"] * 3)
    sc.fight(aragorn, foe).resolve()
    assert (sc.wounds(aragorn), len(sc.in_hand(0)), sc.in_discard(0)) == (1, 1, ["1C299"] * 2)


@pytest.mark.card("1U280")
@pytest.mark.parametrize(("hand", "strength", "left"), [(1, 10, 0), (3, 9, 3)])
def test_tower_lieutenant_otherwise(scenario, hand, strength, left):
    """LOTR-18.6: one card if there is one; none if it loses."""
    sc = scenario()
    aragorn, foe = sc.put("4C109"), sc.put("1U280", 1)
    sc.set_strength(aragorn, 10 if strength == 9 else 8)
    sc.set_strength(foe, strength)
    sc.hand(0, *["1C299"] * hand)
    sc.fight(aragorn, foe).resolve()
    assert len(sc.in_hand(0)) == left
