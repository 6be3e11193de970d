"""LOTR-17 to LOTR-21, LOTR-23 to LOTR-25: actions, costs, effects, items, sites, what is seen."""

from tests.games.lotr.made_up import FELLOWSHIP, free

from pelipoyta.games.lotr import GAME
from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.events import WoundPrevented
from pelipoyta.games.lotr.model import Decide, Pass, Play, Use
from pelipoyta.games.lotr.terms import (
    Block,
    Deed,
    Phase,
    Until,
)

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
    words = Response(on=after(Deed.WOUND, COMPANION), cost=RemoveTwilight(1), do=strength(THIS, 1, until=Until.TURN))
    ghoul = make(minion("9C53", "Ghoul", SAURON, ORC, cost=2, strength=5, vitality=2, site=2).says(words))
    sc = scenario(twilight=2)
    merry, foe = sc.put("4C310"), sc.put(ghoul, 1)
    sc.fight(merry, foe).resolve()
    sc.use(foe).use(foe)
    assert sc.strength(foe) == 7
    assert sc.asks != "respond"


def test_an_answer_that_could_do_nothing_is_not_asked_about(scenario, make):
    """LOTR-17.3: healing the hale, hurting where none is, for none; one word that could do something is enough."""
    start = start_of(Phase.FELLOWSHIP)
    heal, hurt = Heal(Choose(COMPANION)), Wound(Choose(MINION))
    idle = (
        (heal, hurt),
        (Repeat(each(MINION), heal),),
        (Discard(Each(MINION)),),
        (If(CanSpot(MINION), AddTwilight(1), heal),),
    )
    for number, words in enumerate(idle):
        sc = scenario()
        sc.put(free(make, Triggered(on=start, optional=True, do=words), collector=f"9C{101 + number}"))
        sc.begin("fellowship")
        assert sc.asks == "fellowship"
        sc.put("4C10", 1), sc.put("4C310", wounds=1)
        sc.begin("fellowship")
        assert sc.asks == "respond"
    paid = scenario()  # LOTR-18.8: whoever pays may do so for nothing
    paid.put(free(make, Triggered(on=start, optional=True, cost=AddTwilight(1), do=heal), collector="9C105"))
    assert paid.begin("fellowship").asks == "respond"


def test_preventing_a_prevention(scenario, make):
    """LOTR-30.31, LOTR-30.30: a Shadow player pays, and the wound goes through."""
    words = Response(on=about_to(Deed.WOUND, COMPANION), do=Unless(Who.ANY_SHADOW, RemoveTwilight(2), Prevent()))
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
    on = played(ELF & COMPANION)
    needed = free(make, Triggered(on=on, do=AddTwilight(1)))
    may = free(make, Triggered(on=on, optional=True, do=AddTwilight(3)), collector="9C54")
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
    card = free(make, Activated(phases=FELLOWSHIP, do=(SpotAny(COMPANION, "seen"), AddTwilight(ForEach(X("seen"), 2)))))
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


def test_no_abilities_while_fellowships_are_formed(scenario):
    """LOTR-30.45: companions or done, nothing else."""
    sc = scenario(site=1)
    merry = sc.put("4C310")
    sc.deck(0, "4C314")
    sc.hand(0, "4C42")
    sc.starting()
    assert GAME.legal(sc.s, 0) == [Play(4314), Pass()]
    assert sc.refused(Use(merry, 0)).rule == "LOTR-29.1"
