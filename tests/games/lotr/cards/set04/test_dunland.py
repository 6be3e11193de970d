"""What each Dunland card of set 4 does."""

import pytest

from pelipoyta.games.lotr.model import Decide, Play
from pelipoyta.games.lotr.terms import Keyword


def fought(scenario, name, strength):
    """Legolas (6) has fought this minion; whoever may answer is asked."""
    sc = scenario()
    legolas, foe = sc.put("4C74"), sc.put(name, 1)
    sc.set_strength(foe, strength)
    return sc.fight(legolas, foe).resolve(), legolas, foe


@pytest.mark.card("4C4", "4C12", "4C16")
@pytest.mark.parametrize(("name", "bonus"), [("4C4", 0), ("4C12", 2), ("4C16", 2)])
def test_winning_makes_fierce_till_regroup(scenario, name, bonus):
    """LOTR-14.1, LOTR-17.1: Band of Wild Men, Dunlending Madman and Robber fight on, the last two the stronger."""
    sc, _, foe = fought(scenario, name, 8)
    assert (sc.asks, sc.asked) == ("respond", 1)
    sc.use(foe)
    assert (sc.asks, sc.keyword(foe, Keyword.FIERCE), sc.strength(foe)) == ("defend", 1, 8 + bonus)
    sc.pass_until("move-again")
    assert (sc.keyword(foe, Keyword.FIERCE), sc.strength(foe)) == (0, 8)


@pytest.mark.card("4C4", "4C12", "4C16")
@pytest.mark.parametrize("name", ["4C4", "4C12", "4C16"])
def test_fierceness_may_be_declined(scenario, name):
    """LOTR-17.1."""
    sc, _, foe = fought(scenario, name, 8)
    sc.pass_()
    assert (sc.asks, sc.strength(foe)) == ("move-again", 8)


@pytest.mark.card("4C4", "4C12", "4C16")
@pytest.mark.parametrize("name", ["4C4", "4C12", "4C16"])
def test_each_time_it_wins(scenario, name):
    """LOTR-17.8: it may be used again when it wins again, among the fierce."""
    sc, legolas, foe = fought(scenario, name, 8)
    sc.use(foe).assign(legolas, foe).resolve()
    assert sc.asks == "respond"
    sc.use(foe)
    assert sc.asks == "move-again"


@pytest.mark.card("4C4", "4C12", "4U13", "4C16")
@pytest.mark.parametrize("name", ["4C4", "4C12", "4U13", "4C16"])
def test_only_its_own_victories_count(scenario, name):
    """LOTR-17.3: nobody is asked when it loses, nor when another minion wins."""
    sc, _, _ = fought(scenario, name, 5)
    assert sc.asks == "move-again"
    sc = scenario()
    gimli, winner = sc.put("4C49"), sc.put("4C10", 1)
    sc.put(name, 1), sc.put("4C278", on=sc.put("4C286"))
    sc.fight(gimli, winner).resolve()
    assert (sc.wounds(gimli), sc.asks) == (1, "move-again")


@pytest.mark.card("4C7")
@pytest.mark.parametrize(("site", "bonus"), [(2, 2), (3, 4), (6, 4)])
def test_dark_fury(scenario, strangers, site, bonus):
    """LOTR-26.7: +2, at a sanctuary +4; a Dunland Man, and for this skirmish only (LOTR-17.6)."""
    sc = scenario(site=site)
    legolas, man, idle = sc.put("4C74"), sc.put("4C17", 1), sc.put("4C10", 1)
    for name in strangers:
        sc.put(name, 1)
    sc.set_strength(man, 8)
    sc.hand(1, "4C7", "4C7")
    sc.fight(legolas, man).pass_until_seat(1).play("4C7")
    assert sc.offered == {man, idle}
    sc.choose(man)
    assert (sc.strength(man), sc.strength(idle)) == (8 + bonus, 8)
    sc.resolve()
    assert sc.strength(man) == 8


