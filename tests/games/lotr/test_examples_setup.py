"""The worked examples about bids, starting fellowships and the fellowship phase (T6 to T13, T40)."""

import pytest

from pelipoyta.games.lotr import GAME
from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.model import Bid, Options, Pass, Play, Starting, TakePlace, Transfer
from pelipoyta.games.lotr.terms import Block, Phase
from pelipoyta.games.lotr.words.facts import code_of
from pelipoyta.kernel import Ask, Over


def bids(*burdens: int, seats: int = 4):
    s = GAME.start(Options(), seats)
    for seat, count in enumerate(burdens):
        s, _ = GAME.apply(s, seat, Bid(count))
    return s


def test_t6_bidding():
    """LOTR-3.2, LOTR-3.3, LOTR-3.4, LOTR-3.6, LOTR-30.3: Tom 3, Jarmo 4, Timo 3, Anneli 1; Tom wins the toss."""
    tom, jarmo, timo, anneli = range(4)
    s = bids(3, 4, 3, 1)
    s, _ = GAME.settle(s, (tom, timo))
    for seat, place in ((jarmo, 0), (tom, 1), (timo, 3)):
        assert GAME.pending(s) == Ask((seat,), "place")
        s, _ = GAME.apply(s, seat, TakePlace(place))
    assert GAME.legal(s, anneli) == [TakePlace(2)]
    s, _ = GAME.apply(s, anneli, TakePlace(2))
    assert s.order == [jarmo, tom, anneli, timo]
    assert [s.players[seat].burdens for seat in s.order] == [4, 3, 1, 3]


def test_t7_fatal_bid():
    """LOTR-3.5, LOTR-30.2: ten is too much for Frodo, nine is not; who is left wins."""
    assert GAME.pending(bids(10, 9, seats=2)) == Over((0.0, 1.0), "LOTR-3.5")
    assert GAME.pending(bids(10, 10, seats=2)) == Over((0.5, 0.5), "LOTR-3.5")
    assert isinstance(GAME.pending(bids(9, 8, seats=2)), Ask)
    three = bids(10, 2, 1, seats=3)
    assert three.players[0].out
    assert GAME.pending(three) == Ask((1,), "place")


def test_t8_corruption_in_play(scenario):
    """LOTR-19.8: 9 + 1 = 10, lost at once."""
    sc = scenario(site=2)
    sc.set_player(0, burdens=9)
    pippin, minion = sc.put("4C314"), sc.put("4C10", 1)
    sc.fight(pippin, minion)
    sc.use(pippin)
    assert GAME.pending(sc.s) == Over((0.0, 1.0), "LOTR-19.8")


@pytest.mark.parametrize(
    ("cards", "legal"),
    [
        (["4P364"], True),
        (["4C74", "4C49"], True),
        (["4C310", "4C314", "4C74"], True),
        (["4C266", "4C49"], False),
    ],
)
def test_t9_starting_fellowship_of_four(scenario, cards, legal):
    """LOTR-3.8: 4; 2 + 2; 1 + 1 + 2; not 3 + 2."""
    sc = scenario(site=1)
    sc.deck(0, *cards)
    sc.starting()
    for card in cards[:-1]:
        sc.play(card)
    assert sc.can(Play(code_of(cards[-1]))) == legal
    if not legal:
        assert sc.refused(Play(code_of(cards[-1]))).rule == "LOTR-3.8"
    assert sc.s.twilight == 0


def test_t9_never_an_ally_or_an_item(scenario):
    """LOTR-3.8."""
    sc = scenario(site=1)
    sc.deck(0, "4C277", "4C306")
    sc.starting()
    assert {sc.refused(Play(code_of(card))).reason for card in ("4C277", "4C306")} == {"companions-only"}


def test_t10_requirement_met_on_the_way(scenario, make):
    """LOTR-3.9: an Elf that needs an Elf comes after Legolas, and not alone."""
    elf = make(
        companion("9C1", "Elf of the Wood", "", ELVEN, ELF, cost=1, strength=4, vitality=3).says(ToPlay(CanSpot(ELF)))
    )
    sc = scenario(site=1)
    sc.deck(0, elf, "4C74")
    sc.starting()
    assert sc.refused(Play(code_of(elf))).reason == "requirement-missing"
    sc.play("4C74")
    assert sc.can(Play(code_of(elf)))


