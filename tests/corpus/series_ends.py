"""Series of the corpus that their players end: claimed against one who is away, by agreement, with fixed partners."""

from tests.corpus.house import House, until

from pelipoyta.contests.model import Terms
from pelipoyta.table.commands import AskSeriesEnd, Consent, FromSeat
from pelipoyta.table.live.lobby import TableSpec
from pelipoyta.table.live.table import Table
from pelipoyta.table.model import AWAY


async def play_series_ends(house: House) -> None:
    await claimed(house)
    await agreed(house)


async def claimed(house: House) -> None:
    table = await _series(house, "claimed", Terms("best", 3), "rolechess", 2)
    table.join(0)
    clock = table.presence.clock
    table.presence.clock = lambda: clock() + AWAY + 1
    await table.submit(FromSeat(0, AskSeriesEnd(house.id(), 1)))
    await until(lambda: table.state.over)


async def agreed(house: House) -> None:
    """With partners who would have stayed together; a no, and then all agree."""
    table = await _series(house, "agreed", Terms("every", 4, partners=True), "sequence", 4)
    await table.submit(FromSeat(0, AskSeriesEnd(house.id())))
    await table.submit(FromSeat(2, Consent(house.id(), False)))
    await table.submit(FromSeat(1, AskSeriesEnd(house.id())))
    for seat in (0, 2, 3):
        await table.submit(FromSeat(seat, Consent(house.id(), True)))
    await until(lambda: table.state.over)


async def _series(house: House, label: str, terms: Terms, game: str, seats: int) -> Table:
    """The first table of a series, a few choices into its game."""
    places = ("me", *["open"] * (seats - 1))
    spec = TableSpec(game=game, seats=seats, options={}, places=places, name="Aino")
    place = await house.contests.series.create(spec, terms, f"corpus/{label}")
    for number in range(1, seats):
        await house.lobby.sit(place.table, None, f"E{number}", key=f"corpus/{label}/{number}")
    table = await house.started(place.table)
    house.labels[place.table] = f"series: {label}, 1"
    house.labels[str(table.state.header.contest)] = f"series: {label}"
    await house.play(table, 3)
    return table
