"""Companions, allies and what they do with events, of set 2, by their print."""

import pytest
from tests.games.lotr.by_print.situations import codes, frodo_is, in_deck, old, play_rule, use_rule
from tests.games.lotr.cards.crowd import brute

from pelipoyta.games.lotr.cards.hand import *


@pytest.mark.card("2U96")
def test_bilbo_pays_with_a_tale(scenario):
    """A Shadow condition in a support area; not one on a character, not one of the Free Peoples."""
    sc = old(scenario)
    bilbo, merry = sc.put("2U96"), sc.put("1C303")
    tale, other = sc.put("3C114"), sc.put("1C317", on=merry)
    foes = [sc.put("1R125", 1), sc.put("1C192", 1)]
    sc.put("1U209", 1, on=merry), sc.put("2U107")
    sc.begin("fellowship").use(bilbo)
    assert sc.offered == {tale, other}
    sc.choose(tale)
    assert sc.offered == set(foes)
    sc.choose(foes[0])
    assert [sc.lives(card) for card in (tale, other, *foes)] == [False, True, False, True]
    assert sc.wounds(bilbo) == 1


@pytest.mark.card("2U96")
def test_bilbo_without_a_tale_in_play(scenario):
    """A tale in hand pays nothing."""
    sc = old(scenario)
    bilbo, foe = sc.put("2U96"), sc.put("1R125", 1)
    sc.hand(0, "3C114")
    sc.begin("fellowship")
    assert (use_rule(sc, bilbo), sc.lives(foe), sc.wounds(bilbo)) == ("LOTR-18.3", True, 0)


@pytest.mark.card("2C101")
def test_filibert_cancels_a_fierce_skirmish(scenario, make):
    sc = old(scenario)
    filibert, merry, foe = sc.put("2C101"), sc.put("1C303"), sc.put(brute(make, strength=20), 1)
    sc.s.fierce = True
    sc.fight(merry, foe).use(filibert)
    sc.choose(merry)
    assert (sc.lives(merry), sc.wounds(merry), sc.wounds(filibert), sc.s.fight) == (True, 2, 0, None)


@pytest.mark.card("2C101")
@pytest.mark.parametrize(("fierce", "wounds"), [(False, 0), (True, 2)])
def test_filibert_not_in_a_common_skirmish_nor_with_a_tired_hobbit(scenario, make, fierce, wounds):
    """LOTR-19.5; a skirmish that is not a fierce one is not cancelled."""
    sc = old(scenario)
    filibert, merry, foe = sc.put("2C101"), sc.put("1C303", wounds=wounds), sc.put(brute(make, strength=4), 1)
    sc.wound(sc.frodo, 2)
    sc.hand(0, "1U293")
    sc.s.fierce = fierce
    sc.fight(merry, foe)
    if wounds:
        assert use_rule(sc, filibert) == "LOTR-18.3"
    else:
        sc.use(filibert)
        assert (sc.s.fight is not None, sc.wounds(merry)) == (True, 2)


@pytest.mark.card("2C102")
@pytest.mark.parametrize(("name", "price"), [("1C299", 0), ("2R105", 1), ("1C317", 0), ("2R108", 0), ("1R313", 0)])
def test_frodo_pays_one_less(scenario, name, price):
    """Artifacts, possessions, and tales of the Shire that are played on him."""
    sc = frodo_is(old(scenario), "2C102")
    sc.hand(0, name)
    sc.begin("fellowship").play(name)
    assert sc.s.twilight == price


@pytest.mark.card("2C102")
def test_frodo_lowers_no_other_price(scenario):
    """Not of what another bears, nor of a condition that is no tale."""
    sc = frodo_is(old(scenario), "2C102")
    merry = sc.put("1C303")
    sc.put("1R284")
    sc.hand(0, "1C299", "1R314", "1C300")
    sc.begin("fellowship").play("1C299").choose(merry)
    assert sc.s.twilight == 1
    sc.play("1C300").pass_()
    assert sc.s.twilight == 2
    sc.play("1R314").choose(sc.frodo)
    assert sc.s.twilight == 2 + 1


