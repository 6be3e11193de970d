"""Cards of set 1 that look into an opponent's hand, or at the cards one has put by."""

import pytest
from tests.games.lotr.cards.old_road import gatherings

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.engine.numbers import can_be_wounded
from pelipoyta.games.lotr.events import HandShown
from pelipoyta.games.lotr.model import Play, Use
from pelipoyta.games.lotr.words.facts import code_of

ARAGORN, LEGOLAS, GIMLI, SAM, GANDALF_GREY, GOBLIN, URUK = "1P365", "1U51", "1U12", "1C311", "1P364", "1C177", "1C158"


@pytest.fixture
def road(scenario):
    return gatherings(scenario, 0, site=3)


@pytest.mark.card("1R75", "1R313")
@pytest.mark.parametrize(("sword", "left"), [("1R75", 1), ("1R313", 2)])
def test_swords_that_know_orcs(road, sword, left):
    """The bearer exerts, a hand is shown, and each Orc there takes a token away: with Sting four at most."""
    sc, [wizard] = road(hand=[sword], friends=[GANDALF_GREY], twilight=0)
    sc.begin("fellowship").play(sword)
    bearer = {"1R75": wizard, "1R313": sc.frodo}[sword]
    blade = sc.find(sword)
    assert sc.s.cards[blade].host == bearer
    sc.s.twilight = 6
    sc.hand(1, *[GOBLIN] * 3, "1C176", "1C176", URUK)
    sc.use(blade, 1 if sword == "1R75" else 0)
    assert (sc.s.twilight, sc.wounds(bearer), len(sc.told(HandShown))) == (left, 1, 1)
    assert sc.keyword(bearer, Keyword.DAMAGE) == (sword == "1R75")


@pytest.mark.card("1R36")
def test_curse_their_foul_feet(road):
    """For each Orc shown that player throws a card away, of that player's choice."""
    sc, [elf] = road(hand=["1R36"], friends=[LEGOLAS])
    sc.hand(1, GOBLIN, "1C176", URUK, "1C157")
    sc.begin("fellowship").play("1R36")
    assert sc.asked == 1
    sc.choose("1C157", URUK)
    assert (sorted(sc.in_hand(1)), sc.wounds(elf)) == (["1C176", GOBLIN], 1)


@pytest.mark.card("1U44")
@pytest.mark.parametrize("there", [True, False])
def test_foul_creation(road, there):
    """An Isengard minion among those shown may be discarded, for two cards."""
    sc, _ = road(hand=["1U44"], friends=[LEGOLAS])
    sc.deck(0, GIMLI, SAM, SAM)
    sc.hand(1, GOBLIN, "1C157", *([URUK] if there else []))
    sc.begin("fellowship").play("1U44")
    if there:
        sc.decide(1)
        if sc.asks == "card":
            assert sc.offered == {code_of(URUK)}
            sc.choose(URUK)
    assert (sc.in_discard(1), len(sc.in_hand(0))) == ([URUK] if there else [], 2 if there else 0)


@pytest.mark.card("1U54")
def test_mallorn_trees(road):
    sc, _ = road(hand=["1C53", GIMLI])
    trees = sc.put("1U54")
    sc.deck(0, SAM)
    sc.begin("fellowship").use(trees)
    assert sc.offered == {code_of("1C53")}
    sc.choose("1C53")
    assert (sc.s.players[0].deck.bottom, sc.in_hand(0)) == ((code_of("1C53"),), [GIMLI])
    assert [event.codes for event in sc.told(HandShown)] == [(code_of("1C53"),)]


@pytest.mark.card("1U73")
def test_gandalfs_cart(road):
    """Free Peoples items are put by, and played from there."""
    sc, [wizard] = road(hand=["1R75", "1C317", GIMLI], friends=[GANDALF_GREY])
    cart = sc.put("1U73")
    sc.begin("fellowship").use(cart, 0)
    assert sc.offered == {code_of("1R75")}
    sc.choose("1R75").use(cart, 1)
    if sc.asks == "play":
        sc.choose(*sc.offered)
    assert (sc.s.cards[sc.find("1R75")].host, sc.s.twilight) == (wizard, 2)


@pytest.mark.card("1R45")
def test_galadriel_lady_of_light(scenario):
    """Her people are healed as the turn begins; she brings an Elf for nothing."""
    sc = scenario(site=2, block=Block.FELLOWSHIP)
    lady, archer_, rosie = sc.put("1R45"), sc.put("1U56", wounds=1), sc.put("1U309", wounds=1)
    sc.hand(0, LEGOLAS, GIMLI)
    sc.begin("turn")
    assert [sc.wounds(i) for i in (archer_, rosie)] == [0, 1]
    sc.use(lady, 1).choose(LEGOLAS)
    assert (sc.s.twilight, sc.wounds(lady), sc.lives(sc.find(LEGOLAS))) == (0, 1, True)


