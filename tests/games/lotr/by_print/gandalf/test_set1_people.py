"""Companions, allies and items of Gandalf of set 1, by their print."""

import pytest
from tests.games.lotr.by_print.situations import burdened, codes, old, play_rule, use_rule

from pelipoyta.games.lotr.cards.hand import *


@pytest.mark.card("1R69")
def test_albert_discards_a_condition_of_two_cultures(scenario):
    """Of Isengard or Moria, wherever it lies; not of Sauron, nor a possession."""
    sc = old(scenario)
    albert, foe = sc.put("1R69"), sc.put("1C158", 1)
    first, second = sc.put("1R125", 1), sc.put("1C192", 1)
    sc.put("1R276", 1), sc.put("1C160", 1, on=foe)
    sc.begin("maneuver").use(albert, 1)
    assert sc.offered == {first, second}
    sc.choose(second)
    assert (sc.lives(first), sc.lives(second), sc.wounds(albert)) == (True, False, 1)


@pytest.mark.card("1R69", "1R80", "2C21", "2C24", "2R25")
@pytest.mark.parametrize("name", ["1R69", "1R80", "2C21", "2C24", "2R25"])
def test_friends_who_come_to_gandalf(scenario, name):
    """LOTR-18.1: Gandalf must be spotted; one in the dead pile is not."""
    sc = old(scenario)
    sc.hand(0, name)
    sc.dead(0, "1P364")
    assert play_rule(sc.begin("fellowship"), name) == "LOTR-18.1"
    sc.put("1R72")
    assert sc.lives(sc.play(name).find(name))


@pytest.mark.card("1U70")
def test_barliman_takes_a_gandalf_event(scenario):
    """An event of Gandalf's culture; not a possession of it, nor an event of another."""
    sc = old(scenario)
    barliman = sc.put("1U70")
    sc.discard(0, "1C76", "1R83", "1R75", "1C26")
    sc.begin("fellowship").use(barliman)
    assert sc.offered == codes("1C76", "1R83")
    sc.choose("1R83")
    assert (sc.in_hand(0), sc.in_discard(0), sc.wounds(barliman)) == (["1R83"], ["1C76", "1R75", "1C26"], 1)


@pytest.mark.card("1U70")
def test_barliman_and_the_rule_of_four(scenario):
    """LOTR-7.5: four cards have come into hand already; exhausted he cannot."""
    sc = old(scenario)
    barliman = sc.put("1U70")
    sc.discard(0, "1C76")
    sc.begin("fellowship")
    sc.s.drawn = 4
    sc.use(barliman)
    assert (sc.in_hand(0), sc.in_discard(0)) == ([], ["1C76"])


@pytest.mark.card("1R72")
@pytest.mark.parametrize(("friends", "strength"), [
    ((), 7), (("1U12",), 8), (("1U12", "1U51", "1P365"), 10), (("1P365", "1U97"), 8), (("1C303",), 7), (("1R40",), 7),
])  # fmt: skip
def test_gandalf_counts_races_in_the_fellowship(scenario, friends, strength):
    """Frodo is a Hobbit; two Men count once; an ally is not in the fellowship."""
    sc = old(scenario)
    gandalf = sc.put("1R72")
    for name in friends:
        sc.put(name)
    assert sc.strength(gandalf) == strength


@pytest.mark.card("1R72")
def test_gandalf_counts_no_minions(scenario):
    """An Elf in the dead pile and a Man among minions do not count."""
    sc = old(scenario)
    gandalf = sc.put("1R72")
    sc.put("4C10", 1)
    sc.dead(0, "1U51")
    assert sc.strength(gandalf) == 7


@pytest.mark.card("1U73")
def test_cart_holds_an_item(scenario):
    """LOTR-21.7: stacked for nothing; artifacts and possessions, no condition and no Shadow item."""
    sc = old(scenario)
    cart = sc.put("1U73")
    sc.hand(0, "1C299", "2R105", "1C317", "1C160")
    sc.begin("fellowship").use(cart)
    assert sc.offered == codes("1C299", "2R105")
    sc.choose("2R105")
    assert (sc.in_hand(0), sc.s.twilight, sc.spot(ARTIFACT)) == (["1C160", "1C299", "1C317"], 0, [])


@pytest.mark.card("1U73")
def test_cart_gives_it_back_at_its_cost(scenario):
    """Played as if from hand: two twilight, on Frodo."""
    sc = old(scenario)
    cart = sc.put("1U73")
    sc.stack("2R105", 0, cart)
    sc.begin("fellowship").use(cart, 1)
    assert (sc.s.cards[sc.find("2R105")].host, sc.s.twilight) == (sc.frodo, 2)


@pytest.mark.card("1U73")
def test_cart_with_nothing_to_play(scenario):
    """LOTR-18.8: Sting cannot be played where Frodo bears a sword."""
    sc = old(scenario)
    cart = sc.put("1U73")
    sc.stack("1R313", 0, cart)
    sc.put("1C299", on=sc.frodo)
    assert use_rule(sc.begin("fellowship"), cart, 1) == "LOTR-18.8"


