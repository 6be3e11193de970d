"""LOTR-5 to LOTR-16: the turn, phase by phase."""

import pytest

from pelipoyta.games.lotr import GAME
from pelipoyta.games.lotr.cards.build import ally, code_of, condition, event, minion
from pelipoyta.games.lotr.events import (
    ArcheryFired,
    CardsDrawn,
    FellowshipMoved,
    FightBegan,
    FightEnded,
    PhaseBegan,
    SitePlaced,
    TwilightChanged,
)
from pelipoyta.games.lotr.language import (
    Activated,
    AddTwilight,
    After,
    Choose,
    DrawCards,
    Exert,
    Heal,
    Is,
    Response,
    StartOfTurn,
    Triggered,
)
from pelipoyta.games.lotr.model import Assign, Bid, Decide, Flow, HealBy, Options, Pass, Pick, Play, TakePlace, Use
from pelipoyta.games.lotr.numbers import is_roaming
from pelipoyta.games.lotr.terms import Block, Culture, Deed, Keyword, Kind, Phase, Race
from pelipoyta.kernel import Over


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
    text = (Triggered(on=StartOfTurn(), do=(AddTwilight(1),)),)
    card = make(condition("9C41", "Dusk", Culture.SHIRE, 0, text=text))
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


def test_archery(scenario):
    """LOTR-11.1, LOTR-11.2, LOTR-11.3, LOTR-11.4, LOTR-26.2, LOTR-30.7: FP's wounds first, then the Shadow's."""
    sc = scenario(site=4, block=Block.FELLOWSHIP)
    sc.put("1U51")
    bows = [sc.put("1C177", 1), sc.put("1C176", 1)]
    sc.begin("archery")
    assert sc.told(ArcheryFired)[0].fellowship == 1
    assert (sc.asks, sc.asked) == ("archery-wound", 0)
    sc.choose(sc.frodo)
    assert (sc.asks, sc.asked) == ("archery-wound", 1)
    sc.choose(bows[1])
    assert not sc.lives(bows[1])


def test_fp_names_the_player_who_takes_archery(scenario):
    """LOTR-11.4, LOTR-30.8: one with a minion that can be wounded."""
    sc = scenario(site=4, seats=4, block=Block.FELLOWSHIP)
    sc.put("1U51")
    for seat in (1, 3):
        sc.put("1C177", seat)
    sc.begin("archery")
    assert sc.asks == "archery-player"
    assert GAME.legal(sc.s, 0) == [Pick(1), Pick(3)]
    sc.choose(3)
    assert [c.wounds for c in sc.s.cards.values() if c.code == 1177] == [0, 1]


def test_wounds_that_cannot_be_placed_are_lost(scenario):
    """LOTR-11.5, LOTR-30.9: at Rohirrim Village Dunland Men take none in archery."""
    sc = scenario(site=2)
    sc.put("4C74")
    man = sc.put("4C17", 1)
    sc.begin("archery")
    assert sc.wounds(man) == 0


def archer_ally(make):
    home, words = ((4, Block.TOWERS),), ((Keyword.ARCHER, 1),)
    return make(ally("9C42", "Bowman", "", Culture.ELVEN, Race.ELF, home, 1, 5, 3, keywords=words))


def test_an_ally_at_home_takes_part(scenario, make):
    """LOTR-22.1, LOTR-22.2, LOTR-22.3: an archer counted, wounded, assigned by FP and by Shadow players."""
    card = archer_ally(make)
    for site, there in ((4, True), (3, False)):
        sc = scenario(site=site)
        bowman, foe = sc.put(card), sc.put("4C207", 1)
        sc.begin("archery")
        assert bool(sc.told(ArcheryFired)) == there
        sc.pass_until("defend")
        assert sc.can(Assign(bowman, foe)) == there
        sc.pass_()
        assert sc.can(Assign(bowman, foe)) == there
    assert sc.refused(Assign(bowman, foe)).rule == "LOTR-22.2"


def test_assignment_actions_come_first(scenario, make):
    """LOTR-12.1."""
    text = (Activated(phases=(Phase.ASSIGNMENT,), do=(AddTwilight(1),)),)
    horn = make(event("9C43", "Horn", Culture.GONDOR, 0, text=text))
    sc = scenario()
    sc.put("4C10", 1)
    sc.hand(0, horn)
    sc.begin("assignment")
    assert sc.asks == "assignment"
    sc.play(horn)
    assert (sc.asks, sc.s.twilight) == ("defend", 1)
    assert sc.refused(Play(code_of(horn))).rule == "LOTR-29.1"


