"""Dwarven events of set 1, by their print."""

import pytest
from tests.games.lotr.by_print.dwarven.parts import *

from pelipoyta.games.lotr.model import Decide, Play
from pelipoyta.games.lotr.terms import Keyword


@pytest.mark.card("1C3")
@pytest.mark.parametrize(("item", "bonus"), [(None, 2), ("1C8", 2), ("1C299", 2), (AXE, 3), ("2C10", 3)])
def test_axe_strike(scenario, item, bonus):
    """Three for a Dwarf with a Dwarven hand weapon; armor or another's weapon does not count."""
    sc = scenario(site=2, **OLD)
    guard, orc = sc.put(GUARD), sc.put(ORC, 1)
    if item:
        sc.put(item, on=guard)
    sc.hand(0, "1C3", "1C3")
    sc.fight(guard, orc)
    before = sc.strength(guard)
    sc.play("1C3")
    assert (sc.strength(guard) - before, sc.s.twilight) == (bonus, 0)


@pytest.mark.card("1C3", "1C5")
@pytest.mark.parametrize(("name", "price"), [("1C3", 0), ("1C5", 1)])
def test_any_dwarf_and_only_in_this_skirmish(scenario, name, price):
    """An ally Dwarf too, but no Elf; gone with the skirmish (LOTR-17.6)."""
    sc = scenario(site=2, **OLD)
    guard, grimir, orc = sc.put(GUARD), sc.put(GRIMIR), sc.put(URUK, 1)
    sc.put("1R50")
    sc.set_strength(orc, 5)
    sc.hand(0, name, name)
    sc.fight(guard, orc).play(name)
    assert sc.offered == {guard, grimir}
    sc.choose(guard)
    assert (sc.strength(guard), sc.s.twilight) == (6, price)
    sc.pass_()
    assert sc.strength(guard) == 4


@pytest.mark.card("1C4")
def test_battle_fury(scenario):
    """The very Dwarf who exerts gets it."""
    sc = scenario(site=2, **OLD)
    guard, gimli, orc = sc.put(GUARD), sc.put("1U12"), sc.put(ORC, 1)
    sc.hand(0, "1C4", "1C4")
    sc.fight(guard, orc).play("1C4")
    assert sc.offered == {guard, gimli}
    sc.choose(guard)
    assert (sc.strength(guard), sc.keyword(guard, Keyword.DAMAGE), sc.wounds(guard)) == (7, 1, 1)
    assert (sc.strength(gimli), sc.wounds(gimli)) == (6, 0)


@pytest.mark.card("1C4")
def test_battle_fury_exhausted(scenario):
    """LOTR-18.3."""
    sc = scenario(site=2, **OLD)
    guard = sc.put(GUARD, wounds=1)
    sc.put("1R50")
    sc.hand(0, "1C4", "1C26")
    sc.fight(guard, sc.put(ORC, 1))
    assert why_not_played(sc, "1C4") == "LOTR-18.3"


@pytest.mark.card("1C5")
def test_cleaving_blow(scenario):
    """Two and damage +1, which is felt."""
    sc, _gimli, orc = duel(scenario, GUARD, SOLDIER, "1C5", strength=5)
    sc.play("1C5").resolve()
    assert sc.s.twilight == 1
    assert not sc.lives(orc)  # two wounds


@pytest.mark.card("1C6")
def test_delving(scenario):
    """A companion Dwarf exerts; three cards."""
    sc = scenario(site=2, **OLD)
    guard = sc.put(GUARD)
    sc.put(GRIMIR)
    sc.hand(0, "1C6")
    sc.deck(0, *["1C3"] * 5)
    sc.begin("fellowship").play("1C6")
    assert (sc.wounds(guard), sc.in_hand(0), sc.s.twilight) == (1, ["1C3"] * 3, 1)


@pytest.mark.card("1C6")
def test_delving_again(scenario):
    """LOTR-7.5: the fourth card is the last; an ally cannot pay (LOTR-18.3)."""
    sc = scenario(site=2, **OLD)
    sc.put(GRIMIR)
    sc.hand(0, "1C6", "1C6")
    sc.deck(0, *["1C3"] * 9)
    sc.begin("fellowship")
    assert why_not_played(sc, "1C6") == "LOTR-18.3"
    gimli = sc.put(GIMLI)
    sc.play("1C6").play("1C6")
    assert (sc.wounds(gimli), sc.in_hand(0)) == (2, ["1C3"] * 4)


