"""`pelipoyta play`: a game in the terminal against bots, with moves typed as the game's notation writes them."""

from collections.abc import Sequence
from pathlib import Path
from random import Random, SystemRandom
from typing import Any

import msgspec

from pelipoyta.bots.bot import find, names
from pelipoyta.cli.ground import check_seats, fewest_seats, find_game, read_bots, read_options
from pelipoyta.cli.replay import ending, told_apart
from pelipoyta.cli.speech import Trouble, refusal_sentence, vocabulary
from pelipoyta.kernel.game import AnyGame, Ask, Over, Seat, told
from pelipoyta.kernel.play import Chance, IllegalAction, Move, Step, play
from pelipoyta.kernel.record import Record, write
from pelipoyta.locales import Words

BUDGET = 1.0  # seconds a bot may think about a choice
LEAVE = ("q", "quit", "lopeta", "sluta")


def play_here(
    lang: str,
    name: str,
    *,
    seats: int | None,
    seat: int,
    bots: str,
    options: str,
    seed: int | None,
    save: Path | None,
) -> None:
    """Seat the user and the bots, and play."""
    game = find_game(name)
    chosen = read_options(game, options)
    rivals = read_bots(game, bots) if bots else names(game.id)[:1]
    count = check_seats(game, chosen, seats or fewest_seats(game, chosen, len(rivals) + 1), lang)
    if not 1 <= seat <= count:
        raise Trouble("cli-bad-seat", seat=seat, seats=count)
    luck = Random(SystemRandom().getrandbits(64) if seed is None else seed)
    table = _Table(vocabulary(lang, game.id, "table"), game, chosen, count, seat - 1, rivals, luck)
    table.play()
    if save:
        save.write_text(write(game, table.record()), encoding="utf-8")


class _Left(Exception):
    """The user has had enough."""


class _Table:
    """One game between the user and bots."""

    def __init__(
        self,
        words: Words,
        game: AnyGame,
        options: Any,
        seats: int,
        me: Seat,
        bots: Sequence[str],
        luck: Random,
    ) -> None:
        self.words, self.game, self.options, self.me, self.luck = words, game, options, me, luck
        rivals = [bots[index % len(bots)] for index in range(seats - 1)]
        self.bots = (*rivals[:me], "", *rivals[me:])  # the user's own place is empty
        self.players = told_apart(tuple(bot or words("cli-you") for bot in self.bots))
        self.state = game.start(options, seats)
        self.steps: list[Step] = []
        self.over: Over | None = None

    def record(self) -> Record:
        game, seats, steps = self.game, len(self.players), tuple(self.steps)
        marks = game.marks(self.state)
        return Record(game.id, game.version, seats, self.options, self.players, self.over, steps, marks)

    def play(self) -> None:
        print(self.words("cli-play-help"))
        try:
            while not isinstance(pending := self.game.pending(self.state), Over):
                self._turn(pending)
        except (_Left, EOFError):
            print(self.words("cli-play-left"))
            return
        self.over = pending
        self._look()
        print(ending(self.words, pending, self.players))

    def _turn(self, pending: Any) -> None:
        if not isinstance(pending, Ask):
            self._take(Chance(pending.sample(self.luck)))
        elif not self._offered(pending):
            seat = self.me if self.me in pending.seats else pending.seats[0]
            action = self._typed(pending.what) if seat == self.me else self._thought(seat, pending.what)
            self._take(Move(seat, action))

    def _offered(self, pending: Ask) -> bool:
        """Whether someone nobody waits for acted."""
        for seat in range(len(self.players)) if self.game.free else ():
            if seat not in pending.seats and self.game.legal(self.state, seat):
                action = self._typed(None) if seat == self.me else self._thought(seat, None)
                if action is not None:
                    self._take(Move(seat, action))
                    return True
        return False

    def _take(self, step: Move | Chance) -> None:
        if isinstance(step, Move):
            self.state, events = self.game.apply(self.state, step.seat, step.action)
        else:
            self.state, events = self.game.settle(self.state, step.outcome)
        self.steps.append(step)
        self._tell(step, events)

    def _tell(self, step: Move | Chance, events: Sequence[Any]) -> None:
        """What the user may know of the step: all of it in an open game, else what the events tell."""
        if not self.game.open:
            for event in events:
                if (heard := told(event, self.me)) is not None:
                    print(f"  {msgspec.json.encode(heard).decode()}")
        elif isinstance(step, Chance):
            print(f"  * {' '.join(map(str, step.outcome))}")
        elif step.seat != self.me:
            print(f"  {self.players[step.seat]}: {self.game.notation.write(step.action)}")

    def _look(self) -> None:
        if self.game.open:
            print(self.game.notation.draw(self.state))
            return
        for name, value in msgspec.to_builtins(self.game.view(self.state, self.me)).items():
            print(f"  {name}: {msgspec.json.encode(value).decode()}")

    def _thought(self, seat: Seat, ask: str | None) -> Any:
        legal = self.game.legal(self.state, seat)
        choose = find(self.game.id, self.bots[seat])
        return choose(self.game.view(self.state, seat), seat, ask, legal, self.luck, BUDGET)

    def _typed(self, ask: str | None) -> Any:
        """The user's choice; an offer off one's turn may be let pass with an empty line."""
        legal = self.game.legal(self.state, self.me)
        self._look()
        print(
            self.words("cli-play-offer") if ask is None else self.words(f"{self.game.id}-ask-{ask.replace('_', '-')}")
        )
        while True:
            text = input("> ").strip()
            if text.lower() in LEAVE:
                raise _Left
            if not text and ask is None:
                return None
            if text in ("", "?"):
                print("  " + "  ".join(self.game.notation.write(action) for action in legal))
            elif (action := self._legal_move(text)) is not None:
                return action

    def _legal_move(self, text: str) -> Any:
        """The action typed, or None after saying why it cannot be."""
        try:
            action = self.game.notation.parse(text)
            play(self.game, self.state, self.me, action)
        except IllegalAction as error:
            print(refusal_sentence(self.words, self.game.id, error.refusal))
        except ValueError as error:
            print(self.words("cli-play-not-a-move", text=text, detail=str(error)))
        else:
            return action
        return None
