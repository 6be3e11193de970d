"""What each site of set 4 does while the fellowship is there: Rohan, its hills and the Hillmen."""

import pytest
from tests.games.lotr.cards.set04.places import at, near

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.model import Use
from pelipoyta.games.lotr.terms import Keyword

KEYWORDS = {
    "4U326": {Keyword.PLAINS},
    "4U328": {Keyword.PLAINS},
    "4U334": set(),
    "4U335": {Keyword.BATTLEGROUND, Keyword.PLAINS},
    "4U341": {Keyword.SANCTUARY},
    "4U342": {Keyword.PLAINS, Keyword.SANCTUARY},
    "4U344": {Keyword.PLAINS},
    "4U346": {Keyword.BATTLEGROUND},
    "4U347": {Keyword.BATTLEGROUND, Keyword.PLAINS},
    "4U350": {Keyword.BATTLEGROUND},
    "4U354": {Keyword.SANCTUARY},
    "4U356": {Keyword.BATTLEGROUND},
    "4U357": set(),
    "4U358": set(),
    "4U359": set(),
    "4U362": set(),
    "4U363": set(),
}


@pytest.mark.card(*KEYWORDS)
@pytest.mark.parametrize("name", KEYWORDS)
def test_keywords_of_sites(scenario, name):
    """LOTR-23.2: a site's keywords always count."""
    sc, here = at(scenario, name)
    assert {keyword for keyword in Keyword if sc.keyword(here, keyword)} == KEYWORDS[name]


@pytest.mark.card("4U326")
@pytest.mark.parametrize(
    ("site", "horse", "limit"), [(1, "4C283", 3), (1, "9C84", 2), (1, "4C278", 2), (2, "4C283", 2)]
)
def test_horse_country(scenario, make, site, horse, limit):
    """LOTR-8.6, LOTR-30.46: one move more for a Rohan mount, seen while the fellowship is there."""
    make(possession("9C84", "Pony", SHIRE, cost=1, bearer=MAN, item=MOUNT))
    sc = scenario(site=site, sites={1: "4U326"})
    for _ in range(2):
        sc.put(horse, on=sc.put("4C286"))
    sc.begin("turn")
    assert sc.s.limit == limit


@pytest.mark.card("4U328")
def test_the_riddermark(scenario):
    """LOTR-18.3, LOTR-18.10: two unbound companions exert and Aragorn comes from the draw deck at his usual cost."""
    sc, here = at(scenario, "4U328")
    friends = [sc.put("4C49"), sc.put("4C74"), sc.put("4C286")]
    sc.deck(0, "4P364", "4C310")
    sc.begin("fellowship").use(here)
    assert sc.offered == set(friends)
    sc.choose(*friends[:2])
    assert sc.offered == {4364}
    sc.choose("4P364")
    assert ([sc.wounds(friend) for friend in friends], sc.s.twilight) == ([1, 1, 0], 4)
    assert sc.lives(sc.find("4P364"))
    assert sc.can(Use(here, 0))  # LOTR-17.7, LOTR-18.9


@pytest.mark.card("4U328")
def test_the_riddermark_needs_two(scenario):
    """LOTR-18.3, LOTR-26.6: Frodo does not count; nor do the exhausted (LOTR-19.4)."""
    sc, here = at(scenario, "4U328")
    sc.deck(0, "4P364")
    sc.put("4C49"), sc.put("4C74", wounds=2)
    sc.begin("fellowship")
    assert sc.refused(Use(here, 0)).rule == "LOTR-18.3"


@pytest.mark.card("4U334", "4U342")
@pytest.mark.parametrize("name", ["4U334", "4U342"])
def test_arrows_do_not_find_the_hillmen(scenario, strangers, name):
    """LOTR-30.9, LOTR-11.5: at Rohirrim Village and Westemnet Plains Dunland Men take no archery wounds."""
    sc, _ = at(scenario, name)
    sc.put("4C74")
    man = sc.put("4C4", 1)
    sc.begin("archery")
    assert sc.wounds(man) == 0
    others = {sc.put(name, 1) for name in strangers}
    sc.begin("archery")
    assert sc.offered == others


@pytest.mark.card("4U334", "4U342")
@pytest.mark.parametrize("name", ["4U334", "4U342"])
def test_swords_find_the_hillmen(scenario, name):
    """LOTR-13.3: in a skirmish they are wounded, and elsewhere shot."""
    sc, _ = at(scenario, name)
    aragorn, man = sc.put("4P364"), sc.put("4C4", 1)
    sc.set_strength(man, 5)
    sc.fight(aragorn, man).resolve()
    assert sc.wounds(man) == 1
    away = scenario(site=4, sites={2: "4U334", 3: "4U342"})
    away.put("4C74")
    man = away.put("4C4", 1)
    away.begin("archery")
    assert away.wounds(man) == 1


@pytest.mark.card("4U335")
def test_uruk_camp(scenario):
    """LOTR-17.1, LOTR-19.4: each Uruk-hai that is played must exert, a Dunland Man not."""
    sc, _ = at(scenario, "4U335", twilight=20)
    sc.hand(1, "4C165", "4C207", "4C4")
    sc.begin("shadow", 1)
    for name, wounds in (("4C165", 1), ("4C207", 1), ("4C4", 0)):
        sc.play(name)
        assert sc.wounds(sc.find(name)) == wounds


@pytest.mark.card("4U341")
def test_throne_room(scenario):
    """LOTR-18.9, LOTR-18.10: Théoden may be looked for in the draw deck, and comes at his usual cost."""
    sc, here = at(scenario, "4U341")
    sc.deck(0, "4P365", "4C286")
    sc.begin("fellowship").use(here)
    assert sc.offered == {4365}
    sc.choose("4P365")
    assert (sc.lives(sc.find("4P365")), sc.s.twilight) == (True, 2)
    sc.use(here)
    assert sc.offered == set()  # one may look in vain
    sc.pass_()
    assert sc.asks == "fellowship"


@pytest.mark.card("4U344")
def test_westemnet_hills(scenario):
    """LOTR-8.1, LOTR-17.1: coming there heals each mounted companion and ally, one wound each."""
    sc = near(scenario, "4U344")
    mounted, walker = sc.put("4C286", wounds=2), sc.put("4C270", wounds=1)
    guma, whole = sc.put("4C277", wounds=1), sc.put("4C286")
    for rider in (mounted, guma, whole):
        sc.put("4C283", on=rider)
    sc.begin("move")
    assert [sc.wounds(card) for card in (mounted, walker, guma, whole)] == [1, 1, 0, 0]
    sc.begin("shadow", 1)
    assert sc.wounds(mounted) == 1


@pytest.mark.card("4U346")
def test_white_rocks(scenario):
    """LOTR-8.1: the Shadow number grows by one for each mounted companion; allies on horses do not count."""
    sc = near(scenario, "4U346")
    for rider in (sc.put("4C286"), sc.put("4C270"), sc.put("4C277")):
        sc.put("4C283", on=rider)
    sc.put("4C49")
    sc.begin("move")
    assert sc.s.twilight == (3 + 2) + 4  # and one for each companion
