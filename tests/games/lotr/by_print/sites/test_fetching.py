"""Sites that play a card from the draw deck, by their print."""

import pytest
from tests.games.lotr.by_print.sites.parts import *

from pelipoyta.games.lotr.model import Pick


@pytest.mark.card("1U319", "1U321", "1U322", "1U324", "2U115")
@pytest.mark.parametrize(
    ("site", "deck", "offered", "paid", "price"),
    [
        ("1U319", ("1R291", "1R284"), {1291}, (1, 0), 1),
        ("1U321", ("1C303", "1C306", "1C311"), {1303, 1306}, (1, 0), 1),
        ("1U322", ("1C311", "1C303"), {1311}, (1, 0), 2),
        ("1U324", ("1R89", "1U97"), {1089}, (0, 1), 4),
        ("2U115", ("1R284", "1R291"), {1284}, (1, 0), 2),
    ],
)
def test_plays_from_the_deck(scenario, site, deck, offered, paid, price):
    """LOTR-18.10: the card is paid for as usual; Frodo is the only Hobbit to exert."""
    sc = at(scenario, site)
    sc.deck(0, *deck)
    sc.begin("fellowship").do(ability(sc, here(sc)))
    assert sc.offered == offered
    sc.do(Pick(min(offered)))
    assert (sc.wounds(sc.frodo), sc.burdens(), sc.s.twilight) == (*paid, price)
    assert len(sc.s.players[0].deck) == len(deck) - 1


@pytest.mark.card("1U319", "1U321", "1U322", "1U324", "2U115")
@pytest.mark.parametrize("site", ["1U319", "1U321", "1U322", "1U324", "2U115"])
def test_the_card_may_not_be_there(scenario, site):
    """LOTR-18.9: the deck is searched in vain; the cost stays paid; an exhausted Hobbit cannot pay."""
    sc = at(scenario, site)
    sc.deck(0, "1C3", "1C4")
    sc.begin("fellowship").do(ability(sc, here(sc)))
    if sc.asks != "fellowship":
        sc.pass_()
    assert (sc.wounds(sc.frodo) + sc.burdens(), len(sc.s.players[0].deck), sc.s.twilight) == (1, 2, 0)
    if site != "1U324":
        sc.wound(sc.frodo, 3)
        assert sc.refused(ability(sc, here(sc))).rule == "LOTR-18.3"


@pytest.mark.card("1U319", "1U322", "2U115")
@pytest.mark.parametrize(("site", "name"), [("1U319", "1R291"), ("1U322", "1C311"), ("2U115", "1R284")])
def test_a_unique_card_comes_once(scenario, site, name):
    """LOTR-24.1: who is in play is not played again."""
    sc = at(scenario, site)
    sc.put(name)
    sc.deck(0, name)
    sc.begin("fellowship")
    sc.do(ability(sc, here(sc)))
    if sc.offered and sc.frodo in sc.offered:
        sc.choose(sc.frodo)
    assert code_of(name) not in sc.offered
    if sc.asks != "fellowship":
        sc.pass_()
    assert len(sc.s.players[0].deck) == 1


@pytest.mark.card("1U325")
def test_shire_lookout_point(scenario):
    """LOTR-17.9: Gandalf must be there; the Cart is paid for."""
    sc = at(scenario, "1U325")
    sc.deck(0, "1U73", "1C3")
    sc.begin("fellowship")
    assert sc.refused(ability(sc, here(sc))).rule == "LOTR-17.9"
    sc.put("1P364")
    sc.do(ability(sc, here(sc)))
    assert sc.offered == {1073}
    sc.choose("1U73")
    assert (in_play(sc, "1U73"), sc.s.twilight) == (True, 1)


@pytest.mark.card("1U325")
def test_shire_lookout_point_only_here(scenario):
    """LOTR-23.2: not while the fellowship is at site 2."""
    sc = scenario(site=2, block=Block.FELLOWSHIP, sites={1: "1U325"})
    sc.put("1P364")
    sc.deck(0, "1U73")
    sc.begin("fellowship")
    assert sc.refused(ability(sc, sc.s.path[0])).rule == "LOTR-23.2"


