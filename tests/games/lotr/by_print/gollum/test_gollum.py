"""Gollum and the Shadow cards of his culture, from their print."""

import pytest
from tests.games.lotr.by_print.plain_cards import *

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.engine.numbers import has_keyword


@pytest.mark.card("5U22")
def test_fens(scenario, make):
    """Every site of the path is a marsh, a held one is not on the path."""
    sc = scenario(site=4)
    sc.put("5U22", 1)
    sc.hold(sc.s.path[0], 1)
    held = next(card for card in sc.s.cards.values() if card.holder == 1)
    sites = [has_keyword(sc.s, sc.s.cards[card], Keyword.MARSH) for card in sc.s.path]
    assert (sites, has_keyword(sc.s, held, Keyword.MARSH)) == ([True, True, True], False)


@pytest.mark.card("5U22")
def test_fens_give_back_a_minion(scenario, make):
    """Two exertions of Gollum and the card itself; the minion is paid for."""
    sc = scenario(site=4, twilight=5)
    gollum, fens, orc = sc.put("5C24", 1), sc.put("5U22", 1), foe(make, cost=2)
    sc.discard(1, orc, STILL)
    sc.hand(1, STILL)
    sc.begin("shadow", 1)
    act(sc, fens)
    while sc.asks != "shadow":
        sc.choose(min(sc.offered))
    assert (sc.wounds(gollum), sc.lives(fens), sc.lives(sc.find(orc)), sc.s.twilight) == (2, False, True, 3)


@pytest.mark.card("5C24")
def test_nasty_creature(scenario, make):
    """He goes so that a companion or ally exerts, of the Shadow player's choice; the exhausted cannot."""
    sc = scenario()
    gollum, man, aide = sc.put("5C24", 1), sc.put(friend(make)), sc.put(helper(make))
    tired = sc.put(friend(make), wounds=3)
    sc.hand(0, IDLE), sc.hand(1, STILL)
    sc.begin("regroup").pass_until_seat(1)
    act(sc, gollum)
    assert (sc.asked, sc.offered - {tired}) == (1, {man, aide, sc.frodo})
    sc.choose(aide)
    assert (sc.wounds(aide), sc.wounds(man), sc.lives(gollum)) == (1, 0, False)
    assert sc.in_discard(1) == ["5C24"]


@pytest.mark.card("5C24")
def test_nasty_creature_by_his_player(scenario, make):
    """LOTR-17.5: in regroup only, by his owner."""
    sc = scenario(seats=3)
    gollum = sc.put("5C24", 2)
    sc.hand(0, IDLE), sc.hand(1, STILL), sc.hand(2, STILL)
    sc.begin("maneuver").pass_until_seat(2)
    assert why_not_use(sc, gollum) == {"LOTR-17.5"}
    sc.begin("regroup").pass_until_seat(1)
    assert uses(sc, gollum) == []


@pytest.mark.card("5R25")
def test_stinker(scenario, make):
    """+1 for each burden; a win may add one."""
    sc = scenario()
    gollum, elf = sc.put("5R25", 1), sc.put(friend(make))
    sc.set_player(0, burdens=3)
    assert sc.strength(gollum) == 8
    sc.hand(0, IDLE), sc.hand(1, STILL)
    sc.fight(elf, gollum).resolve()
    assert sc.asked == 1
    act(sc, gollum)
    assert (sc.burdens(), sc.strength(gollum)) == (4, 9)


@pytest.mark.card("5R25")
def test_stinker_need_not(scenario, make):
    """Left alone, and not when he loses."""
    for strength_, asked in ((4, True), (9, False)):
        sc = scenario()
        gollum, elf = sc.put("5R25", 1), sc.put(friend(make, strength=strength_))
        sc.hand(0, IDLE), sc.hand(1, STILL)
        sc.fight(elf, gollum).resolve()
        assert bool(sc.asks == "respond" and sc.asked == 1 and uses(sc, gollum)) == asked
        sc.let_pass()
        assert sc.burdens() == 0


