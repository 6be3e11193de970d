"""Isengard cards of set 5, by their print."""

import pytest
from tests.games.lotr.by_print.isengard.table import (
    DAMAGE,
    FIERCE,
    KNIGHT,
    SAVAGE,
    TROOP,
    URUK,
    act,
    companions,
    control,
    controlled,
    denied,
    late,
    lay_tokens,
    orc_of_isengard,
    passed_by_all,
    shadow,
    tokens,
)

from pelipoyta.games.lotr.model import Assign, Play
from pelipoyta.games.lotr.terms import Keyword
from pelipoyta.games.lotr.words.facts import code_of

WARG = "5C65"


@pytest.mark.card("5U44", "5R49", "5U57")
@pytest.mark.parametrize("name", ["5U44", "5R49", "5U57"])
def test_an_uruk_hai_builds(scenario, make, name):
    """An Uruk-hai exerts for a token on this card; an Orc of Isengard does not (LOTR-18.3)."""
    sc = late(scenario)
    card, other = sc.put(name, 1), sc.put("4R211", 1)
    sc.put(orc_of_isengard(make), 1)
    assert denied(sc.begin("shadow", 1), card) == "LOTR-18.3"
    uruk = sc.put(URUK, 1)
    act(sc, card)
    assert (tokens(sc, card), tokens(sc, other), sc.wounds(uruk)) == (1, 0, 1)


@pytest.mark.card("5U44")
def test_battering_ram(scenario):
    """Five companions and a token: an Uruk-hai does one more damage, and it is discarded."""
    sc = late(scenario)
    card, uruk = sc.put("5U44", 1), sc.put(URUK, 1)
    men = companions(sc, 3)
    lay_tokens(sc, card, 1), shadow(sc.fight(men[0], uruk))
    assert denied(sc, card, 1) == "LOTR-17.9"
    companions(sc, 1), act(sc, card, 1)
    assert (sc.keyword(uruk, DAMAGE), sc.lives(card)) == (2, False)


@pytest.mark.card("5U45", "5R46", "5R47", "5U63", "6R60")
@pytest.mark.parametrize(
    ("name", "base", "each"), [("5U45", 10, 1), ("5R46", 12, 1), ("5R47", 12, 2), ("5U63", 7, 1), ("6R60", 12, 1)]
)
def test_berserk_for_wounds_in_its_skirmish(scenario, name, base, each):
    """Wounds on all in its skirmish count, its own and other minions' too; others' do not, nor outside of it."""
    sc = late(scenario)
    aragorn, uruk, helper = sc.put("4P364", wounds=2), sc.put(name, 1, wounds=1), sc.put(URUK, 1, wounds=1)
    sc.put(KNIGHT, wounds=2), sc.put(URUK, 1, wounds=2)
    assert sc.strength(uruk) == base
    sc.fight(aragorn, uruk, helper)
    assert sc.strength(uruk) == base + 4 * each


@pytest.mark.card("5U45", "5R46", "5R47")
@pytest.mark.parametrize(("name", "count", "step"), [("5U45", 3, 0), ("5R46", 4, 0), ("5R47", 5, 0)])
def test_berserk_machines(scenario, name, count, step):
    """Tokens of one machine and two exertions: every ally twice, +8, or every companion is wounded."""
    sc = late(scenario)
    aragorn, uruk, machine, second = sc.put("4P364"), sc.put(name, 1), sc.put("5U44", 1), sc.put("5U57", 1)
    knight, ally = sc.put(KNIGHT), sc.put("4C104")
    lay_tokens(sc, machine, count - 1), lay_tokens(sc, second, count - 1)
    shadow(sc.fight(aragorn, uruk))
    assert denied(sc, uruk) == "LOTR-18.3"
    lay_tokens(sc, machine, count)
    base = sc.strength(uruk)
    act(sc, uruk).let_pass()
    got = (tokens(sc, machine), tokens(sc, second), sc.wounds(uruk), sc.wounds(ally), sc.wounds(knight))
    wounds = {"5U45": (2, 0), "5R46": (0, 0), "5R47": (0, 1)}[name]
    assert got == (0, count - 1, 2 + step, *wounds)
    if name == "5R46":
        assert sc.strength(uruk) == base + 8 + 2
    assert sc.wounds(sc.frodo) == int(name == "5R47")


@pytest.mark.card("5U48")
def test_black_shapes_crawling(scenario):
    """X wounds, if the Free Peoples player wishes, on minions of this player only; X weapons of the discard pile."""
    sc = late(scenario, seats=3, twilight=3)
    uruk, savage, _ = sc.put(URUK, 1), sc.put(SAVAGE, 1), sc.put(URUK, 2)
    sc.discard(1, "1C160", URUK, "4C137"), sc.hand(1, "5U48", "4C10")
    shadow(sc.begin("maneuver")).play("5U48").decide(1)
    assert (sc.asks, sc.asked) == ("may", 0)
    sc.decide(1)
    assert sc.offered == {uruk, savage}
    sc.choose(uruk)
    assert (sc.asked, sc.offered) == (1, {code_of("1C160")})
    sc.choose("1C160")
    assert (sc.s.cards[sc.find("1C160")].host, sc.wounds(uruk), sc.s.twilight) == (uruk, 1, 1)


