"""Dunland minions of set 4, by their print."""

import pytest
from tests.games.lotr.by_print.dunland.table import BRIGAND, SAVAGE, SPY, orc_of_dunland, wins
from tests.games.lotr.by_print.isengard.table import (
    DAMAGE,
    FIERCE,
    KNIGHT,
    URUK,
    ability,
    act,
    companions,
    control,
    controlled,
    late,
    passed_by_all,
)

from pelipoyta.games.lotr.words.facts import code_of


@pytest.mark.card("4C4", "4C12", "4C16")
@pytest.mark.parametrize(("name", "bonus"), [("4C4", 0), ("4C12", 2), ("4C16", 2)])
@pytest.mark.parametrize("takes", [True, False])
def test_fierce_after_a_victory(scenario, name, bonus, takes):
    """It may be fierce, and stronger by 2 if it says so, until the regroup phase."""
    sc = late(scenario, site=4)
    man, other = sc.put(name, 1), sc.put(name, 1)
    base = sc.strength(man)
    wins(sc, man)
    assert (sc.asks, sc.asked) == ("respond", 1)
    act(sc, man) if takes else sc.pass_()
    assert (sc.keyword(man, FIERCE), sc.strength(man)) == (int(takes), base + bonus * takes)
    assert (sc.keyword(other, FIERCE), sc.strength(other)) == (0, base)
    if takes:
        sc.pass_until("regroup")
        assert (sc.keyword(man, FIERCE), sc.strength(man)) == (0, base)


@pytest.mark.card("4C4", "4C12", "4C16")
@pytest.mark.parametrize(("name", "strength"), [("4C4", 11), ("4C12", 9), ("4C16", 11)])
def test_each_time_it_wins(scenario, name, strength):
    """A second victory in the turn is another time; another's victory does nothing."""
    sc = late(scenario, site=4)
    man, other = sc.put(name, 1), sc.put(BRIGAND, 1)
    wins(sc, other)
    assert sc.asks != "respond"
    sc.fight(sc.put(KNIGHT), man).resolve()
    act(sc, man)
    assert sc.strength(man) == strength
    sc.fight(sc.put(KNIGHT), man).resolve()
    assert (sc.asks, sc.can(ability(sc, man))) == ("respond", True)


@pytest.mark.card("4U9", "4R23", "4U38")
@pytest.mark.parametrize("name", ["4U9", "4R23", "4U38"])
def test_a_man_comes_after_a_victory(scenario, name):
    """A Man of Dunland is played from hand for two less; he is fierce and does one more damage until regroup."""
    sc = late(scenario, site=4, twilight=2)
    man = sc.put(name, 1)
    sc.hand(1, SAVAGE, URUK, SPY)
    wins(sc, man)
    act(sc, man)
    assert sc.offered == {code_of(SAVAGE)}
    sc.choose(SAVAGE)
    new = sc.find(SAVAGE)
    assert (sc.keyword(new, FIERCE), sc.keyword(new, DAMAGE), sc.s.twilight) == (1, 1, 0)
    assert (sc.keyword(man, FIERCE), sc.keyword(man, DAMAGE)) == (0, 0)
    sc.pass_until("regroup")
    assert (sc.keyword(new, FIERCE), sc.keyword(new, DAMAGE)) == (0, 0)


@pytest.mark.card("4U9", "4R23", "4U38")
@pytest.mark.parametrize("name", ["4U9", "4R23", "4U38"])
def test_no_man_comes(scenario, name):
    """Nobody need come; with too little twilight nobody can; after a defeat nobody does."""
    sc = late(scenario, site=4, twilight=2)
    man = sc.put(name, 1)
    sc.hand(1, SAVAGE)
    wins(sc, man)
    sc.pass_()
    assert (sc.in_hand(1), sc.s.twilight) == ([SAVAGE], 2)
    poor = late(scenario, site=4, twilight=1)
    man = poor.put(name, 1)
    poor.hand(1, SAVAGE), wins(poor, man)
    act(poor, man) if poor.asks == "respond" else None
    assert (poor.in_hand(1), poor.s.twilight) == ([SAVAGE], 1)


@pytest.mark.card("4U11", "4U24")
@pytest.mark.parametrize(("name", "price"), [("4U11", 1), ("4U24", 2)])
def test_stacked_after_a_victory_and_played(scenario, name, price):
    """It may be stacked on a controlled site; from there it is played for two less."""
    sc = late(scenario, site=4, twilight=5)
    man, site = sc.put(name, 1), sc.s.path[0]
    control(sc, 1), wins(sc, man)
    act(sc, man)
    assert (sc.s.cards[man].host, sc.s.cards[man].zone.value) == (site, "stacked")
    act(sc.begin("shadow", 1), man, 1)
    assert (sc.s.twilight, sc.s.cards[sc.find(name)].zone.value) == (5 - price, "centre")