@pytest.mark.card("4U325", "4U327", "4U328")
@pytest.mark.parametrize(
    ("site", "deck", "code", "price"),
    [
        ("4U325", ("4C74", "4C49", "4P364"), 4074, 2),
        ("4U327", ("4C74", "4C49", "4P364"), 4049, 2),
        ("4U328", ("4C74", "4C49", "4P364"), 4364, 4),
    ],
)
def test_two_unbound_companions_call_a_third(scenario, site, deck, code, price):
    """LOTR-18.3: two different unbound companions exert; Ring-bound ones do not."""
    sc = at(scenario, site)
    one, two, ranger = sc.put(KNIGHT), sc.put(KNIGHT), sc.put(RANGER)
    sc.deck(0, *deck)
    sc.begin("fellowship").do(ability(sc, here(sc)))
    assert sc.offered == {code}
    sc.do(Pick(code))
    assert wounds(sc, one, two, ranger, sc.frodo) == [1, 1, 0, 0]
    assert sc.s.twilight == price


@pytest.mark.card("4U325", "4U327", "4U328")
@pytest.mark.parametrize("site", ["4U325", "4U327", "4U328"])
def test_one_unbound_companion_is_not_enough(scenario, site):
    """LOTR-18.3: nor an exhausted second one; an ally is none."""
    sc = at(scenario, site)
    one = sc.put(KNIGHT)
    sc.put(KNIGHT, wounds=2), sc.put(RANGER), sc.put("4C277")
    sc.begin("fellowship")
    assert sc.refused(ability(sc, here(sc))).rule == "LOTR-18.3"
    assert sc.wounds(one) == 0


@pytest.mark.card("4U332", "4U341")
@pytest.mark.parametrize(
    ("site", "deck", "offered", "price"),
    [
        ("4U332", ("4R103", "4C104", "5U15"), {4103, 4104}, 4),
        ("4U341", ("4P365", "4C292", "4C286"), {4365, 4292}, 2),
    ],
)
def test_plays_a_lord_from_the_deck(scenario, site, deck, offered, price):
    sc = at(scenario, site)
    sc.deck(0, *deck)
    sc.begin("fellowship").do(ability(sc, here(sc)))
    assert sc.offered == offered
    sc.do(Pick(min(offered)))
    assert (sc.s.twilight, len(sc.s.players[0].deck)) == (price, 2)


@pytest.mark.card("4U332", "4U341")
@pytest.mark.parametrize(("site", "name"), [("4U332", "4R103"), ("4U341", "4P365")])
def test_a_lord_in_play_or_dead_stays_away(scenario, site, name):
    """LOTR-24.1, LOTR-24.2."""
    for dead in (False, True):
        sc = at(scenario, site)
        sc.dead(0, name) if dead else sc.put(name)
        sc.deck(0, name)
        sc.begin("fellowship")
        if sc.can(ability(sc, here(sc))):
            sc.do(ability(sc, here(sc)))
        assert code_of(name) not in sc.offered
        assert len(sc.s.players[0].deck) == 1


@pytest.mark.card("4U339")
def test_stables(scenario):
    """A Rohan mount, once a turn, and a Man of Rohan exerts."""
    sc = at(scenario, "4U339")
    rider, other = sc.put(RIDER), sc.put(RIDER, wounds=2)
    sc.deck(0, HORSE, "4C287", "4R100")
    sc.begin("fellowship").do(ability(sc, here(sc)))
    assert sc.offered == {4283, 4287}
    sc.choose("4C287")
    if sc.offered:
        sc.choose(other)
    assert (sc.wounds(rider), sc.s.cards[sc.find("4C287")].host, sc.s.twilight) == (1, other, 1)
    assert sc.refused(ability(sc, here(sc))).rule == "LOTR-18.16"


@pytest.mark.card("4U339")
def test_stables_without_rohan(scenario):
    """LOTR-18.3: a Man of Gondor does not pay; an ally of Rohan does."""
    sc = at(scenario, "4U339")
    sc.put(KNIGHT)
    sc.deck(0, HORSE)
    sc.begin("fellowship")
    assert sc.refused(ability(sc, here(sc))).rule == "LOTR-18.3"
    guma = sc.put("4C277")
    sc.do(ability(sc, here(sc)))
    assert sc.wounds(guma) == 1


@pytest.mark.card("6U116")
def test_westfold(scenario):
    """Aragorn exerts twice for a companion with his signet."""
    sc = at(scenario, "6U116")
    aragorn = sc.put("4P364")
    sc.deck(0, "4R48", "4C49", "4C266")
    sc.begin("fellowship").do(ability(sc, here(sc)))
    assert sc.offered == {4048, 4266}
    sc.choose("4R48")
    assert (sc.wounds(aragorn), in_play(sc, "4R48"), sc.s.twilight) == (2, True, 2)


