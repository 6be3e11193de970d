"""Events of the Shire of set 2, by their print."""

import pytest
from tests.games.lotr.by_print.situations import codes, old, play_rule
from tests.games.lotr.cards.crowd import brute

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.model import Play


@pytest.mark.card("2U98")
@pytest.mark.parametrize(("who", "count"), [("1R302", 2), ("1C303", 1)])
def test_dear_friends_by_signet(scenario, who, count):
    """Two cards if the one who exerts has the Frodo signet; Free Peoples cards only; beneath the deck."""
    sc = old(scenario)
    merry = sc.put(who)
    sc.deck(0, "1U309")
    sc.discard(0, "1C26", "1C299", "1C177", "1R75")
    sc.hand(0, "2U98")
    sc.begin("fellowship").play("2U98").choose(merry)
    assert (sc.offered, sc.wounds(merry)) == (codes("1C26", "1C299", "1R75"), 1)
    sc.choose("1C299")
    if count == 2 and sc.offered:
        sc.choose("1C26")
    assert len(sc.s.players[0].deck.bottom) == count
    assert sc.in_discard(0) == [["1C26", "1C177", "1R75", "2U98"], ["1C177", "1R75", "2U98"]][count - 1]


@pytest.mark.card("2U98")
def test_dear_friends_needs_a_companion_to_exert(scenario):
    sc = old(scenario)
    sc.put("1U309")
    sc.wound(sc.frodo, 3)
    sc.discard(0, "1C26")
    sc.hand(0, "2U98")
    assert play_rule(sc.begin("fellowship"), "2U98") == "LOTR-18.3"


@pytest.mark.card("2C99")
def test_deft_lowers_shadow_numbers_for_the_turn(scenario):
    """Moving on to site 5, Shadow number 6, with two companions."""
    sc = old(scenario, site=4)
    sc.put("1C303")
    sc.put_site("1C349", 1)
    sc.hand(0, "2C99")
    sc.s.moves = 1
    sc.begin("regroup").play("2C99").pass_until("move-again").decide(1)
    assert sc.s.twilight == 6 - 2 + 2


@pytest.mark.card("2C99")
def test_deft_needs_two_hobbits(scenario):
    """An ally counts as one; alone Frodo is not enough."""
    sc = old(scenario)
    sc.put("1U12"), sc.put("1R318")
    sc.hand(0, "2C99", "1C110")
    sc.put("1P365")
    sc.begin("regroup")
    assert play_rule(sc, "2C99") == "LOTR-17.9"
    sc.put("1U309")
    assert sc.can(Play(2099))


@pytest.mark.card("2U103")
@pytest.mark.parametrize("pays", [0, 1])
def test_sword_play_unless_its_owner_pays(scenario, make, pays):
    """The owner of that minion alone is asked; three tokens."""
    sc = old(scenario, seats=3, twilight=3)
    merry, sam = sc.put("1C303"), sc.put("1C311")
    sc.put("1C299", on=merry)
    foe, other = sc.put(brute(make), 1), sc.put(brute(make), 2)
    sc.hand(0, "2U103")
    sc.begin("maneuver").play("2U103")
    assert sc.offered == {foe, other}
    sc.choose(other)
    assert (sc.asks, sc.asked, sc.wounds(merry), sc.wounds(sam)) == ("prevent", 2, 1, 0)
    sc.decide(pays)
    assert (sc.wounds(other), sc.s.twilight) == (1 - pays, 3 - 3 * pays)


@pytest.mark.card("2U103")
def test_sword_play_needs_a_weapon_and_a_full_pool(scenario, make):
    """LOTR-30.30: who cannot pay is not asked."""
    sc = old(scenario, twilight=2)
    merry, foe = sc.put("1C303"), sc.put(brute(make), 1)
    sc.put("1U292", on=merry)
    sc.hand(0, "2U103", "1C315")
    assert play_rule(sc.begin("maneuver"), "2U103") == "LOTR-18.3"
    sc.put("1C299", on=merry)
    sc.play("2U103")
    assert (sc.wounds(foe), sc.wounds(merry)) == (1, 1)


def _wielder(sc, times=0):
    gandalf = sc.put("1P364", wounds=times)
    sc.put("1R75", on=gandalf)
    return gandalf


@pytest.mark.card("2R109")
def test_orc_bane_wounds_as_many_as_one_exerts(scenario, make):
    """LOTR-18.17: different ones, Orcs or Uruk-hai, not mixed."""
    sc = old(scenario)
    gandalf = _wielder(sc)
    orcs = [sc.put(brute(make, 93, MORIA, ORC), 1) for _ in range(3)]
    uruks = [sc.put(brute(make), 1) for _ in range(2)]
    sc.hand(0, "2R109")
    sc.begin("maneuver").play("2R109").decide(2).decide(0)
    assert sc.offered == set(orcs)
    sc.choose(orcs[0])
    assert sc.offered == set(orcs[1:])
    sc.choose(orcs[1])
    hurt = [sc.wounds(foe) for foe in orcs], [sc.wounds(foe) for foe in uruks]
    assert sc.wounds(gandalf) == 2
    assert hurt == ([1, 1, 0], [0, 0])


@pytest.mark.card("2R109")
def test_orc_bane_needs_the_sword(scenario, make):
    """Gandalf without Glamdring, and Frodo with another sword, will not do."""
    sc = old(scenario)
    sc.put("1P364"), sc.put("1C299", on=sc.frodo)
    sc.put(brute(make, 93, MORIA, ORC), 1)
    sc.hand(0, "2R109", "1C315")
    assert play_rule(sc.begin("maneuver"), "2R109") == "LOTR-18.3"
