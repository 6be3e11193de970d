"""Sauron minions and weapons of set 1, by their print."""

import pytest
from tests.games.lotr.by_print.sauron.sides import GOBLIN, GUARD, SOLDIER, able, act, barred, clash, company, shadow

from pelipoyta.games.lotr.engine.numbers import cost
from pelipoyta.games.lotr.model import Assign
from pelipoyta.games.lotr.terms import Block


def band_wins(scenario, card, twilight, hand=3):
    sc = scenario(block=Block.FELLOWSHIP, twilight=twilight)
    aragorn, band = sc.put("4C109"), sc.put(card, 1)
    sc.hand(0, *["1C299"] * hand)
    sc.fight(aragorn, band).resolve()
    return sc, band


@pytest.mark.card("1R240")
def test_band_of_the_eye(scenario):
    """Two twilight for a card at random from hand; the ability may be used again for two more (LOTR-17.3)."""
    sc, band = band_wins(scenario, "1R240", 5)
    assert (sc.asks, sc.asked) == ("respond", 1)
    act(sc, band)
    assert (sc.s.twilight, len(sc.in_hand(0)), sc.in_discard(0)) == (3, 2, ["1C299"])


@pytest.mark.card("1R240")
def test_band_of_the_eye_cannot_pay(scenario):
    """LOTR-18.3: one twilight is not two; and who loses does not answer."""
    sc, _ = band_wins(scenario, "1R240", 1)
    assert (sc.asks != "respond", sc.s.twilight, len(sc.in_hand(0))) == (True, 1, 3)
    other = scenario(twilight=2)
    aragorn, band = other.put("4C109"), other.put("1R240", 1)
    other.set_strength(aragorn, 13)
    other.fight(aragorn, band).resolve()
    assert (other.wounds(band), other.asks == "respond") == (1, False)


@pytest.mark.card("1R256")
@pytest.mark.parametrize(("others", "strength"), [(0, 10), (3, 13)])
def test_morgul_hunter(scenario, others, strength):
    """+1 for each companion, the Ring-bearer too, no ally."""
    sc = scenario()
    company(sc, others), sc.put("1U56")
    assert sc.strength(sc.put("1R256", 1)) == strength


@pytest.mark.card("1R256")
def test_morgul_hunter_counts_anew(scenario):
    """LOTR-25.2: it weakens as companions go."""
    sc = scenario()
    company(sc, 2)
    hunter = sc.put("1R256", 1)
    before = sc.strength(hunter)
    del sc.s.cards[sc.find("1U51")]
    assert (before, sc.strength(hunter)) == (12, 11)


@pytest.mark.card("1U257")
def test_morgul_skirmisher(scenario):
    """Three twilight: a Hobbit, companion or ally but not the Ring-bearer, exerts."""
    sc = scenario(twilight=6)
    merry, bounder = sc.put("1C303"), sc.put("1C286")
    sc.put("1U51")
    card = sc.put("1U257", 1)
    act(shadow(sc, "maneuver"), card)
    assert (sc.asked, sc.offered) == (1, {merry, bounder})
    sc.choose(bounder)
    assert (sc.wounds(bounder), sc.wounds(card), sc.s.twilight) == (1, 0, 3)


@pytest.mark.card("1U257")
def test_morgul_skirmisher_with_two_twilight(scenario):
    """LOTR-18.3."""
    sc = scenario(twilight=2)
    sc.put("1C303")
    card = sc.put("1U257", 1)
    sc.hand(1, "1R250")
    shadow(sc, "maneuver")
    assert barred(sc, card) == {"LOTR-18.3"}


