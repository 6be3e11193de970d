"""The mirror in Lórien: it shows what chance will, and to one alone."""

import pytest

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.events import HandSeen
from pelipoyta.games.lotr.knowledge.view import view
from pelipoyta.games.lotr.model import LOOKED_AT, Perform, Use
from pelipoyta.games.lotr.words.facts import code_of
from pelipoyta.kernel import Secret

GALADRIEL, LORIEN_ELF, RIVENDELL_ELF, ORC_CARD, URUK = "1R45", "1U56", "3U20", "1C177", "1C158"
SEVEN = (ORC_CARD, "1C26", "1C37", "1C3", "1C299", "1C300", URUK)


def mirror(scenario, *hands, seats=2):
    sc = scenario(site=4, block=Block.FELLOWSHIP, seats=seats)
    glass, lady = sc.put("1R55"), sc.put(GALADRIEL)
    sc.put(ORC_CARD, 1)
    for seat, hand in enumerate(hands, 1):
        sc.hand(seat, *hand)
    return sc.begin("maneuver"), glass, lady


@pytest.mark.card("1R55")
def test_the_mirror_shows_two_cards_to_one(scenario):
    """Two by chance, of which one goes; the other stays, and only the one who looked knows it."""
    sc, glass, lady = mirror(scenario, SEVEN, (), seats=3)
    assert sc.s.cards[glass].code == code_of("1R55")
    sc.use(glass, 1)
    first, second = sorted(map(code_of, SEVEN))[:2]
    assert (sc.wounds(lady), sc.offered) == (1, {first, second})
    assert sc.told(HandSeen) == [HandSeen(0, 1, Secret((first, second), (0, 1)))]
    performs = [task for task in view(sc.s, 2).agenda if isinstance(task, Perform)]
    named = {code for task in performs for _, picked in task.names for code in picked}
    assert named and not named & {first, second}, "nobody else learns which"
    sc.choose(first)
    known = [held for held in sc.s.players[1].hand if held.eyes]
    assert [(held.code, held.eyes) for held in known] == [(second, (LOOKED_AT, 0))]
    assert (len(sc.in_hand(1)), [code_of(name) for name in sc.in_discard(1)]) == (6, [first])


@pytest.mark.card("1R55")
def test_the_mirror_needs_a_full_hand(scenario):
    """Six cards are too few; of several opponents one who has seven is enough, and it is that one's hand."""
    sc, glass, _ = mirror(scenario, SEVEN[:6])
    assert sc.asked != 0 or not sc.can(Use(glass, 1))
    sc, glass, _ = mirror(scenario, SEVEN[:6], SEVEN, seats=3)
    sc.use(glass, 1)
    assert sc.told(HandSeen)[0].of == 2


@pytest.mark.card("1R55")
def test_the_mirror_strengthens_lorien(scenario):
    sc = scenario(site=4, block=Block.FELLOWSHIP)
    near, far, elf = sc.put(LORIEN_ELF), sc.put(RIVENDELL_ELF), sc.put("1U51")
    before = [sc.strength(one) for one in (near, far, elf)]
    sc.put("1R55")
    assert [sc.strength(one) for one in (near, far, elf)] == [before[0] + 1, before[1], before[2]]
