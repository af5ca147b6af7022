"""`python -m tests.art [GAME ...]`: make the sheets of games anew from their SVG files, and pages that show them."""

from __future__ import annotations

import argparse

from tests.art.sheets import ROOT, folders, make, show


def main() -> None:
    """Make what is asked for, and say how large it is."""
    parser = argparse.ArgumentParser(prog="python -m tests.art", description=__doc__)
    games = {each.parent.name: each for each in folders()}
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"of {', '.join(games)}; all unless named")
    wanted = parser.parse_args().games or games
    for game in wanted:
        if game not in games:
            parser.error(f"{game} has no art")
        make(games[game])
        for png in sorted(games[game].rglob("*.png")):
            print(f"{png.relative_to(ROOT)}: {png.stat().st_size // 1000} kB")
        print(show(games[game]).relative_to(ROOT))


if __name__ == "__main__":
    main()
