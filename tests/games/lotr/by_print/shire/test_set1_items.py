"""Possessions and conditions of the Shire of set 1, by their print."""

import pytest
from tests.games.lotr.by_print.situations import burdened, codes, in_deck, old, play_rule, use_rule
from tests.games.lotr.cards.crowd import brute

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.model import Decide


@pytest.mark.card("1U285", "1U292")
@pytest.mark.parametrize("name", ["1U285", "1U292"])
def test_pipes_are_for_hobbits_one_each(scenario, name):
    """LOTR-21.1, LOTR-21.2."""
    sc = old(scenario)
    merry, rosie, sam = sc.put("1C303"), sc.put("1U309"), sc.put("1C311")
    sc.put("1U12"), sc.put("3U107", on=sam)
    sc.hand(0, name)
    sc.begin("fellowship").play(name)
    assert sc.offered == {merry, rosie, sc.frodo}
    sc.choose(merry)
    assert (use_rule(sc, sc.find(name)), sc.s.twilight) == ("LOTR-18.3", 1)


@pytest.mark.card("1U285")
def test_bilbos_pipe_takes_back_as_many_tales_as_pipes(scenario):
    sc = old(scenario)
    merry, sam = sc.put("1C303"), sc.put("1C311")
    pipe, weed = sc.put("1U285", on=merry), sc.put("1C300")
    sc.put("1U292", on=sam)
    sc.deck(0)
    sc.discard(0, "1C317", "1R314", "3C114", "1C299")
    sc.begin("fellowship").use(pipe)
    assert sc.asks == "spot"
    sc.decide(2).choose("1C317", "1R314")
    assert (in_deck(sc), sc.lives(weed)) == (["1C317", "1R314"], False)
    assert sc.in_discard(0) == ["3C114", "1C299", "1C300"]


@pytest.mark.card("1U292")
def test_gaffers_pipe_removes_twilight(scenario):
    """Two pipes may be spotted, or only one; the weed goes once."""
    sc = old(scenario, twilight=5)
    merry, sam = sc.put("1C303"), sc.put("1C311")
    pipe = sc.put("1U292", on=merry)
    sc.put("1U285", on=sam)
    weeds = [sc.put("1C300"), sc.put("1C305")]
    sc.begin("fellowship").use(pipe)
    assert sc.offered == set(weeds)
    sc.choose(weeds[1])
    assert sc.can(Decide(1)) and sc.can(Decide(2)) and not sc.can(Decide(3))
    sc.decide(2)
    assert (sc.s.twilight, sc.lives(weeds[0]), sc.lives(weeds[1])) == (3, True, False)


@pytest.mark.card("1C299")
def test_hobbit_sword_is_for_hobbits(scenario):
    sc = old(scenario)
    merry, rosie = sc.put("1R302"), sc.put("1U309")
    sc.put("1U12")
    sc.hand(0, "1C299")
    sc.begin("fellowship").play("1C299")
    assert sc.offered == {merry, rosie, sc.frodo}
    sc.choose(merry)
    assert (sc.strength(merry), sc.s.twilight) == (5, 1)


@pytest.mark.card("1C299")
def test_hobbit_sword_beside_another_weapon(scenario):
    """LOTR-21.2: one hand weapon each."""
    sc = old(scenario)
    merry, sam = sc.put("1R302"), sc.put("1C311")
    sc.put("1C299", on=merry), sc.put("3C108", on=sc.frodo), sc.put("3C108", on=sam)
    sc.hand(0, "1C299")
    assert play_rule(sc.begin("fellowship"), "1C299") == "LOTR-21.2"


@pytest.mark.card("1C300")
@pytest.mark.parametrize("thrown", [0, 1, 2])
def test_longbottom_leaf_throws_away_up_to_two(scenario, thrown):
    sc = old(scenario)
    sc.hand(0, "1C300", "1C26", "1C299", "1C317")
    sc.begin("fellowship").play("1C300")
    assert sc.asks == "respond"
    sc.use(sc.find("1C300"), 0)
    for name in ("1C26", "1C299")[:thrown]:
        sc.choose(name)
    if thrown < 2:
        sc.pass_()
    assert (len(sc.in_discard(0)), len(sc.in_hand(0)), sc.asks) == (thrown, 3 - thrown, "fellowship")


