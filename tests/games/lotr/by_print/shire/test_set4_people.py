"""Companions of the Shire of set 4, by their print."""

import pytest
from tests.games.lotr.by_print.situations import burdened, codes, frodo_is, in_deck, use_rule
from tests.games.lotr.cards.crowd import brute
from tests.games.lotr.made_up import SHADOW, dark

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.model import HealBy, Use


def _thief(make):
    return dark(
        make,
        Activated(phases=SHADOW, do=By(Who.FREE, Put(Pile.HAND, Pile.DISCARD, count=1))),
        Activated(phases=SHADOW, do=By(Who.FREE, DiscardTop(1))),
    )


@pytest.mark.card("4R301")
@pytest.mark.parametrize(("friends", "kept"), [(("4C310", "4C49", "4C74"), 1), (("4C310", "4C49", "4C316"), 0)])
def test_frodo_guards_hand_and_deck_with_three_unbound(scenario, make, friends, kept):
    """Sam is Ring-bound and does not count."""
    sc = frodo_is(scenario(), "4R301")
    for name in friends:
        sc.put(name)
    curse = sc.put(_thief(make), 1)
    sc.hand(0, "4C87")
    sc.deck(0, "4C298")
    sc.begin("shadow", 1).use(curse)
    if not kept:
        sc.choose("4C87")
    sc.use(curse, 1)
    assert (len(sc.in_hand(0)), len(in_deck(sc))) == (kept, kept)


@pytest.mark.card("4R301")
def test_frodo_lets_his_own_player_discard(scenario):
    """LOTR-15.2: only Shadow cards are hindered; a card may be thrown to heal (LOTR-7.2)."""
    sc = frodo_is(scenario(), "4R301")
    merry = sc.put("4C310", wounds=1)
    sc.put("4C49"), sc.put("4C74")
    sc.hand(0, "4C310")
    sc.begin("fellowship").do(HealBy(4310))
    assert (sc.wounds(merry), sc.in_hand(0)) == (0, [])


@pytest.mark.card("4C302")
def test_frodo_plays_a_ring_bound_companion(scenario):
    """The price is playing it, at its usual cost; then a burden goes. An unbound one will not do."""
    sc = burdened(frodo_is(scenario(), "4C302"), 2)
    sc.hand(0, "4C316", "4C310")
    sc.begin("fellowship").use(sc.frodo)
    assert sc.offered == codes("4C316")
    sc.choose("4C316")
    assert (sc.burdens(), sc.s.twilight, sc.in_hand(0)) == (1, 2, ["4C310"])


@pytest.mark.card("4C302")
def test_frodo_has_none_to_play(scenario):
    """LOTR-18.3: Merry is unbound; Sméagol's own burden comes before the one that goes."""
    sc = burdened(frodo_is(scenario(), "4C302"), 2)
    sc.hand(0, "4C310")
    assert use_rule(sc.begin("fellowship"), sc.frodo) == "LOTR-18.3"
    sc.hand(0, "5C28")
    sc.use(sc.frodo)
    sc.choose("5C28")
    assert (sc.burdens(), sc.lives(sc.find("5C28"))) == (2, True)


@pytest.mark.card("4C310")
@pytest.mark.parametrize("pays", [0, 1])
def test_merry_learned_leaves_unless_prevented(scenario, make, pays):
    """The Ring-bearer exerts; any Shadow player may pay two, the right one first (LOTR-30.30)."""
    sc = scenario(seats=3, twilight=2)
    merry, foe = sc.put("4C310"), sc.put(brute(make, strength=20), 1)
    sc.hand(0, "4C87")
    sc.fight(merry, foe).use(merry)
    first = sc.asked
    sc.decide(0)
    assert (sc.asks, sc.asked != first, sc.asked != 0) == ("prevent", True, True)
    sc.decide(pays)
    assert (sc.lives(merry), sc.wounds(sc.frodo), sc.s.twilight) == (bool(pays), 1, 2 - 2 * pays)
    assert pays or "4C310" in sc.in_discard(0)


@pytest.mark.card("4C310")
def test_merry_learned_needs_the_ring_bearer(scenario, make):
    sc = scenario()
    merry, foe = sc.put("4C310"), sc.put(brute(make), 1)
    sc.wound(sc.frodo, 3)
    sc.hand(0, "4C322")
    sc.fight(merry, foe)
    assert use_rule(sc, merry) == "LOTR-18.3"


@pytest.mark.card("4C314")
@pytest.mark.parametrize(("pool", "pays"), [(2, 0), (2, 1), (1, None)])
def test_pippin_woolly_leaves_for_a_burden(scenario, make, pool, pays):
    """LOTR-18.5: the burden stays though it is prevented; with one token nobody is asked."""
    sc = scenario(twilight=pool)
    pippin, foe = sc.put("4C314"), sc.put(brute(make), 1)
    sc.hand(0, "4C87")
    sc.fight(pippin, foe).use(pippin)
    if pays is not None:
        sc.decide(pays)
    assert (sc.lives(pippin), sc.burdens(), sc.s.twilight) == (pays == 1, 1, pool - 2 * (pays == 1))


