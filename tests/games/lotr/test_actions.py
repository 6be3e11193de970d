"""LOTR-17 to LOTR-21, LOTR-23 to LOTR-25: actions, costs, effects, items, sites, what is seen."""

from pelipoyta.games.lotr import GAME
from pelipoyta.games.lotr.cards.build import code_of, companion, condition, event, minion, possession, site
from pelipoyta.games.lotr.events import CardReturned, DeckShuffled, HandSeen, HandShown, WoundPrevented
from pelipoyta.games.lotr.language import (
    AboutTo,
    AboutToTakeWound,
    Activated,
    AddBurden,
    AddTwilight,
    After,
    Always,
    Bearer,
    CanSpot,
    Choose,
    Count,
    Discard,
    DiscardFromHand,
    Each,
    Exert,
    Heal,
    If,
    Instead,
    Is,
    Matches,
    ModArchery,
    ModCost,
    ModStrength,
    Played,
    Prevent,
    RemoveTwilight,
    Repeat,
    Response,
    Source,
    SpotAny,
    Spotted,
    StartOfPhase,
    Static,
    Strength,
    That,
    ThisIsControlled,
    Triggered,
    UnlessShadowPays,
    Wound,
)
from pelipoyta.games.lotr.model import Decide, Happen, IsPlayed, Options, Pass, Play, Transfer, Use
from pelipoyta.games.lotr.numbers import cost
from pelipoyta.games.lotr.rules.agenda import advance
from pelipoyta.games.lotr.rules.archery import archery_parts
from pelipoyta.games.lotr.rules.going import Going
from pelipoyta.games.lotr.terms import (
    Arrow,
    Block,
    Culture,
    Deed,
    ItemClass,
    Keyword,
    Kind,
    Phase,
    Race,
    Side,
    Until,
)

COMPANION, MINION = Is(kind=(Kind.COMPANION,)), Is(kind=(Kind.MINION,))
FELLOWSHIP = (Phase.FELLOWSHIP,)


def free(make, *text, collector="9C51", title="Charm"):
    return make(condition(collector, title, Culture.SHIRE, 0, text=text))


def dark(make, *text, collector="9C52", title="Curse"):
    return make(condition(collector, title, Culture.SAURON, 0, text=text))


# -- Actions and answers ------------------------------------------------------------------------------------------


def test_a_prevented_wound(scenario, make):
    """LOTR-17.4, LOTR-18.5: the original does not happen, the price stays paid."""
    sc = scenario()
    eowyn, merry, foe = sc.put("4C270"), sc.put("4C310"), sc.put("4C10", 1)
    sc.set_strength(foe, 5)
    sc.fight(merry, foe).resolve()
    sc.use(eowyn)
    assert sc.told(WoundPrevented)
    assert (sc.wounds(merry), sc.wounds(eowyn), sc.s.twilight) == (0, 1, 1)


def test_one_may_respond_several_times(scenario, make):
    """LOTR-17.3: by the action procedure, the same response too as long as it can be paid."""
    words = Response(
        on=After(Deed.WOUND, COMPANION), cost=(RemoveTwilight(1),), do=(Strength(Source(), 1, Until.TURN),)
    )
    ghoul = make(minion("9C53", "Ghoul", Culture.SAURON, Race.ORC, 2, 5, 2, 2, text=(words,)))
    sc = scenario(twilight=2)
    merry, foe = sc.put("4C310"), sc.put(ghoul, 1)
    sc.fight(merry, foe).resolve()
    sc.use(foe).use(foe)
    assert sc.strength(foe) == 7
    assert sc.asks != "respond"


