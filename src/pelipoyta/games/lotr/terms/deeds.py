"""Deeds that cards speak of (LOTR-29.3)."""

from enum import Enum


class Term(Enum):
    """A member is one object, so its identity is hash enough; Enum's own calls a function each time."""

    __hash__ = object.__hash__


class Deed(Term):
    """Deed that a general trigger may wait for (LOTR-29.3)."""

    WOUND = "wound"
    DEATH = "death"
    OVERWHELM = "overwhelm"  # about to only
    EXERT = "exert"
    HEAL = "heal"
    DISCARD = "discard"
    BURDEN = "burden"
    UNBURDEN = "unburden"
    TWILIGHT = "twilight"
    DRAW = "draw"
    TAKE = "take"  # a card into hand, drawn or not, by the Free Peoples player
    RIVAL_TAKE = "rival-take"  # the same, by an opponent of the player whose card speaks
    THROWN = "thrown"  # a card out of the hand of the player whose card speaks, because a text makes it
    CONTROL = "control"
    PLAY = "play"
    ABILITY = "ability"  # its costs are paid, its effects are still to come
    WIN = "win"
    LOSE = "lose"
    FIGHT_END = "fight-end"
    ASSIGNMENT = "assignment"  # of a minion, by anyone
    DEFENCE = "defence"  # of a character by the Free Peoples player, once in a phase (LOTR-30.47)
    PHASE_END = "phase-end"
    TURN_END = "turn-end"
    RING = "ring"
    REVEAL = "reveal"
    SHOWN = "shown"  # this very card, out of its owner's hand, by another
    TURN_START = "turn-start"
    PHASE_START = "phase-start"
    FIGHT_START = "fight-start"
    MOVE = "move"  # the fellowship, from a site to the next
    ARRIVAL = "arrival"  # of the fellowship at the site that speaks
    DEPARTURE = "departure"  # from the site that speaks
    COMING = "coming"  # to any site
    LEAVING = "leaving"  # from any site
    MOVE_END = "move-end"  # the phase in which the fellowship has moved ends


OF_CARDS = (  # what happens to cards, or is done by them
    Deed.WOUND,
    Deed.DEATH,
    Deed.OVERWHELM,
    Deed.EXERT,
    Deed.HEAL,
    Deed.DISCARD,
    Deed.PLAY,
    Deed.ABILITY,
    Deed.WIN,
    Deed.LOSE,
    Deed.ASSIGNMENT,
    Deed.DEFENCE,
    Deed.FIGHT_START,
    Deed.FIGHT_END,
)
WITH_OTHERS = (  # what has somebody on the other side: who lost or won, against whom, in whose skirmish, on whom
    Deed.WIN,
    Deed.LOSE,
    Deed.DEATH,
    Deed.ASSIGNMENT,
    Deed.DEFENCE,
    Deed.PLAY,
    Deed.OVERWHELM,
)
BEGINNINGS = (
    Deed.TURN_START,
    Deed.PHASE_START,
    Deed.FIGHT_START,
    Deed.MOVE,
    Deed.ARRIVAL,
    Deed.DEPARTURE,
    Deed.COMING,
    Deed.LEAVING,
    Deed.MOVE_END,
)
