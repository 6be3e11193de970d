"""Elven companions, items, conditions and events of set 3, from their print."""

import pytest
from tests.games.lotr.by_print.plain_cards import *

from pelipoyta.games.lotr.cards.hand import *

FOTR = Block.FELLOWSHIP


@pytest.mark.card("3U7")
def test_arwen_rides_to_the_ring_bearer(scenario, make):
    """Three cards of the hand prevent one wound."""
    sc = scenario()
    sc.put("3U7")
    arwen, orc = sc.find("3U7"), sc.put(foe(make, strength=5, keywords=damage(1)), 1)
    sc.hand(0, IDLE, IDLE, IDLE, IDLE)
    sc.fight(sc.frodo, orc).resolve()
    act(sc, arwen)
    while len(sc.in_hand(0)) > 1:
        sc.choose(IDLE)
    assert sc.wounds(sc.frodo) == 0
    assert uses(sc, arwen) == []  # one card is not enough for the second wound
    sc.let_pass()
    assert sc.wounds(sc.frodo) == 1


@pytest.mark.card("3U7")
def test_arwen_rides_for_the_ring_bearer_alone(scenario, make):
    sc = scenario()
    arwen, orc = sc.put("3U7"), sc.put(foe(make), 1)
    sc.hand(0, IDLE, IDLE, IDLE)
    sc.fight(arwen, orc).resolve().let_pass()
    assert (sc.wounds(arwen), len(sc.in_hand(0)), sc.keyword(arwen, Keyword.RANGER)) == (1, 3, 1)


@pytest.mark.card("3R8")
@pytest.mark.parametrize(("homes", "now"), [((3, 3, 3), 4), ((3, 3), 7), ((3, 3, 6), 7)])
def test_arwen_with_her_house(scenario, make, homes, now):
    """Three Elven allies of site 3 make each minion against her 3 weaker."""
    sc = scenario()
    arwen, orc, away = sc.put("3R8"), sc.put(foe(make), 1), sc.put(foe(make), 1)
    sc.put(helper(make, SHIRE, HOBBIT))
    for home in homes:
        sc.put(helper(make, home=(home, FOTR)))
    sc.hand(0, IDLE)
    sc.fight(arwen, orc)
    assert (sc.strength(orc), sc.strength(away)) == (now, 7)


@pytest.mark.card("3R8")
def test_arwens_house_for_others(scenario, make):
    sc = scenario()
    elf, orc = sc.put(friend(make)), sc.put(foe(make), 1)
    sc.put("3R8")
    for _ in range(3):
        sc.put(helper(make))
    sc.hand(0, IDLE)
    sc.fight(elf, orc)
    assert sc.strength(orc) == 7


@pytest.mark.card("3U9")
@pytest.mark.parametrize(("bottom", "now"), [("1C53", 6), ("1R72", 7)])
def test_beren_and_luthien(scenario, make, bottom, now):
    """The bottom card goes; an Elven one weakens a minion that skirmishes an Elf."""
    sc = scenario()
    elf, aide, orc = sc.put(friend(make)), sc.put(helper(make)), sc.put(foe(make), 1)
    tale = sc.put("3U9")
    sc.hand(0, IDLE), sc.deck(0, bottom)
    sc.fight(elf, orc)
    act(sc, tale)
    assert (sc.strength(orc), sc.wounds(aide), sc.wounds(elf), sc.in_discard(0)) == (now, 1, 0, [bottom])


@pytest.mark.card("3U9")
def test_beren_and_luthien_for_a_man(scenario, make):
    """A minion against a Man is not weakened; no Elven ally, no use."""
    sc = scenario()
    man, orc = sc.put(friend(make, GONDOR, MAN)), sc.put(foe(make), 1)
    sc.put(friend(make))
    tale = sc.put("3U9")
    sc.hand(0, IDLE), sc.deck(0, "1C53")
    sc.fight(man, orc)
    assert why_not_use(sc, tale) == {"LOTR-18.3"}
    sc.put(helper(make))
    act(sc, tale)
    assert (sc.strength(orc), sc.in_discard(0)) == (7, ["1C53"])


