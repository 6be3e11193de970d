"""Isengard events, conditions and items of set 3, continued, by their print."""

import pytest
from tests.games.lotr.by_print.isengard.table import (
    DAMAGE,
    KNIGHT,
    TROOP,
    URUK,
    act,
    denied,
    early,
    orc_of_isengard,
    shadow,
    unplayable,
)

from pelipoyta.games.lotr.model import Decide
from pelipoyta.games.lotr.words.facts import code_of


@pytest.mark.card("3R67")
def test_the_palantir_of_orthanc(scenario):
    """One removed: a card of the Free Peoples player's hand is shown and lies on top of the deck."""
    sc = early(scenario, twilight=2)
    stone = sc.put("3R67", 1)
    sc.put(URUK, 1), sc.hand(0, "4C306"), sc.deck(0, "4C42")
    act(sc.begin("shadow", 1), stone)
    assert (sc.in_hand(0), sc.s.players[0].deck.top[:1], sc.s.twilight) == ([], (code_of("4C306"),), 1)


@pytest.mark.card("3R67")
def test_the_palantir_needs_an_isengard_minion(scenario):
    """LOTR-18.1, LOTR-17.9: to be played and to be used."""
    sc = early(scenario, twilight=2)
    sc.put(TROOP, 1), sc.hand(1, "3R67")
    assert unplayable(sc.begin("shadow", 1), "3R67") == "LOTR-18.1"
    stone = sc.put("3R67", 1)
    assert denied(sc, stone) == "LOTR-17.9"


@pytest.mark.card("3C70")
@pytest.mark.parametrize(("held", "bonus"), [(3, 2), (2, 3)])
def test_servants_to_saruman(scenario, make, held, bonus):
    """+2 for an Isengard Orc, +3 with fewer than three cards left in hand."""
    sc = early(scenario)
    clerk = sc.put(orc_of_isengard(make), 1)
    sc.put(URUK, 1), sc.hand(1, "3C70", *[TROOP] * held)
    shadow(sc.fight(sc.put(KNIGHT), clerk)).play("3C70")
    assert sc.strength(clerk) == 6 + bonus


@pytest.mark.card("3C70")
def test_servants_to_saruman_are_orcs(scenario, make):
    """Neither Uruk-hai nor Moria; until the skirmish ends."""
    sc = early(scenario)
    orcs = [sc.put(orc_of_isengard(make), 1) for _ in range(2)]
    uruk, _ = sc.put(URUK, 1), sc.put(TROOP, 1)
    sc.hand(1, "3C70")
    shadow(sc.fight(sc.put("4P364"), uruk)).play("3C70")
    assert sc.offered == set(orcs)
    sc.choose(orcs[0])
    assert sc.strength(orcs[0]) == 9
    sc.resolve()
    assert sc.strength(orcs[0]) == 6


@pytest.mark.card("3R71")
@pytest.mark.parametrize(("wounds", "added"), [(2, 3), (1, 0)])
def test_tower_of_orthanc(scenario, wounds, added):
    """As the fellowship moves, an exhausted companion may be spotted for three."""
    sc = early(scenario)
    tower, _ = sc.put("3R71", 1), sc.put(KNIGHT, wounds=wounds)
    sc.put_site("1C351", 1), sc.hand(0)
    sc.begin("fellowship").pass_()
    if added:
        assert (sc.asks, sc.asked, sc.s.twilight) == ("respond", 1, 0)
        act(sc, tower)
    assert sc.s.twilight == added + 3 + 2


@pytest.mark.card("3R71")
def test_tower_of_orthanc_may_be_silent(scenario):
    """LOTR-17.1; and an Isengard minion is spotted to play it (LOTR-18.1)."""
    sc = early(scenario, twilight=1)
    sc.hand(1, "3R71"), sc.put(TROOP, 1)
    assert unplayable(sc.begin("shadow", 1), "3R71") == "LOTR-18.1"
    sc.put("3R71", 1), sc.put(KNIGHT, wounds=2), sc.put_site("1C351", 1), sc.hand(0)
    sc.s.twilight = 0
    sc.begin("fellowship").pass_(2)
    assert sc.s.twilight == 5


@pytest.mark.card("3U72")
def test_trapped_and_alone(scenario, make):
    """Damage from weapons is lost against an Isengard Orc; damage of one's own is kept."""
    sc = early(scenario)
    rider, clerk = sc.put("5C83"), sc.put(orc_of_isengard(make), 1)
    sc.put("4C288", on=rider), sc.put("4C287", on=rider), sc.put("3U72", 1)
    assert sc.keyword(rider, DAMAGE) == 1
    sc.fight(rider, clerk)
    assert (sc.keyword(rider, DAMAGE), sc.strength(rider)) == (0, 8)


@pytest.mark.card("3U72")
def test_trapped_against_others(scenario):
    """Against an Uruk-hai weapons do their damage; Gimli's own damage is not a weapon's."""
    sc = early(scenario)
    rider, uruk = sc.put("5C83"), sc.put(URUK, 1)
    sc.put("4C291", on=rider), sc.put("3U72", 1)
    sc.fight(rider, uruk)
    assert sc.keyword(rider, DAMAGE) == 1
    assert sc.keyword(sc.put("4C49"), DAMAGE) == 1


@pytest.mark.card("3U73")
def test_the_trees_are_strong(scenario, make):
    """X Isengard Orcs are discarded: the Free Peoples player wounds X different companions."""
    sc = early(scenario, twilight=1)
    clerk = orc_of_isengard(make)
    orcs, uruk = [sc.put(clerk, 1) for _ in range(3)], sc.put(URUK, 1)
    knight, other = sc.put(KNIGHT), sc.put(KNIGHT)
    sc.hand(1, "3U73")
    shadow(sc.begin("regroup")).play("3U73")
    if sc.asks == "number":
        sc.decide(2)
    assert sc.offered == set(orcs)
    sc.choose(orcs[0], orcs[1])
    sc.pass_() if sc.asked == 1 else None
    assert (sc.asked, sc.offered) == (0, {sc.frodo, knight, other})
    sc.choose(sc.frodo, knight)
    assert [sc.wounds(card) for card in (sc.frodo, knight, other)] == [1, 1, 0]
    assert [sc.lives(card) for card in (*orcs, uruk)] == [False, False, True, True]


@pytest.mark.card("3U73")
def test_the_trees_without_orcs(scenario):
    """LOTR-30.33: none discarded is nothing paid."""
    sc = early(scenario, twilight=1)
    sc.put(URUK, 1), sc.put(TROOP, 1), sc.hand(1, "3U73")
    shadow(sc.begin("regroup"))
    assert unplayable(sc, "3U73") == "LOTR-18.3"
    assert not sc.can(Decide(0))
