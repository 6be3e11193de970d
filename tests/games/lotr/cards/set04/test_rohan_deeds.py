"""Set 4: events and conditions of Rohan."""

import pytest
from tests.games.lotr.cards.crowd import MORE, held, hold_one, kin, mounted_strangers, tokens, tokens_on, won

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.model import Play, Use


@pytest.mark.card("4C273")
@pytest.mark.parametrize(("friend", "bonus"), [("4C277", 3), ("4R262", 2)])
def test_fight_for_the_villagers(scenario, friend, bonus):
    """Three with a villager to see: Aldor is an ally, but none."""
    sc = scenario()
    rider, ally, foe = sc.put("4C286"), sc.put(friend), sc.put("4C17", 1)
    sc.put("4P364")
    sc.hand(0, "4C273", MORE)
    sc.fight(rider, foe).play("4C273")
    assert sc.offered == {rider, ally}
    sc.choose(rider)
    assert sc.strength(rider) == 5 + bonus


@pytest.mark.card("4U275")
def test_forth_eorlingas(scenario):
    """Théoden exerts; who bears his signet defends once more till the regroup phase, he himself too."""
    sc = scenario()
    king, eowyn, aragorn = sc.put("4P365"), sc.put("4C270"), sc.put("4P364")
    sc.put("4C266"), sc.put("4C10", 1)
    sc.hand(0, "4U275")
    sc.begin("maneuver").play("4U275")
    assert sc.offered == {king, eowyn}
    sc.choose(eowyn)
    assert (sc.wounds(king), sc.keyword(eowyn, Keyword.DEFENDER), sc.keyword(aragorn, Keyword.DEFENDER)) == (1, 1, 0)
    sc.begin("regroup")
    assert sc.keyword(eowyn, Keyword.DEFENDER) == 0


@pytest.mark.card("4U276")
@pytest.mark.parametrize(("who", "laid"), [("4C286", 1), ("4P364", 0), ("9C97", 0)])
def test_fortress_never_fallen_counts_wins(scenario, make, who, laid):
    sc = scenario()
    kin(make)
    hero, keep, foe = sc.put(who), sc.put("4U276"), sc.put("4C10", 1)
    won(sc, hero, foe)
    assert sc.can(Use(keep, 0), 0) is bool(laid)
    if laid:
        sc.use(keep)
    assert tokens_on(sc, keep) == laid


@pytest.mark.card("4U276")
@pytest.mark.parametrize("count", [0, 1, 2])
def test_fortress_never_fallen_pays_out(scenario, count):
    """A Shadow condition for each token, none of one's own; then it is gone itself."""
    sc = scenario()
    keep, mine = sc.put("4U276"), sc.put("4U296")
    theirs = [sc.put("4U28", 1) for _ in range(2)]
    sc.put("4C26", 1, on=sc.put("4C17", 1))
    tokens(sc, keep, Culture.ROHAN, count)
    sc.begin("regroup").use(keep, 1)
    if count:
        assert sc.offered == set(theirs)
        sc.choose(theirs[0])
    assert (sum(map(sc.lives, theirs)), sc.lives(mine), sc.lives(keep)) == (2 - count, True, False)


@pytest.mark.card("4R279")
@pytest.mark.parametrize("way", [0, 1])
def test_helm_helm(scenario, make, way):
    """Two mounted Men of Rohan: a site, or three cards."""
    sc = scenario(site=4)
    rider, other = sc.put("4C286"), sc.put("4C286")
    sc.put("4C283", on=rider)
    mounted_strangers(sc, make)
    hold_one(sc)
    sc.hand(0, "4R279")
    sc.deck(0, *["4C286"] * 4)
    sc.begin("regroup")
    assert sc.refused(Play(4279)).rule == "LOTR-17.9"
    sc.put("4C283", on=other)
    sc.play("4R279").decide(way)
    assert (held(sc), len(sc.in_hand(0))) == ((0, 0), (1, 3))[way]


@pytest.mark.card("4R289")
@pytest.mark.parametrize(
    ("friends", "able"),
    [(("4C286", "4C286"), True), (("4C270",), True), (("4C286", "4P364"), False), (("4C286", "9C97"), False)],
)
def test_simbelmyne(scenario, make, friends, able):
    """Two Men of Rohan or a valiant one; a Rohan character or possession, no condition, nothing of Gondor."""
    sc = scenario()
    kin(make)
    for name in friends:
        sc.give(sc.put(name), Keyword.VALIANT) if name == "4P364" else sc.put(name)
    sc.hand(0, "4R289")
    sc.deck(0, "4C277", "4C266", "4C283", "4U296", "4C122")
    sc.begin("fellowship")
    if not able:
        assert sc.refused(Play(4289)).rule == "LOTR-17.9"
        return
    sc.play("4R289")
    assert sc.offered == {4277, 4266, 4283}
    sc.choose("4C277")
    assert (sc.lives(sc.find("4C277")), sc.s.twilight) == (True, 2)  # one for the event, one for Guma


@pytest.mark.card("4R290")
def test_supplies_of_the_mark(scenario):
    """A villager of the hand goes beneath the deck, no other card; an ally of Rohan is healed."""
    sc = scenario()
    store, guma = sc.put("4R290"), sc.put("4C277", wounds=1)
    rider = sc.put("4C286", wounds=1)
    sc.put("6R18", wounds=1)
    sc.hand(0, "4C286", "4R262")
    sc.begin("fellowship")
    assert sc.refused(Use(store, 0)).rule == "LOTR-18.3"
    sc.hand(0, "4C286", "4U295")
    sc.use(store).choose("4U295")
    assert (sc.s.twilight, sc.in_hand(0), sc.wounds(guma), sc.wounds(rider)) == (2, ["4C286"], 0, 1)
    assert sc.s.players[0].deck.bottom == (4295,)


@pytest.mark.card("4R293")
@pytest.mark.parametrize(("site", "villager", "able"), [(2, "4C277", True), (2, "4C286", False), (5, "4C277", False)])
def test_valleys_of_the_mark(scenario, site, villager, able):
    """LOTR-20.2: an Uruk-hai of site 5 roams at 2, not at 5; and a villager is needed."""
    sc = scenario(site=site, twilight=20)
    vale = sc.put("4R293")
    sc.put(villager)
    sc.hand(1, "4C207")
    sc.begin("shadow", 1).play("4C207")
    foe = sc.find("4C207")
    assert sc.can(Use(vale, 0), 0) is able
    if able:
        sc.use(vale)
    assert sc.wounds(foe) == able


@pytest.mark.card("4R293")
def test_valleys_of_the_mark_stay_with_their_own(scenario):
    """In another's turn one's own roaming minions are not stopped."""
    sc = scenario(twilight=20)
    vale = sc.put("4R293", 1)
    sc.put("4C277", 1)
    sc.hand(1, "4C207")
    sc.begin("shadow", 1).play("4C207")
    assert not sc.can(Use(vale, 0), 1)


@pytest.mark.card("4R294")
def test_weapon_store(scenario, make):
    """Any hand weapon of the discard pile, no bow and no horse; a Man of Rohan exerts."""
    sc = scenario()
    store, rider = sc.put("4R294"), sc.put("4C286")
    sc.put("4P364"), sc.put(kin(make))
    sc.discard(0, "4C291", "4C283", "5C88", "4C306")
    sc.begin("fellowship").use(store)
    assert (sc.offered, sc.wounds(rider)) == ({4291, 4306}, 1)
    sc.choose("4C291")
    assert (sc.s.cards[sc.find("4C291")].host, sc.s.twilight) == (rider, 1)
