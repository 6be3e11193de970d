"""A table of refusals: a position, what is tried in it, the rule that forbids it and the reason."""

import pytest

from pelipoyta.games.lotr import GAME
from pelipoyta.games.lotr.model import Assign, Bid, Decide, HealBy, Options, Pass, Pick, Play, TakePlace, Transfer, Use
from pelipoyta.games.lotr.terms import Block
from pelipoyta.games.lotr.words.facts import code_of


def fellowship(scenario):
    sc = scenario()
    sc.ids = {"merry": sc.put("4C310"), "guma": sc.put("4C277", wounds=1), "site": sc.s.path[0]}
    sc.ids |= {"sword": sc.put("4C306", on=sc.frodo), "horse": sc.put("4C283", on=sc.put("4C286"))}
    sc.ids |= {"foe": sc.put("4C10", 1), "own": sc.put("4C192", 0), "theirs": sc.put("4C192", 1)}
    sc.dead(0, "4C314")
    sc.hand(0, "4C310", "4C314", "4C42", "4C10", "4U132", "4C74", "4C308")
    return sc.begin("fellowship")


def shadow(scenario):
    sc = scenario(site=5, twilight=3)
    sc.ids = {"regular": sc.put("4C192", 1, wounds=1)}
    sc.hand(1, "4C207", "4C151", "4C26", "4C74")
    return sc.begin("shadow", 1)


def assignment(scenario):
    sc = scenario()
    sc.ids = {"merry": sc.put("4C310"), "guma": sc.put("4C277"), "foe": sc.put("4C207", 1), "mine": sc.put("4C207", 0)}
    sc.ids["site"] = sc.s.path[0]
    return sc.begin("assignment")


def skirmish(scenario):
    sc = scenario(block=Block.FELLOWSHIP)
    sc.ids = {"elf": sc.put("1U51"), "sam": sc.put("1C311"), "foe": sc.put("1C177", 1)}
    sc.hand(0, "1C304", "1C304", "1C312")
    return sc.fight(sc.ids["elf"], sc.ids["foe"])


def archery(scenario):
    sc = scenario(site=4, block=Block.FELLOWSHIP)
    sc.ids = {"elf": sc.put("1U51"), "bow": sc.put("1C176", 1)}
    return sc.begin("archery")


def response(scenario):
    sc = scenario()
    sc.ids = {"eowyn": sc.put("4C270"), "merry": sc.put("4C310")}
    foe = sc.put("4C10", 1)
    sc.set_strength(foe, 5)
    return sc.fight(sc.ids["merry"], foe).resolve()


def regroup(scenario):
    sc = scenario()
    sc.ids = {}
    sc.hand(1, "4C10")
    return sc.begin("regroup").pass_()  # the Shadow might have an event for the phase


def play(name):
    return lambda ids: Play(code_of(name))


TABLE = [
    (fellowship, play("4C310"), "LOTR-24.1", "already-in-play"),
    (fellowship, play("4C314"), "LOTR-24.2", "dead"),
    (fellowship, play("4C42"), "LOTR-17.5", "wrong-phase"),
    (fellowship, play("4C308"), "LOTR-17.5", "wrong-phase"),
    (fellowship, play("4C10"), "LOTR-4.2", "wrong-side"),
    (fellowship, play("4U132"), "LOTR-21.1", "no-bearer"),
    (fellowship, play("4C49"), "LOTR-7.1", "not-in-hand"),
    (fellowship, lambda ids: Play(10**6), "LOTR-7.1", "not-in-hand"),
    (fellowship, lambda ids: HealBy(code_of("4C74")), "LOTR-7.2", "nobody-to-heal"),
    (fellowship, lambda ids: Use(ids["guma"], 0), "LOTR-17.7", "no-such-ability"),
    (fellowship, lambda ids: Use(ids["site"], 0), "LOTR-23.2", "site-is-silent"),
    (fellowship, lambda ids: Use(ids["merry"], 0), "LOTR-17.5", "wrong-phase"),
    (fellowship, lambda ids: Use(999, 0), "LOTR-29.1", "not-what-is-asked"),
    (fellowship, lambda ids: Use(ids["own"], 0), "LOTR-4.2", "inactive"),
    (fellowship, lambda ids: Use(ids["theirs"], 0), "LOTR-17.7", "not-your-card"),
    (fellowship, lambda ids: Transfer(ids["guma"]), "LOTR-21.6", "not-your-item"),
    (fellowship, lambda ids: Transfer(ids["horse"]), "LOTR-21.6", "cannot-transfer"),
    (fellowship, lambda ids: Transfer(999), "LOTR-29.1", "not-what-is-asked"),
    (shadow, lambda ids: Transfer(ids["regular"]), "LOTR-29.1", "not-what-is-asked"),
    (fellowship, lambda ids: Bid(1), "LOTR-29.1", "not-what-is-asked"),
    (shadow, play("4C207"), "LOTR-20.1", "too-dear"),
    (shadow, play("4C151"), "LOTR-17.5", "wrong-phase"),
    (shadow, play("4C26"), "LOTR-21.1", "no-bearer"),
    (shadow, play("4C74"), "LOTR-4.2", "wrong-side"),
    (shadow, lambda ids: Use(ids["regular"], 0), "LOTR-18.3", "cost-unpayable"),
    (assignment, lambda ids: Assign(ids["guma"], ids["foe"]), "LOTR-22.2", "takes-no-part"),
    (assignment, lambda ids: Assign(ids["foe"], ids["merry"]), "LOTR-12.3", "no-such-minion"),
    (assignment, lambda ids: Assign(ids["site"], ids["foe"]), "LOTR-12.3", "no-such-defender"),
    (assignment, lambda ids: Assign(ids["merry"], -1), "LOTR-12.3", "no-such-minion"),
    (assignment, lambda ids: Assign(ids["merry"], ids["mine"]), "LOTR-30.14", "not-left-over"),
    (assignment, lambda ids: Decide(0), "LOTR-29.1", "not-what-is-asked"),
    (skirmish, play("1C312"), "LOTR-17.5", "wrong-phase"),
    (skirmish, lambda ids: Use(ids["foe"], 0), "LOTR-17.7", "no-such-ability"),
    (archery, lambda ids: Pick(ids["bow"]), "LOTR-17.9", "not-a-choice"),
    (archery, lambda ids: Pass(), "LOTR-17.9", "not-a-choice"),
    (response, lambda ids: Use(ids["merry"], 0), "LOTR-17.3", "no-answer"),
    (response, play("4C42"), "LOTR-17.3", "no-answer"),
    (regroup, lambda ids: Pick(code_of("4C12")), "LOTR-17.9", "not-a-choice"),
    (regroup, lambda ids: TakePlace(0), "LOTR-17.9", "not-a-choice"),
]


