"""The command line: `python -m bot`, or `escapade` if the package is installed.

If no command is given, it runs the bot. `--help` lists the commands.
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
"""Commands that run until the user stops them.

For an unexpected error in one of them, the whole traceback is printed.
"""

ON_DISCORD = (*LASTING, "doctor")
"""Commands that need discord.py.

They first check that discord.py has the undocumented names listed in `bot/discord_internals.py`.
"""

REFUSED = 2
"""The exit status of a command that cannot run."""


def main() -> int:
    """Run the command that the user has typed and return its exit status."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a pipe on Windows may know fewer letters than names have
    program = "python -m bot" if Path(sys.argv[0]).name == "__main__.py" else "escapade"
    command, *words = _parse_command(program, sys.argv[1:] or ["run"])
    if command in ON_DISCORD and (complaint := _library_problem()):
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
        print(f"{command}: {_cause(error)}.", file=sys.stderr)
        return REFUSED
    except CannotStart as error:
        print(error, file=sys.stderr)
        return error.status
    return status


def _parse_command(program: str, words: Sequence[str]) -> Sequence[str]:
    """Return `words`, the arguments on the command line, if they begin with a command.

    Otherwise print the help, the version or an error, and exit.
    """
    if words[0] in COMMANDS:
        return words
    parser = argparse.ArgumentParser(
        prog=program,
        usage=f"{program} [-h] [--version] COMMAND ...",
        description="Escapade, a Discord bot for five escape games.",
        epilog=f"{_command_list()}\n\n{program} COMMAND --help tells more about a command.",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="version", version=VERSION)
    parser.add_argument("command", nargs="?", help=argparse.SUPPRESS)
    command = parser.parse_known_args(words)[0].command
    near = difflib.get_close_matches(command or "", COMMANDS, 1)
    hint = f" Did you mean {near[0]}?" if near else f" {program} --help lists all."
    parser.error(f"there is no command {command or words[0]}.{hint}")


def _command_list() -> str:
    """Return the list of commands that `--help` prints: in groups, with one command on each line."""
    width = max(map(len, COMMANDS))
    groups = (
        "\n".join([f"{group}:", *(f"  {name:<{width}}  {does}" for name, does in commands.items())])
        for group, commands in GROUPS.items()
    )
    return "\n\n".join(groups)


def _library_problem() -> str:
    """Return a sentence about names that the installed discord.py lacks. It is empty if none is missing."""
    from bot import discord_internals

    return discord_internals.complaint()


def _cause(error: OSError | OverflowError) -> str:
    """Return a text for the user with the cause of an error that a command could not handle."""
    if isinstance(error, OverflowError):
        return "a number is too large"
    named = f"{error.filename} cannot be used: " if error.filename is not None else ""
    return f"{named}{error.strerror or error}"


if __name__ == "__main__":
    sys.exit(main())
