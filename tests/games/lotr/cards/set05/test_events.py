"""Set 5: an event for archery."""

import pytest

from pelipoyta.games.lotr.model import Play
from pelipoyta.games.lotr.rules.combat.archery import archery_parts
from pelipoyta.games.lotr.terms import Side


@pytest.mark.card("5R11")
def test_break_the_charge(scenario):
    """Three Elf companions exert for two arrows."""
    sc = scenario()
    elves = [sc.put(name) for name in ("4C74", "4C65")]
    sc.put("4C286"), sc.put("4C10", 1)
    sc.hand(0, "5R11", "4R61")
    sc.begin("archery")
    before = sum(part.amount for part in archery_parts(sc.s, Side.FREE))
    assert not sc.can(Play(5011))
    elves.append(sc.put("4C67"))
    before = sum(part.amount for part in archery_parts(sc.s, Side.FREE))
    sc.play("5R11")
    assert [sc.wounds(card) for card in elves] == [1, 1, 1]
    assert sum(part.amount for part in archery_parts(sc.s, Side.FREE)) == before + 2