def test_defenders_one_to_one(scenario):
    """LOTR-12.3, LOTR-12.4, LOTR-12.7, LOTR-26.4: defender +1 takes one more; never two to one minion."""
    sc = scenario()
    aragorn, merry = sc.put("4P364"), sc.put("4C310")
    foes = [sc.put("4C10", 1) for _ in range(4)]
    sc.begin("assignment")
    sc.assign(merry, foes[0])
    assert sc.refused(Assign(merry, foes[1])).rule == "LOTR-12.4"
    assert sc.refused(Assign(aragorn, foes[0])).reason == "already-assigned"
    sc.give(merry, Keyword.DEFENDER)
    sc.assign(merry, foes[1]).assign(aragorn, foes[2])
    sc.pass_()
    sc.assign(merry, foes[3])  # LOTR-12.5: any number to one
    assert {f.character: len(f.minions) for f in [*sc.s.fights, sc.s.fight] if f} == {merry: 3, aragorn: 1}


def test_who_is_not_assigned_does_not_fight(scenario):
    """LOTR-12.6."""
    sc = scenario()
    sc.put("4C10", 1)
    sc.begin("assignment")
    sc.pass_until("move-again")
    assert not sc.told(FightBegan)


def test_fp_chooses_the_order(scenario):
    """LOTR-13.1, LOTR-13.9: one after another; only that one's characters are skirmishing."""
    sc = scenario()
    aragorn, merry = sc.put("4P364"), sc.put("4C310")
    first, second = sc.put("4C10", 1), sc.put("4C10", 1)
    sc.hand(0, "4C42")
    sc.begin("assignment")
    sc.assign(aragorn, first).assign(merry, second)
    if sc.asks == "defend":
        sc.pass_()
    assert sc.asks == "skirmish-order"
    sc.choose(merry)
    assert {c.id for c in sc.spot(Is(involved=True))} == {merry, second}


def test_defenders_are_chosen_anew_for_the_fierce(scenario):
    """LOTR-14.1, LOTR-14.3, LOTR-14.4, LOTR-26.5: once more, with assignment actions, and allies at home too."""
    sc = scenario(site=4)
    aragorn, guma = sc.put("4P364"), sc.put("4C277")
    foe = sc.put("4C207", 1)
    sc.set_strength(foe, 8)
    sc.give(foe, Keyword.FIERCE)
    sc.begin("assignment")
    sc.assign(aragorn, foe)
    sc.pass_until("defend")
    assert sc.s.fierce
    assert sc.can(Assign(aragorn, foe))
    assert sc.can(Assign(guma, foe))
    sc.assign(aragorn, foe)
    sc.pass_until("move-again")
    assert len(sc.told(FightEnded)) == 2


def test_after_a_skirmish(scenario):
    """LOTR-30.11: wounds first, then what answers winning, then the phase ends."""
    sc = scenario()
    merry, madman = sc.put("4C310"), sc.put("4C12", 1)
    sc.set_strength(madman, 5)
    sc.fight(merry, madman).resolve()
    assert (sc.asks, sc.asked) == ("respond", 1)
    assert sc.wounds(merry) == 1
    sc.use(madman)
    assert sc.strength(madman) == 7
    assert sc.s.fierce


def test_regroup(scenario):
    """LOTR-15.1, LOTR-15.2, LOTR-30.20: actions, then each Shadow player reconciles."""
    sc = scenario(block=Block.FELLOWSHIP)
    ranger, orc = sc.put("1P365"), sc.put("1C177", 1)
    sc.hand(0, "1C106")
    sc.hand(1, *["1C168"] * 3)
    sc.deck(1, *["1C176"] * 9)
    sc.begin("regroup")
    sc.play("1C106")
    assert not sc.lives(orc)
    assert sc.wounds(ranger) == 1
    sc.pass_until("reconcile")
    sc.choose("1C168")
    assert len(sc.s.players[1].hand) == 8
    assert sc.told(CardsDrawn)[0].count == 6


def test_reconcile_down_to_eight(scenario):
    """LOTR-15.2, LOTR-30.20: the free discard with any hand; then down to eight; a small deck gives what it has."""
    sc = scenario()
    sc.hand(1, *["4C10"] * 10)
    sc.begin("regroup")
    sc.choose("4C10")
    assert sc.asks == "discard-down"
    sc.choose("4C10")
    assert len(sc.s.players[1].hand) == 8
    short = scenario()
    short.deck(1, "4C10", "4C12")
    short.begin("regroup")
    assert len(short.s.players[1].hand) == 2


def test_moving_again(scenario):
    """LOTR-15.3, LOTR-8.5: while the limit allows; stopping, minions are discarded and the turn passes."""
    sc = scenario(site=4)
    sc.adventure(1, "4U350", "4U354")
    sc.s.moves = 1
    foe = sc.put("4C10", 1)
    sc.put("4C26", 1, on=foe)
    sc.begin("regroup")
    assert sc.asks == "move-again"
    sc.decide(1)
    assert sc.s.players[0].site == 5
    other = scenario(site=4)
    other.s.moves = 2
    gone = other.put("4C10", 1)
    axe = other.put("4C26", 1, on=gone)
    other.begin("regroup")
    assert not other.lives(gone)
    assert not other.lives(axe)
    assert other.s.free == 1


