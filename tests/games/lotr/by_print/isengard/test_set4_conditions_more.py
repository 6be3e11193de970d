"""Isengard conditions and artifacts of set 4, continued, by their print."""

import pytest
from tests.games.lotr.by_print.isengard.table import (
    ARCHER,
    KNIGHT,
    SAVAGE,
    TRACKER,
    TROOP,
    URUK,
    act,
    denied,
    late,
    lay_tokens,
    man_of_isengard,
    saruman,
    shadow,
    tokens,
    unplayable,
)

from pelipoyta.games.lotr.model import HealBy
from pelipoyta.games.lotr.words.facts import code_of


@pytest.mark.card("4U170")
@pytest.mark.parametrize("takes", [True, False])
def test_ranks_without_number(scenario, takes):
    """An ally is assigned: an Isengard minion of the discard pile may be played for two less."""
    sc = late(scenario, site=4, twilight=4)
    card, ally, uruk = sc.put("4U170", 1), sc.put("4C277"), sc.put(URUK, 1)
    sc.discard(1, URUK, SAVAGE)
    sc.begin("assignment").pass_until("defend").assign(ally, uruk)
    assert (sc.asks, sc.asked) == ("respond", 1)
    act(sc, card).choose(URUK) if takes else sc.pass_()
    assert (sc.s.twilight, len(sc.in_discard(1))) == ((0, 1) if takes else (4, 2))


@pytest.mark.card("4U170")
def test_ranks_and_companions(scenario):
    """A companion's assignment is not meant, nor an ally's by the Shadow player."""
    sc = late(scenario, site=4, twilight=9)
    sc.put("4U170", 1), sc.discard(1, URUK)
    knight, ally, uruk, other = sc.put(KNIGHT), sc.put("4C277"), sc.put(URUK, 1), sc.put(URUK, 1)
    sc.begin("assignment").pass_until("defend").assign(knight, uruk)
    assert sc.asks == "defend"
    sc.pass_().assign(ally, other)
    assert (sc.s.twilight, sc.in_discard(1)) == (9, [URUK])


@pytest.mark.card("4R171")
def test_rest_while_you_can(scenario):
    """The bearer is killed: of the top ten one card of each side goes, the others are shuffled in."""
    sc = late(scenario)
    merry, uruk = sc.put("4C310"), sc.put(URUK, 1)
    sc.put("4R171", 1, on=merry)
    sc.deck(0, *["4C42"] * 5, *[URUK] * 5, "4C306")
    sc.fight(merry, uruk).resolve()
    for _ in range(2):
        if sc.asked == 1 and sc.offered:
            sc.choose(min(sc.offered))
    assert (sorted(sc.in_discard(0)), len(sc.s.players[0].deck)) == ([URUK, "4C42"], 9)


@pytest.mark.card("4R171")
def test_rest_is_played(scenario):
    """An Isengard tracker is spotted; on any companion, one each."""
    sc = late(scenario, twilight=2)
    knight, other = sc.put(KNIGHT), sc.put(KNIGHT)
    sc.put(URUK, 1), sc.put("4C277"), sc.put("4R171", 1, on=other), sc.hand(1, "4R171")
    assert unplayable(sc.begin("shadow", 1), "4R171") == "LOTR-18.1"
    tracker = sc.put(TRACKER, 1)
    sc.play("4R171")
    assert (sc.offered, sc.wounds(tracker)) == ({knight, sc.frodo}, 0)


@pytest.mark.card("4R172")
def test_rohan_is_mine(scenario):
    """The bearer is assigned by the Free Peoples player: each ally exerts."""
    sc = late(scenario)
    knight, guma, tired, uruk = sc.put(KNIGHT), sc.put("4C277"), sc.put("4C281", wounds=1), sc.put(URUK, 1)
    sc.put("4R172", 1, on=knight)
    sc.begin("assignment").pass_until("defend").assign(knight, uruk)
    assert [sc.wounds(card) for card in (guma, tired, knight)] == [1, 1, 0]


@pytest.mark.card("4R172")
def test_rohan_is_not_mine(scenario):
    """Another's assignment, or one by the Shadow player, does nothing; Saruman or a Man is spotted to play it."""
    sc = late(scenario)
    knight, other, guma = sc.put(KNIGHT), sc.put(KNIGHT), sc.put("4C277")
    uruk, second = sc.put(URUK, 1), sc.put(URUK, 1)
    sc.hand(1, "4R172")
    assert unplayable(sc.begin("shadow", 1), "4R172") == "LOTR-18.1"
    sc.put("4C178", 1, wounds=1), sc.play("4R172").choose(knight)
    sc.hand(1, "4C10"), sc.begin("assignment").pass_until("defend").assign(other, uruk).pass_until("left-over")
    sc.assign(knight, second)
    assert sc.wounds(guma) == 0


