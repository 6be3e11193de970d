"""Isengard of set 1: Uruk-hai that hunt, and the worries they bring."""

import pytest
from tests.games.lotr.cards.dark import at_blows, beaten, foe, in_fight, in_phase
from tests.games.lotr.cards.old_road import gatherings

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.engine.numbers import total
from pelipoyta.games.lotr.model import Play, Use, Zone
from pelipoyta.games.lotr.rules.combat.archery import archery_parts
from pelipoyta.games.lotr.words.facts import code_of

ARAGORN, BOROMIR, LEGOLAS, GIMLI, SAM, GANDALF_GREY, URUK, GOBLIN = (
    "1P365",
    "1U97",
    "1U51",
    "1U12",
    "1C311",
    "1P364",
    "1C158",
    "1C177",
)


@pytest.fixture
def hunt(scenario):
    return gatherings(scenario, 1, site=5, twilight=9)


@pytest.fixture
def orc(make):
    """Of Isengard, but no Uruk-hai."""
    return foe(make, 61, ISENGARD, ORC)


@pytest.fixture
def storm(make):
    return make(condition("9C62", "Storm", ISENGARD, cost=0, keywords=WEATHER))


FIVE = (ARAGORN, BOROMIR, LEGOLAS, GIMLI)  # with Frodo


@pytest.mark.card("1R125")
def test_greed(hunt, orc):
    """It needs an Uruk-hai, six companions and (2); the Ring-bearer is spared."""
    sc, _ = hunt(hand=["1R125"])
    sc.put(orc, 1)
    sc.begin("shadow", 1)
    assert sc.refused(Play(code_of("1R125"))).rule == "LOTR-18.1"
    for friends, able in ((FIVE, False), ((*FIVE, SAM), True)):
        sc, heroes = hunt(friends=friends)
        greed = sc.put("1R125", 1)
        sc.put(URUK, 1)
        if able:
            in_phase(sc, "maneuver").use(greed, 1)
            assert sc.offered == set(heroes)
            sc.choose(heroes[0])
            assert (sc.wounds(heroes[0]), sc.s.twilight) == (1, 7)
        else:
            sc.hand(1, "1C152")
            sc.begin("maneuver")
            assert not sc.can(Use(greed, 1), 1)


@pytest.mark.card("1R127", "1C146", "1C156")
@pytest.mark.parametrize(
    ("name", "friends", "beside", "able"),
    [
        ("1R127", (), URUK, True),
        ("1R127", (), "orc", False),
        ("1C146", FIVE, "orc", True),
        ("1C146", FIVE[1:], URUK, False),
        ("1C156", (*FIVE, SAM), "orc", True),
        ("1C156", FIVE, URUK, False),
    ],
)
def test_who_grows_fierce(hunt, orc, name, friends, beside, able):
    sc, _ = hunt(friends=friends)
    uruk, healer = sc.put(name, 1), sc.put("1C152", 1) if beside == URUK else sc.put(orc, 1)
    keeps_awake = sc.put("1R125", 1)
    sc.begin("maneuver")
    if able:
        sc.pass_until_seat(1).use(uruk)
        assert (sc.keyword(uruk, Keyword.FIERCE), sc.keyword(healer, Keyword.FIERCE)) == (1, 0)
        assert sc.begin("regroup").lives(keeps_awake)
    else:
        assert not sc.can(Use(uruk, 0), 1)


@pytest.mark.card("1R127", "1R131")
@pytest.mark.parametrize("name", ["1R127", "1R131"])
def test_uruks_that_shoot(hunt, name):
    sc, _ = hunt()
    uruk = sc.put(name, 1)
    assert (total(archery_parts(sc.s, Side.SHADOW)), sc.keyword(uruk, Keyword.DAMAGE)) == (1, 1)


@pytest.mark.card("1R128")
def test_lurtzs_battle_cry(hunt, orc):
    sc, [hero] = hunt(hand=["1R128"], friends=[ARAGORN])
    uruk = sc.put(URUK, 1)
    sc.put(orc, 1)
    in_fight(sc, hero, uruk).play("1R128")
    assert (sc.strength(uruk), sc.keyword(uruk, Keyword.DAMAGE)) == (8, 2)


