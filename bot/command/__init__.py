"""The commands of `python -m bot`, with one module for each command.

In each module, the function `add` adds the command's arguments to a parser, and `run` returns the exit status. A module
is imported only if its command is given. So `--help` and a nightly `backup` start quickly.
"""

from __future__ import annotations

import argparse
import importlib
import keyword
from typing import Any

GROUPS = {
    "Run the bot": {
        "run": "run the bot (the default); settings in .env or the environment",
        "doctor": "see whether Discord does what the bot assumes, in an empty channel",
    },
    "Play here": {
        "play": "play on this machine, without Discord",
    },
    "Copies and moves": {
        "backup": "copy the database, also while the bot runs",
        "restore": "go back to a copy of the database; the bot must be stopped",
        "export": "write the database into a file for another one; the bot must be stopped",
        "import": "take what `export` has written into an empty database; the bot must be stopped",
    },
    "Look into games": {
        "check": "see that every live table can be played on under this release",
        "replay": "print a game's log in words and run it again, or write it as a page",
        "verify": "check an exported game: every shuffle and every move",
        "fault": "print what a player has reported under a reference",
    },
    "Results": {
        "reckon": "make statistics and ratings again; the bot must be stopped",
        "annul": "let an ended game count for no rating, statistics or achievement; the bot must be stopped",
    },
    "Make games": {
        "newgame": "begin a new game: a small one that works and passes every test",
        "checkgame": "run all that concerns one game, stop at the first failure and say what to do",
        "lesson": "record a lesson while you play, for its game.toml",
        "selfplay": "play computer games and print one line of JSON",
        "balance": "play computer games and print the means of a title's figures",
    },
    "Shell": {
        "completion": "print what lets bash or zsh complete commands",
    },
}
"""The description of each command, in the groups in which `--help` lists the commands."""

COMMANDS = {name: does for group in GROUPS.values() for name, does in group.items()}
"""The description of each command, without groups."""


def command_module(command: str) -> Any:
    """Import and return the module of a command.

    If the name of the command is a Python keyword, the name of its module ends in an underscore.
    """
    return importlib.import_module(f"bot.command.{command}{'_' if keyword.iskeyword(command) else ''}")


def command_parser(program: str, command: str) -> argparse.ArgumentParser:
    """Return the parser for the arguments of a command.

    `program` is the name under which the bot was started.
    """
    does = COMMANDS[command]
    parser = argparse.ArgumentParser(prog=f"{program} {command}", description=f"{does[0].upper()}{does[1:]}.")
    command_module(command).add(parser)
    return parser
