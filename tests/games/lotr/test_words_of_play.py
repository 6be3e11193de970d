"""Words that no card of the starters uses: control, tokens, stacking, assignment."""

import pytest
from tests.games.lotr.made_up import ASSIGNMENT, SHADOW, dark

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.events import CardStacked, FightBegan, TokensChanged
from pelipoyta.games.lotr.model import Assign, Use, Zone
from pelipoyta.games.lotr.terms import Block, Culture, Deed, Keyword

# -- Tokens, stacks, control


def test_culture_tokens(scenario, make):
    """LOTR-21.8: they lie on the card told, never on a character, and count as texts say."""
    text = (
        Activated(phases=SHADOW, do=AddTokens(THIS, Culture.ISENGARD, 2)),
        Activated(phases=SHADOW, cost=RemoveTokens(THIS, Culture.ISENGARD), do=AddTwilight(3)),
        Static(Strength(Choose(MINION), ForEach(Tokens(Culture.ISENGARD)))),
        Activated(phases=SHADOW, do=AddTokens(Choose(MINION), Culture.ISENGARD)),
    )
    machine = make(condition("9C73", "Machine", ISENGARD, cost=0).says(*text))
    sc = scenario()
    card, foe = sc.put(machine, 1), sc.put("4C10", 1)
    sc.begin("shadow", 1)
    assert sc.refused(Use(card, 1)).rule == "LOTR-18.3"
    sc.use(card)
    assert (sc.s.cards[card].tokens, sc.strength(foe)) == (((Culture.ISENGARD, 2),), 10)
    sc.use(card, 1)
    assert (sc.s.cards[card].tokens, sc.s.twilight) == (((Culture.ISENGARD, 1),), 3)
    sc.use(card, 3)
    assert sc.s.cards[foe].tokens == ()
    assert len(sc.told(TokensChanged)) == 2


def test_stacking(scenario, make):
    """LOTR-21.7: not playing; out of play; its items go; it may be played; the host gone, it is discarded."""
    text = (
        Activated(phases=SHADOW, do=Stack(Choose(MINION), THIS)),
        Activated(phases=SHADOW, do=Put(Pile.HAND, Pile.STACK, MINION, on=THIS)),
        Activated(phases=SHADOW, do=PlayCard(MINION, Pile.STACK, cost=-1)),
        Activated(phases=SHADOW, do=Discard(THIS)),
    )
    den = make(condition("9C74", "Den", DUNLAND, cost=0).says(*text))
    sc = scenario(site=3, twilight=9)
    card, foe = sc.put(den, 1), sc.put("4C12", 1, wounds=0)
    axe = sc.put("4C26", 1, on=foe)
    sc.hand(1, "4C10", "4C42")
    sc.begin("shadow", 1)
    sc.use(card)
    assert (sc.s.cards[foe].zone, sc.s.cards[foe].host, sc.lives(axe)) == (Zone.STACKED, card, False)
    sc.use(card, 1).choose("4C10")
    assert not sc.spot(MINION)
    assert len(sc.told(CardStacked)) == 2
    stacked = next(c.id for c in sc.s.cards.values() if c.code == 4010)
    sc.use(card, 2).choose(stacked)
    assert [c.code for c in sc.spot(MINION)] == [4010]
    assert sc.s.twilight == 9 - (2 - 1)
    sc.use(card, 3)
    assert 4012 in sc.s.players[1].discard


def test_control_counts(scenario, make):
    """LOTR-23.5, LOTR-30.29: two at once, one after another, lowest first; texts count what one controls."""
    text = (
        Activated(phases=SHADOW, do=TakeControl(2)),
        Static(Strength(THIS, ForEach(Sites())), when=AtLeast(Sites(), 2)),
    )
    lord = make(minion("9C75", "Lord", RAIDER, MAN, cost=2, strength=6, vitality=2, site=1).says(*text))
    sc = scenario(site=4)
    sc.set_player(1, site=4)
    card = sc.put(lord, 1)
    sc.begin("shadow", 1)
    sc.use(card)
    assert [sc.s.cards[i].code for i in sc.s.path] == [4342, 4346]
    assert sc.strength(card) == 8


# -- Assignment


def assigner(make, culture=RAIDER):
    text = (Activated(phases=ASSIGNMENT, do=AssignMinion(Choose(MINION), Choose(COMPANION))),)
    return make(event("9C76", "Duel", culture, cost=0).says(*text))


def test_an_assignment_action(scenario, make):
    """LOTR-12.1, LOTR-12.2, LOTR-30.15: both unassigned; it uses up the one place, defender +1 adds one more."""
    card = assigner(make)
    sc = scenario()
    merry = sc.put("4C310")
    foes = [sc.put("4C207", 1) for _ in range(3)]
    sc.hand(1, card, card)
    sc.begin("assignment")
    sc.pass_until_seat(1)
    sc.play(card).choose(foes[0], merry)
    sc.play(card)
    sc.choose(foes[1])  # Merry is taken: only Frodo is left, and nobody need be asked
    assert {f.character: f.minions for f in sc.s.fights} == {merry: (foes[0],), sc.frodo: (foes[1],)}
    assert sc.asks == "left-over"
    assert sc.refused(Assign(merry, foes[2]), 0).rule == "LOTR-10.2"


