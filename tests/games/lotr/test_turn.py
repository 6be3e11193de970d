"""LOTR-5 to LOTR-9, LOTR-14: the turn, from its start to the last Shadow phase."""

from pelipoyta.games.lotr import GAME
from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.engine.numbers import is_roaming
from pelipoyta.games.lotr.events import (
    FellowshipMoved,
    FightBegan,
    PhaseBegan,
    SitePlaced,
    TwilightChanged,
)
from pelipoyta.games.lotr.model import HealBy, Pick, Play, Use
from pelipoyta.games.lotr.terms import Block, Phase
from pelipoyta.games.lotr.words.facts import code_of


def phases(sc):
    return [told.phase for told in sc.told(PhaseBegan)]


def test_a_whole_turn(scenario):
    """LOTR-5.2, LOTR-7.8, LOTR-9.1, LOTR-15.3: from the fellowship phase to the end, one phase after another."""
    sc = scenario(site=2)
    gimli = sc.put("4C49")
    sc.hand(1, "4C10")
    sc.adventure(1, "4U341")
    sc.begin("turn")
    sc.pass_()  # the fellowship moves on
    sc.play("4C10").pass_until("defend")
    sc.assign(gimli, next(c.id for c in sc.s.cards.values() if c.code == 4010))
    sc.pass_until("move-again")
    assert phases(sc) == [
        Phase.FELLOWSHIP,
        Phase.SHADOW,
        Phase.MANEUVER,
        Phase.ARCHERY,
        Phase.ASSIGNMENT,
        Phase.REGROUP,
    ]
    assert len(sc.told(FightBegan)) == 1
    sc.decide(0)
    assert sc.s.free == 1


def test_without_minions_straight_to_regroup(scenario):
    """LOTR-5.3, LOTR-30.6."""
    sc = scenario(site=2)
    sc.begin("maneuver")
    assert phases(sc) == [Phase.REGROUP]
    assert sc.asks == "move-again"


def test_the_pool_is_emptied_at_the_start_only(scenario):
    """LOTR-6.1, LOTR-30.38: a second move adds to what is left."""
    sc = scenario(site=2, twilight=5)
    sc.adventure(1, "4U341", "4U344")
    sc.begin("turn")
    assert sc.s.twilight == 0
    sc.pass_(2)
    assert sc.s.twilight == 2  # Shadow number 1, one companion
    sc.decide(1)
    assert sc.s.twilight == 2 + 4


def test_required_actions_at_the_start_are_ordered_by_fp(scenario, make):
    """LOTR-6.1, LOTR-17.2, LOTR-30.4: with a sanctuary among them; optional ones come after."""
    text = (Triggered(on=start_of_turn(), do=AddTwilight(1)),)
    card = make(condition("9C41", "Dusk", SHIRE, cost=0).says(*text))
    sc = scenario(site=3)
    sc.wound(sc.frodo, 2)
    dusk = sc.put(card)
    sc.begin("turn")
    assert sc.asks == "order"
    site = sc.s.path[-1]
    assert GAME.legal(sc.s, 0) == [Use(dusk, 0), Use(site, -1)]
    sc.use(site, -1)
    assert sc.asks == "sanctuary"
    sc.pass_()
    assert sc.s.twilight == 1


def test_sanctuary_heals_up_to_five(scenario):
    """LOTR-6.2, LOTR-26.7, LOTR-30.5: companions only, one by one."""
    sc = scenario(site=3)
    aragorn, guma = sc.put("4P364", wounds=3), sc.put("4C277", wounds=1)
    sc.wound(sc.frodo, 3)
    sc.begin("turn")
    assert not sc.can(Pick(guma))
    sc.choose(aragorn, aragorn, aragorn, sc.frodo, sc.frodo)
    assert sc.asks == "fellowship"
    assert (sc.wounds(aragorn), sc.wounds(sc.frodo), sc.wounds(guma)) == (0, 1, 1)


