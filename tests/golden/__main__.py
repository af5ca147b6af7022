"""`python -m tests.golden GAME`: write the golden playthroughs of a game anew, from the moves that stand in them.

Look at the difference before it is committed: it is what the change means to players. A new playthrough is played by
computer players with `python -m tests.golden GAME --new NAME --seed S [--level L] [--seats N] [--option NAME=CHOICE]`.
A snapshot is written once for each schema and never changed.
"""

from __future__ import annotations

import argparse

from bot import installed_games
from tests.golden import playthrough


def main() -> None:
    """Write the files and name them."""
    parser = argparse.ArgumentParser(prog="python -m tests.golden", description=__doc__)
    parser.add_argument("game", choices=installed_games.names())
    parser.add_argument("--new", metavar="NAME")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--level", default="normal")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=CHOICE")
    given = parser.parse_args()
    game = installed_games.installed_game(given.game).game
    folder = playthrough.FOLDER / given.game
    folder.mkdir(exist_ok=True)
    if given.new:
        options = dict(option.split("=", 1) for option in given.option)
        script = playthrough.new(given.game, given.seats or game.seats[0], given.seed, given.level, options)
        (folder / f"{given.new}.txt").write_text(playthrough.write(script), encoding="utf-8")
    for path in playthrough.files(given.game):
        script = playthrough.read(path.read_text(encoding="utf-8"))
        path.write_text(playthrough.write(script), encoding="utf-8")
        print(path.relative_to(playthrough.FOLDER))
    stored = playthrough.snapshot(given.game, game.schema)
    if not stored.exists():
        stored.write_bytes(playthrough.middle(script) + b"\n")
        print(stored.relative_to(playthrough.FOLDER))


if __name__ == "__main__":
    main()
