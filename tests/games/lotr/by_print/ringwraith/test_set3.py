"""Ringwraith cards of set 3, by their print."""

import pytest
from tests.games.lotr.by_print.sauron.sides import GOBLIN, SOLDIER, able, act, clash, shadow

from pelipoyta.games.lotr import rules
from pelipoyta.games.lotr.model import Play
from pelipoyta.games.lotr.terms import Block, Keyword

OLD = Block.FELLOWSHIP
LEMENYA, ENQUEA, NELYA, KING = "1U232", "1U231", "2R84", "1R237"


@pytest.mark.card("3R81")
def test_gates_of_the_dead_city(scenario):
    """A burden that a Ringwraith card adds makes a companion exert, whom the Free Peoples player chooses."""
    sc = scenario(twilight=2)
    merry = sc.put("1C303")
    sc.put(NELYA, 1), sc.put("3R81", 1), sc.put("1U56"), sc.hand(1, "2U78")
    shadow(sc, "maneuver").play("2U78")
    assert (sc.asked, sc.offered) == (0, {merry, sc.frodo})
    sc.choose(merry)
    assert (sc.burdens(), sc.wounds(merry)) == (1, 1)


@pytest.mark.card("3R81")
def test_gates_of_the_dead_city_otherwise(scenario):
    """LOTR-18.1: a Nazgûl is seen to play it; a Moria card's burden does nothing."""
    sc = scenario(twilight=1)
    sc.put(SOLDIER, 1), sc.hand(1, "3R81")
    assert shadow(sc, "shadow").refused(Play(3081)).rule == "LOTR-18.1"
    other = scenario()
    merry, _ = other.put("1C303"), other.put("6R76", 1)
    other.put("3R81", 1), other.hand(1, "2U68")
    shadow(other, "maneuver").play("2U68")
    assert (other.burdens(), other.wounds(merry), other.wounds(other.frodo)) == (1, 0, 0)


@pytest.mark.card("3U82")
def test_news_of_mordor(scenario):
    """An Isengard minion is seen: a Nazgûl is damage +1 till the skirmish ends."""
    sc = scenario(twilight=1)
    aragorn, foe = sc.put("4C109"), sc.put(LEMENYA, 1)
    sc.put("1C151", 1), sc.put(SOLDIER, 1), sc.hand(1, "3U82", "1R210")
    clash(sc, aragorn, foe).play("3U82")
    assert (sc.keyword(foe, Keyword.DAMAGE), sc.s.twilight) == (1, 0)
    assert sc.resolve().keyword(foe, Keyword.DAMAGE) == 0
    assert sc.wounds(aragorn) == 2


@pytest.mark.card("3U82")
def test_news_of_mordor_without_isengard(scenario):
    """LOTR-17.9."""
    sc = scenario(twilight=1)
    aragorn, foe = sc.put("4C109"), sc.put(LEMENYA, 1)
    sc.put(GOBLIN, 1), sc.hand(1, "3U82", "1R210")
    assert clash(sc, aragorn, foe).refused(Play(3082)).rule == "LOTR-17.9"


@pytest.mark.card("3U83")
def test_the_ring_draws_them_and_nazgul(scenario):
    """At the end of the Shadow phase a Nazgûl exerts, or it goes: the owner chooses."""
    found = set()
    for way in (0, 1):
        sc = scenario()
        foe, card = sc.put(LEMENYA, 1), sc.put("3U83", 1)
        sc.hand(1, GOBLIN)
        sc.begin("shadow", 1, after="maneuver").pass_()
        assert (sc.asks, sc.asked) == ("effect", 1)
        sc.decide(way)
        found.add((sc.lives(card), sc.wounds(foe)))
    assert found == {(True, 1), (False, 0)}


