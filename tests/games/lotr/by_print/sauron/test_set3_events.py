"""Sauron events of set 3, by their print."""

import pytest
from tests.games.lotr.by_print.sauron.sides import GOBLIN, SOLDIER, company, shadow

from pelipoyta.games.lotr.model import Play

NAZGUL = "1U232"


@pytest.mark.card("3C87")
@pytest.mark.parametrize(("held", "left"), [(4, 2), (1, 0)])
def test_the_dark_lord_advances(scenario, held, left):
    """The card shown costs two, so two are discarded, or what there is (LOTR-18.6)."""
    sc = scenario(twilight=2)
    foe = sc.put(SOLDIER, 1)
    sc.hand(0, *["1U51"] * held), sc.hand(1, "3C87")
    shadow(sc, "regroup").play("3C87")
    while sc.asked == 0 and sc.offered:
        sc.choose("1U51")
    assert (len(sc.in_hand(0)), sc.wounds(foe), sc.s.twilight) == (left, 1, 0)


@pytest.mark.card("3C87")
def test_the_dark_lord_advances_by_a_free_card(scenario):
    """A card that costs nothing costs nothing; the exhausted cannot pay (LOTR-18.3)."""
    sc = scenario(twilight=2)
    foe = sc.put(SOLDIER, 1, wounds=1)
    sc.hand(0, "1C3", "1C3"), sc.hand(1, "3C87")
    shadow(sc, "regroup")
    assert sc.refused(Play(3087)).rule == "LOTR-18.3"
    sc.wound(foe, 0)
    sc.play("3C87")
    assert len(sc.in_hand(0)) == 2


@pytest.mark.card("3U88")
def test_get_off_the_road(scenario):
    """A card of the deck for each burden."""
    sc = scenario()
    sc.set_player(0, burdens=3)
    sc.deck(0, *["1C299"] * 5)
    sc.put(SOLDIER, 1), sc.put(NAZGUL, 1)
    sc.hand(1, "3U88")
    shadow(sc, "shadow").play("3U88")
    assert (sc.in_discard(0), sc.burdens()) == (["1C299"] * 3, 3)


@pytest.mark.card("3U88")
@pytest.mark.parametrize("name", [SOLDIER, NAZGUL])
def test_get_off_the_road_needs_both(scenario, name):
    """LOTR-17.9."""
    sc = scenario()
    sc.put(name, 1), sc.put(GOBLIN, 1)
    sc.hand(1, "3U88")
    shadow(sc, "shadow")
    assert sc.refused(Play(3088)).rule == "LOTR-17.9"


@pytest.mark.card("3U89")
def test_gleaming_in_the_snow(scenario):
    """An Orc exerts: a burden."""
    sc = scenario()
    foe = sc.put(SOLDIER, 1)
    sc.put("1U97")
    sc.hand(1, "3U89")
    shadow(sc, "regroup").play("3U89")
    assert (sc.burdens(), sc.wounds(foe)) == (1, 1)


@pytest.mark.card("3U89")
def test_gleaming_in_the_snow_without_gondor(scenario):
    """LOTR-17.9: a companion of Gondor; Rohan is not Gondor."""
    sc = scenario()
    sc.put(SOLDIER, 1), sc.put("4C286")
    sc.hand(1, "3U89")
    shadow(sc, "regroup")
    assert sc.refused(Play(3089)).rule == "LOTR-17.9"


@pytest.mark.card("3C90")
def test_hand_of_sauron(scenario):
    """One card at random."""
    sc = scenario()
    foe = sc.put(SOLDIER, 1)
    sc.hand(0, "1C299", "1C299", "1C299"), sc.hand(1, "3C90")
    shadow(sc, "maneuver").play("3C90")
    assert (len(sc.in_hand(0)), sc.in_discard(0), sc.wounds(foe)) == (2, ["1C299"], 1)


