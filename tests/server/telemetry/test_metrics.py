"""Metrics: who may read them, what they tell of a game, and the dashboard that is drawn from them."""

import json
import re
import socket
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from prometheus_client.parser import text_string_to_metric_families
from tests.server import web

from pelipoyta.server.settings import Settings
from pelipoyta.server.telemetry.meters import BOUNDS, Histogram

DEPLOY = Path(__file__).parents[3] / "deploy"
TOKEN = "a token of twenty-four characters"
HOLDER = {"Authorization": f"Bearer {TOKEN}"}
Opened = Callable[[Settings], Any]


@pytest.fixture
def watched(opened: Opened, settings: Settings) -> Any:
    return opened(settings.model_copy(update={"metrics_token": TOKEN}))


def samples(text: str) -> dict[str, float]:
    """Value of each sample by name and labels."""
    return {
        f"{each.name}{''.join(f'/{label}' for _, label in sorted(each.labels.items()))}": each.value
        for family in text_string_to_metric_families(text)
        for each in family.samples
    }


def test_a_stranger_gets_what_an_unknown_page_gives(watched: Any, house: Any) -> None:
    unknown = house.client.get("/metricz")
    for client in (watched.client, house.client):
        for headers in ({}, {"Authorization": "Bearer wrong"}, {"Authorization": f"Basic {TOKEN}"}):
            refused = client.get("/metrics", headers=headers)
            assert (refused.status_code, refused.json()) == (404, {"error": {"code": "no_such_page", "facts": {}}})
    assert unknown.status_code == 404
    assert house.client.get("/metrics", headers=HOLDER).status_code == 404  # no token is set


def test_a_game_is_told(watched: Any) -> None:
    table, first, second = watched.pair()
    asked = first if first.updates[-1]["legal"] else second
    assert asked.do(**asked.updates[-1]["legal"][0]["action"])["type"] == "ack"
    assert asked.answered("resign")["type"] == "ack"
    assert asked.do(at=999, type="nothing")["type"] == "error"
    watched.client.get("/api/tables/nowhere")
    told = samples(watched.client.get("/metrics", headers=HOLDER).text)
    assert told["pelipoyta_commands_total/do"] == 1 and told["pelipoyta_commands_total/resign"] == 1
    assert told["pelipoyta_sockets/table"] == 2 and told["pelipoyta_tables/arvaus/over"] == 1
    assert told["pelipoyta_ack_seconds_count"] == 2 and told["pelipoyta_ack_seconds_sum"] > 0
    assert told["pelipoyta_commit_seconds_count"] >= 3 and told["pelipoyta_log_lines_total"] >= 3
    assert told["pelipoyta_refusals_total/no_such_table/http"] == 1
    assert told["pelipoyta_requests_total/404"] >= 1 and told["pelipoyta_queue_length/commits"] == 0
    assert told["process_resident_memory_bytes"] > 0
    assert table not in json.dumps(list(told))


def test_nothing_that_names_a_person_or_a_table_is_a_label(watched: Any) -> None:
    watched.pair()
    text = watched.client.get("/metrics", headers=HOLDER).text
    labels = {
        name for family in text_string_to_metric_families(text) for each in family.samples for name in each.labels
    }
    known = {"game", "phase", "kind", "queue", "command", "place", "code", "status", "why", "le", "version"}
    assert labels <= known | {"implementation", "major", "minor", "patchlevel"}


def names_of_dashboard() -> set[str]:
    board = json.loads((DEPLOY / "grafana.json").read_text())
    asked = [target["expr"] for panel in board["panels"] for target in panel.get("targets", [])]
    return {name for each in asked for name in re.findall(r"\b(?:pelipoyta|process)_\w+", each)}


def test_the_dashboard_asks_for_what_there_is(watched: Any) -> None:
    watched.pair()
    text = watched.client.get("/metrics", headers=HOLDER).text
    families = {family.name: family.type for family in text_string_to_metric_families(text)}
    ends = {"counter": ("_total",), "histogram": ("_bucket", "_sum", "_count"), "gauge": ("",), "info": ("_info",)}
    there = {f"{name}{end}" for name, kind in families.items() for end in ends.get(kind, ("",))}
    assert len(names_of_dashboard()) > 10 and names_of_dashboard() <= there


def test_a_port_of_its_own(process: Callable[..., Any]) -> None:
    """Metrics need no token there, and nothing else is answered; on the server's own port there are none."""
    with socket.create_server(("127.0.0.1", 0)) as found:
        port = found.getsockname()[1]
    server = process(metrics=f"127.0.0.1:{port}")
    told = samples(web.get(f"http://127.0.0.1:{port}/metrics").text)
    assert told["pelipoyta_queue_length/bots"] == 0 and "pelipoyta_bot_choices_total" in told
    assert web.get(f"http://127.0.0.1:{port}/api/games").status_code == 404
    assert web.get(f"http://{server.address}/metrics").status_code == 404


def test_a_histogram_counts_each_time_once() -> None:
    times = Histogram()
    for seconds in (0.0, BOUNDS[0], 0.0011, 1.5, 99.0):
        times.observe(seconds)
    assert times.count == 5 and times.counts[0] == 2 and times.counts[-1] == 1
    assert times.quantile(0.5) == 0.002 and times.quantile(1.0) == float("inf")
    assert Histogram().quantile(0.5) == 0.0
