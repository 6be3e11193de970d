"""Set 4, Isengard's Uruk-hai: bowmen, trackers after Hobbits, companies that hold land."""

import pytest
from tests.games.lotr.cards.dark import (
    at_blows,
    beaten,
    hold,
    in_fight,
    in_phase,
    printed,
    taken,
    tokens,
    within_reach,
)

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.engine.numbers import cost, total
from pelipoyta.games.lotr.model import Play, Use, Zone
from pelipoyta.games.lotr.rules.combat.archery import archery_parts

BATTLE = {"shadow": 0, "arrow": Arrow.LEFT, "block": Block.TOWERS, "keywords": BATTLEGROUND}


@pytest.fixture
def fields(make):
    """Battlegrounds in place of the first two sites."""
    return {number: make(site(f"9U{number}", f"Field {number}", number, **BATTLE)) for number in (1, 2)}


@pytest.mark.card("4U138")
@pytest.mark.parametrize(("sites", "arrows"), [(0, 1), (1, 2), (2, 2)])
def test_band_of_uruk_bowmen(scenario, sites, arrows):
    sc = scenario(site=4)
    sc.put("4U138", 1)
    hold(sc, sites)
    assert total(archery_parts(sc.s, Side.SHADOW)) == arrows


@pytest.mark.card("4R150", "4R169", "4C183")
@pytest.mark.parametrize(("name", "ability"), [("4R150", 0), ("4R169", 1), ("4C183", 0)])
def test_a_shot_apart(scenario, name, ability):
    """The Free Peoples player wounds an unbound companion, not Frodo; the archer counts no more."""
    sc = scenario()
    hero, bow = sc.put("4C286"), sc.put(name, 1)
    sc.hand(1, "4C145")
    in_phase(sc, "archery")
    sc.use(bow, ability)
    assert (sc.wounds(hero), sc.wounds(sc.frodo), sc.wounds(bow)) == (1, 0, 1)
    assert total(archery_parts(sc.s, Side.SHADOW)) == 0


@pytest.mark.card("4R169")
def test_ranged_commander_brings_archers(scenario):
    sc = scenario(site=5)
    before = cost(sc.s, 1, 4183), cost(sc.s, 1, 4192)
    sc.put("4R169", 1)
    assert (cost(sc.s, 1, 4183), cost(sc.s, 1, 4192)) == (before[0] - 1, before[1])


@pytest.mark.card("4R158")
def test_lieutenant_of_orthanc(scenario):
    """Another Uruk-hai; neither he himself nor a Man."""
    sc = scenario()
    sc.put("4C74")
    lieutenant, uruk, man = sc.put("4R158", 1), sc.put("4C192", 1), sc.put("4C10", 1)
    in_phase(sc, "maneuver")
    sc.use(lieutenant)
    assert [sc.keyword(one, Keyword.FIERCE) for one in (uruk, lieutenant, man)] == [1, 0, 0]


@pytest.mark.card("4R160")
def test_mauhur(scenario):
    sc = scenario(twilight=2)
    hero, mauhur, uruk = sc.put("4C74"), sc.put("4R160", 1), sc.put("4C192", 1)
    sc.set_strength(hero, 12)
    in_fight(sc, hero, mauhur)
    sc.use(mauhur)
    barred = [any(one in effect.targets for effect in sc.s.lasting) for one in (mauhur, uruk)]
    assert (barred, sc.s.twilight) == ([True, False], 0)
    sc.resolve()
    assert sc.wounds(mauhur) == 0


@pytest.mark.card("4R179", "4R200")
@pytest.mark.parametrize("name", ["4R179", "4R200"])
def test_great_bands_follow_an_uruk(scenario, name):
    sc = scenario(site=5, twilight=20)
    sc.put("4C10", 1)
    sc.hand(1, name, "4C192")
    in_phase(sc, "shadow")
    assert sc.refused(Play(printed(name).code)).rule == "LOTR-18.1"
    sc.play("4C192")
    assert sc.can(Play(printed(name).code))


@pytest.mark.card("4R179")
def test_uruk_assault_band_holds_battlegrounds(scenario, fields):
    sc = scenario(site=4, sites=fields)
    hero, band = sc.put("4P364"), sc.put("4R179", 1)
    for strength, wounds in ((14, 1), (20, 1), (20, 0)):
        sc.wound(band, 0)
        assert sc.strength(band) == strength
        sc.set_strength(hero, 21)
        sc.fight(hero, band).resolve()
        assert sc.wounds(band) == wounds
        hold(sc)


@pytest.mark.card("4R179", "4R200")
@pytest.mark.parametrize(("name", "damage"), [("4R179", 1), ("4R200", 2)])
def test_at_a_battleground(scenario, fields, name, damage):
    sc = scenario(site=2, sites=fields)
    band = sc.put(name, 1)
    assert (sc.keyword(band, Keyword.FIERCE), sc.keyword(band, Keyword.DAMAGE)) == (1, damage)
    elsewhere = scenario(site=3)
    band = elsewhere.put(name, 1)
    assert (elsewhere.keyword(band, Keyword.FIERCE), elsewhere.keyword(band, Keyword.DAMAGE)) == (0, 1)


@pytest.mark.card("4U182")
def test_uruk_crossbow_troop(scenario, make):
    engine = make(condition("9C62", "Engine", ISENGARD, cost=0, keywords=MACHINE))
    plain = make(condition("9C63", "Plain", ISENGARD, cost=0))
    sc = scenario(site=5, twilight=9)
    machine, other = sc.put(engine, 1), sc.put(plain, 1)
    sc.hand(1, "4U182")
    in_phase(sc, "shadow")
    sc.play("4U182").use(sc.find("4U182"))
    assert (tokens(sc, machine), tokens(sc, other)) == (1, 0)


