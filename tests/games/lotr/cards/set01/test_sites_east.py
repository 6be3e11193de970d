"""More sites of set 1 from number 5 on."""

import pytest
from tests.games.lotr.cards.set01.places import at

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.engine.numbers import has_keyword, total
from pelipoyta.games.lotr.engine.restrictions import skipper
from pelipoyta.games.lotr.rules.combat.archery import archery_parts
from pelipoyta.games.lotr.words.facts import code_of

GIMLI, SAM, ARAGORN, BOROMIR, GOBLIN_ARCHER = "1U12", "1C311", "1P365", "1U97", "1C176"


def has(sc, *words):
    return all(has_keyword(sc.s, sc.s.cards[sc.s.path[-1]], word) for word in words)


def arrows(sc, side=Side.SHADOW):
    return total(archery_parts(sc.s, side))


@pytest.mark.card("1U352")
def test_lothlorien_woods(scenario):
    sc, _ = at(scenario, "1U352", 6)
    assert has(sc, Keyword.FOREST, Keyword.SANCTUARY)
    lorien, elsewhere, companion_ = sc.put("1U56"), sc.put("1U309"), sc.put("1U51")
    assert [sc.strength(i) for i in (lorien, elsewhere, companion_)] == [6, 1, 6]


@pytest.mark.card("1C354")
def test_anduin_wilderland(scenario):
    sc, _ = at(scenario, "1C354", 7)
    assert has(sc, Keyword.FOREST, Keyword.RIVER)
    assert [skipper(sc.s, phase) >= 0 for phase in (Phase.ARCHERY, Phase.MANEUVER)] == [True, False]
    legolas, orc = sc.put("1U51"), sc.put(GOBLIN_ARCHER, 1)
    sc.begin("archery").pass_until("defend")
    assert [sc.wounds(i) for i in (legolas, orc)] == [0, 0]


@pytest.mark.card("1C356")
def test_anduin_banks(scenario):
    """Two arrows for each companion over four; allies are none."""
    sc, _ = at(scenario, "1C356", 8)
    assert has(sc, Keyword.RIVER)
    for name in (SAM, GIMLI, BOROMIR, "1U309"):
        sc.put(name)
    assert arrows(sc) == 0
    sc.put(ARAGORN)
    assert (arrows(sc), arrows(sc, Side.FREE)) == (2, 0)
    sc.put("1C303")
    assert arrows(sc) == 4


@pytest.mark.card("1U357")
def test_brown_lands(scenario):
    """One more for each archer among the minions, four at most."""
    sc, _ = at(scenario, "1U357", 8)
    assert has(sc, Keyword.RIVER)
    sc.put("1C177", 1)
    sc.put("1U51")
    assert arrows(sc) == 0
    for count, expected in enumerate((2, 4, 6, 8, 9), 1):
        sc.put(GOBLIN_ARCHER, 1)
        assert (count, arrows(sc)) == (count, expected)


@pytest.mark.card("1C362")
@pytest.mark.parametrize("burdens", [0, 2])
def test_summit_of_amon_hen(scenario, burdens):
    """Each Shadow player may draw a card for each burden."""
    sc = scenario(site=8, block=Block.FELLOWSHIP)
    sc.put_site("1C362", 1)
    sc.set_player(0, burdens=burdens)
    sc.deck(1, "1C177", "1C177", "1C177")
    sc.begin("move")
    if burdens:
        assert sc.asked == 1
        sc.decide(1)
    assert sc.in_hand(1) == ["1C177"] * burdens


@pytest.mark.card("1U363")
def test_tol_brandir(scenario, make):
    """Up to three trackers come back; then the Shadow phase is over."""
    hound = make(minion("9C136", "Hound", SAURON, ORC, cost=1, strength=5, vitality=2, site=1, keywords=TRACKER))
    sc, place = at(scenario, "1U363", 9, twilight=9)
    assert has(sc, Keyword.RIVER)
    sc.discard(1, *[hound] * 4, "1C177")
    sc.hand(1, "1C176")
    sc.begin("shadow", 1, after="maneuver").use(place)
    assert sc.offered == {code_of(hound)}
    sc.choose(hound, hound).pass_()
    assert (sc.in_discard(1).count(hound), sc.s.twilight, sc.s.phase is Phase.SHADOW) == (2, 7, False)
