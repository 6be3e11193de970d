"""LOTR-31: the worked examples about skirmishes, fierce minions, Rings and the path (T18 to T37)."""

import pytest

from pelipoyta.games.lotr.cards.build import ally, code_of, event, minion
from pelipoyta.games.lotr.events import FightBegan, FightCancelled, FightEnded
from pelipoyta.games.lotr.find import is_ring_bound
from pelipoyta.games.lotr.journey import base_move_limit, is_home
from pelipoyta.games.lotr.language import (
    Activated,
    AtNumbers,
    CancelSkirmish,
    Choose,
    If,
    Is,
    Liberate,
    Strength,
    TakeControl,
    Wound,
)
from pelipoyta.games.lotr.model import Assign, Options, Use, Zone
from pelipoyta.games.lotr.numbers import cost, is_roaming
from pelipoyta.games.lotr.rules.assign import takes_part
from pelipoyta.games.lotr.terms import Block, Culture, Keyword, Kind, Phase, Race, Side


def duel(scenario, free: int, *shadow: int, damage: int = 0, free_damage: int = 0):
    """Aragorn with this strength against minions of these strengths, all passing."""
    sc = scenario(site=1)
    aragorn = sc.put("4P364")
    foes = [sc.put("4C207", 1) for _ in shadow]  # vitality 3, damage +1
    sc.set_strength(aragorn, free)
    sc.give(aragorn, Keyword.DAMAGE, free_damage)
    for foe, value in zip(foes, shadow, strict=True):
        sc.set_strength(foe, value)
        sc.give(foe, Keyword.DAMAGE, damage - 1)
    sc.fight(aragorn, *foes).resolve()
    return sc, aragorn, foes, sc.told(FightEnded)[0]


def test_t18_zero_strength(scenario):
    """LOTR-13.5: 1 against 0 overwhelms; 0 against 0 the Shadow wins, without overwhelming."""
    _, _, _, ended = duel(scenario, 1, 0)
    assert (ended.winner, ended.overwhelmed) == (Side.FREE, True)
    sc, aragorn, _, ended = duel(scenario, 0, 0, damage=1)
    assert (ended.winner, ended.overwhelmed) == (Side.SHADOW, False)
    assert sc.wounds(aragorn) == 2


@pytest.mark.parametrize(
    ("shadow", "winner", "overwhelmed"),
    [((3, 3), Side.FREE, False), ((4, 4), Side.SHADOW, False), ((9, 7), Side.SHADOW, True), ((2, 2), Side.FREE, True)],
)
def test_t19_the_sum_of_a_side(scenario, shadow, winner, overwhelmed):
    """LOTR-13.2, LOTR-13.3, LOTR-13.4: Aragorn's 8 against two minions."""
    sc, aragorn, foes, ended = duel(scenario, 8, *shadow)
    assert (ended.winner, ended.overwhelmed) == (winner, overwhelmed)
    assert sc.lives(aragorn) == (winner is Side.FREE or not overwhelmed)
    if winner is Side.FREE:
        assert [sc.lives(foe) for foe in foes] == [not overwhelmed] * 2


def test_t20_damage_adds_up(scenario):
    """LOTR-13.3, LOTR-26.3, LOTR-30.10: two minions with damage +1: three wounds; one against two: two wounds each."""
    sc, aragorn, _, _ = duel(scenario, 8, 5, 5, damage=1)
    assert sc.wounds(aragorn) == 3
    sc, _, foes, _ = duel(scenario, 8, 3, 3, free_damage=1)
    assert [sc.wounds(foe) for foe in foes] == [2, 2]


def test_t21_cancelled(scenario):
    """LOTR-13.6: no winner, no wounds; LOTR-13.8: no more actions in it."""
    sc = scenario(site=2)
    merry, foe = sc.put("4C310"), sc.put("4C10", 1)
    sc.hand(0, "4C321")
    sc.fight(merry, foe)
    sc.play("4C321")
    assert sc.told(FightCancelled)
    assert not sc.told(FightEnded)
    assert sc.wounds(merry) == 0


def slayer(make, phase: Phase):
    return make(
        event(
            "9C21",
            "Slay",
            Culture.GONDOR,
            0,
            text=(Activated(phases=(phase,), do=(Wound(Choose(which=Is(kind=(Kind.MINION,)))),)),),
        )
    )


def test_t21_killed_before_its_skirmish(scenario, make):
    """LOTR-13.7, LOTR-30.6: the only minion gone, none takes place."""
    card = slayer(make, Phase.ASSIGNMENT)
    sc = scenario(site=2)
    sc.put("4P364")
    sc.put("4C10", 1)
    sc.hand(0, card)
    sc.begin("assignment")
    sc.play(card)
    assert not sc.told(FightBegan)