@pytest.mark.card("5U48")
def test_black_shapes_unhurt(scenario):
    """No wound need be given."""
    sc = late(scenario, twilight=3)
    uruk = sc.put(URUK, 1)
    sc.put(SAVAGE, 1), sc.discard(1, "1C160"), sc.hand(1, "5U48", "4C10")
    shadow(sc.begin("maneuver")).play("5U48")
    sc.decide(0).choose("1C160")
    assert (sc.wounds(uruk), sc.strength(uruk)) == (0, 11)


@pytest.mark.card("5R49")
def test_devilry_of_orthanc(scenario):
    """Eight tokens: every character exerts, minions and allies too, the exhausted not; it is discarded."""
    sc = late(scenario)
    card, uruk, savage = sc.put("5R49", 1), sc.put(URUK, 1), sc.put(SAVAGE, 1)
    knight, ally = sc.put(KNIGHT), sc.put("4C277")
    lay_tokens(sc, card, 7), shadow(sc.begin("maneuver"))
    assert denied(sc, card, 1) == "LOTR-18.1"
    lay_tokens(sc, card, 8), act(sc, card, 1)
    assert [sc.wounds(c) for c in (uruk, savage, knight, ally, sc.frodo)] == [1, 0, 1, 1, 1]
    assert not sc.lives(card)


@pytest.mark.card("5R50")
@pytest.mark.parametrize(
    ("wounds", "fierce", "ambush", "damage"), [(0, 1, 1, 0), (1, 1, 0, 0), (2, 0, 0, 0), (-1, 1, 1, 1)]
)
def test_foul_horde(scenario, wounds, fierce, ambush, damage):
    """By the vitality it has left; a Warg adds to it."""
    sc = late(scenario)
    horde = sc.put("5R50", 1, wounds=max(wounds, 0))
    sc.put(WARG, 1, on=horde) if wounds < 0 else None
    got = [sc.keyword(horde, word) for word in (FIERCE, Keyword.AMBUSH, DAMAGE)]
    assert got == [fierce, ambush, damage]


@pytest.mark.card("5R50")
def test_foul_horde_ambushes(scenario):
    """LOTR-26.1: assigned to by the Free Peoples player, it may add one."""
    sc = late(scenario)
    horde, knight = sc.put("5R50", 1), sc.put(KNIGHT)
    sc.begin("assignment").pass_until("defend").assign(knight, horde)
    assert (sc.asks, sc.asked) == ("ambush", 1)
    sc.decide(1)
    assert sc.s.twilight == 1


@pytest.mark.card("5R51")
def test_grima_chief_counselor(scenario):
    """Four Free Peoples cultures: an unbound companion and all on it return to their owners' hands."""
    sc = late(scenario)
    grima, knight = sc.put("5R51", 1), sc.put(KNIGHT)
    sc.put("4C49"), sc.put("4C134", on=knight), sc.put("4C212", 1, on=knight), sc.hand(0), sc.hand(1, URUK)
    shadow(sc.begin("maneuver"))
    assert denied(sc, grima) == "LOTR-18.1"
    sc.put("4C277"), act(sc, grima)
    assert knight in sc.offered and sc.frodo not in sc.offered
    sc.choose(knight)
    assert (sorted(sc.in_hand(0)), sorted(sc.in_hand(1))) == (["4C134", KNIGHT], [URUK, "4C212"])
    assert sc.wounds(grima) == 1


@pytest.mark.card("5R51")
def test_grima_and_ring_bound(scenario):
    """Only the unbound: with Sam and a Ring-bound ranger there is nobody else to send home."""
    sc = late(scenario)
    grima, legolas = sc.put("5R51", 1), sc.put("4C74")
    sc.put("4C316"), sc.put("4C130"), sc.put("4C277"), sc.hand(0)
    act(shadow(sc.begin("maneuver")), grima)
    assert (sc.in_hand(0), sc.lives(legolas)) == (["4C74"], False)


@pytest.mark.card("5C52", "5C53", "5U55", "5R58", "5C66", "5C67", "6R74")
@pytest.mark.parametrize(
    ("name", "vitality"),
    [("5C52", 2), ("5C53", 3), ("5U55", 3), ("5R58", 2), ("5C66", 2), ("5C67", 2), ("6R74", 2)],
)
def test_fierce_while_not_exhausted(scenario, name, vitality):
    """Exhausted it is not fierce; a Warg's vitality makes it so again."""
    sc = late(scenario)
    rider = sc.put(name, 1)
    assert (sc.keyword(rider, FIERCE), sc.keyword(rider, Keyword.WARG_RIDER)) == (1, 1)
    sc.wound(rider, vitality - 1)
    assert sc.keyword(rider, FIERCE) == 0
    sc.put(WARG, 1, on=rider)
    assert sc.keyword(rider, FIERCE) == 1


