"""`python -m tests.contract GAME NUMBER`: play one numbered game again, move by move, through every check."""

from __future__ import annotations

import argparse
import sys
import traceback

from bot import installed_games
from tests.contract.checks import failures
from tests.contract.playouts import case, setup, turns


def main() -> int:
    """Print the game and every check that fails; exit status 1 if one does."""
    parser = argparse.ArgumentParser(prog="python -m tests.contract", description=__doc__)
    parser.add_argument("game", choices=installed_games.names())
    parser.add_argument("number", type=int)
    given = parser.parse_args()
    one = case(given.game, given.number)
    print(f"{one.name}, game {one.number}: {one.seats} seats, {one.options}, dealt by {list(setup(one)[1])}")
    failed = False
    try:
        for turn in turns(one):
            print(f"{turn.version:4} {turn.seat:2} {turn.move} {list(turn.drawn) or ''}".rstrip())
    except Exception:
        failed = True
        traceback.print_exc()
    for error in failures(one):
        failed = True
        traceback.print_exception(error)
    print("failed" if failed else "every check passed")
    return failed


if __name__ == "__main__":
    sys.exit(main())
