"""Isengard trackers, Men, Saruman and weapons of set 4, by their print."""

import pytest
from tests.games.lotr.by_print.isengard.table import (
    DAMAGE,
    FIERCE,
    KNIGHT,
    TRACKER,
    URUK,
    ability,
    act,
    denied,
    fierce_fight,
    late,
    shadow,
)

from pelipoyta.games.lotr.model import Assign


@pytest.mark.card("4C181", "4C193", "4C187", "4C189")
@pytest.mark.parametrize(
    ("name", "base", "more", "damage"),
    [("4C181", 9, 2, 0), ("4C193", 8, 2, 0), ("4C187", 5, 3, 1), ("4C189", 7, 3, 1)],
)
def test_stronger_in_a_fierce_skirmish(scenario, name, base, more, damage):
    """In a fierce skirmish it takes part in, and no longer."""
    sc = late(scenario)
    aragorn, uruk, other = sc.put("4P364"), sc.put(name, 1), sc.put(name, 1)
    fierce_fight(sc, aragorn, uruk)
    assert (sc.strength(uruk), sc.keyword(uruk, DAMAGE)) == (base + more, damage)
    assert (sc.strength(other), sc.keyword(other, DAMAGE)) == (base, 0)


@pytest.mark.card("4C181", "4C193", "4C187", "4C189")
@pytest.mark.parametrize(("name", "base"), [("4C181", 9), ("4C193", 8), ("4C187", 5), ("4C189", 7)])
def test_as_always_in_a_first_skirmish(scenario, name, base):
    """Fierce as it is, its first skirmish is not a fierce one."""
    sc = late(scenario)
    uruk = sc.put(name, 1)
    sc.fight(sc.put("4P364"), uruk)
    assert (sc.strength(uruk), sc.keyword(uruk, DAMAGE), sc.keyword(uruk, FIERCE)) == (base, 0, 1)


@pytest.mark.card("4R186", "4U188", "4C190")
@pytest.mark.parametrize("name", ["4R186", "4U188", "4C190"])
def test_unbound_hobbits_may_not_be_discarded(scenario, name):
    """Merry's own text does not help him; his price is paid all the same."""
    sc = late(scenario)
    merry, uruk = sc.put("4C310"), sc.put(name, 1)
    sc.fight(merry, uruk)
    if sc.can(ability(sc, merry)):
        act(sc, merry)
    assert sc.lives(merry)


@pytest.mark.card("4R186", "4U188", "4C190")
@pytest.mark.parametrize("name", ["4R186", "4U188", "4C190"])
def test_a_hobbit_is_killed(scenario, name):
    """It exerts for a burden, twice to exhaust a companion, or for a wound of an unbound companion."""
    sc = late(scenario)
    merry, knight, hunter, uruk = sc.put("4C310"), sc.put("4P364"), sc.put(name, 1), sc.put(URUK, 1)
    sc.fight(merry, uruk).resolve()
    assert (sc.asks, sc.asked, sc.lives(merry)) == ("respond", 1, False)
    act(sc, hunter)
    if name == "4R186":
        assert (sc.burdens(), sc.wounds(hunter)) == (1, 1)
    elif name == "4U188":
        assert (sc.asked, sc.offered) == (1, {sc.frodo, knight})
        sc.choose(knight)
        assert (sc.vitality(knight), sc.wounds(hunter)) == (1, 2)
    else:
        assert (sc.wounds(knight), sc.wounds(sc.frodo), sc.wounds(hunter)) == (1, 0, 1)


@pytest.mark.card("4R186", "4U188", "4C190")
@pytest.mark.parametrize(("name", "wounds"), [("4R186", 2), ("4U188", 1), ("4C190", 2)])
def test_no_answer_to_other_deaths(scenario, name, wounds):
    """A Man, or Sam, who is Ring-bound, is no unbound Hobbit; and it must be able to exert."""
    sc = late(scenario)
    hunter, uruk = sc.put(name, 1), sc.put(URUK, 1)
    sc.fight(sc.put("4C316"), uruk).resolve()
    assert sc.asks != "respond"
    sc.wound(hunter, wounds)
    sc.fight(sc.put("4C310"), uruk).resolve()
    assert (sc.asks != "respond", sc.wounds(hunter)) == (True, wounds)


