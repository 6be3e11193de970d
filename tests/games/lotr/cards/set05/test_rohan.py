"""Set 5: Rohan, the valiant and their fortifications."""

import pytest
from tests.games.lotr.cards.crowd import MORE, brute, gifts, held, hold_one, kin, tokens, tokens_on, usable

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.engine.numbers import total
from pelipoyta.games.lotr.model import Play, Use
from pelipoyta.games.lotr.rules.combat.archery import archery_parts


@pytest.fixture
def engine(make):
    return make(condition("9C93", "Engine", ISENGARD, cost=0, keywords=MACHINE))


def valiant(sc, count):
    """So many valiant Men, and one Man of Rohan who is not."""
    sc.put("4C286")
    return [sc.put("5C83") for _ in range(count)]


@pytest.mark.card("5C83", "5C90", "5R82", "5C93", "5P122")
@pytest.mark.parametrize("name", ["5C83", "5C90", "5R82", "5C93", "5P122"])
def test_they_are_valiant(scenario, name):
    sc = scenario()
    assert (sc.keyword(sc.put(name), Keyword.VALIANT), sc.keyword(sc.put("4C286"), Keyword.VALIANT)) == (1, 0)


@pytest.mark.card("5U80")
def test_arrow_slits(scenario, engine):
    """Any possession, or a machine; no other condition. Then it is gone; two Men of Rohan must be there."""
    sc = scenario()
    slits, rider = sc.put("5U80"), sc.put("4C286")
    wild, horse = sc.put("4C10", 1), sc.put("4C283", on=rider)
    axe, machine = sc.put("4C26", 1, on=wild), sc.put(engine, 1)
    sc.put("4U28", 1), sc.put("4P364")
    sc.hand(0, "4C115")
    sc.begin("maneuver")
    assert sc.refused(Use(slits, 0)).rule == "LOTR-17.9"
    sc.put("4C277")
    sc.use(slits)
    assert sc.offered == {horse, axe, machine}
    sc.choose(machine)
    assert (sc.lives(machine), sc.lives(axe), sc.lives(slits)) == (False, True, False)


@pytest.mark.card("5C81")
def test_ecglaf(scenario, make):
    """Two valiant Men are seen; a Rohan possession of the discard pile is played."""
    sc = scenario()
    ally, men = sc.put("5C81"), valiant(sc, 1)
    sc.put(kin(make))
    sc.discard(0, "4C283", *gifts(make))
    sc.begin("fellowship")
    assert sc.refused(Use(ally, 0)).rule == "LOTR-17.9"
    men += [sc.put("5C83")]
    sc.use(ally)
    assert sc.offered >= set(men)  # the only such possession is played unasked
    sc.choose(men[0])
    assert (sc.s.cards[sc.find("4C283")].host, sc.wounds(ally), sc.s.twilight) == (men[0], 1, 2)


@pytest.mark.card("5R82")
def test_gamling_arms_himself(scenario):
    """LOTR-18.3: a Rohan possession, and on him."""
    sc = scenario()
    gamling, rider, foe = sc.put("5R82"), sc.put("4C286"), sc.put("4C17", 1)
    sc.hand(0, "4C291", "4C306", MORE)
    sc.fight(gamling, foe).use(gamling, 1)
    assert sc.offered == {4291}
    sc.choose("4C291")
    sword = sc.find("4C291")
    assert (sc.s.cards[sword].host, sc.strength(gamling), sc.keyword(gamling, Keyword.DAMAGE)) == (gamling, 10, 1)
    assert sc.strength(rider) == 5


@pytest.mark.card("5R82")
@pytest.mark.parametrize(("friend", "able"), [("4P364", False), ("4C277", True), ("9C97", False)])
def test_gamling_comes_to_men_of_rohan(scenario, make, friend, able):
    sc = scenario()
    kin(make)
    sc.put(friend)
    sc.hand(0, "5R82")
    sc.begin("fellowship")
    assert sc.can(Play(5082)) is able


