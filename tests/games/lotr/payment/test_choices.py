"""A choice of effects offers only what can be done fully, if there is such a one (LOTR-18.7)."""

import pytest
from tests.games.lotr.payment.stage import Stage

from pelipoyta.games.lotr import rules
from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.engine.catalogue import CARDS
from pelipoyta.games.lotr.engine.find import spot
from pelipoyta.games.lotr.language.flow import around
from pelipoyta.games.lotr.model import Deciding, Pass, Perform, Pick, Zone
from pelipoyta.games.lotr.rules.play import choosing
from pelipoyta.games.lotr.rules.play.perform import start, words_at
from pelipoyta.games.lotr.terms import Block, Kind, Phase, Side
from pelipoyta.games.lotr.words.amounts import number


@pytest.mark.parametrize(("worn", "foe", "cancelled"), [(True, "1C177", False), (False, "1R234", True)])
def test_the_song_does_what_can_be_done(scenario, worn, foe, cancelled):
    """2R108: the Ring comes off only if it is on, and only a skirmish with a Nazgûl is cancelled."""
    sc = scenario(block=Block.FELLOWSHIP)
    song = sc.put("2R108", on=sc.frodo)
    sc.set_player(0, worn=worn)
    sc.hand(0, "1C304")
    sc.fight(sc.frodo, sc.put(foe, 1)).use(song)
    assert sc.asks != "effect"
    assert (sc.s.fight is None, sc.s.players[0].worn) == (cancelled, False)


@pytest.mark.parametrize(("held", "cards"), [(True, 2), (False, 3)])
def test_a_site_is_liberated_or_three_cards_are_drawn(scenario, held, cards):
    """4R279: with two cards in the deck three cannot be drawn."""
    sc = scenario()
    for _ in range(2):
        sc.put("4C283", on=sc.put("4C286"))
    if held:
        sc.hold(sc.s.path[0], 1)
    sc.deck(0, *["4C42"] * cards)
    sc.hand(0, "4R279")
    sc.begin("regroup").play("4R279")
    assert sc.asks != "effect"
    assert len(sc.in_hand(0)) == (0 if held else 3)


def test_a_card_is_drawn_where_no_condition_can_be_played(scenario):
    """5C6: an empty deck leaves only the condition."""
    sc = scenario()
    sc.put("4C49")
    sc.deck(0)
    sc.discard(0, "4U47")
    sc.hand(0, "5C6")
    sc.begin("fellowship").play("5C6").choose("4U47")
    assert sc.find("4U47")


@pytest.mark.parametrize(("orcs", "asked"), [(1, False), (2, True)])
def test_as_many_as_were_paid_for(scenario, orcs, asked):
    """2R109, exerted twice: two Uruk-hai can be wounded, one Orc is too few."""
    sc = scenario(block=Block.FELLOWSHIP)
    gandalf = sc.put("1P364")
    sc.put("1R75", on=gandalf)
    for name, count in (("1C158", 2), ("1C177", orcs)):
        for _ in range(count):
            sc.put(name, 1)
    sc.hand(0, "2R109")
    sc.begin("maneuver").play("2R109").decide(2)
    assert (sc.asks == "effect") == asked


# -- Law ---------------------------------------------------------------------------------------------------------------


def of_choice():
    """Every choice of effects, by card, ability and the ways."""
    for card in [card for card in CARDS.values() if card.code < 9000]:
        for index, ability in enumerate(card.text):
            if any(word.ways() for word in ability.effects):
                yield card, index


def deciding(plain, card, index, way):
    """The choice is put where only what one way speaks of is on the table; None if that settles it."""
    ability, seat = card.text[index], 0 if card.side is not Side.SHADOW else 1
    chosen = next(word.ways()[way] for word in ability.effects if word.ways())
    sc = Stage(plain, (ability.costs, chosen), seat)
    sc.in_phase(ability.used_in[0] if ability.used_in else Phase.MANEUVER).wait_for(seat)
    zone = Zone.VOID if card.kind is Kind.EVENT else Zone.ATTACHED if card.bearer else Zone.SUPPORT
    host = sc.heroes()[-1] if card.bearer else -1
    source = sc.put(card.id, seat) if card.is_character else sc._card(card.id, seat, zone, host)
    sc.s.agenda.append(start(sc.s, seat, source, card.code, index, it=(sc.foes()[0],)))
    sc._advance()
    for _ in range(12):
        top = sc.s.agenda[-1]
        if isinstance(top, Deciding) and top.what == "effect":
            return sc
        choices = rules.legal(sc.s, sc.asked)
        picks = [action for action in choices if isinstance(action, Pick)]
        sc.do(picks[0] if picks else Pass() if Pass() in choices else choices[-1])
    return None


def lacks(sc, way):
    """True if a target of this way is not there as often as it is asked for."""
    below = sc.s.agenda[-2]
    assert isinstance(below, Perform)
    for word in words_at(below)[below.at].branches()[way]:
        for _, pick in word.picks():
            found = spot(sc.s, pick.which, below.seat, below.card, below.names)
            if not pick.up_to and len(found) < number(sc.s, pick.count, below.seat, below.card, below.names):
                return True
    return False


def check_ways(sc, card):
    """No way is offered that lacks its target, unless all do."""
    offered = [action.way for action in rules.legal(sc.s, sc.asked)]
    ways = range(len(words_at(sc.s.agenda[-2])[sc.s.agenda[-2].at].branches()))
    if all(lacks(sc, way) for way in ways):
        return
    assert not any(lacks(sc, way) for way in offered), f"{card.id}: offers what cannot be done"


def check_all(plain, cards):
    tried = 0
    for card, index in cards:
        word = next(word for word in card.text[index].effects if word.ways())
        for way in range(len(word.ways())):
            sc = deciding(plain, card, index, way)
            tried += 1
            if sc is not None:
                check_ways(sc, card)
    return tried


def test_law_only_full_effects_are_offered(plain):
    """LOTR-18.7."""
    assert check_all(plain, of_choice()) >= 50


def test_the_law_notices_ways_that_cannot_be_done(plain, monkeypatch):
    monkeypatch.setattr(around, "seems_full", lambda *args: True)
    monkeypatch.setattr(choosing, "fully", lambda *args: True)
    with pytest.raises(AssertionError, match="cannot be done"):
        check_all(plain, of_choice())