def test_an_answer_that_could_do_nothing_is_not_asked_about(scenario, make):
    """LOTR-17.3: healing the hale, hurting where none is, for none; one word that could do something is enough."""
    start = StartOfPhase(Phase.FELLOWSHIP)
    heal, hurt = Heal(Choose(which=COMPANION)), Wound(Choose(which=MINION))
    idle = (
        (heal, hurt),
        (Repeat(Count(which=MINION), (heal,)),),
        (Discard(Each(MINION)),),
        (If(CanSpot(MINION), (AddTwilight(1),), (heal,)),),
    )
    for number, words in enumerate(idle):
        sc = scenario()
        sc.put(free(make, Triggered(on=start, do=words, optional=True), collector=f"9C{101 + number}"))
        sc.begin("fellowship")
        assert sc.asks == "fellowship"
        sc.put("4C10", 1), sc.put("4C310", wounds=1)
        sc.begin("fellowship")
        assert sc.asks == "respond"
    paid = scenario()  # LOTR-18.8: whoever pays may do so for nothing
    paid.put(free(make, Triggered(on=start, cost=(AddTwilight(1),), do=(heal,), optional=True), collector="9C105"))
    assert paid.begin("fellowship").asks == "respond"


def test_preventing_a_prevention(scenario, make):
    """LOTR-30.31, LOTR-30.30: a Shadow player pays, and the wound goes through."""
    words = Response(on=AboutToTakeWound(COMPANION), do=(UnlessShadowPays(2, (Prevent(),)),))
    ward = free(make, words)
    for pays in (0, 1):
        sc = scenario(twilight=2)
        card, merry, foe = sc.put(ward), sc.put("4C310"), sc.put("4C10", 1)
        sc.set_strength(foe, 5)
        sc.fight(merry, foe).resolve()
        sc.use(card)
        assert (sc.asks, sc.asked) == ("prevent", 1)
        sc.decide(pays)
        assert sc.wounds(merry) == pays


def test_who_cannot_pay_is_not_asked(scenario):
    """LOTR-30.30."""
    sc = scenario(twilight=1)
    merry, foe = sc.put("4C310"), sc.put("4C10", 1)
    sc.fight(merry, foe)
    sc.use(merry)
    assert not sc.lives(merry)


def test_required_before_optional(scenario, make):
    """LOTR-17.2, LOTR-17.3: after all required answers, by the action procedure from FP on."""
    on = Played(Is(race=(Race.ELF,), kind=(Kind.COMPANION,)))
    needed = free(make, Triggered(on=on, do=(AddTwilight(1),)))
    may = free(make, Triggered(on=on, do=(AddTwilight(3),), optional=True), collector="9C54")
    sc = scenario()
    first, second = sc.put(may), sc.put(needed)
    sc.hand(0, "4C74")
    sc.begin("fellowship")
    sc.play("4C74")
    assert sc.s.twilight == 2 + 1
    assert GAME.legal(sc.s, 0) == [Use(first, 0), Pass()]
    sc.use(first)
    assert sc.s.twilight == 6
    assert second in sc.s.cards


def test_two_phase_words(scenario):
    """LOTR-17.5, LOTR-17.6: Pathfinder is a fellowship or a regroup action, as it is used."""
    for step in ("fellowship", "regroup"):
        sc = scenario(block=Block.FELLOWSHIP)
        sc.put("1P365")
        sc.hand(0, "1C110")
        sc.begin(step)
        assert sc.can(Play(1110))
        sc.play("1C110")
        assert [sc.s.cards[i].owner for i in sc.s.path] == [1, 1, 0]


def test_a_phase_effect_ends_with_the_phase(scenario):
    """LOTR-17.6, LOTR-29.4: until the end of this skirmish."""
    sc = scenario()
    gimli, foe = sc.put("4C49"), sc.put("4C207", 1)
    sc.hand(0, "4C42", "4C42")
    sc.fight(gimli, foe)
    sc.play("4C42")
    assert sc.strength(gimli) == 8
    sc.resolve()
    assert sc.strength(gimli) == 6


def test_an_ability_any_number_of_times(scenario):
    """LOTR-17.7."""
    sc = scenario(block=Block.FELLOWSHIP)
    sam = sc.put("1C311")
    sc.set_player(0, burdens=5)
    sc.begin("fellowship")
    sc.use(sam).use(sam).use(sam)
    assert sc.burdens() == 2
    assert sc.refused(Use(sam, 0)).rule == "LOTR-18.3"


