"""Moria minions of set 1, by their print."""

import pytest
from tests.games.lotr.by_print.sauron.sides import GOBLIN, SOLDIER, able, act, barred, clash, shadow

from pelipoyta.games.lotr.engine.numbers import cost, total
from pelipoyta.games.lotr.model import Play
from pelipoyta.games.lotr.rules.combat.archery import archery_parts
from pelipoyta.games.lotr.terms import Block, Keyword, Side
from pelipoyta.games.lotr.words.facts import code_of

OLD = Block.FELLOWSHIP  # site 4 of its path is a marsh, site 5 is underground
RUNNER, SCOUT = "1U178", "1C191"


def arrows(sc, side=Side.FREE):
    return total(archery_parts(sc.s, side))


@pytest.mark.card("1R163")
def test_ancient_chieftain(scenario):
    """+1 for each other Moria Orc of any Shadow player; no Troll, no Sauron Orc."""
    sc = scenario(seats=3)
    chief = sc.put("1R163", 1)
    assert sc.strength(chief) == 9
    sc.put(GOBLIN, 1), sc.put(RUNNER, 2), sc.put(SOLDIER, 1), sc.put("1R165", 1)
    assert sc.strength(chief) == 11


@pytest.mark.card("1R163")
def test_ancient_chieftain_loses_them(scenario):
    """LOTR-25.2."""
    sc = scenario()
    chief, other = sc.put("1R163", 1), sc.put(GOBLIN, 1)
    before = sc.strength(chief)
    del sc.s.cards[other]
    assert (before, sc.strength(chief)) == (10, 9)


@pytest.mark.card("1R165")
@pytest.mark.parametrize(("site", "block", "price"), [(4, OLD, 10), (5, OLD, 7), (5, Block.TOWERS, 10)])
def test_cave_troll_price(scenario, site, block, price):
    """Three less at an underground site."""
    sc = scenario(site=site, block=block)
    assert cost(sc.s, 1, code_of("1R165")) == price


@pytest.mark.card("1R165")
def test_cave_troll_needs_an_orc(scenario):
    """LOTR-18.1: a Moria Orc; damage +1 and fierce."""
    sc = scenario(site=5, block=OLD, twilight=7)
    sc.put(SOLDIER, 1)
    sc.hand(1, "1R165")
    shadow(sc, "shadow")
    assert sc.refused(Play(1165)).rule == "LOTR-18.1"
    sc.put(GOBLIN, 1)
    sc.play("1R165")
    troll = sc.find("1R165")
    assert (sc.keyword(troll, Keyword.DAMAGE), sc.keyword(troll, Keyword.FIERCE), sc.s.twilight) == (1, 1, 0)


@pytest.mark.card("1R172")
@pytest.mark.parametrize(("other", "left"), [(GOBLIN, 0), ("1R172", 0), (SOLDIER, 3)])
def test_goblin_archer(scenario, other, left):
    """Six arrows fewer with another Moria Orc (LOTR-30.7: never below none)."""
    sc = scenario()
    sc.put("1U51"), sc.put("4C74"), sc.put("1C41", on=sc.put("1C53"))
    sc.put("1R172", 1), sc.put(other, 1)
    assert max(arrows(sc), 0) == left


@pytest.mark.card("1R172")
def test_two_goblin_archers(scenario):
    """Each takes six away, and each shoots."""
    sc = scenario()
    sc.put("1R172", 1), sc.put("1R172", 1)
    assert (arrows(sc), arrows(sc, Side.SHADOW)) == (0, 2)


@pytest.mark.card("1C174")
@pytest.mark.parametrize(("other", "damage"), [(GOBLIN, 2), (SOLDIER, 0)])
def test_goblin_backstabber(scenario, other, damage):
    """Damage +2 beside another Moria Orc in its skirmish."""
    sc = scenario()
    aragorn, foe, beside = sc.put("4C109"), sc.put("1C174", 1), sc.put(other, 1)
    sc.hand(1, "1C255")
    clash(sc, aragorn, foe, beside)
    assert sc.keyword(foe, Keyword.DAMAGE) == damage


@pytest.mark.card("1C174")
def test_goblin_backstabber_alone(scenario):
    """A Moria Orc elsewhere does not help."""
    sc = scenario()
    aragorn, foe = sc.put("4C109"), sc.put("1C174", 1)
    sc.put(GOBLIN, 1), sc.hand(1, "1C168")
    clash(sc, aragorn, foe)
    assert sc.keyword(foe, Keyword.DAMAGE) == 0


