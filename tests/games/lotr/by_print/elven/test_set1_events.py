"""Elven events of set 1, from their print."""

import pytest
from tests.games.lotr.by_print.plain_cards import *

from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.events import HandShown


@pytest.mark.card("1U29")
def test_enmity_costs_the_loser_two_cards(scenario, make):
    """The owner of the minion that lost discards, not the other Shadow player."""
    sc = scenario(seats=3)
    elf, orc = sc.put(friend(make, strength=6)), sc.put(foe(make, strength=6), 2)
    sc.hand(0, "1U29", IDLE), sc.hand(1, "1C53", "1C41"), sc.hand(2, "1C53", "1C41", "1U51")
    sc.fight(elf, orc).play("1U29")
    assert sc.strength(elf) == 7
    sc.resolve()
    assert (len(sc.in_hand(1)), len(sc.in_hand(2)), sc.wounds(orc)) == (2, 1, 1)


@pytest.mark.card("1U29")
def test_enmity_of_another_elf(scenario, make):
    """Only a loss against the strengthened Elf counts."""
    sc = scenario()
    elf, other, orc = sc.put(friend(make)), sc.put(friend(make)), sc.put(foe(make, strength=4), 1)
    sc.put(friend(make, culture=GONDOR, race=MAN))
    sc.hand(0, "1U29", IDLE), sc.hand(1, "1C53", "1C41")
    sc.fight(elf, orc).play("1U29")
    assert sc.offered == {elf, other}
    sc.choose(other).resolve()
    assert (len(sc.in_hand(1)), sc.wounds(orc), sc.strength(other)) == (2, 1, 6)


@pytest.mark.card("1C32", "1C37")
@pytest.mark.parametrize(("name", "race", "word", "now"), [
    ("1C32", MAN, ARCHER, 10), ("1C32", NAZGUL, (), 8), ("1C37", NAZGUL, (), 10), ("1C37", WRAITH, ARCHER, 8),
])  # fmt: skip
def test_stronger_against_some(scenario, make, name, race, word, now):
    sc = scenario()
    elf, orc = sc.put(friend(make)), sc.put(foe(make, race=race, keywords=word), 1)
    sc.hand(0, name, IDLE)
    sc.fight(elf, orc).play(name)
    assert (sc.strength(elf), sc.s.twilight) == (now, 1)
    sc.resolve()
    assert sc.strength(elf) == 6


@pytest.mark.card("1C32", "1C37")
@pytest.mark.parametrize("name", ["1C32", "1C37"])
def test_stronger_for_an_elf_who_does_not_fight(scenario, make, name):
    """The Elf outside the skirmish gets +2: it skirmishes nobody. No Man is offered."""
    sc = scenario()
    man, elf = sc.put(friend(make, GONDOR, MAN)), sc.put(friend(make))
    helping = sc.put(helper(make))
    sc.hand(0, name, IDLE)
    sc.fight(man, sc.put(foe(make, race=NAZGUL, keywords=ARCHER), 1)).play(name)
    assert sc.offered == {elf, helping}
    sc.choose(elf)
    assert sc.strength(elf) == 8


@pytest.mark.card("1R35")
def test_council_plays_a_tale(scenario, make):
    """LOTR-18.10: the tale is paid for; the event costs 2."""
    sc = scenario()
    elf = sc.put(friend(make))
    sc.hand(0, "1R35"), sc.deck(0, "1R66", "1C53")
    sc.begin("fellowship").play("1R35")
    assert sc.offered == {1066}
    sc.choose("1R66")
    assert (sc.s.twilight, host(sc, "1R66"), sc.vitality(elf)) == (3, elf, 5)


@pytest.mark.card("1R35")
def test_council_without_elf_or_tale(scenario, make):
    """LOTR-17.9, LOTR-18.9: an Elf is needed; a tale need not be found."""
    sc = scenario()
    sc.hand(0, "1R35"), sc.deck(0, "1C53")
    sc.begin("fellowship")
    assert why_not_play(sc, "1R35") == "LOTR-17.9"
    sc.put(helper(make))
    sc.play("1R35").pass_until("fellowship")
    assert (sc.in_discard(0), sc.s.twilight) == (["1R35"], 2)


@pytest.mark.card("1R36")
def test_curse_counts_orcs(scenario, make):
    """One card for each Orc, which that player chooses; Uruk-hai are none (LOTR-1.8)."""
    orc, uruk = foe(make, SAURON, ORC), foe(make, ISENGARD, URUK_HAI)
    sc = scenario()
    elf = sc.put(friend(make))
    sc.hand(0, "1R36"), sc.hand(1, orc, uruk, "1C53", orc)
    sc.begin("fellowship").play("1R36")
    assert (sc.wounds(elf), sc.asked, len(sc.told(HandShown))) == (1, 1, 1)
    assert sc.offered == {code_of(name) for name in (orc, uruk, "1C53")}
    sc.choose(uruk, "1C53")
    assert (sorted(sc.in_hand(1)), sc.s.twilight) == ([orc, orc], 0)


