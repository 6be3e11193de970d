"""What each site of set 4 does while the fellowship is there."""

import pytest

from pelipoyta.games.lotr.cards import CARDS
from pelipoyta.games.lotr.cards.build import code_of, possession
from pelipoyta.games.lotr.language import Is
from pelipoyta.games.lotr.model import Use
from pelipoyta.games.lotr.numbers import cost
from pelipoyta.games.lotr.rules.archery import archery_parts
from pelipoyta.games.lotr.terms import Culture, ItemClass, Keyword, Race, Side

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


def at(scenario, name, **kwargs):
    """The fellowship is at this site."""
    number = CARDS[code_of(name)].site
    sc = scenario(site=number, sites={number: name}, **kwargs)
    return sc, sc.s.path[-1]


def near(scenario, name, **kwargs):
    """The fellowship is one step away from this site, which is the Shadow player's."""
    number = CARDS[code_of(name)].site
    sc = scenario(site=number - 1, **kwargs)
    sc.adventure(1, name)
    return sc


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
    make(possession("9C84", "Pony", Culture.SHIRE, 1, Is(race=(Race.MAN,)), item=ItemClass.MOUNT))
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


@pytest.mark.card("4U347")
def test_deep_of_helm(scenario):
    """LOTR-20.3: the first Uruk-hai of the turn costs three less there; others and later ones do not."""
    sc, _ = at(scenario, "4U347", twilight=20)
    sc.hand(1, "4C17", "4C191", "4C191")
    sc.begin("shadow", 1)
    for name, left in (("4C17", 20 - 4), ("4C191", 16 - 3), ("4C191", 13 - 6)):
        sc.play(name)
        assert sc.s.twilight == left


@pytest.mark.card("4U347")
def test_deep_of_helm_each_turn(scenario):
    """LOTR-18.16, LOTR-25.1: among all Shadow players; never below nothing; the next turn anew."""
    sc, _ = at(scenario, "4U347", twilight=9, seats=3)
    sc.hand(1, "4C165")
    sc.hand(2, "4C165")
    sc.begin("shadows")
    first = sc.asked
    sc.play("4C165")
    assert sc.s.twilight == 9
    sc.pass_()
    assert sc.asked != first
    sc.play("4C165")
    assert sc.s.twilight == 7
    sc.begin("turn")
    assert cost(sc.s, 1, 4191) == 3


@pytest.mark.card("4U347")
def test_deep_of_helm_counts_only_those_played_there(scenario):
    """LOTR-23.2: an Uruk-hai played at the site before does not use it up."""
    sc = near(scenario, "4U347", twilight=9)
    sc.hand(1, "4C165", "4C191")
    sc.begin("shadow", 1).play("4C165")
    assert sc.s.twilight == 9 - (2 + 2)  # it roams
    sc.begin("move")
    assert cost(sc.s, 1, 4191) == 3


@pytest.mark.card("4U350")
@pytest.mark.parametrize(("name", "shadow"), [("4P364", 6), ("4C49", 8)])
def test_hornburg_courtyard(scenario, name, shadow):
    """LOTR-8.1: the Shadow number is two less with Aragorn in sight."""
    sc = near(scenario, "4U350")
    sc.put(name)
    sc.begin("move")
    assert sc.s.twilight == shadow + 2


@pytest.mark.card("4U354")
def test_hornburg_armory(scenario):
    """LOTR-18.3: a possession is played and a card drawn, again and again."""
    sc, here = at(scenario, "4U354")
    aragorn = sc.put("4P364")
    sc.hand(0, "4C278", "4U132", "4C49")
    sc.deck(0, "4C74", "4C87", "4C42")
    sc.begin("fellowship").use(here)
    assert sc.offered == {4278, 4132}
    sc.choose("4C278")
    assert (sc.s.cards[sc.find("4C278")].host, len(sc.in_hand(0)), sc.s.twilight) == (aragorn, 3, 1)
    sc.use(here).choose("4U132")
    assert len(sc.in_hand(0)) == 3
    assert sc.refused(Use(here, 0)).rule == "LOTR-18.3"


@pytest.mark.card("4U354")
def test_hornburg_armory_is_no_gift_to_the_shadow(scenario):
    """LOTR-23.2, LOTR-17.5: in the fellowship phase the Free Peoples player alone."""
    sc, here = at(scenario, "4U354")
    sc.put("4C10", 1)
    sc.hand(1, "4C26")
    sc.begin("shadow", 1)
    assert sc.refused(Use(here, 0)).rule == "LOTR-17.5"


