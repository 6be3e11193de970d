"""What is said to come of a skirmish is what comes of it when everybody passes."""

from collections import Counter
from collections.abc import Iterator
from random import Random

from pelipoyta.games.lotr import GAME
from pelipoyta.games.lotr.engine.numbers import strength
from pelipoyta.games.lotr.events import (
    BurdensChanged,
    Died,
    FightBegan,
    FightEnded,
    FightUncontested,
    PhaseBegan,
    PlayerOut,
    Wounded,
)
from pelipoyta.games.lotr.knowledge.outlook import Outlook, outlooks
from pelipoyta.games.lotr.model import Lasting, Options, Pass, State, Window
from pelipoyta.games.lotr.terms import Change, Keyword, Side, Until
from pelipoyta.kernel import Ask, Event, Over

FELLOWSHIP = ("fotr-aragorn", "fotr-gandalf")


def of(s: State, character: int) -> Outlook:
    return next(found for found in outlooks(s) if found.character == character)


def held_up(scenario):
    """With cards in hand, so that a skirmish waits for actions."""
    sc = scenario()
    sc.hand(0, "4C42")
    return sc


# -- Examples --------------------------------------------------------------------------------------------------------


def test_double_strength_kills_outright(scenario):
    """LOTR-13.4: 12 against Gimli's 6."""
    sc = held_up(scenario)
    gimli, foe = sc.put("4C49"), sc.put("4C207", 1)
    sc.set_strength(foe, 12)
    sc.fight(gimli, foe)
    found = of(sc.s, gimli)
    assert (found.winner, found.overwhelms, found.dead, found.wounds) == (Side.SHADOW, True, (gimli,), ())


def test_many_add_up_and_so_does_damage(scenario):
    """LOTR-13.2, LOTR-13.3: two minions with damage +1 together: three wounds, and one who bears them no more."""
    sc = held_up(scenario)
    gimli, foes = sc.put("4C49"), [sc.put("4C207", 1), sc.put("4C207", 1)]
    for foe in foes:
        sc.set_strength(foe, 4)
    sc.fight(gimli, *foes)
    found = of(sc.s, gimli)
    assert (found.winner, found.overwhelms) == (Side.SHADOW, False)
    assert (found.wounds, found.dead) == (((gimli, 3),), (gimli,))


def test_the_winner_hurts_all_who_lost(scenario):
    sc = held_up(scenario)
    aragorn, foes = sc.put("4P364"), [sc.put("4C207", 1), sc.put("4C207", 1, wounds=2)]
    for foe in foes:
        sc.set_strength(foe, 3)
    sc.fight(aragorn, *foes)
    found = of(sc.s, aragorn)
    assert (found.winner, found.wounds, found.dead) == (Side.FREE, ((foes[0], 1), (foes[1], 1)), (foes[1],))


def test_it_follows_what_is_done(scenario):
    """A tie is the Shadow's (LOTR-13.3); one more, and it is not."""
    sc = held_up(scenario)
    gimli, foe = sc.put("4C49"), sc.put("4C207", 1)
    sc.set_strength(foe, 6)
    sc.fight(gimli, foe)
    assert of(sc.s, gimli).winner is Side.SHADOW
    sc.strengthen(gimli, 1)
    assert of(sc.s, gimli).winner is Side.FREE


def test_burdens_instead_of_wounds(scenario):
    """The Ring on his finger bears the wound as a burden; the last burden loses the game (LOTR-19.8)."""
    sc = held_up(scenario)
    foe = sc.put("4C207", 1)
    sc.set_strength(foe, 6)
    sc.set_player(0, worn=True, burdens=7)
    sc.fight(sc.frodo, foe)
    found = of(sc.s, sc.frodo)
    assert (found.wounds, found.dead, found.burdens, found.out) == ((), (), ((0, 2),), ())
    sc.set_player(0, worn=True, burdens=8)
    assert of(sc.s, sc.frodo).out == (0,)


def test_the_ring_bearers_death_loses_the_game(scenario):
    """LOTR-16.3."""
    sc = held_up(scenario)
    foe = sc.put("4C207", 1)
    sc.set_strength(foe, 20)
    sc.fight(sc.frodo, foe)
    assert (of(sc.s, sc.frodo).dead, of(sc.s, sc.frodo).out) == ((sc.frodo,), (0,))