@pytest.mark.card("4U11", "4U24")
@pytest.mark.parametrize("name", ["4U11", "4U24"])
def test_no_site_to_lie_on(scenario, name):
    """Another player's site will not do, neither to lie on nor to be played from."""
    sc = late(scenario, site=4, seats=3, twilight=9)
    man, site = sc.put(name, 1), sc.s.path[0]
    control(sc, 1, seat=2)
    stacked = sc.stack(name, 1, site)
    wins(sc, man)
    if sc.asks == "respond":
        act(sc, man)
    assert sc.s.cards[man].zone.value == "centre"
    sc.begin("shadow", 1)
    assert not sc.can(ability(sc, stacked, 1))


@pytest.mark.card("4U13")
@pytest.mark.parametrize("count", [3, 4])
def test_dunlending_pillager(scenario, count):
    """One Free Peoples possession goes, or two with six companions; none of the Shadow's."""
    sc = late(scenario, site=4)
    man, men = sc.put("4U13", 1), companions(sc, count)
    things = [sc.put("4C134", on=men[0]), sc.put("4C134", on=men[1]), sc.put("4C306", on=sc.frodo)]
    mine = sc.put("4C26", 1, on=sc.put(SAVAGE, 1))
    wins(sc, man)
    act(sc, man)
    if sc.asks == "effect":
        sc.decide(1)
    assert (sc.asked, sc.offered) == (1, set(things))
    sc.choose(*things[: count - 2])
    assert [sc.lives(card) for card in (*things, mine)] == [False, count == 3, True, True]


@pytest.mark.card("4U13")
def test_dunlending_pillager_need_not(scenario):
    """LOTR-17.1; with six companions and one possession, one goes (LOTR-18.6)."""
    sc = late(scenario, site=4)
    man, men = sc.put("4U13", 1), companions(sc, 4)
    sword = sc.put("4C134", on=men[0])
    wins(sc, man)
    sc.pass_()
    assert sc.lives(sword)
    sc.fight(men[1], man).resolve()
    act(sc, man)
    if sc.asks == "effect":
        sc.decide(1)
    assert not sc.lives(sword)


@pytest.mark.card("4C14", "4C25")
@pytest.mark.parametrize(("name", "orc"), [("4C14", False), ("4C25", True)])
def test_a_site_after_a_victory(scenario, make, name, orc):
    """With another Man of Dunland, or another Dunland minion, a site may be taken."""
    for other, answers in ((BRIGAND, True), (orc_of_dunland(make), orc), (SPY, False)):
        sc = passed_by_all(late(scenario, site=4))
        man = sc.put(name, 1)
        sc.put(other, 1), wins(sc, man)
        assert (sc.asks == "respond") is answers
        if answers:
            act(sc, man)
        assert controlled(sc) == answers


@pytest.mark.card("4C14", "4C25", "4C21")
@pytest.mark.parametrize("name", ["4C14", "4C25"])
def test_a_site_need_not_be_taken(scenario, name):
    """LOTR-17.1; and alone it is not another."""
    sc = passed_by_all(late(scenario, site=4))
    man = sc.put(name, 1)
    wins(sc, man)
    assert (sc.asks != "respond", controlled(sc)) == (True, 0)
    sc.put(BRIGAND, 1)
    sc.fight(sc.put(KNIGHT), man).resolve().pass_()
    assert controlled(sc) == 0
    band = passed_by_all(late(scenario, site=4))
    band.put("4C21", 1), band.put_site("4U350", 1), band.hand(0)
    band.begin("fellowship").pass_()
    assert (band.asks != "respond", controlled(band)) == (True, 0)


@pytest.mark.card("4C21")
@pytest.mark.parametrize("takes", [True, False])
def test_hillman_band(scenario, takes):
    """Each time the fellowship moves, with another Man of Dunland, a site may be taken."""
    sc = passed_by_all(late(scenario, site=4))
    band, _ = sc.put("4C21", 1), sc.put(BRIGAND, 1)
    sc.put_site("4U350", 1), sc.hand(0), sc.begin("fellowship").pass_()
    assert (sc.asks, sc.asked) == ("respond", 1)
    act(sc, band) if takes else sc.pass_()
    assert controlled(sc) == takes


@pytest.mark.card("4C15")
@pytest.mark.parametrize(("name", "strength"), [("5C83", 7), (KNIGHT, 5)])
def test_dunlending_ravager(scenario, name, strength):
    """+2 while it skirmishes a Man of Rohan, not a Man of Gondor."""
    sc = late(scenario, site=4)
    man = sc.put("4C15", 1)
    assert sc.strength(man) == 5
    sc.fight(sc.put(name), man)
    assert sc.strength(man) == strength
