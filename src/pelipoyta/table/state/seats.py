"""Seats of a table: occupants, private options, and settings of each player."""

from msgspec.structs import replace

from pelipoyta.kernel.game import Seat
from pelipoyta.table.model import (
    ONLY_CHOICE,
    AnyEntry,
    Brought,
    Helped,
    LetPass,
    Moved,
    Player,
    Renamed,
    Replaced,
    Rested,
    Returned,
    Sat,
    Showed,
)


class Seats:
    """Seats folded from the log."""

    def __init__(self, count: int) -> None:
        self.players: list[Player | None] = [None] * count
        self.persons: tuple[Seat, ...] = ()
        self.bots: tuple[Seat, ...] = ()  # seats of bots; stand-ins for absent players not included
        self.private_options: list[dict[str, str]] = [{} for _ in range(count)]
        self.dice_words = [""] * count  # entropy strings (TABLE-12)
        self.ready: set[Seat] = set()  # players who have set their options for a rematch
        self.showed: set[Seat] = set()  # players who show their private options
        self.helped = [0] * count  # number of times each asked for advice
        self.let_pass: dict[Seat, set[str]] = {seat: set() for seat in range(count)}  # kinds of questions
        self.asked_anyway: set[Seat] = set()  # players who also give their only answers themselves (TABLE-11)
        self.vacations: dict[Seat, Rested] = {}  # of players who are away on one now (TABLE-26)
        self.rests: dict[Seat, list[Rested]] = {}  # all vacations of each player, the present one till its planned end
        self.stand_ins: dict[Seat, str] = {}  # bots that play for absent players (TABLE-17)

    @property
    def all_taken(self) -> bool:
        return None not in self.players

    @property
    def playing(self) -> tuple[Seat, ...]:
        """Persons for whom no bot plays."""
        return tuple(seat for seat in self.persons if seat not in self.stand_ins)

    def of(self, key: str) -> Seat | None:
        """Seat of the holder of the key."""
        return next((seat for seat in self.persons if key and self._player(seat).key == key), None)

    def key_of(self, account: str) -> str:
        """Key of the seat that an account has here; empty without one."""
        players = (self._player(seat) for seat in self.persons)
        return next((player.key for player in players if account and player.account == account), "")

    def bot(self, seat: Seat) -> str:
        """Name of the bot that plays the seat; "" for a person."""
        player = self.players[seat]
        return self.stand_ins.get(seat) or (player.bot if player else "")

    def passes(self, seat: Seat, what: str) -> bool:
        """True if the table answers questions of this kind for the seat."""
        return seat not in self.asked_anyway if what == ONLY_CHOICE else what in self.let_pass[seat]

    def take(self, entry: AnyEntry) -> None:
        if isinstance(entry, Moved):  # most entries
            return
        match entry:
            case Sat():
                self._sit(entry.seat, entry.player)
                self.private_options[entry.seat] = entry.private_options
                self.dice_words[entry.seat] = entry.word
            case Renamed():
                self.players[entry.seat] = replace(self._player(entry.seat), name=entry.name)
            case Brought():
                self.private_options[entry.seat] = entry.private_options
                self.ready.add(entry.seat)
            case Replaced():
                self.stand_ins[entry.seat] = entry.bot
            case Returned():
                self.stand_ins.pop(entry.seat, None)
            case Showed():
                self.showed.add(entry.seat)
            case Helped():
                self.helped[entry.seat] += 1
            case LetPass() | Rested():
                self._let_pass(entry) if isinstance(entry, LetPass) else self._rest(entry)

    def rested_since(self, seat: Seat, moment: float) -> float:
        """Seconds of the player's vacations after that moment, the planned end of the present one included."""
        return sum(max(rest.until - max(rest.since, moment), 0.0) for rest in self.rests.get(seat, ()))

    def _rest(self, entry: Rested) -> None:
        known = [each for each in self.rests.get(entry.seat, ()) if each.since != entry.since]
        self.rests[entry.seat] = [*known, entry]
        self.vacations.pop(entry.seat, None)
        if not entry.over:
            self.vacations[entry.seat] = entry

    def _let_pass(self, entry: LetPass) -> None:
        if entry.what == ONLY_CHOICE:
            (set.discard if entry.on else set.add)(self.asked_anyway, entry.seat)
        else:
            (set.add if entry.on else set.discard)(self.let_pass[entry.seat], entry.what)

    def _sit(self, seat: Seat, player: Player) -> None:
        self.players[seat] = player
        self.persons = tuple(seat for seat, player in enumerate(self.players) if player and player.key)
        self.bots = tuple(seat for seat, player in enumerate(self.players) if player and player.bot)

    def _player(self, seat: Seat) -> Player:
        player = self.players[seat]
        assert player is not None
        return player
