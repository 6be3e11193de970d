"""Decides commands of entrants and organisers: entries for a tournament's log, or a refusal. No side effects."""

from collections import Counter
from collections.abc import Collection, Sequence

from pelipoyta.contests.commands import FromKey, Reissue, check_organiser, check_own, no, reissued
from pelipoyta.contests.tournament.commands import (
    CheckIn,
    CloseTournament,
    EnterBots,
    EntryCommand,
    SettleGame,
    SignUp,
    Withdraw,
)
from pelipoyta.contests.tournament.model import (
    AnyEntry,
    CheckedIn,
    Closed,
    EntrantReplaced,
    Settled,
    SignedUp,
    Withdrew,
)
from pelipoyta.contests.tournament.pairing.knockout import bracket
from pelipoyta.contests.tournament.pairing.pairings import robin_rounds
from pelipoyta.contests.tournament.pairing.teams import by_team, size_of, team_of
from pelipoyta.contests.tournament.state import Tournament, TournamentGame
from pelipoyta.table.state.chat import clean

RULE = "CONTEST-8"  # who may enter, and who decides that
MOST_ENTRANTS = 64
MOST_ROUNDS = 25
LONGEST_NOTE = 200
HALF = 0.5


def decide(tournament: Tournament, asked: FromKey[EntryCommand], bots: Sequence[str] = ()) -> list[AnyEntry]:
    """Entries to store; none where the command changes nothing. Raises TableError or IllegalAction.

    `bots` are those that play the game, the usual one first. Of `EnterBots` one bot is entered.
    """
    key, command = asked.key, asked.command
    match command:
        case SignUp():
            return _sign_up(tournament, asked.account, key, command)
        case EnterBots():
            return _enter_bot(tournament, key, command)
        case CheckIn():
            return _check_in(tournament, key, command)
        case Withdraw():
            return _withdraw(tournament, key, command, bots)
        case Reissue():
            return [reissued(tournament, key, command, RULE)]
        case SettleGame():
            return _settle(tournament, key, command)
        case CloseTournament():
            check_organiser(tournament, key, RULE)
            return [] if tournament.closed else [Closed()]


def is_over(tournament: Tournament) -> bool:
    """True if no more games will be played."""
    if tournament.closed:
        return True
    tournament = by_team(tournament)
    rounds = tournament.rounds
    if not rounds or not rounds[-1].over:
        return False
    match tournament.header.system:
        case "knockout":
            return not bracket(tournament).open
        case "robin":
            return len(rounds) == robin_rounds(len(tournament.field))
        case _:
            return len(rounds) == tournament.header.rounds


def check_round(tournament: Tournament) -> None:
    """Check that the next round can be paired now. Raises IllegalAction."""
    if is_over(tournament):
        raise no("CONTEST-10", "event-over")
    if tournament.running:
        raise no("CONTEST-10", "round-running", games=len(tournament.running))
    _check_decks(tournament)
    check_entrants(tournament)


def _check_decks(tournament: Tournament) -> None:
    """Check that every deck has been built from boosters, where there are any (CONTEST-17)."""
    stage = tournament.stage
    if tournament.header.boosters and (stage is None or stage.late):
        raise no("CONTEST-17", "decks-missing", count=len(stage.late if stage else tournament.here))


def check_entrants(tournament: Tournament) -> None:
    """Check that enough entrants are there. Raises IllegalAction."""
    tournament = by_team(tournament)
    seats = tournament.header.seats
    there = [entrant for entrant in tournament.here if not tournament.rounds or _may_play(tournament, entrant)]
    if len(there) < seats and not (tournament.header.system == "robin" and tournament.rounds):
        raise no(RULE, "too-few", least=seats, there=len(there))


def _may_play(tournament: Tournament, entrant: int) -> bool:
    return tournament.header.system == "swiss" or entrant in tournament.field


def _sign_up(tournament: Tournament, account: str, key: str, command: SignUp) -> list[AnyEntry]:
    if tournament.entrant_of(key) is not None:
        return []
    _has_room(tournament)
    team, team_name = _team(tournament, clean(command.team))
    brought = command.private_options
    name = "" if account else clean(command.name)
    return [SignedUp(name=name, key=key, brings=brought, team=team, team_name=team_name, account=account)]


def _team(tournament: Tournament, name: str, bot: bool = False) -> tuple[int, str]:
    """Number and name of the team an entrant joins, where partners enter together (CONTEST-30)."""
    if not tournament.header.partners:
        if name:
            raise no("CONTEST-30", "no-partners")
        return -1, ""
    if not name and not bot:
        raise no("CONTEST-30", "team-needed")
    team, room = team_of(tournament, name)
    if not room:
        raise no("CONTEST-30", "partners-full", size=size_of(tournament.header))
    return team, name


