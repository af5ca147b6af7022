"""Build the page of a replay as a single file.

It contains its program, its texts in all languages and a game.
"""

from __future__ import annotations

import base64
import zlib
from pathlib import Path

from bot.engine.single import data, joined
from bot.engine.texts import LANGUAGES
from bot.installed_games import installed_game

FOLDER = Path(__file__).parent

SCRIPTS = ("read.js", "draw.js", "show.js")

ARGUMENTS = {
    "film-heading": ("table",),
    "film-believed": ("name",),
    "film-sure": ("name",),
    "film-percent": ("percent",),
    "film-worlds": ("worlds",),
    "film-fewer": ("every",),
    "replay-step": ("step", "steps"),
    "replay-unheard": ("name",),
}
"""The names of the arguments of each text on the page, by text key."""

PLAIN = (
    "film-drawing",
    "film-eyes",
    "film-facts",
    "film-install",
    "film-keys",
    "film-larger",
    "film-more",
    "film-nothing",
    "film-old",
    "film-pieces",
    "film-play",
    "film-slider",
    "film-stop",
    "film-touch",
    "film-without",
    "button-replay-back",
    "button-replay-first",
    "button-replay-last",
    "button-replay-on",
    "menu-replay-chapter",
    "page-language",
    "replay-all",
    "replay-beginning",
)


def page(name: str, game: bytes, language: str, link: str = "") -> bytes:
    """Return the replay page of the game `name`. `game` is its `ReplayFile` as JSON.

    The page starts in `language`. It ends with `link`, where the bot can be installed, unless `link` is "".
    """
    parts = {
        "TEXTS": data({each: _texts(name, each) for each in LANGUAGES}),
        "GAME": base64.b64encode(zlib.compress(game, 9)).decode(),
        "LANGUAGE": language if language in LANGUAGES else LANGUAGES[0],
        "LINK": link,
    }
    return joined(FOLDER, SCRIPTS, parts)


def _texts(name: str, language: str) -> dict[str, str]:
    """Return the texts of the replay page in a language, by key. Their arguments are in braces."""
    say = installed_game(name).say(language)
    given = {"game": say(f"{name}-title")}
    filled = {key: say(key, **given, **{each: f"{{{each}}}" for each in names}) for key, names in ARGUMENTS.items()}
    return filled | {key: say(key) for key in PLAIN}
