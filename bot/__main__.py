"""The command line: `python -m bot`, or `escapade` if it is installed.

Without a command it runs the bot.

`--help` lists the commands.
"""

from __future__ import annotations

import argparse
import difflib
import gc
import io
import sys
from collections.abc import Sequence
from pathlib import Path

from bot.command import COMMANDS, GROUPS, command_module, command_parser
from bot.version import VERSION

LASTING = ("run", "play")
"""Commands that run for long. If an unexpected error ends them, its whole traceback is printed."""

ON_DISCORD = (*LASTING, "doctor")
"""Commands that need the names in `bot/discord_internals.py`."""

REFUSED = 2
"""The exit status for a command that cannot run."""


def main() -> int:
    """Run a command and return its exit status."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a pipe on Windows may know fewer letters than names have
    program = "python -m bot" if Path(sys.argv[0]).name == "__main__.py" else "escapade"
    command, *words = _chosen(program, sys.argv[1:] or ["run"])
    if command in ON_DISCORD and (complaint := _complaint()):
        print(complaint, file=sys.stderr)
        return REFUSED
    gc.disable()  # what is loaded stays
    module = command_module(command)
    gc.enable()
    from bot.command.starting import CannotStart

    try:
        status: int = module.run(command_parser(program, command).parse_args(words))
    except (OSError, OverflowError) as error:
        if command in LASTING:
            raise
        print(f"{command}: {_why(error)}.", file=sys.stderr)
        return REFUSED
    except CannotStart as error:
        print(error, file=sys.stderr)
        return error.status
    return status


def _chosen(program: str, words: Sequence[str]) -> Sequence[str]:
    """Return a command and its arguments.

    Print and exit if they ask for help or the version, or name no command.
    """
    if words[0] in COMMANDS:
        return words
    parser = argparse.ArgumentParser(
        prog=program,
        usage=f"{program} [-h] [--version] COMMAND ...",
        description="Escapade, a Discord bot for five escape games.",
        epilog=f"{_listed()}\n\n{program} COMMAND --help tells more about a command.",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="version", version=VERSION)
    parser.add_argument("command", nargs="?", help=argparse.SUPPRESS)
    command = parser.parse_known_args(words)[0].command
    near = difflib.get_close_matches(command or "", COMMANDS, 1)
    hint = f" Did you mean {near[0]}?" if near else f" {program} --help lists all."
    parser.error(f"there is no command {command or words[0]}.{hint}")


def _listed() -> str:
    """Return the commands in their groups, one on each line."""
    width = max(map(len, COMMANDS))
    groups = (
        "\n".join([f"{group}:", *(f"  {name:<{width}}  {does}" for name, does in commands.items())])
        for group, commands in GROUPS.items()
    )
    return "\n\n".join(groups)


def _complaint() -> str:
    """Return a sentence about what the installed discord.py lacks, or an empty text."""
    from bot import discord_internals

    return discord_internals.complaint()


def _why(error: OSError | OverflowError) -> str:
    """Return why a file cannot be used, or that a number is too large for a database or a list."""
    if isinstance(error, OverflowError):
        return "a number is too large"
    named = f"{error.filename} cannot be used: " if error.filename is not None else ""
    return f"{named}{error.strerror or error}"


if __name__ == "__main__":
    sys.exit(main())
