"""Isengard cards with three players and where texts meet, by their print."""

import pytest
from tests.games.lotr.by_print.isengard.table import (
    ARCHER,
    KNIGHT,
    TRACKER,
    URUK,
    act,
    control,
    controlled,
    denied,
    early,
    late,
    lay_tokens,
    man_of_isengard,
    orc_of_isengard,
    passed_by_all,
    shadow,
    tokens,
)

from pelipoyta.games.lotr.model import Play, Use
from pelipoyta.games.lotr.words.facts import code_of


@pytest.mark.card("1C121")
def test_another_player_s_uruk_hai_exerts(scenario):
    """LOTR-9.5: for one's own event another Shadow player's minion may pay."""
    sc = early(scenario, seats=3)
    uruk = sc.put(URUK, 2)
    sc.hand(1, "1C121"), shadow(sc.fight(sc.put("4P364"), uruk)).play("1C121")
    assert (sc.strength(uruk), sc.wounds(uruk)) == (12, 1)


@pytest.mark.card("1U161")
def test_wariness_takes_one_s_own(scenario):
    """«Your Uruk-hai»: another player's does not pay."""
    sc = early(scenario, seats=3)
    merry, theirs = sc.put("4C310"), sc.put(URUK, 2)
    sc.hand(0, "1C298"), sc.hand(1, "1U161"), sc.fight(merry, theirs).play("1C298")
    assert sc.s.fight is None
    own = early(scenario, seats=3)
    merry, mine, other = own.put("4C310"), own.put(URUK, 1), own.put(URUK, 2)
    own.hand(0, "1C298"), own.hand(1, "1U161"), own.fight(merry, other).play("1C298")
    own.play("1U161").decide(0)
    assert (own.wounds(mine), own.wounds(other), own.s.fight is not None) == (1, 0, True)


@pytest.mark.card("1U130")
def test_no_ordinary_storm_of_another(scenario):
    """«Each time you play»: another player's weather does nothing."""
    sc = early(scenario, seats=3, twilight=9)
    gandalf = sc.put("1P364")
    sc.put("1U130", 1), sc.put(URUK, 2), sc.hand(2, "1C134")
    sc.begin("shadow", 2).play("1C134").choose(sc.s.path[-1])
    assert sc.wounds(gandalf) == 0


@pytest.mark.card("1U162")
def test_worry_in_two_hands(scenario):
    """LOTR-4.4: of a unique condition that two players have, one text is in force."""
    sc = early(scenario, seats=3)
    sc.put("1U162", 1), sc.put("1U162", 2)
    sc.fight(sc.put(KNIGHT), sc.put(URUK, 1)).resolve()
    sc.decide(1)
    assert (sc.burdens(), sc.asks != "effect") == (1, True)


@pytest.mark.card("3C59")
def test_isengard_shaman_for_another(scenario, make):
    """Any Isengard Orc, another player's too."""
    sc = early(scenario, seats=3, twilight=2)
    shaman, clerk = sc.put("3C59", 1), sc.put(orc_of_isengard(make), 2)
    sc.fight(sc.put("4P364"), clerk).resolve()
    act(shadow(sc), shaman)
    assert (sc.wounds(clerk), sc.s.twilight) == (0, 0)


@pytest.mark.card("3R68")
def test_saruman_keeper_again_and_again(scenario):
    """Each wound of a damage bonus is prevented by an exertion of its own, while he can."""
    sc = early(scenario)
    keeper, uruk, gimli = sc.put("3R68", 1, wounds=2), sc.put(URUK, 1), sc.put("4C49")
    sc.set_strength(gimli, 10), sc.fight(gimli, uruk).resolve()
    act(sc, keeper)
    assert (sc.wounds(keeper), sc.wounds(uruk)) == (3, 1)


@pytest.mark.card("4C137", "4U148")
@pytest.mark.parametrize(("name", "nth", "step"), [("4C137", 1, "regroup"), ("4U148", 0, "shadow")])
def test_no_site_is_left_to_take(scenario, name, nth, step):
    """LOTR-30.28: as an effect nothing happens where a marker stands on the lowest site; the price is paid."""
    sc = late(scenario)
    card, _ = sc.put(name, 1), sc.put(URUK, 1)
    lay_tokens(sc, card, 3)
    sc.begin(step, 1) if step == "shadow" else shadow(sc.begin(step))
    act(sc, card, nth)
    assert (controlled(sc), tokens(sc, card)) == (0, 0 if name == "4C137" else 1)


