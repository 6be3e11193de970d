"""Rulings on losing, assigning and being at a site (LOTR-30.47, LOTR-30.71 to LOTR-30.75), and what onlookers see."""

from random import Random

import pytest
from tests.games.lotr.made_up import dark, free

from pelipoyta.games.lotr import GAME
from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.engine.catalogue import CARDS
from pelipoyta.games.lotr.events import Exerted
from pelipoyta.games.lotr.knowledge import view as view_module
from pelipoyta.games.lotr.knowledge.view import view
from pelipoyta.games.lotr.model import Use
from pelipoyta.games.lotr.model.state import FIRST_RULES, RULES
from pelipoyta.games.lotr.rules.happenings import match
from pelipoyta.games.lotr.words.facts import code_of
from pelipoyta.kernel.records import record
from pelipoyta.kernel.records.record import Record


def losing():
    """Every card with a text about losing a skirmish, in the loser's own words."""
    for card in CARDS.values():
        for ability in card.text:
            on = ability.waits_for
            if on is not None and on.awaits is Deed.LOSE:
                yield card


@pytest.mark.card("4U216", "6U75")
def test_who_is_killed_as_the_last_has_lost(scenario, make):
    """LOTR-30.71: Arrow From the South answers a companion that a text kills in the skirmish."""
    assert len(list(losing())) >= 10
    curse = dark(make, skirmish(do=Wound(Choose(COMPANION & ~RING_BEARER))))
    sc = scenario()
    hero, foe, arrow = sc.put("4C310"), sc.put("4C222", 1), sc.put("4U216", 1)
    trap = sc.put(curse, 1)
    sc.wound(hero, sc.vitality(hero) - 1)
    sc.fight(hero, foe).pass_until_seat(1).use(trap)
    sc.pass_until("respond")
    assert (sc.lives(hero), sc.can(Use(arrow, 0), 1)) == (False, True)


@pytest.mark.card("1C9")
@pytest.mark.parametrize(("together", "discarded"), [(False, 1), (True, 2)])
def test_each_minion_that_loses_is_a_time(scenario, together, discarded):
    """LOTR-30.74."""
    sc = scenario(block=Block.FELLOWSHIP)
    dwarf, foes = sc.put("1U12"), [sc.put("1C191", 1) for _ in range(1 + together)]
    sc.put("1C9", on=dwarf)
    sc.set_strength(dwarf, 30)
    sc.deck(1, *["1C193"] * 5)
    sc.fight(dwarf, *foes).resolve()
    assert sc.in_discard(1).count("1C193") == discarded


@pytest.mark.card("1C196")
def test_a_card_paid_may_be_played(scenario):
    """LOTR-30.75."""
    sc = scenario(twilight=9, block=Block.FELLOWSHIP)
    plan = sc.put("1C196", 1)
    sc.hand(1, "1C191", "1C193", "1C193")
    sc.discard(1, "1C176")
    sc.begin("shadow", 1).use(plan)
    sc.choose(*[pick for pick in ("1C191", "1C193", "1C193") if sc.asks == "card" and sc.s.players[1].hand])
    assert code_of("1C191") in sc.offered


@pytest.mark.card("3C28")
def test_an_ally_at_home_elsewhere_is_not_at_the_river(scenario):
    """LOTR-30.72."""
    sc = scenario(site=4, block=Block.FELLOWSHIP, sites={4: "1C346"})
    hero, ally, foe = sc.put("1C53"), sc.put("1R33"), sc.put("1C191", 1)
    sc.give(sc.s.path[3], Keyword.RIVER)
    sc.hand(0, "3C28")
    sc.fight(hero, foe).play("3C28")
    assert (sc.wounds(hero), sc.wounds(ally)) == (1, 0)


@pytest.mark.card("4C212")
@pytest.mark.parametrize("first", [0, 1])
def test_assigned_to_a_tracker_in_either_order(scenario, make, first):
    """LOTR-30.47: one exertion, whether the tracker is the first minion or the second."""
    sc = scenario()
    tracker = make(minion("9C91", "Nose", ISENGARD, ORC, cost=1, strength=2, vitality=2, site=1, keywords=TRACKER))
    hero = sc.put("4P364")
    sc.put("4C212", 1, on=hero)
    sc.give(hero, Keyword.DEFENDER, 2)
    foes = [sc.put(tracker, 1), sc.put("4C17", 1), sc.put(tracker, 1)]
    sc.begin("assignment").pass_until("defend")
    for foe in (foes[0], foes[1]) if first == 0 else (foes[1], foes[0]):
        sc.assign(hero, foe)
    assert len(sc.told(Exerted)) == 1
    sc.assign(hero, foes[2])
    assert len(sc.told(Exerted)) == 1


