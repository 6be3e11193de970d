"""Set 4, Isengard: Saruman, his Men and what they lay on the enemy's; weapons."""

import pytest
from tests.games.lotr.cards.dark import add_tokens, foe, hold, in_fight, in_phase, printed

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.engine.numbers import total
from pelipoyta.games.lotr.model import Assign, Lasting, Play, Use
from pelipoyta.games.lotr.rules.combat.archery import archery_parts
from pelipoyta.games.lotr.terms import Change


@pytest.fixture
def spy(make):
    """A Man of Isengard."""
    return foe(make, 91, ISENGARD, MAN)


@pytest.fixture
def farmer(make):
    return make(ally("9C70", "Farmer", "", ROHAN, MAN, home=(2, Block.TOWERS), cost=1, strength=3, vitality=3))


@pytest.mark.card("4R167")
@pytest.mark.parametrize(("name", "able"), [("4C192", False), ("4C10", True)])
def test_pillage_of_rohan(scenario, name, able):
    """On a site one controls, and only while an Uruk-hai lies there too."""
    sc = scenario(site=4, twilight=9)
    legolas, uruk = sc.put("4C74"), sc.put("4C192", 1)
    place = sc.s.path[0]
    hold(sc)
    sc.stack(name, 1, place)
    sc.hand(1, "4R167")
    in_phase(sc, "shadow")
    sc.play("4R167")
    assert sc.s.cards[sc.find("4R167")].host == place
    sc.hand(0, "4C87"), sc.hand(1, "4C151")
    sc.fight(legolas, uruk)
    assert sc.can(Use(legolas, 0), 0) is able


@pytest.mark.card("4U170")
@pytest.mark.parametrize(("who", "able"), [("farmer", True), ("4C74", False)])
def test_ranks_without_number(scenario, farmer, who, able):
    sc = scenario(site=5, twilight=9)
    hero = sc.put(farmer if who == "farmer" else who)
    uruk, ranks = sc.put("4C192", 1), sc.put("4U170", 1)
    sc.discard(1, "4C165", "4C10")
    sc.s.lasting.append(_takes_part(hero))
    sc.begin("defend")
    sc.assign(hero, uruk)
    assert sc.can(Use(ranks, 0), 1) is able
    if able:
        sc.use(ranks)
        assert sc.offered == {4165}
        sc.choose("4C165")
        assert sc.s.twilight == 9 - printed("4C165").twilight + 2


def _takes_part(card):
    return Lasting(9070, (card,), Until.TURN, Change.TAKES_PART, 1)


@pytest.mark.card("4R172")
def test_rohan_is_mine(scenario, spy, farmer):
    sc = scenario(twilight=9)
    boromir, legolas, friend = sc.put("1U97"), sc.put("4C74"), sc.put(farmer)
    uruk = sc.put("4C192", 1)
    sc.hand(1, "4R172", "4C192")
    in_phase(sc, "shadow")
    assert sc.refused(Play(4172)).rule == "LOTR-18.1"
    agent = sc.put(spy, 1)
    sc.play("4R172")
    if sc.offered:
        sc.choose(boromir)
    sc.begin("defend")
    sc.assign(legolas, agent)
    assert sc.wounds(friend) == 0
    sc.assign(boromir, uruk)
    assert (sc.wounds(friend), sc.wounds(boromir)) == (1, 0)


@pytest.mark.card("4R173")
def test_saruman_black_traitor(scenario):
    sc = scenario(site=4, twilight=9)
    hero, uruk, theirs = sc.put("4C74"), sc.put("4C192", 1), sc.put("4C44")
    sc.hand(1, "4R173")
    in_phase(sc, "shadow")
    sc.play("4R173")
    saruman = sc.find("4R173")
    sc.use(saruman, 1)
    assert not sc.lives(theirs)
    sc.begin("defend")
    assert (sc.can(Assign(hero, saruman)), sc.can(Assign(hero, uruk))) == (False, True)


