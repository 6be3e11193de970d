"""The worked examples about costs, effects, numbers and piles (T14 to T17, T38, T39, T41 to T47)."""

import re

import pytest

from pelipoyta.games.lotr.cards import CARDS
from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.decks import STARTERS
from pelipoyta.games.lotr.decks.check import broken_rules
from pelipoyta.games.lotr.decks.deck import DeckList
from pelipoyta.games.lotr.engine.numbers import cost, keyword_amount, strength_parts
from pelipoyta.games.lotr.events import FightEnded
from pelipoyta.games.lotr.model import Pick, Play, Use
from pelipoyta.games.lotr.terms import Block, Keyword, Kind, Phase, Race
from pelipoyta.games.lotr.words.facts import code_of

FELLOWSHIP = (Phase.FELLOWSHIP,)
ISENGARD_TRACKER = ISENGARD & TRACKER


@pytest.mark.parametrize(("times", "left", "able"), [(2, 3, True), (2, 2, False), (1, 2, True), (1, 1, False)])
def test_t14_exerting(scenario, make, times, left, able):
    """LOTR-19.4, LOTR-19.5: exerting as a cost leaves one vitality at least."""
    card = make(
        condition("9C11", "Toil", SHIRE, cost=0).says(
            Activated(phases=FELLOWSHIP, cost=Exert(Choose(Called("Merry")), times))
        )
    )
    sc = scenario()
    merry = sc.put("4C310", wounds=4 - left)
    toil = sc.put(card)
    sc.begin("fellowship")
    assert sc.can(Use(toil, 0)) == able
    if able:
        sc.use(toil)
        assert sc.vitality(merry) == left - times
    else:
        assert sc.refused(Use(toil, 0)).rule == "LOTR-18.3"


def test_t15_lost_bonus(scenario, make):
    """LOTR-19.3: vitality 3 + 1 and three wounds; the item goes, and so does its bearer."""
    charm = make(possession("9C12", "Charm", ROHAN, cost=0, bearer=MAN, vitality=1))
    thief = make(
        condition("9C13", "Thief", ROHAN, cost=0).says(
            Activated(phases=FELLOWSHIP, do=Discard(Choose(Called("Charm"))))
        )
    )
    sc = scenario()
    eowyn, taker = sc.put("4C270", wounds=3), sc.put(thief)
    sc.put(charm, on=eowyn)
    sc.begin("fellowship")
    assert sc.vitality(eowyn) == 1
    sc.use(taker)
    assert not sc.lives(eowyn)
    assert sc.s.players[0].dead == (4270,)


def test_t16_partial_effect(scenario, make):
    """LOTR-18.6, LOTR-18.3: two cards to discard and one in hand; as an effect one goes, as a cost nothing does."""
    effect = make(
        condition("9C14", "Loss", SHIRE, cost=0).says(Activated(phases=FELLOWSHIP, do=discard_from(Pile.HAND, count=2)))
    )
    cost_ = make(
        condition("9C15", "Price", SHIRE, cost=0).says(
            Activated(phases=FELLOWSHIP, cost=discard_from(Pile.HAND, count=2))
        )
    )
    sc = scenario()
    loss, price = sc.put(effect), sc.put(cost_)
    sc.hand(0, "4C42")
    sc.begin("fellowship")
    assert sc.refused(Use(price, 0)).reason == "cost-unpayable"
    sc.use(loss).choose("4C42")
    assert sc.s.players[0].hand == ()


@pytest.mark.parametrize(("trackers", "strength", "damage"), [(1, 9, 0), (2, 12, 0), (3, 12, 1)])
def test_t17_each_effect_is_judged_alone(scenario, trackers, strength, damage):
    """LOTR-18.12: Uglúk with 1, 2 and 3 trackers in play, himself included."""
    sc = scenario()
    ugluk = sc.put("4R176", 1)
    for _ in range(trackers - 1):
        sc.give(sc.put("4C165", 1), Keyword.TRACKER)
    assert sc.strength(ugluk) == strength
    assert keyword_amount(sc.s, sc.s.cards[ugluk], Keyword.DAMAGE) == damage


def staffs(make):
    bearer = Called("Gandalf")
    plain = possession(
        "9R222", "Gandalf’s Staff", GANDALF, cost=2, bearer=bearer, kind=Kind.ARTIFACT, item=STAFF, unique=True
    )
    other = possession(
        "9R491",
        "Gandalf’s Staff",
        GANDALF,
        cost=2,
        bearer=bearer,
        kind=Kind.ARTIFACT,
        item=STAFF,
        subtitle="Walking Stick",
        unique=True,
    )
    return make(plain), make(other)


def test_t38_the_same_thing(scenario, make):
    """LOTR-24.1, LOTR-24.3, LOTR-24.4, LOTR-1.10: two staffs of one title are never both in play."""
    plain, other = staffs(make)
    sc = scenario(block=Block.FELLOWSHIP)
    gandalf = sc.put("1P364")
    sc.put(plain, on=gandalf)
    sc.hand(0, other)
    sc.begin("fellowship")
    refusal = sc.refused(Play(code_of(other)))
    assert (refusal.rule, refusal.reason) == ("LOTR-24.1", "already-in-play")


