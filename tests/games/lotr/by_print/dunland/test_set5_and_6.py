"""Dunland cards of sets 5 and 6, by their print."""

import pytest
from tests.games.lotr.by_print.dunland.table import BRIGAND, SAVAGE, SPY, lay_tokens, orc_of_dunland, tokens, wins
from tests.games.lotr.by_print.isengard.table import (
    DAMAGE,
    FIERCE,
    KNIGHT,
    ability,
    act,
    control,
    controlled,
    denied,
    late,
    passed_by_all,
    shadow,
    unplayable,
)

from pelipoyta.games.lotr.engine.numbers import cost
from pelipoyta.games.lotr.model import Play
from pelipoyta.games.lotr.terms import Phase
from pelipoyta.games.lotr.words.facts import code_of


@pytest.mark.card("5U1", "5U2", "5R4")
@pytest.mark.parametrize(("name", "price", "cards"), [("5U1", 1, 2), ("5U2", 2, 2), ("5R4", 6, 4)])
@pytest.mark.parametrize("pays", [True, False])
def test_cards_of_the_hand_send_it_away(scenario, name, price, cards, pays):
    """As it is played the Free Peoples player may discard so many cards to discard it."""
    sc = late(scenario, site=4, twilight=6)
    sc.hand(0, *["4C42"] * 5), sc.hand(1, name), sc.begin("shadow", 1).play(name)
    assert sc.asked == 0
    man = sc.find(name)
    sc.decide(int(pays))
    if pays:
        sc.choose(*["4C42"] * cards)
    assert (sc.lives(man), len(sc.in_hand(0)), sc.s.twilight) == (not pays, 5 - cards * pays, 6 - price)
    assert sc.in_discard(1) == [name] * pays


@pytest.mark.card("5U1", "5U2", "5R4")
@pytest.mark.parametrize(("name", "cards"), [("5U1", 1), ("5U2", 1), ("5R4", 3)])
def test_too_few_cards_to_send_it_away(scenario, name, cards):
    """LOTR-30.30: who cannot pay is not asked, and keeps the cards."""
    sc = late(scenario, site=4, twilight=6)
    sc.hand(0, *["4C42"] * cards), sc.hand(1, name, BRIGAND), sc.begin("shadow", 1).play(name)
    assert (sc.asks, sc.asked, len(sc.in_hand(0)), sc.lives(sc.find(name))) == ("shadow", 1, cards, True)


@pytest.mark.card("5R4", "6C3", "6C5")
@pytest.mark.parametrize(("name", "price"), [("5R4", 6), ("6C3", 5), ("6C5", 4)])
def test_cheaper_in_a_skirmish_phase(scenario, name, price):
    """Two less in a skirmish phase, whoever fights; the usual price at other times."""
    sc = late(scenario, site=4)
    assert cost(sc.s, 1, code_of(name)) == price
    sc.begin("maneuver") if sc.put(BRIGAND, 1) else None
    assert cost(sc.s, 1, code_of(name)) == price
    sc.fight(sc.put(KNIGHT), sc.put(BRIGAND, 1))
    assert (sc.s.phase, cost(sc.s, 1, code_of(name))) == (Phase.SKIRMISH, price - 2)


@pytest.mark.card("5R4", "6C3", "6C5")
@pytest.mark.parametrize(("name", "price"), [("5R4", 2), ("6C3", 1), ("6C5", 0)])
def test_cheaper_twice_by_an_arsonist(scenario, name, price):
    """Played by a victory for two less, it is cheaper by four in all."""
    sc = late(scenario, site=4, twilight=3)
    man = sc.put("4U9", 1)
    sc.hand(0), sc.hand(1, name), wins(sc, man)
    act(sc, man).choose(name)
    assert (sc.s.twilight, sc.lives(sc.find(name))) == (3 - price, True)


@pytest.mark.card("5R3")
@pytest.mark.parametrize("pays", [True, False])
def test_leaping_blaze(scenario, pays):
    """The hand is shuffled in and eight cards are drawn, unless the Free Peoples player discards three."""
    sc = late(scenario, site=4, twilight=1)
    for _ in range(3):
        sc.put(BRIGAND, 1)
    sc.hand(0, *["4C42"] * 4), sc.hand(1, "5R3", SAVAGE, SAVAGE), sc.deck(1, *[BRIGAND] * 10)
    sc.begin("shadow", 1).play("5R3")
    assert (sc.asks, sc.asked) == ("prevent", 0)
    sc.decide(int(pays))
    if pays:
        sc.choose(*["4C42"] * 3)
    assert (len(sc.in_hand(1)), len(sc.s.players[1].deck)) == ((2, 10) if pays else (8, 4))
    assert len(sc.in_hand(0)) == 4 - 3 * pays


