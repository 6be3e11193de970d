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


def decide(state: TableState, command: AnyCommand, roll: Roll, missing: Collection[Seat] = ()) -> Decision:
    """Raises TableError or IllegalAction when it cannot be done. `missing`: who have been away too long (TABLE-17)."""
    _may_be_heard(state, command)
    match command:
        case Do():
            return _do(state, command, roll)
        case Undo() | Resign() | Draw():
            _playing(state)
            return _turn_to(state, command, roll)
        case AskForBot() | AskBack() | Consent() | Return():
            _playing(state)
            return _several(state, command.id, propose(state, command, missing))
        case Rematch():
            return _rematch(state, command)
        case Speak():
            return _one(state, command.id, spoken(state, command))
        case Rename():
            return _rename(state, command)
        case LetPass() | commands.Help():
            _playing(state)
            return _let_pass(state, command) if isinstance(command, LetPass) else _help(state, command)
        case commands.Bring() | commands.Show():
            return _bring(state, command) if isinstance(command, commands.Bring) else _show(state, command)
        case _:
            return _gather(state, command, roll)


def _turn_to(state: TableState, command: Undo | Resign | Draw, roll: Roll) -> Decision:
    match command:
        case Undo():
            transition = steps.undo(state.history, command.seat, command.to)
            return _one(state, command.id, Undone(command.seat, command.to), transition)
        case Resign():
            return _resign(state, command, roll)
        case Draw():
            return _draw(state, command)


def _gather(
    state: TableState,
    command: SitDown | PutBot | Reseat | commands.Unveil | Follow | Start | RunOut | NoteTime,
    roll: Roll,
) -> Decision:
    """Before the game and after it: the seats, the start, and the next table of a contest; and time (TABLE-16)."""
    match command:
        case RunOut():
            _playing(state)
            return _one(state, "", *on_timeout(state, command.seats, roll))
        case NoteTime():
            return _one(state, "", Ticked()) if state.phase == "playing" else Decision()
        case Follow():
            return _follow(state, command)
        case SitDown() if state.seats.of(command.player.key) is not None:
            return Decision()
        case SitDown():
            return _one(state, "", sit(state, command.seat, command.player, command.private_options, command.word))
        case PutBot():
            return _one(state, "", put_bot(state, command))
        case commands.Unveil():
            return _one(state, "", Unveiled()) if state.apart else Decision()
        case Reseat():
            return _one(state, "", reseat(state, command))
        case Start():
            transition = steps.begin(state.history, state.initial_state(), roll)
            return _one(state, "", Started(transition.chance), transition)


def _may_be_heard(state: TableState, command: AnyCommand) -> None:
    """Nothing happens at a frozen table, and nobody acts who is not at it."""
    if state.frozen:
        raise TableError("frozen", {"game": state.header.game, "version": state.header.version})
    if isinstance(command, Command):
        _is_at_table(state, command)


def _is_at_table(state: TableState, command: Command) -> None:
    """A host who does not play may talk (TABLE-8), and judge where the game wants it (TABLE-7), and nothing else."""
    if command.seat == HOST:
        judges = isinstance(command, Do) and HOST in state.history.viewers
        if not judges and not isinstance(command, Speak):
            raise TableError("onlooker", {"rule": "TABLE-5"})
    elif command.seat not in range(state.header.seats):
        raise TableError("no_such_seat", {"seat": command.seat})


def _one(state: TableState, command: str, entry: AnyEntry, change: Change | None = None) -> Decision:
    transition = steps.told(state.history, change) if change else None
    return Decision(((state.plan(entry, transition, command), transition),))


def _several(state: TableState, command: str, deeds: Sequence[Deed]) -> Decision:
    """Only the first is by the command; what comes of it is the table's doing."""
    lines = [_one(state, "" if number else command, *deed).lines[0] for number, deed in enumerate(deeds)]
    return Decision(tuple(lines))


def _playing(state: TableState) -> None:
    if not state.started:
        raise TableError("not_started", {"rule": "TABLE-7"})
    if state.over:
        raise TableError("game_over", {"rule": state.over.why})


def _do(state: TableState, command: Do, roll: Roll) -> Decision:
    _playing(state)
    now = state.versions[command.seat]
    if not state.history.asked_version.get(command.seat, now) <= command.version <= now:
        raise TableError("stale", {"at": now})
    forced = command.forced or _is_forced(state, command.seat)
    transition = steps.move(state.history, command.seat, command.action, forced, roll)
    entry = Moved(command.seat, Raw(_ENCODER.encode(command.action)), transition.chance, forced)
    return _one(state, command.id, entry, transition)


