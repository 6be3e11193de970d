"""Sauron cards of set 2, by their print."""

import pytest
from tests.games.lotr.by_print.sauron.sides import GOBLIN, GUARD, SOLDIER, act, barred, clash, shadow

from pelipoyta.games.lotr.model import Play, Use
from pelipoyta.games.lotr.terms import Block


@pytest.mark.card("2U87")
@pytest.mark.parametrize(("burdens", "drawn"), [(3, 3), (7, 5)])
def test_the_eye_of_sauron(scenario, burdens, drawn):
    """An Orc exerts: a card for each burden, five at most."""
    sc = scenario(twilight=1)
    sc.set_player(0, burdens=burdens)
    foe = sc.put(SOLDIER, 1)
    sc.deck(1, *[GUARD] * 8)
    sc.hand(1, "2U87")
    shadow(sc, "shadow").play("2U87")
    assert (len(sc.in_hand(1)), sc.wounds(foe), sc.burdens(), sc.s.twilight) == (drawn, 1, burdens, 0)


@pytest.mark.card("2U87")
def test_the_eye_of_sauron_exhausted(scenario):
    """LOTR-18.3."""
    sc = scenario(twilight=1)
    sc.set_player(0, burdens=3)
    sc.put(SOLDIER, 1, wounds=1), sc.put(GOBLIN, 1)
    sc.hand(1, "2U87")
    shadow(sc, "shadow")
    assert sc.refused(Play(2087)).rule == "LOTR-18.3"


def memory(scenario, card, *allies):
    sc = scenario(twilight=2)
    sc.put(SOLDIER, 1)
    found = [sc.put(name) for name in allies]
    sc.hand(1, card)
    return shadow(sc, "maneuver").play(card), found


@pytest.mark.card("2C88")
def test_memory_of_many_things(scenario):
    """One ally of any kind, or two Elven ones."""
    sc, (bounder, one, two) = memory(scenario, "2C88", "1C286", "1U56", "1U57")
    assert sc.asks == "effect"
    ways = []
    for way in (0, 1):
        again, (bounder, one, two) = memory(scenario, "2C88", "1C286", "1U56", "1U57")
        again.decide(way)
        while again.offered:
            again.choose(min(again.offered & {one, two}) if again.offered & {one, two} else bounder)
        ways.append((again.lives(bounder), again.lives(one) + again.lives(two)))
    assert sorted(ways) == [(True, 0), (True, 1)]


@pytest.mark.card("2C88")
def test_memory_of_many_things_of_others(scenario):
    """Without two Elven allies one ally goes."""
    sc, (bounder, elf) = memory(scenario, "2C88", "1C286", "1U56")
    if sc.asks == "effect":
        sc.decide(0)
    if sc.offered:
        assert sc.offered == {bounder, elf}
        sc.choose(bounder)
    assert (sc.lives(bounder), sc.lives(elf)) == (False, True)


@pytest.mark.card("2C89")
@pytest.mark.parametrize(("wounds", "lives"), [(0, True), (1, False)])
def test_orc_scout(scenario, wounds, lives):
    """An event for which a ranger exerts is cancelled; exhausted, the Scout is discarded for it."""
    sc = scenario(block=Block.FELLOWSHIP)
    aragorn, scout, foe = sc.put("1P365"), sc.put("2C89", 1, wounds=wounds), sc.put(SOLDIER, 1)
    sc.hand(0, "1C106")
    sc.begin("regroup").play("1C106")
    assert (sc.asks, sc.asked) == ("respond", 1)
    sc.use(scout, next(i for i in range(5) if sc.can(Use(scout, i))))
    if sc.asks in ("effect", "cost"):
        sc.decide(0)
    assert (sc.lives(foe), sc.lives(scout), sc.wounds(aragorn)) == (True, lives, 1)


@pytest.mark.card("2C89")
def test_orc_scout_and_a_ranger_who_is_only_strengthened(scenario):
    """An event that neither spots nor exerts a ranger goes through."""
    sc = scenario(block=Block.FELLOWSHIP, site=6)
    aragorn, foe = sc.put("1P365"), sc.put(SOLDIER, 1)
    scout = sc.put("2C89", 1)
    sc.hand(0, "1C117", "1C117")
    sc.fight(aragorn, foe).play("1C117")
    assert (sc.asks == "respond", sc.strength(aragorn), sc.wounds(scout)) == (False, 10, 0)


@pytest.mark.card("2C90")
def test_orc_taskmaster(scenario):
    """He exerts for one twilight, twice with vitality 3, never a third time (LOTR-18.3)."""
    sc = scenario()
    foe = sc.put("2C90", 1)
    sc.hand(1, GUARD, GOBLIN)
    act(act(shadow(sc, "shadow"), foe), foe)
    assert (sc.wounds(foe), sc.s.twilight) == (2, 2)
    assert barred(sc, foe) == {"LOTR-18.3"}


@pytest.mark.card("2C90")
def test_orc_taskmaster_only_in_shadow_phases(scenario):
    """LOTR-17.5."""
    sc = scenario()
    foe = sc.put("2C90", 1)
    sc.hand(1, "1R250")
    shadow(sc, "maneuver")
    assert barred(sc, foe)
    assert sc.s.twilight == 0