def test_one_to_come_is_told_as_if_it_were_next(scenario):
    """What counts only in a skirmish counts, and what lasts for the one going on does not."""
    sc = held_up(scenario)
    gimli, aragorn = sc.put("4C49"), sc.put("4P364")
    one, other = sc.put("4C207", 1), sc.put("4C207", 1)
    sc.set_strength(other, 5)
    sc.give(aragorn, Keyword.DAMAGE)
    sc.begin("assignment").pass_until("defend")
    sc.assign(gimli, one).assign(aragorn, other).pass_until("skirmish-order")
    before = of(sc.s, aragorn)
    assert before.wounds == ((other, 2),)
    sc.choose(gimli)
    sc.s.lasting.append(Lasting(4364, (aragorn,), Until.PHASE, Change.STRENGTH, -9))
    assert {found.character for found in outlooks(sc.s)} == {gimli, aragorn}
    assert of(sc.s, aragorn) == before


def test_nothing_is_told_of_what_is_decided(scenario):
    """LOTR-13.8."""
    sc = scenario()
    merry, foe = sc.put("4C310"), sc.put("4C10", 1)
    sc.hand(0, "4C321")
    sc.fight(merry, foe)
    assert outlooks(sc.s)
    sc.play("4C321")
    assert outlooks(sc.s) == ()


# -- The law ---------------------------------------------------------------------------------------------------------


def step(s: State, rng: Random, lazy: bool = False) -> tuple[State, list[Event]]:
    """Somebody does something; the lazy pass wherever they can."""
    pending = GAME.pending(s)
    assert not isinstance(pending, Over)
    if not isinstance(pending, Ask):
        return GAME.settle(s, pending.sample(rng))
    legal = GAME.legal(s, pending.seats[0])
    return GAME.apply(s, pending.seats[0], Pass() if lazy and Pass() in legal else rng.choice(legal))


def games(seeds: range) -> Iterator[tuple[State, State, list[Event], Random]]:
    """Every step of random games: before, after, and what was told."""
    for seed in seeds:
        rng = Random(seed)
        decks = FELLOWSHIP if seed % 2 else Options().decks
        s = GAME.start(Options(decks=decks), 2 + seed % 3)
        while not isinstance(GAME.pending(s), Over):
            before = s
            s, events = step(s, rng)
            yield before, s, events, rng


def passed_out(s: State, rng: Random) -> list[Event]:
    """What is told of a skirmish till its losers have paid for it, when everybody passes."""
    told: list[Event] = []
    while not any(isinstance(event, FightEnded | FightUncontested) for event in told) or s.fight is not None:
        s, events = step(s, rng, lazy=True)
        told += events
        if s.over is not None:
            break
    ends = [i for i, event in enumerate(told) if isinstance(event, FightBegan | PhaseBegan)]
    return told[: ends[0]] if ends else told


def as_told(events: list[Event]) -> tuple[object, ...]:
    wounds = Counter(event.card for event in events if isinstance(event, Wounded))
    burdens = Counter[int]()
    for event in events:
        if isinstance(event, BurdensChanged):
            burdens[event.seat] += event.by
    ended = next(event for event in events if isinstance(event, FightEnded | FightUncontested))
    dead = {card for event in events if isinstance(event, Died) for card in event.cards}
    out = {event.seat for event in events if isinstance(event, PlayerOut)}
    return ended.winner, getattr(ended, "overwhelmed", False), dict(wounds), dict(burdens), dead, out


def test_it_says_what_happens_when_everybody_passes():
    """Over random games, in every skirmish, each time somebody may act in it."""
    seen = Counter[str]()
    for s, _, _, rng in games(range(12)):
        if s.fight is None or not isinstance(s.agenda[-1], Window):
            continue
        found = of(s, s.fight.character)
        told = passed_out(s, rng)
        said = found.winner, found.overwhelms, dict(found.wounds), dict(found.burdens), set(found.dead), set(found.out)
        assert said == as_told(told), (found, told)
        seen[found.winner] += 1
        seen["many"] += len(s.fight.minions) > 1
        seen["dead"] += bool(found.dead)
        seen["hurt"] += bool(found.wounds)
    assert min(seen[kind] for kind in (Side.FREE, Side.SHADOW, "many", "dead", "hurt")) > 10, seen


def test_strengths_are_those_the_skirmish_is_decided_by():
    """Also of one that is to come, where nothing happens as it begins."""
    begun = 0
    for before, s, events, _ in games(range(12)):
        if len(events) == 1 and isinstance(events[0], FightBegan) and s.fight is not None:
            begun += 1
            assert of(before, s.fight.character) == of(s, s.fight.character)
        for found in outlooks(s):
            if s.fight is not None and found.character == s.fight.character:
                sums = {card: max(0, sum(part.amount for part in parts)) for card, parts in found.strengths}
                assert sums == {card: strength(s, s.cards[card]) for card in sums}
    assert begun > 5