@pytest.mark.card("5R3")
def test_leaping_blaze_of_two(scenario, make):
    """LOTR-17.9: three Dunland minions, of any race; with two cards the other player is not asked."""
    sc = late(scenario, site=4, twilight=1)
    sc.put(BRIGAND, 1), sc.put(BRIGAND, 1), sc.put(SPY, 1)
    sc.hand(0, "4C42", "4C42"), sc.hand(1, "5R3", SAVAGE), sc.deck(1, *[BRIGAND] * 9)
    assert unplayable(sc.begin("shadow", 1), "5R3") == "LOTR-17.9"
    sc.put(orc_of_dunland(make), 1), sc.play("5R3")
    assert (len(sc.in_hand(1)), len(sc.s.players[1].deck)) == (8, 2)


@pytest.mark.card("6C1")
@pytest.mark.parametrize(("men", "laid"), [(2, 2), (1, 0)])
def test_bound_by_rage_is_played(scenario, men, laid):
    """With two Men of Dunland two tokens may be laid."""
    sc = late(scenario, site=4, twilight=3)
    for _ in range(men):
        sc.put(BRIGAND, 1)
    sc.put(SPY, 1), sc.hand(1, "6C1"), sc.begin("shadow", 1).play("6C1")
    if laid:
        act(sc, sc.find("6C1"))
    assert (sc.asks, tokens(sc, sc.find("6C1"))) == ("shadow", laid)


@pytest.mark.card("6C1")
@pytest.mark.parametrize("laid", [0, 2])
def test_bound_by_rage_prevents(scenario, laid):
    """A token is removed, or it is discarded: a Man of Dunland takes no wound."""
    sc = late(scenario, site=4)
    card, man, aragorn = sc.put("6C1", 1), sc.put("4R20", 1), sc.put("4P364")
    lay_tokens(sc, card, laid) if laid else None
    sc.set_strength(aragorn, 11), sc.fight(aragorn, man).resolve()
    act(sc, card, 1)
    if sc.asks == "effect":
        sc.decide(1)
    assert (sc.wounds(man), sc.lives(card)) == (0, bool(laid))
    assert not laid or tokens(sc, card) == 1


@pytest.mark.card("6C1")
def test_bound_by_rage_and_others(scenario):
    """An Isengard Man takes his wound."""
    sc = late(scenario, site=4)
    card, spy, aragorn = sc.put("6C1", 1), sc.put(SPY, 1), sc.put("4P364")
    sc.fight(aragorn, spy).resolve()
    assert (sc.wounds(spy), sc.lives(card)) == (1, True)


@pytest.mark.card("6C2")
@pytest.mark.parametrize(("held", "strength", "more"), [(1, 7, 0), (2, 12, 1), (3, 12, 1)])
def test_dunlending_elder(scenario, held, strength, more):
    """With two sites +5, fierce and damage +1."""
    sc = control(late(scenario, site=5), *range(1, held + 1))
    elder = sc.put("6C2", 1)
    assert (sc.strength(elder), sc.keyword(elder, FIERCE), sc.keyword(elder, DAMAGE)) == (strength, more, more)


@pytest.mark.card("6C2")
def test_dunlending_elder_and_the_sites_of_another(scenario):
    """Each player's own sites count for the own Elder."""
    sc = control(late(scenario, site=5, seats=3), 1, 2, seat=2)
    assert [sc.strength(sc.put("6C2", seat)) for seat in (1, 2)] == [7, 12]


@pytest.mark.card("6C4")
@pytest.mark.parametrize("pays", [True, False])
def test_dunlending_headman(scenario, pays):
    """With two other Men of Dunland a site may be taken, unless the Free Peoples player discards two cards."""
    sc = passed_by_all(late(scenario, site=4, twilight=4))
    sc.put(BRIGAND, 1), sc.put(BRIGAND, 1)
    sc.hand(0, "4C42", "4C42", "4C42"), sc.hand(1, "6C4"), sc.begin("shadow", 1).play("6C4")
    assert (sc.asks, sc.asked) == ("respond", 1)
    act(sc, sc.find("6C4"))
    assert (sc.asks, sc.asked) == ("prevent", 0)
    sc.decide(int(pays))
    if pays:
        sc.choose("4C42", "4C42")
    assert (controlled(sc), len(sc.in_hand(0))) == (1 - pays, 3 - 2 * pays)


