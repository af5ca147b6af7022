"""The pages that every game has: lobby, board, hand, log, rules. What is a game's own comes from its face."""

from __future__ import annotations

from collections.abc import Sequence

import discord
from msgspec.structs import replace

from bot.engine.chance import shown_seal
from bot.engine.event import Event
from bot.engine.game import Move, Refusal, Seat, Viewer, must_decide, settled
from bot.engine.page import Button, Choice, Menu, Page, Picture, Style
from bot.engine.texts import LANGUAGES, Say
from bot.engine.wording import PAGE, fitting
from bot.table import lobby
from bot.table.table import Table
from bot.titles import LEVELS, Title
from bot.ui import controls, drafts, forms
from bot.ui.pictures import picture
from bot.ui.press import Press, read
from storage.store import Draft

RECENT = 4
"""Lines of what happened under a board or hand."""

LOG_LINES = 40

ROW = 5
"""Buttons in a row."""

FEW_BOXES = 2
"""Boxes of which a lobby tells each by itself."""

MARKS = frozenset("*_~`|\\<>[]()#")
"""What Discord would read as layout."""

LOBBY, VOID = 0x4C7DB0, 0x8A5B5B
"""Colours of the pages that belong to no game."""

LOBBY_STYLES: dict[str, Style] = {"start": "good", "join": "next"}


def clean(name: str) -> str:
    """Make a player's name harmless in any layout, picture or label: one line, no markdown, no mentions, 24 letters."""
    plain = "".join(letter if letter.isprintable() and letter not in MARKS else " " for letter in name)
    return discord.utils.escape_mentions(" ".join(plain.split())[:24].strip()) or "?"


def link(guild: int | None, channel: int, message: int | None = None) -> str:
    """Give the address of a channel or message."""
    place = f"https://discord.com/channels/{guild or '@me'}/{channel}"
    return f"{place}/{message}" if message else place


def lobby_page(table: Table) -> Page:
    """Show a lobby with its controls."""
    record, title, say = table.record, table.title, table.say()
    name = title.name
    most = title.game.seats[-1]
    lines = [f"{say(f'{name}-about')} {say(f'{name}-players')}.", ""]
    for number in range(most):
        lines.append(f"`{number + 1}` {_seat_line(table, number, say)}")
    lines += ["", " · ".join([*_options(table, say), f"{say('pace')}: **{say(f'pace-{record.pace}')}**"])]
    lines += [say("seal-line", seal=shown_seal(record.secret))]
    missing = lobby.missing(record, title)

    def button(action: str, enabled: bool = True) -> Button:
        style = LOBBY_STYLES.get(action, "plain")
        label = say("button-start-needs", missing=missing) if action == "start" and missing else say(f"button-{action}")
        return Button(label, str(Press(action, table.id)), style, enabled)

    full = len(record.seats) >= most
    presets = tuple(
        Button(
            say(f"{name}-preset-{preset}"),
            str(Press("preset", table.id, argument=preset)),
            enabled=record.options != settled(title.game, options),
        )
        for preset, options in title.game.presets.items()
    )
    other = next(each for each in LANGUAGES if each != say.language)
    spoken = Button(say(f"button-language-{other}"), str(Press("language", table.id, argument=other)))
    row = (button("join", not full), button("leave"), button("options"), spoken, button("start", not missing))
    levels = tuple(Choice(level, say(f"level-{level}")) for level in LEVELS) if not full else ()
    if any(seat.user is None for seat in record.seats):
        levels += (Choice("remove", say("computer-remove")),)
    heading = say("computer-change" if full else "computer-add")
    game = f"{title.face.emoji} {say(f'{name}-title')}"
    menus = (Menu(heading, str(Press("computer", table.id, serial=record.version)), levels),) if levels else ()
    return Page(
        title=say("lobby-rematch", game=game) if record.reason == lobby.REMATCH else game,
        lines=tuple(lines),
        footer=say("table-footer", table=table.id),
        colour=LOBBY,
        rows=(row, *((presets,) if presets else ()), *menus),
    )


def _options(table: Table, say: Say) -> list[str]:
    """Tell what is chosen for each option; of many boxes only those that are ticked."""
    name, chosen = table.title.name, table.record.options
    boxes = forms.switches(table.title.game)
    boxes = boxes if len(boxes) > FEW_BOXES else ()
    told = [
        f"{say(f'{name}-option-{option}')}: **{say(f'{name}-option-{option}-{choice}')}**"
        for option, choice in chosen.items()
        if option not in boxes
    ]
    ticked = say.listed(say(f"{name}-option-{box}") for box in boxes if chosen[box] == "yes")
    return [*told, f"{say('options-switches')}: **{ticked or say('options-none')}**"] if boxes else told


