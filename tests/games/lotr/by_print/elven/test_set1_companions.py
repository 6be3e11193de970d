"""Elven companions and what they bear, set 1, from their print."""

import pytest
from tests.games.lotr.by_print.plain_cards import *

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.model import Use

FOTR = Block.FELLOWSHIP


@pytest.mark.card("1R30", "1U51")
@pytest.mark.parametrize(("name", "race", "now"), [
    ("1R30", NAZGUL, 9), ("1R30", WRAITH, 6), ("1U51", NAZGUL, 9), ("1U51", ORC, 6),
])  # fmt: skip
def test_stronger_against_a_nazgul(scenario, make, name, race, now):
    sc = scenario()
    elf, dark = sc.put(name), sc.put(foe(make, race=race, strength=1), 1)
    sc.hand(0, IDLE)
    assert sc.strength(elf) == 6
    sc.fight(elf, dark)
    assert sc.strength(elf) == now
    sc.resolve()
    assert sc.strength(elf) == 6


@pytest.mark.card("1R30", "1U51")
@pytest.mark.parametrize(("name", "word"), [("1R30", Keyword.RANGER), ("1U51", Keyword.ARCHER)])
def test_not_while_another_fights_the_nazgul(scenario, make, name, word):
    sc = scenario()
    elf, man, dark = sc.put(name), sc.put(friend(make, GONDOR, MAN)), sc.put(foe(make, race=NAZGUL), 1)
    sc.hand(0, IDLE)
    sc.fight(man, dark)
    assert (sc.strength(elf), sc.keyword(elf, word)) == (6, 1)


@pytest.mark.card("1U31")
def test_asfaloth_is_free_for_arwen(scenario, make):
    """LOTR-20.3: 2 less on Arwen, the whole price on another Elf; nobody else may bear it."""
    sc = scenario()
    arwen, elf = sc.put("1R30"), sc.put(friend(make))
    sc.put(friend(make, GONDOR, MAN))
    sc.hand(0, "1U31")
    sc.begin("fellowship").play("1U31")
    assert sc.offered == {arwen, elf}
    sc.choose(arwen)
    assert (sc.s.twilight, sc.strength(arwen)) == (0, 8)
    sc = scenario()
    elf = sc.put(friend(make))
    sc.hand(0, "1U31")
    sc.begin("fellowship").play("1U31")
    assert (sc.s.twilight, sc.strength(elf)) == (2, 8)


@pytest.mark.card("1U31")
def test_asfaloth_by_the_land(scenario, make):
    """+2 more on plains; gone underground."""
    sc = scenario(block=FOTR, sites={2: "1C331"})
    elf = sc.put(friend(make))
    sc.put("1U31", on=elf)
    assert sc.strength(elf) == 10
    sc = scenario(site=5, block=FOTR)
    elf = sc.put(friend(make))
    horse = sc.put("1U31", on=elf)
    sc.hand(0, "1C53")
    sc.begin("fellowship")
    assert (sc.lives(horse), sc.strength(elf)) == (False, 6)


@pytest.mark.card("1R33")
def test_bow_of_the_galadhrim(scenario, make):
    """LOTR-17.1: a win of Legolas may wound any minion."""
    sc = scenario()
    legolas, loser, other = sc.put("1U51"), sc.put(foe(make, strength=6), 1), sc.put(foe(make), 1)
    bow = sc.put("1R33", on=legolas)
    assert sc.strength(legolas) == 7
    sc.hand(0, IDLE)
    sc.fight(legolas, loser).resolve()
    assert (sc.asks, may_pass(sc)) == ("respond", True)
    act(sc, bow)
    assert sc.offered == {loser, other}
    sc.choose(other)
    assert (sc.wounds(loser), sc.wounds(other)) == (1, 1)


@pytest.mark.card("1R33")
def test_bow_of_the_galadhrim_only_for_legolas(scenario, make):
    """LOTR-21.1: Legolas alone bears it, and a loss of his gives nothing."""
    sc = scenario()
    sc.put(friend(make))
    sc.hand(0, "1R33")
    sc.begin("fellowship")
    assert why_not_play(sc, "1R33") == "LOTR-21.1"
    sc = scenario()
    legolas, elf, orc = sc.put("1U51"), sc.put(friend(make)), sc.put(foe(make, strength=4), 1)
    bow = sc.put("1R33", on=legolas)
    sc.hand(0, IDLE)
    sc.fight(elf, orc).resolve()
    assert not uses(sc, bow)
    assert sc.wounds(orc) == 1


@pytest.mark.card("1C41", "4U62")
@pytest.mark.parametrize("name", ["1C41", "4U62"])
def test_elven_bow(scenario, make, name):
    sc = scenario()
    elf, helping = sc.put(friend(make)), sc.put(helper(make))
    sc.put(friend(make, GONDOR, MAN))
    sc.hand(0, name)
    sc.begin("fellowship").play(name)
    assert sc.offered == {elf, helping}
    sc.choose(elf)
    assert (sc.keyword(elf, Keyword.ARCHER), arrows(sc), sc.s.twilight, sc.strength(elf)) == (1, 1, 1, 6)


@pytest.mark.card("1C41", "4U62")
@pytest.mark.parametrize("name", ["1C41", "4U62"])
def test_elven_bow_is_one_ranged_weapon(scenario, make, name):
    """LOTR-21.2, LOTR-11.2: no second bow; an ally away from home adds nothing."""
    sc = scenario()
    helping = sc.put(helper(make))
    sc.put(name, on=helping)
    assert (sc.keyword(helping, Keyword.ARCHER), arrows(sc)) == (1, 0)
    sc.hand(0, name)
    sc.begin("fellowship")
    assert why_not_play(sc, name) in {"LOTR-21.1", "LOTR-21.2"}


