"""Print whether the coach speaks of each mistake before the game is lost, and how often it speaks to hard computers.

Each game is a line in the file of results, so a run that was stopped goes on where it was. Lines of other rules, minds,
coaches or mistakes than those of today are left alone.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from bot.installed_games import installed_game
from tests.coaches.frame import NORMAL, title, titles
from tests.coaches.measure import PLAYOUTS, Found, Game, played, summed
from tests.exploits.frame import HARD

RESULTS = Path("artefacts/coaches.jsonl")

GAMES = 100

IN_TIME, ALARMS = 0.9, 0.05
"""The part of the lost games in which the coach has to speak in time, and of hard games in which it may speak."""

HEAD = "| title | mistake | open games | lost | told in time | hard games | told there |\n|" + "---|" * 7


def main() -> int:
    """Play what is asked for and print a row for each mistake as it ends. Return 1 if any misses its aim."""
    parser = argparse.ArgumentParser(prog="python -m tests.coaches", description=__doc__)
    parser.add_argument("titles", nargs="*", metavar="GAME", help="titles (default: all)")
    parser.add_argument("--peril", nargs="+", default=[], help="these mistakes only")
    parser.add_argument("--games", type=int, default=GAMES, help=f"games of each mistake ({GAMES})")
    parser.add_argument("--first", type=int, default=0, help="the number of the first game (0)")
    parser.add_argument("--playouts", type=int, default=PLAYOUTS, help=f"playouts from a position ({PLAYOUTS})")
    parser.add_argument("--results", type=Path, default=RESULTS, help=f"the file of results ({RESULTS})")
    given = parser.parse_args()
    print(HEAD, flush=True)
    misses = 0
    for name in given.titles or titles():
        for peril in title(name).mistakes:
            if not given.peril or peril in given.peril:
                found = _measured(name, peril, given)
                misses += not reached(found)
                print(row(name, found), flush=True)
    return int(misses > 0)


def _measured(name: str, peril: str, given: argparse.Namespace) -> Found:
    numbers = range(given.first, given.first + given.games)
    told = {
        level: list(played([Game(name, peril, level, number, given.playouts) for number in numbers], given.results))
        for level in (NORMAL, HARD)
    }
    return summed(peril, told[NORMAL], told[HARD])


def reached(found: Found) -> bool:
    """Return whether the coach speaks in time, and seldom to those who know."""
    return found.in_time >= IN_TIME * found.losses and found.alarms <= ALARMS * found.hard


def row(name: str, found: Found) -> str:
    """Write the row of a mistake."""
    missed = "" if reached(found) else " (missed)"
    cells = (installed_game(name).name, found.peril, *found[1:5], f"{found.alarms}{missed}")
    return "| " + " | ".join(map(str, cells)) + " |"


if __name__ == "__main__":
    sys.exit(main())
