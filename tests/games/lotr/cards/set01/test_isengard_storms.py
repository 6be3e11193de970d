"""Isengard of set 1: storms, and the hunt for the Ring."""

import pytest
from tests.games.lotr.cards.dark import in_phase
from tests.games.lotr.cards.folk import ARAGORN, BOROMIR, FIVE, GIMLI, GOBLIN, HELD, LEGOLAS, SAM, URUK

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.model import Play, Use
from pelipoyta.games.lotr.words.facts import code_of


@pytest.mark.card("1R123")
@pytest.mark.parametrize(("friends", "able"), [(FIVE, True), (FIVE[:3], False)])
def test_caradhras_has_not_forgiven_us(dark, friends, able):
    """With five companions, one who is exhausted goes; never the Ring-bearer."""
    sc, heroes = dark(hand=["1R123", HELD], friends=friends)
    uruk = sc.put(URUK, 1)
    sc.wound(heroes[0], 3), sc.wound(sc.frodo, 3), sc.wound(heroes[1], 1)
    in_phase(sc, "maneuver")
    assert sc.can(Play(code_of("1R123"))) is able
    if able:
        sc.play("1R123")
        assert (sc.lives(heroes[0]), sc.lives(heroes[1]), sc.wounds(uruk)) == (False, True, 1)


@pytest.mark.card("1R124", "1R137")
@pytest.mark.parametrize(("name", "way"), [("1R124", 0), ("1R124", 1), ("1R137", 0), ("1R137", 1)])
def test_the_free_peoples_choose_their_loss(dark, name, way):
    sc, [hero, friend] = dark(hand=[name, HELD], friends=[ARAGORN, LEGOLAS])
    uruk = sc.put(URUK, 1)
    in_phase(sc, "maneuver").play(name)
    assert sc.asked == 0
    sc.decide(way)
    if name == "1R137" and way == 0:
        assert sc.asked == 0
        sc.choose(hero, friend)
    worn, frodo, others = sc.s.players[0].worn, sc.wounds(sc.frodo), sc.wounds(hero) + sc.wounds(friend)
    expected = {
        ("1R124", 0): (False, 1, 0, 0),
        ("1R124", 1): (False, 0, 0, 1),
        ("1R137", 0): (False, 0, 2, 0),
        ("1R137", 1): (True, 0, 0, 0),
    }
    assert (worn, frodo, others, sc.burdens()) == expected[name, way]
    assert sc.wounds(uruk) == 1


@pytest.mark.card("1R137")
def test_sarumans_reach_needs_an_uruk_hai(dark, isengard_orc):
    sc, _ = dark(hand=["1R137", HELD])
    sc.put(isengard_orc, 1)
    in_phase(sc, "maneuver")
    assert sc.refused(Play(code_of("1R137"))).rule == "LOTR-18.3"


@pytest.mark.card("1U126")
def test_hunt_them_down(dark, isengard_orc):
    sc, _ = dark(hand=["1U126", HELD])
    uruk, orc = sc.put(URUK, 1), sc.put(isengard_orc, 1)
    in_phase(sc, "maneuver").play("1U126")
    assert [sc.keyword(card, Keyword.FIERCE) for card in (uruk, orc)] == [1, 0]


@pytest.mark.card("1U142")
@pytest.mark.parametrize(("hurt", "burdens", "limit"), [(0, 4, 2), (0, 5, 1), ("bearer", 0, 1), ("friend", 0, 2)])
def test_traitors_voice(dark, hurt, burdens, limit):
    """Five burdens, or a Ring-bearer who can go no farther."""
    sc, [hero] = dark(friends=[ARAGORN], hand=[HELD])
    sc.put("1U142", 1)
    sc.set_player(0, burdens=burdens)
    if hurt:
        sc.wound(sc.frodo if hurt == "bearer" else hero, 3)
    sc.begin("shadow", 1)
    assert sc.s.limit == limit


@pytest.mark.card("1U142")
def test_traitors_voice_needs_an_uruk_hai(dark, isengard_orc):
    sc, _ = dark(hand=["1U142"])
    sc.put(isengard_orc, 1)
    sc.begin("shadow", 1)
    assert sc.refused(Play(code_of("1U142"))).rule == "LOTR-18.1"
    sc.put(URUK, 1)
    assert sc.can(Play(code_of("1U142")))


@pytest.mark.card("1R155")
def test_uruk_spy(dark, temptation):
    """A card of the deck for each minion of Isengard, a burden for each that is of the Shadow."""
    sc, _ = dark()
    spy, _, _ = sc.put("1R155", 1), sc.put(URUK, 1), sc.put(GOBLIN, 1)
    sc.deck(1, LEGOLAS, URUK, URUK)
    sc.hand(0, temptation)
    sc.begin("maneuver").play(temptation).use(spy).decide(2)
    assert (sc.burdens(), sc.wounds(spy), sorted(sc.in_discard(1))) == (1, 1, [URUK, LEGOLAS])


@pytest.mark.card("1U161", "1U194")
@pytest.mark.parametrize("name", ["1U161", "1U194"])
@pytest.mark.parametrize("hiding", [True, False])
def test_a_stealth_event_is_cancelled(dark, name, hiding):
    """By an Uruk-hai that is spent, or by three of Moria who watch; another event is let be."""
    sc, [sam, _] = dark(hand=[name, HELD], friends=[SAM, ARAGORN])
    foe = sc.put(URUK, 1)
    for _ in range(3):
        sc.put(GOBLIN, 1)
    sc.hand(0, "1C296", "1C304")
    sc.fight(sam, foe).play("1C296" if hiding else "1C304")
    assert sc.can(Play(code_of(name)), 1) is hiding
    if hiding:
        sc.play(name)
        if name == "1U161":
            sc.decide(0)
        assert (sc.strength(sam), sc.wounds(foe)) == (3, 1 if name == "1U161" else 0)


@pytest.mark.card("1U194")
def test_relentless_needs_three(dark):
    sc, [sam] = dark(hand=["1U194", HELD], friends=[SAM])
    foe, _ = sc.put(URUK, 1), sc.put(GOBLIN, 1)
    sc.hand(0, "1C296", HELD)
    sc.fight(sam, foe).play("1C296")
    assert not sc.can(Play(code_of("1U194")), 1)


@pytest.mark.card("1U161")
def test_wariness_may_cost_the_uruk(dark):
    sc, [sam] = dark(hand=["1U161", HELD], friends=[SAM])
    foe, other = sc.put(URUK, 1), sc.put(URUK, 1)
    sc.hand(0, "1C296", HELD)
    sc.fight(sam, foe).play("1C296").play("1U161").decide(1).choose(other)
    assert (sc.lives(other), sc.lives(foe), sc.strength(sam)) == (False, True, 3)


@pytest.mark.card("1R124")
@pytest.mark.parametrize("who", [BOROMIR, GIMLI])
def test_cruel_caradhras_needs_isengard(dark, who):
    sc, _ = dark(hand=["1R124", HELD], friends=[who])
    goblin = sc.put(GOBLIN, 1)
    in_phase(sc, "maneuver")
    assert sc.refused(Play(code_of("1R124"))).rule == "LOTR-18.3"
    assert not sc.can(Use(goblin, 0))
