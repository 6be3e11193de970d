"""Companions, allies and items of Gandalf of set 2, by their print."""

import pytest
from tests.games.lotr.by_print.situations import burdened, codes, old, use_rule
from tests.games.lotr.cards.crowd import brute

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.model import Transfer


@pytest.mark.card("2C21")
@pytest.mark.parametrize("there", [True, False])
def test_erland_closes_the_hand(scenario, there):
    """A Shadow condition that would show two cards shows none; its cost is paid."""
    sc = burdened(old(scenario, twilight=5), 2)
    curse = sc.put("1R120", 1)
    if there:
        sc.put("2C21")
    sc.hand(0, "1C26", "1C299", "1C317")
    sc.begin("shadow", 1)
    sc.use(curse, 1)
    if sc.asks == "spot":
        sc.decide(2)
    seen = sum(bool(held.eyes) for held in sc.s.players[0].hand)
    assert seen == (0 if there else 2)


@pytest.mark.card("2C21")
def test_erland_lets_his_own_player_see(scenario):
    """Gandalf's player reveals an opponent's hand as before; another Free Peoples hand is not protected."""
    sc = old(scenario)
    sc.put("1P364"), sc.put("2C21"), sc.put("2C21", 1)
    sc.hand(0, "1C86")
    sc.hand(1, "1C177")
    sc.begin("fellowship").play("1C86")
    assert sc.s.players[1].hand[0].eyes == (0,)


@pytest.mark.card("2R22")
@pytest.mark.parametrize(("name", "price"), [("1C84", 2), ("1C82", 0), ("1R71", 2)])
def test_staff_makes_spells_cheaper(scenario, name, price):
    """Durin's Secret is no spell."""
    sc = old(scenario)
    gandalf = sc.put("1P364")
    sc.put("1U12"), sc.put("1U51"), sc.put("2R22", on=gandalf)
    sc.hand(0, name)
    sc.begin("fellowship").play(name)
    assert (sc.s.twilight, sc.vitality(gandalf)) == (price, 5 - (name == "1C84"))


@pytest.mark.card("2R22")
def test_staff_cancels_a_skirmish_of_gandalf(scenario, make):
    sc = old(scenario)
    gandalf, foe = sc.put("1P364"), sc.put(brute(make, strength=20), 1)
    staff = sc.put("2R22", on=gandalf)
    sc.fight(gandalf, foe).use(staff, 1)
    assert (sc.s.fight, sc.wounds(gandalf), sc.wounds(foe), sc.lives(staff)) == (None, 2, 0, True)


@pytest.mark.card("2R22")
def test_staff_for_a_tired_gandalf_or_anothers_skirmish(scenario, make):
    """LOTR-19.5: three wounds of five leave two; for another's skirmish it is for nothing."""
    sc = old(scenario)
    gandalf, gimli, foe = sc.put("1P364", wounds=3), sc.put("1U12"), sc.put(brute(make), 1)
    staff = sc.put("2R22", on=gandalf)
    sc.hand(0, "1C26")
    assert use_rule(sc.fight(gimli, foe), staff, 1) == "LOTR-18.3"
    sc.wound(gandalf, 0)
    sc.use(staff, 1)
    assert (sc.s.fight is not None, sc.wounds(gandalf)) == (True, 2)


@pytest.mark.card("2C23")
@pytest.mark.parametrize(("who", "name", "price"), [
    ("1P364", "1R75", 1), ("1R72", "2R22", 1), ("1U51", "1C41", 0), ("2C104", "1C299", 0), ("1R302", "1C299", 1),
])  # fmt: skip
def test_wisdom_for_gandalf_and_his_signet(scenario, who, name, price):
    """Gandalf of another signet too; Merry of Frodo's signet pays in full."""
    sc = old(scenario)
    sc.put("2C23")
    hero = sc.put(who)
    sc.hand(0, name)
    sc.begin("fellowship").play(name)
    if sc.offered:
        sc.choose(hero)
    assert sc.s.twilight == price


@pytest.mark.card("2C23")
def test_wisdom_not_for_conditions_or_the_support_area(scenario):
    """A tale on Merry of Gandalf's signet, and a pipeweed, cost what they cost."""
    sc = old(scenario)
    sc.put("2C23")
    merry = sc.put("2C104")
    sc.hand(0, "1C317", "1C305")
    sc.begin("fellowship").play("1C317").choose(merry)
    assert sc.s.twilight == 1
    sc.play("1C305")
    assert sc.s.twilight == 2


@pytest.mark.card("2C24")
def test_hugin_puts_a_card_beneath_the_deck(scenario):
    sc = old(scenario)
    hugin = sc.put("2C24")
    sc.deck(0, "1C26")
    sc.discard(0, "1C299", "1C177", "1R75")
    sc.begin("fellowship").use(hugin, 1)
    assert sc.offered == codes("1C299", "1R75")
    sc.choose("1R75")
    assert (sc.s.players[0].deck.bottom, sc.in_discard(0), sc.wounds(hugin)) == ((1075,), ["1C299", "1C177"], 1)


@pytest.mark.card("2C24")
def test_hugin_tires(scenario):
    """Vitality 2 pays once."""
    sc = old(scenario)
    hugin = sc.put("2C24")
    sc.discard(0, "1C299", "1R75")
    sc.begin("fellowship").use(hugin, 1).choose("1C299")
    assert use_rule(sc, hugin, 1) == "LOTR-18.3"


@pytest.mark.card("2R25")
@pytest.mark.parametrize(("name", "price"), [("1C107", 0), ("1C92", 0), ("1R90", 1), ("2R22", 2), ("1R75", 1)])
def test_jarnsmid_makes_arms_cheaper(scenario, name, price):
    """Shield, armor and hand weapon of anyone; a bow and a staff cost the same."""
    sc = old(scenario)
    for friend in ("2R25", "1P364", "1U97", "1P365"):
        sc.put(friend)
    sc.hand(0, name)
    sc.begin("fellowship").play(name)
    if sc.offered:
        sc.choose(min(sc.offered))
    assert sc.s.twilight == price


@pytest.mark.card("2R25")
def test_jarnsmid_and_transfer_and_zero(scenario):
    """LOTR-21.6: a transfer costs the printed price; LOTR-25.1: a price of nothing stays nothing."""
    sc = old(scenario)
    sc.put("2R25")
    boromir, aragorn, gimli = sc.put("1U97"), sc.put("1P365"), sc.put("1U12")
    shield = sc.put("1C107", on=boromir)
    sc.hand(0, "1C9")
    sc.begin("fellowship").play("1C9")
    assert (sc.s.twilight, sc.strength(gimli)) == (0, 8)
    sc.do(Transfer(shield))
    assert (sc.s.twilight, sc.s.cards[shield].host) == (1, aragorn)