@pytest.mark.card("1C18")
@pytest.mark.parametrize("owner", [0, 1])
def test_halls_of_my_home(scenario, owner):
    """Any deck; one Shadow card of three may go, no card of the Free Peoples."""
    sc = scenario(site=2, **OLD)
    guard = sc.put(GUARD)
    sc.hand(0, "1C18")
    for seat in (0, 1):
        sc.deck(seat, "1C3", "1C177", "1U178", "1C185")
    sc.begin("fellowship").play("1C18").choose(owner)
    assert sc.wounds(guard) == 1
    assert sc.offered == {1177, 1178}
    sc.choose("1U178")
    assert "1U178" in sc.in_discard(owner)
    while sc.offered:
        sc.choose(max(sc.offered))
    assert len(sc.s.players[owner].deck) == 3


@pytest.mark.card("1C18")
def test_halls_of_my_home_need_not_discard(scenario):
    """LOTR-30.62: the rest goes back, the first picked on top; a Dwarf must exert."""
    sc = scenario(site=2, **OLD)
    sc.hand(0, "1C18")
    sc.deck(1, "1C177", "1C185", "1C191")
    sc.begin("fellowship")
    assert why_not_played(sc, "1C18") == "LOTR-18.3"
    sc.put(GRIMIR)
    sc.play("1C18").choose(1).pass_()
    sc.choose("1C191", "1C177")
    assert (sc.in_discard(1), len(sc.s.players[1].deck)) == ([], 3)


@pytest.mark.card("1C19")
@pytest.mark.parametrize("twice", [False, True])
def test_here_lies_balin(scenario, twice):
    """Two Orcs, or one twice; no Uruk-hai."""
    sc = scenario(site=2, **OLD)
    guard, one, two, uruk = sc.put(GUARD), sc.put(ORC, 1), sc.put(ORC, 1), sc.put(URUK, 1)
    sc.put(ORC, 1)
    sc.hand(0, "1C19")
    sc.begin("maneuver").play("1C19")
    sc.decide(int(twice))
    assert uruk not in sc.offered
    sc.choose(*([one] if twice else [one, two]))
    assert [sc.wounds(card) for card in (guard, one, two, uruk)] == ([1, 2, 0, 0] if twice else [1, 1, 1, 0])


@pytest.mark.card("1C19")
def test_here_lies_balin_with_one_orc(scenario):
    """LOTR-18.7: with a single Orc the way that can be done fully is to wound it twice."""
    sc = scenario(site=2, **OLD)
    sc.put(GUARD)
    one = sc.put(ORC, 1)
    sc.put(URUK, 1)
    sc.hand(0, "1C19")
    sc.begin("maneuver").play("1C19")
    if sc.asks != "assignment" and sc.wounds(one) == 0:
        assert not sc.can(Decide(0))
        sc.decide(1)
    assert sc.wounds(one) == 2


@pytest.mark.card("1R22")
def test_mithril_shaft(scenario):
    """LOTR-30.60: stop after two; two tokens, the last card to hand."""
    sc = scenario(site=2, **OLD)
    guard = sc.put(GUARD)
    sc.put(ORC, 1)
    sc.hand(0, "1R22")
    sc.deck(0, "1C3", "1C4", "1C5", "1C6", "1C8", "1C9")
    sc.begin("maneuver").play("1R22")
    sc.decide(1).decide(0)
    assert (sc.in_hand(0), sc.s.twilight, sc.wounds(guard)) == (["1C4"], 2, 1)
    assert sorted(sc.in_discard(0)) == ["1C3", "1R22"]


@pytest.mark.card("1R22")
def test_mithril_shaft_to_the_limit(scenario):
    sc = scenario(site=2, **OLD)
    sc.put(GUARD), sc.put(ORC, 1)
    sc.hand(0, "1R22")
    sc.deck(0, "1C3", "1C4", "1C5", "1C6", "1C8", "1C9")
    sc.begin("maneuver").play("1R22")
    for _ in range(4):
        sc.decide(1)
    assert (sc.in_hand(0), sc.s.twilight, len(sc.s.players[0].deck)) == (["1C8"], 5, 1)