def test_t11_cost_lowered_on_the_way(scenario):
    """LOTR-3.9: Théoden, then Éomer for 2; Éomer first costs 3, and Théoden is too much."""
    sc = scenario(site=1)
    sc.deck(0, "4P365", "4C266")
    sc.starting()
    sc.play("4P365").play("4C266")
    assert sc.s.agenda[-1] == Starting(0, 4)
    other = scenario(site=1)
    other.deck(0, "4P365", "4C266")
    other.starting().play("4C266")
    assert other.refused(Play(code_of("4P365"))).facts == {"card": "Théoden", "cost": 2, "left": 1}


def test_t11_others_do_not_lower_it(scenario):
    """LOTR-4.2: only one's own starting companions are there to be spotted."""
    sc = scenario(site=1)
    sc.put("4P365", 1)
    sc.deck(0, "4C266", "4C310", "4C314")
    sc.starting().play("4C310").play("4C314")
    assert not sc.can(Play(code_of("4C266")))


def test_no_site_text_applies_to_a_starting_fellowship(scenario):
    """LOTR-3.9: East Road makes companions dearer, but not these."""
    sc = scenario(site=1, block=Block.FELLOWSHIP, sites={1: "1U320"})
    sc.deck(0, "1P365")
    sc.starting().play("1P365")
    assert sc.s.agenda[-1] == Starting(0, 4)


def drawer(make, count: int = 3):
    return make(condition("9C2", "Many Cards", SHIRE, cost=0).says(Activated(phases=Phase.FELLOWSHIP, do=Draw(count))))


def test_t12_rule_of_four(scenario, make):
    """LOTR-7.5, LOTR-30.18: three drawn already, three more said: one more comes."""
    sc = scenario()
    sc.deck(0, *["4C42"] * 9)
    card = sc.put(drawer(make))
    sc.begin("fellowship")
    sc.use(card).use(card)
    assert len(sc.s.players[0].hand) == 4


def test_t12_cards_at_the_start_of_the_turn_do_not_count(scenario, make):
    """LOTR-7.5, LOTR-30.18."""
    early = make(condition("9C3", "Early", SHIRE, cost=0).says(Triggered(on=start_of_turn(), do=Draw(2))))
    sc = scenario()
    sc.deck(0, *["4C42"] * 9)
    sc.put(early)
    card = sc.put(drawer(make))
    sc.begin("turn")
    sc.use(card).use(card)
    assert len(sc.s.players[0].hand) == 6


def test_t13_rule_of_nine(scenario, make):
    """LOTR-7.6, LOTR-30.19: with Merry and two Dwarf Guards dead six may be there, a seventh may not come."""
    guard = make(companion("9C4", "Dwarf Guard", "", DWARVEN, DWARF, cost=2, strength=4, vitality=2, unique=False))
    sc = scenario()
    sc.dead(0, "4C310", guard, guard)
    for card in ("4C314", "4C74", "4C49", guard):
        sc.put(card)
    sc.hand(0, guard)
    sc.begin("fellowship")
    sc.play(guard)
    sc.hand(0, "4C270", guard)
    assert sc.refused(Play(code_of("4C270"))).rule == "LOTR-7.6"
    assert sc.refused(Play(code_of(guard))).rule == "LOTR-7.6"


def test_t40_transfer(scenario, make):
    """LOTR-7.4, LOTR-21.6: from Frodo to Merry the pool grows by one; Aragorn is no bearer."""
    sc = scenario()
    merry, aragorn = sc.put("4C310"), sc.put("4P364")
    sword = sc.put("4C306", on=sc.frodo)
    sc.begin("fellowship")
    sc.do(Transfer(sword))  # only one may take it: nobody is asked
    assert sc.s.cards[sword].host == merry
    assert sc.s.twilight == 1
    sc.do(Transfer(sword))
    assert sc.s.cards[sword].host == sc.frodo
    assert sc.s.twilight == 2
    assert not [c for c in sc.s.cards.values() if c.host == aragorn]


def test_t40_not_to_an_ally_elsewhere(scenario, make):
    """LOTR-21.6, LOTR-30.24: an ally receives only while the fellowship is at his home."""
    hobbit = make(
        ally("9C5", "Hobbit Friend", "", SHIRE, HOBBIT, home=(4, Block.TOWERS), cost=1, strength=2, vitality=2)
    )
    for site, able in ((2, False), (4, True)):
        sc = scenario(site=site)
        sc.put(hobbit)
        sword = sc.put("4C306", on=sc.frodo)
        sc.begin("fellowship")
        assert sc.can(Transfer(sword)) == able
    assert Pass() in GAME.legal(sc.s, 0)
