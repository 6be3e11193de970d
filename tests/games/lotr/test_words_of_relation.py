"""Words that no card of the starters uses: who bears, holds and lies on what, wounds that count, things forbidden."""

import pytest

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.engine.catalogue import CARDS
from pelipoyta.games.lotr.events import Decided
from pelipoyta.games.lotr.model import Decide, Use


def charm(make, *text, collector="9C61"):
    return make(condition(collector, "Charm", SHIRE, cost=0).says(*text))


def curse(make, *text, collector="9C62"):
    return make(condition(collector, "Curse", SAURON, cost=0).says(*text))


def test_who_bears_what(scenario, make):
    sc = scenario()
    aragorn, legolas = sc.put("4P364"), sc.put("4C74")
    sc.put("4C306", on=aragorn)
    assert [card.id for card in sc.spot(COMPANION & Bearing(WEAPON))] == [aragorn]
    assert sc.spot(COMPANION & Bearing(WEAPON, 2)) == []
    assert [card.id for card in sc.spot(POSSESSION & BorneBy(MAN))] == [sc.find("4C306")]
    assert legolas not in [card.id for card in sc.spot(Bearing(HAND_WEAPON | MOUNT))]


def test_what_lies_on_what(scenario, make):
    """LOTR-21.7: what is stacked is out of play, but the card it lies on is not."""
    sc = scenario()
    shelf, other = sc.put(charm(make)), sc.put(charm(make, collector="9C63"))
    laid = sc.stack("4C10", 1, shelf)
    assert [card.id for card in sc.spot(CONDITION & Holding(MINION))] == [shelf]
    assert sc.spot(CONDITION & Holding(ALLY)) == []
    stacked = sc.s.cards[laid]
    assert StackedOn(CONDITION).fits(sc.s, stacked, 0, other)
    assert not StackedOn(THIS).fits(sc.s, stacked, 0, other)
    assert StackedOn(THIS).fits(sc.s, stacked, 0, shelf)


def test_the_unique(scenario):
    sc = scenario()
    legolas = sc.put("4C74")
    sc.put("4C286")
    assert [card.id for card in sc.spot(UNIQUE & COMPANION & ~HOBBIT)] == [legolas]
    assert Unique().printed(CARDS[4074])
    assert not Unique().printed(CARDS[4286])


@pytest.mark.parametrize(("wounds", "strength"), [(0, 6), (1, 7), (2, 8), (3, 8)])
def test_wounds_count(scenario, make, wounds, strength):
    """One for each wound, two at most."""
    rage = charm(make, Static(Strength(Each(ELF), ForEach(Wounds(Each(ELF)), limit=2))))
    sc = scenario()
    legolas = sc.put("4C74", wounds=wounds)
    sc.put(rage)
    assert sc.strength(legolas) == strength


def test_one_or_the_other_will_do(scenario, make):
    sc = scenario()
    either = Either((CanSpot(ELF), CanSpot(DWARF)))
    assert either == CanSpot(ELF) | CanSpot(DWARF)
    assert not sc.holds(either)
    sc.put("4C49")
    assert sc.holds(either)
    assert CanSpot(ELF) & CanSpot(DWARF) == Both((CanSpot(ELF), CanSpot(DWARF)))
    assert not sc.holds(CanSpot(ELF) & CanSpot(DWARF))
    assert sc.holds(~CanSpot(ELF) & AtLeast(Count(DWARF), 1))


def test_filters_are_equal_whatever_their_order():
    assert ROHAN & MAN & MOUNTED == MOUNTED & (MAN & ROHAN)
    assert ~~MAN == MAN
    assert hash(ROHAN & MAN) == hash(MAN & ROHAN)


@pytest.mark.parametrize(
    ("deed", "word"), [(Deed.EXERT, Exert), (Deed.WOUND, Wound), (Deed.HEAL, Heal), (Deed.DISCARD, Discard)]
)
def test_what_is_forbidden_is_not_offered(scenario, make, deed, word):
    """LOTR-30.9: by a text that speaks, or for a while."""
    hurt = charm(make, fellowship(do=word(Choose(COMPANION & ~HOBBIT))))
    spared = charm(make, fellowship(do=For(Cannot(Choose(ELF), deed))), collector="9C63")
    for barred in (curse(make, Static(Cannot(Each(ELF), deed))), None):
        sc = scenario()
        legolas, gimli, aragorn = sc.put("4C74", wounds=1), sc.put("4C49", wounds=1), sc.put("4P364", wounds=1)
        doer, guard = sc.put(hurt), sc.put(spared)
        if barred:
            sc.put(barred, 1)
        sc.begin("fellowship")
        if not barred:
            sc.use(guard)
        sc.use(doer)
        assert legolas not in sc.offered
        assert {gimli, aragorn} <= sc.offered


