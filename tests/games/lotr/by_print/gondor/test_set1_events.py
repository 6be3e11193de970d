"""Events of Gondor of set 1, from their print."""

import pytest
from tests.games.lotr.by_print.plain_cards import *

from pelipoyta.games.lotr.cards.hand import *

FOTR = Block.FELLOWSHIP


def ranger(make, **changes):
    return friend(make, GONDOR, MAN, keywords=RANGER, **changes)


@pytest.mark.card("1R88")
@pytest.mark.parametrize(("pool", "left"), [(6, 2), (3, 0)])
def test_able_guide(scenario, make, pool, left):
    """LOTR-18.6: as much as there is."""
    sc = scenario(twilight=pool)
    sc.put(ranger(make)), sc.put(foe(make), 1)
    sc.hand(0, "1R88", IDLE)
    sc.begin("regroup").play("1R88")
    assert sc.s.twilight == left


@pytest.mark.card("1R88", "1C119")
@pytest.mark.parametrize(("name", "phase"), [("1R88", "regroup"), ("1C119", "maneuver")])
def test_a_ranger_must_be_seen(scenario, make, name, phase):
    """LOTR-17.9."""
    sc = scenario(twilight=6)
    sc.put(friend(make, GONDOR, MAN)), sc.put(foe(make, site=9), 1)
    sc.hand(0, name, IDLE)
    sc.begin(phase)
    assert why_not_play(sc, name) == "LOTR-17.9"


@pytest.mark.card("1R93")
@pytest.mark.parametrize(("tired", "strong"), [("1R89", "1R30"), ("1R30", "1R89")])
def test_arwens_fate(scenario, make, tired, strong):
    """One exerts, the other gets +3: who cannot exert leaves one way."""
    sc = scenario()
    payer, other = sc.put(tired), sc.put(strong, wounds=3 if strong == "1R89" else 2)
    sc.put("1R96")
    before = sc.strength(other)
    sc.hand(0, "1R93", IDLE)
    sc.fight(other, sc.put(foe(make), 1)).play("1R93")
    assert (sc.strength(other), sc.wounds(payer)) == (before + 3, 1)


@pytest.mark.card("1R93")
def test_arwens_fate_of_neither(scenario, make):
    sc = scenario()
    man = sc.put(friend(make, GONDOR, MAN))
    sc.hand(0, "1R93", IDLE)
    sc.fight(man, sc.put(foe(make), 1))
    assert why_not_play(sc, "1R93") == "LOTR-18.3"


@pytest.mark.card("1R99")
def test_change_of_plans(scenario, make):
    """The whole hand goes into the deck; eight are drawn, from one opponent chosen."""
    sc = scenario(seats=3)
    man = sc.put(ranger(make))
    sc.put(foe(make), 1)
    sc.hand(0, "1R99", IDLE), sc.hand(1, STILL, STILL), sc.hand(2, STILL)
    sc.deck(2, *["1C53"] * 9)
    sc.begin("regroup").play("1R99")
    assert (sc.offered, sc.wounds(man)) == ({1, 2}, 1)
    sc.choose(2)
    assert (len(sc.in_hand(1)), len(sc.in_hand(2)), len(sc.s.players[2].deck)) == (2, 8, 2)


@pytest.mark.card("1R99", "1C104", "1C106", "1R111", "1U113")
@pytest.mark.parametrize(("name", "phase"), [
    ("1R99", "regroup"), ("1C104", "maneuver"), ("1C106", "regroup"), ("1R111", "regroup"), ("1U113", "maneuver"),
])  # fmt: skip
def test_a_ranger_must_exert(scenario, make, name, phase):
    """LOTR-18.3: an exhausted ranger cannot, a Man who is none cannot."""
    sc = scenario(block=FOTR, sites={2: "1U330"})
    man, orc = sc.put(ranger(make), wounds=3), sc.put(foe(make, site=9), 1)
    sc.put(friend(make, GONDOR, MAN))
    sc.hand(0, name, IDLE)
    sc.begin(phase)
    assert (why_not_play(sc, name), sc.lives(orc), sc.wounds(man)) == ("LOTR-18.3", True, 3)


@pytest.mark.card("1C102")
def test_dagger_strike(scenario, make):
    """A companion of Gondor or the Shire with a hand weapon: +2 and damage +1."""
    sc = scenario()
    man, hobbit, bare = (
        sc.put(friend(make, GONDOR, MAN)),
        sc.put(friend(make, SHIRE, HOBBIT)),
        sc.put(friend(make, GONDOR, MAN)),
    )
    elf, bowman = sc.put(friend(make)), sc.put(friend(make, GONDOR, MAN))
    for card in (man, hobbit, elf):
        sc.put(thing(make, GONDOR, item=HAND_WEAPON), on=card)
    sc.put(thing(make, GONDOR, item=RANGED_WEAPON), on=bowman)
    sc.hand(0, "1C102", IDLE)
    sc.fight(man, sc.put(foe(make, strength=1), 1)).play("1C102")
    assert sc.offered == {man, hobbit}
    sc.choose(man)
    assert (sc.strength(man), sc.keyword(man, Keyword.DAMAGE), sc.strength(bare)) == (8, 1, 6)
    sc.resolve()
    assert (sc.strength(man), sc.keyword(man, Keyword.DAMAGE)) == (6, 0)


@pytest.mark.card("1C102")
def test_dagger_strike_for_nobody(scenario, make):
    """LOTR-18.8: played in vain."""
    sc = scenario()
    man = sc.put(friend(make, GONDOR, MAN))
    sc.hand(0, "1C102", IDLE)
    sc.fight(man, sc.put(foe(make), 1)).play("1C102")
    assert (sc.strength(man), sc.in_discard(0)) == (6, ["1C102"])


