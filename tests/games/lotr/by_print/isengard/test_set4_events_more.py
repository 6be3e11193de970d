"""Isengard events of set 4, continued, by their print."""

import pytest
from tests.games.lotr.by_print.isengard.table import (
    ARCHER,
    DAMAGE,
    KNIGHT,
    SAVAGE,
    TRACKER,
    URUK,
    ability,
    control,
    late,
    man_of_isengard,
    shadow,
    unplayable,
)

from pelipoyta.games.lotr.model import Play, Use
from pelipoyta.games.lotr.words.facts import code_of


@pytest.mark.card("4R162")
def test_new_power_rising(scenario, make):
    """The hand is shown, its Free Peoples cards go; an Isengard card of the discard pile is taken."""
    sc = late(scenario, twilight=2)
    sc.put(man_of_isengard(make), 1)
    sc.hand(1, "4R162", "4C42", URUK), sc.discard(1, URUK, "4C17", "4C137")
    shadow(sc.begin("regroup")).play("4R162")
    assert sc.offered == {code_of(URUK), code_of("4C137")}
    sc.choose("4C137")
    assert (sorted(sc.in_hand(1)), "4C42" in sc.in_discard(1)) == ([URUK, "4C137"], True)
    assert all(0 in held.eyes for held in sc.s.players[1].hand)


@pytest.mark.card("4R162")
def test_no_new_power(scenario):
    """LOTR-17.9: an Uruk-hai is neither Saruman nor a Man; LOTR-20.1: two twilight."""
    sc = late(scenario, twilight=2)
    sc.put(URUK, 1), sc.put(SAVAGE, 1), sc.hand(1, "4R162", "4C42")
    shadow(sc.begin("regroup"))
    assert unplayable(sc, "4R162") == "LOTR-17.9"
    sc.put("4C178", 1)
    assert sc.can(Play(code_of("4R162")))
    sc.s.twilight = 1
    assert unplayable(sc, "4R162") == "LOTR-20.1"


@pytest.mark.card("4R163")
@pytest.mark.parametrize("held", [0, 1, 2])
def test_no_dawn_for_men(scenario, held):
    """As many different unbound companions exert as sites are controlled."""
    sc = control(late(scenario, twilight=2), *range(1, held + 1))
    men, uruk, sam = [sc.put(KNIGHT) for _ in range(2)], sc.put(URUK, 1), sc.put("4C316")
    sc.hand(1, "4R163")
    shadow(sc.begin("maneuver")).play("4R163")
    if held == 1:
        assert (sc.asked, sc.offered) == (1, set(men))
        sc.choose(men[0])
    assert (sum(sc.wounds(man) for man in men), sc.wounds(sam), sc.wounds(uruk)) == (held, 0, 1)


@pytest.mark.card("4R163")
def test_no_dawn_without_uruk_hai(scenario):
    """LOTR-18.3."""
    sc = control(late(scenario, twilight=2), 1)
    sc.put(SAVAGE, 1), sc.put(URUK, 1, wounds=2), sc.hand(1, "4R163")
    shadow(sc.begin("maneuver"))
    assert unplayable(sc, "4R163") == "LOTR-18.3"


@pytest.mark.card("4C175")
def test_still_they_came(scenario):
    """An Uruk-hai that is not assigned exerts; another is stronger by 3."""
    sc = late(scenario, twilight=1)
    uruk, idle = sc.put(URUK, 1), sc.put(URUK, 1)
    sc.hand(1, "4C175")
    shadow(sc.fight(sc.put("4P364"), uruk)).play("4C175")
    assert (sc.strength(uruk), sc.wounds(idle), sc.wounds(uruk), sc.strength(idle)) == (12, 1, 0, 9)


@pytest.mark.card("4C175")
def test_none_came(scenario):
    """LOTR-18.3: those who fight now or later are assigned."""
    sc = late(scenario, twilight=1)
    first, second = sc.put(URUK, 1), sc.put(URUK, 1)
    knight, other = sc.put(KNIGHT), sc.put(KNIGHT)
    sc.hand(1, "4C175")
    sc.fights(knight, first, other, second).choose(knight)
    assert unplayable(shadow(sc), "4C175") == "LOTR-18.3"


@pytest.mark.card("4U208")
@pytest.mark.parametrize(("cards", "bonus"), [((), 0), (("4C134",), 2), (("4C134", "1C92", "4C212"), 6)])
def test_vengeance(scenario, cards, bonus):
    """+2 for each card borne by the character it skirmishes, of either side."""
    sc = late(scenario)
    knight, tracker = sc.put(KNIGHT), sc.put(TRACKER, 1)
    for name in cards:
        sc.put(name, int(name == "4C212"), on=knight)
    sc.hand(1, "4U208", "4C10")
    shadow(sc.fight(knight, tracker)).play("4U208")
    assert sc.strength(tracker) == 8 + bonus