def test_defender_adds_to_an_assignment_action(scenario, make):
    """LOTR-30.15."""
    card = assigner(make)
    sc = scenario()
    merry = sc.put("4C310")
    foes = [sc.put("4C207", 1) for _ in range(2)]
    sc.give(merry, Keyword.DEFENDER)
    sc.hand(1, card)
    sc.begin("assignment")
    sc.pass_until_seat(1)
    sc.play(card).choose(foes[0], merry)
    assert (sc.asks, sc.can(Assign(merry, foes[1]))) == ("defend", True)


def test_only_the_fierce_in_the_fierce_part(scenario, make):
    """LOTR-14.2: effects that would assign others are ignored."""
    card = assigner(make)
    sc = scenario()
    sc.put("4C310")
    fierce, tame = sc.put("4C207", 1), sc.put("4C207", 1)
    sc.give(fierce, Keyword.FIERCE)
    sc.s.fierce = True
    sc.hand(1, card)
    sc.begin("assignment")
    sc.pass_until_seat(1)
    sc.play(card)
    sc.choose(sc.frodo)  # one minion only can be named
    assert [told.minions for told in sc.told(FightBegan)] == [(fierce,)]
    assert sc.lives(tame)


def test_fps_own_assignment_is_ambushed(scenario, make):
    """LOTR-30.16, LOTR-26.1: FP's assignment action too; two numbers are two options."""
    card = assigner(make, GONDOR)
    words = ambush(1), ambush(2)
    lurker = make(minion("9C77", "Lurker", RAIDER, MAN, cost=2, strength=6, vitality=2, site=1, keywords=words))
    sc = scenario()
    sc.put(lurker, 1)
    sc.hand(0, card)
    sc.begin("assignment")
    sc.play(card)
    assert sc.asks == "ambush"
    sc.decide(0).decide(1)
    assert sc.s.twilight == 2


def test_not_left_over(scenario):
    """LOTR-30.14: what is unassigned after FP has finished is not left over."""
    sc = scenario()
    merry = sc.put("4C310")
    first, second = sc.put("4C207", 1), sc.put("4C207", 1)
    sc.begin("assignment")
    sc.assign(merry, first).pass_()
    assert sc.asks == "left-over"
    sc.s.fights = []
    assert sc.refused(Assign(merry, first)).rule == "LOTR-30.14"
    assert sc.can(Assign(merry, second))


def test_fp_assigns_once_for_each_character(scenario, make):
    """LOTR-30.47: however many minions."""
    watch = dark(make, Triggered(on=after(Deed.DEFENCE, COMPANION), do=AddTwilight(1)))
    sc = scenario()
    merry = sc.put("4C310")
    foes = [sc.put("4C207", 1) for _ in range(2)]
    sc.give(merry, Keyword.DEFENDER)
    sc.put(watch, 1)
    sc.begin("assignment")
    sc.assign(merry, foes[0]).assign(merry, foes[1])
    assert sc.s.twilight == 1


def test_unhasty(scenario, make):
    """LOTR-26.8, LOTR-22.4: FP may not assign an unhasty companion unless a Gandalf card allows; others may."""
    words = UNHASTY
    ent = make(companion("9C78", "Ent", "", GANDALF, ENT, cost=4, strength=8, vitality=4, keywords=words))
    tree = make(
        ally("9C79", "Tree", "", GANDALF, ENT, home=(9, Block.TOWERS), cost=2, strength=5, vitality=3, keywords=words)
    )
    let = Activated(phases=ASSIGNMENT, do=let_take_part(Choose(ENT, count=2), Until.PHASE))
    for culture, able in ((SHIRE, False), (GANDALF, True)):
        call = make(event("9C80" if able else "9C81", "Call", culture, cost=0).says(let))
        sc = scenario()
        card, other, foe = sc.put(ent), sc.put(tree), sc.put("4C207", 1)
        sc.hand(0, call)
        sc.begin("assignment")
        sc.play(call)
        assert (sc.can(Assign(card, foe)), sc.can(Assign(other, foe))) == (able, able)
        if not able:
            assert sc.refused(Assign(card, foe)).rule == "LOTR-26.8"
            sc.pass_()
            assert sc.can(Assign(card, foe))  # a Shadow player may


def test_an_ally_let_to_take_part(scenario, make):
    """LOTR-22.4, LOTR-30.24: treated as with the fellowship, and still no companion."""
    words = Activated(phases=ASSIGNMENT, do=let_take_part(Choose(ALLY), Until.PHASE))
    let = make(event("9C82", "Call", SHIRE, cost=0).says(words))
    sc = scenario()
    guma, foe = sc.put("4C277"), sc.put("4C207", 1)
    sc.hand(0, let)
    sc.begin("assignment")
    sc.play(let)
    assert sc.can(Assign(guma, foe))
    assert guma not in {c.id for c in sc.spot(COMPANION)}


@pytest.mark.parametrize("wished", [True, False])
def test_what_another_may_do_is_done_once_and_the_rest_goes_on(scenario, make, wished):
    """The words after an offer to another player are carried out once, whatever the answer."""
    trick = make(
        event("9C88", "Offer", SAURON, cost=0).says(shadow(do=(By(Who.FREE, AddBurden(), may=True), AddTwilight(1))))
    )
    sc = scenario(twilight=0)
    sc.hand(1, trick)
    sc.begin("shadow", 1).play(trick)
    assert sc.asked == 0
    sc.decide(int(wished))
    assert (sc.burdens(), sc.s.twilight) == (int(wished), 1)
