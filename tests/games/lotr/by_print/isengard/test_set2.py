"""Isengard cards of set 2, by their print."""

import pytest
from tests.games.lotr.by_print.isengard.table import (
    DAMAGE,
    KNIGHT,
    TROOP,
    URUK,
    act,
    companions,
    denied,
    early,
    orc_of_isengard,
    shadow,
    unplayable,
)

from pelipoyta.games.lotr.engine.numbers import cost
from pelipoyta.games.lotr.model import Play
from pelipoyta.games.lotr.words.facts import code_of


def clad(sc):
    """Three pieces that cover a companion, an artifact of that class, and a sword."""
    knight, rider = sc.put(KNIGHT), sc.put("5C83")
    pieces = [sc.put("1C92", on=knight), sc.put("1C107", on=knight), sc.put("5R89", on=rider)]
    return pieces, [sc.put("2R105", on=sc.frodo), sc.put("1C299", on=sc.frodo)]


@pytest.mark.card("2R39")
def test_beyond_the_height_of_men(scenario):
    """An Uruk-hai exerts; one armor, helm or shield possession goes, no artifact and no weapon."""
    sc = early(scenario, twilight=2)
    pieces, _ = clad(sc)
    uruk = sc.put(URUK, 1)
    sc.hand(1, "2R39")
    shadow(sc.begin("maneuver")).play("2R39")
    assert (sc.offered, sc.asked) == (set(pieces), 1)
    sc.choose(pieces[2])
    assert ([sc.lives(piece) for piece in pieces], sc.wounds(uruk)) == ([True, True, False], 1)


@pytest.mark.card("2R39")
def test_beyond_the_height_of_many_men(scenario):
    """With six companions all of them go; without an Uruk-hai nothing (LOTR-18.3)."""
    sc = early(scenario, twilight=2)
    pieces, others = clad(sc)
    companions(sc, 3), sc.hand(1, "2R39"), sc.put(TROOP, 1)
    shadow(sc.begin("maneuver"))
    assert unplayable(sc, "2R39") == "LOTR-18.3"
    sc.put(URUK, 1), sc.play("2R39")
    assert [sc.lives(card) for card in (*pieces, *others)] == [False, False, False, True, True]


@pytest.mark.card("2C40")
def test_demands_of_the_sackville_bagginses(scenario):
    """Each time a Shire ally exerts, one is added; a companion or an Elf ally adds none."""
    sc = early(scenario)
    sc.put("2C40", 1), sc.put("1C311", wounds=1)
    rosie, sam = sc.put("1U309"), sc.find("1C311")
    sc.set_player(0, burdens=2)
    sc.begin("fellowship").use(rosie, 1)
    assert (sc.wounds(rosie), sc.s.twilight) == (1, 1)
    sc.use(sam)
    assert (sc.wounds(sam), sc.s.twilight, sc.burdens()) == (1, 1, 1)


@pytest.mark.card("2C40", "2C44")
@pytest.mark.parametrize(("name", "price"), [("2C40", 1), ("2C44", 0)])
def test_an_isengard_minion_is_spotted(scenario, make, name, price):
    """LOTR-18.1: any Isengard minion, but no Orc of Moria; it is not exerted."""
    sc = early(scenario, twilight=1)
    sc.put(TROOP, 1), sc.hand(1, name)
    assert unplayable(sc.begin("shadow", 1), name) == "LOTR-18.1"
    clerk = sc.put(orc_of_isengard(make), 1)
    sc.play(name)
    assert (sc.wounds(clerk), sc.s.twilight) == (0, 1 - price)


@pytest.mark.card("2U41")
def test_evil_afoot(scenario):
    """As many minions as burdens go from the own discard pile into the deck; events stay."""
    sc = early(scenario)
    uruk = sc.put(URUK, 1)
    sc.set_player(0, burdens=2)
    sc.hand(1, "2U41"), sc.discard(1, TROOP, URUK, URUK, "1C121"), sc.deck(1)
    sc.begin("shadow", 1).play("2U41")
    sc.decide(2)
    assert sc.offered == {code_of(TROOP), code_of(URUK)}
    sc.choose(TROOP, URUK)
    assert (sorted(sc.in_discard(1)), len(sc.s.players[1].deck), sc.wounds(uruk)) == (["1C121", URUK, "2U41"], 2, 1)