def _is_forced(state: TableState, seat: Seat) -> bool:
    """Asked, and only one thing to do."""
    return seat in state.history.asked_version and state.history.current.has_one_choice(seat)


def _bring(state: TableState, command: commands.Bring) -> Decision:
    """In a rematch, before it starts: another deck, or the same again (TABLE-9)."""
    if state.started or state.header.before is None:
        raise IllegalAction(Refusal("TABLE-9", "too-late"))
    brings = settle(
        state.game,
        state.agreed_options,
        command.seat,
        {**state.seats.private_options[command.seat], **command.private_options},
    )
    return _one(state, command.id, Brought(command.seat, brings))


def _show(state: TableState, command: commands.Show) -> Decision:
    if not state.over or not state.private:
        raise IllegalAction(Refusal("TABLE-9", "not-over-yet"))
    return Decision() if command.seat in state.seats.showed else _one(state, command.id, Showed(command.seat))


def _let_pass(state: TableState, command: LetPass) -> Decision:
    """Nothing to store where it is so already."""
    if command.what not in state.game.hooks.passes:
        raise IllegalAction(Refusal("TABLE-11", "cannot-pass"))
    if (command.what in state.seats.let_pass[command.seat]) == command.on:
        return Decision()
    return _one(state, command.id, model.LetPass(command.seat, command.what, command.on))


def _help(state: TableState, command: commands.Help) -> Decision:
    if not state.header.hints:
        raise IllegalAction(Refusal("TABLE-14", "no-hints"))
    return _one(state, command.id, model.Helped(command.seat))


def _resign(state: TableState, command: Resign, roll: Roll) -> Decision:
    """Where the game knows how, the others play on (TABLE-1)."""
    if state.game.hooks.concede:
        transition = steps.concede(state.history, command.seat, roll)
    else:
        transition = steps.end(state.history, _resigned(state, command.seat))
    return _one(state, command.id, Resigned(command.seat, transition.chance), transition)


def _resigned(state: TableState, seat: Seat) -> Over:
    """The side that resigns loses, every other wins (TABLE-1)."""
    return Over(tuple(0.0 if team == state.teams[seat] else 1.0 for team in state.teams), "TABLE-1", seat)


def _draw(state: TableState, command: Draw) -> Decision:
    answer = command.answer
    if answer == "offer" and state.offers.draw == command.seat:
        raise IllegalAction(Refusal("TABLE-2", "offered-already"))
    if answer == "offer" and state.offers.draw is None:
        return _offer(state, command)
    if state.offers.draw is None or (state.offers.draw == command.seat and answer == "accept"):
        raise IllegalAction(Refusal("TABLE-2", "no-offer"))
    if answer == "decline":  # one's own offer: taken back
        return _one(state, command.id, Declined(command.seat))
    return _accept(state, command)


def _offer(state: TableState, command: Draw) -> Decision:
    """A bot plays on, and says so at once, also in a player's place (TABLE-2)."""
    lines = [state.plan(Offered(command.seat), None, command.id)]
    if bots := (*state.seats.bots, *state.seats.stand_ins):
        lines.append(state.plan(Declined(bots[0]), None))
    return Decision(tuple((line, None) for line in lines))


def _accept(state: TableState, command: Draw) -> Decision:
    agreed = state.offers.accepted | {command.seat, state.offers.draw}
    if not agreed.issuperset(state.seats.persons):
        return _one(state, command.id, Accepted(command.seat))
    over = Over((0.5,) * state.header.seats, "TABLE-2")
    return _one(state, command.id, Accepted(command.seat), steps.end(state.history, over))


def _follow(state: TableState, command: Follow) -> Decision:
    """Once: whoever comes second finds it there."""
    if state.offers.next:
        return Decision()
    line = state.plan(Rematched(HOST, command.new.table), None)
    return Decision(((line, None),), (command.new, command.note))


def _rematch(state: TableState, command: Rematch) -> Decision:
    if not state.over:
        raise IllegalAction(Refusal("TABLE-3", "not-over"))
    if state.header.contest:
        raise IllegalAction(Refusal("TABLE-3", "in-contest"))
    if state.offers.next:
        return Decision()
    new = rematch_log(state, state.clock())
    line = state.plan(Rematched(command.seat, new.table), None, command.id)
    return Decision(((line, None),), (new,))


def _rename(state: TableState, command: Rename) -> Decision:
    """TABLE-10: cleaned as at sitting down; whoever is called so already stays so."""
    player, name = state.seats.players[command.seat], clean(command.name)
    if player and player.name == name:
        return Decision()
    return _one(state, command.id, Renamed(command.seat, name))
