"""View of a seat: the table is public; hands, decks and deck lists are their owner's (LOTR-25.6)."""

from collections.abc import Sequence
from typing import Literal, NamedTuple

from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from pelipoyta.games.lotr.engine.catalogue import CARDS
from pelipoyta.games.lotr.engine.find import active
from pelipoyta.games.lotr.engine.layout import Text
from pelipoyta.games.lotr.engine.numbers import (
    cost_parts,
    is_roaming,
    keyword_among,
    overwhelm_factor,
    strength_parts,
    vitality_left,
)
from pelipoyta.games.lotr.engine.restrictions import skipper
from pelipoyta.games.lotr.engine.statics import in_force
from pelipoyta.games.lotr.knowledge.outlook import Outlook, outlooks
from pelipoyta.games.lotr.knowledge.shown import Choosing, Now, Numbers, PlayerShown, Price, Shown
from pelipoyta.games.lotr.model import (
    LOOKED_AT,
    Ambushing,
    Card,
    Happen,
    Held,
    Lasting,
    Part,
    Paying,
    Perform,
    Playing,
    Select,
    Skipping,
    Starting,
    State,
    Tasks,
    Transferring,
)
from pelipoyta.games.lotr.model.stages import DEED
from pelipoyta.games.lotr.model.state import FIRST_RULES
from pelipoyta.games.lotr.questions import Question
from pelipoyta.games.lotr.rules.combat.archery import archery_parts
from pelipoyta.games.lotr.rules.combat.assign import takes_part
from pelipoyta.games.lotr.terms import Change, Keyword, Kind, Phase, Pile, Side, Who
from pelipoyta.kernel import Deck, Seat

SHOWN = (Keyword.DAMAGE, Keyword.DEFENDER, Keyword.FIERCE, Keyword.ARCHER, Keyword.AMBUSH)
HIDDEN_BID = -2
SEATS_PICKED = (Question.PLAYER, Question.ARCHERY_PLAYER)  # questions whose picks are players


class PlayerView(PlayerShown, frozen=True, kw_only=True):
    """A player as one seat sees them: one's own hand and decks, of others what was seen and how many."""

    deck: Deck | None
    under: int  # how many cards were put beneath the draw deck
    adventure: tuple[int, ...]
    bid: int
    place: int
    leaving: bool
    reshuffled: bool
    brought: str  # one's own deck, as it was brought
    fixed: tuple[int, ...]  # one's own fixed starting fellowship, what is left of it
    first: tuple[int, ...]  # the Ring-bearer and the Ring the game began with
    known: tuple[int, ...]  # cards all have seen go back into a deck


class View(Shown, frozen=True, kw_only=True):
    """View of a seat: what a screen draws, and what a bot needs besides to play on from here."""

    players: tuple[PlayerView, ...]
    agenda: tuple[Tasks, ...]
    lasting: tuple[Lasting, ...]
    used: dict[str, int]
    wounded: dict[int, int]
    acting: Seat
    drawn: int
    next_id: int
    rules: int | UnsetType = UNSET  # unset: FIRST_RULES, as views were before there was another


class Drawn(NamedTuple):
    """Figures worked out for screens; a program can work them out itself."""

    numbers: tuple[Numbers, ...] = ()
    prices: tuple[Price, ...] = ()
    archery: tuple[tuple[Part, ...], tuple[Part, ...]] = ((), ())
    outlooks: tuple[Outlook, ...] = ()


def view(s: State, seat: Seat | None) -> View:
    arrows = _archery(s, Side.FREE), _archery(s, Side.SHADOW)
    return seen(s, seat, Drawn(_numbers(s), _prices(s, seat), arrows, outlooks(s)))


def seen(s: State, seat: Seat | None, drawn: Drawn) -> View:
    agenda = tuple([_task(task, seat) for task in s.agenda])
    return View(
        seat=seat,
        options=s.options,
        players=tuple([_player(s, other, seat) for other in range(len(s.players))]),
        order=tuple(s.order),
        cards=tuple(s.cards.values()),
        agenda=agenda,
        path=tuple(s.path),
        lasting=tuple(s.lasting),
        fights=tuple(s.fights),
        used=dict(s.used),
        wounded=dict(s.wounded),
        now=_now(s),
        choosing=_choosing(agenda[-1] if agenda else None),
        numbers=drawn.numbers,
        prices=drawn.prices,
        archery=drawn.archery,
        outlooks=drawn.outlooks,
        fight=s.fight,
        phase=s.phase,
        free=s.free,
        acting=s.acting,
        twilight=s.twilight,
        moves=s.moves,
        limit=s.limit,
        drawn=s.drawn,
        fierce=s.fierce,
        next_id=s.next_id,
        over=s.over,
        rules=UNSET if s.rules == FIRST_RULES else s.rules,
    )


