"""LOTR-18.1, LOTR-29.2, LOTR-30.10, LOTR-30.12: the order of things, and what is checked after each."""

import pytest

from pelipoyta.games.lotr import GAME
from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.events import CardPlayed, CardShown, Exerted, FightEnded, TwilightChanged, Wounded
from pelipoyta.games.lotr.model import Play
from pelipoyta.games.lotr.terms import Block, Deed, Keyword, Phase, Side
from pelipoyta.kernel import Over


def kinds(sc, *wanted):
    return [type(event) for event in sc.events if isinstance(event, wanted)]


def test_the_steps_of_playing_a_card(scenario, make):
    """LOTR-18.1: shown, paid for, in play, answered; an event's costs come after its twilight, its text last."""
    text = (Triggered(on=played(THIS), do=AddTwilight(5)),)
    herald = make(companion("9C91", "Herald", "", SHIRE, HOBBIT, cost=2, strength=3, vitality=3).says(*text))
    sc = scenario()
    sc.hand(0, herald, "4C306")
    sc.begin("fellowship")
    sc.play(herald)
    assert [told.by for told in sc.told(TwilightChanged)] == [2, 5]
    assert kinds(sc, TwilightChanged, CardPlayed) == [TwilightChanged, CardPlayed, TwilightChanged]
    sc.events.clear()
    sc.play("4C306").choose(sc.frodo)
    assert kinds(sc, CardShown, TwilightChanged, CardPlayed) == [CardShown, TwilightChanged, CardPlayed]
    other = scenario(block=Block.FELLOWSHIP)
    elf, foe = other.put("1U51"), other.put("1C177", 1)
    other.hand(0, "1C304", "1C304")
    other.fight(other.frodo, foe)
    other.play("1C304")
    assert kinds(other, CardPlayed, Exerted) == [CardPlayed, Exerted]
    assert other.wounds(elf) == 1


def test_requirements_are_checked_before_anything_is_paid(scenario):
    """LOTR-18.1: nothing has changed after a refusal."""
    sc = scenario()
    sc.hand(0, "4C283")
    sc.begin("fellowship")
    before = GAME.notation.draw(sc.s)
    assert sc.refused(Play(4283)).rule == "LOTR-18.1"
    assert GAME.notation.draw(sc.s) == before


def test_death_is_noticed_in_the_middle_of_an_effect(scenario, make):
    """LOTR-29.2: after every single step, not when the whole effect is over."""
    merry = Choose(Called("Merry"))
    text = (Activated(phases=Phase.FELLOWSHIP, do=(Wound(merry), Exert(Choose(Called("Legolas"))))),)
    watch = Triggered(on=after(Deed.DEATH), do=AddTwilight(1))
    sc = scenario()
    sc.put("4C310", wounds=3), sc.put("4C74")
    card = sc.put(make(condition("9C92", "Grief", SHIRE, cost=0).says(*text, watch)))
    sc.begin("fellowship")
    sc.use(card)
    assert kinds(sc, Wounded, TwilightChanged, Exerted) == [Wounded, TwilightChanged, Exerted]


def test_corruption_is_noticed_at_once(scenario):
    """LOTR-29.2, LOTR-19.8: before the effect that was paid for."""
    sc = scenario()
    sc.set_player(0, burdens=9)
    pippin = sc.put("4C314")
    sc.fight(pippin, sc.put("4C10", 1))
    sc.use(pippin)
    assert GAME.pending(sc.s) == Over((0.0, 1.0), "LOTR-19.8")
    assert sc.lives(pippin)


@pytest.mark.parametrize(("shadow", "dies"), [(11, False), (12, False), (17, False), (18, True)])
def test_unless_tripled(scenario, shadow, dies):
    """LOTR-30.12: in a Heavy Chain only three times the strength overwhelms."""
    sc = scenario()
    eowyn, foe = sc.put("4C270"), sc.put("4C10", 1)
    sc.put("4C278", on=eowyn)
    sc.set_strength(foe, shadow)
    sc.fight(eowyn, foe).resolve()
    sc.pass_until("move-again")
    assert sc.lives(eowyn) != dies


def test_against_nothing_any_strength_is_triple(scenario):
    """LOTR-30.12."""
    sc = scenario()
    eowyn, foe = sc.put("4C270"), sc.put("4C10", 1)
    sc.put("4C278", on=eowyn)
    sc.set_strength(eowyn, 0)
    sc.set_strength(foe, 1)
    sc.fight(eowyn, foe).resolve()
    assert not sc.lives(eowyn)


def test_wounds_come_in_waves(scenario):
    """LOTR-30.10: one to every loser, then the next; the dead take no more."""
    sc = scenario()
    aragorn = sc.put("4P364")
    weak, tough = sc.put("4C10", 1), sc.put("4C207", 1)
    for foe in (weak, tough):
        sc.set_strength(foe, 3)
    sc.give(aragorn, Keyword.DAMAGE)
    sc.fight(aragorn, weak, tough)
    assert sc.told(FightEnded)[0].winner is Side.FREE
    assert [told.card for told in sc.told(Wounded)] == [weak, tough, tough]
