"""Costs are payable only as a whole, in order, each as the ones before it leave the table (LOTR-18.1 b, LOTR-18.3)."""

import pytest
from msgspec.structs import replace
from tests.games.lotr.payment.stage import FOLK, Stage

from pelipoyta.games.lotr import rules
from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.engine.catalogue import CARDS
from pelipoyta.games.lotr.engine.numbers import vitality_left
from pelipoyta.games.lotr.model import Pass, Play, Use, Zone
from pelipoyta.games.lotr.rules.play import costs, perform
from pelipoyta.games.lotr.terms import Block, Kind, Side
from pelipoyta.games.lotr.words.facts import code_of


@pytest.mark.parametrize(("wounds", "may"), [(1, True), (2, False)])
def test_the_staff_that_is_discarded_gave_the_vitality(scenario, make, wounds, may):
    """2R27: without the staff Gandalf could not exert twice, so nothing is begun."""
    rod = make(possession("9C74", "Rod", GANDALF, cost=0, vitality=1, bearer=Called("Gandalf"), item=STAFF))
    sc = scenario(block=Block.FELLOWSHIP)
    gandalf, foe = sc.put("1P364", wounds=wounds), sc.put("1C177", 1)
    staff = sc.put(rod, on=gandalf)
    sc.hand(0, "2R27", "1C78")
    assert sc.vitality(gandalf) == 5 - wounds
    sc.fight(gandalf, foe)
    assert sc.can(Play(code_of("2R27"))) == may
    if not may:
        assert sc.refused(Play(code_of("2R27"))).rule == "LOTR-18.3"
        return
    sc.play("2R27")
    assert (sc.lives(staff), sc.lives(foe), sc.wounds(gandalf)) == (False, False, wounds + 2)


@pytest.mark.parametrize("cards", [0, 1])
def test_the_top_of_an_empty_deck_cannot_be_revealed(scenario, cards):
    """6U16: revealing is the cost."""
    sc = scenario()
    elf, foe = sc.put("4C74"), sc.put("4C17", 1)
    sc.deck(0, *["4C286"] * cards)
    sc.hand(0, "6U16", "4C87")
    sc.fight(elf, foe)
    assert sc.can(Play(code_of("6U16"))) == bool(cards)


def test_what_would_spoil_a_further_cost_is_not_offered(scenario, make):
    """LOTR-18.1: of two items only the one may go that leaves its bearer able to exert."""
    band, heart = (
        make(possession(f"9C{number}", f"Item {number}", SHIRE, cost=0, vitality=bonus, bearer=HOBBIT))
        for number, bonus in ((75, 0), (76, 1))
    )
    deal = skirmish(cost=(Discard(Choose(POSSESSION)), Exert(Choose(Called("Merry")))), do=Draw(1))
    trick = make(event("9C77", "Trick", SHIRE, cost=0).says(deal))
    sc = scenario()
    merry, foe = sc.put("4C310"), sc.put("4C17", 1)
    items = [sc.put(name, on=merry) for name in (band, heart)]
    sc.wound(merry, sc.vitality(merry) - 2)
    sc.hand(0, trick, trick)
    sc.fight(merry, foe).play(trick)
    assert [sc.lives(item) for item in items] == [False, True]
    assert not sc.can(Play(code_of(trick)))


# -- Law ---------------------------------------------------------------------------------------------------------------


def of_two_costs():
    """Every ability for a phase with two costs or more, besides what is only spotted."""
    for card in [card for card in CARDS.values() if card.code < 9000]:
        for index, ability in enumerate(card.text):
            if ability.used_in and sum(not word.only_sees for word in ability.costs) > 1:
                yield card, index


def staged(plain, card, index):
    """Everyone can exert just as often as the costs ask, with the items that each of them bears."""
    ability, seat = card.text[index], 0 if card.side is Side.FREE else 1
    sc = Stage(plain, ability, seat)
    sc.in_phase(ability.used_in[0]).wait_for(seat)
    most = max((word.times for word in ability.costs if isinstance(word, Exert)), default=1)
    source, host = -1, sc.heroes()[-1] if seat == 0 else sc.foes()[-1]
    if card.kind is Kind.EVENT:
        sc.hold_card(card.id)
    elif card.is_character:
        source = sc.put(card.id, seat)
    else:
        source = sc._card(card.id, seat, Zone.ATTACHED if card.bearer else Zone.SUPPORT, host if card.bearer else -1)
    leave_one_of_each(sc)
    for one in [c for c in sc.s.cards.values() if CARDS[c.code].kind in FOLK]:
        sc.s.cards[one.id] = replace(one, wounds=max(one.wounds + vitality_left(sc.s, one) - most - 1, 0))
    return sc, Play(card.code) if source < 0 else Use(source, index)


def leave_one_of_each(sc):
    """Of several copies of a character the one stays that bears something, so that no other can pay for it."""
    hosts = {card.host for card in sc.s.cards.values()}
    folk = sorted((c for c in sc.s.cards.values() if CARDS[c.code].kind in FOLK), key=lambda c: c.id not in hosts)
    kept = {(card.owner, card.code): card.id for card in reversed(folk)}
    for card in [c for c in folk if c.id not in kept.values() and c.id != sc.frodo]:
        del sc.s.cards[card.id]


def check_paid(sc, card, action, monkeypatch):
    """What may be begun is paid to the end, whatever is chosen first."""
    done = []
    with monkeypatch.context() as patched:
        patched.setattr(perform, "_answerable", lambda task: done.append(task.code))
        sc.do(action)
        for _ in range(12):
            if done or sc.s.over or sc.asks == sc.s.phase.value:
                break
            choices = rules.legal(sc.s, sc.asked)
            sc.do(Pass() if sc.asks == "respond" else choices[0])
    assert done, f"{card.id}: begun, but its costs are not paid"


def check_all(plain, cards, monkeypatch):
    """Number of abilities that were begun, and of those that were refused."""
    tried, refused = 0, []
    for card, index in cards:
        sc, action = staged(plain, card, index)
        if rules.why_not(sc.s, sc.seat, action) is None:
            check_paid(sc, card, action, monkeypatch)
            tried += 1
        else:
            refused.append(card.id)
    return tried, refused


def test_law_costs_that_may_be_begun_can_be_paid(plain, monkeypatch):
    """LOTR-18.1 b."""
    tried, refused = check_all(plain, of_two_costs(), monkeypatch)
    assert "2R27" in refused
    assert tried >= 25
    assert len(refused) <= 12, refused


def test_the_law_notices_costs_seen_one_by_one(plain, monkeypatch):
    """As it was once: every cost on its own."""
    monkeypatch.setattr(costs, "in_order", lambda *args: True)
    with pytest.raises(AssertionError, match="not paid"):
        check_all(plain, [(CARDS[2027], 0)], monkeypatch)
