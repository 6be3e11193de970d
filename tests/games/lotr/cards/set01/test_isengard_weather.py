"""Isengard of set 1: weather on the road, and tricks of the fight."""

import pytest
from tests.games.lotr.cards.dark import at_blows, in_phase
from tests.games.lotr.cards.folk import ARAGORN, GIMLI, GOBLIN, HELD, LEGOLAS, ROSIE, SAM, URUK

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.engine.numbers import total
from pelipoyta.games.lotr.model import Assign, Play, Use
from pelipoyta.games.lotr.rules.combat.archery import archery_parts
from pelipoyta.games.lotr.words.facts import code_of


@pytest.mark.card("1C134", "1U135", "1C138", "1R140")
@pytest.mark.parametrize("name", ["1C134", "1U135", "1C138", "1R140"])
def test_weather_lies_on_a_site_for_a_turn(dark, name):
    """An Isengard minion exerts for it; at the end of the turn it is over."""
    sc, _ = dark(hand=[name], site=4)
    sc.put(GOBLIN, 1)
    sc.begin("shadow", 1)
    assert sc.refused(Play(code_of(name))).rule == "LOTR-18.3"
    uruk = sc.put(URUK, 1)
    sc.play(name)
    assert sc.offered == set(sc.s.path)
    sc.choose(sc.s.path[3])
    storm = sc.find(name)
    assert (sc.s.cards[storm].host, sc.wounds(uruk)) == (sc.s.path[3], 1)
    sc.begin("regroup").pass_until("move-again").decide(0)
    sc.pass_until_seat(1) if sc.lives(storm) and sc.asks == "reconcile" else None
    assert not sc.lives(storm)


@pytest.mark.card("1C134")
@pytest.mark.parametrize(("there", "hurt"), [(4, [0, 1, 1]), (2, [0, 0, 0])])
def test_sarumans_chill(dark, there, hurt):
    """Who leaves the site exerts, if a Hobbit; another site's weather does not matter."""
    sc, [hero, sam] = dark(friends=[ARAGORN, SAM], site=4)
    sc.put("1C134", 1, on=sc.s.path[there - 1])
    rosie = sc.put(ROSIE)
    sc.adventure(1, "1C349")
    sc.begin("move").let_pass()
    assert [sc.wounds(card) for card in (hero, sam, sc.frodo)] == hurt
    assert sc.wounds(rosie) == 0


@pytest.mark.card("1U135")
@pytest.mark.parametrize(("there", "less"), [(4, 2), (3, 0)])
def test_sarumans_frost(dark, make, there, less):
    """Hobbits who are there, allies only at home."""
    near = make(ally("9C61", "Near", "", SHIRE, HOBBIT, home=(4, Block.FELLOWSHIP), cost=1, strength=5, vitality=2))
    sc, [hero, sam] = dark(friends=[ARAGORN, SAM], site=4)
    here, far = sc.put(near), sc.put(ROSIE)
    was = [sc.strength(card) for card in (hero, sam, here, far)]
    sc.put("1U135", 1, on=sc.s.path[there - 1])
    now = [sc.strength(card) for card in (hero, sam, here, far)]
    assert [a - b for a, b in zip(was, now, strict=True)] == [0, less, less, 0]


@pytest.mark.card("1C138")
@pytest.mark.parametrize(("there", "asked"), [(5, False), (4, True)])
def test_sarumans_snows(dark, there, asked):
    """In skirmishes there nobody plays or uses anything."""
    sc, [hero] = dark(friends=[ARAGORN])
    sc.put("1C138", 1, on=sc.s.path[there - 1])
    orc = sc.put("1C271", 1)
    sc.hand(0, "1C116", HELD)
    sc.fight(hero, orc)
    assert (sc.asks == "skirmish") is asked
    assert (sc.wounds(orc) > 0) is not asked


@pytest.mark.card("1R140")
@pytest.mark.parametrize(("there", "shot"), [(5, 0), (4, 1)])
def test_spies_of_saruman(dark, there, shot):
    sc, _ = dark(friends=[LEGOLAS])
    sc.put("1R140", 1, on=sc.s.path[there - 1])
    uruk = sc.put(URUK, 1)
    sc.begin("archery").let_pass()
    assert sc.wounds(uruk) == shot


@pytest.mark.card("1R132")
def test_parry(dark, isengard_orc):
    """What a thing adds is gone till the regroup phase; other things go on as before."""
    sc, [hero, friend] = dark(hand=["1R132", HELD], friends=[GIMLI, ARAGORN])
    axe, bracers = sc.put("1R14", on=hero), sc.put("2U3", on=hero)
    sc.put(isengard_orc, 1)
    in_phase(sc, "maneuver")
    assert sc.refused(Play(code_of("1R132"))).rule == "LOTR-17.9"
    sc.put(URUK, 1)
    before = sc.strength(hero)
    sc.play("1R132")
    assert sc.offered == {axe, bracers}
    sc.choose(axe)
    assert (before - sc.strength(hero), sc.strength(friend)) == (2, 8)


@pytest.mark.card("1R147")
def test_uruk_guard(dark):
    """The chosen companion may not be set against him, but against others."""
    sc, [hero, friend] = dark(friends=[ARAGORN, LEGOLAS])
    guard, other = sc.put("1R147", 1), sc.put(URUK, 1)
    in_phase(sc, "assignment").use(guard)
    assert sc.offered == {hero, friend, sc.frodo}
    sc.choose(hero).pass_until("defend")
    assert sc.refused(Assign(hero, guard)).rule == "LOTR-12.3"
    assert sc.can(Assign(hero, other))
    assert sc.can(Assign(friend, guard))
    assert sc.wounds(guard) == 1
    sc.assign(friend, other).pass_until("left-over")
    assert sc.can(Assign(hero, guard), 1)  # LOTR-28.2: only the opponent is kept from it


@pytest.mark.card("1R175")
@pytest.mark.parametrize(("site", "left"), [(4, 1), (2, 3)])
def test_goblin_domain(dark, site, left):
    """Companions come worn out from site 4 on; allies do not."""
    sc, _ = dark(site=site, twilight=0)
    sc.put("1R175", 1)
    sc.hand(0, LEGOLAS, ROSIE)
    sc.begin("fellowship").play(LEGOLAS).play(ROSIE)
    assert (sc.vitality(sc.find(LEGOLAS)), sc.vitality(sc.find(ROSIE))) == (left, 2)


@pytest.mark.card("1R175")
def test_goblin_domain_needs_moria(dark):
    sc, _ = dark(hand=["1R175"])
    sc.put(URUK, 1)
    sc.begin("shadow", 1)
    assert sc.refused(Play(code_of("1R175"))).rule == "LOTR-18.1"
    sc.put(GOBLIN, 1)
    assert sc.can(Play(code_of("1R175")))


@pytest.mark.card("1R140")
def test_the_spies_leave_totals_as_they_are(dark):
    sc, _ = dark(friends=[LEGOLAS])
    sc.put("1R140", 1, on=sc.s.path[-1])
    assert total(archery_parts(sc.s, Side.FREE)) == 1


@pytest.mark.card("1C138")
def test_snows_bind_both_sides(dark):
    sc, [hero] = dark(friends=[ARAGORN])
    sc.put("1C138", 1, on=sc.s.path[-2])
    orc = sc.put("1C271", 1)
    at_blows(sc, hero, orc).pass_until_seat(1)
    assert sc.can(Use(orc, 0))
