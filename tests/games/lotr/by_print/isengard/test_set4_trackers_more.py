"""Isengard trackers, Men, Saruman and weapons of set 4, continued, by their print."""

import pytest
from tests.games.lotr.by_print.isengard.table import (
    DAMAGE,
    FIERCE,
    KNIGHT,
    SAVAGE,
    TRACKER,
    TROOP,
    URUK,
    act,
    denied,
    late,
    man_of_isengard,
    shadow,
)

from pelipoyta.games.lotr.engine.numbers import cost
from pelipoyta.games.lotr.model import Assign, Play
from pelipoyta.games.lotr.words.facts import code_of


@pytest.mark.card("4R174")
def test_saruman_s_staff(scenario):
    """Fierce, damage +1 and +2; once used he may be assigned until the regroup phase."""
    sc = late(scenario)
    man, knight = sc.put("4R173", 1), sc.put(KNIGHT)
    staff = sc.put("4R174", 1, on=man)
    assert (sc.strength(man), sc.keyword(man, FIERCE), sc.keyword(man, DAMAGE)) == (10, 1, 1)
    act(shadow(sc.begin("maneuver")), staff)
    sc.pass_until("defend")
    assert sc.can(Assign(knight, man))


@pytest.mark.card("4R174")
def test_saruman_s_staff_and_archery(scenario):
    """Once used he takes archery wounds as others do; unused he does not. Nobody else bears it."""
    for used in (False, True):
        sc = late(scenario)
        sc.put("4C74"), sc.put(URUK, 1, wounds=2)
        man = sc.put("4R173", 1)
        staff = sc.put("4R174", 1, on=man)
        shadow(sc.begin("maneuver"))
        act(sc, staff) if used else None
        sc.pass_until("archery").pass_(2)
        assert (sc.asks == "archery-wound", sc.wounds(man)) == (used, 0)
    sc = late(scenario, twilight=5)
    sc.put(URUK, 1), sc.hand(1, "4R174"), sc.begin("shadow", 1)
    assert not sc.can(Play(code_of("4R174")))


@pytest.mark.card("4R176")
@pytest.mark.parametrize(("others", "strength", "damage"), [(0, 9, 0), (1, 12, 0), (2, 12, 1), (3, 12, 1)])
def test_ugluk(scenario, others, strength, damage):
    """T17: two trackers, himself among them, give +3, three give damage +1 too."""
    sc = late(scenario)
    ugluk = sc.put("4R176", 1)
    for _ in range(others):
        sc.put(TRACKER, 1)
    sc.put(URUK, 1)
    assert (sc.strength(ugluk), sc.keyword(ugluk, DAMAGE)) == (strength, damage)


@pytest.mark.card("4R176")
def test_ugluk_and_roaming(scenario):
    """Isengard trackers of his player roam for nothing; others pay."""
    sc = late(scenario, site=3, seats=3)
    sc.put("4R176", 1)
    assert [cost(sc.s, 1, code_of(name)) for name in (TRACKER, URUK)] == [3, 6]
    assert cost(sc.s, 2, code_of(TRACKER)) == 5


@pytest.mark.card("4R177")
def test_ugluk_s_sword(scenario):
    """Borne by Uglúk: he exerts and a minion of the hand goes, to play a minion for three less."""
    sc = late(scenario, twilight=5)
    ugluk = sc.put("4R176", 1)
    sword = sc.put("4R177", 1, on=ugluk)
    sc.hand(1, URUK, "4C17", "1C121")
    act(sc.begin("shadow", 1), sword)
    assert sc.offered == {code_of(URUK), code_of("4C17")}
    sc.choose("4C17").choose(URUK)
    assert (sc.s.twilight, sc.wounds(ugluk), sc.in_discard(1), sc.in_hand(1)) == (4, 1, ["4C17"], ["1C121"])