@pytest.mark.card("5C52", "5C53", "5C67")
@pytest.mark.parametrize(("name", "tired"), [("5C52", 1), ("5C53", 2), ("5C67", 1)])
def test_an_exhausted_rider_fights_once(scenario, name, tired):
    """LOTR-14.2: exhausted when the fierce assignment would begin, there is none."""
    for wounds, again in ((0, True), (tired, False)):
        sc = late(scenario)
        knight, rider = sc.put(KNIGHT), sc.put(name, 1, wounds=wounds)
        sc.begin("assignment").pass_until("defend").pass_()
        for _ in range(9):
            if sc.asks in ("defend", "regroup"):
                break
            sc.pass_()
        assert (sc.asks == "defend" and sc.can(Assign(knight, rider))) is again


@pytest.mark.card("5U54")
@pytest.mark.parametrize(("held", "added"), [(0, 0), (2, 2)])
def test_isengard_scimitar(scenario, make, held, added):
    """Played on an Isengard Orc: +2, and one may be added for each controlled site."""
    sc = control(late(scenario), *range(1, held + 1))
    clerk = sc.put(orc_of_isengard(make), 1)
    sc.put(URUK, 1), sc.hand(1, "5U54"), sc.begin("shadow", 1).play("5U54")
    if sc.asks == "respond":
        act(sc, sc.find("5U54"))
    assert (sc.strength(clerk), sc.s.twilight) == (8, added)


@pytest.mark.card("5U54")
def test_isengard_scimitar_for_nobody(scenario, make):
    """LOTR-21.1: no Uruk-hai bears it; and nothing need be added."""
    sc = control(late(scenario), 1)
    sc.put(URUK, 1), sc.put(TROOP, 1), sc.hand(1, "5U54"), sc.begin("shadow", 1)
    assert not sc.can(Play(code_of("5U54")))
    sc.put(orc_of_isengard(make), 1), sc.play("5U54").pass_()
    assert sc.s.twilight == 0


@pytest.mark.card("5U55")
@pytest.mark.parametrize(("name", "answers"), [("5U55", True), ("clerk", True), (URUK, False), (TROOP, False)])
def test_isengard_scout_troop(scenario, make, name, answers):
    """An Isengard Orc wins, itself or another: it may exert to take a site."""
    sc = passed_by_all(late(scenario))
    troop = sc.put("5U55", 1)
    foe = troop if name == "5U55" else sc.put(orc_of_isengard(make) if name == "clerk" else name, 1)
    sc.set_strength(foe, 9)
    sc.fight(sc.put(KNIGHT), foe).resolve()
    assert (sc.asks == "respond") is answers
    if answers:
        act(sc, troop)
        assert (controlled(sc), sc.wounds(troop)) == (1, 1)


@pytest.mark.card("5R56")
def test_saruman_master_plays_a_possession(scenario, make):
    """He exerts to play an Isengard possession from the discard pile at its price."""
    sc = late(scenario, twilight=3)
    man, clerk = sc.put("5R56", 1), sc.put(orc_of_isengard(make), 1)
    sc.discard(1, "3C55", "1C134", "4R174"), sc.begin("shadow", 1)
    act(sc, man, 1)
    assert sc.offered == {code_of("3C55")}
    sc.choose("3C55")
    assert (sc.strength(clerk), sc.wounds(man)) == (8, 1)


@pytest.mark.card("5R56")
def test_saruman_master_heals(scenario, make):
    """As the fellowship moves on, each Isengard Orc may be healed twice; Uruk-hai and other Orcs are not."""
    sc = late(scenario)
    man, clerk = sc.put("5R56", 1), sc.put(orc_of_isengard(make), 1, wounds=2)
    other, uruk, orc = sc.put("5C53", 1, wounds=1), sc.put(URUK, 1, wounds=2), sc.put(TROOP, 1, wounds=2)
    knight = sc.put(KNIGHT)
    sc.put_site("4U354", 1), sc.hand(0)
    sc.begin("fellowship").pass_()
    act(sc, man)
    assert [sc.wounds(card) for card in (clerk, other, uruk, orc)] == [0, 0, 2, 2]
    sc.begin("assignment").pass_until("defend")
    assert not sc.can(Assign(knight, man))


@pytest.mark.card("5U57")
def test_scaling_ladder(scenario):
    """With a token an Uruk-hai is healed, and it is discarded; without one nothing."""
    sc = late(scenario)
    card, uruk = sc.put("5U57", 1), sc.put(URUK, 1, wounds=2)
    shadow(sc.fight(sc.put(KNIGHT), uruk))
    assert denied(sc, card, 1) == "LOTR-18.1"
    lay_tokens(sc, card, 2), act(sc, card, 1)
    assert (sc.wounds(uruk), sc.lives(card)) == (1, False)
