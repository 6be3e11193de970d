"""Dwarven cards beside other cards: several players, answers, later phases, by their print."""

import pytest
from tests.games.lotr.by_print.dwarven.parts import *

from pelipoyta.games.lotr.model import Zone
from pelipoyta.games.lotr.terms import Keyword


@pytest.mark.card("1C9")
def test_dwarven_axe_overwhelms(scenario):
    """A minion killed outright has lost to the bearer; it is discarded as well."""
    sc = scenario(site=2, **OLD)
    gimli, orc = sc.put("1U12"), sc.put(ORC, 1)
    sc.put("1C9", on=gimli)
    sc.set_strength(orc, 2)
    sc.deck(1, *["1C185"] * 5)
    sc.fight(gimli, orc).resolve()
    assert sorted(sc.in_discard(1))[:2] == ["1C177", "1C185"]


@pytest.mark.card("1C20")
def test_let_them_come_with_mixed_foes(scenario):
    """Of an Orc and an Uruk-hai that lose together only the Orc is discarded."""
    sc = scenario(site=2, **OLD)
    gimli, orc, uruk = sc.put("1U12"), sc.put(ORC, 1), sc.put(URUK, 1)
    card = sc.put("1C20")
    sc.set_strength(orc, 2), sc.set_strength(uruk, 2)
    sc.fight(gimli, orc, uruk).resolve()
    assert (sc.lives(orc), sc.wounds(uruk), sc.lives(card)) == (False, 2, True)


@pytest.mark.card("1C20")
def test_let_them_come_ends_with_an_ally(scenario):
    """A Dwarf ally who loses at home is a Dwarf too."""
    sc = scenario(site=3, **OLD)
    grimir, orc, card = sc.put(GRIMIR), sc.put(ORC, 1), sc.put("1C20")
    sc.set_strength(orc, 4)
    sc.fight(grimir, orc).resolve()
    assert (sc.wounds(grimir), sc.lives(card)) == (1, False)


@pytest.mark.card("1R15")
def test_gimlis_helm_counts_all_wounds_of_the_phase(scenario):
    """A wound of an event in the skirmish is the one wound; exerting does not count (LOTR-19.4)."""
    sc = scenario(site=2, **OLD)
    gimli, man = sc.put("1R13"), sc.put("4U250", 1)
    sc.put("1R15", on=gimli)
    sc.s.twilight = 3
    sc.hand(1, "4C260")
    sc.set_strength(man, 9)
    sc.fight(gimli, man).do(ability(sc, gimli)).pass_until_seat(1)
    sc.play("4C260")
    assert sc.wounds(gimli) == 2
    sc.resolve()
    assert (sc.lives(gimli), sc.wounds(gimli)) == (True, 2)


@pytest.mark.card("1R16")
def test_greatest_kingdom_with_an_empty_deck(scenario):
    """LOTR-18.6: nothing to discard; an Orc from the discard pile is played too."""
    sc = scenario(site=4, twilight=20, **OLD)
    sc.put("1R16")
    sc.deck(1)
    sc.hand(1, ORC)
    sc.begin("shadow", 1).play(ORC)
    assert sc.in_discard(1) == []


@pytest.mark.card("1R22")
def test_mithril_shaft_with_a_short_deck(scenario):
    """LOTR-30.60: the deck's end ends it."""
    sc = scenario(site=2, **OLD)
    sc.put(GUARD), sc.put(ORC, 1)
    sc.hand(0, "1R22")
    sc.deck(0, "1C3", "1C4")
    sc.begin("maneuver").play("1R22").decide(1)
    assert (sc.in_hand(0), sc.s.twilight, sc.asks) == (["1C4"], 2, "maneuver")


@pytest.mark.card("1C25", "1R23")
def test_two_answers_to_one_victory(scenario):
    """LOTR-17.3: both, one after another, and a copy twice."""
    sc = scenario(site=2, **OLD)
    gimli, orc = sc.put("1R13", wounds=2), sc.put(SOLDIER, 1)
    sc.set_strength(orc, 5)
    sc.hand(0, "1C25", "1C25", "1R23")
    sc.deck(1, *["1C185"] * 4)
    sc.fight(gimli, orc).pass_until("respond")
    sc.play("1C25").play("1R23").play("1C25")
    assert (sc.wounds(gimli), sc.in_discard(1).count("1C185")) == (0, 3)


