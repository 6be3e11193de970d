"""Benchmarks of a cluster: the simulation of a country is consistent, and rows of results say what was measured."""

from random import Random

import pytest
from benchmarks.cluster.country import Country, Processor, told
from benchmarks.cluster.moves import Turn, table
from benchmarks.cluster.plan import Costs, Load, Plan, plan_for, sizes
from benchmarks.cluster.processes import children, processor_seconds, shares
from benchmarks.server.moves import Round
from msgspec.structs import replace

SMALL = Plan(tables=3000, think=10.0, machines=6, owners=2, gateways=5, database_cores=2)

USUAL = Costs()


def lose(plan: Plan = SMALL, costs: Costs = USUAL, share: float = 1 / 3, seed: int = 1) -> Country:
    return Country(plan, costs, share, Random(seed))


def test_every_table_moves_again_and_none_before_the_lease_is_out() -> None:
    country = lose()
    result = country.run()
    assert 800 < result.lost < 1200 and 1600 < result.connections < 2400
    assert len(country.orphaned) == result.lost
    assert all(country.owned[name] > country.lease[name] for name in country.orphaned)
    assert set(country.back) == {player for player, gateway in country.at.items() if gateway < 0}
    assert result.by(0.5) <= result.by(0.99) <= result.by(1) == max(result.again)


def test_a_greater_loss_dearer_tables_and_fewer_machines_take_longer() -> None:
    usual = lose().run().by(1)
    assert lose(share=2 / 3).run().by(1) > usual
    assert lose(costs=replace(Costs(), take_over=40.0)).run().by(1) > usual
    assert lose(replace(SMALL, machines=3)).run().by(1) > usual
    assert lose(share=0.0).run().again == []


def test_browsers_that_wait_too_long_give_up_and_come_back() -> None:
    result = lose(costs=replace(Costs(), follow=400.0, join=400.0)).run()
    assert result.given_up > 0
    assert result.longest_queue > 10
    assert len(result.again) > 0


def test_jobs_are_served_in_their_order_beside_moves() -> None:
    half = Processor(busy=0.5)
    assert half.serve(1.0, 10) == pytest.approx(1.02)
    assert half.serve(1.0, 10) == pytest.approx(1.04)
    assert half.waits(1.01) == pytest.approx(0.03)
    assert Processor(busy=0.0, cores=4).serve(0.0, 10) == pytest.approx(0.0025)


def test_a_plan_is_half_busy_at_most_and_bears_the_loss_of_a_third() -> None:
    for tables in (5000, 20_000, 100_000):
        plan = plan_for(tables, 10.0, Costs())
        before = Load.of(plan, Costs())
        after = Load.of(plan, Costs(), 1 - round(plan.machines / 3) / plan.machines)
        assert max(before.owner, before.gateway, before.database) <= 0.5
        assert max(after.owner, after.gateway) < 1
        assert plan.machines >= 3
    assert "one process on SQLite, 0.7% busy" in sizes(5.0, replace(Costs(), alone_move=0.7))
    assert "| 100,000; 10,000 |" in told(plan, Costs(), lose().run(), 1 / 3)


def test_rows_of_moves_have_medians_ratios_and_parts() -> None:
    def turn(work: float, parts: dict[str, float]) -> Turn:
        return Turn(Round(100.0, work, 50.0, (1.0, 2.0), told=(1.0, 2.0)), parts)

    rounds = [
        {"one": turn(1.0, {"server": 1.0}), "two": turn(2.0 + n, {"owners": 1.5, "NATS": 0.5})} for n in (0, 1, 2)
    ]
    assert "| two | 100 | 1.0, 2.0 ms | 3.00 ms | 3.00 (2.00 … 4.00) | owners 1.50, NATS 0.50 |" in table(rounds)


def test_processor_time_is_by_part() -> None:
    assert processor_seconds([1]) >= 0 == processor_seconds([2**22 + 1])
    assert isinstance(children(1), list)
    assert shares({"a": 1.0, "b": 2.0}, {"a": 1.5, "b": 1.0}, 100) == {"a": 5.0, "b": 0.0}
