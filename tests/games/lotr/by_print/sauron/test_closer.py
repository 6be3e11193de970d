"""Sauron cards looked at a second time: rarer situations, by their print."""

import pytest
from tests.games.lotr.by_print.sauron.sides import GUARD, SOLDIER, act, clash, company, shadow, single

from pelipoyta.games.lotr import rules
from pelipoyta.games.lotr.model import HealBy, Play, Use
from pelipoyta.games.lotr.terms import Block

OLD = Block.FELLOWSHIP


@pytest.mark.card("1C261", "2C89")
@pytest.mark.parametrize("name", ["1C261", "2C89"])
def test_an_event_of_two_phases_in_the_regroup_phase(scenario, name):
    """LOTR-17.5: Pathfinder, played in the regroup phase, is a regroup event; it spots a ranger."""
    sc = scenario(block=OLD, site=2)
    sc.put("1P365")
    sc.put(name, 1)
    sc.hand(0, "1C110"), sc.adventure(0, "1U340"), sc.adventure(1, "1U340")
    sc.begin("regroup").play("1C110")
    assert (sc.asks, sc.asked) == ("respond", 1)
    sc.do(next(one for one in rules.legal(sc.s, 1) if isinstance(one, Use)))
    if sc.asks in ("effect", "cost"):
        sc.decide(0)
    assert (len(sc.s.path), sc.in_discard(0)) == (2, ["1C110"])


@pytest.mark.card("1C261")
def test_orc_ambusher_and_the_fellowship_phase(scenario):
    """The same event in the fellowship phase is none of the Ambusher's; nor is a maneuver event."""
    sc = scenario(block=OLD, site=2)
    sc.put("1P365"), sc.put("1U97")
    sc.put("1C261", 1)
    sc.hand(0, "1C103")
    sc.begin("maneuver").play("1C103")
    if sc.offered:
        sc.choose(min(sc.offered))
    assert sc.asks != "respond"


@pytest.mark.card("1R279")
def test_thin_and_stretched_and_an_ally(scenario):
    """An ally who fights is no other companion."""
    sc = scenario(block=OLD, site=3)
    ally, foe = sc.put("1R40"), sc.put(SOLDIER, 1)
    sc.put("1R279", 1, on=sc.frodo), sc.set_strength(foe, 1)
    sc.begin("assignment").pass_until("defend").assign(ally, foe)
    sc.pass_until("move-again").decide(0)
    assert sc.burdens() == 0


@pytest.mark.card("1R263")
def test_orc_banner_until_regroup(scenario):
    """The bonus is gone in the regroup phase; an ally that loses counts too."""
    sc = scenario(block=OLD, site=3)
    ally, foe = sc.put("1R40"), sc.put(SOLDIER, 1)
    sc.put("1R263", 1), sc.set_strength(foe, 8)
    other = sc.put(GUARD, 1)
    sc.fights(ally, foe, sc.frodo, other).choose(ally).resolve()
    assert sc.strength(other) == 6
    sc.begin("regroup")
    assert sc.strength(other) == 5


@pytest.mark.card("1R244")
def test_desperate_defense_of_the_ring_and_left_over_minions(scenario):
    """The Shadow player's assignment counts as well."""
    sc = scenario()
    merry, foe = sc.put("1C303"), sc.put(SOLDIER, 1)
    sc.put("1R244", 1, on=merry)
    sc.begin("assignment").pass_until("left-over").assign(merry, foe)
    assert sc.burdens() == 1


@pytest.mark.card("1R247")
def test_enheartened_foe_of_three_players(scenario):
    """Another Shadow player's Orc may be enheartened too."""
    sc = scenario(block=OLD, seats=3)
    merry, foe = sc.put("1C303"), sc.put(SOLDIER, 2)
    sc.set_strength(foe, 4), sc.hand(1, "1R247")
    sc.fight(merry, foe).resolve()
    sc.pass_until_seat(1)
    assert sc.can(Play(1247))


@pytest.mark.card("1R252")
def test_the_irresistible_shadow_at_the_last_card(scenario):
    """The draw deck runs out in the middle of a turn: corrupted at once."""
    sc = scenario(twilight=2)
    sc.put("1R252", 1), sc.set_player(0, burdens=6)
    sc.deck(0, "1C299", "1C299"), sc.put(SOLDIER, 1), sc.hand(1, "1R245")
    shadow(sc, "maneuver").play("1R245")
    assert sc.s.over


@pytest.mark.card("1U239")
def test_all_thought_bent_on_it_against_the_exhausted(scenario):
    """LOTR-19.4: only who can exert may be chosen."""
    sc = scenario(twilight=2)
    friends = company(sc, 4)
    sc.wound(friends[0], 3), sc.put(SOLDIER, 1), sc.hand(1, "1U239")
    shadow(sc, "maneuver").play("1U239")
    assert sc.offered == {sc.frodo, *friends[1:]}


@pytest.mark.card("5U110")
def test_teeth_of_mordor_strip_the_orc(scenario):
    """LOTR-4.5: what it bears is discarded, wounds vanish."""
    sc = scenario(site=6, twilight=3)
    foe, teeth = sc.put(SOLDIER, 1, wounds=1), sc.put("5U110", 1)
    sc.put("1C269", 1, on=foe)
    act(shadow(sc, "regroup"), teeth)
    stacked = [card for card in sc.s.cards.values() if card.host == teeth]
    assert ([(card.code, card.wounds) for card in stacked], sc.in_discard(1)) == ([(1271, 0)], ["1C269"])


