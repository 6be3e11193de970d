"""Set 4, the Raiders: Southrons who strike first and shoot apart, Easterlings who grow with burdens."""

import pytest
from tests.games.lotr.cards.dark import at_blows, beaten, foe, hold, in_fight, in_phase, printed, taken, within_reach

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.engine.numbers import total
from pelipoyta.games.lotr.events import Assigned
from pelipoyta.games.lotr.model import Play, Use
from pelipoyta.games.lotr.rules.combat.archery import archery_parts

FRIENDS = ("4C74", "4C49", "4C286", "4P364", "1U97", "4C310")


def with_friends(sc, count):
    """So many companions, Frodo among them."""
    return [sc.put(name) for name in FRIENDS[: count - 1]]


@pytest.fixture
def south(make):
    return foe(make, 94, RAIDER, MAN, keywords=SOUTHRON)


@pytest.fixture
def east(make):
    return foe(make, 95, RAIDER, MAN, keywords=EASTERLING)


@pytest.mark.card("4U217", "4R244")
@pytest.mark.parametrize("name", ["4U217", "4R244"])
def test_great_companies_take_land(scenario, make, south, name):
    sc = within_reach(scenario(site=4, twilight=20))
    sc.put("4C10", 1), sc.put(foe(make, 97, RAIDER, TROLL), 1)
    sc.hand(1, name, south)
    in_phase(sc, "shadow")
    assert sc.refused(Play(printed(name).code)).rule == "LOTR-18.1"
    sc.play(south).play(name)
    company = sc.find(name)
    in_phase(sc, "regroup")
    sc.use(company, 1)
    assert (taken(sc), sc.wounds(company)) == (1, 2)


@pytest.mark.card("4R218")
@pytest.mark.parametrize(("burdens", "more"), [(3, (0, 0, 0)), (4, (5, 0, 0)), (5, (5, 1, 0)), (6, (5, 1, 1))])
def test_desert_legion(scenario, burdens, more):
    sc = scenario()
    legion = sc.put("4R218", 1)
    sc.set_player(0, burdens=burdens)
    words = [sc.keyword(legion, word) for word in (Keyword.FIERCE, Keyword.DAMAGE)]
    assert (sc.strength(legion) - printed("4R218").strength, *words) == more


@pytest.mark.card("4R219", "4U232", "4C248")
@pytest.mark.parametrize("name", ["4R219", "4U232", "4C248"])
def test_a_shot_apart_tires(scenario, name):
    """Any companion but the Ring-bearer, and the archer counts no more."""
    sc = scenario()
    rider, gimli, bow = sc.put("4C286"), sc.put("4C49"), sc.put(name, 1)
    sc.put("4U138", 1)
    sc.hand(1, "4C145")
    in_phase(sc, "archery")
    before = total(archery_parts(sc.s, Side.SHADOW))
    sc.use(bow)
    assert sc.offered == {rider, gimli}
    sc.choose(rider)
    assert (sc.wounds(rider), sc.wounds(bow)) == (1, 1)
    assert total(archery_parts(sc.s, Side.SHADOW)) == before - 1


@pytest.mark.card("4U220", "4C221", "4C222")
@pytest.mark.parametrize("name", ["4U220", "4C221", "4C222"])
def test_the_first_blow(scenario, name):
    """For three twilight, and only whom it skirmishes."""
    sc = scenario(twilight=4)
    hero, friend, man = sc.put("4P364"), sc.put("4C49"), sc.put(name, 1)
    at_blows(sc, hero, man)
    assert (sc.asks, sc.asked) == ("respond", 1)
    sc.use(man)
    assert sc.s.twilight == 1
    assert (sc.wounds(hero), sc.wounds(friend)) == (1, 0)


@pytest.mark.card("4U220", "4C221", "4C222")
@pytest.mark.parametrize("name", ["4U220", "4C221", "4C222"])
def test_no_first_blow_in_anothers_skirmish(scenario, name):
    sc = scenario(twilight=4)
    hero, man = sc.put("4P364"), sc.put("4C10", 1)
    other = sc.put(name, 1)
    sc.fight(hero, man)
    assert not sc.can(Use(other, 0), 1)


@pytest.mark.card("4C224", "4C227", "4U230")
@pytest.mark.parametrize(
    ("name", "least", "more"), [("4C224", 2, (3, 1, 0)), ("4C227", 3, (0, 1, 1)), ("4U230", 3, (0, 1, 1))]
)
def test_burdens_enrage_easterlings(scenario, name, least, more):
    sc = scenario()
    man = sc.put(name, 1)
    for burdens, gain in ((least - 1, (0, 0, 0)), (least, more)):
        sc.set_player(0, burdens=burdens)
        words = [sc.keyword(man, word) for word in (Keyword.FIERCE, Keyword.DAMAGE)]
        assert (sc.strength(man) - printed(name).strength, *words) == gain


@pytest.mark.card("4R225")
@pytest.mark.parametrize(("burdens", "able"), [(1, ()), (3, (2,)), (5, (2, 3)), (6, (2, 3, 4))])
def test_easterling_captain(scenario, south, burdens, able):
    sc = scenario(twilight=9)
    hero, captain = sc.put("4C74"), sc.put("4R225", 1)
    sc.put(south, 1)
    sc.set_player(0, burdens=burdens)
    sc.hand(1, "4C260")
    in_fight(sc, hero, captain)
    assert tuple(n + 2 for n in range(3) if sc.can(Use(captain, n))) == able
    if able:
        sc.use(captain, len(able) - 1)
        assert (sc.strength(captain), sc.s.twilight) == (printed("4R225").strength + able[-1], 7)


