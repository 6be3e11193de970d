"""Words of skirmishes, every window of LOTR-29.3, and conditions that no card of the starters uses."""

import pytest
from tests.games.lotr.made_up import FELLOWSHIP, SKIRMISH, dark, free

from pelipoyta.games.lotr import GAME
from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.events import FightEnded
from pelipoyta.games.lotr.terms import Block, Deed, Phase, Until

# -- Skirmishes


def test_removed_from_a_skirmish(scenario, make):
    """LOTR-13.10, LOTR-30.13: an earlier one is out of it; the last one has lost, but is not wounded."""
    words = LeaveSkirmish(Choose(SKIRMISHING & MINION))
    flee = make(event("9C83", "Flee", SHIRE, cost=0).says(Activated(phases=SKIRMISH, do=words)))
    watch = dark(make, Triggered(on=after(Deed.LOSE, MINION), do=AddTwilight(4)))
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
    tire = free(make, Activated(phases=FELLOWSHIP, do=Exhaust(Choose(Called("Merry")))))
    sc = scenario()
    merry, card = sc.put("4C310"), sc.put(tire)
    sc.begin("fellowship")
    sc.use(card)
    assert sc.vitality(merry) == 1


def test_simultaneous_deaths(scenario, make):
    """LOTR-30.41: all go together, then answers."""
    watch = dark(make, Triggered(on=after(Deed.DEATH, MINION), do=AddTwilight(1)))
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
    Deed.WOUND: Wound(Choose(Called("Merry"))),
    Deed.EXERT: Exert(Choose(Called("Merry"))),
    Deed.HEAL: Heal(Choose(Called("Legolas"))),
    Deed.DISCARD: Discard(Choose(Called("Merry"))),
    Deed.BURDEN: AddBurden(),
    Deed.UNBURDEN: RemoveBurden(),
    Deed.TWILIGHT: AddTwilight(5),
    Deed.DRAW: Draw(),
    Deed.CONTROL: TakeControl(),
}


def look(sc):
    cards = sorted((c.id, c.wounds, c.zone.value) for c in sc.s.cards.values())
    return [cards, sc.burdens(), len(sc.s.players[0].hand)]


@pytest.mark.parametrize("deed", list(BEFORE), ids=lambda deed: deed.value)
def test_before_and_after(scenario, make, deed):
    """LOTR-29.3, LOTR-17.4: about to happen, it can be prevented; done, it can be answered."""
    charm = free(make, Activated(phases=FELLOWSHIP, do=BEFORE[deed]))
    stop = dark(make, Triggered(on=about_to(deed), do=Prevent()))
    heard = strength(Choose(Called("Legolas")), 1, until=Until.TURN)
    echo = dark(make, Triggered(on=after(deed), do=heard), collector="9C84")
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
        words = Triggered(on=about_to(deed, Called("Merry")), do=Prevent())
        stop = free(make, words, collector=f"9C{85 + (deed is Deed.DEATH)}")
        sc = scenario()
        merry = sc.put("4C310")
        sc.put(stop)
        sc.fight(merry, sc.put("4C17", 1)).resolve()
        assert sc.lives(merry)


@pytest.mark.parametrize("deed", [Deed.FIGHT_END, Deed.PHASE_END, Deed.WIN, Deed.ASSIGNMENT, Deed.RING])
def test_after_other_deeds(scenario, make, deed):
    """LOTR-29.3: the end of a skirmish and of a phase, winning, being assigned, the Ring put on."""
    echo = dark(make, Triggered(on=after(deed), do=AddTwilight(1)), collector="9C87")
    sc = scenario()
    foe = sc.put("4C165", 1)
    sc.put(echo, 1)
    sc.begin("assignment")
    sc.assign(sc.frodo, foe)
    while sc.asks in ("skirmish", "respond", "defend"):
        sc.use(1) if sc.asks == "respond" else sc.pass_()
    assert sc.s.twilight == (2 if deed is Deed.PHASE_END else 1)  # of the assignment phase, and of the skirmish's own


def test_the_end_of_a_turn_and_a_revealed_hand(scenario, make):
    """LOTR-29.3."""
    end, reveal = after(Deed.TURN_END), after(Deed.REVEAL)
    echo = free(make, Triggered(on=end, do=AddBurden()), Triggered(on=reveal, do=AddBurden(2)))
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
    balm = free(make, Triggered(on=after(Deed.EXERT, COMPANION), do=Heal(Named())))
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
    text = Static(Strength(Choose(MINION), 3), when=During(Phase.SKIRMISH) & RingWorn())
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
