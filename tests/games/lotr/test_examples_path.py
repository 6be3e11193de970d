"""The worked examples about the path: sites, roaming, homes, control (T28 to T37)."""

import pytest

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.engine.find import is_ring_bound
from pelipoyta.games.lotr.engine.journey import is_home
from pelipoyta.games.lotr.engine.numbers import cost, is_roaming
from pelipoyta.games.lotr.events import FightCancelled, FightEnded
from pelipoyta.games.lotr.model import Use, Zone
from pelipoyta.games.lotr.rules.combat.assign import takes_part
from pelipoyta.games.lotr.terms import Block, Phase
from pelipoyta.games.lotr.words.facts import code_of


@pytest.mark.parametrize(("block", "here"), [(Block.FELLOWSHIP, True), (Block.TOWERS, False)])
def test_t28_the_same_number_in_two_blocks(scenario, make, block, here):
    """LOTR-20.2, LOTR-22.5, LOTR-23.3: both are site 6 for minions; for allies and texts they differ."""
    friend = make(ally("9C23", "Friend", "", ELVEN, ELF, home=(6, Block.FELLOWSHIP), cost=1, strength=3, vitality=3))
    foe = make(minion("9C24", "Six", SAURON, ORC, cost=2, strength=5, vitality=2, site=6))
    sc = scenario(site=6, block=block)
    six, elf = sc.put(foe, 1), sc.put(friend)
    assert not is_roaming(sc.s, sc.s.cards[six])
    assert is_home(sc.s, sc.s.cards[elf]) == here
    assert sc.holds(AtNumbers(6, 6, Block.FELLOWSHIP)) == here


@pytest.mark.parametrize("block", list(Block))
@pytest.mark.parametrize(("site", "roams"), [(3, True), (4, False)])
def test_t29_roaming(scenario, block, site, roams):
    """LOTR-20.2: a Moria Orc with site number 4, at 3 and 3T, 4 and 4T; two more to play."""
    sc = scenario(site=site, block=block)
    orc = sc.put("1C176", 1)
    assert is_roaming(sc.s, sc.s.cards[orc]) == roams
    assert cost(sc.s, 1, code_of("1C176")) == 3 + 2 * roams


@pytest.mark.parametrize(("block", "home"), [(Block.FELLOWSHIP, True), (Block.TOWERS, False)])
def test_t30_home(scenario, make, block, home):
    """LOTR-22.2, LOTR-22.3, LOTR-22.5: Elrond's home is 3, not 3T."""
    elrond = make(ally("9C25", "Elrond", "", ELVEN, ELF, home=(3, Block.FELLOWSHIP), cost=4, strength=8, vitality=4))
    sc = scenario(site=3, block=block)
    card = sc.put(elrond)
    assert takes_part(sc.s, sc.s.cards[card]) == home


@pytest.mark.parametrize(
    ("block", "site", "cancels"), [(Block.FELLOWSHIP, 4, True), (Block.TOWERS, 4, False), (Block.FELLOWSHIP, 6, False)]
)
def test_t31_a_site_number_in_text(scenario, make, block, site, cancels):
    """LOTR-23.3: at site 4 the skirmish is cancelled; at 4T, as at site 6, the Hobbit gets +2."""
    hobbit = HOBBIT
    words = If(AtNumbers(1, 4, Block.FELLOWSHIP), CancelSkirmish(hobbit), strength(Choose(hobbit), 2))
    stealth = make(event("9C398", "Hobbit Stealth", SHIRE, cost=1).says(Activated(phases=Phase.SKIRMISH, do=words)))
    sc = scenario(site=site, block=block)
    foe = sc.put("4C207", 1)
    sc.set_strength(foe, 9)
    before = sc.strength(sc.frodo)
    sc.hand(0, stealth)
    sc.fight(sc.frodo, foe)
    sc.play(stealth)
    assert bool(sc.told(FightCancelled)) == cancels
    if not cancels:
        assert sc.told(FightEnded)[0].free == before + 2


def ambusher(make):
    return make(
        minion("9C26", "Southron", RAIDER, MAN, cost=2, strength=6, vitality=2, site=4, keywords=(SOUTHRON, ambush(2)))
    )


def test_t32_ambush(scenario, make):
    """LOTR-26.1, LOTR-30.16: assigned by FP, its owner may make the pool 5; assigned by a Shadow player, nothing."""
    card = ambusher(make)
    sc = scenario(twilight=3)
    aragorn, foe = sc.put("4P364"), sc.put(card, 1)
    sc.begin("assignment")
    sc.assign(aragorn, foe)
    assert (sc.asks, sc.asked) == ("ambush", 1)
    sc.decide(1)
    assert sc.s.twilight == 5