def _enter_bot(tournament: Tournament, key: str, command: EnterBots) -> list[AnyEntry]:
    check_organiser(tournament, key, RULE)
    if not tournament.header.bots:
        raise no(RULE, "no-bots")
    _has_room(tournament)
    team, team_name = _team(tournament, clean(command.team), bot=True)
    return [SignedUp(name=command.bot, bot=command.bot, team=team, team_name=team_name)]


def _has_room(tournament: Tournament) -> None:
    """Check that an entrant can be taken; once begun, only a Swiss takes more (CONTEST-9)."""
    if is_over(tournament):
        raise no("CONTEST-10", "event-over")
    if tournament.stage or (tournament.rounds and tournament.header.system != "swiss"):
        raise no("CONTEST-9", "too-late-to-enter")
    _check_not_last(tournament)
    most = tournament.header.boosters.most if tournament.header.boosters else MOST_ENTRANTS
    if len(tournament.entrants) == most:
        raise no(RULE, "event-full", most=most)


def _check_not_last(tournament: Tournament) -> None:
    """Check that a round is still to be paired (CONTEST-9)."""
    if tournament.rounds and len(tournament.rounds) == tournament.header.rounds:
        raise no("CONTEST-9", "last-round")


def _check_in(tournament: Tournament, key: str, command: CheckIn) -> list[AnyEntry]:
    check_own(tournament, key, command.entrant, RULE)
    if tournament.entrants[command.entrant].state == "in":
        return []
    if tournament.rounds or tournament.stage:
        _has_room_again(tournament, command.entrant)
    return [CheckedIn(command.entrant)]


def _has_room_again(tournament: Tournament, entrant: int) -> None:
    """Check that an entrant can come late or come back."""
    if is_over(tournament):
        raise no("CONTEST-10", "event-over")
    without = tournament.stage is not None and tournament.stage.place(entrant) is None
    if without or tournament.header.system != "swiss":
        raise no("CONTEST-9", "too-late-to-enter")
    _check_not_last(tournament)


def _withdraw(tournament: Tournament, key: str, command: Withdraw, bots: Sequence[str]) -> list[AnyEntry]:
    """Withdraw an entrant at any time; the running game is resigned, a draft goes on with a bot (CONTEST-9)."""
    check_own(tournament, key, command.entrant, RULE)
    if is_over(tournament):
        raise no("CONTEST-10", "event-over")
    found, stage = tournament.entrants[command.entrant], tournament.stage
    if stage and not tournament.rounds and command.entrant in stage.players:
        return [] if found.bot else [EntrantReplaced(command.entrant, bots[0])]
    return [] if found.state == "out" else [Withdrew(command.entrant)]


def _settle(tournament: Tournament, key: str, command: SettleGame) -> list[AnyEntry]:
    """Correct the result of a played game, or award one that was not played; a stale revision is refused."""
    check_organiser(tournament, key, RULE)
    game = tournament.game(command.table)
    if game is None:
        raise no("CONTEST-15", "no-such-game")
    _check_revision(game, command.revision)
    if game.ended is None and not command.award:
        raise no("CONTEST-15", "not-played")
    if game.ended is not None and command.award:
        raise no("CONTEST-15", "was-played")
    _check_scores(tournament, game, command)
    note = clean(command.note)[:LONGEST_NOTE]
    settled = Settled(table=command.table, scores=command.scores, note=note, before=game.scores, awarded=command.award)
    return [settled]


def _check_revision(game: TournamentGame, revision: int) -> None:
    """Refuse a stale revision and say what changed, so that no unseen result is overwritten (CONTEST-15)."""
    if revision != len(game.settled):
        now = " – ".join("½" if score == HALF else f"{score:g}" for score in game.scores or ())
        raise no("CONTEST-15", "settled-meanwhile", scores=now, note=game.settled[-1][0].note if game.settled else "")


def _check_scores(tournament: Tournament, game: TournamentGame, command: SettleGame) -> None:
    """Check that the game could give these scores, partners alike; an award may give no points at all."""
    teams, scores = tournament.header.teams, command.scores
    alike = len(scores) == len(teams) and len(set(zip(teams, scores, strict=True))) == len(set(teams))
    if not alike or not (_is_result(dict(zip(teams, scores, strict=True)).values()) or _is_none(command)):
        raise no("CONTEST-15", "bad-scores", seats=len(teams))
    last_round = tournament.rounds[-1].games
    if tournament.header.system == "knockout" and all(game is not each for each in last_round):
        raise no("CONTEST-13", "played-on")


def _is_result(sides: Collection[float]) -> bool:
    """True if a game can end so: some sides win and the others lose, or several share it and the others lose."""
    counts = Counter(sides)
    won, shared, lost = counts[1.0], counts[HALF], counts[0.0]
    if won + shared + lost != len(sides):
        return False
    return (won > 0 and lost > 0 and not shared) or (shared > 1 and not won)


def _is_none(command: SettleGame) -> bool:
    """True for an award without points: no player came."""
    return command.award and not any(command.scores)