@pytest.mark.card("2C104")
def test_merry_fetches_maggot(scenario):
    sc = old(scenario)
    merry = sc.put("2C104")
    sc.deck(0, "1R288", "1U309")
    sc.begin("fellowship").use(merry)
    assert sc.offered == codes("1R288")
    sc.choose("1R288")
    assert (sc.lives(sc.find("1R288")), sc.wounds(merry), sc.s.twilight, in_deck(sc)) == (True, 1, 1, ["1U309"])


@pytest.mark.card("2C104")
def test_merry_finds_nobody(scenario):
    """LOTR-18.9: he exerts and the deck is shuffled; exhausted he cannot."""
    sc = old(scenario)
    merry = sc.put("2C104", wounds=2)
    sc.deck(0, "1U309")
    sc.begin("fellowship").use(merry)
    sc.pass_()
    assert (sc.wounds(merry), use_rule(sc, merry), in_deck(sc)) == (3, "LOTR-18.3", ["1U309"])


@pytest.mark.card("2C110")
@pytest.mark.parametrize("name", ["1P364", "1P365"])
def test_pippin_plays_gandalf_or_aragorn_for_less(scenario, name):
    """From hand, for two less; no exertion is asked."""
    sc = old(scenario)
    pippin = sc.put("2C110")
    sc.hand(0, name, "1U97")
    sc.begin("fellowship").use(pippin)
    assert sc.offered == codes(name)
    sc.choose(name)
    assert (sc.s.twilight, sc.wounds(pippin), sc.in_hand(0)) == (2, 0, ["1U97"])


@pytest.mark.card("2C110")
def test_pippin_needs_one_that_can_be_played(scenario):
    """LOTR-18.8, LOTR-24.1: Gandalf is there already; Boromir is neither."""
    sc = old(scenario)
    pippin = sc.put("2C110")
    sc.put("1P364")
    sc.hand(0, "1P364", "1U97")
    sc.deck(0, "1P365")
    assert use_rule(sc.begin("fellowship"), pippin) == "LOTR-18.8"


@pytest.mark.card("2U111")
def test_everyone_was_invited(scenario):
    """A Hobbit of any kind from the draw deck; Bilbo exerts."""
    sc = old(scenario)
    bilbo = sc.put("2U96")
    sc.deck(0, "1C303", "1U309", "1U12", "1C299")
    sc.hand(0, "2U111")
    sc.begin("fellowship").play("2U111")
    assert sc.offered == codes("1C303", "1U309")
    sc.choose("1C303")
    assert (sc.wounds(bilbo), sc.s.twilight, in_deck(sc)) == (1, 1, sorted(["1U309", "1U12", "1C299"]))


@pytest.mark.card("2U111")
def test_everyone_was_invited_without_bilbo(scenario):
    sc = old(scenario)
    sc.put("1U309")
    sc.deck(0, "1C303")
    sc.hand(0, "2U111")
    assert play_rule(sc.begin("fellowship"), "2U111") == "LOTR-18.3"


@pytest.mark.card("2C114")
def test_sam_defends_more_until_regroup(scenario, make):
    sc = old(scenario)
    sam = sc.put("2C114")
    foes = [sc.put(brute(make, strength=1), 1), sc.put(brute(make, strength=1), 1)]
    sc.begin("maneuver").use(sam)
    assert (sc.wounds(sam), sc.keyword(sam, Keyword.DEFENDER)) == (2, 1)
    assert use_rule(sc, sam) == "LOTR-18.3" if sc.asks == "maneuver" else True
    sc.pass_until("defend").assign(sam, foes[0]).assign(sam, foes[1])
    sc.pass_until("move-again")
    assert sc.keyword(sam, Keyword.DEFENDER) == 0


@pytest.mark.card("2C114")
def test_sam_of_set_two_takes_over(scenario, make):
    sc = old(scenario)
    sam, foe = sc.put("2C114"), sc.put(brute(make, strength=12), 1)
    sc.fight(sc.frodo, foe).resolve().use(sam, 1)
    assert (sc.frodo, sc.s.players[0].resistance, sc.s.over) == (sam, 5, None)
