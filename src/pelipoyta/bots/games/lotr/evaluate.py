"""Static evaluation for the Free Peoples player: health, burdens, fighters, and how skirmishes would end now."""

from typing import Final

from pelipoyta.games.lotr.cards import CARDS
from pelipoyta.games.lotr.engine.find import CENTRE, active, attached, fights_of, is_assigned
from pelipoyta.games.lotr.engine.layout import ATTACHED, PATH, layout
from pelipoyta.games.lotr.engine.numbers import (
    KEYWORD,
    keyword_among,
    keyword_amount,
    overwhelm_factor,
    printed_amount,
    strength,
    vitality_left,
)
from pelipoyta.games.lotr.engine.statics import in_force
from pelipoyta.games.lotr.model import Card, Defending, Fight, Flow, State, Tasks
from pelipoyta.games.lotr.terms import Keyword, Kind, Phase, Side
from pelipoyta.kernel import Seat

LOST = 500.0
BEARER_PAIN = (LOST, 16.0, 9.0, 4.0, 1.5)  # by the vitality the Ring-bearer has left
HAND = 0.9  # a card in hand
FRESH_TWILIGHT = 0.4  # a token the Shadow can still spend

# Asked of every card of every position that is tried: the way through the class tells.
COMPANION: Final = Kind.COMPANION
MINION: Final = Kind.MINION
ALLY: Final = Kind.ALLY
CONDITION: Final = Kind.CONDITION
FREE: Final = Side.FREE
DAMAGE: Final = Keyword.DAMAGE
FIERCE: Final = Keyword.FIERCE
ASSIGNMENT: Final = Phase.ASSIGNMENT


def worth(s: State, seat: Seat) -> float:
    """Value of the position for this seat."""
    if s.over is not None:
        return LOST * 2 * (2 * s.over.scores[seat] - 1)
    good = fellowship_worth(s)
    own = sum([_card_worth(s, seat, held.code) for held in s.players[seat].hand])
    return own + (good if seat == s.free else -good)


def fellowship_worth(s: State) -> float:
    player = s.players[s.free]
    if player.out or player.bearer not in s.cards:
        return -LOST
    value = -_burden_pain(player.burdens, player.resistance)
    fierce = in_force(s, KEYWORD, FIERCE)
    for part, minion in _in_play(s, player.bearer):
        value += part if minion is None else -_minion_worth(s, minion, keyword_among(s, minion, FIERCE, fierce))
    value += sum([outcome(s, fight) for fight in fights_of(s)])
    return value + _left_over(s) - _twilight(s)


def _burden_pain(burdens: int, resistance: int) -> float:
    """Every burden hurts, the last few before the limit most."""
    left = resistance - burdens
    return 1.6 * burdens + (LOST if left <= 0 else max(0, 4 - left) * 6.0)


def _in_play(s: State, bearer: int) -> list[tuple[float, Card | None]]:
    """Values of the active cards; minions are passed on, as texts and the phase change theirs.

    Kept with the cards, until one of them changes; they do not know who bears the Ring.
    """
    notes = layout(s).notes
    found: list[tuple[float, Card | None]] | None = notes.get(("worth", bearer))
    if found is None:
        found = notes["worth", bearer] = [
            part for card in active(s) if card.zone is not PATH and (part := _part(s, card)) is not None
        ]
    return found


def _part(s: State, card: Card) -> tuple[float, Card | None] | None:
    kind = CARDS[card.code].kind
    if kind is COMPANION:
        return companion_worth(s, card) - pain(s, card, vitality_left(s, card)), None
    if kind is MINION:
        return 0.0, card
    if kind is ALLY:
        return 2.0 - 0.6 * card.wounds, None
    if kind is CONDITION or card.zone is ATTACHED:
        return 2.2 if CARDS[card.code].side is FREE else -1.8, None
    return None


def companion_worth(s: State, card: Card) -> float:
    return 3.0 + 0.8 * lasting_strength(s, card) + 1.0 * printed_amount(card.code, DAMAGE)


def minion_worth(s: State, card: Card) -> float:
    return _minion_worth(s, card, keyword_amount(s, card, FIERCE))