def test_t32_not_by_the_shadow(scenario, make):
    """LOTR-26.1, LOTR-12.5."""
    card = ambusher(make)
    sc = scenario(twilight=3)
    aragorn, foe = sc.put("4P364"), sc.put(card, 1)
    sc.begin("assignment")
    sc.pass_().assign(aragorn, foe)
    assert sc.asks != "ambush"
    assert sc.s.twilight == 3


def test_t33_bound_or_not(scenario):
    """LOTR-26.6: any Frodo and any Sam is Ring-bound, Aragorn unbound, an ally neither."""
    sc = scenario()
    sam, aragorn, guma = sc.put("1C311"), sc.put("4P364"), sc.put("4C277")
    bound, unbound = RING_BOUND, UNBOUND
    assert {c.id for c in sc.spot(bound)} == {sc.frodo, sam}
    assert {c.id for c in sc.spot(unbound)} == {aragorn}
    assert guma not in {c.id for c in [*sc.spot(bound), *sc.spot(unbound)]}
    assert is_ring_bound(sc.s, sc.s.cards[sam])


def conqueror(make):
    text = (
        Activated(phases=Phase.REGROUP, do=TakeControl()),
        Activated(phases=Phase.SHADOW, cost=TakeControl()),
    )
    return make(minion("9C27", "Conqueror", RAIDER, MAN, cost=2, strength=6, vitality=2, site=4).says(*text))


def at_regroup(scenario, make, *markers: int):
    sc = scenario(site=markers[0], seats=len(markers))
    for seat, site in enumerate(markers):
        sc.set_player(seat, site=site)
    taker = sc.put(conqueror(make), 1)
    sc.begin("regroup")
    sc.pass_until_seat(1)
    return sc, taker


def test_t34_control(scenario, make):
    """LOTR-23.5, LOTR-30.28: every marker past 1T: it may be taken; one still there: none."""
    sc, taker = at_regroup(scenario, make, 3, 2)
    sc.use(taker)
    assert [(c.holder, c.code) for c in sc.s.cards.values() if c.zone is Zone.CONTROLLED] == [(1, 4328)]
    sc, taker = at_regroup(scenario, make, 3, 1)
    sc.use(taker)
    assert not [c for c in sc.s.cards.values() if c.zone is Zone.CONTROLLED]


def test_t34_as_a_cost_it_cannot_be_paid(scenario, make):
    """LOTR-30.28."""
    sc = scenario(site=3)
    taker = sc.put(conqueror(make), 1)
    sc.begin("shadow", 1)
    assert sc.refused(Use(taker, 1)).rule == "LOTR-18.3"


def test_t35_the_lowest_one(scenario, make):
    """LOTR-23.5, LOTR-30.29: 1T is held, all are past 3T: it is 2T that is taken."""
    sc, taker = at_regroup(scenario, make, 4, 4)
    sc.use(taker)
    sc.pass_until_seat(1)
    sc.use(taker)
    held = [c for c in sc.s.cards.values() if c.zone is Zone.CONTROLLED]
    assert sorted(c.code for c in held) == [4328, 4334]
    assert [sc.s.cards[i].code for i in sc.s.path] == [4342, 4346]


def test_t36_it_stays_active_on_my_turn(scenario, make):
    """LOTR-23.6, LOTR-4.2, LOTR-30.27: a site I hold stays active, and its keywords count."""
    sc, taker = at_regroup(scenario, make, 3, 2)
    sc.use(taker)
    sc.pass_until("move-again").decide(0)
    assert sc.s.free == 1
    assert [c.holder for c in sc.spot(PLAINS & SITE) if c.zone is Zone.CONTROLLED] == [1]


def test_t37_liberate(scenario, make):
    """LOTR-23.7: A holds 1T, B 3T, I 4T: 3T comes back and what lies on it is discarded; then 1T."""
    freer = make(event("9C28", "Freedom", ROHAN, cost=0).says(Activated(phases=Phase.FELLOWSHIP, do=Liberate())))
    sc = scenario(site=5, seats=3)
    sites = list(sc.s.path)
    for number, holder in ((1, 1), (3, 2), (4, 0)):
        sc.hold(sites[number - 1], holder)
    sc.stack("4C10", 2, sites[2])
    sc.hand(0, freer, freer, freer)
    sc.begin("fellowship")
    sc.play(freer)
    assert sites[2] in sc.s.path
    assert (sc.s.cards[sites[2]].zone, sc.s.cards[sites[2]].holder) == (Zone.PATH, -1), "nobody's any more"
    assert sc.s.players[2].discard == (4010,)
    sc.play(freer)
    assert sites[0] in sc.s.path
    sc.play(freer)
    assert sc.s.cards[sites[3]].zone is Zone.CONTROLLED