@pytest.mark.card("5R84")
def test_i_am_here(scenario, make):
    """Théoden exerts twice; every other with his signet is healed twice, he is not, nor one with another signet."""
    signet = {"cost": 2, "strength": 5, "vitality": 4, "signet": THEODEN_SIGNET}
    friend = make(companion("9C94", "Friend", "", GONDOR, MAN, **signet))
    sc = scenario()
    king, gimli = sc.put("4P365"), sc.put("4C49", wounds=2)
    sc.put("4C278", on=king)
    sc.put("4U280", on=king)
    near, eowyn = sc.put(friend, wounds=3), sc.put("4C270", wounds=1)
    sc.hand(0, "5R84")
    sc.begin("fellowship").play("5R84")
    assert [sc.wounds(card) for card in (king, near, eowyn, gimli)] == [2, 1, 0, 2]


@pytest.mark.card("5C85")
def test_let_us_be_swift(scenario):
    """Three valiant Men: up to two conditions of anyone, and a site."""
    sc = scenario(site=4)
    valiant(sc, 2)
    mine, hoard = sc.put("4U296"), sc.put("4C10", 1)
    theirs = [sc.put("4U28", 1) for _ in range(2)]
    hold_one(sc)
    sc.put("5C90"), sc.put("4C283", on=sc.find("5C90"))
    sc.give(sc.find("5C90"), Keyword.VALIANT)
    sc.hand(0, "5C85")
    sc.begin("regroup").play("5C85")
    assert sc.offered == {mine, *theirs}
    sc.choose(*theirs)
    assert [sc.lives(one) for one in (mine, *theirs, hoard)] == [True, False, False, True]
    assert held(sc) == 0


@pytest.mark.card("5C85", "5R86")
@pytest.mark.parametrize(("name", "step"), [("5C85", "regroup"), ("5R86", "maneuver")])
def test_three_valiant_men(scenario, make, name, step):
    """Two and a Rider are not enough, nor one who is no Man."""
    sc = scenario(site=4)
    sc.put(kin(make))
    valiant(sc, 2)
    sc.put("4C10", 1), sc.put("4U28", 1), hold_one(sc)
    sc.hand(0, name, "4C115", "4C308")
    sc.begin(step)
    assert sc.asked == 0
    assert sc.refused(Play({"5C85": 5085, "5R86": 5086}[name])).rule == "LOTR-17.9"


@pytest.mark.card("5R86")
def test_no_rest_for_the_weary(scenario):
    """One of the valiant, till the regroup phase."""
    sc = scenario()
    men = valiant(sc, 3)
    sc.put("4C10", 1)
    sc.hand(0, "5R86")
    sc.begin("maneuver").play("5R86")
    assert sc.offered == set(men)
    sc.choose(men[1])
    assert [sc.keyword(man, Keyword.DEFENDER) for man in men] == [0, 1, 0]
    sc.begin("regroup")
    assert sc.keyword(men[1], Keyword.DEFENDER) == 0


@pytest.mark.card("5U87")
@pytest.mark.parametrize("way", [0, 1])
def test_parapet(scenario, make, engine, way):
    """Two tokens of a machine, or three arrows fewer; then it is gone."""
    sc = scenario()
    wall, rider = sc.put("5U87"), sc.put("4C286")
    sc.put("5C88", on=rider)
    archers = brute(make, keywords=ARCHER)
    for _ in range(4):
        sc.put(archers, 1)
    machine = sc.put(engine, 1)
    tokens(sc, machine, Culture.ISENGARD, 3)
    sc.put("4P364")
    sc.begin("archery")
    assert not usable(sc, wall)
    sc.put("4C286")
    sc.use(wall).decide(way)
    assert (tokens_on(sc, machine), total(archery_parts(sc.s, Side.SHADOW))) == ((1, 4), (3, 1))[way]
    assert not sc.lives(wall)


@pytest.mark.card("5C88", "5C91")
@pytest.mark.parametrize("name", ["5C88", "5C91"])
def test_bow_and_shield_are_for_men_of_rohan(scenario, name):
    sc = scenario()
    rider, guma = sc.put("4C286"), sc.put("4C277")
    sc.put("4P364"), sc.put("4C74")
    sc.hand(0, name)
    sc.begin("fellowship").play(name)
    assert sc.offered == {rider, guma}