@pytest.mark.card("1U74")
def test_gandalfs_pipe_removes_burdens(scenario):
    """Two pipes: two burdens."""
    sc = burdened(old(scenario), 3)
    gandalf, weed = sc.put("1P364"), sc.put("1C300")
    pipe = sc.put("1U74", on=gandalf)
    sc.put("3U107", on=sc.frodo)
    sc.begin("fellowship").use(pipe)
    assert (sc.burdens(), sc.lives(weed)) == (1, False)


@pytest.mark.card("1U74")
def test_gandalfs_pipe_is_his_and_needs_weed(scenario):
    sc = burdened(old(scenario), 3)
    sc.hand(0, "1U74", "1C300")
    assert play_rule(sc.begin("fellowship"), "1U74") == "LOTR-21.1"
    gandalf = sc.put("1P364")
    sc.play("1U74")
    pipe = sc.find("1U74")
    assert (sc.s.cards[pipe].host, use_rule(sc, pipe), sc.burdens()) == (gandalf, "LOTR-18.3", 3)


@pytest.mark.card("1R75")
@pytest.mark.parametrize("phase", ["fellowship", "regroup"])
def test_glamdring_counts_orcs_without_limit(scenario, phase):
    """Six Orcs, six tokens; the Uruk is no Orc."""
    sc = old(scenario, twilight=9)
    gandalf = sc.put("1P364")
    sword = sc.put("1R75", on=gandalf)
    sc.hand(1, *["1C177"] * 6, "1C158")
    assert (sc.strength(gandalf), sc.keyword(gandalf, Keyword.DAMAGE)) == (9, 1)
    sc.begin(phase).use(sword, 1)
    assert (sc.s.twilight, sc.wounds(gandalf)) == (3, 1)
    assert all(held.eyes for held in sc.s.players[1].hand)


@pytest.mark.card("1R75")
def test_glamdring_names_one_of_two_and_needs_gandalf_fit(scenario):
    sc = old(scenario, seats=3, twilight=9)
    gandalf = sc.put("1P364", wounds=2)
    sword = sc.put("1R75", on=gandalf)
    sc.hand(1, "1C177", "1C177")
    sc.hand(2, "1C177")
    sc.begin("fellowship").use(sword, 1)
    assert sc.offered == {1, 2}
    sc.choose(1)
    assert (sc.s.twilight, use_rule(sc, sword, 1)) == (7, "LOTR-18.3")


@pytest.mark.card("1R80")
@pytest.mark.parametrize("thrown", [0, 1, 3])
def test_ottar_exchanges_up_to_three(scenario, thrown):
    sc = old(scenario)
    ottar = sc.put("1R80")
    sc.hand(0, *["1C26"] * 4)
    sc.deck(0, *["1C299"] * 5)
    sc.begin("fellowship").use(ottar, 1)
    for _ in range(thrown):
        sc.choose("1C26")
    if thrown < 3:
        sc.pass_()
    assert sc.in_hand(0) == ["1C26"] * (4 - thrown) + ["1C299"] * thrown
    assert (len(sc.in_discard(0)), sc.wounds(ottar)) == (thrown, 1)


@pytest.mark.card("1R80")
def test_ottar_draws_by_the_rule_of_four(scenario):
    """LOTR-7.5: three are thrown away, two may still be drawn."""
    sc = old(scenario)
    ottar = sc.put("1R80")
    sc.hand(0, *["1C26"] * 3)
    sc.deck(0, *["1C299"] * 5)
    sc.begin("fellowship")
    sc.s.drawn = 2
    sc.use(ottar, 1).choose("1C26", "1C26", "1C26")
    assert sc.in_hand(0) == ["1C299"] * 2


@pytest.mark.card("1P364")
def test_grey_wizard_plays_one_of_his_signet(scenario):
    """From hand, for two less, never below nothing (LOTR-25.1)."""
    sc = old(scenario)
    gandalf = sc.put("1P364")
    sc.hand(0, "1U51", "2C104", "1U12")
    sc.begin("fellowship").use(gandalf)
    assert sc.offered == codes("1U51", "2C104")
    sc.choose("2C104")
    assert (sc.s.twilight, sc.wounds(gandalf)) == (0, 1)
    sc.use(gandalf)
    sc.choose("1U51")
    assert (sc.s.twilight, sc.wounds(gandalf), sc.in_hand(0)) == (0, 2, ["1U12"])


@pytest.mark.card("1P364")
def test_grey_wizard_needs_such_a_companion(scenario):
    """LOTR-18.8: neither one of another signet nor one in play already, nor one in the deck."""
    sc = old(scenario)
    gandalf = sc.put("1P364")
    sc.put("1U51")
    sc.hand(0, "1U12", "1U51")
    sc.deck(0, "1R307")
    assert (use_rule(sc.begin("fellowship"), gandalf), sc.wounds(gandalf)) == ("LOTR-18.8", 0)