def test_t38_four_in_all_in_a_deck(make):
    """LOTR-2.4, LOTR-30.22."""
    plain, other = (code_of(name) for name in staffs(make))
    deck = STARTERS["fotr-gandalf"]
    more = DeckList(deck.bearer, deck.ring, deck.sites, (*deck.cards, (plain, 3), (other, 2)))
    assert "LOTR-2.4" in [refusal.rule for refusal in broken_rules(more)]


def test_t39_stacked(scenario, make):
    """LOTR-21.7, LOTR-17.9: a stacked unique minion is not spotted and does not bar another."""
    chief = make(minion("9C16", "Chief", DUNLAND, MAN, cost=2, strength=8, vitality=2, site=3, unique=True))
    sc = scenario(twilight=9)
    den = sc.put("4U296", 1)
    stacked = sc.stack(chief, 1, den)
    sc.hand(1, chief)
    sc.begin("shadow", 1)
    assert stacked not in {c.id for c in sc.spot(Called("Chief"))}
    sc.play(chief)
    assert len(sc.spot(Called("Chief"))) == 1


def test_t41_below_zero(scenario):
    """LOTR-25.1: 3 + 1 − 6 counts as 0; with 3 more it is 1, not 3."""
    sc = scenario()
    for by in (-6, 3):
        before = sum(part.amount for part in strength_parts(sc.s, sc.s.cards[sc.frodo]))
        sc.strengthen(sc.frodo, by)
        parts = strength_parts(sc.s, sc.s.cards[sc.frodo])
        assert sum(part.amount for part in parts) == before + by
        assert sc.strength(sc.frodo) == max(before + by, 0)
    assert sc.strength(sc.frodo) == 1


def gloom(make, unique: bool):
    mods = (Strength(Each(Called("Frodo") & COMPANION), -1),)
    return make(condition("9C17", "Gloom", SAURON, cost=1, unique=unique).says(Static(mods)))


def test_t42_a_unique_condition_of_two_players(scenario, make):
    """LOTR-4.4, LOTR-28.3: only that of the Shadow player nearest the right works."""
    card = gloom(make, unique=True)
    sc = scenario(seats=3)
    before = sc.strength(sc.frodo)
    first, second = sc.put(card, 1), sc.put(card, 2)
    parts = strength_parts(sc.s, sc.s.cards[sc.frodo])
    assert sum(part.amount for part in parts) == before - 1
    assert [sc.speaks(i) for i in (first, second)] == [False, True]  # seat 2 sits to the right of seat 0


def test_t42_five_copies_of_a_common_one(scenario, make):
    """LOTR-4.4, LOTR-30.35: the first four, counted from the right."""
    card = gloom(make, unique=False)
    sc = scenario(seats=3)
    left = [sc.put(card, 1) for _ in range(3)]
    right = [sc.put(card, 2) for _ in range(2)]
    assert [sc.speaks(i) for i in right + left] == [True, True, True, True, False]


def test_t43_paying_with_others_minions(scenario):
    """LOTR-9.5, LOTR-28.3: B exerts A's Uruk for B's event."""
    sc = scenario(seats=3, block=Block.FELLOWSHIP)
    companion = sc.put("1U51")
    uruk = sc.put("1C158", 1)
    sc.hand(2, "1C121")
    sc.fight(companion, uruk)
    sc.pass_until_seat(2)
    sc.play("1C121")
    assert sc.wounds(uruk) == 1
    assert sc.told(FightEnded)[0].shadow == 12


def test_t44_moving(scenario):
    """LOTR-8.1: four companions to a site with Shadow number 2: six twilight."""
    sc = scenario(site=1, block=Block.FELLOWSHIP)
    for card in ("1U51", "1U12", "1C311"):
        sc.put(card)
    sc.adventure(1, "1U327")
    sc.begin("fellowship")
    sc.pass_()
    assert sc.s.players[0].site == 2
    assert sc.s.twilight == 6


def test_t45_collectors_info():
    """LOTR-1.11: set, rarity, number."""
    assert code_of("4R12") == 4012
    for card in CARDS.values():
        found = re.fullmatch(r"([1-6])([CURP])(\d+)", card.id)
        assert found
        assert card.code == int(found[1]) * 1000 + int(found[3])


@pytest.mark.parametrize(("site", "price"), [(5, 1), (3, 3)])
def test_t46_uruk_regular(scenario, site, price):
    """LOTR-20.2, LOTR-30.44: four in play, one exerts: cost 4 − 3, and 2 more where the minion roams."""
    sc = scenario(site=site, twilight=price)
    regulars = [sc.put("4C192", 1) for _ in range(4)]
    sc.hand(1, "4C184")
    sc.begin("shadow", 1)
    assert cost(sc.s, 1, code_of("4C184")) > price
    sc.use(regulars[0]).do(Pick(code_of("4C184")))
    assert sc.s.twilight == 0
    assert sc.wounds(regulars[0]) == 1


def test_t47_ally_type_line():
    """LOTR-1.6, LOTR-22.1: a home is a number and a block, beside the race."""
    barliman = CARDS[code_of("1U70")]
    assert (barliman.kind, barliman.home, barliman.race) == (Kind.ALLY, ((1, Block.FELLOWSHIP),), Race.MAN)
    guma = CARDS[code_of("4C277")]
    assert guma.home == ((4, Block.TOWERS),)