@pytest.mark.card("4R173")
def test_saruman_takes_up_his_staff(scenario, make):
    """From the discard pile; another staff stays there."""
    staff = make(possession("9C65", "Saruman's Staff", ISENGARD, cost=1, bearer=Called("Saruman"), item=STAFF))
    other = make(possession("9C66", "Stick", ISENGARD, cost=1, bearer=Called("Saruman"), item=STAFF))
    sc = scenario(twilight=9)
    saruman = sc.put("4R173", 1)
    sc.discard(1, staff, other)
    in_phase(sc, "shadow")
    sc.use(saruman, 2)
    assert sc.offered == {9065}
    sc.choose(staff)
    assert (sc.s.cards[sc.find(staff)].host, sc.wounds(saruman)) == (saruman, 1)


@pytest.mark.card("4R173")
def test_no_arrow_hits_saruman(scenario):
    sc = scenario()
    sc.put("4C74")
    saruman, uruk = sc.put("4R173", 1), sc.put("4C192", 1)
    sc.begin("archery").pass_until("defend")
    assert (sc.wounds(saruman), sc.wounds(uruk)) == (0, 1)


@pytest.mark.card("4R177")
@pytest.mark.parametrize(("name", "able"), [("4R176", True), ("4C192", False)])
def test_ugluks_sword(scenario, name, able):
    sc = scenario(site=5, twilight=9)
    uruk = sc.put(name, 1)
    sword = sc.put("4R177", 1, on=uruk)
    sc.hand(1, "4C10", "4C181")
    in_phase(sc, "shadow")
    assert sc.can(Use(sword, 0)) is able
    if able:
        sc.use(sword).choose("4C10").choose("4C181")
        assert (sc.s.twilight, sc.wounds(uruk)) == (9 - printed("4C181").twilight + 3, 1)
        assert sc.in_discard(1) == ["4C10"]


@pytest.mark.card("4C178")
@pytest.mark.parametrize(("name", "wounds"), [("spy", 1), ("4C192", 0), ("4C10", 0)])
def test_unferth(scenario, spy, name, wounds):
    sc = scenario()
    hero, minion = sc.put("4P364"), sc.put(spy if name == "spy" else name, 1)
    sc.put("4C178", 1)
    sc.begin("defend")
    sc.assign(hero, minion)
    assert sc.wounds(hero) == wounds


@pytest.mark.card("4C212")
@pytest.mark.parametrize(("name", "wounds"), [("4C181", 1), ("4C192", 0), ("", 0)])
def test_weary(scenario, make, name, wounds):
    other = foe(make, 77, SAURON, ORC, keywords=TRACKER)
    sc = scenario()
    hero, friend, minion = sc.put("4P364"), sc.put("4C74"), sc.put(name or other, 1)
    sc.put("4C212", 1, on=hero)
    sc.begin("defend")
    sc.assign(hero, minion)
    assert (sc.wounds(hero), sc.wounds(friend)) == (wounds, 0)


@pytest.mark.card("4C212")
def test_weary_is_laid_on_each_once(scenario):
    sc = scenario(twilight=9)
    hero = sc.put("4P364")
    sc.put("4C212", 1, on=hero)
    sc.hand(1, "4C212")
    in_phase(sc, "shadow")
    sc.play("4C212")
    assert sc.s.cards[sc.find("4C212")].host == sc.frodo


@pytest.mark.card("4C196")
def test_uruk_spear(scenario):
    sc = scenario()
    rider, uruk = sc.put("4C286"), sc.put("4C192", 1)
    horse, spear = sc.put("4C283", on=rider), sc.put("4C196", 1, on=uruk)
    warg = sc.put("5C65", 1, on=sc.put("5C67", 1))
    sword = sc.put("4C306", on=rider)
    in_phase(sc, "maneuver")
    sc.use(spear)
    assert (sc.lives(horse), sc.lives(sword), sc.lives(warg), sc.wounds(uruk)) == (False, True, True, 1)