@pytest.mark.card("4U356")
@pytest.mark.parametrize(("companions", "arrows"), [(3, 0), (4, 2), (5, 4)])
def test_hornburg_causeway(scenario, companions, arrows):
    """LOTR-11.2: two arrows more for each unbound companion over three; Frodo, Sam and allies are none."""
    sc, _ = at(scenario, "4U356")
    sc.put("1C311"), sc.put("4C277")
    for _ in range(companions):
        sc.put("4C286")
    sc.put("4C10", 1)
    assert sum(part.amount for part in archery_parts(sc.s, Side.SHADOW)) == arrows
    assert sum(part.amount for part in archery_parts(sc.s, Side.FREE)) == 0


@pytest.mark.card("4U357")
@pytest.mark.parametrize(("name", "wounds"), [("4C286", 0), ("4C277", 1), ("4C49", 1)])
def test_kings_room(scenario, name, wounds):
    """LOTR-17.1: without a Rohan companion (an ally is none) each unbound companion must exert."""
    sc = near(scenario, "4U357")
    sc.put(name)
    elf, weary = sc.put("4C74"), sc.put("4C310", wounds=3)
    sc.begin("move")
    assert (sc.wounds(elf), sc.wounds(weary), sc.wounds(sc.frodo)) == (wounds, 3, 0)


@pytest.mark.card("4U358")
def test_ring_of_isengard(scenario):
    """LOTR-18.3, LOTR-23.2: the Shadow player plays a Dunland minion at its cost and draws a card."""
    sc, here = at(scenario, "4U358", twilight=5)
    sc.hand(1, "4C10", "4C165", "4C26", "4C17")
    sc.deck(1, "4C7", "4U8")
    sc.begin("shadow", 1).use(here)
    assert sc.offered == {4010, 4017}
    sc.choose("4C10")
    assert (sc.s.twilight, len(sc.in_hand(1))) == (3, 4)
    assert sc.refused(Use(here, 0)).rule == "LOTR-18.3"  # the other costs 4


@pytest.mark.card("4U359")
@pytest.mark.parametrize(("pool", "after"), [(8, 12), (9, 9)])
def test_wizards_vale(scenario, pool, after):
    """LOTR-17.1: fewer than nine in the pool when the first Shadow phase begins, and four are added."""
    sc, _ = at(scenario, "4U359", twilight=pool)
    sc.begin("shadows")
    assert sc.s.twilight == after


@pytest.mark.card("4U359")
def test_wizards_vale_once(scenario):
    """LOTR-18.16: not in the second player's phase, nor twice a turn."""
    sc, _ = at(scenario, "4U359", seats=3)
    sc.s.twilight = 9
    sc.begin("shadows")
    sc.s.twilight = 0
    sc.pass_()
    assert (sc.asks, sc.s.twilight) == ("shadow", 0)
    sc.begin("shadows").pass_()
    assert (sc.asks, sc.s.twilight) == ("shadow", 4)
    sc.s.twilight = 0
    sc.begin("shadows")
    assert sc.s.twilight == 0


@pytest.mark.card("4U362")
@pytest.mark.parametrize(("companions", "cards"), [(4, 0), (5, 1), (7, 3)])
def test_orthanc_library(scenario, companions, cards):
    """LOTR-17.1: each Shadow player may draw one for each companion over four, the Ring-bearer counted."""
    sc = near(scenario, "4U362", seats=3)
    for _ in range(companions - 1):
        sc.put("4C286")
    sc.adventure(2, "4U362")
    for seat in (1, 2):
        sc.deck(seat, *(["4C10"] * 5))
    sc.begin("move")
    if cards:
        first = sc.asked
        sc.decide(1)
        assert (sc.asks, {first, sc.asked}) == ("draw", {1, 2})
        sc.decide(0)
        assert sorted(len(sc.in_hand(seat)) for seat in (1, 2)) == [0, cards]
    assert sc.asks == "shadow"


@pytest.mark.card("4U363")
def test_palantir_chamber(scenario):
    """LOTR-18.3, LOTR-18.10: two burdens are taken off so that a minion comes from the discard pile at its cost."""
    sc, here = at(scenario, "4U363", twilight=5)
    sc.set_player(0, burdens=3)
    sc.discard(1, "4C10", "4C26", "4C191")
    sc.put("4C10", 1)
    sc.begin("shadow", 1).use(here)
    assert sc.offered == {4010}
    sc.choose("4C10")
    assert (sc.burdens(), sc.s.twilight, sc.in_discard(1)) == (1, 3, ["4C26", "4C191"])
    sc.discard(1, "4C10")
    assert sc.refused(Use(here, 0)).rule == "LOTR-18.3"


@pytest.mark.card("4U363")
def test_palantir_chamber_needs_a_minion(scenario):
    """LOTR-18.8: nothing to play, and no burden is taken off."""
    sc, here = at(scenario, "4U363", twilight=5)
    sc.set_player(0, burdens=3)
    sc.discard(1, "4C26", "4C191")
    sc.begin("shadow", 1)
    assert sc.refused(Use(here, 0)).rule == "LOTR-18.8"
