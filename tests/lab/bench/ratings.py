"""What ratings computers come to: `python -m tests.lab.bench.ratings [GAME] [--games N]` lets all levels but the
strongest play against each other, by two, and prints each with its sides, beside what nobody is known to be at
first."""

from __future__ import annotations

import argparse
from itertools import permutations

from bot.archive.ratings import UNKNOWN, certainty, shown, through
from bot.engine.game import settled
from bot.engine.playout import game_seed, playout
from bot.installed_games import InstalledGame, installed_game, names
from storage.records.outcomes import PlayedRecord, SeatOutcome, Sitter

LEVELS = ("random", "easy", "normal")


def played(each: InstalledGame, number: int, levels: tuple[str, ...]) -> PlayedRecord:
    """Play the computer game of a number between minds of `levels`, one for each seat."""
    minds = [each.policies[level] for level in levels]
    *_, last = playout(each.game, len(levels), settled(each.game, {}), game_seed("ratings", number), minds)
    end, counting = last.step.state, each.standings
    places = counting.places(each.game, end, len(levels))
    sitters = (
        Sitter(None, level, level, SeatOutcome(places.seats[seat], side=counting.side(end, seat)))
        for seat, level in enumerate(levels)
    )
    return PlayedRecord(number, each.name, None, 0.0, 0, places.house, tuple(sitters))


def main() -> None:
    """Print the ratings of each title."""
    parser = argparse.ArgumentParser()
    parser.add_argument("game", nargs="*", default=names())
    parser.add_argument("--games", type=int, default=40, help="of each two levels, with each in the first seat")
    arguments = parser.parse_args()
    pairs = [*permutations(LEVELS, 2)] * arguments.games
    for name in arguments.game:
        found = through(played(installed_game(name), number, pair) for number, pair in enumerate(pairs))
        print(f"{name}: {len(pairs)} games; unknown: {shown(UNKNOWN)} ± {shown_deviation(UNKNOWN.sigma)}")
        for who, rating in sorted(found.items(), key=lambda item: -item[1].mu):
            deviation = shown_deviation(rating.sigma)
            print(
                f"  {who:<16} {shown(rating):5} ± {deviation:<4} {certainty(rating)}, {rating.games} games", flush=True
            )


def shown_deviation(sigma: float) -> int:
    """Give a deviation as a rating is shown."""
    return round(sigma * 40)


if __name__ == "__main__":
    main()
