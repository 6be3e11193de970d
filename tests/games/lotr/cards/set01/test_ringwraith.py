"""Ringwraiths of set 1: what the Nine bear, and the dread they bring."""

import pytest
from tests.games.lotr.cards.dark import beaten, in_fight, in_phase
from tests.games.lotr.cards.folk import ARAGORN, BOROMIR, ENQUEA, GIMLI, GOBLIN, HELD, LEGOLAS, LORD, ROSIE, SAM, SMITH

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.engine.numbers import total
from pelipoyta.games.lotr.model import Play, Use
from pelipoyta.games.lotr.rules.combat.archery import archery_parts
from pelipoyta.games.lotr.words.facts import code_of


@pytest.mark.card("1U203")
@pytest.mark.parametrize(("victim", "saved"), [(ENQUEA, True), ("wraith_orc", False)])
def test_all_blades_perish(dark, wraith_orc, victim, saved):
    sc, [hero] = dark(hand=["1U203"], friends=[ARAGORN])
    foe = sc.put(wraith_orc if victim == "wraith_orc" else victim, 1)
    sc.set_strength(foe, 5)
    sc.fight(hero, foe).resolve()
    if saved:
        sc.play("1U203")
    assert (sc.wounds(foe), sc.in_discard(1)) == ((0, ["1U203"]) if saved else (1, []))


@pytest.mark.card("1R204", "1U213", "1U227")
@pytest.mark.parametrize(
    ("name", "worn", "burdens", "bearer", "more"),
    [
        ("1R204", False, 9, False, 2),
        ("1R204", True, 0, False, 5),
        ("1U213", True, 9, False, 2),
        ("1U213", False, 0, True, 3),
        ("1U227", True, 4, False, 2),
        ("1U227", False, 5, False, 4),
    ],
)
def test_nazgul_grow_strong(dark, name, worn, burdens, bearer, more):
    """More if the Ring is worn, if its bearer must fight, or with five burdens."""
    sc, [hero] = dark(hand=[name, HELD], friends=[ARAGORN])
    wraith, goblin = sc.put(ENQUEA, 1), sc.put(GOBLIN, 1)
    sc.set_player(0, worn=worn, burdens=burdens)
    sc.hand(0, "1C26")
    sc.fights(hero, wraith, sc.frodo, goblin).choose(hero) if bearer else sc.fight(hero, wraith)
    sc.pass_until_seat(1).play(name)
    assert (sc.strength(wraith), sc.strength(goblin)) == (11 + more, 13)


@pytest.mark.card("1R205")
@pytest.mark.parametrize("there", [True, False])
def test_beauty_is_fading(dark, there):
    """A possession or condition of the Free Peoples; only without any a friend of the Ring-bearer."""
    sc, [hero] = dark(hand=["1R205", HELD], friends=[ARAGORN])
    rosie, wraith, own = sc.put(ROSIE), sc.put(ENQUEA, 1), sc.put("1U220", 1)
    things = {sc.put("1C101", on=hero), sc.put("1C20")} if there else {hero, rosie}
    in_phase(sc, "maneuver").play("1R205")
    assert sc.offered == things
    sc.choose(min(things))
    assert (sc.lives(min(things)), sc.wounds(wraith), sc.lives(own)) == (False, 1, True)


@pytest.mark.card("1R208")
@pytest.mark.parametrize(("site", "land", "strength"), [(5, None, None), (2, Keyword.PLAINS, 15), (4, None, 13)])
def test_black_steed(dark, site, land, strength):
    """Stronger still on plains, gone underground."""
    sc, _ = dark(site=site, hand=[HELD])
    wraith = sc.put(ENQUEA, 1)
    steed = sc.put("1R208", 1, on=wraith)
    if land:
        sc.give(sc.s.path[-1], land)
    sc.begin("shadow", 1)
    assert sc.lives(steed) is (strength is not None)
    if strength:
        assert sc.strength(wraith) == strength


@pytest.mark.card("1R208", "1U218")
@pytest.mark.parametrize("name", ["1R208", "1U218"])
def test_only_nazgul_bear_it(dark, wraith_orc, name):
    sc, _ = dark(site=4, hand=[name])
    wraith, _, _ = sc.put(ENQUEA, 1), sc.put(wraith_orc, 1), sc.put(GOBLIN, 1)
    sc.begin("shadow", 1).play(name)
    assert (sc.s.cards[sc.find(name)].host, sc.strength(wraith)) == (wraith, 13)