@pytest.mark.card("1C103")
def test_elendils_valor(scenario, make):
    """Until regroup, a companion of Gondor, no ally."""
    sc = scenario()
    man, other = sc.put(friend(make, GONDOR, MAN)), sc.put(friend(make, GONDOR, DWARF))
    sc.put(helper(make, GONDOR, MAN)), sc.put(friend(make)), sc.put(foe(make, strength=1), 1)
    sc.hand(0, "1C103", IDLE), sc.hand(1, STILL)
    sc.begin("maneuver").play("1C103")
    assert sc.offered == {man, other}
    sc.choose(man)
    sc.pass_until("defend")
    assert sc.keyword(man, Keyword.DEFENDER) == 1
    sc.pass_until("regroup")
    assert sc.keyword(man, Keyword.DEFENDER) == 0


@pytest.mark.card("1C103")
def test_elendils_valor_adds_up(scenario, make):
    sc = scenario()
    aragorn = sc.put("4C109")
    sc.put(foe(make), 1)
    sc.hand(0, "1C103", IDLE)
    sc.begin("maneuver").play("1C103")
    assert sc.keyword(aragorn, Keyword.DEFENDER) == 2


@pytest.mark.card("1C104")
def test_eregions_trails(scenario, make):
    """Each roaming minion, until regroup (LOTR-18.15: those there now)."""
    sc = scenario()
    man = sc.put(ranger(make))
    wanderer, other, near = (sc.put(foe(make, site=n), 1) for n in (9, 4, 2))
    sc.hand(0, "1C104", IDLE)
    sc.begin("maneuver").play("1C104")
    assert [sc.strength(card) for card in (wanderer, other, near)] == [4, 4, 7]
    assert (sc.wounds(man), sc.s.twilight) == (1, 1)
    late = sc.put(foe(make, site=9), 1)
    assert sc.strength(late) == 7


@pytest.mark.card("1C106")
def test_gondors_vengeance(scenario, make):
    """Any minion; a ranger ally does not count."""
    sc = scenario()
    man, orc, other = sc.put(ranger(make)), sc.put(foe(make), 1), sc.put(foe(make, race=NAZGUL), 1)
    sc.put(helper(make, GONDOR, MAN, keywords=RANGER))
    sc.hand(0, "1C106", IDLE)
    sc.begin("regroup").play("1C106")
    assert (sc.wounds(man), sc.offered) == (1, {orc, other})
    sc.choose(other)
    assert (sc.lives(orc), sc.lives(other)) == (True, False)


@pytest.mark.card("1U109")
def test_one_whom_men_would_follow(scenario, make):
    """Aragorn exerts; any ally joins with +2 until regroup."""
    sc = scenario()
    aragorn, aide, other = sc.put("1R89"), sc.put(helper(make, keywords=ARCHER)), sc.put(helper(make, SHIRE, HOBBIT))
    orc = sc.put(foe(make, strength=1), 1)
    sc.hand(0, "1U109", IDLE), sc.hand(1, STILL)
    sc.begin("maneuver").play("1U109")
    assert sc.offered == {aide, other}
    sc.choose(aide)
    assert (sc.strength(aide), sc.wounds(aragorn), sc.wounds(aide), arrows(sc)) == (5, 1, 0, 1)
    sc.pass_until("defend").assign(aide, orc)
    sc.pass_until("regroup")
    assert sc.strength(aide) == 3


@pytest.mark.card("1U109")
def test_one_whom_men_would_follow_without_aragorn(scenario, make):
    sc = scenario()
    sc.put(ranger(make)), sc.put(helper(make)), sc.put(foe(make), 1)
    sc.hand(0, "1U109", IDLE)
    sc.begin("maneuver")
    assert why_not_play(sc, "1U109") == "LOTR-18.3"


@pytest.mark.card("1C110", "4C129")
@pytest.mark.parametrize("name", ["1C110", "4C129"])
def test_pathfinder_replaces(scenario, make, name):
    """LOTR-23.4: one's own next site lies there instead of the opponent's, which goes home."""
    sc = scenario(site=4)
    sc.put(ranger(make))
    old = sc.put_site("4U350", 1)
    sc.adventure(0, "4U347", "4U354")
    sc.hand(0, name, IDLE)
    sc.begin("fellowship").play(name)
    assert (sc.s.cards[sc.s.path[4]].code, sc.s.cards[sc.s.path[4]].owner, sc.lives(old)) == (4347, 0, False)
    assert (4350 in sc.s.players[1].adventure, sc.s.players[0].adventure) == (True, (4354,))


@pytest.mark.card("1C110", "4C129")
@pytest.mark.parametrize("name", ["1C110", "4C129"])
def test_pathfinder_in_regroup(scenario, make, name):
    """In either phase; a ranger is needed."""
    sc = scenario(site=4)
    sc.put(foe(make), 1)
    sc.adventure(0, "4U347")
    sc.hand(0, name, IDLE)
    sc.begin("regroup")
    assert why_not_play(sc, name) == "LOTR-17.9"
    sc.put(ranger(make))
    sc.play(name)
    assert (len(sc.s.path), sc.s.cards[sc.s.path[-1]].code, sc.s.players[0].site) == (5, 4347, 4)


@pytest.mark.card("1R111")
def test_pursuit_just_behind(scenario, make):
    sc = scenario(seats=3)
    man, orcs = sc.put(ranger(make)), [sc.put(foe(make), 1), sc.put(foe(make, vitality=1), 1), sc.put(foe(make), 2)]
    sc.hand(0, "1R111", IDLE)
    sc.begin("regroup").play("1R111")
    assert (sc.wounds(man), sc.wounds(orcs[0]), sc.lives(orcs[1]), sc.wounds(orcs[2])) == (1, 1, False, 1)
