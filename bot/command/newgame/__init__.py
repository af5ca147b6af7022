"""`python -m bot newgame NAME`: create a small game that works, from which you make your own.

docs/new_game.md is the guide to this.
"""

from __future__ import annotations

import argparse
import keyword
import re
import subprocess
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

from bot.engine.texts import SHARED
from bot.installed_games import names

TEMPLATES = Path(__file__).parent / "templates"

PLACES = {
    "game": "cogs/{}",
    "tests": "tests/games/{}",
    "golden": "tests/golden/{}",
    "rules.md": "docs/rules/{}.md",
    "words.md": "docs/words/{}.md",
}
"""The paths in the project to which the templates are copied.

The keys are the folders of templates and the names of two pages.
"""

NAME = re.compile(r"[a-z][a-z0-9_]{1,19}")

TAKEN = {"house", "table", "escapade", "hand", "games", "my", "setup", "mesa", "mis", "mano", "partidas"}
"""Names that a game cannot have, because commands have these names in a language."""

WINDOWS = re.compile(r"con|nul|aux|prn|com\d|lpt\d")
"""Matches the names of devices on Windows. There no file or folder can have such a name."""


def add(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the command `newgame` to `parser`."""
    parser.add_argument("name", metavar="NAME", help="the name of its package: small letters, digits and _")
    parser.add_argument("--title", help="what people call it (default: NAME in words)")


def run(arguments: argparse.Namespace) -> int:
    """Write the files of the new game. The exit status is 2 if the game cannot have this name."""
    name, root = arguments.name, Path.cwd()
    if why := _name_problem(name, root):
        print(f"newgame: {why}", file=sys.stderr)
        return 2
    for path, text in new_files(name, arguments.title or name.replace("_", " ").title()):
        file = root / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
        print(path)
    subprocess.run([sys.executable, "-m", "tests.commands"], cwd=root, check=True)
    if find_spec("ruff"):
        ours = [PLACES[kind].format(name) for kind in ("game", "tests")]
        subprocess.run([sys.executable, "-m", "ruff", "format", "--quiet", *ours], cwd=root, check=True)
    print(f"docs/commands.md\n\nIt can be played: `make play`, then /{name} new.")
    print(f"See that it is sound: `python -m bot checkgame {name}`.")
    print("docs/new_game.md leads on.")
    return 0


def new_files(name: str, title: str) -> Iterator[tuple[Path, str]]:
    """Yield the files of a new game, each with its path in the project and its content."""
    words = {"@name@": name, "@title@": title}
    for template in sorted(TEMPLATES.rglob("*.template")):
        kind, *below = template.relative_to(TEMPLATES).with_suffix("").parts
        text = template.read_text(encoding="utf-8")
        for token, word in words.items():
            text = text.replace(token, word)
        yield Path(PLACES[kind].format(name), *below), text


def _name_problem(name: str, root: Path) -> str:
    """Return why a game in the project at `root` cannot have the name `name`. If it can, return no text."""
    if not all((root / folder).is_dir() for folder in ("cogs", "tests/games", "docs/words")):
        return "here is no copy of the project: run it where cogs, tests and docs lie"
    if not NAME.fullmatch(name):
        return f"{name!r} is no name: two to twenty small letters, digits and _, the first a letter"
    if any(map(keyword.iskeyword, (name, name.title()))) or keyword.issoftkeyword(name):
        return f"{name} is a word of Python's: choose another name"
    if WINDOWS.fullmatch(name):
        return f"{name} is what Windows calls a device: choose another name"
    if name in TAKEN or name in names() or _exists(name, root):
        return f"{name} is taken"
    if re.search(f"^{name}-", (SHARED / "en.ftl").read_text(encoding="utf-8"), re.MULTILINE):
        return f"{name} is taken: texts of the bot begin with {name}-"
    return ""


def _exists(name: str, root: Path) -> bool:
    """Return whether the project already has a folder, module or page that would belong to the new game."""
    places = [root / place.format(name) for place in PLACES.values()]
    return any(place.exists() or place.with_suffix(".py").exists() for place in places)
