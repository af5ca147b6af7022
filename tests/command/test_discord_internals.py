"""The names of discord.py that the bot relies on are listed, told of, and checked before anything starts."""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from pathlib import Path
from types import FunctionType

import discord
import pytest

from bot import __main__, discord_internals
from bot.discord_internals import INTERNALS, MADE_FOR, complaint, missing

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "dev" / "discord_py.md"
OTHERS = {"_replace", "_SubParsersAction"}
"""What Python's own libraries call private."""


def private_names() -> set[str]:
    """List the names with an underscore that the bot uses of what is not its own."""
    found = set()
    for path in (ROOT / "bot").rglob("*.py"):
        if "local" in path.parts or "discord" not in (text := path.read_text("utf-8")):
            continue
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.Attribute) and not (isinstance(node.value, ast.Name) and node.value.id == "self"):
                found.add(node.attr)
            elif isinstance(node, ast.Call) and ast.unparse(node.func) == "getattr":
                found |= {each.value for each in node.args if isinstance(each, ast.Constant) and each.value}
    return {name for name in found if name.startswith("_") and not name.startswith("__")} - OTHERS


def test_the_discord_py_that_is_pinned_has_them_all() -> None:
    assert list(missing()) == []
    assert complaint() == ""
    with (ROOT / "pyproject.toml").open("rb") as file:
        assert MADE_FOR in tomllib.load(file)["project"]["dependencies"]


def test_each_private_name_that_is_used_is_listed() -> None:
    listed = {name for names in INTERNALS.values() for name in names}
    used = private_names()
    assert {"_keep_alive", "_AutoShardedClient__queue", "_parent"} <= used
    assert used <= listed


def test_each_name_is_told_of_on_the_page() -> None:
    words = set(re.findall(r"\w+", PAGE.read_text("utf-8")))
    names = {name.removeprefix("_AutoShardedClient") for names in INTERNALS.values() for name in names}
    assert names <= words


@pytest.mark.parametrize(
    ("owner", "name", "told"),
    [
        (discord.gateway.DiscordWebSocket, "DEFAULT_GATEWAY", "DiscordWebSocket.DEFAULT_GATEWAY"),
        (discord.gateway, "KeepAliveHandler", "KeepAliveHandler._last_recv, KeepAliveHandler.beat"),
        (discord.shard.Shard, "_handle_disconnect", "Shard._handle_disconnect"),
        (discord.http.HTTPClient, "add_user_to_thread", "HTTPClient.add_user_to_thread"),
        (discord.shard.AutoShardedClient, "launch_shards", "AutoShardedClient.launch_shards.launch_shard"),
    ],
)
def test_without_one_no_command_starts(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], owner: object, name: str, told: str
) -> None:
    monkeypatch.delattr(owner, name)
    monkeypatch.setattr(sys, "argv", ["escapade", "run"])
    assert __main__.main() == 2
    start = f"discord.py {discord.__version__} does not fit this release: it has no"
    assert capsys.readouterr().err == f"{start} {told}. Use pip install {MADE_FOR}.\n"


@pytest.mark.parametrize(
    ("owner", "told"),
    [
        (discord.http.HTTPClient.static_login, "HTTPClient.static_login.DiscordClientWebSocketResponse"),
        (discord.shard.Shard.__init__, "Shard._dispatch, Shard._queue_put, Shard.ws"),
    ],
)
def test_a_name_that_a_function_does_not_use_any_more_is_missed(
    monkeypatch: pytest.MonkeyPatch, owner: FunctionType, told: str
) -> None:
    def changed(self: object) -> None:
        """Work in another way."""

    monkeypatch.setattr(owner, "__code__", changed.__code__)
    assert ", ".join(discord_internals.missing()) == told