@pytest.mark.card("1R210")
@pytest.mark.parametrize(("burdens", "strength", "damage"), [(2, 0, 0), (3, 1, 1), (5, 1, 1), (6, 3, 2)])
def test_dark_whispers(dark, burdens, strength, damage):
    sc, [hero] = dark(hand=["1R210", HELD], friends=[ARAGORN])
    wraith = sc.put(ENQUEA, 1)
    sc.set_player(0, burdens=burdens)
    in_fight(sc, hero, wraith)
    if not strength:
        assert sc.refused(Play(code_of("1R210"))).rule == "LOTR-18.1"
        return
    sc.play("1R210")
    assert (sc.strength(wraith), sc.keyword(wraith, Keyword.DAMAGE)) == (11 + strength, damage)


@pytest.mark.card("1U211")
@pytest.mark.parametrize(("killer", "burdens"), [(ENQUEA, 1), (GOBLIN, 0)])
def test_drawn_to_its_power(dark, killer, burdens):
    sc, [hero] = dark(friends=[LEGOLAS])
    sc.put("1U211", 1)
    beaten(sc, hero, sc.put(killer, 1), strength=30)
    assert (sc.lives(hero), sc.burdens()) == (False, burdens)


@pytest.mark.card("1R212", "1U223", "1U226")
@pytest.mark.parametrize("name", ["1R212", "1U223", "1U226"])
def test_dread_before_the_fight(dark, wraith_orc, name):
    """A Nazgûl must exert: an ally flees, archers are hurt, or allies."""
    sc, [archer, hero] = dark(hand=[name, HELD], friends=[LEGOLAS, ARAGORN])
    rosie, bowman = sc.put(ROSIE), sc.put("1U56")
    sc.put(wraith_orc, 1), sc.put(GOBLIN, 1)
    in_phase(sc, "maneuver")
    assert sc.refused(Play(code_of(name))).rule == "LOTR-18.3"
    wraith = sc.put(ENQUEA, 1)
    sc.play(name)
    if name == "1R212":
        assert sc.offered == {rosie, bowman}
        assert not sc.choose(bowman).lives(bowman)
    hurt = {"1R212": [], "1U223": [archer], "1U226": [rosie, bowman]}[name]
    there = [card for card in (archer, hero, rosie, bowman, sc.frodo) if sc.lives(card)]
    assert [card for card in there if sc.wounds(card)] == hurt
    assert sc.wounds(wraith) == 1


@pytest.mark.card("1R214")
@pytest.mark.parametrize(("winner", "able"), [(ENQUEA, True), (GOBLIN, False)])
def test_in_the_ringwraiths_wake(dark, winner, able):
    """The Free Peoples player chooses what it is."""
    sc, [hero] = dark(hand=["1R214"], friends=[ARAGORN])
    beaten(sc, hero, sc.put(winner, 1))
    assert sc.can(Play(code_of("1R214")), 1) is able
    if able:
        sc.play("1R214")
        assert sc.asked == 0
        assert sc.decide(1).burdens() == 1


@pytest.mark.card("1U215")
@pytest.mark.parametrize("count", [1, 2])
def test_the_masters_will(dark, count):
    """As many cards as Nazgûl spotted: those of the Ringwraiths to hand, the rest away."""
    sc, _ = dark(hand=["1U215"])
    sc.put(ENQUEA, 1), sc.put(LORD, 1), sc.put(GOBLIN, 1)
    sc.deck(1, GOBLIN, "1U203", GOBLIN)
    sc.begin("shadow", 1).play("1U215").decide(count)
    revealed = sorted(["1U203", GOBLIN, GOBLIN], key=code_of)[:count]
    assert sc.in_hand(1) == [name for name in revealed if name == "1U203"]
    assert sorted(sc.in_discard(1)) == sorted(["1U215", *(name for name in revealed if name == GOBLIN)])


@pytest.mark.card("1R217")
def test_morgul_gates(dark, wraith_orc):
    sc, _ = dark(hand=["1R217", ENQUEA, wraith_orc], twilight=4)
    sc.begin("shadow", 1).play("1R217")
    assert sc.offered == {code_of(ENQUEA)}
    assert (sc.choose(ENQUEA).s.twilight, sc.lives(sc.find(ENQUEA))) == (0, True)


@pytest.mark.card("1U218")
@pytest.mark.parametrize(("burdens", "damage"), [(2, 0), (3, 1)])
def test_nazgul_sword(dark, burdens, damage):
    sc, _ = dark()
    wraith = sc.put(ENQUEA, 1)
    sc.put("1U218", 1, on=wraith)
    sc.set_player(0, burdens=burdens)
    assert sc.keyword(wraith, Keyword.DAMAGE) == damage


@pytest.mark.card("1U219")
def test_the_nine_servants_of_sauron(dark):
    sc, [sam] = dark(hand=[ENQUEA, GOBLIN], friends=[SAM], twilight=30)
    servants, rosie = sc.put("1U219", 1), sc.put(ROSIE)
    sc.begin("shadow", 1).play(GOBLIN)
    assert not sc.can(Use(servants, 0))
    sc.play(ENQUEA).use(servants)
    assert sc.offered == {sam, rosie}
    assert sc.choose(sam).wounds(sam) == 1


