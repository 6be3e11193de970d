"""What each site of set 4 does while the fellowship is there: Helm's Deep and Isengard."""

import pytest
from tests.games.lotr.cards.set04.places import at, near

from pelipoyta.games.lotr.engine.numbers import cost
from pelipoyta.games.lotr.model import Use
from pelipoyta.games.lotr.rules.combat.archery import archery_parts
from pelipoyta.games.lotr.terms import Side


@pytest.mark.card("4U347")
def test_deep_of_helm(scenario):
    """LOTR-20.3: the first Uruk-hai of the turn costs three less there; others and later ones do not."""
    sc, _ = at(scenario, "4U347", twilight=20)
    sc.hand(1, "4C17", "4C191", "4C191")
    sc.begin("shadow", 1)
    for name, left in (("4C17", 20 - 4), ("4C191", 16 - 3), ("4C191", 13 - 6)):
        sc.play(name)
        assert sc.s.twilight == left


@pytest.mark.card("4U347")
def test_deep_of_helm_each_turn(scenario):
    """LOTR-18.16, LOTR-25.1: among all Shadow players; never below nothing; the next turn anew."""
    sc, _ = at(scenario, "4U347", twilight=9, seats=3)
    sc.hand(1, "4C165")
    sc.hand(2, "4C165")
    sc.begin("shadows")
    first = sc.asked
    sc.play("4C165")
    assert sc.s.twilight == 9
    sc.pass_()
    assert sc.asked != first
    sc.play("4C165")
    assert sc.s.twilight == 7
    sc.begin("turn")
    assert cost(sc.s, 1, 4191) == 3


@pytest.mark.card("4U347")
def test_deep_of_helm_counts_only_those_played_there(scenario):
    """LOTR-23.2: an Uruk-hai played at the site before does not use it up."""
    sc = near(scenario, "4U347", twilight=9)
    sc.hand(1, "4C165", "4C191")
    sc.begin("shadow", 1).play("4C165")
    assert sc.s.twilight == 9 - (2 + 2)  # it roams
    sc.begin("move")
    assert cost(sc.s, 1, 4191) == 3


@pytest.mark.card("4U350")
@pytest.mark.parametrize(("name", "shadow"), [("4P364", 6), ("4C49", 8)])
def test_hornburg_courtyard(scenario, name, shadow):
    """LOTR-8.1: the Shadow number is two less with Aragorn in sight."""
    sc = near(scenario, "4U350")
    sc.put(name)
    sc.begin("move")
    assert sc.s.twilight == shadow + 2


@pytest.mark.card("4U354")
def test_hornburg_armory(scenario):
    """LOTR-18.3: a possession is played and a card drawn, again and again."""
    sc, here = at(scenario, "4U354")
    aragorn = sc.put("4P364")
    sc.hand(0, "4C278", "4U132", "4C49")
    sc.deck(0, "4C74", "4C87", "4C42")
    sc.begin("fellowship").use(here)
    assert sc.offered == {4278, 4132}
    sc.choose("4C278")
    assert (sc.s.cards[sc.find("4C278")].host, len(sc.in_hand(0)), sc.s.twilight) == (aragorn, 3, 1)
    sc.use(here).choose("4U132")
    assert len(sc.in_hand(0)) == 3
    assert sc.refused(Use(here, 0)).rule == "LOTR-18.3"


@pytest.mark.card("4U354")
def test_hornburg_armory_is_no_gift_to_the_shadow(scenario):
    """LOTR-23.2, LOTR-17.5: in the fellowship phase the Free Peoples player alone."""
    sc, here = at(scenario, "4U354")
    sc.put("4C10", 1)
    sc.hand(1, "4C26")
    sc.begin("shadow", 1)
    assert sc.refused(Use(here, 0)).rule == "LOTR-17.5"


@pytest.mark.card("4U356")
@pytest.mark.parametrize(("companions", "arrows"), [(3, 0), (4, 2), (5, 4)])
def test_hornburg_causeway(scenario, companions, arrows):
    """LOTR-11.2: two arrows more for each unbound companion over three; Frodo, Sam and allies are none."""
    sc, _ = at(scenario, "4U356")
    sc.put("1C311"), sc.put("4C277")
    for _ in range(companions):
        sc.put("4C286")
    sc.put("4C10", 1)
    assert sum(part.amount for part in archery_parts(sc.s, Side.SHADOW)) == arrows
    assert sum(part.amount for part in archery_parts(sc.s, Side.FREE)) == 0


