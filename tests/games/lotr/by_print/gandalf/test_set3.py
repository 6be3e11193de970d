"""Cards of Gandalf of set 3, by their print."""

import pytest
from tests.games.lotr.by_print.situations import burdened, codes, in_deck, old, play_rule, use_rule
from tests.games.lotr.cards.crowd import brute

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.model import Assign


@pytest.mark.card("3R29")
def test_betrayal_answers_each_card_drawn(scenario):
    """Two cards in the Shadow phase: two times one token, each if wished."""
    sc = old(scenario, twilight=5)
    card = sc.put("3R29")
    sc.put("1C177", 1)
    sc.deck(1, "1C158", "1C158", "1C158")
    sc.hand(1, "1C197")
    sc.begin("shadow", 1).play("1C197")
    assert (sc.asks, sc.asked) == ("respond", 0)
    sc.use(card)
    assert sc.s.twilight == 4
    sc.use(card)
    assert (sc.s.twilight, len(sc.in_hand(1))) == (3, 2)


@pytest.mark.card("3R29")
def test_betrayal_not_in_reconciling(scenario):
    """LOTR-15.2 is no Shadow phase."""
    sc = old(scenario, twilight=5)
    sc.put("3R29"), sc.put("1P364")
    sc.deck(1, *["1C158"] * 9)
    sc.begin("regroup").pass_until("move-again")
    assert (sc.s.twilight, len(sc.in_hand(1))) == (5, 8)


@pytest.mark.card("3R29")
@pytest.mark.parametrize("wounds", [0, 3])
def test_betrayal_wounds_saruman_twice(scenario, wounds):
    """Gandalf exerts; an Orc of Isengard is not Saruman."""
    sc = old(scenario)
    card, gandalf = sc.put("3R29"), sc.put("1P364", wounds=wounds)
    saruman, orc = sc.put("3C69", 1), sc.put("3C56", 1)
    sc.hand(0, "2U30")
    sc.put("2C29", on=gandalf)
    sc.begin("maneuver")
    if wounds:
        assert use_rule(sc, card, 1) == "LOTR-18.3"
    else:
        sc.use(card, 1)
        assert (sc.wounds(saruman), sc.wounds(orc), sc.wounds(gandalf)) == (2, 0, 1)


@pytest.mark.card("3C30")
def test_deep_in_thought_discards_shadow_conditions(scenario):
    sc = old(scenario, twilight=4)
    sc.put("1P364")
    merry = sc.put("1C303")
    gone = [sc.put("1R125", 1), sc.put("1U209", 1, on=merry)]
    kept = [sc.put("3C114"), sc.put("1C317", on=merry)]
    sc.put("1C158", 1)
    sc.hand(0, "3C30")
    sc.begin("maneuver").play("3C30")
    assert ([sc.lives(card) for card in gone], [sc.lives(card) for card in kept]) == ([False] * 2, [True] * 2)
    assert sc.s.twilight == 8


@pytest.mark.card("3C30")
def test_deep_in_thought_does_not_count_its_own_cost(scenario):
    """LOTR-18.2: three tokens are too few, though it costs four."""
    sc = old(scenario, twilight=3)
    sc.put("1P364"), sc.put("1C158", 1)
    sc.hand(0, "3C30", "1C315")
    assert play_rule(sc.begin("maneuver"), "3C30") == "LOTR-18.1"


@pytest.mark.card("3C31")
def test_depart_silently_keeps_hobbits_out(scenario, make):
    """At site 5 neither player may assign a Hobbit, the Ring-bearer included."""
    sc = old(scenario, site=5)
    gandalf, merry = sc.put("1P364"), sc.put("1C303")
    foe = sc.put(brute(make), 1)
    sc.hand(0, "3C31")
    sc.begin("maneuver").play("3C31").pass_until("defend")
    assert not sc.can(Assign(merry, foe)) and not sc.can(Assign(sc.frodo, foe))
    assert sc.can(Assign(gandalf, foe))
    sc.pass_()
    assert sc.asks == "left-over"
    assert not sc.can(Assign(merry, foe)) and not sc.can(Assign(sc.frodo, foe))
    assert sc.can(Assign(gandalf, foe))


@pytest.mark.card("3C31")
@pytest.mark.parametrize("towers", [True, False])
def test_depart_silently_later_strengthens(scenario, make, towers):
    """At site 6, and anywhere on a Towers path (LOTR-23.3): three until regroup."""
    sc = scenario(site=3) if towers else old(scenario, site=6)
    merry, gandalf = sc.put("1R302"), sc.put("1P364")
    sc.put(brute(make, strength=1), 1)
    sc.hand(0, "3C31", "1C315")
    sc.begin("maneuver").play("3C31")
    assert sc.offered == {merry, sc.frodo}
    sc.choose(merry)
    assert (sc.strength(merry), sc.strength(gandalf)) == (6, 7)
    sc.pass_until("defend")
    assert sc.strength(merry) == 6
    sc.pass_until("move-again")
    assert sc.strength(merry) == 3


@pytest.mark.card("3C32")
@pytest.mark.parametrize("way", [0, 1])
def test_fireworks_of_one_culture(scenario, way):
    """Up to two of Gandalf's or up to two of the Shire, not mixed."""
    sc = old(scenario)
    sc.put("1P364")
    sc.deck(0)
    sc.discard(0, "1C76", "1R83", "1R75", "1C299", "1C317", "1R313", "1C26")
    sc.hand(0, "3C32")
    sc.begin("fellowship").play("3C32").decide(way)
    cards = [("1C76", "1R83"), ("1C299", "1C317")][way]
    assert sc.offered == codes(*cards, "1R313" if way else "1R75")
    sc.choose(*cards)
    assert (in_deck(sc), sc.s.twilight) == (sorted(cards), 1)