def test_the_win_at_site_nine(scenario):
    """LOTR-16.1: when the regroup phase would begin."""
    sc = scenario(site=9)
    sc.begin("regroup")
    assert GAME.pending(sc.s) == Over((1.0, 0.0), "LOTR-16.1")


def test_the_last_one_left_wins(scenario):
    """LOTR-16.2, LOTR-16.3: the Ring-bearer killed, his player has lost."""
    sc = scenario()
    foe = sc.put("4C17", 1)
    sc.fight(sc.frodo, foe)
    assert GAME.pending(sc.s) == Over((0.0, 1.0), "LOTR-16.3")


def test_a_dead_ring_bearer_has_lost_before_anyone_has_won(scenario):
    """LOTR-16.3, LOTR-29.2: the other player's Sam waits for a death; when nothing answers it, nothing else is done."""
    sc = scenario()
    sc.put("1C311", 1)
    deck = sc.s.players[0].deck
    sc.fight(sc.frodo, sc.put("1C150", 1))
    assert GAME.pending(sc.s) == Over((0.0, 1.0), "LOTR-16.3")
    assert sc.s.players[0].deck == deck


def test_a_wearer_can_be_overwhelmed(scenario):
    """LOTR-19.14."""
    sc = scenario()
    sc.set_player(0, worn=True)
    sc.fight(sc.frodo, sc.put("4C17", 1))
    assert isinstance(GAME.pending(sc.s), Over)


def test_first_hands_and_a_redraw():
    """LOTR-3.1, LOTR-3.7, LOTR-3.10, LOTR-3.11: eight cards; with the option, once, six in their stead."""
    s = GAME.start(Options(redraw=True), 2)
    for seat in (0, 1):
        s, _ = GAME.apply(s, seat, Bid(seat))
    s, _ = GAME.apply(s, 1, TakePlace(0))
    s, _ = GAME.apply(s, 0, TakePlace(1))
    assert s.order == [1, 0]
    assert [s.cards[i].owner for i in s.path] == [1]
    assert (s.twilight, s.moves) == (0, 0)
    for seat in (1, 0):
        s, _ = GAME.apply(s, seat, Pass())
    for _ in range(2):
        s, _ = GAME.settle(s, GAME.pending(s).bag[:8])
    assert [len(player.hand) for player in s.players] == [8, 8]
    s, _ = GAME.apply(s, 1, Decide(1))
    s, _ = GAME.settle(s, GAME.pending(s).bag[:6])
    s, _ = GAME.apply(s, 0, Decide(0))
    assert [len(player.hand) for player in s.players] == [8, 6]


def test_seats():
    """LOTR-3.1: two and more."""
    assert GAME.seats == (2, 3, 4, 5, 6)


def test_when_is_once_and_each_time_is_always(scenario, make):
    """LOTR-17.8, LOTR-17.1: a required answer comes each time; an optional one may be declined."""
    text = (Triggered(on=After(Deed.EXERT, Is(title=("Merry",))), do=(AddTwilight(1),)),)
    echo = make(condition("9C44", "Echo", Culture.SHIRE, 0, text=text))
    sc = scenario()
    merry = sc.put("4C310")
    sc.put(echo)
    toil = make(
        condition(
            "9C45",
            "Toil",
            Culture.SHIRE,
            0,
            text=(Activated(phases=(Phase.FELLOWSHIP,), cost=(exert_merry(),), do=(DrawCards(0),)),),
        )
    )
    card = sc.put(toil)
    sc.begin("fellowship")
    sc.use(card).use(card)
    assert (sc.wounds(merry), sc.s.twilight) == (2, 2)


def exert_merry():
    return Exert(Choose(which=Is(title=("Merry",))))


@pytest.mark.parametrize("phase", [Phase.MANEUVER, Phase.REGROUP])
def test_a_response_is_no_phase_action(scenario, make, phase):
    """LOTR-17.5: it cannot be used in a phase by itself."""
    text = (Response(on=After(Deed.WOUND), do=(Heal(Choose(which=Is(kind=(Kind.COMPANION,)))),)),)
    card = make(event("9C46", "Balm", Culture.SHIRE, 0, text=text))
    foe = make(minion("9C47", "Brute", Culture.SAURON, Race.ORC, 2, 5, 2, 2))
    sc = scenario()
    sc.put(foe, 1)
    sc.wound(sc.frodo, 1)
    sc.hand(0, card, "1C104", "1C106")
    sc.begin(phase.value)
    assert sc.asks == phase.value
    assert sc.refused(Play(code_of(card))).rule == "LOTR-17.5"
    assert isinstance(sc.s.agenda[0], Flow)
