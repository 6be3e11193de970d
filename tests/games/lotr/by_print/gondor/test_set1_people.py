"""Companions of Gondor and what they bear, set 1, from their print."""

import pytest
from tests.games.lotr.by_print.plain_cards import *

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.model import Assign

FOTR = Block.FELLOWSHIP
MAN_OF_GONDOR = {"culture": GONDOR, "race": MAN}


@pytest.mark.card("1R89")
def test_ranger_of_the_north(scenario, make):
    """Defender +1 until regroup, each exertion one more (LOTR-26.4)."""
    sc = scenario()
    aragorn = sc.put("1R89")
    sc.put(foe(make, strength=1), 1)
    sc.hand(0, IDLE)
    sc.begin("maneuver")
    act(sc, aragorn)
    sc.pass_until_seat(0)
    act(sc, aragorn)
    assert (sc.keyword(aragorn, Keyword.DEFENDER), sc.wounds(aragorn)) == (2, 2)
    sc.pass_until("regroup")
    assert sc.keyword(aragorn, Keyword.DEFENDER) == 0


@pytest.mark.card("1R89")
def test_ranger_of_the_north_takes_two(scenario, make):
    """LOTR-12.4: so he may face a second minion; an exhausted one cannot exert for it."""
    sc = scenario()
    aragorn, orc, other = sc.put("1R89"), sc.put(foe(make), 1), sc.put(foe(make), 1)
    sc.hand(0, IDLE)
    sc.begin("maneuver")
    act(sc, aragorn)
    sc.pass_until("defend").assign(aragorn, orc)
    assert sc.can(Assign(aragorn, other))
    sc = scenario()
    aragorn = sc.put("1R89", wounds=3)
    sc.put(foe(make), 1), sc.hand(0, IDLE)
    sc.begin("maneuver")
    assert (why_not_use(sc, aragorn), sc.keyword(aragorn, Keyword.RANGER)) == ({"LOTR-18.3"}, 1)


@pytest.mark.card("1R90")
def test_aragorns_bow(scenario, make):
    """An archer by it, or a wound now and no arrow."""
    sc = scenario()
    aragorn, orc, other = sc.put("1R89"), sc.put(foe(make), 1), sc.put(foe(make), 1)
    bow = sc.put("1R90", on=aragorn)
    sc.hand(0, IDLE)
    sc.begin("archery")
    assert arrows(sc) == 1
    act(sc, bow)
    assert sc.offered == {orc, other}
    sc.choose(other)
    assert (arrows(sc), sc.wounds(aragorn), sc.wounds(other)) == (0, 1, 1)


@pytest.mark.card("1R90", "1U112", "1R95", "1U98")
@pytest.mark.parametrize("name", ["1R90", "1U112", "1R95", "1U98"])
def test_things_of_one_man(scenario, make, name):
    """LOTR-21.1: no other Man of Gondor bears it."""
    sc = scenario()
    sc.put(friend(make, GONDOR, MAN))
    sc.hand(0, name)
    sc.begin("fellowship")
    assert why_not_play(sc, name) == "LOTR-21.1"
    owner = sc.put("1R89" if name in {"1R90", "1U112"} else "1U97")
    sc.play(name)
    assert host(sc, name) == owner


@pytest.mark.card("1U91")
def test_aragorns_pipe(scenario, make):
    """Pipeweed goes; as many companions heal as pipes are spotted."""
    sc = scenario(block=FOTR)
    man, other = sc.put(friend(make, GONDOR, MAN), wounds=2), sc.put(friend(make), wounds=1)
    weed = sc.put("1C305")
    pipe = sc.put("1U91", on=man)
    sc.put(thing(make, SHIRE, item=PIPE), on=sc.frodo)
    sc.put(helper(make), wounds=1)
    sc.hand(0, IDLE)
    sc.begin("fellowship")
    act(sc, pipe)
    if sc.asks == "spot":
        sc.decide(2)
    while sc.asks != "fellowship":
        sc.choose(min(sc.offered))
    assert (sc.wounds(man), sc.wounds(other), sc.lives(weed)) == (1, 0, False)


