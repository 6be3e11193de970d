"""Helper for real decks: secret armies, the start draw, turns, reckoning of tournaments, and tables of four."""

from typing import Any

from pelipoyta.games.kasvoton.helper import four_rules, four_sheet, rules, sheet
from pelipoyta.games.kasvoton.helper.four_model import PLAYERS, FourArmies
from pelipoyta.games.kasvoton.helper.model import Armies, Command, DrawArmy, NoteResult, PickKnight, SplitSix
from pelipoyta.games.kasvoton.helper.paper import SHEETS
from pelipoyta.kernel import Dice, Draw, Outcome, Refusal, Seat
from pelipoyta.kernel.helper import Helper, HelperField, HelperNote, HelperPanel, HelperSetup

Sitting = Armies | FourArmies
OPTIONS = (HelperField(name="four", kind="flag", label=HelperNote("helper-kasvoton-four"), players=(PLAYERS,)),)


def begin(setup: HelperSetup) -> Sitting:
    return FourArmies(setup.names) if setup.options.get("four") else rules.begin(setup)


def why_no_start(setup: HelperSetup) -> Refusal | None:
    wrong = setup.options.get("four") and len(setup.names) != PLAYERS
    return Refusal("KV-F1", "helper-four", {"players": PLAYERS}) if wrong else None


def why_not(s: Sitting, command: Command) -> Refusal | None:
    return four_rules.why_not(s, command) if isinstance(s, FourArmies) else rules.why_not(s, command)


def chance(s: Sitting, command: Command) -> Dice | Draw | None:
    return four_rules.chance(s, command) if isinstance(s, FourArmies) else rules.chance(s, command)


def apply(s: Sitting, command: Command, outcome: Outcome) -> Sitting:
    if isinstance(s, FourArmies):
        return four_rules.apply(s, command, outcome)
    return rules.apply(s, command, outcome)


def show(s: Sitting, seat: Seat | None) -> tuple[HelperPanel, ...]:
    return four_sheet.show(s, seat) if isinstance(s, FourArmies) else sheet.show(s, seat)


def tell(s: Sitting, command: Command, outcome: Outcome, seat: Seat | None) -> HelperNote:
    if isinstance(s, FourArmies):
        return four_sheet.tell(s, command, outcome, seat)
    return sheet.tell(s, command, outcome, seat)


def owner(command: Command) -> Seat | None:
    """An army is drawn by whose it is, and split by one of its team."""
    return command.seat if isinstance(command, PickKnight | SplitSix | DrawArmy) else None


def shares(s: Sitting, seat: Seat) -> tuple[Seat, ...]:
    """The player, and at a second table the opponent's team mate who has the same army (KV-G2)."""
    if isinstance(s, FourArmies):
        return (seat,)
    return tuple(each for each in range(len(s.names)) if s.source(each) == seat)


HELPER: Helper[Any, Command] = Helper(
    players=(2, 4, 8, 12),
    options=OPTIONS,
    commands=Command,
    begin=begin,
    why_no_start=why_no_start,
    why_not=why_not,
    chance=chance,
    apply=apply,
    show=show,
    tell=tell,
    sheets=SHEETS,
    owner=owner,
    shares=shares,
    secrets=True,
    opens=(NoteResult,),
)
