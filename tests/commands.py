"""All commands, as they are told to Discord; `python -m tests.commands` writes the table in docs/commands.md."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from bot.app import Escapade
from bot.ui.command_texts import CommandTexts
from tests.ui.world import quick_settings

Json = dict[str, Any]

PAGE = Path(__file__).parent.parent / "docs" / "commands.md"

HEAD = """# All commands

Written by `python -m tests.commands` from what is told to Discord; the bot has no others. Clients in Spanish (*es-ES*
and *es-419*) show the Spanish names. Options in *italics* must be given. `/setup` is for servers alone, and for whoever
may manage one; all others work in direct messages with the bot, too. Commands with ✓ can be used anywhere by people who
have installed the bot as an app of their own.

| | en español | | options | anywhere |
|---|---|---|---|---|
"""


async def payloads() -> list[Json]:
    """Give what the bot tells Discord of its commands, without a Discord."""
    app: Any = Escapade(quick_settings(Path("nowhere.db"), "a token"))
    app.dispatcher = SimpleNamespace(client=app)
    await app.load_cogs()
    translator = CommandTexts()
    await app.tree.set_translator(translator)
    return [await each.get_translated_payload(app.tree, translator) for each in app.tree.get_commands()]


def leaves(command: Json, above: tuple[Json, ...] = ()) -> Iterator[tuple[Json, ...]]:
    """Give each command that can be sent, with the groups above it."""
    under = [option for option in command.get("options", ()) if option["type"] <= 2]
    if not under:
        yield (*above, command)
    for each in under:
        yield from leaves(each, (*above, command))


def called(path: tuple[Json, ...], locale: str = "") -> str:
    """Give the full name of a command."""
    return "/" + " ".join(each["name_localizations"][locale] if locale else each["name"] for each in path)


def written(commands: list[Json]) -> str:
    """Write the page."""
    paths = sorted((path for command in commands for path in leaves(command)), key=called)
    return HEAD + "".join(_row(path) for path in paths)


def _row(path: tuple[Json, ...]) -> str:
    options = [f"*{each['name']}*" if each.get("required") else each["name"] for each in path[-1].get("options", ())]
    anywhere = "✓" if 1 in path[0]["integration_types"] else ""
    names = f"`{called(path)}` | `{called(path, 'es-ES')}`"
    return f"| {names} | {path[-1]['description']} | {', '.join(options)} | {anywhere} |\n"


if __name__ == "__main__":
    PAGE.write_text(written(asyncio.run(payloads())), encoding="utf-8")