@pytest.mark.card("1U31")
def test_asfaloth(scenario):
    """Two less on Arwen; stronger on plains; gone underground."""
    sc = scenario(site=2, block=Block.FELLOWSHIP, sites={2: "1C331"})
    arwen, elf = sc.put("3R8"), sc.put(LEGOLAS)
    sc.hand(0, "1U31")
    sc.begin("fellowship").play("1U31").choose(elf)
    assert (sc.s.twilight, sc.strength(elf)) == (2, 6 + 2 + 2)
    sc = scenario(site=4, block=Block.FELLOWSHIP)
    arwen = sc.put("3R8")
    sc.hand(0, "1U31")
    horse = sc.begin("fellowship").play("1U31").find("1U31")
    assert (sc.s.twilight, sc.strength(arwen), sc.s.cards[horse].host) == (0, 8, arwen)
    sc.put_site("1C349", 1)
    sc.begin("move")
    assert not sc.lives(horse)


@pytest.mark.card("1U29")
@pytest.mark.parametrize(("power", "left"), [(6, 1), (9, 3)])
def test_ancient_enmity(road, power, left):
    """If the Elf wins, the minion's owner throws two cards away at random."""
    sc, [elf] = road(hand=["1U29"], friends=[LEGOLAS])
    orc = sc.put("1C176", 1)
    sc.set_strength(orc, power)
    sc.hand(1, GOBLIN, URUK, "1C157")
    sc.fight(elf, orc).play("1U29").resolve()
    assert len(sc.in_hand(1)) == left


@pytest.mark.card("1C294")
def test_hobbit_appetite(road):
    """So many tokens, so many wounds."""
    sc, [sam, rosie, gimli] = road(hand=["1C294"], friends=[SAM, "1U309", GIMLI])
    for one in (sam, rosie, gimli):
        sc.wound(one, 1)
    sc.wound(sc.frodo, 3)
    sc.begin("fellowship").play("1C294").decide(2)
    assert sc.offered == {sc.frodo, sam}
    assert (sc.choose(sc.frodo).wounds(sc.frodo), sc.s.twilight) == (1, 2)


@pytest.mark.card("1R302")
def test_merry_friend_to_sam(road):
    """Where he is in no skirmish, he adds his strength to another's."""
    sc, [merry, gimli] = road(hand=["1C304"], friends=["1R302", GIMLI])
    sc.put("1C299", on=merry)
    orc = sc.put("1C176", 1)
    sc.fight(merry, orc)
    assert not sc.can(Use(merry, 0), 0)
    sc, [merry, gimli] = road(hand=["1C304"], friends=["1R302", GIMLI])
    sc.put("1C299", on=merry)
    sc.fight(gimli, sc.put("1C176", 1)).use(merry)
    assert sc.offered == {sc.frodo, gimli}
    assert (sc.choose(gimli).strength(gimli), sc.wounds(merry)) == (6 + 5, 2)


@pytest.mark.card("1C306")
def test_pippin_friend_to_frodo(road, make):
    """An opponent may not discard a tale of the Shire; a tale of others, and what one does oneself, is free."""
    greed = make(condition("9C52", "Greed", SAURON, cost=0).says(shadow(do=Discard(Choose(CONDITION & TALE)))))
    sc, [_, sam] = road(friends=["1C306", SAM])
    kept, lost = sc.put("1C317", on=sam), sc.put("1R100")
    text = sc.put(greed, 1)
    sc.begin("shadow", 1).use(text)
    assert (sc.lives(kept), sc.lives(lost)) == (True, False)
    sc.put(GOBLIN, 1)
    sc.begin("maneuver").use(kept)
    assert not sc.lives(kept)


@pytest.mark.card("1R118")
def test_valiant_man_of_the_west(road):
    """A defender, and no more than one wound in each skirmish until the regroup phase; arrows are no skirmish."""
    sc, [king] = road(hand=["1R118"], friends=[ARAGORN])
    uruk = sc.put(URUK, 1)
    sc.begin("maneuver").play("1R118")
    assert sc.keyword(king, Keyword.DEFENDER) == 1
    sc.s.wounded = {king: 1}
    assert can_be_wounded(sc.s, sc.s.cards[king])
    assert sc.fight(king, uruk).resolve().wounds(king) == 1


@pytest.mark.card("1C9")
def test_dwarven_axe(scenario):
    """Whoever's minion loses to the bearer throws away the top card; two minions are two cards."""
    sc = scenario(block=Block.FELLOWSHIP)
    gimli = sc.put(GIMLI)
    sc.put("1C9", on=gimli)
    foes = [sc.put("1C176", 1) for _ in range(2)]
    sc.deck(1, URUK, URUK, URUK)
    sc.set_strength(gimli, 15)
    sc.fight(gimli, *foes).resolve()
    assert sc.in_discard(1).count(URUK) == 2
    sc.set_strength(gimli, 3)
    sc.fight(gimli, sc.put("1C176", 1)).resolve()
    assert sc.in_discard(1).count(URUK) == 2


@pytest.mark.card("1R16")
def test_greatest_kingdom_of_my_people(road):
    """A Dwarf exerts to play it; each Orc an opponent plays costs a card."""
    sc, [gimli] = road(hand=["1R16"], friends=[GIMLI], twilight=20)
    sc.deck(1, "1C157", "1C157")
    sc.begin("fellowship").play("1R16")
    assert sc.wounds(gimli) == 1
    sc.hand(1, URUK, "1C176")
    sc.begin("shadow", 1).play(URUK)
    assert sc.in_discard(1) == []
    assert sc.play("1C176").in_discard(1) == ["1C157"]
    assert not sc.can(Play(code_of("1R16")), 0)
