"""Sites 7 and 8 of the Fellowship block, by their print."""

import pytest
from tests.games.lotr.by_print.sites.parts import *

from pelipoyta.games.lotr.terms import Phase


@pytest.mark.card("1U353", "6U119")
@pytest.mark.parametrize("site", ["1U353", "6U119"])
def test_allies_are_discarded(scenario, site):
    """LOTR-19.7: every ally, not killed; companions stay."""
    sc = before(scenario, site)
    names = ("1U17", "1C286") if site == "1U353" else ("4C277", "4U295")
    allies, guard = [sc.put(name) for name in names], sc.put(GUARD)
    move(sc)
    assert ([sc.lives(ally) for ally in allies], sc.lives(guard)) == ([False, False], True)
    assert (sorted(sc.in_discard(0)), sc.s.players[0].dead) == (sorted(names), ())


@pytest.mark.card("1U353", "6U119")
@pytest.mark.parametrize("site", ["1U353", "6U119"])
def test_allies_of_others_stay(scenario, site):
    """LOTR-4.2: another player's allies are inactive."""
    sc = before(scenario, site)
    ally = sc.put("1U17", 1)
    mine = sc.put("1U27")
    move(sc)
    assert (sc.lives(ally), sc.lives(mine)) == (True, False)


@pytest.mark.card("1C354")
def test_anduin_wilderland(scenario):
    """No archery phase at all."""
    sc = at(scenario, "1C354")
    sc.put("1C176", 1)
    guard = sc.put("1R50")
    sc.begin("archery")
    assert (sc.wounds(guard), sc.wounds(sc.frodo), sc.s.phase) == (0, 0, Phase.ASSIGNMENT)


@pytest.mark.card("1C354")
def test_anduin_wilderland_left_behind(scenario):
    sc = scenario(site=8, block=Block.FELLOWSHIP, sites={7: "1C354"})
    sc.put("1C176", 1)
    sc.begin("archery")
    assert sc.wounds(sc.frodo) == 1


@pytest.mark.card("1U355")
@pytest.mark.parametrize(("name", "hurt"), [("1R89", 0), (GUARD, 1)])
def test_silverlode_banks(scenario, name, hurt):
    """Without a ranger every companion exerts who can; allies do not."""
    sc = before(scenario, "1U355")
    friend, ally, spent = sc.put(name), sc.put("1U17"), sc.put(GUARD, wounds=1)
    move(sc)
    assert wounds(sc, sc.frodo, friend, ally, spent) == [hurt, hurt, 0, 1]


@pytest.mark.card("1U355")
def test_silverlode_banks_when_left(scenario):
    sc = scenario(site=7, block=Block.FELLOWSHIP, sites={7: "1U355"})
    sc.adventure(1, "1U358")
    move(sc)
    assert sc.wounds(sc.frodo) == 0


@pytest.mark.card("3C118")
def test_the_great_river(scenario):
    """Nothing is played from decks or piles, by either side."""
    sc = at(scenario, "3C118", twilight=20)
    sc.put(ORC, 1)
    tale, relics = sc.put("2R1"), sc.put("1R195", 1)
    sc.put(GUARD)
    sc.discard(0, "1C9"), sc.discard(1, "1C180")
    sc.deck(0, "1C3", "1C4", "1C5")
    sc.begin("fellowship")
    assert not sc.can(ability(sc, tale))
    sc.hand(1, "1C185")
    sc.begin("shadow", 1)
    assert not sc.can(ability(sc, relics))
    sc.play("1C185")
    assert sc.s.twilight == 18


@pytest.mark.card("3C118")
def test_the_great_river_lets_hands_be_played(scenario):
    """And elsewhere piles are open again."""
    sc = scenario(site=8, block=Block.FELLOWSHIP, sites={7: "3C118"}, twilight=20)
    sc.put(ORC, 1)
    relics = sc.put("1R195", 1)
    sc.discard(1, "1C180")
    sc.begin("shadow", 1)
    assert sc.can(ability(sc, relics))


@pytest.mark.card("1C356")
@pytest.mark.parametrize(("companions", "total"), [(4, 1), (5, 3), (7, 7)])
def test_anduin_banks(scenario, companions, total):
    sc = at(scenario, "1C356")
    sc.put("1C176", 1)
    for _ in range(companions - 1):
        sc.put(GUARD)
    sc.put("1U17")
    assert arrows(sc) == total


