"""Events and staffs of Gandalf of set 2, by their print."""

import pytest
from tests.games.lotr.by_print.situations import old, play_rule, use_rule
from tests.games.lotr.cards.crowd import brute

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.model import Play


@pytest.mark.card("2C26")
@pytest.mark.parametrize(("site", "laid", "drawn"), [(4, "1C349", 1), (3, "1C346", 0)])
@pytest.mark.parametrize("phase", ["fellowship", "regroup"])
def test_speak_friend_draws_underground(scenario, site, laid, drawn, phase):
    sc = old(scenario, site=site)
    sc.put("1P364")
    sc.adventure(0, laid)
    sc.deck(0, "1C26", "1C26")
    sc.hand(0, "2C26")
    sc.begin(phase).play("2C26")
    assert (sc.s.cards[sc.s.path[site]].owner, len(sc.in_hand(0)), sc.s.twilight) == (0, drawn, 1)


@pytest.mark.card("2C26")
def test_speak_friend_replaces_or_finds_nothing(scenario):
    """LOTR-23.4: the opponent's site goes back; Gandalf must be there."""
    sc = old(scenario, site=4)
    sc.put_site("1C349", 1)
    sc.adventure(0, "1C349")
    sc.adventure(1)
    sc.hand(0, "2C26")
    assert play_rule(sc.begin("fellowship"), "2C26") == "LOTR-17.9"
    sc.put("1P364")
    sc.play("2C26")
    assert (sc.s.cards[sc.s.path[4]].owner, sc.s.players[1].adventure) == (0, (1349,))


@pytest.mark.card("2R27")
def test_staff_asunder(scenario, make):
    """The staff and two exertions; the minion is discarded, and Gandalf wins (LOTR-13.7)."""
    sc = old(scenario)
    gandalf, foe = sc.put("1P364"), sc.put(brute(make, strength=20), 1)
    staff = sc.put("2C29", on=gandalf)
    sc.hand(0, "2R27")
    sc.fight(gandalf, foe).play("2R27")
    assert (sc.lives(staff), sc.lives(foe), sc.wounds(gandalf), sc.in_discard(1)) == (False, False, 2, ["9C91"])


@pytest.mark.card("2R27")
@pytest.mark.parametrize(("staff", "wounds", "allowed"), [
    ("2R22", 2, False), ("2R22", 1, True), ("2C29", 1, True), ("2C29", 2, False), ("", 0, False),
])  # fmt: skip
def test_staff_asunder_counts_vitality_without_the_staff(scenario, make, staff, wounds, allowed):
    """The staff goes first, and its vitality with it; then two exertions must be possible (LOTR-18.3)."""
    sc = old(scenario)
    gandalf, foe = sc.put("1P364", wounds=wounds), sc.put(brute(make), 1)
    if staff:
        sc.put(staff, on=gandalf)
    sc.hand(0, "2R27", "1C78")
    sc.fight(gandalf, foe)
    assert sc.can(Play(2027)) is allowed


@pytest.mark.card("2U28")
@pytest.mark.parametrize("pays", [0, 1])
def test_wielder_of_the_flame(scenario, make, pays):
    """Any companion; any Shadow player may pay three; until regroup."""
    sc = old(scenario, seats=3, twilight=2)
    gandalf, gimli = sc.put("1P364"), sc.put("1U12")
    sc.put(brute(make), 1)
    sc.hand(0, "2U28")
    sc.begin("maneuver").play("2U28")
    assert sc.offered == {gandalf, gimli, sc.frodo}
    sc.choose(gimli).decide(0)
    assert sc.asked in (1, 2)
    sc.decide(pays)
    assert (sc.keyword(gimli, Keyword.DEFENDER), sc.s.twilight) == (1 - pays, 3 - 3 * pays)


