"""Set 4: cards that waited for a word."""

import pytest
from msgspec.structs import replace
from tests.games.lotr.cards.crowd import won
from tests.games.lotr.cards.dark import add_tokens, at_blows, foe, hold, in_phase, tokens

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.model import Play, Use


@pytest.fixture
def orc(make):
    return foe(make, 91, SAURON, ORC)


@pytest.mark.card("4R30")
@pytest.mark.parametrize("limit", [2, 1])
def test_no_retreat(scenario, limit):
    """Played on a site one controls; the fellowship must move once more, if the limit lets it."""
    sc = scenario(site=4, twilight=5)
    sc.put("4C10", 1), sc.put("4C17", 1)
    sc.hand(1, "4R30")
    in_phase(sc, "shadow")
    assert not sc.can(Play(4030), 1)
    hold(sc, 1)
    sc.play("4R30")
    retreat = sc.find("4R30")
    assert sc.s.cards[retreat].host in {card.id for card in sc.spot(SITE & YOU_CONTROL, 1)}
    sc.s.limit, sc.s.moves = limit, 1
    sc.adventure(1, "4U350")
    sc.hand(1, "4C26")
    sc.begin("regroup").pass_until_seat(1)
    sc.use(retreat).pass_until("reconcile").pass_()
    assert sc.asks != "move-again"
    assert sc.s.players[0].site == (5 if limit == 2 else 4)


@pytest.mark.card("4U47")
def test_from_the_armory(scenario, orc):
    """A card of the Free Peoples is laid there, and the Dwarf who exerted takes no wounds."""
    sc = scenario()
    armory, dwarf, brute = sc.put("4U47"), sc.put("4C49"), sc.put(orc, 1)
    sc.hand(0, "4C74", "4C10", "4C87")
    sc.set_strength(brute, sc.strength(dwarf) + 1)
    sc.fight(dwarf, brute).use(armory)
    assert 4010 not in sc.offered
    sc.choose("4C74").resolve()
    assert (sc.wounds(dwarf), sc.in_hand(0)) == (1, sorted(["4C10", "4C87"], key=lambda name: int(name[2:])))


@pytest.mark.card("4R52", "4R69")
@pytest.mark.parametrize(("axes", "arrows", "more"), [(2, 1, 1), (1, 2, 1), (0, 3, 0), (5, 4, 3)])
def test_they_count_together(scenario, axes, arrows, more):
    """As many as both have, up to three."""
    sc = scenario()
    gimli, legolas, notched, final = sc.put("4C49"), sc.put("4C74"), sc.put("4R52"), sc.put("4R69")
    before = sc.strength(gimli), sc.strength(legolas)
    add_tokens(sc, notched, axes, Culture.DWARVEN)
    add_tokens(sc, final, arrows, Culture.ELVEN)
    assert (sc.strength(gimli) - before[0], sc.strength(legolas) - before[1]) == (more, more)


@pytest.mark.card("4R52", "4R69")
@pytest.mark.parametrize(("name", "hero", "other"), [("4R52", "4C49", "4C74"), ("4R69", "4C74", "4C49")])
def test_each_counts_his_own(scenario, orc, name, hero, other):
    for winner, count in ((hero, 1), (other, 0)):
        sc = scenario()
        tally, fighter = sc.put(name), sc.put(winner)
        won(sc, fighter, sc.put(orc, 1))
        if sc.asks == "respond" and sc.can(Use(tally, 0)):
            sc.use(tally, 0)
        assert tokens(sc, tally) == count


@pytest.mark.card("4U60", "4C78")
@pytest.mark.parametrize(("name", "idle"), [("4U60", 1), ("4C78", 5)])
def test_wounds_weaken(scenario, make, name, idle):
    """Each minion by its own wounds; the swordsman's foes only."""
    sc = scenario()
    hero = sc.put("4C78") if name == "4C78" else sc.put("4C286")
    if name == "4U60":
        sc.put("4U60")
    hurt, whole, other = (sc.put(foe(make, 91 + n, SAURON, ORC), 1, wounds=w) for n, w in enumerate((1, 0, 2)))
    at_blows(sc, hero, hurt, whole)
    assert [sc.strength(card) for card in (hurt, whole, other)] == [3, 5, idle]


@pytest.mark.card("4C78")
def test_a_skirmish_whose_hero_is_gone(scenario, orc):
    """LOTR-13.8: the minion fights nobody any more, and is weakened by nobody."""
    sc = scenario()
    hero, foe_ = sc.put("4C78"), sc.put(orc, 1, wounds=1)
    at_blows(sc, hero, foe_)
    sc.s.fight = replace(sc.s.fight, character=-1)
    assert sc.strength(foe_) == 5