@pytest.mark.parametrize(("position", "action", "rule", "reason"), TABLE)
def test_a_refusal(scenario, position, action, rule, reason):
    sc = position(scenario)
    before = GAME.notation.draw(sc.s)
    refusal = sc.refused(action(sc.ids))
    assert (refusal.rule, refusal.reason) == (rule, reason)
    assert GAME.notation.draw(sc.s) == before


@pytest.mark.parametrize("position", [fellowship, shadow, assignment, skirmish, archery, response, regroup])
def test_who_is_not_asked_may_do_nothing(scenario, position):
    """LOTR-10.2."""
    sc = position(scenario)
    other = 1 - sc.asked
    assert GAME.legal(sc.s, other) == []
    refusal = GAME.why_not(sc.s, other, Pass())
    assert (refusal.rule, refusal.reason) == ("LOTR-10.2", "not-asked")


def test_beginners_transfer_nothing(scenario):
    """LOTR-27.4; the refusal names the item."""
    sc = scenario(options=Options(decks=("ttt-aragorn", "ttt-theoden"), variant="starter"))
    sword = sc.put("4C306", on=sc.frodo)
    sc.begin("fellowship")
    refusal = sc.refused(Transfer(sword))
    assert (refusal.rule, refusal.reason, refusal.facts) == ("LOTR-27.4", "no-transfers", {"card": "Hobbit Sword"})


def test_a_copy_too_many_is_silent(scenario):
    """LOTR-4.4: of copies of one condition four speak, those of the first Shadow player first."""
    sc = scenario(seats=3, block=Block.FELLOWSHIP)
    first, second = sc.s.order[-1], sc.s.order[1]
    for _ in range(4):
        sc.put("1C133", first)
    fifth, foe = sc.put("1C133", second), sc.put("1C151", second)
    sc.hand(second, "1C151")  # whoever holds a card is asked
    sc.fight(sc.frodo, foe).pass_until_seat(second)
    refusal = sc.refused(Use(fifth, 1))
    assert (refusal.rule, refusal.reason) == ("LOTR-4.4", "copy-is-silent")


def test_bids_and_places():
    """LOTR-30.2: what no bid can be."""
    s = GAME.start(Options(), 2)
    for burdens in (-1, 11, 10**6):
        refusal = GAME.why_not(s, 0, Bid(burdens))
        assert (refusal.rule, refusal.reason) == ("LOTR-30.2", "no-such-bid")
    for seat in (0, 1):
        s, _ = GAME.apply(s, seat, Bid(seat))
    assert GAME.why_not(s, 1, TakePlace(2)).rule == "LOTR-29.1"
    assert GAME.why_not(s, 0, TakePlace(0)).rule == "LOTR-10.2"


def test_after_the_end(scenario):
    """LOTR-16.1: the rule that ended the game."""
    sc = scenario(site=9).begin("regroup")
    refusal = GAME.why_not(sc.s, 0, Pass())
    assert (refusal.rule, refusal.reason) == ("LOTR-16.1", "game-over")


def test_a_refusal_says_when_a_card_is_for(scenario):
    """LOTR-17.5, LOTR-7.1, LOTR-4.2: the phase, or that it only answers; and whose card it is."""
    sc = scenario()
    merry, foe = sc.put("4C310"), sc.put("4C10", 1)
    sc.hand(0, "4C42", "4C286", "4C10")
    sc.fight(merry, foe)
    found = {name: sc.refused(Play(code_of(name))).facts for name in ("4C286", "4C10")}
    assert found["4C286"]["phase"] == "fellowship"
    assert found["4C10"]["phase"] == "shadow"
    sc.begin("fellowship")
    assert sc.refused(Play(code_of("4C42"))).facts["phase"] == "skirmish"
    assert sc.refused(Play(code_of("4C10"))).facts["side"] == "shadow"