@pytest.mark.card("4U208")
def test_vengeance_of_the_idle(scenario):
    """A tracker that skirmishes nobody gets nothing; other Uruk-hai are not offered."""
    sc = late(scenario)
    knight, tracker, idle = sc.put(KNIGHT), sc.put(TRACKER, 1), sc.put(TRACKER, 1)
    sc.put("4C134", on=knight), sc.put(URUK, 1), sc.hand(1, "4U208", "4C10")
    shadow(sc.fight(knight, tracker)).play("4U208")
    assert sc.offered == {tracker, idle}
    sc.choose(idle)
    assert (sc.strength(idle), sc.strength(tracker)) == (8, 8)


@pytest.mark.card("4R209")
def test_volley_fire(scenario):
    """Two Isengard archers are discarded: an unbound companion is exhausted."""
    sc = late(scenario, twilight=3)
    archers, aragorn, sam = [sc.put(ARCHER, 1) for _ in range(2)], sc.put("4P364"), sc.put("4C316")
    sc.put(URUK, 1), sc.hand(1, "4R209")
    shadow(sc.begin("archery")).play("4R209")
    assert (sc.vitality(aragorn), sc.wounds(sam), [sc.lives(card) for card in archers]) == (1, 0, [False, False])


@pytest.mark.card("4R209")
def test_volley_fire_of_one(scenario):
    """LOTR-18.3: one archer is too few, and it stays."""
    sc = late(scenario, twilight=3)
    archer, _ = sc.put(ARCHER, 1), sc.put(URUK, 1)
    sc.put(KNIGHT), sc.hand(1, "4R209")
    shadow(sc.begin("archery"))
    assert (unplayable(sc, "4R209"), sc.lives(archer)) == ("LOTR-18.3", True)


@pytest.mark.card("4C210")
@pytest.mark.parametrize(("held", "damage"), [(0, 1), (1, 2)])
def test_we_are_the_fighting_uruk_hai(scenario, held, damage):
    """+2, and one more damage if its player controls a site."""
    sc = control(late(scenario, twilight=1), *range(1, held + 1))
    uruk = sc.put(URUK, 1)
    sc.hand(1, "4C210"), sc.put(SAVAGE, 1)
    shadow(sc.fight(sc.put("4P364"), uruk)).play("4C210")
    assert (sc.strength(uruk), sc.keyword(uruk, DAMAGE)) == (11, damage)


@pytest.mark.card("4C210")
def test_the_fighting_uruk_hai_of_another(scenario):
    """A site another player controls does not help; all ends with the skirmish."""
    sc = control(late(scenario, twilight=1, seats=3), 1, seat=2)
    uruk = sc.put(URUK, 1)
    sc.hand(1, "4C210")
    shadow(sc.fight(sc.put("4P364"), uruk)).play("4C210")
    assert (sc.strength(uruk), sc.keyword(uruk, DAMAGE)) == (11, 1)
    sc.resolve()
    assert sc.strength(uruk) == 9


@pytest.mark.card("4R214")
def test_where_has_grima_stowed_it(scenario):
    """With Gríma a possession of an ally or unbound companion goes; not the Ring-bearer's, no artifact."""
    sc = late(scenario, twilight=2)
    knight, ally = sc.put(KNIGHT), sc.put("4C277")
    sword, chain = sc.put("4C134", on=knight), sc.put("4C278", on=ally)
    sc.put("4C306", on=sc.frodo), sc.put("4C306", on=sc.put("4C316"))
    sc.put("4R154", 1), sc.hand(1, "4R214")
    shadow(sc.begin("maneuver")).play("4R214")
    assert (sc.offered, sc.asked) == ({sword, chain}, 1)
    sc.choose(sword)
    assert (sc.lives(sword), sc.lives(chain)) == (False, True)


@pytest.mark.card("4R214")
def test_grima_is_not_there(scenario):
    """LOTR-17.9: another Isengard Man is not Gríma."""
    sc = late(scenario, twilight=2)
    sc.put("4C178", 1), sc.put("4C134", on=sc.put(KNIGHT)), sc.hand(1, "4R214")
    shadow(sc.begin("maneuver"))
    assert unplayable(sc, "4R214") == "LOTR-17.9"
    assert ability(sc, sc.put("4R154", 1)) == Use(sc.find("4R154"), 0)
