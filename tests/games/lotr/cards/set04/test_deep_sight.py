"""Isengard looks into decks: a stone, and a companion who rests for good."""

import pytest
from tests.games.lotr.cards.dark import foe

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.events import DeckShown, DeckShuffled
from pelipoyta.games.lotr.model import Play, Use
from pelipoyta.games.lotr.words.facts import code_of
from pelipoyta.kernel import Deck

URUK, ORC_CARD, ARAGORN, RIDER, SAM = "4C165", "4C10", "4P364", "4C286", "4C316"


def codes(*names):
    return tuple(map(code_of, names))


@pytest.fixture
def stone(scenario):
    """The stone and an Uruk-hai; two cards on top of each deck."""

    def at(minion=URUK, twilight=2):
        sc = scenario(site=5, twilight=twilight)
        sc.put(minion, 1)
        for seat, cards in ((0, (ARAGORN, RIDER)), (1, (URUK, ORC_CARD))):
            sc.set_player(seat, deck=Deck(codes(*cards)))
        return sc

    return at


@pytest.mark.card("4R166")
@pytest.mark.parametrize("whose", [0, 1])
@pytest.mark.parametrize("sinks", [True, False])
def test_the_palantir_of_orthanc(stone, whose, sinks):
    """The top card of any deck is shown, and put beneath it if the Shadow player wishes."""
    sc = stone()
    card = sc.put("4R166", 1)
    sc.begin("shadow", 1).use(card, 1).choose(whose)
    first, second = codes(ARAGORN, RIDER) if whose == 0 else codes(URUK, ORC_CARD)
    assert [(event.of, event.codes) for event in sc.told(DeckShown)] == [(whose, (first,))]
    assert (sc.asked, sc.offered, sc.s.twilight) == (1, {first}, 0)
    sc.choose(first) if sinks else sc.pass_()
    deck = sc.s.players[whose].deck
    assert (deck.top, deck.bottom) == (((second,), (first,)) if sinks else ((first, second), ()))


@pytest.mark.card("4R166")
@pytest.mark.parametrize(("minion", "twilight"), [(URUK, 1), ("4C17", 2)])
def test_the_palantir_needs_an_isengard_minion_and_twilight(stone, minion, twilight):
    sc = stone(minion, twilight)
    card = sc.put("4R166", 1)
    sc.hand(1, "4R166")
    sc.begin("shadow", 1)
    assert not sc.can(Use(card, 1), 1)


@pytest.mark.card("4R166")
@pytest.mark.parametrize(("minion", "may"), [(URUK, True), ("4C17", False)])
def test_to_play_the_palantir(stone, minion, may):
    sc = stone(minion)
    sc.hand(1, "4R166")
    sc.begin("shadow", 1)
    assert sc.can(Play(code_of("4R166"))) is may


@pytest.fixture
def weary(scenario):
    """Two companions, of whom the first bears it; the Free Peoples player's deck has cards of both sides."""

    def at(count=12):
        sc = scenario(site=5)
        bearer, other = sc.put(ARAGORN), sc.put(RIDER)
        shadow_cards, own = [URUK] * (count // 2), [SAM] * (count - count // 2)
        sc.set_player(0, deck=Deck(codes(*own, *shadow_cards)))
        orc = sc.put(ORC_CARD, 1)
        sc.set_strength(orc, 40)
        return sc, bearer, other, orc

    return at


@pytest.mark.card("4R171")
def test_rest_while_you_can(weary):
    """The bearer dies: of ten cards one of each side goes, as the Shadow player picks, and the deck is shuffled."""
    sc, bearer, _, orc = weary()
    sc.put("4R171", 1, on=bearer)
    sc.fight(bearer, orc).resolve()
    assert not sc.lives(bearer)
    assert [len(event.codes) for event in sc.told(DeckShown)] == [10]
    assert sc.offered == {code_of(URUK), code_of(SAM)}  # the only ones of their sides, so nobody is asked
    sc.choose(URUK, SAM)
    assert sorted(sc.in_discard(0)) == sorted([SAM, URUK])
    assert (len(sc.s.players[0].deck), sc.s.players[0].deck.top, len(sc.told(DeckShuffled))) == (10, (), 1)
    assert sc.in_discard(1) == ["4R171"]


@pytest.mark.card("4R171")
def test_rest_while_you_can_and_another_who_dies(weary):
    sc, bearer, other, orc = weary()
    sc.put("4R171", 1, on=bearer)
    sc.fight(other, orc).resolve()
    assert (sc.lives(other), sc.told(DeckShown)) == (False, [])


@pytest.mark.card("4R171")
def test_rest_while_you_can_where_the_death_is_prevented(weary, make):
    """Nobody is killed, and nothing is shown."""
    saves = Response(on=about_to(Deed.DEATH, COMPANION), do=Prevent())
    name = make(condition("9C81", "Saved", GONDOR, cost=0).says(saves))
    sc, bearer, _, orc = weary()
    sc.put("4R171", 1, on=bearer)
    saver = sc.put(name)
    sc.fight(bearer, orc).resolve().use(saver)
    assert (sc.lives(bearer), sc.told(DeckShown)) == (True, [])


@pytest.mark.card("4R171")
def test_to_play_rest_while_you_can(scenario, make):
    """A tracker of Isengard must be there; one on each companion, and on no ally."""
    tracker, hunter = foe(make, 82, ISENGARD, ORC, keywords=TRACKER), foe(make, 83, SAURON, ORC, keywords=TRACKER)
    sc = scenario(site=5, twilight=5)
    bearer = sc.put(ARAGORN)
    sc.put(hunter, 1)
    sc.hand(1, "4R171", "4R171", "4R171")
    sc.begin("shadow", 1)
    assert not sc.can(Play(code_of("4R171")))
    sc.put(tracker, 1)
    sc.play("4R171")
    assert sc.offered == {bearer, sc.frodo}
    sc.choose(bearer).play("4R171")
    assert sc.s.cards[sc.find("4R171")].host == sc.frodo
    assert sc.refused(Play(code_of("4R171"))).rule == "LOTR-21.1"
