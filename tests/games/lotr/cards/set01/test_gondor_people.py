"""More Men of Gondor of set 1, and what they bear."""

import pytest
from tests.games.lotr.cards.old_road import gatherings
from tests.games.lotr.cards.set01.test_gondor_items import borne_by

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.engine.numbers import total
from pelipoyta.games.lotr.model import Play, Use
from pelipoyta.games.lotr.rules.combat.archery import archery_parts
from pelipoyta.games.lotr.words.facts import code_of

ARAGORN, BOROMIR, ARWEN, LEGOLAS, GIMLI, SAM = "1P365", "1U97", "3R8", "1U51", "1U12", "1C311"
GOBLIN, URUK = "1C177", "1C158"


@pytest.fixture
def road(scenario):
    return gatherings(scenario, 0)


def foe(sc, name=GOBLIN):
    return sc.put(name, 1)


@pytest.mark.card("1R89", "1C103")
def test_defenders_until_the_regroup_phase(road):
    """LOTR-12.3: Aragorn exerts for himself; the event makes any companion of Gondor one."""
    sc, [king, other, elf] = road(hand=["1C103"], friends=["1R89", BOROMIR, LEGOLAS])
    foe(sc)
    sc.begin("maneuver").use(king)
    assert [sc.keyword(i, Keyword.DEFENDER) for i in (king, other, elf)] == [1, 0, 0]
    assert (sc.wounds(king), sc.keyword(king, Keyword.RANGER)) == (1, 1)
    sc.pass_until_seat(0).play("1C103")
    assert sc.offered == {king, other}
    assert sc.choose(other).keyword(other, Keyword.DEFENDER) == 1
    assert sc.pass_until("defend").keyword(other, Keyword.DEFENDER) == 1


@pytest.mark.card("1R90")
def test_aragorns_bow(road):
    """He is an archer; when he wounds alone, he is not counted."""
    sc, [king] = road(friends=[ARAGORN])
    bow, orc = sc.put("1R90", on=king), foe(sc)
    assert total(archery_parts(sc.s, Side.FREE)) == 1
    sc.begin("archery").use(bow, 1)
    assert (sc.wounds(king), sc.wounds(orc), total(archery_parts(sc.s, Side.FREE))) == (1, 1, 0)


@pytest.mark.card("1R90", "1R95", "1U98", "1U112")
@pytest.mark.parametrize(("item", "bearer"), [("1R90", 0), ("1R95", 1), ("1U98", 1), ("1U112", 0)])
def test_whose_they_are(scenario, item, bearer):
    both = [ARAGORN, BOROMIR]
    borne_by(scenario, item, both[bearer], but_not=(both[1 - bearer], LEGOLAS))


@pytest.mark.card("1U91", "1U292", "1U285")
def test_pipes(road):
    """A pipeweed is thrown away; where fewer could be better the player says how many pipes to spot (LOTR-30.34)."""
    sc, [king, sam] = road(site=3, friends=[ARAGORN, SAM], twilight=4)
    for one in (king, sam, sc.frodo):
        sc.wound(one, 1)
    pipe, other = sc.put("1U91", on=king), sc.put("1U292", on=sam)
    tales = sc.put("1U285", on=sc.frodo)
    weeds = [sc.put(name) for name in ("1C305", "1C300", "1C305")]
    sc.deck(0)
    sc.discard(0, "1C317", "1C317", "1C315")
    sc.begin("fellowship").use(pipe)
    assert sc.offered == set(weeds)
    sc.choose(weeds[0])
    assert [sc.wounds(i) for i in (king, sam, sc.frodo)] == [0, 0, 0]
    sc.use(other).choose(weeds[1])
    assert sc.asks == "spot"
    sc.decide(3)
    assert sc.s.twilight == 1
    sc.use(tales).decide(1)
    assert sc.offered == {code_of("1C317")}
    sc.choose("1C317")
    assert (sc.in_discard(0).count("1C317"), len(sc.s.players[0].deck)) == (1, 1)
    assert not sc.can(Use(pipe, 0))


@pytest.mark.card("1U91", "1U285", "1U292")
@pytest.mark.parametrize(("pipe", "of_gondor"), [("1U91", True), ("1U285", False), ("1U292", False)])
def test_who_smokes(road, pipe, of_gondor):
    """A companion of Gondor, or a Hobbit."""
    sc, [king, sam, _] = road(hand=[pipe], friends=[ARAGORN, SAM, LEGOLAS])
    sc.begin("fellowship").play(pipe)
    if not of_gondor:
        assert sc.offered == {sc.frodo, sam}
        sc.choose(sam)
    assert sc.s.cards[sc.find(pipe)].host == (king if of_gondor else sam)


