"""What is told of a game: its log, what is new to a seat, its scenes and its end. Inside Discord's limits, in both
languages, and with nothing in it but what its reader may know.

A scene is made of the public view and a public event alone, and both are held against other truths by
tests/contract/secrecy.py: so it is the same in each of them.
"""

from __future__ import annotations

import random
import re

from msgspec.structs import replace

from bot import installed_games
from bot.archive.rows import settled_by
from bot.engine import custom_id
from bot.engine.chronicle import LogEntry, heard
from bot.engine.page import Menu, Page
from bot.engine.presenter import Draw
from bot.engine.record import TABLE
from bot.engine.texts import Say
from bot.table.news import News
from bot.table.outbox import content
from bot.ui.pages.fitting import fitted
from bot.ui.pages.hand_words import ALL
from bot.ui.pages.log import log_lines, log_page
from bot.ui.pages.since import since
from storage.records.tables import SeatRecord, TableRecord
from tests.contract import paint
from tests.contract.playouts import Case, Turn, recorded, setup
from tests.contract.reach import seated

STORY = 5
"""Lines of the story of a game, at most."""

LATER = 8
"""Moments of a game at which its log is read, beside its end."""

DRAWN = 3
"""Scenes of a game that are drawn."""


def check_telling(one: Case) -> None:
    """Read the log at some moments of a game, look at all its scenes and some of their pictures, and at its end."""
    dice, played = random.Random(f"telling/{one.number}"), recorded(one.name, one.number)
    moves = [LogEntry(TABLE, setup(one)[0].events), *(LogEntry(_mover(turn), turn.step.events) for turn in played)]
    for at in dice.sample(range(len(played)), min(LATER, len(played))):
        _check_log(one, moves[: at + 1], played[at].before, dice)
    for locale in ("en", "es"):
        say = installed_games.installed_game(one.name).say(locale, paint.LONG_NAMES[: one.seats])
        scenes = [turn for turn in played if any(event.scene for event in turn.step.events)]
        drawn = dice.sample(scenes, min(DRAWN, len(scenes)))
        for turn in scenes:
            _check_scenes(one, turn, say, turn in drawn and locale == "en")
        _check_end(one, moves, played[-1], say)


def _mover(turn: Turn) -> int:
    mover = settled_by(turn.seat, turn.move)
    return TABLE if mover is None else mover


def _check_log(one: Case, moves: list[LogEntry], state: object, dice: random.Random) -> None:
    """See that every part of a log fits, that its parts are the whole, and that a hand has room for what is new."""
    table = seated(one.name, state, one.seats)
    viewer, locale = dice.choice((None, *range(one.seats))), dice.choice(("en", "es"))
    known = heard(moves, lambda event: event.reaches(viewer))
    whole = log_page(table, known, viewer, locale)
    paint.check_page(whole, "log")
    read, asked = 0, "later.0"
    while asked:
        part = log_page(table, known, viewer, locale, asked)
        paint.check_page(part, "log")
        first, last = map(int, re.findall(r"\d+", part.footer)[:2] or (1, len(part.lines)))
        assert first <= read + 1, "a line is left out between two parts"
        read, asked = last, _next(part)
    assert read == len(log_lines(table, known, viewer, table.say(locale))) or not known
    if viewer is not None:
        lines = fitted((since(table, known[-20:], viewer, table.say(locale)),), ALL)
        assert sum(map(len, lines)) < paint.FRAME * 3


def _next(part: Page) -> str:
    """Give what the button *Later* of a part asks for, "" at the end of the log."""
    buttons = [button for row in part.rows if not isinstance(row, Menu) for button in row if button.enabled]
    arguments = [custom_id.read(button.press).argument for button in buttons]
    return next((argument for argument in arguments if argument.startswith("later.")), "")


def _check_scenes(one: Case, turn: Turn, say: Say, draws: bool) -> None:
    """See that the scenes of a move are public and fit, whom they befall, and that their pictures can be sent."""
    face, view = installed_games.installed_game(one.name).presenter, one.game.view(turn.step.state, None)
    for event in turn.step.events:
        if not event.scene:
            continue
        assert event.reaches(None), f"{event.key} is a scene, and not told to everybody"
        assert set(face.affects(event)) <= {*range(one.seats)}
        page = face.scene(view, event, say)
        if page is None:
            continue
        paint.check_page(page, f"scene of {event.key}")
        draw = face.scene_picture(view, event, say)
        if draws and draw is not None:
            _check_drawn(draw)


def _check_end(one: Case, moves: list[LogEntry], last: Turn, say: Say) -> None:
    """See that the last message fits, tells a story, and shows a picture that can be sent."""
    title, view = installed_games.installed_game(one.name), one.game.view(last.step.state, None)
    assert len(title.presenter.story(view, moves, say)) <= STORY
    people = tuple(SeatRecord(name, user=10**18 + seat, locale=say.language) for seat, name in enumerate(say.names))
    record = TableRecord(one.name, 1, 2, 1, say.language, b"secret", {}, 0, people, id=10**9, status="over")
    page = content([*News(title, record, moves[-1], view, 100_000.0).ending(moves, 0.0)])
    assert isinstance(page, Page)
    assert page.calls == tuple(person.user for person in people)
    paint.check_page(replace(page, rows=()), "end")
    draw = title.presenter.ending_picture(view, say)
    if draw is not None and say.language == "en":
        _check_drawn(draw)


def _check_drawn(draw: Draw) -> None:
    data = draw()
    assert data.startswith(b"\x89PNG\r\n\x1a\n")
    assert len(data) < 2_000_000
