"""Decisions: a command and the table's state to log lines, or an error. Pure functions."""

from collections.abc import Collection, Sequence
from typing import Any

import msgspec
from msgspec import Raw, Struct

from pelipoyta.kernel.game import HOST, Over, Refusal, Seat
from pelipoyta.kernel.play import IllegalAction
from pelipoyta.table import model
from pelipoyta.table.commands import (
    AnyCommand,
    AskBack,
    AskForBot,
    AskSeriesEnd,
    AwardGame,
    Bring,
    Consent,
    Do,
    DrawOffer,
    Follow,
    FromSeat,
    LetPass,
    NoteTime,
    RedactLines,
    Rematch,
    Rename,
    Reseat,
    Resign,
    Rest,
    Return,
    RunOut,
    SeatBot,
    SeatCommand,
    Show,
    Speak,
    Start,
    TakeAdvice,
    TakeSeat,
    Undo,
    Unveil,
)
from pelipoyta.table.decide.chat_rules import redacted, spoken
from pelipoyta.table.decide.draw_offers import answer_draw
from pelipoyta.table.decide.play import steps
from pelipoyta.table.decide.play.steps import Roll
from pelipoyta.table.decide.play.timeouts import on_timeout
from pelipoyta.table.decide.play.vacations import rested
from pelipoyta.table.decide.proposals import EntryAndTransition, propose
from pelipoyta.table.decide.setup.create import rematch_log
from pelipoyta.table.decide.setup.private_options import settle
from pelipoyta.table.decide.setup.seating import put_bot, reseat, sit
from pelipoyta.table.errors import TableError
from pelipoyta.table.log.store import Batch
from pelipoyta.table.model import (
    AnyEntry,
    Awarded,
    Brought,
    Moved,
    Rematched,
    Renamed,
    Resigned,
    Showed,
    Started,
    TableLine,
    Ticked,
    Undone,
    Unveiled,
)
from pelipoyta.table.state.chat import clean
from pelipoyta.table.state.table_state import TableState
from pelipoyta.table.state.transition import Transition

_ENCODER = msgspec.json.Encoder()


class Decision(Struct, frozen=True, gc=False):
    """Lines to store, each with its transition, and the logs of tables that are created with them."""

    lines: tuple[tuple[TableLine, Transition | None], ...] = ()
    new_logs: tuple[Batch, ...] = ()


def decide(state: TableState, command: AnyCommand, roll: Roll, missing: Collection[Seat] = ()) -> Decision:
    """Decide a command. Raises TableError or IllegalAction. `missing`: players absent too long (TABLE-17)."""
    if isinstance(command, (RedactLines, Rest)):  # at a table whose rules are gone too
        entry = redacted(state, command) if isinstance(command, RedactLines) else rested(state, command)
        return _one(state, "", entry) if entry else Decision()
    if state.frozen:
        raise TableError("frozen", {"game": state.header.game, "version": state.header.version})
    return _for_seat(state, command, roll, missing) if isinstance(command, FromSeat) else _gather(state, command, roll)


def _for_seat(state: TableState, given: FromSeat, roll: Roll, missing: Collection[Seat]) -> Decision:
    seat, command = given.seat, given.command
    _check_seat(state, seat, command)
    match command:
        case Do():
            return _do(state, given, command, roll)
        case Undo() | Resign() | DrawOffer():
            _playing(state)
            return _turn_to(state, seat, command, roll)
        case AskForBot() | AskBack() | AskSeriesEnd() | Consent() | Return():
            _playing(state)
            return _several(state, command.id, propose(state, seat, command, missing))
        case LetPass() | TakeAdvice():
            _playing(state)
            return _let_pass(state, seat, command) if isinstance(command, LetPass) else _advise(state, seat, command)
        case _:
            return _any_time(state, given, command)


def _any_time(state: TableState, given: FromSeat, command: Rematch | Speak | Rename | Bring | Show) -> Decision:
    """Commands that need no running game."""
    seat = given.seat
    match command:
        case Rematch():
            return _rematch(state, seat, command)
        case Speak():
            return _one(state, command.id, spoken(state, seat, command, given.unheard))
        case Rename():
            return _rename(state, seat, command)
        case Bring():
            return _bring(state, seat, command)
        case Show():
            return _show(state, seat, command)


def _turn_to(state: TableState, seat: Seat, command: Undo | Resign | DrawOffer, roll: Roll) -> Decision:
    match command:
        case Undo():
            transition = steps.undo(state.history, seat, command.to)
            return _one(state, command.id, Undone(seat, command.to), transition)
        case Resign():
            return _resign(state, seat, command, roll)
        case DrawOffer():
            return _several(state, command.id, answer_draw(state, seat, command))


def _gather(
    state: TableState,
    command: TakeSeat | SeatBot | Reseat | Unveil | Follow | AwardGame | Start | RunOut | NoteTime,
    roll: Roll,
) -> Decision:
    """Decide a command of the table itself, its host or its contest: seats, start, timeouts, the next table."""
    match command:
        case RunOut():
            _playing(state)
            return _one(state, "", *on_timeout(state, command.seats, roll))
        case NoteTime():
            return _one(state, "", Ticked()) if state.phase == "playing" else Decision()
        case AwardGame() | Follow() | Unveil():
            return _for_contest(state, command)
        case TakeSeat() if state.seats.of(command.player.key) is not None:
            return Decision()
        case TakeSeat():
            return _one(state, "", sit(state, command.seat, command.player, command.private_options, command.word))
        case SeatBot():
            return _one(state, "", put_bot(state, command))
        case Reseat():
            return _one(state, "", reseat(state, command))
        case Start():
            transition = steps.begin(state.history, state.initial_state(), roll)
            return _one(state, "", Started(transition.chance), transition)


