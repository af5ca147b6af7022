"""Pictures and states."""

from __future__ import annotations

import random
import time
from typing import Any

from bot.engine.codec import encode, read_state
from bot.engine.game import settled
from bot.engine.playout import game_seed, playout
from bot.engine.policy import RandomPolicy
from bot.installed_games import InstalledGame, installed_games
from tests.lab.bench.report import Figure, part

PICTURE, USUAL = 60.0, 25.0
STATE = 1.0
"""Limits in milliseconds: the slowest picture, half of them, a state written and read."""

GAMES = 10
PICTURES = 25


def measure() -> list[Figure]:
    """Measure every installed game."""
    figures = []
    for game in installed_games():

        def limited(what: str, value: float, limit: float, name: str = game.name) -> None:
            figures.append(Figure(f"{name}: {what}", value, limit, "ms", "most"))

        states = _states(game)
        each = [_state(game, state) for state in states]
        limited("encode + decode a state, p50", part(each, 0.5), STATE)
        limited("encode + decode a state, p99", part(each, 0.99), STATE)
        shown = random.Random(1).sample(states, min(PICTURES, len(states)))
        first, *each = [_picture(game, state) for state in shown]
        figures.append(Figure(f"{game.name}: the first picture of a process", first, None, "ms"))
        limited("one picture, p50", part(each, 0.5), USUAL)
        limited(f"one picture, slowest of {len(each)}", max(each), PICTURE)
    return figures


def _states(game: InstalledGame) -> list[Any]:
    """Give every state of some random games at the smallest and the largest table."""
    options, all_seats = settled(game.game, {}), game.game.seats
    return [
        played.step.state
        for seats in sorted({all_seats[0], all_seats[-1]})
        for number in range(GAMES)
        for played in playout(game.game, seats, options, game_seed("bench", number), [RandomPolicy()])
    ]


def _state(game: InstalledGame, state: Any) -> float:
    """Time one state there and back, in milliseconds."""
    started = time.perf_counter()
    again = read_state(game.game, encode(state), game.game.schema)
    seconds = time.perf_counter() - started
    assert again == state
    return seconds * 1000


def _picture(game: InstalledGame, state: Any) -> float:
    """Time one picture, drawn and encoded, in milliseconds of the processor."""
    view = game.game.view(state, None)
    say = game.say("en-US", tuple(f"Player {seat}" for seat in range(game.game.seats[-1])))
    started = time.process_time()
    assert game.presenter.picture(view, say)
    return (time.process_time() - started) * 1000
