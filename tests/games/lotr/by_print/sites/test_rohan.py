"""Sites 1 and 2 of the Towers block, by their print."""

import pytest
from tests.games.lotr.by_print.sites.parts import *


@pytest.mark.card("4U323")
def test_east_wall_of_rohan(scenario):
    """Two tokens as the fellowship leaves; with site 2T's three and one companion that is six."""
    sc = scenario(site=1, sites={1: "4U323"})
    sc.adventure(1, "4U334")
    sc.hand(1, "4C10")
    move(sc)
    assert sc.s.twilight == 6


@pytest.mark.card("4U323")
def test_east_wall_of_rohan_left_long_ago(scenario):
    sc = scenario(site=2, sites={1: "4U323", 2: "4U333"})
    sc.adventure(1, "4U337")
    sc.hand(1, "4C10")
    sc.begin("fellowship").pass_until_seat(1)
    assert sc.s.twilight == 1


@pytest.mark.card("4U324")
def test_eastemnet_downs(scenario):
    """A companion played there costs two cards of the hand; an ally does not."""
    sc = at(scenario, "4U324")
    sc.hand(0, KNIGHT, "4C277", "1C3", "1C4", "1C5")
    sc.begin("fellowship").play("4C277")
    assert len(sc.in_hand(0)) == 4
    sc.play(KNIGHT)
    assert sc.offered == {1003, 1004, 1005}
    sc.choose("1C3", "1C5")
    assert (sc.in_hand(0), sorted(sc.in_discard(0))) == (["1C4"], ["1C3", "1C5"])


@pytest.mark.card("4U324")
@pytest.mark.parametrize("rest", [(), ("1C3",)])
def test_eastemnet_downs_with_few_cards(scenario, rest):
    """LOTR-18.6: what there is; the companion comes all the same."""
    sc = at(scenario, "4U324")
    sc.hand(0, KNIGHT, *rest)
    sc.begin("fellowship").play(KNIGHT)
    while sc.offered:
        sc.choose(min(sc.offered))
    assert (sc.in_hand(0), sc.in_discard(0), in_play(sc, KNIGHT)) == ([], list(rest), True)


@pytest.mark.card("4U326")
@pytest.mark.parametrize(("mount", "limit"), [(HORSE, 3), ("4R100", 2), (None, 2)])
def test_horse_country(scenario, mount, limit):
    """A Rohan mount, not Shadowfax (T23)."""
    sc = at(scenario, "4U326")
    gandalf = sc.put("4C90")
    if mount:
        sc.put(mount, on=gandalf)
    sc.begin("turn")
    assert sc.s.limit == limit


@pytest.mark.card("4U326")
def test_horse_country_later(scenario):
    """LOTR-8.6, LOTR-30.46: a mount played there counts, and stays counted when it is lost."""
    sc = at(scenario, "4U326")
    sc.put(RIDER)
    sc.hand(0, HORSE)
    sc.begin("turn")
    assert sc.s.limit == 2
    sc.play(HORSE)
    assert sc.s.limit == 3
    del sc.s.cards[sc.find(HORSE)]
    sc.begin("regroup")
    assert sc.s.limit == 3


@pytest.mark.card("4U329")
def test_western_emyn_muil(scenario):
    """Each Ring-bound companion exerts as the fellowship leaves, if able."""
    sc = scenario(site=1, sites={1: "4U329"})
    sam, ranger, knight = sc.put("4C316"), sc.put(RANGER, wounds=2), sc.put(KNIGHT)
    sc.adventure(1, "4U334")
    move(sc)
    assert wounds(sc, sc.frodo, sam, ranger, knight) == [1, 1, 2, 0]


@pytest.mark.card("4U329")
def test_western_emyn_muil_from_another_site(scenario):
    sc = scenario(site=2, sites={1: "4U329"})
    sc.adventure(1, "4U342")
    move(sc)
    assert sc.wounds(sc.frodo) == 0


@pytest.mark.card("6U115")
def test_rocks_of_emyn_muil(scenario):
    """A companion with Frodo's signet, played there, takes a burden away."""
    sc = at(scenario, "6U115")
    sc.set_player(0, burdens=2)
    sc.hand(0, "4C310", "4C49", KNIGHT)
    sc.begin("fellowship").do(ability(sc, here(sc)))
    assert sc.offered == {4310}
    sc.choose("4C310")
    assert (sc.burdens(), sc.s.twilight, in_play(sc, "4C310")) == (1, 1, True)


@pytest.mark.card("6U115")
def test_rocks_of_emyn_muil_without_the_signet(scenario):
    """LOTR-18.3; playing Merry as usual takes none away."""
    sc = at(scenario, "6U115")
    sc.set_player(0, burdens=2)
    sc.hand(0, "4C49", "4C310")
    sc.begin("fellowship").play("4C310")
    assert sc.burdens() == 2
    assert not sc.can(ability(sc, here(sc)))


@pytest.mark.card("4U330")
@pytest.mark.parametrize(("name", "limit"), [("4C310", 3), ("4C316", 2), (KNIGHT, 2)])
def test_derndingle(scenario, name, limit):
    """An unbound Hobbit; Sam and Frodo are Ring-bound."""
    sc = at(scenario, "4U330")
    sc.put(name)
    sc.begin("turn")
    assert sc.s.limit == limit


@pytest.mark.card("4U330")
def test_derndingle_on_the_way(scenario):
    """Also on arrival; two Hobbits count once."""
    sc = before(scenario, "4U330")
    sc.put("4C310"), sc.put("4C314")
    sc.hand(1, "4C10")
    move(sc)
    assert sc.s.limit == 3


@pytest.mark.card("4U331")
@pytest.mark.parametrize(("names", "allowed"), [(("4C187",) * 3, True), (("4C187", "4C187", "4C207"), False)])
def test_eastfold(scenario, names, allowed):
    """Three trackers of Isengard."""
    sc = at(scenario, "4U331", twilight=2)
    for name in names:
        sc.put(name, 1)
    sc.hand(1, "4C10")
    sc.begin("shadow", 1)
    assert sc.can(ability(sc, here(sc))) == allowed


@pytest.mark.card("4U331")
@pytest.mark.parametrize("used", [False, True])
def test_eastfold_ends_the_march(scenario, used):
    sc = at(scenario, "4U331")
    foes = [sc.put("4C187", 1) for _ in range(3)]
    sc.set_player(1, site=2)
    sc.s.moves = 1
    sc.begin("shadow", 1)
    if used:
        sc.do(ability(sc, here(sc)))
    for foe in foes:
        del sc.s.cards[foe]
    sc.adventure(1, "4U342")
    sc.begin("regroup")
    assert (sc.asks == "move-again") == (not used)


@pytest.mark.card("4U333")
def test_plains_of_rohan_camp(scenario):
    """Three wounds in all, divided at will among companions; allies have no part."""
    sc = at(scenario, "4U333")
    knight, rider, ally = sc.put(KNIGHT, wounds=2), sc.put(RIDER, wounds=2), sc.put("4C277", wounds=1)
    sc.begin("fellowship")
    assert sc.offered == {knight, rider}
    sc.choose(knight, rider, knight)
    assert (wounds(sc, knight, rider, ally), sc.asks) == ([0, 1, 1], "fellowship")


@pytest.mark.card("4U333")
def test_plains_of_rohan_camp_up_to(scenario):
    """Fewer will do."""
    sc = at(scenario, "4U333")
    knight = sc.put(KNIGHT, wounds=2)
    sc.begin("fellowship").choose(knight).pass_until("fellowship")
    assert (sc.wounds(knight), sc.asks) == (1, "fellowship")
