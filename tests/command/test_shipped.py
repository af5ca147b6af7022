"""What the bot is run by: the container, compose.yaml, the unit for systemd, .env.example. Docker itself runs nowhere
here."""

from __future__ import annotations

import asyncio
import json
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

from bot.app import GOODBYE
from bot.ops.server import OpsServer
from bot.settings import Settings, read_settings
from bot.ui.dispatch import LAST

ROOT = Path(__file__).parents[2]

DOCKERFILE = (ROOT / "Dockerfile").read_text(encoding="utf-8").replace("\\\n", "")
EXAMPLE = (ROOT / ".env.example").read_text(encoding="utf-8")

TAKES = Settings().drain_seconds + LAST + GOODBYE
"""Seconds that an orderly stop waits at most (bot/app.py)."""


def compose() -> Any:
    return yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))


def example() -> dict[str, str]:
    """What .env.example sets as it stands."""
    return dict(re.findall(r"^([A-Z_]+)=(.*)$", EXAMPLE, re.MULTILINE))


def contained() -> dict[str, str]:
    """What the image sets, and over it a .env that is .env.example."""
    return {**dict(re.findall(r"^ENV ([A-Z_]+)=(\S+)$", DOCKERFILE, re.MULTILINE)), **example()}


def test_the_example_names_every_setting_and_sets_what_holds_without_it(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    named = set(re.findall(r"^(?:# )?([A-Z_]+)=", EXAMPLE, re.MULTILINE))
    assert named == {name.upper() for name in Settings.__struct_fields__}
    monkeypatch.chdir(tmp_path)
    for name in named:
        monkeypatch.delenv(name, raising=False)
    assert read_settings(ROOT / ".env.example", {}) == Settings()


def test_the_sheets_of_art_are_in_the_image() -> None:
    sheets = [each.relative_to(ROOT) for each in ROOT.glob("cogs/*/art/sprites.png")]
    assert sheets
    assert "COPY cogs cogs" in DOCKERFILE
    ignored = (ROOT / ".dockerignore").read_text(encoding="utf-8").split()
    assert not [each for sheet in sheets for each in ignored if each != "*" and sheet.match(each)]


async def test_the_health_check_of_the_container_asks_the_port(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also with a .env that nobody has changed."""
    found = re.search(r"^HEALTHCHECK .*? CMD (\[.*\])$", DOCKERFILE, re.MULTILINE)
    assert found is not None
    command = [sys.executable, *json.loads(found[1])[1:]]

    def healthy(port: int) -> bool:
        environment = {"METRICS_PORT": str(port), "PATH": ""}
        return subprocess.run(command, env=environment, stderr=subprocess.DEVNULL, check=False).returncode == 0

    tower = OpsServer(Settings(metrics_port=0))
    async with tower.open():
        port = tower.port
        assert await asyncio.to_thread(healthy, port)
    assert not await asyncio.to_thread(healthy, port)
    assert contained()["METRICS_PORT"].isdecimal()


def test_compose_runs_the_bot_alone_or_with_postgresql_and_prometheus() -> None:
    services = compose()["services"]
    assert {name: service.get("profiles") for name, service in services.items()} == {
        "bot": None,
        "postgres": ["postgres"],
        "prometheus": ["watch"],
        "grafana": ["watch"],
    }
    bot = services["bot"]
    assert bot["read_only"]
    assert bot["cap_drop"] == ["ALL"]
    assert (compose()["name"], bot["image"]) == ("escapade", "escapade"), "docs/host.md restores into these"
    for service in services.values():
        assert "no-new-privileges:true" in service["security_opt"]
        assert service["mem_limit"]
        assert service["logging"]["options"]["max-size"], "a log that grows for ever fills the disk"
        assert all(port.startswith("127.0.0.1:") for port in service.get("ports", ())), "none asks strangers"
    files = [volume.split(":")[0] for service in services.values() for volume in service["volumes"]]
    assert [file for file in files if file.startswith("./") and not (ROOT / file).is_file()] == []
    assert not bot["depends_on"]["postgres"]["required"], "the bot runs alone as well"
    assert int(bot["stop_grace_period"].removesuffix("s")) >= TAKES
    environment = {**contained(), **{name: str(value) for name, value in bot["environment"].items()}}
    settings = read_settings(None, environment)
    scraped = yaml.safe_load((ROOT / "docs/prometheus.yaml").read_text(encoding="utf-8"))["scrape_configs"]
    assert scraped[0]["static_configs"][0]["targets"] == [f"bot:{settings.metrics_port}"]
    assert settings.metrics_host == "0.0.0.0"
    assert "ports" not in bot, "nothing there asks for a password"
    places = {volume.rpartition(":")[2] for volume in bot["volumes"]}
    assert str(Path("/app") / settings.database.parent) in places  # type: ignore[union-attr]


def test_the_unit_is_one_that_systemd_takes(tmp_path: Path) -> None:
    text = (ROOT / "docs/escapade.service").read_text(encoding="utf-8")
    assert int(re.findall(r"^TimeoutStopSec=(\d+)$", text, re.MULTILINE)[0]) >= TAKES
    analyze = shutil.which("systemd-analyze")
    if analyze is None:
        pytest.skip("systemd is not installed here")
    unit = tmp_path / "escapade.service"
    unit.write_text(text.replace("/opt/escapade/.venv/bin/python", sys.executable), encoding="utf-8")
    told = subprocess.run([analyze, "verify", str(unit)], capture_output=True, text=True, check=False)
    assert (told.returncode, told.stderr) == (0, "")
    command = [analyze, "security", "--offline=true", "--threshold=30", str(unit)]
    told = subprocess.run(command, capture_output=True, text=True, check=False)
    if "unrecognized option" in told.stderr:
        pytest.skip("this systemd is older than 250")
    assert told.returncode == 0, told.stdout[-200:]