@pytest.mark.card("1R36")
def test_curse_needs_an_elf_to_exert(scenario, make):
    """LOTR-19.5; with three players one hand is chosen."""
    orc = foe(make, SAURON, ORC)
    sc = scenario(seats=3)
    elf = sc.put(friend(make), wounds=3)
    sc.hand(0, "1R36"), sc.hand(1, orc), sc.hand(2, orc)
    sc.begin("fellowship")
    assert why_not_play(sc, "1R36") == "LOTR-18.3"
    sc.wound(elf, 2)
    sc.play("1R36")
    assert (sc.asked, sc.offered) == (0, {1, 2})
    sc.choose(2).choose(orc)
    assert (sc.in_hand(1), sc.in_hand(2)) == ([orc], [])


@pytest.mark.card("1R38")
def test_double_shot(scenario, make):
    sc = scenario()
    sc.put(friend(make, keywords=ARCHER)), sc.put(foe(make), 1)
    sc.hand(0, "1R38", IDLE)
    sc.begin("archery")
    assert arrows(sc) == 1
    sc.play("1R38")
    assert arrows(sc) == 2


@pytest.mark.card("1R38")
def test_double_shot_needs_an_elf_archer_companion(scenario, make):
    """No ally, no Man, no Elf without a bow."""
    sc = scenario()
    sc.put(helper(make, keywords=ARCHER)), sc.put(friend(make, GONDOR, MAN, keywords=ARCHER)), sc.put(friend(make))
    sc.put(foe(make), 1)
    sc.hand(0, "1R38", IDLE)
    sc.begin("archery")
    assert why_not_play(sc, "1R38") == "LOTR-17.9"


@pytest.mark.card("1C39")
def test_elf_song(scenario, make):
    sc = scenario()
    sc.set_player(0, burdens=2)
    sc.put(helper(make))
    sc.hand(0, "1C39")
    sc.begin("fellowship").play("1C39")
    assert (sc.burdens(), sc.s.twilight) == (1, 1)


@pytest.mark.card("1C39")
def test_elf_song_without_elf_or_burden(scenario, make):
    """LOTR-17.9, LOTR-18.8."""
    sc = scenario()
    sc.put(friend(make, GONDOR, MAN))
    sc.hand(0, "1C39")
    sc.begin("fellowship")
    assert why_not_play(sc, "1C39") == "LOTR-17.9"
    sc.put(friend(make))
    sc.play("1C39")
    assert (sc.burdens(), sc.in_discard(0)) == (0, ["1C39"])


@pytest.mark.card("1U44")
def test_foul_creation_found(scenario, make):
    """Only a minion of Isengard is offered; for it two cards are drawn."""
    uruk, orc, tool = foe(make, ISENGARD, URUK_HAI), foe(make, SAURON, ORC), thing(make, ISENGARD)
    sc = scenario()
    elf = sc.put(friend(make))
    sc.hand(0, "1U44"), sc.hand(1, uruk, orc, tool), sc.deck(0, "1C53", "1C53", "1C53")
    sc.begin("fellowship").play("1U44")
    assert (sc.wounds(elf), sc.s.twilight, sc.asked) == (1, 1, 0)
    if sc.asks != "card":
        sc.decide(1)
    if len(sc.in_hand(1)) == 3:
        assert sc.offered == {code_of(uruk)}
        sc.choose(uruk)
    assert (sorted(sc.in_hand(1)), sc.in_hand(0)) == (sorted([orc, tool]), ["1C53", "1C53"])


@pytest.mark.card("1U44")
def test_foul_creation_left_or_missing(scenario, make):
    """Nothing discarded, nothing drawn."""
    uruk, tool = foe(make, ISENGARD, URUK_HAI), thing(make, ISENGARD)
    for held in (uruk, tool):
        sc = scenario()
        sc.put(friend(make))
        sc.hand(0, "1U44"), sc.hand(1, held), sc.deck(0, "1C53", "1C53")
        sc.begin("fellowship").play("1U44")
        if sc.asks != "fellowship":
            sc.pass_() if may_pass(sc) else sc.decide(0)
        assert (sc.asks, sc.in_hand(1), sc.in_hand(0)) == ("fellowship", [held], [])


@pytest.mark.card("1C52")
def test_lightfootedness(scenario, make):
    sc = scenario()
    sc.put(friend(make))
    for _ in range(2):
        sc.put(foe(make, keywords=ARCHER), 1)
    sc.hand(0, "1C52", "1C52", "1C52", IDLE)
    sc.begin("archery")
    assert arrows(sc, Side.SHADOW) == 2
    sc.play("1C52").pass_until_seat(0)
    assert arrows(sc, Side.SHADOW) == 1
    sc.play("1C52").pass_until_seat(0).play("1C52")
    assert arrows(sc, Side.SHADOW) == 0