@pytest.mark.card("1C300", "1C305")
@pytest.mark.parametrize("name", ["1C300", "1C305"])
def test_pipeweed_lies_in_the_support_area(scenario, name):
    sc = old(scenario)
    sc.hand(0, name, "1C26")
    sc.deck(0, "1C317")
    sc.begin("fellowship").play(name).pass_()
    weed = sc.find(name)
    assert [card.id for card in sc.spot(PIPEWEED)] == [weed]
    assert (sc.s.cards[weed].host, sc.in_hand(0), sc.asks) == (-1, ["1C26"], "fellowship")


@pytest.mark.card("1C305")
def test_old_toby_draws(scenario):
    """LOTR-7.5: not beyond the fourth card."""
    sc = old(scenario)
    sc.deck(0, *["1C317"] * 9)
    sc.hand(0, *["1C305"] * 5)
    sc.begin("fellowship")
    for _ in range(5):
        sc.play("1C305")
        sc.use(sc.find("1C305"))
    assert (sc.in_hand(0), sc.s.twilight) == (["1C317"] * 4, 5)


@pytest.mark.card("1R313")
@pytest.mark.parametrize("phase", ["fellowship", "regroup"])
def test_sting_counts_orcs_up_to_four(scenario, phase):
    """The whole hand is shown; Uruk-hai are no Orcs; Frodo exerts."""
    sc = old(scenario, twilight=9)
    sting = sc.put("1R313", on=sc.frodo)
    sc.hand(1, *["1C177"] * 5, "1C158")
    sc.begin(phase).use(sting)
    assert (sc.s.twilight, sc.wounds(sc.frodo), sc.strength(sc.frodo)) == (5, 1, 6)
    assert all(held.eyes for held in sc.s.players[1].hand)


@pytest.mark.card("1R313")
def test_sting_names_an_opponent_of_two(scenario):
    """LOTR-30.68 likewise: one opponent's hand only; one Orc removes one."""
    sc = old(scenario, seats=3, twilight=9)
    sting = sc.put("1R313", on=sc.frodo)
    sc.hand(1, "1C177", "1C177")
    sc.hand(2, "1C177", "1C158")
    sc.begin("fellowship").use(sting)
    assert sc.offered == {1, 2}
    sc.choose(2)
    assert (sc.s.twilight, [bool(held.eyes) for held in sc.s.players[1].hand]) == (8, [False, False])


@pytest.mark.card("1R314")
@pytest.mark.parametrize(("race", "strength"), [(TROLL, 9), (URUK_HAI, 9), (ORC, 6)])
def test_stone_trolls_against_trolls_and_uruks(scenario, make, race, strength):
    sc = old(scenario)
    gimli, foe = sc.put("1U12"), sc.put(brute(make, culture=MORIA, race=race), 1)
    sc.put("1R314", on=gimli)
    assert sc.strength(gimli) == 6
    sc.hand(0, "1C26")
    sc.fight(gimli, foe)
    assert sc.strength(gimli) == strength


@pytest.mark.card("1R314")
def test_stone_trolls_to_play(scenario):
    """LOTR-17.9: Bilbo is spotted; on any character, minions too, once each."""
    sc = old(scenario)
    gimli, foe = sc.put("1U12"), sc.put("1C158", 1)
    sc.hand(0, "1R314")
    assert play_rule(sc.begin("fellowship"), "1R314") == "LOTR-18.1"
    bilbo = sc.put("1R284")
    sc.put("1R314", on=gimli)
    sc.play("1R314")
    assert sc.offered - {foe} == {bilbo, sc.frodo}
    sc.choose(bilbo)
    assert sc.s.twilight == 2