@pytest.mark.card("4R211")
def test_weapons_of_isengard_gather(scenario):
    """An Isengard archer is played and a token laid; no other Uruk-hai."""
    sc = late(scenario, twilight=9)
    card = sc.put("4R211", 1)
    sc.hand(1, ARCHER, URUK)
    act(sc.begin("shadow", 1), card)
    assert sc.offered == {code_of(ARCHER)}
    sc.choose(ARCHER)
    assert (tokens(sc, card), sc.s.twilight) == (1, 6)


@pytest.mark.card("4R211")
@pytest.mark.parametrize("count", [1, 2, 3])
def test_weapons_of_isengard_fire(scenario, count):
    """Two tokens are two arrows more, and it is discarded; one token is too few."""
    sc = late(scenario)
    card, _ = sc.put("4R211", 1), sc.put(URUK, 1)
    lay_tokens(sc, card, count), sc.hand(0)
    shadow(sc.begin("archery"))
    if count == 1:
        assert denied(sc, card, 1) == "LOTR-18.3"
        return
    act(sc, card, 1)
    assert not sc.lives(card)
    sc.pass_until("assignment")
    assert sc.wounds(sc.frodo) == 2


@pytest.mark.card("4C212")
def test_weary(scenario):
    """Assigned to an Isengard tracker by the Free Peoples player, the bearer exerts; not to another Uruk-hai."""
    for name, wounds in ((TRACKER, 1), (URUK, 0)):
        sc = late(scenario)
        knight, foe = sc.put(KNIGHT), sc.put(name, 1)
        sc.put("4C212", 1, on=knight)
        sc.begin("assignment").pass_until("defend").assign(knight, foe)
        assert sc.wounds(knight) == wounds


@pytest.mark.card("4C212")
def test_who_is_weary(scenario):
    """Any companion, the Ring-bearer too, or an ally, one each; the Shadow player's assignment costs nothing."""
    sc = late(scenario, twilight=1)
    knight, other, ally = sc.put(KNIGHT), sc.put(KNIGHT), sc.put("4C277")
    sc.put("4C212", 1, on=other), sc.hand(1, "4C212")
    sc.begin("shadow", 1).play("4C212")
    assert sc.offered == {knight, ally, sc.frodo}
    sc.choose(knight)
    tracker = sc.put(TRACKER, 1)
    sc.hand(1, "4C10"), sc.begin("assignment").pass_until("left-over").assign(knight, tracker)
    assert sc.wounds(knight) == 0


@pytest.mark.card("4R213")
@pytest.mark.parametrize("takes", [True, False])
def test_what_did_you_discover(scenario, takes):
    """The fellowship moves again: two cards may be discarded for an Isengard tracker of the discard pile."""
    sc = late(scenario)
    card = sc.put("4R213", 1)
    sc.hand(0), sc.hand(1, URUK, URUK, URUK), sc.discard(1, TRACKER, URUK), sc.deck(1)
    sc.put_site("4U354", 1)
    sc.s.moves = 1
    sc.begin("regroup").pass_until("move-again").decide(1)
    assert (sc.asks, sc.asked) == ("respond", 1)
    if not takes:
        sc.pass_()
        assert len(sc.in_hand(1)) == 3
        return
    act(sc, card).choose(URUK, URUK)
    assert sc.offered == {code_of(TRACKER)}
    sc.choose(TRACKER)
    assert sorted(sc.in_hand(1)) == [URUK, TRACKER]


@pytest.mark.card("4R213")
def test_nothing_to_discover(scenario):
    """The first move of a turn is not in the regroup phase; one card in hand cannot pay."""
    sc = late(scenario)
    sc.put("4R213", 1)
    sc.hand(0), sc.hand(1, URUK, URUK), sc.discard(1, TRACKER), sc.put_site("4U354", 1)
    sc.begin("fellowship").pass_()
    assert (sc.asks, len(sc.in_hand(1))) == ("shadow", 2)


@pytest.mark.card("4R215")
def test_wounded(scenario):
    """An Isengard Man exerts; the bearer exerts as it is played, and cannot be healed."""
    sc = late(scenario, site=6)
    aragorn, unferth = sc.put("4P364"), sc.put("4C178", 1)
    sc.put(TROOP, 1), sc.hand(1, "4R215")
    sc.begin("shadow", 1).play("4R215")
    assert (sc.wounds(aragorn), sc.wounds(unferth)) == (1, 1)
    sc.hand(0, "4P364"), sc.begin("fellowship")
    assert not sc.can(HealBy(code_of("4P364")))


@pytest.mark.card("4R215")
def test_wounded_needs_a_man(scenario, make):
    """LOTR-18.3: Saruman is a Wizard and cannot pay; the bearer is a Man."""
    sc = late(scenario)
    knight, _ = sc.put(KNIGHT), sc.put("4C49")
    sc.put(saruman(make), 1), sc.put(SAVAGE, 1), sc.hand(1, "4R215")
    assert unplayable(sc.begin("shadow", 1), "4R215") == "LOTR-18.3"
    sc.put(man_of_isengard(make), 1), sc.play("4R215")
    assert (sc.wounds(knight), sc.s.cards[sc.find("4R215")].host) == (1, knight)
