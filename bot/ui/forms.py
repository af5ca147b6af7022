"""Forms and files. A form carries its meaning in its id like a button, so that it outlives a restart."""

from __future__ import annotations

import io

import discord
import msgspec

from bot.engine.texts import Say
from bot.lobby import PACES
from bot.table import Table
from bot.ui.press import Press
from bot.ui.render import cut
from bot.verify import Exported


def options(table: Table, say: Say) -> discord.ui.Modal:
    """Give the form with all options of a lobby."""
    form = discord.ui.Modal(
        title=cut(say("options-title"), 45), custom_id=str(Press("options", table.id)), timeout=None
    )
    name = table.title.name
    for option in table.title.game.options:
        choices = [(choice, say(f"{name}-option-{option.name}-{choice}")) for choice in option.choices]
        now = table.record.options.get(option.name, option.default)
        _add(form, option.name, say(f"{name}-option-{option.name}"), choices, now)
    _add(form, "pace", say("pace"), [(str(pace), say(f"pace-{pace}")) for pace in PACES], str(table.record.pace))
    form.stop()
    return form


def typing(table: Table, press: Press, say: Say) -> discord.ui.Modal:
    """Give the form to type an answer instead of choosing it."""
    form = discord.ui.Modal(title=cut(say("type-title"), 45), custom_id=str(press), timeout=None)
    key = f"{table.title.name}-type-{press.argument}"
    form.add_item(
        discord.ui.Label(text=cut(say(key), 45), component=discord.ui.TextInput(custom_id="text", max_length=200))
    )
    form.stop()
    return form


def attachment(exported: Exported, name: str) -> discord.File:
    """Give an exported game as a file."""
    data = msgspec.json.format(msgspec.json.encode(exported), indent=1)
    return discord.File(io.BytesIO(data), filename=name)


def _add(form: discord.ui.Modal, name: str, label: str, choices: list[tuple[str, str]], now: str) -> None:
    select: discord.ui.Select[discord.ui.View] = discord.ui.Select(
        custom_id=name,
        options=[
            discord.SelectOption(label=cut(text, 100), value=value, default=value == now) for value, text in choices
        ],
    )
    form.add_item(discord.ui.Label(text=cut(label, 45), component=select))