@pytest.mark.card("3C11")
def test_cast_it(scenario, make):
    """Each opponent discards one of own choice; a card for each that went."""
    sc = scenario(seats=3)
    sc.put(helper(make)), sc.put(foe(make), 1)
    sc.hand(0, "3C11", IDLE), sc.hand(1, "1C53", "1C41"), sc.hand(2, "1C43")
    sc.deck(0, "1C53", "1C53", "1C53")
    sc.begin("maneuver").play("3C11")
    while sc.asks == "card":
        sc.choose(max(sc.offered))
    assert (sc.in_hand(1), sc.in_hand(2), hand_of(sc, 0)) == (["1C41"], [], ["1C53", "1C53", IDLE])


@pytest.mark.card("3C11")
def test_cast_it_with_empty_hands(scenario, make):
    """An empty hand gives no card; without an Elf it is not played."""
    sc = scenario(seats=3)
    sc.put(foe(make), 1)
    sc.hand(0, "3C11", IDLE), sc.hand(2, "1C43"), sc.deck(0, "1C53", "1C53")
    sc.begin("maneuver")
    assert why_not_play(sc, "3C11") == "LOTR-17.9"
    sc.put(friend(make))
    sc.play("3C11")
    while sc.asks == "card":
        sc.choose(max(sc.offered))
    assert hand_of(sc, 0) == ["1C53", IDLE]


@pytest.mark.card("3R15")
@pytest.mark.parametrize(("allies", "asked"), [(3, True), (2, False)])
def test_forests(scenario, make, allies, asked):
    """Three Elven allies may wound a minion at each move: also the second one."""
    sc = scenario(site=2, block=FOTR)
    wood = sc.put("3R15")
    sc.put(friend(make))
    for _ in range(allies):
        sc.put(helper(make))
    orc = sc.put(foe(make), 1)
    sc.adventure(1, "1U340", "1C346")
    sc.hand(0, IDLE)
    sc.begin("fellowship").pass_()
    assert bool(sc.asks == "respond" and uses(sc, wood)) == asked
    if asked:
        act(sc, wood)
    assert sc.wounds(orc) == int(asked)


@pytest.mark.card("3R15")
def test_forests_may_be_left(scenario, make):
    sc = scenario(site=2, block=FOTR)
    sc.put("3R15")
    for _ in range(3):
        sc.put(helper(make))
    orc = sc.put(foe(make), 1)
    sc.adventure(1, "1U340")
    sc.hand(0, IDLE), sc.hand(1, STILL)
    sc.begin("fellowship").pass_()
    assert may_pass(sc)
    sc.let_pass()
    assert sc.wounds(orc) == 0


@pytest.mark.card("3C16")
def test_friends_of_old(scenario, make):
    """As many different Elven allies as the card costs."""
    sc = scenario()
    aides = [sc.put(helper(make), wounds=2) for _ in range(3)]
    elf = sc.put(friend(make), wounds=2)
    sc.hand(0, "3C16"), sc.hand(1, foe(make, cost=2))
    sc.begin("fellowship").play("3C16")
    while sc.asks != "fellowship":
        sc.choose(min(sc.offered))
    assert (sorted(map(sc.wounds, aides)), sc.wounds(elf), sc.s.twilight) == ([1, 1, 2], 2, 1)


@pytest.mark.card("3C16")
def test_friends_of_old_more_than_enough(scenario, make):
    """LOTR-18.6, LOTR-18.17: each ally once, however dear the card; an empty hand heals nobody."""
    for held, left in ((foe(make, cost=5), 1), (None, 2)):
        sc = scenario()
        aide = sc.put(helper(make), wounds=2)
        sc.hand(0, "3C16")
        if held:
            sc.hand(1, held)
        sc.begin("fellowship").play("3C16")
        while sc.asks != "fellowship":
            sc.choose(min(sc.offered))
        assert sc.wounds(aide) == left