def test_an_ally_takes_part_for_a_while(scenario, make):
    """LOTR-22.4: `TakesPart(…)` for a while, here longer than the phase."""
    call = charm(make, fellowship(do=For(TakesPart(Choose(ALLY)), Until.TURN)))
    sc = scenario()
    guma = sc.put("4C277")
    sc.put("4C207", 1)
    horn = sc.put(call)
    sc.begin("fellowship")
    sc.use(horn)
    assert [effect.targets for effect in sc.s.lasting] == [(guma,)]


def test_another_player_chooses_and_does(scenario, make):
    """By: that player chooses, and from their own cards."""
    demand = curse(make, shadow(do=By(Who.FREE, Discard(Choose(POSSESSION)))))
    sc = scenario()
    aragorn = sc.put("4P364")
    sc.put("4C306", on=aragorn), sc.put("4C306", on=sc.frodo)
    card = sc.put(demand, 1)
    sc.begin("shadow", 1)
    sc.use(card)
    assert (sc.asks, sc.asked) == ("target", 0)


def test_another_player_may(scenario, make):
    offer = curse(make, shadow(do=By(Who.FREE, AddBurden(2), may=True)))
    sc = scenario()
    card = sc.put(offer, 1)
    sc.begin("shadow", 1)
    burdens = sc.burdens()
    sc.use(card)
    assert (sc.asks, sc.asked) == ("may", 0)
    sc.decide(1)
    assert sc.burdens() == burdens + 2
    sc.use(card).decide(0)
    assert sc.burdens() == burdens + 2


def test_unless_another_pays_what_is_no_twilight(scenario, make):
    """LOTR-30.30: the Free Peoples player may add a burden to save the companion."""
    threat = curse(make, shadow(do=Unless(Who.FREE, AddBurden(), Wound(Choose(ELF)))))
    sc = scenario()
    legolas, card = sc.put("4C74"), sc.put(threat, 1)
    sc.begin("shadow", 1)
    burdens = sc.burdens()
    sc.use(card)
    assert (sc.asks, sc.asked) == ("prevent", 0)
    sc.decide(1)
    assert (sc.wounds(legolas), sc.burdens()) == (0, burdens + 1)
    sc.use(card).decide(0)
    assert (sc.wounds(legolas), sc.burdens()) == (1, burdens + 1)
    assert sc.told(Decided)


def test_nobody_is_asked_for_what_all_see_cannot_be_paid(scenario, make):
    threat = curse(make, shadow(do=Unless(Who.FREE, Exert(Choose(ELF)), Wound(Choose(DWARF)))))
    sc = scenario()
    gimli, card = sc.put("4C49"), sc.put(threat, 1)
    sc.begin("shadow", 1)
    sc.use(card)
    assert sc.wounds(gimli) == 1


def test_the_bearer_is_known_when_the_card_is_gone(scenario, make):
    """LOTR-18.18: a cost discards the card, its bearer is strengthened all the same."""
    ring_mail = make(
        possession("9C64", "Mail", SHIRE, cost=0, bearer=ELF).says(
            fellowship(cost=Discard(THIS), do=strength(ITS_BEARER, 2))
        )
    )
    sc = scenario()
    legolas = sc.put("4C74")
    mail = sc.put(ring_mail, on=legolas)
    sc.begin("fellowship")
    sc.use(mail)
    assert not sc.lives(mail)
    assert sc.strength(legolas) == 8


def test_counts_may_be_amounts(scenario, make):
    """As many as there are Elves: targets, times, cards from hand."""
    card = charm(make, fellowship(do=Exert(Choose(COMPANION & ~HOBBIT, count=each(ELF)), each(DWARF))))
    sc = scenario()
    legolas, _ = sc.put("4C74"), sc.put("4C74")
    gimli, doer = sc.put("4C49"), sc.put(card)
    sc.begin("fellowship")
    sc.use(doer).choose(legolas, gimli)
    assert (sc.wounds(legolas), sc.wounds(gimli)) == (1, 1)
    assert sc.can(Use(doer, 0))


def test_a_choice_of_another(scenario, make):
    """OneOf by another player: LOTR-18.7."""
    dilemma = curse(make, shadow(do=one_of(AddBurden(), Wound(Choose(ELF)), by=Who.FREE)))
    sc = scenario()
    legolas, card = sc.put("4C74"), sc.put(dilemma, 1)
    sc.begin("shadow", 1)
    sc.use(card)
    assert (sc.asks, sc.asked) == ("effect", 0)
    sc.do(Decide(1))
    assert sc.wounds(legolas) == 1
