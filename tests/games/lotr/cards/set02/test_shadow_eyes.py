"""Sauron, Ringwraiths, Isengard and Moria of set 2: wraiths in twilight, eyes everywhere."""

import pytest
from tests.games.lotr.cards.dark import beaten, in_fight, in_phase
from tests.games.lotr.cards.folk import (
    ARAGORN,
    BOROMIR,
    ELROND,
    ENQUEA,
    FIVE,
    GIMLI,
    GOBLIN,
    HELD,
    LEGOLAS,
    LORD,
    MORDOR_ORC,
    ROSIE,
    SIX,
    URUK,
)

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.model import LOOKED_AT, Play, Use
from pelipoyta.games.lotr.words.facts import code_of

DIM = "2U82"  # a Nazgûl in twilight


@pytest.mark.card("2U87")
@pytest.mark.parametrize(("burdens", "drawn"), [(2, 2), (7, 5)])
def test_the_eye_of_sauron(dark, burdens, drawn):
    sc, _ = dark(hand=["2U87"])
    orc = sc.put(MORDOR_ORC, 1)
    sc.deck(1, *[GOBLIN] * 8)
    sc.set_player(0, burdens=burdens)
    sc.begin("shadow", 1).play("2U87")
    assert (len(sc.in_hand(1)), sc.wounds(orc)) == (drawn, 1)


@pytest.mark.card("2C88")
@pytest.mark.parametrize(("way", "gone"), [(0, ["rosie"]), (1, ["elrond", "bowman"])])
def test_memory_of_many_things(dark, way, gone):
    """Any ally, or two Elven ones."""
    sc, _ = dark(hand=["2C88", HELD])
    there = {"rosie": sc.put(ROSIE), "elrond": sc.put(ELROND), "bowman": sc.put("1U56"), "smith": sc.put("1U27")}
    orc = sc.put(MORDOR_ORC, 1)
    in_phase(sc, "maneuver").play("2C88").decide(way)
    if way == 0:
        assert sc.offered == set(there.values())
        sc.choose(there["rosie"])
    assert sorted(name for name, card in there.items() if not sc.lives(card)) == sorted(gone)
    assert sc.wounds(orc) == 1


@pytest.mark.card("2C90")
def test_orc_taskmaster(dark):
    sc, _ = dark(twilight=0)
    orc = sc.put("2C90", 1)
    sc.begin("shadow", 1).use(orc)
    assert (sc.wounds(orc), sc.s.twilight) == (1, 1)


@pytest.mark.card("2C91", "2R45")
@pytest.mark.parametrize(
    ("name", "watcher", "hand", "deck"),
    [("2C91", MORDOR_ORC, 0, 6), ("2C91", URUK, 2, 6), ("2R45", URUK, 2, 1), ("2R45", MORDOR_ORC, 2, 6)],
)
def test_the_ring_is_put_on(dark, temptation, name, watcher, hand, deck):
    """The whole hand is gone, or five cards of the deck, if the right minion is there."""
    sc, _ = dark(hand=[name])
    sc.put(watcher, 1)
    sc.hand(0, temptation, HELD, LEGOLAS)
    sc.deck(0, *[ARAGORN] * 6)
    sc.begin("maneuver").play(temptation)
    if sc.can(Play(code_of(name)), 1):
        sc.play(name)
    assert (len(sc.in_hand(0)), len(sc.s.players[0].deck)) == (hand, deck)


@pytest.mark.card("2U92")
@pytest.mark.parametrize(("tracker", "phase", "drawn"), [(False, "regroup", 1), (True, "regroup", 2), (True, "", 0)])
def test_spies_of_mordor(dark, tracker, phase, drawn):
    """Only for a move in the regroup phase."""
    sc, _ = dark(site=4)
    spies = sc.put("2U92", 1)
    sc.put("1U262" if tracker else "1C271", 1)
    sc.deck(1, *[GOBLIN] * 12)
    sc.adventure(1, "1C349")
    if not phase:
        assert not sc.begin("move").can(Use(spies, 1), 1)
        return
    sc.begin("regroup").pass_until("move-again").decide(1)
    before = len(sc.in_hand(1))
    sc.use(spies, 1)
    assert len(sc.in_hand(1)) - before == drawn