@pytest.mark.card("3C84")
@pytest.mark.parametrize(("card", "times"), [("1U51", 2), ("1P365", 2), ("1C3", 0)])
def test_they_will_never_stop_hunting_you(scenario, card, times):
    """As often as the card shown costs, and no further than exhaustion (LOTR-19.4)."""
    sc = scenario(twilight=2)
    elf, other = sc.put("4U86"), sc.put("1U12")
    sc.put("1C41", on=elf), sc.put("1C9", on=other), sc.put(LEMENYA, 1)
    sc.hand(0, card), sc.hand(1, "3C84")
    shadow(sc, "maneuver").play("3C84")
    assert (sc.wounds(elf), sc.wounds(other), sc.in_hand(0), sc.s.twilight) == (times, 0, [card], 0)


@pytest.mark.card("3C84")
def test_they_will_never_stop_hunting_you_without_nazgul(scenario):
    """LOTR-17.9; and the Shadow player chooses between two bowmen."""
    sc = scenario(twilight=2)
    one, two = sc.put("4U86"), sc.put("4U81")
    sc.put("1C41", on=one), sc.put("1C41", on=two), sc.put(GOBLIN, 1)
    sc.hand(0, "1U51"), sc.hand(1, "3C84")
    shadow(sc, "maneuver")
    assert sc.refused(Play(3084)).rule == "LOTR-17.9"
    sc.put(LEMENYA, 1)
    sc.play("3C84")
    assert (sc.asked, sc.offered) == (1, {one, two})
    assert sc.choose(two).wounds(two) == 2


@pytest.mark.card("3R85")
@pytest.mark.parametrize("prevented", [True, False])
def test_too_great_and_terrible(scenario, prevented):
    """Gandalf takes two wounds, unless two Gandalf cards go from hand."""
    sc = scenario()
    gandalf = sc.put("1P364")
    sc.put(LEMENYA, 1), sc.hand(0, "1C76", "1C78", "1C299"), sc.hand(1, "3R85")
    shadow(sc, "maneuver").play("3R85")
    assert (sc.asks, sc.asked) == ("prevent", 0)
    sc.decide(int(prevented))
    while sc.asked == 0 and sc.offered:
        sc.choose(min(sc.offered))
    sc.let_pass()
    assert (sc.wounds(gandalf), len(sc.in_hand(0))) == ((0, 1) if prevented else (2, 3))


@pytest.mark.card("3R85")
def test_too_great_and_terrible_with_one_card(scenario):
    """LOTR-30.30: one Gandalf card does not prevent it; LOTR-17.9 without a Nazgûl."""
    sc = scenario()
    gandalf = sc.put("1P364")
    sc.put(GOBLIN, 1), sc.hand(0, "1C78", "1C299"), sc.hand(1, "3R85")
    shadow(sc, "maneuver")
    assert sc.refused(Play(3085)).rule == "LOTR-17.9"
    sc.put(LEMENYA, 1)
    sc.play("3R85")
    while sc.asks == "prevent":
        assert rules.legal(sc.s, 0)
        sc.decide(0)
    assert sc.let_pass().wounds(gandalf) == 2


@pytest.mark.card("3U86")
@pytest.mark.parametrize("wished", [True, False])
def test_otsea_in_twilight(scenario, wished):
    """A win: he may exert so that Blade Tip passes to the Ring-bearer."""
    sc = scenario()
    aragorn, foe, tip = sc.put("4C109"), sc.put("3U86", 1), sc.put("1U209", 1)
    sc.fight(aragorn, foe).resolve()
    assert (sc.asks, sc.asked) == ("respond", 1)
    act(sc, foe) if wished else sc.pass_()
    assert (sc.s.cards[tip].host, sc.wounds(foe)) == ((sc.frodo, 1) if wished else (-1, 0))


@pytest.mark.card("3U86")
def test_otsea_in_twilight_without_a_tip(scenario):
    """A tip of the discard pile, or on another, does not pass."""
    sc = scenario()
    aragorn, foe = sc.put("4C109"), sc.put("3U86", 1)
    tip = sc.put("1U209", 1, on=aragorn)
    sc.discard(1, "1U209")
    sc.fight(aragorn, foe).resolve()
    if sc.asks == "respond" and able(sc, foe):
        act(sc, foe)
    assert (sc.s.cards[tip].host, sc.in_discard(1)[:1]) == (aragorn, ["1U209"])