@pytest.mark.card("6U105")
def test_peril_costs_nothing_less_than_nothing(scenario):
    """LOTR-25.1: an Orc of cost one comes for nothing; roaming it pays its penalty less four."""
    sc = scenario(site=3)
    sc.put(SOLDIER, 1)
    card = sc.put("6U105", 1)
    sc.hand(1, GUARD)
    single(act(shadow(sc, "regroup"), card))
    assert (sc.s.twilight, sc.vitality(sc.find(GUARD))) == (0, 1)


@pytest.mark.card("1C255")
def test_mordors_strength_of_the_right_orc(scenario):
    """Two Orcs in the skirmish: either exerts for the same wound; one elsewhere wounds nobody."""
    sc = scenario(twilight=1)
    aragorn, one, two, far = sc.put("4C109"), sc.put(SOLDIER, 1), sc.put(GUARD, 1), sc.put(SOLDIER, 1)
    sc.hand(1, "1C255", "1C255")
    clash(sc, aragorn, one, two).play("1C255")
    assert sc.offered >= {one, two}
    if far in sc.offered:
        sc.choose(far)
        assert (sc.wounds(far), sc.wounds(aragorn)) == (1, 0)


@pytest.mark.card("5C97")
def test_gate_soldiers_each(scenario):
    """Two of them may both answer one condition."""
    sc = scenario(twilight=5)
    one, two = sc.put("5C97", 1), sc.put("5C97", 1)
    sc.deck(1, GUARD, GUARD), sc.hand(1, "1C278")
    shadow(sc, "shadow").play("1C278")
    act(act(sc, one), two)
    assert (sc.in_hand(1), sc.s.twilight) == ([GUARD, GUARD], 0)


@pytest.mark.card("1U262")
def test_orc_assassin_and_a_hobbit_ally(scenario):
    """LOTR-22.3: a Hobbit ally at home takes part and may be the one assigned."""
    sc = scenario(block=OLD, site=3)
    merry, bilbo, assassin = sc.put("1C303"), sc.put("1R284"), sc.put("1U262", 1)
    sc.put("1C286")
    act(shadow(sc, "assignment"), assassin)
    assert (sc.asked, sc.offered) == (0, {merry, sc.frodo, bilbo})


@pytest.mark.card("1C283")
def test_you_bring_great_evil_and_copies(scenario):
    """LOTR-30.54: at a sanctuary a copy does not heal the bearer either."""
    sc = scenario(site=3)
    merry = sc.put("1C303", wounds=1)
    sc.put("1C283", 1, on=merry), sc.hand(0, "1C303")
    assert sc.begin("fellowship").refused(HealBy(1303)).rule == "LOTR-30.54"


@pytest.mark.card("1C269")
def test_limits_begin_anew_in_the_next_skirmish(scenario):
    """LOTR-18.16: a limit holds for a phase, and each skirmish is one."""
    sc = scenario(twilight=9)
    aragorn, foe = sc.put("4C109"), sc.put(SOLDIER, 1)
    blade = sc.put("1C269", 1, on=foe)
    for _ in range(2):
        sc.hand(0, "1C116"), sc.hand(1, "1C255"), sc.wound(aragorn, 0)
        sc.fight(aragorn, foe)
        for _ in range(3):
            act(sc.pass_until_seat(1), blade)
        assert sc.strength(foe) == 12
        sc.resolve()


@pytest.mark.card("1R240")
def test_band_of_the_eye_twice(scenario):
    """LOTR-17.3: it may respond again while two twilight are there."""
    sc = scenario(block=OLD, twilight=5)
    aragorn, band = sc.put("4C109"), sc.put("1R240", 1)
    sc.hand(0, *["1C299"] * 3), sc.fight(aragorn, band).resolve()
    act(act(sc, band), band)
    assert (len(sc.in_hand(0)), sc.s.twilight) == (1, 1)


@pytest.mark.card("1C266")
def test_orc_chieftain_and_other_weapons(scenario):
    """A possession that is no weapon brings nothing; another Chieftain's weapon neither."""
    sc = scenario(twilight=2)
    one, two = sc.put("1C266", 1), sc.put("1C266", 1)
    sc.hand(1, "1C269", "1C269")
    shadow(sc, "shadow").play("1C269").choose(one)
    assert sc.s.twilight == 3
    single(sc.play("1C269"))
    assert (sc.s.twilight, sc.strength(two)) == (4, 9)


@pytest.mark.card("1U249")
@pytest.mark.parametrize("strength", [13, 30])
def test_gleaming_spires_and_how_the_orc_lost(scenario, strength):
    """Wounded or killed, the Orc has lost."""
    sc = scenario()
    boromir, foe, spires = sc.put("1U97"), sc.put(SOLDIER, 1), sc.put("1U249", 1)
    sc.set_strength(boromir, strength), sc.fight(boromir, foe).resolve()
    assert (sc.lives(spires), sc.lives(foe)) == (False, strength == 13)