@pytest.mark.card("1U27")
def test_thrarin_until_the_regroup_phase(scenario):
    """He may be shot at, and is out again afterwards (LOTR-22.4)."""
    sc = scenario(site=2, **OLD)
    thrarin = sc.put("1U27")
    sc.put("1C176", 1)
    sc.begin("maneuver").do(ability(sc, thrarin))
    assert sc.offered == {sc.frodo, thrarin}
    sc.choose(sc.frodo)
    sc.begin("regroup")
    assert sc.s.lasting == []


@pytest.mark.card("2R15")
def test_what_are_we_waiting_for_names_one(scenario):
    """With two opponents one is named; the other's Shadow phase takes place."""
    sc = scenario(site=2, seats=3, **OLD)
    sc.put(GUARD)
    sc.hand(0, "2R15"), sc.hand(1, ORC), sc.hand(2, ORC)
    for seat in (1, 2):
        sc.deck(seat, "1C185", "1C185", "1C185")
        sc.adventure(seat, "1U340")
    sc.begin("fellowship").play("2R15")
    assert sc.offered == {1, 2}
    sc.choose(2)
    assert (len(sc.in_hand(2)), len(sc.in_hand(1))) == (3, 1)
    sc.decide(1).pass_()
    assert (sc.asks, sc.asked) == ("shadow", 1)
    sc.pass_()
    assert (sc.asks, sc.asked) != ("shadow", 2)


@pytest.mark.card("3C6")
def test_storm_of_argument_with_an_empty_hand(scenario):
    """LOTR-18.6: nothing is shown, X is nothing."""
    sc = scenario(site=2, **OLD)
    sc.hand(0, "3C6"), sc.hand(1)
    sc.discard(0, "1C3")
    sc.deck(0)
    sc.begin("fellowship").play("3C6")
    assert (sorted(sc.in_discard(0)), len(sc.s.players[0].deck)) == (["1C3", "3C6"], 0)


@pytest.mark.card("4R54")
def test_rest_by_blind_night_with_shadow_cards(scenario):
    """Stacked Shadow cards of one's own deck go there too."""
    sc = scenario(site=3)
    heart = sc.put("4R46")
    for name in ("1C3", "1C177", "1C4"):
        sc.stack(name, 0, heart)
    sc.hand(0, "4R54")
    sc.deck(0), sc.put("4C76")
    sc.begin("regroup").play("4R54").choose(heart)
    assert (len(sc.s.players[0].deck), sc.in_discard(0)) == (4, ["4R54"])


@pytest.mark.card("5U8")
def test_horn_of_helm_and_later_bonuses(scenario):
    """The loss lasts until the regroup phase, then the bonuses are back."""
    sc = scenario(site=4)
    horn, foe = sc.put("5U8"), sc.put("4C207", 1)
    sc.put(GUARD)
    sc.begin("maneuver").do(ability(sc, horn))
    assert sc.keyword(foe, Keyword.DAMAGE) == 0
    sc.begin("regroup")
    assert sc.keyword(foe, Keyword.DAMAGE) == 1


@pytest.mark.card("5R5")
def test_baruk_khazad_prevents_no_answer(scenario):
    """5C76 may prevent the wound; the next action is taken all the same."""
    sc = scenario(site=4, twilight=3)
    traveler, man = sc.put("5C76", 1), sc.put("4U250", 1)
    sc.put("4R48"), sc.put(GUARD)
    sc.hand(0, "5R5", "5R5")
    sc.begin("maneuver").play("5R5").choose(sc.find(GUARD)).choose(man)
    answer(sc, traveler)
    assert (sc.wounds(man), sc.s.twilight, sc.asked) == (0, 0, 0)
    sc.play("5R5")
    assert sc.s.phase.value == "maneuver"


