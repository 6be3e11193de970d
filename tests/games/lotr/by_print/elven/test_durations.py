"""How long effects of Elven and Gondor events last, and that their targets must be chosen, from their print."""

import pytest
from tests.games.lotr.by_print.plain_cards import *

from pelipoyta.games.lotr.cards.hand import *

SKIRMISH_EVENTS = (
    "1U29", "1C32", "1C37", "4U59", "4U66", "4C70", "4C83", "4C87", "6U16",
    "1R93", "1C102", "1C116", "1C117", "2R36", "2C37", "3U46", "4C128", "4C135", "5C43", "6C53", "6C56",
)  # fmt: skip
OPTIONAL = {"4U59"}  # as many as wished


def company(scenario, make):
    """Elves, Aragorn, Arwen and a Ring-bound ranger, each armed, against a wounded roaming minion with a wall."""
    sc = scenario()
    elf, aragorn, arwen = sc.put(friend(make, vitality=9)), sc.put("1P365"), sc.put("1R30")
    man = sc.put(friend(make, GONDOR, MAN, vitality=9, keywords=(RANGER, BOUND)))
    sc.put(thing(make, GONDOR, item=HAND_WEAPON), on=man), sc.put("3R44")
    orc = sc.put(foe(make, strength=20, vitality=9, site=9), 1, wounds=1)
    sc.put("5C33", on=orc)
    sc.deck(0, "4R58", "4R58")
    return sc, elf, aragorn, arwen, man, orc


def finish_choices(sc, name, home, first):
    """Choose whatever is asked; whom it strikes cannot be left open, unless any number is meant."""
    for _ in range(9):
        if sc.asks == home or not (sc.offered or sc.asks in {"effect", "cost", "spot", "may"}):
            return
        if sc.offered:
            assert name in OPTIONAL or not may_pass(sc)
            sc.choose(first if first in sc.offered else max(sc.offered))
        else:
            sc.decide(most(sc))
    raise AssertionError(f"{name} asks without end")


@pytest.mark.parametrize("name", SKIRMISH_EVENTS)
def test_skirmish_events_last_for_the_skirmish(scenario, make, name):
    """LOTR-17.6: nothing is left of them in the next skirmish phase."""
    sc, elf, *_, orc = company(scenario, make)
    before = {card.id: sc.strength(card.id) for card in sc.spot(CHARACTER | MINION)}
    sc.hand(0, name, IDLE), sc.hand(1, STILL)
    sc.fight(elf, orc).play(name)
    finish_choices(sc, name, "skirmish", elf)
    assert sc.s.lasting
    sc.resolve()
    sc.let_pass()
    assert sc.s.lasting == []
    assert {card: sc.strength(card) for card in before if sc.lives(card)}.items() <= before.items()


@pytest.mark.parametrize(("name", "total_"), [("1R38", 1), ("1C52", 0), ("5R11", 2)])
def test_archery_events_last_for_the_archery_phase(scenario, make, name, total_):
    """LOTR-17.6: no arrow more or less in a later archery phase."""
    sc = scenario()
    for _ in range(3):
        sc.put(friend(make))
    archer = sc.put(friend(make, keywords=ARCHER))
    sc.put(foe(make, vitality=9), 1)
    sc.hand(0, name, IDLE), sc.hand(1, STILL)
    sc.begin("archery").play(name)
    while sc.asks == "cost" or sc.asks == "target":
        sc.choose(min(sc.offered))
    assert (arrows(sc), sc.lives(archer)) == (1 + total_, True)
    sc.pass_until("defend")
    assert (sc.s.lasting, arrows(sc)) == ([], 1)


UNTIL_REGROUP = ("1U64", "1U65", "1C103", "1C104", "1U109", "1R118", "3R39", "3U47")


@pytest.mark.parametrize("name", UNTIL_REGROUP)
def test_maneuver_events_until_regroup(scenario, make, name):
    """They hold in the skirmishes and are gone as the regroup phase begins."""
    sc, elf, *_, orc = company(scenario, make)
    sc.put(helper(make)), sc.put(helper(make, home=(6, Block.FELLOWSHIP)))
    sc.set_strength(orc, 1)
    sc.s.lasting.clear()
    sc.hand(0, name, IDLE), sc.hand(1, STILL)
    sc.begin("maneuver").play(name)
    finish_choices(sc, name, "maneuver", elf)
    lasting = list(sc.s.lasting)
    assert lasting
    sc.fight(elf, orc)
    assert sc.s.lasting == lasting
    sc.begin("regroup")
    assert sc.s.lasting == []
