"""Set 5, Isengard: wargs and their riders, and Saruman who heals them."""

import pytest
from tests.games.lotr.cards.dark import beaten, foe, hold, in_fight, in_phase, printed, taken, within_reach

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.model import Assign, Use


@pytest.fixture
def orc(make):
    return foe(make, 63, ISENGARD, ORC)


@pytest.mark.card("5R50", "5C52", "5C53", "5U55", "5R58", "5C66", "5C67")
@pytest.mark.parametrize("name", ["5R50", "5C52", "5C53", "5U55", "5R58", "5C66", "5C67"])
def test_riders_are_fierce_till_exhausted(scenario, name):
    sc = scenario()
    rider = sc.put(name, 1)
    assert (sc.keyword(rider, Keyword.FIERCE), sc.keyword(rider, Keyword.WARG_RIDER)) == (1, 1)
    sc.wound(rider, printed(name).vitality - 2)
    assert sc.keyword(rider, Keyword.FIERCE) == 1
    sc.wound(rider, printed(name).vitality - 1)
    assert sc.keyword(rider, Keyword.FIERCE) == 0


@pytest.mark.card("5R50")
@pytest.mark.parametrize(("wounds", "warg", "words"), [(0, False, (1, 0)), (1, False, (0, 0)), (0, True, (1, 1))])
def test_foul_horde(scenario, wounds, warg, words):
    sc = scenario()
    horde = sc.put("5R50", 1, wounds=wounds)
    if warg:
        sc.put("5C65", 1, on=horde)
    assert tuple(sc.keyword(horde, word) for word in (Keyword.AMBUSH, Keyword.DAMAGE)) == words


@pytest.mark.card("5U54")
def test_isengard_scimitar(scenario, orc):
    sc = scenario(site=5)
    bearer, uruk = sc.put(orc, 1), sc.put("4C192", 1)
    hold(sc, 2)
    sc.hand(1, "5U54")
    in_phase(sc, "shadow")
    sc.play("5U54")
    blade = sc.find("5U54")
    assert sc.s.cards[blade].host == bearer != uruk
    sc.use(blade)
    assert sc.s.twilight == 2


@pytest.mark.card("5U55")
@pytest.mark.parametrize(("who", "able"), [("orc", True), ("4C192", False)])
def test_isengard_scout_troop(scenario, orc, who, able):
    sc = within_reach(scenario(site=4))
    hero, winner, troop = sc.put("4P364"), sc.put(orc if who == "orc" else who, 1), sc.put("5U55", 1)
    beaten(sc, hero, winner, 10)
    assert sc.can(Use(troop, 1), 1) is able
    if able:
        sc.use(troop, 1)
        assert (taken(sc), sc.wounds(troop)) == (1, 1)


@pytest.mark.card("5R56")
def test_saruman_heals_his_orcs(scenario, make, orc):
    sc = scenario(site=3)
    saruman, hurt = sc.put("5R56", 1), sc.put(orc, 1, wounds=3)
    uruk, other = sc.put("4C192", 1, wounds=1), sc.put(foe(make, 75, SAURON, ORC), 1, wounds=1)
    sc.adventure(1, "4U346", "4U350")
    sc.begin("fellowship").pass_()
    sc.use(saruman, 1)
    assert [sc.wounds(one) for one in (hurt, uruk, other)] == [1, 1, 1]


@pytest.mark.card("5R56")
def test_saruman_master_of_foul_folk(scenario, make):
    club = make(possession("9C76", "Club", DUNLAND, cost=0, bearer=MINION, item=HAND_WEAPON))
    sc = scenario(twilight=9)
    hero, saruman, uruk = sc.put("4C74"), sc.put("5R56", 1), sc.put("4C192", 1)
    sc.discard(1, "4C142", club)
    in_phase(sc, "shadow")
    sc.use(saruman, 2)
    assert sc.offered == {4142}
    sc.choose("4C142")
    assert (sc.wounds(saruman), sc.s.cards[sc.find("4C142")].host) == (1, uruk)
    sc.begin("archery").pass_until("defend")
    assert (sc.wounds(saruman), sc.can(Assign(hero, saruman)), sc.can(Assign(hero, uruk))) == (1, False, True)


