"""Shadow cards of set 1 that turn up cards of a hand or of a deck."""

import pytest
from tests.games.lotr.cards.dark import foe

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.events import DeckShown, HandShown
from pelipoyta.games.lotr.model import Decide, Pass, Play, Use
from pelipoyta.games.lotr.words.facts import code_of
from pelipoyta.kernel import Deck

UNSPOILED, FOOL, SAM, GIMLI, LEGOLAS = "1R120", "1R170", "1C311", "1U12", "1U51"
GOBLIN, SCOUT, URUK = "1C177", "1C176", "1C158"


@pytest.fixture
def unspoiled(dark):
    """In play; the Free Peoples player has three cards and three burdens."""

    def at():
        sc, _ = dark(friends=[SAM])
        card = sc.put(UNSPOILED, 1)
        sc.hand(0, GIMLI, LEGOLAS, SAM)
        sc.set_player(0, burdens=3)
        sc.begin("shadow", 1)
        return sc, card

    return at


@pytest.mark.card("1R120")
@pytest.mark.parametrize("x", [2, 3])
def test_alive_and_unspoiled(unspoiled, x):
    """X is said, no more than there are burdens; so many cards are shown by chance, and one of them may go."""
    sc, card = unspoiled()
    sc.use(card, 1)
    assert not sc.can(Decide(0))  # LOTR-30.33
    sc.decide(x)
    shown = sorted(code_of(name) for name in (GIMLI, LEGOLAS, SAM))[:x]  # chance brings the first
    assert [list(event.codes) for event in sc.told(HandShown)] == [shown]
    assert sc.s.twilight == 6
    assert sc.offered == set(shown)
    sc.choose(shown[-1])
    assert [code_of(name) for name in sc.in_discard(0)] == [shown[-1]]
    assert {held.code for held in sc.s.players[0].hand if held.eyes == (1,)} == set(shown[:-1])


@pytest.mark.card("1R120")
def test_alive_and_unspoiled_may_throw_nothing_away(unspoiled):
    sc, card = unspoiled()
    sc.use(card, 1).decide(2)
    assert sc.can(Pass())
    sc.pass_()
    assert (len(sc.in_hand(0)), sc.asks) == (3, "shadow")


@pytest.mark.card("1R120")
@pytest.mark.parametrize("word", [ClosedHand(), SafeCards()])
def test_alive_and_unspoiled_and_a_hand_that_is_kept(unspoiled, make, word):
    """Where hands are shut nothing is shown; where cards are safe nothing is thrown away."""
    sc, card = unspoiled()
    sc.put(make(condition("9C65", "Kept", SHIRE, cost=0).says(Static(word))))
    sc.use(card, 1).decide(2)
    assert (len(sc.told(HandShown)), sc.asks, len(sc.in_hand(0))) == (word == SafeCards(), "shadow", 3)


@pytest.mark.card("1R120")
@pytest.mark.parametrize("uruk", [True, False])
def test_to_play_alive_and_unspoiled(dark, isengard_orc, uruk):
    """An Uruk-hai exerts for it; an Orc of Isengard will not do."""
    sc, _ = dark(hand=[UNSPOILED])
    one = sc.put(URUK if uruk else isengard_orc, 1)
    sc.begin("shadow", 1)
    assert sc.can(Play(code_of("1R120"))) is uruk
    if uruk:
        sc.play(UNSPOILED)
        assert sc.wounds(one) == 1


@pytest.fixture
def fool(dark):
    def at(*deck, friends=(SAM,)):
        sc, _ = dark(hand=[FOOL], friends=list(friends))
        sc.set_player(1, deck=Deck(tuple(code_of(name) for name in deck)))
        sc.begin("shadow", 1)
        return sc

    return at


@pytest.mark.card("1R170")
def test_fool_of_a_took(fool, make):
    """Minions of Moria, whatever their race, and the first other card: all into hand, in sight of all."""
    troll = foe(make, 66, MORIA, TROLL)
    orc = foe(make, 67, SAURON, ORC)
    sc = fool(GOBLIN, troll, orc, SCOUT)
    sc.play("1R170")
    assert sorted(sc.in_hand(1)) == sorted([GOBLIN, troll, orc])
    assert [event.codes for event in sc.told(DeckShown)] == [tuple(map(code_of, (GOBLIN, troll, orc)))]
    assert sc.s.players[1].deck.top == (code_of(SCOUT),)


@pytest.mark.card("1R170")
@pytest.mark.parametrize("deck", [(), (GOBLIN, SCOUT), ("1C192", GOBLIN)])
def test_fool_of_a_took_at_the_end_of_a_deck(fool, deck):
    """A condition of Moria is no minion; a deck of minions is shown to its end."""
    sc = fool(*deck)
    sc.play("1R170")
    taken = deck[:1] if "1C192" in deck else deck
    assert sorted(sc.in_hand(1)) == sorted(taken)
    assert len(sc.s.players[1].deck) == len(deck) - len(taken)


@pytest.mark.card("1R170")
@pytest.mark.parametrize(("friends", "may"), [([], False), ([GIMLI], False), ([SAM], True)])
def test_to_play_fool_of_a_took(fool, friends, may):
    """The Ring-bearer is not the Hobbit that is asked for."""
    sc = fool(GOBLIN, friends=friends)
    assert sc.can(Play(code_of("1R170"))) is may


@pytest.mark.card("1R200")
@pytest.mark.parametrize("last", ["orc", "troll", "other orc"])
def test_the_underdeeps_of_moria(dark, make, last):
    """LOTR-30.67: the bottom card: an Orc of Moria comes to hand, any other goes to the discard pile."""
    name = {"orc": GOBLIN, "troll": foe(make, 68, MORIA, TROLL), "other orc": foe(make, 69, SAURON, ORC)}[last]
    sc, _ = dark()
    card = sc.put("1R200", 1)
    sc.discard(1, SCOUT)
    sc.set_player(1, deck=Deck((code_of(SCOUT),), (), (code_of(URUK), code_of(name))))
    sc.begin("shadow", 1).use(card)
    taken = last == "orc"
    if taken:
        assert sc.offered == {code_of(name)}  # not the Orc that lay there before
        sc.choose(name)
    assert (sc.in_hand(1), sc.in_discard(1)) == (([name], [SCOUT]) if taken else ([], [SCOUT, name]))
    assert (sc.s.twilight, sc.s.players[1].deck.bottom) == (6, (code_of(URUK),))


@pytest.mark.card("1R200")
def test_the_underdeeps_cost_three(dark):
    sc, _ = dark(twilight=2)
    card = sc.put("1R200", 1)
    sc.deck(1, GOBLIN)
    sc.begin("shadow", 1)
    assert not sc.can(Use(card, 0), 1)
