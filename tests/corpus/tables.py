"""Tables of the corpus: all games, every entry that a table's log can hold, finished and unfinished."""

from contextlib import suppress
from typing import Any

import msgspec
from msgspec import Raw
from tests.corpus.house import House, until, wish

from pelipoyta.games.lotr.decks.bring import PRIVATE
from pelipoyta.kernel.game import HOST
from pelipoyta.kernel.play import IllegalAction, Move
from pelipoyta.table.commands import (
    AskBack,
    AskForBot,
    Bring,
    Consent,
    DrawOffer,
    FromSeat,
    LetPass,
    RedactLines,
    Rematch,
    Rename,
    Resign,
    Return,
    Show,
    Speak,
    TakeAdvice,
    Undo,
)
from pelipoyta.table.errors import TableError
from pelipoyta.table.live.table import Table
from pelipoyta.table.model import Placed, Timing
from pelipoyta.table.watching import ListedAs, Watching

AWAY = 30  # seconds
POSITIONS = 3  # of the largest game, at different depths of its turns
DECK = {"decks": PRIVATE.offers["ttt-theoden"]}
BOXED = {"decks": "fotr-aragorn-60"}


async def play_tables(house: House) -> None:
    for scenario in (
        sizes,
        talk,
        draws,
        undos,
        consent,
        stand_ins,
        teaching,
        judged,
        decks,
        placed,
        hosted,
        rated,
        listed,
    ):
        await scenario(house)


async def sizes(house: House) -> None:
    """Games of all sizes by people and bots, to their end or part of the way."""
    bot, people = "bot:greedy", ("me", "open", "open", "open", "open", "open")
    wall = {"shield_wall": True, "shame": True, "turn_limit": 8}
    for label, wanted, choices in (
        ("rolechess to its end", wish("rolechess", "me", bot, options={"no_progress": 3}), 400),
        ("rolechess with passing", wish("rolechess", "me", "open", options={"free_pass": True}, word="kivi"), 12),
        ("dnup of two", wish("dnup", "me", bot), 400),
        ("dnup of five", wish("dnup", *people[:4], bot, word="sana"), 30),
        ("kasvoton of two", wish("kasvoton", "me", bot, options=wall), 400),
        ("kasvoton in teams", wish("kasvoton", *people[:3], bot), 60),
        ("sequence of two", wish("sequence", "me", bot, options={"turn_limit": 20}), 400),
        ("sequence of three teams", wish("sequence", *people[:6], options={"thieves": True, "draw": "manual"}), 40),
        ("lotr of two", wish("lotr", "me", bot, private_options=(DECK,)), 600),
        ("lotr of four", wish("lotr", *people[:3], bot), 80),
    ):
        await house.play(await house.table(label, wanted), choices)


async def listed(house: House) -> None:
    """A club's table that onlookers see two moves late (TABLE-25)."""
    watched = ListedAs(listing="club", club="c-kerho", watch=Watching("moves", 2))
    await house.play(await house.table("dnup of a club", wish("dnup", "me", "open", listed=watched)), 6)


async def rated(house: House) -> None:
    """A rated game of two accounts, resigned after a few choices (TABLE-23)."""
    wanted = wish("rolechess", "me", "open", time=Timing(300), hints=False, rated=True, account="a-aino")
    place = await house.lobby.create(wanted, "corpus/rated")
    house.labels[place.table] = "rolechess rated"
    await house.lobby.sit(place.table, None, "", key="corpus/rated/1", account="a-eino")
    table = await house.started(place.table)
    await house.play(table, 6)
    await house.give_up(table, 1)


async def talk(house: House) -> None:
    """Words to all and aside, new names, advice."""
    table = await house.table("dnup with talk", wish("dnup", "me", "open", "open", hints=True))
    await table.submit(FromSeat(0, Speak(house.id(), "Hyvää peliä! 👋")))
    await house.play(table, 3)
    await table.submit(FromSeat(1, Rename(house.id(), "Eino Uusi")))
    await table.submit(FromSeat(2, TakeAdvice(house.id())))
    await table.submit(FromSeat(1, Speak(house.id(), "Kiitos samoin.")))
    await table.submit(FromSeat(2, Speak(house.id(), "Ei Ainolle."), unheard=(0,)))
    await table.submit(RedactLines((table.state.length - 1,)))
    await house.play(table, 5)
    asides = wish("lotr", "me", "open", "open", options={"shadow_chat": True})
    table = await house.table("lotr with asides", asides)
    while not (aside := _aside(table)) and not table.state.over:
        await house.play(table, 1)
    seat, ears = aside
    await table.submit(FromSeat(seat, Speak(house.id(), "Vain meille.", ears)))
    await house.play(table, 5)
    table = await house.table("dnup without hints", wish("dnup", "me", "bot:greedy", hints=False))
    await table.submit(FromSeat(0, Resign(house.id())))


