"""Isengard minions of set 1, by their print."""

import pytest
from tests.games.lotr.by_print.isengard.table import (
    DAMAGE,
    FIERCE,
    KNIGHT,
    TROOP,
    URUK,
    act,
    companions,
    denied,
    early,
    shadow,
)

from pelipoyta.games.lotr.model import Assign
from pelipoyta.games.lotr.terms import Keyword


@pytest.mark.card("1R127")
def test_lurtz_becomes_fierce(scenario):
    """Another Uruk-hai is spotted; an archer with damage +1 as printed."""
    sc = early(scenario)
    lurtz, _ = sc.put("1R127", 1), sc.put(URUK, 1)
    assert (sc.strength(lurtz), sc.keyword(lurtz, DAMAGE), sc.keyword(lurtz, Keyword.ARCHER)) == (13, 1, 1)
    act(shadow(sc.begin("maneuver")), lurtz)
    assert sc.keyword(lurtz, FIERCE) == 1
    sc.pass_until("regroup")
    assert sc.keyword(lurtz, FIERCE) == 0


@pytest.mark.card("1R127")
def test_lurtz_alone(scenario):
    """LOTR-17.9: he is not another Uruk-hai, and an Orc is none."""
    sc = early(scenario)
    lurtz = sc.put("1R127", 1)
    sc.put(TROOP, 1)
    assert denied(shadow(sc.begin("maneuver")), lurtz) == "LOTR-17.9"


@pytest.mark.card("1R143")
def test_troop_of_uruk_hai_ignores_weapons(scenario):
    """The strength of hand and ranged weapons is not added while skirmishing it; Ring and others are."""
    sc = early(scenario)
    merry, troop = sc.put("4C310"), sc.put("1R143", 1)
    sc.put("1C299", on=merry), sc.hand(0, "4C42")
    assert sc.strength(merry) == 5
    sc.fight(merry, troop)
    assert (sc.strength(merry), sc.strength(troop)) == (3, 9)


@pytest.mark.card("1R143")
def test_troop_of_uruk_hai_only_in_its_skirmish(scenario):
    """Others keep their weapons, and the Ring is no weapon."""
    sc = early(scenario)
    merry, troop, other = sc.put("4C310"), sc.put("1R143", 1), sc.put(URUK, 1)
    sc.put("1C299", on=merry), sc.put("1C299", on=sc.frodo), sc.hand(0, "4C42")
    sc.fight(merry, other)
    assert (sc.strength(merry), sc.strength(sc.frodo)) == (5, 6)
    sc.s.fights, sc.s.fight = [], None
    sc.fight(sc.frodo, troop)
    assert sc.strength(sc.frodo) == 4


@pytest.mark.card("1C145")
def test_uruk_brood_counts_others(scenario):
    """Two are removed for +1 for each other Uruk-hai, not itself and no Orc; it may be used again."""
    sc = early(scenario, twilight=5)
    merry, brood = sc.put("4C310"), sc.put("1C145", 1)
    sc.put(URUK, 1), sc.put("1C145", 1), sc.put(TROOP, 1)
    act(shadow(sc.fight(merry, brood)), brood)
    assert (sc.strength(brood), sc.s.twilight) == (11, 3)
    act(shadow(sc), brood)
    assert (sc.strength(brood), sc.s.twilight) == (13, 1)
    assert denied(shadow(sc), brood) == "LOTR-18.3"


@pytest.mark.card("1C145")
def test_uruk_brood_only_itself(scenario):
    """The bonus is for this minion, whichever of them fights, and ends with the skirmish."""
    sc = early(scenario, twilight=2)
    knight, brood, other = sc.put(KNIGHT), sc.put("1C145", 1), sc.put(URUK, 1)
    act(shadow(sc.fight(knight, other)), brood)
    assert (sc.strength(brood), sc.strength(other)) == (10, 9)
    sc.resolve()
    assert sc.strength(brood) == 9


@pytest.mark.card("1C146", "1C156")
@pytest.mark.parametrize(("name", "count"), [("1C146", 5), ("1C156", 6)])
def test_fierce_against_many(scenario, name, count):
    """Enough companions, the Ring-bearer with them, make it fierce until the regroup phase."""
    sc = early(scenario)
    companions(sc, count - 1)
    uruk, other = sc.put(name, 1), sc.put(name, 1)
    act(shadow(sc.begin("maneuver")), uruk)
    assert (sc.keyword(uruk, FIERCE), sc.keyword(other, FIERCE)) == (1, 0)
    sc.pass_until("assignment")
    assert sc.keyword(uruk, FIERCE) == 1
    sc.pass_until("regroup")
    assert sc.keyword(uruk, FIERCE) == 0


