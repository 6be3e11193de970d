"""Rules of the helper: effects of commands on the tokens, and refusals."""

from msgspec import structs

from pelipoyta.games.lotr.helper.model import (
    KINDS,
    LAST,
    MOST,
    MOST_COMPANIONS,
    RESISTANCE,
    AddCharacter,
    BeginRegroup,
    CharacterWounds,
    Command,
    EndFellowshipTurn,
    LoseGame,
    MoveOn,
    RemoveCharacter,
    SetArchers,
    SetBurdens,
    SetTwilight,
    SetWounds,
    TableTokens,
)
from pelipoyta.kernel import Outcome, Refusal, Seat
from pelipoyta.kernel.helper import HelperSetup


def begin(setup: HelperSetup) -> TableTokens:
    """LOTR-3.7: every marker stands at the first player's site 1."""
    seats = len(setup.names)
    return TableTokens(setup.names, sites=(1,) * seats, burdens=(0,) * seats)


def why_not(s: TableTokens, command: Command) -> Refusal | None:
    if s.winner is not None:
        return Refusal("LOTR-16.1" if s.finished else "LOTR-16.2", "helper-over")
    if isinstance(command, SetBurdens | AddCharacter | LoseGame):
        if command.player >= len(s.names) or command.player in s.out:
            return Refusal("LOTR-16.3", "helper-nobody")
        return _why_not_add(s, command) if isinstance(command, AddCharacter) else None
    if isinstance(command, SetWounds | RemoveCharacter):
        return _why_not_character(s, command)
    if isinstance(command, MoveOn):
        return _why_not_move(s, command)
    if isinstance(command, EndFellowshipTurn):
        return Refusal("LOTR-8.5", "helper-must-move") if not s.moves and s.sites[s.turn] < LAST else None
    if isinstance(command, BeginRegroup):
        return Refusal("LOTR-16.1", "helper-not-there") if s.sites[s.turn] < LAST else None
    return None


def _why_not_add(s: TableTokens, command: AddCharacter) -> Refusal | None:
    if len(s.characters) > MOST:
        return Refusal("", "helper-full", {"most": MOST})
    counted = [
        each for each in s.characters if each.player == command.player and each.kind == "companion" and not each.gone
    ]
    if KINDS[command.kind] == "companion" and len(counted) >= MOST_COMPANIONS:
        return Refusal("LOTR-7.6", "helper-nine", {"most": MOST_COMPANIONS})
    return None


def _why_not_character(s: TableTokens, command: SetWounds | RemoveCharacter) -> Refusal | None:
    if command.character >= len(s.characters):
        return Refusal("LOTR-19.1", "helper-no-character")
    found = s.characters[command.character]
    if found.gone or found.dead:
        return Refusal("LOTR-19.2", "helper-no-character")
    if isinstance(command, SetWounds) and command.wounds > found.vitality:
        return Refusal("LOTR-19.2", "helper-wounds", {"vitality": found.vitality})
    return None


def _why_not_move(s: TableTokens, command: MoveOn) -> Refusal | None:
    if s.sites[s.turn] >= LAST:
        return Refusal("LOTR-16.1", "helper-last-site")
    if s.moves >= s.limit:
        return Refusal("LOTR-8.5", "helper-move-limit", {"limit": s.limit})
    return Refusal("LOTR-8.1", "helper-full", {"most": MOST}) if _after_move(s, command) > MOST else None


def _after_move(s: TableTokens, command: MoveOn) -> int:
    """LOTR-8.1: the new site's Shadow number and one for each companion."""
    return s.twilight + command.shadow + command.companions


def apply(s: TableTokens, command: Command, outcome: Outcome) -> TableTokens:
    if isinstance(command, SetTwilight):
        return structs.replace(s, twilight=command.tokens)
    if isinstance(command, SetBurdens):
        return _burdened(s, command)
    if isinstance(command, AddCharacter):
        added = CharacterWounds(command.player, KINDS[command.kind], command.title, command.vitality)
        return structs.replace(s, characters=(*s.characters, added))
    if isinstance(command, SetWounds):
        return _changed(s, command.character, structs.replace(s.characters[command.character], wounds=command.wounds))
    if isinstance(command, RemoveCharacter):
        return _changed(s, command.character, structs.replace(s.characters[command.character], gone=True))
    if isinstance(command, MoveOn):
        return _moved(s, command)
    if isinstance(command, SetArchers):
        archers, archery = list(s.archers), list(s.archery)
        archers[command.side], archery[command.side] = command.archers, command.more
        return structs.replace(s, archers=(archers[0], archers[1]), archery=(archery[0], archery[1]))
    if isinstance(command, EndFellowshipTurn):
        return _next_turn(s)
    return _lost(s, command.player) if isinstance(command, LoseGame) else structs.replace(s, finished=True)


def _changed(s: TableTokens, at: int, character: CharacterWounds) -> TableTokens:
    return structs.replace(s, characters=(*s.characters[:at], character, *s.characters[at + 1 :]))


def _burdened(s: TableTokens, command: SetBurdens) -> TableTokens:
    """LOTR-19.8: as many burdens as the resistance of Frodo corrupt the Ring-bearer, and the player has lost."""
    burdens = tuple(command.burdens if seat == command.player else each for seat, each in enumerate(s.burdens))
    s = structs.replace(s, burdens=burdens)
    return _lost(s, command.player) if command.burdens >= RESISTANCE else s


def _moved(s: TableTokens, command: MoveOn) -> TableTokens:
    """LOTR-8.1; LOTR-8.2: a new site is the next player's to whom the arrow points, the left one playing after."""
    site = s.sites[s.turn] + 1
    path = (*s.path, _next(s, 1 if command.arrow else -1)) if len(s.path) < site else s.path
    sites = tuple(site if seat == s.turn else each for seat, each in enumerate(s.sites))
    return structs.replace(s, sites=sites, path=path, moves=s.moves + 1, twilight=_after_move(s, command))


def _next(s: TableTokens, step: int) -> Seat:
    """The next player in the game, clockwise or against it."""
    seat = (s.turn + step) % len(s.names)
    while seat in s.out:
        seat = (seat + step) % len(s.names)
    return seat


def _next_turn(s: TableTokens) -> TableTokens:
    """LOTR-5.1, LOTR-6.1: clockwise, with an empty pool; LOTR-15.3: minions are discarded."""
    characters = tuple(structs.replace(each, gone=True) if each.kind == "minion" else each for each in s.characters)
    return structs.replace(
        s, turn=_next(s, 1), moves=0, twilight=0, characters=characters, archers=(0, 0), archery=(0, 0)
    )


def _lost(s: TableTokens, player: Seat) -> TableTokens:
    """Tokens without the cards of a player who has lost, whose turn passes on (LOTR-16.3, LOTR-16.4)."""
    characters = tuple(structs.replace(each, gone=True) if each.player == player else each for each in s.characters)
    s = structs.replace(s, out=(*s.out, player), characters=characters)
    return _next_turn(s) if player == s.turn and s.winner is None else s
