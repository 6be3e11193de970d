"""Set 6, Sauron: lights of the dead, Trolls, watchers at the gate."""

import pytest
from tests.games.lotr.cards.dark import beaten, foe, hold, in_fight, in_phase, printed

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.engine.numbers import cost
from pelipoyta.games.lotr.model import Use


@pytest.fixture
def orc(make):
    return foe(make, 63, SAURON, ORC)


@pytest.fixture
def stranger(make):
    return foe(make, 64, ISENGARD, ORC)


@pytest.mark.card("6C98")
@pytest.mark.parametrize("sites", [1, 3])
def test_banner_of_the_eye(scenario, orc, sites):
    sc = scenario(site=5)
    hero, bearer = sc.put("4P364"), sc.put(orc, 1)
    banner = sc.put("6C98", 1, on=bearer)
    hold(sc, sites)
    beaten(sc, hero, bearer, 10)
    sc.use(banner)
    assert sc.s.twilight == sites


@pytest.mark.card("6C99")
def test_corpse_lights(scenario, orc, stranger):
    """A minion of Sauron, or of the twilight; +1 for each of the latter."""
    sc = scenario()
    hero, lights, dead = sc.put("4P364"), sc.put("6C99", 1), sc.put("6C100", 1)
    servant = sc.put(orc, 1)
    sc.put(stranger, 1)
    in_fight(sc, hero, servant)
    sc.use(lights)
    assert sc.offered == {lights, dead, servant}
    sc.choose(servant)
    assert (sc.strength(servant), sc.wounds(lights)) == (printed(orc).strength + 2, 1)


@pytest.mark.card("6C102")
@pytest.mark.parametrize(("who", "able"), [("orc", True), ("stranger", False)])
def test_gate_sentry(scenario, orc, stranger, who, able):
    sc = scenario()
    sentry, theirs = sc.put("6C102", 1), sc.put("4C44")
    sc.put({"orc": orc, "stranger": stranger}[who], 1)
    sc.begin("maneuver")
    sc.pass_until_seat(1) if able else None
    assert sc.can(Use(sentry, 0), 1) is able
    if able:
        sc.use(sentry)
        assert (sc.lives(theirs), sc.wounds(sentry)) == (False, 2)


@pytest.mark.card("6R103", "6R106")
@pytest.mark.parametrize("name", ["6R103", "6R106"])
def test_trolls_follow_trolls(scenario, make, orc, name):
    troll = foe(make, 65, MORIA, TROLL)
    sc = scenario(site=6)
    sc.put(orc, 1)
    assert cost(sc.s, 1, printed(name).code) == printed(name).twilight
    sc.put(troll, 1)
    assert cost(sc.s, 1, printed(name).code) == printed(name).twilight - 4


@pytest.mark.card("6R103")
def test_gate_troll(scenario, orc, stranger):
    sc = scenario()
    troll = sc.put("6R103", 1)
    sc.put(stranger, 1)
    for more in (1, 2):
        sc.put(orc, 1)
        assert sc.strength(troll) == printed("6R103").strength + more


@pytest.mark.card("6U104")
@pytest.mark.parametrize(("friends", "count"), [(("4C74",), 0), (("4C74", "4C49", "4C286"), 2)])
def test_orc_insurgent(scenario, friends, count):
    """Each culture over two; Frodo is of the Shire."""
    sc = scenario()
    for name in friends:
        sc.put(name)
    insurgent = sc.put("6U104", 1)
    sc.hand(1, "4C10"), sc.deck(1, "4C17", "4C17", "4C17")
    in_phase(sc, "shadow")
    if count:
        sc.use(insurgent).decide(count)
    assert (len(sc.in_hand(1)), sc.s.twilight, sc.wounds(insurgent)) == (1 + count, count, int(count > 0))


@pytest.mark.card("6R106")
def test_troll_of_udun(scenario):
    sc = scenario()
    hero, troll = sc.put("4P364"), sc.put("6R106", 1)
    sc.hand(1, "6U105", "4C10")
    in_fight(sc, hero, troll)
    sc.use(troll, 1)
    if sc.asks == "card":
        assert sc.offered == {6105}
        sc.choose("6U105")
    assert (sc.strength(troll), sc.in_hand(1)) == (printed("6R106").strength + 1, ["4C10"])


@pytest.mark.card("6U107")
def test_trolls_chain(scenario, make, orc):
    other = foe(make, 65, MORIA, TROLL)
    sc = scenario(twilight=9)
    troll = sc.put("6R106", 1)
    sc.put(orc, 1), sc.put(other, 1)
    sc.hand(1, "6U107"), sc.deck(1, "4C10", "4C10")
    in_phase(sc, "shadow")
    sc.play("6U107")
    chain = sc.find("6U107")
    sc.use(chain)
    assert (sc.s.cards[chain].host, sc.in_hand(1)) == (troll, ["4C10"])
    assert sc.strength(troll) == printed("6R106").strength + 2


@pytest.mark.card("6C108")
@pytest.mark.parametrize(("who", "able"), [("orc", True), ("6C100", True), ("stranger", False)])
def test_wisp_of_pale_sheen(scenario, orc, stranger, who, able):
    sc = scenario()
    wisp = sc.put("6C108", 1)
    sc.put({"orc": orc, "stranger": stranger}.get(who, who), 1)
    sc.begin("regroup")
    sc.pass_until_seat(1) if able else None
    assert sc.can(Use(wisp, 0), 1) is able
    if able:
        sc.use(wisp)
        assert (sc.burdens(), sc.lives(wisp)) == (1, False)
