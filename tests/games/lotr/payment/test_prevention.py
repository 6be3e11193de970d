"""A player who may pay to prevent an effect knows what it is, and pays in full or not at all (LOTR-30.30, 18.3)."""

import pytest
from msgspec.structs import replace
from tests.games.lotr.payment.stage import Stage

from pelipoyta.games.lotr import rules
from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.engine.catalogue import CARDS
from pelipoyta.games.lotr.engine.numbers import vitality_left
from pelipoyta.games.lotr.language.flow import around
from pelipoyta.games.lotr.model import Decide, Fight, Pass, Paying, Perform, Pick, Select, Zone
from pelipoyta.games.lotr.rules.play import choosing
from pelipoyta.games.lotr.rules.play.perform import start, words_at
from pelipoyta.games.lotr.terms import Block, Deed, Kind, Phase, Side
from pelipoyta.games.lotr.words.word import inside


def saruman(scenario, wounds=0, minions=1):
    """In the assignment phase, Saruman is used on the only companion besides Frodo."""
    sc = scenario(block=Block.FELLOWSHIP)
    lord, hero = sc.put("3C69", 1), sc.put("1C311", wounds=wounds)
    uruks = [sc.put("1C158", 1) for _ in range(minions)]
    sc.begin("assignment")
    sc.pass_until_seat(1).use(lord, 1)
    return sc, hero, uruks


def test_an_exhausted_companion_cannot_prevent_it(scenario):
    """LOTR-30.30: all can see that Sam cannot exert, so nobody is asked."""
    sc, hero, [uruk] = saruman(scenario, wounds=3)
    assert sc.asks != "prevent"
    assert [(fight.character, fight.minions) for fight in sc.s.fights] == [(hero, (uruk,))]


def test_nobody_is_asked_when_there_is_nothing_to_prevent(scenario):
    """LOTR-30.30: no minion is left that could be assigned."""
    sc, hero, _ = saruman(scenario, minions=0)
    assert (sc.asks == "prevent", sc.wounds(hero), sc.s.fights) == (False, 0, [])


def test_the_minion_is_named_before_the_companion_exerts(scenario):
    sc, hero, uruks = saruman(scenario, minions=2)
    assert (sc.asked, sc.offered) == (1, set(uruks))
    sc.choose(uruks[1])
    assert (sc.asked, sc.asks) == (0, "prevent")
    sc.decide(1)
    assert (sc.wounds(hero), sc.s.fights) == (1, [])


@pytest.mark.parametrize(("name", "ability"), [("3C69", 1), ("4R164", 0)])
def test_an_assigned_companion_is_not_named(scenario, name, ability):
    """LOTR-12.2."""
    sc = scenario()
    lord, free, taken = sc.put(name, 1), sc.put("4P364"), sc.put("4C286")
    sc.put("1C158", 1)
    foe = sc.put("1C158", 1)
    sc.begin("assignment")
    sc.s.fights = [Fight(taken, (foe,))]
    sc.pass_until_seat(1).use(lord, ability)
    assert taken not in sc.offered if isinstance(sc.s.agenda[-1], Select) else sc.asks == "prevent"
    paying = next(task for task in sc.s.agenda if isinstance(task, Paying | Perform))
    assert taken not in [card for _, cards in getattr(paying, "perform", paying).names for card in cards]
    assert free in [card for _, cards in getattr(paying, "perform", paying).names for card in cards]


@pytest.mark.parametrize(("held", "asked", "may"), [(["4C90"] * 2, True, True), (["4C90", "4C286"], True, False)])
def test_a_hand_that_cannot_pay_is_asked_in_vain(scenario, held, asked, may):
    """LOTR-30.30: what a hand holds is secret, so its player is asked; but yes is not legal (LOTR-18.3)."""
    sc = scenario()
    gandalf = sc.put("4C90")
    sc.put("1R234", 1)
    sc.hand(0, *held)
    sc.hand(1, "3R85")
    sc.s.twilight = 9
    sc.begin("maneuver").pass_until_seat(1).play("3R85")
    assert ((sc.asked, sc.asks) == (0, "prevent")) == asked
    assert sc.can(Decide(1)) == may
    if not may:
        assert sc.refused(Decide(1)).rule == "LOTR-18.3"
        sc.decide(0)
        assert (sc.wounds(gandalf), len(sc.in_hand(0))) == (2, 2)