@pytest.mark.card("2U92")
def test_spies_of_mordor_need_an_orc(dark, mordor_troll):
    sc, _ = dark(hand=["2U92"])
    sc.put(mordor_troll, 1)
    sc.begin("shadow", 1)
    assert sc.refused(Play(code_of("2U92"))).rule == "LOTR-18.1"


@pytest.mark.card("2R93")
def test_tower_assassin(dark):
    sc, [hero] = dark(friends=[ARAGORN])
    orc, rosie = sc.put("2R93", 1), sc.put(ROSIE)
    in_phase(sc, "maneuver").use(orc)
    assert [sc.wounds(card) for card in (orc, rosie, hero, sc.frodo)] == [1, 1, 0, 0]


@pytest.mark.card("2C95")
@pytest.mark.parametrize(("friend", "strength"), [(ARAGORN, 11), (LEGOLAS, 11), (GIMLI, 9)])
def test_vile_blade(dark, mordor_troll, friend, strength):
    """For Orcs of Sauron; sharper against Men and Elves."""
    sc, [hero] = dark(hand=["2C95"], friends=[friend])
    orc = sc.put("1C271", 1)
    sc.put(mordor_troll, 1), sc.put(GOBLIN, 1)
    sc.begin("shadow", 1).play("2C95")
    assert sc.strength(orc) == 9
    assert in_fight(sc, hero, orc).strength(orc) == strength


@pytest.mark.card("2R77")
@pytest.mark.parametrize(("victim", "saved"), [(DIM, True), (ENQUEA, False)])
def test_his_terrible_servants(dark, victim, saved):
    sc, [hero] = dark(friends=[ARAGORN])
    servants, wraith = sc.put("2R77", 1), sc.put(victim, 1)
    sc.set_strength(wraith, 5)
    sc.fight(hero, wraith).resolve()
    if saved:
        sc.use(servants)
    assert (sc.wounds(wraith), sc.s.twilight) == ((0, 8) if saved else (1, 9))


@pytest.mark.card("2U78")
@pytest.mark.parametrize(("who", "able"), [(DIM, True), (ENQUEA, False)])
def test_it_wants_to_be_found(dark, who, able):
    sc, _ = dark(hand=["2U78", HELD])
    sc.put(who, 1)
    in_phase(sc, "maneuver")
    assert sc.can(Play(code_of("2U78"))) is able
    if able:
        assert sc.play("2U78").burdens() == 1


@pytest.mark.card("2U79")
@pytest.mark.parametrize(("wounds", "worn"), [(1, False), (2, True)])
def test_resistance_becomes_unbearable(dark, wounds, worn):
    """If Frodo can then go no farther, he puts the Ring on."""
    sc, _ = dark(hand=["2U79", HELD])
    wraith = sc.put(DIM, 1)
    sc.wound(sc.frodo, wounds)
    in_phase(sc, "maneuver").play("2U79").let_pass()
    assert (sc.wounds(sc.frodo), sc.s.players[0].worn, sc.wounds(wraith)) == (wounds + 1, worn, 1)


@pytest.mark.card("2R80")
def test_stricken_dumb(dark):
    """A tale or a weapon, of whoever it is; only the Witch-king does it."""
    sc, [hero] = dark(hand=["2R80", HELD], friends=[GIMLI])
    tale, axe, helm, plain = sc.put("1C24"), sc.put("1R14", on=hero), sc.put("1R15", on=hero), sc.put("1C20")
    sc.put(ENQUEA, 1)
    in_phase(sc, "maneuver")
    assert sc.refused(Play(code_of("2R80"))).rule == "LOTR-18.3"
    king = sc.put(LORD, 1)
    sc.play("2R80")
    assert sc.offered == {tale, axe}
    sc.choose(tale)
    assert (sc.lives(tale), sc.lives(helm), sc.lives(plain), sc.wounds(king)) == (False, True, True, 1)


@pytest.mark.card("2U81")
def test_they_will_find_the_ring(dark):
    """As many companions as there are burdens, for two Nazgûl."""
    sc, heroes = dark(hand=["2U81", HELD], friends=[ARAGORN, BOROMIR, LEGOLAS])
    one = sc.put(ENQUEA, 1)
    sc.set_player(0, burdens=2)
    in_phase(sc, "maneuver")
    assert sc.refused(Play(code_of("2U81"))).rule == "LOTR-18.3"
    other = sc.put(LORD, 1)
    sc.play("2U81").choose(*heroes[:2])
    assert [sc.wounds(card) for card in (*heroes, one, other)] == [1, 1, 0, 1, 1]


