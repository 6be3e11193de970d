"""Events of Gandalf of set 4, by their print."""

import pytest
from tests.games.lotr.by_print.situations import play_rule
from tests.games.lotr.cards.crowd import brute

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.model import Assign, Play


@pytest.mark.card("4R92")
def test_grown_tall_discards_all_conditions(scenario):
    sc = scenario()
    merry, gandalf = sc.put("4C310"), sc.put("4C90")
    gone = [sc.put("4C212", 1, on=merry), sc.put("4R300", on=merry), sc.put("4U305"), sc.put("4R290")]
    sword = sc.put("4C306", on=merry)
    sc.hand(0, "4R92")
    sc.begin("fellowship").play("4R92")
    assert ([sc.lives(card) for card in gone], sc.lives(sword)) == ([False] * 4, True)
    assert (sc.s.twilight, sc.wounds(gandalf)) == (5, 0)


@pytest.mark.card("4R92", "4C93", "4U99")
@pytest.mark.parametrize("name", ["4R92", "4C93", "4U99"])
def test_gandalf_must_be_spotted(scenario, name):
    """LOTR-17.9: another player's Gandalf is inactive (LOTR-4.2)."""
    sc = scenario()
    sc.put("4C90", 1), sc.put("4C310", wounds=1)
    sc.hand(0, name)
    assert play_rule(sc.begin("fellowship"), name) == "LOTR-17.9"


@pytest.mark.card("4C93")
def test_have_patience_heals_an_unbound_companion_twice(scenario):
    sc = scenario()
    merry, gandalf = sc.put("4C310", wounds=3), sc.put("4C90", wounds=1)
    sc.put("4C316", wounds=1), sc.put("4C277", wounds=1)
    sc.hand(0, "4C93")
    sc.begin("fellowship").play("4C93")
    assert sc.offered == {merry, gandalf}
    sc.choose(merry)
    assert (sc.wounds(merry), sc.s.twilight) == (1, 3)


@pytest.mark.card("4R95")
def test_dark_tunnels_brings_an_event_back(scenario, make):
    """Gandalf exerts twice; the event works and comes into hand."""
    sc = scenario(twilight=3)
    gandalf, foe = sc.put("4C90"), sc.put(brute(make), 1)
    sc.hand(0, "4C105", "4R95")
    sc.fight(gandalf, foe).play("4C105").play("4R95")
    assert (sc.wounds(gandalf), "4C105" in sc.in_hand(0), sc.in_discard(0)) == (2, True, ["4R95"])


@pytest.mark.card("4R95")
@pytest.mark.parametrize(("wounds", "event_"), [(2, "4C105"), (0, "4C322")])
def test_dark_tunnels_needs_gandalf_and_his_event(scenario, make, wounds, event_):
    """LOTR-19.5; an event of the Shire does not come back."""
    sc = scenario()
    gandalf, foe = sc.put("4C90", wounds=wounds), sc.put(brute(make), 1)
    sc.put("4C310")
    sc.hand(0, event_, "4R95")
    sc.fight(gandalf, foe).play(event_)
    assert (sc.asks == "respond", sc.wounds(gandalf), sc.in_discard(0)[-1]) == (False, wounds, event_)


@pytest.mark.card("4U96")
@pytest.mark.parametrize(("pool", "allowed"), [(2, False), (3, True)])
def test_forked_tongue_prevents_all_wounds(scenario, make, pool, allowed):
    """LOTR-18.2: three tokens before its own; one of Gandalf's signet takes no wound of three."""
    sc = scenario(twilight=pool)
    gimli, foe = sc.put("4C49"), sc.put(brute(make, strength=7, keywords=damage(2)), 1)
    sc.put("4C90"), sc.put("4C310")
    sc.hand(0, "4U96", "4C42")
    sc.fight(gimli, foe)
    if not allowed:
        assert play_rule(sc, "4U96") == "LOTR-18.1"
        return
    sc.play("4U96").choose(gimli).resolve()
    assert (sc.wounds(gimli), sc.s.twilight) == (0, 4)


@pytest.mark.card("4U96")
def test_forked_tongue_is_for_the_signet(scenario, make):
    """Frodo of the starter, Gimli and Gandalf have it; Merry of Frodo's has not. An overwhelm still kills."""
    sc = scenario(twilight=3)
    gimli, gandalf, foe = sc.put("4C49"), sc.put("4C90"), sc.put(brute(make, strength=20), 1)
    sc.put("4C310")
    sc.hand(0, "4U96")
    sc.fight(gimli, foe).play("4U96")
    assert sc.offered == {gimli, gandalf, sc.frodo}
    sc.choose(gimli).resolve()
    assert not sc.lives(gimli)