def test_a_hand_that_is_too_small_is_not_asked(scenario):
    sc = scenario()
    gandalf = sc.put("4C90")
    sc.put("1R234", 1)
    sc.hand(0, "4C90")
    sc.hand(1, "3R85")
    sc.s.twilight = 9
    sc.begin("maneuver").pass_until_seat(1).play("3R85")
    assert (sc.asks == "prevent", sc.wounds(gandalf)) == (False, 2)


def test_a_payment_that_fails_prevents_nothing(scenario, make):
    """LOTR-30.31: the exertion is prevented by another text, so the assignment is made."""
    stop = Triggered(on=about_to(Deed.EXERT, COMPANION), do=Prevent())
    sc = scenario(block=Block.FELLOWSHIP)
    lord, hero, uruk = sc.put("3C69", 1), sc.put("1C311"), sc.put("1C158", 1)
    sc.put(make(condition("9C51", "Charm", SHIRE, cost=0).says(stop)))
    sc.begin("assignment").pass_until_seat(1).use(lord, 1).decide(1)
    assert (sc.wounds(hero), [fight.minions for fight in sc.s.fights]) == (0, [(uruk,)])


def test_burdens_that_are_paid_are_added_by_no_card(scenario):
    """LOTR-30.55: Sam cannot prevent what the player adds of one's own will."""
    sc = scenario()
    aragorn, sam = sc.put("4P364"), sc.put("4C316")
    sc.put("1C158", 1)
    sc.hand(1, "3R50")
    sc.s.twilight = 9
    sc.begin("maneuver").pass_until_seat(1).play("3R50").decide(1)
    assert (sc.burdens(), sc.wounds(sam), sc.wounds(aragorn)) == (2, 0, 0)


def test_the_opponent_is_named_before_he_pays(scenario):
    """LOTR-30.68: Dismay Our Enemies, with two opponents."""
    sc = scenario(block=Block.FELLOWSHIP, seats=3, twilight=9)
    elf, fallen = sc.put("1U51"), sc.put("1C176", 1)
    sc.give(elf, Keyword.ARCHER)
    others = [sc.put("1C177", seat) for seat in (1, 2)]
    sc.set_strength(fallen, 1)
    sc.hand(0, "2U17")
    sc.fight(elf, fallen).pass_until("respond").play("2U17")
    assert (sc.asked, sc.asks, sc.offered) == (0, "player", {1, 2})
    sc.choose(2)
    assert (sc.asked, sc.asks) == (2, "prevent")
    sc.decide(1)
    assert (sc.s.twilight, [sc.lives(one) for one in others]) == (6, [True, True])


def test_all_shadow_players_are_asked_in_turn(scenario):
    """LOTR-30.30: Long I Fell, with two Shadow players; the Free Peoples player chooses the minion."""
    sc = scenario(seats=3)
    wizard, orc, idle = sc.put("4C90"), sc.put("4C17", 1), sc.put("4C17", 2)
    sc.hand(0, "4C97")
    sc.fight(wizard, orc).play("4C97")
    first = sc.asked
    sc.decide(0)
    assert {first, sc.asked} == {1, 2}
    sc.decide(1)
    assert (sc.asked, sc.offered) == (0, {orc, idle})


# -- Laws --------------------------------------------------------------------------------------------------------------


def preventable():
    """Every ability with an effect that a player may pay to prevent."""
    for card in list(CARDS.values()):
        for index, ability in enumerate(card.text):
            if any(isinstance(word, Unless) for word in inside(ability)):
                yield card, index


def performed(plain, card, index):
    """The ability is carried out until a player is asked to prevent its effect; None if none is asked."""
    ability, seat = card.text[index], 0 if card.side is Side.FREE else 1
    sc = Stage(plain, ability, seat)
    phase = ability.used_in[0] if ability.used_in else Phase.SKIRMISH
    sc.in_phase(phase).wait_for(seat)
    host = sc.s.fight.character if sc.s.fight else max(sc.heroes())
    zone = Zone.VOID if card.kind is Kind.EVENT else Zone.ATTACHED if card.bearer else Zone.SUPPORT
    source = sc.put(card.id, seat) if card.is_character else sc._card(card.id, seat, zone, host if card.bearer else -1)
    sc.s.agenda.append(start(sc.s, seat, source, card.code, index, it=(sc.foes()[0],)))
    sc._advance()
    for _ in range(20):
        if sc.asks == "prevent":
            return sc
        choices = rules.legal(sc.s, sc.asked)
        picks = [action for action in choices if isinstance(action, Pick | Decide)]
        sc.do(picks[0] if picks else Pass())
    return None