@pytest.mark.card("1C176", "2C60")
@pytest.mark.parametrize("name", ["1C176", "2C60"])
def test_archers_shoot(scenario, name):
    """LOTR-26.2: one arrow each."""
    sc = scenario()
    sc.put(name, 1), sc.put(name, 1), sc.put(GOBLIN, 1)
    assert arrows(sc, Side.SHADOW) == 2


@pytest.mark.card("1C176", "2C60")
@pytest.mark.parametrize(("name", "price"), [("1C176", 3), ("2C60", 2)])
def test_archers_wound(scenario, name, price):
    """LOTR-11.3: the Free Peoples player places the wound; roaming, it costs two more."""
    sc = scenario(site=3, twilight=9)
    merry = sc.put("1C303")
    sc.hand(1, name)
    shadow(sc, "shadow").play(name)
    assert sc.s.twilight == 7 - price
    sc.begin("archery").pass_until("archery-wound")
    assert (sc.asked, sc.offered) == (0, {merry, sc.frodo})
    sc.choose(merry)
    assert sc.wounds(merry) == 1


@pytest.mark.card("1U178", "2C61")
@pytest.mark.parametrize(("name", "price", "more"), [("1U178", 1, 2), ("2C61", 5, 3)])
@pytest.mark.parametrize("wished", [True, False])
def test_twilight_may_be_added(scenario, name, price, more, wished):
    """LOTR-17.1: two for the Runner, three for the Flankers on a second move."""
    sc = scenario(site=4, twilight=6)
    sc.s.moves = 2
    sc.hand(1, name)
    shadow(sc, "shadow").play(name)
    assert (sc.asks, sc.asked) == ("respond", 1)
    act(sc, sc.find(name)) if wished else sc.pass_()
    assert sc.s.twilight == 6 - price + more * wished


@pytest.mark.card("1U178")
def test_goblin_runner_roams(scenario):
    """LOTR-20.2: below site 4 it costs three, and brings two."""
    sc = scenario(site=3, twilight=3)
    sc.hand(1, "1U178")
    act(shadow(sc, "shadow").play("1U178"), sc.find("1U178"))
    assert sc.s.twilight == 2


@pytest.mark.card("2C61")
def test_goblin_flankers_on_the_first_move(scenario):
    """Nothing is added."""
    sc = scenario(site=4, twilight=6)
    sc.s.moves = 1
    sc.hand(1, "2C61", GOBLIN)
    shadow(sc, "shadow").play("2C61")
    assert (sc.asks, sc.s.twilight) == ("shadow", 1)


@pytest.mark.card("1C179")
def test_goblin_scavengers(scenario):
    """A weapon of the discard pile is played on an own Moria Orc, itself too, for its cost."""
    sc = scenario(site=4, twilight=4, seats=3)
    goblin, other = sc.put(GOBLIN, 1), sc.put(GOBLIN, 2)
    sc.hand(1, "1C179"), sc.discard(1, "1C182", "1R190", "1C192")
    shadow(sc, "shadow").play("1C179")
    act(sc, sc.find("1C179"))
    assert sc.offered == {1182, 1190}
    sc.choose("1R190")
    assert sc.offered == {goblin, sc.find("1C179")}
    sc.choose(goblin)
    assert (sc.strength(goblin), sc.strength(other), sc.s.twilight) == (15, 13, 0)


@pytest.mark.card("1C179")
def test_goblin_scavengers_need_not(scenario):
    """LOTR-17.1; a weapon that cannot be paid for is not offered (LOTR-18.8)."""
    sc = scenario(site=4, twilight=3)
    sc.hand(1, "1C179", GOBLIN), sc.discard(1, "1R190")
    shadow(sc, "shadow").play("1C179")
    assert (sc.asks, sc.in_discard(1)) == ("shadow", ["1R190"])


@pytest.mark.card("1U181")
def test_goblin_sneak(scenario):
    """A Moria Orc goes beneath the deck, no other card."""
    sc = scenario(site=4, twilight=1)
    sc.hand(1, "1U181"), sc.deck(1, SOLDIER), sc.discard(1, GOBLIN, RUNNER, SOLDIER, "1R165", "1C168")
    shadow(sc, "shadow").play("1U181")
    act(sc, sc.find("1U181"))
    assert sc.offered == {1177, 1178}
    sc.choose(GOBLIN)
    assert (len(sc.s.players[1].deck), GOBLIN in sc.in_discard(1)) == (2, False)


