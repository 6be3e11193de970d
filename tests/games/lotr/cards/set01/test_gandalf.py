"""What each Gandalf card of set 1 does."""

import pytest

from pelipoyta.games.lotr import GAME
from pelipoyta.games.lotr.cards import CARDS
from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.events import HandShown, WoundPrevented
from pelipoyta.games.lotr.model import Play, Use
from pelipoyta.games.lotr.terms import Block
from pelipoyta.games.lotr.words.facts import code_of


@pytest.mark.card("1U70")
def test_barliman_butterbur(scenario):
    """LOTR-19.5: he exerts; only Gandalf's events in one's own discard pile are offered."""
    sc = scenario()
    barliman = sc.put("1U70")
    sc.discard(0, "1C76", "1C78", "1C26", "1P364")
    sc.begin("fellowship")
    sc.use(barliman)
    assert sc.offered == {code_of("1C76"), code_of("1C78")}
    sc.choose("1C78")
    assert (sc.wounds(barliman), sc.in_hand(0)) == (1, ["1C78"])
    assert sc.in_discard(0) == ["1C76", "1C26", "1P364"]
    assert sc.refused(Use(barliman, 0)).rule == "LOTR-18.3"


@pytest.mark.card("1U70")
def test_barliman_keeps_the_rule_of_four(scenario):
    """LOTR-7.5: the cards he brings are counted."""
    sc = scenario()
    barliman = sc.put("1U70")
    sc.discard(0, "1C76")
    sc.begin("fellowship")
    sc.s.drawn = 4
    sc.use(barliman)
    assert sc.in_hand(0) == []


@pytest.mark.card("1C76")
def test_intimidate(scenario):
    """LOTR-17.4: a companion's wound is prevented, here the first of two; two tokens are added."""
    sc = scenario()
    sc.put("1P364")
    sam, foe = sc.put("1C311"), sc.put("4C207", 1)
    sc.set_strength(foe, 4)
    sc.hand(0, "1C76")
    sc.fight(sam, foe).resolve()
    assert sc.asks == "respond"
    sc.play("1C76")
    assert len(sc.told(WoundPrevented)) == 1
    assert (sc.wounds(sam), sc.s.twilight, sc.in_discard(0)) == (1, 2, ["1C76"])


@pytest.mark.card("1C76")
def test_intimidate_needs_gandalf_and_a_companion(scenario):
    """LOTR-17.9: without Gandalf it cannot be played; nor for an ally's wound."""
    sc = scenario()
    sam, foe = sc.put("1C311"), sc.put("4C10", 1)
    sc.set_strength(foe, 4)
    sc.hand(0, "1C76")
    sc.fight(sam, foe).resolve()
    assert (sc.wounds(sam), sc.in_hand(0)) == (1, ["1C76"])
    sc = scenario(block=Block.FELLOWSHIP)
    sc.put("1P364")
    bounder, foe = sc.put("1C286"), sc.put("1C177", 1)
    sc.set_strength(foe, 3)
    sc.hand(0, "1C76")
    sc.fight(bounder, foe).resolve()
    assert (sc.wounds(bounder), sc.in_hand(0)) == (1, ["1C76"])


@pytest.mark.card("1C76")
def test_intimidate_stops_an_arrow(scenario):
    """LOTR-17.4: any wound, not only in a skirmish."""
    sc = scenario(block=Block.FELLOWSHIP)
    gandalf = sc.put("1P364")
    sc.put("1C176", 1)
    sc.hand(0, "1C76")
    sc.begin("archery").pass_()
    sc.choose(gandalf).play("1C76")
    assert sc.wounds(gandalf) == 0


@pytest.mark.card("1C76", "1C78", "1C84", "1C86")
@pytest.mark.parametrize("name", ["1C76", "1C78", "1C84", "1C86"])
def test_it_is_a_spell(name):
    """LOTR-26.9."""
    assert SPELL.printed(CARDS[code_of(name)])


