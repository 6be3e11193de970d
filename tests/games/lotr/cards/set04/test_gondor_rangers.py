"""Set 4: the Rangers of Ithilien, and what they bear."""

import pytest
from tests.games.lotr.cards.dark import at_blows, foe, printed

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.engine.numbers import cost
from pelipoyta.games.lotr.model import Play, Use


@pytest.fixture
def man(make):
    """A minion at home here, and a Man."""
    return foe(make, 91, RAIDER, MAN)


@pytest.fixture
def orc(make):
    return foe(make, 92, SAURON, ORC)


@pytest.fixture
def roamer(make):
    return foe(make, 93, SAURON, ORC, site=9)


@pytest.mark.card("4C109")
def test_aragorn_heir_of_elendil(scenario):
    sc = scenario()
    assert sc.keyword(sc.put("4C109"), Keyword.DEFENDER) == 1


@pytest.mark.card("4U114", "4U127")
@pytest.mark.parametrize(
    ("name", "right", "wrong"), [("4U114", "man", "roamer"), ("4U127", "roamer", "man")], ids=["damrod", "mablung"]
)
def test_they_exhaust(scenario, request, name, right, wrong):
    """Damrod a Man, Mablung one that roams, in their own skirmish."""
    sc = scenario()
    ranger = sc.put(name)
    foes = [sc.put(request.getfixturevalue(one), 1) for one in (right, wrong)]
    idle = sc.put(request.getfixturevalue(right), 1)
    at_blows(sc, ranger, *foes)
    sc.use(ranger, 1)
    assert [sc.wounds(card) for card in (ranger, *foes, idle)] == [1, 3, 0, 0]


@pytest.mark.card("4U114", "4U127")
@pytest.mark.parametrize("name", ["4U114", "4U127"])
def test_they_come_to_a_ring_bound_man(scenario, name):
    sc = scenario()
    sc.put("4P364")
    sc.hand(0, name)
    sc.begin("fellowship")
    assert not sc.can(Play(printed(name).code))
    sc.put("4C122")
    assert sc.can(Play(printed(name).code))


@pytest.mark.card("4C130")
def test_ranger_of_ithilien(scenario, man, roamer):
    """Cheaper at the start, stronger against those who roam."""
    sc = scenario()
    assert cost(sc.s, 0, 4130) == 3
    sc.s.phase = Phase.SETUP
    assert cost(sc.s, 0, 4130) == 2
    for name, more in ((man, 0), (roamer, 2)):
        sc = scenario()
        ranger = sc.put("4C130")
        at_blows(sc, ranger, sc.put(name, 1))
        assert sc.strength(ranger) == 6 + more


@pytest.mark.card("4C112")
@pytest.mark.parametrize("pays", [True, False])
def test_boromirs_gauntlets(scenario, orc, pays):
    sc = scenario(twilight=1)
    hero, foe_ = sc.put("4P364"), sc.put(orc, 1)
    gauntlets = sc.put("4C112", on=hero)
    at_blows(sc, hero, foe_)
    sc.use(gauntlets)
    assert (sc.wounds(hero), sc.asked) == (1, 1)
    sc.decide(int(pays))
    assert (sc.s.twilight, sc.asks == "skirmish") == ((0, True) if pays else (1, False))


@pytest.mark.card("4C112")
def test_boromirs_gauntlets_are_for_his_skirmish(scenario, orc):
    """Another's goes on."""
    sc = scenario()
    hero, friend, foe_ = sc.put("4P364"), sc.put("4C286"), sc.put(orc, 1)
    gauntlets = sc.put("4C112", on=hero)
    at_blows(sc, friend, foe_)
    sc.use(gauntlets)
    assert sc.asks == "skirmish"


@pytest.mark.card("4R118", "4C131")
@pytest.mark.parametrize(("name", "bearer", "archer"), [("4R118", "4R116", 1), ("4C131", "4U114", 0)])
@pytest.mark.parametrize(("foes", "hit"), [("man", True), ("roamer", True), ("orc", False)])
def test_bows_at_close_range(scenario, request, name, bearer, archer, foes, hit):
    """A Man, or one that roams; not an Orc at home."""
    sc = scenario()
    ranger, foe_ = sc.put(bearer), sc.put(request.getfixturevalue(foes), 1)
    bow = sc.put(name, on=ranger)
    assert sc.keyword(ranger, Keyword.ARCHER) == archer
    at_blows(sc, ranger, foe_)
    which = 1 if archer else 0
    assert sc.can(Use(bow, which)) is hit
    if hit:
        sc.use(bow, which)
        assert (sc.wounds(ranger), sc.wounds(foe_)) == (1, 1)


@pytest.mark.card("4R119")
def test_faramirs_cloak(scenario, man, roamer):
    """Roaming minions, against Ring-bound Men."""
    for hero, name, less in (("4U114", roamer, 1), ("4U114", man, 0), ("4C286", roamer, 0)):
        sc = scenario()
        sc.put("4R119", on=sc.put("4R116"))
        fighter, foe_ = sc.put(hero), sc.put(name, 1)
        at_blows(sc, fighter, foe_)
        assert sc.strength(foe_) == 5 - less


@pytest.mark.card("4C134")
@pytest.mark.parametrize(("foes", "more"), [("man", 1), ("roamer", 1), ("orc", 0)])
def test_sword_of_gondor(scenario, request, foes, more):
    sc = scenario()
    hero, foe_ = sc.put("4P364"), sc.put(request.getfixturevalue(foes), 1)
    sc.put("4C134", on=hero)
    at_blows(sc, hero, foe_)
    assert (sc.strength(hero), sc.keyword(hero, Keyword.DAMAGE)) == (10, more)
