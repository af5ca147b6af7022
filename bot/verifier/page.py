"""Build the checking page as a single file.

It contains its program, its texts in all languages and maybe a game.
"""

from __future__ import annotations

from pathlib import Path

from bot.engine.single import data, joined
from bot.engine.texts import LANGUAGES, Say, texts
from bot.table.export import Exported
from bot.table.verify import HEAD, SHORTEST

FOLDER = Path(__file__).parent

SCRIPTS = ("blake2b.js", "draws.js", "check.js", "show.js")

ARGUMENTS = {
    "verify-kept-seal": ("seal", "kept"),
    "verify-chance": ("version",),
    "verify-link": ("version",),
    "verify-head": ("head",),
    "verify-note-words": ("words",),
    "verify-note-lost": ("round",),
    "verify-note-beacon": ("round", "randomness", "when", "address"),
    "verify-note-seal-short": ("seal", "digits"),
    "verify-note-seal-open": ("seal",),
    "verify-note-head-given": ("count",),
    "page-agrees": ("moves", "draws"),
    "page-about": ("game", "moves"),
    "page-unreadable": ("why",),
}
"""The names of the arguments of each text on the page, by text key."""

PLAIN = (
    "verify-seal",
    "verify-note-house",
    "verify-note-seal-given",
    "verify-note-head-open",
    "page-title",
    "page-lead",
    "page-file",
    "page-seal",
    "page-seal-where",
    "page-heads",
    "page-heads-where",
    "page-check",
    "page-rules",
    "page-no-game",
    "page-no-crypto",
    "page-self-test",
    "page-kept-wrong",
    "page-language",
)


def page(exported: Exported | None, language: str) -> bytes:
    """Return the checking page, which starts in `language`. Without a game, the reader chooses a file."""
    parts = {
        "TEXTS": data({each: _texts(each) for each in LANGUAGES}),
        "LEAST": data({"seal": SHORTEST, "head": HEAD}),
        "GAME": data(exported),
        "LANGUAGE": language if language in LANGUAGES else LANGUAGES[0],
    }
    return joined(FOLDER, SCRIPTS, parts)


def _texts(language: str) -> dict[str, str]:
    """Return the texts of the checking page in a language, by key. Their arguments are in braces."""
    say = Say(texts(language))
    filled = {key: say(key, **{name: f"{{{name}}}" for name in names}) for key, names in ARGUMENTS.items()}
    return filled | {key: say(key) for key in PLAIN}
