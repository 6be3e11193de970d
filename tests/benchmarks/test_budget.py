"""How long answers take is measured where bots really think, and told as shares of their budget."""

import asyncio

from benchmarks.bots import budget


def test_shares_of_the_budget_are_told() -> None:
    took = [0.1] * 998 + [0.3, 0.5]
    found = budget.told("dnup", "best", 0.25, took, {})
    assert (found["worst"], found["one in a thousand"], found["middle"]) == (2.0, 2.0, 0.4)
    assert found["one in a hundred"] == 0.4 and found["decisions"] == 1000


def test_tables_share_one_pool_of_real_processes() -> None:
    found = asyncio.run(budget.measure("dnup", "uniform", 30.0, 3, 12))
    assert found["decisions"] >= 12 and found["replaced"] == {}
    assert found["middle"] <= found["worst"] < 1.0
