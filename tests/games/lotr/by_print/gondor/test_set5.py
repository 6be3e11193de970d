"""Gondor cards of set 5, from their print."""

import pytest
from tests.games.lotr.by_print.plain_cards import *

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.model import Play, Zone

WALLS = {"5C32": (5, 3), "5C33": (4, 4), "5R39": (7, 2)}  # strength and vitality of a minion 7/4 that bears it


def knight(make, **changes):
    return friend(make, GONDOR, MAN, keywords=KNIGHT, **changes)


@pytest.mark.card("5R31")
def test_alcarin_starts_with_knights(scenario):
    """Other knights start 1 cheaper: 3 and 1; later they cost 2."""
    sc = scenario()
    sc.deck(0, "5R31", "5C35", "5C35")
    sc.starting().play("5R31")
    assert sc.can(Play(5035))
    sc.play("5C35")
    sc = scenario()
    sc.put("5R31")
    sc.hand(0, "5C35")
    sc.begin("fellowship").play("5C35")
    assert (sc.s.twilight, sc.keyword(sc.find("5R31"), Keyword.KNIGHT)) == (2, 1)


@pytest.mark.card("5R31")
def test_alcarin_seeks_the_walled(scenario, make):
    """He is assigned to a minion with a fortification and heals for it."""
    sc = scenario()
    alcarin, orc, other = sc.put("5R31", wounds=1), sc.put(foe(make), 1), sc.put(foe(make), 1)
    sc.put("5C33", on=orc)
    sc.hand(0, IDLE)
    sc.begin("assignment")
    act(sc, alcarin)
    assert (sc.wounds(alcarin), [(fight.character, fight.minions) for fight in sc.s.fights]) == (0, [(alcarin, (orc,))])
    assert sc.lives(other)


@pytest.mark.card("5C32", "5C33", "5R39")
@pytest.mark.parametrize("name", ["5C32", "5C33", "5R39"])
def test_walls_are_laid_on_a_minion(scenario, make, name):
    """Men of Gondor exert; it goes to a minion that skirmishes one, and stays there."""
    sc = scenario()
    men, orc, away = [sc.put(friend(make, GONDOR, MAN)) for _ in range(2)], sc.put(foe(make), 1), sc.put(foe(make), 1)
    wall = sc.put(name)
    sc.hand(0, IDLE)
    sc.fight(men[0], orc)
    act(sc, wall)
    while sc.asks != "skirmish":
        sc.choose(men[0]) if sc.offered else sc.decide(0)
    assert (sc.s.cards[wall].host, (sc.strength(orc), sc.vitality(orc))) == (orc, WALLS[name])
    assert sum(map(sc.wounds, men)) == (2 if name == "5R39" else 1)
    assert (sc.strength(away), uses(sc, wall)) == (7, [])


@pytest.mark.card("5C32", "5C33")
@pytest.mark.parametrize("name", ["5C32", "5C33"])
def test_walls_by_three_knights(scenario, make, name):
    """Three knights in sight pay nothing; two are too few where nobody can exert."""
    sc = scenario()
    knights, orc, wall = [sc.put(knight(make), wounds=3) for _ in range(2)], sc.put(foe(make), 1), sc.put(name)
    sc.hand(0, IDLE)
    sc.fight(knights[0], orc)
    assert uses(sc, wall) == []
    sc.put(knight(make), wounds=3)
    act(sc, wall)
    assert (sc.s.cards[wall].host, sum(map(sc.wounds, knights))) == (orc, 6)


@pytest.mark.card("5R39")
def test_stone_tower_kills(scenario, make):
    """LOTR-19.3: vitality -2 kills a minion that has no more left; one Man is too few."""
    sc = scenario()
    man, orc, wall = sc.put(friend(make, GONDOR, MAN)), sc.put(foe(make), 1, wounds=2), sc.put("5R39")
    sc.hand(0, IDLE)
    sc.fight(man, orc)
    assert why_not_use(sc, wall) == {"LOTR-18.3"}
    sc.put(friend(make, GONDOR, MAN))
    act(sc, wall)
    assert (sc.lives(orc), sc.in_discard(0)) == (False, ["5R39"])


