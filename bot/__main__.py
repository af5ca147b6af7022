"""The command line: `python -m bot`, or `escapade` where it is installed, runs the bot; `--help` lists the rest."""

from __future__ import annotations

import argparse
import gc
import importlib
import io
import keyword
import sys
from pathlib import Path
from typing import Any

from bot import discord_internals
from bot.version import VERSION

COMMANDS = (
    "run",
    "play",
    "selfplay",
    "balance",
    "newgame",
    "replay",
    "verify",
    "check",
    "doctor",
    "fault",
    "backup",
    "restore",
    "export",
    "import",
    "reckon",
    "annul",
)

LASTING = ("run", "play")
"""Commands that go on for long. If a fault ends them that nobody thought of, all of it is to be seen."""


def main() -> int:
    """Run a command and give its exit status."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a pipe on Windows may know fewer letters than names have
    if complaint := discord_internals.complaint():  # the commands rely on what it tells of
        print(complaint, file=sys.stderr)
        return 2
    program = "python -m bot" if Path(sys.argv[0]).name == "__main__.py" else "escapade"
    parser = argparse.ArgumentParser(prog=program, description="Escapade, a Discord bot for five escape games.")
    parser.add_argument("--version", action="version", version=VERSION)
    subparsers = parser.add_subparsers(dest="command", metavar="COMMAND")
    gc.disable()  # what is loaded stays
    for name in COMMANDS:
        _module(name).add(subparsers)
    gc.enable()
    from bot.command.run import CannotStart  # the commands have loaded it

    command = ""
    try:
        arguments = parser.parse_args(sys.argv[1:] or ["run"])
        command = arguments.command
        status: int = _module(arguments.command).run(arguments)
    except (OSError, OverflowError) as error:
        if command in LASTING:
            raise
        print(f"{command}: {_why(error)}.", file=sys.stderr)
        return 2
    except CannotStart as error:
        print(error, file=sys.stderr)
        return error.status
    return status


def _why(error: OSError | OverflowError) -> str:
    """Say why a file cannot be used, or that a number is too large for a database or a list."""
    if isinstance(error, OverflowError):
        return "a number is too large"
    named = f"{error.filename} cannot be used: " if error.filename is not None else ""
    return f"{named}{error.strerror or error}"


def _module(command: str) -> Any:
    """Give the module of a command, which has an underscore where its name is a word of Python's."""
    return importlib.import_module(f"bot.command.{command}{'_' if keyword.iskeyword(command) else ''}")


if __name__ == "__main__":
    sys.exit(main())