def _aside(table: Table) -> Any:
    """A seat that may speak aside, and the seats that would hear it."""
    told = [(seat, table.state.game.hooks.talk(table.state.game_state, seat).aside) for seat in range(3)]
    return next(((seat, ears) for seat, ears in told if ears), ())


async def draws(house: House) -> None:
    """Offered, declined, offered, accepted by one and by all; then a rematch."""
    table = await house.table("dnup drawn", wish("dnup", "me", "open", "open"))
    await house.play(table, 2)
    await table.submit(FromSeat(0, DrawOffer(house.id(), "offer")))
    await table.submit(FromSeat(1, DrawOffer(house.id(), "decline")))
    await table.submit(FromSeat(2, DrawOffer(house.id(), "offer")))
    for seat in (0, 1):
        await table.submit(FromSeat(seat, DrawOffer(house.id(), "accept")))
    await table.submit(FromSeat(1, Rematch(house.id())))
    again = await house.started(str(table.state.offers.next))
    house.labels[again.state.header.id] = "dnup drawn, its rematch"
    await house.play(again, 4)
    await again.submit(FromSeat(0, DrawOffer(house.id(), "offer")))


async def undos(house: House) -> None:
    """Choices taken back as the rules allow, in every game where they do."""
    for game in house.games:
        table = await house.table(f"{game} with undo", wish(game, "me", "open"))
        for _ in range(6):
            await house.play(table, 3)
            for seat in (0, 1):
                with suppress(IllegalAction, TableError):
                    await table.submit(FromSeat(seat, Undo(house.id())))


async def consent(house: House) -> None:
    """Steps back that the others refuse and grant; one that not all have agreed to yet."""
    table = await house.table("rolechess with steps back", wish("rolechess", "me", "open"))
    for answer in (False, True, True):
        mover = await _asked_back(house, table)
        await table.submit(FromSeat(1 - mover, Consent(house.id(), answer)))
        await house.play(table, 1)
    table = await house.table("dnup with a step back asked", wish("dnup", "me", "open", "open"))
    mover = await _asked_back(house, table)
    await table.submit(FromSeat((mover + 1) % 3, Consent(house.id(), True)))


async def _asked_back(house: House, table: Table) -> int:
    """Play on until a player can ask for a step back, and does; says who."""
    while not table.state.over:
        await house.play(table, 1)
        step = table.state.history.steps[-1].step
        with suppress(IllegalAction):
            if isinstance(step, Move):
                await table.submit(FromSeat(step.seat, AskBack(house.id(), 1)))
                return step.seat
    raise AssertionError("no step back could be asked for")


async def stand_ins(house: House) -> None:
    """A bot plays for a player who is away; one comes back, one does not."""
    for game in ("sequence", "lotr"):
        table = await house.table(f"{game} with a stand-in", wish(game, "me", "open", "open", away=AWAY))
        await house.play(table, 2)
        for seat in (0, 1):
            table.join(seat)
        _later(table, AWAY + 1)
        await table.submit(FromSeat(0, AskForBot(house.id(), 2, "greedy")))
        await table.submit(FromSeat(1, Consent(house.id(), False)))
        await table.submit(FromSeat(0, AskForBot(house.id(), 2, "greedy")))
        await table.submit(FromSeat(1, Consent(house.id(), True)))
        await house.play(table, 5)
        if game == "lotr":
            await table.submit(FromSeat(2, Return(house.id())))
            await house.play(table, 5)
    table = await house.table("dnup with a stand-in asked for", wish("dnup", "me", "open", "open", away=AWAY))
    for seat in (0, 1):
        table.join(seat)
    _later(table, AWAY + 1)
    await table.submit(FromSeat(0, AskForBot(house.id(), 2, "greedy")))


def _later(table: Table, seconds: float) -> None:
    clock = table.presence.clock
    table.presence.clock = lambda: clock() + seconds


