"""Access to a table in memory: who may see which part of it, and when.

A viewer is the holder of a key: a player, the host, or a spectator, who has no key or one of another table.

| part | before the start | while the game runs | when it is over | in a hidden set that is not over (CONTEST-19) |
|---|---|---|---|---|
| `table`: seats, phase, result, link preview | all | all | all | its players; `apart` for all others |
| `live`: own view, updates, chat | all | all | all | its players |
| `replay`: look back | none | own eyes and a spectator's | all eyes, once every deck is visible | own eyes |
| `all_eyes`: position, animation | none | none | once every deck is visible | none |
| `record` | none | none | whole, or partial while a deck is not visible | none |
| `dice`: seed and every outcome | none | none | all (TABLE-12, TABLE-19) | none |
| `study`: analysis | none | none | once every deck is visible | none |
| `play_on`: a new table from a moment | none | none | through the eyes of `replay` | none |
| `advice` | the seat itself, as the rules of play allow it | the same | the same | the same |
| decks (TABLE-9) | none | own, the bots' for the host who chose them | the same, and those that are shown | the same |
| counts of advice (TABLE-14) | none | none | all | its players, when their game is over |

Onlookers, who neither play nor host, see a running game as its watch policy lets them (TABLE-25): at a table that
delays them every part is that of the log's first `visible_length` lines, folded `for_onlookers`; a state that is not
folded so, or that tells of anything younger than they may see `now`, is refused to them. Where they may watch only
afterwards, or never, every part but `table` is refused.

Where nothing is hidden, by the game or at a teaching table (TABLE-15), all eyes and the whole record are for everyone
from the start of the game on; at a teaching table so are all decks and the live views of all seats.
"""

from collections.abc import Iterator, Mapping

from msgspec import Struct

from pelipoyta.kernel.fairness.sealed_draws import dealt_of
from pelipoyta.kernel.game import HOST, Seat
from pelipoyta.table.access.onlookers import is_host, unwatched_by
from pelipoyta.table.access.parts import AFTER_THE_SET, PARTS, STORY, Denial, Part, RecordExtent, outside
from pelipoyta.table.model import Viewer
from pelipoyta.table.replay import ALL, Eyes
from pelipoyta.table.state.table_state import TableState

ACCOUNT = "a-"  # how the id of an account begins; no key begins so


class Access(Struct, frozen=True, kw_only=True):
    """The parts of a table that one viewer may see now."""

    seat: Seat | None
    viewer: Viewer  # whose live updates and chat the viewer gets: a seat's, the judge's (HOST), or a spectator's (None)
    speaker: Viewer  # the chair the viewer may talk from: a seat, HOST for a host who does not play, None: only listens
    eyes: tuple[Eyes, ...]  # through which the viewer may look back, the usual ones first
    decks: frozenset[Seat]  # seats whose private options the viewer may read
    record: RecordExtent
    denials: Mapping[Part, Denial]

    def allows(self, part: Part) -> bool:
        return part not in self.denials

    def check(self, part: Part) -> None:
        """Raises TableError where the viewer may not see the part."""
        if part in self.denials:
            raise self.denials[part].error()


class Published(Struct, frozen=True, kw_only=True):
    """Facts that a table tells every visitor it admits."""

    decks: frozenset[Seat]  # seats whose decks everyone may read: those shown (TABLE-9), at a teaching table all
    all_views: bool  # live updates carry every seat's view, where they differ and all are open (TABLE-15)
    help_counts: bool  # how often each seat was advised (TABLE-14)
    of_hidden_set: bool  # it was made to be hidden from other tables (CONTEST-19)
    hides: bool  # it still is


class HiddenTable(Struct, frozen=True):
    """Facts of a contest about a viewer and one of its hidden tables, known without loading the table."""

    contest: str
    set_over: bool  # all tables of its set have ended
    is_player: bool


def check_entry(hidden: HiddenTable) -> None:
    """Check entry to a hidden table before it is loaded. Raises TableError."""
    if not may_enter(hides=not hidden.set_over, is_player=hidden.is_player):
        raise outside(hidden.contest).error()


def hides_longer(state: TableState, hidden: HiddenTable) -> bool:
    """True while a table does not know yet, as its contest does, that its set is over."""
    return hidden.set_over and state.hidden_from_others


def may_enter(*, hides: bool, is_player: bool) -> bool:
    """True if the viewer may enter: a hidden table admits its players only (CONTEST-19)."""
    return is_player or not hides


def key_at(state: TableState, caller: str) -> str:
    """Key that the caller has at this table: a key is its own, an account has that of its seat; empty without one."""
    return state.seats.key_of(caller) if caller.startswith(ACCOUNT) else caller


