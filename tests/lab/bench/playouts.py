"""Random play of every installed game: on one core beside OpenSpiel's of the same kind, interleaved, by processor time;
and as `selfplay` plays it, on every core, by the clock on the wall."""

from __future__ import annotations

import os
import random
import time
from collections.abc import Callable
from itertools import count
from statistics import mean
from typing import Any, NamedTuple

from bot.command import selfplay
from bot.engine.game import settled
from bot.engine.playout import game_seed, playout
from bot.engine.policy import RandomPolicy
from bot.engine.record import TABLE
from bot.installed_games import InstalledGame, installed_games
from tests.lab.bench.report import Figure

ROUNDS = 12
SECONDS = 0.4
TIMES = {"fugitive": 2.0, "alien1979": 2.0, "stalag17": 1.0, "colditz": 0.4, "escape_plan": 0.4}
"""How many times the decisions of the peer in Python a game is to reach in random play, on average over its numbers of
players; those with a castle or a city behind each decision fewer."""

PYTHON_PEER = "python_liars_poker"
PEERS = (PYTHON_PEER, "phantom_ttt")
MISSING = (
    "OpenSpiel is not installed here, so its games are left out; `make bench` installs requirements/bench.txt first."
)

Playing = Callable[[int], int]
"""Plays game number `n` and gives the number of decisions in it."""


class Pace(NamedTuple):
    """Games and decisions in a second."""

    playouts: float
    decisions: float


def measure() -> list[Figure]:
    """Measure all games in turn, with every number of players, some times over, and keep the best of each."""
    games = installed_games()
    players: dict[tuple[str, int], Playing] = {
        (game.name, seats): ours(game, seats) for game in games for seats in game.game.seats
    }
    players |= {(peer, 0): player for peer, player in peers().items()}
    best = dict.fromkeys(players, Pace(0, 0))
    for round_ in range(ROUNDS):
        for each, player in players.items():
            best[each] = max(best[each], pace(player, round_ * 1_000_000))
    figures = []
    for game in games:
        paces = [best[game.name, seats] for seats in game.game.seats]
        playouts, decisions = (mean(values) for values in zip(*paces, strict=True))
        every = mean(
            on_every_core(game, seats, one.playouts) for seats, one in zip(game.game.seats, paces, strict=True)
        )
        figures.append(Figure(f"{game.name}: self-play", every, None, "playouts/s"))
        figures.append(Figure(f"{game.name}: playouts on one core", playouts, None, "a second"))
        figures.append(Figure(f"{game.name}: decisions", decisions, None, "a second"))
        for peer in PEERS:
            if (peer, 0) in best:
                theirs = best[peer, 0]
                figures.append(Figure(f"{game.name}: decisions beside {peer}", decisions, theirs.decisions, "/s"))
                figures.append(Figure(f"{game.name}: playouts beside {peer}", playouts, theirs.playouts, "/s"))
        if (PYTHON_PEER, 0) in best:
            times = decisions / best[PYTHON_PEER, 0].decisions
            figures.append(Figure(f"{game.name}: times its decisions", times, TIMES.get(game.name), "", "least"))
    return figures


def pace(player: Playing, first: int) -> Pace:
    """Play games from number `first` on for a while."""
    decisions, started = 0, time.process_time()
    for games in count(1):
        decisions += player(first + games)
        seconds = time.process_time() - started
        if seconds >= SECONDS:
            return Pace(games / seconds, decisions / seconds)
    raise AssertionError


def on_every_core(game: InstalledGame, seats: int, pace: float) -> float:
    """Give the playouts a second of a series of games that takes about a second at `pace` on each core."""
    cores = os.cpu_count() or 1
    series = selfplay.Series(game.name, seats, settled(game.game, {}), "bench")
    numbers = range(max(cores, round(cores * pace)))
    return max(selfplay.play_series(series, numbers, cores).figures()["playouts_per_second"] for _ in range(2))


def ours(game: InstalledGame, seats: int) -> Playing:
    """Play with every move checked; refused ones are not counted."""
    options, policies = settled(game.game, {}), [RandomPolicy()]

    def player(number: int) -> int:
        decisions = 0
        for played in playout(game.game, seats, options, game_seed("bench", number), policies):
            decisions += played.seat != TABLE
        return decisions

    return player


def peers() -> dict[str, Playing]:
    """Load OpenSpiel's games; none where it is not installed."""
    try:
        import pyspiel  # type: ignore[import-not-found]
        from open_spiel.python.games import liars_poker  # type: ignore[import-not-found]  # noqa: F401
    except ImportError:
        print(MISSING)
        return {}
    return {name: theirs(pyspiel.load_game(name)) for name in PEERS}


def theirs(game: Any) -> Playing:
    """Play one of OpenSpiel's games through its Python interface. Moves of chance are not counted."""

    def player(number: int) -> int:
        rng, state, decisions = random.Random(number), game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(actions, weights)[0])
            else:
                decisions += 1
                state.apply_action(rng.choice(state.legal_actions()))
        return decisions

    return player
