"""Rarer situations for cards of the Shire, by their print: replacements, limits of a filter, several at once."""

import pytest
from tests.games.lotr.by_print.situations import burdened, old, tokens_on
from tests.games.lotr.cards.crowd import brute
from tests.games.lotr.made_up import SHADOW, SKIRMISH, dark

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.model import Assign


@pytest.mark.card("1C287")
def test_resilience_without_burdens_heals_after_all(scenario):
    """LOTR-18.14: what cannot be done instead leaves the original."""
    sc = old(scenario)
    gaffer = sc.put("1R291")
    sc.wound(sc.frodo, 1)
    sc.hand(0, "1C287")
    sc.begin("fellowship").use(gaffer)
    sc.play("1C287")
    assert (sc.wounds(sc.frodo), sc.burdens()) == (0, 0)


@pytest.mark.card("3U106")
def test_bill_played_underground(scenario):
    """He is discarded at once."""
    sc = old(scenario, site=5)
    sc.hand(0, "3U106")
    sc.begin("fellowship").play("3U106")
    assert sc.in_discard(0) == ["3U106"]


@pytest.mark.card("1R318")
def test_thrors_map_at_the_last_site(scenario):
    """LOTR-23.4: there is no tenth site; nothing comes of it."""
    sc = old(scenario, site=9)
    card = sc.put("1R318")
    sc.put("1C303")
    sc.begin("fellowship")
    sc.use(card)
    assert len(sc.s.path) == 9


@pytest.mark.card("2C99", "3U106")
def test_shadow_numbers_do_not_fall_below_nothing(scenario):
    """LOTR-25.1: "2C99" twice and "3U106" on a site of 3."""
    sc = old(scenario, site=3)
    merry = sc.put("1C303")
    sc.put("3U106", on=merry)
    sc.put_site("1C346", 1)
    sc.hand(0, "2C99", "2C99")
    sc.s.moves = 1
    sc.begin("regroup").play("2C99").play("2C99").pass_until("move-again").decide(1)
    while sc.asks in ("effect", "target"):
        sc.decide(0) if sc.asks == "effect" else sc.choose(min(sc.offered))
    assert sc.s.twilight == 2


@pytest.mark.card("2R105")
def test_mithril_and_damage_that_comes_later(scenario, make):
    """All damage bonuses, also one given during the skirmish."""
    sc = old(scenario)
    sc.put("2R105", on=sc.frodo)
    foe = sc.put(brute(make, keywords=damage(1)), 1)
    sc.hand(0, "1U293")
    sc.fight(sc.frodo, foe)
    sc.give(foe, Keyword.DAMAGE, 2)
    sc.pass_until("move-again")
    assert sc.wounds(sc.frodo) + sc.burdens() == 1


@pytest.mark.card("2R108")
def test_elbereth_in_anothers_skirmish(scenario):
    """A Nazgûl that fights another is no reason to cancel; the Ring is not worn either."""
    sc = old(scenario)
    song, gimli, king = sc.put("2R108", on=sc.frodo), sc.put("1U12"), sc.put("1R237", 1)
    sc.hand(0, "1C26")
    sc.fight(gimli, king)
    sc.use(song)
    if sc.asks == "effect":
        sc.decide(1)
    assert sc.s.fight is not None


@pytest.mark.card("2R112")
def test_a_promise_after_frodos_death(scenario, make):
    """Frodo can no longer be spotted."""
    sc = old(scenario)
    sc.put("2R112")
    sam, foe = sc.put("1C311"), sc.put(brute(make, strength=12), 1)
    assert sc.strength(sam) == 4
    sc.fight(sc.frodo, foe).resolve().use(sam, 1)
    assert sc.strength(sam) == 3 + 1  # the Ring's strength, no longer the promise's


@pytest.mark.card("3R110", "4C316")
@pytest.mark.parametrize("name", ["3R110", "4C316"])
def test_burdens_of_the_ring_are_not_a_shadow_cards(scenario, make, name):
    """LOTR-19.9: the Ring is of neither side."""
    sc = old(scenario) if name == "3R110" else scenario()
    helper, foe = sc.put(name), sc.put(brute(make), 1)
    sc.set_player(0, worn=True)
    sc.fight(sc.frodo, foe).resolve()
    assert (sc.burdens(), sc.wounds(helper), sc.wounds(sc.frodo)) == (1, 0, 0)


@pytest.mark.card("3C114")
def test_three_trolls_and_the_twilight_of_moving(scenario):
    """LOTR-8.1: no Shadow card adds it."""
    sc = old(scenario, site=2)
    sc.put("3C114"), sc.put("1U309")
    sc.put_site("1U340", 1)
    sc.begin("move")
    assert (sc.s.twilight, sc.asks == "respond") == (1, False)


@pytest.mark.card("4U305")
def test_good_work_counts_a_victory_once(scenario, make):
    """Two minions lose to one Hobbit: one token."""
    sc = scenario()
    card, merry = sc.put("4U305"), sc.put("4R311")
    foes = [sc.put(brute(make, strength=1), 1), sc.put(brute(make, strength=1), 1)]
    sc.fight(merry, *foes).resolve().use(card)
    assert (tokens_on(sc, card), sc.asks == "respond") == (1, False)