@pytest.mark.card("4U357")
@pytest.mark.parametrize(("name", "wounds"), [("4C286", 0), ("4C277", 1), ("4C49", 1)])
def test_kings_room(scenario, name, wounds):
    """LOTR-17.1: without a Rohan companion (an ally is none) each unbound companion must exert."""
    sc = near(scenario, "4U357")
    sc.put(name)
    elf, weary = sc.put("4C74"), sc.put("4C310", wounds=3)
    sc.begin("move")
    assert (sc.wounds(elf), sc.wounds(weary), sc.wounds(sc.frodo)) == (wounds, 3, 0)


@pytest.mark.card("4U358")
def test_ring_of_isengard(scenario):
    """LOTR-18.3, LOTR-23.2: the Shadow player plays a Dunland minion at its cost and draws a card."""
    sc, here = at(scenario, "4U358", twilight=5)
    sc.hand(1, "4C10", "4C165", "4C26", "4C17")
    sc.deck(1, "4C7", "4U8")
    sc.begin("shadow", 1).use(here)
    assert sc.offered == {4010, 4017}
    sc.choose("4C10")
    assert (sc.s.twilight, len(sc.in_hand(1))) == (3, 4)
    assert sc.refused(Use(here, 0)).rule == "LOTR-18.3"  # the other costs 4


@pytest.mark.card("4U359")
@pytest.mark.parametrize(("pool", "after"), [(8, 12), (9, 9)])
def test_wizards_vale(scenario, pool, after):
    """LOTR-17.1: fewer than nine in the pool when the first Shadow phase begins, and four are added."""
    sc, _ = at(scenario, "4U359", twilight=pool)
    sc.begin("shadows")
    assert sc.s.twilight == after


@pytest.mark.card("4U359")
def test_wizards_vale_once(scenario):
    """LOTR-18.16: not in the second player's phase, nor twice a turn."""
    sc, _ = at(scenario, "4U359", seats=3)
    sc.s.twilight = 9
    sc.begin("shadows")
    sc.s.twilight = 0
    sc.pass_()
    assert (sc.asks, sc.s.twilight) == ("shadow", 0)
    sc.begin("shadows").pass_()
    assert (sc.asks, sc.s.twilight) == ("shadow", 4)
    sc.s.twilight = 0
    sc.begin("shadows")
    assert sc.s.twilight == 0


@pytest.mark.card("4U362")
@pytest.mark.parametrize(("companions", "cards"), [(4, 0), (5, 1), (7, 3)])
def test_orthanc_library(scenario, companions, cards):
    """LOTR-17.1: each Shadow player may draw one for each companion over four, the Ring-bearer counted."""
    sc = near(scenario, "4U362", seats=3)
    for _ in range(companions - 1):
        sc.put("4C286")
    sc.adventure(2, "4U362")
    for seat in (1, 2):
        sc.deck(seat, *(["4C10"] * 5))
    sc.begin("move")
    if cards:
        first = sc.asked
        sc.decide(1)
        assert (sc.asks, {first, sc.asked}) == ("draw", {1, 2})
        sc.decide(0)
        assert sorted(len(sc.in_hand(seat)) for seat in (1, 2)) == [0, cards]
    assert sc.asks == "shadow"


@pytest.mark.card("4U363")
def test_palantir_chamber(scenario):
    """LOTR-18.3, LOTR-18.10: two burdens are taken off so that a minion comes from the discard pile at its cost."""
    sc, here = at(scenario, "4U363", twilight=5)
    sc.set_player(0, burdens=3)
    sc.discard(1, "4C10", "4C26", "4C191")
    sc.put("4C10", 1)
    sc.begin("shadow", 1).use(here)
    assert sc.offered == {4010}
    sc.choose("4C10")
    assert (sc.burdens(), sc.s.twilight, sc.in_discard(1)) == (1, 3, ["4C26", "4C191"])
    sc.discard(1, "4C10")
    assert sc.refused(Use(here, 0)).rule == "LOTR-18.3"


@pytest.mark.card("4U363")
def test_palantir_chamber_needs_a_minion(scenario):
    """LOTR-18.8: nothing to play, and no burden is taken off."""
    sc, here = at(scenario, "4U363", twilight=5)
    sc.set_player(0, burdens=3)
    sc.discard(1, "4C26", "4C191")
    sc.begin("shadow", 1)
    assert sc.refused(Use(here, 0)).rule == "LOTR-18.8"
