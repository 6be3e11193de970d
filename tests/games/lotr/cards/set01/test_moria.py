"""What each Moria card of set 1 does."""

import pytest

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.engine.numbers import total
from pelipoyta.games.lotr.events import FightEnded
from pelipoyta.games.lotr.model import Play, Use, Zone
from pelipoyta.games.lotr.rules.combat.archery import archery_parts
from pelipoyta.games.lotr.terms import Block, Side
from pelipoyta.games.lotr.words.facts import code_of


def at_shadow(scenario, *hand: str, twilight: int = 9, seats: int = 2):
    """The first Shadow player is to act, at site 4 of the Fellowship path."""
    sc = scenario(site=4, block=Block.FELLOWSHIP, seats=seats, twilight=twilight)
    sc.hand(1, *hand)
    return sc


def orc_played(scenario, name: str, twilight: int = 9):
    sc = at_shadow(scenario, name, twilight=twilight)
    return sc, sc.begin("shadow", 1).play(name).find(name)


@pytest.mark.card("1C168")
@pytest.mark.parametrize(("fighter", "bonus"), [("1P365", 2), ("1U12", 4)])
def test_drums_in_the_deep(scenario, fighter, bonus):
    """LOTR-13.9: four for the Moria Orc that skirmishes a Dwarf, two otherwise; until the skirmish ends."""
    sc = at_shadow(scenario, "1C168", "1C168")
    companion, orc, uruk = sc.put(fighter), sc.put("1C177", 1), sc.put("1C158", 1)
    sc.set_strength(orc, 2)
    sc.fight(companion, orc)
    sc.play("1C168")
    assert (sc.strength(orc), sc.strength(uruk), sc.s.twilight) == (2 + bonus, 9, 9)
    sc.resolve()
    assert sc.told(FightEnded)[0].shadow == 2 + bonus


@pytest.mark.card("1C168")
def test_drums_for_an_orc_that_does_not_fight(scenario, troll, sauron_orc):
    """LOTR-9.5, LOTR-13.9: any Moria Orc may be chosen, another's too; one that skirmishes no Dwarf gets two."""
    sc = at_shadow(scenario, "1C168", "1C168", seats=3)
    gimli, orc, idle = sc.put("1U12"), sc.put("1C177", 1), sc.put("1C177", 2)
    sc.put(troll, 1), sc.put(sauron_orc, 1)
    sc.fight(gimli, orc)
    sc.play("1C168")
    assert sc.offered == {orc, idle}
    sc.choose(idle)
    assert (sc.strength(idle), sc.strength(orc)) == (15, 13)
    assert sc.resolve().strength(idle) == 13


@pytest.mark.card("1C176")
def test_goblin_marksman(scenario):
    """LOTR-11.2, LOTR-26.2: an archer."""
    sc = scenario(block=Block.FELLOWSHIP)
    sc.put("1C176", 1)
    assert total(archery_parts(sc.s, Side.SHADOW)) == 1
    sc.begin("archery")
    assert sc.wounds(sc.frodo) == 1


@pytest.mark.card("1U178", "1C179", "1C180", "1U181", "1C191")
@pytest.mark.parametrize("name", ["1U178", "1C179", "1C180", "1U181", "1C191"])
def test_only_as_it_is_played_itself(scenario, name):
    """LOTR-17.8: in play already, it does nothing when another card is played."""
    sc = at_shadow(scenario, "1C177", twilight=6)
    sc.put("1U51")
    sc.put(name, 1, on=sc.put("1C176", 1) if name == "1C180" else -1)
    sc.discard(1, "1C180", "1C176")
    sc.begin("shadow", 1).play("1C177")
    assert (sc.asks, sc.s.twilight) == ("shadow", 0)


@pytest.mark.card("1U178")
def test_goblin_runner(scenario):
    """LOTR-17.1: when played, if one wishes, (2)."""
    sc, runner = orc_played(scenario, "1U178", twilight=1)
    assert (sc.asks, sc.s.twilight) == ("respond", 0)
    sc.use(runner)
    assert (sc.s.twilight, sc.asks) == (2, "shadow")
    sc, _ = orc_played(scenario, "1U178", twilight=1)
    sc.pass_()
    assert (sc.s.twilight, sc.asks) == (0, "shadow")


