"""What each Shire card of set 4 does."""

import pytest

from pelipoyta.games.lotr.cards import CARDS
from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.events import FightCancelled
from pelipoyta.games.lotr.model import Play, Use
from pelipoyta.games.lotr.terms import Block, Keyword
from pelipoyta.games.lotr.words.facts import code_of


@pytest.mark.card("4C302")
def test_frodo(scenario):
    """LOTR-26.6, LOTR-20.1: a Ring-bound companion is played, and a burden is gone; an unbound one will not do."""
    sc = scenario()
    sc.set_player(0, burdens=3)
    sc.hand(0, "1C311", "4C310")
    sc.begin("fellowship").use(sc.frodo)
    assert sc.offered == {1311}
    sc.choose("1C311")
    assert (sc.burdens(), sc.s.twilight, sc.lives(sc.find("1C311"))) == (2, 2, True)
    assert sc.refused(Use(sc.frodo, 0)).rule == "LOTR-18.3"


@pytest.mark.card("4C302")
def test_frodo_without_burdens(scenario):
    """LOTR-18.8: it may be used for nothing; played as an action of its own, the companion takes no burden away."""
    sc = scenario()
    sc.hand(0, "1C311")
    sc.begin("fellowship").use(sc.frodo).choose("1C311")
    assert sc.burdens() == 0
    sc = scenario()
    sc.set_player(0, burdens=3)
    sc.hand(0, "1C311")
    sc.begin("fellowship").play("1C311")
    assert sc.burdens() == 3


@pytest.mark.card("4C302")
def test_frodo_bears_ten(scenario):
    """LOTR-19.8."""
    sc = scenario()
    assert (sc.s.cards[sc.frodo].code, sc.s.players[0].resistance) == (code_of("4C302"), 10)
    assert sc.keyword(sc.frodo, Keyword.RING_BOUND) == 1


@pytest.mark.card("4C306")
def test_hobbit_sword(scenario):
    """LOTR-21.1, LOTR-20.1: a Hobbit's: strength +2."""
    sc = scenario()
    merry = sc.put("4C310")
    sc.put("4C74"), sc.put("4C49")
    sc.hand(0, "4C306")
    sc.begin("fellowship").play("4C306")
    assert sc.offered == {sc.frodo, merry}
    sc.choose(merry)
    assert (sc.strength(merry), sc.s.twilight) == (5, 1)


@pytest.mark.card("4C308")
def test_knocked_on_the_head(scenario):
    """LOTR-18.10, LOTR-26.6: an unbound Hobbit comes back from the discard pile, at the usual cost."""
    sc = scenario()
    sc.discard(0, "4C310", "1C311", "4C74", "4C306")
    sc.hand(0, "4C308")
    sc.put("4C10", 1)
    sc.begin("regroup").play("4C308")
    assert sc.offered == {4310}
    sc.choose("4C310")
    assert (sc.lives(sc.find("4C310")), sc.s.twilight) == (True, 1)
    assert sc.in_discard(0) == ["1C311", "4C74", "4C306", "4C308"]


@pytest.mark.card("4C308")
def test_knocked_on_the_head_needs_a_hobbit(scenario):
    """LOTR-18.8, LOTR-24.1: one that is there and may be played; LOTR-17.5: in the regroup phase."""
    sc = scenario()
    sc.discard(0, "1C311", "4C310")
    sc.put("4C310")
    sc.hand(0, "4C308")
    sc.begin("regroup")
    assert sc.refused(Play(4308)).rule == "LOTR-18.8"
    sc.begin("fellowship")
    assert sc.refused(Play(4308)).rule == "LOTR-17.5"


@pytest.mark.card("4C310", "4C314")
@pytest.mark.parametrize(("name", "wounds", "burdens"), [("4C310", 1, 0), ("4C314", 0, 1)])
def test_hobbits_slip_away(scenario, name, wounds, burdens):
    """LOTR-19.7: Merry is discarded for Frodo's exertion, Pippin for a burden; the skirmish is won by nobody's blow."""
    sc = scenario(twilight=1)
    hobbit, foe = sc.put(name), sc.put("4C17", 1)
    sc.fight(hobbit, foe).use(hobbit)
    assert (sc.lives(hobbit), sc.in_discard(0), sc.s.players[0].dead) == (False, [name], ())
    assert (sc.wounds(sc.frodo), sc.burdens(), sc.s.twilight) == (wounds, burdens, 1)


@pytest.mark.card("4C310", "4C314")
@pytest.mark.parametrize(("name", "wounds", "burdens"), [("4C310", 1, 0), ("4C314", 0, 1)])
@pytest.mark.parametrize("pays", [0, 1])
def test_a_shadow_player_may_hold_them(scenario, name, wounds, burdens, pays):
    """LOTR-30.30, LOTR-18.5: (2) of the pool keep him there; the price stays paid."""
    sc = scenario(twilight=2)
    hobbit, foe = sc.put(name), sc.put("4C17", 1)
    sc.hand(0, "4C319")
    sc.fight(hobbit, foe).use(hobbit)
    assert (sc.asks, sc.asked) == ("prevent", 1)
    sc.decide(pays)
    assert (sc.lives(hobbit), sc.s.twilight) == (bool(pays), 2 - 2 * pays)
    assert (sc.wounds(sc.frodo), sc.burdens()) == (wounds, burdens)
    assert sc.can(Use(hobbit, 0)) == bool(pays)  # LOTR-17.7: he may try again