@pytest.mark.card("1R129")
@pytest.mark.parametrize(("site", "dearer"), [(2, 2), (3, 0)])
def test_the_misadventure_of_mr_underhill(hunt, site, dearer):
    """Companions, not allies, and not in a sanctuary."""
    sc, _ = hunt(site, twilight=0)
    sc.put("1R129", 1)
    sc.hand(0, LEGOLAS, "1U309")
    sc.begin("fellowship").play(LEGOLAS)
    assert sc.s.twilight == 2 + dearer
    assert sc.play("1U309").s.twilight == 3 + dearer


@pytest.mark.card("1R129", "1U162")
@pytest.mark.parametrize("name", ["1R129", "1U162"])
def test_an_uruk_is_exerted_for_it(hunt, orc, name):
    sc, _ = hunt(hand=[name])
    sc.put(orc, 1)
    sc.begin("shadow", 1)
    assert not sc.can(Play(code_of(name)))
    uruk = sc.put(URUK, 1)
    sc.play(name)
    assert (sc.wounds(uruk), sc.s.cards[sc.find(name)].zone) == (1, Zone.SUPPORT)


@pytest.mark.card("1U130")
def test_no_ordinary_storm(hunt, make, storm):
    """One's own weather condition: not another condition."""
    sc, [wizard, hero] = hunt(hand=[storm, "1C133"], friends=[GANDALF_GREY, ARAGORN])
    friend = sc.put("1U70")
    sc.put("1U130", 1)
    sc.begin("shadow", 1).play("1C133")
    assert sc.asks == "shadow"
    sc.play(storm)
    assert sc.offered == {wizard, friend}
    sc.choose(friend)
    assert (sc.wounds(friend), sc.wounds(wizard), sc.wounds(hero)) == (1, 0, 0)


@pytest.mark.card("1U136")
def test_sarumans_power(hunt, make):
    sc, [hero] = hunt(hand=["1U136"], friends=[ARAGORN])
    goblin, uruk = sc.put(GOBLIN, 1), sc.put(URUK, 1)
    free, dark, sword = sc.put("1U108", on=hero), sc.put("1C133", 1), sc.put("1C107", on=hero)
    sc.begin("shadow", 1).play("1U136")
    assert [sc.lives(card) for card in (free, dark, sword)] == [False, False, True]
    assert (sc.wounds(goblin), sc.wounds(uruk)) == (0, 1)


@pytest.mark.card("1R139")
@pytest.mark.parametrize(("friends", "bonus", "fierce"), [(FIVE[1:], 2, 0), (FIVE, 4, 1)])
def test_savagery_to_match_their_numbers(hunt, orc, friends, bonus, fierce):
    sc, heroes = hunt(hand=["1R139"], friends=friends)
    uruk = sc.put(URUK, 1)
    sc.put(orc, 1)
    in_fight(sc, heroes[0], uruk).play("1R139")
    if fierce:
        sc.decide(1)
    assert (sc.strength(uruk), sc.keyword(uruk, Keyword.FIERCE)) == (9 + bonus, fierce)
    sc.fight(heroes[1], uruk)  # the next skirmish: both last until the regroup phase
    assert (sc.strength(uruk), sc.keyword(uruk, Keyword.FIERCE)) == (9 + bonus * fierce, fierce)


@pytest.mark.card("1R143")
def test_troop_of_uruk_hai(hunt, make):
    """A weapon gives nothing against it; armor still does."""
    sword = make(possession("9C63", "Sword", GONDOR, cost=0, bearer=MAN, item=HAND_WEAPON, strength=2))
    mail = make(possession("9C64", "Mail", GONDOR, cost=0, bearer=MAN, item=ARMOR, strength=1))
    sc, [hero, friend] = hunt(friends=[ARAGORN, BOROMIR])
    for bearer in (hero, friend):
        sc.put(sword, on=bearer), sc.put(mail, on=bearer)
    troop = sc.put("1R143", 1)
    at_blows(sc, hero, troop)
    assert (sc.strength(hero), sc.strength(friend)) == (8 + 1, 7 + 3)


