"""Sauron of set 1: how the Ring-bearer is lost, and who is heard on the road."""

import pytest
from tests.games.lotr.cards.dark import in_phase
from tests.games.lotr.cards.folk import ARAGORN, BOROMIR, GOBLIN, HELD, LEGOLAS, MORDOR_ORC, ROSIE

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.engine.numbers import cost
from pelipoyta.games.lotr.model import Play, Use
from pelipoyta.games.lotr.words.facts import code_of


@pytest.mark.card("1R243")
@pytest.mark.parametrize(
    ("burdens", "dead", "over"), [(9, (ARAGORN, BOROMIR, LEGOLAS), True), (9, (ARAGORN, ROSIE), False)]
)
def test_despair(dark, burdens, dead, over):
    """Burdens and dead companions, twelve together."""
    sc, _ = dark(hand=["1R243", HELD])
    sc.put(MORDOR_ORC, 1)
    sc.set_player(0, burdens=burdens)
    sc.dead(0, *dead)
    in_phase(sc, "maneuver")
    assert sc.can(Play(code_of("1R243"))) is over
    if over:
        sc.play("1R243")
        assert (sc.s.over.scores, sc.s.over.why) == ((0.0, 1.0), "LOTR-19.8")


@pytest.mark.card("1R252")
@pytest.mark.parametrize(("burdens", "deck", "over"), [(5, 0, True), (4, 0, False), (5, 1, False)])
def test_the_irresistible_shadow(dark, burdens, deck, over):
    sc, _ = dark(hand=["1R252", HELD])
    orc = sc.put("1C271", 1)
    sc.set_player(0, burdens=burdens)
    sc.deck(0, *[LEGOLAS] * deck)
    sc.begin("shadow", 1).play("1R252")
    assert (sc.s.over is not None) is over
    assert sc.wounds(orc) == 1


@pytest.mark.card("1R279")
@pytest.mark.parametrize(("who", "burdens"), [("hero", 1), ("frodo", 0), ("nobody", 0)])
def test_thin_and_stretched(dark, who, burdens):
    """A burden, if others fought and the Ring-bearer did not."""
    sc, [hero] = dark(hand=["1R279"], friends=[ARAGORN])
    orc = sc.put("1C271", 1)
    sc.begin("shadow", 1).play("1R279")
    assert (sc.s.cards[sc.find("1R279")].host, sc.wounds(orc)) == (sc.frodo, 1)
    if who == "nobody":
        sc.begin("regroup")
    else:
        sc.set_strength(orc, 1)
        sc.begin("assignment").pass_until("defend").assign(hero if who == "hero" else sc.frodo, orc)
    sc.pass_until("move-again").decide(0)
    for _ in range(4):
        if sc.asks == "reconcile":
            sc.pass_()
    assert sc.burdens() == burdens


@pytest.mark.card("1C261")
@pytest.mark.parametrize(("phase", "able"), [("regroup", True), ("maneuver", False)])
def test_orc_ambusher(dark, make, phase, able):
    """He cancels what the Free Peoples play in the regroup phase."""
    name = make(event("9C61", "Song", SHIRE, cost=0).says(Activated(phases=Phase(phase), do=Heal(Choose(COMPANION)))))
    sc, [hero] = dark(friends=[ARAGORN], hand=[HELD])
    orc = sc.put("1C261", 1)
    sc.wound(hero, 1)
    sc.hand(0, name)
    sc.begin(phase).pass_until_seat(0).play(name)
    assert sc.can(Use(orc, 1), 1) is able
    if able:
        sc.use(orc, 1)
    elif sc.asks == "respond":
        sc.let_pass()
    assert (sc.wounds(hero), sc.wounds(orc)) == ((1, 1) if able else (0, 0))


@pytest.mark.card("1C261")
def test_orc_ambusher_leads_the_way(dark):
    sc, _ = dark()
    whole = [cost(sc.s, 1, code_of(card)) for card in ("1C271", GOBLIN)]
    sc.put("1C261", 1)
    assert [cost(sc.s, 1, code_of(card)) for card in ("1C271", GOBLIN)] == [whole[0] - 1, whole[1]]
