"""Set 6: Gondor."""

import pytest
from tests.games.lotr.cards.crowd import won
from tests.games.lotr.cards.dark import add_tokens, at_blows, foe, tokens

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.engine.numbers import cost, site_number_of
from pelipoyta.games.lotr.model import Play, Use


@pytest.fixture
def orc(make):
    return foe(make, 91, SAURON, ORC)


@pytest.fixture
def banner(make):
    """Something that bears tokens."""
    return make(condition("9C98", "Banner", SHIRE, cost=0))


@pytest.mark.card("6C48")
def test_anborn(scenario, orc):
    """A minion is three sites further from home until the regroup phase."""
    sc = scenario()
    huntsman, man, foe_, other = sc.put("6C48"), sc.put("4C286"), sc.put(orc, 1), sc.put(orc, 1)
    sc.set_strength(huntsman, 9)
    sc.hand(0, "4C87")
    sc.fights(huntsman, foe_, man, other).choose(huntsman).resolve()
    sc.use(huntsman).choose(other)
    assert (site_number_of(sc.s, sc.s.cards[other]), site_number_of(sc.s, sc.s.cards[foe_])) == (4, 1)


@pytest.mark.card("6R49")
@pytest.mark.parametrize(("count", "hero", "more"), [(3, "4U114", 2), (2, "4U114", 0), (3, "4C286", 0)])
def test_ancient_roads(scenario, orc, count, hero, more):
    """With three rangers in sight, against a ranger."""
    sc = scenario()
    sc.put("6R49")
    fighter, foe_ = sc.put(hero), sc.put(orc, 1)
    for name in ("4U127", "4P364", "6C48")[: count - (hero == "4U114")]:
        sc.put(name)
    at_blows(sc, fighter, foe_)
    assert site_number_of(sc.s, sc.s.cards[foe_]) == 1 + more


@pytest.mark.card("6R50")
@pytest.mark.parametrize("culture", [Culture.ELVEN, Culture.DWARVEN, Culture.ROHAN])
def test_aragorn_defender_of_free_peoples(scenario, orc, banner, culture):
    """Each kind of token has its own use."""
    sc = scenario()
    hero, dwarf, foe_, flag = sc.put("6R50"), sc.put("4C49", wounds=1), sc.put(orc, 1), sc.put(banner)
    add_tokens(sc, flag, 1, culture)
    at_blows(sc, hero, foe_)
    assert [sc.can(Use(hero, way)) for way in (0, 1)] == [culture is Culture.ELVEN, culture is Culture.DWARVEN]
    if culture is Culture.ELVEN:
        sc.use(hero, 0)
        assert (sc.strength(foe_), tokens(sc, flag)) == (2, 0)
    elif culture is Culture.DWARVEN:
        sc.use(hero, 1)
        assert (sc.wounds(dwarf), tokens(sc, flag)) == (0, 0)


@pytest.mark.card("6R50")
@pytest.mark.parametrize(("mounted", "culture"), [(True, Culture.ROHAN), (False, Culture.ROHAN), (True, Culture.ELVEN)])
def test_aragorn_on_horseback(scenario, make, orc, banner, mounted, culture):
    sc = scenario()
    hero, foe_, flag = sc.put("6R50"), sc.put(orc, 1), sc.put(banner)
    add_tokens(sc, flag, 1, culture)
    if mounted:
        sc.put(make(possession("9C97", "Pony", GONDOR, cost=0, bearer=MAN, item=MOUNT)), on=hero)
    sc.hand(0, "4C308")
    sc.begin("regroup")
    able = mounted and culture is Culture.ROHAN
    assert sc.can(Use(hero, 2)) is able
    if able:
        sc.use(hero, 2)
        assert sc.wounds(foe_) == 2


@pytest.mark.card("6U51")
def test_banner_of_westernesse_heals(scenario, orc):
    sc = scenario()
    hero, knight, rider = sc.put("4P364", wounds=1), sc.put("5C35", wounds=1), sc.put("4C286", wounds=1)
    flag = sc.put("6U51", on=hero)
    won(sc, hero, sc.put(orc, 1))
    sc.use(flag, 0)
    assert [sc.wounds(card) for card in (hero, knight, rider)] == [1, 0, 1]


