"""Questions that change nothing are not asked: one possible answer in open sight, or answers that all do the same."""

import pytest
from msgspec.structs import replace
from tests.games.lotr.payment.stage import Stage

from pelipoyta.games.lotr import rules
from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.engine.catalogue import CARDS
from pelipoyta.games.lotr.events import Decided, Picked
from pelipoyta.games.lotr.language.board.pools import AddTokens
from pelipoyta.games.lotr.language.flow.around import OneOf
from pelipoyta.games.lotr.model import Decide, Deciding, Pass, Perform, Pick, Play, Select, Zone
from pelipoyta.games.lotr.rules.play import choosing
from pelipoyta.games.lotr.rules.play.perform import start
from pelipoyta.games.lotr.terms import Kind, Phase, Pile, Side
from pelipoyta.games.lotr.words.facts import code_of
from pelipoyta.kernel import Ask

HIDDEN = (Pile.HAND, Pile.DECK)


@pytest.mark.card("3C33")
@pytest.mark.parametrize("held", [0, 1])
def test_his_first_serious_check(scenario, held):
    """The one card shown is discarded without a question; with no card shown there is nothing to add twilight for."""
    sc = scenario()
    sc.put("4C90"), sc.put("4C17", 1)
    sc.hand(0, "3C33", "4C286")
    sc.hand(1, *["4C10"] * held)
    sc.begin("maneuver").play("3C33")
    assert (sc.asks == "may") == bool(held)
    if held:
        sc.decide(1)
        assert sc.in_discard(1) == ["4C10"]


@pytest.mark.card("6U63")
@pytest.mark.parametrize("names", [["6U66"], ["6U66", "6U66"], ["6U66", "4C151"]])
def test_one_orc_of_a_discard_pile_is_played_unasked(scenario, make, names):
    """Copies are one answer; two different cards are two."""
    sc = scenario(twilight=20, site=6)
    gnawing = sc.put("6U63", 1)
    orc = make(minion("9C41", "Heap", ISENGARD, ORC, cost=0, strength=1, vitality=1, site=4))
    other = make(minion("9C42", "Pile", ISENGARD, ORC, cost=0, strength=1, vitality=1, site=4))
    human = make(minion("9C43", "Man", ISENGARD, MAN, cost=0, strength=1, vitality=1, site=4))
    for _ in range(2):
        sc.stack(human, 1, gnawing)
    sc.discard(1, *([orc] * len(names) if len(set(names)) == 1 else [orc, other]))
    sc.begin("shadow", 1).use(gnawing, 1)
    assert (sc.asks == "play") == (len(set(names)) == 2)


@pytest.mark.card("4C3", "3C22", "4R289")
def test_it_is_not_asked_which_of_two_is_spotted(scenario):
    sc = scenario(twilight=9)
    rider, men = sc.put("4C286"), [sc.put("4C10", 1) for _ in range(3)]
    sc.hold(sc.s.path[0], 1)
    sc.hand(1, "4C3")
    sc.fight(rider, men[0]).pass_until_seat(1).play("4C3")
    assert (sc.asks, sc.offered) == ("target", set(men))


@pytest.mark.card("1C18")
def test_halls_of_my_home_says_what_each_card_is_chosen_for(scenario):
    """To discard, then to put back; the last one goes back unasked."""
    sc = scenario(block=Block.FELLOWSHIP)
    sc.put("1U12")
    sc.hand(0, "1C18")
    sc.deck(1, "1C176", "1C191", "1C193")
    sc.begin("fellowship").play("1C18").choose(1)
    assert sc.asks == "discard"
    sc.choose("1C176")
    assert (sc.asks, len(sc.offered)) == ("put-back", 2)
    sc.choose("1C193")
    assert (sc.asks, sc.s.players[1].deck.top) == ("fellowship", (code_of("1C193"), code_of("1C191")))


# -- Law ---------------------------------------------------------------------------------------------------------------


def performed(plain, card, index):
    """The ability is carried out on its own, on a table with all it speaks of."""
    ability, seat = card.text[index], 0 if card.side is Side.FREE else 1
    sc = Stage(plain, ability, seat)
    sc.in_phase(ability.used_in[0] if ability.used_in else Phase.MANEUVER).wait_for(seat)
    zone = Zone.VOID if card.kind is Kind.EVENT else Zone.ATTACHED if card.bearer else Zone.SUPPORT
    host = (sc.heroes() if seat == 0 else sc.foes())[-1] if card.bearer else -1
    source = sc.put(card.id, seat) if card.is_character else sc._card(card.id, seat, zone, host)
    sc.s.agenda.append(start(sc.s, seat, source, card.code, index, it=(sc.foes()[0],)))
    sc._advance()
    return sc


def vain(sc):
    """What is wrong with the question that is asked now, if anything."""
    task = sc.s.agenda[-1]
    if not isinstance(task, Select | Deciding):
        return ""
    choices = rules.legal(sc.s, sc.asked)
    if isinstance(task, Select) and task.pile not in HIDDEN and len(choices) == 1:
        return f"one answer to «{task.what}»"
    if isinstance(task, Deciding) and task.what == "effect" and is_all_one(sc, choices):
        return "all answers do the same"
    return ""