@pytest.mark.card("4U60")
def test_blades_drawn_are_sheathed(scenario):
    sc = scenario()
    sc.put("4C74"), sc.put("4C67")
    sc.hand(0, "4U60")
    sc.begin("fellowship")
    assert not sc.can(Play(4060))
    sc.put("4C68")
    sc.play("4U60")
    blades = sc.find("4U60")
    sc.put("4C10", 1)
    sc.begin("regroup")
    assert not sc.lives(blades)


@pytest.mark.card("4U63")
@pytest.mark.parametrize("dark", [True, False])
def test_elven_brooch(scenario, make, dark):
    """Another possession of the bearer is kept, from a Shadow card alone."""
    thief = make(
        condition("9C97", "Thief", SAURON if dark else SHIRE, cost=0).says(
            Activated(phases=(Phase.SHADOW, Phase.FELLOWSHIP), do=Discard(Choose(MOUNT)))
        )
    )
    sc = scenario()
    sc.put("4C74")
    man = sc.put("4C286")
    brooch, horse = sc.put("4U63", on=man), sc.put("4C283", on=man)
    card = sc.put(thief, int(dark))
    sc.begin("shadow", 1) if dark else sc.begin("fellowship")
    sc.use(card)
    if dark:
        sc.use(brooch, 1)
    assert (sc.lives(brooch), sc.lives(horse)) == ((False, True) if dark else (True, False))


@pytest.mark.card("4R75")
def test_lembas(scenario):
    """The hand is filled up, before the Shadow's."""
    sc = scenario()
    bread = sc.put("4R75", on=sc.frodo)
    sc.put("4C10", 1)
    sc.hand(0, "4C87", "4C42")
    sc.deck(0, *["4C286"] * 9)
    sc.begin("regroup").use(bread, 1)
    assert sc.asks == "reconcile"
    sc.choose("4C42")
    assert (len(sc.in_hand(0)), sc.lives(bread)) == (8, False)


@pytest.mark.card("4R103")
def test_treebeard_earthborn(scenario, make):
    """A Hobbit about to be discarded sits in the branches, and comes down again."""
    sc = scenario()
    tree, merry = sc.put("4R103"), sc.put("4R311")
    orc = sc.put(foe(make, 91, SAURON, ORC), 1)
    at_blows(sc, sc.put("4C286"), orc)
    sc.use(merry).use(tree, 0)
    assert sc.s.cards[merry].host == tree
    sc.begin("fellowship").use(tree, 1)
    assert (sc.wounds(tree), sc.lives(sc.find("4R311")), sc.s.cards[sc.find("4R311")].host) == (1, True, -1)


@pytest.mark.card("4R154")
def test_grima_wormtongue(scenario, make):
    """Who bears three cards gives back what is the Free Peoples'."""
    sc = scenario()
    grima, man = sc.put("4R154", 1), sc.put("4C286")
    horse, curse = sc.put("4C283", on=man), make(condition("9C97", "Curse", SAURON, cost=0, bearer=COMPANION))
    sc.put("4C278", on=man)
    sc.hand(1, "4R214")
    in_phase(sc, "maneuver")
    assert not sc.can(Use(grima, 0), 1)
    laid = sc.put(curse, 1, on=man)
    sc.use(grima)
    assert (sc.lives(horse), sc.lives(laid), sorted(sc.in_hand(0))) == (False, True, ["4C278", "4C283"])


@pytest.mark.card("4R164")
@pytest.mark.parametrize("pays", [True, False])
def test_orthanc_champion(scenario, pays):
    sc = scenario()
    champion, man = sc.put("4R164", 1), sc.put("4C286")
    sc.put("4C122")
    sc.hand(1, "4U152")
    sc.begin("assignment").pass_until_seat(1)
    sc.use(champion).decide(int(pays))
    assert (sc.wounds(champion), sc.wounds(man)) == (1, int(pays))
    assert [(fight.character, fight.minions) for fight in sc.s.fights] == ([] if pays else [(man, (champion,))])


@pytest.mark.card("4R304")
def test_get_on_and_get_away(scenario):
    """The next two sites are one's own."""
    sc = scenario()
    sc.put_site("4U342", 1)
    sc.adventure(0, "4U337", "4U344")
    sc.adventure(1, "4U346")
    sc.hand(0, "4R304")
    sc.begin("fellowship").play("4R304")
    assert [sc.s.cards[i].code for i in sc.s.path][-2:] == [4337, 4344]
    assert sc.burdens() == 2