@pytest.mark.card("1U258")
def test_morgul_skulker(scenario):
    """Up to two Ringwraith cards of the discard pile go into the deck."""
    sc = scenario(twilight=4)
    sc.hand(1, "1U258")
    sc.discard(1, "1R230", "1U231", "1U232", SOLDIER)
    sc.deck(1)
    shadow(sc, "shadow").play("1U258")
    if sc.asks == "respond":
        act(sc, sc.find("1U258"))
    assert sc.offered == {1230, 1231, 1232}
    sc.choose("1R230", "1U232")
    assert (sorted(sc.in_discard(1)), len(sc.s.players[1].deck)) == ([SOLDIER, "1U231"], 2)


@pytest.mark.card("1U258")
def test_morgul_skulker_may_leave_it(scenario):
    """LOTR-17.1."""
    sc = scenario(twilight=4)
    sc.hand(1, "1U258")
    sc.discard(1, "1R230")
    shadow(sc, "shadow").play("1U258").pass_()
    assert sc.in_discard(1) == ["1R230"]


@pytest.mark.card("1R259")
def test_morgul_warden(scenario):
    """+1 for each other Sauron Orc, of every Shadow player; no Goblin, not itself."""
    sc = scenario(seats=3)
    warden = sc.put("1R259", 1)
    assert sc.strength(warden) == 9
    sc.put(SOLDIER, 1), sc.put(GUARD, 2), sc.put(GOBLIN, 1)
    assert sc.strength(warden) == 11


@pytest.mark.card("1R259")
def test_two_morgul_wardens(scenario):
    """Unique for each player; two of two players count each other."""
    sc = scenario(seats=3)
    one, two = sc.put("1R259", 1), sc.put("1R259", 2)
    assert (sc.strength(one), sc.strength(two)) == (10, 10)


@pytest.mark.card("1C261", "1U262", "1U270", "2C89")
@pytest.mark.parametrize("name", ["1C261", "1U262", "1U270", "2C89"])
def test_trackers_lower_the_roaming_penalty(scenario, name):
    """LOTR-20.2: one less for each tracker, for the owner's Sauron minions only."""
    sc = scenario(seats=3)
    sc.put(name, 1)
    assert (cost(sc.s, 1, 1271), cost(sc.s, 1, 1177), cost(sc.s, 2, 1271)) == (3, 8, 4)
    sc.put(name, 1)
    assert cost(sc.s, 1, 1271) == 2
    sc.put(name, 1)
    assert cost(sc.s, 1, 1271) == 2  # no more than the penalty itself


@pytest.mark.card("1C261")
def test_orc_ambusher(scenario):
    """A regroup event of the Free Peoples is cancelled; its cost stays paid (LOTR-18.5)."""
    sc = scenario(block=Block.FELLOWSHIP)
    aragorn, ambusher, foe = sc.put("1P365"), sc.put("1C261", 1), sc.put(SOLDIER, 1)
    sc.hand(0, "1C106")
    sc.begin("regroup").play("1C106")
    assert (sc.asks, sc.asked) == ("respond", 1)
    act(sc, ambusher)
    assert (sc.wounds(ambusher), sc.wounds(aragorn), sc.lives(foe)) == (1, 1, True)
    assert sc.in_discard(0) == ["1C106"]


@pytest.mark.card("1C261")
def test_orc_ambusher_exhausted(scenario):
    """LOTR-18.3: it cannot, and the minion is discarded."""
    sc = scenario(block=Block.FELLOWSHIP)
    sc.put("1P365")
    ambusher = sc.put("1C261", 1, wounds=1)
    sc.hand(0, "1C106")
    sc.begin("regroup").play("1C106")
    assert not sc.lives(ambusher)


@pytest.mark.card("1U262")
def test_orc_assassin(scenario):
    """The Free Peoples player assigns a Hobbit of their choice, the Ring-bearer too."""
    sc = scenario()
    merry, assassin = sc.put("1C303"), sc.put("1U262", 1)
    sc.put("1U51")
    act(shadow(sc, "assignment"), assassin)
    assert (sc.asked, sc.offered) == (0, {merry, sc.frodo})
    sc.choose(merry)
    assert [(fight.character, fight.minions) for fight in sc.s.fights] == [(merry, (assassin,))]


