"""Costs and effects: what is paid, what is done with it, and what is prevented, cancelled or done instead."""

import pytest
from msgspec.structs import replace
from tests.games.lotr.made_up import FELLOWSHIP, dark, free

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.engine.catalogue import CARDS
from pelipoyta.games.lotr.engine.numbers import cost
from pelipoyta.games.lotr.events import DeckShuffled
from pelipoyta.games.lotr.model import Dies, Happen, IsPlayed, Play, Use
from pelipoyta.games.lotr.model.game_change import GameChange
from pelipoyta.games.lotr.rules.agenda import advance
from pelipoyta.games.lotr.rules.happenings import answers
from pelipoyta.games.lotr.terms import (
    Block,
    Deed,
)
from pelipoyta.games.lotr.words.facts import code_of

# -- Costs and effects --------------------------------------------------------------------------------------------


def test_requirements_count_the_pool_before_the_cost(scenario, make):
    """LOTR-18.2: Gimli looks at the pool before his own two tokens."""
    sc = scenario(block=Block.FELLOWSHIP, twilight=1)
    gimli = sc.put("1U12")
    sc.hand(0, "1C26")
    sc.begin("fellowship")
    sc.use(gimli).choose("1C26")
    assert sc.s.twilight == 3
    assert sc.refused(Use(gimli, 0)).reason == "requirement-missing"


def test_an_interrupted_cost(scenario, make):
    """LOTR-30.32, LOTR-18.3: a response makes the rest impossible; what was paid stays paid, nothing comes of it."""
    costly = free(make, Activated(phases=FELLOWSHIP, cost=Exert(Choose(Called("Merry")), 2), do=AddTwilight(9)))
    bite = dark(make, Triggered(on=after(Deed.EXERT, COMPANION), do=Wound(Named())))
    sc = scenario()
    merry = sc.put("4C310", wounds=1)
    card = sc.put(costly)
    sc.put(bite, 1)
    sc.begin("fellowship")
    sc.use(card)
    assert (sc.wounds(merry), sc.s.twilight) == (3, 0)


def test_a_prevented_cost(scenario, make):
    """LOTR-18.5, LOTR-30.32: an exertion that is prevented pays for nothing."""
    stop = dark(make, Triggered(on=about_to(Deed.EXERT, COMPANION), do=Prevent()))
    sc = scenario(block=Block.FELLOWSHIP)
    sam = sc.put("1C311")
    sc.set_player(0, burdens=3)
    sc.put(stop, 1)
    sc.begin("fellowship")
    sc.use(sam)
    assert (sc.wounds(sam), sc.burdens()) == (0, 3)


def test_a_cancelled_ability_and_a_cancelled_event(scenario, make):
    """LOTR-18.18, LOTR-18.5: costs stay paid, no effect; the event is discarded."""
    veto = Triggered(on=about_to(Deed.ABILITY), do=Prevent())
    silence = Triggered(on=after(Deed.PLAY, EVENT), do=Prevent())
    sc = scenario(block=Block.FELLOWSHIP)
    sam = sc.put("1C311")
    sc.set_player(0, burdens=3)
    sc.put(dark(make, veto), 1)
    sc.put(dark(make, silence, collector="9C55"), 1)
    sc.hand(0, "1C312")
    sc.begin("fellowship")
    sc.use(sam)
    assert (sc.wounds(sam), sc.burdens()) == (1, 3)
    sc.play("1C312").choose(sam)
    assert (sc.wounds(sam), sc.burdens()) == (2, 3)
    assert sc.s.players[0].discard == (1312,)


def test_one_of_two_effects(scenario):
    """LOTR-18.7: Athelas heals if somebody is wounded; with nothing to discard that is the only full way."""
    sc = scenario(block=Block.FELLOWSHIP)
    aragorn = sc.put("1P365", wounds=1)
    herb = sc.put("1U94", on=aragorn)
    sc.begin("fellowship")
    sc.use(herb)
    assert sc.wounds(aragorn) == 0


def test_a_card_may_do_nothing_but_must_have_what_it_plays(scenario):
    """LOTR-18.8, LOTR-18.10: Knocked on the Head needs a Hobbit in the pile; Best Company needs no Dwarf."""
    sc = scenario()
    sc.hand(0, "4C308", "4C42")
    sc.begin("regroup")
    assert sc.refused(Play(4308)).rule == "LOTR-18.8"
    sc.discard(0, "4C310")
    sc.play("4C308").choose("4C310")
    assert sc.s.twilight == 1  # played from the pile, at its cost
    other = scenario()
    other.hand(0, "4C42")
    other.fight(other.frodo, other.put("4C10", 1))
    other.play("4C42")
    assert other.s.players[0].discard == (4042,)


