"""Moria of set 2: the Balrog, the Watcher and its arms, Goblins who come after."""

import pytest
from tests.games.lotr.cards.dark import foe, in_fight, in_phase
from tests.games.lotr.cards.old_road import tables

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.engine.numbers import total
from pelipoyta.games.lotr.model import Decide, Play, Use, Zone
from pelipoyta.games.lotr.rules.combat.archery import archery_parts
from pelipoyta.games.lotr.words.facts import code_of

GOBLIN, ARCHERS, LEGOLAS, GIMLI, ARAGORN, SAM = "1C177", "1C176", "1U51", "1U12", "1P365", "1C311"
LAKE, DEEPS, OPEN = 4, 5, 6  # sites of the path


@pytest.fixture
def moria(scenario):
    return tables(scenario, 1, site=DEEPS, twilight=20)


@pytest.fixture
def troll(make):
    return foe(make, 61, MORIA, TROLL)


@pytest.fixture
def stranger(make):
    """An Orc that is not of Moria, and shoots."""
    return foe(make, 62, SAURON, ORC, keywords=ARCHER)


@pytest.mark.card("2R49")
def test_archer_commander(moria, stranger):
    sc = moria()
    chief, archer, other, plain = sc.put("2R49", 1), sc.put(ARCHERS, 1), sc.put(stranger, 1), sc.put(GOBLIN, 1)
    assert [sc.strength(card) for card in (chief, archer, other, plain)] == [8, 9, 5, 13]


@pytest.mark.card("2U67")
@pytest.mark.parametrize(("beside", "arrows"), [(None, 1), ("stranger", 2), ("kin", 3)])
def test_moria_archer_troop(moria, stranger, beside, arrows):
    """It adds one beside another archer of Moria, who shoots too."""
    sc = moria()
    sc.put("2U67", 1), sc.put(GOBLIN, 1)
    if beside:
        sc.put(stranger if beside == "stranger" else ARCHERS, 1)
    assert total(archery_parts(sc.s, Side.SHADOW)) == arrows


@pytest.mark.card("2C60")
def test_goblin_bowman(moria):
    sc = moria()
    sc.put("2C60", 1)
    assert total(archery_parts(sc.s, Side.SHADOW)) == 1


@pytest.mark.card("2C51", "2R52", "2C58", "2R66", "2R73")
@pytest.mark.parametrize(
    ("name", "site", "stays"),
    [
        ("2C51", DEEPS, True),
        ("2C51", LAKE, False),
        ("2R52", DEEPS, True),
        ("2R52", OPEN, False),
        ("2C58", LAKE, True),
        ("2C58", DEEPS, False),
        ("2R66", LAKE, True),
        ("2R66", OPEN, False),
        ("2R73", LAKE, True),
        ("2R73", DEEPS, False),
    ],
)
def test_what_lives_only_in_its_own_place(moria, name, site, stays):
    sc = moria(site)
    beast = sc.put(name, 1)
    sc.begin("maneuver")
    assert sc.lives(beast) is stays


@pytest.mark.card("2C51")
def test_durins_bane_suffers_nobody(moria, troll):
    """All other minions go, one played later too; nobody shoots."""
    sc = moria(hand=[GOBLIN])
    bane, ogre = sc.put("2C51", 1), sc.put(troll, 1)
    sc.put(LEGOLAS)
    sc.begin("shadow", 1)
    assert not sc.lives(ogre)
    sc.play(GOBLIN).let_pass()
    assert (sc.in_discard(1).count(GOBLIN), sc.lives(bane)) == (1, True)
    sc.begin("archery")
    assert sc.wounds(bane) == 0


@pytest.mark.card("2R52")
def test_flame_of_udun(moria, troll, stranger):
    sc = moria(hand=["2R52"], twilight=16)
    sc.put(troll, 1), sc.put(stranger, 1)
    sc.begin("shadow", 1)
    assert sc.refused(Play(code_of("2R52"))).rule == "LOTR-18.1"
    sc.put(ARCHERS, 1)
    sc.discard(1, "2C62", troll, stranger)
    sc.play("2R52")
    flame = sc.find("2R52")
    assert sc.s.twilight == 2
    assert sc.refused(Use(flame, 2)).rule == "LOTR-18.8"  # two are paid, and nothing is left for the Orc
    sc.s.twilight = 4
    sc.use(flame, 2)
    assert sc.offered == {code_of("2C62")}
    sc.choose("2C62")
    assert (sc.lives(sc.find("2C62")), sc.s.twilight, sc.wounds(flame)) == (True, 0, 1)


