"""Raiders beside other cards: several players, answers, later phases, by their print."""

import pytest
from msgspec.structs import replace
from tests.games.lotr.by_print.raider.parts import *

from pelipoyta.games.lotr.model import Fight, Play
from pelipoyta.games.lotr.terms import Culture


@pytest.mark.card("4U216")
def test_arrow_from_the_south_heals_one_twice(scenario):
    """LOTR-18.17: for each may mean the same archer; without tokens only the card goes."""
    sc = scenario(site=4)
    arrow, lord, other = sc.put("4U216", 1), sc.put("4R219", 1, wounds=2), sc.put("4C248", 1, wounds=1)
    sc.s.cards[arrow] = replace(sc.s.cards[arrow], tokens=((Culture.RAIDER, 2),))
    sc.put(KNIGHT)
    sc.begin("archery").pass_until_seat(1)
    sc.do(ability(sc, arrow)).choose(lord).choose(lord)
    assert (sc.wounds(lord), sc.wounds(other), sc.lives(arrow)) == (0, 1, False)


@pytest.mark.card("4U216")
def test_arrow_from_the_south_beside_another_minion(scenario):
    """One Raider among the winners is enough; for an ally's defeat too, once for one skirmish."""
    sc = scenario(site=4)
    arrow, guma = sc.put("4U216", 1), sc.put("4C277")
    sc.set_strength(guma, 10)
    foes = [sc.put(BRIGAND, 1), sc.put("4U250", 1)]
    sc.fight(guma, *foes).resolve()
    answer(sc, arrow)
    assert (tokens(sc, arrow), answers(sc, arrow)) == (1, [])


@pytest.mark.card("4R231")
def test_eastern_emyn_muil_in_the_regroup_phase(scenario):
    """The move of the regroup phase is a move too."""
    sc = scenario(site=2)
    sc.put("4R231", 1)
    sc.s.moves = 1
    sc.adventure(1, "4U342")
    sc.begin("regroup").pass_until("move-again").decide(1)
    assert sc.wounds(sc.frodo) == 2


@pytest.mark.card("4R237")
def test_ithilien_wilderness_on_the_second_move(scenario):
    """Moving to 8T in the regroup phase, at the end of which fewer than seven tokens lie there."""
    sc = scenario(site=7)
    wild = sc.put("4R237", 1)
    sc.put("3U106", on=sc.frodo)
    sc.s.moves = 1
    sc.adventure(1, "4U359")
    sc.begin("regroup").pass_until("move-again").decide(1)
    assert (sc.s.twilight, len(answers(sc, wild))) == (6, 1)


@pytest.mark.card("4C226")
def test_easterling_guard_in_a_fierce_skirmish(scenario):
    """Each time: again in the fierce assignment phase."""
    sc = scenario(site=4)
    guard, aragorn = sc.put("4C226", 1), sc.put("4P364")
    sc.set_strength(guard, 1)
    sc.set_strength(aragorn, 1)
    sc.put("5C73", 1, on=guard)
    sc.begin("assignment").assign(aragorn, guard)
    answer(sc, guard)
    assert sc.burdens() == 1


@pytest.mark.card("4C235")
def test_gathering_to_the_summons_prevented_by_sam(scenario):
    """LOTR-17.4: 4C316 prevents burdens of a Shadow card; the event is spent."""
    sc = scenario(site=4)
    east, ranger, sam = sc.put("4C224", 1), sc.put(RANGER), sc.put(SAM)
    sc.hand(1, "4C235")
    sc.fight(ranger, east).pass_until_seat(1)
    sc.play("4C235")
    assert sc.asked == 0
    sc.do(answers(sc, sam)[0])
    assert (sc.burdens(), sc.wounds(sam), sc.in_discard(1)) == (0, 1, ["4C235"])


@pytest.mark.card("4R240")
def test_new_fear_with_three_players(scenario):
    """LOTR-9.5: another Shadow player's Man may pay."""
    sc = scenario(site=4, twilight=4, seats=3)
    man = sc.put("4C224", 2)
    crowd(sc, 6)
    sc.hand(1, "4R240")
    sc.begin("regroup").pass_until_seat(1)
    sc.play("4R240").decide(0)
    assert (sc.burdens(), sc.wounds(man)) == (2, 1)


@pytest.mark.card("4R256")
def test_southron_troop_with_three_players(scenario):
    """The player who used it picks the companion, not the other Shadow player."""
    sc = scenario(site=4, seats=3)
    troop, knights = sc.put("4R256", 2), crowd(sc, 7)
    sc.begin("assignment").pass_until_seat(2)
    sc.do(ability(sc, troop))
    assert sc.asked == 0
    sc.decide(1)
    assert (sc.asked, sc.offered) == (2, set(knights))


@pytest.mark.card("4U249", "4R259")
def test_a_ring_bearer_already_assigned(scenario):
    """LOTR-12.2: both must be unassigned."""
    sc = scenario(site=4, twilight=9)
    one = sc.put("4U249", 1)
    crowd(sc, 6)
    sc.hand(1, "4R259")
    sc.put("4C224", 1)
    sc.begin("assignment").pass_until_seat(1)
    sc.do(ability(sc, one)).decide(0)
    assert sc.s.fights == [Fight(sc.frodo, (one,))]
    if sc.asked == 1 and sc.asks == "assignment" and sc.can(Play(4259)):
        sc.play("4R259")
        if sc.asks == "prevent":
            sc.decide(0)
    assert [fight.minions for fight in sc.s.fights if fight.character == sc.frodo] == [(one,)]


