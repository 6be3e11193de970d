"""Isengard events, conditions and items of set 3, by their print."""

import pytest
from tests.games.lotr.by_print.isengard.table import (
    KNIGHT,
    TROOP,
    URUK,
    act,
    denied,
    early,
    orc_of_isengard,
    saruman,
    shadow,
    unplayable,
)

from pelipoyta.games.lotr.model import Pick, Play
from pelipoyta.games.lotr.words.facts import code_of


@pytest.mark.card("3C49")
def test_abandoning_reason(scenario):
    """Up to three cards are changed for as many of the deck."""
    sc = early(scenario, twilight=1)
    sc.put(URUK, 1), sc.hand(1, "3C49", TROOP, TROOP, TROOP, TROOP), sc.deck(1, *["1C121"] * 5)
    sc.begin("shadow", 1).play("3C49").choose(TROOP, TROOP)
    assert sc.can(Pick(code_of(TROOP)))
    sc.pass_()
    assert (sorted(sc.in_hand(1)), sc.in_discard(1)) == (["1C121", "1C121", TROOP, TROOP], [TROOP, TROOP, "3C49"])


@pytest.mark.card("3C49")
def test_abandoning_reason_no_more_than_three(scenario):
    """Three is the most; an Isengard minion is spotted (LOTR-17.9)."""
    sc = early(scenario, twilight=1)
    sc.put(TROOP, 1), sc.hand(1, "3C49", TROOP, TROOP, TROOP, TROOP), sc.deck(1, *["1C121"] * 5)
    assert unplayable(sc.begin("shadow", 1), "3C49") == "LOTR-17.9"
    sc.put(URUK, 1), sc.play("3C49").choose(TROOP, TROOP, TROOP)
    assert (sc.asks, len(sc.in_hand(1)), len(sc.s.players[1].deck)) == ("shadow", 4, 2)


@pytest.mark.card("3R50")
@pytest.mark.parametrize("prevents", [True, False])
def test_can_you_protect_me(scenario, prevents):
    """Aragorn is exhausted, unless the Free Peoples player adds two burdens."""
    sc = early(scenario)
    aragorn, _ = sc.put("1P365"), sc.put(URUK, 1)
    sc.hand(1, "3R50")
    shadow(sc.begin("maneuver")).play("3R50")
    assert (sc.asks, sc.asked) == ("prevent", 0)
    sc.decide(int(prevents))
    assert (sc.vitality(aragorn), sc.burdens()) == ((4, 2) if prevents else (1, 0))


@pytest.mark.card("3R50")
def test_can_you_protect_nobody(scenario):
    """LOTR-17.9: an Isengard minion is needed; Aragorn is not (LOTR-18.8)."""
    sc = early(scenario)
    sc.put(TROOP, 1), sc.hand(1, "3R50")
    shadow(sc.begin("maneuver"))
    assert unplayable(sc, "3R50") == "LOTR-17.9"
    sc.put(URUK, 1)
    assert sc.can(Play(code_of("3R50")))


@pytest.mark.card("3C51")
def test_coming_for_the_ring(scenario, make):
    """As many different Isengard minions are healed as the shown card costs."""
    sc = early(scenario, twilight=2)
    uruk, clerk, orc = sc.put(URUK, 1, wounds=2), sc.put(orc_of_isengard(make), 1, wounds=2), sc.put(TROOP, 1, wounds=1)
    sc.hand(0, "5C35"), sc.hand(1, "3C51")
    shadow(sc.begin("regroup")).play("3C51")
    assert [sc.wounds(card) for card in (uruk, clerk, orc)] == [1, 1, 1]
    assert (sc.in_hand(0), 1 in sc.s.players[0].hand[0].eyes) == (["5C35"], True)


@pytest.mark.card("3C51")
def test_coming_for_the_ring_and_a_cheap_card(scenario):
    """A card that costs nothing heals none; one of the minions is chosen for a card of one."""
    for name, healed in (("4C42", 0), ("4C306", 1)):
        sc = early(scenario, twilight=2)
        uruks = [sc.put(URUK, 1, wounds=1) for _ in range(2)]
        sc.hand(0, name), sc.hand(1, "3C51")
        shadow(sc.begin("regroup")).play("3C51")
        if healed:
            assert (sc.asked, sc.offered) == (1, set(uruks))
            sc.choose(uruks[0])
        assert sum(sc.wounds(uruk) for uruk in uruks) == 2 - healed


@pytest.mark.card("3R52")
def test_a_fell_voice_on_the_air(scenario, make):
    """Saruman exerts: an Isengard weather condition of the discard pile is played for two less."""
    sc = early(scenario, twilight=1)
    voice, man = sc.put("3R52", 1), sc.put(saruman(make), 1)
    sc.discard(1, "1C134", "1U135", "1R140", "1R124")
    act(sc.begin("shadow", 1), voice)
    assert sc.offered == {code_of("1C134"), code_of("1U135")}
    sc.choose("1U135").choose(sc.s.path[0])
    assert (sc.s.twilight, sc.wounds(man), sc.s.cards[sc.find("1U135")].host) == (1, 2, sc.s.path[0])


