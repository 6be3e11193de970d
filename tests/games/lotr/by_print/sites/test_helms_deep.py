"""Sites 4 to 6 of the Towers block, by their print."""

import pytest
from tests.games.lotr.by_print.sites.parts import *

from pelipoyta.games.lotr.engine.numbers import cost
from pelipoyta.games.lotr.model import Assign
from pelipoyta.games.lotr.terms import Keyword, Side


@pytest.mark.card("4U343")
@pytest.mark.parametrize(("name", "more"), [(KNIGHT, 3), ("4C277", 3), ("4C306", 0), ("4C42", 0)])
def test_ered_nimrais(scenario, name, more):
    """Companions and allies cost three more, items and events do not."""
    plain, sc = scenario(site=4), at(scenario, "4U343")
    assert cost(sc.s, 0, code_of(name)) - cost(plain.s, 0, code_of(name)) == more


@pytest.mark.card("4U343")
def test_ered_nimrais_paid(scenario):
    """A minion does not cost more."""
    sc = at(scenario, "4U343", twilight=2)
    sc.hand(0, KNIGHT), sc.hand(1, "4C10")
    sc.begin("fellowship").play(KNIGHT)
    assert (sc.s.twilight, cost(sc.s, 1, 4010)) == (7, 2)


@pytest.mark.card("4U344")
def test_westemnet_hills(scenario):
    """Mounted companions and allies heal one wound each; those on foot do not."""
    sc = before(scenario, "4U344")
    rider, foot, ally = sc.put(RIDER, wounds=2), sc.put(RIDER, wounds=2), sc.put("4C277", wounds=1)
    sc.put(HORSE, on=rider), sc.put(HORSE, on=ally)
    move(sc)
    assert wounds(sc, rider, foot, ally) == [1, 2, 0]


@pytest.mark.card("4U344")
def test_westemnet_hills_when_left(scenario):
    sc = scenario(site=4, sites={4: "4U344"})
    rider = sc.put(RIDER, wounds=2)
    sc.put(HORSE, on=rider)
    sc.adventure(1, "4U349")
    move(sc)
    assert sc.wounds(rider) == 2


@pytest.mark.card("4U346")
@pytest.mark.parametrize("mounted", [0, 1, 2])
def test_white_rocks(scenario, mounted):
    """Three, one for each companion, and one for each mounted one; a mounted ally does not count."""
    sc = before(scenario, "4U346")
    for at_ in range(2):
        rider = sc.put(RIDER)
        if at_ < mounted:
            sc.put(HORSE, on=rider)
    sc.put(HORSE, on=sc.put("4C277"))
    sc.hand(1, "4C10")
    move(sc)
    assert sc.s.twilight == 3 + 3 + mounted


@pytest.mark.card("4U346")
def test_white_rocks_is_not_another_site(scenario):
    """Only its own Shadow number changes."""
    sc = scenario(site=4, sites={4: "4U346"})
    sc.put(HORSE, on=sc.put(RIDER))
    sc.adventure(1, "4U349")
    sc.hand(1, "4C10")
    move(sc)
    assert sc.s.twilight == 6 + 2


@pytest.mark.card("4U347")
def test_deep_of_helm(scenario):
    """Three less for the first Uruk-hai of the turn, whoever plays it."""
    sc = at(scenario, "4U347", twilight=20, seats=3)
    sc.hand(1, URUK), sc.hand(2, URUK, "4C10")
    sc.begin("shadow", 2).play("4C10")
    assert (cost(sc.s, 2, 4207), cost(sc.s, 2, 4010)) == (1, 2)
    sc.play(URUK)
    assert (cost(sc.s, 2, 4207), cost(sc.s, 1, 4207)) == (4, 4)


@pytest.mark.card("4U347")
def test_deep_of_helm_never_below_nothing(scenario):
    """LOTR-25.1: an Uruk-hai of one costs nothing."""
    sc = at(scenario, "4U347", twilight=1)
    sc.hand(1, "4C187")
    sc.begin("shadow", 1).play("4C187")
    assert sc.s.twilight == 1


@pytest.mark.card("4U349")
def test_helms_gate(scenario):
    """Companions and minions with a hand weapon, not allies."""
    sc = at(scenario, "4U349")
    guard, ally, man, bare = sc.put(GUARD), sc.put("1U17"), sc.put("4U250", 1), sc.put(KNIGHT)
    sc.put("1C9", on=guard), sc.put("1C9", on=ally), sc.put("4C255", 1, on=man), sc.put("4C278", on=bare)
    assert [sc.strength(card) for card in (guard, ally, man, bare)] == [8, 5, 9, 6]


@pytest.mark.card("4U349")
def test_helms_gate_counts_once(scenario):
    """Two hand weapons; and a ranged weapon is none."""
    sc = at(scenario, "4U349")
    guard, legolas = sc.put(GUARD), sc.put("4C78")
    sc.put("1C9", on=guard), sc.put("2C10", on=guard), sc.put("1C41", on=legolas)
    assert (sc.strength(guard), sc.strength(legolas)) == (9, 5)


@pytest.mark.card("4U350")
@pytest.mark.parametrize(("name", "pool"), [("4P364", 8), (KNIGHT, 10)])
def test_hornburg_courtyard(scenario, name, pool):
    """Two less with Aragorn."""
    sc = before(scenario, "4U350")
    sc.put(name)
    sc.hand(1, "4C10")
    move(sc)
    assert sc.s.twilight == pool


