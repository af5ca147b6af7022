"""Modals and files to upload. The custom_id of a modal says what it is for, so it survives a restart."""

from __future__ import annotations

import io
from collections.abc import Mapping, Sequence
from itertools import zip_longest
from typing import Literal, NamedTuple, get_args

import discord

from bot.engine.custom_id import CustomId, at_home
from bot.engine.game import AnyGame, Option
from bot.engine.page import Choice
from bot.engine.record import Seat
from bot.engine.texts import LANGUAGES, Say
from bot.engine.wording import cut
from bot.table import lobby
from bot.table.table import Table
from storage.records.servers import Show
from storage.records.tables import TableRecord

SWITCHES = "switches"
"""The custom_id of the field with all yes/no options of a game.

All these options share a field, because a modal has at most five fields.
"""

ANNOUNCED = 600
"""The most characters of an announcement to all tables."""

REPORT = 500
"""The most characters of a report of unfair play."""

NOTE = 150
"""The most characters of a player's own note."""


class Group(NamedTuple):
    """The options that one modal shows: menus and checkboxes of the game, then those of the table.

    The table has one menu: for the time per turn, or for how many entertaining extras the table shows.
    """

    menus: tuple[Option, ...]
    boxes: tuple[str, ...]
    table: tuple[str, ...]
    menu: Literal["pace", "show"]


def often_changed(game: AnyGame) -> Group:
    """Return the options that hosts often change: the time per turn, and game options that are not quiet."""
    return _group(game, False, lobby.TOGGLES, "pace")


def rarely_changed(game: AnyGame) -> Group:
    """Return the options that hosts rarely change."""
    return _group(game, True, lobby.SWITCHES, "show")


def _group(game: AnyGame, quiet: bool, table: tuple[str, ...], menu: Literal["pace", "show"]) -> Group:
    own = [option for option in game.options if option.quiet == quiet]
    menus = tuple(option for option in own if not is_switch(option))
    return Group(menus, tuple(option.name for option in own if is_switch(option)), table, menu)


def options_modal(table: Table, custom_id: str, group: Group, say: Say) -> discord.ui.Modal:
    """Return the modal for a `group` of options. It has menus, and checkboxes for yes/no options."""
    form = discord.ui.Modal(title=cut(say("options-title"), 45), custom_id=custom_id, timeout=None)
    name, record = table.title.name, table.record
    now = {option.name: record.options.get(option.name, option.default) for option in table.title.game.options}
    for option in group.menus:
        about = f"{name}-option-{option.name}"
        choices = [Choice(each, say(f"{about}-{each}"), "", each == now[option.name]) for each in option.choices]
        _add(form, option.name, say(about), choices)
    boxes = [_box(say, f"{name}-option-{switch}", switch, now[switch] == "yes") for switch in group.boxes]
    boxes += [_box(say, f"table-{switch}", switch, bool(getattr(record, switch))) for switch in group.table]
    ticks: discord.ui.CheckboxGroup[discord.ui.View] = discord.ui.CheckboxGroup(
        custom_id=SWITCHES, required=False, min_values=0, options=boxes
    )
    form.add_item(discord.ui.Label(text=cut(say("options-switches"), 45), component=ticks))
    if group.menu == "pace":
        paces = [Choice(str(pace), say(f"pace-{pace}"), "", pace == record.pace) for pace in lobby.PACES]
        _add(form, "pace", say("pace"), paces)
    else:
        shows = [Choice(each, say(f"show-{each}"), "", each == record.show) for each in get_args(Show)]
        _add(form, "show", say("table-show"), shows)
    form.stop()
    return form


def is_switch(option: Option) -> bool:
    """Return whether `option` is a yes/no option."""
    return set(option.choices) == {"yes", "no"}


def list_switches(game: AnyGame) -> tuple[str, ...]:
    """Return the names of the yes/no options of `game`."""
    return tuple(option.name for option in game.options if is_switch(option))


class Chosen(NamedTuple):
    """The values of a submitted modal of options.

    They are the game's options, unchecked; the time per turn in seconds, or -1 if it was not chosen; the settings of
    the table; and the choice of extras, unchecked, if the modal asked for it.
    """

    options: dict[str, str]
    pace: int
    switches: dict[str, bool]
    show: str | None


def parse_options(group: Group, record: TableRecord, answers: Mapping[str, Sequence[str]]) -> Chosen:
    """Return the values of a submitted modal for a `group` of options.

    Options outside of the group keep the values that they have in `record`.
    """
    picked = {name: "".join(values) for name, values in answers.items() if name not in (SWITCHES, group.menu)}
    ticked = set(answers.get(SWITCHES, ()))
    of_table = {switch: switch in ticked for switch in group.table} if SWITCHES in answers else {}
    boxes = dict.fromkeys(group.boxes, "no") | picked | dict.fromkeys(ticked - of_table.keys(), "yes")
    pace = "".join(answers.get("pace", () if group.menu == "pace" else (str(record.pace),)))
    show = "".join(answers.get("show", ())) if group.menu == "show" and "show" in answers else None
    return Chosen({**record.options, **boxes}, int(pace) if pace in map(str, lobby.PACES) else -1, of_table, show)


