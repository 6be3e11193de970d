"""Skirmishes: their order, how one is won, wounds and overwhelming (LOTR-13, LOTR-30.10 to 30.13)."""

from pelipoyta.games.lotr.engine.numbers import keyword_amount, overwhelm_factor, strength
from pelipoyta.games.lotr.events import FightBegan, FightEnded, FightUncontested
from pelipoyta.games.lotr.model import (
    Actions,
    Card,
    Fight,
    FightEnds,
    Fighting,
    FightStarts,
    Flow,
    Happen,
    IsOverwhelmed,
    Perform,
    PhaseEnds,
    Pick,
    State,
    TakesWound,
    Window,
    WinsFight,
    Zone,
)
from pelipoyta.games.lotr.model.game_change import GameChange
from pelipoyta.games.lotr.rules.phases import begin_phase, drop, end_phase
from pelipoyta.games.lotr.terms import Keyword, Phase, Side, Until
from pelipoyta.kernel import Seat

RESOLVE = Flow("resolve-fight")
LAST_STEPS = (RESOLVE, Happen(FightEnds()), Flow("end-fight"), Happen(PhaseEnds(Phase.SKIRMISH)))


def standing(s: State) -> list[Fight]:
    """Skirmishes with characters on both sides; the others do not take place (LOTR-13.7)."""
    return [f for f in s.fights if f.character in s.cards and f.minions]


def fighting_choices(s: State, task: Fighting, seat: Seat) -> list[Actions]:
    return [Pick(fight.character) for fight in standing(s)]


def run_fighting(g: GameChange, task: Fighting) -> None:
    """Reached with at most one skirmish to choose from."""
    ready = standing(g.s)
    if ready:
        _begin(g, ready[0])
    else:
        g.s.fights = []


def answer_fighting(g: GameChange, task: Fighting, seat: Seat, action: Actions) -> None:
    chosen = next(f for f in standing(g.s) if isinstance(action, Pick) and f.character == action.what)
    _begin(g, chosen)


def _begin(g: GameChange, fight: Fight) -> None:
    enter(g, fight)
    g.tell(FightBegan(fight.character, fight.minions))
    g.then(Happen(FightStarts()), Window(g.s.free), *LAST_STEPS, Fighting())


def enter(g: GameChange, fight: Fight) -> None:
    """Begin the skirmish of these cards."""
    g.s.fights = [f for f in g.s.fights if f != fight]
    begin_phase(g, Phase.SKIRMISH, tell=False)
    g.s.fight = fight


def resolve_fight(g: GameChange, flow: Flow) -> None:
    s = g.s
    fight = s.fight
    if fight is None or "phase:cancelled" in s.used:
        return
    if fight.character < 0 and not fight.minions:
        return
    if fight.character < 0 or not fight.minions:  # LOTR-13.7: the side that is left wins
        winners = fight.minions or (fight.character,)
        g.tell(FightUncontested(Side.SHADOW if fight.minions else Side.FREE))
        _settle(g, winners, _lost_before(s))
        return
    _compare(g, fight)


def _lost_before(s: State) -> list[Card]:
    """Losers of a skirmish that was not compared: driven off (LOTR-30.13), or killed as the last (LOTR-30.71)."""
    driven = s.cards.get(s.used.get("phase:driven-off", -1))
    slain = [(key.split("/"), owner) for key, owner in s.used.items() if key.startswith("phase:slain/")]
    dead = [Card(int(card), int(code), owner, Zone.VOID) for (_, card, code), owner in slain]
    return [*dead, *([] if driven is None else [driven])]


def _compare(g: GameChange, fight: Fight) -> None:
    s = g.s
    free = strength(s, s.cards[fight.character])
    shadow = sum(strength(s, s.cards[m]) for m in fight.minions)
    free_wins = free > shadow  # LOTR-13.3: a tie is the Shadow's
    winners, losers = ((fight.character,), fight.minions) if free_wins else (fight.minions, (fight.character,))
    high, low = (free, shadow) if free_wins else (shadow, free)
    overwhelmed = tuple(i for i in losers if _is_overwhelmed(s, i, high, low))
    side = Side.FREE if free_wins else Side.SHADOW
    g.tell(
        FightEnded(
            character=fight.character,
            minions=fight.minions,
            free=free,
            shadow=shadow,
            winner=side,
            overwhelmed=bool(overwhelmed),
        )
    )
    _settle(g, winners, [s.cards[i] for i in losers])
    _hurt(g, winners, tuple(i for i in losers if i not in overwhelmed), overwhelmed)


def _settle(g: GameChange, winners: tuple[int, ...], beaten: list[Card]) -> None:
    """Resolve a skirmish: wounds first, then answers; texts that wait for its end learn who won and who lost."""
    if any(card.owner == g.s.free for card in beaten):
        g.s.used["beaten"] = 1
    if any(isinstance(task, Perform) for task in g.s.agenda):
        g.s.used |= {f"phase:won/{i}": g.s.cards[i].owner for i in winners}
        g.s.used |= {f"phase:lost/{card.id}": card.owner for card in beaten}
    codes, owners = tuple(card.code for card in beaten), tuple(card.owner for card in beaten)
    g.then(Happen(WinsFight(winners, tuple(card.id for card in beaten), codes, owners)))


def _is_overwhelmed(s: State, loser: int, high: int, low: int) -> bool:
    """LOTR-13.4, LOTR-13.5, LOTR-30.12."""
    if low == 0:
        return high > 0
    return high >= low * overwhelm_factor(s, s.cards[loser])


def _hurt(g: GameChange, winners: tuple[int, ...], losers: tuple[int, ...], overwhelmed: tuple[int, ...]) -> None:
    """LOTR-30.10: wounds come in waves; LOTR-30.41: the overwhelmed die together, and first."""
    wounds = 1 + sum(keyword_amount(g.s, g.s.cards[i], Keyword.DAMAGE) for i in winners)
    waves = [Happen(TakesWound(loser)) for _ in range(wounds) for loser in losers]
    deaths = [Happen(IsOverwhelmed(overwhelmed))] if overwhelmed else []
    g.then(*deaths, *waves)


def end_fight(g: GameChange, flow: Flow) -> None:
    g.s.fight = None
    drop(g.s, Until.FIGHT)
    end_phase(g)