@pytest.mark.card("5U34")
def test_fall_back(scenario, make):
    """All Shadow cards on such a minion go; the wall stays."""
    sc = scenario()
    man, orc, other = sc.put(friend(make, GONDOR, MAN)), sc.put(foe(make), 1), sc.put(foe(make), 1)
    wall, kept = sc.put("5C33", on=orc), sc.put(thing(make), 1, on=other)
    gone = [sc.put(thing(make), 1, on=orc), sc.put(plan(make, bearer=CHARACTER), 1, on=orc)]
    sc.hand(0, "5U34", IDLE)
    sc.fight(man, other).play("5U34")
    assert ([sc.lives(card) for card in (*gone, wall, kept)]) == [False, False, True, True]


@pytest.mark.card("5U34", "5C37")
@pytest.mark.parametrize("name", ["5U34", "5C37"])
def test_no_wall_no_harm(scenario, make, name):
    """LOTR-18.8; a condition of Gondor that is no fortification does not count."""
    sc = scenario()
    man, orc = sc.put(friend(make, GONDOR, MAN)), sc.put(foe(make), 1)
    tool = sc.put(thing(make), 1, on=orc)
    sc.put(plan(make, GONDOR, bearer=CHARACTER), on=orc)
    sc.hand(0, name, IDLE)
    sc.fight(man, orc).play(name)
    assert (sc.wounds(orc), sc.lives(tool), sc.in_discard(0)) == (0, True, [name])


@pytest.mark.card("5C36")
def test_knight_of_gondor(scenario, make):
    """Any condition of Gondor in play pays; of others none."""
    sc = scenario()
    man, card = sc.put("5C36", wounds=2), sc.put("5C33")
    sc.put("1C61")
    sc.hand(0, IDLE)
    sc.begin("fellowship")
    act(sc, man)
    assert (sc.wounds(man), sc.lives(card), sc.keyword(man, Keyword.KNIGHT)) == (1, False, 1)
    assert why_not_use(sc, man) == {"LOTR-18.3"}


@pytest.mark.card("5C36")
def test_knight_of_gondor_heals_himself(scenario, make):
    sc = scenario()
    man, other = sc.put("5C36", wounds=1), sc.put("5C36", wounds=1)
    plans = {sc.put("5C33"), sc.put("1U105")}
    sc.hand(0, IDLE)
    sc.begin("fellowship")
    act(sc, man)
    assert sc.offered == plans
    sc.choose(min(plans))
    assert (sc.wounds(man), sc.wounds(other)) == (0, 1)


@pytest.mark.card("5C37")
def test_men_of_numenor(scenario, make):
    sc = scenario()
    man, orc, other = sc.put(friend(make, GONDOR, MAN)), sc.put(foe(make), 1), sc.put(foe(make), 1)
    sc.put("5C33", on=orc)
    sc.hand(0, "5C37", IDLE)
    sc.fight(man, other).play("5C37")
    assert (sc.wounds(orc), sc.wounds(other), sc.wounds(man)) == (1, 0, 0)


@pytest.mark.card("5U38")
def test_rally_point(scenario, make):
    """A knight exerts; the wall comes home."""
    sc = scenario()
    man, orc, point = sc.put(knight(make)), sc.put(foe(make), 1), sc.put("5U38")
    wall = sc.put("5C33", on=orc)
    sc.hand(0, IDLE)
    sc.begin("regroup")
    act(sc, point)
    assert (sc.s.cards[wall].zone, sc.wounds(man), sc.strength(orc)) == (Zone.SUPPORT, 1, 7)


@pytest.mark.card("5U38")
def test_rally_point_without_knights(scenario, make):
    sc = scenario()
    sc.put(friend(make, GONDOR, MAN))
    point, orc = sc.put("5U38"), sc.put(foe(make), 1)
    sc.put("5C33", on=orc)
    sc.hand(0, IDLE)
    sc.begin("regroup")
    assert why_not_use(sc, point) == {"LOTR-18.3"}


@pytest.mark.card("5C40")
def test_take_cover(scenario, make):
    """A fortification of the discard pile is played, and paid for (LOTR-18.10)."""
    sc = scenario()
    man = sc.put(knight(make))
    sc.hand(0, "5C40")
    sc.discard(0, "5C33", "1U105", "6C52")
    sc.begin("fellowship").play("5C40")
    assert (sc.wounds(man), sc.offered) == (1, {5033, 6052})
    sc.choose("5C33")
    assert (sc.s.twilight, sc.lives(sc.find("5C33"))) == (1, True)


