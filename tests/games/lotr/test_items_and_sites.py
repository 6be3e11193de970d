"""Items and titles, what is active, sites, and what is seen."""

from pelipoyta.games.lotr import GAME
from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.events import CardReturned, HandSeen, HandShown, ItemMoved
from pelipoyta.games.lotr.model import LOOKED_AT, Pass, Play, Transfer
from pelipoyta.games.lotr.rules.combat.archery import archery_parts
from pelipoyta.games.lotr.terms import (
    Arrow,
    Block,
    Kind,
    Side,
)

# -- Items, titles ------------------------------------------------------------------------------------------------


def test_one_item_of_each_class(scenario):
    """LOTR-21.1, LOTR-21.2."""
    sc = scenario()
    sc.put("4C306", on=sc.frodo)
    sc.hand(0, "4C306")
    sc.begin("fellowship")
    assert sc.refused(Play(4306)).rule == "LOTR-21.2"
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
    steed = make(possession("9C59", "Steed", GONDOR, cost=1, bearer=MAN, kind=Kind.ARTIFACT, item=MOUNT))
    sc = scenario()
    rider, walker = sc.put("4C286"), sc.put("4C270")
    sc.put("4C283", on=rider)
    sc.put(steed, on=walker)
    assert [c.id for c in sc.spot(MOUNTED)] == [rider]


def test_a_title_in_a_text(scenario):
    """LOTR-30.40: the very card, or any card of that title for texts on other cards."""
    sc = scenario(block=Block.FELLOWSHIP)
    gandalf = sc.put("1P364")
    sc.hand(0, "1C84")
    sc.put("1C141", 1)
    sc.begin("fellowship")
    sc.play("1C84")
    assert sc.wounds(gandalf) == 1
    assert not sc.spot(CONDITION)


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
    seen = {c.id for c in sc.spot(CARD)}
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
    assert len(sc.spot(PLAINS & SITE)) == 1


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
    held = Static(Archery(Side.SHADOW, 2), when=ThisIsControlled())
    plain = Static(Archery(Side.SHADOW, 7))
    tower = make(site("9C60", "Tower", 1, shadow=0, arrow=Arrow.LEFT, block=Block.TOWERS).says(held, plain))
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
    for name, where, eyes, told in (("1C351", 6, (LOOKED_AT, 0), HandSeen), ("1C86", 2, (0, 2), HandShown)):
        sc = scenario(site=where, seats=3, block=Block.FELLOWSHIP, sites={6: "1C351"})
        sc.put("1U51"), sc.put("1P364")
        sc.hand(0, "1C86")
        sc.hand(1, "1C176")
        sc.begin("fellowship")
        sc.use(sc.s.path[-1]) if where == 6 else sc.play(name)
        sc.let_pass().choose(1)
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


def test_an_item_that_changes_its_bearer_is_told(scenario):
    """LOTR-21.6: its printed cost is paid again, and everybody hears of it."""
    sc = scenario()
    sword = sc.put("4C306", on=sc.frodo)
    merry = sc.put("4C310")
    sc.begin("fellowship").do(Transfer(sword))
    assert [(event.card, event.bearer) for event in sc.told(ItemMoved)] == [(sword, merry)]
    assert sc.s.cards[sword].host == merry
