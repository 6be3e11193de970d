"""Loops are stopped, and words about cards mean what the book reads into them."""

from tests.games.lotr.made_up import FELLOWSHIP, free

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.model import Options, Pass, Play, Use
from pelipoyta.games.lotr.terms import (
    Block,
    Until,
)
from pelipoyta.games.lotr.words.facts import code_of

# -- Loops and words about cards ----------------------------------------------------------------------------------


def test_a_loop_is_stopped(scenario, make):
    """LOTR-30.36: the same action so often in a phase, and not again; others are not counted with it."""
    card = free(make, Activated(phases=FELLOWSHIP, do=AddTwilight(0)))
    sc = scenario(options=Options(loop_limit=10))
    charm, other = sc.put(card), sc.put(card)
    sc.begin("fellowship")
    for _ in range(10):
        sc.use(charm)
    refusal = sc.refused(Use(charm, 0))
    assert (refusal.rule, refusal.reason, refusal.facts) == ("LOTR-30.36", "repeated", {"times": 10})
    for _ in range(10):
        sc.use(other)
    assert (sc.asks, sc.can(Use(other, 0))) == ("fellowship", False)
    sc.do(Pass())
    assert not any(key.startswith("phase:again") for key in sc.s.used)


def test_many_different_actions_are_no_loop(scenario, make):
    """LOTR-30.36: eleven charms once each, where the limit is ten."""
    card = free(make, Activated(phases=FELLOWSHIP, do=AddTwilight(0)))
    sc = scenario(options=Options(loop_limit=10))
    charms = [sc.put(card) for _ in range(11)]
    sc.begin("fellowship")
    for charm in charms:
        sc.use(charm)
    assert sc.asks == "fellowship"


def test_a_compulsory_loop_ends_at_once(scenario, make):
    """LOTR-30.36: a text that is always looked at fires once, not for ever."""
    card = free(make, Triggered(on=Always(), when=CanSpot(COMPANION), do=AddTwilight(1)))
    sc = scenario()
    sc.put(card)
    sc.begin("fellowship")
    assert sc.s.twilight == 1


def test_paying_from_hand_excludes_the_event_itself(scenario, make):
    """LOTR-18.4: an event does not pay for itself."""
    text = (Activated(phases=FELLOWSHIP, cost=discard_from(Pile.HAND, count=1), do=AddTwilight(1)),)
    card = make(event("9C61", "Price", SHIRE, cost=0).says(*text))
    sc = scenario()
    sc.hand(0, card)
    sc.begin("fellowship")
    assert sc.refused(Play(code_of(card))).reason == "cost-unpayable"


def test_exert_no_times(scenario, make):
    """LOTR-30.33: pays nothing, and so is no cost."""
    card = free(make, Activated(phases=FELLOWSHIP, cost=Exert(Choose(COMPANION), 0), do=AddTwilight(1)))
    sc = scenario()
    charm = sc.put(card)
    sc.begin("fellowship")
    assert not sc.can(Use(charm, 0))


def test_a_wound_in_costs_and_effects_does_not_mix(scenario):
    """LOTR-18.4, LOTR-18.6: whom Noble Intentions exerts is not whom it helps."""
    sc = scenario(block=Block.FELLOWSHIP)
    elf, foe = sc.put("1U51"), sc.put("1C177", 1)
    sc.hand(0, "1C304", "1C304")
    sc.fight(sc.frodo, foe)
    before = sc.strength(sc.frodo)
    sc.play("1C304")
    assert (sc.wounds(elf), sc.strength(sc.frodo)) == (1, before + 3)


def test_another_is_not_the_one_chosen_before(scenario, make):
    """LOTR-18.4: a word may bar what was chosen under a name; an item may ask what its bearer is about."""
    payer = Choose(COMPANION, "payer")
    bold = strength(Choose(COMPANION, but="payer"), 1, until=Until.TURN)
    text = (Activated(phases=FELLOWSHIP, cost=Exert(payer), do=bold),)
    lit = Static(Strength(ITS_BEARER, 2), when=Matches(ITS_BEARER, WOUNDED))
    torch = make(possession("9C63", "Torch", SHIRE, cost=0, bearer=COMPANION).says(lit))
    sc = scenario()
    elf, dwarf, charm = sc.put("4C74"), sc.put("4C49"), sc.put(free(make, *text))
    sc.put(torch, on=elf)
    sc.begin("fellowship")
    sc.use(charm).choose(elf)
    assert sc.offered == {sc.frodo, dwarf}
    assert sc.strength(elf) == 6 + 2
    sc.choose(dwarf)
    assert sc.strength(dwarf) == 6 + 1


def test_readings_of_the_book(scenario, make):
    """LOTR-30.1: a starting companion's own cost is paid, though no twilight is added."""
    text = (Triggered(on=played(THIS), do=AddBurden()),)
    smeagol = make(companion("9C62", "Sméagol", "", GOLLUM, HOBBIT, cost=2, strength=3, vitality=4).says(*text))
    sc = scenario(site=1)
    sc.deck(0, smeagol)
    sc.starting().play(smeagol)
    assert (sc.burdens(), sc.s.twilight) == (1, 0)