@pytest.mark.card("4C314")
def test_pippin_woolly_in_anothers_skirmish(scenario, make):
    """He need not fight himself."""
    sc = scenario()
    pippin, gimli, foe = sc.put("4C314"), sc.put("4C49"), sc.put(brute(make), 1)
    sc.hand(0, "4C42")
    sc.fight(gimli, foe).use(pippin)
    assert (sc.lives(pippin), sc.burdens(), sc.s.fight is not None) == (False, 1, True)


@pytest.mark.card("4R311", "4R313")
@pytest.mark.parametrize(("name", "culture", "race", "near"), [
    ("4R311", SAURON, ORC, (MORIA, ORC)),
    ("4R313", ISENGARD, URUK_HAI, (ISENGARD, ORC)),
])  # fmt: skip
def test_hobbits_who_draw_a_minion_away(scenario, make, name, culture, race, near):
    """Only such a minion in the skirmish; another of nearly the same kind stays."""
    sc = scenario()
    hobbit, gimli = sc.put(name), sc.put("4C49")
    foe, other = sc.put(brute(make, 92, culture, race), 1), sc.put(brute(make, 93, *near), 1)
    idle = sc.put(brute(make, 92, culture, race), 1)
    sc.hand(0, "4C42")
    sc.fight(gimli, foe, other).use(hobbit)
    assert not sc.lives(hobbit)
    assert (sc.s.fight.minions, sc.lives(foe), sc.lives(idle)) == ((other,), True, True)


@pytest.mark.card("4R311", "4R313")
@pytest.mark.parametrize(("name", "culture", "race"), [("4R311", SAURON, ORC), ("4R313", ISENGARD, URUK_HAI)])
@pytest.mark.parametrize("case", ["assigned", "bound"])
def test_hobbits_who_are_assigned_or_meet_the_ring_bearer(scenario, make, name, culture, race, case):
    """An assigned one may not; for the Ring-bearer's foe it would be for nothing (LOTR-26.6)."""
    sc = scenario()
    hobbit, gimli = sc.put(name), sc.put("4C49")
    foe, other = sc.put(brute(make, 92, culture, race), 1), sc.put(brute(make, 92, culture, race), 1)
    sc.hand(0, "4C42", "4C322")
    if case == "assigned":
        sc.fights(gimli, foe, hobbit, other).choose(gimli)
        assert use_rule(sc, hobbit) == "LOTR-18.1"
    else:
        sc.fight(sc.frodo, foe).use(hobbit)
        assert (sc.s.fight.minions, sc.lives(hobbit)) == ((foe,), False)


@pytest.mark.card("4R315")
def test_sam_fetches_his_pack(scenario):
    """From the draw deck, onto a Ring-bound Hobbit: Frodo or himself."""
    sc = scenario()
    sam = sc.put("4R315")
    sc.put("4C310"), sc.put("5C28")
    sc.deck(0, "4R317", "4C298")
    sc.begin("fellowship").use(sam).choose("4R317")
    assert sc.offered == {sam, sc.frodo}
    sc.choose(sam)
    assert (sc.s.cards[sc.find("4R317")].host, sc.s.twilight, in_deck(sc)) == (sam, 0, ["4C298"])


@pytest.mark.card("4R315", "4C316", "5U115")
@pytest.mark.parametrize("name", ["4R315", "4C316", "5U115"])
def test_sams_take_over(scenario, make, name):
    """LOTR-19.16: when Frodo is killed."""
    sc = burdened(scenario(), 4)
    sam, foe = sc.put(name), sc.put(brute(make, strength=12), 1)
    sc.fight(sc.frodo, foe).resolve().use(sam, 1)
    assert (sc.frodo, sc.burdens(), sc.s.players[0].resistance, sc.s.over) == (sam, 0, 5, None)
    assert sc.s.players[0].dead == (4302,)


@pytest.mark.card("4C316")
def test_samwise_prevents_all_burdens_of_a_shadow_card(scenario, make):
    """Any number: both of two; he exerts once."""
    sc = scenario()
    sam, curse = sc.put("4C316"), sc.put(dark(make, Activated(phases=SHADOW, do=AddBurden(2))), 1)
    sc.begin("shadow", 1).use(curse).use(sam)
    assert (sc.burdens(), sc.wounds(sam)) == (0, 1)
    sc.use(curse).pass_()
    assert (sc.burdens(), sc.wounds(sam)) == (2, 1)


@pytest.mark.card("4C316")
def test_samwise_not_against_ones_own_burdens(scenario, make):
    sc = scenario()
    sam, foe = sc.put("4C316", wounds=3), sc.put("4C10", 1)
    curse = sc.put(dark(make, Activated(phases=SHADOW, do=AddBurden(1))), 1)
    sc.begin("shadow", 1).use(curse)
    assert (sc.burdens(), sc.can(Use(sam, 0), 0)) == (1, False)
    sc.wound(sam, 0)
    sc.hand(0, "4U309")
    sc.begin("fellowship").play("4U309")
    assert (sc.burdens(), sc.wounds(sam), sc.lives(foe)) == (2, 0, True)