def test_how_many_to_spot(scenario, make):
    """LOTR-17.9, LOTR-30.34: "for each you spot" lets the player choose."""
    card = free(make, Activated(phases=FELLOWSHIP, do=(SpotAny(COMPANION, "seen"), AddTwilight(Spotted("seen", 2)))))
    sc = scenario()
    for name in ("4C74", "4C49"):
        sc.put(name)
    charm = sc.put(card)
    sc.begin("fellowship")
    sc.use(charm)
    assert sc.asks == "spot"
    assert GAME.legal(sc.s, 0) == [Decide(n) for n in range(4)]
    sc.decide(2)
    assert sc.s.twilight == 4


# -- Costs and effects --------------------------------------------------------------------------------------------


def test_requirements_count_the_pool_before_the_cost(scenario, make):
    """LOTR-18.2: Gimli looks at the pool before his own two tokens."""
    sc = scenario(block=Block.FELLOWSHIP, twilight=1)
    gimli = sc.put("1U12")
    sc.hand(0, "1C26")
    sc.begin("fellowship")
    sc.use(gimli).choose("1C26")
    assert sc.s.twilight == 3
    assert sc.refused(Use(gimli, 0)).reason == "requirement-missing"


def test_an_interrupted_cost(scenario, make):
    """LOTR-30.32, LOTR-18.3: a response makes the rest impossible; what was paid stays paid, nothing comes of it."""
    costly = free(
        make, Activated(phases=FELLOWSHIP, cost=(Exert(Choose(which=Is(title=("Merry",))), 2),), do=(AddTwilight(9),))
    )
    bite = dark(make, Triggered(on=After(Deed.EXERT, COMPANION), do=(Wound(That()),)))
    sc = scenario()
    merry = sc.put("4C310", wounds=1)
    card = sc.put(costly)
    sc.put(bite, 1)
    sc.begin("fellowship")
    sc.use(card)
    assert (sc.wounds(merry), sc.s.twilight) == (3, 0)


def test_a_prevented_cost(scenario, make):
    """LOTR-18.5, LOTR-30.32: an exertion that is prevented pays for nothing."""
    stop = dark(make, Triggered(on=AboutTo(Deed.EXERT, COMPANION), do=(Prevent(),)))
    sc = scenario(block=Block.FELLOWSHIP)
    sam = sc.put("1C311")
    sc.set_player(0, burdens=3)
    sc.put(stop, 1)
    sc.begin("fellowship")
    sc.use(sam)
    assert (sc.wounds(sam), sc.burdens()) == (0, 3)


def test_a_cancelled_ability_and_a_cancelled_event(scenario, make):
    """LOTR-18.18, LOTR-18.5: costs stay paid, no effect; the event is discarded."""
    veto = Triggered(on=AboutTo(Deed.ABILITY), do=(Prevent(),))
    silence = Triggered(on=After(Deed.PLAY, Is(kind=(Kind.EVENT,))), do=(Prevent(),))
    sc = scenario(block=Block.FELLOWSHIP)
    sam = sc.put("1C311")
    sc.set_player(0, burdens=3)
    sc.put(dark(make, veto), 1)
    sc.put(dark(make, silence, collector="9C55"), 1)
    sc.hand(0, "1C312")
    sc.begin("fellowship")
    sc.use(sam)
    assert (sc.wounds(sam), sc.burdens()) == (1, 3)
    sc.play("1C312")
    assert sc.burdens() == 3
    assert sc.s.players[0].discard == (1312,)


def test_one_of_two_effects(scenario):
    """LOTR-18.7: Athelas heals if somebody is wounded; with nothing to discard that is the only full way."""
    sc = scenario(block=Block.FELLOWSHIP)
    aragorn = sc.put("1P365", wounds=1)
    herb = sc.put("1U94", on=aragorn)
    sc.begin("fellowship")
    sc.use(herb)
    assert sc.wounds(aragorn) == 0


def test_a_card_may_do_nothing_but_must_have_what_it_plays(scenario):
    """LOTR-18.8, LOTR-18.10: Knocked on the Head needs a Hobbit in the pile; Best Company needs no Dwarf."""
    sc = scenario()
    sc.hand(0, "4C308", "4C42")
    sc.begin("regroup")
    assert sc.refused(Play(4308)).rule == "LOTR-18.8"
    sc.discard(0, "4C310")
    sc.play("4C308").choose("4C310")
    assert sc.s.twilight == 1  # played from the pile, at its cost
    other = scenario()
    other.hand(0, "4C42")
    other.fight(other.frodo, other.put("4C10", 1))
    other.play("4C42")
    assert other.s.players[0].discard == (4042,)