@pytest.mark.card("4C198")
def test_uruk_stormers_of_two_players(scenario):
    """Each answers for its own player."""
    sc = passed_by_all(late(scenario, seats=3))
    first, second = sc.put("4C198", 1), sc.put("4C198", 2)
    sc.fight(sc.put("4C310"), sc.put(URUK, 1)).resolve()
    for _ in range(2):
        act(sc, {1: first, 2: second}[sc.asked])
    assert (controlled(sc, 1), controlled(sc, 2)) == (1, 1)


@pytest.mark.card("4U155")
def test_haunting_her_steps_with_grima_of_another(scenario):
    """LOTR-9.5: another player's Gríma may exert for it; exhausted he cannot."""
    for wounds, able in ((0, True), (2, False)):
        sc = late(scenario, seats=3)
        gimli, uruk, _ = sc.put("4C49"), sc.put(URUK, 1), sc.put("4C153", 2, wounds=wounds)
        sc.hand(1, "4U155"), sc.fight(gimli, uruk).use(gimli)
        assert sc.can(Play(code_of("4U155")), 1) is able


@pytest.mark.card("4R171")
def test_rest_while_you_can_of_a_short_deck(scenario):
    """LOTR-18.6: with cards of one side only, one card goes; a bearer discarded is not killed."""
    sc = late(scenario)
    merry = sc.put("4C310")
    sc.put("4R171", 1, on=merry), sc.deck(0, "4C42", "4C42")
    sc.fight(merry, sc.put(URUK, 1)).resolve()
    sc.choose(min(sc.offered)) if sc.asked == 1 and sc.offered else None
    assert (sc.in_discard(0), len(sc.s.players[0].deck)) == (["4C42"], 1)


@pytest.mark.card("4C212", "4R172")
def test_several_weary(scenario):
    """Texts of two conditions on one companion are each done, in the order its player says (LOTR-17.2)."""
    sc = late(scenario)
    knight, guma, tracker = sc.put(KNIGHT), sc.put("4C277"), sc.put(TRACKER, 1)
    weary, mine = sc.put("4C212", 1, on=knight), sc.put("4R172", 1, on=knight)
    sc.begin("assignment").pass_until("defend").assign(knight, tracker)
    if sc.asks == "order":
        assert sc.asked == 0
        act_first = next(use for use in (Use(weary, n) for n in range(4)) if sc.can(use))
        sc.do(act_first)
    assert (sc.wounds(knight), sc.wounds(guma), sc.lives(mine)) == (1, 1, True)


@pytest.mark.card("5U60")
def test_siege_engine_and_one_s_own_discard(scenario):
    """Only what an opponent discards is saved: a ladder used up is not."""
    sc = late(scenario)
    sc.put("5U60", 1)
    ladder, uruk = sc.put("5U57", 1), sc.put(URUK, 1, wounds=1)
    lay_tokens(sc, ladder, 1), act(shadow(sc.fight(sc.put(KNIGHT), uruk)), ladder, 1)
    assert (sc.lives(ladder), sc.wounds(uruk), sc.asks) == (False, 0, "skirmish")


@pytest.mark.card("6C59")
def test_banner_and_exhausted_companions(scenario):
    """The exhausted cannot exert: with none able nothing is asked."""
    sc = control(late(scenario), 1, 2)
    uruk = sc.put(URUK, 1)
    sc.put("6C59", 1, on=uruk), sc.wound(sc.frodo, 3)
    knight = sc.put(KNIGHT)
    sc.fight(knight, uruk).resolve()
    assert (sc.wounds(sc.frodo), sc.wounds(knight)) == (3, 2)


@pytest.mark.card("6U63", "6U73")
def test_other_orcs_are_not_stacked(scenario, make):
    """Only what a regroup action discards: an Orc killed in a skirmish is not, nor one discarded at the turn's end."""
    sc = late(scenario)
    sc.put("6U63", 1), sc.put("6U73", 1)
    clerk, aragorn = sc.put(orc_of_isengard(make), 1), sc.put("4P364")
    sc.set_strength(aragorn, 20), sc.fight(aragorn, clerk).resolve()
    assert (sc.lives(clerk), sc.asks != "respond") == (False, True)
    sc.put(orc_of_isengard(make), 1), sc.put(man_of_isengard(make), 1)
    sc.begin("regroup").pass_until("move-again").decide(0).pass_until("fellowship")
    assert len(sc.in_discard(1)) == 3


@pytest.mark.card("4R211")
def test_weapons_of_isengard_without_archers(scenario):
    """The total rises from none; each player's own machine is used by that player."""
    sc = late(scenario, seats=3)
    card, _ = sc.put("4R211", 2), sc.put(ARCHER, 1)
    lay_tokens(sc, card, 2), shadow(sc.begin("archery"))
    assert denied(sc, card, 1) == "LOTR-17.7"