@pytest.mark.card("2U82")
def test_ulaire_attea_comes(dark):
    sc, [hero] = dark(hand=["2U82"], friends=[ARAGORN])
    rosie = sc.put(ROSIE)
    sc.begin("shadow", 1).play("2U82").use(sc.find("2U82"))
    assert (sc.wounds(rosie), sc.wounds(hero)) == (1, 0)
    assert sc.keyword(sc.find("2U82"), Keyword.TWILIGHT) == 1


@pytest.mark.card("2U83")
@pytest.mark.parametrize(("burdens", "wounds"), [(4, 1), (5, 2)])
def test_ulaire_enquea_strikes_the_bearer(dark, burdens, wounds):
    sc, [hero] = dark(friends=[ARAGORN])
    wraith = sc.put("2U83", 1)
    sc.set_player(0, burdens=burdens)
    beaten(sc, hero, wraith).use(wraith).let_pass()
    assert (sc.wounds(sc.frodo), sc.wounds(wraith)) == (wounds, 1)


@pytest.mark.card("2R84")
@pytest.mark.parametrize(("burdens", "wounds", "more"), [(1, 1, 0), (2, 0, 1), (0, 2, 1)])
def test_ulaire_nelya(dark, burdens, wounds, more):
    sc, [hero] = dark(friends=[ARAGORN])
    wraith = sc.put("2R84", 1)
    sc.set_player(0, burdens=burdens)
    sc.wound(sc.frodo, wounds), sc.wound(hero, 2)
    assert [sc.keyword(wraith, word) for word in (Keyword.FIERCE, Keyword.DAMAGE)] == [more, more]


@pytest.mark.card("2R86")
@pytest.mark.parametrize(("who", "worn", "able"), [(DIM, True, True), (DIM, False, False), (ENQUEA, True, False)])
def test_wraith_world(dark, who, worn, able):
    sc, [hero] = dark(hand=["2R86", HELD], friends=[ARAGORN])
    wraith = sc.put(who, 1)
    sc.set_player(0, worn=worn)
    in_fight(sc, hero, wraith)
    assert sc.can(Play(code_of("2R86"))) is able
    if able:
        assert sc.play("2R86").burdens() == 3


@pytest.mark.card("2R39")
@pytest.mark.parametrize("friends", [FIVE, SIX])
def test_beyond_the_height_of_men(dark, friends):
    """One of them; all that the Free Peoples have, if six companions are there."""
    sc, heroes = dark(hand=["2R39", HELD], friends=friends)
    mail, shield, helm = sc.put("1C101", on=heroes[0]), sc.put("1C107", on=heroes[1]), sc.put("1R15", on=heroes[3])
    cloak, uruk = sc.put("1C42", on=heroes[2]), sc.put(URUK, 1)
    in_phase(sc, "maneuver").play("2R39")
    if friends == FIVE:
        assert sc.offered == {mail, shield, helm}
        sc.choose(mail)
    left = [sc.lives(card) for card in (mail, shield, helm, cloak)]
    assert left == ([False, True, True, True] if friends == FIVE else [False, False, False, True])
    assert sc.wounds(uruk) == 1


@pytest.mark.card("2C42")
@pytest.mark.parametrize(("site", "there"), [(4, True), (5, False)])
def test_goblin_man(dark, site, there):
    """He sees the hand of the Free Peoples; he does not go underground."""
    sc, _ = dark(site=site, hand=[HELD])
    spy = sc.put("2C42", 1)
    sc.hand(0, LEGOLAS)
    sc.begin("shadow", 1)
    assert sc.lives(spy) is there
    if there:
        sc.use(spy, 1)
        assert (sc.wounds(spy), sc.s.players[0].hand[0].eyes) == (1, (LOOKED_AT, 1))


@pytest.mark.card("2U68")
def test_must_do_without_hope(dark):
    sc, _ = dark(hand=["2U68", HELD])
    sc.put(GOBLIN, 1)
    in_phase(sc, "maneuver")
    assert sc.refused(Play(code_of("2U68"))).rule == "LOTR-18.3"
    balrog = sc.put("2C51", 1)
    sc.play("2U68")
    assert (sc.burdens(), sc.wounds(balrog)) == (1, 1)