@pytest.mark.card("4R261")
def test_two_wraths_of_harad(scenario):
    """Each adds a wound of its own."""
    sc = scenario(site=3)
    first, _ = sc.put("4R261", 1), sc.put("4R261", 1)
    sc.put(EASTERLING, 1)
    sc.put(RANGER)
    knight = sc.put(KNIGHT)
    sc.hand(0, "4C129")
    sc.adventure(0, "4U346")
    sc.begin("fellowship").play("4C129")
    sc.do(answers(sc, first)[0]).choose(knight).choose(knight)
    assert (sc.wounds(knight), len(sc.s.path)) == (2, 4)


@pytest.mark.card("5C73")
def test_mumak_in_a_skirmish_of_two(scenario):
    """The bearer wins together with another minion; not when it looks on."""
    sc = scenario(site=4)
    man, uruk, knight = sc.put("4U250", 1), sc.put(URUK, 1), sc.put(KNIGHT)
    mumak = sc.put("5C73", 1, on=man)
    sc.set_strength(knight, 16)
    sc.fight(knight, man, uruk).resolve()
    answer(sc, mumak)
    assert sc.s.twilight == 2


@pytest.mark.card("5C74", "5C75")
def test_twice_cheaper_never_less_than_nothing(scenario):
    """Also another player's Southron can be spotted."""
    sc = scenario(site=4, twilight=3, seats=3)
    sc.put(SOUTHRON, 2)
    sc.hand(1, "5C74", "5C75")
    sc.begin("shadow", 1).play("5C74").play("5C75")
    assert sc.s.twilight == 0


@pytest.mark.card("6C81")
def test_southron_invaders_play_themselves(scenario):
    """A copy in the discard pile has ambush as well, and may chain on."""
    sc = scenario(site=4, twilight=11)
    sc.put(SOUTHRON, 1)
    sc.discard(1, "6C81", "4C252")
    sc.hand(1, "6C81")
    sc.begin("shadow", 1).play("6C81")
    answer(sc, sc.find("6C81"))
    sc.choose("6C81")
    answer(sc, sc.find("6C81"))
    sc.choose("4C252")
    assert (sc.s.twilight, sc.in_discard(1)) == (0, [])


@pytest.mark.card("6U79")
def test_easterling_polearm_and_arrows(scenario):
    """LOTR-30.9: the bearer cannot be given an archery wound either."""
    sc = scenario(site=4)
    man, other = sc.put("4C224", 1), sc.put(URUK, 1)
    sc.put("6U79", 1, on=man), sc.put("4C74")
    burdened(sc, 2)
    sc.begin("archery").pass_until("defend")
    assert (sc.wounds(man), sc.wounds(other)) == (0, 1)


@pytest.mark.card("4U236", "4R246")
def test_howl_and_assassin_together(scenario):
    """Each answers for itself; two losers of one skirmish there are never, so each once."""
    sc = scenario(site=4, twilight=5)
    howl, assassin, knight = sc.put("4U236", 1), sc.put("4R246", 1), sc.put("4P364")
    sc.put(SAM)
    sc.set_strength(assassin, 9)
    sc.fight(knight, assassin).resolve()
    sc.do(answers(sc, howl)[0]).choose(sc.find(SAM))
    sc.do(answers(sc, assassin)[0]).choose(sc.find(SAM))
    assert (sc.wounds(sc.find(SAM)), sc.s.twilight) == (2, 0)
    assert not sc.ask or (answers(sc, howl), answers(sc, assassin)) == ([], [])


@pytest.mark.card("5R71")
def test_company_of_haradrim_stops_the_march(scenario):
    """With the limit at one the fellowship is not asked whether to move again."""
    sc = scenario(site=4, twilight=9)
    company = sc.put("5R71", 1)
    sc.put(SOUTHRON, 1)
    sc.s.moves = 1
    sc.adventure(1, "4U349")
    sc.begin("regroup").pass_until_seat(1)
    sc.do(ability(sc, company))
    assert sc.asks != "move-again" and sc.s.players[0].site == 4


@pytest.mark.card("4R218", "4C224")
def test_burdens_of_another_player_do_not_count(scenario):
    """LOTR-4.2: only those on the Free Peoples player's Ring-bearer."""
    sc = scenario(site=4, seats=3)
    legion, axeman = sc.put("4R218", 1), sc.put("4C224", 1)
    sc.set_player(2, burdens=6)
    assert (sc.strength(legion), sc.strength(axeman)) == (13, 6)


@pytest.mark.card("4R238")
def test_men_of_harad_without_a_deck(scenario):
    """LOTR-18.8: it may be used though nothing is left to draw."""
    sc = scenario(site=4, twilight=3)
    men = sc.put("4R238", 1)
    for _ in range(3):
        sc.put(SOUTHRON, 1)
    sc.hold(sc.s.path[0], 1)
    sc.deck(1)
    sc.hand(1, "4C10")
    sc.begin("shadow", 1).do(ability(sc, men))
    assert (sc.in_hand(1), sc.s.twilight) == (["4C10"], 1)