@pytest.mark.card("6R11")
def test_toss_me_on_another_players_turn(scenario):
    """LOTR-4.2: the other player's Gimli gains nothing from this player's stack."""
    sc = scenario(site=3)
    rock = sc.put("4C50", 1)
    sc.stack("6R11", 1, rock)
    gimli = sc.put("4C49")
    assert sc.strength(gimli) == 6


@pytest.mark.card("4R46", "4R45")
def test_stacked_cards_are_not_in_play(scenario):
    """LOTR-21.7: a stacked Gimli may be taken and played; a stacked axe is borne by nobody."""
    sc = scenario(site=3)
    heart = sc.put("4R46")
    sc.put(GUARD)
    sc.stack("4R48", 0, heart), sc.stack("1C9", 0, heart)
    sc.hand(0, "4R45")
    sc.begin("fellowship").play("4R45")
    gimli = next(c.id for c in sc.s.cards.values() if c.code == 4048)
    sc.choose(gimli if gimli in sc.offered else "4R48")
    sc.play("4R48")
    assert sc.s.cards[sc.find("4R48")].zone is Zone.FELLOWSHIP


@pytest.mark.card("2C9")
def test_great_works_and_the_rule_of_four(scenario):
    """Each Dwarf is a time of its own; the rule of four counts the taken cards (LOTR-7.5)."""
    sc = scenario(site=2, **OLD)
    works = sc.put("2C9")
    sc.put("1U12")
    sc.hand(0, *[GUARD] * 5)
    sc.discard(0, *["1C26"] * 6)
    sc.deck(0, *["1C9"] * 12)
    sc.begin("fellowship")
    for _ in range(5):
        sc.play(GUARD)
        if answers(sc, works):
            answer(sc, works)
            if sc.offered:
                sc.choose(min(sc.offered))
    assert sc.in_hand(0).count("1C26") == 4


@pytest.mark.card("1C18")
def test_halls_of_my_home_on_a_short_deck(scenario):
    """What there is is shown."""
    sc = scenario(site=2, **OLD)
    sc.put(GUARD)
    sc.hand(0, "1C18")
    sc.deck(1, "1C177")
    sc.begin("fellowship").play("1C18").choose(1)
    assert sc.offered == {1177}
    sc.choose(ORC)
    assert (sc.in_discard(1), len(sc.s.players[1].deck)) == ([ORC], 0)


@pytest.mark.card("2U13")
def test_tidings_outside_the_rule_of_four(scenario):
    """LOTR-30.18: the rule holds in the fellowship phase only."""
    sc = scenario(site=2, **OLD)
    sc.put(GUARD)
    sc.hand(0, "2U13", "2U13")
    sc.deck(0, *["1C4"] * 12)
    sc.begin("regroup").play("2U13").play("2U13")
    assert sc.in_hand(0).count("1C4") >= 6


@pytest.mark.card("4U47")
def test_from_the_armory_is_for_that_dwarf(scenario):
    """Another Dwarf may be the one who exerts, and then he is the one protected."""
    sc = scenario(site=3)
    gimli, guard, foe, armory = sc.put("4R48"), sc.put(GUARD), sc.put("4C207", 1), sc.put("4U47")
    sc.hand(0, "1C3", "1C4")
    sc.fight(gimli, foe).do(ability(sc, armory))
    while sc.offered:
        sc.choose(guard if guard in sc.offered else min(sc.offered))
    sc.resolve()
    assert (sc.wounds(gimli), sc.wounds(guard)) == (2, 1)


@pytest.mark.card("4C49")
def test_gimli_unbidden_guest_and_the_ring_bearer(scenario):
    """LOTR-26.6: no Ring-bound companion."""
    sc = scenario(site=3)
    gimli, foe = sc.put("4C49"), sc.put("4C207", 1)
    sc.put("4C316")
    sc.hand(0, "4C42")
    sc.fight(sc.frodo, foe).do(ability(sc, gimli))
    assert (sc.strength(gimli), sc.strength(sc.frodo)) == (7, 4)
