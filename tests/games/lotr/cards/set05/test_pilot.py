"""Set 5: Sméagol and Gollum, fortifications, machines, berserkers."""

import pytest
from msgspec.structs import replace

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.engine.catalogue import CARDS
from pelipoyta.games.lotr.events import DeckShown
from pelipoyta.games.lotr.model import Play, Use, Zone


@pytest.fixture
def gollum(make):
    facts = {"cost": 2, "strength": 5, "vitality": 4, "site": 3, "unique": True, "side": Side.SHADOW}
    return make(minion("9C61", "Gollum", GOLLUM, None, **facts))


@pytest.fixture
def knight(make):
    return make(companion("9C62", "Knight", "", GONDOR, MAN, cost=2, strength=5, vitality=3, keywords=KNIGHT))


@pytest.fixture
def rider(make):
    facts = {"cost": 2, "strength": 5, "vitality": 3, "site": 1}
    return make(minion("9C63", "Rider", ISENGARD, ORC, keywords=WARG_RIDER, **facts))


@pytest.mark.card("5U9")
def test_more_to_my_liking(scenario):
    """LOTR-18.16: once a phase."""
    sc = scenario()
    sc.put("4C49")
    sc.put("4C10", 1)
    hall, other = sc.put("5U9"), sc.put("4C44")
    sc.deck(0, "4C42", "4C87")
    pays, shadow_card = sc.stack("4C87", 0, other), sc.stack("4C10", 0, hall)
    sc.begin("maneuver")
    sc.use(hall)
    assert sc.refused(Use(hall, 0)).rule == "LOTR-18.16"
    laid = sc.find("4C42")
    sc.use(hall, 1).choose(pays)
    assert (sc.in_hand(0), sc.lives(laid), sc.lives(shadow_card)) == (["4C42"], False, True)


@pytest.mark.card("5C28")
def test_smeagol_costs_a_burden(scenario):
    sc = scenario()
    sc.hand(0, "5C28")
    sc.begin("fellowship")
    sc.play("5C28")
    assert (sc.burdens(), sc.s.cards[sc.find("5C28")].zone) == (1, Zone.FELLOWSHIP)


@pytest.mark.card("5C28")
def test_smeagol_shows_four_cards(scenario):
    """LOTR-25.3: a wound for each Shadow card; then they go beneath, in an order of one's own."""
    sc = scenario()
    smeagol, foe = sc.put("5C28"), sc.put("4C192", 1)
    sc.s.cards[foe] = replace(sc.s.cards[foe], code=4197)
    sc.deck(0, "4C10", "4C42", "4C42", "4C87", "4C297")
    sc.begin("regroup")
    sc.use(smeagol, 1)
    assert sc.told(DeckShown)[0].codes == (4010, 4042, 4042, 4087)
    assert sc.wounds(foe) == 1
    sc.choose("4C87", "4C42", "4C10", "4C42")
    deck = sc.s.players[0].deck
    assert (deck.top, deck.bag, deck.bottom) == ((), (4297,), (4087, 4042, 4010, 4042))
    assert sc.wounds(smeagol) == 2


@pytest.mark.card("5C30")
def test_we_must_have_it(scenario, gollum):
    sc = scenario(twilight=9)
    sc.hand(1, "5C30")
    sc.deck(1, gollum)
    sc.begin("shadow", 1)
    sc.play("5C30").choose(gollum)
    assert sc.s.cards[sc.find(gollum)].zone is Zone.CENTRE


@pytest.mark.card("5C30")
def test_a_card_at_random(scenario, gollum):
    """The event pays with another card, and chance says which."""
    sc = scenario(twilight=9)
    creature = sc.put(gollum, 1)
    sc.hand(0, "4C87")
    sc.hand(1, "5C30", "4C12", "4C10")
    sc.fight(sc.put("4C74"), creature).pass_until_seat(1)
    sc.play("5C30")
    assert (sc.strength(creature), sc.in_hand(1)) == (8, ["4C12"])
    other = scenario(twilight=9)
    creature = other.put(gollum, 1)
    other.hand(1, "5C30")
    other.fight(other.put("4C74"), creature)
    assert not other.can(Play(5030), 1)


@pytest.mark.card("5C32", "5U38")
def test_citadel_of_the_stars_goes_and_comes(scenario, knight):
    sc = scenario()
    hero, citadel, rally = sc.put(knight), sc.put("5C32"), sc.put("5U38")
    foe, far = sc.put("4C192", 1), sc.put("4C10", 1)
    sc.hand(0, "4C87")
    sc.fight(hero, foe)
    sc.use(citadel)
    assert (sc.s.cards[citadel].host, sc.wounds(hero)) == (foe, 1)
    assert sc.refused(Use(citadel, 0)).rule == "LOTR-18.1"
    sc.s.fight, sc.s.fights = None, []
    sc.begin("regroup")
    sc.use(rally)
    assert (sc.s.cards[citadel].zone, sc.s.cards[citadel].host, sc.lives(far)) == (Zone.SUPPORT, -1, True)


@pytest.mark.card("5C32")
def test_three_knights_need_not_exert(scenario, knight):
    sc = scenario()
    heroes = [sc.put(knight) for _ in range(3)]
    citadel, foe = sc.put("5C32"), sc.put("4C192", 1)
    sc.hand(0, "4C87")
    sc.fight(heroes[0], foe)
    sc.use(citadel).decide(1)
    assert (sc.s.cards[citadel].host, [sc.wounds(one) for one in heroes]) == (foe, [0, 0, 0])


