"""A random sample of cards against their print: Towers block, sites and cards about sites."""

import pytest

from pelipoyta.games.lotr.model import Play, Use, Zone
from pelipoyta.games.lotr.rules import legal
from pelipoyta.games.lotr.terms import Culture, Keyword
from pelipoyta.games.lotr.words.facts import code_of


@pytest.mark.card("4C180")
def test_besieger_waits_on_an_own_site(scenario):
    sc = scenario(site=5, seats=3, twilight=9)
    uruk, mine, theirs = sc.put("4C180", 1), sc.s.path[0], sc.s.path[1]
    sc.hold(mine, 1), sc.hold(theirs, 2)
    sc.begin("regroup").pass_until_seat(1)
    sc.use(uruk)
    assert (sc.s.cards[uruk].zone, sc.s.cards[uruk].host) == (Zone.STACKED, mine)
    sc.s.twilight = 9
    sc.begin("shadow", 1)
    sc.do(next(action for action in legal(sc.s, 1) if isinstance(action, Use)))
    assert sc.s.twilight == 8


@pytest.mark.card("4C195")
@pytest.mark.parametrize(("name", "more"), [("1U275", 1), ("1U220", 0)])
def test_seeker(scenario, name, more):
    sc = scenario(site=5)
    uruk, hero = sc.put("4C195", 1), sc.put("1R13")
    sc.put(name, 1, on=hero)
    sc.hand(0, "1U293")
    assert sc.strength(uruk) == 6
    sc.fight(hero, uruk)
    assert (sc.strength(uruk), sc.keyword(uruk, Keyword.DAMAGE)) == (6 + 2 * more, more)


@pytest.mark.card("4R200")
@pytest.mark.parametrize(("site", "there"), [(5, 1), (2, 0)])
def test_vanguard(scenario, site, there):
    sc = scenario(site=site, sites={5: "4U348"})
    uruk = sc.put("4R200", 1)
    assert (sc.keyword(uruk, Keyword.FIERCE), sc.keyword(uruk, Keyword.DAMAGE)) == (there, 1 + there)


@pytest.mark.card("4R200")
def test_vanguard_needs_an_uruk(scenario):
    sc = scenario(site=5, twilight=20)
    sc.put("3C56", 1)
    sc.hand(1, "4R200")
    sc.begin("shadow", 1)
    assert not sc.can(Play(code_of("4R200")), 1)


@pytest.mark.card("4U285")
def test_leod(scenario):
    sc = scenario(site=5)
    leod, rider, walker, foe = sc.put("4U285"), sc.put("4C286"), sc.put("1R13"), sc.put("1C177", 1)
    sc.put("4C283", on=rider)
    sc.hand(0, "1U293")
    sc.fight(walker, foe)
    before = sc.strength(rider)
    sc.use(leod, next(n for n in range(4) if sc.can(Use(leod, n))))
    assert sc.strength(rider) - before == 2 and sc.wounds(leod) == 1 and sc.strength(walker) == 6


@pytest.mark.card("4U285")
@pytest.mark.parametrize(("held", "stays"), [(3, False), (2, True)])
def test_leod_goes_with_his_home(scenario, held, stays):
    sc = scenario(site=6)
    leod = sc.put("4U285")
    sc.hold(sc.s.path[held], 1)
    sc.begin("fellowship")
    assert sc.lives(leod) == stays


@pytest.mark.card("4U305")
@pytest.mark.parametrize(("tokens", "removed"), [(2, 2), (5, 3)])
def test_good_work(scenario, tokens, removed):
    sc = scenario()
    card, merry, foe = sc.put("4U305"), sc.put("1C303"), sc.put("4C10", 1)
    sc.set_player(0, burdens=6)
    sc.set_strength(merry, 12)
    sc.fight(merry, foe).resolve()
    sc.use(card)
    assert sc.s.cards[card].tokens == ((Culture.SHIRE, 1),)
    sc.s.cards[card] = sc.s.cards[card].__replace__(tokens=((Culture.SHIRE, tokens),))
    sc.begin("fellowship")
    sc.use(card, next(n for n in range(4) if sc.can(Use(card, n))))
    assert sc.burdens() == 6 - removed and not sc.lives(card)


@pytest.mark.card("4U325")
@pytest.mark.parametrize("second", ["1C7", "5U115"])
def test_eastemnet_gullies(scenario, second):
    sc = scenario(site=1, sites={1: "4U325"})
    hero, other = sc.put("1R13"), sc.put(second)
    sc.deck(0, "1U51", "1C53")
    sc.begin("fellowship")
    if second == "5U115":
        assert not sc.can(Use(sc.s.path[0], 0))
    else:
        sc.use(sc.s.path[0])
        sc.choose("1U51") if sc._pickable() else None
        assert (sc.wounds(hero), sc.wounds(other), sc.s.twilight) == (1, 1, 2) and sc.find("1U51")


@pytest.mark.card("4U351")
def test_hornburg_parapet(scenario):
    sc = scenario(site=5, sites={5: "4U351"})
    foe = sc.put("1C177", 1)
    sc.put("2C60", 1), sc.put("2C60", 1)
    sc.begin("archery")
    assert sc.wounds(sc.frodo) == 1
    sc.choose(foe)
    assert sc.wounds(foe) == 1


@pytest.mark.card("4U354")
def test_hornburg_armory(scenario):
    sc = scenario(site=6)
    sc.put("1C303")
    sc.hand(0, "1C299", "1C10")
    sc.deck(0, "1C7")
    sc.begin("fellowship")
    sc.use(sc.s.path[5])
    for _ in range(3):
        if sc._pickable():
            sc.choose(min(sc._pickable()))
    assert sc.in_hand(0) == sorted(["1C10", "1C7"], key=code_of)


@pytest.mark.card("4U363")
@pytest.mark.parametrize("burdens", [1, 3])
def test_palantir_chamber(scenario, burdens):
    sc = scenario(site=9, sites={9: "4U363"}, twilight=6)
    sc.set_player(0, burdens=burdens)
    sc.discard(1, "4C10", "4C26")
    sc.begin("shadow", 1)
    if burdens == 1:
        assert not sc.can(Use(sc.s.path[8], 0))
    else:
        sc.use(sc.s.path[8])
        sc.choose("4C10") if sc._pickable() else None
        assert sc.burdens() == 1 and sc.s.twilight == 4