def is_all_one(sc, choices):
    """True if whatever is decided leads to one and the same position and is told alike."""
    found = []
    for action in choices:
        after, events = rules.apply(sc.s, sc.asked, action)
        after.agenda = [replace(task, names=()) if isinstance(task, Perform) else task for task in after.agenda]
        found.append((after, [event for event in events if not isinstance(event, Decided | Picked)]))
    return all(one == found[0] for one in found)


def questions(plain, cards):
    """Faults of all questions that the abilities of these cards ask, by card; and how many there were."""
    faults, asked = [], 0
    for card, index in cards:
        sc = performed(plain, card, index)
        before = len(sc.s.agenda)
        for _ in range(25):
            if sc.s.over or sc.ask is None or len(sc.s.agenda) < before:
                break
            faults += [(card.id, fault)] if (fault := vain(sc)) else []
            asked += isinstance(sc.s.agenda[-1], Select | Deciding)
            answer(sc, last=card.code % 2)
    return faults, asked


def answer(sc, last):
    """The first or the last of what may be picked or decided; else to pass."""
    choices = rules.legal(sc.s, sc.asked)
    picks = [action for action in choices if isinstance(action, Pick | Decide)]
    sc.do(picks[-last] if picks else Pass() if Pass() in choices else choices[0])


def all_abilities(number):
    """Every ability that does something, of the cards of a set."""
    cards = [card for card in CARDS.values() if card.code // 1000 == number]
    for card in [card for card in cards if card.kind not in (Kind.SITE, Kind.RING)]:
        for index, ability in enumerate(card.text):
            if ability.effects and not ability.to_play:
                yield card, index


@pytest.mark.parametrize(("number", "least"), [(1, 200), (2, 70), (3, 50), (4, 150), (5, 60), (6, 60)])
def test_law_no_question_is_asked_in_vain(plain, number, least):
    """Of every ability of every card."""
    faults, asked = questions(plain, all_abilities(number))
    assert asked >= least
    assert faults == []


@pytest.mark.parametrize("name", ["1C196", "1U70"])
def test_the_law_notices_a_pile_that_is_always_asked_about(plain, monkeypatch, name):
    """As it was once."""
    monkeypatch.setattr(choosing, "is_forced", lambda s, task: False)
    card = CARDS[code_of(name)]
    assert questions(plain, [(card, index) for index in range(len(card.text))])[0]


def test_the_law_notices_a_choice_of_what_is_spotted(plain, monkeypatch):
    """As it was once."""
    monkeypatch.setattr(OneOf, "_is_all_one", lambda *args: False)
    assert questions(plain, [(CARDS[code_of("4C3")], 0)])[0] == [("4C3", "all answers do the same")]


def offers_when_played():
    """Every card that offers something as it is played, as minions do."""
    for card in CARDS.values():
        if card.kind is Kind.MINION and any(isinstance(each, Triggered) and each.optional for each in card.text):
            yield card


def is_left_alone(sc, choices):
    """True if whatever is answered leaves all cards, players and twilight as they were, and asks nothing."""
    before = sc.s
    found = [rules.apply(before, sc.asked, action)[0] for action in choices]
    return all(
        (after.cards, after.players, after.twilight, after.lasting)
        == (before.cards, before.players, before.twilight, before.lasting)
        and not isinstance(after.agenda[-1], Select | Deciding)
        and isinstance(rules.pending(after), Ask)  # and draws no card
        for after in found
    )


def vain_offers(scenario, cards):
    """Cards that offer something on a table where it could change nothing; and how many offered anything.

    Piles are not empty: what could be done to an empty one is offered still.
    """
    faults, asked = [], 0
    for card in cards:
        sc = scenario(site=9, twilight=40, block=Block.TOWERS if card.code >= 4000 else Block.FELLOWSHIP)
        sc.hand(1, card.id), sc.hand(0, "1C7"), sc.deck(0, "1C7"), sc.discard(1, "1U178", "1U234")
        sc.begin("shadow", 1)
        if sc.asked == 1 and sc.can(Play(card.code)):
            sc.play(card.id)
            if sc.asks == "respond":
                asked += 1
                faults += [card.id] if is_left_alone(sc, rules.legal(sc.s, sc.asked)) else []
    return faults, asked


def test_law_nothing_is_offered_in_vain(scenario):
    """By no minion that is played on an empty table."""
    faults, asked = vain_offers(scenario, offers_when_played())
    assert faults == [] and asked >= 5


def test_the_law_notices_a_token_for_no_machine(scenario, monkeypatch):
    """As it was once."""
    monkeypatch.setattr(AddTokens, "matters", lambda *args: True)
    assert vain_offers(scenario, [CARDS[code_of("4U182")]]) == (["4U182"], 1)
