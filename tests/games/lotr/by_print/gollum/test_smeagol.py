"""Sméagol and the Free Peoples cards of his culture, from their print."""

import pytest
from tests.games.lotr.by_print.plain_cards import *

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.events import DeckShown


@pytest.mark.card("5C28", "5R29", "6C45")
@pytest.mark.parametrize("name", ["5C28", "5R29", "6C45"])
def test_smeagol_comes_with_a_burden(scenario, name):
    """LOTR-18.1: added as the cost; he is Ring-bound, cheap and without race."""
    sc = scenario()
    sc.hand(0, name)
    sc.begin("fellowship").play(name)
    card = sc.find(name)
    assert (sc.burdens(), sc.s.twilight, sc.keyword(card, Keyword.RING_BOUND)) == (1, 0, 1)
    assert (sc.strength(card), sc.vitality(card)) == (3, 4)
    assert not sc.spot(HOBBIT & Called("Sméagol"))


@pytest.mark.card("5R21")
def test_be_back_soon(scenario, make):
    """He goes to the discard pile, and a minion with him."""
    sc = scenario()
    smeagol, orc, other = sc.put("5C28"), sc.put(foe(make, vitality=2), 1), sc.put(foe(make, vitality=2), 1)
    sc.hand(0, "5R21", IDLE)
    sc.begin("maneuver").play("5R21")
    assert sc.offered == {orc, other}
    sc.choose(other)
    assert (sc.lives(smeagol), sc.lives(other), sc.lives(orc), sc.s.twilight) == (False, False, True, 1)
    assert sorted(sc.in_discard(0)) == ["5C28", "5R21"]


@pytest.mark.card("5R21")
def test_be_back_soon_prevented(scenario, make):
    """Two exertions of one minion save the other; Sméagol is gone all the same; without him it is not played."""
    sc = scenario()
    smeagol, orc = sc.put("5C28"), sc.put(foe(make, vitality=3), 1)
    sc.hand(0, "5R21", "5R21", IDLE)
    sc.begin("maneuver").play("5R21")
    assert sc.asked == 1
    sc.decide(1)
    assert (sc.lives(orc), sc.wounds(orc), sc.lives(smeagol)) == (True, 2, False)
    sc.pass_until_seat(0)
    assert why_not_play(sc, "5R21") == "LOTR-18.3"


@pytest.mark.card("5U23")
def test_follow_smeagol(scenario, make):
    """On Sméagol; he exerts in regroup, and one's own site comes next."""
    sc = scenario(site=4)
    smeagol, old = sc.put("5C28"), sc.put_site("4U350", 1)
    card = sc.put("5U23", on=smeagol)
    sc.put(foe(make), 1)
    sc.adventure(0, "4U347")
    sc.hand(0, IDLE)
    sc.begin("regroup")
    act(sc, card)
    assert (sc.wounds(smeagol), sc.s.cards[sc.s.path[4]].code, sc.lives(old)) == (1, 4347, False)


@pytest.mark.card("5U23", "5C27")
@pytest.mark.parametrize("name", ["5U23", "5C27"])
def test_they_lie_on_smeagol(scenario, make, name):
    """LOTR-21.1: not on Frodo."""
    sc = scenario()
    sc.hand(0, name)
    sc.begin("fellowship")
    assert why_not_play(sc, name) == "LOTR-21.1"
    smeagol = sc.put("5R29")
    sc.play(name)
    assert (host(sc, name), sc.s.twilight) == (smeagol, 1)


@pytest.mark.card("5C27")
def test_poor_wretch(scenario, make):
    """Strength +1 while it lies there; damage +1 for the skirmish when it goes."""
    sc = scenario()
    smeagol, orc = sc.put("5C28"), sc.put(foe(make, strength=2), 1)
    card = sc.put("5C27", on=smeagol)
    sc.hand(0, IDLE)
    sc.fight(smeagol, orc)
    assert sc.strength(smeagol) == 4
    act(sc, card)
    assert (sc.strength(smeagol), sc.keyword(smeagol, Keyword.DAMAGE), sc.lives(card)) == (3, 1, False)
    sc.resolve()
    assert (sc.wounds(orc), sc.keyword(smeagol, Keyword.DAMAGE)) == (2, 0)


