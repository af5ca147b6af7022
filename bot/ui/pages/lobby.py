"""The page of a lobby: the seats, the chosen options, and the controls."""

from __future__ import annotations

from bot.engine.game import settled
from bot.engine.page import Button, Choice, Menu, Page, Style
from bot.engine.texts import LANGUAGES, Say
from bot.installed_games import LEVELS
from bot.table import along, closing, lobby, series
from bot.table.access import guests, is_private
from bot.table.table import Table
from bot.ui.pages import forms
from bot.ui.pages.home import emblem_of, gather_button, number_lines
from bot.ui.pages.hosting import room_lines
from bot.ui.pages.next_game import along_lines
from storage.records.tables import TableRecord

COLOUR = 0x4C7DB0
"""The colour of pages that do not belong to a game."""


LOBBY_STYLES: dict[str, Style] = {"start": "good", "fill": "good", "join": "next"}


MORE = "more"
"""The argument of the button that opens the options that are rarely changed."""

VOICE = "🎙"
"""The sign after the names of people who were in the host's voice channel."""

FEW_BOXES = 2
"""If a game has more checkboxes than this, its lobby only lists the ticked ones."""


def lobby_page(table: Table) -> Page:
    """Return the page of a lobby with its controls.

    A closed lobby waits for the public random value of the deal. It has only the controls that still work.
    """
    record, title, say = table.record, table.title, table.say()
    game = f"{title.presenter.emoji} {say(f'{title.name}-title')}"
    footer = say("table-footer", table=table.id)
    if closing.closed(record):
        without = _no_beacon_button(table)
        return Page(game, _lines(table, say), footer=footer, colour=COLOUR, rows=(without,) if without else ())
    choosing = _preset_buttons(table)
    called = tuple(user for user in record.calls if table.seat_of(user) is None)
    people = " ".join(f"<@{user}>" for user in called)
    return Page(
        lead=_lead(record, people, say),
        calls=(record.host,) if series.begun(record) else called,
        title=say("lobby-rematch", game=game) if record.reason == lobby.REMATCH else game,
        lines=_lines(table, say),
        footer=footer,
        colour=COLOUR,
        alt=say("emblem-alt", game=say(f"{title.name}-title")),
        picture=emblem_of(title),
        small=True,
        rows=(_main_buttons(table), *((choosing,) if choosing else ()), _other_buttons(table), *_computers(table)),
    )


def _lines(table: Table, say: Say) -> tuple[str, ...]:
    """Return lines about the game, the seats and the chosen options."""
    record, title = table.record, table.title
    fewest, most = title.game.seats[0], title.game.seats[-1]
    chosen = [*_options(table, say), f"{say('pace')}: **{say(f'pace-{record.pace}')}**", *_settings(table, say)]
    return (
        *_missing_line(table, say),
        say(f"{title.name}-about"),
        f"-# {' · '.join(number_lines(title, say)[:2])}",
        "",
        *(
            f"`{number + 1}` {_seat_line(table, number, say)}"
            for number in range(max(len(record.seats), fewest) if table.direct else most)
        ),
        "",
        *_voice_line(table, say),
        " · ".join(chosen),
        *room_lines(table, say),
        *along_lines(table, say),
        *series.score_lines(record, say),
        *_shuffle(table, say),
    )


def _missing_line(table: Table, say: Say) -> tuple[str, ...]:
    """Return a line that says what is missing to start the game, or that nothing is missing.

    In a closed lobby, return no line.
    """
    record, title = table.record, table.title
    if closing.closed(record):
        return ()
    if missing := lobby.missing(record, title):
        alone = table.direct or not _may_join(table)
        return (say("lobby-missing-computers" if alone else "lobby-missing", missing=missing),)
    if table.direct:
        return (say("lobby-ready-alone"),)
    host = next(seat.name for seat in record.seats if seat.user == record.host)
    return (say("lobby-ready", host=host, more="yes" if _may_join(table) else "no"),)


def _settings(table: Table, say: Say) -> list[str]:
    """Return lines about the table's settings. Settings that make no difference here are left out."""
    record = table.record
    people = sum(seat.user is not None for seat in record.seats)
    matters = {"advice": people > 1, "talk": people < len(record.seats)}
    told = [f"{say(f'table-{each}')}: **{say('lobby-on' if getattr(record, each) else 'lobby-off')}**"
            for each in lobby.TOGGLES if matters[each]]  # fmt: skip
    return (
        told if record.show == TableRecord.show else [*told, f"{say('table-show')}: **{say(f'show-{record.show}')}**"]
    )


def _may_join(table: Table) -> bool:
    """Return whether more people may join the lobby."""
    record = table.record
    if record.agreements.locked or (_is_full(table) and (series.begun(record) or not along.is_open(record))):
        return False
    return not is_private(record) or any(table.seat_of(guest) is None for guest in guests(record))


def _button(table: Table, action: str, enabled: bool = True, label: str = "") -> Button:
    return Button(
        label or table.say()(f"button-{action}"), table.press(action), LOBBY_STYLES.get(action, "plain"), enabled
    )


def _no_beacon_button(table: Table) -> tuple[Button, ...]:
    """Return the button that deals without the public random value, if that value cannot be fetched."""
    beacon = table.record.beacon
    return (_button(table, "without"),) if beacon is not None and beacon.lost else ()


def _is_full(table: Table) -> bool:
    """Return whether all seats of the lobby are taken."""
    return series.begun(table.record) or len(table.record.seats) >= table.title.game.seats[-1]