def _minion_worth(s: State, card: Card, fierce: int) -> float:
    hard = printed_amount(card.code, DAMAGE) + 2 * fierce
    return 1.0 + 0.55 * lasting_strength(s, card) + 0.3 * vitality_left(s, card) + 0.7 * hard


def lasting_strength(s: State, card: Card) -> int:
    """Strength that remains after the skirmish: print and borne cards."""
    bare, borne = CARDS[card.code].strength, attached(s, card.id)
    return bare + sum([CARDS[c.code].strength for c in borne]) if borne else bare


def pain(s: State, card: Card, left: int) -> float:
    """Cost of having this vitality left; death costs the companion, the Ring-bearer's the game."""
    if s.players[card.owner].bearer == card.id:
        return BEARER_PAIN[left] if 0 <= left < len(BEARER_PAIN) else (LOST if left < 0 else 0.0)
    if left <= 0:
        return companion_worth(s, card) + 6.0
    full = CARDS[card.code].vitality
    return 1.3 * max(full - left, 0) + (1.2 if left == 1 else 0.0)


def outcome(s: State, fight: Fight) -> float:
    """Predicted result of the skirmish as it stands."""
    if fight.character not in s.cards:
        return 0.0
    hero, foes = s.cards[fight.character], [s.cards[i] for i in fight.minions if i in s.cards]
    return _clash(s, hero, foes, strength(s, hero), sum([strength(s, foe) for foe in foes]))


def _clash(s: State, hero: Card, foes: list[Card], free: int, shadow: int) -> float:
    """The same, of these with their strengths."""
    if not foes or "phase:cancelled" in s.used:
        return 0.0
    danger = _danger(free, shadow) if s.players[s.free].bearer == hero.id else 0.0
    if free > shadow:
        return sum([_beaten(s, hero, foe, free, shadow) for foe in foes]) - danger
    return -_loss(s, hero, foes, free, shadow) - danger


def _danger(free: int, shadow: int) -> float:
    """The Ring-bearer in a skirmish at all: the Shadow may have a card that makes it worse."""
    return 2.0 + 14.0 * max(0.0, shadow / max(free, 1) - 1.0)


def _beaten(s: State, hero: Card, foe: Card, free: int, shadow: int) -> float:
    wounds = 1 + keyword_amount(s, hero, DAMAGE)
    killed = free >= shadow * overwhelm_factor(s, foe) or wounds >= vitality_left(s, foe)
    return 0.5 + (minion_worth(s, foe) if killed else 0.6 * wounds)


def _loss(s: State, hero: Card, foes: list[Card], free: int, shadow: int) -> float:
    left = vitality_left(s, hero)
    if shadow > 0 and shadow >= free * overwhelm_factor(s, hero):
        return pain(s, hero, 0) - pain(s, hero, left)
    wounds = 1 + sum([keyword_amount(s, foe, DAMAGE) for foe in foes])
    return 0.5 + pain(s, hero, max(left - wounds, 0)) - pain(s, hero, left)


def _left_over(s: State) -> float:
    """Threat of unassigned minions to the Ring-bearer, of each and of all together."""
    if s.phase is not ASSIGNMENT or not any(_is_defence(task) for task in s.agenda):
        return 0.0
    foes = [c for c in active(s) if c.zone is CENTRE and not is_assigned(s, c)]
    hero = s.cards.get(s.players[s.free].bearer)
    if not foes or hero is None:
        return 0.0
    free, strong = strength(s, hero), [strength(s, foe) for foe in foes]
    each = sum([min(_clash(s, hero, [foe], free, one), -1.0) for foe, one in zip(foes, strong, strict=True)])
    return 0.5 * each + 0.5 * min(_clash(s, hero, foes, free, sum(strong)), 0.0)


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
    return 0.4 if (seat, card.title) in _titles(s) else HAND


def _titles(s: State) -> set[tuple[Seat, str]]:
    """Owners and titles of the cards in play; cached with the cards."""
    notes = layout(s).notes
    found: set[tuple[Seat, str]] | None = notes.get("titles")
    if found is None:
        found = notes["titles"] = {(card.owner, CARDS[card.code].title) for card in s.cards.values()}
    return found
