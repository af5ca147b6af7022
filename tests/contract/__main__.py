"""`python -m tests.contract GAME NUMBER`: play one numbered game again, move by move, through every check."""

from __future__ import annotations

import argparse
import sys
import traceback

from bot import titles
from tests.contract import pages, playing, secrecy, typed
from tests.contract.playouts import case, setup, turns


def main() -> int:
    """Print the game and every check that fails; exit status 1 if one does."""
    parser = argparse.ArgumentParser(prog="python -m tests.contract", description=__doc__)
    parser.add_argument("game", choices=titles.names())
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
    checks = (*playing.CHECKS, pages.check_pages, pages.check_looks, typed.check_typed)
    for check in (*checks, lambda one: secrecy.check_secrecy(one, secrecy.Tally())):
        try:
            check(one)
        except Exception:
            failed = True
            traceback.print_exc()
    print("failed" if failed else "every check passed")
    return failed


if __name__ == "__main__":
    sys.exit(main())
