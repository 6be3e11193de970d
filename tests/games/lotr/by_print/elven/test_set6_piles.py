"""Elven cards of set 6 about the top of the draw deck, from their print."""

import pytest
from tests.games.lotr.by_print.plain_cards import *

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.events import DeckSeen, DeckShown


@pytest.mark.card("6C17")
def test_forewarned_discards(scenario, make):
    """1 is added to look; the card may be thrown away by throwing this one away."""
    sc = scenario()
    card = sc.put("6C17")
    sc.hand(0, IDLE), sc.deck(0, "1C53")
    sc.begin("fellowship")
    act(sc, card)
    assert (sc.s.twilight, len(sc.told(DeckSeen))) == (1, 1)
    sc.decide(1).choose("1C53")
    assert (sorted(sc.in_discard(0)), sc.lives(card)) == (["1C53", "6C17"], False)


@pytest.mark.card("6C17")
def test_forewarned_kept(scenario, make):
    """Two Elves to play it; the card seen stays, and it may be used again."""
    sc = scenario()
    sc.put(helper(make))
    sc.hand(0, "6C17", IDLE), sc.deck(0, "1C53")
    sc.begin("fellowship")
    assert why_not_play(sc, "6C17") == "LOTR-18.1"
    sc.put(helper(make))
    sc.play("6C17")
    card = sc.find("6C17")
    for times in (1, 2):
        act(sc, card)
        sc.decide(0)
        assert (sc.in_discard(0), sc.lives(card), sc.s.twilight) == ([], True, times)


@pytest.mark.card("6R18")
@pytest.mark.parametrize(("top", "now"), [("4C10", 4), ("1C53", 7)])
def test_keeper_of_nenya(scenario, make, top, now):
    """A Shadow card weakens a minion against an Elf by 3; the card is gone either way."""
    sc = scenario()
    lady, elf, orc = sc.put("6R18"), sc.put(friend(make)), sc.put(foe(make), 1)
    sc.hand(0, IDLE), sc.deck(0, top)
    sc.fight(elf, orc)
    act(sc, lady)
    assert (sc.strength(orc), sc.wounds(lady), sc.in_discard(0)) == (now, 1, [top])


@pytest.mark.card("6U19")
@pytest.mark.parametrize(("ways", "place"), [((0,), "deck"), ((1, 0), "discard"), ((1, 1), "hand")])
def test_gift_of_foresight(scenario, make, ways, place):
    """Thrown away, left on top, or taken; all see it."""
    sc = scenario()
    sc.put(helper(make))
    sc.hand(0, "6U19"), sc.deck(0, "1C53")
    sc.begin("fellowship").play("6U19")
    assert len(sc.told(DeckShown)) == 1
    for way in ways:
        sc.decide(way)
    if sc.asks == "card":
        sc.choose("1C53")
    in_deck, in_discard = len(sc.s.players[0].deck) == 1, "1C53" in sc.in_discard(0)
    assert {"deck": in_deck, "discard": in_discard, "hand": sc.in_hand(0) == ["1C53"]}[place]
    assert (in_deck + in_discard + len(sc.in_hand(0)), sc.s.twilight) == (1, 1)


@pytest.mark.card("6U19", "6U20")
@pytest.mark.parametrize("name", ["6U19", "6U20"])
def test_no_elf_no_dream(scenario, make, name):
    sc = scenario()
    sc.put(friend(make, GONDOR, MAN))
    sc.hand(0, name), sc.deck(0, "1C53")
    sc.begin("fellowship")
    assert why_not_play(sc, name) == "LOTR-17.9"


@pytest.mark.card("6U20")
@pytest.mark.parametrize("thrown", [0, 1])
def test_must_be_a_dream(scenario, make, thrown):
    """Up to two companions of the culture shown; then the card may go."""
    sc = scenario()
    hurt = [sc.put(friend(make), wounds=2) for _ in range(3)]
    man, aide = sc.put(friend(make, GONDOR, MAN), wounds=1), sc.put(helper(make), wounds=1)
    sc.hand(0, "6U20"), sc.deck(0, "1C53")
    sc.begin("fellowship").play("6U20")
    assert sc.offered == set(hurt)
    sc.choose(hurt[0], hurt[1])
    sc.choose("1C53") if thrown else sc.pass_()
    assert [sc.wounds(card) for card in (*hurt, man, aide)] == [1, 1, 2, 1, 1]
    assert ("1C53" in sc.in_discard(0)) == bool(thrown)


@pytest.mark.card("6C21")
@pytest.mark.parametrize(("top", "hurt"), [("1C53", 1), ("1R72", 0)])
def test_naith_longbow(scenario, make, top, hurt):
    """Bearer +1 strength, no archer by it; an Elven card makes a minion exert."""
    sc = scenario()
    elf, orc = sc.put(friend(make)), sc.put(foe(make), 1)
    bow = sc.put("6C21", on=elf)
    sc.hand(0, IDLE), sc.deck(0, top)
    sc.begin("archery")
    assert (sc.strength(elf), arrows(sc)) == (7, 0)
    act(sc, bow)
    assert (sc.wounds(elf), sc.wounds(orc), sc.in_discard(0)) == (1, hurt, [top])


@pytest.mark.card("6C21")
def test_naith_longbow_spares_the_exhausted(scenario, make):
    """LOTR-19.4: an exhausted minion does not exert and does not die of it; companions alone bear the bow."""
    sc = scenario()
    elf, orc = sc.put(friend(make)), sc.put(foe(make, vitality=1), 1)
    sc.put(helper(make))
    bow = sc.put("6C21", on=elf)
    sc.hand(0, IDLE), sc.deck(0, "1C53")
    sc.begin("archery")
    act(sc, bow)
    assert (sc.lives(orc), sc.wounds(elf)) == (True, 1)


@pytest.mark.card("6U22")
@pytest.mark.parametrize(("top", "now"), [("1C53", 5), ("1R72", 7)])
def test_naith_troop(scenario, make, top, now):
    sc = scenario()
    troop, orc, away = sc.put("6U22"), sc.put(foe(make), 1), sc.put(foe(make), 1)
    sc.hand(0, IDLE), sc.deck(0, top)
    sc.fight(troop, orc)
    act(sc, troop)
    assert (sc.strength(orc), sc.strength(away), sc.wounds(troop), sc.in_discard(0)) == (now, 7, 1, [top])


@pytest.mark.card("6U22")
def test_naith_troop_gathers(scenario, make):
    """LOTR-18.1: three Elf companions."""
    sc = scenario()
    sc.put(friend(make)), sc.put(friend(make)), sc.put(helper(make))
    sc.hand(0, "6U22")
    sc.begin("fellowship")
    assert why_not_play(sc, "6U22") == "LOTR-18.1"
    sc.put(friend(make))
    sc.play("6U22")
    assert sc.s.twilight == 3