@pytest.mark.card("5U26")
@pytest.mark.parametrize(("name", "seat"), [("5C28", 0), ("5C24", 1)])
def test_look_at_him(scenario, name, seat):
    """Sméagol or Gollum: 1 for each burden."""
    sc = scenario(twilight=1)
    sc.set_player(0, burdens=4)
    sc.hand(1, "5U26", STILL)
    sc.begin("shadow", 1)
    assert why_not_play(sc, "5U26") == "LOTR-17.9"
    sc.put(name, seat)
    sc.play("5U26")
    assert sc.s.twilight == 5


@pytest.mark.card("5U26")
def test_look_at_him_without_burdens(scenario):
    sc = scenario(twilight=1)
    sc.put("5C24", 1)
    sc.hand(1, "5U26", STILL)
    sc.begin("shadow", 1).play("5U26")
    assert (sc.s.twilight, sc.in_discard(1)) == (1, ["5U26"])


@pytest.mark.card("5C30")
@pytest.mark.parametrize("pile", ["deck", "discard"])
def test_we_must_have_it_calls(scenario, pile):
    """Gollum from the deck or the discard pile, paid for."""
    sc = scenario(site=3, twilight=5)
    sc.hand(1, "5C30", STILL)
    sc.deck(1, *(["5C24", STILL] if pile == "deck" else [STILL]))
    sc.discard(1, *(["5C24"] if pile == "discard" else []))
    sc.begin("shadow", 1).play("5C30")
    for _ in range(4):
        if sc.asks != "shadow":
            sc.choose("5C24") if sc.offered else sc.decide(0)
    assert (sc.lives(sc.find("5C24")), sc.s.twilight) == (True, 3)


@pytest.mark.card("5C30")
def test_we_must_have_it_fights(scenario, make):
    """A card at random for +3; with no other card it cannot be paid."""
    sc = scenario()
    gollum, elf = sc.put("5C24", 1), sc.put(friend(make))
    sc.hand(0, IDLE), sc.hand(1, "5C30", "5C30", STILL)
    sc.fight(elf, gollum).pass_().play("5C30")
    assert (sc.strength(gollum), len(sc.in_hand(1))) == (8, 1)
    sc = scenario()
    gollum, elf = sc.put("5C24", 1), sc.put(friend(make))
    sc.hand(0, IDLE), sc.hand(1, "5C30")
    sc.fight(elf, gollum).pass_()
    assert why_not_play(sc, "5C30") == "LOTR-18.3"


@pytest.mark.card("6C40")
@pytest.mark.parametrize(("bound", "now"), [(True, 7), (False, 6)])
def test_old_villain(scenario, make, bound, now):
    """A card for +1, or +2 against the Ring-bound."""
    sc = scenario()
    gollum, foe_ = sc.put("6C40", 1), sc.frodo
    if not bound:
        foe_ = sc.put(friend(make))
    sc.hand(0, IDLE), sc.hand(1, STILL, STILL)
    sc.fight(foe_, gollum).pass_()
    act(sc, gollum).choose(STILL)
    assert (sc.strength(gollum), sc.in_hand(1)) == (now, [STILL])


@pytest.mark.card("6C40")
def test_old_villain_without_cards(scenario, make):
    sc = scenario()
    gollum, elf = sc.put("6C40", 1), sc.put(friend(make))
    sc.hand(0, IDLE), sc.hand(1, STILL)
    sc.fight(elf, gollum).pass_()
    act(sc, gollum).choose(STILL)
    sc.hand(1)
    sc.pass_until_seat(0)
    sc.resolve()
    assert (sc.strength(gollum), sc.wounds(gollum) + sc.wounds(elf)) == (5, 1)


