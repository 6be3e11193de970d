"""What each site of set 3 does."""

import pytest
from tests.games.lotr.cards.set01.places import at, moved_to

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.engine.numbers import has_keyword
from pelipoyta.games.lotr.model import Assign, Play, Use
from pelipoyta.games.lotr.words.facts import code_of

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


@pytest.mark.card("3U115")
def test_caras_galadhon(scenario):
    """One minion to each skirmish, a defender or not, and whoever assigns."""
    sc, _ = at(scenario, "3U115", 6)
    gimli = sc.put(GIMLI)
    sc.give(gimli, Keyword.DEFENDER)
    one, other, last = (sc.put("1C158", 1) for _ in range(3))
    sc.begin("assignment").assign(gimli, one)
    assert not sc.can(Assign(gimli, other), 0)
    sc.assign(sc.frodo, other)
    assert sc.asks != "left-over"
    assert all(has_keyword(sc.s, sc.s.cards[sc.s.path[-1]], word) for word in (Keyword.FOREST, Keyword.SANCTUARY))
    assert last in sc.s.cards


@pytest.mark.card("3C117")
def test_gates_of_argonath(scenario):
    """No event of the maneuver phase is played; special abilities are used."""
    sc, _ = at(scenario, "3C117", 8)
    king, _ = sc.put("1R89"), sc.put("1C158", 1)
    sc.hand(0, "1C103", "1C315")
    sc.begin("maneuver")
    assert [sc.refused(Play(code_of(name)), 0).rule for name in ("1C103", "1C315")] == ["LOTR-18.1"] * 2
    assert sc.can(Use(king, 0), 0)
    assert has_keyword(sc.s, sc.s.cards[sc.s.path[-1]], Keyword.RIVER)


@pytest.mark.card("3C118")
def test_the_great_river(scenario, make):
    """Nothing is played out of a deck or a discard pile; from hand it is."""
    call = make(event("9C142", "Call", SHIRE, cost=0).says(fellowship(do=PlayCard(DWARF, Pile.DISCARD))))
    seek = make(event("9C143", "Seek", SHIRE, cost=0).says(fellowship(do=PlayCard(DWARF, Pile.DECK))))
    for place, able in (("3C118", False), ("1U355", True)):
        sc, _ = at(scenario, place, 7)
        sc.hand(0, call, seek, GIMLI)
        sc.discard(0, GIMLI)
        sc.deck(0, GIMLI)
        sc.begin("fellowship")
        assert sc.can(Play(code_of(call))) is able
        if able:
            assert sc.play(seek).offered == {code_of(GIMLI)}
        else:
            assert sc.can(Play(code_of(GIMLI)))
            assert sc.play(seek).offered == set()
