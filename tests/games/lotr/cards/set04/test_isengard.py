"""What each Isengard card of set 4 does."""

import pytest

from pelipoyta.games.lotr.model import Play, Use
from pelipoyta.games.lotr.terms import Keyword


@pytest.mark.card("4C165", "4C184", "4C185", "4C191", "4C192", "4C197", "4C207")
@pytest.mark.parametrize("name", ["4C165", "4C184", "4C185", "4C191", "4C192", "4C197", "4C207"])
def test_damage_of_the_uruks(scenario, name):
    """LOTR-26.3: Orthanc Warrior, Uruk-hai Raiding Party and the others have damage +1: two wounds when they win."""
    sc = scenario()
    aragorn, uruk = sc.put("4P364"), sc.put(name, 1)
    sc.set_strength(aragorn, 7)
    sc.fight(aragorn, uruk).resolve()
    assert sc.wounds(aragorn) == 2


@pytest.mark.card("4C142")
def test_broad_bladed_sword(scenario):
    """LOTR-21.1, LOTR-21.2: strength +2 for an Uruk-hai with a free hand."""
    sc = scenario(site=5, twilight=2)
    sc.put("4C10", 1)
    sc.hand(1, "4C142", "4C142")
    sc.begin("shadow", 1)
    assert sc.refused(Play(4142)).rule == "LOTR-21.1"
    uruk = sc.put("4C165", 1)
    sc.play("4C142")
    assert (sc.strength(uruk), sc.s.twilight) == (9, 1)
    assert sc.refused(Play(4142)).rule == "LOTR-21.2"


@pytest.mark.card("4C142")
def test_broad_bladed_sword_wards_off_arrows(scenario):
    """LOTR-30.9, LOTR-11.5: the bearer cannot be given an archery wound; another must take it."""
    sc = scenario()
    sc.put("4C74"), sc.put("4C74")
    uruk, other = sc.put("4C165", 1), sc.put("4C207", 1)
    sc.put("4C142", 1, on=uruk)
    sc.begin("archery")
    assert (sc.wounds(uruk), sc.wounds(other)) == (0, 2)


@pytest.mark.card("4C142")
def test_broad_bladed_sword_yields_in_skirmishes(scenario):
    """LOTR-13.3; exerting is no wound and is never barred (LOTR-19.4)."""
    sc = scenario()
    aragorn, uruk = sc.put("4P364"), sc.put("4C207", 1)
    sc.put("4C142", 1, on=uruk), sc.put("4C283", on=aragorn)
    sc.set_strength(uruk, 5)
    sc.fight(aragorn, uruk).resolve()
    assert sc.wounds(uruk) == 2


@pytest.mark.card("4C151")
@pytest.mark.parametrize(("site", "bonus"), [(2, 2), (4, 3)])
def test_ferocity(scenario, site, bonus):
    """LOTR-17.6: an Uruk-hai gets +2, at a battleground +3, for this skirmish."""
    sc = scenario(site=site)
    aragorn, uruk, idle = sc.put("4P364"), sc.put("4C165", 1), sc.put("4C165", 1)
    sc.put("4C10", 1)
    sc.hand(1, "4C151", "4C151")
    sc.fight(aragorn, uruk).pass_until_seat(1).play("4C151")
    assert sc.offered == {uruk, idle}
    sc.choose(uruk)
    assert (sc.strength(uruk), sc.strength(idle), sc.s.twilight) == (7 + bonus, 7, 0)
    sc.resolve()
    assert sc.s.lasting == []


@pytest.mark.card("4C175")
def test_still_they_came(scenario):
    """LOTR-18.3: an Uruk-hai without a skirmish, of whichever Shadow player, exerts; another one gets +3."""
    sc = scenario(seats=3, twilight=2)
    aragorn, gimli, uruk = sc.put("4P364"), sc.put("4C49"), sc.put("4C165", 1)
    busy, idle, third = sc.put("4C165", 1), sc.put("4C165", 2), sc.put("4C165", 1)
    sc.put("4C10", 1)
    sc.hand(1, "4C175", "4C175")
    sc.fights(aragorn, uruk, gimli, busy).choose(aragorn).pass_until_seat(1).play("4C175")
    assert sc.offered == {idle, third}
    sc.choose(idle)
    assert sc.offered == {uruk, busy, third}
    sc.choose(uruk)
    assert (sc.strength(uruk), sc.wounds(idle), sc.s.twilight) == (10, 1, 1)


@pytest.mark.card("4C175")
def test_still_they_came_needs_one_to_exert(scenario):
    """LOTR-18.3, LOTR-19.4: the exhausted cannot, nor can those who fight."""
    sc = scenario(twilight=1)
    aragorn, uruk = sc.put("4P364"), sc.put("4C165", 1)
    sc.put("4C165", 1, wounds=1)
    sc.hand(1, "4C175")
    sc.fight(aragorn, uruk).pass_until_seat(1)
    assert sc.refused(Play(4175)).rule == "LOTR-18.3"


