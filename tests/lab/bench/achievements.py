"""How often each achievement occurs: `python -m tests.lab.bench.achievements [GAME] [--games N]` prints for each in how
many of so many computer games somebody earned it, and how many of all seats did. Each should be between 0 and 60 % of
the games, and neither."""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator

from bot.engine.chronicle import LogEntry
from bot.engine.game import settled
from bot.engine.playout import game_seed, playout
from bot.engine.replay_frame import ReplayFrame, frames
from bot.installed_games import InstalledGame, installed_game, names

GAMES = 200

MOST = 0.6


def filmed(each: InstalledGame, number: int) -> tuple[int, tuple[ReplayFrame, ...]]:
    """Play the computer game of a number, with as many seats as it says, and give it turn by turn."""
    several = [seats for seats in each.game.seats if seats > 1]
    seats = several[number % len(several)]
    minds = [each.policies["normal"]]
    steps = list(playout(each.game, seats, settled(each.game, {}), game_seed("achievements", number), minds))
    moves = [(version, LogEntry(played.seat, played.step.events)) for version, played in enumerate(steps)]
    states = {version: played.step.state for version, played in enumerate(steps)}
    return seats, tuple(frames(moves, states, {}))


def rates(each: InstalledGame, games: int) -> Iterator[tuple[str, float, float]]:
    """Give each achievement with the share of games, and of seats, that earned it."""
    somebody, all_seats, sat = Counter[str](), Counter[str](), 0
    for number in range(games):
        seats, film = filmed(each, number)
        sat += seats
        for name, done in each.achievements.items():
            earned = sum(done(film, seat) for seat in range(seats))
            somebody[name] += bool(earned)
            all_seats[name] += earned
    for name in each.achievements:
        yield name, somebody[name] / games, all_seats[name] / sat


def main() -> None:
    """Print the rates of each title."""
    parser = argparse.ArgumentParser()
    parser.add_argument("game", nargs="*", default=names())
    parser.add_argument("--games", type=int, default=GAMES)
    arguments = parser.parse_args()
    for name in arguments.game:
        print(f"{name}: {arguments.games} games")
        for achievement, games, seats in rates(installed_game(name), arguments.games):
            odd = "" if 0 < games <= MOST else "   too seldom" if not games else "   too often"
            print(f"  {achievement:<16} {games:6.1%} of games {seats:6.1%} of seats{odd}", flush=True)


if __name__ == "__main__":
    main()
