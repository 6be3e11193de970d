"""More sites of set 1 up to number 4."""

import pytest
from tests.games.lotr.cards.set01.places import at, moved_to

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.engine.numbers import cost, has_keyword
from pelipoyta.games.lotr.model import Play, Use
from pelipoyta.games.lotr.words.facts import code_of

GIMLI, LEGOLAS, ARAGORN, GANDALF_GREY, SAM, ORC_OF_MORIA = "1U12", "1U51", "1P365", "1P364", "1C311", "1C177"


def has(sc, *words):
    """The site the fellowship is at has these keywords."""
    return all(has_keyword(sc.s, sc.s.cards[sc.s.path[-1]], word) for word in words)


@pytest.mark.card("1U319", "1U321", "1U322")
@pytest.mark.parametrize(
    ("site", "found", "not_found"),
    [
        ("1U319", ["1R291"], ["1U309", SAM]),
        ("1U321", ["1C303", "1R307"], ["1R291", SAM]),
        ("1U322", [SAM, "1R310"], ["1R291", "1C303"]),
    ],
)
def test_a_hobbit_calls_another(scenario, site, found, not_found):
    """LOTR-18.9: a Hobbit exerts; only those named are found in the draw deck."""
    sc, place = at(scenario, site, 1)
    sc.deck(0, *found, *not_found)
    gimli = sc.put(GIMLI)
    sc.begin("fellowship").use(place)
    assert (sc.wounds(sc.frodo), sc.wounds(gimli)) == (1, 0)
    assert sc.offered == {code_of(name) for name in found}
    assert sc.lives(sc.choose(found[0]).find(found[0]))


@pytest.mark.card("1U324")
def test_the_prancing_pony(scenario):
    sc, place = at(scenario, "1U324", 1)
    sc.deck(0, ARAGORN, "1U97")
    sc.begin("fellowship").use(place)
    assert sc.offered == {code_of(ARAGORN)}
    assert (sc.choose(ARAGORN).burdens(), sc.s.twilight) == (1, 4)


@pytest.mark.card("1U323")
def test_green_hill_country(scenario):
    """Companions and allies alike; no other race."""
    sc, _ = at(scenario, "1U323", 1)
    assert [cost(sc.s, 0, code_of(name)) for name in (SAM, "1U309", GIMLI, "1C299")] == [1, 0, 2, 1]


@pytest.mark.card("1U328", "1U335")
def test_nazgul_are_cheaper(scenario, nazgul, troll):
    """LOTR-20.2: at Bree Streets only what roaming costs is less; at Weatherhills the price itself."""
    sc, _ = at(scenario, "1U328", 2)
    assert [cost(sc.s, 1, code_of(name)) for name in (nazgul, "1C177")] == [4, 8]
    sc, _ = at(scenario, "1U335", 2)
    assert [cost(sc.s, 1, code_of(name)) for name in (nazgul, troll)] == [5, 2]
    sc, _ = at(scenario, "1U327", 2)
    assert cost(sc.s, 1, code_of(nazgul)) == 6


@pytest.mark.card("1U332")
def test_midgewater_marshes(scenario):
    sc, [sam, rosie, gimli] = moved_to(scenario, "1U332", 2, SAM, "1U309", GIMLI)
    assert [sc.wounds(i) for i in (sc.frodo, sam, rosie, gimli)] == [1, 1, 0, 0]
    assert has(sc, Keyword.MARSH)


@pytest.mark.card("1U333")
def test_midgewater_moors(scenario):
    """Each minion that is played costs the Free Peoples player a card; a possession does not."""
    sc, _ = at(scenario, "1U333", 2, twilight=9)
    assert has(sc, Keyword.PLAINS)
    sc.hand(0, GIMLI, SAM)
    sc.hand(1, "1C176", "1C157")
    sc.begin("shadow", 1).play("1C157")
    assert len(sc.in_hand(0)) == 2
    sc.play("1C176")
    assert sc.asked == 0
    assert sc.choose(SAM).in_hand(0) == [GIMLI]


@pytest.mark.card("1U334")
def test_trollshaw_forest(scenario):
    """Who plays an item on an own companion draws a card; an ally or a condition is not enough."""
    sc, _ = at(scenario, "1U334", 2, twilight=3)
    assert has(sc, Keyword.FOREST)
    sam, rosie = sc.put(SAM), sc.put("1U309")
    sc.hand(0, "1C299", "1C317", "1C299")
    sc.deck(0, GIMLI, GIMLI)
    sc.begin("fellowship").play("1C317").choose(sam)
    assert GIMLI not in sc.in_hand(0)
    sc.play("1C299").choose(rosie)
    assert GIMLI not in sc.in_hand(0)
    sc.play("1C299").choose(sam)
    assert sc.in_hand(0) == [GIMLI]


@pytest.mark.card("1U336")
def test_weathertop(scenario, nazgul):
    sc, _ = at(scenario, "1U336", 2)
    witch, orc = sc.put(nazgul, 1), sc.put(ORC_OF_MORIA, 1)
    assert [sc.keyword(i, Keyword.FIERCE) for i in (witch, orc)] == [1, 0]


@pytest.mark.card("1U338")
def test_ford_of_bruinen(scenario, nazgul, troll):
    """The first Nazgûl of the turn costs five less, whoever plays it."""
    sc, _ = at(scenario, "1U338", 3, twilight=9, seats=3)
    assert has(sc, Keyword.RIVER, Keyword.SANCTUARY)
    sc.hand(1, troll, nazgul)
    sc.hand(2, nazgul)
    sc.begin("shadow", 1, after="maneuver").play(troll).play(nazgul)
    assert sc.s.twilight == 7
    sc.begin("shadow", 2).play(nazgul)
    assert sc.s.twilight == 3