def _main_buttons(table: Table) -> tuple[Button, ...]:
    """Return the buttons with which people join and leave, choose the options, and deal."""
    record, title, say = table.record, table.title, table.say()
    missing, begun = lobby.missing(record, title), series.begun(record)
    if table.direct:
        row = [_button(table, "leave", label=say("button-close"))]
    else:
        row = [_button(table, "join", _may_join(table)), _button(table, "leave")]
    if not begun:
        row.append(_button(table, "options"))
    row.append(_button(table, "start", not missing, say("button-start-needs", missing=missing) if missing else ""))
    if lobby.lacking(record, title) and not begun:
        row.append(_button(table, "fill"))
    return tuple(row)


def _preset_buttons(table: Table) -> tuple[Button, ...]:
    """Return the buttons for the presets of options, and the button that opens the host's panel."""
    record, title, say = table.record, table.title, table.say()
    kept = {option: record.options[option] for option in title.game.kept if option in record.options}
    presets = tuple(
        Button(
            say(f"{title.name}-preset-{preset}"),
            table.press("preset", argument=preset),
            enabled=record.options != settled(title.game, kept | dict(options)),
        )
        for preset, options in ({} if series.begun(record) else title.game.presets).items()
    )
    return (*presets, *_no_beacon_button(table), *(() if table.direct else (_button(table, "manage"),)))


def _other_buttons(table: Table) -> tuple[Button, ...]:
    """Return the buttons for the rules, the proof of the deal, another language, and rare options."""
    say = table.say()
    other = next(each for each in LANGUAGES if each != say.language)
    spoken = Button(say(f"button-language-{other}"), table.press("language", argument=other))
    more = Button(say("button-more-options"), table.press("options", argument=MORE))
    options = () if series.begun(table.record) else (more,)
    gather = () if table.direct or is_private(table.record) else (gather_button(say),)
    return (_button(table, "rules"), _button(table, "fair"), spoken, *gather, *options)


def _computers(table: Table) -> tuple[Menu, ...]:
    """Return the menu with which the host adds a computer player of each level, or removes one."""
    record, say, full = table.record, table.say(), _is_full(table)
    levels = tuple(Choice(level, say(f"level-{level}")) for level in LEVELS) if not full else ()
    if any(seat.user is None for seat in record.seats) and not series.begun(record):
        levels += (Choice("remove", say("computer-remove")),)
    heading = say("computer-change" if full else "computer-add")
    return (Menu(heading, table.press("computer", serial=record.version), levels),) if levels else ()


def _lead(record: TableRecord, people: str, say: Say) -> str:
    """Return the line that pings former players without a seat, or the host of a series' next game."""
    if series.begun(record):
        return say("series-next", host=f"<@{record.host}>", start=say("button-start"))
    return say("rematch-calls", people=people, join=say("button-join")) if people else ""


def _shuffle(table: Table, say: Say) -> list[str]:
    """Return lines about the seal of the deal, and about the public random value that the deal uses."""
    beacon = table.record.beacon
    lines = [say("fair-line")]
    if beacon is None:
        return lines
    lines.append(say("beacon-wanted") if beacon.round is None else closing.awaited_round(beacon.round, say))
    return [*lines, say("beacon-lost", without=say("button-without"))] if beacon.lost else lines


def _options(table: Table, say: Say) -> list[str]:
    """Return lines with the chosen options of the game. Of many checkboxes, only ticked ones are listed."""
    name, chosen = table.title.name, table.record.options
    boxes = forms.list_switches(table.title.game)
    boxes = boxes if len(boxes) > FEW_BOXES else ()
    silent = [each.name for each in table.title.game.options if each.quiet and chosen.get(each.name) == each.default]
    told = [
        f"{say(f'{name}-option-{option}')}: **{say(f'{name}-option-{option}-{choice}')}**"
        for option, choice in chosen.items()
        if option not in (*boxes, *silent)
    ]
    ticked = say.listed(say(f"{name}-option-{box}") for box in boxes if chosen.get(box) == "yes")
    return [*told, f"{say('options-switches')}: **{ticked or say('options-none')}**"] if boxes else told


def _voice_line(table: Table, say: Say) -> tuple[str, ...]:
    """Return a line with the people in the host's voice channel who have no seat. The line pings nobody."""
    if closing.closed(table.record) or is_private(table.record):
        return ()
    there = [user for user in table.record.agreements.in_voice if table.seat_of(user) is None]
    return (say("lobby-voice", people=say.listed(f"<@{user}>" for user in there)),) if there else ()


def _seat_line(table: Table, number: int, say: Say) -> str:
    if number >= len(table.record.seats):
        return say("seat-free-direct" if table.direct else "seat-free")
    seat = table.record.seats[number]
    if seat.user is None:
        who = table.title.character(seat.name)
        named = f"{who.face} {seat.name}" if who is not None else seat.name
        seated = say("seat-computer", name=named, level=say(f"level-{seat.level}"))
        return f"{seated} · {say(f'temper-{who.personality}')}" if who is not None else seated
    if table.direct:
        return f"**{seat.name}**"
    marks = [say("seat-host")] if seat.user == table.record.host else []
    marks += [] if seat.dm else [say("seat-hand-below")]
    marks += [VOICE] if seat.user in table.record.agreements.in_voice else []
    return " · ".join([f"**{seat.name}**", *marks])