@pytest.mark.card("1U181")
def test_goblin_sneak_need_not(scenario):
    """LOTR-17.1."""
    sc = scenario(site=4, twilight=1)
    sc.hand(1, "1U181"), sc.deck(1), sc.discard(1, GOBLIN)
    shadow(sc, "shadow").play("1U181").pass_()
    assert (sc.in_discard(1), len(sc.s.players[1].deck)) == ([GOBLIN], 0)


@pytest.mark.card("1C184")
@pytest.mark.parametrize(("site", "block", "strength"), [(5, OLD, 8), (4, OLD, 6), (5, Block.TOWERS, 6)])
def test_goblin_wallcrawler_underground(scenario, site, block, strength):
    """+2 at an underground site."""
    sc = scenario(site=site, block=block)
    assert sc.strength(sc.put("1C184", 1)) == strength


@pytest.mark.card("1C184")
@pytest.mark.parametrize(("other", "left"), [(GOBLIN, 0), (SOLDIER, 1)])
def test_goblin_wallcrawler(scenario, other, left):
    """One arrow fewer beside another Moria Orc."""
    sc = scenario()
    sc.put("1U51"), sc.put("1C184", 1), sc.put(other, 1)
    assert arrows(sc) == left


@pytest.mark.card("1C185")
def test_goblin_warrior(scenario):
    """A Dwarven ally or condition may go."""
    sc = scenario(site=4, twilight=2)
    ally, tale = sc.put("1U17"), sc.put("1C24")
    sc.put("1U12"), sc.put("1U56"), sc.put("1C59"), sc.hand(1, "1C185")
    shadow(sc, "shadow").play("1C185")
    act(sc, sc.find("1C185"))
    if sc.asks == "effect":
        sc.decide(0)
    else:
        assert sc.offered == {ally, tale}
    sc.choose(ally) if sc.offered else None
    assert (sc.lives(ally), sc.lives(tale)) == (False, True)


@pytest.mark.card("1C185")
def test_goblin_warrior_need_not(scenario):
    """LOTR-17.1."""
    sc = scenario(site=4, twilight=2)
    ally = sc.put("1U17")
    sc.hand(1, "1C185")
    assert shadow(sc, "shadow").play("1C185").pass_().lives(ally)


@pytest.mark.card("1R186")
def test_guard_commander(scenario):
    """Three twilight: +2 for any Moria Orc, twice if paid twice."""
    sc = scenario(twilight=6)
    aragorn, foe, boss = sc.put("4C109"), sc.put(GOBLIN, 1), sc.put("1R186", 1)
    sc.put(SOLDIER, 1), sc.hand(1, "1C168")
    act(clash(sc, aragorn, foe), boss)
    assert sc.offered == {foe, boss}
    sc.choose(foe)
    act(sc.pass_until_seat(1), boss).choose(foe)
    assert (sc.strength(foe), sc.s.twilight) == (17, 0)


@pytest.mark.card("1R186")
def test_guard_commander_without_twilight(scenario):
    """LOTR-18.3."""
    sc = scenario(twilight=2)
    aragorn, boss = sc.put("4C109"), sc.put("1R186", 1)
    sc.hand(1, "1C168")
    clash(sc, aragorn, boss)
    assert barred(sc, boss) == {"LOTR-18.3"}


@pytest.mark.card("1C191")
def test_moria_scout(scenario):
    """An Elf, companion or ally, brings two twilight, and nobody is asked."""
    sc = scenario(site=4, twilight=2)
    sc.put("1U56"), sc.hand(1, "1C191", GOBLIN)
    shadow(sc, "shadow").play("1C191")
    if able(sc, sc.find("1C191")):
        act(sc, sc.find("1C191"))
    assert (sc.asks, sc.s.twilight) == ("shadow", 2)


@pytest.mark.card("1C191")
def test_moria_scout_without_elves(scenario):
    """Nothing comes."""
    sc = scenario(site=4, twilight=2)
    sc.put("1U12"), sc.hand(1, "1C191", GOBLIN)
    shadow(sc, "shadow").play("1C191")
    assert (sc.asks, sc.s.twilight) == ("shadow", 0)
