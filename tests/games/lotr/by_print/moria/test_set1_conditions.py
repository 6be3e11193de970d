"""More Moria conditions of sets 1 and 3, and the Troll's Keyward, by their print."""

import pytest
from tests.games.lotr.by_print.sauron.sides import GOBLIN, SOLDIER, able, act, barred, shadow, single

from pelipoyta.games.lotr.engine.numbers import cost
from pelipoyta.games.lotr.model import Play
from pelipoyta.games.lotr.terms import Block

OLD = Block.FELLOWSHIP
RUNNER = "1U178"


def disarmed(scenario, card, owner=1, twilight=1, weapon="1R190"):
    """A goblin dies with its weapon."""
    sc = scenario(block=OLD, twilight=twilight, seats=3)
    aragorn, foe = sc.put("4C109"), sc.put(RUNNER, owner)
    sc.put(GOBLIN, 1), sc.put(weapon, owner, on=foe)
    plunder = sc.put(card, 1)
    sc.set_strength(foe, 1)
    sc.fight(aragorn, foe).resolve()
    return sc, plunder


@pytest.mark.card("1C193")
def test_plundered_armories(scenario):
    """The weapon is played again for one less."""
    sc, plunder = disarmed(scenario, "1C193", twilight=0)
    assert (sc.asks, sc.asked) == ("respond", 1)
    single(act(sc, plunder))
    assert (sc.strength(sc.find(GOBLIN)), sc.s.twilight) == (15, 0)


@pytest.mark.card("1C193")
@pytest.mark.parametrize("owner", [1, 2])
def test_plundered_armories_of_whom(scenario, owner):
    """An own weapon only; and it may be left."""
    sc, plunder = disarmed(scenario, "1C193", owner=owner)
    if owner == 1:
        sc.pass_()
    else:
        assert not (sc.asks == "respond" and able(sc, plunder))
    assert "1R190" in sc.in_discard(owner)


def moved(scenario, card, site, *others):
    sc = scenario(block=OLD, site=site)
    for name in others:
        sc.put(name)
    sc.put(card, 1)
    sc.hand(0, *["1C299"] * 5), sc.hand(1, GOBLIN)
    sc.adventure(1, "1U320", "1U327", "1U340", "1C346", "1C349", "1C351")
    return single(sc.begin("move"))


@pytest.mark.card("1U198")
@pytest.mark.parametrize(
    ("site", "other", "left"),
    [(4, "1U12", 3), (4, "1U51", 3), (4, "1C303", 5), (3, "1U51", 3), (2, "1U51", 5), (4, "1U56", 5)],
)
def test_through_the_misty_mountains(scenario, site, other, left):
    """Two cards at random on moving to sites 4 to 6 with a Dwarf or Elf among the companions."""
    assert len(moved(scenario, "1U198", site, other).in_hand(0)) == left


@pytest.mark.card("1U198")
def test_through_the_misty_mountains_costs_an_exertion(scenario):
    """LOTR-18.3: a Moria minion, a Troll too."""
    sc = scenario(twilight=1)
    sc.put(RUNNER, 1), sc.put(SOLDIER, 1), sc.hand(1, "1U198")
    shadow(sc, "shadow")
    assert sc.refused(Play(1198)).rule == "LOTR-18.3"
    troll = sc.put("1R165", 1)
    assert sc.play("1U198").wounds(troll) == 1


@pytest.mark.card("1R200")
@pytest.mark.parametrize(("name", "hand", "away"), [(GOBLIN, [GOBLIN], []), ("1R165", [], ["1R165"])])
def test_the_underdeeps_of_moria(scenario, name, hand, away):
    """The bottom card: a Moria Orc is taken, anything else is discarded."""
    sc = scenario(twilight=3)
    card = sc.put("1R200", 1)
    sc.deck(1, name)
    single(act(shadow(sc, "shadow"), card))
    assert (sc.in_hand(1), sc.in_discard(1), sc.s.twilight) == (hand, away, 0)


@pytest.mark.card("1R200")
def test_the_underdeeps_of_moria_unpaid(scenario):
    """LOTR-18.3: three twilight."""
    sc = scenario(twilight=2)
    card = sc.put("1R200", 1)
    sc.deck(1, GOBLIN), sc.hand(1, RUNNER)
    shadow(sc, "shadow")
    assert barred(sc, card) == {"LOTR-18.3"}


@pytest.mark.card("1U202")
@pytest.mark.parametrize(("site", "block", "price"), [(5, OLD, 4), (9, OLD, 4), (4, OLD, 2), (5, Block.TOWERS, 2)])
def test_what_is_this_new_devilry(scenario, site, block, price):
    """LOTR-23.3: companions cost two more from site 5 on, allies do not."""
    sc = scenario(site=site, block=block)
    sc.put("1U202", 1)
    assert (cost(sc.s, 0, 1051), cost(sc.s, 0, 1056)) == (price, 2)


@pytest.mark.card("1U202")
def test_what_is_this_new_devilry_costs_an_exertion(scenario):
    """LOTR-18.3: a Moria Orc; the Troll is none."""
    sc = scenario(twilight=2)
    sc.put("1R165", 1), sc.hand(1, "1U202")
    shadow(sc, "shadow")
    assert sc.refused(Play(1202)).rule == "LOTR-18.3"
    foe = sc.put(GOBLIN, 1)
    sc.play("1U202")
    assert (sc.wounds(foe), sc.s.twilight) == (1, 0)


@pytest.mark.card("3R77")
def test_depths_of_moria(scenario):
    """Two twilight for a move of the regroup phase."""
    found = []
    for copies in (0, 1):
        sc = scenario(block=OLD, site=2)
        sc.put(GOBLIN, 1)
        if copies:
            sc.put("3R77", 1)
        sc.s.moves = 1
        sc.hand(1, *[GOBLIN] * 8)
        sc.begin("regroup").pass_until("move-again").decide(1)
        found.append(sc.s.twilight)
    assert found[1] - found[0] == 2


@pytest.mark.card("3R77")
def test_depths_of_moria_otherwise(scenario):
    """Nothing for the first move; a Moria Orc is spotted to play it (LOTR-18.1)."""
    found = []
    for copies in (0, 1):
        sc = scenario(block=OLD, site=2)
        for _ in range(copies):
            sc.put("3R77", 1)
        sc.hand(1, GOBLIN)
        found.append(sc.begin("move").s.twilight)
    assert found[0] == found[1]
    sc = scenario(twilight=1)
    sc.put("1R165", 1), sc.hand(1, "3R77")
    assert shadow(sc, "shadow").refused(Play(3077)).rule == "LOTR-18.1"


@pytest.mark.card("1R199")
def test_trolls_keyward(scenario):
    """The Cave Troll costs two less; others do not."""
    sc = scenario(site=4)
    sc.put("1R199", 1)
    assert (cost(sc.s, 1, 1165), cost(sc.s, 1, 1177)) == (8, 6)


@pytest.mark.card("1R199")
def test_trolls_keyward_underground(scenario):
    """LOTR-25.1."""
    sc = scenario(site=5, block=OLD, twilight=5)
    sc.put("1R199", 1), sc.hand(1, "1R165")
    assert shadow(sc, "shadow").play("1R165").s.twilight == 0