@pytest.mark.card("5C28")
def test_old_noser(scenario, make):
    """A wound for each Shadow card of four, on the same minion too; the four go beneath the deck."""
    sc = scenario()
    smeagol, orc = sc.put("5C28"), sc.put(foe(make), 1)
    sc.hand(0, IDLE), sc.deck(0, "1C53", "4C10", "4C12", "1C41", "4P364")
    sc.begin("regroup")
    act(sc, smeagol)
    for _ in range(12):
        if sc.asks != "card":
            break
        sc.choose(min(sc.offered))
    assert (sc.wounds(smeagol), sc.wounds(orc), len(sc.told(DeckShown))) == (2, 2, 1)
    assert len(sc.s.players[0].deck) == 5


@pytest.mark.card("5C28")
def test_old_noser_too_tired(scenario, make):
    """LOTR-19.5."""
    sc = scenario()
    smeagol = sc.put("5C28", wounds=2)
    sc.put(foe(make), 1)
    sc.hand(0, IDLE)
    sc.begin("regroup")
    assert why_not_use(sc, smeagol) == {"LOTR-18.3"}


@pytest.mark.card("5R29")
def test_slinker(scenario, make):
    """A burden for +2 and no wounds in this skirmish; each use one more."""
    sc = scenario()
    smeagol, orc = sc.put("5R29"), sc.put(foe(make, strength=9), 1)
    sc.hand(0, IDLE)
    sc.fight(smeagol, orc)
    act(sc, smeagol)
    sc.pass_until_seat(0)
    act(sc, smeagol)
    assert (sc.burdens(), sc.strength(smeagol)) == (2, 7)
    sc.resolve()
    assert (sc.wounds(smeagol), sc.strength(smeagol)) == (0, 3)


@pytest.mark.card("5R29")
def test_slinker_can_be_overwhelmed(scenario, make):
    """Taking no wounds does not save him from that; the last burden corrupts (LOTR-19.8)."""
    sc = scenario()
    smeagol, orc = sc.put("5R29"), sc.put(foe(make, strength=10), 1)
    sc.hand(0, IDLE)
    sc.fight(smeagol, orc)
    act(sc, smeagol)
    sc.resolve()
    assert not sc.lives(smeagol)
    sc = scenario()
    smeagol, orc = sc.put("5R29"), sc.put(foe(make), 1)
    sc.set_player(0, burdens=9)
    sc.hand(0, IDLE)
    sc.fight(smeagol, orc)
    act(sc, smeagol)
    assert sc.s.over


@pytest.mark.card("6C38")
def test_dont_follow_the_lights(scenario, make):
    """A burden for a minion, when he has won."""
    sc = scenario()
    smeagol, orc, other = sc.put("5C28"), sc.put(foe(make, strength=2), 1), sc.put(foe(make), 1)
    sc.hand(0, "6C38", IDLE)
    sc.fight(smeagol, orc).resolve()
    sc.play("6C38")
    assert (sc.burdens(), sc.offered) == (1, {orc, other})
    sc.choose(other)
    assert not sc.lives(other)


@pytest.mark.card("6C38", "6C43")
@pytest.mark.parametrize("name", ["6C38", "6C43"])
def test_another_wins(scenario, make, name):
    sc = scenario()
    sc.put("5C28")
    elf, orc = sc.put(friend(make)), sc.put(foe(make, strength=4), 1)
    sc.set_player(0, burdens=2)
    sc.hand(0, name, IDLE)
    sc.fight(elf, orc).resolve()
    assert not can_play(sc, name)
    sc.let_pass()
    assert (sc.burdens(), sc.in_hand(0)) == (2, sorted([name, IDLE]))


@pytest.mark.card("6C43")
@pytest.mark.parametrize(("burdens", "left"), [(3, 1), (1, 0)])
def test_not_listening(scenario, make, burdens, left):
    """LOTR-18.6: he heals and two burdens go, as far as there are."""
    sc = scenario()
    smeagol, orc = sc.put("5C28", wounds=2), sc.put(foe(make, strength=2), 1)
    sc.set_player(0, burdens=burdens)
    sc.hand(0, "6C43", IDLE)
    sc.fight(smeagol, orc).resolve()
    sc.play("6C43")
    assert (sc.wounds(smeagol), sc.burdens()) == (1, left)