@pytest.mark.card("4C184", "4C191")
@pytest.mark.parametrize(("name", "bonus"), [("4C184", 2), ("4C191", 1)])
def test_helpers_at_a_battleground(scenario, name, bonus):
    """LOTR-18.3: Uruk Defender and Uruk Rear Guard exert, and another Uruk-hai is the stronger."""
    sc = scenario(site=4)
    aragorn, helper, uruk, idle = sc.put("4P364"), sc.put(name, 1), sc.put("4C165", 1), sc.put("4C165", 1)
    sc.put("4C10", 1)
    sc.hand(1, "4C151")
    sc.fight(aragorn, uruk).pass_until_seat(1).use(helper)
    assert sc.offered == {uruk, idle}
    sc.choose(uruk)
    assert (sc.strength(uruk), sc.wounds(helper)) == (7 + bonus, 1)
    sc.wound(helper, sc.vitality(helper))
    assert sc.refused(Use(helper, 0)).rule == "LOTR-18.3"


@pytest.mark.card("4C184", "4C191")
@pytest.mark.parametrize("name", ["4C184", "4C191"])
def test_helpers_elsewhere(scenario, name):
    """LOTR-18.1: no battleground, no help."""
    sc = scenario(site=2)
    aragorn, helper, uruk = sc.put("4P364"), sc.put(name, 1), sc.put("4C165", 1)
    sc.hand(1, "4C151")
    sc.fight(aragorn, uruk).pass_until_seat(1)
    assert sc.refused(Use(helper, 0)).rule == "LOTR-18.1"


@pytest.mark.card("4C185")
def test_uruk_fanatic(scenario):
    """LOTR-14.1: fierce while three cards or more lie in the Free Peoples player's dead pile."""
    sc = scenario()
    uruk = sc.put("4C185", 1)
    sc.dead(1, "4C310", "4C314", "4C74")
    for dead, fierce in ((("4C310", "4C314"), 0), (("4C310", "4C314", "4C277"), 1), (("4C286",) * 4, 1)):
        sc.dead(0, *dead)
        assert sc.keyword(uruk, Keyword.FIERCE) == fierce


@pytest.mark.card("4C197")
def test_uruk_stalker(scenario):
    """LOTR-14.1: strength +3 and fierce while an ally lies in the dead pile; companions there are nothing to it."""
    sc = scenario()
    uruk = sc.put("4C197", 1)
    sc.dead(0, "4C310", "4C314", "4C74")
    assert (sc.strength(uruk), sc.keyword(uruk, Keyword.FIERCE)) == (8, 0)
    sc.dead(0, "4C277")
    assert (sc.strength(uruk), sc.keyword(uruk, Keyword.FIERCE)) == (11, 1)
    sc.dead(0, "4C277", "4U295")
    assert (sc.strength(uruk), sc.keyword(uruk, Keyword.FIERCE)) == (11, 1)


@pytest.mark.card("4C192")
def test_uruk_regular(scenario):
    """LOTR-18.8, LOTR-20.1: it exerts to play an Uruk-hai, one off for each other Uruk-hai, itself not counted."""
    sc = scenario(site=5, twilight=9)
    regular = sc.put("4C192", 1)
    sc.put("4C165", 1), sc.put("4C207", 1), sc.put("4C10", 1)
    sc.hand(1, "4C185", "4C17")
    sc.begin("shadow", 1)
    sc.use(regular)
    assert sc.offered == {4185}
    sc.choose("4C185")
    assert (sc.wounds(regular), sc.s.twilight) == (1, 9 - (4 - 2))
    assert sc.lives(sc.find("4C185"))
    sc.wound(regular, 0)
    sc.hand(1, "4C165")
    assert sc.can(Use(regular, 0))  # LOTR-17.7


@pytest.mark.card("4C192")
def test_uruk_regular_pays_for_roaming(scenario):
    """LOTR-20.2, LOTR-25.1: two more for one that roams, and never less than nothing."""
    sc = scenario(site=4, twilight=2)
    regular = sc.put("4C192", 1)
    for _ in range(2):
        sc.put("4C165", 1)
    sc.hand(1, "4C165", "4C191")
    sc.begin("shadow", 1)
    sc.use(regular)
    assert sc.offered == {4165}  # 2 + 2 − 2; the other would be 6 + 2 − 2
    sc.choose("4C165")
    assert sc.s.twilight == 0


@pytest.mark.card("4C192")
def test_uruk_regular_needs_one_to_play(scenario):
    """LOTR-18.8, LOTR-18.3: nothing to play, or nobody fit to exert, and it is not used."""
    sc = scenario(site=5, twilight=9)
    regular = sc.put("4C192", 1)
    sc.hand(1, "4C17")
    sc.begin("shadow", 1)
    assert sc.refused(Use(regular, 0)).rule == "LOTR-18.8"
    sc.hand(1, "4C165")
    assert sc.can(Use(regular, 0))
    sc.wound(regular, 1)
    assert sc.refused(Use(regular, 0)).rule == "LOTR-18.3"
