"""When several cards win together, an optional text about «that Orc» is for one that its player names (LOTR-30.70)."""

import tomllib
from pathlib import Path

import pytest
from tests.games.lotr.payment.stage import Stage

from pelipoyta.games.lotr import rules
from pelipoyta.games.lotr.cards.hand import *
from pelipoyta.games.lotr.engine.catalogue import CARDS
from pelipoyta.games.lotr.model import Pass, Play, Use, Zone
from pelipoyta.games.lotr.model.state import FIRST_RULES
from pelipoyta.games.lotr.rules.happenings import answers, run
from pelipoyta.games.lotr.rules.play import perform
from pelipoyta.games.lotr.terms import Block, Deed, Kind, Side
from pelipoyta.games.lotr.words.facts import code_of

ONE = tomllib.loads((Path(__file__).parents[1] / "printed.toml").read_text())["that"]["one"]


@pytest.mark.card("1R247")
def test_an_enheartened_foe_is_one_orc(scenario):
    sc = scenario(block=Block.FELLOWSHIP, twilight=5)
    hero, orcs = sc.put("1C97"), [sc.put("1C267", 1) for _ in range(2)]
    sc.hand(1, "1R247", "1R247")
    sc.fight(hero, *orcs).resolve().play("1R247")
    assert (sc.asked, sc.offered) == (1, set(orcs))
    sc.choose(orcs[1])
    assert [sc.keyword(orc, Keyword.FIERCE) for orc in orcs] == [0, 1]


@pytest.mark.card("4U27")
@pytest.mark.parametrize("times", [1, 2])
def test_living_off_rock_is_asked_for_each_man_who_won(scenario, times):
    sc = scenario()
    rider, men = sc.put("4C286"), [sc.put("4C10", 1) for _ in range(2)]
    rock = sc.put("4U27", 1)
    sc.fight(rider, *men).resolve().use(rock).choose(men[0])
    if times == 2:
        sc.use(rock)
    assert not sc.can(Use(rock, 0)) or times == 1
    sc.let_pass()
    assert [sc.keyword(man, Keyword.FIERCE) for man in men] == [1, times - 1]


@pytest.mark.card("4R32")
def test_nobody_is_asked_which_of_two_where_it_changes_nothing(scenario):
    """Ravage the Defeated is about the companion whom both have fought."""
    sc = scenario(twilight=9)
    rider, men = sc.put("4C286"), [sc.put("4C10", 1) for _ in range(2)]
    horse = sc.put("4C283", on=rider)
    sc.hand(1, "4R32")
    sc.fight(rider, *men).resolve().play("4R32")
    assert not sc.lives(horse)


def test_an_old_game_goes_on_as_it_began(scenario):
    """Both became fierce, and nobody was asked."""
    sc = scenario(block=Block.FELLOWSHIP, twilight=5)
    sc.s.rules = FIRST_RULES
    hero, orcs = sc.put("1C97"), [sc.put("1C267", 1) for _ in range(2)]
    sc.hand(1, "1R247", "1R247")
    sc.fight(hero, *orcs).resolve().play("1R247")
    assert [sc.keyword(orc, Keyword.FIERCE) for orc in orcs] == [1, 1]


# -- Law ---------------------------------------------------------------------------------------------------------------


def of_winners():
    """Every optional text of a Shadow card about minions that have won."""
    for card in [card for card in CARDS.values() if card.code < 9000 and card.side is Side.SHADOW]:
        for index, ability in enumerate(card.text):
            on = ability.waits_for
            if on is not None and on.awaits is Deed.WIN and ability.is_optional and not on.who.is_this:
                yield card, index


def both_win(plain, card, index):
    """Two minions of which the text speaks have won together, each with a wound; None if there are none."""
    ability = card.text[index]
    sc = Stage(plain, ability, 1)
    able = [i for i in sc.foes() if ability.waits_for.who.fits(sc.s, sc.s.cards[i], 1, -1)][:2]
    hero = next(i for i in reversed(sc.heroes()) if i != sc.frodo)
    if len(able) < 2:
        return None
    sc.put(plain.of(CARDS[code_of("1C112")]), on=hero)
    source = -1
    if card.kind is Kind.EVENT:
        sc.hold_card(card.id)
    else:
        source = sc._card(card.id, 1, Zone.ATTACHED if card.bearer else Zone.SUPPORT, able[0] if card.bearer else -1)
    for foe in able:
        sc.set_strength(foe, 30)
    sc.fight(hero, *able).resolve()
    return sc, able, Play(card.code) if source < 0 else Use(source, index)


def look(sc, card):
    """Whether the minion is in play, how strong, wounded and fierce it is."""
    if not sc.lives(card):
        return None
    return sc.strength(card), sc.wounds(card), sc.keyword(card, Keyword.FIERCE), sc.s.cards[card].zone


def changed(sc, able, action):
    """Winners that one use of the text changes, whichever is named."""
    for _ in range(20):
        if sc.s.over or (sc.asked == 1 and action in rules.legal(sc.s, 1)):
            break
        sc.do(Pass() if Pass() in rules.legal(sc.s, sc.asked) else rules.legal(sc.s, sc.asked)[0])
    if sc.s.over or action not in rules.legal(sc.s, 1):
        return None
    before = [look(sc, card) for card in able]
    sc.do(action)
    while sc.asks not in ("respond", "skirmish") and sc.asked == 1 and Pass() not in rules.legal(sc.s, 1):
        sc.do(rules.legal(sc.s, 1)[0])
    return sum(look(sc, card) != was for card, was in zip(able, before, strict=True))


def counted(plain, cards):
    """By card, how many winners one use changes; None where it could not be used."""
    found = {}
    for card, index in cards:
        staged = both_win(plain, card, index)
        found[card.id] = None if staged is None else changed(*staged)
    return found


def test_law_one_use_is_for_one_of_those_who_won(plain):
    """LOTR-30.70: of every card; those of the list, which say «that one», change one."""
    found = counted(plain, of_winners())
    assert len(found) >= 10
    assert [name for name, count in found.items() if (count or 0) > 1] == []
    assert {name: found[name] for name in ONE} == dict.fromkeys(ONE, 1)


@pytest.mark.parametrize("name", ["1R247", "1R183", "4U27"])
def test_the_law_notices_a_text_for_all_who_won(plain, monkeypatch, name):
    """As it was once: the name of the trigger's subject meant all of them."""
    for module in (perform, answers, run):
        monkeypatch.setattr(module, "is_about_one", lambda s, ability: False)
    assert counted(plain, [(CARDS[code_of(name)], 0)]) == {name: 2}


def test_a_text_about_this_card_names_nobody():
    """LOTR-30.70 is for «that Orc», not for the card that speaks."""
    on = after(Deed.WIN, ORC)
    assert Response(on=on, do=Wound(Named())).is_about_one
    assert not Response(on=on, do=Wound(THIS)).is_about_one
    assert not Response(on=on, do=AddTwilight(1)).is_about_one
