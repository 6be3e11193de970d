"""LOTR-13.7, LOTR-13.9: whoever has left a skirmish is skirmished by nobody, whatever texts look there."""

from msgspec.structs import replace

from pelipoyta.games.lotr.cards.hand import *


def test_a_text_that_looks_across_a_skirmish_finds_nobody_there(scenario, make):
    ward = make(condition("9C71", "Ward", ELVEN, cost=0).says(Static(Strength(Each(MINION & Against(ELF)), -2))))
    sc = scenario(block=Block.FELLOWSHIP, site=4)
    legolas, orc = sc.put("1U51"), sc.put("1C177", 1)
    sc.put(ward)
    sc.hand(0, "1C37"), sc.hand(1, "1C168")
    sc.fight(legolas, orc)
    assert sc.strength(orc) == 11
    del sc.s.cards[legolas]
    sc.s.fight = replace(sc.s.fight, character=-1)
    assert sc.strength(orc) == 13
    assert [card.id for card in sc.spot(MINION & SKIRMISHING)] == [orc]  # LOTR-13.9: its skirmish goes on