@pytest.mark.card("4R209")
def test_volley_fire(scenario, make):
    bow = foe(make, 94, ISENGARD, URUK_HAI, keywords=ARCHER)
    sc = scenario(twilight=9)
    hero = sc.put("4C286")
    bows, uruk = [sc.put(bow, 1) for _ in range(2)], sc.put("4C192", 1)
    sc.hand(1, "4R209")
    in_phase(sc, "archery")
    sc.play("4R209")
    assert ([sc.lives(one) for one in bows], sc.lives(uruk)) == ([False, False], True)
    assert (sc.vitality(hero), sc.wounds(sc.frodo)) == (1, 0)


@pytest.mark.card("4C210")
@pytest.mark.parametrize(("sites", "damage"), [(0, 1), (1, 2)])
def test_we_are_the_fighting_uruk_hai(scenario, sites, damage):
    sc = scenario(site=4, twilight=9)
    hero, uruk = sc.put("4C74"), sc.put("4C192", 1)
    sc.put("4C10", 1)
    hold(sc, sites)
    sc.hand(1, "4C210")
    in_fight(sc, hero, uruk)
    sc.play("4C210")
    assert (sc.strength(uruk), sc.keyword(uruk, Keyword.DAMAGE)) == (printed("4C192").strength + 2, damage)


@pytest.mark.card("4R211")
@pytest.mark.parametrize(("count", "able"), [(1, False), (2, True)])
def test_weapons_of_isengard(scenario, count, able):
    sc = scenario()
    sc.put("4C286"), sc.put("4U138", 1)
    weapons = sc.put("4R211", 1)
    add_tokens(sc, weapons, count)
    sc.hand(1, "4C145", "4C145")
    in_phase(sc, "archery")
    assert sc.can(Use(weapons, 1)) is able
    if able:
        sc.use(weapons, 1)
        assert (total(archery_parts(sc.s, Side.SHADOW)), sc.lives(weapons)) == (3, False)


@pytest.mark.card("4R213")
def test_what_did_you_discover(scenario):
    """Only a move out of the regroup phase; a tracker of Isengard, nobody else."""
    for step, able in (("fellowship", False), ("regroup", True)):
        sc = scenario(site=3)
        search = sc.put("4R213", 1)
        sc.adventure(1, "4U346", "4U350")
        sc.hand(1, "4C10", "4C26"), sc.discard(1, "4C181", "4C192")
        sc.begin(step)
        if able:
            sc.pass_until("move-again").decide(1)
        else:
            sc.pass_()
        assert sc.can(Use(search, 0), 1) is able
        if able:
            sc.use(search).choose("4C10", "4C26")
            assert sc.offered == {4181}
            sc.choose("4C181")
            assert sorted(sc.in_discard(1)) == ["4C10", "4C192", "4C26"]
            assert "4C181" in sc.in_hand(1)


@pytest.mark.card("4R215")
def test_wounded(scenario, spy, make):
    salve = make(condition("9C67", "Salve", SHIRE, cost=0).says(fellowship(do=Heal(Choose(COMPANION)))))
    sc = scenario(twilight=9)
    boromir, legolas = sc.put("1U97"), sc.put("4C74", wounds=1)
    agent, herbs, uruk = sc.put(spy, 1), sc.put(salve), sc.put("4C192", 1)
    sc.hand(1, "4R215")
    in_phase(sc, "shadow")
    sc.play("4R215")
    assert (sc.s.cards[sc.find("4R215")].host, sc.wounds(boromir), sc.wounds(agent)) == (boromir, 1, 1)
    assert sc.wounds(uruk) == 0
    sc.begin("fellowship")
    sc.use(herbs)
    assert (sc.wounds(boromir), sc.wounds(legolas)) == (1, 0)
