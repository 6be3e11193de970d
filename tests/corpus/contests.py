"""Contests of the corpus: series, tournaments, drafts, team matches and duplicate play, finished and unfinished."""

from functools import partial
from time import time
from typing import Any

from tests.corpus.house import House, until

from pelipoyta.bots.arena.drafters import drafter
from pelipoyta.contests.commands import FromKey, NewCalendar, Reissue
from pelipoyta.contests.model import Terms
from pelipoyta.contests.team_match import commands as to_match
from pelipoyta.contests.tournament.commands import (
    CheckIn,
    CloseTournament,
    EnterBots,
    NewBoosters,
    PairRound,
    SettleGame,
    SignUp,
    SubmitDeck,
    TakeCard,
    TournamentPlan,
    Withdraw,
)
from pelipoyta.contests.tournament.decide import is_over
from pelipoyta.table.commands import DrawOffer, FromSeat, Resign
from pelipoyta.table.live.lobby import TableSpec
from pelipoyta.table.live.table import Table
from pelipoyta.table.model import Timing

HOST, ORGANISER = "corpus/organiser", "corpus account"
LISTED = NewCalendar(begins=time() + 3600, listing="open")  # in the lobby's list


async def play_contests(house: House) -> None:
    for scenario in (series, swiss, knockout, robin, partners, decks, draft, sealed, team_match, unfinished, duplicate):
        await scenario(house)


async def series(house: House) -> None:
    """Best of three to its end; every of four games, two played; a contest of a game's own book."""
    for label, game, terms, games in (
        ("best of three", "rolechess", Terms("best", 3), 3),
        ("four games", "dnup", Terms("every", 4, pause=0.0), 2),
        ("a long pause", "sequence", Terms("first", 2, pause=3600.0), 1),
        *((name, "kasvoton", Terms(name), 2) for name in house.games["kasvoton"].contests),
    ):
        place = await house.contests.series.create(
            TableSpec(game=game, seats=2, options={}, places=("me", "open"), name="Aino"), terms, f"corpus/{label}"
        )
        await house.lobby.sit(place.table, None, "Eino", key=f"corpus/{label}/1")
        contest = str((await house.lobby.own(place.table)).state.header.contest)
        house.labels[contest] = f"series: {label}"
        for number in range(1, games + 1):
            await _game_of_series(house, contest, number)


async def _game_of_series(house: House, contest: str, number: int) -> None:
    """Play a little and give up; wait until the end is noted and the next table laid, where there is one."""
    found = await house.contests.series.find(contest)
    table = await house.started(found.current.table)
    house.labels[table.state.header.id] = f"{house.labels[contest]}, game {number}"
    await house.play(table, 3)
    await house.give_up(table, found.current.players.index(number % 2))
    while True:
        found = await house.contests.series.find(contest)
        waits = found.next_at is not None and found.header.terms.pause
        if found.verdict or waits or len(found.rounds) > number:
            return
        await _tick()


async def _tick() -> None:
    ticks = iter((False, True))
    await until(lambda: next(ticks))


async def _entered(house: House, label: str, plan: TournamentPlan, people: int, bots: int = 0) -> str:
    live = house.contests.tournaments
    name = await live.create(plan, f"{HOST}/{label}", organiser=ORGANISER)
    house.labels[name] = f"tournament: {label}"
    for number in range(people):
        team = f"Joukkue {number // 2}" if plan.partners else ""
        await live.do(name, FromKey(f"corpus/{label}/{number}", SignUp(f"Pelaaja {number}", team=team)))
    for _ in range(bots):
        await live.do(name, FromKey(f"{HOST}/{label}", EnterBots("greedy")))
    return name


async def _round(house: House, name: str, drawn: bool = False) -> None:
    """Pair the next round and end its games: the player with the higher number gives up."""
    live = house.contests.tournaments
    tournament = await live.do(name, FromKey((await live.find(name)).header.host, PairRound()))
    for game in tournament.rounds[-1].games:
        table = await house.started(game.table)
        house.labels[game.table] = f"{house.labels[name]}, round {len(tournament.rounds)}"
        people = [seat for seat, who in enumerate(game.players) if not tournament.entrants[who].bot]
        await house.play(table, 2)
        if drawn and len(people) == 2 and not table.state.over:
            await table.submit(FromSeat(0, DrawOffer(house.id(), "offer")))
            await table.submit(FromSeat(1, DrawOffer(house.id(), "accept")))
        elif people:
            await house.give_up(table, max(people, key=lambda seat: game.players[seat]))
    await _noted(house, name, len(tournament.rounds))


async def _noted(house: House, name: str, rounds: int) -> None:
    """Wait until the end of every game of the round is noted."""
    live = house.contests.tournaments
    while not (await live.find(name)).rounds[rounds - 1].over:
        await _tick()


