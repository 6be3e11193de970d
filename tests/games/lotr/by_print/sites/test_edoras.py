"""Sites 2 and 3 of the Towers block, by their print."""

import pytest
from tests.games.lotr.by_print.sites.parts import *

from pelipoyta.games.lotr.model import Assign, Use


@pytest.mark.card("4U334", "4U342")
@pytest.mark.parametrize("site", ["4U334", "4U342"])
def test_dunlendings_are_safe_from_arrows(scenario, site):
    """LOTR-30.9: the arrow goes to another minion, or is lost."""
    sc = at(scenario, site)
    sc.put("4C74")
    man, uruk = sc.put("4C10", 1), sc.put(URUK, 1)
    sc.begin("archery")
    sc.pass_until("defend")
    assert (sc.lives(man), sc.wounds(uruk)) == (True, 1)
    sc = at(scenario, site)
    sc.put("4C74")
    man = sc.put("4C10", 1)
    sc.begin("archery").pass_until("defend")
    assert sc.lives(man)


@pytest.mark.card("4U334", "4U342")
@pytest.mark.parametrize("site", ["4U334", "4U342"])
def test_dunlendings_are_not_safe_in_skirmishes(scenario, site):
    sc = at(scenario, site)
    man, aragorn = sc.put("4C10", 1), sc.put("4P364")
    sc.set_strength(man, 7)
    sc.fight(aragorn, man).resolve()
    assert not sc.lives(man)


@pytest.mark.card("4U335")
def test_uruk_camp(scenario):
    """An Uruk-hai exerts as it comes; a Dunlending does not."""
    sc = at(scenario, "4U335", twilight=20)
    sc.hand(1, URUK, "4C10", "4C187")
    sc.begin("shadow", 1).play(URUK).play("4C10").play("4C187")
    assert wounds(sc, sc.find(URUK), sc.find("4C10"), sc.find("4C187")) == [1, 0, 0]


@pytest.mark.card("4U335")
def test_uruk_camp_elsewhere(scenario):
    sc = scenario(site=3, sites={2: "4U335"}, twilight=20)
    sc.hand(1, URUK)
    sc.begin("shadow", 1).play(URUK)
    assert sc.wounds(sc.find(URUK)) == 0


@pytest.mark.card("4U336")
def test_wold_of_rohan(scenario):
    """LOTR-30.47: a token for each character the Free Peoples player assigns, however many minions."""
    sc = at(scenario, "4U336")
    knight, rider = sc.put(KNIGHT), sc.put(RIDER)
    foes = [sc.put(URUK, 1) for _ in range(4)]
    sc.begin("assignment").assign(knight, foes[0]).assign(rider, foes[1])
    assert sc.s.twilight == 2
    sc.pass_()
    sc.assign(sc.frodo, foes[2])
    assert sc.s.twilight == 2


@pytest.mark.card("4U336")
def test_wold_of_rohan_and_defenders(scenario):
    """One token for a defender with two minions."""
    sc = at(scenario, "4U336")
    aragorn = sc.put("4C109")
    foes = [sc.put(URUK, 1) for _ in range(3)]
    sc.begin("assignment").assign(aragorn, foes[0]).assign(aragorn, foes[1])
    assert sc.s.twilight == 1


@pytest.mark.card("4U337")
def test_barrows_of_edoras(scenario):
    """The hand goes beneath the deck, four cards come (LOTR-7.5)."""
    sc = at(scenario, "4U337")
    sc.hand(0, "4C42", "4U43")
    sc.deck(0, *["1C3"] * 6)
    sc.begin("fellowship").do(ability(sc, here(sc)))
    while sc.offered:
        sc.choose(min(sc.offered))
    assert (sc.in_hand(0), len(sc.s.players[0].deck)) == (["1C3"] * 4, 4)