def ring_on(scenario, card, name):
    sc = scenario(block=Block.FELLOWSHIP)
    foe = sc.put(name, 1)
    sc.set_strength(foe, 5)
    sc.hand(0, "1C299", "1C299"), sc.hand(1, card)
    sc.fight(sc.frodo, foe).resolve()
    return act(sc, sc.one_ring)


@pytest.mark.card("2C91")
def test_southern_spies(scenario):
    """The Ring is put on and the hand is discarded."""
    sc = ring_on(scenario, "2C91", SOLDIER)
    assert (sc.asks, sc.asked) == ("respond", 1)
    sc.play("2C91")
    assert (sc.in_hand(0), sc.in_discard(0)) == ([], ["1C299", "1C299"])


@pytest.mark.card("2C91")
def test_southern_spies_without_a_minion_of_sauron(scenario):
    """LOTR-17.9."""
    sc = ring_on(scenario, "2C91", GOBLIN)
    assert sc.asks != "respond" or not sc.can(Play(2091))
    assert len(sc.in_hand(0)) == 2


def moved_again(scenario, card, name):
    sc = scenario(block=Block.FELLOWSHIP)
    sc.put(card, 1), sc.put(name, 1)
    sc.s.moves = 1
    sc.hand(1, *[GUARD] * 8)
    sc.deck(1, *[GUARD] * 4)
    sc.begin("regroup").pass_until("move-again")
    return sc.decide(1)


@pytest.mark.card("2U92")
@pytest.mark.parametrize(("name", "drawn"), [(SOLDIER, 1), ("1U270", 2)])
def test_spies_of_mordor(scenario, name, drawn):
    """A move in the regroup phase: one card, two with a Sauron tracker."""
    sc = moved_again(scenario, "2U92", name)
    assert (sc.asks, sc.asked) == ("respond", 1)
    act(sc, sc.find("2U92"))
    assert len(sc.in_hand(1)) == 8 + drawn


@pytest.mark.card("2U92")
def test_spies_of_mordor_at_other_times(scenario):
    """LOTR-17.1: it may be left; and the move of the fellowship phase is no such move."""
    sc = moved_again(scenario, "2U92", SOLDIER).pass_()
    assert len(sc.in_hand(1)) == 8
    other = scenario()
    other.put("2U92", 1)
    other.hand(1, GUARD)
    other.begin("move")
    assert (other.asks == "respond", len(other.in_hand(1))) == (False, 1)


@pytest.mark.card("2R93")
def test_tower_assassin(scenario):
    """He exerts to wound an ally, wherever at home; no companion."""
    sc = scenario()
    one, two, foe = sc.put("1C286"), sc.put("1U56"), sc.put("2R93", 1)
    sc.put("1C303")
    act(shadow(sc, "maneuver"), foe)
    assert (sc.asked, sc.offered) == (1, {one, two})
    sc.choose(two)
    assert (sc.wounds(two), sc.wounds(foe), sc.strength(foe)) == (1, 1, 11)


@pytest.mark.card("2R93")
def test_tower_assassin_exhausted(scenario):
    """LOTR-18.3."""
    sc = scenario()
    sc.put("1C286")
    foe = sc.put("2R93", 1, wounds=2)
    sc.hand(1, "1R250")
    shadow(sc, "maneuver")
    assert barred(sc, foe) == {"LOTR-18.3"}


@pytest.mark.card("2R94")
def test_verily_i_come(scenario):
    """A burden for each card drawn in the fellowship phase."""
    sc = scenario()
    sc.put("1U12")
    sc.put("2R94", 1, on=sc.frodo)
    sc.hand(0, "1C6")
    sc.deck(0, *["1C299"] * 5)
    sc.begin("fellowship").play("1C6")
    assert (len(sc.in_hand(0)), sc.burdens()) == (3, 3)


@pytest.mark.card("2R94")
def test_verily_i_come_at_other_times(scenario):
    """An Orc exerts to play it, on the Ring-bearer only; cards drawn in the regroup phase cost nothing."""
    sc = scenario()
    foe = sc.put(SOLDIER, 1)
    sc.put("1C303")
    sc.hand(1, "2R94")
    shadow(sc, "shadow").play("2R94")
    assert (sc.s.cards[sc.find("2R94")].host, sc.wounds(foe)) == (sc.frodo, 1)
    sc.deck(0, *["1C299"] * 9)
    sc.begin("regroup").pass_until("move-again").decide(0)
    assert (sc.burdens(), len(sc.in_hand(0))) == (0, 8)


@pytest.mark.card("2C95")
@pytest.mark.parametrize(("foe", "strength"), [("1U97", 11), ("1U51", 11), ("1U12", 9), ("1C303", 9)])
def test_vile_blade(scenario, foe, strength):
    """+2, and two more against Men and Elves."""
    sc = scenario()
    hero, orc = sc.put(foe), sc.put(SOLDIER, 1)
    sc.put("2C95", 1, on=orc)
    assert sc.strength(orc) == 9
    assert clash(sc, hero, orc).strength(orc) == strength


@pytest.mark.card("2C95")
def test_vile_blade_on_whom(scenario):
    """LOTR-21.1: no Goblin bears it."""
    sc = scenario(twilight=1)
    sc.put(GOBLIN, 1)
    sc.hand(1, "2C95")
    shadow(sc, "shadow")
    assert sc.refused(Play(2095)).rule == "LOTR-21.1"
