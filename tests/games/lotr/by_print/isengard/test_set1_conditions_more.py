"""Isengard conditions and possessions of set 1, continued, by their print."""

import pytest
from tests.games.lotr.by_print.isengard.table import (
    FIERCE,
    KNIGHT,
    TROOP,
    URUK,
    act,
    early,
    orc_of_isengard,
    saruman,
    unplayable,
)

from pelipoyta.games.lotr.model import Play
from pelipoyta.games.lotr.terms import Phase
from pelipoyta.games.lotr.words.facts import code_of


@pytest.mark.card("1C134")
def test_saruman_s_chill_elsewhere(scenario):
    """Moving to the site or past it does nothing; it is gone at the end of the turn."""
    sc = early(scenario)
    merry, site = sc.put("4C310"), sc.put_site("1C351", 1)
    chill = sc.put("1C134", 1, on=site)
    sc.hand(0), sc.hand(1)
    sc.begin("fellowship").pass_()
    assert (sc.wounds(merry), sc.lives(chill)) == (0, True)
    sc.pass_until("move-again").decide(0)
    assert not sc.lives(chill)


@pytest.mark.card("1U135")
def test_saruman_s_frost(scenario):
    """Hobbits at the site are weaker by 2; others are not, and elsewhere nobody is."""
    sc = early(scenario)
    merry, knight = sc.put("4C310"), sc.put(KNIGHT)
    frost = sc.put("1U135", 1, on=sc.s.path[4])
    assert [sc.strength(card) for card in (merry, sc.frodo, knight)] == [1, 2, 6]
    del sc.s.cards[frost]
    sc.put("1U135", 1, on=sc.s.path[3])
    assert sc.strength(merry) == 3


@pytest.mark.card("1C138")
def test_saruman_s_snows(scenario):
    """Nobody plays skirmish events or uses skirmish abilities at the site."""
    sc = early(scenario, twilight=5)
    gimli, slayer = sc.put("4C49"), sc.put("1U153", 1)
    sc.put("1C138", 1, on=sc.s.path[4]), sc.hand(1, "1C121")
    sc.fight(gimli, slayer)
    assert not sc.can(Play(code_of("4C42"))) if sc.asks == "skirmish" else sc.wounds(gimli) == 2
    assert sc.s.lasting == []


@pytest.mark.card("1C138")
def test_saruman_s_snows_elsewhere(scenario):
    """At another site all is as always."""
    sc = early(scenario, twilight=5)
    gimli, slayer = sc.put("4C49"), sc.put("1U153", 1)
    sc.put("1C138", 1, on=sc.s.path[3])
    sc.fight(gimli, slayer)
    assert sc.can(Play(code_of("4C42")))


@pytest.mark.card("1R140")
@pytest.mark.parametrize(("place", "wounds"), [(4, 0), (3, 1)])
def test_spies_of_saruman(scenario, place, wounds):
    """The archery phase is left out while the fellowship is there."""
    sc = early(scenario)
    sc.put("1R127", 1), sc.put("1R140", 1, on=sc.s.path[place])
    sc.begin("archery").pass_until("assignment")
    assert sc.wounds(sc.frodo) == wounds


@pytest.mark.card("1C141")
def test_their_arrows_enrage(scenario):
    """Archers of the fellowship and archer allies lose 1; archer minions and others do not."""
    sc = early(scenario)
    legolas, knight, lurtz = sc.put("4C74"), sc.put(KNIGHT), sc.put("1R127", 1)
    sc.put("1C141", 1), sc.put("1C141", 1)
    assert [sc.strength(card) for card in (legolas, knight, lurtz)] == [4, 6, 13]


@pytest.mark.card("1C141")
def test_who_lets_their_arrows_enrage_be_played(scenario, make):
    """LOTR-18.1: Saruman or an Uruk-hai is spotted; an Orc of Isengard is neither."""
    for name in (saruman(make), URUK):
        sc = early(scenario, twilight=1)
        sc.put(orc_of_isengard(make), 1), sc.hand(1, "1C141")
        sc.begin("shadow", 1)
        assert unplayable(sc, "1C141") == "LOTR-18.1"
        sc.put(name, 1)
        assert sc.play("1C141").s.twilight == 0


@pytest.mark.card("1C144")
def test_uruk_bloodlust(scenario):
    """One's own Uruk-hai that wins may be healed for one twilight, as often as it is paid."""
    sc = early(scenario, seats=3, twilight=2)
    lust, uruk = sc.put("1C144", 1), sc.put(URUK, 1, wounds=2)
    sc.fight(sc.put(KNIGHT), uruk).resolve()
    assert (sc.asks, sc.asked) == ("respond", 1)
    act(sc, lust)
    assert (sc.wounds(uruk), sc.s.twilight) == (1, 1)


@pytest.mark.card("1C144")
@pytest.mark.parametrize(("name", "owner"), [(URUK, 2), (TROOP, 1)])
def test_uruk_bloodlust_of_others(scenario, name, owner):
    """Another player's Uruk-hai or an Orc is not healed."""
    sc = early(scenario, seats=3, twilight=2)
    sc.put("1C144", 1)
    foe = sc.put(name, owner, wounds=1)
    sc.fight(sc.put(KNIGHT), foe).resolve()
    assert (sc.wounds(foe), sc.s.twilight) == (1, 2)
    assert sc.asks != "respond"


@pytest.mark.card("1C157")
@pytest.mark.parametrize(("name", "wounds"), [(URUK, 1), (TROOP, 2)])
def test_uruk_hai_armory(scenario, name, wounds):
    """The fellowship's archery total is one less while an Uruk-hai can be spotted."""
    sc = early(scenario)
    sc.put("4C74"), sc.put("3P121"), sc.put("1C157", 1)
    foe = sc.put(name, 1)
    sc.begin("archery").pass_until("assignment")
    assert sc.wounds(foe) == wounds


@pytest.mark.card("1U159")
def test_uruk_hai_rampage(scenario):
    """Three are removed: the own Uruk-hai that won is fierce until the regroup phase."""
    sc = early(scenario, twilight=3)
    card, uruk, other = sc.put("1U159", 1), sc.put(URUK, 1), sc.put(URUK, 1)
    sc.fight(sc.put(KNIGHT), uruk).resolve()
    act(sc, card)
    assert (sc.keyword(uruk, FIERCE), sc.keyword(other, FIERCE), sc.s.twilight) == (1, 0, 0)
    assert sc.s.phase is not Phase.REGROUP
    sc.pass_until("regroup")
    assert sc.keyword(uruk, FIERCE) == 0