@pytest.mark.card("5U63")
def test_berserkers_feed_on_wounds(scenario):
    """Of all in the skirmish, its own among them; not of others."""
    sc = scenario()
    hero, far, foe = sc.put("4P364", wounds=2), sc.put("4C74", wounds=1), sc.put("5U63", 1, wounds=1)
    sc.hand(0, "4C87")
    assert sc.strength(foe) == CARDS[5063].strength
    sc.fight(hero, foe)
    assert (sc.strength(foe), sc.wounds(far)) == (CARDS[5063].strength + 3, 1)


@pytest.mark.card("5U64")
@pytest.mark.parametrize(("at_home", "able"), [(True, True), (False, False)])
def test_war_warg(scenario, rider, at_home, able):
    """Only in its bearer's own skirmish."""
    sc = scenario()
    legolas, wolf, other = sc.put("4C74"), sc.put(rider, 1), sc.put("4C192", 1)
    warg = sc.put("5U64", 1, on=wolf)
    foe = wolf if at_home else other
    sc.fight(legolas, foe)
    before = sc.strength(foe)
    sc.use(legolas)
    assert sc.can(Use(warg, 0), 1) is able
    if able:
        sc.use(warg)
        assert (sc.wounds(legolas), sc.wounds(wolf), sc.strength(foe)) == (1, 1, before)


@pytest.mark.card("5R71")
def test_company_of_haradrim(scenario, make):
    """LOTR-8.6: the limit goes down for the turn, but not below one."""
    facts = {"cost": 2, "strength": 5, "vitality": 3, "site": 1}
    south = make(minion("9C64", "South", RAIDER, MAN, keywords=SOUTHRON, **facts))
    sc = scenario(twilight=30)
    company = sc.put("5R71", 1)
    sc.begin("regroup")
    assert not sc.can(Use(company, 0), 1)
    sc.put(south, 1)
    sc.begin("regroup").pass_until_seat(1)
    for limit, twilight in ((1, 21), (1, 12)):
        sc.use(company)
        assert (sc.s.limit, sc.s.twilight) == (limit, twilight)
        sc.pass_until_seat(1)


@pytest.mark.card("5U79")
@pytest.mark.parametrize("way", [0, 1])
def test_armory(scenario, make, way):
    engine = make(condition("9C65", "Engine", ISENGARD, cost=0, keywords=MACHINE))
    sc = scenario()
    for _ in range(2):
        sc.put("4C286")
    sc.put("4C10", 1)
    armory, machine = sc.put("5U79"), sc.put(engine, 1)
    sc.s.cards[machine] = replace(sc.s.cards[machine], tokens=((Culture.ISENGARD, 3),))
    sc.discard(0, "4C283", "4C306")
    sc.begin("maneuver")
    sc.use(armory).decide(way)
    if way:
        assert sc.offered == {4283}
        sc.choose("4C283")
    left = 3 if way else 1
    assert (sc.s.cards[machine].tokens, sc.lives(armory)) == (((Culture.ISENGARD, left),), False)


@pytest.mark.card("5R89")
@pytest.mark.parametrize(("pays", "fights"), [(0, False), (1, True)])
def test_rohirrim_helm(scenario, pays, fights):
    """LOTR-30.30: a minion of this skirmish may exert to prevent it."""
    sc = scenario()
    hero, foe = sc.put("4C286"), sc.put("4C192", 1)
    sc.s.cards[foe] = replace(sc.s.cards[foe], code=4197)
    helm = sc.put("5R89", on=hero)
    sc.hand(0, "4C87")
    sc.fight(hero, foe)
    sc.use(helm)
    assert (sc.asks, sc.asked, sc.lives(helm)) == ("prevent", 1, False)
    sc.decide(pays)
    assert (sc.s.fight is not None, sc.wounds(foe)) == (fights, pays)


@pytest.mark.card("5R96")
def test_eye_of_barad_dur(scenario, make):
    facts = {"cost": 2, "strength": 5, "vitality": 3, "site": 1}
    orc = make(minion("9C66", "Orc", SAURON, ORC, **facts))
    sc = scenario(twilight=9)
    hero, foe = sc.put("4C74"), sc.put(orc, 1)
    sc.put("4C122")
    sc.hand(0, "4C87")
    sc.hand(1, "5R96")
    sc.fight(hero, foe).pass_until_seat(1)
    sc.play("5R96")
    assert sc.strength(hero) == CARDS[4074].strength - 2


@pytest.mark.card("5R96")
def test_eye_of_barad_dur_looks_back(scenario):
    """LOTR-30.67: when this hand is shown, not another."""
    sc = scenario(twilight=9)
    sc.put("1P364")
    sc.hand(0, "1C86")
    sc.hand(1, "5R96", "4C10")
    sc.begin("fellowship")
    sc.play("1C86")
    assert (sc.asks, sc.asked) == ("respond", 1)
    sc.play("5R96")
    assert (sc.burdens(), sc.in_discard(1)) == (2, ["5R96"])


@pytest.mark.card("5R96")
@pytest.mark.parametrize(("other", "asked"), [("6C47", True), ("4C10", False)])
def test_eye_of_barad_dur_looks_back_when_it_is_seen_itself(scenario, other, asked):
    """Of a card shown by chance: this one, or another of the same hand. The first of the codes is drawn in tests."""
    sc = scenario(twilight=9)
    sc.put("1P364"), sc.put("4C192", 1)
    sc.hand(0, "3C33"), sc.hand(1, "5R96", other)
    sc.begin("maneuver").play("3C33")
    assert (sc.asks == "respond") is asked
    if asked:
        sc.play("5R96")
        assert sc.burdens() == 2