@pytest.mark.card("1U316")
@pytest.mark.parametrize(("hobbits", "less"), [(0, 0), (1, 1), (2, 1), (3, 2)])
def test_a_talent_lowers_the_shadow_number(scenario, hobbits, less):
    """Frodo counts; two Hobbit companions one less, four two less; allies do not count."""
    sc = old(scenario, site=4)
    sc.put("1U316")
    sc.put("1U309"), sc.put("1R291"), sc.put("1U12")
    for name in ("1C303", "1C306", "1C311")[:hobbits]:
        sc.put(name)
    sc.put_site("1C349", 1)
    sc.begin("move")
    assert sc.s.twilight == 6 + 2 + hobbits - less


@pytest.mark.card("1U316")
def test_a_talent_costs_an_exertion(scenario):
    """LOTR-18.1: a Hobbit, an ally will do; none who can: it is not played."""
    sc = old(scenario)
    rosie = sc.put("1U309")
    sc.put("1U12")
    sc.hand(0, "1U316")
    sc.begin("fellowship").play("1U316")
    assert sc.offered == {rosie, sc.frodo}
    sc.choose(rosie)
    assert (sc.wounds(rosie), sc.lives(sc.find("1U316"))) == (1, True)
    other = old(scenario)
    other.put("1U309", wounds=1)
    other.wound(other.frodo, 3)
    other.hand(0, "1U316")
    assert play_rule(other.begin("fellowship"), "1U316") == "LOTR-18.3"


@pytest.mark.card("1C317")
def test_there_and_back_lasts_until_regroup(scenario, make):
    """Each Hobbit companion, not an ally, not a Dwarf."""
    sc = old(scenario)
    merry, rosie, gimli = sc.put("1R302"), sc.put("1U309"), sc.put("1U12")
    sc.put(brute(make), 1)
    tale = sc.put("1C317", on=merry)
    sc.begin("maneuver").use(tale)
    assert [sc.strength(one) for one in (merry, sc.frodo, rosie, gimli)] == [5, 6, 1, 6]
    assert not sc.lives(tale)
    sc.pass_until("defend")
    assert sc.strength(merry) == 5
    sc.pass_until("move-again")
    assert sc.strength(merry) == 3


@pytest.mark.card("1C317")
def test_there_and_back_is_borne_by_a_hobbit_companion(scenario):
    sc = old(scenario)
    merry = sc.put("1R302")
    sc.put("1U309"), sc.put("1U12")
    sc.hand(0, "1C317")
    sc.begin("fellowship").play("1C317")
    assert sc.offered == {merry, sc.frodo}
    sc.choose(merry)
    assert (use_rule(sc, sc.find("1C317")), sc.s.twilight) == ("LOTR-17.5", 1)


@pytest.mark.card("1R318")
@pytest.mark.parametrize("phase", ["fellowship", "regroup"])
def test_thrors_map_lays_ones_own_site(scenario, phase):
    """Two Hobbits exert; an opponent's site there goes back."""
    sc = burdened(old(scenario), 0)
    merry, rosie, card = sc.put("1R302"), sc.put("1U309"), sc.put("1R318")
    sc.put_site("1U340", 1)
    sc.adventure(0, "1U340")
    sc.adventure(1)
    sc.begin(phase).use(card)
    assert sc.offered == {merry, rosie, sc.frodo}
    sc.choose(merry, rosie)
    assert (sc.wounds(merry), sc.wounds(rosie), sc.lives(card)) == (1, 1, False)
    assert ([sc.s.cards[site].owner for site in sc.s.path], sc.s.players[1].adventure) == ([1, 1, 0], (1340,))


@pytest.mark.card("1R318")
def test_thrors_map_with_one_hobbit(scenario):
    """LOTR-18.3: two are needed, nothing is paid."""
    sc = old(scenario)
    card = sc.put("1R318")
    sc.put("1U12")
    sc.begin("fellowship")
    assert (use_rule(sc, card), sc.lives(card), sc.wounds(sc.frodo)) == ("LOTR-18.3", True, 0)
    assert sc.s.cards[card].code in codes("1R318")
