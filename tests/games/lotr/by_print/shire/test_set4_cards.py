"""Possessions and conditions of the Shire of set 4, by their print."""

import pytest
from tests.games.lotr.by_print.situations import add_tokens, burdened, play_rule, tokens_on, use_rule
from tests.games.lotr.cards.crowd import brute

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.model import Pass


@pytest.mark.card("4C298", "4R317")
@pytest.mark.parametrize("name", ["4C298", "4R317"])
def test_borne_by_ring_bound_hobbits(scenario, name):
    """LOTR-26.6: Frodo and every Sam, also of the old block; neither Merry nor Sméagol, who is no Hobbit."""
    sc = scenario()
    sam = sc.put("1C311")
    sc.put("4C310"), sc.put("5C28")
    sc.hand(0, name)
    sc.begin("fellowship").play(name)
    assert sc.offered == {sam, sc.frodo}


@pytest.mark.card("4C298")
def test_coneys_are_eaten_to_remove_a_burden(scenario):
    """It is not unique: two may be borne, no class limits it (LOTR-21.2)."""
    sc = burdened(scenario(), 3)
    coneys = [sc.put("4C298", on=sc.frodo), sc.put("4C298", on=sc.frodo)]
    sc.begin("fellowship").use(coneys[0]).use(coneys[1])
    assert (sc.burdens(), sc.lives(coneys[0]), sc.in_discard(0)) == (1, False, ["4C298", "4C298"])


@pytest.mark.card("4R299")
@pytest.mark.parametrize(("site", "left"), [(1, 1), (2, 3)])
def test_cliffs_as_one_leaves_the_first_site(scenario, site, left):
    """Up to two, when the fellowship moves from site 1 of the Towers."""
    sc = burdened(scenario(site=site), 3)
    sc.put("4R299")
    sc.put_site(["4U334", "4U342"][site - 1], 1)
    sc.begin("move")
    while sc.asks not in ("shadow", "move-again", ""):
        sc.decide(2) if sc.asks != "respond" else sc.pass_()
    assert sc.burdens() == left


@pytest.mark.card("4R299")
def test_cliffs_wound_a_minion_a_hobbit_fights(scenario, make):
    sc = scenario()
    cliffs, merry = sc.put("4R299"), sc.put("4C310")
    foe, idle = sc.put(brute(make), 1), sc.put(brute(make), 1)
    sc.hand(0, "4C322")
    sc.fight(merry, foe).use(cliffs, 1)
    assert (sc.wounds(foe), sc.wounds(idle), sc.lives(cliffs)) == (1, 0, False)


@pytest.mark.card("4R299")
def test_cliffs_not_for_a_dwarf(scenario, make):
    sc = scenario()
    cliffs, gimli, foe = sc.put("4R299"), sc.put("4C49"), sc.put(brute(make), 1)
    sc.hand(0, "4C42")
    sc.fight(gimli, foe).use(cliffs, 1)
    assert (sc.wounds(foe), sc.lives(cliffs)) == (0, False)


@pytest.mark.card("4R300")
@pytest.mark.parametrize("pays", [0, 1])
def test_escape_cancels_unless_one_is_paid(scenario, make, pays):
    """One more vitality; he exerts twice; any Shadow player may pay one."""
    sc = scenario(twilight=1)
    merry, foe = sc.put("4C310"), sc.put(brute(make, strength=20), 1)
    card = sc.put("4R300", on=merry)
    assert sc.vitality(merry) == 5
    sc.hand(0, "4C322")
    sc.fight(merry, foe).use(card).decide(pays)
    assert (sc.s.fight is None, sc.wounds(merry), sc.s.twilight) == (not pays, 2, 1 - pays)


@pytest.mark.card("4R300")
def test_escape_is_for_unbound_hobbits_once_each(scenario):
    sc = scenario()
    merry, pippin = sc.put("4C310"), sc.put("4C314")
    sc.put("4C316"), sc.put("4C49"), sc.put("4R300", on=merry)
    sc.hand(0, "4R300", "4R300")
    sc.begin("fellowship").play("4R300")
    assert sc.s.cards[sc.find("4R300")].host == pippin
    assert play_rule(sc, "4R300") == "LOTR-21.1"


@pytest.mark.card("4R300")
def test_escape_kills_when_its_vitality_goes(scenario):
    """LOTR-19.3: four wounds, and the bonus is lost."""
    sc = scenario()
    merry = sc.put("4C310", wounds=4)
    sc.put("4R300", on=merry)
    sc.hand(0, "4U318")
    sc.begin("fellowship").play("4U318")
    assert (sc.lives(merry), sc.s.players[0].dead) == (False, (4310,))