@pytest.mark.card("4C228")
@pytest.mark.parametrize(("name", "able"), [("4C74", True), ("", False)])
def test_easterling_lieutenant(scenario, name, able):
    sc = scenario()
    hero = sc.put(name) if name else sc.frodo
    man = sc.put("4C228", 1)
    sc.begin("defend")
    sc.assign(hero, man)
    assert sc.can(Use(man, 0), 1) is able
    if able:
        sc.use(man)
        assert (sc.burdens(), sc.wounds(man)) == (1, 1)


@pytest.mark.card("4R229")
@pytest.mark.parametrize(("burdens", "more"), [(2, 2), (7, 4)])
def test_easterling_skirmisher(scenario, east, south, burdens, more):
    """Another Easterling must be there; not more than four."""
    for other, able in ((south, False), (east, True)):
        sc = scenario(site=4, twilight=9)
        sc.put(other, 1)
        sc.set_player(0, burdens=burdens)
        sc.hand(1, "4R229")
        in_phase(sc, "shadow")
        sc.play("4R229")
        man, left = sc.find("4R229"), sc.s.twilight
        assert sc.can(Use(man, 0), 1) is able
        if able:
            sc.use(man)
            assert sc.s.twilight == left + more


@pytest.mark.card("4R245")
@pytest.mark.parametrize(("sites", "arrows"), [(0, 1), (2, 3)])
def test_southron_archer(scenario, south, east, sites, arrows):
    for other, sum_ in ((east, 1), (south, arrows)):
        sc = scenario(site=5)
        sc.put("4R245", 1), sc.put(other, 1)
        hold(sc, sites)
        assert total(archery_parts(sc.s, Side.SHADOW)) == sum_


@pytest.mark.card("4R246")
@pytest.mark.parametrize(("who", "able"), [("south", True), ("east", False)])
def test_southron_assassin(scenario, south, east, who, able):
    sc = scenario(twilight=2)
    hero, winner = sc.put("4P364"), sc.put({"south": south, "east": east}[who], 1)
    assassin = sc.put("4R246", 1)
    beaten(sc, hero, winner, 10)
    assert sc.can(Use(assassin, 0), 1) is able
    if able:
        sc.use(assassin).pass_()  # the Ring would bear it
        assert (sc.wounds(sc.frodo), sc.wounds(hero), sc.s.twilight) == (1, 1, 1)


@pytest.mark.card("4U249", "4C258")
@pytest.mark.parametrize(("name", "least"), [("4U249", 6), ("4C258", 5)])
@pytest.mark.parametrize("pays", [True, False])
def test_they_seek_the_ring_bearer(scenario, name, least, pays):
    """The Free Peoples player may pay: with an unbound companion, or with twilight."""
    sc = scenario()
    friends = with_friends(sc, least)
    man = sc.put(name, 1)
    in_phase(sc, "assignment")
    sc.use(man)
    assert sc.asked == 0
    sc.decide(int(pays))
    if pays and name == "4U249":
        assert sc.offered == set(friends)
        sc.choose(friends[0])
    assert [event.character for event in sc.told(Assigned)] == ([] if pays else [sc.frodo])
    assert sc.s.twilight == (4 if pays and name == "4C258" else 0)
    assert sc.lives(friends[0]) is not (pays and name == "4U249")


@pytest.mark.card("4U249", "4C258", "4R251", "4R257")
@pytest.mark.parametrize(
    ("name", "least", "phase"),
    [("4U249", 6, "assignment"), ("4C258", 5, "assignment"), ("4R251", 5, "maneuver"), ("4R257", 6, "maneuver")],
)
def test_a_small_fellowship_is_left_alone(scenario, name, least, phase):
    sc = scenario()
    with_friends(sc, least - 1)
    man = sc.put(name, 1)
    sc.begin(phase)
    assert not sc.can(Use(man, 0), 1)


@pytest.mark.card("4R251", "4R257")
@pytest.mark.parametrize(("name", "least", "count"), [("4R251", 5, 1), ("4R257", 6, 2)])
def test_a_great_fellowship_tires(scenario, name, least, count):
    sc = scenario()
    friends = with_friends(sc, least)
    man = sc.put(name, 1)
    in_phase(sc, "maneuver")
    sc.use(man)
    assert (sc.asked, sc.offered) == (0, {*friends, sc.frodo})
    sc.choose(*friends[:count])
    assert ([sc.wounds(one) for one in friends[:3]], sc.wounds(man)) == ([1, count - 1, 0], 1)


@pytest.mark.card("4U250")
@pytest.mark.parametrize(("twilight", "able"), [(4, False), (5, True)])
def test_southron_explorer(scenario, twilight, able):
    sc = within_reach(scenario(site=4, twilight=twilight))
    man = sc.put("4U250", 1)
    sc.begin("regroup")
    sc.pass_until_seat(1) if able else None
    assert sc.can(Use(man, 0), 1) is able
    if able:
        sc.use(man)
        assert (taken(sc), sc.wounds(man)) == (1, 1)


@pytest.mark.card("4C252", "4C254")
@pytest.mark.parametrize("name", ["4C252", "4C254"])
def test_an_ambush(scenario, name):
    """LOTR-26.1."""
    sc = scenario()
    hero, man = sc.put("4C74"), sc.put(name, 1)
    sc.begin("defend")
    sc.assign(hero, man)
    assert (sc.asks, sc.asked) == ("ambush", 1)
    sc.decide(1)
    assert sc.s.twilight == 2


@pytest.mark.card("4U253")
@pytest.mark.parametrize("sites", [1, 2])
def test_southron_sentry(scenario, sites):
    sc = scenario(site=5)
    man = sc.put("4U253", 1)
    hold(sc, sites)
    in_phase(sc, "maneuver")
    sc.use(man)
    assert (sc.s.twilight, sc.wounds(man)) == (2 * sites, 1)
