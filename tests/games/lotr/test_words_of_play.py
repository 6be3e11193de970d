"""Words that no card of the starters uses: control, tokens, stacking, assignment, and every window of LOTR-29.3."""

import pytest

from pelipoyta.games.lotr import GAME
from pelipoyta.games.lotr.cards.build import ally, companion, condition, event, minion
from pelipoyta.games.lotr.events import CardStacked, FightBegan, FightEnded, TokensChanged
from pelipoyta.games.lotr.language import (
    AboutTo,
    Activated,
    AddBurden,
    AddTokens,
    AddTwilight,
    After,
    AssignMinion,
    Both,
    Choose,
    ControlsSites,
    Discard,
    DrawCards,
    Exert,
    Exhaust,
    Heal,
    InPhase,
    Is,
    LeaveSkirmish,
    LetTakePart,
    ModStrength,
    PlayStacked,
    Prevent,
    RemoveBurden,
    RemoveTokens,
    RingWorn,
    SitesControlled,
    Source,
    Stack,
    StackFromHand,
    Static,
    Strength,
    TakeControl,
    That,
    Tokens,
    Triggered,
    Wound,
)
from pelipoyta.games.lotr.model import Assign, Use, Zone
from pelipoyta.games.lotr.terms import Block, Culture, Deed, Keyword, Kind, Phase, Race, Until

COMPANION, MINION = Is(kind=(Kind.COMPANION,)), Is(kind=(Kind.MINION,))
FELLOWSHIP, SHADOW = (Phase.FELLOWSHIP,), (Phase.SHADOW,)
SKIRMISH, ASSIGNMENT = (Phase.SKIRMISH,), (Phase.ASSIGNMENT,)


def free(make, *text, collector="9C71"):
    return make(condition(collector, "Charm", Culture.SHIRE, 0, text=text))


def dark(make, *text, collector="9C72"):
    return make(condition(collector, "Curse", Culture.SAURON, 0, text=text))


# -- Tokens, stacks, control


def test_culture_tokens(scenario, make):
    """LOTR-21.8: they lie on the card told, never on a character, and count as texts say."""
    text = (
        Activated(phases=SHADOW, do=(AddTokens(Source(), Culture.ISENGARD, 2),)),
        Activated(phases=SHADOW, cost=(RemoveTokens(Source(), Culture.ISENGARD),), do=(AddTwilight(3),)),
        Static(mods=(ModStrength(Choose(which=MINION), Tokens(Culture.ISENGARD)),)),
        Activated(phases=SHADOW, do=(AddTokens(Choose(which=MINION), Culture.ISENGARD),)),
    )
    machine = make(condition("9C73", "Machine", Culture.ISENGARD, 0, text=text))
    sc = scenario()
    card, foe = sc.put(machine, 1), sc.put("4C10", 1)
    sc.begin("shadow", 1)
    assert sc.refused(Use(card, 1)).rule == "LOTR-18.3"
    sc.use(card)
    assert (sc.s.cards[card].tokens, sc.strength(foe)) == (((Culture.ISENGARD, 2),), 10)
    sc.use(card, 1)
    assert (sc.s.cards[card].tokens, sc.s.twilight) == (((Culture.ISENGARD, 1),), 3)
    sc.use(card, 3)
    assert sc.s.cards[foe].tokens == ()
    assert len(sc.told(TokensChanged)) == 2