@pytest.mark.card("2U54")
def test_dark_fire(moria):
    """On Gandalf, while the Balrog is there; he tires with every move."""
    sc = moria(hand=["2U54"])
    gandalf = sc.put("1P364")
    sc.put(ARAGORN), sc.put(GOBLIN, 1)
    sc.begin("shadow", 1)
    assert sc.refused(Play(code_of("2U54"))).rule == "LOTR-18.1"
    sc.put("2R52", 1)
    sc.play("2U54")
    assert (sc.s.cards[sc.find("2U54")].host, sc.strength(gandalf)) == (gandalf, 5)
    sc.adventure(1, "1C351")
    sc.begin("move").let_pass()
    assert sc.wounds(gandalf) == 1


@pytest.mark.card("2U56")
def test_fill_with_fear_breaks_a_bow(moria, make):
    bow = make(possession("9C63", "Bow", ELVEN, cost=0, bearer=ELF, item=RANGED_WEAPON))
    sword = make(possession("9C64", "Knife", ELVEN, cost=0, bearer=ELF, item=HAND_WEAPON))
    sc = moria()
    elf, fear, flame = sc.put(LEGOLAS), sc.put("2U56", 1), sc.put("2R52", 1)
    bow, sword = sc.put(bow, on=elf), sc.put(sword, on=elf)
    in_phase(sc, "maneuver").use(fear, 1)
    assert (sc.lives(bow), sc.lives(sword), sc.wounds(flame)) == (False, True, 1)


@pytest.mark.card("2U56")
@pytest.mark.parametrize(("beast", "hits"), [("2R52", 0), (GOBLIN, 1)])
def test_fill_with_fear_stops_arrows(moria, beast, hits):
    """While the Balrog is there."""
    sc = moria()
    sc.put(LEGOLAS), sc.put("2U56", 1)
    target = sc.put(beast, 1)
    sc.begin("archery")
    assert sc.wounds(target) == hits


@pytest.mark.card("2C58", "2R66")
@pytest.mark.parametrize(("name", "finds"), [("2C58", ["2C58", "2R66"]), ("2R66", ["2R73"])])
def test_one_arm_brings_another(moria, name, finds):
    sc = moria(LAKE, hand=[name])
    sc.deck(1, "2C58", "2R66", "2R73", GOBLIN)
    sc.begin("shadow", 1).play(name).use(sc.find(name))
    assert sc.offered == {code_of(each) for each in finds}
    sc.choose(finds[-1])
    assert sc.s.cards[sc.find(finds[-1])].zone is Zone.CENTRE


@pytest.mark.card("2C58", "2R66", "2R73")
@pytest.mark.parametrize("name", ["2C58", "2R66", "2R73"])
def test_arms_bear_nothing(moria, make, name):
    club = make(possession("9C63", "Club", MORIA, cost=0, bearer=MINION, item=HAND_WEAPON))
    sc = moria(LAKE, hand=[club])
    sc.put(name, 1)
    sc.begin("shadow", 1)
    assert sc.refused(Play(code_of(club)))
    sc.put(GOBLIN, 1) if name != "2R73" else sc.put("2C58", 1)
    assert sc.can(Play(code_of(club))) is (name != "2R73")


@pytest.mark.card("2R73")
def test_watcher_in_the_water(moria, troll):
    """Tentacles stay and grow; others go."""
    sc = moria(LAKE)
    watcher, arm, ogre = sc.put("2R73", 1), sc.put("2C58", 1), sc.put(troll, 1)
    sc.begin("shadow", 1)
    assert (sc.lives(ogre), sc.lives(arm), sc.lives(watcher)) == (False, True, True)
    assert (sc.strength(arm), sc.keyword(arm, Keyword.DAMAGE)) == (6, 1)
    assert (sc.strength(watcher), sc.keyword(watcher, Keyword.DAMAGE)) == (11, 1)


@pytest.mark.card("2U59")
def test_foul_things(moria, troll, stranger):
    sc = moria(hand=["2U59"], twilight=4)
    sc.discard(1, troll, stranger, "1C180", GOBLIN)
    sc.begin("shadow", 1).play("2U59")
    assert sc.offered == {code_of(troll)}  # the Patrol Troop is too dear
    sc.choose(troll)
    assert (sc.lives(sc.find(troll)), sc.s.twilight) == (True, 0)


@pytest.mark.card("2C61")
@pytest.mark.parametrize(("moves", "may"), [(1, False), (2, True), (3, True)])
def test_goblin_flankers(moria, moves, may):
    """When the fellowship has moved more than once, and if they like; another goblin brings nothing."""
    sc = moria(hand=["2C61", "2C61", "2C60"], twilight=9)
    sc.s.moves = moves
    sc.begin("shadow", 1).play("2C60").play("2C61")
    assert (sc.asks, sc.s.twilight) == ("respond" if may else "shadow", 2)
    if may:
        assert sc.use(sc.find("2C61")).s.twilight == 5
        assert (sc.play("2C61").pass_().s.twilight, sc.asks) == (0, "shadow")