@pytest.mark.card("1U262")
def test_orc_assassin_needs_two_hobbits(scenario):
    """LOTR-17.9: Hobbit companions, no ally."""
    sc = scenario()
    sc.put("1U51"), sc.put("1C286")
    assassin = sc.put("1U262", 1)
    sc.hand(1, "1R250")
    sc.begin("assignment")
    assert sc.asked == 0 or not able(sc, assassin)
    sc.pass_until("defend")
    assert sc.can(Assign(sc.frodo, assassin))


@pytest.mark.card("1C266")
def test_orc_chieftain(scenario):
    """Two twilight come with the first weapon of a turn, not with the second."""
    sc = scenario(twilight=2)
    chief = sc.put("1C266", 1)
    sc.hand(1, "1C269", "2C95")
    shadow(sc, "shadow").play("1C269")
    assert (sc.s.twilight, sc.s.cards[sc.find("1C269")].host) == (3, chief)


@pytest.mark.card("1C266")
def test_orc_chieftain_once_a_turn(scenario):
    """LOTR-18.16, and only weapons played on this minion."""
    sc = scenario(twilight=2)
    chief, other = sc.put("1C266", 1), sc.put(SOLDIER, 1)
    sc.hand(1, "1C269", "1C269")
    shadow(sc, "shadow").play("1C269").choose(other)
    assert sc.s.twilight == 1
    sc.play("1C269")
    assert (sc.s.twilight, sc.s.cards[sc.find("1C269")].host) == (2, chief)
    del sc.s.cards[sc.find("1C269")]
    sc.hand(1, "2C95", "1C269")
    sc.begin("shadow", 1)
    sc.play("2C95")
    assert sc.s.twilight == 1


@pytest.mark.card("1U267", "1U270", "1C271", "1R272")
@pytest.mark.parametrize("name", ["1U267", "1U270", "1C271", "1R272"])
def test_exerts_to_wound_its_foe(scenario, name):
    """Its own foe only; the exhausted cannot (LOTR-18.3)."""
    sc = scenario()
    aragorn, foe = sc.put("4C109"), sc.put(name, 1)
    sc.put("1C303")
    sc.hand(1, "1C255")
    act(clash(sc, aragorn, foe), foe)
    assert (sc.wounds(aragorn), sc.wounds(foe)) == (1, 1)
    sc.pass_until_seat(1)
    assert barred(sc, foe) == {"LOTR-18.3"}


@pytest.mark.card("1U267", "1C271", "1R272")
@pytest.mark.parametrize("name", ["1U267", "1C271", "1R272"])
def test_wounds_nobody_from_afar(scenario, name):
    """Out of the skirmish it may exert, but wounds nobody (LOTR-18.8)."""
    sc = scenario()
    aragorn, foe, far = sc.put("4C109"), sc.put(GOBLIN, 1), sc.put(name, 1)
    sc.hand(1, "1C255")
    clash(sc, aragorn, foe)
    if able(sc, far):
        act(sc, far)
    assert sc.wounds(aragorn) == 0


@pytest.mark.card("1C268")
def test_orc_inquisitor(scenario):
    """A card at random from the Free Peoples player's hand."""
    sc = scenario(twilight=5)
    sc.hand(0, "1C299", "1C299")
    sc.hand(1, "1C268")
    shadow(sc, "shadow").play("1C268")
    assert (sc.asks, sc.asked) == ("respond", 1)
    act(sc, sc.find("1C268"))
    assert (len(sc.in_hand(0)), sc.in_discard(0), sc.s.twilight) == (1, ["1C299"], 0)


@pytest.mark.card("1C268")
def test_orc_inquisitor_may_leave_it(scenario):
    """LOTR-17.1."""
    sc = scenario(twilight=5)
    sc.hand(0, "1C299", "1C299")
    sc.hand(1, "1C268")
    shadow(sc, "shadow").play("1C268").pass_()
    assert len(sc.in_hand(0)) == 2