async def swiss(house: House) -> None:
    """Five people, one checked in late, one withdrawn, a ticket issued anew, results settled; closed by its host."""
    live, label = house.contests.tournaments, "swiss"
    host = f"{HOST}/{label}"
    plan = TournamentPlan(
        "rolechess", 2, "swiss", 4, title="Syyskisa", check_in=True, time=Timing(300, increment=5), calendar=LISTED
    )
    name = await _entered(house, label, plan, 5)
    for entrant in range(4):
        await live.do(name, FromKey(f"corpus/{label}/{entrant}", CheckIn(entrant)))
    await _round(house, name)
    await live.do(name, FromKey(host, CheckIn(4)))
    await live.do(name, FromKey(host, Reissue(1, "corpus/swiss/1 anew")))
    await _round(house, name, drawn=True)
    game = (await live.find(name)).rounds[0].games[0]
    await live.do(name, FromKey(host, SettleGame(game.table, (0.5, 0.5), 0, "Sovittiin tasapelistä.")))
    tournament = await live.do(name, FromKey(host, PairRound()))
    table = await house.started(tournament.rounds[-1].games[0].table)
    await house.play(table, 2)
    await live.do(name, FromKey(f"corpus/{label}/2", Withdraw(2)))
    for each in tournament.rounds[-1].games:
        if each.table in {game.table for game in (await live.find(name)).running} and 2 not in each.players:
            await live.do(name, FromKey(host, SettleGame(each.table, (1.0, 0.0), 0, "Ei saapunut.", award=True)))
    await _noted(house, name, 3)
    await live.do(name, FromKey(host, CloseTournament()))


async def knockout(house: House) -> None:
    """Six in a knock-out with a drawn match that is played again."""
    name = await _entered(house, "knockout", TournamentPlan("kasvoton", 2, "knockout", bots=True), 6)
    await _round(house, name, drawn=True)
    while not is_over(await house.contests.tournaments.find(name)):
        await _round(house, name)


async def robin(house: House) -> None:
    """Everyone meets everyone, two bots among them; rounds follow by themselves."""
    name = await _entered(house, "robin", TournamentPlan("dnup", 2, "robin", bots=True, auto=True), 1, 2)
    await house.contests.tournaments.do(name, FromKey(f"{HOST}/robin", PairRound()))
    for number in (1, 2, 3):
        while len((found := await house.contests.tournaments.find(name)).rounds) < number:
            await _tick()
        for game in found.rounds[number - 1].games:
            house.labels[game.table] = f"{house.labels[name]}, round {number}"
            if 0 in game.players:
                await (await house.started(game.table)).submit(FromSeat(game.players.index(0), Resign(house.id())))
        await _noted(house, name, number)


async def partners(house: House) -> None:
    """Team mates enter together; the second round is being played."""
    plan = TournamentPlan("sequence", 4, "swiss", 3, partners=True, options={"teams": 2})
    name = await _entered(house, "partners", plan, 8)
    await _round(house, name)
    tournament = await house.contests.tournaments.do(name, FromKey(f"{HOST}/partners", PairRound()))
    for game in tournament.rounds[-1].games:
        house.labels[game.table] = f"{house.labels[name]}, round 2"
        await house.play(await house.started(game.table), 6)


async def decks(house: House) -> None:
    """Entrants bring decks of their own; the first round is being played."""
    live, label = house.contests.tournaments, "decks"
    name = await _entered(house, label, TournamentPlan("lotr", 2, "swiss", 1), 0)
    for number, deck in enumerate(("ttt-theoden", "ttt-aragorn")):
        await live.do(name, FromKey(f"corpus/{label}/{number}", SignUp(f"Pelaaja {number}", {"decks": deck})))
    tournament = await live.do(name, FromKey(f"{HOST}/{label}", PairRound()))
    table = tournament.rounds[0].games[0].table
    house.labels[table] = f"{house.labels[name]}, round 1"
    await house.play(await house.started(table), 20)


async def draft(house: House) -> None:
    """Two people and two bots draft; one leaves and a bot goes on; decks are built and the first round is played."""
    live, label = house.contests.tournaments, "draft"
    plan = TournamentPlan("lotr", 2, "swiss", 2, bots=True, boosters=NewBoosters("draft", 3))
    name = await _entered(house, label, plan, 3, 1)
    await live.do(name, FromKey(f"{HOST}/{label}", PairRound()))
    for pick in range(30):
        stage = (await live.find(name)).stage
        assert stage is not None
        if not stage.picking:
            break
        if pick == 4:
            await live.do(name, FromKey(f"corpus/{label}/2", Withdraw(2)))
        for entrant in (0, 1) if pick >= 4 else (0, 1, 2):
            card = stage.packs[stage.players.index(entrant)][0]
            await live.do(name, FromKey(f"corpus/{label}/{entrant}", TakeCard(entrant, stage.picks, card)))
        while (now := (await live.find(name)).stage) and now.picks == stage.picks and now.picking:
            await _tick()
    for entrant in (0, 1):
        await _build(house, name, f"corpus/{label}/{entrant}", entrant)
    while (now := (await live.find(name)).stage) and now.late:
        await _tick()
    await _round(house, name)


