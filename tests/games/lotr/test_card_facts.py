"""LOTR-1, LOTR-26: what the cards of the pool are."""

from pelipoyta.games.lotr.cards import CARDS
from pelipoyta.games.lotr.cards.build import SHADOW
from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.engine.numbers import has_keyword
from pelipoyta.games.lotr.model import Options, Zone
from pelipoyta.games.lotr.terms import Block, Culture, ItemClass, Keyword, Kind, Side, Signet
from pelipoyta.games.lotr.words.facts import code_of


def of(kind):
    return [card for card in CARDS.values() if card.kind is kind]


def test_three_kinds_of_card():
    """LOTR-1.1: only sites and Rings are of neither side."""
    assert {card.kind for card in CARDS.values() if card.side is Side.NEITHER} == {Kind.SITE, Kind.RING}
    assert {card.side for card in CARDS.values()} == set(Side)


def test_types():
    """LOTR-1.2: characters are companions, allies and minions."""
    assert {card.kind for card in CARDS.values() if card.is_character} == {Kind.COMPANION, Kind.ALLY, Kind.MINION}
    assert {card.kind for card in CARDS.values()} >= set(Kind) - {Kind.ARTIFACT}


def test_characters_have_their_side():
    """LOTR-1.3."""
    assert {card.side for card in of(Kind.COMPANION) + of(Kind.ALLY)} == {Side.FREE}
    assert {card.side for card in of(Kind.MINION)} == {Side.SHADOW}
    assert all(card.strength and card.vitality for card in CARDS.values() if card.is_character)


def test_characters_sit_where_they_belong(scenario):
    """LOTR-1.3, LOTR-4.1, LOTR-7.7, LOTR-9.4: played, each goes to its zone; a card being played is in the void."""
    sc = scenario(twilight=20)
    sc.hand(0, "4C74", "4C277")
    sc.hand(1, "4C10")
    sc.begin("fellowship", after="shadow")
    sc.play("4C74").play("4C277")
    zones = {c.code: c.zone for c in sc.s.cards.values()}
    assert (zones[4074], zones[4277]) == (Zone.FELLOWSHIP, Zone.SUPPORT)
    other = scenario(twilight=9)
    other.hand(1, "4C10")
    other.begin("shadow", 1)
    other.play("4C10")
    assert {c.code: c.zone for c in other.s.cards.values()}[4010] is Zone.CENTRE


def test_artifacts_are_another_type(scenario, make):
    """LOTR-1.4: unique, borne as possessions are, and not touched by text about possessions."""
    wizard, kind = WIZARD, Kind.ARTIFACT
    card = possession("9C31", "Staff", GANDALF, cost=2, bearer=wizard, kind=kind, item=STAFF, unique=True, strength=1)
    staff = make(card)
    facts = CARDS[code_of(staff)]
    assert facts.is_item
    assert not POSSESSION.printed(facts)
    sc = scenario()
    gandalf = sc.put("1P364")
    sc.hand(0, staff)
    sc.begin("fellowship")
    sc.play(staff)
    assert sc.strength(gandalf) == 8


def test_conditions_stay_and_events_go(scenario):
    """LOTR-1.5, LOTR-21.5: a condition is played in the fellowship phase and stays; an event goes to its pile."""
    sc = scenario(block=Block.FELLOWSHIP)
    sc.put("1P365")
    sc.hand(0, "1U108", "1C110")
    sc.begin("fellowship")
    sc.play("1U108").play("1C110")
    assert 1108 in {c.code for c in sc.s.cards.values()}
    assert sc.s.players[0].discard == (1110,)


def test_attributes():
    """LOTR-1.6: resistance on Frodo and Sam only; four signets; sites have a Shadow number, minions a site number."""
    assert {card.title: card.resistance for card in CARDS.values() if card.resistance} == {"Frodo": 10, "Sam": 5}
    assert {card.signet for card in of(Kind.COMPANION) if card.signet} == set(Signet)
    assert all(1 <= card.site <= 9 for card in of(Kind.SITE) + of(Kind.MINION))
    assert all(card.home for card in of(Kind.ALLY))


def test_cultures():
    """LOTR-1.7: a culture is of one side, but for Gollum's; sites and the Ring have none."""
    assert len(SHADOW) == 6
    for card in CARDS.values():
        assert (card.culture is None) == (card.side is Side.NEITHER)
        of_both = card.culture in (None, Culture.GOLLUM)
        assert of_both or (card.culture in SHADOW) == (card.side is Side.SHADOW)
    assert Culture.GOLLUM not in SHADOW


def test_races():
    """LOTR-1.8: Uruk-hai are no Orcs."""
    uruks = [card for card in of(Kind.MINION) if card.title.startswith("Uruk")]
    assert uruks
    assert not any(ORC.printed(card) for card in uruks)


def test_a_word_in_a_title_is_no_keyword(scenario):
    """LOTR-1.9: Ranger's Sword is no ranger."""
    sc = scenario()
    sword = sc.put("4U132", on=sc.put("4P364"))
    assert not has_keyword(sc.s, sc.s.cards[sword], Keyword.RANGER)


def test_starter_and_deluxe_rules_are_what_is_played():
    """LOTR-2.9: nothing but the variant chooses between them."""
    assert Options().variant == "deluxe"
    assert {"deluxe", "starter", "limited"} == set(Options.__annotations__["variant"].__args__)


def test_unloaded_keywords_have_no_rule_of_their_own():
    """LOTR-26.9: they are there for other cards to refer to."""
    loaded = {"ambush", "archer", "damage", "defender", "fierce", "ring-bound", "unhasty", "sanctuary"}
    assert len([word for word in Keyword if word.value not in loaded]) == 25


def test_items_hold_their_class():
    """LOTR-21.2: one of each class, fourteen classes."""
    assert len(ItemClass) == 14


def test_the_one_ring():
    """LOTR-19.9: of neither side, without cost, of its own type; LOTR-2.2: three versions."""
    rings = of(Kind.RING)
    assert {ring.subtitle for ring in rings} == {"Isildur's Bane", "The Ruling Ring", "Answer To All Riddles"}
    assert {(ring.side, ring.twilight) for ring in rings} == {(Side.NEITHER, 0)}