def test_stacking(scenario, make):
    """LOTR-21.7: not playing; out of play; its items go; it may be played; the host gone, it is discarded."""
    text = (
        Activated(phases=SHADOW, do=(Stack(Choose(which=MINION), Source()),)),
        Activated(phases=SHADOW, do=(StackFromHand(MINION, Source()),)),
        Activated(phases=SHADOW, do=(PlayStacked(MINION, -1),)),
        Activated(phases=SHADOW, do=(Discard(Source()),)),
    )
    den = make(condition("9C74", "Den", Culture.DUNLAND, 0, text=text))
    sc = scenario(site=3, twilight=9)
    card, foe = sc.put(den, 1), sc.put("4C12", 1, wounds=0)
    axe = sc.put("4C26", 1, on=foe)
    sc.hand(1, "4C10", "4C42")
    sc.begin("shadow", 1)
    sc.use(card)
    assert (sc.s.cards[foe].zone, sc.s.cards[foe].host, sc.lives(axe)) == (Zone.STACKED, card, False)
    sc.use(card, 1).choose("4C10")
    assert not sc.spot(MINION)
    assert len(sc.told(CardStacked)) == 2
    stacked = next(c.id for c in sc.s.cards.values() if c.code == 4010)
    sc.use(card, 2).choose(stacked)
    assert [c.code for c in sc.spot(MINION)] == [4010]
    assert sc.s.twilight == 9 - (2 - 1)
    sc.use(card, 3)
    assert 4012 in sc.s.players[1].discard


def test_control_counts(scenario, make):
    """LOTR-23.5, LOTR-30.29: two at once, one after another, lowest first; texts count what one controls."""
    text = (
        Activated(phases=SHADOW, do=(TakeControl(2),)),
        Static(mods=(ModStrength(Source(), SitesControlled()),), when=ControlsSites(2)),
    )
    lord = make(minion("9C75", "Lord", Culture.RAIDER, Race.MAN, 2, 6, 2, 1, text=text))
    sc = scenario(site=4)
    sc.set_player(1, site=4)
    card = sc.put(lord, 1)
    sc.begin("shadow", 1)
    sc.use(card)
    assert [sc.s.cards[i].code for i in sc.s.path] == [4342, 4346]
    assert sc.strength(card) == 8


# -- Assignment


def assigner(make, culture=Culture.RAIDER):
    text = (Activated(phases=ASSIGNMENT, do=(AssignMinion(Choose(which=MINION), Choose(which=COMPANION)),)),)
    return make(event("9C76", "Duel", culture, 0, text=text))


def test_an_assignment_action(scenario, make):
    """LOTR-12.1, LOTR-12.2, LOTR-30.15: both unassigned; it uses up the one place, defender +1 adds one more."""
    card = assigner(make)
    sc = scenario()
    merry = sc.put("4C310")
    foes = [sc.put("4C207", 1) for _ in range(3)]
    sc.hand(1, card, card)
    sc.begin("assignment")
    sc.pass_until_seat(1)
    sc.play(card).choose(foes[0], merry)
    sc.play(card)
    sc.choose(foes[1])  # Merry is taken: only Frodo is left, and nobody need be asked
    assert {f.character: f.minions for f in sc.s.fights} == {merry: (foes[0],), sc.frodo: (foes[1],)}
    assert sc.asks == "left-over"
    assert sc.refused(Assign(merry, foes[2]), 0).rule == "LOTR-10.2"


def test_defender_adds_to_an_assignment_action(scenario, make):
    """LOTR-30.15."""
    card = assigner(make)
    sc = scenario()
    merry = sc.put("4C310")
    foes = [sc.put("4C207", 1) for _ in range(2)]
    sc.give(merry, Keyword.DEFENDER)
    sc.hand(1, card)
    sc.begin("assignment")
    sc.pass_until_seat(1)
    sc.play(card).choose(foes[0], merry)
    assert (sc.asks, sc.can(Assign(merry, foes[1]))) == ("defend", True)


def test_only_the_fierce_in_the_fierce_part(scenario, make):
    """LOTR-14.2: effects that would assign others are ignored."""
    card = assigner(make)
    sc = scenario()
    sc.put("4C310")
    fierce, tame = sc.put("4C207", 1), sc.put("4C207", 1)
    sc.give(fierce, Keyword.FIERCE)
    sc.s.fierce = True
    sc.hand(1, card)
    sc.begin("assignment")
    sc.pass_until_seat(1)
    sc.play(card)
    sc.choose(sc.frodo)  # one minion only can be named
    assert [told.minions for told in sc.told(FightBegan)] == [(fierce,)]
    assert sc.lives(tame)