@pytest.mark.card("5C88")
def test_rohirrim_bow(scenario, make):
    """Its bearer exerts and it is gone: an exhausted one cannot."""
    sc = scenario()
    rider, spent = sc.put("4C286"), sc.put("4C286", wounds=2)
    bow, idle, foe = sc.put("5C88", on=rider), sc.put("5C88", on=spent), sc.put(brute(make), 1)
    sc.begin("archery")
    assert sc.refused(Use(idle, 0)).rule == "LOTR-18.3"
    assert sc.strength(rider) == 6
    sc.use(bow)
    assert (sc.wounds(foe), sc.wounds(rider), sc.lives(bow)) == (1, 1, False)


@pytest.mark.card("5C90")
def test_rohirrim_scout(scenario):
    """A Rohan possession to see, and that comes back; a sword of the Shire stays."""
    sc = scenario()
    scout, rider, merry = sc.put("5C90"), sc.put("4C286"), sc.put("4C310")
    sword = sc.put("4C306", on=merry)
    sc.hand(0, "4C308")
    sc.begin("regroup")
    assert sc.refused(Use(scout, 0)).rule == "LOTR-17.9"
    sc.put("4C283", on=rider)
    sc.use(scout)
    assert (sc.in_hand(0), sc.wounds(scout), sc.lives(sword)) == (["4C283", "4C308"], 1, True)


@pytest.mark.card("5C91")
def test_rohirrim_shield(scenario, make):
    """One arrow fewer of the minions, none of one's own; discarded in the regroup phase it heals its bearer."""
    sc = scenario()
    rider, other = sc.put("4C286", wounds=2), sc.put("4C286", wounds=1)
    for _ in range(2):
        sc.put(brute(make, keywords=ARCHER), 1)
    sc.put("4C74")
    shield = sc.put("5C91", on=rider)
    assert (total(archery_parts(sc.s, Side.SHADOW)), total(archery_parts(sc.s, Side.FREE))) == (1, 1)
    sc.begin("regroup").use(shield, 1)
    assert (sc.wounds(rider), sc.wounds(other), sc.lives(shield)) == (1, 1, False)


@pytest.mark.card("5U92")
def test_sigewulf(scenario, make):
    """Five valiant Men; four and a Rider are too few, and one more who is no Man."""
    sc = scenario()
    sc.put(kin(make))
    ally, foe = sc.put("5U92"), sc.put("4C207", 1)
    valiant(sc, 4)
    sc.hand(0, "4C308")
    sc.begin("regroup")
    assert sc.refused(Use(ally, 0)).rule == "LOTR-17.9"
    sc.put("5C83")
    sc.use(ally)
    assert (sc.lives(foe), sc.wounds(ally)) == (False, 1)


@pytest.mark.card("5C93", "5P122")
@pytest.mark.parametrize(("name", "self_healed"), [("5C93", False), ("5P122", True)])
def test_a_gift_in_the_maneuver(scenario, make, name, self_healed):
    """A Rohan possession on Théoden heals an ally of Rohan, on Éowyn herself."""
    sc = scenario()
    hero, guma = sc.put(name, wounds=1), sc.put("4C277", wounds=1)
    rider = sc.put("4C286", wounds=1)
    sc.put("4C10", 1), sc.put("6R18", wounds=1)
    sc.hand(0, "4C291", *gifts(make))
    sc.begin("maneuver").use(hero)
    assert sc.offered == {4291}
    sc.choose("4C291")
    assert (sc.s.cards[sc.find("4C291")].host, sc.s.twilight) == (hero, 1)
    assert [sc.wounds(card) for card in (hero, guma, rider)] == ([0, 1, 1] if self_healed else [1, 0, 1])


@pytest.mark.card("5R94")
@pytest.mark.parametrize(("site", "healed"), [(3, 1), (2, 0)])
def test_thundering_host(scenario, site, healed):
    """A mounted Man of Rohan; on the plains he is healed too."""
    sc = scenario(site=site)
    host, rider, elf = sc.put("5R94"), sc.put("4C286", wounds=1), sc.put("4C74")
    sc.put("4C286"), sc.put("4C283", on=rider), sc.put("4C283", on=elf)
    sc.hand(0, MORE)
    sc.fight(rider, sc.put("4C17", 1)).use(host)
    assert (sc.strength(rider), sc.wounds(rider), sc.lives(host)) == (8, 1 - healed, False)
