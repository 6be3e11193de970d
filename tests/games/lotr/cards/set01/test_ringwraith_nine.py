"""Ringwraiths of set 1: the Nine."""

import pytest
from tests.games.lotr.cards.dark import in_fight, in_phase
from tests.games.lotr.cards.folk import ARAGORN, ENQUEA, FIVE, GOBLIN, HELD, LEGOLAS, ROSIE, SIX

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.model import Use
from pelipoyta.games.lotr.words.facts import code_of


@pytest.mark.card("1R229")
def test_ulaire_attea(dark):
    sc, [hero] = dark(friends=[ARAGORN])
    wraith = sc.put("1R229", 1)
    in_fight(sc, hero, wraith)
    for more in (1, 2, 3, 4, 5, 5):
        sc.pass_until_seat(1).use(wraith)
        assert sc.strength(wraith) == 12 + more
    assert (sc.s.twilight, sc.keyword(wraith, Keyword.FIERCE)) == (3, 1)


@pytest.mark.card("1U231")
@pytest.mark.parametrize(("friends", "burdens", "able"), [(SIX, 0, True), (FIVE, 5, True), (FIVE, 4, False)])
def test_ulaire_enquea(dark, friends, burdens, able):
    """Six companions or five burdens; the Ring-bearer is spared."""
    sc, heroes = dark(hand=[HELD], friends=friends)
    wraith = sc.put("1U231", 1)
    sc.set_player(0, burdens=burdens)
    in_phase(sc, "maneuver")
    assert sc.can(Use(wraith, 0)) is able
    if able:
        sc.use(wraith)
        assert sc.offered == set(heroes)
        assert (sc.choose(heroes[1]).wounds(heroes[1]), sc.wounds(wraith)) == (1, 1)


@pytest.mark.card("1U232")
def test_ulaire_lemenya(dark, make):
    """Weak is who bears a condition of the Ringwraiths; another's, or a thing of theirs, does nothing."""
    gloom = make(condition("9C61", "Gloom", RINGWRAITH, cost=0, bearer=COMPANION | ALLY))
    sc, [hero, friend] = dark(friends=[ARAGORN, LEGOLAS])
    rosie = sc.put(ROSIE)
    sc.put("1R282", 1, on=hero), sc.put(gloom, 1, on=friend), sc.put(gloom, 1, on=rosie)
    before = [sc.strength(card) for card in (hero, friend, rosie)]
    sc.put("1U232", 1)
    assert [sc.strength(card) for card in (hero, friend, rosie)] == [before[0], before[1] - 2, max(before[2] - 2, 0)]


@pytest.mark.card("1U234")
@pytest.mark.parametrize(("friends", "times"), [(FIVE[1:], 0), (FIVE, 1), (SIX, 2)])
def test_ulaire_nertea(dark, friends, times):
    """A minion back from the discard pile for each companion beyond four, paid for."""
    sc, _ = dark(hand=["1U234"], friends=friends, twilight=20)
    sc.discard(1, "1C271", "1C271", "1U203")
    sc.begin("shadow", 1).play("1U234")
    for _ in range(times):
        assert sc.offered == {code_of("1C271")}
        sc.choose("1C271")
    assert (sc.asks, sc.in_discard(1).count("1C271")) == ("shadow", 2 - times)


@pytest.mark.card("1U235")
def test_ulaire_otsea(dark, wraith_orc):
    sc, _ = dark()
    wraith, kin, goblin = sc.put("1U235", 1), sc.put(wraith_orc, 1), sc.put(GOBLIN, 1)
    sc.begin("shadow", 1).use(wraith)
    assert sc.offered == {wraith, kin}
    sc.choose(kin)
    assert [sc.keyword(card, Keyword.FIERCE) for card in (wraith, kin, goblin)] == [0, 1, 0]
    assert sc.wounds(wraith) == 1


@pytest.mark.card("1R236")
@pytest.mark.parametrize(("burdens", "able"), [(3, False), (4, True)])
def test_ulaire_toldea(dark, burdens, able):
    sc, heroes = dark(hand=[HELD], friends=[ARAGORN, LEGOLAS])
    wraith = sc.put("1R236", 1)
    sc.put(ROSIE)
    sc.set_player(0, burdens=burdens)
    in_phase(sc, "assignment")
    assert sc.can(Use(wraith, 0)) is able
    if able:
        sc.use(wraith)
        assert sc.offered == set(heroes)
        sc.choose(heroes[0])
        assert [(fight.character, fight.minions) for fight in sc.s.fights] == [(heroes[0], (wraith,))]


@pytest.mark.card("1R237")
def test_the_witch_king(dark, wraith_orc):
    sc, _ = dark()
    king = sc.put("1R237", 1)
    sc.put(wraith_orc, 1), sc.put(GOBLIN, 1)
    assert (sc.strength(king), sc.keyword(king, Keyword.FIERCE)) == (14, 1)
    sc.put(ENQUEA, 1), sc.put("1R236", 1)
    assert sc.strength(king) == 18


@pytest.mark.card("1R230", "1R236")
@pytest.mark.parametrize("name", ["1R230", "1R236"])
def test_the_nine_are_fierce(dark, name):
    sc, _ = dark()
    assert sc.keyword(sc.put(name, 1), Keyword.FIERCE) == 1