def board_page(table: Table, recent: Sequence[Event]) -> Page:
    """Show a running or ended game to the channel, with the last events and the standing buttons."""
    say, face = table.say(), table.title.face
    page = face.board(table.view(None), say)
    footer = " · ".join(
        part
        for part in (say("table-footer", table=table.id), page.footer, f"# {shown_seal(table.record.secret)}")
        if part
    )
    playing = table.record.status == "playing"
    actions = ("hand", "log", "rules", "down") if playing else ("rematch", "verify", "log")
    open_rows = _open_rows(table, say)
    first = "rematch" if not playing else "" if _enough(open_rows) else "hand"
    standing = tuple(
        Button(say(f"button-{action}"), str(Press(action, table.id)), "next" if action == first else "plain")
        for action in actions
    )
    lines = (*page.lines, *_ends(table, say), *_small(_told(table, recent, None, say)))
    rows = (*open_rows, (*standing, *_looking(table, None, say)))
    return replace(page, lines=lines, footer=footer, rows=rows, picture=picture(table, "board", None, say))


def void_page(table: Table) -> Page:
    """Show a table that was broken off."""
    say = table.say()
    return Page(
        title=f"{table.title.face.emoji} {say(f'{table.title.name}-title')}",
        lines=(say(f"void-{table.record.reason}"),),
        footer=say("table-footer", table=table.id),
        colour=VOID,
    )


def resting_page(table: Table, locale: str) -> Page:
    """Show the way to a fresh panel in place of one that cannot be kept up to date any longer."""
    say = table.say(locale)
    fresh = Button(say("button-hand"), str(Press("hand", table.id)), "next")
    game = f"{table.title.face.emoji} {say(f'{table.title.name}-title')}"
    return Page(game, (say("panel-rests", hand=say("button-hand")),), colour=LOBBY, rows=((fresh,),))


def hand_page(
    table: Table, seat: Seat, draft: Draft | None, recent: Sequence[Event], locale: str, note: str = ""
) -> Page:
    """Show a seat its hand, the last events, and the controls for its open questions. Only ever sent to that seat."""
    say = table.say(locale)
    page = table.title.face.hand(table.view(seat), say)
    lines = (f"**{note}**", "", *page.lines) if note else page.lines
    lines = (*lines, *_small(_told(table, recent, seat, say)))
    move = drafts.drafted(table, seat, draft)
    if move is not None and (refused := _refused(table, seat, move)) is not None:
        lines = (*lines, "", f"⚠ {table.title.face.refusal(refused, say)}")
    rows = _renewed(controls.rows(table, seat, move, say), drafts.serial(table, seat, draft))
    shown = _private_picture(table, seat, move, say)
    return replace(page, lines=lines, rows=_with(rows, _looking(table, seat, say)), picture=shown)


def look_page(table: Table, viewer: Viewer, name: str, locale: str, serial: int) -> Page:
    """Show what `viewer` looks at, with menus of all there is to see; what is none of it is not shown. `serial` is that
    of the menus."""
    say, face, view = table.say(locale), table.title.face, table.view(viewer)
    menus = face.looks(view, say)
    name = name if any(choice.value == name for _, choices in menus for choice in choices) else ""
    page, draw = face.look(view, name, say)
    rows = []
    for place, (heading, choices) in enumerate(menus):
        marked = tuple(replace(choice, chosen=choice.value == name) for choice in choices)
        rows.append(Menu(heading, str(Press("look", table.id, argument=str(place), serial=serial)), marked))
    shown = picture(table, "look", viewer, say, name=name) if draw is not None else None
    return replace(page, rows=tuple(rows), picture=shown)


def log_page(table: Table, events: Sequence[Event], viewer: Viewer, locale: str) -> Page:
    """Tell what `viewer` may know of what happened; everything once the game is over."""
    say = table.say(locale)
    told = _told(table, events, viewer, say)
    numbered = [f"{number}. {line}" for number, line in enumerate(told, 1)]
    newest = fitting(numbered[: -LOG_LINES - 1 : -1], PAGE)
    return Page(say("log-title", table=table.id), tuple(newest[::-1]) or (say("log-empty"),))