@pytest.mark.card("1U220")
@pytest.mark.parametrize("phase", ["maneuver", "skirmish"])
def test_not_easily_destroyed(dark, phase):
    sc, [hero] = dark(friends=[ARAGORN])
    condition, wraith, goblin = sc.put("1U220", 1), sc.put(ENQUEA, 1, wounds=1), sc.put(GOBLIN, 1, wounds=1)
    in_phase(sc, phase) if phase == "maneuver" else in_fight(sc, hero, wraith)
    sc.use(condition)
    assert (sc.wounds(wraith), sc.wounds(goblin), sc.s.twilight) == (0, 1, 6)


@pytest.mark.card("1R221")
def test_the_pale_blade(dark):
    """Only the Witch-king bears it; his victory may cost a condition."""
    sc, [hero] = dark(hand=["1R221"], friends=[ARAGORN])
    king, other = sc.put(LORD, 1), sc.put(ENQUEA, 1)
    ours, own = sc.put("1C20"), sc.put("1U220", 1)
    sc.begin("shadow", 1).play("1R221")
    blade = sc.find("1R221")
    assert (sc.strength(king), sc.keyword(king, Keyword.DAMAGE), sc.strength(other)) == (19, 1, 11)
    sc.set_strength(king, 9)
    sc.fight(hero, king).resolve().use(blade, 1)
    assert (sc.lives(ours), sc.lives(own), sc.wounds(king)) == (False, True, 1)


@pytest.mark.card("1U225", "1R230")
@pytest.mark.parametrize(("name", "left"), [("1U225", True), ("1R230", False)])
def test_things_struck_from_the_hand(dark, name, left):
    """A possession of whom they fight, or a weapon."""
    sc, [hero, friend] = dark(friends=[BOROMIR, GIMLI])
    wraith = sc.put("1U232" if name == "1U225" else name, 1)
    sword = sc.put("1U225", 1, on=wraith) if name == "1U225" else wraith
    mail, blade, other = sc.put("1C101", on=hero), sc.put("1C299", on=hero), sc.put("1R14", on=friend)
    if name == "1U225":
        assert (sc.strength(wraith), sc.keyword(wraith, Keyword.DAMAGE)) == (11, 1)
    in_fight(sc, hero, wraith).use(sword, 1 if name == "1U225" else 0)
    if left:
        assert sc.offered == {mail, blade}
        sc.choose(blade)
    assert [sc.lives(card) for card in (mail, blade, other)] == [True, False, True]
    assert sc.wounds(wraith) == 1


@pytest.mark.card("1U225")
def test_sword_of_minas_morgul_is_lemenyas(dark):
    sc, _ = dark(hand=["1U225"])
    sc.put(ENQUEA, 1)
    sc.begin("shadow", 1)
    assert sc.refused(Play(code_of("1U225"))).rule == "LOTR-21.1"
    sc.put("1U232", 1)
    assert sc.can(Play(code_of("1U225")))


@pytest.mark.card("1R228")
@pytest.mark.parametrize(("who", "able"), [(ENQUEA, True), (GOBLIN, False)])
def test_the_twilight_world(dark, temptation, who, able):
    """The Ring is put on, and a Nazgûl knows it."""
    sc, _ = dark(hand=["1R228"])
    foe = sc.put(who, 1)
    sc.hand(0, temptation)
    sc.begin("maneuver").play(temptation)
    assert sc.can(Play(code_of("1R228")), 1) is able
    if able:
        sc.play("1R228")
        assert (sc.burdens(), sc.wounds(foe)) == (2, 1)


@pytest.mark.card("1U238")
def test_wreathed_in_shadow(dark, wraith_orc):
    sc, _ = dark(hand=["1U238"], friends=[LEGOLAS])
    sc.put(wraith_orc, 1)
    sc.begin("shadow", 1)
    assert sc.refused(Play(code_of("1U238"))).rule == "LOTR-18.1"
    sc.put(ENQUEA, 1)
    sc.play("1U238")
    in_phase(sc, "archery").use(sc.find("1U238"), 1)
    assert (total(archery_parts(sc.s, Side.FREE)), sc.s.twilight) == (0, 8)


@pytest.mark.card("1U226")
def test_their_power_is_in_terror_reaches_all_allies(dark):
    sc, [hero] = dark(hand=["1U226", HELD], friends=[ARAGORN])
    smith, rosie = sc.put(SMITH), sc.put(ROSIE, wounds=1)
    sc.put(ENQUEA, 1)
    in_phase(sc, "maneuver").play("1U226")
    assert (sc.wounds(smith), sc.lives(rosie), sc.wounds(hero)) == (1, False, 0)
