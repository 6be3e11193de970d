"""Costs are payable only as a whole, in order, each as the ones before it leave the table (LOTR-18.1 b, LOTR-18.3)."""

import pytest
from msgspec.structs import replace
from tests.games.lotr.payment.stage import FOLK, GOODS, Stage

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


def staged(plain, card, index, spoil=None):
    """Everyone can exert just as often as the costs ask, with the items that each bears; less of another thing."""
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
    if spoil is not None:
        spoil(sc, ability, source)
    return sc, Play(card.code) if source < 0 else Use(source, index)


def little_twilight(sc, ability, source):
    """As much twilight as the dearest cost takes, so that two of them cannot be paid."""
    sc.s.twilight = max((word.twilight(sc.s, sc.seat, source) for word in ability.costs), default=0)


def one_of_each_item(sc, ability, source):
    """One card of each kind in play, so that two costs would need the same one."""
    kept = {}
    for card in list(sc.s.cards.values()):
        if CARDS[card.code].kind in GOODS and card.id != source and kept.setdefault(card.code, card.id) != card.id:
            del sc.s.cards[card.id]


def one_of_each_in_hand(sc, ability, source):
    """One card of each kind in hand, and of each pile."""
    player = sc.s.players[sc.seat]
    names = sorted({CARDS[held.code].id for held in player.hand})
    sc.hand(sc.seat, *names)
    sc.discard(sc.seat, *sorted({CARDS[code].id for code in player.discard}))


def few_tokens(sc, ability, source):
    """One token of each culture on one card, and one burden."""
    for card in list(sc.s.cards.values()):
        sc.s.cards[card.id] = replace(card, tokens=tuple((culture, 1) for culture, _ in card.tokens))
    sc.set_player(0, burdens=1)


def one_token(sc, ability, source):
    """One token of one culture on one card."""
    few_tokens(sc, ability, source)
    for card in [card for card in sc.s.cards.values() if card.tokens][1:]:
        sc.s.cards[card.id] = replace(card, tokens=())


def freshly_healed(sc, ability, source):
    """No wounds but where one more exertion would be too many: nobody can exert twice."""
    for one in [c for c in sc.s.cards.values() if CARDS[c.code].kind in FOLK]:
        sc.s.cards[one.id] = replace(one, wounds=max(one.wounds + vitality_left(sc.s, one) - 2, 0))


SPOILS = (little_twilight, one_of_each_item, one_of_each_in_hand, few_tokens, one_token, freshly_healed)


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


def check_all(plain, cards, monkeypatch, spoil=None):
    """Number of abilities that were begun, and of those that were refused."""
    tried, refused = 0, []
    for card, index in cards:
        sc, action = staged(plain, card, index, spoil)
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


@pytest.mark.parametrize("spoil", SPOILS)
def test_law_whatever_a_cost_takes_from_the_next(plain, monkeypatch, spoil):
    """LOTR-18.1 b: twilight, items, cards, tokens and vitality that are there once are not paid twice."""
    tried, refused = check_all(plain, of_two_costs(), monkeypatch, spoil)
    assert tried + len(refused) >= 37
    assert tried >= 8


TWICE = {
    little_twilight: (RemoveTwilight(3), RemoveTwilight(3)),
    one_of_each_item: (Discard(Choose(TALE)), Discard(Choose(TALE))),
    one_of_each_in_hand: (discard_from(Pile.HAND, ELF), discard_from(Pile.HAND, ELF)),
    few_tokens: (RemoveBurden(1), RemoveBurden(1)),
    one_token: (RemoveTokens(Choose(CONDITION), Culture.SHIRE), RemoveTokens(Choose(CONDITION), Culture.SHIRE)),
    freshly_healed: (Exert(Choose(Called("Aragorn"))), Exert(Choose(Called("Aragorn")))),
}


def paid_twice(plain, spoil):
    """An event whose two costs would take the same thing."""
    twice = event(f"9C{61 + SPOILS.index(spoil)}", "Twice", SHIRE, cost=0)
    name = plain.add(twice.says(skirmish(cost=TWICE[spoil], do=Draw(1))))
    return CARDS[code_of(name)]


@pytest.mark.parametrize("spoil", SPOILS)
def test_a_thing_that_is_there_once_is_not_paid_twice(plain, monkeypatch, spoil):
    card = paid_twice(plain, spoil)
    assert check_all(plain, [(card, 0)], monkeypatch, spoil) == (0, [card.id])


@pytest.mark.parametrize("spoil", [one_of_each_item, few_tokens, one_token, freshly_healed])
def test_the_law_notices_a_thing_paid_twice(plain, monkeypatch, spoil):
    """As it was once: every cost on its own."""
    monkeypatch.setattr(costs, "in_order", lambda *args: True)
    with pytest.raises(AssertionError, match="not paid"):
        check_all(plain, [(paid_twice(plain, spoil), 0)], monkeypatch, spoil)