def test_fps_own_assignment_is_ambushed(scenario, make):
    """LOTR-30.16, LOTR-26.1: FP's assignment action too; two numbers are two options."""
    card = assigner(make, Culture.GONDOR)
    words = ((Keyword.AMBUSH, 1), (Keyword.AMBUSH, 2))
    lurker = make(minion("9C77", "Lurker", Culture.RAIDER, Race.MAN, 2, 6, 2, 1, keywords=words))
    sc = scenario()
    sc.put(lurker, 1)
    sc.hand(0, card)
    sc.begin("assignment")
    sc.play(card)
    assert sc.asks == "ambush"
    sc.decide(0).decide(1)
    assert sc.s.twilight == 2


def test_not_left_over(scenario):
    """LOTR-30.14: what is unassigned after FP has finished is not left over."""
    sc = scenario()
    merry = sc.put("4C310")
    first, second = sc.put("4C207", 1), sc.put("4C207", 1)
    sc.begin("assignment")
    sc.assign(merry, first).pass_()
    assert sc.asks == "left-over"
    sc.s.fights = []
    assert sc.refused(Assign(merry, first)).rule == "LOTR-30.14"
    assert sc.can(Assign(merry, second))


def test_fp_assigns_once_for_each_character(scenario, make):
    """LOTR-30.47: however many minions."""
    watch = dark(make, Triggered(on=After(Deed.DEFENCE, COMPANION), do=(AddTwilight(1),)))
    sc = scenario()
    merry = sc.put("4C310")
    foes = [sc.put("4C207", 1) for _ in range(2)]
    sc.give(merry, Keyword.DEFENDER)
    sc.put(watch, 1)
    sc.begin("assignment")
    sc.assign(merry, foes[0]).assign(merry, foes[1])
    assert sc.s.twilight == 1


def test_unhasty(scenario, make):
    """LOTR-26.8, LOTR-22.4: FP may not assign an unhasty companion unless a Gandalf card allows; others may."""
    words = ((Keyword.UNHASTY, 1),)
    ent = make(companion("9C78", "Ent", "", Culture.GANDALF, Race.ENT, 4, 8, 4, keywords=words))
    tree = make(ally("9C79", "Tree", "", Culture.GANDALF, Race.ENT, ((9, Block.TOWERS),), 2, 5, 3, keywords=words))
    let = Activated(phases=ASSIGNMENT, do=(LetTakePart(Choose(which=Is(race=(Race.ENT,)), count=2)),))
    for culture, able in ((Culture.SHIRE, False), (Culture.GANDALF, True)):
        call = make(event("9C80" if able else "9C81", "Call", culture, 0, text=(let,)))
        sc = scenario()
        card, other, foe = sc.put(ent), sc.put(tree), sc.put("4C207", 1)
        sc.hand(0, call)
        sc.begin("assignment")
        sc.play(call)
        assert (sc.can(Assign(card, foe)), sc.can(Assign(other, foe))) == (able, able)
        if not able:
            assert sc.refused(Assign(card, foe)).rule == "LOTR-26.8"
            sc.pass_()
            assert sc.can(Assign(card, foe))  # a Shadow player may


def test_an_ally_let_to_take_part(scenario, make):
    """LOTR-22.4, LOTR-30.24: treated as with the fellowship, and still no companion."""
    words = Activated(phases=ASSIGNMENT, do=(LetTakePart(Choose(which=Is(kind=(Kind.ALLY,)))),))
    let = make(event("9C82", "Call", Culture.SHIRE, 0, text=(words,)))
    sc = scenario()
    guma, foe = sc.put("4C277"), sc.put("4C207", 1)
    sc.hand(0, let)
    sc.begin("assignment")
    sc.play(let)
    assert sc.can(Assign(guma, foe))
    assert guma not in {c.id for c in sc.spot(COMPANION)}