@pytest.mark.card("1C179")
def test_goblin_scavengers(scenario, bow):
    """LOTR-18.10: a weapon from one's discard pile onto one's own Moria Orc with room for it; its cost is paid."""
    sc = at_shadow(scenario, "1C179", seats=3, twilight=4)
    armed, orc, other = sc.put("1C177", 1), sc.put("1C177", 1), sc.put("1C177", 2)
    sc.put("1C180", 1, on=armed)
    sc.put("1C158", 1)
    sc.discard(1, "1C180", "4C142", "1C177", "4C26", bow)
    sc.begin("shadow", 1).play("1C179")
    scavengers = sc.find("1C179")
    sc.use(scavengers)
    assert sc.offered == {code_of("1C180"), code_of(bow)}
    sc.choose("1C180")
    assert sc.offered == {orc, scavengers}
    assert other not in sc.offered
    sc.choose(orc)
    assert (sc.s.cards[sc.find("1C180")].host, sc.strength(orc)) == (orc, 15)
    assert sc.in_discard(1) == ["4C142", "1C177", "4C26", bow]


@pytest.mark.card("1C179")
def test_goblin_scavengers_pay_and_arm_orcs_only(scenario, make, troll, sauron_orc):
    """LOTR-18.10: the weapon's cost is paid; whatever else could bear it, it goes to one's Moria Orc."""
    club = make(possession("9C125", "Club", MORIA, cost=2, bearer=MINION, item=HAND_WEAPON))
    sc = at_shadow(scenario, "1C179", twilight=5)
    sc.put(troll, 1), sc.put(sauron_orc, 1)
    sc.discard(1, club)
    sc.begin("shadow", 1).play("1C179")
    sc.use(sc.find("1C179")).choose(club)
    assert (sc.s.cards[sc.find(club)].host, sc.s.twilight) == (sc.find("1C179"), 0)


@pytest.mark.card("1C179")
def test_goblin_scavengers_without_a_weapon(scenario):
    """LOTR-18.8: there must be one that can be played; LOTR-17.1: else one may still leave it."""
    sc = at_shadow(scenario, "1C179")
    sc.discard(1, "4C142", "1C177")
    sc.begin("shadow", 1).play("1C179")
    assert sc.asks == "shadow"
    sc = at_shadow(scenario, "1C179")
    sc.discard(1, "1C180")
    sc.begin("shadow", 1).play("1C179").pass_()
    assert (sc.asks, sc.in_discard(1)) == ("shadow", ["1C180"])


@pytest.mark.card("1C180")
@pytest.mark.parametrize("wanted", [True, False])
def test_goblin_scimitar(scenario, troll, sauron_orc, wanted):
    """LOTR-21.1, LOTR-9.5: two more for one's own Moria Orc, and no other; when played one may draw a card."""
    sc = at_shadow(scenario, "1C180", seats=3)
    orc = sc.put("1C177", 1)
    sc.put("1C177", 2), sc.put(troll, 1), sc.put(sauron_orc, 1)
    sc.deck(1, "1C168", "1C168")
    sc.begin("shadow", 1).play("1C180")
    assert (sc.s.cards[sc.find("1C180")].host, sc.strength(orc)) == (orc, 15)
    sc.use(sc.find("1C180")) if wanted else sc.pass_()
    assert (sc.in_hand(1), sc.s.twilight) == (["1C168"] * wanted, 9)


@pytest.mark.card("1C180")
def test_goblin_scimitar_is_a_hand_weapon(scenario):
    """LOTR-21.2: an armed Orc has no room for it."""
    sc = at_shadow(scenario, "1C180")
    sc.put("1C180", 1, on=sc.put("1C177", 1))
    sc.begin("shadow", 1)
    assert sc.refused(Play(code_of("1C180"))).rule == "LOTR-21.2"