@pytest.mark.card("1C144", "1U159")
@pytest.mark.parametrize(("name", "price"), [("1C144", 1), ("1U159", 3)])
def test_what_a_won_fight_brings(hunt, orc, name, price):
    sc, [hero] = hunt(twilight=price, friends=[ARAGORN])
    uruk = sc.put(URUK, 1, wounds=1)
    card = sc.put(name, 1)
    beaten(sc, hero, uruk, 9)
    sc.use(card, 1 if name == "1U159" else 0)
    healed, fierce = sc.wounds(uruk) == 0, sc.keyword(uruk, Keyword.FIERCE) == 1
    assert (healed, fierce, sc.s.twilight) == (name == "1C144", name == "1U159", 0)


@pytest.mark.card("1C144", "1U159")
@pytest.mark.parametrize("name", ["1C144", "1U159"])
def test_nothing_for_an_orc_that_won(hunt, orc, name):
    sc, [hero] = hunt(friends=[ARAGORN])
    goblin = sc.put(orc, 1, wounds=1)
    sc.put(name, 1)
    beaten(sc, hero, goblin, 9).let_pass()
    assert (sc.wounds(goblin), sc.keyword(goblin, Keyword.FIERCE), sc.s.twilight) == (1, 0, 9)


@pytest.mark.card("1U159")
def test_rampage_needs_an_uruk(hunt, orc):
    sc, _ = hunt(hand=["1U159"])
    sc.put(orc, 1)
    sc.begin("shadow", 1)
    assert sc.refused(Play(code_of("1U159"))).rule == "LOTR-18.1"


@pytest.mark.card("1R148", "1C149")
def test_strength_in_numbers_and_in_storm(hunt, orc, storm):
    sc, _ = hunt()
    chief, runner = sc.put("1R148", 1), sc.put("1C149", 1)
    sc.put(orc, 1), sc.put("1C133", 1)
    assert (sc.strength(chief), sc.strength(runner)) == (9, 6)
    sc.put(URUK, 1), sc.put(storm, 1)
    assert (sc.strength(chief), sc.strength(runner)) == (10, 9)


@pytest.mark.card("1C160")
@pytest.mark.parametrize(("bearer", "lost"), [("winner", 1), ("other", 0)])
def test_uruk_hai_sword(hunt, bearer, lost):
    sc, [hero] = hunt(friends=[ARAGORN])
    uruk, other = sc.put(URUK, 1), sc.put(URUK, 1)
    sc.put("1C160", 1, on=uruk if bearer == "winner" else other)
    sc.deck(0, LEGOLAS, GIMLI)
    beaten(sc, hero, uruk, 9).let_pass()
    assert len(sc.in_discard(0)) == lost


@pytest.mark.card("1C160")
def test_uruk_hai_sword_is_for_uruks(hunt, orc):
    sc, _ = hunt(hand=["1C160"])
    sc.put(orc, 1), sc.put(GOBLIN, 1)
    sc.begin("shadow", 1)
    assert sc.refused(Play(code_of("1C160"))).rule == "LOTR-21.1"


@pytest.mark.card("1U162")
@pytest.mark.parametrize(("enemy", "way"), [(URUK, 0), (URUK, 1), ("orc", None)])
def test_worry(hunt, orc, enemy, way):
    """The Free Peoples player chooses: the Ring-bearer is exerted, or a burden comes."""
    sc, [hero] = hunt(friends=[ARAGORN])
    minion_ = sc.put(orc if enemy == "orc" else enemy, 1)
    sc.put("1U162", 1)
    beaten(sc, hero, minion_, 9)
    if way is None:
        assert sc.asks != "way"
    else:
        assert sc.asked == 0
        sc.decide(way)
    assert (sc.wounds(sc.frodo), sc.burdens()) == ((way == 0) * 1, (way == 1) * 1)