@pytest.mark.card("6C4")
@pytest.mark.parametrize("declines", [True, False])
def test_dunlending_headman_alone(scenario, declines):
    """Himself and one other are not two others; and he need not."""
    sc = passed_by_all(late(scenario, site=4, twilight=4))
    sc.put(BRIGAND, 1), sc.put(SPY, 1)
    sc.put(BRIGAND, 1) if declines else None
    sc.hand(0, "4C42", "4C42"), sc.hand(1, "6C4"), sc.begin("shadow", 1).play("6C4")
    assert (sc.asks == "respond") is declines
    sc.pass_() if declines else None
    assert (controlled(sc), len(sc.in_hand(0))) == (0, 2)


@pytest.mark.card("6R6")
def test_hill_clan(scenario):
    """A victory: a Man of Dunland of the hand is played at his price, fierce and with damage +2 until regroup."""
    sc = late(scenario, site=4, twilight=4)
    clan = sc.put("6R6", 1)
    sc.set_strength(clan, 9), sc.hand(1, SAVAGE, SPY), wins(sc, clan)
    act(sc, clan)
    assert sc.offered == {code_of(SAVAGE)}
    sc.choose(SAVAGE)
    new = sc.find(SAVAGE)
    assert (sc.keyword(new, FIERCE), sc.keyword(new, DAMAGE), sc.s.twilight) == (1, 2, 0)
    assert (sc.keyword(clan, FIERCE), sc.keyword(clan, DAMAGE)) == (0, 0)
    sc.pass_until("regroup")
    assert (sc.keyword(new, FIERCE), sc.keyword(new, DAMAGE)) == (0, 0)


@pytest.mark.card("6R6")
def test_hill_clan_for_too_little(scenario):
    """Nothing is cheaper: with three twilight a Man of four stays in hand."""
    sc = late(scenario, site=4, twilight=3)
    clan = sc.put("6R6", 1)
    sc.set_strength(clan, 9), sc.hand(1, SAVAGE), wins(sc, clan)
    act(sc, clan) if sc.asks == "respond" else None
    assert (sc.in_hand(1), sc.s.twilight) == ([SAVAGE], 3)


@pytest.mark.card("6R7")
def test_ready_to_fall(scenario):
    """With two sites two are removed: a Man of Dunland is played from the discard pile at his price."""
    sc = control(late(scenario, site=4, twilight=6), 1, 2)
    card = sc.put("6R7", 1)
    sc.discard(1, SAVAGE, SPY), act(sc.begin("shadow", 1), card)
    assert sc.offered == {code_of(SAVAGE)}
    sc.choose(SAVAGE)
    assert (sc.s.twilight, sc.in_discard(1)) == (0, [SPY])


@pytest.mark.card("6R7")
def test_not_ready_to_fall(scenario):
    """One site of one's own is too few (LOTR-17.9); five twilight are too little (LOTR-18.8)."""
    sc = late(scenario, site=4, twilight=5, seats=3)
    sites = sc.s.path[:3]
    card = sc.put("6R7", 1)
    sc.hold(sites[0], 1), sc.hold(sites[1], 2), sc.discard(1, SAVAGE), sc.begin("shadow", 1)
    assert denied(sc, card) == "LOTR-17.9"
    sc.hold(sites[2], 1)
    assert denied(sc, card) == "LOTR-18.8"


@pytest.mark.card("6U8")
def test_too_long_have_these_peasants_stood(scenario):
    """A Man of Dunland wins: all conditions of both sides go, possessions stay."""
    sc = late(scenario, site=4, twilight=2)
    man, knight = sc.put(SAVAGE, 1), sc.put(KNIGHT)
    gone = [sc.put("1C21"), sc.put("4C212", 1, on=knight), sc.put("4U28", 1)]
    sword = sc.put("4C134", on=knight)
    sc.hand(1, "6U8"), sc.fight(knight, man).resolve()
    shadow(sc).play("6U8")
    assert ([sc.lives(card) for card in gone], sc.lives(sword), sc.s.twilight) == ([False] * 3, True, 0)


@pytest.mark.card("6U8")
@pytest.mark.parametrize(("name", "twilight"), [(SPY, 2), (SAVAGE, 1)])
def test_peasants_stand(scenario, name, twilight):
    """Another's victory, or too little twilight, is no answer."""
    sc = late(scenario, site=4, twilight=twilight)
    foe, tale = sc.put(name, 1), sc.put("1C21")
    sc.hand(1, "6U8"), wins(sc, foe)
    assert (sc.can(Play(code_of("6U8")), 1), sc.lives(tale)) == (False, True)
    assert ability(sc, sc.put("6R7", 1)).ability == 0