@pytest.mark.card("4C97")
@pytest.mark.parametrize("pays", [0, 1])
def test_long_i_fell_unless_a_minion_is_wounded(scenario, make, pays):
    """The Shadow player may make the Free Peoples player wound a minion, which this one chooses."""
    sc = scenario()
    gandalf = sc.put("4C90")
    foe, idle = sc.put(brute(make, strength=11), 1), sc.put(brute(make, strength=11), 1)
    sc.hand(0, "4C97")
    sc.fight(gandalf, foe).play("4C97")
    assert (sc.asks, sc.asked) == ("prevent", 1)
    sc.decide(pays)
    if pays:
        assert (sc.asked, sc.offered) == (0, {foe, idle})
        sc.choose(idle)
    sc.resolve()
    assert (sc.wounds(gandalf), sc.wounds(idle), sc.wounds(foe)) == (pays, pays, 0)


@pytest.mark.card("4C97")
def test_long_i_fell_saves_gandalf_only(scenario, make):
    """Another companion is wounded as before; without Gandalf it is not played."""
    sc = scenario()
    gimli, foe = sc.put("4C49"), sc.put(brute(make, strength=7), 1)
    sc.hand(0, "4C97", "4C42")
    assert play_rule(sc.fight(gimli, foe), "4C97") == "LOTR-17.9"
    sc.put("4C90")
    sc.play("4C97").decide(0).resolve()
    assert sc.wounds(gimli) == 1


@pytest.mark.card("4C98")
def test_mithrandir_wounds_the_weak(scenario, make):
    """Strength six or less, as it is now."""
    sc = scenario()
    gandalf = sc.put("4C90")
    foes = [sc.put(brute(make, 90 + n, strength=n), 1) for n in (1, 6, 7)]
    near = sc.put(brute(make, 97, strength=7), 1)
    sc.strengthen(near, -1)
    sc.hand(0, "4C98")
    sc.begin("maneuver").play("4C98")
    assert [sc.wounds(foe) for foe in (*foes, near)] == [1, 1, 0, 1]
    assert (sc.wounds(gandalf), sc.s.twilight) == (1, 3)


@pytest.mark.card("4C98")
def test_mithrandir_exhausted(scenario, make):
    sc = scenario()
    sc.put("4C90", wounds=3), sc.put(brute(make), 1)
    sc.hand(0, "4C98", "4U99")
    assert play_rule(sc.begin("maneuver"), "4C98") == "LOTR-18.3"


@pytest.mark.card("4U99")
@pytest.mark.parametrize("phase", ["fellowship", "maneuver"])
def test_roll_of_thunder(scenario, phase):
    """A Shadow possession; no Free Peoples one, no condition."""
    sc = scenario()
    sc.put("4C90")
    merry, foe = sc.put("4C310"), sc.put("4C207", 1)
    axe = sc.put("1C160", 1, on=foe)
    sword, cond = sc.put("4C306", on=merry), sc.put("4C212", 1, on=merry)
    sc.hand(0, "4U99")
    sc.begin(phase).play("4U99")
    assert (sc.lives(axe), sc.lives(sword), sc.lives(cond), sc.s.twilight) == (False, True, True, 3)


@pytest.mark.card("4U101")
def test_stump_and_bramble_rouses_an_ent_ally(scenario, make):
    """Damage +2 and taking part until regroup, at a site that is not home."""
    sc = scenario(site=4)
    tree, foe = sc.put("4C104"), sc.put(brute(make), 1)
    sc.hand(0, "4U101")
    sc.begin("maneuver").play("4U101")
    assert sc.keyword(tree, Keyword.DAMAGE) == 2
    sc.pass_until("defend")
    assert sc.can(Assign(tree, foe))
    sc.assign(tree, foe).pass_until("move-again")
    assert (sc.keyword(tree, Keyword.DAMAGE), sc.lives(foe)) == (0, False)


@pytest.mark.card("4U101")
@pytest.mark.parametrize(("culture", "ent"), [(SAURON, "4C104"), (ISENGARD, "5C17")])
def test_stump_and_bramble_needs_both(scenario, make, culture, ent):
    """A minion of Isengard, and an Ent who is an ally."""
    sc = scenario(site=4)
    sc.put(ent), sc.put(brute(make, 92, culture, ORC), 1), sc.put("4C90")
    sc.hand(0, "4U101", "4U99")
    assert play_rule(sc.begin("maneuver"), "4U101") == "LOTR-17.9"