@pytest.mark.card("1C52")
def test_lightfootedness_needs_an_elf_companion(scenario, make):
    sc = scenario()
    sc.put(helper(make)), sc.put(friend(make, GONDOR, MAN)), sc.put(foe(make), 1)
    sc.hand(0, "1C52", IDLE)
    sc.begin("archery")
    assert why_not_play(sc, "1C52") == "LOTR-17.9"


@pytest.mark.card("1C58")
def test_seen_and_unseen(scenario, make):
    """Two different Elves exert; any condition may go, one's own too."""
    sc = scenario()
    elf, ally_, weak = sc.put(friend(make)), sc.put(helper(make)), sc.put(friend(make), wounds=3)
    plans = {sc.put(plan(make), 1), sc.put(plan(make, ELVEN), 0)}
    sc.put(thing(make), 1)
    sc.hand(0, "1C58")
    sc.begin("fellowship").play("1C58")
    assert (sc.wounds(elf), sc.wounds(ally_), sc.wounds(weak)) == (1, 1, 3)
    assert sc.offered == plans


@pytest.mark.card("1C58")
def test_seen_and_unseen_by_one_elf(scenario, make):
    """LOTR-18.3: one Elf cannot exert for two."""
    sc = scenario()
    sc.put(friend(make)), sc.put(plan(make), 1)
    sc.hand(0, "1C58")
    sc.begin("fellowship")
    assert why_not_play(sc, "1C58") == "LOTR-18.3"


@pytest.mark.card("1U63")
def test_stand_against_darkness(scenario, make):
    """A minion, condition or possession of Sauron; no artifact, nobody else's."""
    sc = scenario()
    elf, orc, other = sc.put(friend(make)), sc.put(foe(make, SAURON, ORC), 1), sc.put(foe(make, MORIA, ORC), 1)
    dark = sc.put(plan(make, SAURON), 1)
    tool = sc.put(thing(make, SAURON), 1, on=other)
    sc.put(thing(make, SAURON, kind=Kind.ARTIFACT), 1, on=orc), sc.put(plan(make, MORIA), 1)
    sc.hand(0, "1U63", IDLE)
    sc.begin("maneuver").play("1U63")
    assert (sc.wounds(elf), sc.offered, sc.s.twilight) == (1, {orc, dark, tool}, 1)
    sc.choose(orc)
    assert not sc.lives(orc)


@pytest.mark.card("1U63")
def test_stand_against_darkness_exhausted(scenario, make):
    sc = scenario()
    elf, orc = sc.put(friend(make, vitality=2), wounds=1), sc.put(foe(make, SAURON, ORC), 1)
    sc.hand(0, "1U63", IDLE)
    sc.begin("maneuver")
    assert why_not_play(sc, "1U63") == "LOTR-18.3"
    sc.wound(elf, 0)
    sc.play("1U63")
    assert not sc.lives(orc)


@pytest.mark.card("1U64", "1U65")
@pytest.mark.parametrize(("name", "home"), [("1U64", 3), ("1U65", 6)])
def test_allies_join_until_regroup(scenario, make, name, home):
    """+3 and taking part until the regroup phase; only an Elf at home there."""
    sc = scenario()
    archer = helper(make, home=(home, Block.FELLOWSHIP), keywords=ARCHER)
    elf, other = sc.put(archer), sc.put(helper(make, home=(9 - home, Block.FELLOWSHIP)))
    sc.put(helper(make, GONDOR, MAN, home=(home, Block.FELLOWSHIP))), sc.put(helper(make, home=(home, Block.TOWERS)))
    orc = sc.put(foe(make, strength=1), 1)
    sc.hand(0, name, IDLE), sc.hand(1, STILL)
    sc.begin("maneuver").play(name)
    assert (sc.wounds(elf), sc.strength(elf), sc.strength(other), arrows(sc)) == (1, 6, 3, 1)
    sc.pass_until("defend")
    sc.assign(elf, orc)
    sc.pass_until("regroup")
    assert sc.strength(elf) == 3


@pytest.mark.card("1U64", "1U65")
@pytest.mark.parametrize(("name", "home"), [("1U64", 6), ("1U65", 3)])
def test_allies_of_the_other_home_do_not_join(scenario, make, name, home):
    sc = scenario()
    sc.put(helper(make, home=(home, Block.FELLOWSHIP))), sc.put(friend(make)), sc.put(foe(make), 1)
    sc.hand(0, name, IDLE)
    sc.begin("maneuver")
    assert why_not_play(sc, name) == "LOTR-18.3"
