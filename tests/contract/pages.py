"""Pages and texts of every state: inside Discord's limits, complete in both languages."""

from __future__ import annotations

import random
from typing import Any

from msgspec.structs import replace

from bot import installed_games
from bot.engine.game import result_of
from bot.engine.page import Menu
from bot.engine.record import Viewer
from bot.engine.texts import LANGUAGES, Say
from bot.table.table import Table
from bot.ui.pages.look import look_page
from tests.contract import paint
from tests.contract.playouts import Case, recorded
from tests.contract.reach import check_rows, seated

STATES = 6
"""States of each game that are painted, beside its first and its last."""

AIM, SENTENCE = 160, 180
"""The most letters of what wins, and of what is said to a beginner."""

LOOKS = 20
"""States of each game in which somebody looks closer, beside its last."""


def check_pages(one: Case) -> None:
    """Paint some states for everybody in both languages, for players with the longest names, and tell every event."""
    title = installed_games.installed_game(one.name)
    played = recorded(one.name, one.number)
    chosen = random.Random(f"pages/{one.number}").sample(played, min(STATES, len(played)))
    says = [title.say(locale, paint.LONG_NAMES[: one.seats]) for locale in ("en", "es")]
    for say in says:
        for state in (*(turn.before for turn in (played[0], *chosen)), played[-1].step.state):
            check_state(one, state, say)
        for turn in played:
            for event in turn.step.events:
                assert len(title.presenter.event(event, say)) < 300, event


def check_state(one: Case, state: Any, say: Say) -> None:
    """Paint a state for everybody."""
    game, face = one.game, installed_games.installed_game(one.name).presenter
    over = result_of(state) is not None
    for viewer in (None, *range(one.seats)):
        view = game.view(state, viewer)
        paint.check_page(face.board(view, say), "board")
        assert len(face.goal(view, viewer, say)) <= AIM
        if over:
            ending = face.ending(view, viewer, say)
            assert ending
            assert viewer is None or "**" not in ending, f"the page of the end makes {ending!r} bold as a whole"
        if viewer is None:
            continue
        hand = replace(face.hand(view, say), alt=face.hand_alt(view, say))
        paint.check_page(hand, f"hand of {viewer}")
        assert face.has_more(view) == bool(face.more(view, say))
        asks = game.asks(state, viewer)
        for name in face.hints(view, asks):
            assert 0 < len(say(f"{one.name}-coach-{name}")) <= SENTENCE, name
        assert len({ask.verb for ask in asks}) == len(asks), "a verb is asked once"
        if asks:
            assert 0 < len(face.turn(game.view(state, None), say, viewer)) < 300
        for ask in asks:
            assert not face.types(ask) or f"{one.name}-type-{ask.verb}" in say, f"no form to type {ask.verb}"
            paint.check_controls(paint.controls(game, face, state, viewer, ask, say))
            if not ask.fields or (ask.fields[0].most == 1 and len(ask.fields[0].options) <= paint.ROWS):
                paint.check_press(viewer, ask, ask.fields[0] if ask.fields else None)


def check_looks(one: Case) -> None:
    """Let everybody look at what there is to see first, and somebody at what a menu offers, in some states."""
    dice = random.Random(f"looks/{one.number}")
    played = recorded(one.name, one.number)
    for state in (played[-1].step.state, *(turn.before for turn in dice.sample(played, min(LOOKS, len(played))))):
        table, locale = seated(one.name, state, one.seats), dice.choice(LANGUAGES)
        looks = table.title.presenter.looks(table.view(None), table.say(locale))
        assert table.title.presenter.has_looks(table.view(None)) == bool(looks)
        if not looks:
            continue
        offered = {viewer: _looked(table, viewer, "", locale) for viewer in (None, *range(one.seats))}
        viewer = dice.choice(list(offered))
        _looked(table, viewer, dice.choice(offered[viewer]), locale)


def _looked(table: Table, viewer: Viewer, name: str, locale: str) -> list[str]:
    """Hold the page of what is called `name` against Discord's limits and list all that its menus offer."""
    page = look_page(table, viewer, name, locale, 0)
    paint.check_page(page, f"{viewer} looking at {name or 'all'}")
    check_rows(page.rows)
    return [choice.value for row in page.rows if isinstance(row, Menu) for choice in row.choices]


def check_picture(one: Case) -> None:
    """Draw the last state: a PNG that is not too big to send."""
    title = installed_games.installed_game(one.name)
    say = title.say("en", paint.LONG_NAMES[: one.seats])
    for viewer in (None, 0):
        data = title.presenter.picture(one.game.view(recorded(one.name, one.number)[-1].step.state, viewer), say)
        assert data.startswith(b"\x89PNG\r\n\x1a\n")
        assert len(data) < 2_000_000