def test_t21_killed_during_it(scenario, make):
    """LOTR-13.7: the companion wins."""
    card = slayer(make, Phase.SKIRMISH)
    sc = scenario(site=2)
    merry, foe = sc.put("4C310"), sc.put("4C17", 1)
    sc.hand(0, card)
    sc.fight(merry, foe)
    sc.play(card)
    assert not sc.lives(foe)
    assert sc.wounds(merry) == 0
    assert not sc.told(FightEnded)


def test_t22_fierce_at_the_start_of_that_assignment(scenario):
    """LOTR-14.1, LOTR-14.2, LOTR-14.5, LOTR-30.17: fierce later is too late, no longer fierce fights all the same."""
    sc = scenario(site=2)
    sc.put("4P364"), sc.put("4C74")
    fierce, late = sc.put("4C207", 1), sc.put("4C207", 1)
    sc.give(fierce, Keyword.FIERCE)
    sc.s.fierce = True
    sc.begin("assignment")
    sc.give(late, Keyword.FIERCE)
    companion = sc.spot(Is(title=("Aragorn",)))[0].id
    assert sc.refused(Assign(companion, late)).rule == "LOTR-14.2"
    sc.assign(companion, fierce)
    sc.s.lasting = []
    sc.pass_until("skirmish")
    assert [event.minions for event in sc.told(FightBegan)] == [(fierce,)]


def test_t23_move_limit_kept(scenario):
    """LOTR-8.5, LOTR-8.6, LOTR-30.46: with a mount at Horse-country one more; the mount lost, still."""
    sc = scenario(site=1, sites={1: "4U326"})
    rider = sc.put("4C286")
    horse = sc.put("4C283", on=rider)
    sc.begin("turn")
    assert sc.s.limit == 3
    del sc.s.cards[horse]
    sc.pass_()
    assert sc.s.limit == 3


@pytest.mark.parametrize(("seats", "limit"), [(2, 2), (3, 2), (4, 3), (5, 4), (6, 5)])
def test_t23_base_limit(scenario, seats, limit):
    """LOTR-8.5, LOTR-28.3."""
    assert base_move_limit(scenario(seats=seats).s) == limit


def shot(scenario, ring: str, worn: bool):
    """Frodo takes one archery wound."""
    sc = scenario(block=Block.FELLOWSHIP)
    sc.ring(ring)
    sc.set_player(0, worn=worn)
    sc.put("1C176", 1)
    sc.begin("archery")
    return sc


def test_t24_isildurs_bane(scenario):
    """LOTR-19.11, LOTR-19.13: worn, an archery wound is two burdens."""
    sc = shot(scenario, "1R1", worn=True)
    assert (sc.wounds(sc.frodo), sc.burdens()) == (0, 2)


def test_t25_answer_to_all_riddles(scenario):
    """LOTR-19.12: worn, strength +2, a skirmish wound is a burden, an archery wound a wound; it is no response."""
    sc = shot(scenario, "4R1", worn=True)
    assert (sc.wounds(sc.frodo), sc.burdens()) == (1, 0)
    sc = scenario()
    sc.ring("4R1")
    foe = sc.put("4C10", 1)
    sc.set_strength(foe, 6)
    assert sc.vitality(sc.frodo) == 6
    sc.fight(sc.frodo, foe)
    ring = next(c.id for c in sc.s.cards.values() if c.host == sc.frodo)
    sc.use(ring)
    assert sc.told(FightEnded)[0].free == 5
    assert (sc.wounds(sc.frodo), sc.burdens()) == (0, 2)  # one to put it on, one for the wound


def test_t25_is_not_a_response(scenario):
    """LOTR-19.12: nobody is asked about an archery wound."""
    sc = shot(scenario, "4R1", worn=False)
    assert sc.wounds(sc.frodo) == 1


def test_t26_ruling_ring(scenario):
    """LOTR-19.10, LOTR-19.13: lost to damage +1, used on the first wound: two burdens, no wound."""
    sc = scenario()
    foe = sc.put("4C165", 1)
    sc.fight(sc.frodo, foe)
    ring = next(c.id for c in sc.s.cards.values() if c.host == sc.frodo)
    assert sc.asks == "respond"
    sc.use(ring)
    assert (sc.wounds(sc.frodo), sc.burdens()) == (0, 2)


def test_t26_not_in_archery(scenario):
    """LOTR-19.10."""
    sc = shot(scenario, "1C2", worn=False)
    assert (sc.wounds(sc.frodo), sc.burdens()) == (1, 0)


def test_t26_may_be_declined(scenario):
    """LOTR-19.13."""
    sc = scenario()
    sc.fight(sc.frodo, sc.put("4C165", 1))
    sc.pass_(2)
    assert (sc.wounds(sc.frodo), sc.burdens()) == (2, 0)


