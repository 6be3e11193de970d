"""Allies of the Shire of set 1, by their print."""

import pytest
from msgspec.structs import replace
from tests.games.lotr.by_print.situations import burdened, codes, in_deck, old, play_rule, use_rule
from tests.games.lotr.cards.crowd import brute


@pytest.mark.card("1R284")
def test_bilbo_chooses_a_shire_card(scenario):
    """LOTR-18.3: he exerts; a card of another culture stays where it is."""
    sc = old(scenario)
    bilbo = sc.put("1R284")
    sc.deck(0, "1C26")
    sc.discard(0, "1C299", "1C26", "1C317")
    sc.begin("fellowship").use(bilbo)
    assert sc.offered == codes("1C299", "1C317")
    sc.choose("1C317")
    assert (sc.in_discard(0), in_deck(sc), sc.wounds(bilbo)) == (["1C299", "1C26"], ["1C26", "1C317"], 1)


@pytest.mark.card("1R284")
def test_bilbo_exhausted_or_for_nothing(scenario):
    """LOTR-18.8: he may exert though no card is there; LOTR-19.4: not when exhausted."""
    sc = old(scenario)
    bilbo = sc.put("1R284")
    sc.discard(0, "1C26")
    sc.begin("fellowship").use(bilbo).use(bilbo)
    assert (sc.wounds(bilbo), in_deck(sc), use_rule(sc, bilbo)) == (2, in_deck(sc), "LOTR-18.3")
    assert sc.in_discard(0) == ["1C26"]


@pytest.mark.card("1C286")
@pytest.mark.parametrize(("foes", "lives"), [(6, True), (8, True), (9, False)])
def test_bounder_saves_unless_tripled(scenario, make, foes, lives):
    """LOTR-13.4, LOTR-30.12: twice the strength wounds, three times kills."""
    sc = old(scenario)
    bounder, merry, foe = sc.put("1C286"), sc.put("1C303"), sc.put(brute(make, strength=foes), 1)
    sc.hand(0, "1C26")
    sc.fight(merry, foe).use(bounder)
    assert (sc.offered, sc.wounds(bounder)) == ({bounder, merry, sc.frodo}, 1)
    sc.choose(merry).resolve()
    assert sc.lives(merry) is lives
    assert not lives or sc.wounds(merry) == 1


@pytest.mark.card("1C286")
def test_bounder_helps_hobbits_only_and_for_one_skirmish(scenario, make):
    sc = old(scenario)
    bounder, merry, gimli = sc.put("1C286"), sc.put("1C303"), sc.put("1U12")
    foe, other = sc.put(brute(make, strength=6), 1), sc.put(brute(make, number=92, strength=6), 1)
    sc.hand(0, "1C26")
    sc.fights(sc.frodo, foe, merry, other).choose(sc.frodo)
    sc.use(bounder)
    assert gimli not in sc.offered
    sc.choose(merry)
    assert use_rule(sc, bounder) == "LOTR-18.3"
    sc.resolve().let_pass()
    sc.resolve()
    assert not sc.lives(merry)


@pytest.mark.card("1R288")
def test_maggot_heals_merry_or_pippin(scenario):
    sc = old(scenario)
    maggot, merry, pippin = sc.put("1R288"), sc.put("1C303", wounds=2), sc.put("1C306", wounds=1)
    sc.put("1C311", wounds=1)
    sc.begin("fellowship").use(maggot)
    assert sc.offered == {merry, pippin}
    sc.choose(merry)
    assert (sc.wounds(merry), sc.wounds(pippin), sc.wounds(maggot)) == (1, 1, 1)


@pytest.mark.card("1R288")
def test_maggot_cannot_heal_himself_and_tires(scenario):
    sc = old(scenario)
    maggot, sam, merry = sc.put("1R288", wounds=1), sc.put("1C311", wounds=1), sc.put("1C303")
    sc.begin("fellowship").use(maggot)
    assert (sc.wounds(maggot), sc.wounds(sam), sc.wounds(merry)) == (2, 1, 0)
    assert use_rule(sc, maggot) == "LOTR-18.3"


@pytest.mark.card("1R291")
def test_gaffer_heals_frodo_or_sam(scenario):
    sc = old(scenario)
    gaffer, sam = sc.put("1R291"), sc.put("1C311", wounds=2)
    sc.put("1C303", wounds=1)
    sc.wound(sc.frodo, 1)
    sc.begin("fellowship").use(gaffer)
    assert sc.offered == {sam, sc.frodo}
    sc.choose(sc.frodo)
    assert (sc.wounds(sc.frodo), sc.wounds(sam), sc.wounds(gaffer)) == (0, 2, 1)


@pytest.mark.card("1R291")
def test_gaffer_once_and_only_in_the_fellowship_phase(scenario):
    """LOTR-17.5: not in regroup; vitality 2 pays once."""
    sc = old(scenario)
    gaffer = sc.put("1R291")
    sc.wound(sc.frodo, 2)
    sc.begin("fellowship").use(gaffer)
    assert (sc.wounds(sc.frodo), use_rule(sc, gaffer)) == (1, "LOTR-18.3")
    other = old(scenario)
    gaffer = other.put("1R291")
    other.put("1U309", wounds=1), other.put("2R97", on=other.put("2U96"))
    other.begin("regroup")
    assert use_rule(other, gaffer) == "LOTR-17.5"


