"""Set 5: Dwarven."""

import pytest
from tests.games.lotr.cards.crowd import brute

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.model import Play


@pytest.mark.card("5C6")
@pytest.mark.parametrize("way", [0, 1])
def test_defending_the_keep(scenario, way):
    """A card, or a Dwarven condition of the discard pile; a Dwarf must be there."""
    sc = scenario()
    sc.put("4C74")
    sc.hand(0, "5C6")
    sc.deck(0, "4C42", "4C42")
    sc.discard(0, "4C50", "4U296", "4R41")
    sc.begin("fellowship")
    assert sc.refused(Play(5006)).rule == "LOTR-17.9"
    sc.put("4C49")
    sc.play("5C6").decide(way)
    if way:
        assert sc.offered == {4050}
        sc.choose("4C50")
        assert (sc.lives(sc.find("4C50")), sc.s.twilight) == (True, 1)
    assert sc.in_hand(0) == ([] if way else ["4C42"])


@pytest.mark.card("5R7")
def test_gimli_strikes_on(scenario, make):
    """A minion assigned to an unbound companion: not Frodo's, nor one that fights nobody."""
    name = brute(make)
    sc = scenario()
    gimli, elf, foe = sc.put("5R7"), sc.put("4C76"), sc.put("4C10", 1)
    next_one, frodos, idle = (sc.put(name, 1) for _ in range(3))
    sc.set_strength(gimli, 20)
    sc.fights(gimli, foe, elf, next_one, sc.frodo, frodos)
    sc.choose(gimli)
    sc.resolve()
    sc.use(gimli)
    assert [sc.wounds(one) for one in (next_one, frodos, idle)] == [1, 0, 0]
    assert sc.keyword(gimli, Keyword.DAMAGE) == 1


@pytest.mark.card("5U8")
@pytest.mark.parametrize(("site", "damage"), [(4, 0), (3, 1)])
def test_horn_of_helm(scenario, site, damage):
    """At a battleground every minion loses damage till the regroup phase, friends do not."""
    sc = scenario(site=site)
    horn, gimli, elf = sc.put("5U8"), sc.put("4C49"), sc.put("4C74")
    foes = [sc.put("4C207", 1), sc.put("4C192", 1)]
    sc.begin("maneuver").use(horn)
    assert [sc.keyword(one, Keyword.DAMAGE) for one in (*foes, gimli)] == [damage, damage, 1]
    assert (sc.wounds(gimli), sc.wounds(elf)) == (1, 0)
    sc.begin("regroup")
    assert sc.keyword(foes[0], Keyword.DAMAGE) == 1