@pytest.mark.card("6U51")
def test_banner_of_westernesse_liberates(scenario, orc):
    sc = scenario(site=4)
    sc.hold(sc.s.path[0], 1)
    hero = sc.put("4P364")
    flag = sc.put("6U51", on=hero)
    won(sc, hero, sc.put(orc, 1))
    sc.use(flag, 1)
    assert (sc.lives(flag), len(sc.s.path)) == (False, 4)


@pytest.mark.card("6C52")
@pytest.mark.parametrize(("name", "able"), [("4P364", True), ("4C286", False)])
def test_garrison_of_osgiliath_is_manned(scenario, name, able):
    sc = scenario()
    sc.put(name)
    sc.hand(0, "6C52")
    sc.begin("fellowship").play("6C52")
    garrison = sc.find("6C52")
    assert sc.can(Use(garrison, 0)) is able
    if able:
        assert tokens(sc.use(garrison, 0), garrison) == 2


@pytest.mark.card("6C52")
@pytest.mark.parametrize(("way", "stays"), [(0, False), (1, True)])
def test_garrison_of_osgiliath_helps(scenario, orc, way, stays):
    sc = scenario()
    hero, garrison = sc.put("4P364"), sc.put("6C52")
    sc.put("4C286")
    add_tokens(sc, garrison, 1, Culture.GONDOR)
    at_blows(sc, hero, sc.put(orc, 1))
    sc.use(garrison, 1).decide(way)
    assert (sc.strength(hero), sc.lives(garrison)) == (9, stays)


@pytest.mark.card("6U54")
@pytest.mark.parametrize("way", [0, 1])
def test_perilous_ventures(scenario, make, orc, way):
    """One minion, or two of the Ringwraiths."""
    sc = scenario()
    rangers = [sc.put("4U114"), sc.put("4U127")]
    other, wraiths = sc.put(orc, 1), [sc.put(foe(make, 95, RINGWRAITH, ORC), 1) for _ in range(2)]
    sc.hand(0, "6U54")
    sc.begin("regroup").play("6U54").decide(way)
    if way == 0:
        sc.choose(other)
    assert [sc.lives(card) for card in (other, *wraiths)] == ([False, True, True] if way == 0 else [True, False, False])
    assert [sc.wounds(card) for card in rangers] == [1, 1]


@pytest.mark.card("6U54")
def test_perilous_ventures_need_two_rangers(scenario, orc):
    sc = scenario()
    sc.put("4U114"), sc.put("5C35"), sc.put(orc, 1)
    sc.hand(0, "6U54")
    sc.begin("regroup")
    assert not sc.can(Play(6054))


@pytest.mark.card("6C56")
@pytest.mark.parametrize(("culture", "healed"), [(Culture.ELVEN, True), (Culture.ROHAN, False)])
def test_trust(scenario, orc, banner, culture, healed):
    sc = scenario()
    hero, elf = sc.put("4P364"), sc.put("4C74", wounds=1)
    add_tokens(sc, sc.put(banner), 1, culture)
    sc.hand(0, "6C56", "4C87")
    sc.fight(hero, sc.put(orc, 1)).play("6C56")
    assert (sc.strength(hero), sc.wounds(elf)) == (10, 0 if healed else 1)


@pytest.mark.card("6P121")
def test_faramir_ithilien_ranger(scenario):
    """Cheaper at the start; a ranger played heals one who is Ring-bound."""
    sc = scenario()
    assert cost(sc.s, 0, 6121) == 3
    captain, man = sc.put("6P121", wounds=1), sc.put("4C286", wounds=1)
    sc.hand(0, "4U114", "5C35")
    sc.begin("fellowship").use(captain, 1)
    assert sc.offered == {4114}
    sc.choose("4U114")
    assert (sc.wounds(captain), sc.wounds(man)) == (0, 1)
    sc.s.phase = Phase.SETUP
    assert cost(sc.s, 0, 6121) == 2