@pytest.mark.card("1U339", "1U341")
@pytest.mark.parametrize(("site", "one", "other"), [("1U339", SAM, LEGOLAS), ("1U341", LEGOLAS, SAM)])
def test_to_play_one_of_a_people_draws(scenario, site, one, other):
    sc, place = at(scenario, site, 3)
    assert has(sc, Keyword.SANCTUARY)
    sc.hand(0, other)
    sc.deck(0, GIMLI)
    sc.begin("fellowship")
    assert not sc.can(Use(place, 0))
    sc.hand(0, other, one)
    assert sorted(sc.use(place).choose(one).in_hand(0)) == sorted([other, GIMLI])
    assert sc.lives(sc.find(one))


@pytest.mark.card("1U342")
def test_rivendell_waterfall(scenario):
    sc, _ = at(scenario, "1U342", 3)
    assert has(sc, Keyword.FOREST, Keyword.SANCTUARY)
    sc.hand(0, GIMLI, ARAGORN)
    assert sc.begin("turn").play(GIMLI).s.limit == 2
    assert sc.play(ARAGORN).s.limit == 3


@pytest.mark.card("1U343")
def test_balins_tomb(scenario):
    """A tale of one's own, on the table or in hand; one's own companion is healed."""
    sc, place = at(scenario, "1U343", 4)
    assert has(sc, Keyword.UNDERGROUND)
    sam, rosie = sc.put(SAM, wounds=2), sc.put("1U309", wounds=1)
    tale, _ = sc.put("1C317", on=sam), sc.put("1C299", on=sam)
    sc.put(ORC_OF_MORIA, 1)
    sc.hand(0, "1C317", GIMLI)
    sc.begin("maneuver").use(place).decide(0)
    assert (sc.lives(tale), sc.wounds(sam), sc.wounds(rosie)) == (False, 1, 1)
    sc.pass_until_seat(0).use(place).choose("1C317")
    assert (sc.in_hand(0), sc.wounds(sam)) == ([GIMLI], 0)


@pytest.mark.card("1U344")
def test_dwarrowdelf_chamber(scenario):
    sc, [gimli, sam, _] = moved_to(scenario, "1U344", 4, GIMLI, SAM, "1U309")
    assert has(sc, Keyword.UNDERGROUND)
    sc.decide(1)
    assert [sc.wounds(i) for i in (gimli, sc.frodo, sam)] == [0, 1, 1]
    sc, [gimli, sam] = moved_to(scenario, "1U344", 4, GIMLI, SAM)
    sc.decide(0)
    assert [sc.wounds(i) for i in (gimli, sc.frodo, sam)] == [1, 0, 0]


@pytest.mark.card("1U347")
def test_moria_stairway(scenario):
    sc, _ = at(scenario, "1U347", 4)
    assert has(sc, Keyword.UNDERGROUND)
    sam, rosie, orc, goblin = sc.put(SAM), sc.put("1U309"), sc.put(ORC_OF_MORIA, 1), sc.put("1C176", 1)
    for bearer in (sam, rosie):
        sc.put("1C299", on=bearer)
    sc.put("1C180", 1, on=orc)
    assert [sc.keyword(i, Keyword.DAMAGE) for i in (sam, rosie, orc, goblin)] == [1, 0, 1, 0]


@pytest.mark.card("1U348")
def test_pass_of_caradhras(scenario, make):
    """Once a turn; an Isengard minion must be there."""
    storm = make(condition("9C131", "Storm", ISENGARD, cost=0, keywords=WEATHER))
    sc, place = at(scenario, "1U348", 4, twilight=9)
    assert has(sc, Keyword.MOUNTAIN)
    sc.put(ORC_OF_MORIA, 1)
    sc.deck(1, storm, "1C157")
    sc.begin("shadow", 1)
    assert not sc.can(Use(place, 0))
    sc.put("1C158", 1)
    sc.use(place)
    assert sc.offered == {code_of(storm)}
    sc.pass_()
    assert sc.refused(Use(place, 0)).rule == "LOTR-18.16"


@pytest.mark.card("1U325")
def test_shire_lookout_point(scenario, make):
    cart = make(possession("9C132", "Gandalf's Cart", SHIRE, cost=1))
    sc, place = at(scenario, "1U325", 1)
    sc.deck(0, cart, "1U74")
    sc.begin("fellowship")
    assert not sc.can(Use(place, 0))
    sc.put(GANDALF_GREY)
    sc.use(place)
    assert sc.offered == {code_of(cart)}
    assert sc.lives(sc.choose(cart).find(cart))


@pytest.mark.card("1U329")
def test_breeland_forest(scenario):
    """No stealth event is played there; another may be, and a stealth condition too."""
    sc, _ = at(scenario, "1U329", 2)
    assert has(sc, Keyword.FOREST)
    sam = sc.put(SAM)
    sc.hand(0, "1C298", "1C304")
    sc.put(GIMLI)
    sc.fight(sam, sc.put("1C176", 1))
    assert sc.refused(Play(code_of("1C298")), 0).rule == "LOTR-18.1"
    assert sc.can(Play(code_of("1C304")), 0)


@pytest.mark.card("1U330")
@pytest.mark.parametrize(("friend", "fights"), [("1U309", False), (SAM, False), (GIMLI, True)])
def test_buckleberry_ferry(scenario, friend, fights):
    """Where only Hobbits are in the fellowship, nobody is assigned and nobody skirmishes."""
    sc, _ = at(scenario, "1U330", 2)
    assert has(sc, Keyword.RIVER)
    sc.put(friend)
    sc.put("1C158", 1)
    sc.begin("assignment")
    assert (sc.asks == "defend") is fights
    assert (sc.s.phase is Phase.REGROUP) is not fights
