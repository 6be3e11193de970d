"""Game between the user and bots, in the terminal."""

from collections.abc import Sequence
from random import Random
from typing import Any

from rich.console import Console

from pelipoyta.bots.registry import find, names
from pelipoyta.bots.rng import BotRandom
from pelipoyta.cli.records.replay import ending, told_apart
from pelipoyta.cli.terminal.ask import Asking, UserLeft, UserResigned, UserRested, UserUndid
from pelipoyta.cli.terminal.look import Reader, TerminalLook
from pelipoyta.cli.terminal.typed import why_not
from pelipoyta.kernel.game import AnyGame, Ask, Over, Seat, told
from pelipoyta.kernel.play import Chance, Concession, Move, Step
from pelipoyta.kernel.records.record import Record

BUDGET = 1.0  # seconds a bot may think about a choice
RESIGNED = "TABLE-1"


class TerminalTable:
    """Game loop: asks the user, runs the bots, rolls the dice, prints the events, and keeps every step."""

    def __init__(
        self,
        console: Console,
        game: AnyGame,
        look: TerminalLook,
        reader: Reader,
        options: Any,
        bots: Sequence[str],
        luck: Random,
        begun: Any = None,
    ) -> None:
        """`begun` is the position that the game starts from; None: the game's start."""
        assert reader.seat is not None
        self.console, self.game, self.look, self.reader, self.options = console, game, look, reader, options
        self.me: Seat = reader.seat
        self.bots, self.luck, self.rng = bots, luck, BotRandom.of(luck.getrandbits(64), f"{luck.getrandbits(64)}")
        self.state = game.start(options, len(bots)) if begun is None else begun
        self.position = "" if begun is None else game.notation.draw(begun)
        self.steps: list[Step] = []
        self.over: Over | None = None
        self.back: list[tuple[Any, int]] = []  # where the user may undo to (TABLE-6): a state, steps by then
        self.resting: str | None = None  # question that a bot answers for the user, as long as it is asked
        self.let_pass: set[type] = set()  # kinds of choices out of turn that the user has declined

    def record(self) -> Record:
        marks = self.game.hooks.marks(self.state)
        names = told_apart(tuple(bot or self.reader.name(self.me) for bot in self.bots))
        steps = tuple(self.steps)
        return Record(
            self.game.id,
            version=self.game.version,
            seats=len(names),
            options=self.options,
            players=names,
            result=self.over,
            steps=steps,
            marks=marks,
            position=self.position,
        )

    def play(self) -> None:
        """Play to the end, or until the user leaves."""
        words = self.reader.words
        self.console.print(words.first((f"{self.game.id}-blurb", "cli-play-no-blurb")), words("cli-play-help"))
        try:
            over = self._to_the_end()
        except UserLeft:
            self.console.print(words("cli-play-left"))
            return
        self.over = over
        self._look()
        self.console.print(ending(words, over, tuple(self.reader.names)))

    def _to_the_end(self) -> Over:
        while not self.over:
            pending = self.game.pending(self.state)
            if isinstance(pending, Over):
                return pending
            self._turn(pending)
        return self.over

    def _turn(self, pending: Any) -> None:
        if not isinstance(pending, Ask):
            self._take(Chance(pending.sample(self.luck)))
        elif not self._offered(pending):
            seat = self.me if self.me in pending.seats else pending.seats[0]
            self._choose(pending.what) if seat == self.me else self._take(Move(seat, self._thought(seat, pending.what)))

    def _choose(self, what: str | None) -> bool:
        """Handle the user's choice or command, and return whether anything was done."""
        if what is not None and what == self.resting:
            self._take(Move(self.me, self._thought(self.me, what)))
            return True
        self.resting = None
        legal = self.game.legal(self.state, self.me)
        view = self.game.view(self.state, self.me)
        asking = Asking(
            console=self.console,
            game=self.game,
            look=self.look,
            reader=self.reader,
            view=view,
            legal=legal,
            why_not=self._why_not,
            may_undo=bool(self.back),
        )
        try:
            action = asking.answer(what)
        except UserUndid:
            self._go_back()
        except UserRested:
            self.resting = what
            return what is not None  # an offer is declined
        except UserResigned:
            self._resign()
        else:
            if action is None:
                return False
            self.back.append((self.state, len(self.steps)))
            self._take(Move(self.me, action))
        return True

    def _offered(self, pending: Ask) -> bool:
        """True if an unasked seat acted; the user is asked once for each kind of choice."""
        for seat in range(len(self.bots)) if self.game.hooks.free else ():
            if seat in pending.seats:
                continue
            legal = self.game.legal(self.state, seat)
            if seat == self.me:
                if self._offered_to_me(legal):
                    return True
            elif legal and (action := self._thought(seat, None)) is not None:
                self._take(Move(seat, action))
                return True
        return False

    def _offered_to_me(self, legal: Sequence[Any]) -> bool:
        kinds = {type(action) for action in legal}
        new = kinds - self.let_pass
        self.let_pass &= kinds
        if not new:
            return False
        acted = self._choose(None)
        if not acted:
            self.let_pass |= kinds
        return acted

    def _take(self, step: Move | Chance) -> None:
        if isinstance(step, Move):
            self.state, events = self.game.apply(self.state, step.seat, step.action)
        else:
            self.state, events = self.game.settle(self.state, step.outcome)
        self.steps.append(step)
        if not isinstance(step, Move) or step.seat != self.me or self._is_told(events):
            self.back.clear()
        self._tell(events)

    def _is_told(self, events: Sequence[Any]) -> bool:
        """TABLE-6: where anything is hidden, events that others were told cannot be undone."""
        others = [seat for seat in range(len(self.bots)) if seat != self.me]
        return not self.game.hooks.open and any(told(event, seat) is not None for event in events for seat in others)

    def _tell(self, events: Sequence[Any]) -> None:
        self.look.notice(self.reader, self.game.view(self.state, self.me))
        for event in events:
            heard = told(event, self.me)
            if heard is not None and (line := self.look.tell(self.reader, heard).sentence(self.reader)):
                self.console.print(f"  {line}", style="dim", highlight=False, markup=False)

    def _look(self) -> None:
        self.console.print(self.look.picture(self.reader, self.game.view(self.state, self.me)))

    def _thought(self, seat: Seat, what: str | None) -> Any:
        legal = self.game.legal(self.state, seat)
        choose = find(self.game.id, self.bots[seat] or names(self.game.id)[0])
        return choose(self.game.view(self.state, seat), seat, what, legal, self.rng, BUDGET)

    def _why_not(self, text: str) -> str:
        return why_not(self.reader, self.game, self.state, self.me, text)

    def _go_back(self) -> None:
        self.state, count = self.back.pop()
        del self.steps[count:]
        self.console.print(f"  {self.reader.words('cli-play-undone')}", style="dim")

    def _resign(self) -> None:
        """The others play on where the game allows it (LOTR-30.42); else the user's side has lost (TABLE-1)."""
        conceded = self.game.hooks.concede(self.state, self.me) if self.game.hooks.concede else None
        if conceded:
            self.state, events = conceded
            self.steps.append(Concession(self.me))
            self.back.clear()
            self._tell(events)
            return
        teams = self.game.hooks.teams(self.options, len(self.bots))
        self.over = Over(tuple(0.0 if team == teams[self.me] else 1.0 for team in teams), RESIGNED, self.me)
