"""Words of decks and homes: looking, shuffling, taking what was seen, allies by their homes."""

from tests.games.lotr.made_up import free

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.events import DeckSeen, DeckShuffled
from pelipoyta.games.lotr.knowledge.view import view


def test_one_looks_alone(scenario, make):
    """LOTR-25.3, LOTR-30.52: nobody else sees the cards, nor which of them is taken."""
    text = fellowship(do=(Look(2), Put(Pile.DECK_TOP, Pile.HAND, among="seen", up_to=True)))
    sc = scenario()
    charm = sc.put(free(make, text))
    sc.deck(0, "4C10", "4C12", "4C16")
    sc.begin("fellowship")
    sc.use(charm)
    assert sc.told(DeckSeen)[0].codes.value == (4010, 4012)
    assert sc.offered == {4010, 4012}
    hidden = str(view(sc.s, 1).agenda)
    assert "4010" not in hidden
    assert "4012" not in hidden
    sc.choose("4C12")
    deck = sc.s.players[0].deck
    assert (sc.in_hand(0), deck.top, deck.bag) == (["4C12"], (4010,), (4016,))


def test_none_need_be_taken(scenario, make):
    text = fellowship(do=(Look(2), Put(Pile.DECK_TOP, Pile.HAND, among="seen", up_to=True), Shuffle()))
    sc = scenario()
    charm = sc.put(free(make, text))
    sc.deck(0, "4C10", "4C12", "4C16")
    sc.begin("fellowship")
    sc.use(charm).pass_()
    deck = sc.s.players[0].deck
    assert (sc.in_hand(0), deck.top, deck.bag) == ([], (), (4010, 4012, 4016))
    assert sc.told(DeckShuffled)


def test_allies_by_their_homes(scenario, make):
    homes = {"near": (3, Block.TOWERS), "far": (4, Block.TOWERS), "other": (3, Block.FELLOWSHIP)}
    names = [
        make(ally(f"9C7{n}", title, "", SHIRE, HOBBIT, home=home, cost=1, strength=2, vitality=2))
        for n, (title, home) in enumerate(homes.items())
    ]
    sc = scenario()
    near, *_ = [sc.put(name) for name in names]
    assert [card.id for card in sc.spot(ALLY & HomeAt(3, Block.TOWERS))] == [near]


def test_what_goes_back_is_shuffled_in(scenario, make):
    """As many cards of the hand as one likes, and as many are drawn."""
    text = fellowship(do=(Put(Pile.HAND, Pile.SHUFFLED, count=AnyNumber(), name="them"), Draw(ForEach(Chosen("them")))))
    sc = scenario()
    charm = sc.put(free(make, text))
    sc.hand(0, "4C42", "4C87")
    sc.deck(0, "4C10")
    sc.begin("fellowship")
    sc.use(charm).choose("4C42").pass_()
    assert sc.in_hand(0) == ["4C10", "4C87"]
    assert sc.s.players[0].deck.bag == (4042,)