@pytest.mark.card("5C40")
def test_take_cover_nowhere(scenario, make):
    """LOTR-18.8: a fortification must be there; LOTR-18.3: a knight must exert."""
    sc = scenario()
    sc.put(knight(make))
    sc.hand(0, "5C40")
    sc.discard(0, "1U105")
    sc.begin("fellowship")
    assert why_not_play(sc, "5C40") == "LOTR-18.8"
    sc = scenario()
    sc.put(friend(make, GONDOR, MAN))
    sc.hand(0, "5C40")
    sc.discard(0, "5C33")
    sc.begin("fellowship")
    assert why_not_play(sc, "5C40") == "LOTR-18.3"


@pytest.mark.card("5R41")
def test_these_are_my_people(scenario, make):
    """Possessions of the discard pile on companions with the signet, each paid for."""
    sc = scenario()
    aragorn, kin = sc.put("4P364"), sc.put(friend(make, GONDOR, MAN, signet=ARAGORN_SIGNET))
    sc.put(friend(make, GONDOR, MAN))
    sc.hand(0, "5R41")
    sc.discard(0, "1C92", "1C107", "1R114", "3R44")
    sc.begin("fellowship").play("5R41")
    assert (sc.wounds(aragorn), sc.offered) == (2, {1092, 1107})
    sc.choose("1C92")
    assert sc.offered == {aragorn, kin}
    sc.choose(kin).choose("1C107").choose(kin)
    assert (host(sc, "1C92"), host(sc, "1C107"), sc.s.twilight, sc.asks) == (kin, kin, 5, "fellowship")


@pytest.mark.card("5R41")
def test_these_are_my_people_too_tired(scenario, make):
    """LOTR-19.5: two exertions of Aragorn."""
    sc = scenario()
    sc.put("4P364", wounds=2)
    sc.hand(0, "5R41")
    sc.discard(0, "1C92")
    sc.begin("fellowship")
    assert why_not_play(sc, "5R41") == "LOTR-18.3"


@pytest.mark.card("5U42")
def test_turgon(scenario, make):
    sc = scenario()
    turgon, orc, other = sc.put("5U42"), sc.put(foe(make), 1), sc.put(foe(make), 1)
    sc.put("5C33", on=orc)
    sc.hand(0, IDLE)
    sc.begin("maneuver")
    act(sc, turgon)
    assert (sc.wounds(turgon), sc.wounds(orc), sc.wounds(other)) == (1, 1, 0)


@pytest.mark.card("5U42")
def test_turgon_comes_to_a_knight(scenario, make):
    sc = scenario()
    sc.put(friend(make, GONDOR, MAN))
    sc.hand(0, "5U42")
    sc.begin("fellowship")
    assert why_not_play(sc, "5U42") == "LOTR-18.1"
    sc.put(knight(make))
    sc.play("5U42")
    assert (sc.s.twilight, sc.keyword(sc.find("5U42"), Keyword.KNIGHT)) == (2, 1)


@pytest.mark.card("5C43")
@pytest.mark.parametrize(("walled", "now"), [(True, 10), (False, 8)])
def test_war_must_be(scenario, make, walled, now):
    sc = scenario()
    man, orc, other = sc.put(friend(make, GONDOR, MAN)), sc.put(foe(make), 1), sc.put(foe(make), 1)
    sc.put("5C33", on=orc if walled else other)
    sc.hand(0, "5C43", IDLE)
    sc.fight(man, orc).play("5C43")
    assert sc.strength(man) == now


@pytest.mark.card("5C43")
def test_war_must_be_of_men_of_gondor(scenario, make):
    sc = scenario()
    man, aide = sc.put(friend(make, GONDOR, MAN)), sc.put(helper(make, GONDOR, MAN))
    sc.put(friend(make, ROHAN, MAN)), sc.put(friend(make, GONDOR, DWARF))
    sc.hand(0, "5C43", IDLE)
    sc.fight(man, sc.put(foe(make), 1)).play("5C43")
    assert sc.offered == {man, aide}


@pytest.mark.card("5C35")
def test_gondorian_knight(scenario, make):
    """A knight who lets another knight come."""
    sc = scenario()
    man = sc.put("5C35")
    sc.hand(0, "5U42", "5C35")
    sc.begin("fellowship").play("5U42").play("5C35")
    assert (sc.keyword(man, Keyword.KNIGHT), sc.strength(man), sc.s.twilight) == (1, 6, 4)
