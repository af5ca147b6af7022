"""How many presses a turn takes: what a normal mind does, each move by the shortest way that the panel offers."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from statistics import median

import pytest

from bot.engine.custom_id import read
from bot.engine.game import settled
from bot.engine.move import Ask, Move
from bot.engine.page import Menu
from bot.engine.play import waited_for
from bot.engine.playout import game_seed, playout
from bot.engine.record import TABLE, Seat
from bot.engine.texts import Say
from bot.installed_games import InstalledGame, installed_games
from bot.table.table import Table
from bot.ui.pages import controls
from bot.ui.pages.rows import Rows
from bot.ui.pages.usual import usual_moves
from tests.contract.reach import rows, seated
from tests.lab.bench.report import Figure
from tests.ui.at_panels import play_at_panels
from tests.ui.on_local import open_local
from tests.ui.player import sit_down

HEADING = "Presses in a turn: the moves of normal computers, each by the shortest way that the panel offers"

GAMES = 20

TYPED = 2
"""Presses for a move whose options find no room in menus: *Type an answer* and *Submit*."""


def measure(folder: Path) -> list[Figure]:
    """Measure every installed game: 20 games by its panels' pages, and one by two people at a Discord."""
    figures = []
    for title in installed_games():
        turns = [each for number in range(GAMES) for each in _turns(title, number)]
        figures.append(Figure(f"{title.name}: median of {len(turns)} turns", median(turns)))
        figures.append(Figure(f"{title.name}: the longest turn", max(turns)))
        again = asyncio.run(_again(title, folder / f"presses-{title.name}.db"))
        figures.append(Figure(f"{title.name}: My hand pressed again in a whole game", again, 0, "", "most"))
    return figures


async def _again(title: InstalledGame, path: Path) -> int:
    """Play a whole game by two people who read no direct messages; give how often a panel did not do."""
    with pytest.MonkeyPatch.context() as patched:
        async with open_local(path, patched) as world:
            players = [world.join(name) for name in ("Ana", "Ben")]
            for player in players:
                world.close_dms(player)
            await sit_down(*players, game=title.name, pace=0)
            again = await play_at_panels(players)
            assert world.over, title.name
            return again


def _turns(title: InstalledGame, number: int) -> Iterator[int]:
    """Give the presses of each turn: from when the game begins to wait for a seat until it stops, or, where it never
    does, until the next turn."""
    seats = list(title.game.seats)
    many = seats[number % len(seats)]
    minds = [title.policies["normal"]]
    say = title.say("en", tuple(f"Player {seat}" for seat in range(many)))
    played = playout(title.game, many, settled(title.game, {}), game_seed("presses", number), minds)
    state = next(played).step.state
    pressed = [0] * many
    for turn in played:
        if turn.seat != TABLE:
            pressed[turn.seat] += presses(seated(title.name, state, many), turn.seat, turn.move, say)
        before, state = state, turn.step.state
        waited = waited_for(title.game, state, many)
        another = many == 1 and title.game.turn(before) != title.game.turn(state)
        for seat in range(many):
            if pressed[seat] and (another or seat not in waited):
                yield pressed[seat]
                pressed[seat] = 0


def presses(table: Table, seat: Seat, move: Move, say: Say) -> int:
    """Count the presses that make `move` in the panel of `seat`."""
    whole = next((ask for ask in table.asks(seat) if ask.verb == move.verb), None)
    assert whole is not None, move
    usual, further = usual_moves(table, seat, say).rows(controls.USUAL)
    if _at_once(usual, move):
        return 1
    if _at_once(rows(table, seat, None, say), move):
        return 1 + further
    return further + _by_menus(table, seat, whole, move, say)


def _by_menus(table: Table, seat: Seat, ask: Ask, move: Move, say: Say) -> int:
    """Count the presses that choose the move field by field, and the one that plays it."""
    count, draft = 0, None
    if not _menus(rows(table, seat, None, say), f"{ask.verb}."):
        draft = controls.changed(table, seat, None, "", 0, 0, [ask.verb])
        count = 1
        if _at_once(rows(table, seat, draft, say), move):
            return 2
    for place, picks in enumerate(move.picks):
        left = set(picks)
        for menu in _menus(rows(table, seat, draft, say), f"{ask.verb}.{place}."):
            wanted = [choice.value for choice in menu.choices if choice.value in picks]
            left -= set(wanted)
            if len(wanted) >= menu.least and wanted != [choice.value for choice in menu.choices if choice.chosen]:
                group = int(read(menu.press).argument.split(".")[2])
                draft = controls.changed(table, seat, draft, ask.verb, place, group, wanted)
                count += 1
        if left:
            return TYPED
    return count + 1


def _at_once(shown: Rows, move: Move) -> bool:
    """Tell whether a button shown makes `move`."""
    return any(not isinstance(row, Menu) and any(_makes(button.press, move) for button in row) for row in shown)


def _makes(press: str, move: Move) -> bool:
    pressed = read(press)
    return pressed.action == "do" and pressed.argument == str(move)


def _menus(shown: Rows, start: str) -> list[Menu]:
    return [row for row in shown if isinstance(row, Menu) and read(row.press).argument.startswith(start)]
