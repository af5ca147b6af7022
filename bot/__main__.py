"""The command line: `python -m bot` runs the bot; `python -m bot --help` lists the rest."""

from __future__ import annotations

import argparse
import importlib
import sys

COMMANDS = ("run", "play", "selfplay", "balance", "newgame", "replay", "verify", "backup", "restore", "reckon")


def main() -> int:
    """Run a command and give its exit status."""
    parser = argparse.ArgumentParser(prog="python -m bot", description="Escapade, a Discord bot for five escape games.")
    subparsers = parser.add_subparsers(dest="command", metavar="COMMAND")
    for name in COMMANDS:
        importlib.import_module(f"bot.command.{name}").add(subparsers)
    arguments = parser.parse_args(sys.argv[1:] or ["run"])
    status: int = importlib.import_module(f"bot.command.{arguments.command}").run(arguments)
    return status


if __name__ == "__main__":
    sys.exit(main())