def test_a_search_in_vain(scenario):
    """LOTR-18.9: nothing found costs nothing but the cost; the deck is shuffled."""
    sc = scenario(site=3, sites={3: "4U341"})
    sc.deck(0, "4P365", "4C42")
    sc.begin("fellowship")
    here = sc.s.path[-1]
    sc.use(here)
    assert sc.asks == "play"
    sc.pass_()
    assert sc.told(DeckShuffled)
    sc.use(here).choose("4P365")
    assert sc.spot(Called("Théoden"))


def test_the_source_is_the_card_it_is_printed_on(scenario):
    """LOTR-18.11: the Uruk exerts, the event gives."""
    sc = scenario(block=Block.FELLOWSHIP)
    merry, uruk = sc.put("1U51"), sc.put("1C158", 1)
    sc.hand(1, "1C121", "1C121")
    sc.fight(merry, uruk)
    sc.pass_until_seat(1)
    sc.play("1C121")
    assert sc.s.lasting[-1].source == 1121


def test_discarded_as_it_comes(scenario, make):
    """LOTR-18.13: a minion that dies as it comes triggers nothing by its coming."""
    frail = make(minion("9C56", "Frail", SAURON, ORC, cost=1, strength=5, vitality=1, site=2))
    watch = dark(make, Triggered(on=played(THIS), do=AddTwilight(5)))
    sc = scenario(twilight=5)
    sc.hand(1, frail)
    sc.begin("shadow", 1)
    sc.play(frail)
    assert sc.s.twilight == 4
    gone = sc.put(watch, 1)
    del sc.s.cards[gone]
    g = GameChange(sc.s)
    g.then(Happen(IsPlayed(gone, 1)))
    advance(g)
    assert sc.s.twilight == 4


def test_instead(scenario, make):
    """LOTR-18.14: replaced where the replacement can happen; where it cannot, the original does."""
    guard = free(
        make,
        Triggered(on=about_to(Deed.WOUND, Called("Merry")), do=Instead(Exert(Choose(Called("Legolas"))))),
    )
    for worn_out in (False, True):
        sc = scenario()
        merry, legolas, foe = sc.put("4C310"), sc.put("4C74", wounds=2 if worn_out else 0), sc.put("4C10", 1)
        sc.put(guard)
        sc.set_strength(foe, 5)
        sc.fight(merry, foe).resolve()
        assert (sc.wounds(merry), sc.wounds(legolas)) == ((1, 2) if worn_out else (0, 1))


def test_snapshots(scenario):
    """LOTR-18.15, LOTR-25.2: Eregion's Trails takes those that roam now; a later one is free."""
    sc = scenario(site=2, block=Block.FELLOWSHIP)
    sc.put("1P365")
    early = sc.put("1C177", 1)
    sc.hand(0, "1C104", "1C104")
    sc.begin("maneuver")
    sc.play("1C104")
    late = sc.put("1C177", 1)
    assert (sc.strength(early), sc.strength(late)) == (10, 13)


def test_limits(scenario):
    """LOTR-18.16: Uruk Slayer's +3 is per copy and phase."""
    sc = scenario(block=Block.FELLOWSHIP, twilight=10)
    elf, one, two = sc.put("1U51"), sc.put("1U153", 1), sc.put("1U153", 1)
    sc.hand(0, "1C37")
    sc.fight(elf, one, two)
    for card in (one, one, one, one, two):
        sc.pass_until_seat(1)
        sc.use(card)
    assert (sc.strength(one), sc.strength(two)) == (12, 10)


def test_once_a_turn(scenario):
    """LOTR-18.16: Théoden's gift."""
    sc = scenario()
    theoden = sc.put("4P365")
    sc.hand(0, "4U280", "4C278")
    sc.begin("fellowship")
    sc.use(theoden).choose("4C278")
    assert sc.refused(Use(theoden, 0)).reason == "limit-reached"


