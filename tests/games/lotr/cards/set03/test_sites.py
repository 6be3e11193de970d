"""What each site of set 3 does."""

import pytest
from tests.games.lotr.cards.set01.places import at, moved_to

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.model import Use
from pelipoyta.games.lotr.numbers import has_keyword

GIMLI, SAM, LEGOLAS = "1U12", "1C311", "1U51"


@pytest.mark.card("3U116")
def test_eregion_hills(scenario):
    sc, _ = moved_to(scenario, "3U116", 4, GIMLI)
    assert sc.burdens() == 1


@pytest.mark.card("3U119")
def test_house_of_elrond(scenario):
    """Two Elves, companions or allies, take a burden off, if the player wishes."""
    for friends, asked in (((GIMLI, LEGOLAS), False), (("1C53", LEGOLAS), True)):
        sc = scenario(site=2, block=Block.FELLOWSHIP)
        sc.put_site("3U119", 1)
        for name in friends:
            sc.put(name)
        sc.set_player(0, burdens=2)
        sc.begin("move")
        assert has_keyword(sc.s, sc.s.cards[sc.s.path[-1]], Keyword.SANCTUARY)
        assert (sc.asks == "respond") is asked
        if asked:
            sc.use(sc.s.path[-1])
        assert sc.burdens() == (1 if asked else 2)


@pytest.mark.card("3U120")
def test_wastes_of_emyn_muil(scenario, make):
    """Four companions, and an Isengard Orc of one's own exerts: the Free Peoples player picks whom to wound."""
    orc = make(minion("9C141", "Orc", ISENGARD, ORC, cost=2, strength=5, vitality=2, site=1))
    sc, place = at(scenario, "3U120", 9)
    mine, uruk = sc.put(orc, 1), sc.put("1C158", 1)
    friends = [sc.put(name) for name in (GIMLI, SAM)]
    sc.put("1U309")
    sc.begin("maneuver")
    assert not sc.can(Use(place, 0), 1)
    friends.append(sc.put(LEGOLAS))
    sc.begin("maneuver").pass_until_seat(1).use(place)
    assert (sc.asked, sc.offered) == (0, {sc.frodo, *friends})
    sc.choose(friends[0])
    assert [sc.wounds(i) for i in (mine, uruk, friends[0])] == [1, 0, 1]