@pytest.mark.card("6R39")
@pytest.mark.parametrize(("culture", "hurt"), [(RINGWRAITH, 2), (SAURON, 1)])
def test_dont_look_at_them(scenario, make, culture, hurt):
    """Three cards for a wound of his foe, two on one of the Ringwraiths."""
    sc = scenario()
    smeagol, orc, card = sc.put("5C28"), sc.put(foe(make, culture, ORC), 1), sc.put("6R39")
    sc.hand(0, IDLE, IDLE, IDLE, IDLE)
    sc.fight(smeagol, orc)
    act(sc, card)
    while sc.asks == "card":
        sc.choose(IDLE)
    assert (sc.wounds(orc), sc.in_hand(0), sc.lives(card)) == (hurt, [IDLE], True)
    sc.pass_until_seat(0)
    assert why_not_use(sc, card) == {"LOTR-18.3"}


@pytest.mark.card("6R39")
def test_dont_look_at_them_for_others(scenario, make):
    """A minion against another is not wounded; without Sméagol it is not used."""
    sc = scenario()
    elf, orc, card = sc.put(friend(make)), sc.put(foe(make), 1), sc.put("6R39")
    sc.hand(0, IDLE, IDLE, IDLE, IDLE)
    sc.fight(elf, orc)
    assert why_not_use(sc, card) == {"LOTR-17.9"}
    sc.put("5C28")
    if uses(sc, card):
        act(sc, card)
        while sc.asks == "card":
            sc.choose(IDLE)
    assert sc.wounds(orc) == 0


@pytest.mark.card("6R44")
def test_safe_paths(scenario, make):
    """Three exertions and Sméagol goes: each minion is wounded, one more move this turn."""
    sc = scenario()
    smeagol, orcs = sc.put("5C28"), [sc.put(foe(make), 1), sc.put(foe(make, vitality=1), 1)]
    sc.hand(0, "6R44", IDLE)
    sc.begin("regroup").play("6R44")
    assert (sc.lives(smeagol), sc.wounds(orcs[0]), sc.lives(orcs[1]), sc.s.limit) == (False, 1, False, 3)
    assert (sc.s.twilight, "5C28" in sc.in_discard(0), sc.s.players[0].dead) == (5, True, ())


@pytest.mark.card("6R44")
def test_safe_paths_are_followed(scenario, make):
    """LOTR-30.58: if the fellowship moves, each Shadow player may take up to three Shadow cards."""
    sc = scenario(seats=3)
    sc.put("5C28", wounds=1), sc.put(foe(make), 1)
    sc.hand(0, "6R44", "6R44", IDLE)
    sc.begin("regroup")
    assert why_not_play(sc, "6R44") == "LOTR-18.3"
    sc.wound(sc.find("5C28"), 0)
    sc.discard(1, "4C10", "4C10", "4C12", "4C10", "1C53"), sc.discard(2, "4C10")
    sc.adventure(1, "4U342"), sc.adventure(2, "4U342"), sc.deck(1), sc.deck(2)
    sc.play("6R44").pass_until("move-again").decide(1)
    assert (sc.asked, sc.offered) == (2, {4010})
    sc.pass_()
    assert (sc.asked, sc.offered) == (1, {4010, 4012})
    sc.choose("4C10", "4C10", "4C12")
    assert (sc.in_hand(1), sc.in_hand(2), sc.in_discard(2)) == (["4C10", "4C10", "4C12"], [], ["4C10"])


@pytest.mark.card("6C45")
def test_poor_creature(scenario, make):
    """A card for +1, as often as there are cards."""
    sc = scenario()
    smeagol, orc = sc.put("6C45"), sc.put(foe(make, strength=4), 1)
    sc.hand(0, IDLE, IDLE, IDLE)
    sc.fight(smeagol, orc)
    for now in (4, 5):
        act(sc, smeagol).choose(IDLE)
        assert sc.strength(smeagol) == now
        sc.pass_until_seat(0)
    sc.resolve()
    assert (sc.strength(smeagol), sc.wounds(orc), sc.in_hand(0)) == (3, 1, [IDLE])
