"""What each Dwarven card of set 1 does."""

import pytest

from pelipoyta.games.lotr.model import Use
from pelipoyta.games.lotr.terms import Block
from pelipoyta.games.lotr.words.facts import code_of


@pytest.mark.card("1U12")
def test_gimli_dwarf_of_erebor(scenario):
    """LOTR-18.2, LOTR-18.3: only while fewer than two tokens are in the pool; the chosen card goes under the deck."""
    sc = scenario(twilight=2)
    gimli = sc.put("1U12")
    sc.hand(0, "1C26", "1C312")
    sc.begin("fellowship")
    assert sc.refused(Use(gimli, 0)).rule == "LOTR-18.1"
    sc.s.twilight = 1
    sc.use(gimli)
    assert sc.s.twilight == 3
    assert sc.offered == {code_of("1C26"), code_of("1C312")}
    sc.choose("1C312")
    assert (sc.in_hand(0), sc.s.players[0].deck.bottom) == (["1C26"], (code_of("1C312"),))
    assert sc.refused(Use(gimli, 0)).rule == "LOTR-18.1"


@pytest.mark.card("1U12")
def test_gimli_deals_damage(scenario):
    """LOTR-26.3: damage +1."""
    sc = scenario()
    gimli, foe = sc.put("1U12"), sc.put("4C207", 1)
    sc.set_strength(foe, 4)
    sc.fight(gimli, foe).resolve()
    assert sc.wounds(foe) == 2


@pytest.mark.card("1C26")
@pytest.mark.parametrize(("site", "bonus"), [("1C346", 2), ("1U345", 4)])
def test_their_halls_of_stone(scenario, site, bonus):
    """LOTR-23.2: four at an underground site; only a Dwarf may be chosen; it ends with the skirmish (LOTR-17.6)."""
    sc = scenario(site=4, block=Block.FELLOWSHIP, sites={4: site})
    gimli, other, legolas, foe = sc.put("1U12"), sc.put("4C49"), sc.put("1U51"), sc.put("1C177", 1)
    sc.hand(0, "1C26", "1C26")
    sc.fight(legolas, foe)
    sc.play("1C26")
    assert sc.offered == {gimli, other}
    sc.choose(gimli)
    assert [sc.strength(i) for i in (gimli, other, legolas)] == [6 + bonus, 6, 6]
    assert sc.s.twilight == 0
    sc.resolve()
    assert sc.strength(gimli) == 6
