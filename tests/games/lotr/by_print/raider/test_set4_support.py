"""Raider conditions and items of set 4, by their print."""

import pytest
from tests.games.lotr.by_print.raider.parts import *


def lost(scenario, foe, *names, twilight=0, seats=2):
    """Aragorn has just lost to this minion, with these cards of seat 1 looking on."""
    sc = scenario(site=4, twilight=twilight, seats=seats)
    cards = [sc.put(name, 1) for name in names]
    aragorn, minion = sc.put("4P364"), sc.put(foe, 1)
    sc.set_strength(minion, 9)
    sc.put(SAM)
    return sc.fight(aragorn, minion).resolve(), cards


@pytest.mark.card("4U216")
def test_arrow_from_the_south_gathers(scenario):
    """LOTR-21.8: a token when someone lost to a Raider; it may be left."""
    sc, (arrow,) = lost(scenario, "4C224", "4U216")
    assert (sc.asks, sc.asked) == ("respond", 1)
    answer(sc, arrow)
    assert tokens(sc, arrow) == 1
    sc, (arrow,) = lost(scenario, BRIGAND, "4U216")
    assert (answers(sc, arrow), tokens(sc, arrow)) == ([], 0)


@pytest.mark.card("4U216")
def test_arrow_from_the_south_heals(scenario):
    """A Raider archer for each token; then it is gone."""
    sc, (arrow,) = lost(scenario, "4C224", "4U216")
    answer(sc, arrow)
    archer, other = sc.put("4C248", 1, wounds=1), sc.put("4C222", 1, wounds=1)
    sc.begin("archery").pass_until_seat(1)
    sc.do(ability(sc, arrow))
    assert (sc.wounds(archer), sc.wounds(other), sc.lives(arrow)) == (0, 1, False)


@pytest.mark.card("4R231")
@pytest.mark.parametrize(("site", "frodo"), [(2, 2), (3, 0)])
def test_eastern_emyn_muil(scenario, site, frodo):
    """Ring-bound companions exert twice as they leave 2T, as far as they can; unbound ones do not."""
    sc = scenario(site=site)
    sc.put("4R231", 1)
    ranger, knight = sc.put(RANGER, wounds=1), sc.put(KNIGHT)
    sc.adventure(1, "4U342", "4U346")
    sc.begin("fellowship").pass_()
    assert (sc.wounds(sc.frodo), sc.wounds(knight)) == (frodo, 0)
    assert sc.wounds(ranger) == (2 if frodo else 1)


@pytest.mark.card("4R231")
def test_eastern_emyn_muil_in_the_maneuver_phase(scenario):
    """LOTR-18.3: both costs, the card and an exertion."""
    sc = scenario(site=4)
    muil, man, ranger = sc.put("4R231", 1), sc.put("4C224", 1), sc.put(RANGER)
    sc.put(KNIGHT)
    sc.begin("maneuver").pass_until_seat(1)
    sc.do(ability(sc, muil))
    assert sc.offered == {sc.frodo, ranger}
    sc.choose(sc.frodo)
    assert (sc.wounds(sc.frodo), sc.wounds(man), sc.lives(muil)) == (1, 1, False)
    sc = scenario(site=4)
    muil = sc.put("4R231", 1)
    sc.put("4C224", 1, wounds=1), sc.put(URUK, 1)
    sc.begin("maneuver")
    assert answers(sc, muil) == []


@pytest.mark.card("4U236")
def test_howl_of_harad(scenario):
    """LOTR-30.30: four tokens; the Free Peoples player picks."""
    sc, (howl,) = lost(scenario, "4U250", "4U236", twilight=5)
    assert (sc.asks, sc.asked) == ("respond", 1)
    answer(sc, howl)
    sam = sc.find(SAM)
    assert (sc.asked, sc.offered, sc.s.twilight) == (0, {sc.frodo, sam}, 1)
    sc.choose(sc.frodo).pass_()  # the Ring is not put on
    assert (sc.wounds(sc.frodo), sc.wounds(sam)) == (1, 0)


@pytest.mark.card("4U236")
@pytest.mark.parametrize(("foe", "pool"), [("4U250", 3), ("4C224", 9), (BRIGAND, 9)])
def test_howl_of_harad_unheard(scenario, foe, pool):
    sc, (howl,) = lost(scenario, foe, "4U236", twilight=pool)
    assert answers(sc, howl) == []
    assert sc.wounds(sc.frodo) == 0
    assert sc.wounds(sc.find("4P364")) == 1