async def teaching(house: House) -> None:
    """All lies open, and any choice may be taken back."""
    for game in ("kasvoton", "lotr", "rolechess"):
        table = await house.table(f"{game} taught", wish(game, "me", "open", teaching=True))
        await house.play(table, 8)
        for choices in (3, 5):
            with suppress(IllegalAction, TableError):
                await table.submit(FromSeat(0, Undo(house.id(), choices)))
            await house.play(table, 6)
        if game != "lotr":
            await house.give_up(table, 1)


async def judged(house: House) -> None:
    """A host who judges and does not play."""
    rules = {"no_coaching": True, "judge": "host"}
    table = await house.table("sequence with a judge", wish("sequence", "open", "open", "open", "open", options=rules))
    await table.submit(FromSeat(HOST, Speak(house.id(), "Hiljaa, olkaa hyvät.")))
    await house.play(table, 10)
    legal = table.state.history.current.legal(HOST)
    if legal:
        await house.choose(table, HOST, legal[0])
    await house.play(table, 4)


async def decks(house: House) -> None:
    """Decks of one's own: kept, changed in a rematch, shown; questions that the table lets pass."""
    table = await house.table(
        "lotr with decks", wish("lotr", "me", "open", private_options=(DECK,)), {"decks": "ttt-aragorn"}
    )
    what = next(iter(table.state.game.hooks.passes))
    await table.submit(FromSeat(0, LetPass(house.id(), what, True)))
    await table.submit(FromSeat(1, LetPass(house.id(), what, True)))
    await table.submit(FromSeat(1, LetPass(house.id(), what, False)))
    await house.play(table, 25)
    await house.give_up(table, 1)
    await table.submit(FromSeat(0, Show(house.id())))
    await table.submit(FromSeat(0, Rematch(house.id())))
    again = await house.lobby.own(str(table.state.offers.next))
    house.labels[again.state.header.id] = "lotr with decks, its rematch"
    await again.submit(FromSeat(0, Bring(house.id(), {"decks": "ttt-theoden"})))
    await again.submit(FromSeat(1, Bring(house.id(), {})))
    await until(lambda: again.state.started)
    await house.play(again, 20)
    await house.give_up(again, 0)
    for seat in (0, 1):
        await again.submit(FromSeat(seat, Show(house.id())))
    options = {"format": "fellowship", "variant": "starter"}
    boxed = wish("lotr", "me", "open", "open", options=options, private_options=(BOXED,))
    table = await house.table("lotr of three in boxed decks", boxed, BOXED, BOXED)
    await house.play(table, 10)


async def placed(house: House) -> None:
    """Games that go on from a position: as it was, drawn anew, or set up."""
    for game in house.games:
        for number in range(4 if game == "lotr" else 1):
            await _played_on(house, game, number)
    rolechess = house.games["rolechess"]
    beginning = rolechess.notation.read(rolechess.notation.draw(rolechess.start(rolechess.options(), 2)))
    begins = Placed(Raw(msgspec.json.encode(beginning)), "set")
    await house.play(await house.table("rolechess set up", wish("rolechess", "me", "open", placed=begins)), 4)


async def _played_on(house: House, game: str, number: int) -> None:
    """A game that is left at some positions, and goes on from each at another table."""
    table = await house.table(f"{game} played before {number}", wish(game, "me", "open"))
    for stop in range(POSITIONS if game == "lotr" else 1):
        await house.play(table, 23 if game == "lotr" else 14)
        if table.state.over:
            return
        position = Placed(Raw(msgspec.json.encode(table.state.game_state)), "drawn" if stop % 2 else "true")
        label = f"{game} played on {number} {stop}"
        after = await house.table(label, wish(game, "me", "bot:greedy", placed=position))
        await house.play(after, 4)
    await house.give_up(table, 0)


async def hosted(house: House) -> None:
    """A table that waits: one seat taken, one given to a bot, one open."""
    place = await house.lobby.create(wish("dnup", "open", "open", "open"), "corpus/waiting")
    house.labels[place.table] = "dnup that waits"
    await house.lobby.sit(place.table, 2, "Oiva", key="corpus/waiting/2", word="kolme")
    await house.lobby.put_bot(place.table, 0, "greedy", place.key)
    table = await house.lobby.own(place.table)
    await table.submit(FromSeat(HOST, Speak(house.id(), "Yksi paikka on vapaana.")))