@pytest.mark.card("3R52")
def test_a_fell_voice_without_saruman(scenario):
    """LOTR-18.3: another Isengard minion is not he; LOTR-18.8: a weather condition must be there."""
    sc = early(scenario, twilight=5)
    voice = sc.put("3R52", 1)
    sc.put(URUK, 1), sc.discard(1, "1C134")
    assert denied(sc.begin("shadow", 1), voice) == "LOTR-18.3"
    sc.put("3C69", 1), sc.discard(1, "1R140")
    assert denied(sc, voice) == "LOTR-18.8"


@pytest.mark.card("3U53")
def test_hate_and_anger(scenario):
    """An Uruk-hai and a Moria minion are spotted; three cards are drawn."""
    sc = early(scenario, twilight=2)
    sc.put(URUK, 1), sc.put(TROOP, 1), sc.hand(1, "3U53"), sc.deck(1, *[URUK] * 4)
    sc.begin("shadow", 1).play("3U53")
    assert (len(sc.in_hand(1)), len(sc.s.players[1].deck), sc.s.twilight) == (3, 1, 0)


@pytest.mark.card("3U53")
@pytest.mark.parametrize("name", [URUK, TROOP])
def test_hate_or_anger(scenario, name):
    """LOTR-17.9: one of the two is not enough."""
    sc = early(scenario, twilight=2)
    sc.put(name, 1), sc.put("4C10", 1), sc.hand(1, "3U53")
    assert unplayable(sc.begin("shadow", 1), "3U53") == "LOTR-17.9"


@pytest.mark.card("3R54")
def test_hollowing_of_isengard(scenario):
    """It is discarded for three twilight."""
    sc = early(scenario)
    card = sc.put("3R54", 1)
    act(sc.begin("shadow", 1), card)
    assert (sc.s.twilight, sc.in_discard(1)) == (3, ["3R54"])


@pytest.mark.card("3R54")
def test_hollowing_of_isengard_is_played(scenario, make):
    """LOTR-18.1: an Isengard Orc is spotted; neither an Uruk-hai nor an Orc of Moria will do."""
    sc = early(scenario, twilight=4)
    sc.put(URUK, 1), sc.put(TROOP, 1), sc.hand(1, "3R54")
    assert unplayable(sc.begin("shadow", 1), "3R54") == "LOTR-18.1"
    sc.put(orc_of_isengard(make), 1)
    assert sc.play("3R54").s.twilight == 0


@pytest.mark.card("3C55")
def test_isengard_axe(scenario, make):
    """Played on an Isengard Orc: strength +2, and one twilight is added."""
    sc = early(scenario)
    clerk = sc.put(orc_of_isengard(make), 1)
    sc.put(URUK, 1), sc.put(TROOP, 1), sc.hand(1, "3C55")
    sc.begin("shadow", 1).play("3C55")
    assert (sc.strength(clerk), sc.s.twilight, sc.s.cards[sc.find("3C55")].host) == (8, 1, clerk)


@pytest.mark.card("3C55")
def test_nobody_bears_an_isengard_axe(scenario):
    """LOTR-21.1: no Uruk-hai, no Orc of Moria."""
    sc = early(scenario)
    sc.put(URUK, 1), sc.put(TROOP, 1), sc.hand(1, "3C55")
    sc.begin("shadow", 1)
    assert not sc.can(Play(code_of("3C55")))


@pytest.mark.card("3C63")
def test_one_of_you_must_do_this(scenario):
    """As many companions exert as there are races of the four in the fellowship; their player chooses."""
    sc = early(scenario, twilight=1)
    knight, other, dwarf, uruk = sc.put(KNIGHT), sc.put(KNIGHT), sc.put("4C49"), sc.put(URUK, 1)
    sc.hand(1, "3C63")
    shadow(sc.begin("maneuver")).play("3C63")
    assert (sc.asked, sc.offered) == (0, {sc.frodo, knight, other, dwarf})
    sc.choose(sc.frodo, other)
    assert [sc.wounds(card) for card in (sc.frodo, knight, other, dwarf, uruk)] == [1, 0, 1, 0, 1]


@pytest.mark.card("3C63")
def test_one_of_you_and_allies(scenario):
    """Hobbits count for nothing, and an ally is not in the fellowship."""
    sc = early(scenario, twilight=1)
    merry, elf = sc.put("4C310"), sc.put("1C67")
    sc.put(URUK, 1), sc.hand(1, "3C63")
    shadow(sc.begin("maneuver")).play("3C63")
    assert [sc.wounds(card) for card in (sc.frodo, merry, elf)] == [0, 0, 0]