@pytest.mark.card("4C102")
def test_task_discards_up_to_two_wounded(scenario, make):
    """In regroup; an unhurt minion cannot be named."""
    sc = scenario()
    gandalf = sc.put("4C90")
    foes = [sc.put(brute(make), 1, wounds=wounds) for wounds in (1, 2, 3, 0)]
    sc.hand(0, "4C102")
    sc.begin("regroup").play("4C102")
    assert sc.offered == set(foes[:3])
    sc.choose(foes[0], foes[2])
    assert ([sc.lives(foe) for foe in foes], sc.wounds(gandalf)) == ([False, True, False, True], 1)


@pytest.mark.card("4C102")
def test_task_for_one_or_none(scenario, make):
    """Up to two: one may be enough."""
    sc = scenario()
    sc.put("4C90")
    foes = [sc.put(brute(make), 1, wounds=1), sc.put(brute(make), 1, wounds=1)]
    sc.hand(0, "4C102")
    sc.begin("regroup").play("4C102").choose(foes[1]).pass_()
    assert [sc.lives(foe) for foe in foes] == [True, False]


@pytest.mark.card("4C105")
@pytest.mark.parametrize(("pool", "most"), [(0, 1), (2, 3), (9, 5)])
def test_living_earth_for_tokens(scenario, make, pool, most):
    """Its own token is in the pool when one spots; no more than five. Gandalf of the grey: 7."""
    sc = scenario(twilight=pool)
    gandalf, foe = sc.put("4R89"), sc.put(brute(make), 1)
    sc.hand(0, "4C105", "4U96")
    sc.fight(gandalf, foe).play("4C105")
    assert sc.strength(gandalf) == 7 + most


@pytest.mark.card("4C105")
def test_living_earth_stays_as_it_was(scenario, make):
    """LOTR-25.2: tokens that go later change nothing."""
    sc = scenario(twilight=4)
    gandalf, foe = sc.put("4R89"), sc.put(brute(make), 1)
    sc.hand(0, "4C105", "4U96")
    sc.fight(gandalf, foe).play("4C105")
    sc.s.twilight = 0
    assert sc.strength(gandalf) == 12


@pytest.mark.card("4R106")
def test_well_met_plays_the_dead_gandalf(scenario):
    """LOTR-24.2 does not bar it; his cost and the event's are added."""
    sc = scenario()
    for name in ("4C74", "4C109", "4C49"):
        sc.put(name)
    sc.dead(0, "4C90")
    sc.hand(0, "4R106")
    sc.begin("fellowship").play("4R106")
    sc.choose("4C90")
    assert (sc.lives(sc.find("4C90")), sc.s.players[0].dead, sc.s.twilight) == (True, (), 9)


@pytest.mark.card("4R106")
@pytest.mark.parametrize("missing", ["4C74", "4C109", "4C49", "4C90"])
def test_well_met_needs_the_three_and_gandalf(scenario, missing):
    """A Man of Rohan is not of Gondor; LOTR-18.8 without a dead Gandalf."""
    sc = scenario()
    sc.put("4C286")
    for name in {"4C74", "4C109", "4C49"} - {missing}:
        sc.put(name)
    if missing != "4C90":
        sc.dead(0, "4C90")
    sc.hand(0, "4R106")
    rule = play_rule(sc.begin("fellowship"), "4R106")
    assert rule == ("LOTR-18.8" if missing == "4C90" else "LOTR-17.9")


@pytest.mark.card("4U108")
def test_wizardry_indeed_lets_an_opponent_choose(scenario, make):
    """Three minions, two companions; an opponent is named and discards an own minion."""
    sc = scenario(seats=3)
    gandalf = sc.put("4C90")
    foes = [sc.put(brute(make), seat) for seat in (1, 1, 2)]
    sc.hand(0, "4U108")
    sc.begin("maneuver").play("4U108")
    assert sc.offered == {1, 2}
    sc.choose(1)
    assert (sc.asked, sc.offered) == (1, set(foes[:2]))
    sc.choose(foes[1])
    assert ([sc.lives(foe) for foe in foes], sc.wounds(gandalf)) == ([True, False, True], 1)


@pytest.mark.card("4U108")
def test_wizardry_indeed_needs_more_minions(scenario, make):
    """As many as companions are not more; allies do not count."""
    sc = scenario()
    sc.put("4C90"), sc.put("4C277")
    sc.put(brute(make), 1), sc.put(brute(make), 1)
    sc.hand(0, "4U108", "4U99")
    assert play_rule(sc.begin("maneuver"), "4U108") == "LOTR-18.1"
    sc.put(brute(make), 1)
    assert sc.can(Play(4108))