@pytest.mark.card("4R303")
@pytest.mark.parametrize("site", [4, 5])
def test_frodos_cloak_by_site(scenario, make, site):
    """Up to 4 a burden and the cloak cancel; later the cloak removes a burden and heals him."""
    sc = burdened(scenario(site=site), 3)
    cloak, foe = sc.put("4R303", on=sc.frodo), sc.put(brute(make, strength=3), 1)
    sc.wound(sc.frodo, 2)
    sc.hand(0, "4C321")
    assert use_rule(sc.fight(sc.frodo, foe), cloak, 5 - site) == "LOTR-18.1"
    sc.use(cloak, site - 4)
    assert not sc.lives(cloak)
    if site == 4:
        assert (sc.s.fight, sc.burdens(), sc.wounds(sc.frodo)) == (None, 4, 2)
    else:
        assert (sc.s.fight is None, sc.burdens(), sc.wounds(sc.frodo)) == (False, 2, 1)


@pytest.mark.card("4R303")
def test_frodos_cloak_in_anothers_skirmish(scenario, make):
    """At site 4 it cancels only a skirmish of Frodo."""
    sc = scenario(site=4)
    cloak, merry, foe = sc.put("4R303", on=sc.frodo), sc.put("4C310"), sc.put(brute(make), 1)
    sc.hand(0, "4C322")
    sc.fight(merry, foe).use(cloak)
    assert (sc.s.fight is not None, sc.burdens(), sc.lives(cloak)) == (True, 1, False)
    other = scenario()
    other.put("4C316")
    other.hand(0, "4R303")
    other.begin("fellowship").play("4R303")
    assert other.s.cards[other.find("4R303")].host == other.frodo


@pytest.mark.card("4U305")
@pytest.mark.parametrize(("tokens", "left"), [(0, 5), (2, 3), (4, 2)])
def test_good_work_removes_up_to_three(scenario, tokens, left):
    sc = burdened(scenario(), 5)
    card = sc.put("4U305")
    add_tokens(sc, card, Culture.SHIRE, tokens) if tokens else None
    sc.begin("fellowship").use(card, 1)
    assert (sc.burdens(), sc.lives(card)) == (left, False)


@pytest.mark.card("4U305")
@pytest.mark.parametrize(("who", "count"), [("4C310", 1), ("4C49", 0)])
def test_good_work_counts_hobbits_who_win(scenario, make, who, count):
    """If wished; a Dwarf's victory does not count."""
    sc = scenario()
    card, hero, foe = sc.put("4U305"), sc.put(who), sc.put(brute(make, strength=1), 1)
    sc.fight(hero, foe).resolve()
    assert (sc.asks == "respond") is bool(count)
    if count:
        sc.use(card)
    assert tokens_on(sc, card) == count


@pytest.mark.card("4C306")
def test_hobbit_sword_of_set_four(scenario):
    sc = scenario()
    merry = sc.put("4C310")
    sc.put("4C49")
    sc.hand(0, "4C306")
    sc.begin("fellowship").play("4C306")
    assert sc.offered == {merry, sc.frodo}
    sc.choose(merry)
    assert (sc.strength(merry), sc.s.twilight) == (5, 1)


@pytest.mark.card("4C306")
def test_hobbit_sword_of_set_four_and_another_weapon(scenario):
    """LOTR-21.2."""
    sc = scenario()
    sc.put("5R116", on=sc.frodo)
    sc.hand(0, "4C306")
    assert play_rule(sc.begin("fellowship"), "4C306") == "LOTR-21.2"


@pytest.mark.card("4R317")
def test_sams_pack_heals_for_two(scenario):
    """At the start of the turn, if wished, once; the pool has been emptied before (LOTR-6.1)."""
    sc = scenario(twilight=5)
    pack, sam = sc.put("4R317", on=sc.frodo), sc.put("4C316", wounds=2)
    sc.put("4C310", wounds=1)
    sc.begin("turn").use(pack)
    assert (sc.wounds(sam), sc.s.twilight, sc.asks) == (1, 2, "fellowship")


@pytest.mark.card("4R317")
def test_sams_pack_may_be_left(scenario):
    sc = scenario()
    pack, sam = sc.put("4R317", on=sc.frodo), sc.put("4C316", wounds=2)
    sc.begin("turn").do(Pass())
    assert (sc.wounds(sam), sc.s.twilight, use_rule(sc, pack)) == (2, 0, "LOTR-17.7")