@pytest.mark.card("1C356")
def test_anduin_banks_without_archers(scenario):
    """LOTR-11.2: totals start from 0 also without archers, while any minion is there."""
    sc = at(scenario, "1C356")
    sc.put(ORC, 1)
    guards = [sc.put(GUARD) for _ in range(4)]
    sc.begin("archery")
    assert sc.offered == {sc.frodo, *guards}
    sc.choose(guards[0]).choose(guards[1])
    assert wounds(sc, *guards) == [1, 1, 0, 0]


@pytest.mark.card("1U357")
@pytest.mark.parametrize(("archers", "total"), [(0, 0), (1, 2), (3, 6), (5, 9)])
def test_brown_lands(scenario, archers, total):
    """As many again, at most four more; other minions do not count."""
    sc = at(scenario, "1U357")
    sc.put(ORC, 1)
    for _ in range(archers):
        sc.put("1C176", 1)
    assert arrows(sc) == total


@pytest.mark.card("1U357")
def test_brown_lands_left_behind(scenario):
    sc = scenario(site=9, block=Block.FELLOWSHIP, sites={8: "1U357"})
    sc.put("1C176", 1), sc.put("1C176", 1)
    assert arrows(sc) == 2


@pytest.mark.card("1U358")
def test_pillars_of_the_kings(scenario):
    """A Gondor card from hand heals a Gondor companion."""
    sc = at(scenario, "1U358")
    aragorn, guard = sc.put("1R89", wounds=2), sc.put(GUARD, wounds=1)
    sc.hand(0, "1C104", "1C3")
    sc.begin("fellowship").do(ability(sc, here(sc)))
    if sc.offered:
        assert sc.offered == {1104}
        sc.choose("1C104")
    assert (wounds(sc, aragorn, guard), sc.in_hand(0), sc.in_discard(0)) == ([1, 1], ["1C3"], ["1C104"])


@pytest.mark.card("1U358")
def test_pillars_of_the_kings_unpaid(scenario):
    sc = at(scenario, "1U358")
    sc.put("1R89", wounds=2)
    sc.hand(0, "1C3", "1C177")
    sc.begin("fellowship")
    assert sc.refused(ability(sc, here(sc))).rule == "LOTR-18.3"


@pytest.mark.card("1U359")
@pytest.mark.parametrize(("orcs", "others", "allowed"), [(4, 1, False), (5, 0, True)])
def test_shores_of_nen_hithoel(scenario, orcs, others, allowed):
    """Five Orcs, no Uruk-hai among them."""
    sc = at(scenario, "1U359", twilight=1)
    for _ in range(orcs):
        sc.put(ORC, 1)
    for _ in range(others):
        sc.put("1C158", 1)
    sc.hand(1, "1C185")
    sc.begin("shadow", 1)
    assert sc.can(ability(sc, here(sc))) == allowed


@pytest.mark.card("1U359")
@pytest.mark.parametrize("used", [False, True])
def test_shores_of_nen_hithoel_end_the_march(scenario, used):
    """In the regroup phase the fellowship cannot move again."""
    sc = at(scenario, "1U359")
    foes = [sc.put(ORC, 1) for _ in range(5)]
    sc.set_player(1, site=8)
    sc.s.moves = 1
    sc.begin("shadow", 1)
    if used:
        sc.do(ability(sc, here(sc)))
    for foe in foes:
        del sc.s.cards[foe]
    sc.adventure(1, "1U361")
    sc.begin("regroup")
    assert (sc.asks == "move-again") == (not used)


@pytest.mark.card("3C117")
def test_gates_of_argonath(scenario):
    """Maneuver events may not be played; maneuver abilities may be used."""
    sc = at(scenario, "3C117")
    thrarin, guard = sc.put("1U27"), sc.put(GUARD)
    sc.put(ORC, 1)
    sc.hand(0, "1C19")
    sc.begin("maneuver")
    assert why_not_played(sc, "1C19") == "LOTR-18.1"
    sc.do(ability(sc, thrarin))
    assert wounds(sc, thrarin, guard) == [1, 0]


@pytest.mark.card("3C117")
def test_gates_of_argonath_for_the_shadow(scenario):
    """An event of two phases is a maneuver event in that phase only (LOTR-17.5)."""
    sc = at(scenario, "3C117")
    southron = sc.put("4C222", 1)
    sc.hand(1, "4U234")
    sc.put("4U253", 1)
    sc.begin("maneuver").pass_until_seat(1)
    assert why_not_played(sc, "4U234") == "LOTR-18.1"
    sc = at(scenario, "3C117")
    southron = sc.put("4U250", 1)
    sc.hand(1, "4U234"), sc.put("4R237", 1)
    sc.fight(sc.put(KNIGHT), southron).pass_until_seat(1)
    sc.play("4U234")
    assert sc.s.twilight == 3