@pytest.mark.card("2U28")
def test_wielder_of_the_flame_too_poor_and_until_regroup(scenario, make):
    """LOTR-30.30: with two tokens nobody is asked."""
    sc = old(scenario, twilight=1)
    sc.hand(0, "2U28", "1C315")
    gimli = sc.put("1U12")
    sc.put(brute(make), 1)
    assert play_rule(sc.begin("maneuver"), "2U28") == "LOTR-17.9"
    sc.put("1P364")
    sc.play("2U28").choose(gimli)
    assert sc.keyword(gimli, Keyword.DEFENDER) == 1
    sc.pass_until("move-again")
    assert sc.keyword(gimli, Keyword.DEFENDER) == 0


@pytest.mark.card("2C29")
def test_wizard_staff_weakens_a_minion(scenario, make):
    """Any minion; twice for one with vitality enough, never with three wounds."""
    sc = old(scenario)
    gandalf, gimli = sc.put("1P364"), sc.put("1U12")
    staff = sc.put("2C29", on=gandalf)
    foe, idle = sc.put(brute(make), 1), sc.put(brute(make), 1)
    sc.hand(0, "1C26")
    sc.fight(gimli, foe).use(staff)
    assert sc.offered == {foe, idle}
    sc.choose(foe)
    assert (sc.strength(foe), sc.wounds(gandalf), sc.strength(gandalf)) == (2, 2, 8)
    assert use_rule(sc, staff) == "LOTR-18.3"


@pytest.mark.card("2C29")
def test_wizard_staff_is_for_wizards_one_staff_each(scenario):
    """LOTR-9.5: an opponent's Wizard does not bear it; LOTR-21.2."""
    sc = old(scenario)
    sc.put("3C69", 1), sc.put("1U12")
    sc.hand(0, "2C29", "2C29")
    assert play_rule(sc.begin("fellowship"), "2C29") == "LOTR-21.1"
    gandalf = sc.put("1P364")
    sc.play("2C29")
    assert (sc.s.cards[sc.find("2C29")].host, play_rule(sc, "2C29")) == (gandalf, "LOTR-21.2")


@pytest.mark.card("2U30")
def test_you_cannot_pass_until_regroup(scenario):
    """The minion is not fierce, even if it is made so again meanwhile."""
    sc = old(scenario)
    gandalf, king = sc.put("1P364"), sc.put("1R237", 1)
    sc.put("2C29", on=gandalf)
    sc.hand(0, "2U30")
    sc.begin("maneuver").play("2U30")
    assert sc.keyword(king, Keyword.FIERCE) == 0
    sc.give(king, Keyword.FIERCE)
    assert sc.keyword(king, Keyword.FIERCE) == 0
    sc.pass_until("move-again")
    assert sc.keyword(king, Keyword.FIERCE) > 0


@pytest.mark.card("2U30")
def test_you_cannot_pass_without_a_staff(scenario):
    sc = old(scenario)
    gandalf = sc.put("1P364")
    sc.put("1R75", on=gandalf), sc.put("1R237", 1)
    sc.hand(0, "2U30", "1C315")
    assert play_rule(sc.begin("maneuver"), "2U30") == "LOTR-17.9"


@pytest.mark.card("2P122")
@pytest.mark.parametrize("says", [True, False])
def test_grey_pilgrim_may_draw(scenario, says):
    """LOTR-7.5: it is not counted in the fellowship phase."""
    sc = old(scenario)
    gandalf = sc.put("2P122")
    sc.deck(0, "1C26", "1C26")
    sc.begin("turn")
    sc.use(gandalf) if says else sc.pass_()
    assert (len(sc.in_hand(0)), sc.asks, sc.s.drawn) == (int(says), "fellowship", 0)


@pytest.mark.card("2P122")
def test_grey_pilgrim_of_another_player(scenario):
    """LOTR-4.2: on another's turn he is inactive."""
    sc = old(scenario)
    sc.put("2P122", 1)
    sc.deck(1, "1C26")
    sc.begin("turn")
    assert (sc.in_hand(1), sc.asks, sc.asked) == ([], "fellowship", 0)
