"""Pictures come from what they say they are drawn from, and from nothing else: another process draws the same bytes."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from msgspec.structs import replace

from bot import installed_games
from bot.engine.codec import decode, encode
from bot.engine.move import Move
from bot.engine.page import Picture
from bot.engine.presenter import Presenter
from bot.engine.record import Seat
from bot.installed_games import InstalledGame
from bot.table.drawn import DECIDES, WAITS, picture, turn_mark
from bot.table.table import Table
from bot.ui.pages.board import board_page
from bot.ui.pages.hand import hand_page
from bot.workers.draw import draw
from bot.workers.pool import Pool
from tests.contract import pictures
from tests.contract.reach import seated
from tests.workers import jobs

TITLES = installed_games.installed_games()
NAMES = [title.name for title in TITLES]


@cache
def tables(name: str) -> tuple[Table, ...]:
    """Give a table in some states of a game, the middle of the game first."""
    game = installed_games.installed_game(name).game
    shown = pictures.states(game, game.seats[-1])
    half = len(shown) // 2
    return tuple(seated(name, state, game.seats[-1]) for state in (*shown[half:], *shown[:half]))


def in_private(table: Table) -> Iterator[tuple[Picture, Any]]:
    """Give what the panels of a table are drawn from, with the first choice of a question and without; and what draws
    each here and now."""
    face, say = table.title.presenter, table.say("es")
    for seat in table.waited_for():
        for draft in (None, *first_choices(table, seat)):
            if (drawing := face.private_picture(table.view(seat), draft, say)) is not None:
                yield picture(table.title, "private", table.view(seat), say, draft), drawing


def first_choices(table: Table, seat: Seat) -> Iterator[Move]:
    for ask in table.asks(seat):
        if ask.fields and ask.fields[0].least <= 1 <= ask.fields[0].most:
            yield Move(ask.verb, (ask.fields[0].options[:1],))


def at_a_look(table: Table) -> Iterator[tuple[Picture, Any]]:
    """Give what closer looks are drawn from, and what draws each here and now."""
    face, say, view = table.title.presenter, table.say("es"), table.view(0)
    for _, choices in face.looks(view, say):
        drawing = face.look(view, choices[-1].value, say)[1]
        if drawing is not None:
            yield picture(table.title, "look", table.view(0), say, name=choices[-1].value), drawing


def chosen(title: InstalledGame) -> list[tuple[Picture, Any]]:
    """Give one picture of each kind that a game has, the private one with a draft and without."""
    middle = tables(title.name)[0]
    board = picture(title, "board", middle.view(None), middle.say())
    found = [(board, lambda: title.presenter.picture(middle.view(None), middle.say())), *list(at_a_look(middle))[:1]]
    if title.presenter.private_picture is Presenter.private_picture:
        return found
    return [*found, _panel(title, drafted=False), _panel(title, drafted=True)]


def _panel(title: InstalledGame, drafted: bool) -> tuple[Picture, Any]:
    """Give the first picture of a panel, with a draft or without."""
    panels = (panel for table in tables(title.name) for panel in in_private(table))
    return next(panel for panel in panels if bool(panel[0].draft) is drafted)


async def test_another_process_draws_the_same_from_the_data_alone() -> None:
    """Whatever it has drawn before: it begins with what this one has drawn last."""
    shown = [each for title in TITLES for each in chosen(title)]
    assert {one.kind for one, _ in shown} == {"board", "private", "look"}
    here = [drawing() for _, drawing in shown]
    pool = Pool(1, jobs.ready)
    there = [await pool.run(draw, one) for one, _ in reversed(shown)]
    pool.close()
    for (one, _), ours, theirs in zip(shown, here, reversed(there), strict=True):
        assert ours.startswith(b"\x89PNG")
        assert ours == theirs, f"{one.title}: the {one.kind} picture depends on more than its data"


@pytest.mark.parametrize("name", NAMES)
def test_views_can_be_read(name: str) -> None:
    title = installed_games.installed_game(name)
    for table in tables(name):
        for viewer in (None, *range(len(table.names))):
            view = table.view(viewer)
            assert decode(title.game.view_type, encode(view)) == view


@pytest.mark.parametrize("name", NAMES)
def test_a_page_names_what_its_picture_is_drawn_from(name: str) -> None:
    table = tables(name)[0]
    shown = board_page(table, ()).picture
    wanted = picture(table.title, "board", table.view(None), table.say(), record=table.record)
    assert shown == replace(wanted, mark=turn_mark(table.game.turn(table.state), table.waited_for()))
    for seat in range(len(table.names)):
        of_hand = hand_page(table, seat, None, (), "es").picture
        view = table.view(seat)
        if of_hand is not None:
            mark = DECIDES if seat in table.waited_for() else WAITS
            wanted = picture(table.title, "private", view, table.say("es"), record=table.record)
            assert replace(of_hand, shows="") == replace(wanted, mark=mark)
            assert bool(of_hand.shows) is (mark == DECIDES)


def test_a_view_of_another_version_is_not_drawn() -> None:
    table = tables(NAMES[0])[0]
    shown = picture(table.title, "board", table.view(None), table.say())
    with pytest.raises(ValueError, match="schema"):
        draw(replace(shown, schema=shown.schema + 1))
    with pytest.raises(ValueError, match="unknown field"):
        draw(replace(shown, view=b'{"unheard_of":1}'))


@pytest.mark.parametrize("name", NAMES)
def test_a_page_places_the_scene_of_a_hand_once_and_that_of_a_seat_that_waits_never(name: str) -> None:
    table = tables(name)[0]
    drawn: Any = table.title.presenter.pictures
    if not hasattr(drawn, "hand"):
        pytest.skip("it draws its pictures without scenes")
    hand, placed = drawn.hand, list[Any]()

    def counted(view: Any, draft: Move | None, say: Any) -> Any:
        placed.append(view)
        return hand(view, draft, say)

    object.__setattr__(drawn, "hand", counted)
    try:
        pages = {seat: hand_page(table, seat, None, (), "en-US") for seat in range(len(table.names))}
    finally:
        object.__setattr__(drawn, "hand", hand)
    decide = [seat for seat, page in pages.items() if page.picture is not None and page.picture.mark == DECIDES]
    assert placed == [table.view(seat) for seat in decide]