@pytest.mark.card("1U181")
def test_goblin_sneak(scenario, troll, sauron_orc):
    """LOTR-17.1, LOTR-25.4: one may lay a Moria Orc from one's discard pile beneath one's draw deck."""
    sc = at_shadow(scenario, "1U181", twilight=1)
    sc.discard(1, "1C177", "1C176", "1C180", troll, sauron_orc)
    sc.begin("shadow", 1).play("1U181")
    sc.use(sc.find("1U181"))
    assert sc.offered == {code_of("1C177"), code_of("1C176")}
    sc.choose("1C176")
    assert sc.in_discard(1) == ["1C177", "1C180", troll, sauron_orc]
    assert sc.s.players[1].deck.bottom == (code_of("1C176"),)


@pytest.mark.card("1U181")
def test_goblin_sneak_may_leave_it(scenario):
    """LOTR-17.1."""
    sc = at_shadow(scenario, "1U181")
    sc.discard(1, "1C177")
    sc.begin("shadow", 1).play("1U181").pass_()
    assert (sc.in_discard(1), sc.asks) == (["1C177"], "shadow")


@pytest.mark.card("1C187")
def test_host_of_thousands(scenario, troll, sauron_orc):
    """LOTR-18.8, LOTR-18.10: a Moria Orc from one's discard pile, its cost paid as usual."""
    sc = at_shadow(scenario, "1C187", twilight=4)
    sc.discard(1, troll, sauron_orc, "1C177", "1C180")
    sc.begin("shadow", 1)
    assert sc.refused(Play(code_of("1C187"))).rule == "LOTR-18.8"  # the Patrol Troop costs six
    sc.discard(1, troll, sauron_orc, "1C177", "1C180", "1C176", "1C191")
    sc.play("1C187")
    assert sc.offered == {code_of("1C176"), code_of("1C191")}
    sc.choose("1C176")
    assert (sc.s.cards[sc.find("1C176")].zone, sc.s.twilight) == (Zone.CENTRE, 1)
    assert sc.in_discard(1) == [troll, sauron_orc, "1C177", "1C180", "1C191", "1C187"]


@pytest.mark.card("1C191")
def test_moria_scout(scenario):
    """LOTR-17.1: there is no choice: with an Elf in sight (2) come when it is played, without one none."""
    sc, _ = orc_played(scenario, "1C191", twilight=2)
    assert (sc.s.twilight, sc.asks) == (0, "shadow")
    sc = at_shadow(scenario, "1C191", twilight=2)
    sc.put("1U51")
    sc.begin("shadow", 1).play("1C191")
    assert (sc.s.twilight, sc.asks) == (2, "shadow")


@pytest.mark.card("1C196")
def test_they_are_coming(scenario, troll, sauron_orc):
    """LOTR-18.3, LOTR-18.8: three cards from hand, then a Moria Orc from the discard pile, its cost paid."""
    sc = at_shadow(scenario, troll, sauron_orc, "1C176", "1C168", twilight=5)
    coming = sc.put("1C196", 1)
    sc.begin("shadow", 1)
    assert sc.refused(Use(coming, 0)).rule == "LOTR-18.8"  # no Orc in the discard pile
    sc.discard(1, "1C191")
    sc.use(coming).choose(troll, sauron_orc, "1C176")
    assert sc.offered == {code_of("1C191"), code_of("1C176")}
    sc.choose("1C176")
    assert (sc.in_hand(1), sc.s.twilight, sc.lives(sc.find("1C176"))) == (["1C168"], 2, True)
    assert sc.refused(Use(coming, 0)).rule == "LOTR-18.3"  # one card is not three


@pytest.mark.card("1C196")
def test_they_are_coming_is_played_to_the_support_area(scenario):
    """LOTR-21.1."""
    sc = at_shadow(scenario, "1C196", twilight=3)
    sc.begin("shadow", 1).play("1C196")
    assert (sc.s.cards[sc.find("1C196")].zone, sc.s.twilight) == (Zone.SUPPORT, 0)