@pytest.mark.card("3R19")
def test_gift_of_the_evenstar(scenario, make):
    """On Aragorn where Arwen is; by exertion or two cards a minion against him is weaker."""
    sc = scenario()
    aragorn, orc = sc.put("1R89"), sc.put(foe(make), 1)
    sc.hand(0, "3R19", IDLE, IDLE)
    sc.begin("fellowship")
    assert why_not_play(sc, "3R19") == "LOTR-18.1"
    sc.put("1R30")
    sc.play("3R19")
    gift = sc.find("3R19")
    sc.fight(aragorn, orc)
    act(sc, gift, 0)
    if sc.asks != "skirmish":
        sc.decide(0)
    assert (sc.strength(orc), sc.wounds(aragorn), len(sc.in_hand(0))) in {(6, 1, 2), (6, 0, 0)}


@pytest.mark.card("3R19")
def test_gift_of_the_evenstar_unpaid(scenario, make):
    """LOTR-18.3: exhausted and with one card there is nothing to pay with; a minion elsewhere is safe."""
    sc = scenario()
    aragorn, orc, other = sc.put("1R89", wounds=3), sc.put(foe(make), 1), sc.put(foe(make), 1)
    gift = sc.put("3R19", on=aragorn)
    sc.hand(0, IDLE)
    sc.fight(aragorn, orc)
    assert why_not_use(sc, gift) == {"LOTR-18.3"}
    sc.wound(aragorn, 0)
    act(sc, gift)
    assert (sc.strength(orc), sc.strength(other)) == (6, 7)


@pytest.mark.card("3R21")
@pytest.mark.parametrize(("race", "now"), [(ORC, 5), (URUK_HAI, 5), (MAN, 7)])
def test_long_knives(scenario, make, race, now):
    sc = scenario()
    legolas, prey, away = sc.put("1U51"), sc.put(foe(make, race=race), 1), sc.put(foe(make, race=ORC), 1)
    sc.put("3R21", on=legolas)
    sc.hand(0, IDLE)
    sc.fight(legolas, prey)
    assert (sc.strength(legolas), sc.strength(prey), sc.strength(away)) == (7, now, 7)


@pytest.mark.card("3R21")
def test_long_knives_borne_by_legolas(scenario, make):
    sc = scenario()
    sc.put(friend(make))
    sc.hand(0, "3R21")
    sc.begin("fellowship")
    assert why_not_play(sc, "3R21") == "LOTR-21.1"


@pytest.mark.card("3C22")
@pytest.mark.parametrize(
    ("others", "may"), [(("1R40",), True), ((), False), (("1R34",), False), (("1R34", "1R45"), True)]
)
def test_master_of_healing(scenario, make, others, may):
    """Elrond, or two Elven allies."""
    sc = scenario()
    man = sc.put(friend(make, GONDOR, MAN), wounds=2)
    for name in others:
        sc.put(name)
    sc.hand(0, "3C22", IDLE)
    sc.begin("fellowship")
    assert can_play(sc, "3C22") == may
    if may:
        sc.play("3C22")
        assert sc.wounds(man) == 1


@pytest.mark.card("3C22")
def test_master_of_healing_in_regroup(scenario, make):
    sc = scenario()
    elrond, man = sc.put("1R40", wounds=1), sc.put(friend(make, GONDOR, MAN), wounds=2)
    orc = sc.put(foe(make), 1, wounds=1)
    sc.hand(0, "3C22", IDLE)
    sc.begin("maneuver")
    assert why_not_play(sc, "3C22") == "LOTR-17.5"
    sc.begin("regroup").play("3C22")
    assert sc.offered == {elrond, man}
    sc.choose(elrond)
    assert (sc.wounds(elrond), sc.wounds(orc), sc.s.twilight) == (0, 1, 1)