@pytest.mark.card("2C62")
@pytest.mark.parametrize(("moves", "strength"), [(1, 6), (2, 9)])
def test_goblin_pursuer(moria, moves, strength):
    sc = moria()
    sc.s.moves = moves
    assert sc.strength(sc.put("2C62", 1)) == strength


@pytest.mark.card("2C63")
def test_goblin_reinforcements(moria, troll, stranger):
    sc = moria(hand=["2C63"])
    ogre, orc = sc.put(troll, 1, wounds=1), sc.put(GOBLIN, 1, wounds=1)
    sc.put(stranger, 1, wounds=1)
    sc.begin("shadow", 1).play("2C63").use(sc.find("2C63"))
    assert sc.offered == {ogre, orc}
    assert sc.choose(ogre).wounds(ogre) == 0


@pytest.mark.card("2C64")
def test_goblin_scrabbler(moria, make, stranger, troll):
    """A condition of the Elves goes; Orcs of Moria that roam cost one less."""
    song = make(condition("9C63", "Song", ELVEN, cost=0))
    sc = moria(3, hand=["2C64", ARCHERS], twilight=20)
    song, dwarven = sc.put(song), sc.put("1U188", 1)
    sc.begin("shadow", 1).play("2C64").use(sc.find("2C64"))
    assert (sc.lives(song), sc.lives(dwarven)) == (False, True)
    before = sc.s.twilight
    sc.play(ARCHERS)
    assert before - sc.s.twilight == 3 + 2 - 1


@pytest.mark.card("2C65")
@pytest.mark.parametrize(("arm", "damage"), [("1C182", 2), ("1C180", 0)])
def test_goblin_spearman(moria, arm, damage):
    sc = moria()
    orc = sc.put("2C65", 1)
    sc.put(arm, 1, on=orc)
    assert sc.keyword(orc, Keyword.DAMAGE) == damage


@pytest.mark.card("2C69")
@pytest.mark.parametrize(("fighter", "other", "less"), [(GIMLI, ARAGORN, 1), (GIMLI, LEGOLAS, 3), (LEGOLAS, GIMLI, 3)])
def test_old_differences(moria, fighter, other, less):
    sc = moria(hand=["2C69"])
    hero, orc = sc.put(fighter), sc.put(GOBLIN, 1)
    sc.put(other)
    before = sc.strength(hero)
    in_fight(sc, hero, orc).play("2C69")
    assert before - sc.strength(hero) == less


@pytest.mark.card("2C69")
@pytest.mark.parametrize("fighter", [ARAGORN, GIMLI])
def test_old_differences_of_others(moria, troll, fighter):
    """Nobody but an Elf or Dwarf, and only against an Orc of Moria."""
    sc = moria(hand=["2C69", "1C168"])
    hero, enemy = sc.put(fighter), sc.put(GOBLIN if fighter == ARAGORN else troll, 1)
    sc.put(LEGOLAS), sc.put(GOBLIN, 1)
    before = sc.strength(hero)
    in_fight(sc, hero, enemy).play("2C69")
    assert sc.strength(hero) == before


@pytest.mark.card("2U72")
@pytest.mark.parametrize(("burdens", "added"), [(0, 0), (3, 3), (7, 5)])
def test_troubled_mountains(moria, troll, stranger, burdens, added):
    sc = moria(hand=["2U72", GOBLIN], twilight=0)
    ogre, other = sc.put(troll, 1), sc.put(stranger, 1)
    sc.set_player(0, burdens=burdens)
    sc.begin("shadow", 1)
    if added:
        sc.play("2U72")
        assert not sc.can(Decide(added + 1))
        sc.decide(added)
        assert (sc.wounds(ogre), sc.wounds(other)) == (1, 0)
    assert sc.s.twilight == added


@pytest.mark.card("2R74")
def test_whip_of_many_thongs(moria):
    """A helm, shield or armor of whom the Balrog is skirmishing."""
    sc = moria()
    hero, friend, balrog = sc.put(ARAGORN), sc.put("1U97"), sc.put("2R52", 1)
    mail, shield, kept = sc.put("1C101", on=hero), sc.put("1C107", on=hero), sc.put("1C92", on=friend)
    whip = sc.put("2R74", 1, on=balrog)
    assert sc.strength(balrog) == 18
    in_fight(sc, hero, balrog).use(whip)
    assert sc.offered == {mail, shield}
    sc.choose(shield)
    assert (sc.lives(shield), sc.lives(kept), sc.wounds(balrog)) == (False, True, 1)
