"""Set 4, Dunland: what they burn, whom they call, and the land they take."""

import pytest
from tests.games.lotr.cards.dark import at_blows, beaten, foe, hold, in_fight, in_phase, printed, taken, within_reach

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.model import Assign, Play, Use, Zone


@pytest.mark.card("4C3")
@pytest.mark.parametrize(("more", "sites", "able"), [(1, 0, False), (2, 0, True), (0, 1, True)])
def test_anger(scenario, strangers, more, sites, able):
    """Three minions of Dunland, or land; a Raider is none of them."""
    sc = scenario(site=4)
    hero, man = sc.put("4C74"), sc.put("4C10", 1)
    sc.put(strangers[0], 1)
    for _ in range(more):
        sc.put("4C17", 1)
    hold(sc, sites)
    sc.hand(1, "4C3", "4C7")
    in_fight(sc, hero, man)
    assert sc.can(Play(4003)) is able
    if able:
        sc.play("4C3")
        if man in sc.offered:
            sc.choose(man)
        assert sc.keyword(man, Keyword.FIERCE) == 1
        sc.resolve()
        assert sc.keyword(man, Keyword.FIERCE) == 1


@pytest.mark.card("4C5")
@pytest.mark.parametrize(("sites", "more"), [(0, 2), (1, 4)])
def test_burn_every_village(scenario, strangers, sites, more):
    sc = scenario(site=4)
    hero, man = sc.put("4C74"), sc.put("4C10", 1)
    for name in strangers:
        sc.put(name, 1)
    hold(sc, sites)
    sc.hand(1, "4C5")
    in_fight(sc, hero, man)
    sc.play("4C5")
    assert sc.strength(man) == printed("4C10").strength + more


@pytest.mark.card("4U9", "4R23", "4U38")
@pytest.mark.parametrize("name", ["4U9", "4R23", "4U38"])
def test_winners_call_others(scenario, strangers, name):
    """A Man of Dunland only, two cheaper, and he comes fierce."""
    sc = scenario(site=4, twilight=9)
    hero, man = sc.put("4P364"), sc.put(name, 1)
    sc.hand(1, "4C17", strangers[0], strangers[1])
    beaten(sc, hero, man)
    left = sc.s.twilight
    sc.use(man)
    assert sc.offered == {4017}
    sc.choose("4C17")
    called = sc.find("4C17")
    assert sc.s.twilight == left - printed("4C17").twilight + 2
    assert [sc.keyword(called, word) for word in (Keyword.FIERCE, Keyword.DAMAGE)] == [1, 1]
    assert sc.in_hand(1) == sorted(strangers)


@pytest.mark.card("4U11")
def test_dunlending_looter(scenario):
    sc = scenario(site=4, twilight=9)
    hero, man = sc.put("4P364"), sc.put("4U11", 1)
    hold(sc)
    beaten(sc, hero, man)
    sc.use(man)
    assert sc.s.cards[man].zone is Zone.STACKED
    sc.s.twilight = 9
    in_phase(sc, "shadow")
    sc.use(man, 1)
    assert sc.s.twilight == 9 - printed("4U11").twilight + 2


@pytest.mark.card("4C14", "4C25")
@pytest.mark.parametrize(("name", "beast_will_do"), [("4C14", False), ("4C25", True)])
def test_winners_take_land(scenario, strangers, name, beast_will_do):
    """Another Man, or for the tribe any other minion of Dunland; never a Raider."""
    man, beast = strangers
    for other, able in ((man, False), (beast, beast_will_do), ("4C10", True)):
        sc = within_reach(scenario(site=4))
        hero, winner = sc.put("4P364"), sc.put(name, 1)
        sc.put(other, 1)
        beaten(sc, hero, winner)
        assert sc.can(Use(winner, 0), 1) is able
        if able:
            sc.use(winner)
        assert taken(sc) == able


@pytest.mark.card("4C15")
@pytest.mark.parametrize(("name", "more"), [("4C286", 2), ("4C74", 0)])
def test_dunlending_ravager_hates_rohan(scenario, name, more):
    sc = scenario()
    hero, man = sc.put(name), sc.put("4C15", 1)
    at_blows(sc, hero, man)
    assert sc.strength(man) == printed("4C15").strength + more


@pytest.mark.card("4C15", "4C18")
@pytest.mark.parametrize(("name", "ability"), [("4C15", 1), ("4C18", 0)])
def test_an_ally_is_dragged_out(scenario, make, name, ability):
    farmer = make(ally("9C70", "Farmer", "", ROHAN, MAN, home=(9, Block.TOWERS), cost=1, strength=3, vitality=3))
    sc = scenario()
    sc.put("4C74")
    man, friend = sc.put(name, 1), sc.put(farmer)
    in_phase(sc, "assignment")
    sc.use(man, ability)
    assert [(fight.character, fight.minions) for fight in sc.s.fights] == [(friend, (man,))]


@pytest.mark.card("4R19")
@pytest.mark.parametrize(("way", "left", "stays"), [(0, 7, True), (1, 9, False)])
def test_hides(scenario, way, left, stays):
    sc = scenario(twilight=9)
    hero, man, hides = sc.put("4P364"), sc.put("4C10", 1), sc.put("4R19", 1)
    sc.set_strength(hero, 12)
    sc.fight(hero, man).resolve()
    sc.use(hides, 1).decide(way)
    assert (sc.s.twilight, sc.lives(hides), sc.lives(man)) == (left, stays, True)