@pytest.mark.card("4C310", "4C314")
@pytest.mark.parametrize("name", ["4C310", "4C314"])
def test_each_shadow_player_is_asked_in_turn(scenario, name):
    """LOTR-30.30."""
    sc = scenario(seats=3, twilight=2)
    hobbit, foe = sc.put(name), sc.put("4C17", 1)
    sc.hand(0, "4C319")
    sc.fight(hobbit, foe).use(hobbit)
    first = sc.asked
    sc.decide(0)
    assert (sc.asks, {first, sc.asked}) == ("prevent", {1, 2})
    sc.decide(1)
    assert sc.lives(hobbit)


@pytest.mark.card("4C310")
def test_merry_and_an_exhausted_ring_bearer(scenario):
    """LOTR-18.3, LOTR-19.5."""
    sc = scenario()
    merry, foe = sc.put("4C310"), sc.put("4C17", 1)
    sc.wound(sc.frodo, 3)
    sc.hand(0, "4C319")
    sc.fight(merry, foe)
    assert sc.refused(Use(merry, 0)).rule == "LOTR-18.3"


def sneaked(scenario, name, site, block=Block.TOWERS, strength=10):
    """Merry (3) against a minion of this strength, with this event in hand."""
    sc = scenario(site=site, block=block)
    merry, foe = sc.put("4C310"), sc.put("4C207", 1)
    sc.put("4C49"), sc.wound(sc.frodo, 3)
    sc.set_strength(foe, strength)
    sc.hand(0, name)
    return sc.fight(merry, foe).play(name), merry


@pytest.mark.card("4C319", "4C321")
@pytest.mark.parametrize(("name", "site"), [("4C319", 1), ("4C319", 4), ("4C321", 1), ("4C321", 5)])
def test_stealth_cancels_early_on(scenario, name, site):
    """LOTR-13.6, LOTR-23.3: Severed His Bonds up to 4T, Swiftly and Softly up to 5T; 1 is added."""
    sc, merry = sneaked(scenario, name, site)
    assert (bool(sc.told(FightCancelled)), sc.wounds(merry), sc.s.twilight) == (True, 0, 1)


@pytest.mark.card("4C319", "4C321")
@pytest.mark.parametrize("name", ["4C319", "4C321"])
def test_stealth_is_for_hobbits(scenario, name):
    """LOTR-18.8, LOTR-26.9: a skirmish without a Hobbit goes on; the word is there for other cards."""
    assert STEALTH.printed(CARDS[code_of(name)])
    sc = scenario()
    gimli, foe = sc.put("4C49"), sc.put("4C10", 1)
    sc.hand(0, name)
    sc.fight(gimli, foe).play(name).resolve()
    assert not sc.told(FightCancelled)
    assert sc.wounds(gimli) == 1


@pytest.mark.card("4C319")
@pytest.mark.parametrize(("site", "block"), [(5, Block.TOWERS), (2, Block.FELLOWSHIP)])
@pytest.mark.parametrize(("strength", "lives"), [(8, True), (9, False)])
def test_severed_his_bonds_later(scenario, site, block, strength, lives):
    """LOTR-30.12, LOTR-23.3: from 5T on, and at a site of the other block, one Hobbit is overwhelmed by triple only."""
    sc, merry = sneaked(scenario, "4C319", site, block, strength)
    assert sc.offered == {sc.frodo, merry}
    sc.choose(merry).pass_until("move-again")
    assert (sc.lives(merry), sc.told(FightCancelled)) == (lives, [])


@pytest.mark.card("4C319")
def test_severed_his_bonds_helps_the_chosen_one_alone(scenario):
    """LOTR-13.4."""
    sc, merry = sneaked(scenario, "4C319", 5, strength=8)
    sc.choose(sc.frodo).pass_until("move-again")
    assert not sc.lives(merry)


@pytest.mark.card("4C321")
@pytest.mark.parametrize(("site", "block"), [(6, Block.TOWERS), (2, Block.FELLOWSHIP)])
def test_swiftly_and_softly_later(scenario, site, block):
    """LOTR-30.9, LOTR-23.3: from 6T on, and at a site of the other block, one Hobbit takes one wound at most."""
    sc, merry = sneaked(scenario, "4C321", site, block, strength=5)
    assert sc.offered == {sc.frodo, merry}
    sc.choose(merry).pass_until("move-again")
    assert (sc.wounds(merry), sc.told(FightCancelled)) == (1, [])


@pytest.mark.card("4C321")
def test_swiftly_and_softly_is_for_one_skirmish(scenario):
    """LOTR-17.6: in the next one two wounds hurt twice (damage +1)."""
    sc = scenario(site=6)
    merry, foe = sc.put("4C310"), sc.put("4C207", 1)
    sc.set_strength(foe, 5)
    sc.hand(0, "4C321")
    sc.fight(merry, foe).play("4C321").choose(merry).resolve()
    assert sc.wounds(merry) == 1
    sc.fight(merry, foe).resolve()
    assert sc.wounds(merry) == 3
