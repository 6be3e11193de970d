"""Sauron of set 1: his Orcs, and what they bear."""

import pytest
from tests.games.lotr.cards.dark import beaten, in_fight, in_phase
from tests.games.lotr.cards.folk import ARAGORN, FIVE, GOBLIN, HELD, LEGOLAS, MORDOR_ORC, ROSIE, SAM

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.engine.numbers import cost
from pelipoyta.games.lotr.model import Assign, Use
from pelipoyta.games.lotr.words.facts import code_of


@pytest.mark.card("1R240")
@pytest.mark.parametrize("paid", [True, False])
def test_band_of_the_eye(dark, paid):
    """For two twilight chance takes a card from the hand of the Free Peoples."""
    sc, [hero] = dark(friends=[ARAGORN])
    band = sc.put("1R240", 1)
    sc.hand(0, HELD, LEGOLAS)
    beaten(sc, hero, band)
    sc.use(band) if paid else sc.pass_()
    assert (len(sc.in_hand(0)), sc.s.twilight) == ((1, 7) if paid else (2, 9))


@pytest.mark.card("1R256", "1R259")
def test_orcs_strong_in_numbers(dark, mordor_troll):
    sc, _ = dark(friends=FIVE)
    hunter, warden, kin = sc.put("1R256", 1), sc.put("1R259", 1), sc.put("1C271", 1)
    sc.put(mordor_troll, 1), sc.put(GOBLIN, 1), sc.put(ROSIE)
    assert [sc.strength(card) for card in (hunter, warden, kin)] == [9 + 5, 9 + 2, 7]


@pytest.mark.card("1U257")
def test_morgul_skirmisher(dark):
    """Any Hobbit but the Ring-bearer, companion or ally."""
    sc, [hero, sam] = dark(friends=[ARAGORN, SAM])
    rosie, orc = sc.put(ROSIE), sc.put("1U257", 1)
    in_phase(sc, "maneuver").use(orc)
    assert sc.offered == {sam, rosie}
    assert sc.choose(sam).wounds(sam) == 1
    assert (sc.s.twilight, sc.wounds(hero)) == (6, 0)


@pytest.mark.card("1U258")
def test_morgul_skulker(dark):
    sc, _ = dark(hand=["1U258"])
    sc.discard(1, "1U203", "1U203", "1R204", GOBLIN)
    sc.deck(1, GOBLIN)
    sc.begin("shadow", 1).play("1U258").use(sc.find("1U258"))
    assert sc.offered == {code_of("1U203"), code_of("1R204")}
    sc.choose("1U203", "1R204")
    assert (sorted(sc.in_discard(1)), len(sc.s.players[1].deck)) == (["1C177", "1U203"], 3)


@pytest.mark.card("1U262", "1U270")
@pytest.mark.parametrize("name", ["1U262", "1U270"])
def test_trackers_lead_the_way(dark, name, mordor_troll):
    """All minions of Sauron roam for less, if they are the same player's."""
    sc, _ = dark()
    whole = [cost(sc.s, 1, code_of(card)) for card in ("1C271", GOBLIN)]
    sc.put(name, 1)
    assert [cost(sc.s, 1, code_of(card)) for card in ("1C271", GOBLIN)] == [whole[0] - 1, whole[1]]
    sc.put(name, 1)
    assert [cost(sc.s, 1, code_of(card)) for card in ("1C271", GOBLIN)] == [whole[0] - 2, whole[1]]


@pytest.mark.card("1U262")
@pytest.mark.parametrize(("friends", "able"), [((ARAGORN, SAM), True), ((ARAGORN,), False)])
def test_orc_assassin(dark, friends, able):
    """The Free Peoples player says which Hobbit; Frodo and Sam are two."""
    sc, heroes = dark(friends=friends)
    orc = sc.put("1U262", 1)
    sc.put(ROSIE)
    sc.hand(1, HELD)
    sc.begin("assignment")
    if not able:
        assert not sc.can(Use(orc, 1), 1)
        return
    sc.pass_until_seat(1).use(orc, 1)
    assert (sc.asked, sc.offered) == (0, {sc.frodo, heroes[1]})
    sc.choose(heroes[1])
    assert [(fight.character, fight.minions) for fight in sc.s.fights] == [(heroes[1], (orc,))]


