"""Set 4: events and conditions of Gondor."""

import pytest
from tests.games.lotr.cards.crowd import won
from tests.games.lotr.cards.dark import add_tokens, at_blows, foe, tokens
from tests.games.lotr.cards.set04.places import at

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.model import Play, Use


@pytest.fixture
def homely(make):
    return foe(make, 91, SAURON, ORC)


@pytest.fixture
def roamer(make):
    return foe(make, 93, SAURON, ORC, site=9)


@pytest.mark.card("4U110")
@pytest.mark.parametrize("phase", ["archery", "skirmish"])
def test_arrows_thick_in_the_air(scenario, homely, roamer, phase):
    sc = scenario()
    rangers = [sc.put("4U114"), sc.put("4U127")]
    foes = [sc.put(roamer, 1), sc.put(roamer, 1), sc.put(homely, 1)]
    sc.hand(0, "4U110", "4C87")
    sc.begin("archery") if phase == "archery" else sc.fight(rangers[0], foes[2])
    sc.play("4U110").let_pass()
    assert [sc.wounds(card) for card in (*rangers, *foes)] == [1, 1, 1, 1, 0]


@pytest.mark.card("4U110")
def test_arrows_thick_in_the_air_need_two(scenario, roamer):
    """Frodo is Ring-bound and no Man, Aragorn a Man and unbound."""
    sc = scenario()
    sc.put("4C122"), sc.put("4P364"), sc.put(roamer, 1)
    sc.hand(0, "4U110")
    sc.begin("archery")
    assert not sc.can(Play(4110))


@pytest.mark.card("4R111")
def test_boromir_my_brother(scenario, homely):
    sc = scenario()
    captain, ranger, man = sc.put("4R116"), sc.put("4C122"), sc.put("4P364")
    brother = sc.put("4R111", on=captain)
    assert sc.vitality(captain) == 4
    sc.hand(0, "4C115", "4C74", "4C87")
    sc.fight(man, sc.put(homely, 1)).use(brother)
    assert sc.offered == {4115}
    sc.choose("4C115")
    assert sc.offered == {captain, ranger}
    sc.choose(ranger)
    assert sc.strength(ranger) == 6


@pytest.mark.card("4C113")
@pytest.mark.parametrize("roams", [True, False])
def test_curse_them(scenario, homely, roamer, roams):
    sc = scenario()
    man, ranger, orc = sc.put("4C286"), sc.put("4C122"), sc.put(roamer if roams else homely, 1)
    sc.hand(0, "4C113", "4C87")
    sc.fight(man, orc).play("4C113")
    assert (sc.wounds(ranger), sc.asks == "skirmish") == (1, not roams)


@pytest.mark.card("4R120")
@pytest.mark.parametrize(("site", "wounds"), [("4U354", 1), ("4U350", 2)])
def test_forbidden_pool(scenario, make, site, wounds):
    """No more than one wound, at site 6."""
    sc, _ = at(scenario, site)
    ranger, brute = sc.put("4C122"), sc.put(foe(make, 91, SAURON, ORC, keywords=damage(1), strength=9), 1)
    sc.put("4R120")
    sc.fight(ranger, brute).resolve()
    assert sc.wounds(ranger) == wounds


@pytest.mark.card("4R120")
def test_forbidden_pool_heals(scenario):
    sc = scenario()
    ranger, man, pool = sc.put("4C122", wounds=1), sc.put("4P364", wounds=1), sc.put("4R120")
    sc.begin("fellowship").use(pool, 1)
    assert (sc.wounds(ranger), sc.wounds(man), sc.lives(pool), sc.s.twilight) == (0, 1, False, 2)


@pytest.mark.card("4R121")
@pytest.mark.parametrize(("site", "roams"), [("4U350", True), ("4U346", False)])
def test_forests_of_ithilien(scenario, make, site, roams):
    """A Man in a skirmish at site 5 is two sites further from home."""
    sc, _ = at(scenario, site)
    sc.put("4R121")
    hero, man = sc.put("4C286"), sc.put(foe(make, 91, RAIDER, MAN, site=4), 1)
    orc, idle = sc.put(foe(make, 92, SAURON, ORC, site=4), 1), sc.put(foe(make, 93, RAIDER, MAN, site=4), 1)
    at_blows(sc, hero, man, orc)
    found = {card.id for card in sc.spot(ROAMING)}
    assert found & {man, orc, idle} == ({man} if roams else set())


@pytest.mark.card("4R121")
def test_forests_of_ithilien_free_a_site(scenario):
    sc = scenario(site=4)
    sc.hold(sc.s.path[0], 1)
    ranger, forests = sc.put("4C122"), sc.put("4R121")
    sc.put("4C10", 1)
    sc.begin("regroup").use(forests, 1)
    assert (sc.wounds(ranger), sc.lives(forests), len(sc.s.path)) == (1, False, 4)


