"""Questions to players in The Lord of the Rings TCG."""

from enum import StrEnum


class Question(StrEnum):
    """Question to a player, the `what` of an Ask; in a phase, the phase's own name."""

    BID = "bid"  # setting up (LOTR-3)
    PLACE = "place"
    STARTING = "starting"
    REDRAW = "redraw"
    ORDER = "order"  # which of several texts comes first
    RESPOND = "respond"  # to what is about to happen, or has (LOTR-17)
    FELLOWSHIP = "fellowship"  # an action in a phase
    SHADOW = "shadow"
    MANEUVER = "maneuver"
    ARCHERY = "archery"
    ASSIGNMENT = "assignment"
    SKIRMISH = "skirmish"
    REGROUP = "regroup"
    TARGET = "target"  # for a text: whom, at what price, on whom, with what
    COST = "cost"
    BEARER = "bearer"
    RECEIVER = "receiver"
    CARD = "card"
    PLAY = "play"
    PLAYER = "player"
    EFFECT = "effect"
    MAY = "may"  # what a text lets another player do
    SPOT = "spot"
    TIMES = "times"
    GO_ON = "go-on"
    CULTURE = "culture"
    DRAW = "draw"
    PREVENT = "prevent"
    AMBUSH = "ambush"
    DEFEND = "defend"  # what the rules themselves leave to a player
    LEFT_OVER = "left-over"
    SKIRMISH_ORDER = "skirmish-order"
    MOVE_AGAIN = "move-again"
    SKIP = "skip"
    SANCTUARY = "sanctuary"
    ARCHERY_WOUND = "archery-wound"
    ARCHERY_PLAYER = "archery-player"
    RECONCILE = "reconcile"
    DISCARD_DOWN = "discard-down"
    DISCARD = "discard"  # of the cards shown for a text: what is thrown away, or put back next
    PUT_BACK = "put-back"


PHASES = (
    Question.FELLOWSHIP,
    Question.SHADOW,
    Question.MANEUVER,
    Question.ARCHERY,
    Question.ASSIGNMENT,
    Question.SKIRMISH,
    Question.REGROUP,
)