@pytest.mark.card("4U350")
def test_hornburg_courtyard_alone(scenario):
    """Its own Shadow number only: site 6T is as printed."""
    sc = scenario(site=5, sites={5: "4U350"})
    sc.put("4P364")
    sc.adventure(1, "4U354")
    sc.hand(1, "4C10")
    move(sc)
    assert sc.s.twilight == 5


@pytest.mark.card("4U351")
@pytest.mark.parametrize(("bows", "arrows_", "totals"), [(0, 0, (1, -1)), (1, 2, (2, 1))])
def test_hornburg_parapet(scenario, bows, arrows_, totals):
    sc = at(scenario, "4U351")
    for _ in range(bows):
        sc.put("4C74")
    for _ in range(arrows_):
        sc.put("4C248", 1)
    assert (arrows(sc, Side.FREE), arrows(sc)) == totals


@pytest.mark.card("4U351")
def test_hornburg_parapet_fire(scenario):
    """LOTR-30.7: a total below nothing is nothing; one arrow flies without an archer."""
    sc = at(scenario, "4U351")
    uruk = sc.put(URUK, 1)
    sc.begin("archery")
    assert wounds(sc, uruk, sc.frodo) == [1, 0]


@pytest.mark.card("4U352")
def test_caves_of_aglarond(scenario):
    """One's own Uruk-hai becomes fierce for (2)."""
    sc = at(scenario, "4U352", twilight=3)
    uruk = sc.put(URUK, 1)
    sc.put("4C10", 1)
    sc.begin("maneuver").pass_until_seat(1)
    sc.do(ability(sc, here(sc)))
    assert (sc.keyword(uruk, Keyword.FIERCE), sc.s.twilight, sc.wounds(uruk)) == (1, 1, 0)
    sc.pass_until("defend")
    assert sc.keyword(uruk, Keyword.FIERCE) == 1


@pytest.mark.card("4U352")
@pytest.mark.parametrize(("owner", "foe", "pool"), [(2, URUK, 9), (1, "4C10", 9), (1, URUK, 1)])
def test_caves_of_aglarond_refused(scenario, owner, foe, pool):
    """Another player's Uruk-hai, no Uruk-hai, one token."""
    sc = at(scenario, "4U352", twilight=pool, seats=3)
    sc.put(foe, owner), sc.put("4U253", 1)
    sc.begin("maneuver").pass_until_seat(1)
    assert not sc.can(ability(sc, here(sc)))


@pytest.mark.card("4U353")
def test_great_hall(scenario):
    """Rohan allies may fight there though their home is 4T; other allies may not."""
    sc = at(scenario, "4U353")
    guma, dwarf, uruk = sc.put("4C277"), sc.put("1U17"), sc.put(URUK, 1)
    sc.begin("assignment")
    assert (sc.can(Assign(guma, uruk)), sc.can(Assign(dwarf, uruk))) == (True, False)


@pytest.mark.card("4U353")
def test_great_hall_elsewhere(scenario):
    """LOTR-22.2; at the Great Hall they are shot at too."""
    sc = scenario(site=7, sites={6: "4U353"})
    guma, uruk = sc.put("4C277"), sc.put(URUK, 1)
    sc.begin("assignment")
    assert not sc.can(Assign(guma, uruk))
    sc = at(scenario, "4U353")
    guma = sc.put("4C277")
    sc.put("4C248", 1), sc.put("4C248", 1, wounds=0)
    sc.begin("archery").pass_until_seat(0)
    while sc.asks == "archery":
        sc.pass_()
    assert guma in sc.offered


@pytest.mark.card("4U354")
def test_hornburg_armory(scenario):
    """A possession from hand, then a card; artifacts and conditions do not do."""
    sc = at(scenario, "4U354")
    sc.put(GUARD), sc.put("4C90")
    sc.hand(0, "1C9", "4R91", "4C50")
    sc.deck(0, "1C3", "1C4")
    sc.begin("fellowship").do(ability(sc, here(sc)))
    assert sc.offered == {1009}
    sc.choose("1C9")
    assert (sorted(sc.in_hand(0)), sc.s.twilight) == (["1C3", "4C50", "4R91"], 0)


@pytest.mark.card("4U354")
def test_hornburg_armory_without_a_bearer(scenario):
    """LOTR-18.3: what cannot be played pays for nothing."""
    sc = at(scenario, "4U354")
    sc.hand(0, "1C9")
    sc.deck(0, "1C3")
    sc.begin("fellowship")
    assert sc.refused(ability(sc, here(sc))).rule == "LOTR-18.3"
    assert sc.in_hand(0) == ["1C9"]


@pytest.mark.card("6U118")
def test_hornburg_hall(scenario):
    """Three with Théoden's signet, the hand goes, four cards come."""
    sc = at(scenario, "6U118")
    for name in ("4P365", "4C270", "4R267"):
        sc.put(name)
    sc.hand(0, "4C42", "4U43")
    sc.deck(0, *["1C3"] * 6)
    sc.begin("fellowship").do(ability(sc, here(sc)))
    assert (sc.in_hand(0), sorted(sc.in_discard(0))) == (["1C3"] * 4, ["4C42", "4U43"])


@pytest.mark.card("6U118")
def test_hornburg_hall_with_two(scenario):
    """LOTR-17.9."""
    sc = at(scenario, "6U118")
    for name in ("4P365", "4C270", "4C49"):
        sc.put(name)
    sc.hand(0, "4C42")
    sc.begin("fellowship")
    assert sc.refused(ability(sc, here(sc))).rule == "LOTR-17.9"