@pytest.mark.card("1U91")
def test_aragorns_pipe_without_weed(scenario, make):
    """LOTR-18.3; a companion of Gondor alone bears it."""
    sc = scenario(block=FOTR)
    man = sc.put(friend(make, GONDOR, MAN), wounds=1)
    sc.put(friend(make)), sc.put(helper(make, GONDOR, MAN))
    sc.hand(0, "1U91")
    sc.begin("fellowship").play("1U91")
    assert host(sc, "1U91") == man
    assert why_not_use(sc, sc.find("1U91")) == {"LOTR-18.3"}


@pytest.mark.card("1C92", "1C101", "1C107")
@pytest.mark.parametrize("name", ["1C92", "1C101", "1C107"])
def test_gear_of_men(scenario, make, name):
    """Any Man, companion or ally, of Rohan too; nobody else."""
    sc = scenario()
    men = {sc.put(friend(make, GONDOR, MAN)), sc.put(friend(make, ROHAN, MAN)), sc.put(helper(make, ROHAN, MAN))}
    sc.put(friend(make)), sc.put(friend(make, GONDOR, DWARF))
    sc.hand(0, name)
    sc.begin("fellowship").play(name)
    assert sc.offered == men
    sc.choose(min(men))
    assert sc.s.twilight == 1


@pytest.mark.card("1C92")
def test_armor(scenario, make):
    """One wound a skirmish, of damage +2 too; another phase counts anew."""
    sc = scenario()
    man = sc.put(friend(make, GONDOR, MAN))
    orcs = [sc.put(foe(make, keywords=(damage(2), FIERCE)), 1) for _ in range(2)]
    sc.put("1C92", on=man)
    sc.hand(0, IDLE), sc.hand(1, STILL)
    sc.fight(man, orcs[0]).resolve()
    assert sc.wounds(man) == 1
    sc.fight(man, orcs[1]).resolve()
    assert sc.wounds(man) == 2


@pytest.mark.card("1C101", "1R96")
@pytest.mark.parametrize(
    ("name", "strength_", "lives"), [("1C101", 17, True), ("1C101", 18, False), ("1R96", 20, True), ("1R96", 21, False)]
)
def test_overwhelmed_at_three_times(scenario, make, name, strength_, lives):
    """LOTR-30.12: double is not enough."""
    sc = scenario()
    man = sc.put("1R96") if name == "1R96" else sc.put(friend(make, GONDOR, MAN))
    if name == "1C101":
        sc.put("1C101", on=man)
    orc = sc.put(foe(make, strength=strength_), 1)
    sc.hand(0, IDLE)
    sc.fight(man, orc).resolve()
    assert sc.lives(man) == lives
    if lives:
        assert sc.wounds(man) == 1


@pytest.mark.card("1R96")
def test_lord_of_gondor(scenario, make):
    """A ranger; against strength 0 rules are the same for him (LOTR-30.12)."""
    sc = scenario()
    boromir = sc.put("1R96")
    assert (sc.keyword(boromir, Keyword.RANGER), sc.strength(boromir)) == (1, 7)
    sc.set_strength(boromir, 0)
    sc.hand(0, IDLE)
    sc.fight(boromir, sc.put(foe(make, strength=1), 1)).resolve()
    assert not sc.lives(boromir)


@pytest.mark.card("1R95")
@pytest.mark.parametrize(("race", "hurt"), [(ORC, 1), (URUK_HAI, 1), (MAN, 0)])
def test_blade_of_gondor(scenario, make, race, hurt):
    """An Orc or Uruk-hai he skirmishes."""
    sc = scenario()
    boromir, prey, away = sc.put("1U97"), sc.put(foe(make, race=race), 1), sc.put(foe(make, race=ORC), 1)
    blade = sc.put("1R95", on=boromir)
    sc.hand(0, IDLE)
    sc.fight(boromir, prey)
    assert (sc.strength(boromir), sc.keyword(boromir, Keyword.DAMAGE)) == (9, 1)
    if uses(sc, blade):
        act(sc, blade)
        assert sc.wounds(boromir) == 1
    assert (sc.wounds(prey), sc.wounds(away)) == (hurt, 0)