@pytest.mark.card("5R58")
@pytest.mark.parametrize(("name", "able"), [("5C65", True), ("5U54", False)])
def test_sharku_warg_captain(scenario, name, able):
    """A mount, not a weapon; and no Hobbit tires."""
    sc = scenario(site=5, twilight=9)
    hero = sc.put("4C74")
    sc.put("4C310")
    sharku = sc.put("5R58", 1)
    sc.hand(1, name)
    in_phase(sc, "shadow")
    sc.play(name)
    assert sc.can(Use(sharku, 1), 1) is able
    if able:
        sc.use(sharku, 1)
        assert sc.wounds(hero) == 1


@pytest.mark.card("5R59")
@pytest.mark.parametrize(("name", "damage"), [("5R58", 1), ("5C67", 0)])
def test_sharkus_warg_is_sharkus(scenario, name, damage):
    sc = scenario()
    rider = sc.put(name, 1)
    sc.put("5R59", 1, on=rider)
    assert sc.keyword(rider, Keyword.DAMAGE) == damage


@pytest.mark.card("5R59", "5C65")
@pytest.mark.parametrize("name", ["5R59", "5C65"])
@pytest.mark.parametrize("rides", [True, False])
def test_a_warg_frightens(scenario, name, rides):
    """In the bearer's skirmish an ability is cancelled; in another's not."""
    sc = scenario()
    legolas, rider, other = sc.put("4C74"), sc.put("5C53", 1), sc.put("5C53", 1)
    warg = sc.put(name, 1, on=rider if rides else other)
    sc.fight(legolas, rider)
    sc.use(legolas)
    answer = Use(warg, len(printed(name).text) - 1)
    assert (sc.asks == "respond" and sc.can(answer, 1)) is rides
    if rides:
        sc.do(answer)
        assert sc.wounds(rider) == 1


@pytest.mark.card("5C66")
def test_warg_master(scenario, make):
    """A mount of Isengard; neither its weapons nor another's mounts."""
    pony = make(possession("9C73", "Pony", RAIDER, cost=0, bearer=MINION, item=MOUNT))
    blade = make(possession("9C74", "Blade", ISENGARD, cost=0, bearer=MINION, item=HAND_WEAPON))
    sc = scenario(site=5, twilight=9)
    sc.hand(1, "5C66"), sc.discard(1, "5C65", pony, blade)
    in_phase(sc, "shadow")
    sc.play("5C66")
    master = sc.find("5C66")
    sc.use(master)
    assert sc.offered == {5065}
    sc.choose("5C65")
    assert sc.s.cards[sc.find("5C65")].host == master


@pytest.mark.card("5C68")
@pytest.mark.parametrize(("mounted", "wounds"), [(True, 0), (False, 1)])
def test_wolf_voices(scenario, mounted, wounds):
    sc = scenario(twilight=9)
    hero, rider = sc.put("4C74"), sc.put("5C53", 1, wounds=1)
    sc.put("4C192", 1)
    if mounted:
        sc.put("5C65", 1, on=rider)
    before = sc.strength(rider)
    sc.hand(1, "5C68")
    in_fight(sc, hero, rider)
    sc.play("5C68")
    assert (sc.strength(rider), sc.wounds(rider)) == (before + 2, wounds)


@pytest.mark.card("5R69")
def test_wolves_of_isengard(scenario, make, orc):
    """On a site of the plains; an Orc of Isengard tires for it."""
    words = {"shadow": 0, "arrow": Arrow.LEFT, "block": Block.TOWERS}
    plain = make(site("9U1", "Plain", 1, keywords=PLAINS, **words))
    wood = make(site("9U2", "Wood", 2, keywords=FOREST, **words))
    sc = scenario(site=4, twilight=9, sites={1: plain, 2: wood})
    hero, worker, place = sc.put("4P364"), sc.put(orc, 1), sc.s.path[0]
    hold(sc, 2)
    sc.hand(1, "5R69")
    in_phase(sc, "shadow")
    sc.play("5R69")
    wolves = sc.find("5R69")
    assert sc.s.cards[wolves].host == place
    in_phase(sc, "regroup")
    sc.use(wolves)
    assert sc.asked == 0
    sc.choose(hero)
    assert (sc.wounds(hero), sc.wounds(worker)) == (1, 1)
