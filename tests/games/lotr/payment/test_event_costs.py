"""An event's own costs are paid before anyone may answer it and stay paid when it is cancelled (LOTR-18.1, 18.5)."""

import pytest
from msgspec.structs import replace
from tests.games.lotr.payment.stage import PlainCards, Stage

from pelipoyta.games.lotr import rules
from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.engine.catalogue import CARDS
from pelipoyta.games.lotr.events import CardPlayed
from pelipoyta.games.lotr.model import Decide, Happen, IsPlayed, Pass, Play
from pelipoyta.games.lotr.rules.play import perform, playing
from pelipoyta.games.lotr.terms import Block, Deed, Kind, Side
from pelipoyta.games.lotr.words.effects import Effect
from pelipoyta.games.lotr.words.facts import code_of

SEEN = (SpotAny, SayX, Look, LookAtHand, PickOut, PlayCard)  # costs that change no number, or none for sure


def test_an_exertion_stays_when_the_event_is_cancelled(scenario):
    """LOTR-18.5: Gondor's Vengeance against an Orc Ambusher."""
    sc = scenario(block=Block.FELLOWSHIP)
    ranger, orc = sc.put("1R89"), sc.put("1C261", 1)
    sc.hand(0, "1C106")
    sc.begin("regroup").play("1C106")
    assert (sc.asks, sc.wounds(ranger)) == ("respond", 1)
    sc.use(orc, 1)
    assert (sc.wounds(ranger), sc.wounds(orc), sc.lives(orc)) == (1, 1, True)
    assert sc.in_discard(0) == ["1C106"]


@pytest.mark.parametrize(("wounds", "may"), [(0, True), (1, False)])
def test_what_the_cost_has_used_up_cannot_pay_an_answer(scenario, wounds, may):
    """LOTR-18.1: Gandalf exerts for the event, and only then twice more for Into Dark Tunnels."""
    sc = scenario()
    gandalf = sc.put("4C90", wounds=wounds)
    sc.put("4C17", 1)
    sc.hand(0, "4R95", "4C98")
    sc.begin("maneuver")
    assert sc.vitality(gandalf) == 4 - wounds
    sc.quick = False
    sc.play("4C98")
    assert sc.wounds(gandalf) == wounds + 1
    assert (sc.asks == "respond" and sc.can(Play(code_of("4R95")))) == may


def with_costs():
    """Every event that may be played in a phase and costs more than twilight."""
    for card in [card for card in CARDS.values() if card.kind is Kind.EVENT]:
        for ability in card.text:
            if ability.used_in and any(not word.only_sees for word in ability.costs):
                yield card, ability


def staged(plain: PlainCards, card, ability) -> tuple[Stage, int]:
    """The event in hand, its player asked, and a card of the other side that may cancel any event."""
    seat = 0 if card.side is Side.FREE else 1
    culture, number = (SAURON, 51) if seat == 0 else (SHIRE, 52)
    cancel = Response(on=about_to(Deed.PLAY, EVENT), do=Prevent())
    judge = plain.add(condition(f"9C{number}", f"Judge {number}", culture, cost=0).says(cancel))
    sc = Stage(plain, ability, seat)
    sc.hold_card(card.id)
    veto = sc.put(judge, 1 - seat)
    sc.in_phase(ability.used_in[0]).wait_for(seat)
    return sc, veto


def is_paid(word: Effect) -> bool:
    """True if the cost changes something, whichever way it is paid."""
    if word.ways():
        return all(any(is_paid(each) for each in way) for way in word.ways())
    return not word.only_sees and not isinstance(word, SEEN)


def is_answered(sc: Stage) -> bool:
    """True if the playing of an event is being answered."""
    task = sc.s.agenda[-1]
    return isinstance(task, Happen) and isinstance(task.what, IsPlayed) and sc.asks == "respond"


def unpaid(sc: Stage, before: tuple[int, ...]) -> tuple[int, ...]:
    """The numbers as they would be if nothing but the event's twilight were paid."""
    found = list(before)
    event = sc.told(CardPlayed)[-1]
    assert isinstance(event, CardPlayed)
    found[2] = event.pool
    found[5 + 3 * sc.seat] -= 1  # the event has left the hand
    return tuple(found)


def check_cancelled(sc: Stage, card, veto: int, pays: bool) -> None:
    """Play the event and cancel it: costs come first and stay paid; nothing else is done."""
    before = sc.tally()
    sc.do(Play(card.code))
    while not is_answered(sc):
        assert sc.asked == sc.seat or sc.asks == "respond", f"{card.id}: seat {sc.asked} is asked for {sc.asks}"
        sc.do_first()
    after = sc.tally()
    assert after != unpaid(sc, before) or not pays, f"{card.id}: answered before its costs are paid"
    sc.use(veto)
    assert sc.tally() == after, f"{card.id}: cancelled, it did something"
    assert card.id in sc.in_discard(sc.seat), card.id


def check_all(plain: PlainCards, events) -> tuple[int, list[str]]:
    """Number of events that were cancelled, and those for which the stage is not set."""
    tried, left = 0, []
    for card, ability in events:
        sc, veto = staged(plain, card, ability)
        if rules.why_not(sc.s, sc.seat, Play(card.code)) is not None:
            left.append(card.id)
            continue
        check_cancelled(sc, card, veto, any(is_paid(word) for word in ability.costs))
        tried += 1
    return tried, left


def test_law_every_event_with_costs_is_cancelled(plain):
    """LOTR-18.1, LOTR-18.5."""
    tried, left = check_all(plain, with_costs())
    assert tried >= 118
    assert len(left) <= 4, left


def test_the_law_notices_answers_before_the_costs(plain, monkeypatch):
    """As it was once: the event is answered as it enters, and then its text begins."""

    def enter(g, task):
        performs = playing._event_text(g.s, task)
        g.tell(CardPlayed(task.seat, task.card, task.code, task.pile, -1, 0, g.s.twilight))
        g.then(Happen(IsPlayed(task.card, task.seat), paid=True), *performs, replace(task, stage=3))

    monkeypatch.setitem(playing.STAGES, 2, enter)
    monkeypatch.setattr(perform, "_answerable", lambda task: None)
    card = CARDS[code_of("1C106")]
    with pytest.raises(AssertionError, match="before its costs"):
        check_all(plain, [(card, card.text[0])])


@pytest.mark.parametrize("name", ["1U77", "1C294"])
def test_x_of_a_cost_is_at_least_one(scenario, name):
    """LOTR-30.33: companions exerted, twilight added."""
    sc = scenario(block=Block.FELLOWSHIP)
    sc.put("1C311", wounds=2)
    sc.hand(0, name)
    sc.begin("fellowship").play(name)
    assert not {Pass(), Decide(0)} & set(rules.legal(sc.s, 0))