@pytest.mark.card("4U8")
def test_death_to_the_strawheads(scenario, strangers):
    """LOTR-17.9: +1 for each companion, the Ring-bearer too, allies and minions not; it costs 3."""
    sc = scenario(twilight=3)
    legolas, man, idle = sc.put("4C74"), sc.put("4C10", 1), sc.put("4C10", 1)
    sc.put("4C49"), sc.put("4C277")
    for name in strangers:
        sc.put(name, 1)
    sc.hand(1, "4U8", "4U8")
    sc.fight(legolas, man).pass_until_seat(1).play("4U8")
    assert sc.offered == {man, idle}
    sc.choose(man)
    assert (sc.strength(man), sc.s.twilight) == (11, 0)
    sc.pass_until_seat(1)
    assert sc.refused(Play(4008)).rule == "LOTR-20.1"
    sc.resolve()
    assert sc.strength(man) == 8


@pytest.mark.card("4U13")
def test_dunlending_pillager(scenario):
    """LOTR-1.4: a Free Peoples possession: no minion's, not the Ring."""
    sc = scenario()
    rider, foe = sc.put("4C286"), sc.put("4U13", 1)
    horse, sword = sc.put("4C283", on=rider), sc.put("4C306", on=sc.frodo)
    sc.put("4C26", 1, on=foe)
    sc.set_strength(foe, 6)
    sc.fight(rider, foe).resolve().use(foe)
    assert sc.offered == {horse, sword}
    sc.choose(sword)
    assert (sc.lives(horse), sc.lives(sword)) == (True, False)


@pytest.mark.card("4U13")
@pytest.mark.parametrize(("companions", "way", "gone"), [(5, None, 1), (6, 0, 1), (6, 1, 2)])
def test_dunlending_pillager_takes_two(scenario, companions, way, gone):
    """LOTR-17.9: where six companions can be seen, and only if the player chooses to spot them."""
    sc = scenario()
    friends = [sc.put("4C286") for _ in range(companions - 1)]
    items = [sc.put("4C278", on=friend) for friend in friends]
    foe = sc.put("4U13", 1)
    sc.set_strength(foe, 6)
    sc.fight(friends[0], foe).resolve().use(foe)
    if way is not None:
        assert sc.asks == "effect"
        sc.do(Decide(way))
    assert sc.offered == set(items)
    sc.choose(*items[:gone])
    assert sc.asks == "move-again"
    assert sum(sc.lives(item) for item in items) == len(items) - gone


@pytest.mark.card("4U13")
def test_dunlending_pillager_may_spare(scenario):
    """LOTR-17.1, LOTR-17.8: and each time it wins it may choose anew."""
    sc = scenario()
    rider, foe = sc.put("4C286"), sc.put("4U13", 1)
    sword, chain = sc.put("4C306", on=sc.frodo), sc.put("4C278", on=rider)
    sc.give(foe, Keyword.FIERCE)
    sc.fight(rider, foe).resolve().use(foe).choose(sword)
    sc.assign(rider, foe).resolve()
    assert sc.asks == "respond"
    sc.pass_()
    assert (sc.lives(sword), sc.lives(chain)) == (False, True)


@pytest.mark.card("4C26")
def test_iron_axe(scenario, strangers):
    """LOTR-21.1, LOTR-21.2: strength +3 for a Dunland Man with a free hand."""
    sc = scenario(site=5, twilight=2)
    for name in strangers:
        sc.put(name, 1)
    sc.hand(1, "4C26", "4C26")
    sc.begin("shadow", 1)
    assert sc.refused(Play(4026)).rule == "LOTR-21.1"
    man = sc.put("4C10", 1)
    sc.play("4C26")
    assert (sc.strength(man), sc.s.twilight) == (11, 1)
    assert sc.refused(Play(4026)).rule == "LOTR-21.2"
