"""Elves of set 3: councillors, scouts and two of the Three."""

import pytest
from tests.games.lotr.cards.old_road import gatherings

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.engine.numbers import total
from pelipoyta.games.lotr.model import Play, Use
from pelipoyta.games.lotr.rules import legal
from pelipoyta.games.lotr.rules.combat.archery import archery_parts
from pelipoyta.games.lotr.words.facts import code_of

ARAGORN, GIMLI, LEGOLAS, URUK, GOBLIN = "1P365", "1U12", "1U51", "1C158", "1C177"
SILVERLODE = 7


@pytest.fixture
def wood(scenario):
    return gatherings(scenario, 0)


@pytest.mark.card("3U7")
@pytest.mark.parametrize(("cards", "able"), [(3, True), (2, False)])
def test_arwen_elven_rider(wood, cards, able):
    sc, [arwen] = wood(hand=["1C299"] * cards, friends=["3U7"])
    orc = sc.put(GOBLIN, 1)
    sc.set_strength(orc, 4)
    sc.fight(sc.frodo, orc).resolve()
    if able:
        sc.use(arwen, 0)
        sc.choose("1C299", "1C299", "1C299")
    else:
        sc.let_pass()
    assert (sc.wounds(sc.frodo), len(sc.in_hand(0))) == ((0, 0) if able else (1, 2))


@pytest.mark.card("3R8")
@pytest.mark.parametrize(("allies", "less"), [(2, 0), (3, 3)])
def test_arwen_lady_undomiel(wood, allies, less):
    """With three Elven allies of Rivendell in sight; those of Lórien do not count."""
    sc, [arwen, *_] = wood(hand=["1C37"], friends=["3R8", "1U56", *["3U20"] * allies])
    orc, other = sc.put(GOBLIN, 1), sc.put(GOBLIN, 1)
    sc.fight(arwen, orc)
    assert (sc.strength(orc), sc.strength(other)) == (13 - less, 13)


@pytest.mark.card("3U10", "3U12")
def test_scouts_of_lorien(wood):
    sc, [bowman, scout] = wood(twilight=3, friends=["3U10", "3U12"])
    orc = sc.put(GOBLIN, 1)
    sc.begin("regroup").use(bowman)
    assert (sc.wounds(orc), sc.wounds(bowman)) == (1, 1)
    sc.pass_until_seat(0).use(scout)
    assert (sc.s.twilight, sc.wounds(scout)) == (1, 1)
    assert sc.keyword(scout, Keyword.ARCHER) == 1


@pytest.mark.card("3R13")
def test_elrond_herald_to_gil_galad(wood):
    sc, [elrond] = wood(friends=["3R13"])
    near, far, hero = sc.put("3U20", wounds=2), sc.put("1U56", wounds=2), sc.put(ARAGORN, wounds=1)
    sc.begin("turn").use(elrond).decide(1)
    assert (sc.wounds(near), sc.wounds(far)) == (1, 2)
    sc.begin("regroup").use(elrond, 1)
    assert (sc.wounds(hero), sc.wounds(elrond)) == (0, 2)


@pytest.mark.card("3R15")
@pytest.mark.parametrize(("allies", "able"), [(2, False), (3, True)])
def test_forests_of_lothlorien(wood, allies, able):
    sc, _ = wood(friends=["1U56", "1U57", "3U10"][:allies])
    woods, orc = sc.put("3R15"), sc.put(GOBLIN, 1)
    sc.adventure(1, "1C349")
    sc.begin("move")
    if able:
        sc.use(woods)
    assert (sc.wounds(orc), sc.asks != "respond") == (able * 1, True)


@pytest.mark.card("3U18", "3U20", "3U25")
@pytest.mark.parametrize("name", ["3U18", "3U20", "3U25"])
def test_councillors_come_to_an_elf(wood, name):
    sc, _ = wood(hand=[name], friends=[GIMLI])
    sc.begin("fellowship")
    assert sc.refused(Play(code_of(name))).rule == "LOTR-18.1"
    sc.put(LEGOLAS)
    assert sc.lives(sc.play(name).find(name))


@pytest.mark.card("3U18")
def test_galdor(wood):
    sc, [galdor] = wood(friends=["3U18"])
    orc = sc.put(GOBLIN, 1)
    sc.begin("regroup").use(galdor, 1)
    assert (sc.lives(orc), sc.in_hand(1), sc.wounds(galdor)) == (False, [GOBLIN], 1)


@pytest.mark.card("3U20", "3U25")
@pytest.mark.parametrize(("name", "weaker", "same"), [("3U20", GOBLIN, URUK), ("3U25", URUK, GOBLIN)])
def test_words_of_councillors(wood, name, weaker, same):
    sc, [elf, hero] = wood(hand=["1C37"], friends=[name, ARAGORN])
    weaker, same = sc.put(weaker, 1), sc.put(same, 1)
    before = sc.strength(weaker), sc.strength(same)
    sc.fight(hero, weaker).use(elf, 1)
    assert (sc.strength(weaker), sc.strength(same), sc.wounds(elf)) == (before[0] - 1, before[1], 1)


