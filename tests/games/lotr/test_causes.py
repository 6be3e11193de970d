"""What is told says why it came about: the card whose words did it, or the rule."""

from pelipoyta.games.lotr import rules
from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.events import (
    BurdensChanged,
    CardPlayed,
    FightUncontested,
    Healed,
    Strengthened,
    TwilightChanged,
    Wounded,
)
from pelipoyta.games.lotr.model import Bid, Options
from pelipoyta.games.lotr.terms import Block, Deed, Phase, Side
from pelipoyta.games.lotr.words.facts import code_of

FOE = Choose(MINION)


def why(told):
    return [(event.cause, event.why) for event in told]


def test_a_skirmish_that_was_lost(scenario):
    """LOTR-13.4."""
    sc = scenario()
    merry, foe = sc.put("4C310"), sc.put("4C17", 1)
    sc.set_strength(merry, 4)
    sc.set_strength(foe, 5)
    sc.fight(merry, foe).resolve()
    assert why(sc.told(Wounded)) == [(-1, "skirmish")]
    assert sc.told(FightUncontested) == []


def test_the_last_of_a_side_killed_by_a_card(scenario, make):
    """LOTR-13.7: the wound is the card's; the skirmish is won without a comparison."""
    text = (Activated(phases=Phase.SKIRMISH, do=Wound(FOE)),)
    sc = scenario()
    merry, foe = sc.put("4C310"), sc.put("4C17", 1)
    sc.wound(foe, sc.vitality(foe) - 1)
    trap = sc.put(make(condition("9C95", "Trap", SHIRE, cost=0).says(*text)))
    sc.fight(merry, foe)
    sc.use(trap)
    assert why(sc.told(Wounded)) == [(code_of("9C95"), "")]
    assert sc.told(FightUncontested) == [FightUncontested(Side.FREE)]


def test_an_answer_and_what_it_answers_have_their_own_causes(scenario, make):
    """The burden is the answering card's, and the second wound is archery's again."""
    grief = (Triggered(on=after(Deed.WOUND), do=AddBurden(1)),)
    sc = scenario(block=Block.FELLOWSHIP)
    sc.put(make(condition("9C96", "Grief", SHIRE, cost=0).says(*grief)))
    sc.put("1C176", 1)
    sc.put("1C176", 1)
    sc.begin("archery")
    assert why(sc.told(Wounded)) == [(-1, "archery")] * 2
    assert why(sc.told(BurdensChanged)) == [(code_of("9C96"), "")] * 2


def test_what_lasts_names_its_card(scenario, make):
    text = (Activated(phases=Phase.SKIRMISH, do=strength(FOE, -1)),)
    sc = scenario()
    merry, foe = sc.put("4C310"), sc.put("4C17", 1)
    mist = sc.put(make(condition("9C97", "Mist", SHIRE, cost=0).says(*text)))
    sc.fight(merry, foe)
    sc.use(mist)
    assert why(sc.told(Strengthened)) == [(code_of("9C97"), "")]


def test_a_sanctuary_heals(scenario):
    """LOTR-6.2."""
    sc = scenario(site=3)
    aragorn = sc.put("4P364", wounds=1)
    sc.begin("turn")
    sc.choose(aragorn)
    assert why(sc.told(Healed)) == [(-1, "sanctuary")]


def test_a_card_says_what_was_paid_for_it(scenario):
    """LOTR-18.1: of the change of the pool the card itself tells."""
    sc = scenario(twilight=9)
    sc.hand(0, "4C310")
    sc.begin("fellowship")
    sc.play("4C310")
    assert [(told.by, told.why) for told in sc.told(TwilightChanged)] == [(1, "cost")]
    assert [(told.paid, told.pool) for told in sc.told(CardPlayed)] == [(1, 10)]


def test_bids_and_moves_are_told_as_such(scenario):
    """LOTR-3.4, LOTR-8.1."""
    s = rules.start(Options(), 2)
    told = []
    for seat in (0, 1):
        s, events = rules.apply(s, seat, Bid(2))
        told += events
    assert why(event for event in told if isinstance(event, BurdensChanged)) == [(-1, "bid")] * 2
    sc = scenario()
    sc.begin("twilight")
    assert why(sc.told(TwilightChanged))[0] == (-1, "move")