@pytest.mark.card("4R307")
def test_impatient_sam_looks_on(scenario, make):
    """He does not win a skirmish of another."""
    sc = burdened(scenario(), 2)
    sam, gimli, foe = sc.put("4C316"), sc.put("4C49"), sc.put(brute(make, strength=1), 1)
    sc.hand(0, "4R307")
    sc.fight(gimli, foe).play("4R307")
    assert sc.wounds(sam) == 1
    sc.resolve()
    assert (sc.burdens(), sc.asks in ("may", "respond")) == (2, False)


@pytest.mark.card("4C321")
def test_swiftly_counts_a_wound_after_it(scenario, make):
    """One wound in all for the rest of the skirmish, whatever gives it."""
    hurt = dark(make, Activated(phases=SKIRMISH, do=Wound(Choose(Called("Merry")))))
    sc = scenario(site=6)
    merry, foe, curse = sc.put("4R311"), sc.put(brute(make), 1), sc.put(hurt, 1)
    sc.hand(0, "4C321")
    sc.fight(merry, foe).play("4C321").choose(merry).pass_until_seat(1).use(curse)
    assert sc.wounds(merry) == 1
    sc.pass_until_seat(1).pass_() if sc.asks == "skirmish" and sc.asked == 0 else None
    sc.resolve()
    assert sc.wounds(merry) == 1


@pytest.mark.card("5U114")
def test_ballast_cancels_ones_own_ability_but_no_event(scenario):
    """Any regroup special ability; an event is none."""
    sc = scenario()
    sam, merry = sc.put("4C316"), sc.put("6R113")
    gandalf = sc.put("4C90", wounds=1)
    sc.put("5C28")
    ballast = sc.put("5U114", on=sam)
    sc.begin("regroup").use(merry)
    assert sc.asks == "respond"
    sc.use(ballast)
    assert (sc.lives(merry), sc.wounds(gandalf)) == (False, 1)
    other = scenario()
    other.put("5U114", on=other.put("4C316")), other.put("5C28")
    merry = other.put("4C310", wounds=1)
    other.hand(0, "4U320")
    other.begin("regroup").play("4U320")
    assert other.wounds(merry) == 0


@pytest.mark.card("6U110")
def test_it_burns_us_with_an_empty_hand(scenario, make):
    """No culture, no wound."""
    sc = scenario()
    sc.put("4C316"), sc.put("5C28")
    foe = sc.put(brute(make), 1)
    sc.hand(0, "6U110")
    sc.begin("regroup").play("6U110")
    assert sc.wounds(foe) == 0


@pytest.mark.card("3C109")
def test_meant_to_be_alone_and_an_empty_hand(scenario):
    """Only the event's own cost changes the pool."""
    sc = old(scenario, twilight=3)
    sc.put("1C303")
    sc.hand(0, "3C109")
    sc.begin("fellowship").play("3C109")
    assert sc.s.twilight == 4


@pytest.mark.card("6R109")
def test_held_can_corrupt(scenario):
    """LOTR-19.8: the tenth burden."""
    sc = burdened(scenario(), 9)
    sc.put("6R109", on=sc.frodo)
    sc.wound(sc.frodo, 3)
    sc.put("1C176", 1)
    sc.begin("archery")
    assert sc.s.over


@pytest.mark.card("6C111")
def test_kept_safe_without_tokens(scenario, make):
    """Only the condition itself is left to pay with."""
    sc = scenario()
    card, merry, foe = sc.put("6C111"), sc.put("4R311"), sc.put(brute(make), 1)
    sc.fight(merry, foe).resolve().use(card, 1)
    assert (sc.wounds(merry), sc.lives(card)) == (0, False)


@pytest.mark.card("3R113")
def test_countryside_and_coneys(scenario):
    """A possession removes the burden, so a companion may be healed; no Hobbit's text did."""
    sc = burdened(scenario(), 2)
    card, coneys = sc.put("3R113"), sc.put("4C298", on=sc.frodo)
    gimli = sc.put("4C49", wounds=1)
    sc.begin("fellowship").use(coneys).use(card, 1)
    assert (sc.wounds(gimli), sc.burdens()) == (0, 1)


@pytest.mark.card("2C114")
def test_sam_defends_against_two(scenario, make):
    """LOTR-12.4: and no third."""
    sc = old(scenario)
    sam = sc.put("2C114")
    foes = [sc.put(brute(make, strength=1), 1) for _ in range(3)]
    sc.begin("maneuver").use(sam).pass_until("defend")
    sc.assign(sam, foes[0]).assign(sam, foes[1])
    assert not sc.can(Assign(sam, foes[2]))


@pytest.mark.card("1R307")
def test_pippin_of_some_intelligence_in_the_starting_fellowship(scenario):
    """LOTR-3.9: what is said of playing him works there; a bid of two is lowered."""
    sc = burdened(old(scenario, site=1), 2)
    sc.deck(0, "1R307")
    sc.starting().play("1R307")
    assert sc.burdens() == 1


@pytest.mark.card("1C306")
def test_pippin_and_a_choice_among_conditions(scenario, make):
    """A tale is not even offered to an opponent's card."""
    sc = old(scenario)
    sc.put("1C306")
    tale, others = sc.put("3C114"), [sc.put("2U107"), sc.put("2R112")]
    curse = sc.put(dark(make, Activated(phases=SHADOW, do=Discard(Choose(CONDITION & SHIRE)))), 1)
    sc.begin("shadow", 1).use(curse)
    assert (sc.offered, sc.lives(tale)) == (set(others), True)