# -- Skirmishes


def test_removed_from_a_skirmish(scenario, make):
    """LOTR-13.10, LOTR-30.13: an earlier one is out of it; the last one has lost, but is not wounded."""
    words = LeaveSkirmish(Choose(which=Is(kind=(Kind.MINION,), involved=True)))
    flee = make(event("9C83", "Flee", Culture.SHIRE, 0, text=(Activated(phases=SKIRMISH, do=(words,)),)))
    watch = dark(make, Triggered(on=After(Deed.LOSE, MINION), do=(AddTwilight(4),)))
    sc = scenario()
    merry = sc.put("4C310")
    foes = [sc.put("4C207", 1) for _ in range(2)]
    sc.put(watch, 1)
    sc.hand(0, flee, flee)
    sc.fight(merry, *foes)
    sc.play(flee).choose(foes[0])
    assert sc.s.fight.minions == (foes[1],)
    sc.play(flee)
    assert [sc.wounds(card) for card in (merry, *foes)] == [0, 0, 0]
    assert sc.s.twilight == 4
    assert not sc.told(FightEnded)


def test_exhaust(scenario, make):
    """LOTR-19.4: as often as possible."""
    tire = free(make, Activated(phases=FELLOWSHIP, do=(Exhaust(Choose(which=Is(title=("Merry",)))),)))
    sc = scenario()
    merry, card = sc.put("4C310"), sc.put(tire)
    sc.begin("fellowship")
    sc.use(card)
    assert sc.vitality(merry) == 1


def test_simultaneous_deaths(scenario, make):
    """LOTR-30.41: all go together, then answers."""
    watch = dark(make, Triggered(on=After(Deed.DEATH, MINION), do=(AddTwilight(1),)))
    sc = scenario()
    aragorn = sc.put("4P364")
    foes = [sc.put("4C10", 1) for _ in range(2)]
    for foe in foes:
        sc.set_strength(foe, 1)
    sc.put(watch, 1)
    sc.fight(aragorn, *foes)
    assert not any(sc.lives(foe) for foe in foes)
    assert sc.s.twilight == 1


# -- Every window (LOTR-29.3)

BEFORE = {
    Deed.WOUND: Wound(Choose(which=Is(title=("Merry",)))),
    Deed.EXERT: Exert(Choose(which=Is(title=("Merry",)))),
    Deed.HEAL: Heal(Choose(which=Is(title=("Legolas",)))),
    Deed.DISCARD: Discard(Choose(which=Is(title=("Merry",)))),
    Deed.BURDEN: AddBurden(),
    Deed.UNBURDEN: RemoveBurden(),
    Deed.TWILIGHT: AddTwilight(5),
    Deed.DRAW: DrawCards(),
    Deed.CONTROL: TakeControl(),
}


def look(sc):
    cards = sorted((c.id, c.wounds, c.zone.value) for c in sc.s.cards.values())
    return [cards, sc.burdens(), len(sc.s.players[0].hand)]


@pytest.mark.parametrize("deed", list(BEFORE), ids=lambda deed: deed.value)
def test_before_and_after(scenario, make, deed):
    """LOTR-29.3, LOTR-17.4: about to happen, it can be prevented; done, it can be answered."""
    charm = free(make, Activated(phases=FELLOWSHIP, do=(BEFORE[deed],)))
    stop = dark(make, Triggered(on=AboutTo(deed), do=(Prevent(),)))
    heard = Strength(Choose(which=Is(title=("Legolas",))), 1, Until.TURN)
    echo = dark(make, Triggered(on=After(deed), do=(heard,)), collector="9C84")
    for answer, happens in ((stop, False), (echo, True)):
        sc = scenario(site=3)
        sc.set_player(1, site=3)
        sc.put("4C310"), sc.put("4C74", wounds=1)
        sc.set_player(0, burdens=2)
        sc.deck(0, "4C42", "4C42")
        card = sc.put(charm)
        sc.put(answer, 1)
        sc.begin("fellowship")
        before, pool = look(sc), sc.s.twilight
        sc.use(card)
        changed = look(sc) != before or sc.s.twilight != pool
        assert changed == happens
        assert len(sc.s.lasting) == happens