async def sealed(house: House) -> None:
    """Sealed deck: boosters are opened, and one of two decks is built."""
    label = "sealed"
    name = await _entered(
        house, label, TournamentPlan("lotr", 2, "swiss", 1, boosters=NewBoosters("sealed", 4, pace=600)), 2
    )
    await house.contests.tournaments.do(name, FromKey(f"{HOST}/{label}", PairRound()))
    await _build(house, name, f"corpus/{label}/1", 1)


async def _build(house: House, name: str, key: str, entrant: int) -> None:
    tournament = await house.contests.tournaments.find(name)
    assert tournament.stage is not None
    pool = tournament.stage.pools[tournament.stage.players.index(entrant)]
    options: Any = house.games["lotr"].options(variant="limited")
    text = drafter("lotr").build(options, pool, house.random)
    await house.contests.tournaments.do(name, FromKey(key, SubmitDeck(entrant, {"decks": text})))


async def _joined(house: House, label: str, plan: to_match.TeamMatchPlan, people: int) -> str:
    name = await house.contests.team_matches.create(plan, f"{HOST}/{label}", organiser=ORGANISER)
    house.labels[name] = f"team match: {label}"
    for number in range(people):
        side = number % 2 if plan.form == "teams" else 0
        join = FromKey(f"corpus/{label}/{number}", to_match.JoinTeam(f"Pelaaja {number}", side, word=f"sana {number}"))
        await house.contests.team_matches.do(name, join)
    return name


async def team_match(house: House) -> None:
    """Two teams by the book: captains change, line-ups are given, all games end."""
    live, label = house.contests.team_matches, "teams"
    plan = to_match.TeamMatchPlan(
        "kasvoton", "teams", 2, title="Ottelu", sides=("Akselit", "Bertat"), options={"shame": True}, calendar=LISTED
    )
    name = await _joined(house, label, plan, 3)
    await live.do(name, FromKey(f"corpus/{label}/2", to_match.LeaveTeamMatch(2)))
    await live.do(name, FromKey(f"corpus/{label}/4", to_match.JoinTeam("Pelaaja 4", 0)))
    await live.do(name, FromKey(f"{HOST}/{label}", to_match.AddBot("greedy", 1)))
    await live.do(name, FromKey(f"{HOST}/{label}", to_match.NameCaptain(3)))
    await live.do(name, FromKey(f"{HOST}/{label}", Reissue(1, f"corpus/{label}/1 anew")))
    await live.do(name, FromKey(f"corpus/{label}/4", to_match.GiveLineUp((3, 0))))
    await live.do(name, FromKey(f"corpus/{label}/1 anew", to_match.GiveLineUp((4, 1))))
    await _end_tables(house, name)


async def _end_tables(house: House, name: str) -> None:
    """Play at each table as soon as it is laid, until every game has ended."""
    live, played = house.contests.team_matches, set[str]()
    while not (team_match := await live.find(name)).over:
        for sitting in team_match.sittings:
            if sitting.table in team_match.waits or sitting.table in played:
                continue
            table = await house.started(sitting.table)
            played.add(sitting.table)
            house.labels[sitting.table] = f"{house.labels[name]}, {sitting.table.rpartition('-')[2]}"
            await house.play(table, 12)
            await house.give_up(table, table.state.seats.persons[0])
        await _tick()
    for name in played:
        await until(partial(_is_open, await house.lobby.own(name)))


def _is_open(table: Table) -> bool:
    return not table.state.hidden_from_others


async def unfinished(house: House) -> None:
    """A team match whose first tables are being played, and whose second tables wait."""
    plan = to_match.TeamMatchPlan("kasvoton", "teams", 2, sides=("", ""), time=Timing(600))
    name = await _joined(house, "unfinished", plan, 4)
    team_match = await house.contests.team_matches.do(name, FromKey(f"{HOST}/unfinished", to_match.BeginTeamMatch()))
    first = next(iter(team_match.sittings)).table
    house.labels[first] = "team match: unfinished, 1"
    await house.play(await house.started(first), 1)


async def duplicate(house: House) -> None:
    """The same chance at two tables, two deals; and one that is being played."""
    for label, game, seats in (("duplicate", "dnup", 2), ("duplicate in four", "sequence", 4)):
        plan = to_match.TeamMatchPlan(game, "duplicate", 2 * seats, seats, sides=(), tables=2, deals=2)
        name = await _joined(house, label, plan, 2 * seats)
        await house.contests.team_matches.do(name, FromKey(f"{HOST}/{label}", to_match.BeginTeamMatch()))
        if game == "dnup":
            await _end_tables(house, name)
        else:
            for sitting in (await house.contests.team_matches.find(name)).sets[0].sittings:
                house.labels[sitting.table] = f"{house.labels[name]}, {sitting.table.rpartition('-')[2]}"
                await house.play(await house.started(sitting.table), 8)