@pytest.mark.card("4R177")
def test_ugluk_s_sword_in_other_hands(scenario):
    """+3 for any Uruk-hai, but only Uglúk uses it; and one card to discard and one to play are two."""
    sc = late(scenario, twilight=9)
    uruk = sc.put(URUK, 1)
    sword = sc.put("4R177", 1, on=uruk)
    sc.hand(1, URUK, URUK)
    assert (sc.strength(uruk), denied(sc.begin("shadow", 1), sword)) == (12, "LOTR-18.1")
    ugluk = sc.put("4R176", 1)
    other = sc.put("4R177", 1, on=ugluk)
    sc.hand(1, URUK)
    assert denied(sc, other) == "LOTR-18.8"


@pytest.mark.card("4C178")
@pytest.mark.parametrize("name", ["4C178", "man"])
def test_unferth(scenario, make, name):
    """Whom the Free Peoples player assigns to an Isengard Man must exert."""
    sc = late(scenario)
    knight, unferth = sc.put(KNIGHT), sc.put("4C178", 1)
    foe = unferth if name == "4C178" else sc.put(man_of_isengard(make), 1)
    sc.begin("assignment").pass_until("defend").assign(knight, foe)
    assert sc.wounds(knight) == 1


@pytest.mark.card("4C178")
def test_unferth_and_others(scenario):
    """Neither a Man of Dunland nor an Uruk-hai; nor where the Shadow player assigns."""
    sc = late(scenario)
    knight, other, unferth, savage = sc.put(KNIGHT), sc.put(KNIGHT), sc.put("4C178", 1), sc.put(SAVAGE, 1)
    sc.begin("assignment").pass_until("defend").assign(knight, savage).pass_until("left-over")
    sc.assign(other, unferth)
    assert (sc.wounds(knight), sc.wounds(other)) == (0, 0)


@pytest.mark.card("4C142")
def test_broad_bladed_sword(scenario):
    """+2; no wounds outside skirmish phases: the archers' arrow goes nowhere."""
    sc = late(scenario)
    sc.put("4C74"), sc.hand(0)
    uruk = sc.put(URUK, 1)
    sc.put("4C142", 1, on=uruk)
    sc.begin("archery").pass_until("assignment")
    assert (sc.strength(uruk), sc.wounds(uruk)) == (11, 0)


@pytest.mark.card("4C142")
def test_broad_bladed_sword_in_a_skirmish(scenario):
    """Wounds of a skirmish are taken; no Man of Dunland bears it."""
    sc = late(scenario, twilight=1)
    uruk, aragorn, _ = sc.put(URUK, 1), sc.put("4P364"), sc.put(SAVAGE, 1)
    sc.hand(1, "4C142")
    sc.begin("shadow", 1).play("4C142")
    assert sc.s.cards[sc.find("4C142")].host == uruk
    sc.set_strength(aragorn, 12)
    sc.fight(aragorn, uruk).resolve()
    assert sc.wounds(uruk) == 1


@pytest.mark.card("4C196")
def test_uruk_spear(scenario):
    """+2; its bearer exerts to discard a mount of the Free Peoples, no other possession."""
    sc = late(scenario)
    uruk, rider = sc.put(URUK, 1), sc.put("5C83")
    spear, mount, sword = sc.put("4C196", 1, on=uruk), sc.put("4C287", on=rider), sc.put("4C291", on=rider)
    act(shadow(sc.begin("maneuver")), spear)
    assert (sc.strength(uruk), sc.wounds(uruk), sc.lives(mount), sc.lives(sword)) == (11, 1, False, True)


@pytest.mark.card("4C196")
def test_uruk_spear_of_the_tired(scenario):
    """LOTR-18.3: its bearer, not another Uruk-hai, exerts; an Orc cannot bear it."""
    sc = late(scenario, twilight=5)
    uruk, _ = sc.put(URUK, 1, wounds=2), sc.put("4R176", 1)
    spear = sc.put("4C196", 1, on=uruk)
    sc.put("4C287", on=sc.put("5C83"))
    assert denied(shadow(sc.begin("maneuver")), spear) == "LOTR-18.3"
    sc.put(TROOP, 1), sc.hand(1, "4C196"), sc.begin("shadow", 1).play("4C196")
    assert sc.s.cards[sc.find("4C196")].host == sc.find("4R176")