@pytest.mark.card("6R41")
def test_master_broke_his_promise(scenario, make):
    """Each companion, no ally, is wounded; one move less this turn."""
    sc = scenario(twilight=6)
    gollum, elf, aide = sc.put("5C24", 1), sc.put(friend(make)), sc.put(helper(make))
    sc.hand(0, IDLE), sc.hand(1, "6R41", STILL)
    sc.begin("regroup").pass_().play("6R41")
    sc.let_pass()
    assert [sc.wounds(card) for card in (gollum, elf, sc.frodo, aide)] == [3, 1, 1, 0]
    assert (sc.s.limit, sc.s.twilight) == (1, 1)


@pytest.mark.card("6R41")
def test_master_broke_his_promise_unpaid(scenario, make):
    """LOTR-19.5: three exertions; LOTR-20.1: five twilight."""
    sc = scenario(twilight=6)
    gollum = sc.put("5C24", 1, wounds=1)
    sc.hand(0, IDLE), sc.hand(1, "6R41", STILL)
    sc.begin("regroup").pass_()
    assert why_not_play(sc, "6R41") == "LOTR-18.3"
    sc.wound(gollum, 0)
    sc.s.twilight = 4
    assert why_not_play(sc, "6R41") == "LOTR-20.1"


@pytest.mark.card("6C42", "6C47")
@pytest.mark.parametrize("name", ["6C42", "6C47"])
def test_gollum_has_won(scenario, make, name):
    """A burden, or a wound of a companion who is not the Ring-bearer."""
    sc = scenario()
    gollum, elf, other = sc.put("5C24", 1), sc.put(friend(make, strength=4)), sc.put(friend(make))
    sc.put(helper(make))
    sc.hand(0, IDLE), sc.hand(1, name, STILL)
    sc.fight(elf, gollum).resolve()
    assert sc.asked == 1
    sc.play(name)
    if name == "6C47":
        assert sc.offered == {elf, other}
        sc.choose(other)
    assert (sc.burdens(), sc.wounds(other), sc.wounds(elf)) == ((1, 0, 1) if name == "6C42" else (0, 1, 1))


@pytest.mark.card("6C42", "6C47")
@pytest.mark.parametrize("name", ["6C42", "6C47"])
def test_another_minion_has_won(scenario, make, name):
    sc = scenario()
    sc.put("5C24", 1)
    elf, orc = sc.put(friend(make, strength=4)), sc.put(foe(make), 1)
    sc.hand(0, IDLE), sc.hand(1, name, STILL)
    sc.fight(elf, orc).resolve()
    if sc.asks == "respond":
        assert not can_play(sc, name)
        sc.let_pass()
    assert (sc.burdens(), sc.wounds(elf)) == (0, 1)


@pytest.mark.card("6R46")
@pytest.mark.parametrize(("culture", "race", "hurt"), [(SHIRE, HOBBIT, 2), (ELVEN, ELF, 1)])
def test_they_stole_it(scenario, make, culture, race, hurt):
    """Three cards for a wound of his foe, two on a companion of the Shire."""
    sc = scenario()
    gollum, hero, card = sc.put("5C24", 1), sc.put(friend(make, culture, race)), sc.put("6R46", 1)
    sc.hand(0, IDLE), sc.hand(1, STILL, STILL, STILL)
    sc.fight(hero, gollum).pass_()
    act(sc, card)
    while sc.asks == "card":
        sc.choose(STILL)
    sc.let_pass()
    assert (sc.wounds(hero), sc.in_hand(1), sc.lives(card)) == (hurt, [], True)


@pytest.mark.card("6R46")
def test_they_stole_it_without_gollum(scenario, make):
    """He must be in sight and skirmish that companion; two cards are too few."""
    sc = scenario()
    hero, orc, card = sc.put(friend(make)), sc.put(foe(make), 1), sc.put("6R46", 1)
    sc.hand(0, IDLE), sc.hand(1, STILL, STILL, STILL)
    sc.fight(hero, orc).pass_()
    assert why_not_use(sc, card) == {"LOTR-17.9"}
    sc.put("5C24", 1)
    if uses(sc, card):
        act(sc, card)
        while sc.asks == "card":
            sc.choose(STILL)
        sc.let_pass()
    assert sc.wounds(hero) == 0