@pytest.mark.card("1R95", "1U112")
def test_swords_of_men(road):
    """Both do more damage; the Blade wounds an Orc or Uruk-hai whom Boromir is skirmishing."""
    sc, [king, captain] = road(hand=["1C116"], friends=[ARAGORN, BOROMIR])
    sc.put("1U112", on=king)
    blade, orc, idle = sc.put("1R95", on=captain), foe(sc, URUK), foe(sc)
    assert [sc.keyword(i, Keyword.DAMAGE) for i in (king, captain)] == [1, 1]
    assert [sc.strength(i) for i in (king, captain)] == [10, 9]
    sc.fight(captain, orc).use(blade, 1)
    assert [sc.wounds(i) for i in (captain, orc, idle)] == [1, 1, 0]


@pytest.mark.card("1R95")
def test_the_blade_spares_others(road, nazgul):
    sc, [captain] = road(hand=["1C116"], friends=[BOROMIR])
    blade, wraith = sc.put("1R95", on=captain), foe(sc, nazgul)
    sc.fight(captain, wraith).use(blade, 1)
    assert (sc.wounds(captain), sc.wounds(wraith)) == (1, 0)


@pytest.mark.card("1R96")
@pytest.mark.parametrize(("power", "lives"), [(20, True), (21, False)])
def test_boromir_lord_of_gondor(road, power, lives):
    sc, [lord] = road(friends=["1R96"])
    orc = foe(sc)
    sc.set_strength(orc, power)
    assert sc.keyword(lord, Keyword.RANGER) == 1
    assert sc.fight(lord, orc).resolve().lives(lord) is lives


@pytest.mark.card("1U98")
def test_boromirs_cloak(road, make):
    storm = make(condition("9C131", "Storm", ISENGARD, cost=0, keywords=WEATHER))
    sc, [captain] = road(friends=[BOROMIR])
    cloak, cloud, other = sc.put("1U98", on=captain), sc.put(storm, 1), sc.put("1U188", 1)
    foe(sc)
    sc.begin("maneuver").use(cloak)
    assert (sc.wounds(captain), sc.lives(cloud), sc.lives(other)) == (1, False, True)


@pytest.mark.card("1R100", "1R93")
def test_aragorn_and_arwen(road):
    """One exerts for the other: to heal, and in a skirmish to strengthen."""
    sc, [king, lady, gimli] = road(hand=["1R93", "1R93"], friends=[ARAGORN, ARWEN, GIMLI])
    song, orc = sc.put("1R100"), foe(sc)
    for one in (king, lady, gimli):
        sc.wound(one, 1)
    sc.begin("maneuver").use(song, 0)
    assert [sc.wounds(i) for i in (king, lady, gimli)] == [2, 0, 1]
    sc.pass_until_seat(0).use(song, 1)
    assert [sc.wounds(i) for i in (king, lady)] == [1, 1]
    sc.fight(gimli, orc).play("1R93")
    assert sc.offered == {king, lady}
    sc.choose(lady)
    assert [sc.strength(i) for i in (king, lady, gimli)] == [11, 6, 6]


@pytest.mark.card("1U105")
def test_foes_of_mordor(road, sauron_orc, ranger_ally):
    """Any character of Gondor, an ally too; only a minion of Sauron."""
    sc, [elf, warden] = road(friends=[LEGOLAS, ranger_ally])
    text, orc, goblin = sc.put("1U105"), foe(sc, sauron_orc), foe(sc)
    sc.begin("maneuver").use(text)
    assert [sc.wounds(i) for i in (elf, warden, orc, goblin)] == [0, 1, 1, 0]


@pytest.mark.card("1R114")
def test_the_saga_of_elendil(road):
    sc, [king] = road(hand=["1R114", "1C116"], friends=[ARAGORN])
    sc.put(LEGOLAS)
    sc.begin("fellowship").play("1R114")
    saga = sc.find("1R114")
    assert (sc.s.cards[saga].host, sc.vitality(king)) == (king, 5)
    assert sc.spot(TALE)
    sc.fight(king, foe(sc)).use(saga)
    assert (sc.strength(king), sc.lives(saga), sc.vitality(king)) == (10, False, 4)


@pytest.mark.card("1R90")
def test_the_bow_needs_strength(road):
    sc, [king] = road(friends=[ARAGORN])
    bow, _ = sc.put("1R90", on=king), foe(sc)
    sc.wound(king, 3)
    sc.hand(0, "1R90")
    sc.begin("archery")
    assert not sc.can(Use(bow, 1), 0)
    assert not sc.can(Play(code_of("1R90")), 0)
