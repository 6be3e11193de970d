"""Shire cards of set 3 that answer what texts do to a hand, or to burdens."""

import pytest
from tests.games.lotr.cards.old_road import gatherings

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.model import Play
from pelipoyta.games.lotr.words.facts import code_of

NOAKES, COUNTRYSIDE, SAM, MERRY, GIMLI, GOBLIN, URUK = "3C111", "3R113", "1C311", "1C303", "1U12", "1C177", "1C158"
WHISPER = "1C134"  # a Shadow condition


@pytest.fixture
def shire(scenario):
    return gatherings(scenario, 0, site=3, twilight=9)


@pytest.fixture
def noakes(shire, make):
    """He is there, with three cards in hand, and two minions; the Shadow player has this event."""

    def at(*do):
        name = make(event("9C61", "Loot", SAURON, cost=0).says(shadow(do=do)))
        sc, _ = shire(hand=[GIMLI, SAM, MERRY], friends=[NOAKES])
        foes = [sc.put(GOBLIN, 1), sc.put(URUK, 1)]
        sc.hand(1, name, GOBLIN, GOBLIN)
        return sc, foes, name

    return at


@pytest.mark.card("3C111")
def test_old_noakes(noakes):
    """LOTR-30.55: for each card a minion or a Shadow condition, if wished; a Free Peoples condition is none."""
    sc, [goblin, uruk], loot = noakes(By(Who.FREE, discard_from(Pile.HAND, count=2)))
    whisper, tale, ally = sc.put(WHISPER, 1), sc.put(COUNTRYSIDE), sc.find("3C111")
    sc.begin("shadow", 1).play(loot).choose(SAM, MERRY)
    assert (sc.asked, sc.asks) == (0, "respond")
    sc.use(ally)
    assert sc.offered == {goblin, uruk, whisper}
    assert tale not in sc.offered
    sc.choose(whisper)
    assert (sc.asked, sc.asks) == (0, "respond")
    sc.pass_()
    assert (sc.lives(whisper), sc.lives(uruk), sc.asks, sc.in_hand(0)) == (False, True, "shadow", [GIMLI])


@pytest.mark.card("3C111")
def test_old_noakes_is_also_angry_about_a_card_that_was_shown(noakes):
    sc, [goblin, uruk], loot = noakes(RevealAtRandom(), DiscardShown())
    sc.begin("shadow", 1).play(loot).use(sc.find("3C111")).choose(uruk)
    assert (sc.lives(uruk), sc.lives(goblin), len(sc.in_hand(0))) == (False, True, 2)


@pytest.mark.card("3C111")
@pytest.mark.parametrize("do", ["another's", "paid", "deck"])
def test_old_noakes_says_nothing(noakes, do):
    """Not of another's hand, of what is paid to prevent something, nor of a deck."""
    throws = discard_from(Pile.HAND, count=2)
    words = {
        "another's": throws,
        "paid": Unless(Who.FREE, throws, AddBurden()),
        "deck": By(Who.FREE, DiscardTop(2)),
    }[do]
    sc, _, loot = noakes(words)
    sc.deck(0, GIMLI, SAM)
    sc.begin("shadow", 1).play(loot)
    if do == "paid":
        sc.decide(1)
    if do != "deck":
        sc.choose(*((SAM, MERRY) if do == "paid" else (GOBLIN, GOBLIN)))
    assert len(sc.in_discard(1 if do == "another's" else 0)) >= 2
    assert (sc.asks, sc.asked) == ("shadow", 1)


@pytest.mark.card("3C111")
def test_old_noakes_and_a_text_of_ones_own(shire, make):
    name = make(event("9C62", "Spring Cleaning", SHIRE, cost=0).says(fellowship(do=discard_from(Pile.HAND))))
    sc, _ = shire(hand=[name, GIMLI], friends=[NOAKES])
    sc.put(WHISPER, 1), sc.put(GOBLIN, 1)
    sc.begin("fellowship").play(name).choose(GIMLI)
    assert (sc.in_discard(0), sc.asks) == ([GIMLI, name], "fellowship")


@pytest.fixture
def burdened(shire, make):
    """Four burdens, a wounded companion; a card of this race, or an event, takes two of them away."""

    def at(race):
        if race is None:
            name = make(event("9C63", "Rest", SHIRE, cost=0).says(fellowship(do=RemoveBurden(2))))
        else:
            helper = companion("9C64", "Helper", "One of Them", SHIRE, race, cost=1, strength=3, vitality=3)
            name = make(helper.says(fellowship(cost=Exert(THIS), do=RemoveBurden(2))))
        sc, friends = shire(
            hand=[name] if race is None else [], friends=[SAM, MERRY] + ([] if race is None else [name])
        )
        sc.put(COUNTRYSIDE)
        sc.wound(friends[1], 2)
        sc.set_player(0, burdens=4)
        sc.begin("fellowship")
        sc.play(name) if race is None else sc.use(friends[2])
        return sc, friends[1]

    return at


@pytest.mark.card("3R113")
@pytest.mark.parametrize("race", [None, MAN])
def test_the_shire_countryside(burdened, race):
    """Each burden that is taken away heals a companion, if wished."""
    sc, merry = burdened(race)
    place = sc.find("3R113")
    assert (sc.asks, sc.burdens()) == ("respond", 3)
    sc.use(place, 1)
    sc.choose(merry) if sc.asks == "target" else None
    assert sc.wounds(merry) == 1
    sc.pass_()
    assert (sc.asks, sc.burdens(), sc.wounds(merry)) == ("fellowship", 2, 1)


@pytest.mark.card("3R113")
def test_the_shire_countryside_and_a_hobbits_text(burdened):
    sc, merry = burdened(HOBBIT)
    assert (sc.asks, sc.burdens(), sc.wounds(merry)) == ("fellowship", 2, 2)


@pytest.mark.card("3R113")
@pytest.mark.parametrize(("friends", "may"), [([SAM], True), ([GIMLI], False)])
def test_to_play_the_shire_countryside(shire, friends, may):
    """Frodo and another companion of the Shire; an ally will not do."""
    sc, _ = shire(hand=[COUNTRYSIDE], friends=[*friends, NOAKES])
    sc.begin("fellowship")
    assert sc.can(Play(code_of("3R113"))) is may
