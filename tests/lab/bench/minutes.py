"""How long a game takes: what normal minds play in the place of people, each move by the shortest way that its panel
offers, in the time that people take for that. Computers play at the level of the offer, and take a beat for a move.
`python -m tests.lab.bench.minutes [GAME]` prints a line for each number of people, and for each offer with computers;
`cogs/GAME/game.toml` has what it printed, in round numbers."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from statistics import median

from bot.engine.game import settled
from bot.engine.play import waited_for
from bot.engine.playout import game_seed, playout
from bot.engine.record import TABLE
from bot.installed_games import InstalledGame, installed_game, names
from tests.contract.reach import seated
from tests.lab.bench.presses import presses

GAMES = 8

LOOK = 12.0
"""Seconds in which somebody sees what has changed and thinks about a turn."""

PRESS = 6.0
"""Seconds for a press, with the reading of what it offers."""

BEAT = 1.0
"""Seconds that a computer lets pass for each move, so that people see it."""


def seconds(
    each: InstalledGame, people: int, computers: Sequence[str], options: Mapping[str, str], number: int
) -> float:
    """Give how long a game takes in which the first seats are people and the others computers of these levels."""
    seats = people + len(computers)
    say = each.say("en", tuple(f"Player {seat}" for seat in range(seats)))
    minds = [each.policies[level] for level in (*["normal"] * people, *computers)]
    played = playout(each.game, seats, settled(each.game, options), game_seed("minutes", number), minds)
    state, passed, begun = next(played).step.state, 0.0, [False] * seats
    for turn in played:
        if turn.seat >= people:
            passed += BEAT
        elif turn.seat != TABLE:
            passed += PRESS * presses(seated(each.name, state, seats), turn.seat, turn.move, say)
            passed += 0 if begun[turn.seat] else LOOK
            begun[turn.seat] = True
        state = turn.step.state
        waited = waited_for(each.game, state, seats)
        begun = [was and (seat in waited or seats == 1) for seat, was in enumerate(begun)]
    return passed


def minutes(each: InstalledGame, people: int, computers: Sequence[str], options: Mapping[str, str]) -> float:
    """Give the median of some games, in minutes."""
    return median(seconds(each, people, computers, options, number) for number in range(GAMES)) / 60


def main() -> None:
    """Print how long each title takes with people alone, and alone against computers as *Play now* opens it."""
    for name in sys.argv[1:] or names():
        each = installed_game(name)
        for seats in each.game.seats:
            print(f"{name}: {seats} people: {minutes(each, seats, (), {}):.0f} minutes", flush=True)
        first = each.offer
        for level in dict.fromkeys((*first.computers, "hard")):
            computers = [level] * len(first.computers)
            print(f"{name}: Play now, {level}: {minutes(each, 1, computers, first.options):.0f} minutes", flush=True)


if __name__ == "__main__":
    main()