def _player(s: State, who: Seat, seat: Seat | None) -> PlayerView:
    player, own = s.players[who], who == seat
    bidding = any(other.bid < 0 for other in s.players) and s.options.variant != "starter"
    return PlayerView(
        hand=player.hand if own else tuple([held for held in player.hand if _is_seen(s, held, who, seat)]),
        hand_count=len(player.hand),
        deck=player.deck if own else None,
        deck_count=len(player.deck),
        under=len(player.deck.bottom),
        discard=player.discard,
        dead=player.dead,
        adventure=player.adventure if own else (),
        site=player.site,
        bearer=player.bearer,
        burdens=player.burdens,
        resistance=player.resistance,
        worn=player.worn,
        bid=HIDDEN_BID if bidding and not own and player.bid >= 0 else player.bid,
        place=player.place,
        out=player.out,
        leaving=player.leaving,
        reshuffled=player.reshuffled,
        brought=player.brought if own else "",
        fixed=player.fixed if own else (),
        first=player.first,
        known=player.known,
    )


def _is_seen(s: State, held: Held, owner: Seat, seat: Seat | None) -> bool:
    """An onlooker sees what was shown to all (LOTR-25.3)."""
    if seat is None:
        others = set(range(len(s.players))) - {owner}
        return LOOKED_AT not in held.eyes and others.issubset(held.eyes)
    return seat in held.eyes


def _task(task: Tasks, seat: Seat | None) -> Tasks:
    """Task without what is private to another seat: picks from hand or deck, and whether it can play a card."""
    if isinstance(task, Select) and task.pile in (Pile.HAND, Pile.DECK) and task.seat != seat:
        return replace(task, options=(), picked=(), least=0 if task.what == Question.PLAY else task.least)
    if isinstance(task, Perform) and task.seat != seat:
        return replace(task, names=tuple(pair for pair in task.names if not pair[0].endswith("#pile")))
    return task


def _numbers(s: State) -> tuple[Numbers, ...]:
    if s.free < 0:
        return ()
    given = {word: in_force(s, Change.KEYWORD, word) for word in SHOWN}
    return tuple(_numbers_of(s, card, given) for card in active(s) if CARDS[card.code].is_character)


def _numbers_of(s: State, card: Card, given: dict[Keyword, Sequence[Text]]) -> Numbers:
    words = tuple((word, have) for word, texts in given.items() if (have := keyword_among(s, card, word, texts)))
    parts = tuple(strength_parts(s, card))
    roaming = s.phase is not Phase.SETUP and is_roaming(s, card)
    return Numbers(
        card=card.id,
        strength=parts,
        vitality=vitality_left(s, card),
        keywords=words,
        overwhelm=overwhelm_factor(s, card),
        takes_part=takes_part(s, card),
        roaming=roaming,
    )


def _archery(s: State, side: Side) -> tuple[Part, ...]:
    """Worth telling from the maneuver phase till the arrows have flown."""
    return tuple(archery_parts(s, side)) if s.phase in (Phase.MANEUVER, Phase.ARCHERY) else ()


def _now(s: State) -> Now:
    task = s.agenda[-1] if s.agenda else None
    answered = next((task for task in reversed(s.agenda) if isinstance(task, Happen) and task.stage), None)
    performing = task.perform if isinstance(task, Paying) else _performing(s)
    playing = next((task.code for task in reversed(s.agenda) if isinstance(task, Playing)), _about(s))
    return Now(
        card=performing.card if performing else -1,
        code=performing.code if performing else -1,
        ability=performing.ability if performing else -1,
        paying=performing is not None and performing.part == "cost",
        playing=playing,
        answering=answered.what if answered else None,
        before=answered is not None and answered.stage <= DEED,
    )


def _about(s: State) -> int:
    """The code of the card that a rule asks about: a minion that lies in wait, an item to hand over, what may skip."""
    for task in s.agenda[-2:]:
        if isinstance(task, Ambushing):
            return task.code
        if isinstance(task, Skipping):
            return skipper(s, Phase.ARCHERY, Who.FREE)
        if isinstance(task, Transferring):
            return s.cards[task.item].code
    return -1


def _choosing(task: Tasks | None) -> Choosing:
    if isinstance(task, Starting):
        return Choosing(spent=task.spent)
    if not isinstance(task, Select):
        return Choosing()
    names: Literal["card", "seat"] = "seat" if task.what in SEATS_PICKED else "card"
    return Choosing(names if task.pile is None else "code", task.pile, task.most, len(task.picked))


def _performing(s: State) -> Perform | None:
    """The text in whose name something is asked: the nearest on the agenda, unless a happening lies above it."""
    for task in reversed(s.agenda):
        if isinstance(task, Perform):
            return task
        if isinstance(task, Happen):
            return None
    return None


def _prices(s: State, seat: Seat | None) -> tuple[Price, ...]:
    if seat is None or s.free < 0:
        return ()
    codes = sorted({held.code for held in s.players[seat].hand})
    return tuple(Price(code, tuple(cost_parts(s, seat, code))) for code in codes if CARDS[code].kind is not Kind.SITE)