def test_for_each_may_hit_the_same_and_two_are_two(scenario, make):
    """LOTR-18.17."""
    many = free(make, Activated(phases=FELLOWSHIP, do=Repeat(each(COMPANION), Wound(Choose(MINION)))))
    two = free(make, Activated(phases=FELLOWSHIP, do=Wound(Choose(MINION, count=2))), collector="9C57")
    sc = scenario()
    sc.put("4C74")
    foes = [sc.put("4C207", 1), sc.put("4C207", 1)]
    first, second = sc.put(many), sc.put(two)
    sc.begin("fellowship")
    sc.use(first).choose(foes[0], foes[0])
    assert sc.wounds(foes[0]) == 2
    sc.use(second)
    assert (sc.lives(foes[0]), sc.wounds(foes[1])) == (False, 1)


def test_being_discarded_is_not_being_killed(scenario, make):
    """LOTR-19.7, LOTR-24.2: the discard pile, and the title is not barred."""
    sc = scenario(twilight=0)
    pippin, foe = sc.put("4C314"), sc.put("4C10", 1)
    sc.fight(pippin, foe)
    sc.use(pippin)
    assert (sc.s.players[0].discard, sc.s.players[0].dead) == ((4314,), ())


def test_the_dead_bar_their_title(scenario):
    """LOTR-24.2, LOTR-19.2."""
    sc = scenario()
    sc.dead(0, "4C310")
    sc.hand(0, "4C310")
    sc.begin("fellowship")
    assert sc.refused(Play(4310)).rule == "LOTR-24.2"


def test_wounds_and_exertion(scenario):
    """LOTR-19.1, LOTR-19.4, LOTR-19.6: exerting is no wound; the exhausted cannot."""
    sc = scenario(site=2, block=Block.FELLOWSHIP)
    orc = sc.put("1C177", 1, wounds=2)
    assert sc.vitality(orc) == 1
    sc.put("1P365", wounds=3)
    sc.hand(0, "1C104")
    sc.begin("maneuver")
    assert sc.refused(Play(1104)).reason == "cost-unpayable"


def test_sam_takes_over(scenario):
    """LOTR-19.16, LOTR-30.25, LOTR-16.3: Frodo dies, Sam bears the Ring with resistance 5 and no burdens."""
    sc = scenario(block=Block.FELLOWSHIP)
    sam = sc.put("1C311")
    sc.set_player(0, burdens=4, worn=True)
    sc.fight(sc.frodo, sc.put("1C177", 1))
    assert sc.asks == "respond"
    sc.use(sam, 1)
    player = sc.s.players[0]
    assert (player.bearer, player.burdens, player.resistance, player.worn) == (sam, 0, 5, False)


def test_cost_changes_apply_as_a_card_comes(scenario, make):
    """LOTR-20.1, LOTR-20.3, LOTR-30.44: a card does not lower its own cost unless it names itself."""
    cheap = make(
        minion("9C58", "Cheap", SAURON, ORC, cost=3, strength=5, vitality=2, site=2).says(Static(Cost(ORC, -1)))
    )
    sc = scenario(twilight=9)
    assert cost(sc.s, 1, code_of(cheap)) == 3
    sc.put(cheap, 1)
    assert cost(sc.s, 1, code_of(cheap)) == 2


@pytest.mark.parametrize("left", [0, 1])
def test_an_answer_may_cost_the_whole_pool(scenario, make, left):
    """LOTR-18.1, LOTR-18.4: its twilight is paid once, and its effect follows whatever is left."""
    words = Response(on=played(COMPANION), do=AddBurden(2))
    sting = make(event("9C59", "Sting", SAURON, cost=2).says(words))
    sc = scenario()
    sc.hand(0, "4C49"), sc.hand(1, sting)
    sc.s.options = replace(sc.s.options, format="open")
    sc.begin("fellowship").s.twilight = left
    sc.play("4C49").play(sting)
    assert (sc.s.twilight, sc.burdens()) == (left, 2)


def test_no_answer_is_asked_for_its_price_twice(scenario, monkeypatch):
    """LOTR-18.4, of every Shadow event that answers something: without twilight it cannot begin, but it can go on."""
    monkeypatch.setattr(answers, "subject", lambda *_: ())
    monkeypatch.setattr(answers, "payable", lambda s, costs, you, source, price, names: price <= s.twilight)
    s, seen = scenario().s, 0
    for card in CARDS.values():
        dear = card.kind is Kind.EVENT and card.side is Side.SHADOW and card.twilight
        for _, ability in answers.ALL_CARDS.answering(card.code) if dear else ():
            before = answers.is_before(ability)
            assert answers.event_answers(s, 1, card.code, Dies(0), before) is None
            assert answers.event_answers(s, 1, card.code, Dies(0), before, is_paid=True) is not None, card.id
            seen += 1
    assert seen >= 7
