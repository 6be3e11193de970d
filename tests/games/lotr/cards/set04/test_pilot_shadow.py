"""Set 4, Shadow: cards that lie on sites, count burdens, answer losses, and keep others from acting."""

import pytest

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.engine.catalogue import CARDS
from pelipoyta.games.lotr.engine.journey import shadow_number_parts
from pelipoyta.games.lotr.engine.numbers import total
from pelipoyta.games.lotr.events import Skipped
from pelipoyta.games.lotr.model import Use, Zone


def held(sc, *numbers):
    """The Shadow player controls these sites of the path."""
    for site in [sc.s.path[number - 1] for number in numbers]:
        sc.hold(site, 1)
    return [card.id for card in sc.s.cards.values() if card.zone is Zone.CONTROLLED]


@pytest.mark.card("4R22")
@pytest.mark.parametrize(("sites", "skipped"), [((1,), False), ((1, 2), True)])
def test_hillman_horde_skips_archery(scenario, sites, skipped):
    sc = scenario(site=4)
    sc.put("4R22", 1)
    held(sc, *sites)
    sc.begin("archery")
    assert any(event.what == "archery" for event in sc.told(Skipped)) is skipped


@pytest.mark.card("4R22")
def test_hillman_horde_drives_its_own(scenario, strangers):
    sc = scenario(site=6)
    horde, man, other = sc.put("4R22", 1), sc.put("4C10", 1), sc.put(strangers[0], 1)
    held(sc, 1, 2, 3)
    assert (sc.keyword(man, Keyword.FIERCE), sc.keyword(man, Keyword.DAMAGE)) == (1, 0)
    held(sc, 1)
    assert [sc.keyword(one, Keyword.DAMAGE) for one in (horde, man, other)] == [1, 1, 0]


@pytest.mark.card("4U24")
def test_hillman_rabble_waits_on_a_site(scenario):
    """LOTR-21.7, LOTR-30.51: it plays itself from where it lies."""
    sc = scenario(site=4, twilight=9)
    hero, rabble = sc.put("4C74"), sc.put("4U24", 1)
    site, *_ = held(sc, 1)
    sc.set_strength(rabble, 20)
    sc.fight(hero, rabble).resolve()
    sc.use(rabble)
    assert (sc.s.cards[rabble].zone, sc.s.cards[rabble].host) == (Zone.STACKED, site)
    sc.s.twilight = 9
    sc.begin("shadow", 1)
    sc.use(rabble, 1)
    assert sc.s.cards[sc.find("4U24")].zone is Zone.CENTRE
    assert sc.s.twilight == 9 - max(CARDS[4024].twilight - 2, 0) - (2 if CARDS[4024].site > 4 else 0)


@pytest.mark.card("4U24")
def test_hillman_rabble_on_a_condition_stays_there(scenario, make):
    shelf = make(condition("9C52", "Shelf", SAURON, cost=0))
    sc = scenario(site=4, twilight=9)
    rabble = sc.stack("4U24", 1, sc.put(shelf, 1))
    sc.begin("shadow", 1)
    assert sc.refused(Use(rabble, 1)).rule == "LOTR-18.1"


@pytest.mark.card("4R29")
@pytest.mark.parametrize(("name", "more"), [("4C10", 5), ("4C192", 0)])
def test_no_refuge(scenario, name, more):
    sc = scenario(site=4)
    sc.put("4R29", 1)
    sc.stack(name, 1, held(sc, 1)[0])
    site = sc.s.cards[sc.s.path[-1]]
    assert total(shadow_number_parts(sc.s, site)) == CARDS[site.code].twilight + more


@pytest.mark.card("4R32")
def test_ravage_the_defeated(scenario):
    sc = scenario(twilight=9)
    hero, friend, man = sc.put("4P364"), sc.put("4C74"), sc.put("4C10", 1)
    lost, kept = sc.put("4C306", on=hero), sc.put("4C306", on=friend)
    sc.set_strength(man, 12)
    sc.hand(1, "4R32")
    sc.fight(hero, man).resolve()
    sc.play("4R32")
    assert (sc.lives(lost), sc.lives(kept)) == (False, True)


@pytest.mark.card("4U34")
def test_secret_folk(scenario, strangers):
    sc = scenario()
    hero, man, folk = sc.put("4P364"), sc.put("4C10", 1), sc.put("4U34", 1)
    sword = sc.put("4C306", on=hero)
    sc.set_strength(man, 12)
    sc.fight(hero, man).resolve()
    sc.use(folk)
    assert sc.s.cards[folk].tokens == ((Culture.DUNLAND, 1),)
    sc.s.fight = None
    sc.begin("maneuver")
    sc.pass_until_seat(1)
    sc.use(folk, 1)
    assert not sc.lives(sword)
    assert not sc.lives(folk)


@pytest.mark.card("4U34")
def test_secret_folk_hears_of_dunland_only(scenario, strangers):
    sc = scenario()
    hero, man = sc.put("4P364"), sc.put(strangers[0], 1)
    folk = sc.put("4U34", 1)
    sc.set_strength(man, 12)
    sc.fight(hero, man).resolve()
    assert not sc.can(Use(folk, 0), 1)


@pytest.mark.card("4C37")
def test_war_cry_of_dunland(scenario):
    sc = scenario(twilight=9)
    hero, man = sc.put("4P364"), sc.put("4C10", 1)
    sc.set_strength(man, 12)
    sc.hand(1, "4C37")
    sc.fight(hero, man).resolve()
    sc.play("4C37")
    assert (sc.strength(man), sc.keyword(man, Keyword.FIERCE)) == (16, 1)


@pytest.mark.card("4R6")
@pytest.mark.parametrize(("moves", "able"), [(1, False), (2, True)])
def test_constantly_threatening(scenario, moves, able):
    sc = scenario(site=5, twilight=9)
    menace = sc.put("4R6", 1)
    sc.discard(1, "4C10", "4C192")
    sc.s.moves = moves
    sc.begin("shadow", 1)
    assert sc.can(Use(menace, 0)) is able
    if able:
        sc.use(menace)
        assert sc.offered == {4010}


@pytest.mark.card("4U28")
def test_no_defense(scenario):
    """Items count for nothing for the one who fights the Man, and only for him."""
    sc = scenario(twilight=9)
    hero, friend, man = sc.put("4P364"), sc.put("4C286"), sc.put("4C10", 1)
    for one in (hero, friend):
        sc.put("4C306", on=one)
    defense = sc.put("4U28", 1)
    before = sc.strength(hero), sc.strength(friend)
    sc.hand(0, "4C87")
    sc.begin("shadow", 1)
    sc.use(defense)
    sc.fight(hero, man).pass_until_seat(1)
    sc.use(defense, 1)
    assert (sc.strength(hero), sc.strength(friend)) == (before[0] - CARDS[4306].strength, before[1])