@pytest.mark.card("4U194", "4C195")
@pytest.mark.parametrize(("name", "base"), [("4U194", 9), ("4C195", 6)])
def test_against_a_bearer_of_a_search_card(scenario, name, base):
    """+2 and damage +1 while it skirmishes a character that bears a search card."""
    sc = late(scenario)
    knight, uruk = sc.put(KNIGHT), sc.put(name, 1)
    sc.put("4C212", 1, on=knight)
    assert (sc.strength(uruk), sc.keyword(uruk, DAMAGE)) == (base, 0)
    sc.fight(knight, uruk)
    assert (sc.strength(uruk), sc.keyword(uruk, DAMAGE)) == (base + 2, 1)


@pytest.mark.card("4U194", "4C195")
@pytest.mark.parametrize(("name", "base"), [("4U194", 9), ("4C195", 6)])
def test_against_a_bearer_of_other_cards(scenario, name, base):
    """A sword or another companion's search card does not count."""
    sc = late(scenario)
    knight, uruk = sc.put(KNIGHT), sc.put(name, 1)
    sc.put("4C134", on=knight), sc.put("4C212", 1, on=sc.put(KNIGHT))
    sc.fight(knight, uruk)
    assert (sc.strength(uruk), sc.keyword(uruk, DAMAGE)) == (base, 0)


@pytest.mark.card("4R160")
def test_mauhur(scenario):
    """Two are removed: an Isengard tracker takes no wounds in this skirmish."""
    sc = late(scenario, twilight=3)
    mauhur, tracker, aragorn = sc.put("4R160", 1), sc.put(TRACKER, 1), sc.put("4P364")
    sc.put(URUK, 1), sc.strengthen(aragorn, 1)
    act(shadow(sc.fight(aragorn, tracker)), mauhur)
    assert (sc.offered, sc.s.twilight) == ({mauhur, tracker}, 1)
    sc.choose(tracker)
    sc.resolve()
    assert sc.wounds(tracker) == 0


@pytest.mark.card("4R160")
def test_mauhur_does_not_save_from_overwhelming(scenario):
    """LOTR-13.4: who is overwhelmed takes no wounds and is killed."""
    sc = late(scenario, twilight=2)
    mauhur, aragorn = sc.put("4R160", 1), sc.put("4P364")
    sc.strengthen(aragorn, 10)
    act(shadow(sc.fight(aragorn, mauhur)), mauhur)
    sc.resolve()
    assert not sc.lives(mauhur)


@pytest.mark.card("4R164")
@pytest.mark.parametrize("prevents", [True, False])
def test_orthanc_champion(scenario, prevents):
    """It exerts to be assigned to an unbound companion, who may exert to prevent it."""
    sc = late(scenario)
    champion, knight, other = sc.put("4R164", 1), sc.put(KNIGHT), sc.put(KNIGHT)
    sc.put("4C316"), sc.put(URUK, 1)
    act(shadow(sc.begin("assignment")), champion)
    assert (sc.offered, sc.wounds(champion)) == ({knight, other}, 1)
    sc.choose(knight)
    assert (sc.asks, sc.asked) == ("prevent", 0)
    sc.decide(int(prevents))
    fights = [(fight.character, fight.minions) for fight in sc.s.fights]
    assert (fights, sc.wounds(knight)) == ([] if prevents else [(knight, (champion,))], prevents)


@pytest.mark.card("4R164")
def test_orthanc_champion_and_the_exhausted(scenario):
    """LOTR-19.4: an exhausted companion cannot prevent it."""
    sc = late(scenario)
    champion, knight = sc.put("4R164", 1), sc.put(KNIGHT, wounds=2)
    act(shadow(sc.begin("assignment")), champion)
    assert [(fight.character, fight.minions) for fight in sc.s.fights] == [(knight, (champion,))]


