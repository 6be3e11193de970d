"""Set 5, Dunland and the Raiders: hands thrown away, ambushes, great beasts."""

import pytest
from tests.games.lotr.cards.dark import beaten, foe, in_fight, in_phase, printed

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.engine.numbers import cost
from pelipoyta.games.lotr.model import Play, Use


@pytest.fixture
def south(make):
    return foe(make, 94, RAIDER, MAN, keywords=SOUTHRON)


@pytest.fixture
def east(make):
    return foe(make, 95, RAIDER, MAN, keywords=EASTERLING)


@pytest.mark.card("5R3")
@pytest.mark.parametrize("pays", [True, False])
def test_leaping_blaze(scenario, south, pays):
    """Three minions of Dunland; the Free Peoples player may throw three cards away instead."""
    sc = scenario(site=4, twilight=9)
    sc.put("4C10", 1), sc.put("4C10", 1), sc.put(south, 1)
    sc.hand(0, "4C74", "4C87", "4C49"), sc.hand(1, "5R3", "4C17", "4C26")
    sc.deck(1, *["4C12"] * 9)
    in_phase(sc, "shadow")
    assert sc.refused(Play(5003)).rule == "LOTR-17.9"
    sc.play("4C17").play("5R3")
    sc.decide(int(pays))
    if pays:
        while sc.in_hand(0):
            sc.choose(min(sc.offered))
        assert sc.in_hand(1) == ["4C26"]
    else:
        assert (len(sc.in_hand(1)), len(sc.s.players[1].deck), len(sc.in_hand(0))) == (8, 2, 3)


@pytest.mark.card("5R70")
def test_army_of_haradrim(scenario, make):
    """A mount of the Raiders; neither their weapons nor another's mounts."""
    pony = make(possession("9C73", "Pony", SAURON, cost=0, bearer=MINION, item=MOUNT))
    blade = make(possession("9C74", "Blade", RAIDER, cost=0, bearer=MINION, item=HAND_WEAPON))
    sc = scenario(twilight=9)
    hero, army = sc.put("4C74"), sc.put("5R70", 1)
    sc.discard(1, "5C73", pony, blade)
    in_fight(sc, hero, army)
    sc.use(army)
    assert sc.offered == {5073}
    sc.choose("5C73")
    assert (sc.s.cards[sc.find("5C73")].host, sc.s.twilight) == (army, 9 - 3 - printed("5C73").twilight)


@pytest.mark.card("5R72")
@pytest.mark.parametrize(("friends", "able"), [(("4P364", "4C49"), False), (("4P364", "4C49", "4C286"), True)])
def test_desert_stalker(scenario, friends, able):
    """Four cultures of the Free Peoples; Frodo is of the Shire."""
    sc = scenario()
    fellows = [sc.put(name) for name in friends]
    stalker = sc.put("5R72", 1)
    sc.put("4C10", 1)
    sc.begin("maneuver")
    sc.pass_until_seat(1) if able else None
    assert sc.can(Use(stalker, 0), 1) is able
    if able:
        sc.use(stalker)
        assert [sc.wounds(one) for one in (*fellows, sc.frodo, stalker)] == [1] * 5


@pytest.mark.card("5C73")
def test_mumak(scenario, south):
    sc = scenario()
    hero, man, other = sc.put("4P364"), sc.put(south, 1), sc.put(south, 1)
    beast = sc.put("5C73", 1, on=man)
    assert [sc.keyword(one, Keyword.FIERCE) for one in (man, other)] == [1, 0]
    beaten(sc, hero, man, 10)
    sc.use(beast, 1)
    assert sc.s.twilight == 2


@pytest.mark.card("5C74", "5C75")
@pytest.mark.parametrize("name", ["5C74", "5C75"])
def test_southrons_follow_southrons(scenario, south, east, name):
    sc = scenario(site=4)
    sc.put(east, 1)
    assert cost(sc.s, 1, printed(name).code) == printed(name).twilight
    sc.put(south, 1)
    assert cost(sc.s, 1, printed(name).code) == printed(name).twilight - 2
    assert sc.keyword(sc.put(name, 1), Keyword.AMBUSH) == 2


@pytest.mark.card("5C76")
@pytest.mark.parametrize(("who", "able"), [("south", True), ("east", False)])
def test_southron_traveler(scenario, south, east, who, able):
    sc = scenario(twilight=4)
    hero, man = sc.put("4P364"), sc.put({"south": south, "east": east}[who], 1)
    traveler = sc.put("5C76", 1)
    sc.fight(hero, man).resolve()
    assert sc.can(Use(traveler, 0), 1) is able
    if able:
        sc.use(traveler)
        assert (sc.wounds(man), sc.s.twilight) == (0, 1)


@pytest.mark.card("5U77")
def test_strength_in_numbers(scenario, make, south):
    """Each Man with ambush, of whatever size; a Man without and an Orc with it do not count."""
    hidden = foe(make, 96, SAURON, ORC, keywords=ambush(1))
    sc = scenario(site=4, twilight=9)
    sc.hand(1, "5U77", south)
    in_phase(sc, "shadow")
    assert sc.refused(Play(5077)).rule == "LOTR-18.1"
    sc.play(south).play("5U77")
    for name in ("4C252", "4U249", hidden):
        sc.put(name, 1)
    sc.s.twilight = 0
    in_phase(sc, "maneuver")
    sc.use(sc.find("5U77"), 1).decide(2)
    assert sc.s.twilight == 2