@pytest.mark.card("2U41")
def test_evil_afoot_with_few_minions(scenario):
    """LOTR-18.6: as many as there are; LOTR-18.3: an Uruk-hai must exert."""
    sc = early(scenario)
    sc.set_player(0, burdens=4)
    sc.hand(1, "2U41"), sc.discard(1, URUK), sc.deck(1), sc.put(URUK, 1, wounds=2)
    assert unplayable(sc.begin("shadow", 1), "2U41") == "LOTR-18.3"
    sc.put(URUK, 1), sc.play("2U41")
    sc.decide(4).choose(URUK)
    assert (sc.in_discard(1), len(sc.s.players[1].deck)) == (["2U41"], 1)


@pytest.mark.card("2C42")
def test_goblin_man_looks(scenario):
    """He exerts so that his player sees the hand, which stays as it was and unseen by others."""
    sc = early(scenario, site=4, seats=3)
    man = sc.put("2C42", 1)
    sc.hand(0, "4C42", "4C306")
    act(sc.begin("shadow", 1), man)
    assert (sc.wounds(man), sorted(sc.in_hand(0))) == (1, ["4C306", "4C42"])
    assert {1 in held.eyes for held in sc.s.players[0].hand} == {True}
    assert {2 in held.eyes for held in sc.s.players[0].hand} == {False}
    assert denied(sc, man) == "LOTR-18.3"


@pytest.mark.card("2C42")
@pytest.mark.parametrize(("site", "stays"), [(4, True), (5, False)])
def test_goblin_man_underground(scenario, site, stays):
    """He is discarded at an underground site, and not elsewhere."""
    sc = early(scenario, site=site)
    man = sc.put("2C42", 1)
    sc.begin("shadow", 1)
    assert (sc.lives(man), sc.in_discard(1)) == (stays, [] if stays else ["2C42"])


@pytest.mark.card("2R43")
def test_lurtz_s_sword(scenario):
    """+2 and damage +1 for Lurtz, and two cards for each victory."""
    sc = early(scenario)
    knight, lurtz = sc.put(KNIGHT), sc.put("1R127", 1)
    sc.put("2R43", 1, on=lurtz), sc.deck(0, "4C42", "4C42", "4C42")
    assert (sc.strength(lurtz), sc.keyword(lurtz, DAMAGE)) == (15, 2)
    sc.fight(knight, lurtz).resolve()
    assert (len(sc.in_discard(0)), len(sc.s.players[0].deck)) == (2, 1)


@pytest.mark.card("2R43")
def test_nobody_else_bears_lurtz_s_sword(scenario):
    """LOTR-21.1: no other Uruk-hai."""
    sc = early(scenario, twilight=3)
    sc.put(URUK, 1), sc.hand(1, "2R43")
    sc.begin("shadow", 1)
    assert not sc.can(Play(code_of("2R43")))
    lurtz = sc.put("1R127", 1)
    assert sc.play("2R43").s.cards[sc.find("2R43")].host == lurtz


@pytest.mark.card("2C44")
@pytest.mark.parametrize("guarded", [True, False])
def test_no_business_of_ours(scenario, guarded):
    """The Free Peoples player sees no hand of a Shadow player, though the price is paid."""
    sc = early(scenario, site=6)
    elf = sc.put("4C74")
    sc.put("2C44", 1) if guarded else None
    sc.hand(1, TROOP)
    act(sc.begin("fellowship"), sc.s.path[-1])
    assert (sc.wounds(elf), 0 in sc.s.players[1].hand[0].eyes) == (1, not guarded)


@pytest.mark.card("2R45")
def test_too_much_attention(scenario):
    """The Ring is put on: the top five of the Free Peoples player's deck go."""
    sc = early(scenario, twilight=1)
    uruk = sc.put(URUK, 1)
    sc.set_strength(uruk, 5), sc.hand(1, "2R45"), sc.deck(0, *["4C42"] * 6)
    sc.fight(sc.frodo, uruk).resolve().use(sc.one_ring)
    shadow(sc).play("2R45")
    assert (len(sc.in_discard(0)), len(sc.s.players[0].deck), sc.s.twilight) == (5, 1, 0)