def word_modal(table: Table, contribution: str, say: Say) -> discord.ui.Modal:
    """Return the modal in which a player types a contribution to the random seed of the deal."""
    form = discord.ui.Modal(title=cut(say("word-title"), 45), custom_id=table.press("word"), timeout=None)
    typed: discord.ui.TextInput[discord.ui.View] = discord.ui.TextInput(
        custom_id="text", max_length=lobby.WORD, required=False, default=contribution
    )
    label = discord.ui.Label(text=cut(say("word-label"), 45), description=cut(say("word-about"), 100), component=typed)
    form.add_item(label)
    form.stop()
    return form


def announcement_modal(written: Mapping[str, str], say: Say) -> discord.ui.Modal:
    """Return the modal in which the operator types an announcement in each language.

    `written` has the texts that were typed so far.
    """
    form = discord.ui.Modal(
        title=cut(say("operator-write-title"), 45), custom_id=at_home("operator-write"), timeout=None
    )
    for language in LANGUAGES:
        typed: discord.ui.TextInput[discord.ui.View] = discord.ui.TextInput(
            custom_id=language,
            max_length=ANNOUNCED,
            style=discord.TextStyle.paragraph,
            default=written.get(language) or None,
        )
        form.add_item(discord.ui.Label(text=cut(say(f"operator-in-{language}"), 45), component=typed))
    form.stop()
    return form


def report_modal(custom_id: str, say: Say) -> discord.ui.Modal:
    """Return the modal in which a user types a report of unfair play."""
    form = discord.ui.Modal(title=cut(say("report-title"), 45), custom_id=custom_id, timeout=None)
    typed: discord.ui.TextInput[discord.ui.View] = discord.ui.TextInput(
        custom_id="text", max_length=REPORT, style=discord.TextStyle.paragraph
    )
    about = cut(say("report-about"), 100)
    form.add_item(discord.ui.Label(text=cut(say("report-label"), 45), description=about, component=typed))
    form.stop()
    return form


def typing_modal(table: Table, custom_id: CustomId, say: Say) -> discord.ui.Modal:
    """Return the modal in which a player types an answer to a question instead of choosing it."""
    form = discord.ui.Modal(title=cut(say("type-title"), 45), custom_id=str(custom_id), timeout=None)
    key = f"{table.title.name}-type-{custom_id.argument}"
    form.add_item(
        discord.ui.Label(text=cut(say(key), 45), component=discord.ui.TextInput(custom_id="text", max_length=200))
    )
    form.stop()
    return form


def notes_modal(table: Table, seat: Seat, lines: Sequence[str], say: Say) -> discord.ui.Modal:
    """Return the modal with the notes of the player in `seat`. `lines` are the present notes."""
    name, written = table.title.name, table.record.seats[seat].notes
    form = discord.ui.Modal(title=cut(say(f"{name}-note-title"), 45), custom_id=table.press("note"), timeout=None)
    face, view = table.title.presenter, table.view(seat)
    for line, text in zip_longest(lines, written[: len(lines)], fillvalue=""):
        if choices := face.noting(view, line, say):
            _add(form, line, say(f"{name}-note-{line}"), choices)
            continue
        typed: discord.ui.TextInput[discord.ui.View] = discord.ui.TextInput(
            custom_id=line, max_length=NOTE, required=False, default=text
        )
        label, about = say(f"{name}-note-{line}"), say(f"{name}-note-{line}-about")
        form.add_item(discord.ui.Label(text=cut(label, 45), description=cut(about, 100), component=typed))
    form.stop()
    return form


def file(data: bytes, name: str) -> discord.File:
    """Return `data` as a file with the name `name` that can be uploaded to Discord."""
    return discord.File(io.BytesIO(data), filename=name)


def _box(say: Say, key: str, value: str, ticked: bool) -> discord.CheckboxGroupOption:
    return discord.CheckboxGroupOption(
        label=cut(say(key), 100), value=value, description=cut(say(f"{key}-about"), 100), default=ticked
    )


def _add(form: discord.ui.Modal, name: str, label: str, choices: Sequence[Choice]) -> None:
    select: discord.ui.Select[discord.ui.View] = discord.ui.Select(
        custom_id=name,
        options=[
            discord.SelectOption(
                label=cut(one.label, 100),
                value=one.value,
                description=cut(one.detail, 100) or None,
                default=one.chosen,
            )
            for one in choices
        ],
    )
    form.add_item(discord.ui.Label(text=cut(label, 45), component=select))
