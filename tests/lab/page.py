"""`python -m tests.lab.page GAME NUMBER`: show boards and hands of a numbered game without playing it.

Prints the words and buttons, and writes the pictures into artefacts/pages/.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path

from bot import installed_games
from bot.engine.page import Menu, Page
from bot.engine.texts import LANGUAGES
from bot.ui.pages.content import content
from bot.workers.draw import draw
from tests.contract.moments import Screen, boards, hands

FOLDER = Path("artefacts/pages")


def shown(page: Page) -> Iterator[str]:
    """Yield the words of a page, then its rows of buttons and menus.

    >>> from bot.engine.page import Button
    >>> list(shown(Page("Your hand", ("12, 15",), rows=((Button("Draw 2", "e1:do:1:0:x:draw 2"),),))))
    ['**Your hand**', '12, 15', '[Draw 2]']
    """
    yield from content(page).splitlines()
    for row in page.rows:
        if isinstance(row, Menu):
            yield f"[{row.placeholder} ▾] {', '.join(choice.label for choice in row.choices)}"
        else:
            yield " ".join(f"[{button.label}]" for button in row)


def write(screens: Iterator[Screen], folder: Path) -> Iterator[str]:
    """Yield the lines to print for `screens`; write their pictures into `folder`."""
    folder.mkdir(parents=True, exist_ok=True)
    for screen in screens:
        yield f"\n=== {screen.called}"
        yield from shown(screen.page)
        if screen.page.picture is not None:
            file = folder / f"{screen.called.replace(',', '').replace(' ', '-')}.png"
            file.write_bytes(draw(screen.page.picture))
            yield f"picture: {file}"


def main() -> None:
    """Read the command line and print."""
    parser = argparse.ArgumentParser(prog="python -m tests.lab.page", description=__doc__)
    parser.add_argument("game", choices=installed_games.names())
    parser.add_argument("number", type=int, nargs="?", default=0, help="number of the game, from 0")
    parser.add_argument("--language", choices=LANGUAGES, default="en")
    parser.add_argument("--board", action="store_true", help="boards instead of hands")
    given = parser.parse_args()
    made = boards if given.board else hands
    for line in write(made(given.game, given.number, given.language), FOLDER):
        print(line)


if __name__ == "__main__":
    main()