def one_short(sc, word, task, payer):
    """Leave the payer one too few to pay; False if such a cost can always be paid."""
    s, names = sc.s, task.payment.names
    if isinstance(word, RemoveTwilight):
        s.twilight = word.amount - 1
    elif isinstance(word, Exert):
        for card in word.target.cards(s, payer, task.payment.card, names):
            s.cards[card.id] = replace(card, wounds=card.wounds + vitality_left(s, card) - word.times)
    elif isinstance(word, Discard | Wound):
        able = [c for c in word.target.cards(s, payer, -1, names) if word.pickable(s, c, payer, task.payment.card)]
        for card in able[word.target.count - 1 :]:
            del s.cards[card.id]
    elif isinstance(word, Put):
        fits = [held for held in s.players[payer].hand if word.which is None or word.which.printed(CARDS[held.code])]
        others = [held for held in s.players[payer].hand if held not in fits]
        sc.set_player(payer, hand=tuple(sorted((*fits[: word.count - 1], *others))))
    else:
        return False
    return True


def check_unpayable(sc, card):
    """One who is a little short cannot prevent it, and is asked only where the hand is not seen."""
    task, payer = sc.s.agenda[-1], sc.asked
    assert isinstance(task, Paying)
    [word] = words_at(task.payment)
    if not one_short(sc, word, task, payer):
        return False
    assert Decide(1) not in choosing.paying_choices(sc.s, task, payer), f"{card.id}: prevented without being paid"
    assert choosing.payer(sc.s, replace(task, seats=(payer,))) is None or not word.visible(), f"{card.id}: asked"
    return True


def test_law_no_prevention_without_full_payment(plain):
    """LOTR-18.3, LOTR-30.30."""
    found = [(card, performed(plain, card, index)) for card, index in preventable()]
    assert [card.id for card, sc in found if sc is None] == []
    tried = [check_unpayable(sc, card) for card, sc in found if sc]
    assert sum(tried) >= 20


def check_known(sc, card):
    """Once it is not prevented nothing more is chosen for it by the player whose card it is."""
    task = sc.s.agenda[-1]
    assert isinstance(task, Paying)
    while sc.asks == "prevent":
        sc.decide(0)
    top, below = sc.s.agenda[-1], sc.s.agenda[-2] if len(sc.s.agenda) > 1 else None
    chosen = isinstance(top, Select) and isinstance(below, Perform) and below.path[:2] == task.perform.path[:2]
    assert not chosen or below.seat != task.perform.seat, f"{card.id}: prevented before it is known"


def test_law_who_may_prevent_it_knows_what_it_is(plain):
    """LOTR-30.30: over all such effects with a choice inside."""
    tried = 0
    for card, index in preventable():
        sc = performed(plain, card, index)
        words = [word for word in inside(card.text[index]) if isinstance(word, Unless)]
        if sc and any(isinstance(part, Choose) for word in words for part in inside(word.do)):
            check_known(sc, card)
            tried += 1
    assert tried >= 10


def test_the_laws_notice_planted_faults(plain, monkeypatch):
    card = next(card for card, _ in preventable() if card.id == "6R82")
    with monkeypatch.context() as patched:
        patched.setattr(choosing, "payable", lambda *args, **more: True)
        sc = performed(plain, CARDS[2028], 0)
        assert sc
        with pytest.raises(AssertionError, match="without being paid"):
            check_unpayable(sc, CARDS[2028])
    monkeypatch.setattr(around, "ask_first", lambda *args, **more: False)
    monkeypatch.setattr(Unless, "_would_do", lambda *args: True)
    sc = performed(plain, card, 0)
    assert sc
    with pytest.raises(AssertionError, match="before it is known"):
        check_known(sc, card)