@pytest.mark.card("1C42")
def test_elven_cloak(scenario, make):
    """Any companion bears it if an Elf is there; two cloaks take 2."""
    sc = scenario()
    man = sc.put(friend(make, GONDOR, MAN))
    for _ in range(3):
        sc.put(foe(make, keywords=ARCHER), 1)
    sc.hand(0, "1C42")
    sc.begin("fellowship")
    assert why_not_play(sc, "1C42") == "LOTR-18.1"
    sc.put(helper(make))
    sc.play("1C42")
    assert sc.offered == {sc.frodo, man}
    sc.choose(man)
    assert arrows(sc, Side.SHADOW) == 2
    sc.put("1C42", on=sc.frodo)
    assert arrows(sc, Side.SHADOW) == 1


@pytest.mark.card("1C42")
def test_elven_cloak_below_zero(scenario, make):
    """LOTR-25.1: a total is never below 0; the fellowship's is not touched."""
    sc = scenario()
    man = sc.put(friend(make, GONDOR, MAN, keywords=ARCHER))
    sc.put("1C42", on=man)
    sc.put(foe(make), 1)
    assert (arrows(sc, Side.SHADOW), arrows(sc)) == (0, 1)


@pytest.mark.card("1R47")
def test_gwemegil_by_exertion(scenario, make):
    sc = scenario()
    arwen, orc = sc.put("1R30"), sc.put(foe(make), 1)
    sword = sc.put("1R47", on=arwen)
    assert (sc.strength(arwen), sc.keyword(arwen, Keyword.DAMAGE)) == (8, 1)
    sc.hand(0, IDLE)
    sc.fight(arwen, orc)
    act(sc, sword)
    assert (sc.strength(arwen), sc.wounds(arwen), sc.in_hand(0)) == (9, 1, [IDLE])
    sc.resolve()
    assert sc.strength(arwen) == 8


@pytest.mark.card("1R47")
def test_gwemegil_by_cards(scenario, make):
    """LOTR-18.3: two cards or none; exhausted, only cards pay."""
    sc = scenario()
    arwen, orc = sc.put("1R30", wounds=2), sc.put(foe(make), 1)
    sword = sc.put("1R47", on=arwen)
    sc.hand(0, IDLE, IDLE, IDLE)
    sc.fight(arwen, orc)
    act(sc, sword)
    while len(sc.in_hand(0)) > 1:
        sc.choose(IDLE)
    assert (sc.strength(arwen), sc.wounds(arwen)) == (9, 2)
    sc.pass_until_seat(0)
    assert (uses(sc, sword), why_not_use(sc, sword)) == ([], {"LOTR-18.3"})


@pytest.mark.card("1U48")
@pytest.mark.parametrize(
    ("site", "block", "now"), [(5, FOTR, 5), (6, FOTR, 7), (8, FOTR, 7), (9, FOTR, 5), (6, Block.TOWERS, 5)]
)
def test_haldir_near_home(scenario, site, block, now):
    """LOTR-23.3: sites of the Fellowship block."""
    sc = scenario(site=site, block=block)
    assert sc.strength(sc.put("1U48")) == now


@pytest.mark.card("1U48", "1C53")
@pytest.mark.parametrize(("name", "price"), [("1U48", 2), ("1C53", 1)])
def test_they_come_to_an_elf(scenario, make, name, price):
    """LOTR-18.1: an Elf must be seen, an ally will do; a Man will not."""
    sc = scenario()
    sc.put(friend(make, GONDOR, MAN))
    sc.hand(0, name)
    sc.begin("fellowship")
    assert why_not_play(sc, name) == "LOTR-18.1"
    sc.put(helper(make))
    sc.play(name)
    assert sc.s.twilight == price


@pytest.mark.card("1C53")
def test_lorien_elves_are_many(scenario):
    """LOTR-24.1: not unique; the first lets the second come."""
    sc = scenario()
    first = sc.put("1C53")
    sc.hand(0, "1C53")
    sc.begin("fellowship").play("1C53")
    assert (sc.strength(first), sc.vitality(first), sc.s.twilight, sc.find("1C53") != first) == (4, 2, 1, True)


@pytest.mark.card("1R50")
def test_legolas_shoots_alone(scenario, make):
    """A wound now instead of an arrow; as often as he can exert (LOTR-17.7)."""
    sc = scenario()
    legolas, orc, other = sc.put("1R50"), sc.put(foe(make), 1), sc.put(foe(make), 1)
    sc.hand(0, IDLE)
    sc.begin("archery")
    assert arrows(sc) == 1
    act(sc, legolas)
    assert sc.offered == {orc, other}
    sc.choose(orc)
    assert (sc.wounds(legolas), sc.wounds(orc), arrows(sc)) == (1, 1, 0)
    sc.pass_until_seat(0)
    act(sc, legolas).choose(orc)
    assert (sc.wounds(legolas), sc.wounds(orc)) == (2, 2)
    sc.pass_until_seat(0)
    assert why_not_use(sc, legolas) == {"LOTR-18.3"}


@pytest.mark.card("1R50")
def test_legolas_who_does_not_exert_counts(scenario, make):
    """LOTR-17.5: in the archery phase only."""
    sc = scenario()
    legolas, orc = sc.put("1R50"), sc.put(foe(make), 1)
    sc.hand(0, IDLE)
    sc.begin("maneuver")
    assert sc.refused(Use(legolas, 0)).rule == "LOTR-17.5"
    sc.pass_until("archery").pass_until("defend")
    assert (sc.wounds(legolas), sc.wounds(orc)) == (0, 1)