@pytest.mark.card("4R186", "4U188", "4C190")
@pytest.mark.parametrize(
    ("name", "victim", "able"),
    [(name, victim, victim == "4C310") for name in ("4R186", "4U188", "4C190") for victim in ("4C310", "4C74")],
)
def test_a_hobbit_is_lost(scenario, name, victim, able):
    """An unbound Hobbit; each of the three follows it up in its own way."""
    sc = scenario()
    prey, friend, uruk = sc.put(victim), sc.put("4C286"), sc.put(name, 1)
    killer = sc.put("4C192", 1)
    beaten(sc, prey, killer, 40)
    assert sc.can(Use(uruk, 1), 1) is able
    if able:
        sc.use(uruk, 1)
        if friend in sc.offered:
            sc.choose(friend)
        came = sc.burdens(), sc.vitality(friend), sc.wounds(uruk)
        full = printed("4C286").vitality
        assert came == {"4R186": (1, full, 1), "4U188": (0, 1, 2), "4C190": (0, full - 1, 1)}[name]


@pytest.mark.card("4R186", "4U188", "4C190")
@pytest.mark.parametrize("name", ["4R186", "4U188", "4C190"])
def test_hobbits_cannot_be_discarded(scenario, make, name):
    order = make(condition("9C64", "Order", ISENGARD, cost=0).says(maneuver(do=Discard(Choose(COMPANION)))))
    sc = scenario()
    merry, legolas, gimli = sc.put("4C310"), sc.put("4C74"), sc.put("4C49")
    sc.put(name, 1)
    foreman = sc.put(order, 1)
    in_phase(sc, "maneuver")
    sc.use(foreman)
    assert sc.offered == {legolas, gimli}
    assert sc.lives(merry)


@pytest.mark.card("4C187", "4C189", "4C193")
@pytest.mark.parametrize(("name", "more", "damage"), [("4C187", 3, 1), ("4C189", 3, 1), ("4C193", 2, 0)])
def test_stronger_when_fierce(scenario, name, more, damage):
    """LOTR-14: only in a fierce skirmish, and only its own."""
    sc = scenario()
    hero, uruk, idle = sc.put("4C74"), sc.put(name, 1), sc.put(name, 1)
    at_blows(sc, hero, uruk)
    assert sc.strength(uruk) == printed(name).strength
    sc.s.fierce = True
    assert (sc.strength(uruk), sc.keyword(uruk, Keyword.DAMAGE)) == (printed(name).strength + more, damage)
    assert sc.strength(idle) == printed(name).strength


@pytest.mark.card("4U194", "4C195")
@pytest.mark.parametrize("name", ["4U194", "4C195"])
@pytest.mark.parametrize(("mark", "more"), [("4C212", 1), ("4R157", 0)])
def test_tracked_by_a_search(scenario, name, mark, more):
    sc = scenario()
    boromir, uruk = sc.put("1U97"), sc.put(name, 1)
    sc.put(mark, 1, on=boromir)
    at_blows(sc, boromir, uruk)
    assert sc.strength(uruk) == printed(name).strength + 2 * more
    assert sc.keyword(uruk, Keyword.DAMAGE) == more


@pytest.mark.card("4C198")
@pytest.mark.parametrize(("name", "able"), [("4C192", True), ("4C10", False)])
def test_uruk_stormer(scenario, name, able):
    sc = within_reach(scenario(site=4))
    prey, killer, stormer = sc.put("4C74"), sc.put(name, 1), sc.put("4C198", 1)
    beaten(sc, prey, killer, 40)
    assert sc.can(Use(stormer, 0), 1) is able
    if able:
        sc.use(stormer)
    assert taken(sc) == able


@pytest.mark.card("4R199", "4U201")
@pytest.mark.parametrize("name", ["4R199", "4U201"])
def test_a_garrison(scenario, name):
    sc = scenario(site=6, twilight=9)
    uruk = sc.put(name, 1)
    hold(sc)
    in_phase(sc, "regroup")
    sc.use(uruk)
    assert sc.s.cards[uruk].zone is Zone.STACKED
    sc.s.twilight = 9
    in_phase(sc, "shadow")
    sc.use(uruk, 1)
    assert sc.s.twilight == 9 - printed(name).twilight + 1


@pytest.mark.card("4R199", "4U201")
@pytest.mark.parametrize("name", ["4R199", "4U201"])
def test_no_garrison_without_land(scenario, name):
    sc = scenario(site=6, twilight=9)
    uruk = sc.stack(name, 1, sc.put("4C137", 1))
    sc.hand(1, "4C192")
    in_phase(sc, "shadow")
    assert sc.refused(Use(uruk, 1)).rule == "LOTR-18.1"


@pytest.mark.card("4U202", "4C204", "4U205", "4C206")
@pytest.mark.parametrize("sites", [0, 1, 3])
def test_land_makes_companies_great(scenario, sites):
    """Sites of another player do not count."""
    sc = scenario(site=6)
    band, patrol = sc.put("4U202", 1), sc.put("4C206", 1)
    hold(sc, sites)
    sc.hold(sc.s.path[0], 0)
    assert sc.strength(band) == printed("4U202").strength + 2 * sites
    assert sc.keyword(patrol, Keyword.DAMAGE) == 1 + (sites > 0)
    assert cost(sc.s, 1, 4204) == printed("4C204").twilight - sites
    assert cost(sc.s, 1, 4205) == printed("4U205").twilight - sites