def _check_seat(state: TableState, seat: Seat, command: SeatCommand) -> None:
    """Check that the seat may give the command; a host without a seat may only chat (TABLE-8) and judge (TABLE-7)."""
    if seat == HOST:
        judges = isinstance(command, Do) and HOST in state.history.viewers
        if not judges and not isinstance(command, Speak):
            raise TableError("onlooker", {"rule": "TABLE-5"})
    elif seat not in range(state.header.seats):
        raise TableError("no_such_seat", {"seat": seat})


def _one(state: TableState, command: str, entry: AnyEntry, transition: Transition | None = None) -> Decision:
    return Decision(((state.plan(entry, transition, command), transition),))


def _several(state: TableState, command: str, entries: Sequence[EntryAndTransition]) -> Decision:
    """Decision of several entries; only the first carries the command's id."""
    lines = [_one(state, "" if number else command, *entry).lines[0] for number, entry in enumerate(entries)]
    return Decision(tuple(lines))


def _playing(state: TableState) -> None:
    if not state.started:
        raise TableError("not_started", {"rule": "TABLE-7"})
    if state.over:
        raise TableError("game_over", {"rule": state.over.why})


def _do(state: TableState, given: FromSeat, command: Do[Any], roll: Roll) -> Decision:
    _playing(state)
    seat = given.seat
    now = state.versions[seat]
    if not state.history.asked_version.get(seat, now) <= command.version <= now:
        raise TableError("stale", {"at": now})
    forced = given.by == "table" or _is_forced(state, seat)
    transition = steps.move(state.history, seat, command.action, forced, roll)
    entry = Moved(seat, Raw(_ENCODER.encode(command.action)), transition.chance, forced)
    return _one(state, command.id, entry, transition)


def _is_forced(state: TableState, seat: Seat) -> bool:
    """True if the seat is asked and has one legal action."""
    return seat in state.history.asked_version and state.history.current.has_one_choice(seat)


def _bring(state: TableState, seat: Seat, command: Bring) -> Decision:
    """Set private options for a rematch, before it starts (TABLE-9)."""
    if state.started or state.header.before is None:
        raise IllegalAction(Refusal("TABLE-9", "too-late"))
    given = {**state.seats.private_options[seat], **command.private_options}
    return _one(state, command.id, Brought(seat, settle(state.game, state.agreed_options, seat, given)))


def _show(state: TableState, seat: Seat, command: Show) -> Decision:
    if not state.over or not state.private:
        raise IllegalAction(Refusal("TABLE-9", "not-over-yet"))
    return Decision() if seat in state.seats.showed else _one(state, command.id, Showed(seat))


def _let_pass(state: TableState, seat: Seat, command: LetPass) -> Decision:
    """Turn passing of a kind of question on or off; a repeated command stores nothing."""
    if command.what not in (model.ONLY_CHOICE, *state.game.hooks.passes):
        raise IllegalAction(Refusal("TABLE-11", "cannot-pass"))
    if state.seats.passes(seat, command.what) == command.on:
        return Decision()
    return _one(state, command.id, model.LetPass(seat, command.what, command.on))


def _advise(state: TableState, seat: Seat, command: TakeAdvice) -> Decision:
    if not state.header.hints:
        raise IllegalAction(Refusal("TABLE-14", "no-hints"))
    return _one(state, command.id, model.Helped(seat))


def _resign(state: TableState, seat: Seat, command: Resign, roll: Roll) -> Decision:
    """Resign: the game ends, unless it can go on without the seat (TABLE-1)."""
    if state.game.hooks.concede:
        transition = steps.concede(state.history, seat, roll)
    else:
        transition = steps.end(state.history, _resigned(state, seat))
    return _one(state, command.id, Resigned(seat, transition.chance), transition)


def _resigned(state: TableState, seat: Seat) -> Over:
    """Result of a resignation: its side loses, every other wins (TABLE-1)."""
    return Over(tuple(0.0 if team == state.teams[seat] else 1.0 for team in state.teams), "TABLE-1", seat)


def _for_contest(state: TableState, command: AwardGame | Follow | Unveil) -> Decision:
    """Decide a command of the table's contest."""
    match command:
        case AwardGame():
            return _award(state, command)
        case Follow():
            return _follow(state, command)
        case Unveil():
            return _one(state, "", Unveiled()) if state.hidden_from_others else Decision()


def _award(state: TableState, command: AwardGame) -> Decision:
    """End a running game as its contest says (TABLE-20); a game that is over stays as it ended."""
    if state.over or not state.started:
        return Decision()
    return _one(state, "", Awarded(), steps.end(state.history, Over(command.scores, "TABLE-20")))


def _follow(state: TableState, command: Follow) -> Decision:
    """Log the table that follows, once; a second command changes nothing."""
    if state.offers.next:
        return Decision()
    line = state.plan(Rematched(HOST, command.new.table), None)
    return Decision(((line, None),), (command.new, command.note))


def _rematch(state: TableState, seat: Seat, command: Rematch) -> Decision:
    if not state.over:
        raise IllegalAction(Refusal("TABLE-3", "not-over"))
    if state.header.contest:
        raise IllegalAction(Refusal("TABLE-3", "in-contest"))
    if state.offers.next:
        return Decision()
    new = rematch_log(state, state.clock())
    line = state.plan(Rematched(seat, new.table), None, command.id)
    return Decision(((line, None),), (new,))


def _rename(state: TableState, seat: Seat, command: Rename) -> Decision:
    """TABLE-10: clean the name as at sitting down; the same name changes nothing."""
    player, name = state.seats.players[seat], clean(command.name)
    if player and player.account:
        raise TableError("name_of_account")
    if player and player.name == name:
        return Decision()
    return _one(state, command.id, Renamed(seat, name))