@pytest.mark.card("3C32")
def test_fireworks_one_or_none(scenario):
    """Up to two: one is enough; Gandalf must be there."""
    sc = old(scenario)
    sc.deck(0)
    sc.discard(0, "1C76", "1R83")
    sc.hand(0, "3C32")
    assert play_rule(sc.begin("fellowship"), "3C32") == "LOTR-17.9"
    sc.put("1P364")
    sc.play("3C32")
    sc.decide(0)
    sc.choose("1C76").pass_()
    assert in_deck(sc) == ["1C76"]


@pytest.mark.card("3C33")
@pytest.mark.parametrize("pays", [0, 1])
def test_serious_check_discards_for_its_price(scenario, pays):
    """A card at random of one opponent; if wished its price is added and it goes."""
    sc = old(scenario)
    sc.put("1P364"), sc.put("1C158", 1)
    sc.hand(0, "3C33")
    sc.hand(1, "1C177")
    sc.begin("maneuver").play("3C33").decide(pays)
    assert (sc.s.twilight, sc.in_hand(1), sc.in_discard(1)) == (
        1 + 6 * pays,
        [] if pays else ["1C177"],
        ["1C177"] if pays else [],
    )


@pytest.mark.card("3C33")
def test_serious_check_names_an_opponent(scenario):
    sc = old(scenario, seats=3)
    sc.put("1C158", 1)
    sc.hand(0, "3C33", "1C315")
    sc.hand(1, "1C177")
    sc.hand(2, "1C158")
    assert play_rule(sc.begin("maneuver"), "3C33") == "LOTR-17.9"
    sc.put("1P364")
    sc.play("3C33")
    assert sc.offered == {1, 2}
    sc.choose(2).decide(1)
    assert (sc.in_hand(1), sc.in_hand(2), sc.s.twilight) == (["1C177"], [], 5)


@pytest.mark.card("3R34")
@pytest.mark.parametrize("says", [True, False])
def test_narya_at_the_start_of_the_turn(scenario, says):
    """Three tokens for a burden, once; one more vitality for Gandalf."""
    sc = burdened(old(scenario), 2)
    gandalf = sc.put("1P364")
    narya = sc.put("3R34", on=gandalf)
    sc.begin("turn")
    sc.use(narya) if says else sc.pass_()
    assert (sc.burdens(), sc.s.twilight, sc.asks, sc.vitality(gandalf)) == (2 - says, 3 * says, "fellowship", 5)


@pytest.mark.card("3R34")
def test_narya_is_gandalfs(scenario):
    """It is not used in the phase itself; unique (LOTR-24.1)."""
    sc = old(scenario)
    sc.hand(0, "3R34", "3R34")
    assert play_rule(sc.begin("fellowship"), "3R34") == "LOTR-21.1"
    sc.put("1P364")
    sc.play("3R34")
    assert (use_rule(sc, sc.find("3R34")), play_rule(sc, "3R34")) == ("LOTR-17.7", "LOTR-24.1")


@pytest.mark.card("3U35")
@pytest.mark.parametrize(("friends", "bonus"), [((), 1), (("1U51",), 2), (("1U51", "2C104", "1R307"), 3)])
def test_trust_me_counts_signets(scenario, make, friends, bonus):
    """Gandalf himself has it; no more than three."""
    sc = old(scenario)
    card, gandalf, gimli, foe = sc.put("3U35"), sc.put("1P364"), sc.put("1U12"), sc.put(brute(make), 1)
    for name in friends:
        sc.put(name)
    sc.hand(0, "1C26")
    sc.fight(gimli, foe).use(card)
    assert gandalf in sc.offered
    sc.choose(gimli)
    assert (sc.strength(gimli), sc.wounds(gandalf)) == (6 + bonus, 1)


@pytest.mark.card("3U35")
def test_trust_me_limit_is_for_the_phase(scenario, make):
    """LOTR-18.16: two uses of two each give three in all."""
    sc = old(scenario)
    card, gandalf, gimli, foe = sc.put("3U35"), sc.put("1P364"), sc.put("1U12"), sc.put(brute(make), 1)
    sc.put("1U51")
    sc.hand(0, "1C26")
    sc.fight(gimli, foe).use(card).choose(gimli).use(card).choose(gimli)
    assert (sc.strength(gimli), sc.wounds(gandalf)) == (9, 2)


@pytest.mark.card("3C36")
@pytest.mark.parametrize(("pool", "wounds"), [(4, 0), (3, 0), (4, 3)])
def test_unknown_perils(scenario, make, pool, wounds):
    """Four tokens are spotted, not taken; Gandalf exerts."""
    sc = old(scenario, twilight=pool)
    card, gandalf, gimli = sc.put("3C36"), sc.put("1P364", wounds=wounds), sc.put("1U12")
    foe = sc.put(brute(make, strength=7), 1)
    sc.fight(gimli, foe).resolve()
    if pool == 4 and not wounds:
        sc.use(card).let_pass()
        assert (sc.wounds(gimli), sc.wounds(gandalf), sc.s.twilight) == (0, 1, 4)
    else:
        assert (sc.wounds(gimli), sc.wounds(gandalf), sc.asks == "respond") == (1, wounds, False)


@pytest.mark.card("3C36")
def test_unknown_perils_for_each_wound_anew(scenario, make):
    """Two wounds, two exertions; for Gandalf himself as well."""
    sc = old(scenario, twilight=4)
    card, gandalf = sc.put("3C36"), sc.put("1P364")
    foe = sc.put(brute(make, strength=8, keywords=damage(1)), 1)
    sc.fight(gandalf, foe).resolve().use(card).use(card).let_pass()
    assert (sc.wounds(gandalf), sc.lives(card)) == (2, True)