@pytest.mark.card("3R19")
@pytest.mark.parametrize("way", [0, 1])
def test_gift_of_the_evenstar(wood, way):
    sc, [hero] = wood(hand=["3R19"], friends=[ARAGORN])
    sc.begin("fellowship")
    assert sc.refused(Play(code_of("3R19"))).rule == "LOTR-18.1"
    sc.put("1R30")
    sc.play("3R19")
    star = sc.find("3R19")
    assert sc.s.cards[star].host == hero
    sc.hand(0, "1C37", "1C37", "1C37")
    orc, other = sc.put(GOBLIN, 1), sc.put(GOBLIN, 1)
    sc.fight(hero, orc).use(star, 1).decide(way)
    if sc.offered:
        sc.choose("1C37", "1C37")
    assert (sc.strength(orc), sc.strength(other), sc.wounds(hero)) == (12, 13, 1 - way)


@pytest.mark.card("3R21")
@pytest.mark.parametrize(("enemy", "less"), [(GOBLIN, 2), (URUK, 2), ("2R52", 0)])
def test_long_knives_of_legolas(wood, enemy, less):
    sc, [elf] = wood(site=5, hand=["1C37"], friends=[LEGOLAS])
    sc.put("3R21", on=elf)
    orc = sc.put(enemy, 1)
    before = sc.strength(orc)
    sc.fight(elf, orc)
    assert (before - sc.strength(orc), sc.strength(elf)) == (less, 7)


@pytest.mark.card("3C22")
@pytest.mark.parametrize(("friends", "able"), [(["1R40"], True), (["1U56", "1U57"], True), (["1U56"], False)])
@pytest.mark.parametrize("phase", ["fellowship", "regroup"])
def test_master_of_healing(wood, friends, able, phase):
    sc, _ = wood(hand=["3C22", "1C106"], friends=friends)
    hero = sc.put(ARAGORN, wounds=1)
    sc.put(GOBLIN, 1)
    sc.begin(phase)
    assert sc.can(Play(code_of("3C22")), 0) is able
    if able:
        assert sc.play("3C22").wounds(hero) == 0


@pytest.mark.card("3R23")
def test_nenya(wood, make):
    lady = make(ally("9C67", "Galadriel", "", ELVEN, ELF, home=(6, Block.FELLOWSHIP), cost=1, strength=3, vitality=3))
    sc, [lady] = wood(hand=[GIMLI, GIMLI, LEGOLAS], friends=[lady])
    nenya = sc.put("3R23", on=lady)
    assert sc.vitality(lady) == 4
    sc.deck(0, URUK, URUK, URUK)
    sc.begin("regroup").use(nenya).choose(GIMLI, GIMLI)
    assert sorted(sc.in_hand(0)) == sorted([LEGOLAS, URUK, URUK])


@pytest.mark.card("3U26")
def test_something_draws_near(wood):
    sc, [elf] = wood(hand=["3U26"], friends=[LEGOLAS])
    uruk, orc = sc.put(URUK, 1), sc.put(GOBLIN, 1)
    sword, other, pits = sc.put("1C160", 1, on=uruk), sc.put("1C180", 1, on=orc), sc.put("1C133", 1)
    sc.begin("maneuver").play("3U26")
    assert [sc.lives(card) for card in (sword, other, pits)] == [False, True, True]
    assert sc.wounds(elf) == 1


@pytest.mark.card("3R27", "3U18")
@pytest.mark.parametrize("phase", ["maneuver", "regroup"])
def test_nobody_exerts_for_what_cannot_be_spotted(wood, phase):
    sc, [elrond, galdor] = wood(friends=["1R40", "3U18"])
    vilya, _ = sc.put("3R27", on=elrond), sc.put("1C59")
    sc.put(GOBLIN, 1) if phase == "maneuver" else None
    sc.begin(phase)
    used = {each.card for each in legal(sc.s, 0) if isinstance(each, Use)}
    assert (sc.asks, used & {vilya, galdor}) == ("maneuver" if phase == "maneuver" else "move-again", set())


@pytest.mark.card("3R27")
def test_vilya(wood):
    sc, [elrond] = wood(friends=["1R40"])
    vilya, dark, oath = sc.put("3R27", on=elrond), sc.put("1U188", 1), sc.put("1C59")
    sc.put(GOBLIN, 1)
    sc.begin("maneuver").use(vilya)
    assert (sc.lives(dark), sc.lives(oath), sc.in_hand(1), sc.wounds(elrond)) == (False, True, ["1U188"], 2)


@pytest.mark.card("3C28")
@pytest.mark.parametrize(("site", "able"), [(SILVERLODE, True), (5, False)])
def test_voice_of_nimrodel(wood, site, able):
    sc, [elf] = wood(site, hand=["3C28", "1C37"], friends=[LEGOLAS])
    orc = sc.put(GOBLIN, 1)
    sc.fight(elf, orc)
    assert sc.can(Play(code_of("3C28"))) is able
    if able:
        sc.play("3C28")
        assert (sc.lives(elf), sc.wounds(elf), sc.asks != "skirmish") == (True, 1, True)


@pytest.mark.card("3P121")
@pytest.mark.parametrize(("site", "arrows"), [(SILVERLODE, 2), (5, 1)])
def test_legolas_son_of_thranduil(wood, site, arrows):
    sc, _ = wood(site, friends=["3P121"])
    assert total(archery_parts(sc.s, Side.FREE)) == arrows
