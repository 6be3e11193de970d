"""What a position is worth to the Free Peoples player: health, burdens, fighters, and how skirmishes would end now."""

from pelipoyta.games.lotr.cards import CARDS
from pelipoyta.games.lotr.find import active, attached, is_assigned
from pelipoyta.games.lotr.model import Card, Defending, Fight, Flow, State, Tasks, Zone
from pelipoyta.games.lotr.numbers import keyword_amount, overwhelm_factor, printed_amount, strength, vitality_left
from pelipoyta.games.lotr.terms import Keyword, Kind, Phase, Side
from pelipoyta.kernel import Seat

LOST = 500.0
BEARER_PAIN = (LOST, 16.0, 9.0, 4.0, 1.5)  # by the vitality the Ring-bearer has left
HAND = 0.9  # a card in hand
FRESH_TWILIGHT = 0.4  # a token the Shadow can still spend


def worth(s: State, seat: Seat) -> float:
    """What the position is worth to this seat."""
    if s.over is not None:
        return LOST * 2 * (2 * s.over.scores[seat] - 1)
    good = fellowship_worth(s)
    own = sum(_card_worth(s, seat, held.code) for held in s.players[seat].hand)
    return own + (good if seat == s.free else -good)


def fellowship_worth(s: State) -> float:
    player = s.players[s.free]
    if player.out or player.bearer not in s.cards:
        return -LOST
    value = -_burden_pain(player.burdens, player.resistance)
    for card in active(s):
        value += _in_play(s, card)
    value += sum(outcome(s, fight) for fight in ([*s.fights, s.fight] if s.fight else s.fights))
    return value + _left_over(s) - _twilight(s)


def _burden_pain(burdens: int, resistance: int) -> float:
    """Every burden hurts, the last few before the limit most."""
    left = resistance - burdens
    return 1.6 * burdens + (LOST if left <= 0 else max(0, 4 - left) * 6.0)


def _in_play(s: State, card: Card) -> float:
    kind = CARDS[card.code].kind
    if kind is Kind.COMPANION:
        return companion_worth(s, card) - pain(s, card, vitality_left(s, card))
    if kind is Kind.MINION:
        return -minion_worth(s, card)
    if kind is Kind.ALLY:
        return 2.0 - 0.6 * card.wounds
    if kind is Kind.CONDITION or card.zone is Zone.ATTACHED:
        return 2.2 if CARDS[card.code].side is Side.FREE else -1.8
    return 0.0


def companion_worth(s: State, card: Card) -> float:
    return 3.0 + 0.8 * lasting_strength(s, card) + 1.0 * printed_amount(card.code, Keyword.DAMAGE)


def minion_worth(s: State, card: Card) -> float:
    hard = printed_amount(card.code, Keyword.DAMAGE) + 2 * keyword_amount(s, card, Keyword.FIERCE)
    return 1.0 + 0.55 * lasting_strength(s, card) + 0.3 * vitality_left(s, card) + 0.7 * hard


def lasting_strength(s: State, card: Card) -> int:
    """What stays when the skirmish is over: print and what is borne."""
    bare, borne = CARDS[card.code].strength, attached(s, card.id)
    return bare + sum([CARDS[c.code].strength for c in borne]) if borne else bare


def pain(s: State, card: Card, left: int) -> float:
    """What it costs to have this vitality left; death costs the companion, the Ring-bearer's the game."""
    if s.players[card.owner].bearer == card.id:
        return BEARER_PAIN[left] if 0 <= left < len(BEARER_PAIN) else (LOST if left < 0 else 0.0)
    if left <= 0:
        return companion_worth(s, card) + 6.0
    full = CARDS[card.code].vitality
    return 1.3 * max(full - left, 0) + (1.2 if left == 1 else 0.0)


def outcome(s: State, fight: Fight) -> float:
    """How the skirmish would end as things stand."""
    if fight.character not in s.cards or "phase:cancelled" in s.used:
        return 0.0
    hero, foes = s.cards[fight.character], [s.cards[i] for i in fight.minions if i in s.cards]
    if not foes:
        return 0.0
    free, shadow = strength(s, hero), sum(strength(s, foe) for foe in foes)
    danger = _danger(free, shadow) if s.players[s.free].bearer == hero.id else 0.0
    if free > shadow:
        return sum(_beaten(s, hero, foe, free, shadow) for foe in foes) - danger
    return -_loss(s, hero, foes, free, shadow) - danger


def _danger(free: int, shadow: int) -> float:
    """The Ring-bearer in a skirmish at all: the Shadow may have a card that makes it worse."""
    return 2.0 + 14.0 * max(0.0, shadow / max(free, 1) - 1.0)


def _beaten(s: State, hero: Card, foe: Card, free: int, shadow: int) -> float:
    wounds = 1 + keyword_amount(s, hero, Keyword.DAMAGE)
    killed = free >= shadow * overwhelm_factor(s, foe) or wounds >= vitality_left(s, foe)
    return 0.5 + (minion_worth(s, foe) if killed else 0.6 * wounds)


def _loss(s: State, hero: Card, foes: list[Card], free: int, shadow: int) -> float:
    left = vitality_left(s, hero)
    if shadow > 0 and shadow >= free * overwhelm_factor(s, hero):
        return pain(s, hero, 0) - pain(s, hero, left)
    wounds = 1 + sum(keyword_amount(s, foe, Keyword.DAMAGE) for foe in foes)
    return 0.5 + pain(s, hero, max(left - wounds, 0)) - pain(s, hero, left)


def _left_over(s: State) -> float:
    """Minions nobody has taken on yet: what each could do to the Ring-bearer, and all of them together."""
    if s.phase is not Phase.ASSIGNMENT or not any(_is_defence(task) for task in s.agenda):
        return 0.0
    open_ones = [c.id for c in active(s) if c.zone is Zone.CENTRE and not is_assigned(s, c)]
    bearer = s.players[s.free].bearer
    if not open_ones or bearer not in s.cards:
        return 0.0
    each = sum(min(outcome(s, Fight(bearer, (foe,))), -1.0) for foe in open_ones)
    return 0.5 * each + 0.5 * min(outcome(s, Fight(bearer, tuple(open_ones))), 0.0)


def _is_defence(task: Tasks) -> bool:
    """Defenders are still to be named."""
    return isinstance(task, Defending) or (isinstance(task, Flow) and task.step == "defend")


def _twilight(s: State) -> float:
    fresh = s.phase in (Phase.FELLOWSHIP, Phase.SHADOW, Phase.BETWEEN)
    return (FRESH_TWILIGHT if fresh else 0.05) * s.twilight


def _card_worth(s: State, seat: Seat, code: int) -> float:
    """A card that its owner can never play again is worth little."""
    card, player = CARDS[code], s.players[seat]
    if not card.unique:
        return HAND
    if any(CARDS[dead].title == card.title for dead in player.dead):
        return 0.1
    there = any(c.owner == seat and CARDS[c.code].title == card.title for c in s.cards.values())
    return 0.4 if there else HAND