def test_a_search_in_vain(scenario):
    """LOTR-18.9: nothing found costs nothing but the cost; the deck is shuffled."""
    sc = scenario(site=3, sites={3: "4U341"})
    sc.deck(0, "4P365", "4C42")
    sc.begin("fellowship")
    here = sc.s.path[-1]
    sc.use(here)
    assert sc.asks == "play"
    sc.pass_()
    assert sc.told(DeckShuffled)
    sc.use(here).choose("4P365")
    assert sc.spot(Is(title=("Théoden",)))


def test_the_source_is_the_card_it_is_printed_on(scenario):
    """LOTR-18.11: the Uruk exerts, the event gives."""
    sc = scenario(block=Block.FELLOWSHIP)
    merry, uruk = sc.put("1U51"), sc.put("1C158", 1)
    sc.hand(1, "1C121", "1C121")
    sc.fight(merry, uruk)
    sc.pass_until_seat(1)
    sc.play("1C121")
    assert sc.s.lasting[-1].source == 1121


def test_discarded_as_it_comes(scenario, make):
    """LOTR-18.13: a minion that dies as it comes triggers nothing by its coming."""
    frail = make(minion("9C56", "Frail", Culture.SAURON, Race.ORC, 1, 5, 1, 2))
    watch = dark(make, Triggered(on=Played(Is(source=True)), do=(AddTwilight(5),)))
    sc = scenario(twilight=5)
    sc.hand(1, frail)
    sc.begin("shadow", 1)
    sc.play(frail)
    assert sc.s.twilight == 4
    gone = sc.put(watch, 1)
    del sc.s.cards[gone]
    g = Going(sc.s)
    g.then(Happen(IsPlayed(gone, 1)))
    advance(g)
    assert sc.s.twilight == 4


def test_instead(scenario, make):
    """LOTR-18.14: replaced where the replacement can happen; where it cannot, the original does."""
    guard = free(
        make,
        Triggered(
            on=AboutToTakeWound(Is(title=("Merry",))), do=(Instead((Exert(Choose(which=Is(title=("Legolas",)))),)),)
        ),
    )
    for worn_out in (False, True):
        sc = scenario()
        merry, legolas, foe = sc.put("4C310"), sc.put("4C74", wounds=2 if worn_out else 0), sc.put("4C10", 1)
        sc.put(guard)
        sc.set_strength(foe, 5)
        sc.fight(merry, foe).resolve()
        assert (sc.wounds(merry), sc.wounds(legolas)) == ((1, 2) if worn_out else (0, 1))


def test_snapshots(scenario):
    """LOTR-18.15, LOTR-25.2: Eregion's Trails takes those that roam now; a later one is free."""
    sc = scenario(site=2, block=Block.FELLOWSHIP)
    sc.put("1P365")
    early = sc.put("1C177", 1)
    sc.hand(0, "1C104", "1C104")
    sc.begin("maneuver")
    sc.play("1C104")
    late = sc.put("1C177", 1)
    assert (sc.strength(early), sc.strength(late)) == (10, 13)


def test_limits(scenario):
    """LOTR-18.16: Uruk Slayer's +3 is per copy and phase."""
    sc = scenario(block=Block.FELLOWSHIP, twilight=10)
    elf, one, two = sc.put("1U51"), sc.put("1U153", 1), sc.put("1U153", 1)
    sc.hand(0, "1C37")
    sc.fight(elf, one, two)
    for card in (one, one, one, one, two):
        sc.pass_until_seat(1)
        sc.use(card)
    assert (sc.strength(one), sc.strength(two)) == (12, 10)


def test_once_a_turn(scenario):
    """LOTR-18.16: Théoden's gift."""
    sc = scenario()
    theoden = sc.put("4P365")
    sc.hand(0, "4U280", "4C278")
    sc.begin("fellowship")
    sc.use(theoden).choose("4C278")
    assert sc.refused(Use(theoden, 0)).reason == "limit-reached"