@pytest.mark.card("1R23")
def test_nobody_tosses_a_dwarf(scenario):
    """With two opponents one of them is named."""
    sc = scenario(site=2, seats=3, **OLD)
    gimli, orc = sc.put(GIMLI), sc.put(SOLDIER, 1)
    sc.hand(0, "1R23")
    for seat in (1, 2):
        sc.deck(seat, *["1C177"] * 5)
    sc.set_strength(orc, 5)
    sc.fight(gimli, orc).pass_until("respond")
    sc.play("1R23")
    assert sc.offered == {1, 2}
    sc.choose(2)
    assert (sc.in_discard(2), "1C177" in sc.in_discard(1)) == (["1C177"] * 3, False)


@pytest.mark.card("1R23", "1C25")
@pytest.mark.parametrize("name", ["1R23", "1C25"])
@pytest.mark.parametrize(("hero", "foe"), [(GUARD, 9), ("1R50", 1)])
def test_only_when_a_dwarf_wins(scenario, name, hero, foe):
    """A Dwarf who loses, or an Elf who wins, gives no occasion."""
    sc, hero, _orc = duel(scenario, hero, ORC, name, strength=foe)
    sc.deck(1, *["1C177"] * 4)
    while sc.ask and sc.asks in ("skirmish", "respond"):
        assert not sc.can(Play(1000 + int(name[2:])))
        sc.pass_()
    assert sc.in_discard(1).count("1C177") == int(foe == 1)  # the Orc itself, overwhelmed


@pytest.mark.card("1C25")
def test_still_draws_breath(scenario):
    """That Dwarf is healed, no other."""
    sc = scenario(site=2, **OLD)
    gimli, guard, orc = sc.put(GIMLI, wounds=2), sc.put(GUARD, wounds=1), sc.put(SOLDIER, 1)
    sc.set_strength(orc, 5)
    sc.hand(0, "1C25")
    sc.fight(gimli, orc).pass_until("respond")
    sc.play("1C25")
    assert (sc.wounds(gimli), sc.wounds(guard)) == (1, 1)


@pytest.mark.card("1C26")
@pytest.mark.parametrize(("site", "bonus"), [(4, 2), (5, 4)])
def test_their_halls_of_stone(scenario, site, bonus):
    """Four underground."""
    sc, guard, _ = duel(scenario, GUARD, ORC, "1C26", "1C26", site=site)
    sc.play("1C26")
    assert (sc.strength(guard), sc.s.twilight) == (4 + bonus, 0)


@pytest.mark.card("1C26")
def test_their_halls_of_stone_for_a_dwarf(scenario):
    """LOTR-17.6: not for an Elf, and not beyond the skirmish."""
    sc = scenario(site=5, **OLD)
    elf, guard, orc = sc.put("1R50"), sc.put(GUARD), sc.put(ORC, 1)
    sc.hand(0, "1C26", "1C3")
    sc.fight(elf, orc).play("1C26")
    assert (sc.strength(guard), sc.strength(elf)) == (8, 6)
    sc.resolve()
    assert sc.strength(guard) == 4


@pytest.mark.card("1R28")
def test_wealth_of_moria(scenario):
    """Of three cards those of the Free Peoples come to hand."""
    sc = scenario(site=2, **OLD)
    sc.put(GRIMIR)
    sc.hand(0, "1R28")
    sc.deck(0, "1C3", "1C4", "1C177", "1C185")
    sc.begin("fellowship").play("1R28")
    assert (sc.in_hand(0), sc.s.twilight) == (["1C3", "1C4"], 2)
    assert sorted(sc.in_discard(0)) == ["1C177", "1R28"]


@pytest.mark.card("1R28")
def test_wealth_of_moria_needs_a_dwarf(scenario):
    """LOTR-17.9; and LOTR-7.5 leaves room for one card after Delving."""
    sc = scenario(site=2, **OLD)
    sc.hand(0, "1R28", "1C6")
    sc.deck(0, *["1C3"] * 7)
    sc.begin("fellowship")
    assert why_not_played(sc, "1R28") == "LOTR-17.9"
    sc.put(GUARD)
    sc.play("1C6").play("1R28").choose("1C3")
    assert sc.in_hand(0) == ["1C3"] * 4