@pytest.mark.card("6U116")
@pytest.mark.parametrize(("name", "tired"), [("4P364", 2), (KNIGHT, 0)])
def test_westfold_unpaid(scenario, name, tired):
    """LOTR-19.5."""
    sc = at(scenario, "6U116")
    sc.put(name, wounds=tired)
    sc.deck(0, "4R48")
    sc.begin("fellowship")
    assert sc.refused(ability(sc, here(sc))).rule == "LOTR-18.3"


@pytest.mark.card("4U348")
def test_deeping_wall(scenario):
    """Saruman from the Shadow player's deck, for his cost."""
    sc = at(scenario, "4U348", twilight=5)
    sc.deck(1, "4R173", "4C207")
    sc.begin("shadow", 1).do(ability(sc, here(sc)))
    assert sc.offered == {4173}
    sc.choose("4R173")
    assert (in_play(sc, "4R173"), sc.s.twilight) == (True, 1)


@pytest.mark.card("4U348")
def test_deeping_wall_with_little_twilight(scenario):
    """LOTR-20.1: three tokens do not pay for him."""
    sc = at(scenario, "4U348", twilight=3)
    sc.deck(1, "4R173")
    sc.hand(1, "4C10")
    sc.begin("shadow", 1)
    if sc.can(ability(sc, here(sc))):
        sc.do(ability(sc, here(sc)))
    assert sc.offered == set()
    assert not in_play(sc, "4R173")


@pytest.mark.card("1C349")
@pytest.mark.parametrize(("name", "price"), [("2C51", 6), ("2R52", 8)])
@pytest.mark.parametrize("pile", ["deck", "hand"])
def test_the_bridge_of_khazad_dum(scenario, name, price, pile):
    """Six less for the Balrog, out of the deck or the hand."""
    sc = at(scenario, "1C349", twilight=price)
    sc.deck(1, ORC)
    if name == "2R52":
        sc.put(ORC, 1)  # which this one needs
    getattr(sc, pile)(1, name)
    sc.begin("shadow", 1).do(ability(sc, here(sc)))
    assert sc.offered == {code_of(name)}
    sc.choose(name)
    assert (in_play(sc, name), sc.s.twilight) == (True, 0)


@pytest.mark.card("1C349")
def test_the_bridge_is_for_the_balrog(scenario):
    """With five tokens he cannot come, and no other minion is cheaper."""
    sc = at(scenario, "1C349", twilight=5)
    sc.deck(1, "2C51"), sc.hand(1, ORC)
    sc.begin("shadow", 1)
    assert why_not_played(sc, ORC) == "LOTR-20.1"
    if sc.can(ability(sc, here(sc))):
        sc.do(ability(sc, here(sc)))
    assert not in_play(sc, "2C51") and sc.offered == set()


@pytest.mark.card("1U348")
def test_pass_of_caradhras(scenario):
    """A weather card from the deck, once a turn, beside a minion of Isengard."""
    sc = at(scenario, "1U348", twilight=9)
    sc.deck(1, "1C138", "1C134", ORC)
    sc.hand(1, ORC)
    sc.begin("shadow", 1)
    assert sc.refused(ability(sc, here(sc))).rule == "LOTR-17.9"
    uruk = sc.put("1C158", 1)
    sc.do(ability(sc, here(sc)))
    assert sc.offered == {1138, 1134}
    sc.choose("1C134")
    if sc.offered:
        sc.choose(min(sc.offered))
    assert (in_play(sc, "1C134"), sc.wounds(uruk), sc.s.twilight) == (True, 1, 8)
    assert sc.refused(ability(sc, here(sc))).rule == "LOTR-18.16"


@pytest.mark.card("1U348")
def test_pass_of_caradhras_for_each_player(scenario):
    """LOTR-18.16: once per turn is for the site's one copy, whoever uses it."""
    sc = at(scenario, "1U348", twilight=9, seats=3)
    sc.put("1C158", 1), sc.put("1C158", 2)
    sc.deck(1, ORC), sc.deck(2, ORC)
    sc.begin("shadow", 1).do(ability(sc, here(sc)))
    if sc.asked == 1 and sc.asks != "shadow":
        sc.pass_()
    assert not in_play(sc, "1C134")