@pytest.mark.card("1C295")
def test_farmer_lays_ones_own_first_site(scenario):
    """LOTR-30.53: the opponent's goes back to its owner's adventure deck."""
    sc = old(scenario)
    farmer = sc.put("1C295")
    sc.adventure(0, "1U323")
    sc.adventure(1)
    sc.begin("fellowship").use(farmer, 1)
    assert (sc.s.cards[sc.s.path[0]].code, sc.s.cards[sc.s.path[0]].owner) == (1323, 0)
    assert (sc.s.players[1].adventure, sc.wounds(farmer)) == ((1320,), 1)


@pytest.mark.card("1C295")
def test_farmer_needs_an_opponents_first_site(scenario):
    """Once the player's own site 1 is there, there is nothing to spot."""
    sc = old(scenario)
    farmer, second = sc.put("1C295"), sc.put("1C295")
    sc.adventure(0, "1U323")
    sc.begin("fellowship").use(farmer, 1)
    assert (use_rule(sc, second, 1), sc.wounds(second)) == ("LOTR-17.9", 0)


@pytest.mark.card("1C297")
def test_guest_heals_another_of_site_one(scenario):
    """Another Hobbit ally whose home is site 1: not herself, not one of site 3."""
    sc = old(scenario)
    guest, rosie, gaffer = sc.put("1C297"), sc.put("1U309", wounds=1), sc.put("1R291", wounds=1)
    sc.put("1R284", wounds=1), sc.put("1C286", wounds=1)
    sc.begin("fellowship").use(guest, 1)
    assert sc.offered == {rosie, gaffer}
    sc.choose(gaffer)
    assert (sc.wounds(gaffer), sc.wounds(rosie), sc.wounds(guest)) == (0, 1, 1)


@pytest.mark.card("1C297")
def test_guest_heals_as_the_turn_begins(scenario):
    """It is not optional, and each heals only itself."""
    sc = old(scenario)
    guest, other, rosie = sc.put("1C297", wounds=1), sc.put("1C297", wounds=1), sc.put("1U309", wounds=1)
    sc.begin("turn").use(other)
    assert sc.asks == "fellowship"
    assert [sc.wounds(one) for one in (guest, other, rosie)] == [0, 0, 1]


@pytest.mark.card("1U301")
def test_proudfoot_takes_the_shire_cards(scenario):
    """Two tokens; of three cards those of the Shire come into hand, the rest is discarded."""
    sc = old(scenario, twilight=2)
    proudfoot = sc.put("1U301")
    sc.deck(0, "1C26", "1C299", "1C299", "1C317")
    sc.begin("fellowship").use(proudfoot)
    sc.let_pass()
    assert (sc.s.twilight, sc.in_hand(0), sc.in_discard(0)) == (4, ["1C299", "1C299"], ["1C26"])
    assert (in_deck(sc), use_rule(sc, proudfoot), sc.wounds(proudfoot)) == (["1C317"], "LOTR-18.1", 0)


@pytest.mark.card("1U301")
def test_proudfoot_by_the_rule_of_four(scenario):
    """LOTR-7.5: no more than four cards come into hand in the fellowship phase."""
    sc = old(scenario)
    proudfoot = sc.put("1U301")
    sc.deck(0, *["1C299"] * 6)
    sc.begin("fellowship").use(proudfoot)
    assert (len(sc.in_hand(0)), sc.s.twilight) == (3, 2)
    sc.use(proudfoot)
    sc.choose("1C299")
    assert len(sc.in_hand(0)) == 4


@pytest.mark.card("1U309")
def test_rosie_strengthens_and_heals_sam(scenario):
    sc = old(scenario)
    sam = sc.put("1C311", wounds=2)
    assert sc.strength(sam) == 3
    rosie, merry = sc.put("1U309"), sc.put("1C303", wounds=1)
    assert (sc.strength(sam), sc.strength(merry)) == (4, 3)
    sc.begin("fellowship").use(rosie, 1)
    assert (sc.wounds(sam), sc.wounds(merry), sc.wounds(rosie)) == (1, 1, 1)


@pytest.mark.card("1U309")
def test_rosie_has_strength_for_sam_while_she_is_there(scenario):
    """LOTR-19.4: exhausted she cannot heal, but the strength stays; unique (LOTR-24.1)."""
    sc = old(scenario)
    sam, rosie = sc.put("1C311", wounds=2), sc.put("1U309", wounds=1)
    sc.hand(0, "1U309")
    sc.begin("fellowship")
    assert (use_rule(sc, rosie, 1), sc.strength(sam), play_rule(sc, "1U309")) == ("LOTR-18.3", 4, "LOTR-24.1")
    burdened(sc, 1)
    del sc.s.cards[rosie]
    assert sc.strength(sam) == 3


@pytest.mark.card("1C295")
def test_farmer_speaks_as_ones_own_first_site(scenario):
    """LOTR-30.64: only while that site is the player's own; its cost and effect are those of the site."""
    sc = old(scenario)
    sc.put("1C295")
    sc.hand(0, "1C303", "1C303")
    sc.adventure(0, "1U323")
    sc.begin("fellowship").play("1C303")
    assert sc.s.twilight == 1
    other = old(scenario, sites={1: "1U323"})
    other.put("1C295")
    other.s.cards[other.s.path[0]] = replace(other.s.cards[other.s.path[0]], owner=0)
    other.hand(0, "1C303")
    other.begin("fellowship").play("1C303")
    assert other.s.twilight == 0