def test_for_each_may_hit_the_same_and_two_are_two(scenario, make):
    """LOTR-18.17."""
    each = free(
        make, Activated(phases=FELLOWSHIP, do=(Repeat(Count(which=COMPANION), (Wound(Choose(which=MINION)),)),))
    )
    two = free(make, Activated(phases=FELLOWSHIP, do=(Wound(Choose(which=MINION, count=2)),)), collector="9C57")
    sc = scenario()
    sc.put("4C74")
    foes = [sc.put("4C207", 1), sc.put("4C207", 1)]
    first, second = sc.put(each), sc.put(two)
    sc.begin("fellowship")
    sc.use(first).choose(foes[0], foes[0])
    assert sc.wounds(foes[0]) == 2
    sc.use(second)
    assert (sc.lives(foes[0]), sc.wounds(foes[1])) == (False, 1)


def test_being_discarded_is_not_being_killed(scenario, make):
    """LOTR-19.7, LOTR-24.2: the discard pile, and the title is not barred."""
    sc = scenario(twilight=0)
    pippin, foe = sc.put("4C314"), sc.put("4C10", 1)
    sc.fight(pippin, foe)
    sc.use(pippin)
    assert (sc.s.players[0].discard, sc.s.players[0].dead) == ((4314,), ())


def test_the_dead_bar_their_title(scenario):
    """LOTR-24.2, LOTR-19.2."""
    sc = scenario()
    sc.dead(0, "4C310")
    sc.hand(0, "4C310")
    sc.begin("fellowship")
    assert sc.refused(Play(4310)).rule == "LOTR-24.2"


def test_wounds_and_exertion(scenario):
    """LOTR-19.1, LOTR-19.4, LOTR-19.6: exerting is no wound; the exhausted cannot."""
    sc = scenario(site=2, block=Block.FELLOWSHIP)
    orc = sc.put("1C177", 1, wounds=2)
    assert sc.vitality(orc) == 1
    sc.put("1P365", wounds=3)
    sc.hand(0, "1C104")
    sc.begin("maneuver")
    assert sc.refused(Play(1104)).reason == "cost-unpayable"


def test_sam_takes_over(scenario):
    """LOTR-19.16, LOTR-30.25, LOTR-16.3: Frodo dies, Sam bears the Ring with resistance 5 and no burdens."""
    sc = scenario(block=Block.FELLOWSHIP)
    sam = sc.put("1C311")
    sc.set_player(0, burdens=4, worn=True)
    sc.fight(sc.frodo, sc.put("1C177", 1))
    assert sc.asks == "respond"
    sc.use(sam, 1)
    player = sc.s.players[0]
    assert (player.bearer, player.burdens, player.resistance, player.worn) == (sam, 0, 5, False)


def test_cost_changes_apply_as_a_card_comes(scenario, make):
    """LOTR-20.1, LOTR-20.3, LOTR-30.44: a card does not lower its own cost unless it names itself."""
    cheap = make(
        minion(
            "9C58",
            "Cheap",
            Culture.SAURON,
            Race.ORC,
            3,
            5,
            2,
            2,
            text=(Static(mods=(ModCost(which=Is(race=(Race.ORC,)), amount=-1),)),),
        )
    )
    sc = scenario(twilight=9)
    assert cost(sc.s, 1, code_of(cheap)) == 3
    sc.put(cheap, 1)
    assert cost(sc.s, 1, code_of(cheap)) == 2


# -- Items, titles ------------------------------------------------------------------------------------------------


def test_one_item_of_each_class(scenario):
    """LOTR-21.1, LOTR-21.2."""
    sc = scenario()
    sc.put("4C306", on=sc.frodo)
    sc.hand(0, "4C306")
    sc.begin("fellowship")
    assert sc.refused(Play(4306)).rule == "LOTR-21.1"
    merry = sc.put("4C310")
    sc.play("4C306")
    assert [c.host for c in sc.s.cards.values() if c.code == 4306] == [sc.frodo, merry]


def test_items_are_not_thrown_away(scenario):
    """LOTR-21.3: there is no action that would."""
    sc = scenario()
    sword = sc.put("4C306", on=sc.frodo)
    sc.begin("fellowship")
    assert GAME.legal(sc.s, 0) == [Pass()]
    assert sc.refused(Transfer(sword)).rule == "LOTR-21.6"