def test_about_to_be_overwhelmed_or_killed(scenario, make):
    """LOTR-29.3."""
    for deed in (Deed.OVERWHELM, Deed.DEATH):
        words = Triggered(on=AboutTo(deed, Is(title=("Merry",))), do=(Prevent(),))
        stop = free(make, words, collector=f"9C{85 + (deed is Deed.DEATH)}")
        sc = scenario()
        merry = sc.put("4C310")
        sc.put(stop)
        sc.fight(merry, sc.put("4C17", 1)).resolve()
        assert sc.lives(merry)


@pytest.mark.parametrize("deed", [Deed.FIGHT_END, Deed.PHASE_END, Deed.WIN, Deed.ASSIGNMENT, Deed.RING])
def test_after_other_deeds(scenario, make, deed):
    """LOTR-29.3: the end of a skirmish and of a phase, winning, being assigned, the Ring put on."""
    echo = dark(make, Triggered(on=After(deed), do=(AddTwilight(1),)), collector="9C87")
    sc = scenario()
    foe = sc.put("4C165", 1)
    sc.put(echo, 1)
    sc.begin("assignment")
    sc.assign(sc.frodo, foe)
    while sc.asks in ("skirmish", "respond", "defend"):
        sc.use(1) if sc.asks == "respond" else sc.pass_()
    assert sc.s.twilight == 1


def test_the_end_of_a_turn_and_a_revealed_hand(scenario, make):
    """LOTR-29.3."""
    end, reveal = After(Deed.TURN_END), After(Deed.REVEAL)
    echo = free(make, Triggered(on=end, do=(AddBurden(),)), Triggered(on=reveal, do=(AddBurden(2),)))
    sc = scenario(block=Block.FELLOWSHIP)
    sc.put("1P364")
    sc.put(echo)
    sc.hand(0, "1C86")
    sc.adventure(1, "1U340")
    sc.begin("fellowship")
    sc.play("1C86")
    assert sc.burdens() == 2
    sc.pass_until("move-again")
    sc.decide(0)
    assert sc.burdens() == 3


def test_what_it_is_about_can_be_spoken_of(scenario, make):
    """LOTR-29.3: "that" companion."""
    balm = free(make, Triggered(on=After(Deed.EXERT, COMPANION), do=(Heal(That()),)))
    sc = scenario(block=Block.FELLOWSHIP)
    sam = sc.put("1C311")
    sc.put(balm)
    sc.set_player(0, burdens=3)
    sc.begin("fellowship")
    sc.use(sam)
    assert (sc.wounds(sam), sc.burdens()) == (0, 2)
    assert GAME.pending(sc.s) is not None


# -- Conditions


def test_in_a_phase_and_both(scenario, make):
    """LOTR-17.8: while both hold; here the phase, and the Ring worn."""
    text = Static(mods=(ModStrength(Choose(which=MINION), 3),), when=Both(InPhase(Phase.SKIRMISH), RingWorn()))
    sc = scenario()
    sc.put(dark(make, text), 1)
    foe = sc.put("4C10", 1)
    plain = sc.strength(foe)
    sc.set_player(0, worn=True)
    assert sc.strength(foe) == plain
    sc.s.phase = Phase.SKIRMISH
    assert sc.strength(foe) == plain + 3
    sc.set_player(0, worn=False)
    assert sc.strength(foe) == plain
