"""Cards of set 4 that wait for the end of a skirmish, and others with a turn of their own."""

import pytest
from msgspec.structs import replace
from tests.games.lotr.made_up import dark

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.model import Play
from pelipoyta.games.lotr.words.facts import code_of

SAM, GANDALF_WHITE, URUK, MORE = "4C316", "4C90", "4C190", "4C87"


@pytest.fixture
def foe(make):
    return make(minion("9C91", "Brute", ISENGARD, URUK_HAI, cost=2, strength=5, vitality=5, site=1))


@pytest.mark.card("4R307")
@pytest.mark.parametrize(("power", "won"), [(5, True), (9, False)])
def test_impatient_and_angry(scenario, foe, power, won):
    """If Sam wins, a burden may be taken off."""
    sc = scenario()
    sam, orc = sc.put("1C311"), sc.put(foe, 1)
    sc.set_strength(orc, power)
    sc.set_player(0, burdens=2)
    sc.hand(0, "4R307")
    sc.fight(sam, orc).play("4R307")
    assert sc.wounds(sam) >= 1
    if won:
        sc.decide(1)
    assert (sc.asks == "may", sc.burdens()) == (False, 1 if won else 2)


@pytest.mark.card("4C128")
@pytest.mark.parametrize(("power", "lost"), [(6, True), (9, False)])
def test_new_errand(scenario, foe, make, power, lost):
    """A minion's site number rises; if it loses this skirmish, a minion may be wounded."""
    bound = make(
        companion("9C92", "Oath", "", GONDOR, MAN, cost=2, strength=6, vitality=4, keywords=Has(Keyword.RING_BOUND))
    )
    sc = scenario()
    orc, idle = sc.put(foe, 1), sc.put(foe, 1)
    hero = sc.put("4P364")
    sc.set_strength(orc, power)
    sc.set_strength(hero, 7)
    sc.hand(0, "4C128", MORE)
    sc.fight(hero, orc)
    assert not sc.can(Play(code_of("4C128")), 0)
    sc.put(bound)
    sc.play("4C128").choose(orc)
    assert orc in [card.id for card in sc.spot(ROAMING & MINION)]
    sc.resolve()
    assert (sc.asks == "may") is lost
    if lost:
        sc.decide(1).choose(idle)
        assert sc.wounds(idle) == 1


@pytest.mark.card("4C97")
@pytest.mark.parametrize("way", [0, 1])
def test_long_i_fell(scenario, foe, way):
    """The Shadow player chooses: Gandalf cannot be wounded, or a minion is."""
    sc = scenario()
    wizard, orc, idle = sc.put("4C90"), sc.put(foe, 1), sc.put(foe, 1)
    sc.set_strength(orc, 9)
    sc.set_strength(wizard, 8)
    sc.hand(0, "4C97")
    sc.fight(wizard, orc).play("4C97")
    assert sc.asked == 1
    sc.decide(way)
    if way:
        sc.choose(idle)
    sc.resolve()
    assert (sc.wounds(wizard), sc.wounds(idle)) == (way, way)


@pytest.mark.card("4R301")
@pytest.mark.parametrize("friends", [2, 3])
def test_frodo_courteous_halfling(scenario, make, friends):
    """With three unbound companions the Shadow throws nothing away, of the hand or the deck."""
    greed = dark(make, shadow(do=By(Who.FREE, (Put(Pile.HAND, Pile.DISCARD, count=AllOf()), DiscardTop(2)))))
    sc = scenario()
    sc.s.cards[sc.frodo] = replace(sc.s.cards[sc.frodo], code=code_of("4R301"))
    for name in ("4P364", "4C286", "4C74")[:friends]:
        sc.put(name)
    sc.hand(0, MORE)
    text = sc.put(greed, 1)
    sc.begin("shadow", 1).use(text)
    assert (len(sc.in_hand(0)), len(sc.in_discard(0))) == ((1, 0) if friends == 3 else (0, 3))
    sc.hand(0, MORE)
    own = sc.put(
        make(condition("9C51", "Own", SHIRE, cost=0).says(fellowship(do=Put(Pile.HAND, Pile.DISCARD, count=AllOf()))))
    )
    sc.begin("fellowship").use(own)
    assert sc.in_hand(0) == []