def test_mounted(scenario, make):
    """LOTR-21.4, LOTR-26.7: bearing a possession of class mount."""
    steed = make(
        possession("9C59", "Steed", Culture.GONDOR, 1, Is(race=(Race.MAN,)), kind=Kind.ARTIFACT, item=ItemClass.MOUNT)
    )
    sc = scenario()
    rider, walker = sc.put("4C286"), sc.put("4C270")
    sc.put("4C283", on=rider)
    sc.put(steed, on=walker)
    assert [c.id for c in sc.spot(Is(mounted=True))] == [rider]


def test_a_title_in_a_text(scenario):
    """LOTR-30.40: the very card, or any card of that title for texts on other cards."""
    sc = scenario(block=Block.FELLOWSHIP)
    gandalf = sc.put("1P364")
    sc.hand(0, "1C84")
    sc.put("1C141", 1)
    sc.begin("fellowship")
    sc.play("1C84")
    assert sc.wounds(gandalf) == 1
    assert not sc.spot(Is(kind=(Kind.CONDITION,)))


def test_others_may_have_theirs(scenario):
    """LOTR-24.1: uniqueness is each player's own matter."""
    sc = scenario()
    sc.put("4C310", 1)
    sc.hand(0, "4C310")
    sc.begin("fellowship")
    assert sc.can(Play(4310))


# -- What is active, sites ----------------------------------------------------------------------------------------


def test_what_is_active(scenario):
    """LOTR-4.2, LOTR-4.3: FP's Free Peoples cards, others' Shadow cards, sites; what is on the inactive is not."""
    sc = scenario()
    mine, other = sc.put("4C10", 0), sc.put("4C310", 1)
    axe, sword = sc.put("4C26", 0, on=mine), sc.put("4C306", 1, on=other)
    seen = {c.id for c in sc.spot(Is())}
    assert not {mine, other, axe, sword} & seen
    assert set(sc.s.path) <= seen
    assert sc.frodo in seen


def test_leaving_play(scenario):
    """LOTR-4.5: what was on it goes too."""
    sc = scenario()
    merry = sc.put("4C310")
    sword = sc.put("4C306", on=merry)
    sc.fight(merry, sc.put("4C17", 1)).resolve()
    assert not sc.lives(merry)
    assert not sc.lives(sword)
    assert (sc.s.players[0].dead, sc.s.players[0].discard) == ((4310,), (4306,))


def test_a_site_speaks_only_while_the_fellowship_is_there(scenario):
    """LOTR-23.2: its keywords count always."""
    sc = scenario(site=3, sites={1: "4U326", 3: "4U341"})
    assert [sc.speaks(i) for i in (sc.s.path[0], sc.s.path[2])] == [False, True]
    assert len(sc.spot(Is(kind=(Kind.SITE,), keyword=Keyword.PLAINS))) == 1


def test_a_sites_ability_is_for_whom_its_phase_belongs_to(scenario):
    """LOTR-23.2: Ettenmoors in a skirmish serves both sides, each with its own fighters."""
    sc = scenario(site=2, block=Block.FELLOWSHIP, sites={2: "1C331"})
    elf, foe = sc.put("1U51"), sc.put("1C177", 1)
    here = sc.s.path[-1]
    sc.fight(elf, foe)
    sc.pass_until_seat(1)
    sc.use(here)
    assert sc.strength(foe) == 15


def test_a_controlled_sites_text(scenario, make):
    """LOTR-30.27: only what speaks of the site being controlled works."""
    held = Static(mods=(ModArchery(Side.SHADOW, 2),), when=ThisIsControlled())
    plain = Static(mods=(ModArchery(Side.SHADOW, 7),))
    tower = make(site("9C60", "Tower", 1, 0, Arrow.LEFT, Block.TOWERS, text=(held, plain)))
    sc = scenario(site=3, sites={1: tower})
    assert sum(part.amount for part in archery_parts(sc.s, Side.SHADOW)) == 0
    sc.hold(sc.s.path[0], 1)
    assert sum(part.amount for part in archery_parts(sc.s, Side.SHADOW)) == 2