@pytest.mark.card("1U97")
def test_son_of_denethor(scenario, make):
    """Any Hobbit, Frodo or an ally; for the skirmish."""
    sc = scenario()
    boromir, orc = sc.put("1U97"), sc.put(foe(make, strength=1), 1)
    hobbit, aide = sc.put(friend(make, SHIRE, HOBBIT)), sc.put(helper(make, SHIRE, HOBBIT))
    sc.hand(0, IDLE)
    sc.fight(hobbit, orc)
    act(sc, boromir)
    assert sc.offered == {hobbit, aide, sc.frodo}
    sc.choose(hobbit)
    assert (sc.strength(hobbit), sc.wounds(boromir)) == (9, 1)
    sc.resolve()
    assert sc.strength(hobbit) == 6


@pytest.mark.card("1U97")
def test_son_of_denethor_exhausted(scenario, make):
    sc = scenario()
    boromir = sc.put("1U97", wounds=2)
    sc.hand(0, IDLE)
    sc.fight(sc.frodo, sc.put(foe(make), 1))
    assert why_not_use(sc, boromir) == {"LOTR-18.3"}


@pytest.mark.card("1U98")
def test_boromirs_cloak(scenario, make):
    """A weather condition goes, no other."""
    sc = scenario()
    boromir, storm, other = sc.put("1U97"), sc.put(plan(make, keywords=WEATHER), 1), sc.put(plan(make), 1)
    cloak = sc.put("1U98", on=boromir)
    sc.put(foe(make), 1)
    sc.hand(0, IDLE)
    sc.begin("maneuver")
    act(sc, cloak)
    assert (sc.lives(storm), sc.lives(other), sc.wounds(boromir)) == (False, True, 1)


@pytest.mark.card("1C107")
def test_great_shield(scenario, make):
    sc = scenario()
    man, other = sc.put(friend(make, GONDOR, MAN)), sc.put(friend(make, GONDOR, MAN))
    for _ in range(3):
        sc.put(foe(make, keywords=ARCHER), 1)
    sc.put("1C107", on=man), sc.put("1C107", on=other)
    assert arrows(sc, Side.SHADOW) == 1


@pytest.mark.card("1U112")
def test_rangers_sword(scenario):
    sc = scenario()
    aragorn = sc.put("1R89")
    sc.put("1U112", on=aragorn)
    assert (sc.strength(aragorn), sc.keyword(aragorn, Keyword.DAMAGE)) == (10, 1)


@pytest.mark.card("1P365")
def test_king_in_exile(scenario, make):
    """Another companion with his signet, if wished."""
    sc = scenario()
    king, kin = sc.put("1P365", wounds=1), sc.put("1R96", wounds=1)
    sc.put(friend(make, signet=GANDALF_SIGNET), wounds=1)
    other = sc.put(friend(make, signet=ARAGORN_SIGNET), wounds=1)
    sc.hand(0, IDLE)
    sc.begin("turn")
    assert may_pass(sc)
    act(sc, king)
    assert sc.offered == {kin, other}
    sc.choose(kin)
    assert (sc.wounds(kin), sc.wounds(king), sc.asks) == (0, 1, "fellowship")


@pytest.mark.card("1P365")
def test_king_in_exile_alone(scenario):
    """Not himself; he is a ranger."""
    sc = scenario()
    king = sc.put("1P365", wounds=1)
    sc.hand(0, IDLE)
    sc.begin("turn").pass_until("fellowship")
    assert (sc.wounds(king), sc.keyword(king, Keyword.RANGER)) == (1, 1)