def rules_page(title: Title, locale: str) -> Page:
    """Tell the rules of a game in short."""
    say = title.say(locale)
    return Page(say("rules-title", game=say(f"{title.name}-title")), (say(f"{title.name}-rules"),))


def confirm_page(table: Table, action: str, locale: str) -> Page:
    """Ask once before something that cannot be taken back."""
    say = table.say(locale)
    sure = Button(say(f"button-{action}-sure"), str(Press(f"{action}-sure", table.id)), "danger")
    return Page(say(f"confirm-{action}-title"), (say(f"confirm-{action}"),), rows=((sure,),))


def _seat_line(table: Table, number: int, say: Say) -> str:
    if number >= len(table.record.seats):
        return say("seat-free")
    seat = table.record.seats[number]
    if seat.user is None:
        return say("seat-computer", name=seat.name, level=say(f"level-{seat.level}"))
    marks = [say("seat-host")] if seat.user == table.record.host else []
    marks.append(say("seat-dm-open" if seat.dm else "seat-dm-closed"))
    return f"**{seat.name}** · {' · '.join(marks)}"


def _ends(table: Table, say: Say) -> tuple[str, ...]:
    """Say when the time of the whole game is over, where it has one."""
    ends = table.record.ends
    return () if ends is None else (say("game-ends", when=f"<t:{int(ends)}:R>"),)


def _told(table: Table, events: Sequence[Event], viewer: Viewer, say: Say) -> list[str]:
    """Write what of `events` `viewer` may know of."""
    return table.title.face.tell([event for event in events if table.hears(viewer, event)], say, viewer)


def _small(lines: list[str]) -> list[str]:
    return [f"-# {line}" for line in lines[-RECENT:]]


def _looking(table: Table, viewer: Viewer, say: Say) -> tuple[Button, ...]:
    """Give the button for a closer look, in a running game that has something to look at."""
    if table.record.status != "playing" or not table.title.face.looks(table.view(viewer), say):
        return ()
    return (Button(say(f"{table.title.name}-look"), str(Press("look", table.id))),)


def _renewed(rows: controls.Rows, serial: int) -> controls.Rows:
    """Give the menus of a hand the serial of its draft."""
    return tuple(
        replace(row, press=str(read(row.press)._replace(serial=serial))) if isinstance(row, Menu) else row
        for row in rows
    )


def _with(rows: controls.Rows, buttons: tuple[Button, ...]) -> controls.Rows:
    """Put `buttons` behind the last ones where there is room."""
    *above, last = rows or ((),)
    if not isinstance(last, Menu) and len(last) + len(buttons) <= ROW:
        return (*above, (*last, *buttons)) if last or buttons else ()
    return (*rows, buttons) if len(rows) < controls.ROWS and buttons else rows


def _open_rows(table: Table, say: Say) -> controls.Rows:
    """Public buttons for what is no secret, while a single seat is asked: else they would not say whose they are."""
    waited = table.waited_for()
    alone = len(waited) == 1 and table.record.seats[waited[0]].user is not None
    return controls.public(table, waited[0], say) if alone else ()


def _enough(open_rows: controls.Rows) -> bool:
    """Tell whether the next step stands in public: a button that stands out, or one question with several answers.

    Looks at nothing else, since the board may not tell whether somebody is asked in private, too.
    """
    buttons = [button for row in open_rows if not isinstance(row, Menu) for button in row]
    verbs = {Move.parse(read(button.press).argument).verb for button in buttons}
    return any(button.style == "next" for button in buttons) or (len(verbs) == 1 and len(buttons) > 1)


def _private_picture(table: Table, seat: Seat, draft: Move | None, say: Say) -> Picture | None:
    """Give what the picture of a panel is drawn from, if there is one: only a seat that must decide may have it."""
    face = table.title.face
    if not must_decide(table.asks(seat)) or face.private_picture(table.view(seat), draft, say) is None:
        return None
    return picture(table, "private", seat, say, draft)


def _refused(table: Table, seat: Seat, draft: Move) -> Refusal | None:
    ask = next((ask for ask in table.asks(seat) if ask.verb == draft.verb), None)
    move = controls.complete(table, seat, ask, draft.picks) if ask is not None and any(draft.picks) else None
    return table.forbidden(seat, move) if move is not None else None