@pytest.mark.card("1C266")
def test_orc_chieftain(dark):
    """The first weapon of a turn, and only on him."""
    sc, _ = dark(hand=["2C95", "2C95", "1C269"], twilight=5)
    chief, other = sc.put("1C266", 1), sc.put("1C271", 1)
    sc.begin("shadow", 1).play("2C95").choose(other)
    assert sc.s.twilight == 4
    sc.play("2C95")
    assert (sc.s.cards[sc.find("2C95")].host, sc.s.twilight) == (chief, 5)
    sc.s.cards.pop(sc.find("2C95"))
    assert sc.play("1C269").s.twilight == 4


@pytest.mark.card("1U267", "1U270", "1C271", "1R272", "1C255")
@pytest.mark.parametrize(("name", "ability"), [("1U267", 0), ("1U270", 1), ("1C271", 0), ("1R272", 0), ("1C255", -1)])
def test_orcs_that_stab(dark, name, ability):
    """Whom they fight, for an exertion; nobody else."""
    sc, [hero, friend] = dark(friends=[ARAGORN, LEGOLAS], hand=["1C255"] if ability < 0 else [HELD])
    orc, beside = sc.put("1C271" if ability < 0 else name, 1), sc.put(GOBLIN, 1)
    in_fight(sc, hero, orc)
    sc.play("1C255") if ability < 0 else sc.use(orc, ability)
    assert [sc.wounds(card) for card in (hero, orc, friend, beside, sc.frodo)] == [1, 1, 0, 0, 0]


@pytest.mark.card("1C268")
@pytest.mark.parametrize("wanted", [True, False])
def test_orc_inquisitor(dark, wanted):
    sc, _ = dark(hand=["1C268"])
    sc.hand(0, HELD, HELD)
    sc.begin("shadow", 1).play("1C268")
    sc.use(sc.find("1C268")) if wanted else sc.pass_()
    assert len(sc.in_hand(0)) == (1 if wanted else 2)


@pytest.mark.card("1C269")
def test_orc_scimitar(dark, mordor_troll):
    """For Orcs of Sauron; three more at most in a skirmish."""
    sc, [hero] = dark(hand=["1C269"], friends=[ARAGORN])
    orc = sc.put("1C271", 1)
    sc.put(mordor_troll, 1), sc.put(GOBLIN, 1)
    sc.begin("shadow", 1).play("1C269")
    blade = sc.find("1C269")
    assert (sc.s.cards[blade].host, sc.strength(orc)) == (orc, 9)
    in_fight(sc, hero, orc)
    for expected in (10, 11, 12, 12):
        sc.pass_until_seat(1).use(blade)
        assert sc.strength(orc) == expected
    assert sc.s.twilight == 8 - 4


@pytest.mark.card("1U280")
def test_tower_lieutenant(dark):
    sc, [hero] = dark(friends=[ARAGORN])
    orc = sc.put("1U280", 1)
    sc.hand(0, HELD, HELD, LEGOLAS)
    beaten(sc, hero, orc)
    assert len(sc.in_hand(0)) == 1
    other = sc.put(MORDOR_ORC, 1)
    beaten(sc, hero, other)
    assert len(sc.in_hand(0)) == 1


@pytest.mark.card("1U262")
def test_an_assigned_hobbit_is_not_assigned_again(dark):
    sc, [sam] = dark(friends=[SAM])
    orc, other = sc.put("1U262", 1), sc.put("1C271", 1)
    sc.hand(1, HELD)
    sc.begin("assignment").pass_until_seat(1).use(orc, 1).choose(sam)
    sc.pass_until("defend")
    assert sc.refused(Assign(sam, other)).rule == "LOTR-12.4"