@pytest.mark.card("4U337")
def test_barrows_of_edoras_with_a_small_deck(scenario):
    """Own cards may come back; an empty hand is placed too, or it cannot be used."""
    sc = at(scenario, "4U337")
    sc.hand(0, "4C42", "4U43")
    sc.deck(0, "1C3")
    sc.begin("fellowship").do(ability(sc, here(sc)))
    while sc.offered:
        sc.choose(min(sc.offered))
    assert (sorted(sc.in_hand(0)), len(sc.s.players[0].deck)) == (["1C3", "4C42", "4U43"], 0)


@pytest.mark.card("4U338")
def test_golden_hall(scenario):
    """Hand and ranged weapons of the Free Peoples go; armor and Shadow weapons stay."""
    sc = before(scenario, "4U338")
    guard, legolas, uruk = sc.put(GUARD), sc.put("4C74"), sc.put("4C222", 1)
    axe, armor, bow = sc.put("1C9", on=guard), sc.put("1C8", on=guard), sc.put("1C41", on=legolas)
    spear = sc.put("4C255", 1, on=uruk)
    move(sc)
    assert [sc.lives(card) for card in (axe, bow, armor, spear)] == [False, False, True, True]


@pytest.mark.card("4U338")
def test_golden_hall_is_entered_once(scenario):
    """Weapons played there are kept; so are those of one who starts the turn there."""
    sc = at(scenario, "4U338")
    guard = sc.put(GUARD)
    axe = sc.put("1C9", on=guard)
    sc.begin("turn")
    assert sc.lives(axe)


@pytest.mark.card("4U340")
def test_streets_of_edoras(scenario):
    """Rohan allies at home there take no part; those of other cultures do."""
    sc = at(scenario, "4U340")
    uruk = sc.put(URUK, 1)
    ally = sc.put(
        next(card.id for card in CARDS.values() if (3, Block.TOWERS) in card.home and card.culture.value == "rohan")
    )
    sc.begin("assignment")
    assert sc.refused(Assign(ally, uruk)).rule == "LOTR-22.2"
    other = scenario(site=3)
    uruk = other.put(URUK, 1)
    ally = other.put(CARDS[sc.s.cards[ally].code].id)
    other.begin("assignment")
    assert other.can(Assign(ally, uruk))


@pytest.mark.card("4U340")
def test_streets_of_edoras_for_companions(scenario):
    """Companions of Rohan fight."""
    sc = at(scenario, "4U340")
    rider, uruk = sc.put(RIDER), sc.put(URUK, 1)
    sc.begin("assignment")
    assert sc.can(Assign(rider, uruk))
    assert not sc.can(Use(here(sc), 0))


@pytest.mark.card("6U117")
def test_meduseld(scenario):
    """Three with Gandalf's signet exert; an unbound companion comes back from the dead, at its cost."""
    sc = at(scenario, "6U117")
    team = [sc.frodo, sc.put("4C90"), sc.put("4C49")]
    sc.dead(0, KNIGHT, RANGER, "4C277", "4R48")
    sc.begin("fellowship").do(ability(sc, here(sc)))
    assert sc.offered == {5035}
    sc.choose(KNIGHT)
    assert (wounds(sc, *team), sc.s.twilight) == ([1, 1, 1], 2)
    assert 5035 not in sc.s.players[0].dead


@pytest.mark.card("6U117")
def test_meduseld_and_the_dead_of_their_title(scenario):
    """LOTR-24.2: a unique companion is no longer dead once it is played."""
    sc = at(scenario, "6U117")
    sc.put("4C90"), sc.put("4C49")
    sc.dead(0, "4C270")
    sc.begin("fellowship").do(ability(sc, here(sc)))
    sc.choose("4C270")
    assert (in_play(sc, "4C270"), sc.s.players[0].dead) == (True, ())


@pytest.mark.card("6U117")
def test_meduseld_refused(scenario):
    """LOTR-18.3 with two able to exert; LOTR-18.8 with nobody dead."""
    sc = at(scenario, "6U117")
    sc.put("4C90")
    sc.dead(0, KNIGHT)
    sc.begin("fellowship")
    assert sc.refused(ability(sc, here(sc))).rule == "LOTR-18.3"
    sc.put("4C74")
    sc.dead(0, RANGER)
    assert not sc.can(ability(sc, here(sc)))
