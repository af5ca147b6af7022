"""What the port says of a bot at play: alive, ready or why not, and figures that name nobody."""

from __future__ import annotations

import asyncio
import json
import re
import shutil
import subprocess
from pathlib import Path

import aiohttp
import pytest
import yaml  # type: ignore[import-untyped]
from prometheus_client import generate_latest
from structlog.testing import capture_logs

from bot.metrics import REGISTRY
from bot.ops import state
from bot.ops.alerts import FAULT, KINDS
from bot.ops.server import OpsServer, PortTaken
from bot.settings import Settings
from storage.store_errors import StoreError
from tests.drills.conftest import lab as lab
from tests.drills.table import Drill

ROOT = Path(__file__).parents[2]


async def read(tower: OpsServer, path: str) -> tuple[int, str]:
    async with aiohttp.ClientSession() as session, session.get(f"http://127.0.0.1:{tower.port}{path}") as answer:
        return answer.status, await answer.text()


def figure(metrics: str, name: str) -> float:
    """Sum a figure up over its labels."""
    found = re.findall(rf"^{name}(?:\{{[^}}]*\}})? (\S+)$", metrics, re.MULTILINE)
    assert found, name
    return sum(map(float, found))


async def test_a_bot_is_alive_ready_and_measured(lab: Drill, monkeypatch: pytest.MonkeyPatch) -> None:
    lab.server.ack_deadline = 3.0  # nothing here is about time
    tower = OpsServer(Settings(metrics_port=0))
    async with tower.open():
        assert await read(tower, "/healthz") == (200, "alive\n")
        assert await read(tower, "/readyz") == (503, "start: not yet started\n")
        tower.bot = lab.bot
        assert await read(tower, "/readyz") == (200, "ready\n")
        before = (await read(tower, "/metrics"))[1]
        await lab.begin()
        await lab.settle()
        after = (await read(tower, "/metrics"))[1]
        for name in ("acknowledgement_seconds_count", "answer_seconds_count", "paint_lag_seconds_count"):
            assert figure(after, f"escapade_{name}") > figure(before, f"escapade_{name}"), name
        assert figure(after, "escapade_discord_responses_total") > figure(before, "escapade_discord_responses_total")
        assert figure(after, "escapade_moves_total") >= 1
        assert 'escapade_tables{state="playing",title="fugitive"} 1.0' in after
        for name in ("clock_lag_seconds", "worker_tasks", "shards_away", "loop_delay_seconds_count"):
            figure(after, f"escapade_{name}")
        assert not re.search("Ana|Ben", after)

        async def broken(key: str) -> str | None:
            raise StoreError("the disk is gone")

        with monkeypatch.context() as patch:
            patch.setattr(lab.bot.store, "read", broken)
            assert await read(tower, "/readyz") == (503, "store: the disk is gone\n")
            patch.setattr(lab.bot.store, "read", lambda key: asyncio.Event().wait())
            patch.setattr(state, "PATIENCE", 0.05)
            assert await read(tower, "/readyz") == (503, "store: no answer within 0.05 seconds\n")


async def test_the_log_says_once_who_the_bot_is_and_how_it_is_invited(lab: Drill) -> None:
    lab.bot.introduced = False
    with capture_logs() as lines:
        await lab.bot.on_ready()
        await lab.bot.on_ready()
    (line,) = lines
    assert (line["event"], line["bot"], line["servers"]) == ("online", str(lab.bot.user), len(lab.bot.guilds))
    assert f"client_id={lab.bot.application_id}" in line["invitation"]
    assert "permissions=377957239872" in line["invitation"]


async def test_away_from_discord_or_late_it_is_not_ready(lab: Drill, monkeypatch: pytest.MonkeyPatch) -> None:
    lab.bot.gateway.went(0)
    with monkeypatch.context() as patch:
        patch.setattr(lab.bot.clock, "lag", lambda: 6.0)
        assert await state.troubles(lab.bot) == {"gateway": "shard 0: not on the line", "clock": "6.0 seconds late"}
    lab.bot.gateway.came(0)


async def test_a_port_that_is_taken_is_told() -> None:
    first = OpsServer(Settings(metrics_port=0))
    async with first.open():
        second = OpsServer(Settings(metrics_port=first.port))
        with pytest.raises(PortTaken):
            async with second.open():
                pass


def test_the_dashboard_shows_all_that_is_measured_and_asks_for_nothing_else() -> None:
    dashboard = json.loads((ROOT / "docs/grafana.json").read_text("utf-8"))
    asked = {
        name.removesuffix("_bucket").removesuffix("_total")
        for panel in dashboard["panels"]
        for target in panel["targets"]
        for name in re.findall(r"escapade_\w+", target["expr"])
    }
    assert asked == measured()


def measured() -> set[str]:
    """The names of all measures, those that are read when somebody asks included."""
    counted = {metric.name for metric in REGISTRY.collect()}
    return counted | set(re.findall(r'"(escapade_\w+)"', (ROOT / "bot/ops/state.py").read_text("utf-8")))


def test_the_alert_rules_name_measures_and_values_that_there_are() -> None:
    (group,) = yaml.safe_load((ROOT / "docs/alerts.yaml").read_text("utf-8"))["groups"]
    shown = generate_latest(REGISTRY).decode()
    for rule in group["rules"]:
        for name in re.findall(r"escapade_\w+", rule["expr"]):
            assert name.removesuffix("_bucket").removesuffix("_total") in measured(), rule["alert"]
        for name, values in re.findall(r'(escapade_\w+)\{\w+=~?"([^"]*)"\}', rule["expr"]):
            for value in values.split("|"):
                assert re.search(rf'^{name}\{{\w+="{value}"\}}', shown, re.MULTILINE), (
                    f"{value}: only what is 0 before it happens rises when it does"
                )
        assert rule["labels"]["severity"] in ("page", "look")
        assert rule["annotations"]["summary"]
    for kind in {*KINDS.values(), FAULT}:
        assert f'escapade_trouble_total{{kind="{kind}"}}' in shown


def test_prometheus_takes_the_rules_and_fires_them() -> None:
    if (promtool := shutil.which("promtool")) is None:
        pytest.skip("promtool is not installed here")
    for command in (["test", "rules", "tests/ops/alerts.yaml"], ["check", "config", "docs/prometheus.yaml"]):
        done = subprocess.run([promtool, *command], cwd=ROOT, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout + done.stderr


async def test_of_several_processes_each_counts_the_tables_that_it_looks_after(
    lab: Drill, monkeypatch: pytest.MonkeyPatch
) -> None:
    await lab.begin()

    def tables() -> list[float]:
        found = next(metric for metric in state.Now(lambda: lab.bot).collect() if metric.name == "escapade_tables")
        return [sample.value for sample in found.samples]

    assert tables() == [1.0]
    monkeypatch.setattr(lab.bot.tables, "mine", lambda table: False)
    assert tables() == []
    monkeypatch.undo()