@pytest.mark.card("3C90")
def test_hand_of_sauron_by_another_players_minion(scenario):
    """LOTR-9.5; a Goblin does not do (LOTR-18.3)."""
    sc = scenario(seats=3)
    sc.put(GOBLIN, 1)
    sc.hand(0, "1C299"), sc.hand(1, "3C90")
    shadow(sc, "maneuver")
    assert sc.refused(Play(3090)).rule == "LOTR-18.3"
    foe = sc.put(SOLDIER, 2)
    sc.play("3C90")
    assert (sc.wounds(foe), sc.in_hand(0)) == (1, [])


@pytest.mark.card("3U92")
@pytest.mark.parametrize(("others", "count"), [((), 0), (("1C303", "1U51", "1U12", "1U97", "1C7"), 3)])
def test_massing_in_the_east(scenario, others, count):
    """One card for each of the four races among the companions; Hobbits and allies do not count."""
    sc = scenario(twilight=1)
    for name in (*others, "1U17"):
        sc.put(name)
    foe = sc.put(SOLDIER, 1)
    sc.deck(0, *["1C299"] * 6)
    sc.hand(1, "3U92")
    shadow(sc, "regroup").play("3U92")
    assert (len(sc.in_discard(0)), sc.wounds(foe)) == (count, 1)


@pytest.mark.card("3U92")
def test_massing_in_the_east_with_all_four(scenario):
    """A Wizard makes four."""
    sc = scenario(twilight=1)
    company(sc, 4), sc.put("1P364"), sc.put(SOLDIER, 1)
    sc.deck(0, *["1C299"] * 6)
    sc.hand(1, "3U92")
    shadow(sc, "regroup").play("3U92")
    assert len(sc.in_discard(0)) == 4


@pytest.mark.card("3R103")
def test_terrible_as_the_dawn(scenario):
    """Three wounds kill Galadriel; without a second Elf nobody is asked."""
    sc = scenario()
    lady = sc.put("1R45")
    sc.put(SOLDIER, 1)
    sc.hand(1, "3R103")
    shadow(sc, "maneuver").play("3R103")
    assert not sc.lives(lady)


@pytest.mark.card("3R103")
@pytest.mark.parametrize("prevented", [True, False])
def test_terrible_as_the_dawn_prevented(scenario, prevented):
    """The Free Peoples player may discard two Elves, companions or allies."""
    sc = scenario()
    lady, one, two = sc.put("1R45"), sc.put("1U56"), sc.put("1C53")
    sc.put(SOLDIER, 1), sc.put("1C303")
    sc.hand(1, "3R103")
    shadow(sc, "maneuver").play("3R103")
    assert (sc.asks, sc.asked) == ("prevent", 0)
    if not prevented:
        sc.decide(0)
        assert [sc.lives(card) for card in (lady, one, two)] == [False, True, True]
        return
    sc.decide(1)
    assert sc.offered == {lady, one, two}
    sc.choose(one, two)
    assert [sc.lives(card) for card in (lady, one, two)] == [True, False, False]
    assert (sc.wounds(lady), sc.s.players[0].dead) == (0, ())


@pytest.mark.card("3R105")
def test_why_shouldnt_i_keep_it(scenario):
    """Bilbo is discarded, not killed."""
    sc = scenario()
    bilbo = sc.put("1R284")
    sc.put(SOLDIER, 1), sc.put("1C24")
    sc.hand(1, "3R105")
    shadow(sc, "maneuver").play("3R105")
    assert (sc.lives(bilbo), sc.in_discard(0), sc.s.players[0].dead) == (False, ["1R284"], ())


@pytest.mark.card("3R105")
def test_why_shouldnt_i_keep_it_prevented(scenario):
    """Two Free Peoples conditions save him; a Shadow condition is none."""
    sc = scenario()
    bilbo, one, two, dark = sc.put("1R284"), sc.put("1C24"), sc.put("1C59"), sc.put("1C278", 1)
    sc.put(SOLDIER, 1)
    sc.hand(1, "3R105")
    shadow(sc, "maneuver").play("3R105")
    assert (sc.asks, sc.asked) == ("prevent", 0)
    sc.decide(1)
    assert [sc.lives(card) for card in (bilbo, one, two, dark)] == [True, False, False, True]