@pytest.mark.card("1C146", "1C156")
@pytest.mark.parametrize(("name", "count"), [("1C146", 5), ("1C156", 6)])
def test_not_fierce_against_few(scenario, name, count):
    """LOTR-17.9: one companion too few, and an ally is none."""
    sc = early(scenario)
    companions(sc, count - 2), sc.put("4C277")
    uruk = sc.put(name, 1)
    sc.hand(1, URUK)
    assert denied(shadow(sc.begin("maneuver")), uruk) == "LOTR-17.9"


@pytest.mark.card("1R147")
def test_uruk_guard_refuses_a_companion(scenario):
    """LOTR-12.3: the Free Peoples player cannot assign that companion to it; other pairs are free."""
    sc = early(scenario)
    knight, merry = sc.put(KNIGHT), sc.put("4C310")
    guard, uruk = sc.put("1R147", 1), sc.put(URUK, 1)
    act(shadow(sc.begin("assignment")), guard)
    assert sc.offered == {knight, merry, sc.frodo}
    sc.choose(knight)
    assert sc.wounds(guard) == 1
    sc.pass_until("defend")
    assert not sc.can(Assign(knight, guard))
    assert sc.can(Assign(knight, uruk)) and sc.can(Assign(merry, guard))


@pytest.mark.card("1R147")
def test_uruk_guard_may_still_be_left_over(scenario):
    """LOTR-12.5: the Shadow player may assign it to that companion; exhausted it cannot pay."""
    sc = early(scenario)
    knight = sc.put(KNIGHT)
    guard = sc.put("1R147", 1)
    sc.hand(1, URUK)
    act(shadow(sc.begin("assignment")), guard).choose(knight)
    assert denied(shadow(sc), guard) == "LOTR-18.3"
    sc.pass_until("left-over")
    assert sc.can(Assign(knight, guard))


@pytest.mark.card("1R148")
def test_uruk_lieutenant_counts_other_uruk_hai(scenario):
    """+1 each, of any owner, and neither itself nor Orcs."""
    sc = early(scenario, seats=3)
    lieutenant = sc.put("1R148", 1)
    assert sc.strength(lieutenant) == 8
    sc.put(URUK, 1), sc.put("1R148", 2), sc.put(TROOP, 1)
    assert sc.strength(lieutenant) == 10


@pytest.mark.card("1R148")
def test_uruk_lieutenant_loses_what_dies(scenario):
    """It is counted anew, in the middle of a skirmish as well."""
    sc = early(scenario)
    lieutenant, weak = sc.put("1R148", 1), sc.put(URUK, 1)
    sc.hand(0, "4C42")
    sc.fight(sc.put(KNIGHT), lieutenant)
    assert sc.strength(lieutenant) == 9
    del sc.s.cards[weak]
    assert sc.strength(lieutenant) == 8


@pytest.mark.card("1C149")
@pytest.mark.parametrize(("name", "bonus"), [("1C134", 3), ("1C141", 0)])
def test_uruk_messenger_in_bad_weather(scenario, name, bonus):
    """A condition with the weather keyword gives +3; another does not."""
    sc = early(scenario)
    messenger = sc.put("1C149", 1)
    sc.put(name, 1, on=sc.s.path[-1] if bonus else -1)
    assert sc.strength(messenger) == 6 + bonus


@pytest.mark.card("1C149")
def test_uruk_messenger_with_two_storms(scenario):
    """Two conditions are no more than one, and all messengers see them."""
    sc = early(scenario)
    messengers = [sc.put("1C149", 1) for _ in range(2)]
    sc.put("1C134", 1, on=sc.s.path[-1]), sc.put("1U135", 1, on=sc.s.path[0])
    assert [sc.strength(card) for card in messengers] == [9, 9]


@pytest.mark.card("1C150")
def test_uruk_rager_wins(scenario):
    """Two cards of the loser's deck go, whoever the loser fought for."""
    sc = early(scenario)
    knight, rager = sc.put(KNIGHT), sc.put("1C150", 1)
    sc.deck(0, "4C42", "4C42", "4C42"), sc.deck(1, URUK)
    sc.fight(knight, rager).resolve()
    assert (sc.in_discard(0), len(sc.s.players[0].deck), sc.in_discard(1)) == (["4C42", "4C42"], 1, [])
