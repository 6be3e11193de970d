"""Set 6: cards that waited for a word."""

import pytest
from tests.games.lotr.cards.dark import add_tokens, at_blows, foe

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.model import Play, Use


@pytest.mark.card("6R15")
@pytest.mark.parametrize(("top", "able"), [("4C74", True), ("4C286", False)])
def test_elrond_keeper_of_vilya(scenario, top, able):
    """The top card is discarded; an Elven one may be taken, and an Elf companion healed."""
    sc = scenario()
    elrond, elf = sc.put("6R15"), sc.put("4C67", wounds=1)
    sc.deck(0, top)
    sc.begin("fellowship").use(elrond, 1)
    if able:
        sc.decide(1)
        if sc.asks != "fellowship":
            sc.choose(top)
    assert (sc.wounds(elrond), sc.wounds(elf), sc.in_hand(0)) == ((1, 0, [top]) if able else (1, 1, []))


@pytest.mark.card("6R15")
def test_elrond_heals(scenario):
    sc = scenario()
    elrond = sc.put("6R15", wounds=2)
    sc.begin("turn")
    assert sc.wounds(elrond) == 1


@pytest.mark.card("6C17")
@pytest.mark.parametrize("way", [0, 1])
def test_forewarned(scenario, way):
    sc = scenario()
    sc.put("4C74"), sc.put("4C67")
    sc.hand(0, "6C17")
    sc.deck(0, "4C286", "4C286")
    sc.begin("fellowship").play("6C17")
    warned = sc.find("6C17")
    sc.use(warned, 1).decide(way)
    if way and sc.asks != "fellowship":
        sc.choose("4C286")
    assert (sc.lives(warned), sc.in_discard(0).count("4C286")) == ((True, 0) if way == 0 else (False, 1))


@pytest.mark.card("6C17", "6U19", "6U20")
@pytest.mark.parametrize(("name", "code"), [("6U19", 6019), ("6U20", 6020), ("6C17", 6017)])
def test_elves_foresee(scenario, name, code):
    """Without Elves nobody does."""
    sc = scenario()
    sc.put("4C286")
    sc.hand(0, name)
    sc.deck(0, "4C286")
    sc.begin("fellowship")
    assert not sc.can(Play(code))


@pytest.mark.card("6U19")
@pytest.mark.parametrize("way", [None, 0, 1])
def test_gift_of_foresight(scenario, way):
    """Discarded, left where it is, or taken."""
    sc = scenario()
    sc.put("4C74")
    sc.hand(0, "6U19")
    sc.deck(0, "4C286")
    sc.begin("fellowship").play("6U19").decide(0 if way is None else 1)
    if way is not None:
        sc.decide(way)
        if sc.asks != "fellowship":
            sc.choose("4C286")
    gone, held = sc.in_discard(0).count("4C286"), sc.in_hand(0)
    assert (gone, held) == {None: (0, []), 0: (1, []), 1: (0, ["4C286"])}[way]


@pytest.mark.card("6U20")
def test_must_be_a_dream(scenario):
    """Companions of the shown card's culture."""
    sc = scenario()
    elf, man, other = sc.put("4C74", wounds=1), sc.put("4C286", wounds=1), sc.put("4C271", wounds=1)
    sc.hand(0, "6U20")
    sc.deck(0, "4C286")
    sc.begin("fellowship").play("6U20")
    assert sc.offered == {man, other}
    sc.choose(man, other)
    assert [sc.wounds(card) for card in (elf, man, other)] == [1, 0, 0]


@pytest.mark.card("6R55")
@pytest.mark.parametrize(("culture", "healed"), [(Culture.ROHAN, True), (Culture.ELVEN, False)])
def test_ring_of_barahir(scenario, make, culture, healed):
    sc = scenario()
    ring_, man = sc.put("6R55", on=sc.put("4P364", wounds=1)), sc.put("4C286", wounds=1)
    add_tokens(sc, sc.put(make(condition("9C97", "Banner", SHIRE, cost=0))), 1, culture)
    sc.begin("turn")
    if healed:
        sc.use(ring_)
    assert sc.wounds(man) == int(not healed)


@pytest.mark.card("6U91")
def test_blood_has_been_spilled(scenario, make):
    """Who gave his horse falls only to thrice his strength."""
    sc = scenario()
    man = sc.put("4C286")
    blood, horse = sc.put("6U91"), sc.put("4C283", on=man)
    brute = sc.put(foe(make, 91, SAURON, ORC), 1)
    at_blows(sc, man, brute)
    sc.use(blood)
    sc.set_strength(brute, sc.strength(man) * 2 + 1)
    sc.resolve()
    assert (sc.lives(man), sc.lives(horse)) == (True, False)
    assert not sc.can(Use(blood, 0), 0)