def test_replacing_the_next_site(scenario):
    """LOTR-23.4, LOTR-30.39: the old one goes back to its owner; never the one FP stands on; no site 10."""
    sc = scenario(site=2, block=Block.FELLOWSHIP)
    sc.put("1P365")
    old = sc.put_site("1U340", 1)
    rider = sc.put("1C133", 1, on=old)
    sc.adventure(1)
    sc.adventure(0, "1C337")
    sc.hand(0, "1C110", "1C110")
    sc.begin("fellowship")
    sc.play("1C110")
    assert sc.s.players[1].adventure == (1340,)
    new = sc.s.path[-1]
    assert (sc.s.cards[new].code, sc.s.cards[rider].host) == (1337, new)
    assert sc.s.players[0].site == 2
    last = scenario(site=9, block=Block.FELLOWSHIP)
    last.put("1P365")
    last.hand(0, "1C110")
    last.begin("fellowship")
    last.play("1C110")
    assert len(last.s.path) == 9


# -- What is seen -------------------------------------------------------------------------------------------------


def test_look_at_and_reveal(scenario):
    """LOTR-25.3: looked at, only that player sees; revealed, everyone does."""
    for name, where, eyes, told in (("1C351", 6, (0,), HandSeen), ("1C86", 2, (0, 2), HandShown)):
        sc = scenario(site=where, seats=3, block=Block.FELLOWSHIP, sites={6: "1C351"})
        sc.put("1U51"), sc.put("1P364")
        sc.hand(0, "1C86")
        sc.hand(1, "1C176")
        sc.begin("fellowship")
        sc.use(sc.s.path[-1]) if where == 6 else sc.play(name)
        sc.choose(1)
        assert sc.s.players[1].hand[0].eyes == eyes
        assert sc.told(told)[0].of == 1


def test_a_card_from_pile_to_pile_is_shown(scenario):
    """LOTR-25.4, LOTR-25.5: Barliman's event is shown to all; so everyone knows it is in hand."""
    sc = scenario(block=Block.FELLOWSHIP)
    barliman = sc.put("1U70")
    sc.discard(0, "1C76")
    sc.begin("fellowship")
    sc.use(barliman).choose("1C76")
    assert sc.told(CardReturned)[0].code == 1076
    assert GAME.view(sc.s, 1).players[0].hand[0].code == 1076


def test_hands_and_decks_are_their_owners(scenario):
    """LOTR-25.6, LOTR-30.37: sizes are open, contents are not; piles are told card by card."""
    sc = scenario()
    sc.hand(0, "4C42", "4C42")
    sc.discard(0, "4C74")
    sc.begin("fellowship")
    seen = GAME.view(sc.s, 1).players[0]
    assert (seen.hand, seen.hand_count, seen.deck, seen.adventure) == ((), 2, None, ())
    assert seen.discard == (4074,)
    assert GAME.view(sc.s, 0).players[0].hand_count == len(GAME.view(sc.s, 0).players[0].hand)


# -- Loops and words about cards ----------------------------------------------------------------------------------


def test_a_loop_is_stopped(scenario, make):
    """LOTR-30.36: the same action so often in a phase, and not again; others are not counted with it."""
    card = free(make, Activated(phases=FELLOWSHIP, do=(AddTwilight(0),)))
    sc = scenario(options=Options(loop_limit=10))
    charm, other = sc.put(card), sc.put(card)
    sc.begin("fellowship")
    for _ in range(10):
        sc.use(charm)
    refusal = sc.refused(Use(charm, 0))
    assert (refusal.rule, refusal.reason, refusal.facts) == ("LOTR-30.36", "repeated", {"times": 10})
    for _ in range(10):
        sc.use(other)
    assert (sc.asks, sc.can(Use(other, 0))) == ("fellowship", False)
    sc.do(Pass())
    assert not any(key.startswith("phase:again") for key in sc.s.used)


def test_many_different_actions_are_no_loop(scenario, make):
    """LOTR-30.36: eleven charms once each, where the limit is ten."""
    card = free(make, Activated(phases=FELLOWSHIP, do=(AddTwilight(0),)))
    sc = scenario(options=Options(loop_limit=10))
    charms = [sc.put(card) for _ in range(11)]
    sc.begin("fellowship")
    for charm in charms:
        sc.use(charm)
    assert sc.asks == "fellowship"