@pytest.mark.card("4U123")
def test_hard_choice(scenario):
    sc = scenario()
    bearer_of_sign, other = sc.put("4R116", wounds=2), sc.put("4C117", wounds=2)
    sc.hand(0, "4U123")
    sc.begin("fellowship")
    assert not sc.can(Play(4123))
    sc.put("4P364")
    sc.play("4U123")
    assert (sc.wounds(bearer_of_sign), sc.wounds(other)) == (0, 2)


@pytest.mark.card("4R124")
@pytest.mark.parametrize("way", [0, 1])
def test_help_in_doubt_and_need(scenario, homely, way):
    """One side exerts, the other is stronger; a Ring-bound Man is neither."""
    sc = scenario()
    rider, hero = sc.put("4C286"), sc.put("4P364")
    sc.put("4C122"), sc.put("4C277")
    help_ = sc.put("4R124")
    at_blows(sc, rider, sc.put(homely, 1))
    before = sc.strength(rider), sc.strength(hero)
    sc.use(help_, way)
    after = sc.strength(rider) - before[0], sc.strength(hero) - before[1]
    assert ((sc.wounds(hero), sc.wounds(rider)), after) == (((1, 0), (2, 0)) if way == 0 else ((0, 1), (0, 2)))


@pytest.mark.card("4R125")
@pytest.mark.parametrize(
    ("site", "hero", "less"), [("4U354", "4C122", 2), ("4U350", "4C122", 0), ("4U354", "4C286", 0)]
)
def test_henneth_annun(scenario, make, site, hero, less):
    sc, _ = at(scenario, site)
    sc.put("4R125")
    fighter, orc = sc.put(hero), sc.put(foe(make, 93, SAURON, ORC, site=9), 1)
    at_blows(sc, fighter, orc)
    assert sc.strength(orc) == 5 - less


@pytest.mark.card("4R125")
def test_henneth_annun_wounds(scenario, homely, roamer):
    sc = scenario()
    rider, pool = sc.put("4C286"), sc.put("4R125")
    home, orc = sc.put(homely, 1), sc.put(roamer, 1)
    at_blows(sc, rider, home)
    assert not sc.can(Use(pool, 1))
    sc.put("4C122")
    sc.use(pool, 1).let_pass()
    assert (sc.wounds(home), sc.wounds(orc), sc.lives(pool)) == (0, 1, False)


@pytest.mark.card("4U126")
@pytest.mark.parametrize(("hero", "able"), [("4P364", True), ("4C286", False)])
def test_ithilien_trap_is_laid(scenario, homely, hero, able):
    sc = scenario()
    man, trap = sc.put(hero), sc.put("4U126")
    won(sc, man, sc.put(homely, 1))
    assert sc.can(Use(trap, 0)) is able
    if able:
        assert tokens(sc.use(trap, 0), trap) == 1


@pytest.mark.card("4U126")
@pytest.mark.parametrize(("count", "times"), [(2, 2), (5, 3)])
def test_ithilien_trap_shuts(scenario, homely, count, times):
    sc = scenario()
    trap, orc = sc.put("4U126"), sc.put(homely, 1)
    add_tokens(sc, trap, count, Culture.GONDOR)
    sc.begin("maneuver").use(trap, 1)
    assert (sc.wounds(orc), sc.lives(trap)) == (times, False)


@pytest.mark.card("4C129")
@pytest.mark.parametrize("step", ["fellowship", "regroup"])
def test_pathfinder(scenario, step):
    sc = scenario()
    sc.put_site("4U342", 1)
    sc.adventure(0, "4U337")
    sc.put("4C286"), sc.put("4C10", 1)
    sc.hand(0, "4C129")
    sc.begin(step)
    assert not sc.can(Play(4129))
    sc.put("4C122")
    sc.play("4C129")
    assert [sc.s.cards[i].code for i in sc.s.path][-1] == 4337


@pytest.mark.card("4C135")
@pytest.mark.parametrize(("roams", "more"), [(True, (3, 1)), (False, (2, 0))])
def test_war_and_valor(scenario, homely, roamer, roams, more):
    sc = scenario()
    hero, orc = sc.put("4P364"), sc.put(roamer if roams else homely, 1)
    sc.put("4C286")
    sc.hand(0, "4C135", "4C87")
    sc.fight(hero, orc).play("4C135")
    assert (sc.strength(hero) - 8, sc.keyword(hero, Keyword.DAMAGE)) == more