@pytest.mark.card("4R19")
def test_hides_warm_men_of_dunland_and_bring_a_card(scenario, strangers):
    sc = scenario(twilight=9)
    hero, man = sc.put("4P364"), sc.put(strangers[0], 1)
    sc.set_strength(hero, 12)
    sc.hand(1, "4R19")
    sc.deck(1, "4C10")
    in_phase(sc, "shadow")
    sc.play("4R19").use(sc.find("4R19"))
    assert sc.in_hand(1) == ["4C10"]
    sc.fight(hero, man).resolve()
    assert not sc.can(Use(sc.find("4R19"), 1), 1)


@pytest.mark.card("4R20")
@pytest.mark.parametrize(("sites", "able"), [(0, False), (1, True)])
def test_hill_chief(scenario, sites, able):
    sc = scenario(site=4)
    chief = sc.put("4R20", 1)
    hold(sc, sites)
    sc.hand(1, "4C26")
    sc.deck(1, "4C10", "4C10", "4C10", "4C10")
    in_phase(sc, "shadow")
    assert sc.can(Use(chief, 0)) is able
    if able:
        sc.use(chief)
        assert (len(sc.in_hand(1)), sc.wounds(chief)) == (4, 1)


@pytest.mark.card("4C21")
@pytest.mark.parametrize(("name", "able"), [("4C10", True), ("", False)])
def test_hillman_band(scenario, strangers, name, able):
    sc = within_reach(scenario(site=4))
    band = sc.put("4C21", 1)
    sc.put(name or strangers[0], 1)
    sc.adventure(1, "4U350", "4U354")
    sc.begin("fellowship").pass_()
    assert sc.can(Use(band, 0), 1) is able
    if able:
        sc.use(band)
    assert taken(sc) == able


@pytest.mark.card("4U27")
@pytest.mark.parametrize(
    ("hero", "name", "able"), [("4C286", "4C10", True), ("4C74", "4C10", False), ("4C286", "", False)]
)
def test_living_off_rock(scenario, strangers, hero, name, able):
    sc = scenario()
    loser, man, rock = sc.put(hero), sc.put(name or strangers[0], 1), sc.put("4U27", 1)
    beaten(sc, loser, man)
    assert sc.can(Use(rock, 0), 1) is able
    if able:
        sc.use(rock)
        assert (sc.strength(man), sc.keyword(man, Keyword.FIERCE)) == (11, 1)


@pytest.mark.card("4U31")
def test_over_the_isen_needs_land(scenario):
    sc = scenario(site=4, twilight=5)
    sc.put("4C74"), sc.put("4C10", 1)
    crossing = sc.put("4U31", 1)
    sc.begin("assignment")
    assert not sc.can(Use(crossing, 0), 1)


@pytest.mark.card("4U31")
def test_over_the_isen(scenario, strangers):
    sc = scenario(site=4, twilight=5)
    hero, man = sc.put("4C74"), sc.put("4C10", 1)
    sc.put(strangers[0], 1)
    crossing = sc.put("4U31", 1)
    hold(sc)
    in_phase(sc, "assignment")
    sc.use(crossing)
    assert [(fight.character, fight.minions) for fight in sc.s.fights] == [(hero, (man,))]
    assert sc.s.twilight == 3


@pytest.mark.card("4R33")
def test_saruman_rouses_the_rabble(scenario, strangers):
    """The Free Peoples player exerts for each Man of Dunland; Saruman stays out of skirmishes."""
    sc = scenario(site=3)
    hero, saruman = sc.put("4P364"), sc.put("4R33", 1)
    for name in ("4C10", "4C17", *strangers):
        sc.put(name, 1)
    sc.adventure(1, "4U346", "4U350")
    sc.begin("fellowship").pass_()
    for _ in range(2):
        assert (sc.asked, sc.offered) == (0, {hero, sc.frodo})
        sc.choose(hero)
    assert (sc.wounds(hero), sc.wounds(sc.frodo)) == (2, 0)
    sc.begin("defend")
    assert not any(sc.can(Assign(one, saruman)) for one in (hero, sc.frodo))


@pytest.mark.card("4R33")
def test_saruman_strengthens_a_man_of_dunland(scenario, strangers):
    sc = scenario()
    hero, man, saruman = sc.put("4C74"), sc.put("4C10", 1), sc.put("4R33", 1)
    sc.put(strangers[0], 1)
    in_fight(sc, hero, man)
    sc.use(saruman, 2)
    assert (sc.strength(man), sc.wounds(saruman)) == (printed("4C10").strength + 2, 1)


@pytest.mark.card("4U36")
def test_war_club(scenario):
    sc = scenario()
    hero, man, other = sc.put("4P364"), sc.put("4C10", 1), sc.put("4C17", 1)
    club, axe = sc.put("4U36", 1, on=man), sc.put("4C26", 1, on=other)
    goods = [sc.put("4C306", on=hero) for _ in range(2)]
    beaten(sc, hero, man, 15)
    sc.use(club)
    assert ([sc.lives(one) for one in goods], sc.lives(axe)) == ([False, False], True)
    assert not sc.can(Use(club, 0), 1)


@pytest.mark.card("4R40")
@pytest.mark.parametrize(("name", "able"), [("4C10", True), ("4R40", False), ("", False)])
def test_wulf(scenario, make, name, able):
    """Another Man of Dunland; not he himself, not a Raider."""
    raider = foe(make, 71, RAIDER, MAN)
    sc = within_reach(scenario(site=4))
    hero, winner = sc.put("4P364"), sc.put(name or raider, 1)
    wulf = winner if name == "4R40" else sc.put("4R40", 1)
    beaten(sc, hero, winner)
    assert sc.can(Use(wulf, 0), 1) is able
    if able:
        sc.use(wulf)
        assert (taken(sc), sc.wounds(wulf)) == (1, 1)