def test_a_compulsory_loop_ends_at_once(scenario, make):
    """LOTR-30.36: a text that is always looked at fires once, not for ever."""
    card = free(make, Triggered(on=Always(), do=(AddTwilight(1),), when=CanSpot(COMPANION)))
    sc = scenario()
    sc.put(card)
    sc.begin("fellowship")
    assert sc.s.twilight == 1


def test_paying_from_hand_excludes_the_event_itself(scenario, make):
    """LOTR-18.4: an event does not pay for itself."""
    text = (Activated(phases=FELLOWSHIP, cost=(DiscardFromHand(count=1),), do=(AddTwilight(1),)),)
    card = make(event("9C61", "Price", Culture.SHIRE, 0, text=text))
    sc = scenario()
    sc.hand(0, card)
    sc.begin("fellowship")
    assert sc.refused(Play(code_of(card))).reason == "cost-unpayable"


def test_exert_no_times(scenario, make):
    """LOTR-30.33: pays nothing, and so is no cost."""
    card = free(make, Activated(phases=FELLOWSHIP, cost=(Exert(Choose(which=COMPANION), 0),), do=(AddTwilight(1),)))
    sc = scenario()
    charm = sc.put(card)
    sc.begin("fellowship")
    assert not sc.can(Use(charm, 0))


def test_a_wound_in_costs_and_effects_does_not_mix(scenario):
    """LOTR-18.4, LOTR-18.6: whom Noble Intentions exerts is not whom it helps."""
    sc = scenario(block=Block.FELLOWSHIP)
    elf, foe = sc.put("1U51"), sc.put("1C177", 1)
    sc.hand(0, "1C304", "1C304")
    sc.fight(sc.frodo, foe)
    before = sc.strength(sc.frodo)
    sc.play("1C304")
    assert (sc.wounds(elf), sc.strength(sc.frodo)) == (1, before + 3)


def test_another_is_not_the_one_chosen_before(scenario, make):
    """LOTR-18.4: a word may bar what was chosen under a name; an item may ask what its bearer is about."""
    payer = Choose(which=COMPANION, name="payer")
    bold = Strength(Choose(which=COMPANION, other_than="payer"), 1, Until.TURN)
    text = (Activated(phases=FELLOWSHIP, cost=(Exert(payer),), do=(bold,)),)
    lit = Static(mods=(ModStrength(Bearer(), 2),), when=Matches(Bearer(), Is(wounded=True)))
    torch = make(possession("9C63", "Torch", Culture.SHIRE, 0, COMPANION, text=(lit,)))
    sc = scenario()
    elf, dwarf, charm = sc.put("4C74"), sc.put("4C49"), sc.put(free(make, *text))
    sc.put(torch, on=elf)
    sc.begin("fellowship")
    sc.use(charm).choose(elf)
    assert sc.offered == {sc.frodo, dwarf}
    assert sc.strength(elf) == 6 + 2
    sc.choose(dwarf)
    assert sc.strength(dwarf) == 6 + 1


def test_readings_of_the_book(scenario, make):
    """LOTR-30.1: a starting companion's own cost is paid, though no twilight is added."""
    text = (Triggered(on=Played(Is(source=True)), do=(AddBurden(),)),)
    smeagol = make(companion("9C62", "Sméagol", "", Culture.GOLLUM, Race.HOBBIT, 2, 3, 4, text=text))
    sc = scenario(site=1)
    sc.deck(0, smeagol)
    sc.starting().play(smeagol)
    assert (sc.burdens(), sc.s.twilight) == (1, 0)


def test_no_abilities_while_fellowships_are_formed(scenario):
    """LOTR-30.45: companions or done, nothing else."""
    sc = scenario(site=1)
    merry = sc.put("4C310")
    sc.deck(0, "4C314")
    sc.hand(0, "4C42")
    sc.starting()
    assert GAME.legal(sc.s, 0) == [Play(4314), Pass()]
    assert sc.refused(Use(merry, 0)).rule == "LOTR-29.1"
