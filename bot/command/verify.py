"""`python -m bot verify FILE`: check an exported game with the help of its published secret.

With `--page`, the command also writes a web page that makes the same checks in a browser, except those of the rules.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import msgspec

from bot.engine.texts import LANGUAGES, Say, texts
from bot.table.export import Exported
from bot.table.verify import verify
from bot.verifier.page import page


def add(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the command `verify` to `parser`."""
    parser.add_argument("file", type=Path, help="the file that the Verify button gave", nargs="?")
    parser.add_argument(
        "--seal", default="", metavar="HEX", help="the 64 digits in the file seal-TABLE.txt, posted before the deal"
    )
    parser.add_argument(
        "--head",
        default=[],
        action="append",
        metavar="HEX",
        help="what Fair deal ✓ told you during the game; may be repeated",
    )
    parser.add_argument("--language", default="en", choices=LANGUAGES, help="in which the outcome is told")
    parser.add_argument("--page", type=Path, metavar="HTML", help="write the page that checks games in a browser")


def run(arguments: argparse.Namespace) -> int:
    """Check the game. Print whether everything agrees, what this proves, and what it does not prove.

    The exit status is 1 if something does not agree. It is 2 if the file cannot be read or the page cannot be written.
    """
    exported = None
    try:
        if arguments.file is not None:
            exported = msgspec.json.decode(arguments.file.read_bytes(), type=Exported)
            verdict = verify(exported, arguments.seal, arguments.head)
    except (OSError, ValueError, KeyError) as error:
        print(f"{arguments.file} cannot be read as an exported game: {error}", file=sys.stderr)
        return 2
    if arguments.page is not None:
        try:
            arguments.page.write_bytes(page(exported, arguments.language))
        except OSError as error:
            print(f"{arguments.page} cannot be written: {error}", file=sys.stderr)
            return 2
    if exported is None:
        if arguments.page is None:
            print("Name the file that the Verify button gave, or --page HTML.", file=sys.stderr)
            return 2
        return 0
    say = Say(texts(arguments.language))
    for key, said in verdict.said:
        print(say(key, **said))
    return 0 if verdict.agrees else 1