@pytest.mark.card("4R237")
@pytest.mark.parametrize(("pony", "asked"), [(True, True), (False, False)])
def test_ithilien_wilderness(scenario, pony, asked):
    """To 7T with six tokens or fewer: eight may be added."""
    sc = scenario(site=6)
    wild = sc.put("4R237", 1)
    sc.set_player(1, site=6)
    if pony:
        sc.put("3U106", on=sc.frodo)
    sc.adventure(1, "5U118")
    sc.hand(1, "4C224")
    sc.begin("fellowship").pass_()
    assert sc.s.twilight == 7 - pony
    assert bool(answers(sc, wild)) == asked
    if asked:
        assert sc.asked == 1
        answer(sc, wild)
        assert sc.s.twilight == 14


@pytest.mark.card("4R237")
def test_ithilien_wilderness_elsewhere(scenario):
    """Not to 6T; in a skirmish it is discarded for two of strength."""
    sc = scenario(site=5)
    wild, man = sc.put("4R237", 1), sc.put("4C224", 1)
    sc.put(BRIGAND, 1)
    sc.adventure(1, "4U354")
    sc.begin("fellowship").pass_()
    assert (sc.s.twilight, answers(sc, wild)) == (4, [])
    knight = sc.put(KNIGHT)
    sc.hand(1, "4C239")
    sc.fight(knight, man).pass_until_seat(1)
    sc.do(ability(sc, wild))
    assert (sc.strength(man), sc.lives(wild), sc.in_discard(1)) == (8, False, ["4R237"])


@pytest.mark.card("4R238")
def test_men_of_harad(scenario):
    sc = scenario(site=4, twilight=3)
    men = sc.put("4R238", 1)
    for _ in range(3):
        sc.put(SOUTHRON, 1)
    sc.hold(sc.s.path[0], 1)
    sc.deck(1, "4C10", "4C10")
    sc.hand(1)
    sc.begin("shadow", 1)
    sc.do(ability(sc, men))
    assert (sc.in_hand(1), sc.s.twilight) == (["4C10"], 1)


@pytest.mark.card("4R238")
@pytest.mark.parametrize(
    ("holder", "southrons", "pool", "rule"),
    [(2, 3, 3, {"LOTR-17.9", "LOTR-18.1"}), (1, 2, 3, {"LOTR-17.9", "LOTR-18.1"}), (1, 3, 1, {"LOTR-18.3"})],
)
def test_men_of_harad_refused(scenario, holder, southrons, pool, rule):
    """A site of another Shadow player, two Southrons and an Easterling, or one token will not do."""
    sc = scenario(site=4, twilight=pool, seats=3)
    men = sc.put("4R238", 1)
    for _ in range(southrons):
        sc.put(SOUTHRON, 1)
    sc.put(EASTERLING, 1)
    sc.hold(sc.s.path[0], holder)
    sc.hand(1, "4U234")
    sc.deck(1, "4C10")
    sc.begin("shadow", 1)
    assert sc.refused(ability(sc, men), 1).rule in rule


@pytest.mark.card("4U242")
def test_raiders_from_the_east(scenario):
    sc = scenario(site=4, twilight=4)
    card, man = sc.put("4U242", 1), sc.put("4C224", 1)
    sc.begin("shadow", 1)
    sc.do(ability(sc, card, 0))
    assert (tokens(sc, card), sc.wounds(man), sc.s.twilight) == (1, 1, 1)
    assert sc.refused(ability(sc, card, 0), 1).rule == "LOTR-18.3"


@pytest.mark.card("4U242")
def test_raiders_from_the_east_give_back(scenario):
    sc = scenario(site=4, twilight=6)
    card = sc.put("4U242", 1)
    sc.put("4C224", 1), sc.put("4U250", 1)
    sc.put("4U253", 1)
    sc.begin("shadow", 1)
    sc.do(ability(sc, card, 0)).choose(sc.find("4U250"))
    sc.begin("maneuver").pass_until_seat(1)
    before = sc.s.twilight
    sc.do(ability(sc, card, 1))
    assert (tokens(sc, card), sc.s.twilight) == (0, before + 1)
    assert sc.refused(ability(sc, card, 1)).rule == "LOTR-18.3"