def test_discard_to_heal(scenario):
    """LOTR-7.2, LOTR-30.21: a card of the same title heals; Frodos in the deck serve for that."""
    sc = scenario()
    sc.wound(sc.frodo, 2)
    sc.hand(0, "4C302", "4C42")
    sc.begin("fellowship")
    assert not sc.can(Play(code_of("4C302")))
    sc.do(HealBy(code_of("4C302")))
    assert sc.wounds(sc.frodo) == 1
    assert sc.refused(HealBy(code_of("4C42"))).rule == "LOTR-7.2"


def test_fellowship_actions_and_the_compulsory_move(scenario):
    """LOTR-7.1, LOTR-7.3, LOTR-7.7, LOTR-7.8: cards and abilities as often as wanted, then one must move."""
    sc = scenario(site=2)
    sc.adventure(1, "4U341")
    guma, rider = sc.put("4C277"), sc.put("4C286", wounds=1)
    sc.hand(0, "4U295")
    sc.begin("fellowship")
    sc.play("4U295").use(guma, 1).choose(rider)
    assert sc.wounds(rider) == 0
    sc.pass_()
    assert sc.told(FellowshipMoved)[0].number == 3


def test_who_lays_the_next_site(scenario):
    """LOTR-8.1, LOTR-8.2, LOTR-23.1: the arrow on the site being left; with three players left is seat 1."""
    for sites, seat in (({2: "4U334"}, 1), ({3: "4U342"}, 2)):  # Rohirrim Village points left, Westemnet Plains right
        number = next(iter(sites))
        sc = scenario(site=number, seats=3, sites=sites)
        sc.begin("fellowship")
        sc.pass_()
        assert sc.told(SitePlaced)[0].seat == seat


def test_twilight_comes_last(scenario):
    """LOTR-8.1, LOTR-8.3: what the site does on arrival comes before its twilight; its text counts by then."""
    sc = scenario(site=4)  # the next, Hornburg Courtyard, is 2 less dark where Aragorn is
    sc.put("4P364")
    sc.adventure(1, "4U350")
    sc.begin("fellowship")
    sc.pass_until("shadow")
    assert sc.told(TwilightChanged)[-1].now == 8 - 2 + 2


def test_minions_follow_and_roam_anew(scenario):
    """LOTR-8.4, LOTR-20.2, LOTR-26.7."""
    sc = scenario(site=3)
    sc.adventure(1, "4U346")
    orc = sc.put("1C176", 1)
    assert is_roaming(sc.s, sc.s.cards[orc])
    sc.begin("move")
    assert sc.s.players[0].site == 4
    assert not is_roaming(sc.s, sc.s.cards[orc])


def test_shadow_phases_of_each_player(scenario):
    """LOTR-9.1, LOTR-9.2, LOTR-9.3, LOTR-28.1: from the right, each alone, all from one pool."""
    sc = scenario(site=5, seats=3, twilight=5)
    for seat in (1, 2):
        sc.hand(seat, "4C165", "4C207")
    sc.begin("shadows")
    assert sc.asked == 2
    sc.play("4C165")
    assert sc.s.twilight == 3
    sc.pass_()
    assert sc.asked == 1
    assert sc.refused(Play(code_of("4C207"))).facts == {"card": "Uruk-hai Raiding Party", "cost": 4, "pool": 3}
    assert sc.refused(Play(code_of("4C165")), 2).rule == "LOTR-10.2"


def test_the_action_procedure(scenario):
    """LOTR-10.1, LOTR-10.2, LOTR-28.1: FP first, then to the right; passing does not bar acting later."""
    sc = scenario(site=4, block=Block.FELLOWSHIP, twilight=9)
    sc.put("1P365")
    sc.hand(0, "1C104", "1C104")
    shaman = sc.put("1C152", 1, wounds=1)
    sc.begin("maneuver")
    sc.pass_()
    assert (sc.asks, sc.asked) == ("maneuver", 1)
    sc.use(shaman)
    assert (sc.asks, sc.asked) == ("maneuver", 0)
    sc.play("1C104")
    assert sc.s.players[0].discard == (1104,)