def defence_texts():
    for card in CARDS.values():
        for ability in card.text:
            on = ability.waits_for
            if on is not None and on.awaits is Deed.DEFENCE and on.general.against is not None:
                yield card.id


def test_law_every_such_text_is_answered_in_either_order(scenario, make):
    """LOTR-30.47: for every card with a text on assignments to some minions, a plain minion is assigned first."""
    found = sorted(set(defence_texts()))
    assert {"4C212", "4C178"} <= set(found)
    tracker = make(minion("9C91", "Nose", ISENGARD, MAN, cost=1, strength=2, vitality=2, site=1, keywords=TRACKER))
    for name in found:
        check_either_order(scenario, name, tracker)


def check_either_order(scenario, name, fitting):
    sc = scenario()
    hero = sc.put("4P364")
    sc.put(name, 1, on=hero)
    sc.give(hero, Keyword.DEFENDER, 1)
    plain, foe = sc.put("4C17", 1), sc.put(fitting, 1)
    sc.begin("assignment").pass_until("defend").assign(hero, plain)
    assert not sc.told(Exerted), name
    sc.assign(hero, foe)
    assert len(sc.told(Exerted)) == 1, name


def test_the_law_notices_that_only_the_first_counts(scenario, make, monkeypatch):
    """As it was once: a character that had been assigned already was not looked at."""
    tracker = make(minion("9C91", "Nose", ISENGARD, MAN, cost=1, strength=2, vitality=2, site=1, keywords=TRACKER))
    monkeypatch.setattr(match, "defence_key", lambda what, card: f"phase:defended/{what.character}")
    with pytest.raises(AssertionError, match="4C212"):
        check_either_order(scenario, "4C212", tracker)


# -- Onlookers ---------------------------------------------------------------------------------------------------------


def looking_words():
    """Every word that shows cards of a hand, with whether all see them."""
    return [
        (LookAtHand(), False),
        (LookAtHand(reveal=True), True),
        (LookAtRandom(2, 2), False),
        (RevealAtRandom(), True),
    ]


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("number", range(4))
def test_law_onlookers_see_only_what_is_revealed(scenario, make, number, seats):
    """LOTR-25.3: what was only looked at is no onlooker's business, however few players there are."""
    word, openly = looking_words()[number]
    check_onlooker(scenario(seats=seats), make, word, openly)


def check_onlooker(sc, make, word, openly):
    charm = sc.put(free(make, fellowship(do=word)))
    sc.hand(1, "4C10", "4C17")
    sc.begin("fellowship").use(charm)
    if sc.asks == "player":
        sc.choose(1)
    assert bool(view(sc.s, 0).players[1].hand)
    assert bool(view(sc.s, None).players[1].hand) is openly


@pytest.mark.parametrize("number", [0, 2])
def test_the_law_notices_an_onlooker_who_sees_too_much(scenario, make, monkeypatch, number):
    """As it was once: what all other players have seen was taken for revealed; with two players that is one."""
    monkeypatch.setattr(view_module, "LOOKED_AT", -99)
    with pytest.raises(AssertionError):
        check_onlooker(scenario(), make, *looking_words()[number])


def test_what_was_looked_at_and_is_then_revealed_is_seen(scenario, make):
    sc = scenario()
    look = sc.put(free(make, fellowship(do=LookAtHand())))
    show = sc.put(free(make, fellowship(do=LookAtHand(reveal=True)), collector="9C53", title="Lamp"))
    sc.hand(1, "4C10")
    sc.begin("fellowship").use(look)
    assert not view(sc.s, None).players[1].hand
    sc.use(show)
    assert view(sc.s, None).players[1].hand


@pytest.mark.parametrize("version", [FIRST_RULES, RULES])
def test_a_game_keeps_the_rules_it_began_with(version):
    """Through records, positions as text, views and guesses; a position that names none is of the first."""
    began = record.beginning(GAME, Record("lotr", version, 2, GAME.options(), (), None, ()))
    assert began.rules == version
    assert GAME.notation.read(GAME.notation.draw(began)).rules == version
    assert GAME.determinize(GAME.view(began, 0), Random(1)).rules == version
    assert ("rules" in GAME.notation.draw(began)) == (version > FIRST_RULES)