def test_t27_ring_in_regroup(scenario, make):
    """LOTR-19.11, LOTR-19.15: put on during regroup it comes off at the end of that phase."""
    words = Activated(phases=(Phase.REGROUP,), do=(Wound(Choose(which=Is(ring_bearer=True))),))
    sting = make(event("9C22", "Sting", Culture.SAURON, 0, text=(words,)))
    sc = scenario(block=Block.FELLOWSHIP)
    sc.ring("1R1")
    sc.put("1C176", 1)
    sc.hand(1, sting, "1C168")
    sc.begin("regroup")
    sc.pass_until_seat(1)
    sc.play(sting)
    assert sc.asks == "respond"
    sc.use(next(c.id for c in sc.s.cards.values() if c.host == sc.frodo))
    assert sc.s.players[0].worn
    sc.pass_until("move-again")
    assert sc.s.players[0].worn
    sc.decide(0)
    assert not sc.s.players[0].worn


@pytest.mark.parametrize(("block", "here"), [(Block.FELLOWSHIP, True), (Block.TOWERS, False)])
def test_t28_the_same_number_in_two_blocks(scenario, make, block, here):
    """LOTR-20.2, LOTR-22.5, LOTR-23.3: both are site 6 for minions; for allies and texts they differ."""
    friend = make(ally("9C23", "Friend", "", Culture.ELVEN, Race.ELF, ((6, Block.FELLOWSHIP),), 1, 3, 3))
    foe = make(minion("9C24", "Six", Culture.SAURON, Race.ORC, 2, 5, 2, 6))
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
    elrond = make(ally("9C25", "Elrond", "", Culture.ELVEN, Race.ELF, ((3, Block.FELLOWSHIP),), 4, 8, 4))
    sc = scenario(site=3, block=block)
    card = sc.put(elrond)
    assert takes_part(sc.s, sc.s.cards[card]) == home


@pytest.mark.parametrize(
    ("block", "site", "cancels"), [(Block.FELLOWSHIP, 4, True), (Block.TOWERS, 4, False), (Block.FELLOWSHIP, 6, False)]
)
def test_t31_a_site_number_in_text(scenario, make, block, site, cancels):
    """LOTR-23.3: at site 4 the skirmish is cancelled; at 4T, as at site 6, the Hobbit gets +2."""
    hobbit = Is(race=(Race.HOBBIT,))
    words = If(AtNumbers(1, 4, Block.FELLOWSHIP), (CancelSkirmish(hobbit),), (Strength(Choose(which=hobbit), 2),))
    stealth = make(
        event("1C298", "Hobbit Stealth", Culture.SHIRE, 1, text=(Activated(phases=(Phase.SKIRMISH,), do=(words,)),))
    )
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
        minion(
            "9C26",
            "Southron",
            Culture.RAIDER,
            Race.MAN,
            2,
            6,
            2,
            4,
            keywords=((Keyword.SOUTHRON, 1), (Keyword.AMBUSH, 2)),
        )
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
    bound, unbound = Is(ring_bound=True), Is(unbound=True)
    assert {c.id for c in sc.spot(bound)} == {sc.frodo, sam}
    assert {c.id for c in sc.spot(unbound)} == {aragorn}
    assert guma not in {c.id for c in [*sc.spot(bound), *sc.spot(unbound)]}
    assert is_ring_bound(sc.s, sc.s.cards[sam])


def conqueror(make):
    text = (
        Activated(phases=(Phase.REGROUP,), do=(TakeControl(),)),
        Activated(phases=(Phase.SHADOW,), cost=(TakeControl(),)),
    )
    return make(minion("9C27", "Conqueror", Culture.RAIDER, Race.MAN, 2, 6, 2, 4, text=text))


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
    assert [c.holder for c in sc.spot(Is(kind=(Kind.SITE,), keyword=Keyword.PLAINS)) if c.zone is Zone.CONTROLLED] == [
        1
    ]


def test_t37_liberate(scenario, make):
    """LOTR-23.7: A holds 1T, B 3T, I 4T: 3T comes back and what lies on it is discarded; then 1T."""
    freer = make(
        event("9C28", "Freedom", Culture.ROHAN, 0, text=(Activated(phases=(Phase.FELLOWSHIP,), do=(Liberate(),)),))
    )
    sc = scenario(site=5, seats=3)
    sites = list(sc.s.path)
    for number, holder in ((1, 1), (3, 2), (4, 0)):
        sc.hold(sites[number - 1], holder)
    sc.stack("4C10", 2, sites[2])
    sc.hand(0, freer, freer, freer)
    sc.begin("fellowship")
    sc.play(freer)
    assert sites[2] in sc.s.path
    assert sc.s.players[2].discard == (4010,)
    sc.play(freer)
    assert sites[0] in sc.s.path
    sc.play(freer)
    assert sc.s.cards[sites[3]].zone is Zone.CONTROLLED


def test_the_table_may_forbid_cancelling_the_ring_bearers_skirmish(scenario):
    """LOTR-30.26."""
    sc = scenario(options=Options(cancel_rb_skirmish=False))
    foe = sc.put("4C10", 1)
    sc.hand(0, "4C321")
    sc.fight(sc.frodo, foe)
    sc.play("4C321")
    assert not sc.told(FightCancelled)