@pytest.mark.card("1C78")
@pytest.mark.parametrize(("burdens", "bonus"), [(4, 4), (5, 2)])
def test_mysterious_wizard(scenario, burdens, bonus):
    """LOTR-19.8: four while the Ring-bearer has at most four burdens; until the skirmish ends (LOTR-17.6)."""
    sc = scenario()
    sc.set_player(0, burdens=burdens)
    gandalf, legolas, foe = sc.put("1P364"), sc.put("4C74"), sc.put("4C10", 1)
    sc.set_strength(foe, 1)
    sc.hand(0, "1C78", "1C78")
    sc.fight(legolas, foe)
    sc.play("1C78")
    assert (sc.strength(gandalf), sc.strength(legolas), sc.s.twilight) == (7 + bonus, 6, 2)
    sc.resolve()
    assert sc.strength(gandalf) == 7


@pytest.mark.card("1C84")
def test_sleep_caradhras(scenario):
    """LOTR-4.2: every active condition of either side, and no possession; what sleeps is not touched."""
    sc = scenario(block=Block.FELLOWSHIP)
    gandalf, aragorn = sc.put("1P364"), sc.put("1P365")
    gone = [sc.put("1U108", on=aragorn), sc.put("1C157", 1), sc.put("1C196", 1)]
    kept = [sc.put("1C92", on=aragorn), sc.put("1C157", 0)]
    sc.hand(0, "1C84")
    sc.begin("fellowship")
    sc.play("1C84")
    assert ([sc.lives(i) for i in gone], [sc.lives(i) for i in kept]) == ([False] * 3, [True] * 2)
    assert (sc.wounds(gandalf), sc.s.twilight) == (1, 3)


@pytest.mark.card("1C84")
def test_sleep_caradhras_needs_gandalf_unexhausted(scenario):
    """LOTR-19.4, LOTR-18.3."""
    sc = scenario()
    sc.put("1C157", 1)
    sc.hand(0, "1C84")
    sc.begin("fellowship")
    assert sc.refused(Play(code_of("1C84"))).rule == "LOTR-18.3"
    sc.put("1P364", wounds=3)
    assert sc.refused(Play(code_of("1C84"))).rule == "LOTR-18.3"


@pytest.mark.card("1C86")
def test_treachery_deeper_than_you_know(scenario):
    """LOTR-25.3: the opponent of one's choice shows the hand to all; Gandalf is spotted, not exerted."""
    sc = scenario(seats=3)
    gandalf = sc.put("1P364")
    sc.hand(0, "1C86")
    sc.hand(1, "1C177")
    sc.hand(2, "1C168")
    sc.begin("fellowship")
    sc.play("1C86")
    assert sc.offered == {1, 2}
    sc.choose(2)
    shown = sc.told(HandShown)[0]
    assert (shown.of, shown.codes, shown.eyes) == (2, (1168,), None)
    assert [held.code for held in GAME.view(sc.s, None).players[2].hand] == [1168]  # LOTR-25.3: onlookers too
    assert GAME.view(sc.s, None).players[1].hand == ()
    assert GAME.view(sc.s, 1).players[2].hand_count == len(GAME.view(sc.s, 1).players[2].hand) == 1
    assert GAME.view(sc.s, 2).players[1].hand == ()
    assert (sc.wounds(gandalf), sc.s.twilight) == (0, 1)


@pytest.mark.card("1C86")
def test_treachery_needs_gandalf(scenario):
    """LOTR-17.9."""
    sc = scenario()
    sc.hand(0, "1C86")
    sc.begin("fellowship")
    assert sc.refused(Play(code_of("1C86"))).rule == "LOTR-17.9"


@pytest.mark.card("1P364")
def test_gandalf_the_grey_wizard(scenario):
    """LOTR-18.8, LOTR-25.1: he exerts and a companion with his signet costs two less; here East Road adds two."""
    sc = scenario(site=1, block=Block.FELLOWSHIP)
    gandalf = sc.put("1P364")
    sc.hand(0, "1U12", "1U97")
    sc.begin("fellowship")
    assert sc.refused(Use(gandalf, 0)).rule == "LOTR-18.8"
    sc.hand(0, "1U12", "1U97", "1U51", "4C286")
    sc.use(gandalf)
    assert sc.offered == {code_of("1U51")}
    sc.choose("1U51")
    assert (sc.wounds(gandalf), sc.s.twilight, sc.lives(sc.find("1U51"))) == (1, 2, True)
