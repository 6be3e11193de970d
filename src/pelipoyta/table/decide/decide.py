"""Commands to lines of a log: what a table would do, or why not. Nothing changes here."""

from collections.abc import Collection, Sequence

import msgspec
from msgspec import Raw, Struct

from pelipoyta.kernel.game import HOST, Over, Refusal, Seat
from pelipoyta.kernel.play import IllegalAction
from pelipoyta.table import commands, model
from pelipoyta.table.commands import (
    AnyCommand,
    AskBack,
    AskForBot,
    Command,
    Consent,
    Do,
    Draw,
    Follow,
    LetPass,
    NoteTime,
    PutBot,
    Rematch,
    Rename,
    Reseat,
    Resign,
    Return,
    RunOut,
    SitDown,
    Speak,
    Start,
    Undo,
)
from pelipoyta.table.decide import steps
from pelipoyta.table.decide.chat_rules import spoken
from pelipoyta.table.decide.create import rematch_log
from pelipoyta.table.decide.private_options import settle
from pelipoyta.table.decide.proposals import Deed, propose
from pelipoyta.table.decide.seating import put_bot, reseat, sit
from pelipoyta.table.decide.steps import Change, Roll
from pelipoyta.table.decide.timeouts import on_timeout
from pelipoyta.table.errors import TableError
from pelipoyta.table.log.store import Batch
from pelipoyta.table.model import (
    Accepted,
    AnyEntry,
    Brought,
    Declined,
    Moved,
    Offered,
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
from pelipoyta.table.state.history import Transition
from pelipoyta.table.state.table_state import TableState

_ENCODER = msgspec.json.Encoder()


class Decision(Struct, frozen=True, gc=False):
    """Lines to store, with what each does to the game; and the first lines of a table that comes of it."""

    lines: tuple[tuple[TableLine, Transition | None], ...] = ()
    founds: tuple[Batch, ...] = ()


def decide(match: TableState, command: AnyCommand, roll: Roll, missing: Collection[Seat] = ()) -> Decision:
    """Raises TableError or IllegalAction when it cannot be done. `missing`: who have been away too long (TABLE-17)."""
    _may_be_heard(match, command)
    match command:
        case Do():
            return _do(match, command, roll)
        case Undo() | Resign() | Draw():
            _playing(match)
            return _turn_to(match, command, roll)
        case AskForBot() | AskBack() | Consent() | Return():
            _playing(match)
            return _several(match, command.id, propose(match, command, missing))
        case Rematch():
            return _rematch(match, command)
        case Speak():
            return _one(match, command.id, spoken(match, command))
        case Rename():
            return _rename(match, command)
        case LetPass() | commands.Help():
            _playing(match)
            return _let_pass(match, command) if isinstance(command, LetPass) else _help(match, command)
        case commands.Bring() | commands.Show():
            return _bring(match, command) if isinstance(command, commands.Bring) else _show(match, command)
        case _:
            return _gather(match, command, roll)


def _turn_to(match: TableState, command: Undo | Resign | Draw, roll: Roll) -> Decision:
    match command:
        case Undo():
            change = steps.undo(match.course, command.seat, command.to)
            return _one(match, command.id, Undone(command.seat, command.to), change)
        case Resign():
            return _resign(match, command, roll)
        case Draw():
            return _draw(match, command)


def _gather(
    match: TableState,
    command: SitDown | PutBot | Reseat | commands.Unveil | Follow | Start | RunOut | NoteTime,
    roll: Roll,
) -> Decision:
    """Before the game and after it: the seats, the start, and the next table of a contest; and time (TABLE-16)."""
    match command:
        case RunOut():
            _playing(match)
            return _one(match, "", *on_timeout(match, command.seats, roll))
        case NoteTime():
            return _one(match, "", Ticked()) if match.phase == "playing" else Decision()
        case Follow():
            return _follow(match, command)
        case SitDown() if match.seats.of(command.player.key) is not None:
            return Decision()
        case SitDown():
            return _one(match, "", sit(match, command.seat, command.player, command.brings, command.word))
        case PutBot():
            return _one(match, "", put_bot(match, command))
        case commands.Unveil():
            return _one(match, "", Unveiled()) if match.apart else Decision()
        case Reseat():
            return _one(match, "", reseat(match, command))
        case Start():
            change = steps.begin(match.course, match.beginning(), roll)
            return _one(match, "", Started(change.chance), change)


def _may_be_heard(match: TableState, command: AnyCommand) -> None:
    """Nothing happens at a frozen table, and nobody acts who is not at it."""
    if match.frozen:
        raise TableError("frozen", {"game": match.header.game, "version": match.header.version})
    if isinstance(command, Command):
        _is_at_table(match, command)


def _is_at_table(match: TableState, command: Command) -> None:
    """A host who does not play may talk (TABLE-8), and judge where the game wants it (TABLE-7), and nothing else."""
    if command.seat == HOST:
        judges = isinstance(command, Do) and HOST in match.course.viewers
        if not judges and not isinstance(command, Speak):
            raise TableError("onlooker", {"rule": "TABLE-5"})
    elif command.seat not in range(match.header.seats):
        raise TableError("no_such_seat", {"seat": command.seat})


def _one(match: TableState, command: str, entry: AnyEntry, change: Change | None = None) -> Decision:
    turn = steps.told(match.course, change) if change else None
    return Decision(((match.plan(entry, turn, command), turn),))


def _several(match: TableState, command: str, deeds: Sequence[Deed]) -> Decision:
    """Only the first is by the command; what comes of it is the table's doing."""
    lines = [_one(match, "" if number else command, *deed).lines[0] for number, deed in enumerate(deeds)]
    return Decision(tuple(lines))


def _playing(match: TableState) -> None:
    if not match.started:
        raise TableError("not_started", {"rule": "TABLE-7"})
    if match.over:
        raise TableError("game_over", {"rule": match.over.why})


def _do(match: TableState, command: Do, roll: Roll) -> Decision:
    _playing(match)
    now = match.at[command.seat]
    if not match.course.question.get(command.seat, now) <= command.at <= now:
        raise TableError("stale", {"at": now})
    forced = command.forced or _is_forced(match, command.seat)
    change = steps.move(match.course, command.seat, command.action, forced, roll)
    entry = Moved(command.seat, Raw(_ENCODER.encode(command.action)), change.chance, forced)
    return _one(match, command.id, entry, change)


def _is_forced(match: TableState, seat: Seat) -> bool:
    """Asked, and only one thing to do."""
    return seat in match.course.question and match.course.now.has_one_choice(seat)


def _bring(match: TableState, command: commands.Bring) -> Decision:
    """In a rematch, before it starts: another deck, or the same again (TABLE-9)."""
    if match.started or match.header.before is None:
        raise IllegalAction(Refusal("TABLE-9", "too-late"))
    brings = settle(match.game, match.agreed, command.seat, {**match.seats.brought[command.seat], **command.brings})
    return _one(match, command.id, Brought(command.seat, brings))


def _show(match: TableState, command: commands.Show) -> Decision:
    if not match.over or not match.private:
        raise IllegalAction(Refusal("TABLE-9", "not-over-yet"))
    return Decision() if command.seat in match.seats.showed else _one(match, command.id, Showed(command.seat))


def _let_pass(match: TableState, command: LetPass) -> Decision:
    """Nothing to store where it is so already."""
    if command.what not in match.game.hooks.passes:
        raise IllegalAction(Refusal("TABLE-11", "cannot-pass"))
    if (command.what in match.seats.let_pass[command.seat]) == command.on:
        return Decision()
    return _one(match, command.id, model.LetPass(command.seat, command.what, command.on))


def _help(match: TableState, command: commands.Help) -> Decision:
    if not match.header.hints:
        raise IllegalAction(Refusal("TABLE-14", "no-hints"))
    return _one(match, command.id, model.Helped(command.seat))


def _resign(match: TableState, command: Resign, roll: Roll) -> Decision:
    """Where the game knows how, the others play on (TABLE-1)."""
    if match.game.hooks.concede:
        change = steps.concede(match.course, command.seat, roll)
    else:
        change = steps.end(match.course, _resigned(match, command.seat))
    return _one(match, command.id, Resigned(command.seat, change.chance), change)


def _resigned(match: TableState, seat: Seat) -> Over:
    """The side that resigns loses, every other wins (TABLE-1)."""
    return Over(tuple(0.0 if team == match.teams[seat] else 1.0 for team in match.teams), "TABLE-1", seat)


def _draw(match: TableState, command: Draw) -> Decision:
    answer = command.answer
    if answer == "offer" and match.offers.draw == command.seat:
        raise IllegalAction(Refusal("TABLE-2", "offered-already"))
    if answer == "offer" and match.offers.draw is None:
        return _offer(match, command)
    if match.offers.draw is None or (match.offers.draw == command.seat and answer == "accept"):
        raise IllegalAction(Refusal("TABLE-2", "no-offer"))
    if answer == "decline":  # one's own offer: taken back
        return _one(match, command.id, Declined(command.seat))
    return _accept(match, command)


def _offer(match: TableState, command: Draw) -> Decision:
    """A bot plays on, and says so at once, also in a player's place (TABLE-2)."""
    lines = [match.plan(Offered(command.seat), None, command.id)]
    if bots := (*match.seats.bots, *match.seats.stand_ins):
        lines.append(match.plan(Declined(bots[0]), None))
    return Decision(tuple((line, None) for line in lines))


def _accept(match: TableState, command: Draw) -> Decision:
    agreed = match.offers.accepted | {command.seat, match.offers.draw}
    if not agreed.issuperset(match.seats.persons):
        return _one(match, command.id, Accepted(command.seat))
    over = Over((0.5,) * match.header.seats, "TABLE-2")
    return _one(match, command.id, Accepted(command.seat), steps.end(match.course, over))


def _follow(match: TableState, command: Follow) -> Decision:
    """Once: whoever comes second finds it there."""
    if match.offers.next:
        return Decision()
    line = match.plan(Rematched(HOST, command.new.table), None)
    return Decision(((line, None),), (command.new, command.note))


def _rematch(match: TableState, command: Rematch) -> Decision:
    if not match.over:
        raise IllegalAction(Refusal("TABLE-3", "not-over"))
    if match.header.contest:
        raise IllegalAction(Refusal("TABLE-3", "in-contest"))
    if match.offers.next:
        return Decision()
    new = rematch_log(match, match.clock())
    line = match.plan(Rematched(command.seat, new.table), None, command.id)
    return Decision(((line, None),), (new,))


def _rename(match: TableState, command: Rename) -> Decision:
    """TABLE-10: cleaned as at sitting down; whoever is called so already stays so."""
    player, name = match.seats.players[command.seat], clean(command.name)
    if player and player.name == name:
        return Decision()
    return _one(match, command.id, Renamed(command.seat, name))