@pytest.mark.card("2R45")
def test_too_much_attention_of_orcs(scenario):
    """LOTR-17.9: without an Isengard minion there is no answer."""
    sc = early(scenario, twilight=1)
    orc = sc.put(TROOP, 1)
    sc.set_strength(orc, 5), sc.hand(1, "2R45"), sc.deck(0, "4C42")
    sc.fight(sc.frodo, orc).resolve().use(sc.one_ring)
    assert not sc.can(Play(code_of("2R45")), 1)


@pytest.mark.card("2R46")
def test_uruk_captain(scenario):
    """One removed and he exerts: an Uruk-hai from the discard pile is played at its price."""
    sc = early(scenario, twilight=5)
    captain = sc.put("2R46", 1)
    sc.discard(1, URUK, TROOP, "1C121")
    act(sc.begin("shadow", 1), captain)
    assert sc.offered == {code_of(URUK)}
    sc.choose(URUK)
    assert (sc.s.twilight, sc.in_discard(1), sc.wounds(captain)) == (0, [TROOP, "1C121"], 1)
    assert sc.lives(sc.find(URUK))


@pytest.mark.card("2R46")
def test_uruk_captain_needs_one_that_can_be_paid(scenario):
    """LOTR-18.8: four for the Uruk-hai and one for the ability are five."""
    sc = early(scenario, twilight=4)
    captain = sc.put("2R46", 1)
    sc.discard(1, URUK)
    assert denied(sc.begin("shadow", 1), captain) == "LOTR-18.8"
    sc.discard(1, TROOP)
    assert denied(sc, captain) == "LOTR-18.8"


@pytest.mark.card("2C47")
def test_uruk_scout_and_roaming(scenario):
    """One less to pay for roaming Isengard minions of its player, two less with two, never a reward."""
    sc = early(scenario, site=3, seats=3)
    for price in (6, 5, 4, 4):
        assert cost(sc.s, 1, code_of(URUK)) == price
        sc.put("2C47", 1)
    assert (cost(sc.s, 2, code_of(URUK)), cost(sc.s, 1, code_of(TROOP))) == (6, 8)


@pytest.mark.card("2C47")
def test_uruk_scout_cancels(scenario):
    """LOTR-18.5: it exerts; the event of a ranger has no effect, what was paid stays paid."""
    sc = early(scenario, site=4)
    aragorn, scout, uruk = sc.put("1P365"), sc.put("2C47", 1), sc.put(URUK, 1)
    sc.hand(0, "1C104")
    sc.begin("maneuver").play("1C104")
    assert (sc.asks, sc.asked) == ("respond", 1)
    act(sc, scout)
    assert (sc.wounds(scout), sc.wounds(aragorn), sc.strength(uruk)) == (1, 1, 9)


@pytest.mark.card("2C47")
def test_uruk_scout_and_what_does_not_spot(scenario):
    """An event that only strengthens a ranger neither spots nor exerts one."""
    sc = early(scenario)
    aragorn, scout = sc.put("1P365"), sc.put("2C47", 1)
    sc.hand(0, "1C117", "4C42")
    sc.fight(aragorn, scout).play("1C117")
    assert (sc.strength(aragorn), sc.asks) == (10, "skirmish")


@pytest.mark.card("2U48")
def test_wizard_storm(scenario, make):
    """Every companion exerts who can as the fellowship leaves the site; allies do not."""
    sc = early(scenario)
    knight, tired, ally = sc.put(KNIGHT), sc.put(KNIGHT, wounds=2), sc.put("1C286")
    sc.put("2U48", 1, on=sc.s.path[4]), sc.put_site("1C351", 1)
    sc.begin("fellowship").pass_()
    assert [sc.wounds(card) for card in (sc.frodo, knight, tired, ally)] == [1, 1, 2, 0]


@pytest.mark.card("2U48")
def test_wizard_storm_is_played(scenario):
    """An Isengard minion exerts; one for a site; it ends with the turn."""
    sc = early(scenario, site=2, twilight=2)
    uruk = sc.put(URUK, 1)
    other = sc.put("2U48", 1, on=sc.s.path[0])
    sc.hand(1, "2U48")
    sc.begin("shadow", 1).play("2U48")
    storm = sc.find("2U48")
    assert (sc.s.cards[storm].host, sc.wounds(uruk), sc.s.twilight) == (sc.s.path[1], 1, 0)
    del sc.s.cards[other]
    sc.begin("regroup").pass_until("move-again").decide(0).pass_until("fellowship")
    assert not sc.lives(storm)