@pytest.mark.card("4C153")
def test_grima_son_of_galmod(scenario):
    """Unbound companions and allies with a Shadow condition are weaker by 1, once each."""
    sc = late(scenario)
    sc.put("4C153", 1)
    knight, ally, free, sam = sc.put(KNIGHT), sc.put("4C277"), sc.put(KNIGHT), sc.put("4C316")
    for bearer in (knight, knight, ally, sam):
        sc.put("4C212", 1, on=bearer)
    sc.put("4C134", on=free)
    assert [sc.strength(card) for card in (knight, ally, free, sam)] == [5, 3, 8, 3]


@pytest.mark.card("4C153")
def test_grima_and_the_ring_bearer(scenario):
    """The Ring-bearer is not unbound; a Free Peoples condition is no Shadow condition."""
    sc = late(scenario)
    sc.put("4C153", 1)
    merry = sc.put("4C310")
    sc.put("4C212", 1, on=sc.frodo), sc.put("1C317", on=merry)
    assert (sc.strength(sc.frodo), sc.strength(merry)) == (4, 3)


def laden(sc, name, count, foreign=0):
    """A companion that bears so many things of the Free Peoples, and Shadow conditions."""
    knight = sc.put(name)
    for item in ("4C134", "1C92", "1C107")[:count]:
        sc.put(item, on=knight)
    for _ in range(foreign):
        sc.put("4R157", 1, on=knight)
    return knight


@pytest.mark.card("4R154")
def test_grima_wormtongue(scenario):
    """He exerts: all Free Peoples cards of a laden unbound companion return to hand, Shadow cards stay."""
    sc = late(scenario)
    grima, knight, other = sc.put("4R154", 1), laden(sc, KNIGHT, 2, foreign=1), laden(sc, KNIGHT, 3)
    laden(sc, KNIGHT, 2), sc.hand(0)
    act(shadow(sc.begin("maneuver")), grima)
    assert (sc.offered, sc.wounds(grima)) == ({knight, other}, 1)
    sc.choose(knight)
    assert sorted(sc.in_hand(0)) == ["1C92", "4C134"]
    assert sc.lives(sc.find("4R157"))


@pytest.mark.card("4R154")
def test_grima_wormtongue_finds_nobody(scenario):
    """LOTR-17.9: two cards are too few, and the Ring-bearer is not unbound."""
    sc = late(scenario)
    grima = sc.put("4R154", 1)
    laden(sc, KNIGHT, 2)
    for item in ("4C306", "2R105", "4C298"):
        sc.put(item, on=sc.frodo)
    assert denied(shadow(sc.begin("maneuver")), grima) == "LOTR-17.9"
    assert sc.wounds(grima) == 0


@pytest.mark.card("4R173")
def test_saruman_black_traitor_is_played(scenario):
    """He may discard a condition of either side."""
    sc = late(scenario, twilight=4)
    mine, theirs = sc.put("4C137", 1), sc.put("1C21")
    sc.hand(1, "4R173")
    sc.begin("shadow", 1).play("4R173")
    act(sc, sc.find("4R173"))
    assert sc.offered == {mine, theirs}
    sc.choose(theirs)
    assert (sc.lives(theirs), sc.lives(mine)) == (False, True)


@pytest.mark.card("4R173")
def test_saruman_takes_up_his_staff(scenario):
    """He exerts to play it from the discard pile at its price; he cannot be assigned."""
    sc = late(scenario, twilight=3)
    man, knight = sc.put("4R173", 1), sc.put(KNIGHT)
    sc.discard(1, "4R174", URUK), sc.begin("shadow", 1)
    act(sc, man, 1).choose("4R174")
    assert (sc.wounds(man), sc.s.twilight, sc.strength(man), sc.in_discard(1)) == (1, 1, 10, [URUK])
    sc.put(URUK, 1), sc.begin("assignment").pass_until("defend")
    assert not sc.can(Assign(knight, man))