def access(state: TableState, caller: str, now: float) -> Access:
    """Access that the holder of a key or of an account has now; with an empty caller, any spectator."""
    key = key_at(state, caller)
    seat = state.seats.of(key)
    inside = may_enter(hides=state.hidden_from_others, is_player=seat is not None)
    host = inside and is_host(state, key)
    unwatched = unwatched_by(state, key, now)
    readable = inside and not state.frozen and state.started and unwatched is None
    decks = _decks(state, seat, host) if readable else frozenset[Seat]()
    eyes = _eyes(state, seat, decks) if readable else ()
    denials = dict(_denials(state, seat, key=key, decks=decks, eyes=eyes, unwatched=unwatched))
    return Access(
        seat=seat,
        viewer=HOST if host and seat is None and HOST in state.history.viewers else seat,
        speaker=HOST if host and seat is None else seat,
        eyes=eyes,
        decks=decks,
        record="none" if "record" in denials else "whole" if _all_decks(state, decks) else "partial",
        denials=denials,
    )


def published(state: TableState) -> Published:
    """Facts that the table tells every visitor it admits."""
    teaching = state.header.teaching
    return Published(
        decks=frozenset(range(state.header.seats) if teaching else state.seats.showed),
        all_views=teaching and not state.frozen and not state.game.hooks.open,
        help_counts=state.over is not None,
        of_hidden_set=state.header.in_hidden_set,
        hides=state.hidden_from_others,
    )


def _decks(state: TableState, seat: Seat | None, host: bool) -> frozenset[Seat]:
    """Seats whose decks the viewer may read: the own one, those shown, and for the host the bots' (TABLE-9).

    At a table of a tournament the host is the organiser, who may play there too and has brought no bot's deck.
    """
    own = () if seat is None else (seat,)
    brought = state.seats.bots if host and not state.header.tournament else ()
    return published(state).decks.union(own, brought)


def _all_decks(state: TableState, decks: frozenset[Seat]) -> bool:
    return not state.private or len(decks) == state.header.seats


def _eyes(state: TableState, seat: Seat | None, decks: frozenset[Seat]) -> tuple[Eyes, ...]:
    if state.open or (state.over and not state.hidden_from_others and _all_decks(state, decks)):
        return (ALL, *range(state.header.seats), None)
    return (None,) if seat is None else (seat, None)


def _denials(
    state: TableState,
    seat: Seat | None,
    key: str,
    decks: frozenset[Seat],
    eyes: tuple[Eyes, ...],
    unwatched: Denial | None,
) -> Iterator[tuple[Part, Denial]]:
    """Refused parts, each with its denial."""
    if not may_enter(hides=state.hidden_from_others, is_player=seat is not None):
        yield from dict.fromkeys(PARTS, outside(state.header.contest or "")).items()
        return
    if seat is None:
        yield "advice", Denial("not_your_seat", {"rule": "TABLE-4"})
        if key and not is_host(state, key):
            yield "live", Denial("not_your_seat", {"rule": "TABLE-4"})
    if unwatched:
        yield from dict.fromkeys(("live", *STORY), unwatched).items()
        return
    if unreadable := _unreadable(state):
        yield from dict.fromkeys(STORY, unreadable).items()
        return
    for part, denial in _story_denials(state, decks, eyes):
        if denial:
            yield part, denial


def _unreadable(state: TableState) -> Denial | None:
    if state.frozen:
        return Denial("frozen", {"game": state.header.game, "version": state.header.version})
    return None if state.started else Denial("not_started", {"rule": "TABLE-7"})


def _story_denials(
    state: TableState, decks: frozenset[Seat], eyes: tuple[Eyes, ...]
) -> Iterator[tuple[Part, Denial | None]]:
    """Parts that show the history of the game, each with its denial or None."""
    unseen = None if ALL in eyes else _unseen(state)
    yield "all_eyes", unseen
    if state.hidden_from_others:
        yield from dict.fromkeys(AFTER_THE_SET, Denial("apart_still", {"rule": "CONTEST-19"})).items()
        return
    yield "record", None if state.over or state.open else Denial("still_hidden")
    yield "dice", None if _dice_published(state, decks) else Denial("still_hidden")
    yield "study", unseen if state.over else Denial("analysis_running")
    yield "play_on", None if state.over else Denial("not_over_yet")


def _unseen(state: TableState) -> Denial:
    return Denial("not_shown", {"rule": "TABLE-9"}) if state.over else Denial("still_hidden", {"rule": "TABLE-9"})


def _dice_published(state: TableState, decks: frozenset[Seat]) -> bool:
    """True if the dice are published: after the game (TABLE-12), unless draws reveal unsealed decks (TABLE-19)."""
    if not state.header.chain.first or not state.over:
        return False
    return _all_decks(state, decks) or (state.header.sealed and dealt_of(state.game) is not None)
