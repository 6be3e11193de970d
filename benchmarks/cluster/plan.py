"""Plan of a cluster: how many processes and cores serve so many tables, by the measured costs of moves."""

from math import ceil

from msgspec import Struct

PROCESSES = 7  # of a machine
HELD = 3000  # connections of a gateway
SIZES = (3, 50, 1000, 10_000, 100_000)  # tables of a family, a club, a town, a league and a country


class Costs(Struct, frozen=True):
    """Milliseconds of one core; of a move, by part, and of what a loss brings.

    Those of moves are measured at full load, and a third more: fewer share a commit where processes are half busy.
    """

    alone_move: float = 0.4  # in one process, on SQLite
    owner_move: float = 0.4
    gateway_move: float = 0.6  # both players' gateways together
    database_move: float = 0.12
    bus_move: float = 0.07
    take_over: float = 1.5  # an owner loads a table
    follow: float = 3.7  # a gateway takes the first player of a table, and follows it
    join: float = 1.7  # it takes one more player
    claim: float = 0.4  # the database places a table
    look: float = 0.008  # the database tells a gateway how one of its tables stands, each second


class Plan(Struct, frozen=True):
    """Size of a cluster."""

    tables: int
    think: float  # seconds between two moves of a table
    machines: int
    owners: int  # processes of a machine
    gateways: int
    database_cores: int

    @property
    def moves(self) -> float:
        """Moves a second of all tables."""
        return self.tables / self.think


class Load(Struct, frozen=True):
    """Share of a core that each kind of process is busy with moves; of the database: of all its cores."""

    owner: float
    gateway: float
    database: float

    def told(self) -> str:
        return f"{self.owner:.0%}, {self.gateway:.0%}, {self.database:.0%}"

    @classmethod
    def of(cls, plan: Plan, costs: Costs, share: float = 1.0) -> "Load":
        """Load while this share of the machines runs."""
        owners, gateways = plan.machines * plan.owners * share, plan.machines * plan.gateways * share
        polled = 2 * plan.tables * costs.look  # each table is followed at up to two gateways
        return cls(
            plan.moves * costs.owner_move / 1000 / owners,
            plan.moves * costs.gateway_move / 1000 / gateways,
            (plan.moves * costs.database_move + polled) / 1000 / plan.database_cores,
        )


def plan_for(tables: int, think: float, costs: Costs, busy: float = 0.5) -> Plan:
    """Plan of machines with eight cores, of which none is busy by more than this share.

    A core is left for the system and the proxy; a gateway holds the players of 1,500 tables.
    """
    whole = Plan(tables=tables, think=think, machines=1, owners=1, gateways=1, database_cores=1)
    alone = Load.of(whole, costs)
    owners, gateways = alone.owner / busy, max(alone.gateway / busy, 2 * tables / HELD)
    each = min(max(ceil(PROCESSES * owners / (owners + gateways)), 1), PROCESSES - 1)
    machines = max(ceil(owners / each), ceil(gateways / (PROCESSES - each)), 3)
    return Plan(
        tables=tables,
        think=think,
        machines=machines,
        owners=each,
        gateways=PROCESSES - each,
        database_cores=max(ceil(alone.database / busy), 2),
    )


def sizes(think: float, costs: Costs) -> str:
    """Rows from a family to a country: processes, cores and machines."""
    rows = ["| tables at once | moves a second | what serves them | cores |", "|---|---|---|---|"]
    for tables in SIZES:
        busy = tables / think * costs.alone_move / 1000
        serves, cores = f"one process on SQLite, {busy:.1%} busy", 1
        if busy > 0.5 or 2 * tables > HELD:
            plan = plan_for(tables, think, costs)
            cores = 8 * plan.machines + plan.database_cores
            serves = (
                f"{plan.machines} machines of 8 cores with {plan.machines * plan.owners} owners and"
                f" {plan.machines * plan.gateways} gateways; PostgreSQL with {plan.database_cores} cores"
            )
        rows.append(f"| {tables:,} | {tables / think:,.1f} | {serves} | {cores} |")
    return "\n".join(rows)
